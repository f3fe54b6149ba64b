"""Numbers have names: slots of frames, and moves.

A frame (a list of ints on the stack) is made by one function and read through the names of its slots; only a game's
notation.py knows how a move becomes an int and back. This test reads the source of every game and finds what does
otherwise.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import consigliere

PACKAGE = Path(consigliere.__file__).parent
GAMES = PACKAGE / "games"
FRAMES = {"f", "frame", "turn", "top"}  # what a frame is called; also every name that ends with _frame
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift, ast.BitAnd)
ORDERING = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


# ---- frames


def name_of(node: ast.expr) -> str:
    """The last part of a name: 'stack' of `s.stack`; nothing for other expressions."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_frame(node: ast.expr) -> bool:
    """Whether an expression is a frame, by its name or by where it comes from."""
    if isinstance(node, ast.Subscript):
        return name_of(node.value) == "stack"
    name = name_of(node.func) if isinstance(node, ast.Call) else name_of(node) if isinstance(node, ast.Name) else ""
    return name.endswith("_frame") or (name in FRAMES and isinstance(node, ast.Name))


def is_number(node: ast.expr | None) -> bool:
    """Whether an expression is a number and nothing else."""
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def literal_slots(tree: ast.Module) -> Iterator[ast.AST]:
    """Slots of frames that are read or written by their number, or by unpacking the frame."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and is_frame(node.value):
            at = node.slice
            parts = [at.lower, at.upper] if isinstance(at, ast.Slice) else [at]
            if any(is_number(part) for part in parts):
                yield node
        elif isinstance(node, ast.Assign) and is_frame(node.value):
            if any(isinstance(target, ast.Tuple) for target in node.targets):
                yield node


def codes_of(trees: list[ast.Module]) -> set[str]:
    """The constants that number the steps: the first of each pair in the `STEPS` of the chapters."""
    codes = set()
    for node in (node for tree in trees for node in tree.body):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.List):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if name_of(target) == "STEPS":
                codes |= {name_of(pair.elts[0]) for pair in node.value.elts if isinstance(pair, ast.Tuple)}
    return codes


def frames_made(tree: ast.Module, codes: set[str]) -> Iterator[tuple[str, ast.AST]]:
    """The lists that begin with the code of a step and go on with a seat: the step, and where."""
    for node in ast.walk(tree):
        if isinstance(node, ast.List) and node.elts and name_of(node.elts[0]) in codes:
            if not all(name_of(part) in codes for part in node.elts) or len(node.elts) == 1:
                yield name_of(node.elts[0]), node


# ---- moves


def verb_constants(notation: ast.Module) -> set[str]:
    """The constants that name a verb: the third of each row of VERBS."""
    for node in notation.body:
        if isinstance(node, ast.AnnAssign) and name_of(node.target) == "VERBS" and isinstance(node.value, ast.List):
            return {name_of(row.elts[2]) for row in node.value.elts if isinstance(row, ast.Tuple)}
    raise AssertionError("notation.py has no list VERBS")


def imported_from(tree: ast.Module, module: str) -> dict[str, str]:
    """The names a module imports from another one of its game, as they are called here."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[2] == module:
            found.update({alias.asname or alias.name: alias.name for alias in node.names})
    return found


def move_arithmetic(tree: ast.Module, verbs: set[str]) -> Iterator[ast.AST]:
    """Calculations with the constant of a verb, or with a move."""
    imported = imported_from(tree, "notation")

    def is_verb(node: ast.expr) -> bool:
        if isinstance(node, ast.Attribute):
            return name_of(node.value) == "notation" and node.attr in verbs
        if isinstance(node, ast.Subscript):
            return name_of(node.value) == "VERB"
        return isinstance(node, ast.Name) and imported.get(node.id) in verbs

    def is_move(node: ast.expr) -> bool:
        return is_verb(node) or (isinstance(node, ast.Name) and node.id == "move")

    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ARITHMETIC):
            if is_move(node.left) or is_move(node.right):
                yield node
        elif isinstance(node, ast.AugAssign) and (is_move(node.target) or is_verb(node.value)):
            yield node
        elif isinstance(node, ast.Compare) and any(isinstance(op, ORDERING) for op in node.ops):
            if any(is_verb(part) for part in [node.left, *node.comparators]):
                yield node
        elif isinstance(node, ast.Call) and name_of(node.func) == "range" and any(is_verb(part) for part in node.args):
            yield node


# ---- all games


def lines(nodes: Iterable[ast.AST]) -> list[str]:
    return [f"line {getattr(node, 'lineno', 0)}: {ast.unparse(node)}" for node in nodes]


