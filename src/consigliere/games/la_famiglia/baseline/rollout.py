"""Quick sensible answers to every question: what the greedy bot assumes when it thinks a line through."""

from random import Random

from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia import frames, notation
from consigliere.games.la_famiglia.baseline.value import (
    area_worth,
    attack_gain,
    chance_to_take,
    order_gain,
    strike_gain,
)
from consigliere.games.la_famiglia.bot.simple_answers import equipment, fetch, largest
from consigliere.games.la_famiglia.chapters.pieces import defence
from consigliere.games.la_famiglia.components import COLOURS
from consigliere.games.la_famiglia.state import NEUTRAL, PLANNING, SIDES, LaFamigliaState, hq_orders

LAST = (  # questions whose largest number is the natural answer
    frames.RECRUIT_SOLDATI,
    frames.PLACE_HOW_MANY,
    frames.BEFORE_ATTACK,
    frames.INVITED_PARTNER,
)


def rollout_move(s: LaFamigliaState, seat: int, rng: Random) -> int:
    """A sensible move without looking ahead."""
    moves = s.canonical(seat)
    if len(moves) == 1:
        return moves[0]
    code = s.stack[-1][CODE]
    if code == frames.BEFORE_ATTACK:
        return moves[-2]
    if code in LAST:
        return moves[-2] if moves[-1] == notation.DONE else moves[-1]
    if code == frames.PLACE_WHERE:
        return best_area(s, seat, moves)
    if code == frames.ORDER_WHERE or code == frames.GAIN_INFLUENCE:
        return where_to_order(s, seat, moves)
    if code == frames.ORDER_WHICH:
        return which_order(s, seat, moves, s.stack[-1][frames.ISSUE_AREA])
    if code == frames.EXECUTE_ORDER or code == frames.SECOND_TARGET:
        return next_part(s, seat, moves)
    if code == frames.SEND_SOLDATI:
        return how_many(s, seat, moves)
    if code == frames.APPROACH:
        f = s.stack[-1]
        return (
            notation.BRUTE if f[frames.ATTACK_SOLDATI] >= s.soldati[f[frames.ATTACK_TARGET]] + 4 else notation.FINESSE
        )
    if code == frames.FETCH_PIECES:
        return fetch(s, seat, moves)
    if code == frames.EQUIPMENT:
        return equipment(s, seat, moves)
    if code == frames.MOVE_TOKENS or code == frames.LAY_TOKEN:
        return next((move for move in reversed(moves) if notation.VERB[move] == notation.SPACE), moves[0])
    if code == frames.CHOOSE_SPACE or code == frames.FINAL_ACTION:
        return space_for(s, seat, moves, rng)
    if code == frames.PLANNING_TURN:
        return moves[0] if notation.VERB[moves[0]] == notation.USE else moves[-1]
    if code == frames.SECOND_MOVEMENT:
        return again(s, seat, moves)
    if code == frames.SECOND_STRIKE:
        return strongest(s, seat, moves)
    if code == frames.MANAGEMENT_STEP or code == frames.CHOOSE_ROW or code == frames.ACTION_PARTS:
        return moves[0]
    if code in (frames.SWAP_ENEMIES, frames.PENTITO_REMOVES, frames.GUARD_LABS, frames.SUPPORT_AREAS):
        return largest(moves)
    return rng.choice(moves)


def best_area(s: LaFamigliaState, seat: int, moves: list[int]) -> int:
    """Where more Soldati help most: an order to carry out, a valuable area in danger, a new area."""
    best, chosen = -1.0, moves[0]
    for move in moves:
        if notation.VERB[move] != notation.AT:
            continue
        area = notation.area_of(move)
        worth = area_worth(s, seat, area)
        score = worth if s.side[area] != seat else 0.15 * worth
        for at in (area * 2, area * 2 + 1):
            if s.tokens[at] >= 0:
                score += 0.4 * attack_gain(s, seat, area, 3)
        for other in s.c.near[area]:
            if s.side[other] < NEUTRAL and (s.side[other] ^ seat) & 1 and s.soldati[other] >= s.soldati[area]:
                score += 0.12 * worth
        if score > best:
            best, chosen = score, move
    return chosen


def where_to_order(s: LaFamigliaState, seat: int, moves: list[int]) -> int:
    """The area from which an order promises most; with B first the column's action."""
    best, chosen = 0.0, moves[-1] if moves[-1] == notation.DONE else moves[0]
    in_hand = hq_orders(s, seat)
    for move in moves:
        if notation.VERB[move] == notation.AT and s.side[notation.area_of(move)] == seat:
            for order in in_hand:
                gain = order_gain(s, seat, notation.area_of(move), order)
                if gain > best:
                    best, chosen = gain, move
    return chosen


