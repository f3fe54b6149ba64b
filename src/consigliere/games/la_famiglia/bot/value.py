"""How good a position is for a team: where the orders on the board lead, and what everybody can still do after that.

Features are counted for team 0 less team 1, once for all seats. Their weights depend on the round and on whether it is
still planned; the weighted sum is the logarithm of the odds to win.
"""

from math import exp
from typing import Any, Final

from consigliere.games.la_famiglia.bot.round_projection import RoundProjection, turns_left
from consigliere.games.la_famiglia.bot.scratch_board import ScratchBoard
from consigliere.games.la_famiglia.components import (
    AREAS,
    CHURCH,
    HAND,
    JUSTICE,
    MANDAMENTI,
    POLICE,
    ROWS,
    SEAS,
    TILES,
    Components,
)
from consigliere.games.la_famiglia.state import IN_HQ, ON_BOARD, PLANNING, SEATS, SETUP, SIDES, LaFamigliaState

NAMES: Final = [
    "single",  # Mandamenti in which a family holds one area, when all orders on the board are carried out
    "control",  # … two or three
    "whole",  # … all three
    "expected",  # what chance adds to that, in points
    "orders-to-come",  # what orders promise that can still be issued, in points
    "won",  # the team has Mandamenti enough to win
    "nearly",  # … all but one
    "close",  # … all but two
    "bronte",
    "soldati",  # on the board
    "headquarters",  # Soldati there
    "money",
    "labs",
    "cars",
    "boats",
    "place",  # base value
    "recruit",
    "car-attack",
    "orders",  # gained
    "tiles",  # control tiles, by how good they are
    "tokens",  # on the lower sheet
    "turns",  # left in the planning phase
]
F_SINGLE: Final = 0
F_CONTROL: Final = 1
F_WHOLE: Final = 2
F_EXPECTED: Final = 3
F_TO_COME: Final = 4
F_WON: Final = 5
F_NEARLY: Final = 6
F_CLOSE: Final = 7
F_BRONTE: Final = 8
F_SOLDATI: Final = 9
F_HQ: Final = 10
F_MONEY: Final = 11
F_LABS: Final = 12
F_CARS: Final = 13
F_BOATS: Final = 14
F_PLACE: Final = 15
F_RECRUIT: Final = 16
F_CAR_ATTACK: Final = 17
F_ORDERS: Final = 18
F_TILES: Final = 19
F_TOKENS: Final = 20
F_TURNS: Final = 21
FEATURES: Final = 22

