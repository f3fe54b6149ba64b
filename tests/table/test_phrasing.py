"""Words for pages: several threads may ask for them at once."""

import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import consigliere
from consigliere.games import drawing
from consigliere.ink import Ink
from consigliere.table.phrasing import Phrasing, plain


@pytest.fixture
def _hasty() -> Iterator[None]:
    """Threads change places as often as possible."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize("name", consigliere.games())
def test_words_for_one_table_do_not_mix_with_those_for_another(name: str) -> None:
    game = consigliere.game(name)
    phrasing = Phrasing(game, "en")
    tables = [told(game.match(seats=game.seats[-1], seed=seed).state) for seed in range(4)]
    expected = [phrasing.log(view, events) for view, events in tables]
    assert any(expected[0] != other for other in expected[1:])
    found: list[list[Any]] = [[] for _ in tables]

    def tell(number: int) -> None:
        for _ in range(30):
            found[number].append(phrasing.log(*tables[number]))

    threads = [threading.Thread(target=tell, args=(number,)) for number in range(len(tables))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [[each] * 30 for each in expected]


@pytest.mark.parametrize("name", consigliere.games())
def test_a_log_line_is_data(name: str) -> None:
    """Whose line, inset or not, and parts: no blanks in front, no marks left; the terminal indents inset lines."""
    game = consigliere.game(name)
    state = game.match(seats=game.seats[-1], seed=7).state
    view, events = told(state)
    lines = Phrasing(game, "en").log(view, events)
    assert [line.seat for line in lines] == [event.get("seat") for event in events]
    assert {line.inset for line in lines} == {True, False}
    for line in lines:
        assert line.parts
        text = plain(line.parts)
        assert text == text.strip()
        assert not any("\ue000" <= letter <= "\uf8ff" for letter in text)
    drawn = drawing(name, game.pack, Ink(1000)).log(view, events)
    assert [line.startswith("  ") for line in drawn] == [line.inset for line in lines]


def told(state: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A view after some moves, and what was shown."""
    events = list(state.events)
    for _ in range(12):
        seat = state.actors[0]
        events += state.play(seat, state.moves(seat)[-1])
    return state.view(None), [event.seen(None) for event in events]
