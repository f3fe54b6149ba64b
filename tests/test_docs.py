"""The documentation does what it says: its code runs, its commands work, and what it points to is there."""

import ast
import contextlib
import io
import os
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli.main import main

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMAND = "python3 dev.py run "
SHOWN = re.compile(r"^\$ (?:python3 dev\.py run|consigliere) (.*)\n((?:[^$\n].*\n)*)", re.MULTILINE)
SKIPPED = {
    "play la-famiglia": "a person plays",
    "play signorie --level hard": "a person plays",
    "play signorie --seats human,easy,expert": "a person plays",
    "play signorie --seats human,my_bot.py:MyBot": "a person plays",
    "record show FILE": "FILE is the reader's; docs/python.md shows a record of its own",
    "bot join LINK --bot my_bot.py:MyBot": "needs a server; tests/server/bots/test_bot_join.py plays a whole game",
    'bot join LINK --bot "command:node any_language.mjs"': "the same test file does it",
    "admin tables": "needs a server's database; see tests/server/storage/test_admin.py",
    "admin close TABLE": "the same",
    "admin invite --count 3": "the same; see tests/server/people/test_creation_policy.py",
    "admin guests": "the same",
    "admin uninvite PERSON": "the same",
    "admin forget PERSON": "the same; see tests/server/people/test_forget.py",
    "admin backup FILE": "the same",
    "admin restore FILE --database OTHER": "the same",
}
"""Commands of the docs that are not run here, and why."""
FEW_GAMES = "1"  # instead of the hundreds a reader is told to play
FEW_FILES = 5
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE_NAME = re.compile(r"^# ([\w-]+\.(?:py|toml))\n")
QUOTE = re.compile(r"^# from (\S+)\n")
GIVES = re.compile(r"  # → (.*)$")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
PATH = re.compile(r"`((?:src|tests|web|docs|benchmarks)/[^`\s]*)`")


@dataclass(frozen=True)
class Block:
    """A fenced block of a page: where it begins, its language, its text."""

    line: int
    language: str
    text: str


def blocks(page: str) -> list[Block]:
    """All fenced blocks of a page, in order."""
    return [Block(page.count("\n", 0, m.start()) + 2, m[1], m[2]) for m in FENCE.finditer(page)]


def commands(block: Block) -> list[str]:
    """What a block tells the reader to give to the `consigliere` command, without comments."""
    lines = block.text.replace("\\\n", " ").splitlines()
    found = [line.removeprefix(COMMAND).split(" #")[0] for line in lines if line.startswith(COMMAND)]
    return [" ".join(command.split()) for command in found if "…" not in command]


def small(words: list[str]) -> list[str]:
    """A command with few games instead of many, and without further processes."""
    few = {
        "simulate": ["-n", FEW_GAMES],
        "learn": ["-n", FEW_GAMES, "--bots", "random"],
        "arena": ["--games", FEW_GAMES, "--workers", "0"],
    }.get(words[0])
    if few is None:
        return words
    for option in ("-n", "--workers", *few[::2]):
        if option in words:
            at = words.index(option)
            words = words[:at] + words[at + 2 :]
    return [*words, *few]


def run_python(block: Block, page: str, names: dict[str, Any]) -> None:
    """Runs a block statement by statement; what a line is said to give must come out."""
    lines = ("\n" * (block.line - 1) + block.text).splitlines()
    for statement in ast.parse("\n".join(lines)).body:
        said = GIVES.search(lines[(statement.end_lineno or 0) - 1])
        if isinstance(statement, ast.Expr) and said:
            found = eval(compile(ast.Expression(statement.value), page, "eval"), names)
            assert repr(found) == said[1], f"{page}:{statement.lineno}"
        else:
            assert not said, f"{page}:{statement.lineno}: only an expression gives something"
            exec(compile(ast.Module([statement], []), page, "exec"), names)


def check_quote(block: Block, source: str, page: str) -> None:
    """Every line of the block stands in the source, in this order; a line … stands for others."""
    rest = [line.strip() for line in source.splitlines()]
    for line in filter(None, map(str.strip, block.text.splitlines()[1:])):
        if line == "…":
            continue
        assert line in rest, f"{page}:{block.line}: {line!r} does not stand there, or not in this order"
        rest = rest[rest.index(line) + 1 :]


