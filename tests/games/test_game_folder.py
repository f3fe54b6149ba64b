"""Every game provides all that `GameFolder` names, each part with the functions its protocol names.

Signatures are read from the source, since compiled functions do not show theirs: same parameters with the same types,
where the protocol says State a game says its own state.
"""

import ast
import inspect
from pathlib import Path
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere.core.game import Game
from consigliere.core.pack import load
from consigliere.core.state import State
from consigliere.core.statistics import Statistics
from consigliere.core.vocabulary import Vocabulary
from consigliere.games import Audit, Baseline, Drawing, GameFolder, get
from consigliere.terminal_style import Ink

every_game = pytest.mark.parametrize("name", consigliere.games())
PARTS = {"part", "rules", "check", "audit", "vocabulary", "scenario_words", "statistics", "view_types", "heuristics"}
PARTS |= {"measured", "baseline", "drawing", "words", "features", "picture", "aids", "standings"}
OF_THE_PACK = "check/pack.py"  # where `check` stands

Signature = tuple[list[str], str]


def functions(protocol: type) -> dict[str, Signature]:
    """The functions a protocol names, with the types of their parameters and what they return."""
    source = ast.parse(inspect.getsource(protocol)).body[0]
    assert isinstance(source, ast.ClassDef)
    return {node.name: signature(node, 1) for node in source.body if isinstance(node, ast.FunctionDef)}


def signature(node: ast.FunctionDef, skip: int) -> Signature:
    """The types of a function's parameters and of its result, as they are written."""
    given = node.args.args[skip:]
    types = [ast.unparse(arg.annotation) if arg.annotation else "" for arg in given]
    return types, ast.unparse(node.returns) if node.returns else ""


def differences(wanted: dict[str, Signature], source: str, state: str) -> list[str]:
    """What a module lacks, or has otherwise than a protocol says."""
    found = {node.name: signature(node, 0) for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}
    wrong = []
    for name, (types, returns) in wanted.items():
        expected = ([state if kind == "State" else kind for kind in types], returns)
        if name not in found:
            wrong.append(f"{name} is missing")
        elif found[name] != expected:
            wrong.append(f"{name} is {found[name]}, not {expected}")
    return wrong


def source(folder: GameFolder, file: str) -> str:
    return (folder.path / file).read_text(encoding="utf-8")


def state_of(name: str) -> str:
    """What a game's modules call the class of its states."""
    return type(consigliere.game(name).fresh()).__name__


def test_the_parts_are_those_this_test_walks_through() -> None:
    assert {part for part in vars(GameFolder) if not part.startswith("_")} == PARTS


@every_game
def test_a_folder_has_every_part(name: str) -> None:
    folder = get(name)
    game = folder.rules(load(folder.path / "pack"))
    assert isinstance(game, Game)
    assert game.name == name
    assert folder.path.name == folder.module == name.replace("-", "_")
    assert isinstance(folder.vocabulary, Vocabulary)
    for seats in game.seats:
        assert isinstance(folder.statistics(game, seats, "en"), Statistics)
    folder.check(game.pack)
    for file in folder.words("en"):
        assert file.is_file()
        assert file.stat().st_size


@every_game
def test_a_mind_has_what_a_bot_asks_for(name: str) -> None:
    folder, game = get(name), consigliere.game(name)
    for seats in game.seats:
        heuristics = folder.heuristics(game, seats)
        state: State = game.start(seats, seed=1)
        seat = state.actors[0]
        candidates = heuristics.candidates(state.copy(), seat)
        assert {move for move, _ in candidates} <= {*state.moves(seat), *state.side_moves(seat)}
        assert candidates == sorted(candidates, key=lambda candidate: -candidate[1])
        assert heuristics.policy(state.copy(), seat, Random(1)) in state.moves(seat)
        line = state.copy()
        heuristics.play_on(line, seat, 1, Random(1))
        assert line.actors != [] or line.over
        assert line.to_json() != state.to_json()
        assert all(0 <= value <= 1 for value in heuristics.values(line))
        assert len(heuristics.values(line)) == seats
        assert len(heuristics.features(line, seat)) == len(heuristics.feature_names())
        assert heuristics.simulations_per_ms > 0
        assert heuristics.is_sealed(state, seat) in (False, True)


@every_game
def test_a_baseline_has_what_the_greedy_bot_asks_for(name: str) -> None:
    folder, game = get(name), consigliere.game(name)
    assert differences(functions(Baseline), source(folder, "baseline/greedy.py"), state_of(name)) == []
    state: State = game.start(seed=1)
    seat = state.actors[0]
    promising = folder.baseline.promising(state.copy(), seat, state.moves(seat))
    assert promising
    assert set(promising) <= set(state.moves(seat))
    assert folder.baseline.samples(state.copy(), 2) > 0


@every_game
def test_an_audit_has_what_the_arena_asks_for(name: str) -> None:
    folder, game = get(name), consigliere.game(name)
    assert differences(functions(Audit), source(folder, "check/audit.py"), state_of(name)) == []
    state: State = game.start(seed=1)
    assert folder.audit.audit(state) == []
    assert len(folder.audit.money_of(state)) == state.seats


@every_game
def test_a_check_of_packs_takes_a_pack(name: str) -> None:
    assert differences({"check": (["Pack"], "None")}, source(get(name), OF_THE_PACK), "") == []


def drawing_differences(drawing: Any) -> list[str]:
    """What a drawing lacks, or asks for otherwise than the protocol says."""
    wrong = [] if isinstance(getattr(drawing, "pages", None), tuple) else ["pages is missing"]
    for method in functions(Drawing):
        wanted = list(inspect.signature(getattr(Drawing, method)).parameters)[1:]
        found = getattr(drawing, method, None)
        if found is None:
            wrong.append(f"{method} is missing")
        elif list(inspect.signature(found).parameters) != wanted:
            wrong.append(f"{method} takes {list(inspect.signature(found).parameters)}, not {wanted}")
    return wrong


@every_game
def test_a_drawing_has_what_a_terminal_asks_for(name: str) -> None:
    drawing = get(name).drawing(consigliere.game(name).pack, Ink())
    assert drawing_differences(drawing) == []


# ---- the test itself


def test_a_missing_or_other_function_is_found() -> None:
    wanted = functions(Baseline)
    assert list(wanted) == ["promising", "samples", "worth"]
    module = """
def promising(s: Chess, seat: int, moves: list[int]) -> list[int]: ...
def samples(s: Chess) -> int: ...
"""
    samples = "samples is (['Chess'], 'int'), not (['Chess', 'int'], 'int')"
    assert differences(wanted, module, "Chess") == [samples, "worth is missing"]


def test_a_missing_method_of_a_drawing_is_found() -> None:
    class Half:
        pages = ("board",)

        def page(self, name: str, view: dict[str, Any]) -> list[str]:
            return []

    wrong = drawing_differences(Half())
    assert "page takes ['name', 'view'], not ['name', 'view', 'about']" in wrong
    assert "look is missing" in wrong


def test_a_part_that_is_not_there_is_an_error() -> None:
    nowhere = GameFolder("chess", "chess", "Chess")
    for part in ("audit", "baseline", "vocabulary"):
        with pytest.raises(ModuleNotFoundError):
            getattr(nowhere, part)
    assert not any(Path(file).exists() for file in nowhere.words("en"))
