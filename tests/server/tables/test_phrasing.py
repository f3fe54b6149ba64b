"""Words for pages: several threads may ask for them at once."""

import sys
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere import words
from consigliere.fluent_bundle import Book
from consigliere.games import get
from consigliere.server.tables.phrasing import Phrasing, plain
from consigliere.terminal_style import Ink


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
    drawn = get(name).drawing(game.pack, Ink(1000)).log(view, events)
    assert [line.startswith("  ") for line in drawn] == [line.inset for line in lines]


def told(state: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A view after some moves, and what was shown."""
    events = list(state.events)
    for _ in range(12):
        seat = state.actors[0]
        events += state.play(seat, state.moves(seat)[-1])
    return state.view(None), [event.seen(None) for event in events]


SCENES = {
    "la-famiglia": {"Round 1", "Encounter", "Round 2", "The end"},
    "corleone": {"Act 2", "Turf War", "Act 4", "The end"},
    "signorie": {"Round 2", "Rewards", "Round 7", "The end"},
}


@pytest.mark.parametrize("name", consigliere.games())
def test_a_turn_is_told_in_few_words_and_what_begins_has_a_name(name: str) -> None:
    game = consigliere.game(name)
    phrasing = Phrasing(game, "en")
    state, chance = game.start(seats=game.seats[-1], seed=1), Random(1)
    turns: list[list[str]] = []
    scenes: set[str] = set()
    last = None
    while not state.over:
        seat = state.actors[0]
        events = state.play(seat, chance.choice(state.moves(seat)))
        seen = [one for event in events if (one := event.seen(None)) is not None]
        lines = phrasing.log(state.view(None), seen)
        scenes |= {plain(line.scene) for line in lines if line.scene}
        if not lines:
            continue
        if seat != last:
            turns.append([])
        turns[-1] += [plain(line.brief) for line in lines if line.brief]
        last = seat
    assert scenes >= SCENES[name]
    assert sum(bool(turn) for turn in turns) > 0.8 * len(turns), "hardly a turn has nothing to tell"
    for phrase in {phrase for turn in turns for phrase in turn}:
        assert phrase == phrase.strip()
        assert len(phrase) < 80
        assert not phrase.endswith(".")
        assert "_" not in phrase


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("name", consigliere.games())
def test_what_was_said_before_is_remembered_in_every_language(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that needs cases costs no more than one that needs none: the same thing is put together once."""
    game = consigliere.game(name)
    phrasing, state, chance = Phrasing(game, lang), game.start(seats=game.seats[-1], seed=7), Random(name)
    said = [told(state)]
    while not state.over and len(said) < 150:
        seat = state.actors[0]
        events = state.play(seat, chance.choice(state.moves(seat)))
        said.append((state.view(None), [shown for event in events if (shown := event.seen(None))]))
    for book in words._books(name, lang):
        book._said.clear()  # other tests have filled it
    before = [phrasing.log(*each) for each in said]
    monkeypatch.setattr(Book, "_format", None)  # nothing is put together any more
    assert [phrasing.log(*each) for each in said] == before
