"""LF-8.1 to LF-8.6: Strike, car bomb, Pentito."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.picks import may_pick
from consigliere.games.la_famiglia.chapters.pieces import check_loss, compensate, defence, remove_soldati
from consigliere.games.la_famiglia.components import AREAS, T_DETONATOR
from consigliere.games.la_famiglia.frames import (
    AREA,
    BOMBS,
    ORDER,
    PENTITO_AREA,
    PENTITO_MOVES,
    PENTITO_ORDER,
    PENTITO_REMOVES,
    SECOND_STRIKE,
    order_frame,
    pentito_removes,
    second_strike,
)
from consigliere.games.la_famiglia.state import NEUTRAL, LaFamigliaState, allied, car_strike, hue, owns_tile


def has_enemies(s: LaFamigliaState, seat: int, area: int) -> bool:
    """Q-39: whether neutral Soldati or those of the other team are there."""
    return s.soldati[area] > 0 and not allied(seat, s.side[area])


def strike_check(s: LaFamigliaState, seat: int, start: int, target: int, bomb: bool) -> int:
    """LF-8.1, LF-8.2: a land-adjacent area with enemy or neutral Soldati; with Delay Detonator one further."""
    if not has_enemies(s, seat, target):
        return refusals.STRIKE_NO_ENEMY
    if bomb and (not s.cars[start] or s.side[start] != seat):
        return refusals.NO_CAR_FOR_BOMB
    reach = s.c.detonator_range if bomb and owns_tile(s, seat, T_DETONATOR) else 1  # LF-10.10
    if 1 <= s.c.distance[start][target] <= reach:
        return 0
    return refusals.STRIKE_FAR if reach == 1 else refusals.BOMB_FAR


def strike(s: LaFamigliaState, seat: int, order: int, start: int, target: int, bomb: bool) -> None:
    """LF-8.3: skull (+ car bomb) against labs and vests; the area is never taken."""
    attack = s.c.skull[order]
    if bomb:
        attack += car_strike(s, seat)
        s.emit(events.CAR_BOMB, [seat, start])
    shield = defence(s, target)
    s.emit(events.STRIKE, [seat, target, attack, shield])
    remove_enemies(s, seat, target, min(attack - shield, s.soldati[target]))
    check_loss(s, target)
    if bomb:  # LF-8.2: the car goes, whatever the result
        s.cars[start] -= 1
        s.car_supply[seat] += 1
    if order_frame(s)[BOMBS] < s.c.bombs[order]:
        s.push(second_strike(seat))


def remove_enemies(s: LaFamigliaState, seat: int, area: int, n: int) -> None:
    """Soldati removed by a Strike or Pentito, with compensation for neutral ones (LF-1.13)."""
    if n <= 0:
        return
    neutral = s.side[area] == NEUTRAL
    s.emit(events.REMOVED, [hue(s, s.side[area]), area, n])
    remove_soldati(s, area, n)
    if neutral:
        compensate(s, seat, n)


def within_bomb_range(s: LaFamigliaState, start: int) -> list[int]:
    """The areas a car bomb could reach with Delay Detonator."""
    reach = s.c.distance[start]
    return [area for area in range(AREAS) if reach[area] <= s.c.detonator_range]


class SecondStrike(Step[LaFamigliaState]):
    """LF-8.4: with two bombs a second Strike at once, same or other target."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if any(self.check(s, f, f[SEAT], move) == 0 for move in self.candidates(s, f, f[SEAT])[:-1]):
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        areas = within_bomb_range(s, order_frame(s)[AREA])
        return [*[notation.strike(area) for area in areas], *[notation.bomb(area) for area in areas], notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            return 0
        if verb != notation.STRIKE and verb != notation.BOMB:
            return NOT_AN_ANSWER
        reason = strike_check(s, seat, order_frame(s)[AREA], notation.area_of(move), verb == notation.BOMB)
        return refusals.SECOND_BOMB if reason == refusals.NO_CAR_FOR_BOMB else reason

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == notation.DONE:
            return
        order = order_frame(s)
        order[BOMBS] += 1
        bomb = notation.VERB[move] == notation.BOMB
        strike(s, seat, order[ORDER], order[AREA], notation.area_of(move), bomb)


def begin_pentito(s: LaFamigliaState, seat: int, order: int, area: int) -> None:
    """LF-8.6: one own Soldato of the area goes; then enemies in adjacent areas."""
    s.emit(events.PENTITO, [seat, area])
    remove_soldati(s, area, 1)
    check_loss(s, area, order)
    s.push(pentito_removes(seat, order, area))


def finish_near(s: LaFamigliaState, area: int) -> None:
    """Pentito or White B is complete: adjacent areas left without Soldati are lost now (LF-1.12, Q-34)."""
    s.pop()
    for other in s.c.near[area]:
        check_loss(s, other)


def removed_numbers(f: list[int]) -> list[int]:
    """How many were removed, area by area."""
    return [notation.pieces_of(move)[1] for move in f[PENTITO_MOVES:]]


def removed_from(f: list[int], area: int) -> bool:
    """Whether Soldati of an area were removed."""
    for move in f[PENTITO_MOVES:]:
        if notation.pieces_of(move)[0] == area:
            return True
    return False


class PentitoRemoves(Step[LaFamigliaState]):
    """LF-8.6: each number of the pattern for another adjacent area, areas in any order."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if may_pick(self, s, f, f[SEAT], [notation.remove(area, 1) for area in s.c.near[f[PENTITO_AREA]]]):
            return True
        finish_near(s, f[PENTITO_AREA])
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        moves: list[int] = []
        for area in s.c.near[f[PENTITO_AREA]]:
            moves.extend(notation.pieces_up_to(notation.REMOVE, area, s.c.pentito[f[PENTITO_ORDER]][0]))
        moves.append(notation.DONE)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        if notation.VERB[move] != notation.REMOVE:
            return NOT_AN_ANSWER
        area, n = notation.pieces_of(move)
        if area not in s.c.near[f[PENTITO_AREA]]:
            return refusals.PENTITO_FAR
        if not has_enemies(s, seat, area):
            return refusals.PENTITO_NO_ENEMY
        if removed_from(f, area):
            return refusals.AREA_NAMED
        if n > s.soldati[area]:
            return refusals.TOO_FEW_SOLDATI
        numbers = sorted([*removed_numbers(f), n], reverse=True)
        pattern = s.c.pentito[f[PENTITO_ORDER]]
        if len(numbers) > len(pattern):
            return refusals.PENTITO_PATTERN
        for i in range(len(numbers)):
            if numbers[i] > pattern[i]:
                return refusals.PENTITO_PATTERN
        return 0

    def canonical(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> bool:
        if move == notation.DONE:
            return True
        area = notation.pieces_of(move)[0]
        return all(area > notation.pieces_of(other)[0] for other in f[PENTITO_MOVES:])

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            finish_near(s, f[PENTITO_AREA])
            return
        area, n = notation.pieces_of(move)
        remove_enemies(s, seat, area, n)
        f.append(move)
        f[PENTITO_MOVES:] = sorted(f[PENTITO_MOVES:])

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {
            "area": s.c.areas[f[PENTITO_AREA]],
            "pattern": s.c.pentito[f[PENTITO_ORDER]][:],
            "removed": removed_numbers(f),
        }


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (SECOND_STRIKE, SecondStrike("second-strike", "LF-8.4")),
    (PENTITO_REMOVES, PentitoRemoves("pentito", "LF-8.6")),
]
