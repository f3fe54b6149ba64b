"""The mind of La Famiglia: what it lists is legal, what it says of a position is fair, and it sees what is plain."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere.bots.levels import Expert, Hard, Normal
from consigliere.bots.search import SearchBot
from consigliere.core.state import State
from consigliere.core.step import CODE
from consigliere.games import get
from consigliere.games.la_famiglia.bot.conflicts import Conflicts
from consigliere.games.la_famiglia.bot.heuristics import Heuristics
from consigliere.games.la_famiglia.bot.round_projection import RoundProjection, turns_left
from consigliere.games.la_famiglia.components import CARDS
from consigliere.games.la_famiglia.frames import (
    ACTION_PARTS,
    ATTACKER_TAKES,
    DEFENDER,
    INFLUENCE_TILE,
    ORDER_WHERE,
    PLACE_WHERE,
    START_TOKENS,
)
from consigliere.games.la_famiglia.state import LaFamigliaState
from tests.games.la_famiglia.positions import GAME, described_state, position

PLAIN = consigliere.game("la-famiglia")
HEURISTICS = get(PLAIN.name).heuristics(PLAIN, 4)
FAMILIES = {"red": {"seat": 0}, "blue": {"seat": 1}, "green": {"seat": 2}, "yellow": {"seat": 3}}


def encounter(areas: dict[str, Any], number: int = 2) -> LaFamigliaState:
    """An encounter phase of four families with these areas and nothing else on the board."""
    described = {
        "at": "encounter",
        "clear": True,
        "round": number,
        "primo": "red",
        "families": FAMILIES,
        "areas": areas,
    }
    return described_state(described)


def planning(areas: dict[str, Any], number: int, **families: dict[str, int]) -> LaFamigliaState:
    """A planning phase with one neutral token left, so that red has the last turn."""
    described = {
        "at": "planning",
        "clear": True,
        "round": number,
        "primo": "red",
        "families": {colour: {**entry, **families.get(colour, {})} for colour, entry in FAMILIES.items()},
        "areas": areas,
        "sheets": {"columns": [{"neutral": 1}, {}, {}, {}, {}, {}]},
    }
    return described_state(described)


def chosen(state: State, simulations: int = 24) -> str:
    """What the search plays for whoever is to choose."""
    seat = state.actors[0]
    return GAME.text(SearchBot(PLAIN, 1).choose(state.view(seat), {"simulations": simulations}))


def test_candidates_are_legal_and_policy_ends_a_game() -> None:
    state, rng = GAME.start(4, 2), Random(2)
    while not state.over:
        for seat in state.actors:
            listed = HEURISTICS.candidates(state, seat)
            assert listed
            assert {move for move, _ in listed} <= set(state.moves(seat) + state.side_moves(seat))
            assert sum(prior for _, prior in listed) == pytest.approx(1)
        seat = state.actors[0]
        state.apply(seat, HEURISTICS.policy(state, seat, rng))
    assert state.result is not None
    assert state.result.winners
    assert HEURISTICS.values(state) == [float(seat in state.result.winners) for seat in range(4)]


@pytest.mark.parametrize("style", ["plain", "rich"])
def test_values_are_chances_that_partners_share(style: str) -> None:
    for seed in range(6):
        state = position(seed, 40 * seed, style)
        values = HEURISTICS.values(state)
        assert values[0] == values[2]
        assert values[0] + values[1] == pytest.approx(1)
        assert 0 <= values[0] <= 1
        assert len(HEURISTICS.features(state, 0)) == len(HEURISTICS.feature_names())


def test_a_choice_does_not_depend_on_what_it_cannot_know() -> None:
    state = position(11, 120, "plain")
    seat = state.actors[0]
    twin = state.copy()
    twin.shuffle_hidden(seat, Random(5))
    for bot in (Normal, SearchBot):
        assert len({bot(PLAIN, 1).choose(each.view(seat), {"simulations": 8}) for each in (state, twin)}) == 1


def test_conflicts_are_fair_games() -> None:
    conflicts = Conflicts(GAME.components)
    chances = [[conflicts.odds(attackers, defenders).takes for attackers in range(1, 7)] for defenders in (1, 3)]
    for row in chances:
        assert all(after >= before - 0.03 for before, after in pairwise(row))
    assert conflicts.odds(6, 3).takes == 1  # brute force
    assert conflicts.odds(1, 6).takes == 0
    assert 0.2 < conflicts.odds(4, 4).takes < 0.5
    assert sum(conflicts.odds(4, 4).attacker) == pytest.approx(1)


def test_a_card_that_waits_to_be_revealed_may_be_any() -> None:
    """Whether to take it is asked after all have chosen: there it can no longer be drawn by policy."""
    state, rng = GAME.start(4, 2), Random(2)
    while state.stack[-1][CODE] != ATTACKER_TAKES:
        state.apply(state.actors[0], HEURISTICS.policy(state, state.actors[0], rng))
    seat, defender = state.actors[0], state.stack[-1][DEFENDER]
    worlds = PLAIN.worlds(state.view(seat), HEURISTICS.policy)
    cards = set()
    for _ in range(40):
        world = worlds(rng)
        assert isinstance(world, LaFamigliaState)
        cards.add(world.committed[defender])
    assert cards == set(range(CARDS))


def test_the_first_tokens_are_not_always_laid_alike() -> None:
    """LF-2.13: no column is better than another to the heuristics, so any of them may be it."""
    state, rng = GAME.start(4, 2), Random(2)
    while state.stack[-1][CODE] != START_TOKENS:
        state.apply(state.actors[0], HEURISTICS.policy(state, state.actors[0], rng))
    view = state.view(state.actors[0])
    assert len({SearchBot(PLAIN, seed).choose(view, {"simulations": 12}) for seed in range(8)}) > 2


def test_orders_are_foreseen_in_their_turn() -> None:
    """Blue strikes first and empties the area from which red would have taken one."""
    areas = {
        "gela": {"side": "red", "soldati": 2, "orders": ["red.basic.1"]},
        "ragusa": {"side": "blue", "soldati": 1, "orders": ["blue.basic.3"]},
        "licata": {"side": "red", "soldati": 1},
    }
    state = encounter(areas)
    found = HEURISTICS
    assert isinstance(found, Heuristics)
    projection = RoundProjection(found.scratch)
    projection.run(state)
    names = GAME.components.areas
    assert projection.scratch.soldati[names.index("gela")] == 0
    assert projection.scratch.side[names.index("ragusa")] == 1


def test_of_tied_own_orders_the_strike_comes_first() -> None:
    """LF-6.2, Q-26: both have initiative 5; with the new car five of six defenders fall before the attack."""
    areas = {
        "enna": {"side": "blue", "soldati": 3, "orders": ["blue.basic.1"]},
        "nicosia": {"side": "blue", "soldati": 1, "orders": ["blue.justice.A"]},
        "piazza-armerina": {"side": "red", "soldati": 6},
        "gela": {"side": "red", "soldati": 2},
    }
    state = encounter(areas)
    assert chosen(state) == "execute blue.justice.A"
    assert GAME.text(HEURISTICS.policy(state, 1, Random(1))) == "execute blue.justice.A"
    begun = state.copy()
    begun.apply(1, GAME.parse("execute blue.basic.1"))
    assert HEURISTICS.values(begun)[1] < HEURISTICS.values(state)[1]


def test_it_completes_a_mandamento_rather_than_taking_any_area() -> None:
    near = GAME.components.near[GAME.components.areas.index("piazza-armerina")]
    assert {"gela", "enna"} <= {GAME.components.areas[area] for area in near}
    areas = {
        "piazza-armerina": {"side": "red", "soldati": 6, "orders": ["red.basic.1"]},
        "gela": {"side": "neutral", "soldati": 2},  # of the same Mandamento
        "enna": {"side": "neutral", "soldati": 2},
    }
    assert chosen(encounter(areas)) == "land gela"


def test_a_single_soldato_stays_at_home() -> None:
    areas = {
        "piazza-armerina": {"side": "red", "soldati": 1, "orders": ["red.basic.1"]},
        "licata": {"side": "red", "soldati": 1},
        "gela": {"side": "neutral", "soldati": 3},
        "enna": {"side": "blue", "soldati": 3},
    }
    assert chosen(encounter(areas)) == "done"


def test_bronte_decides_the_last_round() -> None:
    areas = {
        "catania": {"side": "red", "soldati": 5, "orders": ["red.basic.1"]},
        "bronte": {"side": "neutral", "soldati": 1},
        "acireale": {"side": "blue", "soldati": 1},
        "palagonia": {"side": "neutral", "soldati": 1},
    }
    state = encounter(areas, 4)
    assert chosen(state) == "land bronte"
    assert HEURISTICS.values(state)[0] > 0.5


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_soldati_are_worth_more_on_the_board_than_in_headquarters(number: int) -> None:
    placed = planning({"gela": {"side": "red", "soldati": 6}}, number, red={"soldati": 0, "money": 0})
    kept = planning({"gela": {"side": "red", "soldati": 2}}, number, red={"soldati": 4, "money": 0})
    assert HEURISTICS.values(placed)[0] > HEURISTICS.values(kept)[0]


def test_what_cannot_be_used_any_more_is_worth_nothing() -> None:
    areas = {"gela": {"side": "red", "soldati": 3}, "enna": {"side": "green", "soldati": 3}}
    poor, rich = (planning(areas, 4, green={"soldati": n, "money": n}) for n in (0, 8))
    assert HEURISTICS.values(poor) == HEURISTICS.values(rich)
    poor, rich = (planning(areas, 3, green={"soldati": n, "money": n}) for n in (0, 8))
    assert HEURISTICS.values(poor)[2] < HEURISTICS.values(rich)[2]


def test_an_order_that_cannot_be_issued_any_more_may_be_sold() -> None:
    areas = {"gela": {"side": "red", "soldati": 3}, "enna": {"side": "blue", "soldati": 3}}
    state = planning(areas, 4, **{colour: {"money": 0} for colour in FAMILIES})
    listed = {GAME.text(move) for move, _ in HEURISTICS.candidates(state, 0)}
    assert any(text.startswith("sell red.basic") for text in listed)
    assert {GAME.parse(text) for text in listed} <= set(state.moves(0) + state.side_moves(0))


def test_an_expert_tries_out_where_its_orders_go() -> None:
    """After the same moves its lines end better on the whole than those of hard."""
    hard, expert = Hard(PLAIN).heuristics(4), Expert(PLAIN).heuristics(4)
    gains = []
    for seed in range(20):
        state = position(seed, 0, "rich")
        seat = state.actors[0]
        for _ in range(8):
            if state.actors[0] == seat and state.stack[-1][CODE] not in (ORDER_WHERE, PLACE_WHERE):
                state.apply(seat, HEURISTICS.policy(state, seat, Random(seed)))
        if state.stack[-1][CODE] not in (ORDER_WHERE, PLACE_WHERE):
            continue
        worths = []
        for each in (hard, expert):
            line = state.copy()
            each.play_on(line, seat, 0, Random(seed))
            worths.append(HEURISTICS.values(line)[seat])
        gains.append(worths[1] - worths[0])
    assert len(gains) > 2
    assert sum(gains) > 0


def test_on_the_last_turn_soldati_are_placed_and_not_recruited() -> None:
    """LF-4.9: a space that allows the one or the other; what is recruited now never comes to the board."""
    areas = {"gela": {"side": "red", "soldati": 2}, "licata": {"side": "blue", "soldati": 6}}
    state = planning(areas, 4, red={"soldati": 9, "money": 3})
    for move in ("use 1 neutral", "space 1-4"):
        state.apply(0, GAME.parse(move))
    assert state.stack[-1][CODE] == ACTION_PARTS
    assert [GAME.text(move) for move in state.moves(0)] == ["part 1", "part 2"]  # recruit or place
    assert GAME.text(HEURISTICS.policy(state, 0, Random(1))) == "part 2"


def test_turns_are_counted_from_who_begins_whoever_owns_the_influence_tile() -> None:
    """LF-4.1, LF-10.1: the tile is asked for before the first turn."""
    state = planning({"gela": {"side": "red", "soldati": 2}}, 2)
    before = turns_left(state)
    for owner in range(4):
        state.stack = [[INFLUENCE_TILE, owner, 0]]
        assert turns_left(state) == before == [1, 0, 0, 0]
