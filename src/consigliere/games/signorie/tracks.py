"""Chapter SI-8: points on the career tracks and on the initiative track.

Every result has one path (RU-80): careers in the order of the board, on each career from the bottom up, initiative
last. A man who is to go up two spaces is simply the man on the next space afterwards.
"""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.signorie import notation, why
from consigliere.games.signorie.codes import SPEND_POINTS
from consigliere.games.signorie.components import CAREERS, INITIATIVE, MAN
from consigliere.games.signorie.frames import CAREER, POINTS, SPENT, START, TRACKS
from consigliere.games.signorie.notation import DONE, VERB
from consigliere.games.signorie.pieces import raise_disc, raise_man
from consigliere.games.signorie.state import Signorie, man_at


class SpendPoints(Step[Signorie]):
    """Steps on the tracks the source of the points allows; at least one (SI-8.9, RU-17, RU-25)."""

    def candidates(self, s: Signorie, f: list[int], seat: int) -> list[int]:
        found = []
        for career in range(f[CAREER], CAREERS):
            if f[TRACKS] >> career & 1:
                for start in range(s.c.top):
                    found.append(notation.step(career, start))
        if f[TRACKS] >> INITIATIVE & 1:
            for n in range(1, min(f[POINTS], s.c.initiative_top) + 1):
                found.append(notation.initiative(n))
        found.append(DONE)
        return found

    def check(self, s: Signorie, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == notation.STEP:
            career, start = notation.step_of(move)
            return self.step_reason(s, f, career, start)
        if verb == notation.INITIATIVE:
            return self.initiative_reason(s, f, notation.initiative_of(move))
        if move == DONE:
            return 0 if f[SPENT] else why.SPEND_ONE
        return NOT_AN_ANSWER

    def step_reason(self, s: Signorie, f: list[int], career: int, start: int) -> int:
        """0, or why a man cannot go up from there (SI-8.2, SI-8.3)."""
        if not f[TRACKS] >> career & 1:
            return why.OTHER_TRACK
        if start >= s.c.top:
            return why.MAN_ON_TOP
        if career < f[CAREER] or (career == f[CAREER] and start < f[START]):
            return why.STEP_ORDER
        if start == 0:
            return 0 if s.pool[f[SEAT] * 2 + MAN] else why.NO_MAN_IN_POOL
        return 0 if s.careers[man_at(f[SEAT], career, start)] else why.NO_MAN_THERE

    def initiative_reason(self, s: Signorie, f: list[int], n: int) -> int:
        """0, or why the disc cannot go up so far (SI-8.7)."""
        if not f[TRACKS] >> INITIATIVE & 1:
            return why.OTHER_TRACK
        if n > f[POINTS]:
            return why.TOO_MANY_POINTS
        return why.DISC_ON_TOP if s.disc[f[SEAT]] + n > s.c.initiative_top else 0

    def play(self, s: Signorie, f: list[int], seat: int, move: int) -> None:
        if VERB[move] != notation.STEP:
            s.pop()
            if move != DONE:
                raise_disc(s, seat, notation.initiative_of(move))
            return
        f[CAREER], f[START] = notation.step_of(move)
        f[POINTS] -= 1
        f[SPENT] += 1
        if f[POINTS] == 0:
            s.pop()
        raise_man(s, seat, f[CAREER], f[START])

    def asks(self, s: Signorie, f: list[int]) -> dict[str, Any]:
        tracks = [*s.c.careers, "initiative"]
        return {"n": f[POINTS], "tracks": [tracks[i] for i in range(len(tracks)) if f[TRACKS] >> i & 1]}


STEPS: Final[list[tuple[int, Step[Signorie]]]] = [(SPEND_POINTS, SpendPoints("spend-points", "SI-8.9"))]
