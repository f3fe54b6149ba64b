"""CE-13.17, CE-13.18: fronts and backs used by a card, without placing a figure."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.corleone import components as op
from consigliere.games.corleone import why
from consigliere.games.corleone.abilities import use_backs, use_front
from consigliere.games.corleone.board import controller
from consigliere.games.corleone.codes import USE_BACKS, USE_FRONTS
from consigliere.games.corleone.components import AREAS, BUSINESSES, PARK
from consigliere.games.corleone.notation import AREA, DONE, FRONT, VERB
from consigliere.games.corleone.state import NEUTRAL, NOBODY, Corleone


class UseFronts(Step[Corleone]):
    """CE-13.17: up to so many different fronts, occupied or not. Frame: seat, where, left, fronts used (bits)."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if f[3] and any(self.check(s, f, f[1], FRONT + business) == 0 for business in range(BUSINESSES)):
            return True
        s.pop()
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*range(FRONT, FRONT + BUSINESSES), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != FRONT:
            return NOT_AN_ANSWER
        business = move - FRONT
        if business == PARK:
            return why.PARK_NO_FRONT
        if s.spot[business] < 0:
            return why.FRONT_CLOSED
        if f[4] >> business & 1:
            return why.FRONT_TWICE
        if f[2] == op.CONTROLLED and controller(s, s.spot[business]) != seat:
            return why.FRONT_NOT_CONTROLLED
        if f[2] == op.OPPONENT_THUG and s.thug_at[business] in (NOBODY, NEUTRAL, seat):
            return why.FRONT_NO_THUG
        return 0

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        f[3] -= 1
        f[4] |= 1 << (move - FRONT)
        use_front(s, seat, move - FRONT)

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"left": f[3], "where": op.FRONT_WHERE[f[2]]}


class UseBacks(Step[Corleone]):
    """CE-13.18, CE-13.11: the backs of an area, Central Park allowed. Frame: seat, space touched or -1, left, used."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if f[3]:
            return True
        s.pop()
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*range(AREA, AREA + AREAS), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != AREA:
            return NOT_AN_ANSWER
        area = move - AREA
        if f[2] >= 0 and not s.c.touches_area[f[2]][area]:
            return why.AREA_NOT_TOUCHED
        return NOT_AN_ANSWER if f[4] >> area & 1 else 0

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        f[3] -= 1
        f[4] |= 1 << (move - AREA)
        use_backs(s, seat, [move - AREA])

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"left": f[3], "space": s.c.space_names[f[2]] if f[2] >= 0 else ""}


STEPS = [
    (USE_FRONTS, UseFronts("use-fronts", "CE-13.17")),
    (USE_BACKS, UseBacks("use-backs", "CE-13.18")),
]
