"""Each verb with slots has a function that makes its move and one that reads it, as `mission` and `mission_of`."""

from importlib import import_module
from types import ModuleType

import pytest

import consigliere
from consigliere.core.moves import Verb
from consigliere.games import module_of

NOT_YET = {"la-famiglia", "corleone"}
VERBS = [
    pytest.param(name, verb, id=f"{name}-{verb.name}")
    for name in consigliere.games()
    for verb in consigliere.game(name).moves.verbs
    if verb.slots and name not in NOT_YET
]


def notation_of(name: str) -> ModuleType:
    return import_module(f"consigliere.games.{module_of(name)}.notation")


def mistakes(notation: ModuleType, verb: Verb) -> list[str]:
    """What the two functions of a verb do wrong."""
    function = verb.name.replace("-", "_")
    make, read = getattr(notation, function, None), getattr(notation, f"{function}_of", None)
    if make is None or read is None:
        return [f"'{function}' or '{function}_of' is missing"]
    found = []
    for move in range(verb.base, verb.base + verb.size):
        slots = read(move)
        again = make(*slots) if isinstance(slots, tuple) else make(slots)
        if again != move:
            found.append(f"{move} is read as {slots} and made as {again}")
    return found


@pytest.mark.both
@pytest.mark.parametrize(("name", "verb"), VERBS)
def test_a_move_is_made_as_it_is_read(name: str, verb: Verb) -> None:
    assert mistakes(notation_of(name), verb) == []


def test_games_that_are_not_there_yet_lack_something() -> None:
    for name in NOT_YET:
        verbs = [verb for verb in consigliere.game(name).moves.verbs if verb.slots]
        assert any(mistakes(notation_of(name), verb) for verb in verbs), f"take {name} out of NOT_YET"


def test_a_wrong_function_is_found() -> None:
    notation = ModuleType("notation")
    verb = Verb("shoot-at", [("area", "area")], 10, 4)
    assert mistakes(notation, verb) == ["'shoot_at' or 'shoot_at_of' is missing"]
    vars(notation).update(shoot_at=lambda area: 10 + area, shoot_at_of=lambda move: move - 10)
    assert mistakes(notation, verb) == []
    vars(notation).update(shoot_at_of=lambda move: (move - 10) % 3)
    assert mistakes(notation, verb) == ["13 is read as 0 and made as 10"]
