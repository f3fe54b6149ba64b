"""Each verb with slots has a function that makes its moves, and one that reads them; both agree with the move table."""

from itertools import product

import pytest

import consigliere
from consigliere.games.la_famiglia import notation

GAME = consigliere.game("la-famiglia")
SLOTTED = [name for name, slots, _ in notation.VERBS if slots]
NUMBERS = {"n:few": 1, "n:many": 1}  # the first value of a slot that holds a number; all others are indexes
READERS = {  # by the slots of a verb
    "lower:colour upper:colour": "lead_of",
    "area": "area_of",
    "area n:few": "pieces_of",
    "area n:many": "fetch_of",
    "n:few": "number_of",
    "n:many": "number_of",
    "column": "column_of",
    "column side": "use_of",
    "space": "space_of",
    "tile": "tile_of",
    "order": "order_of",
    "sea": "sea_of",
    "row": "row_of",
    "colour": "colour_of",
    "card": "card_of",
}


@pytest.mark.parametrize("name", SLOTTED)
def test_every_move_of_a_verb_is_made_and_read(name: str) -> None:
    verb = GAME.moves.index[name]
    slots = next(text for other, text, _ in notation.VERBS if other == name)
    index_only = name == "part"  # parts are counted from 0, as in the lists they stand in
    ranges = []
    for (_, kind), text in zip(verb.slots, slots.split(), strict=True):
        first = 0 if index_only else NUMBERS.get(text, 0)
        ranges.append(range(first, first + len(GAME.moves.kinds[kind])))
    make = getattr(notation, name.replace("-", "_"))
    read = getattr(notation, "part_of" if index_only else READERS[slots])
    moves = []
    for values in product(*ranges):
        move = make(*values)
        assert read(move) == (values if len(values) > 1 else values[0])
        moves.append(move)
    assert moves == list(range(verb.base, verb.base + verb.size))


def test_numbers_are_the_numbers_of_the_text() -> None:
    assert GAME.text(notation.send(3)) == "send 3"
    assert GAME.text(notation.garrison(2)) == "garrison 2"
    assert GAME.text(notation.soldati(0, 2)).endswith(" 2")
    assert GAME.text(notation.part(0)) == "part 1"


def test_all_moves_up_to_a_number() -> None:
    assert notation.up_to(notation.SEND, 3) == [notation.send(n) for n in (1, 2, 3)]
    assert notation.pieces_up_to(notation.SWAP, 4, 2) == [notation.swap(4, n) for n in (1, 2)]


@pytest.mark.parametrize("name", [name for name in dir(notation) if name.startswith("EVERY_")])
def test_every_is_every(name: str) -> None:
    verbs = ["land", "sea", "allies"] if name == "EVERY_MOVEMENT" else [name.removeprefix("EVERY_").lower()]
    wanted = [
        move for verb in map(GAME.moves.index.__getitem__, verbs) for move in range(verb.base, verb.base + verb.size)
    ]
    assert getattr(notation, name) == wanted
