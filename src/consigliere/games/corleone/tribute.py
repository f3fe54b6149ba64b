"""CE-10.1 to CE-10.3: Tribute to the Don."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.corleone import events, why
from consigliere.games.corleone.bribery import flat
from consigliere.games.corleone.cards import discard, hand_size, has_secrets, in_hand, put_in_hand
from consigliere.games.corleone.codes import TRIBUTE
from consigliere.games.corleone.components import ALLIES, FIRST_ALLY
from consigliere.games.corleone.draws import discard_candidates, number_problem, order_problem
from consigliere.games.corleone.notation import DISCARD, FEW, VERB
from consigliere.games.corleone.opponents import asked, forget_choices
from consigliere.games.corleone.phases import after_tribute
from consigliere.games.corleone.state import FRONT, Corleone, turn_order


class Tribute(Step[Corleone]):
    """CE-10.2: exactly down to the act's limit, chosen in secret. Frame: seat, unused, seats asked (bits)."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if f[3] < 0:
            take_allies_back(s)
            f[3] = 0
            for seat in range(s.seats):
                if self.surplus(s, seat) > 0:
                    f[3] |= 1 << seat
        if asked(s, f, 0):
            return True
        for seat in asked(s, f, 1):  # RU-22a: in turn order, then by card
            choice = s.chosen[seat]
            for i in range(0, len(choice), 2):
                discard(s, seat, choice[i], choice[i + 1])
        forget_choices(s)
        after_tribute(s)
        return False

    def surplus(self, s: Corleone, seat: int) -> int:
        """How many cards are over the act's limit (CE-9.10: allies count)."""
        return hand_size(s, seat) - s.c.hand_limit[s.act]

    def left(self, s: Corleone, seat: int) -> int:
        """How many are still to be chosen."""
        return self.surplus(s, seat) - sum(s.chosen[seat][1::2])

    def actors(self, s: Corleone, f: list[int]) -> list[int]:
        return asked(s, f, 0)

    def committed(self, s: Corleone, f: list[int]) -> list[int]:
        return asked(s, f, 1)

    def helped(self, s: Corleone, f: list[int], seat: int) -> bool:
        return has_secrets(s, seat)

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return discard_candidates(s, seat, self.left(s, seat))

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != DISCARD:
            return NOT_AN_ANSWER
        card, n = (move - DISCARD) // FEW, (move - DISCARD) % FEW + 1
        chosen = s.chosen[seat]
        held = in_hand(s, seat, card) - sum(chosen[i + 1] for i in range(0, len(chosen), 2) if chosen[i] == card)
        if not in_hand(s, seat, card):
            return why.TRIBUTE_NOT_IN_HAND
        if chosen and order_problem(card, chosen[-2], chosen[-1]):
            return why.TRIBUTE_ORDER
        return why.TRIBUTE_NUMBER if number_problem(s, seat, card, n, self.left(s, seat), held) else 0

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.chosen[seat].extend([(move - DISCARD) // FEW, (move - DISCARD) % FEW + 1])
        if not self.left(s, seat):
            s.committed[seat] = 1
            s.emit_secret(events.TRIBUTE_CHOSEN, [seat], flat(s.chosen[seat]), 1 << seat)

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"limit": s.c.hand_limit[s.act]}


def take_allies_back(s: Corleone) -> None:
    """CE-10.1: allies played this act return to hand before counting."""
    for seat in turn_order(s):
        for ally in range(ALLIES):
            if s.ally_at[ally] == FRONT + seat:
                put_in_hand(s, seat, FIRST_ALLY + ally)
                s.emit(events.ALLY_BACK, [seat, ally])


STEPS = [(TRIBUTE, Tribute("tribute", "CE-10.2", simultaneous=True))]
