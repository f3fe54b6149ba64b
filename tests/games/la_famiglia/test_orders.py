"""Where several things are picked one by one, any order is accepted and nothing is lost by it (design §4).

The models are written from the rules alone: they say which results are possible, not how one gets there.
"""

from collections.abc import Callable, Iterator
from itertools import permutations, product
from random import Random

import pytest

from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia import frames
from consigliere.games.la_famiglia.state import NEUTRAL, SEATS, SIDES, LaFamigliaState, hue
from tests.conftest import Size
from tests.games.la_famiglia import positions
from tests.games.la_famiglia.picking import KINDS, PICKING, Line, board, first_pick, question, results, whole

pytestmark = pytest.mark.ci

MOST_LEGAL_MOVES = 100
Board = tuple[tuple[int, ...], ...]
SOLDATI, CARS, LABS, BOATS, BOTTOM = range(5)


def first_picks(kind: str, n: int) -> Iterator[LaFamigliaState]:
    """Positions at the first pick of that kind."""
    found = [state for state in (first_pick(kind, Random(f"{kind}/{seed}")) for seed in range(n)) if state is not None]
    assert len(found) > n // 4, "the positions hardly ever come to a pick"
    yield from found


# ---- any order


def check_another_order(state: LaFamigliaState, rng: Random) -> None:
    """Random picks are accepted in another order too, and come to the same position."""
    line = Line(state, rng)
    for _ in range(2):
        assert whole(line.again(state, rng)) == whole(line.end)


@pytest.mark.parametrize("kind", KINDS)
def test_picks_in_another_order_come_to_the_same(kind: str, size: Size) -> None:
    for number, state in enumerate(first_picks(kind, size(20, 1000, ci=200))):
        check_another_order(state, Random(number))


def test_picks_of_whole_games_come_to_the_same_in_another_order(size: Size) -> None:
    seen = set()
    for seed in range(size(3, 300, ci=30)):
        state, rng = positions.position(seed, 0, "rich" if seed % 2 else "eager"), Random(seed)
        while not state.over:
            if question(state):
                check_another_order(state, rng)
                seen.add(state.stack[-1][CODE])
            for seat in state.actors:
                assert len(state.moves(seat)) <= MOST_LEGAL_MOVES
            state.play(*positions.choice(state, rng, True))
    assert len(seen & set(PICKING)) > 3


@pytest.mark.parametrize("kind", KINDS)
def test_canonical_picks_reach_every_result(kind: str, size: Size) -> None:
    for state in first_picks(kind, size(8, 200, ci=40)):
        everything = results(state, LaFamigliaState.moves)
        assert set(results(state, LaFamigliaState.canonical)) == set(everything)


def test_one_order_only_would_be_noticed() -> None:
    """If only the canonical moves were legal, picks would be refused in most other orders."""
    noticed = 0
    for number, state in enumerate(first_picks("labs", 20)):
        line = Line(state, Random(number))
        try:
            line.again(state, Random(number), LaFamigliaState.canonical)
        except AssertionError as error:
            noticed += "refused in another order" in str(error)
    assert noticed > 5


def test_a_search_that_begins_after_picks_in_another_order_has_moves(size: Size) -> None:
    for kind in KINDS:
        for number, state in enumerate(first_picks(kind, size(10, 500, ci=100))):
            rng, start = Random(number), question(state)
            while question(state) == start:
                seat = state.actors[0]
                assert set(state.canonical(seat)) <= set(state.moves(seat))
                assert state.canonical(seat)
                state.play(seat, rng.choice(state.moves(seat)))


# ---- models of the results


def changed(state: LaFamigliaState, part: int, numbers: dict[int, int]) -> list[list[int]]:
    """The board with other numbers of one kind of piece in some areas."""
    rows = [list(row) for row in board(state)]
    for area, n in numbers.items():
        rows[part][area] = n
    return rows


def frozen(rows: list[list[int]]) -> Board:
    return tuple(tuple(row) for row in rows)


