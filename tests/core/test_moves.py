"""The move table: verbs and slots packed densely into ints, and their text both ways."""

import pytest

import consigliere
from consigliere.core.errors import Mistake
from consigliere.core.moves import MoveTable

pytestmark = pytest.mark.both

KINDS = {"fruit": ["apple", "pear", "plum"], "few": ["1", "2"]}
VERBS = [("done", ""), ("eat", "fruit"), ("buy", "fruit n:few"), ("swap", "fruit other:fruit")]
TABLE = MoveTable(VERBS, KINDS)


def test_moves_are_packed_densely() -> None:
    assert TABLE.count == 1 + 3 + 3 * 2 + 3 * 3
    assert [verb.base for verb in TABLE.verbs] == [0, 1, 4, 10]
    texts = [TABLE.text(move) for move in range(TABLE.count)]
    assert texts[:7] == ["done", "eat apple", "eat pear", "eat plum", "buy apple 1", "buy apple 2", "buy pear 1"]
    assert len(set(texts)) == TABLE.count


def test_slots_are_named_and_numbers_are_numbers() -> None:
    assert TABLE.slots(0) == {"verb": "done"}
    assert TABLE.slots(7) == {"verb": "buy", "fruit": "pear", "n": 2}
    assert TABLE.slots(11) == {"verb": "swap", "fruit": "apple", "other": "pear"}


def test_parsing_forgives_blanks() -> None:
    assert TABLE.parse("  buy   pear 2 ") == 7


@pytest.mark.parametrize("name", consigliere.games())
def test_every_move_of_a_game_has_a_text_that_parses_back(name: str) -> None:
    game = consigliere.game(name)
    assert game.move_count == game.moves.count
    texts = [game.text(move) for move in range(game.move_count)]
    assert [game.parse(text) for text in texts] == list(range(game.move_count))
    for move in range(game.move_count):
        slots = game.slots(move)
        assert texts[move].split() == [str(value) for value in slots.values()]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is not a move: it begins with none of the verbs done, eat, buy, swap"),
        ("drink water", "'drink water' is not a move: it begins with none of the verbs"),
        ("eat", "'eat' is not a move: it should read 'eat FRUIT'"),
        ("done now", "'done now' is not a move: it should read 'done'"),
        ("buy apple 3", r"'buy apple 3' is not a move: '3' is no n \(one of 1, 2\)"),
        ("eat stone", r"'eat stone' is not a move: 'stone' is no fruit \(one of apple, pear, plum\)"),
    ],
)
def test_what_is_no_move_is_a_clear_mistake(text: str, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        TABLE.parse(text)


@pytest.mark.parametrize("move", [-1, 19, 1 << 40])
def test_an_int_that_is_no_move_is_a_clear_mistake(move: int) -> None:
    for ask in (TABLE.text, TABLE.slots, TABLE.values, TABLE.verb):
        with pytest.raises(Mistake, match=rf"there is no move {move}; moves go from 0 to 18"):
            ask(move)
