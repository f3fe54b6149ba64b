"""What each game says of its views (`view_types.py`) is true for real views, the client's types are made from it."""

import subprocess
import sys
import types
import typing
from pathlib import Path
from random import Random
from typing import Any, Literal, NotRequired, Union, get_args, get_origin

import pytest

import consigliere
from consigliere.games import get
from tests.games import any_game

ROOT = Path(__file__).parents[2]
TABLES = [(name, seats) for name in consigliere.games() for seats in consigliere.game(name).seats]
MOVES = 150


def problem(kind: Any, value: Any, where: str) -> str:
    """Where a value does not fit a type, or ''; keys that the type does not know are wrong, too."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return problem(inside[0], value, where)
    if origin in (Union, types.UnionType):
        problems = [problem(one, value, where) for one in inside]
        return "" if "" in problems else max(problems, key=len)
    if origin is Literal:
        return "" if value in inside else f"{where}: {value!r} is none of {inside}"
    if origin is list:
        if not isinstance(value, list):
            return f"{where}: a list is expected, found {value!r}"
        return next((p for i, one in enumerate(value) if (p := problem(inside[0], one, f"{where}[{i}]"))), "")
    if origin is tuple:
        if not isinstance(value, list | tuple) or len(value) != len(inside):
            return f"{where}: {len(inside)} values are expected, found {value!r}"
        return next((p for each, one in zip(inside, value, strict=True) if (p := problem(each, one, where))), "")
    if origin is dict:
        if not isinstance(value, dict):
            return f"{where}: a dictionary is expected, found {value!r}"
        keys = (problem(inside[0], key, f"{where} key") for key in value)
        values = (problem(inside[1], one, f"{where}.{key}") for key, one in value.items())
        return next((p for p in (*keys, *values) if p), "")
    if typing.is_typeddict(kind):
        return fits_fields(kind, value, where)
    right = value is None if kind in (None, type(None)) else type(value) is kind
    return "" if right else f"{where}: {kind} is expected, found {value!r}"


def fits_fields(kind: Any, value: Any, where: str) -> str:
    """A typed dictionary: nothing unknown, nothing missing."""
    if not isinstance(value, dict):
        return f"{where}: a dictionary is expected, found {value!r}"
    hints = typing.get_type_hints(kind, include_extras=True)
    if unknown := value.keys() - hints.keys():
        return f"{where}: unknown keys {sorted(unknown)}"
    if missing := kind.__required_keys__ - value.keys():
        return f"{where}: missing keys {sorted(missing)}"
    return next((p for name, one in value.items() if (p := problem(hints[name], one, f"{where}.{name}"))), "")


def check_view(module: types.ModuleType, game: Any, view: dict[str, Any]) -> None:
    assert problem(module.Table, view["table"], "table") == ""
    assert problem(module.Own, view["own"], "own") == ""
    assert problem(module.Chosen, view["chosen"], "chosen") == ""
    assert problem(list[module.Unknown], view["unknown"], "unknown") == ""  # type: ignore[name-defined]
    if view["step"] is not None:
        assert problem(module.QuestionArgs, view["step"]["args"], view["step"]["message"]) == ""
        assert problem(module.Outlook | None, game.outlook(view), "outlook") == ""
        assert problem(module.Aids | None, get(game.name).aids(game, view), "aids") == ""
    told = get(game.name).standings(game, view)
    assert told is None or problem(module.Sides, told, "sides") == ""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_views_hold_what_their_types_say(name: str, seats: int, long: bool) -> None:
    game = consigliere.game(name)
    module = get(name).view_types
    for seed in range(6 if long else 1):
        options = {} if seed % 2 == 0 else {one.name: not one.default for one in game.options.values()}
        state = game.start(seats=seats, seed=seed, options=options)
        rng = Random(seed)
        for n in range(2000 if long else MOVES):
            viewers: list[int | None] = [None, n % seats, *state.actors[:1]] if n % 3 == 0 or state.over else []
            for viewer in viewers:
                check_view(module, game, state.view(viewer))
            if state.over:
                break
            seat, move = any_game.choice(state, rng, True)
            state.play(seat, move)


def test_a_wrong_value_is_noticed() -> None:
    module = get("signorie").view_types
    view = consigliere.game("signorie").start(seats=2, seed=1).view(0)
    right = view["table"]
    assert problem(module.Table, right, "table") == ""
    wrongs: list[dict[str, Any]] = [
        {"round": "1"},
        {"round": True},
        {"order": ["pink"]},
        {"more": 1},
        {"cities": {"roma": {}}},
    ]
    for wrong in wrongs:
        assert problem(module.Table, {**right, **wrong}, "table")
    assert problem(module.Table, {key: right[key] for key in right if key != "round"}, "table")


def test_the_client_s_types_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, "web/make_types.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
