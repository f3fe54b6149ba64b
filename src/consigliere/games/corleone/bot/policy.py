"""Quick sensible answers to every question: what a simulation assumes that everybody plays."""

from random import Random
from typing import Final

from consigliere.core.step import CODE
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import frames, notation
from consigliere.games.corleone.bot.actions import HandEstimate
from consigliere.games.corleone.bot.value import Evaluator
from consigliere.games.corleone.chapters import choices
from consigliere.games.corleone.chapters.abilities import shared_business
from consigliere.games.corleone.chapters.cards import hand_cards, hand_size, in_hand
from consigliere.games.corleone.chapters.job_draws import discards_left, last_discarded
from consigliere.games.corleone.chapters.opponents import seat_of
from consigliere.games.corleone.components import (
    ACTS,
    BUSINESSES,
    FIRST_ALLY,
    MONEY,
    NARCOTICS,
    PILES,
    ally_of_card,
    job_of_card,
)
from consigliere.games.corleone.notation import FEW
from consigliere.games.corleone.state import FAMILY_BUSINESS, HAND, OPEN, CorleoneState

LINE: Final = 400  # moves of a simulation, at most
BRIBES: Final = [0, 3, 3, 2, 0]  # what most players pay for an ally, by act
HIGHER: Final = [-1, 0, 0, 0, 1, 2]  # and how far one differs: who always pays the same is outbid by a dollar
NOISE: Final = 0.6  # how far the glance at an action may err, in dollars
BY_VALUE: Final = (
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
SHAKEDOWNS: Final = (frames.USE_FRONTS, frames.USE_BACKS, frames.PLACE_FIGURE)


class Policy:
    """Answers for all seats, for one number of players."""

    def __init__(self, evaluator: Evaluator, tries: int) -> None:
        self.evaluator = evaluator
        self.tries = tries  # actions of a turn that are thought through

    # ---- a turn

    def choose(self, s: CorleoneState, seat: int, rng: Random, tries: int) -> int:
        """A sensible move."""
        if s.stack[-1][CODE] == frames.TURN:
            return self.action(s, seat, rng, tries)
        return self.answer(s, seat, rng)

    def action(self, s: CorleoneState, seat: int, rng: Random, tries: int) -> int:
        """The best of the actions that promise most."""
        moves = s.moves(seat)
        if len(moves) == 1:
            return moves[0]
        estimate = HandEstimate(self.evaluator, s, seat)
        scores = [estimate.score(move) + NOISE * (rng.random() + rng.random() - 1.0) for move in moves]
        best = -1.0
        chosen = moves[0]
        for _ in range(min(tries, len(moves))):
            at = index_of_max(scores)
            move = moves[at]
            scores[at] = -1e9
            if tries == 1:
                return move
            line = s.copy()
            line.apply(seat, move)
            self.finish(line, rng)
            worth = self.evaluator.values(line)[seat]
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def finish(self, s: CorleoneState, rng: Random) -> None:
        """Ends what was begun: up to the next turn, or the next phase."""
        act, phase = s.act, s.phase
        for _ in range(LINE):
            if s.over or s.stack[-1][CODE] == frames.TURN or s.phase != phase or s.act != act:
                return
            actor = s.actors[0]
            s.apply(actor, self.answer(s, actor, rng))

    def play_on(self, s: CorleoneState, turns: int, rng: Random) -> None:
        """Plays so many turns; between them everything else."""
        for _ in range(LINE):
            if s.over:
                return
            actor = s.actors[0]
            if s.stack[-1][CODE] == frames.TURN:
                if turns == 0:
                    return
                turns -= 1
                s.apply(actor, self.action(s, actor, rng, self.tries))
            else:
                s.apply(actor, self.answer(s, actor, rng))

    # ---- everything else

    def answer(self, s: CorleoneState, seat: int, rng: Random) -> int:
        """An answer to any other question."""
        moves = s.canonical(seat)
        if len(moves) == 1:
            return moves[0]
        f = s.stack[-1]
        code = f[CODE]
        if code == frames.ABILITY_SET or code == frames.ALLY_PARTS:
            return self.next_ability(s, seat, moves, rng)
        if code == frames.TRADE_DISCARDS or code == frames.TRIBUTE:
            return self.worst_cards(s, seat, moves)
        if code == frames.CHOOSE_GOOD:
            estimate = HandEstimate(self.evaluator, s, seat)
            return moves[index_of_max([estimate.good_gain[notation.good_of(move)] for move in moves])]
        if code == frames.KEEP_JOB:
            return moves[index_of_max([self.kept_worth(s, seat, notation.keep_of(move)) for move in moves])]
        if code == frames.LAUNDER_CARDS:
            return moves[-2]  # the highest
        if code == frames.PAYMENT:
            return moves[-1]  # narcotics last
        if code == frames.JOB_ORDER:
            return notation.MONEY_FIRST
        if code == frames.SHARING:
            return notation.CONTROLLER_FIRST if has_horse(s, shared_business(f)) else notation.SELF_FIRST
        if code == frames.GIVE_CARDS:
            return moves[index_of_max([-self.card_worth(s, seat, notation.give_of(move)) for move in moves])]
        if code == frames.OFFER_CARD or code == frames.WITHDRAW_CARD:
            return moves[0]  # the lowest value
        if code == frames.SET_BRIBES:
            return self.bribe(s, seat, moves, rng)
        if code == frames.PICK_ALLY:
            return moves[index_of_max([self.evaluator.ally_use[notation.take_of(move)] for move in moves])]
        if code in BY_VALUE:
            return moves[index_of_max(self.values_after(s, seat, moves))]
        if code in SHAKEDOWNS:
            return moves[index_of_max(self.shakedown_gains(s, seat, moves))]
        if code == frames.STEAL_FROM or code == frames.AUDIT_WHOM:
            return self.richest(s, moves)
        if code == frames.TAKE_JOBS:
            return moves[index_of_max([self.open_job_worth(s, seat, move) for move in moves])]
        if moves[0] != notation.DONE and notation.VERB[moves[0]] == notation.USE:
            return self.part(s, seat, moves[0])
        return moves[0] if moves[-1] == notation.DONE else rng.choice(moves)

    def next_ability(self, s: CorleoneState, seat: int, moves: list[int], rng: Random) -> int:
        """Gains first, then draws, figures, trades that pay, and laundering the highest card."""
        laundering = notation.DONE
        others: list[int] = []
        for move in moves:
            verb = notation.VERB[move]
            if verb == notation.LAUNDER:
                laundering = move  # the highest comes last
            elif verb != notation.USE and move != notation.DONE:
                others.append(move)
        for move in moves:
            if notation.VERB[move] != notation.USE:
                continue
            kind = s.c.effects[s.c.effect_of[notation.use_of(move)]].op
            if kind <= op.STASH_MONEY or kind == op.TAKE_HORSE or kind == op.DRAW_JOBS:
                return move
        if others:  # figures of an ally
            return others[index_of_max(self.shakedown_gains(s, seat, others))]
        for move in moves:
            if notation.VERB[move] == notation.USE and self.part(s, seat, move) == move:
                return move
        return laundering

    def part(self, s: CorleoneState, seat: int, move: int) -> int:
        """A part that may be declined: trades only if they gain."""
        effect = s.c.effects[s.c.effect_of[notation.use_of(move)]]
        if effect.op == op.TRADE:
            estimate = HandEstimate(self.evaluator, s, seat)
            gain = -estimate.cheapest(effect.count)
            for v in effect.money:
                gain += s.c.values[v] * estimate.dollar
            return move if gain > 0.2 else notation.DONE
        if effect.op == op.TRADE_GOOD:
            estimate = HandEstimate(self.evaluator, s, seat)
            best = max(estimate.good_gain[0], estimate.good_gain[1], estimate.good_gain[2])
            return move if best > estimate.cheapest(1) + 0.2 else notation.DONE
        return move

    # ---- cards

    def kept_worth(self, s: CorleoneState, seat: int, job: int) -> float:
        """A job that may be kept: what it is worth in hand, and a little for what completing it brings."""
        return self.evaluator.job_worth(s, seat, job) + 0.1 * self.evaluator.job_gain[s.act][job]

    def open_job_worth(self, s: CorleoneState, seat: int, move: int) -> float:
        """An open job that could be taken, or none."""
        return 0.2 if move == notation.DONE else self.evaluator.job_worth(s, seat, notation.take_job_of(move))

    def card_worth(self, s: CorleoneState, seat: int, card: int) -> float:
        """One card in hand by itself; of several of a kind the one that is missed least."""
        return self.copy_worth(s, seat, card, in_hand(s, seat, card) - 1)

    def copy_worth(self, s: CorleoneState, seat: int, card: int, i: int) -> float:
        """The i-th card of a kind in hand, from 0."""
        evaluator = self.evaluator
        act = s.act
        acting = s.phase == FAMILY_BUSINESS and s.thugs[seat] + s.members[seat] > 0
        if card < MONEY:
            return s.c.values[card] * evaluator.dollar(s, s.thugs[seat] + s.members[seat] if acting else 0)
        if act == ACTS and not acting:
            return 0.0
        if card == NARCOTICS:
            return evaluator.joker[act]
        if card < PILES:
            if i < self.needed(s, seat, card - MONEY):
                return evaluator.good[act] + evaluator.wanted[act]
            return evaluator.good_worth(act, i)
        if card < FIRST_ALLY:
            return evaluator.job_worth(s, seat, job_of_card(card))
        return evaluator.ally_worth(s, ally_of_card(card), acting)

    def needed(self, s: CorleoneState, seat: int, good: int) -> int:
        """How many of a good a job in hand or an open one needs at most."""
        most = 0
        for job in range(len(s.job_at)):
            at = s.job_at[job]
            if (at == HAND + seat or at == OPEN) and s.c.needs[job][good] > most:
                most = s.c.needs[job][good]
        return most

    def worst_cards(self, s: CorleoneState, seat: int, moves: list[int]) -> int:
        """The next kind, in the fixed order, of the cheapest cards that make up what is to go."""
        f = s.stack[-1]
        is_tribute = f[CODE] == frames.TRIBUTE
        chosen = s.chosen[seat]
        if is_tribute:
            left = hand_size(s, seat) - s.c.hand_limit[s.act] - choices.total(chosen)
            last = choices.last_kind(chosen)
        else:
            left = discards_left(f)
            last = last_discarded(f)
        kinds: list[int] = []  # of every single card that can still go
        worths: list[float] = []
        for card in hand_cards(s, seat):
            if card < last:
                continue
            held = in_hand(s, seat, card) - (choices.number_of(chosen, card) if is_tribute else 0)
            for i in range(held):
                kinds.append(card)
                worths.append(-self.copy_worth(s, seat, card, i))
        lowest = -1
        number = 0
        for _ in range(min(left, len(kinds))):
            at = index_of_max(worths)
            worths[at] = -1e9
            if kinds[at] == lowest:
                number += 1
            elif lowest < 0 or kinds[at] < lowest:
                lowest = kinds[at]
                number = 1
        if lowest >= 0:
            move = notation.discard(lowest, min(number, FEW))
            if move in moves:
                return move
        return moves[0]

    def bribe(self, s: CorleoneState, seat: int, moves: list[int], rng: Random) -> int:
        """One value of money cards, drawn by lot among the small bribes; what was begun is ended."""
        if s.chosen[seat]:
            return notation.DONE
        wanted = BRIBES[s.act] + rng.choice(HIGHER)
        best = 99
        chosen = notation.DONE
        for move in moves:
            if move == notation.DONE:
                continue
            card, n = notation.bribe_of(move)
            total = s.c.values[card] * n
            miss = abs(total - wanted) * 2 + (1 if total > wanted else 0)
            if miss < best and total <= wanted + 2:
                best = miss
                chosen = move
        return chosen

    # ---- the board

    def values_after(self, s: CorleoneState, seat: int, moves: list[int]) -> list[float]:
        """What the position is worth to the seat right after each move."""
        values: list[float] = []
        for move in moves:
            line = s.copy()
            line.apply(seat, move)
            values.append(self.evaluator.values(line)[seat])
        return values

    def shakedown_gains(self, s: CorleoneState, seat: int, moves: list[int]) -> list[float]:
        """Fronts, areas or spaces for a figure: what each brings at a glance."""
        estimate = HandEstimate(self.evaluator, s, seat)
        uses_backs = s.stack[-1][CODE] == frames.USE_BACKS
        gains: list[float] = []
        for move in moves:
            verb = notation.VERB[move]
            gain = 0.0
            if verb == notation.FRONT:
                gain = estimate.gain_of_front(notation.front_of(move))
            elif verb == notation.AREA:
                area = notation.area_of(move)
                gain = estimate.gain_of_backs([area]) if uses_backs else estimate.gain_of_neutral(area)
            elif verb == notation.TO:
                place = notation.to_of(move)
                if place < BUSINESSES:
                    gain = estimate.gain_of_front(place)
                else:
                    gain = estimate.gain_of_backs(s.c.touches[place - BUSINESSES])
            gains.append(gain)
        return gains

    def richest(self, s: CorleoneState, moves: list[int]) -> int:
        """The opponent who is best off."""
        wealth = self.evaluator.wealth(s)
        best = -99.0
        chosen = moves[0]
        for move in moves:
            if move != notation.DONE and wealth[seat_of(s, notation.opponent_of(move))] > best:
                best = wealth[seat_of(s, notation.opponent_of(move))]
                chosen = move
        return chosen


def has_horse(s: CorleoneState, business: int) -> bool:
    """Whether a front has the Horse Head: who resolves last keeps it."""
    for number in s.c.front[business]:
        if s.c.effects[number].op == op.TAKE_HORSE:
            return True
    return False


def index_of_max(numbers: list[float]) -> int:
    """Where the largest number stands, the first one of several."""
    best = 0
    for i in range(1, len(numbers)):
        if numbers[i] > numbers[best]:
            best = i
    return best
