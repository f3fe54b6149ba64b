"""Quick sensible answers to every question: what the greedy bot assumes when it thinks a line through."""

from random import Random

from consigliere.games.la_famiglia import codes
from consigliere.games.la_famiglia.bot.value import area_worth, attack_gain, chance_to_take, order_gain, strike_gain
from consigliere.games.la_famiglia.components import COLOURS
from consigliere.games.la_famiglia.frames import AREA, ORDER, order_frame
from consigliere.games.la_famiglia.notation import (
    AGAIN,
    AT,
    BOMB,
    BRUTE,
    CAR,
    DONE,
    DRIVE,
    FETCH,
    FETCH_CARS,
    FEW,
    FINESSE,
    LAB,
    LAND,
    MANY,
    PART,
    RALLY,
    SEA,
    SEND,
    SOLDATI,
    SPACE,
    SPECIAL,
    STRIKE,
    USE,
    VERB,
)
from consigliere.games.la_famiglia.notation import (
    ORDER as ORDER_VERB,
)
from consigliere.games.la_famiglia.pieces import defence
from consigliere.games.la_famiglia.state import NEUTRAL, PLANNING, SIDES, Famiglia, hq_orders

LAST = (  # questions whose largest number is the natural answer
    codes.RECRUIT_SOLDATI,
    codes.PLACE_HOW_MANY,
    codes.BEFORE_ATTACK,
    codes.INVITED_PARTNER,
)


def habit(s: Famiglia, seat: int, rng: Random) -> int:
    """A sensible move without looking ahead."""
    moves = s.moves(seat)
    if len(moves) == 1:
        return moves[0]
    code = s.stack[-1][0]
    if code == codes.BEFORE_ATTACK:
        return moves[-2]
    if code in LAST:
        return moves[-2] if moves[-1] == DONE else moves[-1]
    if code == codes.PLACE_WHERE:
        return best_area(s, seat, moves)
    if code == codes.ORDER_WHERE or code == codes.GAIN_INFLUENCE:
        return where_to_order(s, seat, moves)
    if code == codes.ORDER_WHICH:
        return which_order(s, seat, moves, s.stack[-1][2])
    if code == codes.EXECUTE_ORDER or code == codes.SECOND_TARGET:
        return next_part(s, seat, moves)
    if code == codes.SEND_SOLDATI:
        return how_many(s, seat, moves)
    if code == codes.APPROACH:
        f = s.stack[-1]
        return BRUTE if s.marching >= s.soldati[f[2]] + 4 else FINESSE
    if code == codes.FETCH_PIECES:
        return fetch(s, seat, moves)
    if code == codes.EQUIPMENT:
        return equipment(s, seat, moves)
    if code == codes.MOVE_TOKENS or code == codes.LAY_TOKEN:
        return next((move for move in reversed(moves) if VERB[move] == SPACE), moves[0])
    if code == codes.CHOOSE_SPACE or code == codes.FINAL_ACTION:
        return space_for(s, seat, moves, rng)
    if code == codes.PLANNING_TURN:
        return moves[0] if VERB[moves[0]] == USE else moves[-1]
    if code == codes.SECOND_MOVEMENT:
        return again(s, seat, moves)
    if code == codes.SECOND_STRIKE:
        return strongest(s, seat, moves)
    if code == codes.MANAGEMENT_STEP or code == codes.CHOOSE_ROW or code == codes.ACTION_PARTS:
        return moves[0]
    if code in (codes.SWAP_ENEMIES, codes.PENTITO_REMOVES, codes.GUARD_LABS, codes.SUPPORT_AREAS):
        return largest(moves)
    return rng.choice(moves)


def best_area(s: Famiglia, seat: int, moves: list[int]) -> int:
    """Where more Soldati help most: an order to carry out, a valuable area in danger, a new area."""
    best, found = -1.0, moves[0]
    for move in moves:
        if VERB[move] != AT:
            continue
        area = move - AT
        worth = area_worth(s, seat, area)
        score = worth if s.side[area] != seat else 0.15 * worth
        for at in (area * 2, area * 2 + 1):
            if s.tokens[at] >= 0:
                score += 0.4 * attack_gain(s, seat, area, 3)
        for other in s.c.near[area]:
            if s.side[other] < NEUTRAL and (s.side[other] ^ seat) & 1 and s.soldati[other] >= s.soldati[area]:
                score += 0.12 * worth
        if score > best:
            best, found = score, move
    return found


def where_to_order(s: Famiglia, seat: int, moves: list[int]) -> int:
    """The area from which an order promises most; with B first the column's action."""
    best, found = 0.0, moves[-1] if moves[-1] == DONE else moves[0]
    orders = hq_orders(s, seat)
    for move in moves:
        if VERB[move] == AT and s.side[move - AT] == seat:
            for order in orders:
                gain = order_gain(s, seat, move - AT, order)
                if gain > best:
                    best, found = gain, move
    return found


def which_order(s: Famiglia, seat: int, moves: list[int], area: int) -> int:
    """The order that promises most in the area."""
    best, found = -1.0, moves[0]
    for move in moves:
        if VERB[move] == ORDER_VERB:
            gain = order_gain(s, seat, area, move - ORDER_VERB)
            if gain > best:
                best, found = gain, move
    return found


