"""The line of play: barrier, undo, practice take-backs, preview."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import consigliere
from consigliere.core.errors import Mistake
from consigliere.core.event import Event
from consigliere.core.match import Match, PlayedMove
from consigliere.core.state import State

GAME = consigliere.game("la-famiglia")
VIEWERS = [None, 0, 1, 2, 3]
SEEDS = st.integers(min_value=0, max_value=10**6)
SIDE_MOVE = 0.05
LOOK = 0.05


def step(match: Match, rng: Random) -> None:
    """One random move; now and then an anytime option of any seat."""
    seat, move = choice(match.state, rng)
    match.play(seat, move)


def choice(state: State, rng: Random) -> tuple[int, int]:
    """A random seat and move."""
    if rng.random() < SIDE_MOVE:
        seat = rng.randrange(state.seats)
        if side_moves := state.side_moves(seat):
            return seat, rng.choice(side_moves)
    seat = rng.choice(state.actors)
    return seat, rng.choice(state.moves(seat))


def asks(state: State) -> str:
    """The message id of the open question."""
    question = state.question()
    return "" if question is None else str(question["message"])


def play_until(match: Match, rng: Random, wanted: Callable[[Match], bool]) -> None:
    """Plays random moves until the match is as wanted."""
    while not wanted(match):
        assert not match.state.over, "it never came to this"
        step(match, rng)


def at_the_cards(match: Match) -> bool:
    """Both sides of a conflict choose a card."""
    return asks(match.state) == "ask-commit-card" and len(match.state.actors) == 2


def in_conflict(seed: int = 3) -> Match:
    """A match where two seats choose their conflict cards, the first of the seeds from this one on that comes to it."""
    match, rng = GAME.match(seed=seed), Random(seed)
    while not at_the_cards(match):
        if match.state.over:
            return in_conflict(seed + 1)
        step(match, rng)
    return match


def after_the_families(seed: int = 1) -> Match:
    """A match whose families have been chosen; the first player places units."""
    match = GAME.match(seed=seed)
    for seat in (0, 1):
        match.play(seat, match.state.moves(seat)[0])
    return match


def kinds(events: list[Event]) -> list[str]:
    return [str((event.seen(None) or {})["kind"]) for event in events]


def views(state: State) -> list[dict[str, Any]]:
    return [state.view(viewer) for viewer in VIEWERS]


# ---- the barrier


def test_luck_is_a_barrier() -> None:
    match = GAME.match(seed=1)
    match.play(0, match.state.moves(0)[0])
    match.play(1, match.state.moves(1)[0])
    assert {"first-drawn", "characters-dealt"} <= set(kinds(match.entries[-1].events))
    assert match.entries[-1].final
    assert not any(match.can_undo(seat) for seat in range(4))


def test_a_reveal_is_a_barrier_even_if_the_same_seat_goes_on() -> None:
    seen = 0
    for seed in range(12):
        match, rng = GAME.match(seed=seed), Random(seed)
        while not match.state.over:
            step(match, rng)
            last = match.entries[-1]
            if {"order-revealed", "cards-revealed"} & set(kinds(last.events)) and match.state.actors == [last.seat]:
                assert last.final
                assert not match.can_undo(last.seat)
                seen += 1
    assert seen > 0


def test_somebody_elses_choice_is_a_barrier() -> None:
    match = after_the_families()
    step(match, Random(1))
    play_until(match, Random(1), lambda m: m.state.actors != [m.entries[-1].seat])
    assert not any(event.luck is not None or event.reveals() for event in match.entries[-1].events)
    assert match.entries[-1].final
    assert not match.can_undo(match.entries[-1].seat)


def test_the_end_is_a_barrier() -> None:
    match = GAME.match(seed=2)
    play_until(match, Random(2), lambda m: m.state.over)
    assert match.entries[-1].final
    assert not any(match.can_undo(seat) for seat in range(4))


def test_an_anytime_option_of_a_seat_that_does_not_act_cannot_be_taken_back() -> None:
    match = after_the_families()
    play_until(match, Random(1), lambda m: len(m.state.actors) == 1 and bool(m.state.side_moves(m.state.actors[0])))
    actor = match.state.actors[0]
    bystander = next(seat for seat in range(4) if seat != actor and match.state.side_moves(seat))
    match.play(bystander, match.state.side_moves(bystander)[0])
    assert not match.can_undo(bystander)
    match.play(actor, match.state.side_moves(actor)[0])
    assert match.can_undo(actor)


# ---- undo


def own_moves_since_the_barrier(match: Match) -> int:
    """How many moves the seat that owes a choice has made since the last barrier."""
    seat, n = match.state.actors[0], 0
    for entry in reversed(match.entries):
        if entry.seat != seat or entry.final:
            break
        n += 1
    return n


def test_undo_takes_back_own_moves_as_far_as_the_barrier() -> None:
    match = after_the_families()
    play_until(match, Random(1), lambda m: len(m.state.actors) == 1 and own_moves_since_the_barrier(m) >= 3)
    seat, n = match.state.actors[0], own_moves_since_the_barrier(match)
    length = len(match.entries)
    assert not any(match.can_undo(other) for other in range(4) if other != seat)
    with pytest.raises(Mistake, match="nothing to take back"):
        match.undo((seat + 1) % 4)
    assert len(match.entries) == length
    match.undo(seat, n)
    assert len(match.entries) == length - n
    assert match.state.actors == [seat]
    with pytest.raises(Mistake, match=f"seat {seat} has nothing to take back"):
        match.undo(seat)


def test_an_undo_of_too_many_moves_changes_nothing() -> None:
    match = after_the_families()
    play_until(match, Random(1), lambda m: len(m.state.actors) == 1 and own_moves_since_the_barrier(m) >= 2)
    before, line = match.state.to_json(), moves_of(match.entries)
    with pytest.raises(Mistake, match="nothing to take back"):
        match.undo(match.state.actors[0], own_moves_since_the_barrier(match) + 1)
    assert match.state.to_json() == before
    assert moves_of(match.entries) == line


def test_undo_restores_the_exact_state() -> None:
    match, rng = GAME.match(seed=4), Random(4)
    undone = 0
    while not match.state.over and undone < 30:
        before, length = match.state.to_json(), len(match.entries)
        step(match, rng)
        seat = match.entries[-1].seat
        if match.can_undo(seat) and not match.state.waits_with(seat):
            match.undo(seat)
            assert match.state.to_json() == before
            assert len(match.entries) == length
            undone += 1
            step(match, rng)
    assert undone == 30
    assert not match.practice


def test_nothing_can_be_undone_before_the_first_move() -> None:
    match = GAME.match(seed=1)
    assert not any(match.can_undo(seat) for seat in range(4))
    with pytest.raises(Mistake, match="nothing to take back"):
        match.undo(0)


def test_families_can_be_changed_until_the_other_team_has_chosen() -> None:
    match = GAME.match(seed=1)
    before = match.state.to_json()
    first, other = match.state.moves(0)[:2]
    match.play(0, first)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state.to_json() == before
    match.play(0, other)
    match.play(1, match.state.moves(1)[0])
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    assert match.entries[0].move == other


def test_a_conflict_card_can_be_changed_until_the_other_one_lies() -> None:
    for first, second in ((0, 1), (1, 0)):
        match = in_conflict()
        early, late = match.state.actors[first], match.state.actors[second]
        before = match.state.to_json()
        match.play(early, GAME.parse("card turncoat"))
        assert match.can_undo(early)
        assert not match.can_undo(late)
        match.undo(early)
        assert match.state.to_json() == before
        match.play(early, GAME.parse("card coward_1"))
        match.play(late, GAME.parse("card coward_2"))
        assert not match.can_undo(early)


def test_changing_a_card_leaves_what_others_did_meanwhile() -> None:
    checked = 0
    for seed in range(40):
        match = GAME.match(seed=seed)
        rng = Random(seed)
        while not match.state.over and not (at_the_cards(match) and match.state.side_moves(match.state.actors[1])):
            step(match, rng)
        if match.state.over:
            continue
        early, late = match.state.actors
        without = GAME.load(match.state.to_json())
        sale = match.state.side_moves(late)[0]
        length = len(match.entries)
        match.play(early, GAME.parse("card turncoat"))
        match.play(late, sale)
        match.undo(early)
        without.play(late, sale)
        assert [(entry.seat, entry.move) for entry in match.entries[length:]] == [(late, sale)]
        assert match.state.to_json() == without.to_json()
        assert match.state.actors == [early, late]
        checked += 1
        if checked == 3:
            return
    pytest.fail("no conflict left an anytime option open")


def test_the_other_side_never_notices_that_a_card_was_changed() -> None:
    match = in_conflict()
    early, late = match.state.actors
    match.play(early, GAME.parse("card turncoat"))
    view, shown = match.state.view(late), match.shown(late)
    match.undo(early)
    match.play(early, GAME.parse("card coward_2"))
    assert match.state.view(late) == view
    assert match.shown(late) == shown


@pytest.mark.both
@given(SEEDS)
def test_undo_never_crosses_luck_knowledge_or_another_player(seed: int) -> None:
    match, rng = GAME.match(seed=seed), Random(seed)
    before: list[State] = []
    while not match.state.over:
        before.append(match.state.copy())
        step(match, rng)
        if rng.random() < LOOK / 4:
            for seat in range(4):
                if match.can_undo(seat):
                    undo_and_compare(again(match, seed), seat, before)


def again(match: Match, seed: int) -> Match:
    """The same line of play once more."""
    other = GAME.match(seed=seed)
    for entry in match.entries:
        other.play(entry.seat, entry.move)
    return other


def undo_and_compare(match: Match, seat: int, before: list[State]) -> None:
    """Takes back all the seat may take back and compares with what was before each move."""
    while match.can_undo(seat):
        line, at = match.entries[:], match.takes_back(seat)
        later = line[at + 1 :]
        assert line[at].seat == seat
        assert all(entry.seat != seat for entry in later)
        assert not any(event.luck is not None or event.reveals() for event in line[at].events)
        waits = match.state.waits_with(seat)
        match.undo(seat)
        assert moves_of(match.entries) == moves_of(line[:at] + later)
        if later:  # a secret choice that waits, and what others did meanwhile stays
            assert waits
            assert seat in match.state.actors
            return
        assert match.state.to_json() == before[at].to_json()
        assert views(match.state) == views(before[at])
    assert not match.practice


def moves_of(entries: list[PlayedMove]) -> list[tuple[int, int]]:
    return [(entry.seat, entry.move) for entry in entries]


@pytest.mark.both
@given(SEEDS)
def test_a_move_that_can_be_taken_back_has_taught_its_player_nothing(seed: int) -> None:
    match, rng = GAME.match(seed=seed), Random(seed)
    while not match.state.over:
        before = match.state.copy()
        step(match, rng)
        entry = match.entries[-1]
        if entry.final or rng.random() > 4 * LOOK:
            continue
        other = before.copy()
        other.shuffle_hidden(entry.seat, rng)
        events = other.play(entry.seat, entry.move)
        assert [event.seen(entry.seat) for event in events] == [event.seen(entry.seat) for event in entry.events]
        assert other.view(entry.seat) == match.state.view(entry.seat)


# ---- practice


def test_a_practice_take_back_passes_barriers_and_marks_the_record() -> None:
    match, rng = GAME.match(seed=5), Random(5)
    for _ in range(60):
        step(match, rng)
    states = [match.state.to_json()]
    for _ in range(40):
        step(match, rng)
    assert any(entry.final for entry in match.entries[60:])
    assert match.record()["practice"] is False
    match.take_back(40)
    assert match.state.to_json() == states[0]
    assert len(match.entries) == 60
    assert match.record()["practice"] is True
    assert consigliere.replay(match.record()).practice


@pytest.mark.parametrize("n", [0, -1, 11])
def test_a_practice_take_back_of_too_much_is_refused(n: int) -> None:
    match, rng = GAME.match(seed=5), Random(5)
    for _ in range(10):
        step(match, rng)
    with pytest.raises(Mistake, match=f"between 1 and 10 moves can be taken back, not {n}"):
        match.take_back(n)
    assert len(match.entries) == 10
    assert not match.practice


def test_an_illegal_move_leaves_the_match_as_it_was() -> None:
    match = after_the_families()
    before, length = match.state.to_json(), len(match.entries)
    with pytest.raises(consigliere.IllegalMove):
        match.play(match.state.actors[0], GAME.parse("brute"))
    assert match.state.to_json() == before
    assert len(match.entries) == length


# ---- preview


def up_to_the_barrier(events: list[Event], seat: int) -> list[dict[str, Any] | None]:
    found = []
    for event in events:
        if event.luck is not None or event.reveals():
            break
        found.append(event.seen(seat))
    return found


@pytest.mark.both
@given(SEEDS)
def test_a_preview_shows_what_the_seat_then_sees(seed: int) -> None:
    match, rng = GAME.match(seed=seed), Random(seed)
    while not match.state.over:
        seat, move = choice(match.state, rng)
        if rng.random() > LOOK:
            match.play(seat, move)
            continue
        before = match.state.to_json()
        preview = GAME.preview(sent(match.state.view(seat)), move)
        assert match.state.to_json() == before
        events = match.play(seat, move)
        assert preview["final"] == match.entries[-1].final
        assert preview["events"] == up_to_the_barrier(events, seat)
        if not preview["final"]:
            assert preview["events"] == [event.seen(seat) for event in events]


def sent(view: dict[str, Any]) -> dict[str, Any]:
    """A view that has gone through JSON, as at another process."""
    found: dict[str, Any] = json.loads(json.dumps(view))
    return found


def test_a_preview_does_not_change_the_view() -> None:
    match = in_conflict()
    seat = match.state.actors[0]
    view = sent(match.state.view(seat))
    kept = sent(view)
    preview = GAME.preview(view, GAME.parse("card turncoat"))
    assert view == kept
    assert preview == {"events": [{"kind": "card-chosen", "seat": seat, "card": "turncoat"}], "final": True}


def test_a_preview_of_an_illegal_move_is_refused() -> None:
    match = in_conflict()
    with pytest.raises(consigliere.IllegalMove):
        GAME.preview(match.state.view(match.state.actors[0]), GAME.parse("brute"))


def test_a_preview_is_the_same_whatever_the_others_hide() -> None:
    match, rng = GAME.match(seed=6), Random(6)
    while not match.state.over:
        seat, move = choice(match.state, rng)
        if rng.random() < 2 * LOOK:
            other = match.state.copy()
            other.shuffle_hidden(seat, rng)
            assert preview_of(other, seat, move) == preview_of(match.state, seat, move)
        match.play(seat, move)


def preview_of(state: State, seat: int, move: int) -> dict[str, Any]:
    return GAME.preview(sent(state.view(seat)), move)