def enemies(state: LaFamigliaState, seat: int, area: int) -> int:
    """Soldati in an area that are neutral or of the other team (LF-2.3: teams alternate)."""
    side = state.side[area]
    return state.soldati[area] if side == NEUTRAL or (side < SEATS and (side + seat) % 2) else 0


def without(state: LaFamigliaState, gone: dict[int, int]) -> list[list[int]]:
    """Soldati taken from areas; LF-1.12: where nobody is left, the cars go."""
    rows = changed(state, SOLDATI, {area: state.soldati[area] - n for area, n in gone.items()})
    for area in gone:
        if not rows[SOLDATI][area]:
            rows[CARS][area] = 0
    return rows


def fetched(state: LaFamigliaState) -> set[Board]:
    """LF-4.30, LF-7.1: any number of own Soldati and cars, at least one piece, from each land-adjacent area."""
    f = state.stack[-1]
    middle = f[frames.FETCH_AREA]
    origins = [area for area in state.c.near[middle] if state.side[area] == f[SEAT]]
    found = set()
    for soldati in product(*[range(state.soldati[area] + 1) for area in origins]):
        for cars in product(*[range(state.cars[area] + 1) for area in origins]):
            if sum(soldati) + sum(cars):
                rows = changed(state, SOLDATI, {middle: state.soldati[middle] + sum(soldati)})
                rows[CARS][middle] += sum(cars)
                for area, n, m in zip(origins, soldati, cars, strict=True):
                    rows[SOLDATI][area] -= n
                    rows[CARS][area] = rows[CARS][area] - m if rows[SOLDATI][area] else 0
                found.add(frozen(rows))
    return found


def pentito(state: LaFamigliaState) -> set[Board]:
    """LF-8.6: each number of the pattern is for another area and takes up to so many Soldati there."""
    f = state.stack[-1]
    near = [area for area in state.c.near[f[frames.PENTITO_AREA]] if enemies(state, f[SEAT], area)]
    pattern = state.c.pentito[f[frames.PENTITO_ORDER]]
    found = set()
    for areas in permutations([*near, *[-1] * len(pattern)], len(pattern)):
        chosen = [(area, n) for area, n in zip(areas, pattern, strict=True) if area >= 0]
        for numbers in product(*[range(min(n, state.soldati[area]) + 1) for area, n in chosen]):
            gone = {area: number for (area, _), number in zip(chosen, numbers, strict=True)}
            found.add(frozen(without(state, gone)))
    return found


def swapped(state: LaFamigliaState) -> set[Board]:
    """LF-9.6: one to three enemy or neutral Soldati of adjacent areas become own ones in the area of the order."""
    f = state.stack[-1]
    middle = f[frames.SPECIAL_AREA]
    near = [area for area in state.c.near[middle] if enemies(state, f[SEAT], area)]
    found = set()
    for numbers in product(*[range(state.soldati[area] + 1) for area in near]):
        if 1 <= sum(numbers) <= min(3, state.supply[f[SEAT]]):
            rows = without(state, dict(zip(near, numbers, strict=True)))
            rows[SOLDATI][middle] += sum(numbers)
            found.add(frozen(rows))
    return found


def guarded(state: LaFamigliaState) -> set[Board]:
    """LF-9.4: up to one Soldato from the headquarters with each own lab, or nobody (LF-6.3)."""
    seat = state.stack[-1][SEAT]
    areas = [area for area, side in enumerate(state.side) if side == seat and state.labs[area]]
    found = set()
    for numbers in product(*[range(state.labs[area] + 1) for area in areas]):
        if sum(numbers) <= state.hq[seat]:
            put = {area: state.soldati[area] + n for area, n in zip(areas, numbers, strict=True)}
            found.add(frozen(changed(state, SOLDATI, put)))
    return found


