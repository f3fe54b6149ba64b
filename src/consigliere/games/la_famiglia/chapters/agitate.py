"""LF-8.8 to LF-8.11: agitated neutral Soldati, the last part of an order."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.pieces import check_loss, conquer
from consigliere.games.la_famiglia.components import COLOURS
from consigliere.games.la_famiglia.frames import (
    AGITATE_SEND,
    AGITATE_TARGET,
    NEUTRALS_FROM,
    NEUTRALS_TO,
    agitate_send,
    before_attack,
)
from consigliere.games.la_famiglia.state import EMPTY, LAND_ROUTE, NEUTRAL, LaFamigliaState, allied


class AgitateTarget(Step[LaFamigliaState]):
    """LF-8.9: an area adjacent to the neutrals that the agitator's team does not control."""

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [notation.land(area) for area in s.c.near[f[NEUTRALS_FROM]]]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.LAND:
            return NOT_AN_ANSWER
        target = notation.area_of(move)
        if target not in s.c.near[f[NEUTRALS_FROM]]:
            return refusals.AGITATE_TOO_FAR
        return refusals.AGITATE_OWN_TEAM if allied(seat, s.side[target]) else 0

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.swap(agitate_send(seat, f[NEUTRALS_FROM], notation.area_of(move)))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[NEUTRALS_FROM]]}


class AgitateSend(Step[LaFamigliaState]):
    """LF-8.9: any number, at least one, of the neutral Soldati."""

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.up_to(notation.SEND, s.soldati[f[NEUTRALS_FROM]])

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.SEND:
            return NOT_AN_ANSWER
        return 0 if notation.number_of(move) <= s.soldati[f[NEUTRALS_FROM]] else refusals.TOO_FEW_SOLDATI

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        source, target, n = f[NEUTRALS_FROM], f[NEUTRALS_TO], notation.number_of(move)
        s.pop()
        s.emit(events.AGITATED, [seat, source])
        s.emit(events.MOVED, [COLOURS, source, target, n, 0, LAND_ROUTE])
        s.soldati[source] -= n
        check_loss(s, source)
        if s.side[target] == EMPTY:
            conquer(s, NEUTRAL, target, n, 0)
        elif s.side[target] == NEUTRAL:
            s.soldati[target] += n
            s.emit(events.JOINED, [COLOURS, target, n])
        else:
            s.push(before_attack(seat, target, -1, LAND_ROUTE, n, 0))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {
            "area": s.c.areas[f[NEUTRALS_FROM]],
            "target": s.c.areas[f[NEUTRALS_TO]],
            "most": s.soldati[f[NEUTRALS_FROM]],
        }


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (AGITATE_TARGET, AgitateTarget("agitate-target", "LF-8.9")),
    (AGITATE_SEND, AgitateSend("agitate-send", "LF-8.9")),
]
