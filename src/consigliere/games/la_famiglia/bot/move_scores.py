"""What orders and spaces promise, roughly and quickly: for the policy, and for which candidates come first."""

from typing import Final

from consigliere.games.la_famiglia.bot.scratch_board import ScratchBoard
from consigliere.games.la_famiglia.components import (
    AREAS,
    CHURCH,
    ECONOMY,
    HAND,
    J_OR,
    P_EQUIPMENT,
    P_EXERT_SHEET,
    P_EXERT_SUPPLY,
    P_EXERT_TWO,
    P_GATHER,
    P_LAUNDER,
    P_MONEY,
    P_ORDER,
    P_ORDER_TWO_AREAS,
    P_ORDER_TWO_IN_ONE,
    P_PLACE,
    P_PLACE_N,
    P_PLACE_OWN,
    P_RECRUIT,
    P_RECRUIT_N,
    P_ULTIMA,
    POLICE,
    ROWS,
    X_WHITE_A,
)
from consigliere.games.la_famiglia.state import EMPTY, IN_HQ, SEATS, LaFamigliaState, order_limit, orders_in

FUTURE: Final = [1.0, 1.0, 0.8, 0.5, 0.1]  # what wealth is still good for, by round
TWO_SHOTS: Final = 1.35
NOT_YET: Final = 0.8  # of what an order promises now when its turn has come
VEST: Final = 0.06  # of what the area is worth to its holder
PLACED: Final = 0.5  # a Soldato that an order brings to the board
RECRUITED: Final = 0.8
MONEY: Final = 0.6
EQUIPPED: Final = 2.5  # a lab, a car or a boat
ADVANCED: Final = 3.0  # an advanced order
PLACE_POINT: Final = 2.0  # of base value
RECRUIT_POINT: Final = 0.9


