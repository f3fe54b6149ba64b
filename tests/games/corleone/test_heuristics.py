"""What the levels know of Corleone's Empire: legal candidates, values on one scale, moves a good player understands."""

from random import Random
from typing import Any, cast

import pytest

from consigliere.bots.levels import Expert, Hard, Normal
from consigliere.bots.search import SearchBot
from consigliere.core.chance import Chance, key_of
from consigliere.core.state import State
from consigliere.games import get, load
from consigliere.games.corleone.bot.heuristics import Heuristics
from consigliere.games.corleone.chapters.ending import wealth
from consigliere.games.corleone.state import CorleoneState
from tests.games.corleone.positions import a_turn, position

GAME = load("corleone")
COUNTS = (2, 3, 4, 5)
FEW = {"simulations": 24}


def scene(seats: int = 2, **parts: Any) -> State:
    """The moment a position describes, with nothing in the hands but what is named."""
    state = GAME.blank(seats, {})
    state.chance = Chance(key_of(0))
    GAME.set_position(state, {"clear": True, "horse": "marzullo", **parts})
    state.settle([], -1)
    return state


def chosen(state: State, seat: int = 0, simulations: int = 40) -> list[str]:
    """What a searcher with few simulations and the level without a search play here."""
    view = state.view(seat)
    moves = [SearchBot(GAME, 3).choose(view, {"simulations": simulations}), Normal(GAME, 3).choose(view, {})]
    return [GAME.text(move) for move in moves]


@pytest.mark.parametrize("count", COUNTS)
def test_candidates_are_legal_and_values_between_0_and_1(count: int) -> None:
    """Over a game in which everybody plays by policy."""
    state, rng, thinks = GAME.start(count, count), Random(count), get(GAME.name).heuristics(GAME, count)
    while not state.over:
        seat = rng.choice(state.actors)
        if rng.random() < 0.4:
            found = thinks.candidates(state, seat)
            assert found
            assert {move for move, _ in found} <= set(state.moves(seat))
            assert sum(prior for _, prior in found) == pytest.approx(1)
            values = thinks.values(state)
            assert len(values) == count
            assert all(0 <= value <= 1 for value in values)
        move = thinks.policy(state, seat, rng)
        assert move in state.moves(seat)
        state.play(seat, move)
    assert [round(value) for value in thinks.values(state)] == winners(state)
    assert len(thinks.features(state, 0)) == len(thinks.feature_names())


def winners(state: State) -> list[int]:
    """1 for who has won."""
    result = state.result
    assert result is not None
    return [int(seat in result.winners) for seat in range(state.seats)]


@pytest.mark.parametrize("count", COUNTS)
def test_after_the_last_tribute_the_value_is_exact(count: int) -> None:
    """Who has won has the highest value; the wealth that is guessed is the true one."""
    state = a_turn(count, 3, 30)
    thinks, rng = get(GAME.name).heuristics(GAME, count), Random(1)
    while not state.over:
        state.apply(state.actors[0], thinks.policy(state, state.actors[0], rng))
    values = thinks.values(state)
    result = state.result
    assert result is not None
    assert {seat for seat in range(count) if values[seat] == max(values)} == set(result.winners)
    truth = cast(CorleoneState, state)
    assert thinks.features(state, 0) == pytest.approx([wealth(truth, seat) for seat in range(count)])


@pytest.mark.parametrize("count", COUNTS)
def test_no_choice_depends_on_what_is_hidden(count: int) -> None:
    for moves in (20, 60):
        state = position(count, count + moves, moves, True)
        seat = state.actors[-1]
        twin = state.copy()
        twin.shuffle_hidden(seat, Random(9))
        both = [SearchBot(GAME, 1).choose(s.view(seat), {"simulations": 6}) for s in (state, twin)]
        assert both[0] == both[1]


def test_the_last_tribute_keeps_the_most_money() -> None:
    state = scene(
        at="tribute",
        act=4,
        own={"marzullo": {"hand": ["$5", "$1", "$3", "gun", "jg01"]}},
        families={"marzullo": {}, "matarazzo": {}},
    )
    while 0 in state.actors:
        view = state.view(0)
        state.play(0, SearchBot(GAME, 1).choose(view, FEW))
    assert state.over
    assert state.result is not None
    assert state.result.scores[0] == 8


