"""Which tests carry a rule's id, and where the game's code applies it."""

import ast
import io
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from consigliere.core.errors import Mistake
from consigliere.core.files import read_toml
from consigliere.rulebook import Rulebook, is_ruling
from consigliere.words import game_folder

EXPLAINED = Path("rules", "explained.toml")
"""Why a rule has no place of its own in the code, or no test: `why`, or `code` and `tests` apart."""


@dataclass
class Cover:
    """What carries one rule."""

    id: str
    tests: list[str] = field(default_factory=list)
    code: list[str] = field(default_factory=list)
    explained: dict[str, str] = field(default_factory=dict)
    empty: list[str] = field(default_factory=list)


@dataclass
class Coverage:
    """What carries each rule of a game; `unknown` names ids that stand somewhere and do not exist."""

    game: str
    tests_found: bool
    rules: list[Cover]
    unknown: dict[str, list[str]]

    def empty(self) -> list[Cover]:
        """The rules without a test or a place in the code, and without an explanation."""
        return [cover for cover in self.rules if cover.empty]


def coverage(book: Rulebook, root: Path | None) -> Coverage:
    """Look through the game's folder and, below the project's root, through its tests."""
    folder = game_folder(book.game)
    covers = {rule: Cover(rule) for rule in book.all()}
    unknown: dict[str, list[str]] = defaultdict(list)
    for rule, place in in_code(book, folder):
        (covers[rule].code if rule in covers else unknown[rule]).append(place)
    for rule, test in in_tests(book, root) if root else ():
        (covers[rule].tests if rule in covers else unknown[rule]).append(test)
    reasons = explanations(folder / EXPLAINED, covers)
    for cover in covers.values():
        cover.explained = reasons.get(cover.id, {})
        looked_at = {"tests": cover.tests, "code": cover.code} if root else {"code": cover.code}
        cover.empty = [what for what, matches in looked_at.items() if not matches and what not in cover.explained]
    return Coverage(book.game, root is not None, list(covers.values()), dict(unknown))


def project_root() -> Path | None:
    """The folder with src and tests, if the package runs from its sources."""
    root = Path(__file__).parents[3]
    return root if (root / "tests" / "scenarios").is_dir() else None


def in_code(book: Rulebook, folder: Path) -> Iterator[tuple[str, str]]:
    """Each rule id in the game's source, with file and line."""
    above = folder.parents[2]
    root = above.parent if above.name == "src" else above
    for file in sorted(folder.rglob("*.py")):
        place = file.relative_to(root).as_posix()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for rule in dict.fromkeys(book.mentioned(line)):
                yield rule, f"{place}:{number}"


def in_tests(book: Rulebook, root: Path) -> Iterator[tuple[str, str]]:
    """Each rule id a scenario lists, or a test function has in its name, docstring or comments."""
    for file in sorted((root / "tests" / "scenarios" / book.game).rglob("*.toml")):
        for rule in _in_scenario(book, file):
            yield rule, file.relative_to(root).as_posix()
    for file in sorted((root / "tests").rglob("test_*.py")):
        place = file.relative_to(root).as_posix()
        own = book.game.replace("-", "_") in place.replace("-", "_")
        for name, said in _test_functions(file):
            for rule in dict.fromkeys([*book.named(name, own), *book.mentioned(said, own)]):
                yield rule, f"{place}::{name}"


def explanations(file: Path, known: dict[str, Cover]) -> dict[str, dict[str, str]]:
    """Per rule, why it has no code or no test."""
    reasons: dict[str, dict[str, str]] = {}
    for rule, entry in (read_toml(file) if file.is_file() else {}).items():
        if rule not in known or not isinstance(entry, dict) or not entry or set(entry) - {"why", "code", "tests"}:
            raise Mistake("mistake-explained", file=str(file), rule=rule)
        given = {"code": entry["why"], "tests": entry["why"]} if "why" in entry else {}
        reasons[rule] = given | {what: reason for what, reason in entry.items() if what != "why"}
    return reasons


def _in_scenario(book: Rulebook, file: Path) -> list[str]:
    rules = read_toml(file).get("rules", [])
    if not isinstance(rules, list):
        raise Mistake("mistake-scenario-rules", file=str(file))
    return list(dict.fromkeys(rule for entry in rules for rule in book.mentioned(str(entry))))


def _test_functions(file: Path) -> Iterator[tuple[str, str]]:
    """Each test function's name with its docstring and comments, those at its decorators included."""
    text = file.read_text(encoding="utf-8")
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            lines = range(first, (node.end_lineno or first) + 1)
            said = [ast.get_docstring(node) or "", *(comments[line] for line in lines if line in comments)]
            yield node.name, "\n".join(said)


def kind(rule: str) -> str:
    """`rule` or `ruling`."""
    return "ruling" if is_ruling(rule) else "rule"
