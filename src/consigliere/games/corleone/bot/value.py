"""What a position is worth: the money each player will own at the end, and from that the chance to win.

Everything is counted in dollars of the end of the game: the suitcase in full, a card in hand by what can still become
of it, figures not played yet by what they usually bring, bonuses (CE-11.2, CE-11.3) by how likely each player gets one.
"""

from math import exp, sqrt
from typing import Any, Final

from consigliere.core.step import NO_SEAT
from consigliere.games.corleone import effects as op
from consigliere.games.corleone.chapters.ending import standings
from consigliere.games.corleone.components import (
    ACTS,
    ALLIES,
    COLOURS,
    JOBS,
    MONEY,
    NARCOTICS,
    PLAIN_GOODS,
    SEATS,
    TERRITORIES,
    Components,
    card_of_good,
)
from consigliere.games.corleone.effects import Effect
from consigliere.games.corleone.state import (
    AFTER,
    CASE,
    FAMILY_BUSINESS,
    FRONT,
    HAND,
    NEUTRAL,
    OPEN,
    CorleoneState,
    case_at,
    hand_at,
)

SIDES: Final = NEUTRAL + 1
MARGIN: Final = 0.05  # how much of the value is the margin, not the win
MARGIN_SPREAD: Final = 20.0

NUMBERS: Final[dict[str, list[float]]] = {
    "cash": [0.0, 0.60, 0.62, 0.68, 0.97],  # a dollar in hand, by act
    "waiting": [0.06],  # of the last act: for each figure one can still play, for better cards may come
    "surplus": [0.0, 0.35, 0.45, 0.52, 0.58],  # a card over the hand limit, by figures one can still play
    "good": [0.0, 1.6, 1.9, 1.9, 1.6],  # a gun, booze or blood money, by act
    "more": [1.0, 1.0, 0.65, 0.35, 0.2],  # the second, third … of a kind, as factors
    "wanted": [0.0, 0.4, 0.4, 0.4, 0.4],  # one that an own or open job needs
    "joker": [0.0, 2.2, 2.4, 2.5, 2.4],
    "in_time": [0.0, 0.4, 0.7, 0.9, 1.0],  # of goods in the last act: to be used, by figures one can still play
    "missing": [0.6, 0.4, 0.22, 0.1, 0.05],  # a job in hand, by goods missing
    "thug": [0.0, 3.6, 4.0, 4.0, 4.2],  # one not played yet, by act
    "member": [0.0, 5.5, 6.5, 6.5, 6.8],
    "control": [0.0, 1.0, 0.7, 0.4, 0.0],  # sharing the fronts of a territory in the acts to come
    "horse": [0.0, 0.1, 0.1, 0.1, 0.0],
    "ally": [1.1],  # what an ally does in this act, as a factor
    "ally_later": [0.0, 0.9, 1.5, 2.0],  # in all acts to come, by their number
    "completed": [1.2],  # jobs of a colour in an act: how far the lead may still change
    "spread": [4.0, 10.0, 17.0],  # of the final difference in dollars: at the end, for the root of an act left, at most
}
HOLDS: Final = [  # the chance that who has a bonus now keeps it, by acts to come and lead in tokens
    [1.0, 1.0, 1.0, 1.0],
    [0.60, 0.72, 0.97, 1.0],
    [0.56, 0.67, 0.84, 0.97],
    [0.54, 0.62, 0.75, 0.86],
]
TIED: Final = 0.25  # the chance to win a territory where one is tied for most and has figures left


def part_gain(effect: Effect) -> float:
    """About what an operation of a job or ally brings."""
    kind = effect.op
    if kind == op.LAUNDER:
        return 1.1 * effect.count
    if kind == op.STASH_MONEY:
        return 3.0
    if kind in (op.PLACE_CONTROL, op.USE_FRONT):
        return 2.5 * effect.count
    if kind in (op.REPLACE_CONTROL, op.SWAP_CONTROL, op.EXTRA_ACTION, op.OFFER, op.COLLECT):
        return 2.5
    if kind == op.TAKE_HORSE or kind == op.REORDER_CONTROL:
        return 0.7
    if kind == op.TRADE:
        return 2.2
    return 1.5


