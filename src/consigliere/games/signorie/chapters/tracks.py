"""Chapter SI-8: points on the career tracks and on the initiative track.

Steps are made one by one in any order (RU-80). A man who is to go up two spaces is simply the man on the next space
afterwards; the steps of the disc are one number, and more may follow.
"""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.signorie import notation, refusals
from consigliere.games.signorie.chapters.pieces import raise_disc, raise_man
from consigliere.games.signorie.chapters.possible import can_step
from consigliere.games.signorie.components import CAREERS, INITIATIVE, MAN
from consigliere.games.signorie.frames import HIGHEST_START, HIGHEST_TRACK, POINTS, SPEND_POINTS, SPENT, TRACKS
from consigliere.games.signorie.notation import DONE, VERB
from consigliere.games.signorie.state import SignorieState, man_at

ALL_CAREERS: Final = (1 << CAREERS) - 1  # as a set of tracks


class SpendPoints(Step[SignorieState]):
    """Steps on the tracks the source of the points allows; at least one (SI-8.9, RU-17, RU-25, RU-80).

    The frame keeps the highest step made (careers in the order of the board, each from the bottom up, then initiative),
    not the last one: whatever the order of the same steps, the frame is the same.
    """

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        moves = []
        for career in range(CAREERS):
            if f[TRACKS] >> career & 1:
                for start in range(s.c.top):
                    moves.append(notation.step(career, start))
        if f[TRACKS] >> INITIATIVE & 1:
            for n in range(1, min(f[POINTS], s.c.initiative_top) + 1):
                moves.append(notation.initiative(n))
        moves.append(DONE)
        return moves

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == notation.STEP:
            career, start = notation.step_of(move)
            return self.step_reason(s, f, career, start)
        if verb == notation.INITIATIVE:
            return self.initiative_reason(s, f, notation.initiative_of(move))
        if move == DONE:
            return 0 if f[SPENT] else refusals.SPEND_ONE
        return NOT_AN_ANSWER

    def step_reason(self, s: SignorieState, f: list[int], career: int, start: int) -> int:
        """0, or why a man cannot go up from there (SI-8.2, SI-8.3)."""
        if not f[TRACKS] >> career & 1:
            return refusals.OTHER_TRACK
        if start >= s.c.top:
            return refusals.MAN_ON_TOP
        if start == 0:
            return 0 if s.pool[f[SEAT] * 2 + MAN] else refusals.NO_MAN_IN_POOL
        return 0 if s.careers[man_at(f[SEAT], career, start)] else refusals.NO_MAN_THERE

    def initiative_reason(self, s: SignorieState, f: list[int], n: int) -> int:
        """0, or why the disc cannot go up so far (SI-8.7)."""
        if not f[TRACKS] >> INITIATIVE & 1:
            return refusals.OTHER_TRACK
        if n > f[POINTS]:
            return refusals.TOO_MANY_POINTS
        return refusals.DISC_ON_TOP if s.disc[f[SEAT]] + n > s.c.initiative_top else 0

    def canonical(self, s: SignorieState, f: list[int], seat: int, move: int) -> bool:
        """No step below the highest one made: careers in order, each from the bottom up, initiative once and last."""
        verb = VERB[move]
        if verb == notation.INITIATIVE:
            return f[HIGHEST_TRACK] < INITIATIVE
        if verb != notation.STEP:
            return True
        career, start = notation.step_of(move)
        return career > f[HIGHEST_TRACK] or (career == f[HIGHEST_TRACK] and start >= f[HIGHEST_START])

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
        elif VERB[move] == notation.STEP:
            career, start = notation.step_of(move)
            self.spend(s, f, 1, career, start, False)
            raise_man(s, seat, career, start)
        else:
            n = notation.initiative_of(move)
            self.spend(s, f, n, INITIATIVE, 0, self.only_the_disc(s, f))
            raise_disc(s, seat, n)

    def only_the_disc(self, s: SignorieState, f: list[int]) -> bool:
        """Whether there was nothing else to choose from the outset: a number of steps is then the whole answer."""
        return f[SPENT] == 0 and not can_step(s, f[SEAT], f[TRACKS] & ALL_CAREERS)

    def spend(self, s: SignorieState, f: list[int], n: int, track: int, start: int, ends: bool) -> None:
        """Points for a step, or for n steps of the disc; with the last point it ends."""
        f[POINTS] -= n
        f[SPENT] += n
        if track > f[HIGHEST_TRACK] or (track == f[HIGHEST_TRACK] and start > f[HIGHEST_START]):
            f[HIGHEST_TRACK], f[HIGHEST_START] = track, start
        if ends or f[POINTS] == 0:
            s.pop()

    def question_args(self, s: SignorieState, f: list[int]) -> dict[str, Any]:
        tracks = [*s.c.careers, "initiative"]
        return {"n": f[POINTS], "tracks": [tracks[i] for i in range(len(tracks)) if f[TRACKS] >> i & 1]}


STEPS: Final[list[tuple[int, Step[SignorieState]]]] = [(SPEND_POINTS, SpendPoints("spend-points", "SI-8.9"))]
