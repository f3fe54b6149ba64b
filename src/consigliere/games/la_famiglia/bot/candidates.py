"""The moves worth a thought at every question, the likeliest best first; what is plainly useless is left out."""

from typing import Final

from consigliere.core.step import CODE
from consigliere.games.la_famiglia import frames, notation
from consigliere.games.la_famiglia.bot.policy import Policy, by_score, token_score
from consigliere.games.la_famiglia.bot.round_projection import turns_left, weakens
from consigliere.games.la_famiglia.components import AREAS, COLOURS
from consigliere.games.la_famiglia.frames import MOST
from consigliere.games.la_famiglia.state import PLANNING, LaFamigliaState

MOST_CANDIDATES: Final = 14  # candidates of one question
ORDERS_A_TURN: Final = 1.5  # that one can issue at best
Scored = list[tuple[float, int]]


class Candidates:
    """Lists them; scores are points of `move_scores.py`, from which the priors are made."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.scores = policy.scores
        self.scratch = policy.scratch
        self.c = policy.c

    def find(self, s: LaFamigliaState, seat: int) -> list[tuple[int, float]]:
        """Moves and the chance that each is the best."""
        moves = s.canonical(seat)
        if len(moves) == 1 and s.stack[-1][CODE] != frames.PLANNING_TURN:
            return [(moves[0], 1.0)]
        scored = self.scored(s, seat, moves)
        if not scored:
            scored = [(0.0, move) for move in moves]
        scored.sort(key=by_score)
        scored = scored[:MOST_CANDIDATES]
        least = scored[-1][0]
        total = 0.0
        for score, _ in scored:
            total += score - least + 1.0
        return [(move, (score - least + 1.0) / total) for score, move in scored]

    def scored(self, s: LaFamigliaState, seat: int, moves: list[int]) -> Scored:
        """The moves with what they promise; none if all are alike."""
        code = s.stack[-1][CODE]
        if code == frames.PLANNING_TURN:
            return self.turn(s, seat, moves)
        if code == frames.CHOOSE_SPACE or code == frames.FINAL_ACTION:
            scored = self.policy.ranked_spaces(s, seat, moves)
            if moves[-1] == notation.DONE:
                scored.append((0.0, notation.DONE))
            return scored
        if code == frames.RECRUIT_SOLDATI:
            return [(1.0, moves[-2] if moves[-1] == notation.DONE else moves[-1])]
        if code == frames.ORDER_WHERE or code == frames.GAIN_INFLUENCE:
            return self.order_where(s, seat, moves)
        if code == frames.ORDER_WHICH:
            return self.order_which(s, seat, moves)
        if code == frames.PLACE_WHERE:
            return self.place_where(s, seat, moves)
        if code == frames.PLACE_HOW_MANY:
            return few_numbers(moves)
        if code == frames.EQUIPMENT:
            return self.equipment(s, seat, moves)
        if code == frames.MOVE_TOKENS or code == frames.LAY_TOKEN:
            return self.spaces(s, seat, moves)
        if code == frames.FETCH_PIECES:
            return fetched(s, moves)
        if code == frames.NEXT_ORDER:
            return [(2.0 if weakens(s.c, notation.order_of(move)) else 1.0, move) for move in moves]
        if code == frames.EXECUTE_ORDER:
            return self.execute(s, seat, moves)
        if code == frames.SEND_SOLDATI:
            return self.send(s, seat, moves)
        if code == frames.NAME_DEFENDER:
            return [(1.0, moves[0])]
        if code == frames.BEFORE_ATTACK:
            return [(float(i), move) for i, move in enumerate(moves) if len(moves) <= 6 or i % 2 == 0 or i > 3]
        return []

    # ---- planning

    def turn(self, s: LaFamigliaState, seat: int, moves: list[int]) -> Scored:
        """One or two tokens, all columns that can be paid, all tiles."""
        scored: Scored = []
        neutral, own, other = -1, -1, -1
        best = [-1.0, -1.0, -1.0]
        for move in moves:
            verb = notation.VERB[move]
            if verb == notation.USE:
                _, colour = notation.use_of(move)
                score = token_score(s, seat, move)
                if colour == COLOURS:
                    if score > best[0]:
                        best[0], neutral = score, move
                elif s.seat_of[colour] == seat:
                    if score > best[1]:
                        best[1], own = score, move
                elif score > best[2]:
                    best[2], other = score, move
            elif verb == notation.GAIN:
                scored.append((self.policy.column(s, seat, notation.column_of(move)), move))
            else:
                scored.append((1.0, move))
        if neutral >= 0:
            scored.append((3.0, neutral))
        elif own >= 0:
            scored.append((3.0, own))
        elif other >= 0:
            scored.append((3.0, other))
        spare = self.spare_order(s, seat)
        if spare >= 0 and notation.sell(spare) not in moves:
            scored.append((0.5, notation.sell(spare)))
        return scored

    def spare_order(self, s: LaFamigliaState, seat: int) -> int:
        """The worst of more orders than can still be issued in the last round, if there is no money left; or -1."""
        if s.phase != PLANNING or s.round < s.c.rounds or s.money[seat]:
            return -1
        self.scores.look(s)
        in_hand = self.scores.in_hand(s, seat)
        if len(in_hand) <= ORDERS_A_TURN * turns_left(s)[seat]:
            return -1
        least, spare = 1e9, -1
        for order in in_hand:
            best = 0.0
            for area in range(AREAS):
                if s.side[area] == seat:
                    best = max(best, self.scores.order(s, seat, area, order))
            if best < least:
                least, spare = best, order
        return spare

    def order_where(self, s: LaFamigliaState, seat: int, moves: list[int]) -> Scored:
        """Areas by the best order there; with B the column's action comes first."""
        if notation.ACTION in moves and not any(notation.VERB[move] == notation.TILE for move in moves):
            return [(1.0, notation.ACTION)]
        self.scores.look(s)
        in_hand = self.scores.in_hand(s, seat)
        scored: Scored = []
        for move in moves:
            verb = notation.VERB[move]
            score = 0.0
            if verb == notation.AT:
                for order in in_hand:
                    score = max(score, self.scores.order(s, seat, notation.area_of(move), order))
            elif verb == notation.ACTION:
                score = 9.0
            scored.append((score, move))
        return scored

    def order_which(self, s: LaFamigliaState, seat: int, moves: list[int]) -> Scored:
        """Orders by what they promise in the area."""
        self.scores.look(s)
        area = s.stack[-1][frames.ISSUE_AREA]
        scored: Scored = []
        for move in moves:
            score = 0.0
            if notation.VERB[move] == notation.ORDER:
                score = self.scores.order(s, seat, area, notation.order_of(move))
            scored.append((score, move))
        return scored

    def place_where(self, s: LaFamigliaState, seat: int, moves: list[int]) -> Scored:
        """Areas by what more Soldati bring there."""
        self.scores.look(s)
        n = min(s.stack[-1][MOST], s.hq[seat])
        scored: Scored = []
        for move in moves:
            score = 0.0
            if notation.VERB[move] == notation.AT:
                score = self.scores.placing(s, seat, notation.area_of(move), n)
            scored.append((score, move))
        return scored

    def equipment(self, s: LaFamigliaState, seat: int, moves: list[int]) -> Scored:
        """Labs and cars where Soldati are; a boat if the team has few."""
        self.scores.look(s)
        scored: Scored = []
        for move in moves:
            verb = notation.VERB[move]
            score = 0.0
            if verb == notation.LAB:
                area = notation.area_of(move)
                score = 1.0 + 0.1 * s.soldati[area] + self.scores.danger(area)
            elif verb == notation.CAR:
                area = notation.area_of(move)
                score = 0.5 + 0.2 * s.soldati[area] + (1.0 if self.scratch.busy[area] else 0.0) - s.cars[area]
            elif verb == notation.BOAT:
                score = 0.6
            scored.append((score, move))
        return scored

    def spaces(self, s: LaFamigliaState, seat: int, moves: list[int]) -> Scored:
        """Where tokens are laid: an endless space, or one that enemies may want."""
        scored: Scored = []
        others = 0
        for move in moves:
            if notation.VERB[move] != notation.SPACE:
                scored.append((1.0, move))
            elif s.c.infinite[s.round][notation.space_of(move)]:
                scored.append((2.0, move))
            elif others < 4:
                others += 1
                scored.append((0.5, move))
        return scored

    # ---- encounter

    def execute(self, s: LaFamigliaState, seat: int, moves: list[int]) -> Scored:
        """Supply parts at once; Strikes that kill; movements anywhere but to own areas first."""
        f = s.stack[-1]
        order, origin = f[frames.ORDER], f[frames.AREA]
        self.scratch.load(s)
        scored: Scored = []
        for move in moves:
            verb = notation.VERB[move]
            score = 0.2
            if verb == notation.PART and f[frames.BLOCK] == 0:
                return [(1.0, move)]
            if verb == notation.LAND or verb == notation.SEA or verb == notation.ALLIES:
                target = notation.area_of(move)
                if s.side[target] == seat:
                    score = 0.0
                else:
                    score = 0.3 + 0.2 * self.scratch.worth_of_taking(seat, target)
                    if verb != notation.LAND and target in s.c.near[origin]:
                        if verb == notation.ALLIES or not self.scratch.minigun[seat]:
                            continue
            elif verb == notation.STRIKE or verb == notation.STRIKE_ON:
                score = self.scratch.strike_gain(seat, notation.area_of(move), s.c.skull[order])
                if score <= 0.0:
                    continue
            elif verb == notation.BOMB or verb == notation.BOMB_ON:
                strength = s.c.skull[order] + self.scratch.car_strike[seat]
                score = self.scratch.strike_gain(seat, notation.area_of(move), strength) - 0.3
                if score <= 0.0:
                    continue
            elif verb == notation.SPECIAL or verb == notation.RALLY:
                score = 1.0
            scored.append((score, move))
        return scored

    def send(self, s: LaFamigliaState, seat: int, moves: list[int]) -> Scored:
        """All, all but one, and a few fewer; with a car if there is one, and once without."""
        f = s.stack[-1]
        most = s.soldati[f[frames.MOVE_ORIGIN]]
        drives = notation.drive(1) in moves
        scored: Scored = []
        for n in range(1, most + 1):
            if n < most - 3 and n != most // 2 and n != 1:
                continue
            score = 2.0 if n == most - 1 else 1.5 if n == most else 1.0
            scored.append((score, notation.drive(n) if drives else notation.send(n)))
            if drives and n >= most - 1:
                scored.append((0.5, notation.send(n)))
        return scored


def few_numbers(moves: list[int]) -> Scored:
    """The largest number, one fewer, half of it and one."""
    numbers = moves[:-1] if moves[-1] == notation.DONE else moves
    most = len(numbers)
    scored: Scored = [(2.0, numbers[-1])]
    for i in (most - 2, most // 2 - 1, 0):
        if i >= 0 and all(numbers[i] != move for _, move in scored):
            scored.append((1.0 if i else 0.5, numbers[i]))
    if len(numbers) < len(moves):
        scored.append((0.1, notation.DONE))
    return scored


def fetched(s: LaFamigliaState, moves: list[int]) -> Scored:
    """All but one, all or half of the Soldati of an area, and all its cars."""
    scored: Scored = []
    for move in moves:
        if notation.VERB[move] == notation.FETCH:
            origin, n = notation.fetch_of(move)
            most = s.soldati[origin]
            if n == most - 1 or n == most or n == (most + 1) // 2:
                scored.append((2.0 if n == most - 1 else 1.0, move))
        elif notation.VERB[move] == notation.FETCH_CARS:
            origin, n = notation.pieces_of(move)
            if n == s.cars[origin]:
                scored.append((1.0, move))
        else:
            scored.append((0.5, move))
    return scored