class MoveScores:
    """Estimates on the scratch board; `look` comes first."""

    def __init__(self, scratch: ScratchBoard) -> None:
        self.scratch = scratch
        self.c = scratch.c

    def look(self, s: LaFamigliaState) -> None:
        """Takes over a position."""
        self.scratch.load(s)

    def order(self, s: LaFamigliaState, seat: int, area: int, order: int) -> float:
        """What an order may bring if it lies in an area."""
        scratch, c = self.scratch, self.c
        gain = VEST * c.vest[order] * scratch.worth_of_holding(area) + 0.1 * c.vest[order]
        for part in c.order_parts[order]:
            gain += self.supply(s, seat, area, part.do, part.n)
        if c.shotguns[order]:
            soldati = scratch.soldati[area]
            if c.rally[order]:
                soldati += scratch.rallied(seat, area)
            best = scratch.best_move(seat, area, order, soldati, 0.0).gain
            gain += NOT_YET * best * (TWO_SHOTS if c.shotguns[order] == 2 else 1.0)
        if c.bombs[order]:
            strength = c.skull[order] + (scratch.car_strike[seat] if scratch.cars[area] else 0)
            best = 0.0
            for target in scratch.near[area]:
                best = max(best, scratch.strike_gain(seat, target, strength))
            gain += NOT_YET * best * c.bombs[order]
        if c.pentito[order]:
            enemies = 0
            for target in scratch.near[area]:
                side = scratch.side[target]
                if side < SEATS and (side ^ seat) & 1:
                    enemies += 1
            gain += 0.7 * min(enemies, len(c.pentito[order]))
        if c.special[order]:
            gain += 0.7 if c.special[order] == X_WHITE_A else 1.2
        if c.agitate[order]:
            gain += 0.6
        return gain * (1.06 - 0.02 * c.initiative[order])

    def supply(self, s: LaFamigliaState, seat: int, area: int, do: int, n: int) -> float:
        """What a supply part of an order brings."""
        scratch, colour = self.scratch, s.family[seat]
        if do == P_PLACE_N or do == P_PLACE:
            most = n if do == P_PLACE_N else self.c.place_base[colour][s.opened[seat * ROWS + POLICE]] + n
            return PLACED * min(most, scratch.hq[seat]) * (1.0 + 0.02 * scratch.worth_of_holding(area))
        if do == P_RECRUIT_N or do == P_RECRUIT:
            most = n if do == P_RECRUIT_N else self.c.recruit_base[colour][s.opened[seat * ROWS + CHURCH]] + n
            return RECRUITED * most * FUTURE[s.round]
        if do == P_MONEY:
            return MONEY * n * FUTURE[s.round]
        return EQUIPPED * FUTURE[s.round]

    def in_hand(self, s: LaFamigliaState, seat: int) -> list[int]:
        """The orders in the seat's headquarters."""
        first = s.family[seat] * HAND
        return [order for order in range(first, first + HAND) if s.where[order] == IN_HQ]

    def best_order(self, s: LaFamigliaState, seat: int) -> float:
        """What the best order promises that can be issued now."""
        orders = self.in_hand(s, seat)
        if not orders:
            return 0.0
        best = 0.0
        limit = order_limit(s, seat)
        for area in range(AREAS):
            if s.side[area] == seat and orders_in(s, area) < limit:
                for order in orders:
                    best = max(best, self.order(s, seat, area, order))
        return best

    # ---- placing

    def danger(self, area: int) -> float:
        """How likely the enemy next door is to take an area, if an order comes there."""
        scratch = self.scratch
        side = scratch.side[area]
        defenders = max(1, scratch.soldati[area] - max(0, 1 - scratch.labs[area] - scratch.vest[area]))
        worst = 0.0
        for other in scratch.near[area]:
            enemy = scratch.side[other]
            if enemy < SEATS and (enemy ^ side) & 1 and scratch.soldati[other] > 1:
                worst = max(worst, scratch.conflicts.odds(scratch.soldati[other] - 1, defenders).takes)
        return worst

    def placing(self, s: LaFamigliaState, seat: int, area: int, n: int) -> float:
        """What n more Soldati in an own or empty area bring."""
        scratch = self.scratch
        if scratch.side[area] == EMPTY:
            return scratch.worth_of_taking(seat, area) * (0.8 if n > 1 else 0.5)
        before = self.danger(area)
        now = scratch.best_move(seat, area, -1, scratch.soldati[area], 0.0).gain
        scratch.soldati[area] += n
        gain = (before - self.danger(area)) * scratch.worth_of_holding(area) * 0.5
        then = scratch.best_move(seat, area, -1, scratch.soldati[area], 0.0).gain
        scratch.soldati[area] -= n
        return gain + (then - now) * (0.7 if scratch.busy[area] else 0.35)

    # ---- spaces

    def space(self, s: LaFamigliaState, seat: int, space: int, best_order: float, best_place: float) -> float:
        """What an action space promises, given what the best order and the best place do."""
        sheet = s.round
        total = MONEY * self.c.space_money[sheet][space] * FUTURE[s.round]
        best = 0.0
        for part in self.c.parts[sheet][space]:
            gain = self.part(s, seat, part.do, part.n, best_order, best_place)
            if self.c.join[sheet][space] == J_OR:
                best = max(best, gain)
            else:
                best += gain
        return total + best

    def part(self, s: LaFamigliaState, seat: int, do: int, n: int, best_order: float, best_place: float) -> float:
        """What a part of a space promises."""
        future, colour = FUTURE[s.round], s.family[seat]
        if do == P_RECRUIT:
            most = self.c.recruit_base[colour][s.opened[seat * ROWS + CHURCH]] + n
            return RECRUITED * min(most, s.supply[seat]) * (1.0 if s.hq[seat] < 8 else 0.5) * future
        if do == P_PLACE or do == P_PLACE_OWN:
            most = min(self.c.place_base[colour][s.opened[seat * ROWS + POLICE]] + n, s.hq[seat])
            return (best_place + 0.2 * most) if most else 0.0
        if do == P_ORDER:
            return best_order
        if do == P_ORDER_TWO_AREAS or do == P_ORDER_TWO_IN_ONE:
            return 1.6 * best_order if do == P_ORDER_TWO_AREAS else 1.3 * best_order
        if do == P_EQUIPMENT:
            return EQUIPPED * future
        if do == P_LAUNDER:
            labs = 0
            for area in range(AREAS):
                if s.side[area] == seat:
                    labs += s.labs[area]
            return MONEY * labs * future
        if do == P_GATHER:
            return 0.4
        if do == P_EXERT_SUPPLY or do == P_EXERT_SHEET or do == P_EXERT_TWO:
            return (5.0 if do == P_EXERT_TWO else 3.0) * future
        return 2.0 if do == P_ULTIMA else 0.5

    def row(self, s: LaFamigliaState, seat: int, row: int) -> float:
        """What the next token of a row of the mat reveals."""
        at = s.family[seat] * ROWS + row
        position = s.opened[seat * ROWS + row]
        gain = ADVANCED if self.c.opens[at][position] >= 0 else 0.0
        if row == POLICE:
            base = self.c.place_base[s.family[seat]]
            return gain + PLACE_POINT * (base[position + 1] - base[position])
        if row == CHURCH:
            base = self.c.recruit_base[s.family[seat]]
            return gain + RECRUIT_POINT * (base[position + 1] - base[position])
        return gain + (1.5 if row == ECONOMY else 2.0)
