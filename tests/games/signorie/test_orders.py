"""RU-80: points on the tracks are spent in any order; what comes to the same is the same position.

Only a point that the rules forbid at that moment is refused: a step from a space without a man (SI-8.2), of a man on
the top space (SI-8.3), of a disc beyond the top space (SI-8.7).
"""

import json
from collections.abc import Callable, Iterator
from random import Random

import pytest

from consigliere.core.state import State
from consigliere.core.step import CODE
from consigliere.games import load
from consigliere.games.signorie.frames import SPEND_POINTS
from tests.games.any_game import choice
from tests.games.signorie.track_model import TOP_OF_DISCS, Player, from_text

GAME = load("signorie")
MOST_LEGAL_MOVES = 100  # of any question


def is_open(state: State, depth: int) -> bool:
    """Whether points of the question that stood at that depth of the stack can still be spent."""
    return not state.over and len(state.stack) == depth and state.stack[-1][CODE] == SPEND_POINTS


def position(state: State) -> str:
    """The complete position without the counters of what was asked and shown."""
    return json.dumps({**state.to_json(), "asked": None, "shown": None}, sort_keys=True)


def questions(seats: int, games: int) -> Iterator[State]:
    """Copies of the positions of random games at the first question about points to be spent."""
    for seed in range(games):
        rng, state = Random(seed), GAME.start(seats, seed)
        depth = 0
        while not state.over:
            if state.stack[-1][CODE] == SPEND_POINTS and len(state.stack) != depth:
                yield state.copy()
            depth = len(state.stack) if state.stack[-1][CODE] == SPEND_POINTS else 0
            state.play(*choice(state, rng, True))


def completion(state: State, rng: Random) -> list[str]:
    """Spends points by lot, until it ends or some might be left; returns the picks."""
    depth, seat = len(state.stack), state.actors[0]
    picks = []
    while is_open(state, depth):
        move = rng.choice(state.moves(seat))
        if GAME.text(move) == "done":
            break
        state.play(seat, move)
        picks.append(GAME.text(move))
    return picks


def replayed(state: State, picks: list[str], rng: Random) -> list[str]:
    """The same picks in another order that the rules allow, by lot."""
    seat, left, played = state.actors[0], picks[:], []
    while left:
        player = Player.of(state.view(seat))
        possible = [pick for pick in left if player.can(from_text(pick))]
        if not possible:  # RU-18: a bonus has brought the disc so far that not all the points are of use
            assert all(pick.startswith("initiative") for pick in left)
            if player.disc == TOP_OF_DISCS:
                break
            left = possible = [f"initiative {TOP_OF_DISCS - player.disc}"]
        pick = rng.choice(possible)
        left.remove(pick)
        played.append(pick)
        state.play(seat, GAME.parse(pick))
    return played


@pytest.mark.parametrize("seats", GAME.seats)
def test_any_order_of_the_same_points_is_accepted_and_comes_to_the_same(seats: int, size: Callable[..., int]) -> None:
    rng, other_orders, still_open = Random(seats), 0, 0
    for state in questions(seats, size(8, 300)):
        depth, seat = len(state.stack), state.actors[0]
        first, second = state.copy(), state.copy()
        picks = completion(first, rng)
        played = replayed(second, picks, rng)
        if sorted(picks) == sorted(played):
            assert position(first) == position(second), (picks, played)
            other_orders += played != picks
            still_open += played != picks and is_open(first, depth)
        for line in (first, second):
            if is_open(line, depth):
                line.play(seat, GAME.parse("done"))
        assert position(first) == position(second), (picks, played)
    assert other_orders > 10
    assert still_open > 2


def outcomes(state: State, only_canonical_moves: bool) -> set[str]:
    """The pieces of every position in which the spending of the open points can end."""
    depth, seat = len(state.stack), state.actors[0]
    found, seen, waiting = set(), set(), [state]
    while waiting:
        here = waiting.pop()
        for move in here.canonical(seat) if only_canonical_moves else here.moves(seat):
            after = here.copy()
            after.play(seat, move)
            key = position(after)
            if not is_open(after, depth):
                found.add(key)
            elif key not in seen:
                seen.add(key)
                waiting.append(after)
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_canonical_order_reaches_every_outcome(seats: int, size: Callable[..., int]) -> None:
    rng, compared = Random(seats), 0
    for state in questions(seats, size(3, 60)):
        if rng.random() < 0.15:
            everything = outcomes(state, False)
            assert outcomes(state, True) == everything
            compared += len(everything) > 1
    assert compared > 3


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_two_canonical_lines_make_the_same_steps(seats: int) -> None:
    for state in questions(seats, 2):
        lines = list(canonical_lines(state.copy(), []))
        assert len({tuple(sorted(line)) for line in lines}) == len(lines)


def canonical_lines(state: State, line: list[str]) -> Iterator[list[str]]:
    """All ways to spend the open points in the canonical order."""
    depth, seat = len(state.stack), state.actors[0]
    for move in state.canonical(seat):
        after = state.copy()
        after.play(seat, move)
        text = GAME.text(move)
        longer = line if text == "done" else [*line, text]
        if is_open(after, depth):
            yield from canonical_lines(after, longer)
        else:
            yield longer


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_question_has_more_than_100_legal_moves(seats: int, size: Callable[..., int]) -> None:
    most = 0
    for seed in range(size(10, 1000)):
        rng, state = Random(seed), GAME.start(seats, seed)
        while not state.over:
            most = max(most, len(state.moves(state.actors[0])))
            state.play(*choice(state, rng, True))
    assert 10 < most <= MOST_LEGAL_MOVES