def findings(source: str, verbs: set[str], is_notation: bool) -> list[str]:
    """What a module writes as a number that has a name."""
    tree = ast.parse(source)
    return [*lines(literal_slots(tree)), *([] if is_notation else lines(move_arithmetic(tree, verbs)))]


def folders() -> list[Path]:
    return sorted(path.parent for path in GAMES.glob("*/notation.py"))


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def verbs_of(path: Path) -> set[str]:
    """The verbs of the game a module belongs to."""
    folder = GAMES / path.relative_to(GAMES).parts[0]
    return verb_constants(ast.parse((folder / "notation.py").read_text(encoding="utf-8")))


ALL = [path.relative_to(GAMES).as_posix() for folder in folders() for path in modules(folder)]


@pytest.mark.parametrize("module", ALL)
def test_slots_and_moves_have_names(module: str) -> None:
    path = GAMES / module
    found = findings(path.read_text(encoding="utf-8"), verbs_of(path), path.name == "notation.py")
    assert found == []


def test_the_core_names_its_slots() -> None:
    for path in modules(PACKAGE / "core"):
        assert findings(path.read_text(encoding="utf-8"), set(), path.name == "moves.py") == [], path.name


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_every_frame_is_made_in_one_place(folder: Path) -> None:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in modules(folder)}
    codes = codes_of([*trees.values()])
    assert len(codes) > 10
    made: dict[str, list[str]] = {}
    for path, tree in trees.items():
        for code, node in frames_made(tree, codes):
            made.setdefault(code, []).append(f"{path.name}, {lines([node])[0]}")
    assert {code: places for code, places in made.items() if len(places) > 1} == {}


# ---- the test itself

BAD = """
from consigliere.games.any.notation import AREA, SHOOT as FIRE
from consigliere.games.any import notation
f[0] = 1
frame[-1]
turn_frame(s)[3] = 1
s.stack[-1][6] = 1
stack[0][1:3]
order_frame[2]
_, seat = f
area = move - AREA
AREA + area
notation.AREA + 1
range(FIRE, 9)
move % 5
if AREA <= move < 9: pass
VERB[move] + 1
move += 1
"""

GOOD = """
from consigliere.games.any import notation
from consigliere.games.any.frames import AREA
f[AREA] = s.stack[-1][CODE]
copy = f[:]
parts[0], s.stack[0], s.florins[1], deal.turn[0], begin.turn(s)[1]
row = AREA + 1
n + notation.PAWNS
found = notation.area(3) if notation.VERB[move] == notation.AREA else moves[0]
move != notation.DONE and 0 <= move < count
"""


def test_every_bad_line_is_found() -> None:
    found = findings(BAD, {"AREA", "SHOOT"}, False)
    wanted = [f"line {n}" for n in range(4, len(BAD.splitlines()) + 1)]
    assert sorted(line.partition(":")[0] for line in found) == sorted(wanted)


def test_good_lines_are_left_alone() -> None:
    assert findings(GOOD, {"AREA", "SHOOT"}, False) == []


def test_notation_may_calculate_with_moves() -> None:
    assert findings("def area_of(move: int) -> int:\n    return move - AREA\n", {"AREA"}, True) == []


def test_a_frame_made_twice_is_found() -> None:
    tree = ast.parse("s.push([TURN, seat, 0])\ns.swap([TURN, seat, 1])\nask([TURN, DRAW])\n[seat, TURN]\n")
    assert [code for code, _ in frames_made(tree, {"TURN", "DRAW"})] == ["TURN", "TURN"]


# ---- frames in views

FRAMES_OF_A_VIEW = re.compile(r"""step(?:["']\])?(?:\?|!)?(?:\.stack\b|\[["']stack["']\])""")
WEB = Path(__file__).parents[2] / "web" / "src"


def test_only_imagine_reads_the_frames_of_a_view() -> None:
    sources = [*PACKAGE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    assert len(sources) > 300
    reading = [file for file in sources if FRAMES_OF_A_VIEW.search(file.read_text(encoding="utf-8"))]
    assert reading == [PACKAGE / "core" / "game.py"]


@pytest.mark.parametrize("line", ['view["step"]["stack"][-1]', 'step["stack"]', "view.step?.stack[0]", "step!.stack"])
def test_reading_frames_of_a_view_is_found(line: str) -> None:
    assert FRAMES_OF_A_VIEW.search(line)


@pytest.mark.parametrize("line", ['table["stack"]', "s.stack[-1]", "on.stack", "state.step.stacked"])
def test_other_stacks_are_left_alone(line: str) -> None:
    assert not FRAMES_OF_A_VIEW.search(line)
