"""RU-26: secret choices of cards by several players at once, and what such a choice consists of.

A choice is a list of ints: kind of card, number, kind, number … in the order it was made.
"""

from consigliere.core.step import Step
from consigliere.games.corleone.frames import ASKED, NOT_YET
from consigliere.games.corleone.state import CorleoneState, turn_order


class SecretChoice(Step[CorleoneState]):
    """All players asked choose at once; when the last one has chosen, everything is revealed."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        if f[ASKED] == NOT_YET:
            f[ASKED] = self.begin(s)
        if asked(s, f, 0):
            return True
        self.reveal(s, f, asked(s, f, 1))
        return False

    def begin(self, s: CorleoneState) -> int:
        """Who is asked, as bits, if the frame did not say so from the start."""
        raise NotImplementedError

    def reveal(self, s: CorleoneState, f: list[int], seats: list[int]) -> None:
        """What the choices of these seats do; takes the frame off the stack."""
        raise NotImplementedError

    def actors(self, s: CorleoneState, f: list[int]) -> list[int]:
        return asked(s, f, 0)

    def committed(self, s: CorleoneState, f: list[int]) -> list[int]:
        return asked(s, f, 1)


def asked(s: CorleoneState, f: list[int], done: int) -> list[int]:
    """The seats asked, in turn order, that have (1) or have not (0) made their choice."""
    return [seat for seat in turn_order(s) if f[ASKED] >> seat & 1 and s.committed[seat] == done]


def forget_choices(s: CorleoneState) -> None:
    """After the reveal."""
    for seat in range(s.seats):
        s.chosen[seat] = []
        s.committed[seat] = 0


# ---- one choice


def pairs(choice: list[int]) -> list[tuple[int, int]]:
    """The kinds of cards, each with its number."""
    return [(choice[i], choice[i + 1]) for i in range(0, len(choice), 2)]


def cards_of(choice: list[int]) -> list[int]:
    """The cards one by one."""
    return [kind for kind, n in pairs(choice) for _ in range(n)]


def total(choice: list[int]) -> int:
    """How many cards they are."""
    return sum(choice[1::2])


def number_of(choice: list[int], kind: int) -> int:
    """How many cards of a kind."""
    return sum(n for other, n in pairs(choice) if other == kind)


def add_card(choice: list[int], card: int) -> None:
    """One more card; the cards stand one by one in the fixed order, in whatever order they are picked."""
    i = len(choice)
    while i and choice[i - 2] > card:
        i -= 2
    choice[i:i] = [card, 1]


def last_kind(choice: list[int]) -> int:
    """The kind chosen last, -1 if nothing is chosen."""
    return choice[-2] if choice else -1


def last_number(choice: list[int]) -> int:
    """How many of the kind chosen last."""
    return choice[-1] if choice else 0
