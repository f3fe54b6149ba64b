"""LF-4.30, LF-7.1: gathering and rallying Soldati and cars from adjacent areas."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.codes import FETCH_PIECES, GATHER_WHERE
from consigliere.games.la_famiglia.components import AREAS
from consigliere.games.la_famiglia.notation import AT, DONE, FETCH, FETCH_CARS, FEW, MANY, VERB
from consigliere.games.la_famiglia.pieces import check_loss
from consigliere.games.la_famiglia.state import Famiglia


def gather_check(s: Famiglia, seat: int, area: int) -> int:
    """LF-4.30: an own area with own pieces in a land-adjacent one."""
    if s.side[area] != seat:
        return why.PIECE_AREA_NOT_YOURS
    return 0 if any(s.side[other] == seat for other in s.c.near[area]) else why.GATHER_NOT_ADJACENT


class GatherWhere(Step[Famiglia]):
    """LF-4.30: the own area where Soldati and cars gather."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if any(gather_check(s, f[1], area) == 0 for area in range(AREAS)):
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return list(range(AT, AT + AREAS))

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        return gather_check(s, seat, move - AT) if VERB[move] == AT else NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.swap([FETCH_PIECES, seat, move - AT, -1, 0, -1])


class FetchPieces(Step[Famiglia]):
    """LF-4.30, LF-7.1: own Soldati and cars from land-adjacent areas, origin by origin.

    Frame: seat, area, last origin * 2 + (1 after its cars), pieces moved, order being executed or -1.
    """

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if any(self.check(s, f, f[1], move) == 0 for move in self.candidates(s, f, f[1])[:-1]):
            return True
        self.finish(s, f)
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        found = []
        for origin in s.c.near[f[2]]:
            if s.side[origin] == seat:
                for n in range(s.soldati[origin]):
                    found.append(FETCH + origin * MANY + n)
                for n in range(s.cars[origin]):
                    found.append(FETCH_CARS + origin * FEW + n)
        found.append(DONE)
        return found

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == DONE:
            return 0 if f[4] else why.FETCH_FIRST
        if verb == FETCH:
            origin, n, step = (move - FETCH) // MANY, (move - FETCH) % MANY + 1, 0
        elif verb == FETCH_CARS:
            origin, n, step = (move - FETCH_CARS) // FEW, (move - FETCH_CARS) % FEW + 1, 1
        else:
            return NOT_AN_ANSWER
        if origin not in s.c.near[f[2]]:
            return why.GATHER_NOT_ADJACENT if f[5] < 0 else why.FETCH_NOT_ADJACENT
        if s.side[origin] != seat:
            return why.PIECE_AREA_NOT_YOURS
        if origin * 2 + step <= f[3]:
            return why.FETCH_ORDER
        if verb == FETCH:
            return 0 if n <= s.soldati[origin] else why.TOO_FEW_SOLDATI
        return 0 if n <= s.cars[origin] else why.TOO_FEW_CARS

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        verb = VERB[move]
        if verb == DONE:
            self.finish(s, f)
            return
        s.effect = 1
        f[4] += 1
        if verb == FETCH:
            origin, n = (move - FETCH) // MANY, (move - FETCH) % MANY + 1
            s.soldati[origin] -= n
            s.soldati[f[2]] += n
            f[3] = origin * 2
            s.emit(events.FETCHED, [seat, origin, f[2], n])
        else:
            origin, n = (move - FETCH_CARS) // FEW, (move - FETCH_CARS) % FEW + 1
            s.cars[origin] -= n
            s.cars[f[2]] += n
            f[3] = origin * 2 + 1
            s.emit(events.CARS_FETCHED, [seat, origin, f[2], n])

    def finish(self, s: Famiglia, f: list[int]) -> None:
        """LF-1.12: areas left without own Soldati are lost now, when the last piece has been fetched (Q-81)."""
        s.pop()
        for origin in s.c.near[f[2]]:
            if s.side[origin] == f[1]:
                check_loss(s, origin, f[5])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]]}


STEPS = [
    (GATHER_WHERE, GatherWhere("gather-where", "LF-4.30")),
    (FETCH_PIECES, FetchPieces("fetch", "LF-7.1")),
]
