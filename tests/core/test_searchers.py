"""What the engine has for searchers: quiet moves, streams of chance, worlds in which others chose by a policy."""

from collections.abc import Iterator
from random import Random

import pytest

import consigliere
from consigliere.core.chance import Chance, branch, chance_from_json
from consigliere.core.state import State

pytestmark = pytest.mark.both

GAMES = [(name, seats) for name in consigliere.games() for seats in consigliere.game(name).seats]


def random_game(state: State, rng: Random, side_moves: float = 0.05) -> Iterator[tuple[int, int]]:
    """Moves of a random game, anytime options among them; whoever gets one plays it."""
    while not state.over:
        seat = rng.choice(state.actors)
        offered = state.side_moves(seat) if rng.random() < side_moves else []
        yield seat, rng.choice(offered or state.moves(seat))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_quiet_move_does_what_a_move_does_and_tells_nothing(name: str, seats: int) -> None:
    state = consigliere.game(name).start(seats=seats, seed=5)
    quiet = state.copy()
    for seat, move in random_game(state, Random(5)):
        state.play(seat, move)
        quiet.apply(seat, move)
        assert quiet.events == []
        assert quiet.forced == state.forced
        assert quiet.actors == state.actors
    assert quiet.to_json() == state.to_json()
    assert quiet.result is not None
    assert state.result is not None
    assert quiet.result.to_json() == state.result.to_json()


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_after_a_quiet_move_events_are_told_again(name: str, seats: int) -> None:
    state = consigliere.game(name).start(seats=seats, seed=6)
    rng = Random(6)
    told = 0
    for number, (seat, move) in enumerate(random_game(state, rng)):
        if number % 2:
            state.apply(seat, move)
        else:
            told += len(state.play(seat, move))
    assert told


def test_kinds_of_draws_do_not_disturb_each_other() -> None:
    one, two = branch(bytes(32)), branch(bytes(32))
    two.deal("cards", list(range(40)), 7)
    assert one.roll("dice", 6, 20) == two.roll("dice", 6, 20)
    assert one.roll("dice", 6, 20) != branch(bytes(32)).roll("dice", 6, 20)
    assert branch(bytes(32)).roll("dice", 6, 20) != branch(bytes(32)).roll("offspring", 6, 20)


def test_a_single_generator_is_one_stream() -> None:
    one, two = Chance(bytes(32)), Chance(bytes(32))
    two.roll("cards", 6, 1)
    assert one.roll("dice", 6, 20) != two.roll("dice", 6, 20)


def test_streams_are_copied_and_stored() -> None:
    chance = branch(bytes(32))
    chance.roll("dice", 6, 21)
    twin, loaded = chance.copy(), chance_from_json(chance.to_json())
    expected = chance.roll("dice", 6, 20) + chance.roll("tiles", 9, 5)
    for other in (twin, loaded):
        assert other.roll("dice", 6, 20) + other.roll("tiles", 9, 5) == expected


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_only_a_branch_has_streams_and_it_can_be_stored(name: str, seats: int) -> None:
    game = consigliere.game(name)
    state = game.start(seats=seats, seed=7)
    world = state.copy(Random(1))
    rng = Random(7)
    for _ in range(120):
        seat = rng.choice(world.actors)
        world.apply(seat, rng.choice(world.moves(seat)))
        if world.over:
            break
    data = world.to_json()
    assert data["chance"].get("streams") is not None
    assert game.load(data).to_json() == data
    assert "streams" not in state.to_json()["chance"]
    assert "streams" not in state.copy().to_json()["chance"]


def first_legal(state: State, seat: int, rng: Random) -> int:
    """A policy: whatever comes first."""
    return state.moves(seat)[0]


def last_legal(state: State, seat: int, rng: Random) -> int:
    """A policy: whatever comes last."""
    return state.moves(seat)[-1]


@pytest.mark.parametrize(("name", "seats"), [("la-famiglia", 4), ("corleone", 2), ("corleone", 4)])
def test_what_others_have_committed_is_chosen_by_the_policy(name: str, seats: int) -> None:
    game = consigliere.game(name)
    compared = differed = 0
    for seed in range(3):
        state = game.start(seats=seats, seed=seed)
        for seat, move in random_game(state, Random(seed), side_moves=0):
            waiting = [other for other in range(seats) if state.waits_with(other)]
            if waiting and not state.waits_with(seat):
                view = state.view(seat)
                first = game.worlds(view, first_legal)(Random(1))
                last = game.worlds(view, last_legal)(Random(1))
                assert first.view(seat) == last.view(seat) == view
                assert [first.waits_with(other) for other in range(seats)] == [
                    state.waits_with(other) for other in range(seats)
                ]
                compared += 1
                differed += first.to_json()["pieces"] != last.to_json()["pieces"]
            state.play(seat, move)
    assert compared >= 5
    assert differed >= compared // 2
