"""LF-7.2 to LF-7.7, LF-7.33: Movement (and Attack), up to the moment the target is reached."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.pieces import SUPPLY, check_loss, conquer, pay
from consigliere.games.la_famiglia.components import AREAS, SEAS, T_ALLIES, T_RECRUITMENT
from consigliere.games.la_famiglia.frames import (
    AFTER_MOVEMENT,
    AREA,
    CAR_USED,
    LOST,
    MOVE_ORIGIN,
    MOVE_ROUTE,
    MOVE_TARGET,
    MOVED_TO,
    ORDER,
    REACHED,
    SECOND_MOVEMENT,
    SECOND_TARGET,
    SEND_SOLDATI,
    SHOTS,
    TAKEN,
    TOOK,
    after_movement,
    before_attack,
    order_frame,
    second_movement,
    second_target,
    send_soldati,
)
from consigliere.games.la_famiglia.state import (
    ALLIES_ROUTE,
    EMPTY,
    LAND_ROUTE,
    NEUTRAL,
    SEA_ROUTE,
    SEATS,
    LaFamigliaState,
    hue,
    owns_tile,
    partner,
)


def route_of(verb: int) -> int:
    """The route of a movement verb."""
    return LAND_ROUTE if verb == notation.LAND else SEA_ROUTE if verb == notation.SEA else ALLIES_ROUTE


def target_check(s: LaFamigliaState, seat: int, origin: int, target: int, route: int) -> int:
    """LF-7.2: 0, or why Soldati cannot move from origin to target that way."""
    if origin == target:
        return refusals.SEA_SAME_AREA if route == SEA_ROUTE else refusals.SAME_AREA
    if s.side[target] == partner(seat):
        return refusals.TEAMMATE_THERE
    if route == LAND_ROUTE:
        return 0 if target in s.c.near[origin] else refusals.NOT_NEXT_DOOR
    if route == SEA_ROUTE:
        return 0 if by_boat(s, seat, origin, target) else refusals.NOT_BY_BOAT
    if not owns_tile(s, seat, T_ALLIES):
        return refusals.ALLIES_NOT_YOURS
    if s.side[target] == seat:
        return refusals.ALLIES_OWN_AREA
    if s.money[seat] < s.c.tile_cost[T_ALLIES]:
        return refusals.ALLIES_TOO_DEAR
    for between in s.c.near[origin]:  # LF-10.8, Q-49
        if (s.side[between] == EMPTY or s.side[between] == NEUTRAL) and target in s.c.near[between]:
            return 0
    return refusals.ALLIES_NO_WAY


def has_boat(s: LaFamigliaState, seat: int, sea: int) -> bool:
    """Whether the team has a speedboat in a sea area (LF-3.4: teammates share them)."""
    return s.boats[sea * SEATS + seat] + s.boats[sea * SEATS + partner(seat)] > 0


def by_boat(s: LaFamigliaState, seat: int, origin: int, target: int) -> bool:
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


def choose_target(s: LaFamigliaState, seat: int, origin: int, target: int, route: int) -> None:
    """The target is chosen; Allies are paid at once."""
    if route == ALLIES_ROUTE:
        pay(s, seat, SUPPLY, s.c.tile_cost[T_ALLIES])
    s.push(send_soldati(seat, origin, target, route))


class SendSoldati(Step[LaFamigliaState]):
    """LF-7.2 to LF-7.5: how many Soldati, and whether a car comes along."""

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        n = s.soldati[f[MOVE_ORIGIN]]
        return [*notation.up_to(notation.SEND, n), *notation.up_to(notation.DRIVE, n)]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb != notation.SEND and verb != notation.DRIVE:
            return NOT_AN_ANSWER
        if notation.number_of(move) > s.soldati[f[MOVE_ORIGIN]]:
            return refusals.TOO_FEW_SOLDATI
        return self.car_check(s, f) if verb == notation.DRIVE else 0

    def car_check(self, s: LaFamigliaState, f: list[int]) -> int:
        """LF-7.3, LF-7.33, Q-38: one car in total, from the origin, by land."""
        if f[MOVE_ROUTE] == SEA_ROUTE:
            return refusals.CAR_NOT_BY_SEA
        if not s.cars[f[MOVE_ORIGIN]]:
            return refusals.NO_CAR_HERE
        order = order_frame(s)
        return refusals.ONE_CAR if order[CAR_USED] and f[MOVE_ORIGIN] != order[MOVED_TO] else 0

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        origin, target, route = f[MOVE_ORIGIN], f[MOVE_TARGET], f[MOVE_ROUTE]
        n, car = notation.number_of(move), int(notation.VERB[move] == notation.DRIVE)
        order = order_frame(s)
        s.swap(after_movement(seat, target))
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
        if s.side[target] == EMPTY:  # LF-7.7 a
            conquer(s, seat, target, n, car)
            s.stack[-1][TOOK] = 1
        elif s.side[target] == seat:  # LF-7.7 b
            s.soldati[target] += n
            s.cars[target] += car
            s.emit(events.JOINED, [hue(s, seat), target, n])
        else:
            s.push(before_attack(seat, target, order[ORDER], route, n, car))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {
            "area": s.c.areas[f[MOVE_ORIGIN]],
            "target": s.c.areas[f[MOVE_TARGET]],
            "most": s.soldati[f[MOVE_ORIGIN]],
        }


class AfterMovement(Step[LaFamigliaState]):
    """LF-10.7: Recruitment in an area just taken (Q-48); then perhaps a second movement."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if f[TOOK]:
            order_frame(s)[TAKEN] = f[REACHED]
            if (
                owns_tile(s, f[SEAT], T_RECRUITMENT)
                and s.hq[f[SEAT]] >= s.c.garrison_free
                and s.side[f[REACHED]] == f[SEAT]
            ):
                return True
        self.go_on(s, f[SEAT])
        return False

    def go_on(self, s: LaFamigliaState, seat: int) -> None:
        order = order_frame(s)
        if order[SHOTS] < s.c.shotguns[order[ORDER]]:
            s.swap(second_movement(seat))
        else:
            s.pop()

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [notation.garrison(s.c.garrison_free), notation.garrison(s.c.garrison_paid), notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        if notation.VERB[move] != notation.GARRISON:
            return NOT_AN_ANSWER
        n = notation.number_of(move)
        if n != s.c.garrison_free and n != s.c.garrison_paid:
            return refusals.GARRISON_NUMBER
        if n > s.hq[seat]:
            return refusals.GARRISON_SHORT
        return refusals.GARRISON_TOO_DEAR if n == s.c.garrison_paid and s.money[seat] < s.c.garrison_cost else 0

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move != notation.DONE:
            n = notation.number_of(move)
            if n == s.c.garrison_paid:
                pay(s, seat, SUPPLY, s.c.garrison_cost)
            s.hq[seat] -= n
            s.soldati[f[REACHED]] += n
            s.emit(events.GARRISONED, [seat, f[REACHED], n])
        self.go_on(s, seat)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[REACHED]]}


