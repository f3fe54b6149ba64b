"""What a seat plays without searching: quick answers to every question, by what they promise."""

from random import Random
from typing import Final

from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia import frames, notation
from consigliere.games.la_famiglia.bot.conflicts import ATTACKER_WAYS, DEFENDER_WAYS, Conflicts
from consigliere.games.la_famiglia.bot.move_scores import MoveScores
from consigliere.games.la_famiglia.bot.round_projection import weakens
from consigliere.games.la_famiglia.bot.scratch_board import ScratchBoard
from consigliere.games.la_famiglia.bot.simple_answers import equipment, fetch, largest
from consigliere.games.la_famiglia.bot.value import TILE
from consigliere.games.la_famiglia.components import (
    C_INSTITUTION,
    C_TWO_INSTITUTIONS,
    CARDS,
    COLOURS,
    COLUMNS,
    J_OR,
    POLICE,
    ROWS,
)
from consigliere.games.la_famiglia.frames import MOST
from consigliere.games.la_famiglia.state import NEUTRAL, SEATS, SIDES, LaFamigliaState

LEAST_GAIN: Final = 1.0  # an attack that promises less is not made
SURE: Final = 0.97
DEAR: Final = 2.0  # what a column of the upper sheet has to promise beyond its price
MONEY: Final = 0.6
INSTITUTION: Final = 5.0  # two tokens off a row of the mat


