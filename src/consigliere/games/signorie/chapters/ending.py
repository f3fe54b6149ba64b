"""Chapter SI-12: end scoring and who has won."""

from typing import Final

from consigliere.core.result import Result
from consigliere.core.step import Step
from consigliere.games.signorie import events
from consigliere.games.signorie.chapters.pieces import score
from consigliere.games.signorie.components import CAREERS, PLAN_ROWS, TILES
from consigliere.games.signorie.events import FROM_CAREERS, FROM_ROWS
from consigliere.games.signorie.frames import END_SCORING
from consigliere.games.signorie.state import SignorieState, man_at

MOST_POINTS: Final = 0
EARLIER_IN_ORDER: Final = 1
ENDINGS: Final = ["ending-most-points", "ending-earlier-in-order"]


def career_points(s: SignorieState, seat: int) -> int:
    """Half the points of each man's space, rounded down man by man (SI-12.1, RU-58)."""
    points = 0
    for career in range(CAREERS):
        for space in range(1, s.c.top + 1):
            points += s.careers[man_at(seat, career, space)] * s.c.career_end_vp[space]
    return points


def row_points(s: SignorieState, seat: int, row: int) -> int:
    """The tiles of a row with at least three: their value face up, 1 face down (SI-9.1, SI-12.2)."""
    at = seat * PLAN_ROWS + row
    tiles = s.face_down[at]
    points = tiles * s.c.face_down_vp
    for tile in range(TILES):
        if s.where[tile] == at:
            tiles += 1
            points += s.c.tile_vp[tile]
    return points if tiles >= s.c.row_minimum else 0


class EndScoring(Step[SignorieState]):
    """After round 7 (SI-1.1, SI-12.3, RU-59)."""

    def advance(self, s: SignorieState, f: list[int]) -> bool:
        for seat in s.order:
            score(s, seat, career_points(s, seat), FROM_CAREERS)
            rows = 0
            for row in range(PLAN_ROWS):
                points = row_points(s, seat, row)
                if points:
                    s.emit(events.ROW_SCORED, [seat, row, points])
                rows += points
            score(s, seat, rows, FROM_ROWS)
        best = max(s.vp[: s.seats])
        s.ending = MOST_POINTS if s.vp[: s.seats].count(best) == 1 else EARLIER_IN_ORDER
        s.emit(events.GAME_OVER, [s.ending])
        s.over = True
        return False


def standing(s: SignorieState) -> list[int]:
    """The seats by points, then by the turn order set in round 7 (SI-12.4, RU-43, RU-76)."""
    return sorted(range(s.seats), key=lambda seat: (-s.vp[seat], s.order.index(seat)))


def outcome(s: SignorieState) -> Result:
    """The result of a game that is over; there is always one winner (SI-12.4)."""
    places = standing(s)
    ranks = [places.index(seat) + 1 for seat in range(s.seats)]
    return Result(s.vp[: s.seats], ranks, [places[0]], ENDINGS[s.ending])


STEPS: Final[list[tuple[int, Step[SignorieState]]]] = [(END_SCORING, EndScoring("end-scoring", "SI-12.1"))]
