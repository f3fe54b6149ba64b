"""Quick sensible answers to every question: what the greedy bot assumes when it thinks a line through."""

from random import Random

from consigliere.core.step import CODE
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import frames, notation
from consigliere.games.corleone.baseline.value import CASH, card_worth, job_gain, job_worth, part_gain, value
from consigliere.games.corleone.chapters import choices
from consigliere.games.corleone.chapters.abilities import shared_business
from consigliere.games.corleone.chapters.cards import hand_cards, in_hand
from consigliere.games.corleone.chapters.job_draws import discards_left, last_discarded
from consigliere.games.corleone.components import JOBS, MONEY, NARCOTICS, PILES
from consigliere.games.corleone.notation import FEW
from consigliere.games.corleone.state import HAND, OPEN, CorleoneState

SMALL_BRIBE = [0, 3, 3, 2, 0]  # what an ally is worth, by act
BY_VALUE = (
    frames.SHOOT_WHERE,
    frames.SHOOT_FIGURE,
    frames.MOVE_WHICH,
    frames.MOVE_WHERE,
    frames.PUSH_WHICH,
    frames.PLACE_TOKEN,
    frames.REMOVE_TOKEN,
    frames.REPLACE_TOKEN,
    frames.SWAP_TOKENS,
    frames.REORDER_TOKENS,
    frames.WHICH_TOKEN,
    frames.TURF_WAR,
)
"""Questions whose answers are judged by the position right after them."""


def rollout_move(s: CorleoneState, seat: int, rng: Random) -> int:
    """A sensible move without looking ahead."""
    moves = s.canonical(seat)
    if len(moves) == 1:
        return moves[0]
    f = s.stack[-1]
    code = f[CODE]
    if code == frames.ABILITY_SET or code == frames.ALLY_PARTS:
        return next_ability(s, seat, moves)
    if code == frames.TRADE_DISCARDS or code == frames.TRIBUTE:
        return worst_cards(s, seat, moves)
    if code == frames.CHOOSE_GOOD:
        return best_good(s, seat, moves)
    if code == frames.KEEP_JOB:
        return max(moves, key=lambda move: kept_worth(s, seat, notation.keep_of(move)))
    if code == frames.LAUNDER_CARDS:
        return moves[-2] if len(moves) > 1 else notation.DONE
    if code == frames.PAYMENT:
        return moves[-1]
    if code == frames.JOB_ORDER:
        return notation.MONEY_FIRST
    if code == frames.SHARING:
        return notation.CONTROLLER_FIRST if has_horse(s, shared_business(f)) else notation.SELF_FIRST
    if code == frames.GIVE_CARDS:
        return min(moves, key=lambda move: card_worth(s, seat, notation.give_of(move)))
    if code == frames.OFFER_CARD or code == frames.WITHDRAW_CARD:
        return moves[0]  # the lowest value
    if code == frames.SET_BRIBES:
        return bribe(s, seat, moves, rng)
    if code == frames.PICK_ALLY:
        return max(moves, key=lambda move: ally_worth(s, notation.take_of(move)))
    if code in BY_VALUE:
        return best_by_value(s, seat, moves)
    if code in (frames.USE_FRONTS, frames.USE_BACKS, frames.PLACE_FIGURE):
        return rng.choice(moves[:-1])
    if code == frames.TAKE_JOBS:
        return moves[0]
    if moves[0] != notation.DONE and notation.VERB[moves[0]] == notation.USE:
        return part(s, seat, moves[0])
    return moves[0] if moves[-1] == notation.DONE else rng.choice(moves)


def kept_worth(s: CorleoneState, seat: int, job: int) -> float:
    """A job that may be kept: what it is worth in hand, and a little for what completing it brings."""
    return job_worth(s, seat, job) + 0.1 * job_gain(s, seat, job)


def has_horse(s: CorleoneState, business: int) -> bool:
    """Whether a front has the Horse Head: who resolves last keeps it."""
    return any(s.c.effects[number].op == op.TAKE_HORSE for number in s.c.front[business])


def next_ability(s: CorleoneState, seat: int, moves: list[int]) -> int:
    """Gains first, then draws, good trades, and laundering the highest card."""
    laundering = notation.DONE
    for move in moves:
        if notation.VERB[move] == notation.LAUNDER:
            laundering = move  # the highest comes last
    for move in moves:
        if notation.VERB[move] != notation.USE:
            continue
        effect = s.c.effects[s.c.effect_of[notation.use_of(move)]]
        if effect.op <= op.STASH_MONEY or effect.op in (op.TAKE_HORSE, op.DRAW_JOBS):
            return move
    for move in moves:
        if notation.VERB[move] == notation.USE and part(s, seat, move) == move:
            return move
    return laundering