# weights by feature: for each round while it is planned, and after that. A regression on games of bots gave their
# size; where it only saw what stronger players happen to do (few boats, say) they are set by hand.
WEIGHTS: Final = [
    [0.12, 0.12, 0.14, 0.17, 0.15, 0.20, 0.10, 0.15],  # single
    [0.26, 0.36, 0.36, 0.34, 0.38, 0.50, 0.48, 1.00],  # control
    [0.10, 0.10, 0.15, 0.15, 0.25, 0.30, 0.20, 0.10],  # whole
    [0.013, 0.018, 0.018, 0.018, 0.02, 0.026, 0.028, 0.06],  # expected
    [0.012, 0.0, 0.018, 0.0, 0.03, 0.0, 0.033, 0.0],  # orders-to-come
    [0.6, 0.8, 0.8, 1.5, 0.8, 1.2, 1.2, 2.4],  # won
    [0.1, 0.1, 0.3, 0.6, 0.25, 0.4, 0.7, 0.7],  # nearly
    [0.0, 0.0, 0.0, 0.05, 0.1, 0.3, 0.2, 0.5],  # close
    [0.05, 0.05, 0.08, 0.05, 0.1, 0.05, 0.15, 0.43],  # bronte
    [0.03, 0.045, 0.025, 0.025, 0.022, 0.022, 0.02, 0.01],  # soldati
    [0.022, 0.028, 0.017, 0.018, 0.012, 0.01, 0.004, 0.0],  # headquarters: always less than on the board
    [0.02, 0.02, 0.02, 0.022, 0.018, 0.02, 0.004, 0.0],  # money
    [0.12, 0.12, 0.07, 0.05, 0.03, 0.02, 0.0, 0.0],  # labs
    [0.05, 0.06, 0.05, 0.06, 0.06, 0.06, 0.01, 0.0],  # cars
    [0.03, 0.03, 0.02, 0.02, 0.01, 0.01, 0.0, 0.0],  # boats
    [0.06, 0.06, 0.05, 0.05, 0.03, 0.03, 0.005, 0.0],  # place
    [0.025, 0.025, 0.02, 0.02, 0.01, 0.01, 0.0, 0.0],  # recruit
    [0.08, 0.08, 0.08, 0.08, 0.06, 0.06, 0.01, 0.0],  # car-attack
    [0.08, 0.09, 0.07, 0.06, 0.03, 0.03, 0.005, 0.0],  # orders
    [0.05, 0.05, 0.05, 0.06, 0.05, 0.05, 0.05, 0.0],  # tiles
    [0.03, 0.02, 0.02, 0.02, 0.01, 0.01, 0.0, 0.0],  # tokens
    [0.05, 0.0, 0.05, 0.0, 0.08, 0.0, 0.06, 0.0],  # turns
]
HQ_MOST: Final = 12
MONEY_MOST: Final = 10
LAST_PLACED: Final = 5  # Soldati of the headquarters that one turn of the last round can still bring to the board
LAST_SPENT: Final = 3  # money
SOLDATI_MOST: Final = 9  # in one area
CARS_MOST: Final = 2
# control tiles, in the order of their numbers
TILE: Final = [0.4, 1.0, 1.3, 0.8, 1.0, 0.4, 1.3, 0.7, 1.2, 0.4, 0.4]
SPREAD: Final = 12.0  # points that make a chance of 73 % in the last encounter phase before its first order
SPREAD_LAST: Final = 2.5  # in the last encounter phase without orders
SPREAD_ORDER: Final = 0.9  # … and for each order that is left
OPEN: Final = 0.2  # how much each turn that is left leaves open
FIRST_TURNS: Final = 4  # a seat's in the first round
FIRST_STAGE: Final = 2  # round * 2, and 1 more when planning is over


