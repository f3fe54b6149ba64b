"""CE-9.6 to CE-9.10: sealed bribes from the suitcase, and the allies they buy."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.corleone import events, why
from consigliere.games.corleone.cards import put_in_hand
from consigliere.games.corleone.codes import PICK_ALLY, SET_BRIBES
from consigliere.games.corleone.components import ALLIES, FIRST_ALLY, MONEY
from consigliere.games.corleone.notation import BRIBE, DONE, MANY, TAKE, VERB
from consigliere.games.corleone.opponents import asked, forget_choices
from consigliere.games.corleone.phases import start_tribute
from consigliere.games.corleone.state import DISPLAY, Corleone, turn_order


def suitcase_total(s: Corleone, seat: int) -> int:
    """The money in a suitcase."""
    return sum(s.suitcase[seat * MONEY + v] * s.c.values[v] for v in range(MONEY))


def bribe_total(s: Corleone, seat: int) -> int:
    """The money of a revealed bribe."""
    return sum(s.bribes[seat * MONEY + v] * s.c.values[v] for v in range(MONEY))


def flat(choice: list[int]) -> list[int]:
    """card, n, card, n … as single cards."""
    return [choice[i] for i in range(0, len(choice), 2) for _ in range(choice[i + 1])]


class SetBribes(Step[Corleone]):
    """CE-9.6: money cards of the suitcase, value by value, in secret. Frame: seat, unused, seats asked (bits)."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if f[3] < 0:
            f[3] = 0
            for seat in range(s.seats):  # RU-21d, RU-39: nothing to bid, or nothing to get
                if DISPLAY in s.ally_at and suitcase_total(s, seat):
                    f[3] |= 1 << seat
        if asked(s, f, 0):
            return True
        bidders = self.reveal(s, f)
        s.swap([PICK_ALLY, -1, *bidders])
        return False

    def reveal(self, s: Corleone, f: list[int]) -> list[int]:
        """CE-9.7: all bribes at once; ranked by total, ties by turn order (RU-21c); CE-9.9: $0 buys nothing."""
        for seat in asked(s, f, 1):
            cards = flat(s.chosen[seat])
            for value in cards:
                s.suitcase[seat * MONEY + value] -= 1
                s.bribes[seat * MONEY + value] += 1
            s.emit(events.BRIBE, [seat, bribe_total(s, seat), *cards])
        forget_choices(s)
        order = turn_order(s)
        ranked = [(-bribe_total(s, seat), order.index(seat), seat) for seat in order if bribe_total(s, seat)]
        ranked.sort()
        return [seat for _, _, seat in ranked]

    def actors(self, s: Corleone, f: list[int]) -> list[int]:
        return asked(s, f, 0)

    def committed(self, s: Corleone, f: list[int]) -> list[int]:
        return asked(s, f, 1)

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        found = []
        first = s.chosen[seat][-2] + 1 if s.chosen[seat] else 0
        for value in range(first, MONEY):
            found.extend([BRIBE + value * MANY + n for n in range(min(MANY, s.suitcase[seat * MONEY + value]))])
        found.append(DONE)
        return found

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != BRIBE:
            return NOT_AN_ANSWER
        value, n = (move - BRIBE) // MANY, (move - BRIBE) % MANY + 1
        if s.chosen[seat] and value <= s.chosen[seat][-2]:
            return why.BRIBE_ORDER
        return 0 if n <= s.suitcase[seat * MONEY + value] else why.BRIBE_TOO_MANY

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        if move != DONE:
            s.chosen[seat].extend([(move - BRIBE) // MANY, (move - BRIBE) % MANY + 1])
            return
        s.committed[seat] = 1
        s.emit_secret(events.BRIBE_SET, [seat], flat(s.chosen[seat]), 1 << seat)


class PickAlly(Step[Corleone]):
    """CE-9.7: in this order each takes a remaining ally and loses the bribe. Frame: seat, then the bidders."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if len(f) > 2 and DISPLAY in s.ally_at:
            f[1] = f[2]
            return True
        for seat in f[2:]:  # CE-9.8
            s.emit(events.BRIBE_RETURNED, [seat, bribe_total(s, seat)])
            for value in range(MONEY):
                s.suitcase[seat * MONEY + value] += s.bribes[seat * MONEY + value]
                s.bribes[seat * MONEY + value] = 0
        start_tribute(s)
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [TAKE + ally for ally in range(ALLIES) if s.ally_at[ally] == DISPLAY]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != TAKE:
            return NOT_AN_ANSWER
        return 0 if s.ally_at[move - TAKE] == DISPLAY else why.ALLY_NOT_SHOWN

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        f.pop(2)
        put_in_hand(s, seat, FIRST_ALLY + move - TAKE)
        s.emit(events.ALLY_TAKEN, [seat, move - TAKE])
        s.emit(events.BRIBE_PAID, [seat, bribe_total(s, seat)])
        for value in range(MONEY):
            s.piles[value] += s.bribes[seat * MONEY + value]
            s.bribes[seat * MONEY + value] = 0

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"n": bribe_total(s, f[1]), "bidders": f[2:]}


STEPS = [
    (SET_BRIBES, SetBribes("set-bribes", "CE-9.6", simultaneous=True)),
    (PICK_ALLY, PickAlly("pick-ally", "CE-9.7")),
]