def test_an_ally_is_played_before_the_last_figure() -> None:
    """CE-5.3: afterwards there is no turn for it."""
    state = scene(
        at="family-business",
        act=3,
        to_play="marzullo",
        own={"marzullo": {"hand": ["al_ii_2", "$5", "$3"]}},
        families={"marzullo": {"thugs": 1, "members": 0}, "matarazzo": {"thugs": 2, "members": 1}},
    )
    assert chosen(state) == ["ally al_ii_2", "ally al_ii_2"]


def test_the_last_figure_launders_what_would_be_lost() -> None:
    """Act IV keeps two cards only: five money cards need the bank with its suitcases."""
    state = scene(
        at="family-business",
        act=4,
        to_play="marzullo",
        own={"marzullo": {"hand": ["$5", "$5", "$5", "$5", "$3"]}},
        families={"marzullo": {"thugs": 1, "members": 0}, "matarazzo": {"thugs": 1, "members": 0}},
    )
    assert chosen(state) == ["thug sb_wall_street"] * 2


def test_a_job_that_can_be_paid_is_done_before_the_last_figure() -> None:
    state = scene(
        at="family-business",
        act=4,
        to_play="marzullo",
        own={"marzullo": {"hand": ["je11", "gun", "gun", "booze", "booze", "blood_money", "blood_money", "narcotics"]}},
        families={"marzullo": {"thugs": 1, "members": 0}, "matarazzo": {"thugs": 1, "members": 0}},
    )
    assert chosen(state) == ["job je11"] * 2


def test_nobody_ends_an_act_alone_with_jobs_and_allies_in_hand() -> None:
    """CE-5.3: nobody else can take the space, so they cost nothing."""
    state = scene(
        at="family-business",
        act=3,
        to_play="marzullo",
        own={"marzullo": {"hand": ["jb04", "al_ii_2", "$5", "$5", "$3", "booze", "blood_money", "gun"]}},
        families={"marzullo": {"thugs": 1, "members": 0}, "matarazzo": {"thugs": 0, "members": 0}},
    )
    found = [GAME.text(move) for move, _ in get(GAME.name).heuristics(GAME, 2).candidates(state, 0)]
    assert sorted(found) == ["ally al_ii_2", "job jb04"]


def last_figure(hand: list[str], act: int = 2, thugs: int = 1, others: int = 3, **parts: Any) -> list[str]:
    """What is worth a thought with so many thugs left, while the other player still has some."""
    state = scene(
        at="family-business",
        act=act,
        to_play="marzullo",
        own={"marzullo": {"hand": hand}},
        families={"marzullo": {"thugs": thugs, "members": 0}, "matarazzo": {"thugs": others, "members": 1}},
        **parts,
    )
    return [GAME.text(move) for move, _ in get(GAME.name).heuristics(GAME, 2).candidates(state, 0)]


def test_a_job_is_paid_before_ones_own_last_figure() -> None:
    """CE-5.3: others have figures left, but there is no further turn for the job in this act."""
    hand = ["je08", "gun", "gun", "booze", "$3"]
    assert last_figure(hand) == ["job je08"]
    assert len(last_figure(hand, thugs=2)) > 1
    assert len(last_figure(["je08", "gun", "booze", "$3"])) > 1


def test_a_job_that_wastes_its_goods_may_wait() -> None:
    """Four goods for $3 and nobody to shoot: the goods are worth more in another job, but for the last act."""
    hand = ["jg10", "gun", "blood_money", "booze", "booze"]
    assert len(last_figure(hand)) > 1
    assert last_figure(hand, act=4) == ["job jg10"]


@pytest.mark.parametrize("count", COUNTS)
def test_an_expert_weighs_more_actions_of_each_turn_in_fewer_lines(count: int) -> None:
    hard, expert = Hard(GAME).heuristics(count), Expert(GAME).heuristics(count)
    assert isinstance(hard, Heuristics)
    assert isinstance(expert, Heuristics)
    assert expert.rule.tries > hard.rule.tries
    assert 0 < expert.simulations_per_ms < hard.simulations_per_ms