class Value:
    """Rates positions; it has a scratch board of its own."""

    def __init__(self, c: Components, scratch: ScratchBoard, weights: dict[str, Any]) -> None:
        self.c = c
        self.scratch = scratch
        self.projection = RoundProjection(scratch)
        table: list[list[float]] = weights.get("by_feature", WEIGHTS)
        self.weights: list[list[float]] = [[]] * FIRST_STAGE
        for stage in range(len(table[0])):
            self.weights.append([float(row[stage]) for row in table])

    def chances(self, s: LaFamigliaState) -> list[float]:
        """The chance to win of each seat's team."""
        chance = 0.5
        if s.over:
            result = s.result
            assert result is not None
            if not result.draw:
                chance = 1.0 if 0 in result.winners else 0.0
        elif s.family[0] >= 0 and s.family[1] >= 0:
            chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, self.log_odds(s)))))
        return [chance, 1.0 - chance, chance, 1.0 - chance]

    def log_odds(self, s: LaFamigliaState) -> float:
        """The logarithm of the odds that team 0 wins."""
        values = self.features(s)
        weights = self.weights[stage_of(s)]
        total = 0.0
        for i in range(FEATURES):
            total += weights[i] * values[i]
        if s.round >= self.c.rounds and s.phase > PLANNING:
            total *= SPREAD / min(SPREAD, SPREAD_LAST + SPREAD_ORDER * self.projection.pending)
        return total

    def features(self, s: LaFamigliaState) -> list[float]:
        """The position in numbers, for team 0 less team 1."""
        projection, scratch = self.projection, self.scratch
        values = [0.0] * FEATURES
        projection.run(s)
        turns = [FIRST_TURNS] * SEATS if s.phase == SETUP else turns_left(s)
        left = turns[0] + turns[1] + turns[2] + turns[3]
        self.count_land(1.0 / (1.0 + OPEN * left), values)
        values[F_EXPECTED] = projection.expected
        if s.phase <= PLANNING:
            values[F_TO_COME] = projection.future_orders(s, turns)
        values[F_TURNS] = float(turns[0] + turns[2] - turns[1] - turns[3])
        for seat in range(SEATS):
            self.count_wealth(s, seat, 1.0 if seat & 1 == 0 else -1.0, turns[seat], values)
        for area in range(AREAS):
            side = scratch.side[area]
            if side < SEATS:
                sign = 1.0 if side & 1 == 0 else -1.0
                values[F_SOLDATI] += sign * min(scratch.soldati[area], SOLDATI_MOST)
                if scratch.labs[area]:
                    values[F_LABS] += sign * scratch.labs[area]
                if scratch.cars[area]:
                    values[F_CARS] += sign * min(scratch.cars[area], CARS_MOST)
        return values

    def count_land(self, near_end: float, found: list[float]) -> None:
        """Areas, Mandamenti and how near each team is to winning by them, which counts when planning ends."""
        held = self.scratch.held
        mandamenti = [0, 0, 0, 0]
        for at in range(MANDAMENTI * SEATS):
            n = held[at]
            if n:
                sign = 1.0 if at & 1 == 0 else -1.0
                if n == 1:
                    found[F_SINGLE] += sign
                else:
                    mandamenti[at % SEATS] += 1
                    found[F_CONTROL] += sign
                    if n == 3:
                        found[F_WHOLE] += sign
        for which in range(2):
            sign = 1.0 if which == 0 else -1.0
            missing = min(
                self.c.win_team - mandamenti[which] - mandamenti[which + 2],
                self.c.win_alone - max(mandamenti[which], mandamenti[which + 2]),
            )
            if missing <= 0:
                found[F_WON] += sign * near_end
            elif missing <= 2:
                found[F_NEARLY if missing == 1 else F_CLOSE] += sign * near_end
        side = self.scratch.side[self.scratch.bronte]
        if side < SEATS:
            found[F_BRONTE] = 1.0 if side & 1 == 0 else -1.0

    def count_wealth(self, s: LaFamigliaState, seat: int, sign: float, turns: int, found: list[float]) -> None:
        """Soldati in headquarters, money, mat, orders and tiles of a seat that has so many turns left."""
        scratch, c = self.scratch, self.c
        colour = s.family[seat]
        last = s.round >= c.rounds  # nothing is saved for later
        found[F_HQ] += sign * min(scratch.hq[seat], min(HQ_MOST, LAST_PLACED * turns) if last else HQ_MOST)
        found[F_MONEY] += sign * min(scratch.money[seat], min(MONEY_MOST, LAST_SPENT * turns) if last else MONEY_MOST)
        for sea in range(SEAS):
            if s.boats[sea * SEATS + seat]:
                found[F_BOATS] += sign
        found[F_PLACE] += sign * c.place_base[colour][s.opened[seat * ROWS + POLICE]]
        found[F_RECRUIT] += sign * c.recruit_base[colour][s.opened[seat * ROWS + CHURCH]]
        found[F_CAR_ATTACK] += sign * c.car_attack[colour][s.opened[seat * ROWS + JUSTICE]]
        orders = 0
        for order in range(colour * HAND, colour * HAND + HAND):
            where = s.where[order]
            if where == IN_HQ or where == ON_BOARD:
                orders += 1
        found[F_ORDERS] += sign * orders
        first = (seat & 1) * TILES
        for tile in range(TILES):
            if s.marks[first + tile] == seat:
                found[F_TILES] += sign * TILE[tile]
        tokens = 0
        for at in range(seat, len(s.bottom), SIDES):
            tokens += s.bottom[at]
        found[F_TOKENS] += sign * tokens


def stage_of(s: LaFamigliaState) -> int:
    """Which weights count."""
    return s.round * 2 + (1 if s.phase > PLANNING else 0)
