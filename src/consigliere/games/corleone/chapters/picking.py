"""Steps that let a player pick one thing after another, or stop: territories, figures, fronts, opponents, jobs."""

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.corleone import notation
from consigliere.games.corleone.state import CorleoneState


class PickOrDone(Step[CorleoneState]):
    """Pick one thing or say "done"; closes by itself when nothing more can be picked.

    All picks are moves of one verb with one slot. A step says which verb, what may be picked and what that does; one
    that allows a single pick takes its frame off the stack when it is made. Picks are legal in any order; a step that
    knows one order of them (`in_order`) gives searchers that one only.
    """

    def verb(self, f: list[int]) -> int:
        """The verb of the picks."""
        raise NotImplementedError

    def more(self, s: CorleoneState, f: list[int]) -> bool:
        """Whether another pick is allowed at all."""
        return True

    def may_stop(self, f: list[int]) -> bool:
        """Whether "done" is allowed now."""
        return True

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, pick: int) -> int:
        """0, or the reason why this cannot be picked."""
        raise NotImplementedError

    def in_order(self, s: CorleoneState, f: list[int], pick: int) -> bool:
        """Whether a legal pick keeps the one order that stands for all that come to the same."""
        return True

    def pick(self, s: CorleoneState, f: list[int], seat: int, pick: int) -> None:
        """What a legal pick does."""
        raise NotImplementedError

    def possible(self, s: CorleoneState, f: list[int]) -> bool:
        """Whether something can be picked, as far as everybody may know (RU-38)."""
        if self.more(s, f):
            seat = f[SEAT]
            for pick in range(len(notation.moves_of(self.verb(f)))):
                if self.pick_check(s, f, seat, pick) == 0:
                    return True
        return False

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        if self.possible(s, f):
            return True
        s.pop()
        return False

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return [*notation.moves_of(self.verb(f)), notation.DONE]

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0 if self.may_stop(f) else NOT_AN_ANSWER
        if notation.VERB[move] != self.verb(f):
            return NOT_AN_ANSWER
        return self.pick_check(s, f, seat, notation.slot_of(move))

    def canonical(self, s: CorleoneState, f: list[int], seat: int, move: int) -> bool:
        return move == notation.DONE or self.in_order(s, f, notation.slot_of(move))

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            s.pop()
        else:
            self.pick(s, f, seat, notation.slot_of(move))
