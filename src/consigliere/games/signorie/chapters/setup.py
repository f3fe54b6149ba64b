"""Chapters SI-2 and SI-3: the set-up and the preparation of each round."""

from typing import Final

from consigliere.core.chance import Luck
from consigliere.core.step import Step
from consigliere.games.signorie import events, frames
from consigliere.games.signorie.chapters.pieces import receive, reset_discs
from consigliere.games.signorie.components import (
    CITIES,
    DICE,
    FACES,
    HOUSES,
    MAN,
    REWARDS,
    ROUNDS,
    TASKS,
    TILES,
    WOMAN,
)
from consigliere.games.signorie.frames import PREPARATION
from consigliere.games.signorie.state import (
    ACTIONS,
    IN_CITY,
    O_COLOURS_BY_SEAT,
    PREPARE,
    REMOVED,
    UNSEEN,
    SignorieState,
)


def begin(s: SignorieState) -> None:
    """The whole set-up, with the state's own chance (SI-13.1); the preparation of round 1 follows by itself."""
    seat_players(s)
    lay_rewards(s)
    remove_tiles(s)
    close_cities(s)
    s.stack = [frames.preparation()]


def seat_players(s: SignorieState) -> None:
    """Colours, pawns, turn order, florins and discs (SI-2.1 to SI-2.5, RU-01, RU-47)."""
    if not s.options[O_COLOURS_BY_SEAT]:
        s.colour[: s.seats] = s.chance.deal("colours", list(range(len(s.c.colours))), s.seats)
        s.emit_luck(events.COLOURS_DRAWN, "colours", s.colour[: s.seats])
    drawn = s.chance.deal("order", sorted(s.colour[: s.seats]), s.seats)
    s.emit_luck(events.ORDER_DRAWN, "order", drawn)
    s.order = [s.colour.index(colour) for colour in drawn]
    for place, seat in enumerate(s.order):
        hand_out_pawns(s, seat)
        receive(s, seat, s.c.start_florins + s.c.extra_florins[s.seats][place])
    reset_discs(s)


def hand_out_pawns(s: SignorieState, seat: int) -> None:
    """Four men and three women to the pool, the others stay in the reserve (SI-2.1)."""
    s.pool[seat * 2 + MAN] = s.c.start_men
    s.pool[seat * 2 + WOMAN] = s.c.start_women
    s.reserve[seat * 2 + MAN] = s.c.men - s.c.start_men
    s.reserve[seat * 2 + WOMAN] = s.c.women - s.c.start_women


def lay_rewards(s: SignorieState) -> None:
    """Bonus tiles for rounds 1 to 5, scoring tiles for rounds 6 and 7 (SI-2.6)."""
    bonus = [tile for tile in range(REWARDS) if s.c.is_bonus[tile]]
    scoring = [tile for tile in range(REWARDS) if not s.c.is_bonus[tile]]
    rounds = sum(s.c.bonus_round)
    laid = s.chance.deal("rewards", bonus, rounds)
    s.emit_luck(events.REWARDS_LAID, "rewards", laid)
    last = s.chance.deal("scoring", scoring, ROUNDS - rounds)
    s.emit_luck(events.SCORING_LAID, "scoring", last)
    s.rewards = laid + last


def remove_tiles(s: SignorieState) -> None:
    """With fewer than four players some tiles of each house leave the game, unseen (SI-2.7, RU-05, RU-09)."""
    n = s.c.removed[s.seats]
    s.pile = TILES - n * HOUSES
    if n == 0:
        return
    for house in range(HOUSES):
        pool = [tile for tile in range(TILES) if s.c.house[tile] == house]
        gone = s.chance.deal("removed", pool, n)
        event = s.emit(events.TILES_REMOVED, [house, n])
        event.secret = gone
        event.luck = Luck("removed", gone)
        for tile in gone:
            s.where[tile] = REMOVED


def close_cities(s: SignorieState) -> None:
    """With fewer than four players some cities are closed for the whole game (SI-2.8, RU-04)."""
    n = CITIES - s.c.cities_in_use[s.seats]
    if n:
        closed = s.chance.deal("closed", list(range(CITIES)), n)
        s.emit_luck(events.CITIES_CLOSED, "closed", closed)
        for city in closed:
            s.closed[city] = 1


# ---- phase 1


def prepare(s: SignorieState) -> None:
    """The preparation of a round (SI-1.2, SI-3.1 to SI-3.4)."""
    s.phase = PREPARE
    s.entitled = 0
    s.emit(events.ROUND, [s.round])
    fill_cities(s)
    roll_dice(s)
    deal_tasks(s)
    s.phase = ACTIONS
    for seat in range(s.seats):
        s.passed[seat] = 0


def fill_cities(s: SignorieState) -> None:
    """Empty tile spaces of the cities in use get a tile each, as long as the stack lasts (SI-3.1, RU-08, RU-82)."""
    empty = [at for at in range(CITIES * 2) if s.city_tile[at] < 0 and not s.closed[at // 2]]
    n = min(len(empty), s.pile)
    if n == 0:
        return
    drawn = s.chance.deal("tiles", [tile for tile in range(TILES) if s.where[tile] == UNSEEN], n)
    s.emit_luck(events.TILES_DRAWN, "tiles", drawn)
    s.pile -= n
    for i in range(n):
        at = empty[i]
        s.city_tile[at] = drawn[i]
        s.where[drawn[i]] = IN_CITY + at
        s.emit(events.TILE_LAID, [at // 2, at % 2, drawn[i]])


def roll_dice(s: SignorieState) -> None:
    """All action dice, those on boards too, are collected, rolled and sorted (SI-2.3, SI-3.2, SI-4.10, RU-46)."""
    n = s.c.dice_per_colour[s.seats]
    s.board = [0] * len(s.board)
    s.aside = [0] * DICE
    s.areas = [0] * (DICE * FACES)
    rolled = s.chance.roll("dice", FACES, DICE * n)
    for i in range(len(rolled)):
        s.areas[i // n * FACES + rolled[i]] += 1
    s.emit(events.DICE_ROLLED, [result + 1 for result in rolled]).luck = Luck("dice", rolled)


def deal_tasks(s: SignorieState) -> None:
    """The ten task tiles are dealt to the ten task spaces, for the whole round (SI-2.10, SI-3.3, SI-6.4)."""
    s.tasks = s.chance.deal("tasks", list(range(TASKS)), TASKS)
    s.emit_luck(events.TASKS_DEALT, "tasks", s.tasks[:])


class Preparation(Step[SignorieState]):
    """Phase 1: nobody chooses anything."""

    def advance(self, s: SignorieState, f: list[int]) -> bool:
        prepare(s)
        s.swap(frames.turn(s.order[0]))
        return False


STEPS: Final[list[tuple[int, Step[SignorieState]]]] = [(PREPARATION, Preparation("preparation", "SI-3.1"))]