class Evaluator:
    """Values for one number of players; knows the pack, and the numbers above or others."""

    def __init__(self, c: Components, seats: int, weights: dict[str, Any]) -> None:
        self.c = c
        self.seats = seats
        numbers: dict[str, list[float]] = {**NUMBERS, **weights.get("numbers", {})}
        self.cash = numbers["cash"]
        self.waiting: float = numbers["waiting"][0]
        self.surplus = numbers["surplus"]
        self.good = numbers["good"]
        self.more = numbers["more"]
        self.wanted = numbers["wanted"]
        self.joker = numbers["joker"]
        self.in_time = numbers["in_time"]
        self.missing = numbers["missing"]
        self.thug = numbers["thug"]
        self.member = numbers["member"]
        self.control = numbers["control"]
        self.horse = numbers["horse"]
        self.completed: float = numbers["completed"][0]
        self.spread = numbers["spread"]
        self.ally_now: float = numbers["ally"][0]
        self.ally_later = numbers["ally_later"]
        self.size: list[int] = [sum(needs) for needs in c.needs]
        self.ally_use: list[float] = [
            sum([self.ally_part(c.effects[number]) for number in parts]) for parts in c.ally_parts
        ]
        self.job_gain: list[list[float]] = [
            [self.gain_of_job(job, act) for job in range(JOBS)] for act in range(ACTS + 1)
        ]

    def ally_part(self, effect: Effect) -> float:
        """What one part of an ally brings each time."""
        if effect.op == op.GAIN_MONEY:
            return 0.66 * self.c.values[effect.card]
        if effect.op == op.GAIN_GOOD:
            return 1.8 if effect.card == NARCOTICS else 1.3
        if effect.op == op.PLACE_NEUTRAL:
            return 3.2 if effect.figure == op.BOSS else 4.0 if effect.figure == op.MAYOR else 0.6
        return part_gain(effect)

    def gain_of_job(self, job: int, act: int) -> float:
        """What completing a job brings: its money, its ability, and something for its colour."""
        gain = 2.0 + 0.15 * act
        for v in self.c.job_money[job]:
            gain += self.c.values[v] * self.cash[act]
        for number in self.c.job_parts[job]:
            gain += part_gain(self.c.effects[number])
        return gain

    # ---- the chance to win

    def values(self, s: CorleoneState) -> list[float]:
        """For each seat, from 0 to 1."""
        if s.over:
            return self.final_values(s)
        values = self.wealth(s)
        spread = min(self.spread[2], self.spread[0] + self.spread[1] * sqrt(self.acts_left(s)))
        most = max(values)
        shares = [exp((each - most) * 1.8 / spread) for each in values]
        total = sum(shares)
        return [(1 - MARGIN) * shares[seat] / total + MARGIN * ahead(values, seat) for seat in range(s.seats)]

    def final_values(self, s: CorleoneState) -> list[float]:
        """CE-11.4, CE-11.5: a win is a win, shared if it is shared."""
        scores = standings(s)
        best = max(scores)
        share = 1 / scores.count(best)
        wealth = [float(money) for money, _ in scores]
        return [
            (1 - MARGIN) * (share if scores[seat] == best else 0.0) + MARGIN * ahead(wealth, seat)
            for seat in range(s.seats)
        ]

    def acts_left(self, s: CorleoneState) -> float:
        """How much of the game is to come, in acts."""
        if s.phase == AFTER:
            return 0.0
        left = float(ACTS - s.act)
        if s.phase > FAMILY_BUSINESS:
            return left
        unplayed = 0
        for seat in range(s.seats):
            unplayed += s.thugs[seat] + s.members[seat]
        return left + unplayed / (s.seats * (self.c.thugs[s.seats] + self.c.members[s.act]))

    # ---- wealth at the end

    def wealth(self, s: CorleoneState) -> list[float]:
        """What each player will own at the end, about."""
        totals: list[float] = []
        done = [0] * (SEATS * COLOURS)
        jobs: list[list[int]] = [[] for _ in range(s.seats)]
        open_jobs: list[int] = []
        job_at = s.job_at
        for job in range(JOBS):
            at = job_at[job]
            if at < OPEN:
                continue
            if at >= CASE:
                done[(at - CASE) * COLOURS + self.c.job_colour[job]] += 1
            elif at >= HAND:
                jobs[at - HAND].append(job)
            elif at == OPEN:
                open_jobs.append(job)
        acting = s.phase <= FAMILY_BUSINESS
        values = self.c.values
        for seat in range(s.seats):
            total = self.hand_worth(s, seat, jobs[seat], open_jobs)
            for v in range(MONEY):
                total += (s.suitcase[case_at(seat, v)] + s.bribes[case_at(seat, v)]) * values[v]
            if acting:
                total += self.thug[s.act] * s.thugs[seat] + self.member[s.act] * s.members[seat]
            totals.append(total)
        totals[s.horse] += self.horse[s.act]
        self.add_colours(s, done, self.acts_left(s), totals)
        counts = influence_counts(s)
        for area in range(TERRITORIES):
            self.add_area(s, area, counts, totals)
        return totals

    def add_colours(self, s: CorleoneState, done: list[int], left: float, found: list[float]) -> None:
        """CE-11.3: a bonus for the most jobs of a colour, tied players all get it."""
        width = self.completed * sqrt(left)
        for colour in range(COLOURS):
            for seat in range(s.seats):
                mine = done[seat * COLOURS + colour]
                best = 0
                for other in range(s.seats):
                    if other != seat and done[other * COLOURS + colour] > best:
                        best = done[other * COLOURS + colour]
                if width < 0.01:
                    if mine and mine >= best:
                        found[seat] += s.c.job_bonus
                    continue
                lead = mine - best + (0.5 if mine else -0.3)
                found[seat] += s.c.job_bonus / (1.0 + exp(-1.7 * lead / (0.2 + width)))

    # ---- cards

    def hand_worth(self, s: CorleoneState, seat: int, jobs: list[int], open_jobs: list[int]) -> float:
        """The best cards up to the act's limit count in full, the others less; allies played come back (CE-10.1)."""
        act = s.act
        unplayed = s.thugs[seat] + s.members[seat] if s.phase <= FAMILY_BUSINESS else 0
        is_last = act == ACTS and not unplayed
        worths: list[float] = []
        first = hand_at(seat, 0)
        for v in range(MONEY):
            n = s.hand[first + v]
            if n:
                worth = s.c.values[v] * self.dollar(s, unplayed)
                for _ in range(n):
                    worths.append(worth)
        if not is_last:
            self.add_goods(s, seat, jobs, open_jobs, unplayed, worths)
            for job in jobs:
                worths.append(self.job_worth(s, seat, job))
            for ally in range(ALLIES):
                at = s.ally_at[ally]
                if at == HAND + seat:
                    worths.append(self.ally_worth(s, ally, unplayed > 0))
                elif at == FRONT + seat and act < ACTS:
                    worths.append(self.ally_worth(s, ally, False))
        worths.sort(reverse=True)
        limit = s.c.hand_limit[act]
        total = 0.0
        weight = self.surplus[min(unplayed, 4)]
        for i in range(len(worths)):
            total += worths[i] if i < limit else weight * worths[i]
        return total

    def dollar(self, s: CorleoneState, unplayed: int) -> float:
        """A dollar in the hand of somebody with so many figures to play."""
        return self.cash[s.act] - (self.waiting * min(unplayed, 4) if s.act == ACTS else 0.0)

    def good_worth(self, act: int, i: int) -> float:
        """The i-th good of a kind, from 0: few jobs need many."""
        return self.good[act] * self.more[min(i, 4)]

    def ally_worth(self, s: CorleoneState, ally: int, can_act: bool) -> float:
        """An ally by what it still does: in this act, if it can be played in it, and in those to come."""
        return self.ally_use[ally] * (self.ally_later[ACTS - s.act] + (self.ally_now if can_act else 0.0))

    def add_goods(
        self, s: CorleoneState, seat: int, jobs: list[int], open_jobs: list[int], unplayed: int, worths: list[float]
    ) -> None:
        """The goods of a hand, one by one: as many as a job needs count more."""
        first = hand_at(seat, card_of_good(0))
        act = s.act
        factor = 1.0 if act < ACTS else self.in_time[min(unplayed, 4)]
        for good in range(PLAIN_GOODS):
            held = s.hand[first + good]
            if not held:
                continue
            most = 0
            for job in jobs:
                if s.c.needs[job][good] > most:
                    most = s.c.needs[job][good]
            for job in open_jobs:
                if s.c.needs[job][good] > most:
                    most = s.c.needs[job][good]
            for i in range(held):
                worths.append(factor * (self.good[act] + self.wanted[act] if i < most else self.good_worth(act, i)))
        for _ in range(s.hand[hand_at(seat, NARCOTICS)]):
            worths.append(factor * self.joker[act])

    def job_worth(self, s: CorleoneState, seat: int, job: int) -> float:
        """A job in hand: what it brings beyond its goods, less the more of them are missing."""
        lacking = 0
        needs = s.c.needs[job]
        first = hand_at(seat, card_of_good(0))
        for good in range(PLAIN_GOODS):
            short = needs[good] - s.hand[first + good]
            if short > 0:
                lacking += short
        lacking -= s.hand[hand_at(seat, NARCOTICS)]
        gain = self.job_gain[s.act][job] - 0.8 * self.good[s.act] * self.size[job]
        return max(0.3, gain) * self.missing[max(0, min(lacking, 4))]

    # ---- territories

    def add_area(self, s: CorleoneState, area: int, counts: list[int], found: list[float]) -> None:
        """CE-9.2, CE-11.2: who gets the bonus of a territory at the end, and who shares its fronts until then."""
        stack = s.control[area]
        if s.phase > FAMILY_BUSINESS:
            self.add_stack(s, stack, NO_SEAT, 1.0, found)
            return
        best = second = 0
        leader = NO_SEAT
        for side in range(SIDES):
            n = counts[area * SIDES + side]
            if n > best:
                second = best
                best = n
                leader = side
            elif n > second:
                second = n
        if best == 0:
            self.add_stack(s, stack, NO_SEAT, 1.0, found)
            return
        if best > second:
            if leader == NEUTRAL:
                self.add_stack(s, stack, NO_SEAT, 1.0, found)
                return
            chance = self.keeps(s, leader, best - second)
            self.add_stack(s, stack, leader, chance, found)
            if chance < 1.0:
                self.add_stack(s, stack, NO_SEAT, 1.0 - chance, found)
            return
        rest = 1.0
        for seat in range(s.seats):
            if counts[area * SIDES + seat] == best and s.thugs[seat] + s.members[seat]:
                self.add_stack(s, stack, seat, TIED, found)
                rest -= TIED
        self.add_stack(s, stack, NO_SEAT, rest, found)

    def keeps(self, s: CorleoneState, leader: int, margin: int) -> float:
        """The chance that who leads in a territory wins it, by what others can still play."""
        reach = 0.0
        for seat in range(s.seats):
            if seat != leader:
                reach += 0.12 * s.thugs[seat] + 0.22 * s.members[seat]
        if reach == 0.0:
            return 1.0
        reach = min(1.0, reach)
        return 1.0 - reach * (0.5 if margin == 1 else 0.22 if margin == 2 else 0.08)

    def add_stack(self, s: CorleoneState, stack: list[int], extra: int, weight: float, found: list[float]) -> None:
        """What a stack of tokens brings, with one more of `extra` on top, if that comes with this chance."""
        rest = ACTS - s.act if s.phase < AFTER else 0
        if not stack:
            if extra >= 0:
                self.add_bonus(s, extra, HOLDS[rest][1], weight, found)
                found[extra] += weight * self.control[s.act]
            return
        tokens = [0] * SEATS
        for seat in stack:
            tokens[seat] += 1
        holder = extra
        if extra >= 0:
            tokens[extra] += 1
        for i in range(len(stack) - 1, -1, -1):
            if holder == NO_SEAT or tokens[stack[i]] > tokens[holder]:
                holder = stack[i]
        second = 0
        for seat in range(s.seats):
            if seat != holder and tokens[seat] > second:
                second = tokens[seat]
        self.add_bonus(s, holder, HOLDS[rest][min(tokens[holder] - second, 3)], weight, found)
        found[extra if extra >= 0 else stack[-1]] += weight * self.control[s.act]

    def add_bonus(self, s: CorleoneState, holder: int, holds: float, weight: float, found: list[float]) -> None:
        """A territory's bonus, shared out by who is likely to get it."""
        bonus = s.c.territory_bonus * weight
        others = bonus * (1.0 - holds) / (s.seats - 1)
        for seat in range(s.seats):
            found[seat] += bonus * holds if seat == holder else others


def influence_counts(s: CorleoneState) -> list[int]:
    """CE-9.1: figures by area and side: area * SIDES + side."""
    counts = [0] * ((TERRITORIES + 1) * SIDES)
    thug_at = s.thug_at
    for business in range(len(thug_at)):
        side = thug_at[business]
        if side != NO_SEAT:
            counts[s.spot[business] * SIDES + side] += 1
    member_at = s.member_at
    for space in range(s.c.n_spaces):
        side = member_at[space]
        if side != NO_SEAT:
            for area in s.c.touches[space]:
                counts[area * SIDES + side] += 1
    if s.chief >= 0:
        counts[s.chief * SIDES + NEUTRAL] += 1
    return counts


def ahead(wealth: list[float], seat: int) -> float:
    """By how much a player is ahead of the best other one, from 0 to 1."""
    best = -1000.0
    for other in range(len(wealth)):
        if other != seat and wealth[other] > best:
            best = wealth[other]
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, (wealth[seat] - best) / MARGIN_SPREAD))))