def part(s: CorleoneState, seat: int, move: int) -> int:
    """A part that may be declined: trades only if they gain."""
    effect = s.c.effects[s.c.effect_of[notation.use_of(move)]]
    if effect.op == op.TRADE:
        gain = sum(s.c.values[v] for v in effect.money) * CASH[s.act]
        return move if gain > sum(cheapest(s, seat, effect.count)) + 0.2 else notation.DONE
    if effect.op == op.TRADE_GOOD:
        return move if sum(cheapest(s, seat, 1)) < 1.1 else notation.DONE
    return move


def cheapest(s: CorleoneState, seat: int, n: int) -> list[float]:
    """The worths of the n cheapest cards in hand."""
    prices: list[float] = []
    for card in hand_cards(s, seat):
        prices.extend([card_worth(s, seat, card)] * in_hand(s, seat, card))
    prices.sort()
    return prices[:n]


def worst_cards(s: CorleoneState, seat: int, moves: list[int]) -> int:
    """The next kind, in the fixed order, of the cheapest cards that make up what is to go."""
    f = s.stack[-1]
    if f[CODE] == frames.TRIBUTE:
        chosen = s.chosen[seat]
        held = {card: in_hand(s, seat, card) for card in hand_cards(s, seat)}
        left = sum(held.values()) - s.c.hand_limit[s.act] - choices.total(chosen)
        for card, n in choices.pairs(chosen):
            held[card] -= n
        last = choices.last_kind(chosen)
        held = {card: n for card, n in held.items() if card >= last}
    else:
        left = discards_left(f)
        last = last_discarded(f)
        held = {card: in_hand(s, seat, card) for card in hand_cards(s, seat) if card >= last}
    order = sorted(held, key=lambda card: card_worth(s, seat, card))
    take: dict[int, int] = {}
    for card in order:
        n = min(held[card], left - sum(take.values()))
        if n:
            take[card] = n
    for card in sorted(take):
        move = notation.discard(card, min(take[card], FEW))
        if move in moves:
            return move
    return moves[0]


def best_good(s: CorleoneState, seat: int, moves: list[int]) -> int:
    """The good that brings jobs nearest."""
    best, chosen = -1.0, moves[0]
    for move in moves:
        pile = seat * PILES + MONEY + notation.good_of(move)
        s.hand[pile] += 1
        score = sum(job_worth(s, seat, job) for job in range(JOBS) if s.job_at[job] in (HAND + seat, OPEN))
        s.hand[pile] -= 1
        if score > best:
            best, chosen = score, move
    return chosen


def bribe(s: CorleoneState, seat: int, moves: list[int], rng: Random) -> int:
    """A small bribe: the next value of a set of cards that comes near what an ally is worth."""
    chosen = s.chosen[seat]
    spent = sum(s.c.values[card] * n for card, n in choices.pairs(chosen))
    left = SMALL_BRIBE[s.act] - spent
    if left <= 0 or moves == [notation.DONE]:
        return notation.DONE
    best, best_move = left + 0.5, notation.DONE
    if spent == 0:
        best = 99.0
    for move in moves:
        if move == notation.DONE:
            continue
        card, n = notation.bribe_of(move)
        total = s.c.values[card] * n
        miss = abs(total - left) + (0.4 if total > left else 0.0)
        if miss < best and total <= left + 2:
            best, best_move = miss, move
    return best_move


def ally_worth(s: CorleoneState, ally: int) -> float:
    """What an ally does each time."""
    total = 0.0
    for number in s.c.ally_parts[ally]:
        effect = s.c.effects[number]
        if effect.op == op.GAIN_MONEY:
            total += s.c.values[effect.card] * CASH[s.act]
        elif effect.op == op.PLACE_NEUTRAL:
            total += [3.5, 4.5, 0.5][effect.figure]
        elif effect.op == op.GAIN_GOOD:
            total += 1.8 if effect.card == NARCOTICS else 1.2
        else:
            total += part_gain(effect)
    return total


def best_by_value(s: CorleoneState, seat: int, moves: list[int]) -> int:
    """The move after which the position is worth most to the seat."""
    best, chosen = -1e9, moves[-1]
    for move in moves:
        copy = s.copy()
        assert isinstance(copy, CorleoneState)
        copy.play(seat, move)
        score = value(copy, seat)
        if score > best:
            best, chosen = score, move
    return chosen
