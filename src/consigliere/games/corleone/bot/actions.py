"""What the actions of a turn promise at a glance (CE-5.1): without playing them, from hand, board and jobs."""

from typing import Final

from consigliere.core.step import NO_SEAT
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import notation
from consigliere.games.corleone.bot.value import SIDES, Evaluator, influence_counts
from consigliere.games.corleone.chapters.board import controller
from consigliere.games.corleone.chapters.cards import payable
from consigliere.games.corleone.components import (
    ACTS,
    ALLIES,
    JOBS,
    MONEY,
    NARCOTICS,
    PLAIN_GOODS,
    TERRITORIES,
    card_of_good,
)
from consigliere.games.corleone.state import FAMILY_BUSINESS, HAND, NEUTRAL, OPEN, CorleoneState, hand_at

OTHERS: Final = 0.7  # what others gain counts so much against one's own, spread over them
DRAW: Final = 1.3  # to choose one of two jobs
ANY_FIGURE: Final = 0.15  # a figure of one's own on the board, wherever it is
OPEN_JOB: Final = 0.4  # an open job one can pay: somebody else may be first


class HandEstimate:
    """The position through the eyes of one seat, before one of its moves: what each thing it can get is worth."""

    def __init__(self, evaluator: Evaluator, s: CorleoneState, seat: int) -> None:
        self.evaluator = evaluator
        self.s = s
        self.seat = seat
        self.share = OTHERS / (s.seats - 1)
        place = HAND + seat
        self.jobs: list[int] = []
        self.open_jobs: list[int] = []
        for job in range(JOBS):
            at = s.job_at[job]
            if at == place:
                self.jobs.append(job)
            elif at == OPEN:
                self.open_jobs.append(job)
        self.unplayed: int = s.thugs[seat] + s.members[seat] if s.phase <= FAMILY_BUSINESS else 0
        self.dollar: float = evaluator.dollar(s, self.unplayed)
        self.money: list[int] = []  # the cards in hand, the highest first
        for v in range(MONEY - 1, -1, -1):
            for _ in range(s.hand[hand_at(seat, v)]):
                self.money.append(s.c.values[v])
        before = 0.0
        for job in self.jobs:
            before += evaluator.job_worth(s, seat, job)
        self.good_gain: list[float] = [self.worth_with(good) - before for good in range(PLAIN_GOODS + 1)]
        self.cheap: list[float] = []
        self.areas: list[float] = []

    # ---- cards

    def worth_with(self, good: int) -> float:
        """One more of a good: by itself, and the jobs in hand with it; and the open jobs that can be paid only then."""
        s, seat, evaluator = self.s, self.seat, self.evaluator
        act = s.act
        first = hand_at(seat, card_of_good(0))
        could: list[bool] = [payable(s, seat, job) for job in self.open_jobs]
        worth = evaluator.joker[act] if good == PLAIN_GOODS else evaluator.good_worth(act, s.hand[first + good])
        s.hand[first + good] += 1
        for job in self.jobs:
            worth += evaluator.job_worth(s, seat, job)
            if good < PLAIN_GOODS and s.c.needs[job][good] >= s.hand[first + good]:
                worth += 0.1
        for i in range(len(could)):
            job = self.open_jobs[i]
            if could[i]:
                continue
            if payable(s, seat, job):
                worth += OPEN_JOB * (evaluator.job_gain[act][job] - evaluator.good[act] * evaluator.size[job])
            elif good < PLAIN_GOODS and s.c.needs[job][good] >= s.hand[first + good]:
                worth += 0.2
        s.hand[first + good] -= 1
        return worth

    def cheapest(self, n: int) -> float:
        """What the n cheapest cards in hand are worth together."""
        if not self.cheap:
            s, evaluator = self.s, self.evaluator
            act = s.act
            for value in self.money:
                self.cheap.append(self.dollar * value)
            for good in range(PLAIN_GOODS):
                for i in range(s.hand[hand_at(self.seat, card_of_good(good))]):
                    self.cheap.append(evaluator.good_worth(act, i))
            for _ in range(s.hand[hand_at(self.seat, NARCOTICS)]):
                self.cheap.append(evaluator.joker[act])
            for job in self.jobs:
                self.cheap.append(evaluator.job_worth(s, self.seat, job))
            self.cheap.sort()
            limit = s.c.hand_limit[act]
            over = max(0, len(self.cheap) - limit)
            weight = evaluator.surplus[min(self.unplayed, 4)]
            for i in range(over):
                self.cheap[i] *= weight
            self.cheap.append(99.0)
        total = 0.0
        for i in range(min(n, len(self.cheap))):
            total += self.cheap[i]
        return total if n < len(self.cheap) else 99.0

    def money_worth(self, cards: list[int]) -> float:
        """Money cards in hand, the highest first."""
        act = self.s.act
        limit = self.s.c.hand_limit[act]
        weight = self.evaluator.surplus[min(max(self.unplayed - 1, 0), 4)]
        total = 0.0
        for i in range(len(cards)):
            total += cards[i] if i < limit else weight * cards[i]
        return self.dollar * total

    def gain_of_set(self, effects: list[int]) -> float:
        """CE-5.35: what a set of abilities brings the seat, gains first, then trades that pay, then laundering."""
        s = self.s
        total = 0.0
        money: list[int] = []
        icons = 0
        for number in effects:
            effect = s.c.effects[number]
            kind = effect.op
            if kind == op.GAIN_MONEY:
                money.append(s.c.values[effect.card])
            elif kind == op.LAUNDER:
                icons += 1
            elif kind == op.GAIN_GOOD:
                if s.piles[effect.card]:
                    total += self.good_gain[effect.card - MONEY]
            elif kind == op.DRAW_JOBS:
                total += DRAW if s.act < ACTS or self.unplayed > 1 else 0.0
            elif kind == op.TAKE_HORSE:
                total += 2 * self.evaluator.horse[s.act] if s.horse != self.seat else 0.0
            elif kind == op.TRADE:
                gain = -self.cheapest(effect.count)
                for v in effect.money:
                    gain += s.c.values[v] * self.dollar
                if gain > 0.2:
                    total += 0.2
                    for v in effect.money:
                        money.append(s.c.values[v])
                    total -= self.cheapest(effect.count)
            elif kind == op.TRADE_GOOD or kind == op.GAIN_GOOD_CHOICE:
                best = max(self.good_gain[0], self.good_gain[1], self.good_gain[2])
                if kind == op.TRADE_GOOD:
                    best = max(0.0, best - self.cheapest(1))
                total += best
        if not money and not icons:
            return total
        cards = self.money + money
        cards.sort(reverse=True)
        for i in range(min(icons, len(cards))):
            total += cards[i]
        return total + self.money_worth(cards[icons:]) - self.money_worth(self.money)

    # ---- fronts, backs and territories

    def gain_of_front(self, business: int) -> float:
        """CE-5.12: a front, less what its controller gets."""
        gain = self.gain_of_set(self.s.c.front[business])
        owner = controller(self.s, self.s.spot[business])
        if owner != NO_SEAT and owner != self.seat:
            gain -= self.share * max(1.0, gain)
        return gain

    def gain_of_backs(self, areas: list[int]) -> float:
        """CE-5.18: the backs of several areas together."""
        s = self.s
        effects: list[int] = []
        for area in areas:
            effects.extend(s.c.back[area])
            if s.tile_at[area] >= 0:
                effects.extend(s.c.back[s.tile_at[area]])
        return self.gain_of_set(effects)

    def gain_of_influence(self, area: int) -> float:
        """What one more figure in a territory does for the seat."""
        if not self.areas:
            self.look_at_areas()
        return self.areas[area]

    def look_at_areas(self) -> None:
        """What one more figure does in each area, for `gain_of_influence`."""
        s, seat = self.s, self.seat
        counts = influence_counts(s)
        for area in range(TERRITORIES):
            self.areas.append(self.gain_of_figure(area, seat, counts, ANY_FIGURE))
        self.areas.append(0.0)  # Central Park

    def gain_of_neutral(self, area: int) -> float:
        """CE-9.3: what a neutral figure in a territory does for the seat."""
        return self.gain_of_figure(area, NEUTRAL, influence_counts(self.s), 0.0)

    def gain_of_figure(self, area: int, side: int, counts: list[int], gain: float) -> float:
        """What the seat gains by a figure of any side in a territory, beyond `gain`; `counts` then include it."""
        s = self.s
        before = [0.0] * s.seats
        after = [0.0] * s.seats
        self.evaluator.add_area(s, area, counts, before)
        counts[area * SIDES + side] += 1
        self.evaluator.add_area(s, area, counts, after)
        for other in range(s.seats):
            change = after[other] - before[other]
            gain += change if other == self.seat else -self.share * change
        return gain

    # ---- actions

    def score(self, move: int) -> float:
        """About what an action brings, all in all."""
        s, evaluator = self.s, self.evaluator
        verb = notation.VERB[move]
        if verb == notation.THUG:
            business = notation.thug_of(move)
            gain = self.gain_of_front(business) + self.gain_of_influence(s.spot[business])
            return gain - evaluator.thug[s.act] - self.last_chance()
        if verb == notation.MEMBER:
            areas = s.c.touches[notation.member_of(move)]
            gain = self.gain_of_backs(areas)
            for area in areas:
                gain += self.gain_of_influence(area)
            return gain - evaluator.member[s.act] - self.last_chance()
        if verb == notation.JOB:
            return self.gain_of_job(notation.job_of(move))
        if verb == notation.ALLY:
            return 0.4 if self.unplayed > 1 else 2.0
        return -0.5

    def gain_of_job(self, job: int) -> float:
        """What completing a job now brings."""
        s, evaluator = self.s, self.evaluator
        gain = evaluator.job_gain[s.act][job] - evaluator.good[s.act] * evaluator.size[job]
        return gain - (0.8 * evaluator.job_worth(s, self.seat, job) if s.job_at[job] == HAND + self.seat else -0.5)

    def last_chance(self) -> float:
        """CE-5.3: what can no longer be done this act after the last figure."""
        if self.unplayed != 1:
            return 0.0
        s, seat, evaluator = self.s, self.seat, self.evaluator
        lost = 0.0
        for ally in range(ALLIES):
            if s.ally_at[ally] == HAND + seat:
                lost += evaluator.ally_now * evaluator.ally_use[ally]
        for job in self.jobs:
            if payable(s, seat, job):
                lost += max(0.0, self.gain_of_job(job)) * (1.0 if s.act == ACTS else 0.5)
        for job in self.open_jobs:
            if payable(s, seat, job):
                lost += max(0.0, self.gain_of_job(job))
                break
        return lost
