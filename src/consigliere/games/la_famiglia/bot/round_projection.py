"""Where the rest of the round leads: all orders on the board are carried out in their turn, each by a quick estimate.

Chance is not drawn: the likelier outcome of a conflict is played, and the difference to the expected one is added up.
"""

from typing import Final

from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia.bot.scratch_board import Move, ScratchBoard
from consigliere.games.la_famiglia.components import (
    AREAS,
    CHURCH,
    HAND,
    P_CAR,
    P_LAB,
    P_LAUNDER,
    P_MONEY,
    P_ORDER,
    P_ORDER_TWO_AREAS,
    P_ORDER_TWO_IN_ONE,
    P_PLACE,
    P_PLACE_N,
    P_RECRUIT,
    P_RECRUIT_N,
    POLICE,
    ROWS,
    X_WHITE_A,
    X_WHITE_B,
    X_YELLOW_B,
    Components,
    Part,
)
from consigliere.games.la_famiglia.frames import ACTED, EXECUTE_ORDER, ORDER, PLANNING_TURN
from consigliere.games.la_famiglia.state import (
    EMPTY,
    ENCOUNTER,
    IN_HQ,
    NEUTRAL,
    PLANNING,
    SEATS,
    SIDES,
    LaFamigliaState,
)

PLACES: Final = 128  # more than there are places for tokens
TIED: Final = 3  # which of a seat's tied orders comes first: so many kinds
LEAST: Final = 1.0  # an attack that promises less is not made
LIKELY: Final = 0.5
FUTURE_ORDER: Final = 0.45  # of what an order promises that is not issued yet
ORDERS_A_TURN: Final = 0.7
COLUMN_ORDERS: Final = 2  # that are issued with columns instead of spaces
AGITATED: Final = 0.8


def orders_in_parts(parts: list[Part]) -> int:
    """How many orders an action space allows."""
    count = 0
    for part in parts:
        if part.do == P_ORDER:
            count += 1
        elif part.do == P_ORDER_TWO_AREAS or part.do == P_ORDER_TWO_IN_ONE:
            count += 2
    return count


def weakens(c: Components, order: int) -> bool:
    """Whether an order takes Soldati from others without moving: before an attack it helps it, after it it is late."""
    return bool((c.bombs[order] or c.pentito[order]) and not c.shotguns[order])


