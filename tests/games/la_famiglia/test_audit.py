"""The audit notices every piece that is lost, doubled or where it may not be."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from consigliere.games import get
from consigliere.games.la_famiglia.check.audit import audit, audit_money, money_of
from consigliere.games.la_famiglia.frames import before_attack, fetch_pieces, pentito_removes, sail_on, swap_enemies
from consigliere.games.la_famiglia.state import (
    EMPTY,
    IN_HQ,
    LAND_ROUTE,
    NEUTRAL,
    ON_BOARD,
    SEATS,
    SIDES,
    SOLD,
    LaFamigliaState,
)
from tests.games.la_famiglia.positions import GAME, described_state, position, walk

Break = Callable[[LaFamigliaState], None]


POSITION = {
    "at": "planning-turn",
    "to_play": "red",
    "families": {"red": {"seat": 0}, "blue": {"seat": 1}, "green": {"seat": 2}, "yellow": {"seat": 3}},
    "areas": {
        "gela": {"side": "red", "soldati": 2, "orders": ["red.basic.2"]},
        "licata": {"side": "red", "soldati": 1},
        "noto": {"side": "", "soldati": 0},
    },
    "sheets": {"columns": [{"neutral": 2, "red": 1}], "spaces": {"1-1": {"blue": 1}}},
}


@pytest.fixture
def state() -> LaFamigliaState:
    """A planning turn with an order face down, everything in its place."""
    found = described_state(POSITION)
    assert audit(found) == []
    return found


def owned(s: LaFamigliaState, side: int) -> list[int]:
    return [area for area, holder in enumerate(s.side) if holder == side]


def laid(s: LaFamigliaState) -> int:
    """A place with an order of seat 0."""
    return next(at for at, order in enumerate(s.tokens) if order >= 0 and s.seat_of[order // 13] == 0)


def lose_supply(s: LaFamigliaState) -> None:
    s.supply[2] -= 1


def lose_from_headquarters(s: LaFamigliaState) -> None:
    s.hq[0] += 1


def lose_on_the_board(s: LaFamigliaState) -> None:
    s.soldati[owned(s, 0)[0]] += 1


def lose_neutral(s: LaFamigliaState) -> None:
    s.supply[NEUTRAL] += 1


def lose_car(s: LaFamigliaState) -> None:
    s.car_supply[3] -= 1


def lose_boat(s: LaFamigliaState) -> None:
    s.boats[5 * SEATS + 1] += 1


def lose_token(s: LaFamigliaState) -> None:
    s.token_supply[1] -= 1


def lose_token_of_mat(s: LaFamigliaState) -> None:
    s.opened[4 * 1 + 2] += 1


def lose_token_of_sheet(s: LaFamigliaState) -> None:
    s.top[2 * SIDES + 3] += 1


def lose_neutral_token(s: LaFamigliaState) -> None:
    s.neutral_tokens += 1


def lose_lab(s: LaFamigliaState) -> None:
    s.lab_pool -= 1


def three_labs(s: LaFamigliaState) -> None:
    s.lab_pool -= 3 - s.labs[7]
    s.labs[7] = 3


def empty_area_with_side(s: LaFamigliaState) -> None:
    s.side[owned(s, EMPTY)[0]] = 1


def soldati_without_side(s: LaFamigliaState) -> None:
    area = owned(s, EMPTY)[0]
    s.soldati[area] = 1
    s.supply[0] -= 1


def unknown_side(s: LaFamigliaState) -> None:
    s.side[owned(s, EMPTY)[0]] = 9


def car_without_family(s: LaFamigliaState) -> None:
    s.cars[owned(s, EMPTY)[0]] = 1


def order_twice_on_the_board(s: LaFamigliaState) -> None:
    s.tokens[next(at for at in range(72) if s.tokens[at] < 0 and s.side[at // 2] == 0)] = s.tokens[laid(s)]


def order_on_board_and_in_headquarters(s: LaFamigliaState) -> None:
    s.where[s.tokens[laid(s)]] = IN_HQ


def order_nowhere(s: LaFamigliaState) -> None:
    s.where[s.where.index(IN_HQ)] = 0


def order_of_nobody(s: LaFamigliaState) -> None:
    s.where[s.seat_of.index(-1) * 13] = SOLD


def order_said_to_lie(s: LaFamigliaState) -> None:
    s.where[s.where.index(IN_HQ)] = ON_BOARD


def order_in_a_foreign_area(s: LaFamigliaState) -> None:
    at = laid(s)
    other = owned(s, 1)[0] * 2
    s.tokens[other], s.tokens[at] = s.tokens[at], -1
    s.laid[other], s.laid[at] = s.laid[at], 0


def trace_of_an_order(s: LaFamigliaState) -> None:
    s.laid[s.tokens.index(-1)] = 3


def two_tokens_in_a_space(s: LaFamigliaState) -> None:
    space = next(i for i in range(36) if sum(s.bottom[i * SIDES : i * SIDES + SIDES]) and not s.c.infinite[s.round][i])
    s.bottom[space * SIDES] += 1
    s.token_supply[0] -= 1


def token_beside_the_sheet(s: LaFamigliaState) -> None:
    s.bottom[s.c.exists[s.round].index(0) * SIDES] += 1
    s.token_supply[0] -= 1


def bust_without_token(s: LaFamigliaState) -> None:
    space = next(i for i in range(36) if not sum(s.bottom[i * SIDES : i * SIDES + SIDES]))
    s.bust[2] = space


def bust_nowhere(s: LaFamigliaState) -> None:
    s.bust[2] = -2


def eighth_tile(s: LaFamigliaState) -> None:
    s.in_play[s.in_play.index(0)] = 1


def mark_of_the_other_team(s: LaFamigliaState) -> None:
    s.marks[s.in_play.index(1)] = 1
    s.token_supply[1] -= 1


def mark_on_a_tile_out_of_play(s: LaFamigliaState) -> None:
    s.marks[s.in_play.index(0)] = 2
    s.token_supply[2] -= 1


def control_of_nobody(s: LaFamigliaState) -> None:
    s.control[0] = NEUTRAL


def three_boats(s: LaFamigliaState) -> None:
    s.boats[:SEATS] = [1, 1, 1, 0]
    for seat in range(SEATS):
        s.boat_supply[seat] = s.c.boats - sum(s.boats[seat::SEATS])


def attack_without_attackers(s: LaFamigliaState) -> None:
    s.stack.append(before_attack(2, 0, 0, LAND_ROUTE, 0, 0))


def choice_without_question(s: LaFamigliaState) -> None:
    s.committed[3] = 1


def over_with_a_question(s: LaFamigliaState) -> None:
    s.over = True


def no_question(s: LaFamigliaState) -> None:
    s.stack = []


def debts(s: LaFamigliaState) -> None:
    s.money[1] = -1


def fewer_than_no_soldati(s: LaFamigliaState) -> None:
    s.hq[0] += s.supply[0] + 1
    s.supply[0] = -1


@pytest.mark.both
@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lose_supply, "Soldati of seat 2: 49, there should be 50"),
        (lose_from_headquarters, "Soldati of seat 0: 51, there should be 50"),
        (lose_on_the_board, "Soldati of seat 0: 51, there should be 50"),
        (lose_neutral, "neutral Soldati: 31, there should be 30"),
        (lose_car, "cars of seat 3: 4, there should be 5"),
        (lose_boat, "speedboats of seat 1: 5, there should be 4"),
        (lose_token, "influence tokens of seat 1: 24, there should be 25"),
        (lose_token_of_mat, "influence tokens of seat 1: 24, there should be 25"),
        (lose_token_of_sheet, "influence tokens of seat 3: 26, there should be 25"),
        (lose_neutral_token, "neutral influence tokens: 9, there should be 8"),
        (lose_lab, "drug labs: 29, there should be 30"),
        (three_labs, ": 3, at most 2 are allowed"),
        (empty_area_with_side, "is held by side 1, its Soldati are 0"),
        (soldati_without_side, "is held by side 5, its Soldati are 1"),
        (unknown_side, "is held by 9, which is no side"),
        (car_without_family, "has no family, its cars are 1"),
        (order_twice_on_the_board, ": 2 on the board"),
        (order_on_board_and_in_headquarters, ": 1 on the board, and it is said to be at 2"),
        (order_nowhere, "is at 0, its family has seat"),
        (order_of_nobody, "is at 4, its family has seat -1"),
        (order_said_to_lie, ": 0 on the board, and it is said to be at 3"),
        (order_in_a_foreign_area, "which its family does not hold"),
        (trace_of_an_order, "keeps the traces of an order that is gone"),
        (two_tokens_in_a_space, ": 2, there is room for one"),
        (token_beside_the_sheet, "which sheet 1 has not"),
        (bust_without_token, "the bust of seat 2 stands in"),
        (bust_nowhere, "which is no space"),
        (eighth_tile, "control tiles in play: 8, there should be 7"),
        (mark_of_the_other_team, "of team 0 is marked by 1"),
        (mark_on_a_tile_out_of_play, "is marked and not in play"),
        (control_of_nobody, "a control token belongs to 4"),
        (three_boats, ": 3, at most 2 are allowed"),
        (attack_without_attackers, "side 2 is on the move: Soldati 0, cars 0"),
        (choice_without_question, "belong to no open question"),
        (over_with_a_question, "the game is over, and its open steps are"),
        (no_question, "the game is not over, and its open steps are 0"),
        (debts, "money holds a number below zero"),
        (fewer_than_no_soldati, "supply holds a number below zero"),
    ],
)
def test_lf_1_6_damage_is_noticed(state: LaFamigliaState, damage: Break, sentence: str) -> None:
    damage(state)
    found = [str(problem) for problem in audit(state)]
    assert any(sentence in problem for problem in found), found


@pytest.mark.parametrize(
    ("frame", "noticed"),
    [
        (partial(fetch_pieces, 0), False),
        (partial(fetch_pieces, 1), True),
        (partial(pentito_removes, 1, 0), False),
        (partial(swap_enemies, 1), False),
    ],
)
def test_lf_1_12_areas_may_be_bare_until_all_is_done(
    state: LaFamigliaState, frame: Callable[[int], list[int]], noticed: bool
) -> None:
    target = next(area for area in owned(state, 0) if any(state.side[near] == 0 for near in state.c.near[area]))
    origin = next(near for near in state.c.near[target] if state.side[near] == 0)
    state.soldati[target] += state.soldati[origin]
    state.soldati[origin] = 0
    assert len(audit(state)) == 1
    state.stack.append(frame(target))
    assert len(audit(state)) == int(noticed)


def test_lf_4_28_a_third_boat_may_still_sail_on(state: LaFamigliaState) -> None:
    three_boats(state)
    assert audit(state) != []
    state.stack.append(sail_on(0, 0))
    assert audit(state) == []


# ---- money


def after_a(verb: str) -> tuple[list[int], LaFamigliaState]:
    """The money before a move with that verb of a random game, and the position after it, if money moved."""
    for seed in range(60):
        state = position(seed, 0, "plain" if seed < 20 else "rich")
        before = money_of(state)
        for _, move, _ in walk(state, Random(seed), 500, True):
            if GAME.moves.verb(move).name == verb and money_of(state) != before:
                return before, state
            before = money_of(state)
    raise AssertionError(f"nobody played '{verb}'")


@pytest.mark.parametrize("verb", ["space", "gain", "sell", "give", "tile", "row", "lead", "part", "allies"])
def test_lf_1_7_money_moves_as_the_events_say(verb: str) -> None:
    before, state = after_a(verb)
    assert audit_money(before, state) == []
    state.money[2] += 1
    (sentence,) = audit_money(before, state)
    assert f"seat 2 has {state.money[2]} money; it had {before[2]}" in str(sentence)


def test_the_registry_finds_the_audit(state: LaFamigliaState) -> None:
    stock = get("la-famiglia").audit
    assert stock.audit(state) == []
    assert stock.money_of(state) == state.money
    lose_lab(state)
    assert [problem.say("pl") for problem in stock.audit(state)] == ["laboratoria: 29, powinno być 30"]