def run_command(command: str, page: str) -> None:
    """Runs a command in a small size; it must succeed."""
    if command in SKIPPED:
        return
    words = small([word for part in shlex.split(command) for word in expanded(part)])
    assert main(words) == 0, f"{page}: {command}"


def check_shown(command: str, said: str, page: str) -> None:
    """A command answers as a page shows it, but for the breaks and numbers of lines."""
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(shlex.split(command)) == 0, f"{page}: {command}"
    answer, wanted = (re.sub(r":\d+", "", text).split() for text in (out.getvalue(), said))
    assert wanted == answer[: len(wanted)], f"{page}: {command} answers {out.getvalue()}"


def expanded(word: str) -> list[str]:
    """A word as a shell hands it on, a few files where it hands on many."""
    return sorted(str(path) for path in Path().glob(word))[:FEW_FILES] if "*" in word else [word]


def run_page(text: str, page: str) -> None:
    """All blocks of a page in order: files are written, quotes compared, Python and commands run, here and now."""
    names: dict[str, Any] = {"__name__": page}
    for block in blocks(text):
        file, quote = FILE_NAME.match(block.text), QUOTE.match(block.text)
        if quote:
            check_quote(block, (ROOT / quote[1]).read_text(encoding="utf-8"), page)
        elif file and block.language in ("python", "toml"):
            Path(file[1]).write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            run_python(block, page, names)
        else:
            for command in commands(block):
                run_command(command, page)
            for command, said in SHOWN.findall(block.text):
                check_shown(command, said, page)


@pytest.fixture
def _desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of one's own in which the repository's tests can be named as in a checkout."""
    os.symlink(ROOT / "tests", tmp_path / "tests")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("_desk")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_tells_to_do_works(page: Path) -> None:
    run_page(page.read_text(encoding="utf-8"), page.name)


def test_every_skipped_command_stands_in_a_page() -> None:
    there = {command for page in PAGES for block in blocks(page.read_text("utf-8")) for command in commands(block)}
    assert [command for command in SKIPPED if command not in there] == []


@pytest.mark.usefixtures("_desk")
@pytest.mark.parametrize(
    "wrong",
    [
        "```python\n1 + 1  # → 3\n```\n",
        "```python\nraise ValueError\n```\n",
        "```python\n# from dev.py\nimport nothing\n```\n",
        "```sh\npython3 dev.py run rules signorie SI-99.9   # a rule that is not there\n```\n",
        "```\n$ python3 dev.py run games\nchess: Chess\n```\n",
        "```\npython3 dev.py run simulate signorie --bots nobody.py:Nobody -n 1000\n```\n",
    ],
)
def test_a_page_that_is_wrong_fails(wrong: str) -> None:
    with pytest.raises((AssertionError, ValueError)):
        run_page(f"# A page\n\n{wrong}", "wrong.md")


# ---- what pages point to


def anchors(page: Path) -> set[str]:
    """The names under which the headings of a page can be linked to."""
    heads = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def exists(path: str) -> bool:
    """Whether a path of the docs is there; <game> or GAME stands for a game's folder, LANG or a * for anything."""
    return any(ROOT.glob(re.sub("<game>|GAME|LANG", "*", path).rstrip("/")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_that_is_named_is_there(page: Path) -> None:
    assert [path for path in PATH.findall(page.read_text(encoding="utf-8")) if not exists(path)] == []


def test_the_way_of_a_click_names_functions_that_are_there() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    way = page[page.index("### One click") : page.index("### A log line")]
    rows = re.findall(r"^\| `([^`]+)` \| (.*) \|$", way, re.MULTILINE)
    assert len(rows) > 10
    for file, told in rows:
        source = (ROOT / file).read_text(encoding="utf-8")
        named = [name for name in re.findall(r"`([\w.]+)`", told) if name != "update"]
        assert [name for name in named if not re.search(rf"\b{re.escape(name)}\b", source)] == [], file


def test_a_game_has_what_the_page_about_a_new_one_asks_for() -> None:
    page = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
    places = ["", "src/consigliere/games/signorie/", "tests/games/signorie/", "web/src/games/signorie/"]
    named = re.findall(r"`([\w<>/.]+(?:\.(?:py|toml|ftl|svelte)|/))`", page)
    assert len(named) > 30
    assert [path for path in named if not any(exists(place + path) for place in places)] == []
