"""LF-4.30, LF-7.1: gathering and rallying Soldati and cars from adjacent areas."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, why
from consigliere.games.la_famiglia.codes import FETCH_PIECES, GATHER_WHERE
from consigliere.games.la_famiglia.components import AREAS
from consigliere.games.la_famiglia.pieces import check_loss
from consigliere.games.la_famiglia.state import Famiglia


def gather_check(s: Famiglia, seat: int, area: int) -> int:
    """LF-4.30: an own area with own pieces in a land-adjacent one."""
    if s.side[area] != seat:
        return why.GATHER_AREA_NOT_YOURS
    return 0 if any(s.side[other] == seat for other in s.c.near[area]) else why.GATHER_NOT_ADJACENT


def gather_where(seat: int) -> list[int]:
    """The frame of the choice where to gather."""
    return [GATHER_WHERE, seat]


class GatherWhere(Step[Famiglia]):
    """LF-4.30: the area with own Soldati where Soldati and cars gather."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if any(gather_check(s, f[SEAT], area) == 0 for area in range(AREAS)):
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return notation.EVERY_AT

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        return gather_check(s, seat, notation.area_of(move)) if notation.VERB[move] == notation.AT else NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.swap(fetch_pieces(seat, notation.area_of(move)))


AREA: Final = 2
LAST: Final = 3  # how far fetching has come: `soldati_turn` or `cars_turn` of the last origin, -1 before the first
FETCHED: Final = 4  # how often something has been fetched
EXECUTING: Final = 5  # the order being executed, or -1


def fetch_pieces(seat: int, area: int, executing: int = -1) -> list[int]:
    """The frame of fetching pieces into an area; `executing` is the order that rallies them."""
    return [FETCH_PIECES, seat, area, -1, 0, executing]


def soldati_turn(origin: int) -> int:
    """Origins come in map order, from each the Soldati and then the cars."""
    return origin * 2


def cars_turn(origin: int) -> int:
    """Right after the Soldati of the same origin."""
    return origin * 2 + 1


class FetchPieces(Step[Famiglia]):
    """LF-4.30, LF-7.1: own Soldati and cars from land-adjacent areas, origin by origin."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if any(self.check(s, f, f[SEAT], move) == 0 for move in self.candidates(s, f, f[SEAT])[:-1]):
            return True
        self.finish(s, f)
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        found = []
        for origin in s.c.near[f[AREA]]:
            if s.side[origin] == seat:
                found.extend([notation.fetch(origin, n) for n in range(1, s.soldati[origin] + 1)])
                found.extend(notation.pieces_up_to(notation.FETCH_CARS, origin, s.cars[origin]))
        found.append(notation.DONE)
        return found

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        gathers = f[EXECUTING] < 0  # in the planning phase (LF-4.30), not by an order (LF-7.1)
        if verb == notation.DONE:
            if f[FETCHED]:
                return 0
            return why.GATHER_FIRST if gathers else why.FETCH_FIRST
        if verb == notation.FETCH:
            origin, n = notation.fetch_of(move)
            turn = soldati_turn(origin)
        elif verb == notation.FETCH_CARS:
            origin, n = notation.pieces_of(move)
            turn = cars_turn(origin)
        else:
            return NOT_AN_ANSWER
        if origin not in s.c.near[f[AREA]]:
            return why.GATHER_NOT_ADJACENT if gathers else why.FETCH_NOT_ADJACENT
        if s.side[origin] != seat:
            return why.GATHER_AREA_NOT_YOURS if gathers else why.FETCH_AREA_NOT_YOURS
        if turn <= f[LAST]:
            return why.FETCH_ORDER
        if verb == notation.FETCH:
            if n <= s.soldati[origin]:
                return 0
            return why.GATHER_TOO_FEW if gathers else why.FETCH_TOO_FEW
        if n <= s.cars[origin]:
            return 0
        return why.GATHER_TOO_FEW_CARS if gathers else why.TOO_FEW_CARS

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            self.finish(s, f)
            return
        s.effect = 1
        f[FETCHED] += 1
        if verb == notation.FETCH:
            origin, n = notation.fetch_of(move)
            s.soldati[origin] -= n
            s.soldati[f[AREA]] += n
            f[LAST] = soldati_turn(origin)
            s.emit(events.FETCHED, [seat, origin, f[AREA], n])
        else:
            origin, n = notation.pieces_of(move)
            s.cars[origin] -= n
            s.cars[f[AREA]] += n
            f[LAST] = cars_turn(origin)
            s.emit(events.CARS_FETCHED, [seat, origin, f[AREA], n])

    def finish(self, s: Famiglia, f: list[int]) -> None:
        """LF-1.12: areas left without own Soldati are lost now, when the last piece has been fetched (Q-81)."""
        s.pop()
        for origin in s.c.near[f[AREA]]:
            if s.side[origin] == f[SEAT]:
                check_loss(s, origin, f[EXECUTING])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[AREA]]}


STEPS = [
    (GATHER_WHERE, GatherWhere("gather-where", "LF-4.30")),
    (FETCH_PIECES, FetchPieces("fetch", "LF-7.1")),
]