class SecondMovement(Step[LaFamigliaState]):
    """LF-7.33: from the area of the order or from where the first movement went (Q-37)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        order = order_frame(s)
        if any(self.check(s, f, f[SEAT], notation.again(order[at])) == 0 for at in (AREA, MOVED_TO)):
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        order = order_frame(s)
        return [notation.again(order[AREA]), notation.again(order[MOVED_TO]), notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        if notation.VERB[move] == notation.PART:
            return refusals.BLOCK_RUNS
        if notation.VERB[move] != notation.AGAIN:
            return NOT_AN_ANSWER
        origin = notation.area_of(move)
        order = order_frame(s)
        if origin != order[AREA] and origin != order[MOVED_TO]:
            return refusals.SECOND_FROM
        if s.side[origin] != seat:
            return refusals.SECOND_NO_SOLDATO
        for target in range(AREAS):
            for route in (LAND_ROUTE, SEA_ROUTE, ALLIES_ROUTE):
                if target_check(s, seat, origin, target, route) == 0:
                    return 0
        return refusals.NO_TARGET

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            s.pop()
            return
        order_frame(s)[SHOTS] = 2
        s.swap(second_target(seat, notation.area_of(move)))


class SecondTarget(Step[LaFamigliaState]):
    """LF-7.33: the target of the second movement."""

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.EVERY_MOVEMENT

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb != notation.LAND and verb != notation.SEA and verb != notation.ALLIES:
            return NOT_AN_ANSWER
        return target_check(s, seat, f[MOVE_ORIGIN], notation.area_of(move), route_of(verb))

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        choose_target(s, seat, f[MOVE_ORIGIN], notation.area_of(move), route_of(notation.VERB[move]))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[MOVE_ORIGIN]]}


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (SEND_SOLDATI, SendSoldati("send", "LF-7.2")),
    (AFTER_MOVEMENT, AfterMovement("garrison", "LF-10.7", money_matters=True)),
    (SECOND_MOVEMENT, SecondMovement("second-movement", "LF-7.33", money_matters=True)),
    (SECOND_TARGET, SecondTarget("second-target", "LF-7.33", money_matters=True)),
]
