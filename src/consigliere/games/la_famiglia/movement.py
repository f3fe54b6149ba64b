"""LF-7.2 to LF-7.7, LF-7.33: Movement (and Attack), up to the moment the target is reached."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.codes import (
    AFTER_MOVEMENT,
    BEFORE_ATTACK,
    SECOND_MOVEMENT,
    SECOND_TARGET,
    SEND_SOLDATI,
)
from consigliere.games.la_famiglia.components import AREAS, SEAS, T_ALLIES, T_RECRUITMENT
from consigliere.games.la_famiglia.frames import (
    AREA,
    CAR_USED,
    FOUGHT,
    LOST,
    MOVED_TO,
    ORDER,
    SHOTS,
    TAKEN,
    order_frame,
)
from consigliere.games.la_famiglia.notation import AGAIN, ALLIES, DONE, DRIVE, GARRISON, LAND, PART, SEA, SEND, VERB
from consigliere.games.la_famiglia.pieces import SUPPLY, check_loss, conquer, pay
from consigliere.games.la_famiglia.state import EMPTY, NEUTRAL, SEATS, Famiglia, hue, owns_tile, partner

LAND_ROUTE: Final = 0
SEA_ROUTE: Final = 1
ALLIES_ROUTE: Final = 2
ROUTES: Final = ["land", "sea", "allies"]


def target_check(s: Famiglia, seat: int, origin: int, target: int, route: int) -> int:
    """LF-7.2: 0, or why Soldati cannot move from origin to target that way."""
    if origin == target:
        return why.SEA_SAME_AREA if route == SEA_ROUTE else why.SAME_AREA
    if s.side[target] == partner(seat):
        return why.TEAMMATE_THERE
    if route == LAND_ROUTE:
        return 0 if target in s.c.near[origin] else why.NOT_NEXT_DOOR
    if route == SEA_ROUTE:
        return 0 if by_boat(s, seat, origin, target) else why.NOT_BY_BOAT
    if not owns_tile(s, seat, T_ALLIES):
        return why.ALLIES_NOT_YOURS
    if s.money[seat] < s.c.tile_cost[T_ALLIES]:
        return why.ALLIES_TOO_DEAR
    for between in s.c.near[origin]:  # LF-10.8, Q-49
        if (s.side[between] == EMPTY or s.side[between] == NEUTRAL) and target in s.c.near[between]:
            return 0
    return why.ALLIES_NO_WAY


def has_boat(s: Famiglia, seat: int, sea: int) -> bool:
    """Whether the team has a speedboat in a sea area (LF-3.4: teammates share them)."""
    return s.boats[sea * SEATS + seat] + s.boats[sea * SEATS + partner(seat)] > 0


def by_boat(s: Famiglia, seat: int, origin: int, target: int) -> bool:
    """LF-7.4, Q-69: a chain of adjacent sea areas, each with a boat of the team, from origin to target."""
    goal = s.c.coast[target]
    if not goal:
        return False
    seen = [False] * SEAS
    queue = [sea for sea in s.c.coast[origin] if has_boat(s, seat, sea)]
    while queue:
        sea = queue.pop()
        if sea in goal:
            return True
        seen[sea] = True
        for other in s.c.sea_near[sea]:
            if not seen[other] and has_boat(s, seat, other):
                queue.append(other)
    return False


def choose_target(s: Famiglia, seat: int, origin: int, target: int, route: int) -> None:
    """The target is chosen; Allies are paid at once."""
    if route == ALLIES_ROUTE:
        pay(s, seat, SUPPLY, s.c.tile_cost[T_ALLIES])
    s.push([SEND_SOLDATI, seat, origin, target, route])


class SendSoldati(Step[Famiglia]):
    """LF-7.2 to LF-7.5: how many Soldati, and whether a car comes along. Frame: seat, origin, target, route."""

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        n = s.soldati[f[2]]
        return [*range(SEND, SEND + n), *range(DRIVE, DRIVE + n)]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb != SEND and verb != DRIVE:
            return NOT_AN_ANSWER
        if move - verb + 1 > s.soldati[f[2]]:
            return why.TOO_FEW_SOLDATI
        return self.car_check(s, f) if verb == DRIVE else 0

    def car_check(self, s: Famiglia, f: list[int]) -> int:
        """LF-7.3, LF-7.33, Q-38: one car in total, from the origin, by land."""
        if f[4] == SEA_ROUTE:
            return why.CAR_NOT_BY_SEA
        if not s.cars[f[2]]:
            return why.NO_CAR_HERE
        order = order_frame(s)
        return why.ONE_CAR if order[CAR_USED] and f[2] != order[MOVED_TO] else 0

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        verb = VERB[move]
        origin, target, route = f[2], f[3], f[4]
        n, car = move - verb + 1, int(verb == DRIVE)
        order = order_frame(s)
        s.swap([AFTER_MOVEMENT, seat, target])
        if car:
            order[CAR_USED] = 1
        if order[SHOTS] == 1:
            order[MOVED_TO] = target
        s.emit(events.MOVED, [hue(s, seat), origin, target, n, car, route])
        s.soldati[origin] -= n
        s.cars[origin] -= car
        if not s.soldati[origin]:
            if origin == order[AREA]:
                order[LOST] = 1
            check_loss(s, origin, order[ORDER])  # LF-1.12: before step 2
        s.took = 0
        if s.side[target] == EMPTY:  # LF-7.7 a
            conquer(s, seat, target, n, car)
            s.took = 1
        elif s.side[target] == seat:  # LF-7.7 b
            s.soldati[target] += n
            s.cars[target] += car
            s.emit(events.JOINED, [hue(s, seat), target, n])
        else:
            s.marching_side = seat
            s.marching = n
            s.marching_car = car
            order[FOUGHT] = 1
            s.push([BEFORE_ATTACK, seat, target, order[ORDER], route, 0, -1, 0, 0, 0])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]], "target": s.c.areas[f[3]], "most": s.soldati[f[2]]}


class AfterMovement(Step[Famiglia]):
    """LF-10.7: Recruitment in an area just taken (Q-48); then perhaps a second movement. Frame: seat, target."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if s.took:
            order_frame(s)[TAKEN] = f[2]
            if owns_tile(s, f[1], T_RECRUITMENT) and s.hq[f[1]] >= s.c.garrison_free and s.side[f[2]] == f[1]:
                return True
        self.go_on(s, f[1])
        return False

    def go_on(self, s: Famiglia, seat: int) -> None:
        order = order_frame(s)
        s.took = 0
        if order[SHOTS] < s.c.shotguns[order[ORDER]]:
            s.swap([SECOND_MOVEMENT, seat])
        else:
            s.pop()

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [GARRISON + s.c.garrison_free - 1, GARRISON + s.c.garrison_paid - 1, DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != GARRISON:
            return NOT_AN_ANSWER
        n = move - GARRISON + 1
        if n != s.c.garrison_free and n != s.c.garrison_paid:
            return why.GARRISON_NUMBER
        if n > s.hq[seat]:
            return why.GARRISON_SHORT
        return why.GARRISON_TOO_DEAR if n == s.c.garrison_paid and s.money[seat] < s.c.garrison_cost else 0

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move != DONE:
            n = move - GARRISON + 1
            if n == s.c.garrison_paid:
                pay(s, seat, SUPPLY, s.c.garrison_cost)
            s.hq[seat] -= n
            s.soldati[f[2]] += n
            s.emit(events.GARRISONED, [seat, f[2], n])
        self.go_on(s, seat)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]]}


