"""The repository as a stranger finds it."""

import ast
import json
import re
import signal
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest

from consigliere import words
from consigliere.games import GAMES

ROOT = Path(__file__).parents[1]
LOCKS = [f"requirements{kind}.lock" for kind in ("", "-build", "-dev", "-bench", "-ray")]


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_have_hashes_and_no_hosts(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "--hash=sha256:" in text
    assert not re.search(r"://|index-url|find-links| @ ", text)


def test_the_citation_names_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    cited = dict(re.findall(r"^([a-z-]+): (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE))
    assert (cited["version"], cited["license"]) == (project["version"], project["license"])
    assert {"cff-version", "message", "title", "abstract"} <= cited.keys()


def test_dev_serve_is_the_server_process_and_says_where_it_answers_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "dev.py", "serve", "--no-build", "--port", "0", "--database", str(tmp_path / "serve.db")]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        line = next(line for line in server.stdout if "http://" in line)
        address = line[line.index("http://") :].strip()
        with urllib.request.urlopen(f"{address}/health") as answer:
            assert json.load(answer)["status"] == "ok"
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0
    finally:
        server.kill()
        server.communicate()


PARTS = ("core", "bots", "arena", "research", "server", "client", "cli")
WITHOUT_GAMES = [*(f"src/consigliere/{part}" for part in PARTS), "web/src/lib", "web/src/pages", "web/src/table"]
"""Folders that serve every game and so name none; not all of them are there yet."""
TEXT = {".py", ".ftl", ".toml", ".ts", ".tsx", ".js", ".svelte", ".css", ".html"}


def names_of_games() -> set[str]:
    """What the registry and the folders call the games, and the letters of their rule ids."""
    found = {*GAMES, *(folder.module for folder in GAMES.values()), *(folder.game for folder in GAMES.values())}
    chapters = [next(message for message in words.ids(game) if message.startswith("chapter-")) for game in GAMES]
    prefixes = {chapter.split("-")[1] for chapter in chapters}
    return {name.lower() for name in found} | {rf"{prefix.lower()}-\d" for prefix in prefixes}


def lines_that_name(wanted: set[str], folders: list[str]) -> list[str]:
    """Where one of the names stands as a word."""
    pattern = re.compile(rf"(?<![a-z])({'|'.join(sorted(wanted))})(?![a-z])", re.IGNORECASE)
    found = [file for folder in folders for file in sorted((ROOT / folder).rglob("*")) if file.suffix in TEXT]
    files = [file for file in found if "site" not in file.parts]  # the built client holds the boards, too
    return [
        f"{file.relative_to(ROOT)}:{n}: {line.strip()}"
        for file in files
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_nothing_that_serves_all_games_names_one() -> None:
    assert {"la-famiglia", "la_famiglia", "corleone", "signorie", r"lf-\d", r"ce-\d", r"si-\d"} <= names_of_games()
    assert lines_that_name(names_of_games(), WITHOUT_GAMES) == []
    assert lines_that_name(names_of_games(), ["src/consigliere/games"]), "the search finds nothing where much is"


# ---- imports

LONGEST_CYCLE = 4  # modules


def imports(folder: Path) -> dict[str, set[str]]:
    """Every module below a folder, and the modules among them that it imports, for types and inside functions too."""
    files = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    graph: dict[str, set[str]] = {}
    for module, file in files.items():
        named: set[str] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                named.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                named |= {name if name in files else node.module for name in inner}
        graph[module] = (named & files.keys()) - {module}
    return graph


def longest_cycle(graph: dict[str, set[str]]) -> set[str]:
    """The largest set of modules that all import each other, directly or through others."""
    reached: dict[str, set[str]] = {}
    for module in graph:
        seen, waiting = set[str](), [module]
        while waiting:
            new = graph[waiting.pop()] - seen
            seen |= new
            waiting += new
        reached[module] = seen
    cycles = [{other for other in seen if module in reached[other]} for module, seen in reached.items()]
    return max(cycles, key=len)


def test_no_import_cycle_is_long() -> None:
    cycle = longest_cycle(imports(ROOT / "src"))
    assert len(cycle) <= LONGEST_CYCLE, sorted(cycle)


def test_a_long_import_cycle_would_be_noticed(tmp_path: Path) -> None:
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "__init__.py").write_text("")
    lines = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from package import {}\n"
    for n in range(5):
        text = lines.format(f"m{(n + 1) % 5}") if n else "def f():\n    from package.m1 import x\n"
        (tmp_path / "package" / f"m{n}.py").write_text(text)
    (tmp_path / "package" / "apart.py").write_text("import package.m0\n")
    assert longest_cycle(imports(tmp_path)) == {f"package.m{n}" for n in range(5)}
