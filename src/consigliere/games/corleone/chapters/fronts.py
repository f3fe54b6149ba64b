"""CE-13.17, CE-13.18: fronts and backs used by a card, without placing a figure."""

from typing import Any, Final

from consigliere.core.step import NO_SEAT, Step
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import notation, refusals
from consigliere.games.corleone.chapters.abilities import use_backs, use_front
from consigliere.games.corleone.chapters.board import controller
from consigliere.games.corleone.chapters.picking import PickOrDone
from consigliere.games.corleone.components import PARK
from consigliere.games.corleone.frames import ANY_AREA, BACKS_SPACE, FRONTS_WHERE, LEFT, USE_BACKS, USE_FRONTS, USED
from consigliere.games.corleone.state import NEUTRAL, CorleoneState


class UseFronts(PickOrDone):
    """CE-13.17: up to so many different fronts, occupied or not."""

    def verb(self, f: list[int]) -> int:
        return notation.FRONT

    def more(self, s: CorleoneState, f: list[int]) -> bool:
        return f[LEFT] > 0

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, business: int) -> int:
        if business == PARK:
            return refusals.PARK_NO_FRONT
        if s.spot[business] < 0:
            return refusals.FRONT_CLOSED
        if f[USED] >> business & 1:
            return refusals.FRONT_TWICE
        if f[FRONTS_WHERE] == op.CONTROLLED and controller(s, s.spot[business]) != seat:
            return refusals.FRONT_NOT_CONTROLLED
        if f[FRONTS_WHERE] == op.OPPONENT_THUG and s.thug_at[business] in (NO_SEAT, NEUTRAL, seat):
            return refusals.FRONT_NO_THUG
        return 0

    def pick(self, s: CorleoneState, f: list[int], seat: int, business: int) -> None:
        f[LEFT] -= 1
        f[USED] |= 1 << business
        use_front(s, seat, business)

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"left": f[LEFT], "where": op.FRONT_WHERE[f[FRONTS_WHERE]]}


class UseBacks(PickOrDone):
    """CE-13.18, CE-13.11: the backs of an area, Central Park allowed."""

    def verb(self, f: list[int]) -> int:
        return notation.AREA

    def more(self, s: CorleoneState, f: list[int]) -> bool:
        return f[LEFT] > 0

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, area: int) -> int:
        if f[BACKS_SPACE] != ANY_AREA and not s.c.touches_area[f[BACKS_SPACE]][area]:
            return refusals.AREA_NOT_TOUCHED
        return refusals.BACKS_TWICE if f[USED] >> area & 1 else 0

    def pick(self, s: CorleoneState, f: list[int], seat: int, area: int) -> None:
        f[LEFT] -= 1
        f[USED] |= 1 << area
        use_backs(s, seat, [area])

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"left": f[LEFT], "space": "" if f[BACKS_SPACE] == ANY_AREA else s.c.space_names[f[BACKS_SPACE]]}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (USE_FRONTS, UseFronts("use-fronts", "CE-13.17")),
    (USE_BACKS, UseBacks("use-backs", "CE-13.18")),
]