class RoundProjection:
    """Where the round leads; it uses up the scratch board."""

    def __init__(self, scratch: ScratchBoard) -> None:
        self.scratch = scratch
        self.c = scratch.c
        self.expected = 0.0  # points for team 0 beyond what the board shows in the end
        self.to_come = FUTURE_ORDER
        self.a_turn = ORDERS_A_TURN
        self.pending = 0  # orders that were still to be executed
        self.orders_of: list[list[int]] = []  # sheet, space -> orders that can be issued there
        for parts in self.c.parts:
            self.orders_of.append([orders_in_parts(each) for each in parts])

    def run(self, s: LaFamigliaState) -> None:
        """Carries out all orders on the board."""
        self.scratch.load(s)
        self.expected = 0.0
        queue = self.queue(s)
        self.pending = len(queue)
        for key in queue:
            self.execute(s, key % PLACES)

    def queue(self, s: LaFamigliaState) -> list[int]:
        """LF-6.2: the places of the tokens in the order of their execution, the place last in each number.

        Of a seat's tied orders the one that was begun comes first, then those that weaken others without moving.
        """
        first = s.first if s.phase == ENCOUNTER else s.primo
        begun = s.stack[-1][ORDER] if s.stack and s.stack[-1][CODE] == EXECUTE_ORDER else -1
        orders: list[int] = []
        for at in range(AREAS * 2):
            order = s.tokens[at]
            if order >= 0 and not s.executed[at]:
                turn = (s.seat_of[order // HAND] - first) % SEATS
                rank = (self.c.order_kind[order] * 100 + self.c.initiative[order]) * SEATS + turn
                tied = 0 if order == begun else 1 if weakens(self.c, order) else 2
                orders.append((rank * TIED + tied) * PLACES + at)
        orders.sort()
        return orders

    def execute(self, s: LaFamigliaState, at: int) -> None:
        """One order, if its area is still held."""
        scratch, c = self.scratch, self.c
        order, area = s.tokens[at], at // 2
        seat = s.seat_of[order // HAND]
        if scratch.side[area] != seat:
            return
        scratch.busy[area] = 0
        if c.order_parts[order]:
            self.supply(s, seat, area, order)
        special = c.special[order]
        if special == X_WHITE_A:
            self.place(seat, area, 2)
        elif special == X_YELLOW_B:
            for other in range(AREAS):
                if scratch.side[other] == seat and scratch.labs[other]:
                    self.place(seat, other, scratch.labs[other])
        elif special == X_WHITE_B:
            self.swap(seat, area)
        for _ in range(c.bombs[order]):
            self.strike(seat, area, c.skull[order])
        if c.pentito[order]:
            self.pentito(seat, area, c.pentito[order])
        if c.shotguns[order] and scratch.side[area] == seat:
            self.march(seat, area, order)
        if c.agitate[order]:
            self.agitate(seat, area, c.agitate[order])

    # ---- supply

    def place(self, seat: int, area: int, n: int) -> None:
        """Soldati from headquarters."""
        n = min(n, self.scratch.hq[seat])
        self.scratch.hq[seat] -= n
        self.scratch.soldati[area] += n

    def supply(self, s: LaFamigliaState, seat: int, area: int, order: int) -> None:
        """The supply parts of an order."""
        scratch, colour = self.scratch, s.family[seat]
        for part in self.c.order_parts[order]:
            do = part.do
            if do == P_PLACE_N:
                self.place(seat, area, part.n)
            elif do == P_PLACE:
                self.place(seat, area, self.c.place_base[colour][s.opened[seat * ROWS + POLICE]] + part.n)
            elif do == P_RECRUIT_N:
                scratch.hq[seat] += min(part.n, s.supply[seat])
            elif do == P_RECRUIT:
                n = self.c.recruit_base[colour][s.opened[seat * ROWS + CHURCH]] + part.n
                scratch.hq[seat] += min(n, s.supply[seat])
            elif do == P_MONEY:
                scratch.money[seat] += part.n
            elif do == P_CAR:
                scratch.cars[area] += 1 if s.car_supply[seat] else 0
            elif do == P_LAB:
                if scratch.labs[area] < self.c.labs_per_area:
                    scratch.labs[area] += 1
            elif do == P_LAUNDER:
                for other in range(AREAS):
                    if scratch.side[other] == seat:
                        scratch.money[seat] += scratch.labs[other]

    # ---- attacks

    def march(self, seat: int, area: int, order: int) -> None:
        """One movement, or two."""
        scratch = self.scratch
        origin = area
        for shot in range(self.c.shotguns[order]):
            soldati = scratch.soldati[origin]
            move = scratch.best_move(seat, origin, order, soldati, LEAST)
            if shot == 0 and self.c.rally[order] and move.chance < 0.95:
                more = scratch.rallied(seat, area)
                if more:
                    stronger = scratch.best_move(seat, origin, order, soldati + more, max(LEAST, move.gain * 1.1))
                    if stronger.target >= 0:
                        scratch.rally(seat, area)
                        move = stronger
            if move.target < 0 and shot == 1 and origin != area and scratch.side[area] == seat:
                origin = area
                move = scratch.best_move(seat, origin, order, scratch.soldati[origin], LEAST)
            if move.target < 0:
                return
            self.go(seat, origin, move)
            if scratch.side[move.target] == seat:
                origin = move.target
            elif scratch.side[area] == seat:
                origin = area
            else:
                return

    def go(self, seat: int, origin: int, move: Move) -> None:
        """A movement with its likelier outcome."""
        scratch, target = self.scratch, move.target
        sign = 1.0 if seat & 1 == 0 else -1.0
        lost = 0.0
        scratch.soldati[origin] -= move.soldati
        if move.car:
            scratch.cars[origin] -= 1
        if scratch.soldati[origin] <= 0:
            lost = scratch.worth_of_holding(origin)
            scratch.empty(origin)
        if move.chance >= LIKELY:
            if scratch.side[target] == NEUTRAL:
                scratch.hq[seat] += scratch.soldati[target]
            scratch.take(seat, target, move.left, move.car)
            self.expected += sign * (move.land - move.worth + lost)
        else:
            self.expected += sign * (move.land + lost)
            scratch.soldati[target] = min(scratch.soldati[target], max(1, move.defenders))

    def strike(self, seat: int, area: int, skull: int) -> None:
        """LF-8.1: the Strike that brings most, with a car bomb if there is a car."""
        scratch = self.scratch
        car = 1 if scratch.cars[area] and scratch.side[area] == seat else 0
        strength = skull + (scratch.car_strike[seat] if car else 0)
        best, chosen = LEAST * 0.5, -1
        for target in scratch.near[area]:
            gain = scratch.strike_gain(seat, target, strength)
            if gain > best:
                best, chosen = gain, target
        if chosen < 0:
            return
        killed = min(scratch.soldati[chosen], strength - scratch.labs[chosen] - scratch.vest[chosen])
        self.remove(seat, chosen, killed)
        if car:
            scratch.cars[area] -= 1

    def remove(self, seat: int, area: int, n: int) -> None:
        """Enemy or neutral Soldati go; neutral ones are compensated."""
        scratch = self.scratch
        if scratch.side[area] == NEUTRAL:
            scratch.hq[seat] += n
        scratch.soldati[area] -= n
        if scratch.soldati[area] <= 0:
            scratch.empty(area)

    def pentito(self, seat: int, area: int, pattern: list[int]) -> None:
        """LF-8.6: one own Soldato for those of several adjacent areas."""
        scratch = self.scratch
        total = 0.0
        chosen: list[int] = []
        for n in pattern:
            best, best_target = 0.0, -1
            for target in scratch.near[area]:
                side = scratch.side[target]
                if side < SEATS and (side ^ seat) & 1 and target not in chosen:
                    killed = min(n, scratch.soldati[target])
                    gain = scratch.soldato * killed
                    if killed == scratch.soldati[target]:
                        gain += scratch.worth_of_holding(target)
                    if gain > best:
                        best, best_target = gain, target
            if best_target >= 0:
                total += best
                chosen.append(best_target)
        cost = scratch.soldato + (scratch.worth_of_holding(area) if scratch.soldati[area] == 1 else 0.0)
        if total <= cost:
            return
        scratch.soldati[area] -= 1
        if scratch.soldati[area] <= 0:
            scratch.empty(area)
        for i in range(len(chosen)):
            self.remove(seat, chosen[i], min(pattern[i], scratch.soldati[chosen[i]]))

    def swap(self, seat: int, area: int) -> None:
        """LF-9.6: enemies of adjacent areas become own Soldati here."""
        scratch = self.scratch
        left = self.c.white_b_max
        while left:
            best, chosen = 0.0, -1
            for target in scratch.near[area]:
                side = scratch.side[target]
                if side == EMPTY or side == seat or (side < SEATS and not (side ^ seat) & 1):
                    continue
                n = min(left, scratch.soldati[target])
                gain = scratch.soldato * n * (2.0 if side < SEATS else 1.0)
                if n == scratch.soldati[target]:
                    gain += scratch.worth_of_holding(target)
                if gain > best:
                    best, chosen = gain, target
            if chosen < 0:
                return
            n = min(left, scratch.soldati[chosen])
            if scratch.side[chosen] == NEUTRAL:
                scratch.hq[seat] -= n  # replaced, not compensated
            self.remove(seat, chosen, n)
            scratch.soldati[area] += n
            left -= n

    def agitate(self, seat: int, area: int, reach: int) -> None:
        """LF-8.8: what neutrals within reach may take from the enemies."""
        scratch = self.scratch
        distance = self.c.distance[area]
        best = 0.0
        for source in range(AREAS):
            if scratch.side[source] == NEUTRAL and distance[source] <= reach:
                for target in scratch.near[source]:
                    side = scratch.side[target]
                    if side < SEATS and (side ^ seat) & 1:
                        odds = scratch.conflicts.odds(scratch.soldati[source], scratch.soldati[target])
                        gain = (odds.takes + odds.empties) * scratch.worth_of_holding(target)
                        if gain > best:
                            best = gain
        self.expected += (AGITATED if seat & 1 == 0 else -AGITATED) * best

    # ---- what is left when it is over

    def future_orders(self, s: LaFamigliaState, turns: list[int]) -> float:
        """What orders promise team 0, less team 1, that can still be issued in this planning phase."""
        scratch, c = self.scratch, self.c
        total = 0.0
        a_turn = self.a_turn * self.room_for_orders(s, turns[0] + turns[1] + turns[2] + turns[3])
        for seat in range(SEATS):
            if not turns[seat]:
                continue
            best, in_hand = -1, 0
            first = s.family[seat] * HAND
            for order in range(first, first + HAND):
                if s.where[order] == IN_HQ and c.shotguns[order]:
                    in_hand += 1
                    if best < 0 or c.skull[order] + c.shotguns[order] > c.skull[best] + c.shotguns[best]:
                        best = order
            if best < 0:
                continue
            share = min(a_turn * turns[seat], float(in_hand))
            one, two, three = 0.0, 0.0, 0.0
            for area in range(AREAS):
                if scratch.side[area] != seat or s.side[area] != seat or s.tokens[area * 2] >= 0:
                    continue
                gain = scratch.best_move(seat, area, best, scratch.soldati[area], 1.0).gain
                if gain > one:
                    one, two, three = gain, one, two
                elif gain > two:
                    two, three = gain, two
                elif gain > three:
                    three = gain
            gain = one * min(1.0, share)
            gain += two * max(0.0, min(1.0, share - 1.0)) + three * max(0.0, min(1.0, share - 2.0))
            total += gain if seat & 1 == 0 else -gain
        return self.to_come * total

    def room_for_orders(self, s: LaFamigliaState, turns: int) -> float:
        """How much of what everybody wants to issue the free spaces of the lower sheet allow, from 0 to 1."""
        if not turns:
            return 0.0
        room = 0
        taken = s.bottom
        for space in self.c.space_list[s.round]:
            orders = self.orders_of[s.round][space]
            if orders:
                first = space * SIDES
                if not (taken[first] + taken[first + 1] + taken[first + 2] + taken[first + 3] + taken[first + 4]):
                    room += orders
        return min(1.0, (room + COLUMN_ORDERS) / turns)


def turns_left(s: LaFamigliaState) -> list[int]:
    """How many turns each seat has left in the planning phase if everybody uses one token at a time."""
    turns = [0] * SEATS
    if s.phase != PLANNING or not s.stack:
        return turns
    tokens = 0
    for at in range(len(s.top)):
        tokens += s.top[at]
    seat = s.first  # while nobody has begun: tiles come before the turns
    turn = s.stack[0]
    if turn[CODE] == PLANNING_TURN:
        seat = turn[SEAT] + (1 if turn[ACTED] else 0)
    for i in range(SEATS):
        turns[(seat + i) % SEATS] = (tokens + SEATS - 1 - i) // SEATS
    return turns
