"""LF-8.8 to LF-8.11: agitated neutral Soldati, the last part of an order."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.codes import AGITATE_SEND, AGITATE_TARGET, BEFORE_ATTACK
from consigliere.games.la_famiglia.components import COLOURS
from consigliere.games.la_famiglia.movement import LAND_ROUTE
from consigliere.games.la_famiglia.notation import LAND, SEND, VERB
from consigliere.games.la_famiglia.pieces import check_loss, conquer
from consigliere.games.la_famiglia.state import EMPTY, NEUTRAL, Famiglia, allied


class AgitateTarget(Step[Famiglia]):
    """LF-8.9: an area adjacent to the neutrals that the agitator's team does not control. Frame: seat, source."""

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [LAND + area for area in s.c.near[f[2]]]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != LAND:
            return NOT_AN_ANSWER
        if move - LAND not in s.c.near[f[2]]:
            return why.NOT_NEXT_DOOR
        return why.AGITATE_OWN_TEAM if allied(seat, s.side[move - LAND]) else 0

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.swap([AGITATE_SEND, seat, f[2], move - LAND])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]]}


class AgitateSend(Step[Famiglia]):
    """LF-8.9: any number, at least one, of the neutral Soldati. Frame: seat, source, target."""

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return list(range(SEND, SEND + s.soldati[f[2]]))

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != SEND:
            return NOT_AN_ANSWER
        return 0 if move - SEND + 1 <= s.soldati[f[2]] else why.TOO_FEW_SOLDATI

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        source, target, n = f[2], f[3], move - SEND + 1
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
            s.marching_side = NEUTRAL
            s.marching = n
            s.marching_car = 0
            s.push([BEFORE_ATTACK, seat, target, -1, LAND_ROUTE, 0, -1, 0, 0, 0])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]], "target": s.c.areas[f[3]], "most": s.soldati[f[2]]}


STEPS = [
    (AGITATE_TARGET, AgitateTarget("agitate-target", "LF-8.9")),
    (AGITATE_SEND, AgitateSend("agitate-send", "LF-8.9")),
]
