"""The audit: is every pawn, die, tile, helper and bride where it may be; did florins move by a rule?"""

from consigliere.core.errors import Phrase
from consigliere.games.signorie import events
from consigliere.games.signorie.components import (
    CAREERS,
    CITIES,
    CITY_SPACES,
    DICE,
    FACES,
    HELPERS,
    HOUSES,
    MAN,
    PLAN_ROWS,
    PORTRAITS,
    REWARDS,
    ROUNDS,
    SPAN,
    TASKS,
    TILES,
    WOMAN,
)
from consigliere.games.signorie.state import IN_CITY, REMOVED, UNSEEN, SignorieState, dice_taken, man_at

NEVER_NEGATIVE = (
    *("pile", "discs", "florins", "vp", "pool", "reserve", "careers", "threshold", "brides", "board", "areas"),
    *("aside", "helpers", "face_up", "face_down", "filled", "disc"),
)


def audit(s: SignorieState) -> list[Phrase]:
    """Everything that is wrong with the pieces of a position, a phrase for each thing; nothing if all are there."""
    problems: list[Phrase] = []
    for seat in range(s.seats):
        problems += pawns(s, seat)
        problems += plan(s, seat)
    problems += dice(s)
    problems += tiles(s)
    problems += cities(s)
    problems += helpers_and_brides(s)
    problems += tasks_and_rewards(s)
    problems += players(s)
    problems += negatives(s)
    return problems


def money_of(s: SignorieState) -> list[int]:
    """The florins of each seat, to compare after the next move."""
    return s.florins[: s.seats]


def audit_money(before: list[int], s: SignorieState) -> list[Phrase]:
    """Florins changed exactly as the events of the last move say."""
    wanted = before[:]
    for event in s.events:
        parts = event.parts
        if event.kind == events.PAID:
            wanted[parts[0]] -= parts[1]
        elif event.kind == events.RECEIVED:
            wanted[parts[0]] += parts[1]
    return [
        Phrase("audit-money", seat=seat, found=s.florins[seat], before=before[seat], wanted=wanted[seat])
        for seat in range(s.seats)
        if s.florins[seat] != wanted[seat]
    ]


def pawns(s: SignorieState, seat: int) -> list[Phrase]:
    """Every pawn is in one place (SI-1.4)."""
    problems = []
    on_careers = sum(s.careers[man_at(seat, 0, 0) : man_at(seat, CAREERS, 0)])
    for gender, total in ((MAN, s.c.men), (WOMAN, s.c.women)):
        at = seat * 2 + gender
        there = s.pool[at] + s.reserve[at] + s.threshold[at] + s.city_pawns.count(at)
        there += on_careers if gender == MAN else 0
        if there != total:
            what = Phrase("audit-signorie-men" if gender == MAN else "audit-signorie-women", seat=seat)
            problems.append(Phrase("audit-count", what=what, found=there, wanted=total))
    for career in range(CAREERS):
        for space in range(SPAN):
            if s.careers[man_at(seat, career, space)] and not 1 <= space <= s.c.top:
                problems.append(Phrase("audit-signorie-career", seat=seat, space=space, career=career))
    return problems


def plan(s: SignorieState, seat: int) -> list[Phrase]:
    """Face-up tiles lie on shields of their house (SI-9.3)."""
    problems = []
    for row in range(PLAN_ROWS):
        counted = [0] * HOUSES
        for tile in range(TILES):
            if s.where[tile] == seat * PLAN_ROWS + row:
                counted[s.c.house[tile]] += 1
        at = (seat * PLAN_ROWS + row) * HOUSES
        if counted != s.face_up[at : at + HOUSES]:
            up = s.face_up[at : at + HOUSES]
            problems.append(Phrase("audit-signorie-row", seat=seat, row=row, found=up, wanted=counted))
        shields = (s.colour[seat] * PLAN_ROWS + row) * HOUSES
        if any(counted[house] > s.c.shields[shields + house] for house in range(HOUSES)):
            problems.append(Phrase("audit-signorie-shields", seat=seat, row=row))
    return problems


def dice(s: SignorieState) -> list[Phrase]:
    """Every die is in its area, on a board or set aside (SI-2.3); nobody has more than four (SI-4.3)."""
    problems = []
    rolled = any(s.areas) or any(s.board) or any(s.aside)
    for die in range(DICE):
        there = sum(s.areas[die * FACES : die * FACES + FACES]) + s.aside[die]
        there += sum(1 for seat in range(s.seats) if s.board[seat * DICE + die])
        if rolled and there != s.c.dice_per_colour[s.seats]:
            what = Phrase("audit-signorie-dice", die=die)
            problems.append(Phrase("audit-count", what=what, found=there, wanted=s.c.dice_per_colour[s.seats]))
    for seat in range(s.seats):
        taken = dice_taken(s, seat)
        if taken > s.c.most_dice:
            problems.append(Phrase("audit-signorie-dice-taken", seat=seat, n=taken, most=s.c.most_dice))
    if any(value > FACES for value in s.board):
        problems.append(Phrase("audit-signorie-die"))
    return problems