def which_order(s: LaFamigliaState, seat: int, moves: list[int], area: int) -> int:
    """The order that promises most in the area."""
    best, chosen = -1.0, moves[0]
    for move in moves:
        if notation.VERB[move] == notation.ORDER:
            gain = order_gain(s, seat, area, notation.order_of(move))
            if gain > best:
                best, chosen = gain, move
    return chosen


def target_gain(s: LaFamigliaState, seat: int, origin: int, target: int, bonus: int) -> float:
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


def next_part(s: LaFamigliaState, seat: int, moves: list[int]) -> int:
    """Supply parts first, then Rally, the best Strike or movement that pays, else nothing."""
    executing, f = frames.order_frame(s), s.stack[-1]
    order, origin = executing[frames.ORDER], executing[frames.AREA]
    if f[CODE] == frames.SECOND_TARGET:
        origin = f[frames.MOVE_ORIGIN]
    best, chosen = 0.3, moves[-1]
    for move in moves:
        verb = notation.VERB[move]
        gain = 0.0
        if verb == notation.PART:
            return move
        if verb == notation.SPECIAL:
            gain = 2.0
        elif verb == notation.RALLY:
            gain = 1.0
        elif verb == notation.LAND or verb == notation.SEA:
            bonus = s.c.skull[order] + (1 if s.cars[origin] and verb == notation.LAND else 0)
            gain = target_gain(s, seat, origin, notation.area_of(move), bonus)
        elif verb == notation.STRIKE or verb == notation.BOMB:
            gain = 0.7 + strike_gain(s, seat, origin, s.c.skull[order])
        if gain > best or (chosen == notation.DONE and f[CODE] == frames.SECOND_TARGET):
            best, chosen = gain, move
    return chosen


def again(s: LaFamigliaState, seat: int, moves: list[int]) -> int:
    """A second movement where the first promises something again."""
    bonus = s.c.skull[frames.order_frame(s)[frames.ORDER]]
    best, chosen = 0.5, notation.DONE
    for move in moves:
        if notation.VERB[move] == notation.AGAIN:
            gain = attack_gain(s, seat, notation.area_of(move), bonus)
            if gain > best:
                best, chosen = gain, move
    return chosen


def how_many(s: LaFamigliaState, seat: int, moves: list[int]) -> int:
    """All but one, with a car if one may come along."""
    f = s.stack[-1]
    origin, target = f[frames.MOVE_ORIGIN], f[frames.MOVE_TARGET]
    n = s.soldati[origin]
    if s.side[target] == seat:
        n = 1
    elif n > 1:
        n -= 1
    return notation.drive(n) if notation.drive(n) in moves else notation.send(n)


def strongest(s: LaFamigliaState, seat: int, moves: list[int]) -> int:
    """Any further Strike is better than none."""
    return next((move for move in moves if notation.VERB[move] == notation.BOMB), moves[0])


def space_for(s: LaFamigliaState, seat: int, moves: list[int], rng: Random) -> int:
    """Any action space; the bot looks at each of them itself."""
    return rng.choice([move for move in moves if notation.VERB[move] == notation.SPACE])


def shortlist(s: LaFamigliaState, seat: int, moves: list[int]) -> list[int]:
    """The moves worth thinking through: of equally dear tokens one is enough, a neutral one first."""
    if s.stack[-1][CODE] != frames.PLANNING_TURN or s.phase != PLANNING:
        return moves
    best, chosen = -1, -1
    rest = []
    for move in moves:
        if notation.VERB[move] != notation.USE:
            rest.append(move)
            continue
        column, colour = notation.use_of(move)
        tokens = sum(s.top[column * SIDES : column * SIDES + SIDES])
        score = tokens + (20 if colour == COLOURS else 10 if s.seat_of[colour] == seat else 0)
        if score > best:
            best, chosen = score, move
    return [chosen, *rest] if chosen >= 0 else rest


def horizon_of(s: LaFamigliaState) -> int:
    """What is going on now: a line is thought through until this changes."""
    first = s.stack[0]
    if s.phase == PLANNING and first[CODE] == frames.PLANNING_TURN:
        return 100 + first[SEAT]
    for frame in s.stack:
        if frame[CODE] == frames.EXECUTE_ORDER:
            return 1000 + frame[frames.ORDER]
    return s.phase * 10 + first[CODE] * 10000 + (first[SEAT] if first[CODE] < frames.INFLUENCE_TILE else 0)