def supported(state: LaFamigliaState) -> set[Board]:
    """LF-9.5: up to two in the area of the order and in each of up to two adjacent ones, of whose stock; or nobody."""
    f = state.stack[-1]
    seat, middle = f[SEAT], f[frames.SPECIAL_AREA]
    mate = (seat + 2) % SEATS
    near = [area for area in state.c.near[middle] if state.side[area] in (seat, mate, NEUTRAL)]
    stock = {seat: state.hq[seat], mate: state.hq[mate], NEUTRAL: state.supply[NEUTRAL]}
    found = set()
    for numbers in product(range(3), repeat=1 + len(near)):
        areas = [middle, *near]
        put = {area: n for area, n in zip(areas, numbers, strict=True) if n}
        spent = dict.fromkeys(stock, 0)
        for area, n in put.items():
            spent[state.side[area]] += n
        if all(spent[side] <= stock[side] for side in stock) and len(set(put) - {middle}) <= 2:
            found.add(frozen(changed(state, SOLDATI, {area: state.soldati[area] + n for area, n in put.items()})))
    return found


def with_labs(state: LaFamigliaState) -> set[Board]:
    """LF-2.12: all labs of the card in areas with own Soldati, at most two in each."""
    seat = state.stack[-1][SEAT]
    areas = [area for area, side in enumerate(state.side) if side == seat]
    labs = state.c.extra_labs[state.character[seat]]
    return {
        frozen(changed(state, LABS, dict(zip(areas, numbers, strict=True))))
        for numbers in product(range(3), repeat=len(areas))
        if sum(numbers) == labs
    }


def with_units(state: LaFamigliaState) -> set[Board]:
    """LF-2.11: each unit in any area with own Soldati; a boat in an adjacent sea that holds fewer than two (Q-3)."""
    seat = state.stack[-1][SEAT]
    card, c = state.character[seat], state.c
    areas = [area for area, side in enumerate(state.side) if side == seat]
    seas = [sea for sea, coast in enumerate(c.sea_areas) if any(state.side[area] == seat for area in coast)]
    units = [SOLDATI] * c.extra_soldati[card] + [CARS] * c.extra_cars[card] + [BOATS] * c.extra_boats[card]
    found = set()
    for places in product(*[seas if unit == BOATS else areas for unit in units]):
        rows = changed(state, SOLDATI, {})
        for unit, place in zip(units, places, strict=True):
            rows[unit][place * SEATS + seat if unit == BOATS else place] += 1
        if all(sum(rows[BOATS][sea * SEATS : sea * SEATS + SEATS]) <= 2 for sea in range(len(c.sea_areas))):
            found.add(frozen(rows))
    return found


MODELS: dict[str, Callable[[LaFamigliaState], set[Board]]] = {
    "rally": fetched,
    "gather": fetched,
    "pentito": pentito,
    "white-a": supported,
    "white-b": swapped,
    "yellow-b": guarded,
    "labs": with_labs,
    "units": with_units,
}


@pytest.mark.parametrize("kind", MODELS)
def test_picks_reach_exactly_the_results_of_the_rules(kind: str, size: Size) -> None:
    for state in first_picks(kind, size(8, 200, ci=40)):
        reached = {board(end) for end in results(state, LaFamigliaState.moves).values()}
        assert reached == MODELS[kind](state)


def test_tokens_of_one_owner_reach_exactly_the_free_spaces(size: Size) -> None:
    """LF-4.14: at most one in a normal space, any number in an ∞ space; here one owner after the other is asked."""
    for state in first_picks("tokens", size(8, 200, ci=40)):
        f = state.stack[-1]
        column, sides = f[frames.INFLUENCE_COLUMN], SIDES
        side = next(i for i in range(sides) if state.top[column * sides + i] and hue(state, i) == f[frames.MOVED_HUE])
        spaces = state.c.space_list[state.round]
        taken = {space for space in spaces if sum(state.bottom[space * sides : space * sides + sides])}
        free = [space for space in spaces if space not in taken or state.c.spaces[space] == "1-4"]
        found = set()
        for chosen in product(free, repeat=state.top[column * sides + side]):
            if all(chosen.count(space) == 1 or state.c.spaces[space] == "1-4" for space in chosen):
                rows = changed(state, BOTTOM, {})
                for space in chosen:
                    rows[BOTTOM][space * sides + side] += 1
                found.add(frozen(rows))
        assert {board(end) for end in results(state, LaFamigliaState.moves).values()} == found
