"""What areas are worth: a scratch board of sides and Soldati on which attacks can be tried out quickly.

Points are those of one Mandamento = 14; `value.py` turns them into a chance to win.
"""

from typing import Final

from consigliere.games.la_famiglia.bot.conflicts import Conflicts
from consigliere.games.la_famiglia.components import (
    AREAS,
    JUSTICE,
    MANDAMENTI,
    ROWS,
    SEAS,
    T_MINIGUNS,
    TILES,
    X_BLACK_B,
    X_GREEN_A,
    X_YELLOW_C,
    Components,
)
from consigliere.games.la_famiglia.state import EMPTY, NEUTRAL, SEATS, LaFamigliaState

# what a family has of 0, 1, 2, 3 areas of a Mandamento, by round; in the last one only control counts in the end
HELD: Final = [
    [0.0, 4.5, 14.0, 17.5],
    [0.0, 4.5, 14.0, 17.5],
    [0.0, 5.5, 14.0, 18.5],
    [0.0, 5.0, 14.0, 19.0],
    [0.0, 2.5, 14.0, 16.5],
]
BRONTE: Final = [1.0, 1.0, 1.5, 2.0, 6.0]  # the area that breaks ties, by round
SOLDATO: Final = [1.2, 1.2, 0.9, 0.6, 0.15]  # one more on the board, by round
NOTHING: Final = -1


class Move:
    """A movement that was weighed: where to, with how many, and what it promises."""

    def __init__(self) -> None:
        self.target = NOTHING
        self.soldati = 0
        self.gain = 0.0
        self.chance = 0.0  # to take the target
        self.land = 0.0  # what it promises in areas alone
        self.worth = 0.0  # of the target if it is taken
        self.left = 0  # Soldati left there then
        self.defenders = 0  # left if it is not
        self.car = 0


