"""CE-9.6 to CE-9.10: sealed bribes from the suitcase, and the allies they buy."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.corleone import events, frames, notation, refusals
from consigliere.games.corleone.chapters import choices
from consigliere.games.corleone.chapters.cards import put_in_hand
from consigliere.games.corleone.chapters.choices import SecretChoice, forget_choices
from consigliere.games.corleone.chapters.phases import start_tribute
from consigliere.games.corleone.components import ALLIES, MONEY, card_of_ally
from consigliere.games.corleone.frames import BIDDERS, PICK_ALLY, SET_BRIBES
from consigliere.games.corleone.notation import MANY
from consigliere.games.corleone.state import DISPLAY, CorleoneState, case_at, turn_order


def suitcase_total(s: CorleoneState, seat: int) -> int:
    """The money in a suitcase."""
    return sum(s.suitcase[case_at(seat, v)] * s.c.values[v] for v in range(MONEY))


def bribe_total(s: CorleoneState, seat: int) -> int:
    """The money of a revealed bribe."""
    return sum(s.bribes[case_at(seat, v)] * s.c.values[v] for v in range(MONEY))


class SetBribes(SecretChoice):
    """CE-9.6: money cards of the suitcase, value by value, in secret."""

    def begin(self, s: CorleoneState) -> int:
        seats = 0
        for seat in range(s.seats):  # RU-21d, RU-39: nothing to bid, or nothing to get
            if DISPLAY in s.ally_at and suitcase_total(s, seat):
                seats |= 1 << seat
        return seats

    def reveal(self, s: CorleoneState, f: list[int], seats: list[int]) -> None:
        """CE-9.7: all bribes at once."""
        for seat in seats:
            cards = choices.cards_of(s.chosen[seat])
            for value in cards:
                s.suitcase[case_at(seat, value)] -= 1
                s.bribes[case_at(seat, value)] += 1
            s.emit(events.BRIBE, [seat, bribe_total(s, seat), *cards])
        forget_choices(s)
        s.swap(frames.pick_ally(self.ranked(s)))

    def ranked(self, s: CorleoneState) -> list[int]:
        """CE-9.7: the bidders by total, ties by turn order (RU-21c); CE-9.9: $0 buys nothing."""
        order = turn_order(s)
        ranked = [(-bribe_total(s, seat), order.index(seat), seat) for seat in order if bribe_total(s, seat)]
        ranked.sort()
        return [seat for _, _, seat in ranked]

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        moves = []
        for value in range(choices.last_kind(s.chosen[seat]) + 1, MONEY):
            most = min(MANY, s.suitcase[case_at(seat, value)])
            moves.extend([notation.bribe(value, n) for n in range(1, most + 1)])
        moves.append(notation.DONE)
        return moves

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        if notation.VERB[move] != notation.BRIBE:
            return NOT_AN_ANSWER
        value, n = notation.bribe_of(move)
        if value <= choices.last_kind(s.chosen[seat]):
            return refusals.BRIBE_ORDER
        return 0 if n <= s.suitcase[case_at(seat, value)] else refusals.BRIBE_TOO_MANY

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        if move != notation.DONE:
            s.chosen[seat].extend(notation.bribe_of(move))
            return
        s.committed[seat] = 1
        s.emit_secret(events.BRIBE_SET, [seat], choices.cards_of(s.chosen[seat]), 1 << seat)


class PickAlly(Step[CorleoneState]):
    """CE-9.7: in this order each takes a remaining ally and loses the bribe."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        if len(f) > BIDDERS and DISPLAY in s.ally_at:
            f[SEAT] = f[BIDDERS]
            return True
        for seat in f[BIDDERS:]:  # CE-9.8
            s.emit(events.BRIBE_RETURNED, [seat, bribe_total(s, seat)])
            for value in range(MONEY):
                s.suitcase[case_at(seat, value)] += s.bribes[case_at(seat, value)]
                s.bribes[case_at(seat, value)] = 0
        start_tribute(s)
        return False

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return [notation.take(ally) for ally in range(ALLIES) if s.ally_at[ally] == DISPLAY]

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.TAKE:
            return NOT_AN_ANSWER
        return 0 if s.ally_at[notation.take_of(move)] == DISPLAY else refusals.ALLY_NOT_SHOWN

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        f.pop(BIDDERS)
        ally = notation.take_of(move)
        put_in_hand(s, seat, card_of_ally(ally))
        s.emit(events.ALLY_TAKEN, [seat, ally])
        s.emit(events.BRIBE_PAID, [seat, bribe_total(s, seat)])
        for value in range(MONEY):
            s.piles[value] += s.bribes[case_at(seat, value)]
            s.bribes[case_at(seat, value)] = 0

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"n": bribe_total(s, f[SEAT]), "bidders": f[BIDDERS:]}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (SET_BRIBES, SetBribes("set-bribes", "CE-9.6", simultaneous=True)),
    (PICK_ALLY, PickAlly("pick-ally", "CE-9.7")),
]
