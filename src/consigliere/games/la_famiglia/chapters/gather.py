"""LF-4.30, LF-7.1: gathering and rallying Soldati and cars from adjacent areas."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.picks import is_above, is_picked, may_pick
from consigliere.games.la_famiglia.chapters.pieces import check_loss
from consigliere.games.la_famiglia.components import AREAS
from consigliere.games.la_famiglia.frames import (
    FETCH_AREA,
    FETCH_ORDER,
    FETCH_PIECES,
    FETCHED,
    GATHER_WHERE,
    fetch_pieces,
    note_effect,
)
from consigliere.games.la_famiglia.state import LaFamigliaState


def gather_check(s: LaFamigliaState, seat: int, area: int) -> int:
    """LF-4.30: an own area with own pieces in a land-adjacent one."""
    if s.side[area] != seat:
        return refusals.FETCH_AREA_NOT_YOURS
    return 0 if any(s.side[other] == seat for other in s.c.near[area]) else refusals.GATHER_NOT_ADJACENT


class GatherWhere(Step[LaFamigliaState]):
    """LF-4.30: the area with own Soldati where Soldati and cars gather."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if any(gather_check(s, f[SEAT], area) == 0 for area in range(AREAS)):
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.EVERY_AT

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        return gather_check(s, seat, notation.area_of(move)) if notation.VERB[move] == notation.AT else NOT_AN_ANSWER

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.swap(fetch_pieces(seat, notation.area_of(move)))


def place_of(s: LaFamigliaState, f: list[int], move: int) -> int:
    """The canonical order: origins come in map order, from each the Soldati and then the cars."""
    near = s.c.near[f[FETCH_AREA]]
    if notation.VERB[move] == notation.FETCH:
        return near.index(notation.fetch_of(move)[0]) * 2
    return near.index(notation.pieces_of(move)[0]) * 2 + 1


class FetchPieces(Step[LaFamigliaState]):
    """LF-4.30, LF-7.1: own Soldati and cars from land-adjacent areas, in any order."""

    def rule_of(self, f: list[int]) -> str:
        return "LF-4.30" if f[FETCH_ORDER] < 0 else self.rule

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if may_pick(self, s, f, f[SEAT], self.candidates(s, f, f[SEAT])[:-1]):
            return True
        self.finish(s, f)
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        moves = []
        for origin in s.c.near[f[FETCH_AREA]]:
            if s.side[origin] == seat:
                moves.extend([notation.fetch(origin, n) for n in range(1, s.soldati[origin] + 1)])
                moves.extend(notation.pieces_up_to(notation.FETCH_CARS, origin, s.cars[origin]))
        moves.append(notation.DONE)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            return 0 if f[FETCHED] else refusals.FETCH_FIRST
        if verb == notation.FETCH:
            origin, n = notation.fetch_of(move)
        elif verb == notation.FETCH_CARS:
            origin, n = notation.pieces_of(move)
        else:
            return NOT_AN_ANSWER
        if origin not in s.c.near[f[FETCH_AREA]]:
            return refusals.FETCH_NOT_ADJACENT
        if s.side[origin] != seat:
            return refusals.FETCH_AREA_NOT_YOURS
        if is_picked(f[FETCHED], place_of(s, f, move)):
            return refusals.FETCH_NAMED
        if verb == notation.FETCH:
            return 0 if n <= s.soldati[origin] else refusals.TOO_FEW_SOLDATI
        return 0 if n <= s.cars[origin] else refusals.TOO_FEW_CARS

    def canonical(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> bool:
        return move == notation.DONE or is_above(f[FETCHED], place_of(s, f, move))

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            self.finish(s, f)
            return
        note_effect(s)
        f[FETCHED] |= 1 << place_of(s, f, move)
        if verb == notation.FETCH:
            origin, n = notation.fetch_of(move)
            s.soldati[origin] -= n
            s.soldati[f[FETCH_AREA]] += n
            s.emit(events.FETCHED, [seat, origin, f[FETCH_AREA], n])
        else:
            origin, n = notation.pieces_of(move)
            s.cars[origin] -= n
            s.cars[f[FETCH_AREA]] += n
            s.emit(events.CARS_FETCHED, [seat, origin, f[FETCH_AREA], n])

    def finish(self, s: LaFamigliaState, f: list[int]) -> None:
        """LF-1.12: areas left without own Soldati are lost now, when the last piece has been fetched (Q-81)."""
        s.pop()
        for origin in s.c.near[f[FETCH_AREA]]:
            if s.side[origin] == f[SEAT]:
                check_loss(s, origin, f[FETCH_ORDER])

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[FETCH_AREA]]}


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (GATHER_WHERE, GatherWhere("gather-where", "LF-4.30")),
    (FETCH_PIECES, FetchPieces("fetch", "LF-7.1")),
]