class ScratchBoard:
    """The areas of a position, with what is worth what; a scratch board that belongs to one game's heuristics."""

    def __init__(self, c: Components, conflicts: Conflicts) -> None:
        self.c = c
        self.conflicts = conflicts
        self.near = c.near
        self.mandamento_of = c.mandamento_of
        self.bronte = c.bronte
        self.round = 1
        self.side = [EMPTY] * AREAS
        self.soldati = [0] * AREAS
        self.labs = [0] * AREAS
        self.cars = [0] * AREAS
        self.vest = [0] * AREAS  # of the orders of whoever holds the area
        self.busy = [0] * AREAS  # 1: an order that is still to be executed lies there
        self.held = [0] * (MANDAMENTI * SEATS)  # mandamento * SEATS + seat
        self.hq = [0] * SEATS
        self.money = [0] * SEATS
        self.car_attack = [0] * SEATS
        self.car_strike = [0] * SEATS
        self.minigun = [0] * SEATS
        self.boats = [0] * SEATS  # 1: the seat's team has a speedboat somewhere
        self.waters = [0] * (2 * SEAS)  # team * SEAS + sea -> its stretch of connected boats, or 0
        self.table = HELD[1]
        self.soldato = SOLDATO[1]

    def load(self, s: LaFamigliaState) -> None:
        """Takes over a position."""
        self.round = s.round
        self.table = HELD[s.round]
        self.soldato = SOLDATO[s.round]
        self.side = s.side[:]
        self.soldati = s.soldati[:]
        self.labs = s.labs[:]
        self.cars = s.cars[:]
        self.hq = s.hq[:]
        self.money = s.money[:]
        held = [0] * (MANDAMENTI * SEATS)
        vest = [0] * AREAS
        busy = [0] * AREAS
        for area in range(AREAS):
            side = self.side[area]
            if side < SEATS:
                held[self.mandamento_of[area] * SEATS + side] += 1
        for at in range(AREAS * 2):
            order = s.tokens[at]
            if order >= 0:
                vest[at // 2] += self.c.vest[order]
                if not s.executed[at]:
                    busy[at // 2] = 1
        self.held = held
        self.vest = vest
        self.busy = busy
        for seat in range(SEATS):
            colour = s.family[seat]
            if colour >= 0:
                opened = s.opened[seat * ROWS + JUSTICE]
                self.car_attack[seat] = self.c.car_attack[colour][opened]
                self.car_strike[seat] = self.c.car_strike[colour][opened]
                self.minigun[seat] = self.c.miniguns_bonus if s.marks[(seat & 1) * TILES + T_MINIGUNS] == seat else 0
        self.read_boats(s)

    def read_boats(self, s: LaFamigliaState) -> None:
        """Which seas a team's boats connect (LF-7.4)."""
        for which in range(2):
            any_boat = 0
            for sea in range(SEAS):
                self.waters[which * SEAS + sea] = 0
            stretch = 0
            for sea in range(SEAS):
                at = sea * SEATS + which
                if s.boats[at] + s.boats[at + 2] and not self.waters[which * SEAS + sea]:
                    stretch += 1
                    any_boat = 1
                    queue = [sea]
                    self.waters[which * SEAS + sea] = stretch
                    while queue:
                        here = queue.pop()
                        for other in self.c.sea_near[here]:
                            at = other * SEATS + which
                            if s.boats[at] + s.boats[at + 2] and not self.waters[which * SEAS + other]:
                                self.waters[which * SEAS + other] = stretch
                                queue.append(other)
            self.boats[which] = any_boat
            self.boats[which + 2] = any_boat

    def by_sea(self, seat: int, origin: int, target: int) -> bool:
        """Whether the team's boats connect two areas."""
        first = (seat & 1) * SEAS
        for sea in self.c.coast[origin]:
            stretch = self.waters[first + sea]
            if stretch:
                for other in self.c.coast[target]:
                    if self.waters[first + other] == stretch:
                        return True
        return False

    # ---- what an area is worth

    def worth_of_taking(self, seat: int, area: int) -> float:
        """What it brings the seat's team if the seat takes an area that it does not hold."""
        first = self.mandamento_of[area] * SEATS
        mine = self.held[first + seat]
        gain = self.table[mine + 1] - self.table[mine]
        side = self.side[area]
        if side < SEATS:
            theirs = self.held[first + side]
            lost = self.table[theirs] - self.table[theirs - 1]
            gain = gain + lost if (side ^ seat) & 1 else gain - lost
        if area == self.bronte:
            gain += BRONTE[self.round] * (2.0 if side < SEATS and (side ^ seat) & 1 else 1.0)
        return gain

    def worth_of_holding(self, area: int) -> float:
        """What whoever holds an area loses if it becomes empty."""
        side = self.side[area]
        if side >= SEATS:
            return 0.0
        held = self.held[self.mandamento_of[area] * SEATS + side]
        lost = self.table[held] - self.table[held - 1]
        return lost + BRONTE[self.round] if area == self.bronte else lost

    # ---- changes on the scratch board

    def empty(self, area: int) -> None:
        """Nobody is left in an area."""
        side = self.side[area]
        if side < SEATS:
            self.held[self.mandamento_of[area] * SEATS + side] -= 1
        self.side[area] = EMPTY
        self.soldati[area] = 0
        self.cars[area] = 0
        self.vest[area] = 0
        self.busy[area] = 0

    def take(self, seat: int, area: int, soldati: int, car: int) -> None:
        """A seat takes an area."""
        self.empty(area)
        self.held[self.mandamento_of[area] * SEATS + seat] += 1
        self.side[area] = seat
        self.soldati[area] = soldati
        self.cars[area] = car
        if self.labs[area]:
            self.labs[area] -= 1

    # ---- movements

    def weigh(
        self, move: Move, seat: int, origin: int, target: int, order: int, soldati: int, car: int, sea: bool
    ) -> None:
        """What a movement of one order from an area to another promises; kept in `move` if it is better."""
        side = self.side[target]
        if side == seat or (side < SEATS and not (side ^ seat) & 1):
            return
        stays = 1 if soldati > 1 else 0
        n = soldati - stays
        worth = self.worth_of_taking(seat, target)
        cost = 0.0 if stays else self.worth_of_holding(origin)
        defenders = self.soldati[target]
        if side == EMPTY or not defenders:
            if worth - cost > move.gain:
                self.keep(move, target, n, worth - cost, worth - cost, 1.0, worth, n, 0, car)
            return
        bonus, turned = 0, 0
        if order >= 0:
            bonus = self.c.skull[order]
            special = self.c.special[order]
            if special:
                if special == X_GREEN_A or special == X_BLACK_B:
                    turned = min(self.c.turn_max[special], defenders)
                elif special == X_YELLOW_C:
                    defenders -= min(defenders, self.money[seat])
        if car:
            bonus += self.car_attack[seat]
        if sea:
            bonus += self.minigun[seat]
        defenders -= turned
        fallen = bonus - self.labs[target] - self.vest[target]
        if fallen > 0:
            defenders -= fallen
        if defenders <= 0:
            gain = worth - cost + (0.0 if side == NEUTRAL else self.soldato * self.soldati[target])
            if gain > move.gain:
                self.keep(move, target, n, gain, worth - cost, 1.0, worth, n + turned, 0, car)
            return
        odds = self.conflicts.odds(n + turned, defenders)
        chance = odds.takes
        scratch = chance * worth - cost
        gain = -(1.0 - chance) * self.soldato * n
        if side < SEATS:
            scratch += odds.empties * self.worth_of_holding(target)
            gain += self.soldato * (self.soldati[target] - (1.0 - chance - odds.empties) * odds.held)
        gain += scratch
        if gain > move.gain:
            left = int(odds.left + 0.5)
            self.keep(move, target, n, gain, scratch, chance, worth, left if left > 0 else 1, int(odds.held + 0.5), car)

    def keep(
        self,
        move: Move,
        target: int,
        n: int,
        gain: float,
        scratch: float,
        chance: float,
        worth: float,
        left: int,
        held: int,
        car: int,
    ) -> None:
        """The best movement so far."""
        move.target = target
        move.soldati = n
        move.gain = gain
        move.land = scratch
        move.chance = chance
        move.worth = worth
        move.left = left
        move.defenders = held
        move.car = car

    def best_move(self, seat: int, origin: int, order: int, soldati: int, least: float) -> Move:
        """The movement from an area that promises most, if it promises more than the least."""
        move = Move()
        move.gain = least
        car = 1 if self.cars[origin] else 0
        for target in self.near[origin]:
            self.weigh(move, seat, origin, target, order, soldati, car, False)
        if self.boats[seat] and self.c.coast[origin]:
            for target in range(AREAS):
                if self.c.coast[target] and target != origin and self.by_sea(seat, origin, target):
                    self.weigh(move, seat, origin, target, order, soldati, 0, True)
        return move

    def rallied(self, seat: int, area: int) -> int:
        """Soldati that could come from adjacent areas without leaving one empty or taking them from another order."""
        count = 0
        for other in self.near[area]:
            if self.side[other] == seat and not self.busy[other] and self.soldati[other] > 1:
                count += self.soldati[other] - 1
        return count

    def rally(self, seat: int, area: int) -> None:
        """Moves them there."""
        for other in self.near[area]:
            if self.side[other] == seat and not self.busy[other] and self.soldati[other] > 1:
                self.soldati[area] += self.soldati[other] - 1
                self.soldati[other] = 1

    # ---- Strikes

    def strike_gain(self, seat: int, target: int, strength: int) -> float:
        """What a Strike on an area brings."""
        side = self.side[target]
        if side == EMPTY or side == seat or (side < SEATS and not (side ^ seat) & 1):
            return 0.0
        killed = min(self.soldati[target], strength - self.labs[target] - self.vest[target])
        if killed <= 0:
            return 0.0
        if side == NEUTRAL:
            return 0.25 * self.soldato * killed
        gain = self.soldato * killed
        if killed == self.soldati[target]:
            gain += self.worth_of_holding(target)
        else:  # the fewer are left, the easier it is to take
            gain += 0.08 * self.worth_of_holding(target) * killed / self.soldati[target]
        return gain
