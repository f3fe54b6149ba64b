"""Every verb with slots has a function that makes its moves and one that reads them, and both agree with the text."""

import inspect
from itertools import product
from typing import Any

import pytest

from consigliere.games import load
from consigliere.games.corleone import notation

GAME = load("corleone")
NUMBERS = {"paid", "few", "many", "deep"}  # slots that hold the number itself; others hold the index of a name


def verbs_with_slots() -> list[str]:
    return [name for name, slots, _ in notation.VERBS if slots]


@pytest.mark.parametrize("name", verbs_with_slots())
def test_making_and_reading_a_move_agree_with_its_text(name: str) -> None:
    make: Any = getattr(notation, name.replace("-", "_"))
    read: Any = getattr(notation, f"{name.replace('-', '_')}_of")
    verb = GAME.moves.index[name]
    kinds = [(kind, GAME.moves.kinds[kind]) for _, kind in verb.slots]
    assert len(inspect.signature(make).parameters) == len(kinds)
    made = []
    for words in product(*[names for _, names in kinds]):
        pairs = zip(kinds, words, strict=True)
        slots = [int(word) if kind in NUMBERS else names.index(word) for (kind, names), word in pairs]
        move = make(*slots)
        assert GAME.text(move) == " ".join([name, *words])
        assert read(move) == (slots[0] if len(slots) == 1 else tuple(slots))
        if len(slots) == 1:
            assert notation.slot_of(move) == slots[0]
        made.append(move)
    assert made == notation.moves_of(verb.base)


def test_figures_move_to_spaces_of_their_kind() -> None:
    to = notation.moves_of(notation.TO)
    assert [*notation.TO_THUG_SPACES, *notation.TO_FAMILY_SPACES] == to[:-1]
    assert GAME.text(to[-1]) == "to police_chief"