class SecondMovement(Step[Famiglia]):
    """LF-7.33: from the area of the order or from where the first movement went (Q-37). Frame: seat."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        order = order_frame(s)
        if any(self.check(s, f, f[1], AGAIN + order[at]) == 0 for at in (AREA, MOVED_TO)):
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        order = order_frame(s)
        return [AGAIN + order[AREA], AGAIN + order[MOVED_TO], DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] == PART:
            return why.BLOCK_RUNS
        if VERB[move] != AGAIN:
            return NOT_AN_ANSWER
        origin = move - AGAIN
        order = order_frame(s)
        if origin != order[AREA] and origin != order[MOVED_TO]:
            return why.SECOND_FROM
        if s.side[origin] != seat:
            return why.SECOND_NO_SOLDATO
        for target in range(AREAS):
            for route in (LAND_ROUTE, SEA_ROUTE, ALLIES_ROUTE):
                if target_check(s, seat, origin, target, route) == 0:
                    return 0
        return why.NO_TARGET

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        order_frame(s)[SHOTS] = 2
        s.swap([SECOND_TARGET, seat, move - AGAIN])


class SecondTarget(Step[Famiglia]):
    """LF-7.33: the target of the second movement. Frame: seat, origin."""

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [verb + area for verb in (LAND, SEA, ALLIES) for area in range(AREAS)]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == LAND:
            return target_check(s, seat, f[2], move - LAND, LAND_ROUTE)
        if verb == SEA:
            return target_check(s, seat, f[2], move - SEA, SEA_ROUTE)
        if verb == ALLIES:
            return target_check(s, seat, f[2], move - ALLIES, ALLIES_ROUTE)
        return NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        verb = VERB[move]
        route = LAND_ROUTE if verb == LAND else SEA_ROUTE if verb == SEA else ALLIES_ROUTE
        s.pop()
        choose_target(s, seat, f[2], move - verb, route)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]]}


STEPS = [
    (SEND_SOLDATI, SendSoldati("send", "LF-7.2")),
    (AFTER_MOVEMENT, AfterMovement("garrison", "LF-10.7", money_matters=True)),
    (SECOND_MOVEMENT, SecondMovement("second-movement", "LF-7.33", money_matters=True)),
    (SECOND_TARGET, SecondTarget("second-target", "LF-7.33", money_matters=True)),
]
