"""CE-10.1 to CE-10.3: Tribute to the Don."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.corleone import events, notation, refusals
from consigliere.games.corleone.chapters import choices
from consigliere.games.corleone.chapters.cards import discard, hand_size, has_secrets, in_hand, put_in_hand
from consigliere.games.corleone.chapters.choices import SecretChoice, forget_choices
from consigliere.games.corleone.chapters.job_draws import discard_candidates, order_problem, rest_problem
from consigliere.games.corleone.chapters.phases import after_tribute
from consigliere.games.corleone.components import ALLIES, card_of_ally
from consigliere.games.corleone.frames import TRIBUTE
from consigliere.games.corleone.state import FRONT, CorleoneState, turn_order


class Tribute(SecretChoice):
    """CE-10.2: exactly down to the act's limit, chosen in secret."""

    def begin(self, s: CorleoneState) -> int:
        take_allies_back(s)
        seats = 0
        for seat in range(s.seats):
            if self.surplus(s, seat) > 0:
                seats |= 1 << seat
        return seats

    def reveal(self, s: CorleoneState, f: list[int], seats: list[int]) -> None:
        for seat in seats:  # RU-22a: in turn order, then by card
            for card, n in choices.pairs(s.chosen[seat]):
                discard(s, seat, card, n)
        forget_choices(s)
        after_tribute(s)

    def surplus(self, s: CorleoneState, seat: int) -> int:
        """How many cards are over the act's limit (CE-9.10: allies count)."""
        return hand_size(s, seat) - s.c.hand_limit[s.act]

    def left(self, s: CorleoneState, seat: int) -> int:
        """How many are still to be chosen."""
        return self.surplus(s, seat) - choices.total(s.chosen[seat])

    def keep_open(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        return has_secrets(s, seat)

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        chosen = s.chosen[seat]
        last = choices.last_kind(chosen)
        put_aside = choices.number_of(chosen, last)
        return discard_candidates(s, seat, self.left(s, seat), last, choices.last_number(chosen), put_aside)

    def legal(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return self.candidates(s, f, seat)  # hands are large here, and `check` counts them anew for each card

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.DISCARD:
            return NOT_AN_ANSWER
        card, n = notation.discard_of(move)
        chosen, held = s.chosen[seat], in_hand(s, seat, card)
        if not held:
            return refusals.TRIBUTE_NOT_IN_HAND
        if order_problem(card, choices.last_kind(chosen), choices.last_number(chosen)):
            return refusals.TRIBUTE_ORDER
        left, free = self.left(s, seat), held - choices.number_of(chosen, card)
        if n > left or n > free:
            return refusals.TRIBUTE_NUMBER
        return refusals.TRIBUTE_ORDER if rest_problem(s, seat, card, n, left, free) else 0

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        s.chosen[seat].extend(notation.discard_of(move))
        if not self.left(s, seat):
            s.committed[seat] = 1
            s.emit_secret(events.TRIBUTE_CHOSEN, [seat], choices.cards_of(s.chosen[seat]), 1 << seat)

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"limit": s.c.hand_limit[s.act]}


def take_allies_back(s: CorleoneState) -> None:
    """CE-10.1: allies played this act return to hand before counting."""
    for seat in turn_order(s):
        for ally in range(ALLIES):
            if s.ally_at[ally] == FRONT + seat:
                put_in_hand(s, seat, card_of_ally(ally))
                s.emit(events.ALLY_BACK, [seat, ally])


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [(TRIBUTE, Tribute("tribute", "CE-10.2", simultaneous=True))]