def target_gain(s: Famiglia, seat: int, origin: int, target: int, bonus: int) -> float:
    """What a movement to that target promises."""
    side = s.side[target]
    if side == seat:
        return -0.5
    soldati = s.soldati[origin]
    stays = 1 if soldati > 1 else 0
    worth = area_worth(s, seat, target)
    if not stays:
        worth -= area_worth(s, seat, origin)
    chance = chance_to_take(soldati - stays, bonus, s.soldati[target], defence(s, target))
    return chance * worth - (1.0 - chance) * 0.4 * (soldati - stays)


def next_part(s: Famiglia, seat: int, moves: list[int]) -> int:
    """Supply parts first, then Rally, the best Strike or movement that pays, else nothing."""
    f = order_frame(s)
    order, origin = f[ORDER], f[AREA]
    if s.stack[-1][0] == codes.SECOND_TARGET:
        origin = s.stack[-1][2]
    best, found = 0.3, moves[-1]
    for move in moves:
        verb = VERB[move]
        gain = 0.0
        if verb == PART:
            return move
        if verb == SPECIAL:
            gain = 2.0
        elif verb == RALLY:
            gain = 1.0
        elif verb == LAND or verb == SEA:
            bonus = s.c.skull[order] + (1 if s.cars[origin] and verb == LAND else 0)
            gain = target_gain(s, seat, origin, move - verb, bonus)
        elif verb == STRIKE or verb == BOMB:
            gain = 0.7 + strike_gain(s, seat, origin, s.c.skull[order])
        if gain > best or (found == DONE and s.stack[-1][0] == codes.SECOND_TARGET):
            best, found = gain, move
    return found


def again(s: Famiglia, seat: int, moves: list[int]) -> int:
    """A second movement where the first promises something again."""
    bonus = s.c.skull[order_frame(s)[ORDER]]
    best, found = 0.5, DONE
    for move in moves:
        if VERB[move] == AGAIN:
            gain = attack_gain(s, seat, move - AGAIN, bonus)
            if gain > best:
                best, found = gain, move
    return found


def how_many(s: Famiglia, seat: int, moves: list[int]) -> int:
    """All but one, with a car if one may come along."""
    f = s.stack[-1]
    origin, target = f[2], f[3]
    n = s.soldati[origin]
    if s.side[target] == seat:
        n = 1
    elif n > 1:
        n -= 1
    return DRIVE + n - 1 if DRIVE + n - 1 in moves else SEND + n - 1


def strongest(s: Famiglia, seat: int, moves: list[int]) -> int:
    """Any further Strike is better than none."""
    return next((move for move in moves if VERB[move] == BOMB), moves[0])


def fetch(s: Famiglia, seat: int, moves: list[int]) -> int:
    """All but one Soldato from each origin, and its cars."""
    for move in moves:
        if VERB[move] == FETCH:
            origin, n = (move - FETCH) // MANY, (move - FETCH) % MANY + 1
            if n == max(1, s.soldati[origin] - 1):
                return move
        elif VERB[move] == FETCH_CARS and (move - FETCH_CARS) % FEW + 1 == s.cars[(move - FETCH_CARS) // FEW]:
            return move
    return moves[-1]


def equipment(s: Famiglia, seat: int, moves: list[int]) -> int:
    """A lab in the strongest area; a car where an attack is planned."""
    best, found = -1.0, moves[0]
    for move in moves:
        verb = VERB[move]
        score = 0.0
        if verb == LAB:
            score = 2.0 + 0.3 * min(s.soldati[move - LAB], 5)
        elif verb == CAR:
            score = 1.0 + 0.4 * s.soldati[move - CAR] - s.cars[move - CAR]
        if score > best:
            best, found = score, move
    return found


def largest(moves: list[int]) -> int:
    """The largest number for the first area that is offered."""
    verb = VERB[moves[0]]
    if verb == SOLDATI:
        return max(move for move in moves if VERB[move] == verb and (move - verb) // FEW == (moves[0] - verb) // FEW)
    same = [move for move in moves if VERB[move] == verb and (move - verb) // FEW == (moves[0] - verb) // FEW]
    return same[-1]


def space_for(s: Famiglia, seat: int, moves: list[int], rng: Random) -> int:
    """Any action space; the bot looks at each of them itself."""
    return rng.choice([move for move in moves if VERB[move] == SPACE])


def shortlist(s: Famiglia, seat: int, moves: list[int]) -> list[int]:
    """The moves worth thinking through: of equally dear tokens one is enough, a neutral one first."""
    if s.stack[-1][0] != codes.PLANNING_TURN or s.phase != PLANNING:
        return moves
    best, found = -1, -1
    rest = []
    for move in moves:
        if VERB[move] != USE:
            rest.append(move)
            continue
        token = move - USE
        column, colour = token // (COLOURS + 1), token % (COLOURS + 1)
        crowd = sum(s.top[column * SIDES : column * SIDES + SIDES])
        score = crowd + (20 if colour == COLOURS else 10 if s.seat_of[colour] == seat else 0)
        if score > best:
            best, found = score, move
    return [found, *rest] if found >= 0 else rest


def episode(s: Famiglia) -> int:
    """What is going on now: a line is thought through until this changes."""
    if s.phase == PLANNING and s.stack[0][0] == codes.PLANNING_TURN:
        return 100 + s.stack[0][1]
    for frame in s.stack:
        if frame[0] == codes.EXECUTE_ORDER:
            return 1000 + frame[ORDER]
    return s.phase * 10 + s.stack[0][0] * 10000 + (s.stack[0][1] if s.stack[0][0] < codes.INFLUENCE_TILE else 0)
