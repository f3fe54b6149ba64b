"""Chapter SI-8: points on the career tracks and on the initiative track.

Every result has one path (RU-80): careers in the order of the board, on each career from the bottom up, initiative
last. A man who is to go up two spaces is simply the man on the next space afterwards.
"""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.signorie import why
from consigliere.games.signorie.codes import SPEND_POINTS
from consigliere.games.signorie.components import CAREERS, INITIATIVE, MAN
from consigliere.games.signorie.notation import DONE, FROMS, RISE, STEP, VERB
from consigliere.games.signorie.pieces import raise_disc, raise_man
from consigliere.games.signorie.state import Signorie, man_at

TRACKS: Final = 2  # places in the frame
POINTS: Final = 3
CAREER: Final = 4  # of the last step
START: Final = 5
SPENT: Final = 6


class SpendPoints(Step[Signorie]):
    """Steps on the tracks the source of the points allows; at least one (SI-8.9, RU-17, RU-25)."""

    def candidates(self, s: Signorie, f: list[int], seat: int) -> list[int]:
        found = []
        for career in range(f[CAREER], CAREERS):
            if f[TRACKS] >> career & 1:
                for start in range(s.c.top):
                    found.append(STEP + career * FROMS + start)
        if f[TRACKS] >> INITIATIVE & 1:
            for n in range(min(f[POINTS], s.c.initiative_top)):
                found.append(RISE + n)
        found.append(DONE)
        return found

    def check(self, s: Signorie, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == STEP:
            return self.step_reason(s, f, (move - STEP) // FROMS, (move - STEP) % FROMS)
        if verb == RISE:
            return self.rise_reason(s, f, move - RISE + 1)
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
            return 0 if s.pool[f[1] * 2 + MAN] else why.NO_MAN_IN_POOL
        return 0 if s.careers[man_at(f[1], career, start)] else why.NO_MAN_THERE

    def rise_reason(self, s: Signorie, f: list[int], n: int) -> int:
        """0, or why the disc cannot go up so far (SI-8.7)."""
        if not f[TRACKS] >> INITIATIVE & 1:
            return why.OTHER_TRACK
        if n > f[POINTS]:
            return why.TOO_MANY_POINTS
        return why.DISC_ON_TOP if s.disc[f[1]] + n > s.c.initiative_top else 0

    def play(self, s: Signorie, f: list[int], seat: int, move: int) -> None:
        if VERB[move] != STEP:
            s.pop()
            if move != DONE:
                raise_disc(s, seat, move - RISE + 1)
            return
        f[CAREER] = (move - STEP) // FROMS
        f[START] = (move - STEP) % FROMS
        f[POINTS] -= 1
        f[SPENT] += 1
        if f[POINTS] == 0:
            s.pop()
        raise_man(s, seat, f[CAREER], f[START])

    def asks(self, s: Signorie, f: list[int]) -> dict[str, Any]:
        tracks = [*s.c.careers, "initiative"]
        return {"n": f[POINTS], "tracks": [tracks[i] for i in range(len(tracks)) if f[TRACKS] >> i & 1]}


STEPS: Final[list[tuple[int, Step[Signorie]]]] = [(SPEND_POINTS, SpendPoints("spend-points", "SI-8.9"))]
