"""Each verb with slots has a function that makes its move and one that reads it, as `mission` and `mission_of`.

Verbs with the same slots may share the one that reads: `area_of` for all whose only slot is an area, `number_of` for a
number, `pieces_of` for an area and a number.
"""

from importlib import import_module
from types import ModuleType

import pytest

import consigliere
from consigliere.core.moves import Verb
from consigliere.games import get

VERBS = [
    pytest.param(name, verb, id=f"{name}-{verb.name}")
    for name in consigliere.games()
    for verb in consigliere.game(name).moves.verbs
    if verb.slots
]


def notation_of(name: str) -> ModuleType:
    return import_module(f"consigliere.games.{get(name).module}.notation")


def readers(verb: Verb) -> list[str]:
    """The functions that may read the moves of a verb: its own, or one for all verbs with the same slots."""
    slots = [slot for slot, _ in verb.slots]
    shared = {"n": "number", "area n": "pieces"}.get(" ".join(slots), slots[0] if len(slots) == 1 else "")
    return [f"{verb.name.replace('-', '_')}_of", f"{shared}_of"]


def mistakes(notation: ModuleType, verb: Verb) -> list[str]:
    """What the two functions of a verb do wrong."""
    make = getattr(notation, verb.name.replace("-", "_"), None)
    found = [getattr(notation, reader) for reader in readers(verb) if hasattr(notation, reader)]
    if make is None or not found:
        return [f"a function that makes or reads '{verb.name}' is missing"]
    wrong = []
    for move in range(verb.base, verb.base + verb.size):
        slots = found[0](move)
        again = make(*slots) if isinstance(slots, tuple) else make(slots)
        if again != move:
            wrong.append(f"{move} is read as {slots} and made as {again}")
    return wrong


@pytest.mark.both
@pytest.mark.parametrize(("name", "verb"), VERBS)
def test_a_move_is_made_as_it_is_read(name: str, verb: Verb) -> None:
    assert mistakes(notation_of(name), verb) == []


def test_a_wrong_function_is_found() -> None:
    notation = ModuleType("notation")
    verb = Verb("shoot-at", [("area", "area")], 10, 4)
    assert mistakes(notation, verb) == ["a function that makes or reads 'shoot-at' is missing"]
    vars(notation).update(shoot_at=lambda area: 10 + area, shoot_at_of=lambda move: move - 10)
    assert mistakes(notation, verb) == []
    vars(notation).update(shoot_at_of=lambda move: (move - 10) % 3)
    assert mistakes(notation, verb) == ["13 is read as 0 and made as 10"]
