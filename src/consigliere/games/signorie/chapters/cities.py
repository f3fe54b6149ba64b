"""Chapters SI-7 and SI-9: missions and marriages to the cities, alliance tiles and their rows, pawns taken."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.signorie import events, frames, notation, refusals
from consigliere.games.signorie.chapters.pieces import draw_face_down, fetch, fits, pay, score, take_city_tile
from consigliere.games.signorie.components import (
    CAREERS,
    CITIES,
    CITY_SPACES,
    MAN,
    MARRIAGE_PLACE,
    MARRIAGE_ROW,
    MISSION_PLACE,
    PLACES,
    WOMAN,
)
from consigliere.games.signorie.events import FROM_MARRIAGE, FROM_MISSION
from consigliere.games.signorie.frames import (
    CITY_TILE,
    FACE_DOWN,
    MARRY_OFF,
    PAWNS_TO_TAKE,
    PLAN_ROW,
    SEND_MAN,
    TAKE_PAWNS,
    TILE_CITY,
    TILE_PLACE,
    TILE_ROW,
    TILES_TO_LAY,
)
from consigliere.games.signorie.notation import DONE, TILE, VERB
from consigliere.games.signorie.state import O_OPTIONAL_TILE, SignorieState, lowest_value, man_at


def city_reason(s: SignorieState, city: int) -> int:
    """0, or why nobody can go to a city (SI-2.8, SI-7.9)."""
    if s.closed[city]:
        return refusals.CITY_CLOSED
    return 0 if s.filled[city] < CITY_SPACES else refusals.CITY_FULL


def enter_city(s: SignorieState, seat: int, gender: int, city: int) -> None:
    """A pawn takes the lowest empty space, for good (SI-7.9, RU-12, RU-13, RU-77)."""
    s.city_pawns[city * CITY_SPACES + s.filled[city]] = seat * 2 + gender
    s.filled[city] += 1


def ally(s: SignorieState, seat: int, row: int, city: int, place: int, face_down: int) -> None:
    """The city's tile if it fits the row; a helper's mission or marriage draws a face-down tile instead."""
    if face_down:
        draw_face_down(s, seat, row)  # SI-10.4, SI-15.1
        return
    tile = s.city_tile[city * 2 + place]
    if tile < 0 or not fits(s, seat, row, tile):
        return  # it stays (SI-7.5, SI-7.8, RU-15)
    if s.options[O_OPTIONAL_TILE]:
        s.push(frames.city_tile(seat, row, city, place))  # RU-14
    else:
        take_city_tile(s, seat, row, city, place)


class SendMan(Step[SignorieState]):
    """A diplomatic mission: a man of enough rank goes to a city (SI-7.4, SI-7.5, RU-50, RU-52)."""

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        moves = []
        for career in range(CAREERS):
            for space in range(1, s.c.top + 1):
                if s.careers[man_at(seat, career, space)]:
                    for city in range(CITIES):
                        moves.append(notation.mission(career, space, city))
        return moves

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != notation.MISSION:
            return NOT_AN_ANSWER
        career, space, city = notation.mission_of(move)
        if not s.careers[man_at(seat, career, space)]:
            return refusals.NO_SUCH_MAN
        reason = city_reason(s, city)
        if reason:
            return reason
        return refusals.RANK_TOO_LOW if s.c.rank[space] < lowest_value(s, city) else 0

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        career, space, city = notation.mission_of(move)
        s.careers[man_at(seat, career, space)] -= 1
        s.emit(events.SENT, [seat, career, space, city, lowest_value(s, city)])
        enter_city(s, seat, MAN, city)
        score(s, seat, s.c.career_vp[space], FROM_MISSION)
        ally(s, seat, career, city, MISSION_PLACE, f[FACE_DOWN])

    def question_args(self, s: SignorieState, f: list[int]) -> dict[str, Any]:
        return {"face_down": bool(f[FACE_DOWN])}


class MarryOff(Step[SignorieState]):
    """A marriage: a woman of the pool goes to a city with a dowry (SI-7.7, SI-7.8, RU-16)."""

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        moves = []
        for city in range(CITIES):
            for dowry in range(1, s.c.dowry_max + 1):
                moves.append(notation.marriage(city, dowry))
        return moves

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != notation.MARRIAGE:
            return NOT_AN_ANSWER
        city, dowry = notation.marriage_of(move)
        reason = city_reason(s, city)
        if reason:
            return reason
        if dowry < lowest_value(s, city):
            return refusals.DOWRY_TOO_LOW
        if dowry > s.c.dowry_max:
            return refusals.DOWRY_TOO_HIGH
        return refusals.DOWRY_TOO_DEAR if dowry > s.florins[seat] else 0

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        city, dowry = notation.marriage_of(move)
        s.pool[seat * 2 + WOMAN] -= 1
        s.emit(events.MARRIED, [seat, city, lowest_value(s, city), dowry])
        enter_city(s, seat, WOMAN, city)
        pay(s, seat, dowry)
        score(s, seat, s.c.dowry_vp * dowry, FROM_MARRIAGE)
        ally(s, seat, MARRIAGE_ROW, city, MARRIAGE_PLACE, f[FACE_DOWN])

    def question_args(self, s: SignorieState, f: list[int]) -> dict[str, Any]:
        return {"face_down": bool(f[FACE_DOWN])}


def offered_tile(s: SignorieState, f: list[int]) -> int:
    """The tile of a city that may be taken or left."""
    return s.city_tile[f[TILE_CITY] * 2 + f[TILE_PLACE]]


class CityTile(Step[SignorieState]):
    """Only with the option: a city tile that fits is taken or left (RU-14)."""

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        return [TILE, DONE]

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        return 0 if move == TILE or move == DONE else NOT_AN_ANSWER

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == TILE:
            take_city_tile(s, seat, f[TILE_ROW], f[TILE_CITY], f[TILE_PLACE])

    def question_args(self, s: SignorieState, f: list[int]) -> dict[str, Any]:
        return {
            "tile": s.c.tiles[offered_tile(s, f)],
            "city": s.c.cities[f[TILE_CITY]],
            "row": s.c.rows[f[TILE_ROW]],
            "space": PLACES[f[TILE_PLACE]],
        }


class PlanRow(Step[SignorieState]):
    """The row of a face-down tile is chosen before the draw, which shows nothing (SI-6.7, SI-9.4, SI-11.11)."""

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        return notation.ROWS

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        return 0 if VERB[move] == notation.ROW else NOT_AN_ANSWER

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        f[TILES_TO_LAY] -= 1
        if f[TILES_TO_LAY] == 0 or s.pile <= 1:
            s.pop()
        draw_face_down(s, seat, notation.row_of(move))


class TakePawns(Step[SignorieState]):
    """Pawns of either gender from the reserve (SI-6.12, RU-24)."""

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        n = f[PAWNS_TO_TAKE]
        return [notation.take(men, n - men) for men in range(n + 1)]

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != notation.TAKE:
            return NOT_AN_ANSWER
        men, women = notation.take_of(move)
        if men + women != f[PAWNS_TO_TAKE]:
            return refusals.TAKE_NUMBER
        if men > s.reserve[seat * 2 + MAN] or women > s.reserve[seat * 2 + WOMAN]:
            return refusals.RESERVE_SHORT
        return 0

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        men, women = notation.take_of(move)
        fetch(s, seat, men, women)

    def question_args(self, s: SignorieState, f: list[int]) -> dict[str, Any]:
        return {"n": f[PAWNS_TO_TAKE]}


STEPS: Final[list[tuple[int, Step[SignorieState]]]] = [
    (SEND_MAN, SendMan("mission", "SI-7.4")),
    (MARRY_OFF, MarryOff("marriage", "SI-7.7")),
    (CITY_TILE, CityTile("city-tile", "RU-14")),
    (PLAN_ROW, PlanRow("plan-row", "SI-6.7")),
    (TAKE_PAWNS, TakePawns("take-pawns", "SI-6.12")),
]