class Policy:
    """Answers by what they promise; it uses the heuristics' scratch board."""

    def __init__(self, scratch: ScratchBoard, conflicts: Conflicts) -> None:
        self.scratch = scratch
        self.c = scratch.c
        self.conflicts = conflicts
        self.scores = MoveScores(scratch)

    def choose(self, s: LaFamigliaState, seat: int, rng: Random) -> int:
        """A sensible move without looking ahead."""
        moves = s.canonical(seat)
        if len(moves) == 1:
            return moves[0]
        code = s.stack[-1][CODE]
        if code < frames.INFLUENCE_TILE:
            return moves[int(rng.random() * len(moves))]
        if code < frames.MANAGEMENT_STEP:
            return self.in_planning(s, seat, code, moves, rng)
        if code == frames.MANAGEMENT_STEP:
            return best_tile(moves)
        return self.in_encounter(s, seat, code, moves, rng)

    # ---- planning

    def in_planning(self, s: LaFamigliaState, seat: int, code: int, moves: list[int], rng: Random) -> int:
        """Questions of the planning phase, some of which orders ask too."""
        if code == frames.PLANNING_TURN:
            return self.turn(s, seat, moves)
        if code == frames.CHOOSE_SPACE or code == frames.FINAL_ACTION:
            ranked = self.ranked_spaces(s, seat, moves)
            return ranked[0][1] if ranked else moves[0]
        if code == frames.ORDER_WHERE or code == frames.GAIN_INFLUENCE:
            return self.order_where(s, seat, moves)
        if code == frames.ORDER_WHICH:
            return self.order_which(s, seat, moves)
        if code == frames.PLACE_WHERE:
            return self.place_where(s, seat, moves)
        if code == frames.RECRUIT_SOLDATI or code == frames.PLACE_HOW_MANY:
            return moves[-2] if moves[-1] == notation.DONE else moves[-1]
        if code == frames.ACTION_PARTS:
            return self.part(s, seat, moves)
        if code == frames.EQUIPMENT:
            return equipment(s, seat, moves)
        if code == frames.CHOOSE_ROW:
            return self.row(s, seat, moves)
        if code == frames.LAY_TOKEN:
            return lay_token(s, moves)
        if code == frames.MOVE_TOKENS:
            return endless_first(s, moves)
        if code == frames.FETCH_PIECES:
            return fetch(s, seat, moves)
        if code == frames.INFLUENCE_TILE or code == frames.ASK_GIFT or code == frames.SAIL_ON:
            return moves[-1]
        return moves[int(rng.random() * len(moves))]

    def turn(self, s: LaFamigliaState, seat: int, moves: list[int]) -> int:
        """The cheapest token, or a column if what it offers is worth its price."""
        used, best = moves[-1], -1.0
        gained, most = -1, DEAR
        for move in moves:
            verb = notation.VERB[move]
            if verb == notation.USE:
                score = token_score(s, seat, move)
                if score > best:
                    best, used = score, move
            elif verb == notation.GAIN:
                score = self.column(s, seat, notation.column_of(move))
                if score > most:
                    most, gained = score, move
        return gained if gained >= 0 else used

    def column(self, s: LaFamigliaState, seat: int, column: int) -> float:
        """What option B brings beyond an action space: two tokens off the mat, for its price."""
        price, tokens = self.c.column_cost[s.round - 1][column], 0
        for side in range(SIDES):
            n = s.top[column * SIDES + side]
            tokens += n
            price += n * (1 if side == seat or side == NEUTRAL else 2)
        gain = 2.0
        kind = self.c.column_action[column]
        if kind == C_INSTITUTION:
            at = seat * ROWS + self.c.column_row[column]
            left = self.c.mat_size[s.family[seat] * ROWS + self.c.column_row[column]] - s.opened[at]
            gain = INSTITUTION * min(left, 2) / 2
        elif kind == C_TWO_INSTITUTIONS:
            gain = INSTITUTION
        return gain * (1.2 - 0.25 * s.round) + 3.0 - MONEY * price

    def ranked_spaces(self, s: LaFamigliaState, seat: int, moves: list[int]) -> list[tuple[float, int]]:
        """The spaces with what they promise, the best first; of equal ones only the first."""
        self.scores.look(s)
        best_order = self.scores.best_order(s, seat)
        best_place = self.best_place(s, seat)
        ranked: list[tuple[float, int]] = []
        seen: list[int] = []
        for move in moves:
            if notation.VERB[move] != notation.SPACE:
                continue
            space = notation.space_of(move)
            kind = self.kind_of(s.round, space)
            if kind in seen:
                continue
            seen.append(kind)
            ranked.append((self.scores.space(s, seat, space, best_order, best_place), move))
        ranked.sort(key=by_score)
        return ranked

    def kind_of(self, sheet: int, space: int) -> int:
        """The same number for spaces that offer the same."""
        kind = self.c.space_money[sheet][space] + 5 + 16 * self.c.join[sheet][space]
        for part in self.c.parts[sheet][space]:
            kind = kind * 512 + part.do * 16 + part.n
        return kind

    def part(self, s: LaFamigliaState, seat: int, moves: list[int]) -> int:
        """The first part of a space; where only one of them is carried out, the one that promises most."""
        at = s.stack[-1][frames.SPACE]
        if self.c.join[s.round][at] != J_OR:
            return moves[0]
        self.scores.look(s)
        best_order, best_place = self.scores.best_order(s, seat), self.best_place(s, seat)
        best, chosen = -1.0, moves[0]
        for move in moves:
            if notation.VERB[move] == notation.PART:
                part = self.c.parts[s.round][at][notation.part_of(move)]
                gain = self.scores.part(s, seat, part.do, part.n, best_order, best_place)
                if gain > best:
                    best, chosen = gain, move
        return chosen

    def best_place(self, s: LaFamigliaState, seat: int) -> float:
        """What placing Soldati promises at best."""
        n = min(self.c.place_base[s.family[seat]][s.opened[seat * ROWS + POLICE]] + 2, s.hq[seat])
        best = 0.0
        if n:
            for area in range(len(s.side)):
                if s.side[area] == seat or s.side[area] > NEUTRAL:
                    best = max(best, self.scores.placing(s, seat, area, n))
        return best

    def order_where(self, s: LaFamigliaState, seat: int, moves: list[int]) -> int:
        """The area from which an order promises most; with B first the column's action."""
        if notation.ACTION in moves:
            return notation.ACTION
        self.scores.look(s)
        in_hand = self.scores.in_hand(s, seat)
        best, chosen = 0.0, moves[-1] if moves[-1] == notation.DONE else moves[0]
        for move in moves:
            if notation.VERB[move] == notation.AT:
                area = notation.area_of(move)
                for order in in_hand:
                    gain = self.scores.order(s, seat, area, order)
                    if gain > best:
                        best, chosen = gain, move
        return chosen

    def order_which(self, s: LaFamigliaState, seat: int, moves: list[int]) -> int:
        """The order that promises most in the area."""
        self.scores.look(s)
        area = s.stack[-1][frames.ISSUE_AREA]
        best, chosen = -1.0, moves[0]
        for move in moves:
            if notation.VERB[move] == notation.ORDER:
                gain = self.scores.order(s, seat, area, notation.order_of(move))
                if gain > best:
                    best, chosen = gain, move
        return chosen

    def place_where(self, s: LaFamigliaState, seat: int, moves: list[int]) -> int:
        """Where more Soldati help most."""
        self.scores.look(s)
        n = min(s.stack[-1][MOST], s.hq[seat])
        best, chosen = -1.0, moves[0]
        for move in moves:
            if notation.VERB[move] == notation.AT:
                gain = self.scores.placing(s, seat, notation.area_of(move), n)
                if gain > best:
                    best, chosen = gain, move
        return chosen

    def row(self, s: LaFamigliaState, seat: int, moves: list[int]) -> int:
        """The row of the mat that reveals most."""
        best, chosen = -1.0, moves[0]
        for move in moves:
            if notation.VERB[move] == notation.ROW:
                gain = self.scores.row(s, seat, notation.row_of(move))
                if gain > best:
                    best, chosen = gain, move
        return chosen

    # ---- encounter

    def in_encounter(self, s: LaFamigliaState, seat: int, code: int, moves: list[int], rng: Random) -> int:
        """Questions of the encounter phase."""
        if code == frames.EXECUTE_ORDER or code == frames.SECOND_TARGET:
            return self.next_part(s, seat, moves)
        if code == frames.NEXT_ORDER:
            return self.first_of_tied(moves)
        if code == frames.SEND_SOLDATI:
            return how_many(s, seat, moves)
        if code == frames.COMMIT_CARD:
            return self.card(s, seat, rng)
        if code == frames.ATTACKER_TAKES or code == frames.DEFENDER_TAKES:
            return self.take(s, code, rng)
        if code == frames.APPROACH:
            f = s.stack[-1]
            odds = self.conflicts.odds(f[frames.ATTACK_SOLDATI], s.soldati[f[frames.ATTACK_TARGET]])
            return notation.BRUTE if odds.brute else notation.FINESSE
        if code == frames.BEFORE_ATTACK:
            return self.before_attack(s, moves)
        if code == frames.SECOND_MOVEMENT:
            return self.again(s, seat, moves)
        if code == frames.AFTER_MOVEMENT:
            return moves[-2]
        if code == frames.SECOND_STRIKE:
            return self.next_part(s, seat, moves)
        if code == frames.INVITED_PARTNER:
            return moves[-2] if moves[-1] == notation.DONE else moves[-1]
        if code in (frames.SWAP_ENEMIES, frames.PENTITO_REMOVES, frames.GUARD_LABS, frames.SUPPORT_AREAS):
            return self.pieces(s, seat, moves)
        if code == frames.AGITATE_SEND:
            return moves[-1]
        if code == frames.AGITATE_TARGET:
            return self.agitated(s, seat, moves)
        return moves[int(rng.random() * len(moves))]

    def first_of_tied(self, moves: list[int]) -> int:
        """An order that weakens others before one that moves."""
        for move in moves:
            if weakens(self.c, notation.order_of(move)):
                return move
        return moves[0]

    def next_part(self, s: LaFamigliaState, seat: int, moves: list[int]) -> int:
        """Supply parts first, then Rally, the best Strike or movement that pays, else nothing."""
        scratch, f = self.scratch, s.stack[-1]
        executing = frames.order_frame(s)
        order, origin = executing[frames.ORDER], executing[frames.AREA]
        if f[CODE] == frames.SECOND_TARGET:
            origin = f[frames.MOVE_ORIGIN]
        scratch.load(s)
        move = scratch.best_move(seat, origin, order, s.soldati[origin], LEAST_GAIN) if s.side[origin] == seat else None
        best, chosen = 0.0, moves[-1]
        for each in moves:
            verb = notation.VERB[each]
            gain = 0.0
            if verb == notation.PART:
                return each
            if verb == notation.SPECIAL:
                gain = 5.0
            elif verb == notation.RALLY:
                if move is None or move.chance < SURE:
                    more = scratch.rallied(seat, origin)
                    least = max(LEAST_GAIN, move.gain) if move is not None else LEAST_GAIN
                    if more and scratch.best_move(seat, origin, order, s.soldati[origin] + more, least).target >= 0:
                        return each
            elif verb == notation.LAND or verb == notation.SEA:
                if move is not None and notation.area_of(each) == move.target:
                    gain = move.gain
            elif verb == notation.STRIKE or verb == notation.STRIKE_ON:
                gain = scratch.strike_gain(seat, notation.area_of(each), self.c.skull[order])
            elif verb == notation.BOMB or verb == notation.BOMB_ON:
                strength = self.c.skull[order] + scratch.car_strike[seat]
                gain = scratch.strike_gain(seat, notation.area_of(each), strength) - 0.3
            elif verb == notation.PENTITO:
                gain = 1.0 if s.soldati[origin] > 1 else 0.0
            elif verb == notation.AGITATE:
                gain = 0.2
            if gain > best:
                best, chosen = gain, each
        if chosen == moves[-1] and f[CODE] == frames.SECOND_TARGET:
            return moves[0]
        return chosen

    def card(self, s: LaFamigliaState, seat: int, rng: Random) -> int:
        """A card of the mixed plan."""
        f = s.stack[-1]
        odds = self.conflicts.odds(max(1, f[frames.ATTACK_SOLDATI]), max(1, s.soldati[f[frames.ATTACK_TARGET]]))
        plans, per_card = (odds.attacker, ATTACKER_WAYS) if seat == f[SEAT] else (odds.defender, DEFENDER_WAYS)
        left = rng.random()
        for plan in range(len(plans)):
            left -= plans[plan]
            if left < 0.0:
                return notation.card(plan // per_card)
        return notation.card(CARDS - 1)

    def take(self, s: LaFamigliaState, code: int, rng: Random) -> int:
        """Takes the other's card, or leaves it, as the mixed plan says for the card that was committed."""
        f = s.stack[-1]
        odds = self.conflicts.odds(max(1, f[frames.ATTACK_SOLDATI]), max(1, s.soldati[f[frames.ATTACK_TARGET]]))
        if code == frames.ATTACKER_TAKES:
            takes, leaves = odds.attacker_answers(s.committed[f[SEAT]])
        else:
            takes, leaves = odds.defender_answers(s.committed[f[frames.DEFENDER]], f[frames.ATTACKER_TOOK] > 0)
        return notation.TAKE if rng.random() * (takes + leaves) < takes else notation.LEAVE

    def before_attack(self, s: LaFamigliaState, moves: list[int]) -> int:
        """The largest number while the outcome is open."""
        f = s.stack[-1]
        defenders = s.soldati[f[frames.ATTACK_TARGET]]
        if defenders and self.conflicts.odds(max(1, f[frames.ATTACK_SOLDATI]), defenders).takes < SURE:
            return moves[-2]
        for move in moves:
            if notation.VERB[move] == notation.TURN:
                return moves[-2]
        return moves[-1]

    def again(self, s: LaFamigliaState, seat: int, moves: list[int]) -> int:
        """A second movement from where it promises most."""
        self.scratch.load(s)
        order = frames.order_frame(s)[frames.ORDER]
        best, chosen = LEAST_GAIN, notation.DONE
        for move in moves:
            if notation.VERB[move] == notation.AGAIN:
                area = notation.area_of(move)
                gain = self.scratch.best_move(seat, area, order, s.soldati[area], LEAST_GAIN).gain
                if gain > best:
                    best, chosen = gain, move
        return chosen

    def pieces(self, s: LaFamigliaState, seat: int, moves: list[int]) -> int:
        """The largest number where it empties an enemy's area, or else for the first that is offered."""
        self.scratch.load(s)
        best, chosen = 0.0, -1
        for move in moves:
            verb = notation.VERB[move]
            if verb != notation.REMOVE and verb != notation.SWAP:
                continue
            area, n = notation.pieces_of(move)
            gain = n * (0.4 if s.side[area] < SEATS else 0.1)
            if n == s.soldati[area]:
                gain += self.scratch.worth_of_holding(area)
            if gain > best:
                best, chosen = gain, move
        return chosen if chosen >= 0 else largest(moves)

    def agitated(self, s: LaFamigliaState, seat: int, moves: list[int]) -> int:
        """The enemy area that is worth most."""
        self.scratch.load(s)
        best, chosen = -1.0, moves[0]
        for move in moves:
            gain = self.scratch.worth_of_holding(notation.area_of(move))
            if gain > best:
                best, chosen = gain, move
        return chosen


def by_score(entry: tuple[float, int]) -> float:
    """The best first."""
    return -entry[0]


def token_score(s: LaFamigliaState, seat: int, move: int) -> float:
    """Which token to use: one that costs nothing, neutral rather than own, from a full column."""
    column, colour = notation.use_of(move)
    tokens = 0
    for side in range(SIDES):
        tokens += s.top[column * SIDES + side]
    return tokens + (20.0 if colour == COLOURS else 10.0 if s.seat_of[colour] == seat else 0.0)


def how_many(s: LaFamigliaState, seat: int, moves: list[int]) -> int:
    """All but one, with a car if one may come along."""
    f = s.stack[-1]
    n = s.soldati[f[frames.MOVE_ORIGIN]]
    if s.side[f[frames.MOVE_TARGET]] == seat:
        n = 1
    elif n > 1:
        n -= 1
    return notation.drive(n) if notation.drive(n) in moves else notation.send(n)


def best_tile(moves: list[int]) -> int:
    """The control tile that helps most, or of those to clear the one that helps least."""
    best, chosen = -9.0, moves[0]
    for move in moves:
        worth = TILE[notation.tile_of(move)]
        if notation.VERB[move] == notation.CLEAR:
            worth = -worth
        if worth > best:
            best, chosen = worth, move
    return chosen


def lay_token(s: LaFamigliaState, moves: list[int]) -> int:
    """On the upper sheet if that gives the own team the last turn, else where it will be used in the next round."""
    left = 0
    for column in range(COLUMNS):
        for side in range(SIDES):
            left += s.top[column * SIDES + side]
    last = left % 2 == 1
    for move in moves:
        verb = notation.VERB[move]
        if last and verb == notation.TOP:
            return move
        if not last and verb == notation.SPACE and s.c.infinite[s.round][notation.space_of(move)]:
            return move
    return moves[0]


def endless_first(s: LaFamigliaState, moves: list[int]) -> int:
    """A space that never fills up: the others stay open."""
    for move in moves:
        if notation.VERB[move] == notation.SPACE and s.c.infinite[s.round][notation.space_of(move)]:
            return move
    return moves[0]
