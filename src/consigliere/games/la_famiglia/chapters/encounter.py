"""LF-6: the encounter phase. Orders by kind and initiative; what an order offers."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters import anytime
from consigliere.games.la_famiglia.chapters.actions import act_check, open_part
from consigliere.games.la_famiglia.chapters.movement import choose_target, route_of, target_check
from consigliere.games.la_famiglia.chapters.pieces import take_back
from consigliere.games.la_famiglia.chapters.rounds import start_management
from consigliere.games.la_famiglia.chapters.specials import special_possible
from consigliere.games.la_famiglia.chapters.strikes import begin_pentito, strike, strike_check, within_bomb_range
from consigliere.games.la_famiglia.components import (
    AREAS,
    ATTACK_ORDER,
    HAND,
    T_ALLIES,
    X_BLUE_B,
    X_WHITE_A,
    X_WHITE_B,
    X_YELLOW_B,
)
from consigliere.games.la_famiglia.frames import (
    AREA,
    BLOCK,
    BOMBS,
    EXECUTE_ORDER,
    LOST,
    NEXT_ORDER,
    ORDER,
    PARTS,
    PENTITI,
    RALLIED,
    SHOTS,
    SPECIAL_USED,
    TAKEN,
    agitate_target,
    execute_order,
    fetch_pieces,
    guard_labs,
    support_areas,
    swap_enemies,
)
from consigliere.games.la_famiglia.state import (
    NEUTRAL,
    O_AGITATE_AFTER_ATTACK,
    SEATS,
    LaFamigliaState,
    allied,
    owns_tile,
)

# the attack block of an order
NOT_BEGUN: Final = 0
OPEN: Final = 1
CLOSED: Final = 2
AGITATED: Final = 3  # LF-8.8: nothing comes after


def next_orders(s: LaFamigliaState) -> list[int]:
    """LF-6.2, LF-6.10: the places of the tokens that are next: by kind, initiative, order of play (Q-28)."""
    best = 1 << 30
    tokens: list[int] = []
    for at in range(AREAS * 2):
        order = s.tokens[at]
        if order >= 0 and not s.executed[at]:
            turn = (s.seat_of[order // HAND] - s.first) % SEATS
            rank = (s.c.order_kind[order] * 100 + s.c.initiative[order]) * SEATS + turn
            if rank < best:
                best = rank
                tokens = [at]
            elif rank == best:
                tokens.append(at)
    return tokens


class NextOrder(Step[LaFamigliaState]):
    """LF-6.2: the next order; equal ones of one player in the sequence that player chooses (Q-26)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        places = next_orders(s)
        if not places:
            self.finish(s)
            return False
        f[SEAT] = s.seat_of[s.tokens[places[0]] // HAND]
        if len(places) > 1:
            return True
        execute(s, f[SEAT], places[0])
        return False

    def finish(self, s: LaFamigliaState) -> None:
        """LF-6.4: before management all remaining orders return to headquarters."""
        for at in range(AREAS * 2):
            if s.tokens[at] >= 0:
                take_back(s, s.seat_of[s.tokens[at] // HAND], at)
        s.revealed = 0
        start_management(s, True)

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return sorted(notation.execute(s.tokens[at]) for at in next_orders(s))

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.EXECUTE:
            return NOT_AN_ANSWER
        order = notation.order_of(move)
        return 0 if any(s.tokens[at] == order for at in next_orders(s)) else refusals.NOT_NEXT

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        execute(s, seat, s.tokens.index(notation.order_of(move)))


def execute(s: LaFamigliaState, seat: int, at: int) -> None:
    """Begins the execution of an order."""
    order = s.tokens[at]
    s.emit(events.ORDER_EXECUTED, [seat, order, at // 2])
    s.push(execute_order(seat, order, at // 2))


class ExecuteOrder(Step[LaFamigliaState]):
    """LF-6.3, LF-6.9: the parts of an order, each optional, in the sequence of Q-27."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if s.side[f[AREA]] != f[SEAT]:
            f[LOST] = 1
        if f[BLOCK] == AGITATED:
            finish_order(s, f)
            return False
        return True

    def keep_open(self, s: LaFamigliaState, f: list[int], seat: int) -> bool:
        return owns_tile(s, seat, T_ALLIES) and s.c.shotguns[f[ORDER]] > f[SHOTS] and anytime.may_help(s, seat)

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        order, area = f[ORDER], f[AREA]
        moves = [notation.part(i) for i in range(len(s.c.order_parts[order]))]
        if s.c.rally[order]:
            moves.append(notation.RALLY)
        if s.c.shotguns[order] and not f[SHOTS] and f[BLOCK] != CLOSED:
            moves.extend(movement_candidates(s, seat, area))
        if s.c.bombs[order] and not f[BOMBS] and f[BLOCK] != CLOSED:
            moves.extend([notation.strike(target) for target in s.c.near[area]])
            moves.extend([notation.bomb(target) for target in within_bomb_range(s, area)])
            if f[TAKEN] >= 0:
                moves.extend([notation.strike_on(target) for target in s.c.near[f[TAKEN]]])
                moves.extend([notation.bomb_on(target) for target in within_bomb_range(s, f[TAKEN])])
        if s.c.pentito[order]:
            moves.append(notation.PENTITO)
        if s.c.special[order]:
            moves.append(notation.SPECIAL)
        if s.c.agitate[order]:
            reach = s.c.distance[area]
            moves.extend(
                [notation.agitate(a) for a in range(AREAS) if s.side[a] == NEUTRAL and reach[a] <= s.c.agitate[order]]
            )
        moves.append(notation.DONE)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            return 0
        if verb == notation.PART:
            return self.part_check(s, f, seat, notation.part_of(move))
        if verb == notation.AGITATE:
            return self.agitate_check(s, f, seat, notation.area_of(move))
        order = f[ORDER]
        if verb == notation.SPECIAL:
            return self.special_check(s, f, seat)
        if verb == notation.RALLY:
            return self.rally_check(s, f, seat)
        if verb == notation.LAND or verb == notation.SEA or verb == notation.ALLIES:
            return self.movement_check(s, f, seat, verb, notation.area_of(move))
        if verb == notation.STRIKE or verb == notation.BOMB or verb == notation.STRIKE_ON or verb == notation.BOMB_ON:
            return self.bomb_check(s, f, seat, verb, notation.area_of(move))
        if verb == notation.PENTITO:
            if not s.c.pentito[order]:
                return refusals.PENTITO_NOT_SHOWN
            if f[PENTITI]:
                return refusals.USED_UP
            if f[BLOCK] == CLOSED:
                return refusals.BLOCK_CLOSED
            return 0 if s.side[f[AREA]] == seat else refusals.NO_SOLDATO_HERE  # LF-8.6
        return NOT_AN_ANSWER

    def part_check(self, s: LaFamigliaState, f: list[int], seat: int, part: int) -> int:
        parts = s.c.order_parts[f[ORDER]]
        if part >= len(parts):
            return refusals.NOT_ON_ORDER
        if f[PARTS] >> part & 1:
            return refusals.PART_DONE
        return act_check(s, seat, parts[part].do, f[AREA])

    def rally_check(self, s: LaFamigliaState, f: list[int], seat: int) -> int:
        """LF-7.1: once, first within the attack block."""
        if not s.c.rally[f[ORDER]]:
            return refusals.RALLY_NOT_SHOWN
        if f[RALLIED]:
            return refusals.RALLY_ONCE
        if f[BLOCK] != NOT_BEGUN:
            return refusals.RALLY_FIRST
        return 0 if any(s.side[other] == seat for other in s.c.near[f[AREA]]) else refusals.NOTHING_TO_RALLY

    def movement_check(self, s: LaFamigliaState, f: list[int], seat: int, verb: int, target: int) -> int:
        if not s.c.shotguns[f[ORDER]]:
            return refusals.NO_SHOTGUN
        if f[SHOTS]:
            return refusals.USED_UP
        if f[BLOCK] == CLOSED:
            return refusals.BLOCK_CLOSED
        if s.side[f[AREA]] != seat:
            return refusals.NO_SOLDATO_HERE
        return target_check(s, seat, f[AREA], target, route_of(verb))

    def bomb_check(self, s: LaFamigliaState, f: list[int], seat: int, verb: int, target: int) -> int:
        """LF-8.1, LF-9.7: from the area of the order, or with Blue B from the area just taken."""
        order = f[ORDER]
        if not s.c.bombs[order]:
            return refusals.BOMB_NOT_SHOWN
        if f[BOMBS]:
            return refusals.USED_UP
        if f[BLOCK] == CLOSED:
            return refusals.BLOCK_CLOSED
        start = f[AREA]
        if verb == notation.STRIKE_ON or verb == notation.BOMB_ON:
            if s.c.special[order] != X_BLUE_B or f[TAKEN] < 0:
                return refusals.NOTHING_TAKEN
            start = f[TAKEN]
        return strike_check(s, seat, start, target, verb == notation.BOMB or verb == notation.BOMB_ON)

    def special_check(self, s: LaFamigliaState, f: list[int], seat: int) -> int:
        special = s.c.special[f[ORDER]]
        if special != X_WHITE_A and special != X_WHITE_B and special != X_YELLOW_B:
            return refusals.NOT_ON_ORDER
        if f[SPECIAL_USED]:
            return refusals.USED_UP
        if s.c.order_kind[f[ORDER]] == ATTACK_ORDER and f[BLOCK] == CLOSED:
            return refusals.BLOCK_CLOSED
        if s.side[f[AREA]] != seat:
            return refusals.NO_SOLDATO_HERE
        return 0 if special_possible(s, seat, special, f[AREA]) else refusals.SPECIAL_USELESS

    def agitate_check(self, s: LaFamigliaState, f: list[int], seat: int, source: int) -> int:
        """LF-8.8: neutral Soldati at distance 1 … n over land (Q-44)."""
        reach = s.c.agitate[f[ORDER]]
        if not reach:
            return refusals.AGITATE_NOT_SHOWN
        if s.options[O_AGITATE_AFTER_ATTACK] and not self.attacked(s, f):
            return refusals.AGITATE_AFTER_ATTACK
        if s.side[source] != NEUTRAL:
            return refusals.NEUTRALS_ONLY
        if not 1 <= s.c.distance[f[AREA]][source] <= reach:
            return refusals.AGITATE_RANGE
        return 0 if any(not allied(seat, s.side[a]) for a in s.c.near[source]) else refusals.AGITATE_NO_TARGET

    def attacked(self, s: LaFamigliaState, f: list[int]) -> bool:
        """Q-73: any part of the attack counts."""
        return f[BLOCK] != NOT_BEGUN

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        verb = notation.VERB[move]
        order, area = f[ORDER], f[AREA]
        if verb == notation.DONE:
            finish_order(s, f)
        elif verb == notation.PART:
            self.do_part(s, f, seat, notation.part_of(move))
        elif verb == notation.AGITATE:
            f[BLOCK] = AGITATED
            s.push(agitate_target(seat, notation.area_of(move)))
        elif verb == notation.SPECIAL:
            self.begin_special(s, f, seat)
        else:
            f[BLOCK] = OPEN
            if verb == notation.RALLY:
                f[RALLIED] = 1
                s.push(fetch_pieces(seat, area, order))
            elif verb == notation.PENTITO:
                f[PENTITI] = 1
                begin_pentito(s, seat, order, area)
            elif verb == notation.LAND or verb == notation.SEA or verb == notation.ALLIES:
                f[SHOTS] = 1
                choose_target(s, seat, area, notation.area_of(move), route_of(verb))
            else:
                f[BOMBS] = 1
                start = area if verb == notation.STRIKE or verb == notation.BOMB else f[TAKEN]
                bomb = verb == notation.BOMB or verb == notation.BOMB_ON
                strike(s, seat, order, start, notation.area_of(move), bomb)

    def do_part(self, s: LaFamigliaState, f: list[int], seat: int, index: int) -> None:
        f[PARTS] |= 1 << index
        if f[BLOCK] == OPEN:
            f[BLOCK] = CLOSED  # the block is not interrupted
        part = s.c.order_parts[f[ORDER]][index]
        open_part(s, seat, part.do, part.n, f[AREA])

    def begin_special(self, s: LaFamigliaState, f: list[int], seat: int) -> None:
        f[SPECIAL_USED] = 1
        special = s.c.special[f[ORDER]]
        if special == X_WHITE_A:
            s.push(support_areas(seat, f[AREA]))
        elif special == X_WHITE_B:
            f[BLOCK] = OPEN
            s.push(swap_enemies(seat, f[AREA]))
        else:  # LF-9.4: car and lab come before the Soldati
            f[PARTS] = (1 << len(s.c.order_parts[f[ORDER]])) - 1
            s.push(guard_labs(seat))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"order": s.c.orders[f[ORDER]], "area": s.c.areas[f[AREA]]}


def movement_candidates(s: LaFamigliaState, seat: int, origin: int) -> list[int]:
    """Targets worth checking for a movement from an area."""
    moves = [notation.land(area) for area in s.c.near[origin]]
    if s.c.coast[origin]:
        moves.extend([notation.sea(area) for area in range(AREAS) if s.c.coast[area]])
    moves.extend([notation.allies(area) for area in range(AREAS) if s.c.distance[origin][area] <= 2])
    return moves


def finish_order(s: LaFamigliaState, f: list[int]) -> None:
    """LF-6.4: the order returns at once (Q-78); with a vest it stays while the area is held (Q-68)."""
    s.pop()
    seat, order, area = f[SEAT], f[ORDER], f[AREA]
    at = s.tokens.index(order)
    if s.c.vest[order] and not f[LOST] and s.side[area] == seat:
        s.executed[at] = 1
        s.emit(events.ORDER_STAYS, [seat, order, area])
    else:
        take_back(s, seat, at)


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (NEXT_ORDER, NextOrder("next-order", "LF-6.2")),
    (EXECUTE_ORDER, ExecuteOrder("execute-order", "LF-6.3")),
]
