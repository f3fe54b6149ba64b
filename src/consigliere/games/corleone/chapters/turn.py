"""CE-5.1 to CE-5.30: the turns of the Family Business phase: a thug, a family member, a job or an ally."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.corleone import events, frames, notation, refusals
from consigliere.games.corleone.chapters.abilities import use_backs, use_front
from consigliere.games.corleone.chapters.board import family_space_check, put_figure, thug_space_check
from consigliere.games.corleone.chapters.cards import has_secrets, leave_hand, payable
from consigliere.games.corleone.chapters.phases import start_turf_war
from consigliere.games.corleone.components import (
    ALLIES,
    BUSINESSES,
    JOBS,
    NARCOTICS,
    PLAIN_GOODS,
    card_of_ally,
    card_of_good,
    card_of_job,
)
from consigliere.games.corleone.frames import (
    ACTED,
    EXTRA,
    GRANTED,
    JOB_ORDER,
    MONEY_FIRST,
    MONEY_LAST,
    MONEY_TIME,
    ORDERED_JOB,
    PAID_GOOD,
    PAID_JOB,
    PAYMENT,
    STUCK,
    TAKING,
    TURN,
)
from consigliere.games.corleone.state import FRONT, HAND, IN_WORK, OPEN, CorleoneState, hand_at


def unplayed(s: CorleoneState, seat: int) -> int:
    """The family figures still in front of a player."""
    return s.thugs[seat] + s.members[seat]


class Turn(Step[CorleoneState]):
    """CE-5.1: one action per turn."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        seat = f[SEAT]
        if f[ACTED]:
            f[STUCK] = 0
            if f[EXTRA] != GRANTED:
                self.next_turn(s, f)
                return False
            f[ACTED], f[EXTRA] = 0, TAKING  # CE-13.24
        if not unplayed(s, seat):  # CE-5.3, CE-5.26, CE-5.29: out of this phase
            self.next_turn(s, f)
            return False
        asks_anyway = f[EXTRA] == TAKING and has_secrets(s, seat)  # RU-38
        if asks_anyway or self.can_act(s, f, seat):
            return True
        if f[EXTRA] != TAKING:  # CE-5.5
            s.emit(events.SKIPPED, [seat])
            f[STUCK] += 1
        self.next_turn(s, f)
        return False

    def can_act(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        """RU-6c: whether an action has a legal start; an empty space for a figure is found soonest."""
        if s.thugs[seat]:
            for business in range(BUSINESSES):
                if thug_space_check(s, business) == 0:
                    return True
        if s.members[seat]:
            for space in range(s.c.n_spaces):
                if family_space_check(s, space) == 0:
                    return True
        for move in self.candidates(s, f, seat):
            if move != notation.DONE and self.check(s, f, seat, move) == 0:
                return True
        return False

    def next_turn(self, s: CorleoneState, f: list[int]) -> None:
        """The turn passes to the left; CE-5.4: the phase ends when nobody has a figure left (or can act: CE-5.5)."""
        s.borrowed = 0  # CE-8.4
        left = [seat for seat in range(s.seats) if unplayed(s, seat)]
        if not left or f[STUCK] >= len(left):
            start_turf_war(s)
            return
        seat = (f[SEAT] + 1) % s.seats
        while seat not in left:
            seat = (seat + 1) % s.seats
        f[SEAT], f[ACTED], f[EXTRA] = seat, 0, 0

    def keep_open(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        return has_secrets(s, seat)

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        moves: list[int] = []
        if s.thugs[seat]:
            moves.extend([notation.thug(business) for business in range(BUSINESSES) if s.spot[business] >= 0])
        if s.members[seat]:
            moves.extend([notation.member(space) for space in range(s.c.n_spaces)])
        place = HAND + seat
        jobs = s.job_at
        moves.extend([notation.job(job) for job in range(JOBS) if jobs[job] == place or jobs[job] == OPEN])
        if place in s.ally_at:
            moves.extend([notation.ally(ally) for ally in range(ALLIES) if s.ally_at[ally] == place])
        if f[EXTRA] == TAKING:
            moves.append(notation.DONE)
        return moves

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.THUG:
            return thug_space_check(s, notation.thug_of(move)) if s.thugs[seat] else refusals.THUG_NONE
        if verb == notation.MEMBER:
            return family_space_check(s, notation.member_of(move)) if s.members[seat] else refusals.MEMBER_NONE
        if verb == notation.JOB:
            job = notation.job_of(move)
            if s.job_at[job] != HAND + seat and s.job_at[job] != OPEN:
                return refusals.JOB_NOT_THERE
            return 0 if payable(s, seat, job) else refusals.JOB_NOT_PAYABLE
        if verb == notation.ALLY:
            return 0 if s.ally_at[notation.ally_of(move)] == HAND + seat else refusals.ALLY_NOT_IN_HAND
        if verb == notation.DONE:
            return 0 if f[EXTRA] == TAKING else refusals.MUST_ACT
        return NOT_AN_ANSWER

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        verb = notation.VERB[move]
        f[ACTED] = 1
        if f[EXTRA] == TAKING:
            f[EXTRA] = 0
        if verb == notation.THUG:
            play_thug(s, seat, notation.thug_of(move))
        elif verb == notation.MEMBER:
            play_member(s, seat, notation.member_of(move))
        elif verb == notation.JOB:
            begin_job(s, seat, notation.job_of(move))
        elif verb == notation.ALLY:
            play_ally(s, seat, notation.ally_of(move))

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"extra": int(f[EXTRA] == TAKING), "thugs": s.thugs[f[SEAT]], "members": s.members[f[SEAT]]}


def play_thug(s: CorleoneState, seat: int, business: int) -> None:
    """CE-5.7 to CE-5.9: a thug to an empty thug space; uses the front there."""
    s.thugs[seat] -= 1
    put_figure(s, seat, business)
    s.emit(events.THUG_PLACED, [seat, business])
    use_front(s, seat, business)


def play_member(s: CorleoneState, seat: int, space: int) -> None:
    """CE-5.17, CE-5.18: a family member to an empty family space; uses the backs around it."""
    s.members[seat] -= 1
    put_figure(s, seat, BUSINESSES + space)
    s.emit(events.MEMBER_PLACED, [seat, space])
    use_backs(s, seat, s.c.touches[space])


def begin_job(s: CorleoneState, seat: int, job: int) -> None:
    """CE-5.20: a job from hand or an open one; it is set aside while it is resolved (RU-12)."""
    if s.job_at[job] == OPEN:
        s.open_jobs[s.open_jobs.index(job)] = -1  # CE-5.24
        s.job_at[job] = IN_WORK
    else:
        leave_hand(s, seat, card_of_job(job), IN_WORK)
    s.emit(events.JOB_BEGUN, [seat, job])
    s.push(frames.job_parts(seat, job))
    s.push(frames.payment(seat, job))


def play_ally(s: CorleoneState, seat: int, ally: int) -> None:
    """CE-5.27: face up in front of the player, so once per act (CE-5.28)."""
    leave_hand(s, seat, card_of_ally(ally), FRONT + seat)
    s.emit(events.ALLY_PLAYED, [seat, ally])
    s.push(frames.ally_parts(seat, ally, len(s.c.ally_parts[ally])))


class Payment(Step[CorleoneState]):
    """CE-5.21: exactly the goods shown, good by good; narcotics replace the rest (RU-11)."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        needs = s.c.needs[f[PAID_JOB]]
        while f[PAID_GOOD] < PLAIN_GOODS and not needs[f[PAID_GOOD]]:
            f[PAID_GOOD] += 1
        if f[PAID_GOOD] < PLAIN_GOODS:
            return True
        s.pop()
        return False

    def keep_open(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        return bool(s.transfer_log)

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        good = f[PAID_GOOD]
        return [notation.pay(good, n) for n in range(s.c.needs[f[PAID_JOB]][good] + 1)]

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.PAY:
            return NOT_AN_ANSWER
        good, n = notation.pay_of(move)
        if good != f[PAID_GOOD]:
            return refusals.PAY_OTHER_GOOD
        needs = s.c.needs[f[PAID_JOB]]
        if n > needs[good] or n > s.hand[hand_at(seat, card_of_good(good))]:
            return refusals.PAY_NUMBER
        jokers = s.hand[hand_at(seat, NARCOTICS)] - (needs[good] - n)
        for later in range(good + 1, PLAIN_GOODS):
            jokers -= max(0, needs[later] - s.hand[hand_at(seat, card_of_good(later))])
        return 0 if jokers >= 0 else refusals.PAY_NUMBER

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        good, n = notation.pay_of(move)
        pay(s, seat, card_of_good(good), n)
        pay(s, seat, NARCOTICS, s.c.needs[f[PAID_JOB]][good] - n)
        f[PAID_GOOD] += 1

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        job, good = f[PAID_JOB], f[PAID_GOOD]
        return {"job": s.c.jobs[job], "good": s.c.cards[card_of_good(good)], "need": s.c.needs[job][good]}


def pay(s: CorleoneState, seat: int, good: int, n: int) -> None:
    """Goods from hand to the supply."""
    if n:
        for _ in range(n):
            leave_hand(s, seat, good, 0)
        s.piles[good] += n
        s.emit(events.PAID, [seat, good, n])


class JobOrder(Step[CorleoneState]):
    """CE-5.22, RU-12a: the money before or after the whole ability."""

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return [notation.MONEY_FIRST, notation.ABILITY_FIRST]

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        return 0 if move in (notation.MONEY_FIRST, notation.ABILITY_FIRST) else NOT_AN_ANSWER

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        s.stack[-1][MONEY_TIME] = MONEY_FIRST if move == notation.MONEY_FIRST else MONEY_LAST

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"job": s.c.jobs[f[ORDERED_JOB]]}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (TURN, Turn("turn", "CE-5.1")),
    (PAYMENT, Payment("payment", "CE-5.21")),
    (JOB_ORDER, JobOrder("job-order", "CE-5.22")),
]