def tiles(s: SignorieState) -> list[Phrase]:
    """Unseen tiles are in the stack or face down; the tiles of cities are where the cities say (SI-2.7)."""
    problems = []
    unseen = s.where.count(UNSEEN)
    hidden = s.pile + sum(s.face_down)
    if unseen != hidden:
        problems.append(Phrase("audit-signorie-unseen", unseen=unseen, hidden=hidden))
    for house in range(HOUSES):
        gone = sum(1 for tile in range(TILES) if s.c.house[tile] == house and s.where[tile] == REMOVED)
        if gone != s.c.removed[s.seats]:
            what = Phrase("audit-signorie-removed", house=house)
            problems.append(Phrase("audit-count", what=what, found=gone, wanted=s.c.removed[s.seats]))
    for at in range(CITIES * 2):
        tile = s.city_tile[at]
        if tile >= 0 and s.where[tile] != IN_CITY + at:
            problems.append(Phrase("audit-signorie-city-tile", tile=tile, city=at // 2, place=s.where[tile]))
    in_cities = sum(1 for place in s.where if place >= IN_CITY)
    lying = sum(1 for tile in s.city_tile if tile >= 0)
    if in_cities != lying:
        problems.append(Phrase("audit-count", what=Phrase("audit-signorie-city-tiles"), found=in_cities, wanted=lying))
    return problems


def cities(s: SignorieState) -> list[Phrase]:
    """Pawns fill a city from its lowest space; closed cities stay empty (SI-2.8, SI-7.9)."""
    problems = []
    closed = CITIES - s.c.cities_in_use[s.seats]
    if sum(s.closed) != closed:
        problems.append(Phrase("audit-count", what=Phrase("audit-signorie-closed"), found=sum(s.closed), wanted=closed))
    for city in range(CITIES):
        here = s.city_pawns[city * CITY_SPACES : city * CITY_SPACES + CITY_SPACES]
        filled = s.filled[city]
        if any(pawn < 0 for pawn in here[:filled]) or any(pawn >= 0 for pawn in here[filled:]):
            problems.append(Phrase("audit-signorie-city-pawns", city=city, pawns=here, n=filled))
        if s.closed[city] and (filled or max(s.city_tile[city * 2 : city * 2 + 2]) >= 0):
            problems.append(Phrase("audit-signorie-closed-city", city=city))
    return problems


def helpers_and_brides(s: SignorieState) -> list[Phrase]:
    """Discs and brides are in supply or on a board (SI-2.9)."""
    problems = []
    if s.discs + sum(s.helpers) != s.c.discs:
        problems.append(Phrase("audit-signorie-discs", discs=s.discs, helpers=sum(s.helpers), total=s.c.discs))
    if any(n > 1 for n in s.helpers) or any(s.helpers[s.seats * HELPERS :]):
        problems.append(Phrase("audit-signorie-helper"))
    if any(n > PORTRAITS for n in s.brides) or sum(s.brides) > s.c.brides:
        problems.append(Phrase("audit-signorie-brides", brides=s.brides))
    return problems


def tasks_and_rewards(s: SignorieState) -> list[Phrase]:
    """Ten different task tiles lie on the task spaces, different reward tiles on the spaces of the rounds to come."""
    problems = []
    if sorted(s.tasks) != list(range(TASKS)):
        problems.append(Phrase("audit-signorie-tasks", tiles=s.tasks))
    laid = [reward for reward in s.rewards if reward >= 0]
    if len(set(laid)) != len(laid) or any(reward >= REWARDS for reward in laid):
        problems.append(Phrase("audit-signorie-rewards", tiles=s.rewards))
    for i in range(ROUNDS):
        if not s.over and (s.rewards[i] >= 0) != (i >= s.round - 1):
            problems.append(Phrase("audit-signorie-reward", of=i + 1, tile=s.rewards[i], round=s.round))
    return problems


def players(s: SignorieState) -> list[Phrase]:
    """Every player has one place in the order and one disc on the initiative track (SI-2.2)."""
    problems = []
    seats = list(range(s.seats))
    if sorted(s.order) != seats or sorted(s.arrivals) != seats:
        problems.append(Phrase("audit-signorie-order", order=s.order, arrivals=s.arrivals))
    if len(set(s.colour[: s.seats])) != s.seats:
        problems.append(Phrase("audit-signorie-colours", colours=s.colour))
    if any(space > s.c.initiative_top for space in s.disc):
        problems.append(Phrase("audit-signorie-disc", discs=s.disc))
    return problems


def negatives(s: SignorieState) -> list[Phrase]:
    """Nothing is less than nothing."""
    problems = []
    for name in NEVER_NEGATIVE:
        value = getattr(s, name)
        numbers: list[int] = [value] if isinstance(value, int) else value
        if min(numbers) < 0:
            problems.append(Phrase("audit-negative", name=name, numbers=numbers))
    return problems
