"""LF-9.4 to LF-9.6: the special orders that have a step of their own."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.picks import is_above, is_picked, may_pick
from consigliere.games.la_famiglia.chapters.pieces import place, remove_soldati
from consigliere.games.la_famiglia.chapters.strikes import finish_near, has_enemies
from consigliere.games.la_famiglia.components import AREAS, X_WHITE_A, X_WHITE_B
from consigliere.games.la_famiglia.frames import (
    ADJACENT_CHOSEN,
    GUARD_LABS,
    GUARDED,
    INVITED_PARTNER,
    SPECIAL_AREA,
    SUPPORT_AREAS,
    SUPPORTED,
    SWAP_ENEMIES,
    SWAPPED,
    SWAPPED_IN,
    invited_partner,
)
from consigliere.games.la_famiglia.state import NEUTRAL, LaFamigliaState, partner


def special_possible(s: LaFamigliaState, seat: int, special: int, area: int) -> bool:
    """Whether the special part of an order could do anything."""
    if special == X_WHITE_A:
        if s.hq[seat]:
            return True
        for other in s.c.near[area]:
            if s.side[other] == NEUTRAL and s.supply[NEUTRAL]:
                return True
            if s.side[other] == partner(seat) and s.hq[partner(seat)]:
                return True
        return False
    if special == X_WHITE_B:
        return s.supply[seat] > 0 and any(has_enemies(s, seat, other) for other in s.c.near[area])
    return s.hq[seat] > 0 and any(s.side[a] == seat and s.labs[a] for a in range(AREAS))


class SwapEnemies(Step[LaFamigliaState]):
    """LF-9.6, White B: enemies in adjacent areas become own Soldati in the area of the order (Q-50)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if may_pick(self, s, f, f[SEAT], [notation.swap(area, 1) for area in s.c.near[f[SPECIAL_AREA]]]):
            return True
        finish_near(s, f[SPECIAL_AREA])
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        moves: list[int] = []
        for area in s.c.near[f[SPECIAL_AREA]]:
            moves.extend(notation.pieces_up_to(notation.SWAP, area, s.c.white_b_max))
        moves.append(notation.DONE)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0 if f[SWAPPED] else refusals.EFFECT_FIRST
        if notation.VERB[move] != notation.SWAP:
            return NOT_AN_ANSWER
        area, n = notation.pieces_of(move)
        if area not in s.c.near[f[SPECIAL_AREA]]:
            return refusals.SWAP_FAR
        if not has_enemies(s, seat, area):
            return refusals.SWAP_NO_ENEMY
        if is_picked(f[SWAPPED_IN], area):
            return refusals.AREA_NAMED
        if f[SWAPPED] + n > s.c.white_b_max:
            return refusals.SWAP_TOO_MANY
        if n > s.soldati[area]:
            return refusals.TOO_FEW_SOLDATI
        return 0 if n <= s.supply[seat] else refusals.SWAP_SUPPLY

    def canonical(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> bool:
        return move == notation.DONE or is_above(f[SWAPPED_IN], notation.pieces_of(move)[0])

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            finish_near(s, f[SPECIAL_AREA])
            return
        area, n = notation.pieces_of(move)
        s.emit(events.SWAPPED, [seat, area, n])
        remove_soldati(s, area, n)
        s.supply[seat] -= n
        s.soldati[f[SPECIAL_AREA]] += n
        f[SWAPPED_IN] |= 1 << area
        f[SWAPPED] += n

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[SPECIAL_AREA]], "left": s.c.white_b_max - f[SWAPPED]}


class GuardLabs(Step[LaFamigliaState]):
    """LF-9.4, Yellow B: up to one Soldato with each own lab on the board."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if may_pick(self, s, f, f[SEAT], [notation.soldati(a, 1) for a in range(AREAS) if s.side[a] == f[SEAT]]):
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        moves: list[int] = []
        for area in range(AREAS):
            if s.side[area] == seat:
                moves.extend(notation.pieces_up_to(notation.SOLDATI, area, s.labs[area] * s.c.soldati_per_lab))
        moves.append(notation.DONE)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0  # LF-6.3: any part of an order is optional
        if notation.VERB[move] != notation.SOLDATI:
            return NOT_AN_ANSWER
        area, n = notation.pieces_of(move)
        if s.side[area] != seat or n > s.labs[area] * s.c.soldati_per_lab:
            return refusals.GUARD_LABS_ONLY
        if is_picked(f[GUARDED], area):
            return refusals.AREA_NAMED
        return 0 if n <= s.hq[seat] else refusals.HQ_SHORT

    def canonical(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> bool:
        return move == notation.DONE or is_above(f[GUARDED], notation.pieces_of(move)[0])

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            s.pop()
            return
        area, n = notation.pieces_of(move)
        place(s, seat, area, n)
        f[GUARDED] |= 1 << area


def place_key(f: list[int], area: int) -> int:
    """The canonical order: the area of the order is the first, 0; the others follow in map order."""
    return 0 if area == f[SPECIAL_AREA] else area + 1


class SupportAreas(Step[LaFamigliaState]):
    """LF-9.5, White A: Soldati in the area of the order and in up to two adjacent ones, neutral ones too (Q-7)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if may_pick(self, s, f, f[SEAT], self.candidates(s, f, f[SEAT])[:-1]):
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        moves = notation.pieces_up_to(notation.SOLDATI, f[SPECIAL_AREA], s.c.white_a_soldati)
        for area in s.c.near[f[SPECIAL_AREA]]:
            moves.extend(notation.pieces_up_to(notation.SOLDATI, area, s.c.white_a_soldati))
            moves.append(notation.invite(area))
        moves.append(notation.DONE)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0  # LF-6.3: any part of an order is optional
        verb = notation.VERB[move]
        if verb == notation.INVITE:
            area = notation.area_of(move)
            if area not in s.c.near[f[SPECIAL_AREA]] or s.side[area] != partner(seat):
                return refusals.INVITE_TEAMMATE
            return self.place_check(s, f, area, 1, s.hq[partner(seat)], refusals.HQ_SHORT)
        if verb != notation.SOLDATI:
            return NOT_AN_ANSWER
        area, n = notation.pieces_of(move)
        if area != f[SPECIAL_AREA] and area not in s.c.near[f[SPECIAL_AREA]]:
            return refusals.SUPPORT_AREA
        if s.side[area] == NEUTRAL:
            return self.place_check(s, f, area, n, s.supply[NEUTRAL], refusals.NEUTRAL_SUPPLY_SHORT)
        if s.side[area] != seat:
            return refusals.SUPPORT_AREA
        return self.place_check(s, f, area, n, s.hq[seat], refusals.HQ_SHORT)

    def place_check(self, s: LaFamigliaState, f: list[int], area: int, n: int, stock: int, short: int) -> int:
        key = place_key(f, area)
        if is_picked(f[SUPPORTED], key):
            return refusals.AREA_NAMED
        if key and f[ADJACENT_CHOSEN] >= s.c.white_a_areas:
            return refusals.SUPPORT_TWO_AREAS
        if n > s.c.white_a_soldati:
            return refusals.SUPPORT_TOO_MANY
        return 0 if n <= stock else short

    def canonical(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> bool:
        return move == notation.DONE or is_above(f[SUPPORTED], place_key(f, self.area_of(move)))

    def area_of(self, move: int) -> int:
        return notation.area_of(move) if notation.VERB[move] == notation.INVITE else notation.pieces_of(move)[0]

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            s.pop()
            return
        area = self.area_of(move)
        f[SUPPORTED] |= 1 << place_key(f, area)
        if area != f[SPECIAL_AREA]:
            f[ADJACENT_CHOSEN] += 1
        if notation.VERB[move] == notation.INVITE:
            s.emit(events.INVITED, [partner(seat), area])
            s.push(invited_partner(partner(seat), area))
        else:
            _, n = notation.pieces_of(move)
            if s.side[area] == NEUTRAL:
                s.supply[NEUTRAL] -= n
                s.soldati[area] += n
                s.emit(events.NEUTRALS_PLACED, [seat, area, n])
            else:
                place(s, seat, area, n)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[SPECIAL_AREA]], "most": s.c.white_a_soldati}


class InvitedPartner(Step[LaFamigliaState]):
    """LF-9.5, Q-51: the teammate may put Soldati from their headquarters there."""

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [*notation.up_to(notation.PLACE, s.c.white_a_soldati), notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        if notation.VERB[move] != notation.PLACE:
            return NOT_AN_ANSWER
        n = notation.number_of(move)
        if n > s.c.white_a_soldati:
            return refusals.TOO_MANY_PLACED
        return 0 if n <= s.hq[seat] else refusals.HQ_SHORT

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move != notation.DONE:
            place(s, seat, f[SPECIAL_AREA], notation.number_of(move))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[SPECIAL_AREA]], "most": min(s.c.white_a_soldati, s.hq[f[SEAT]])}


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (SWAP_ENEMIES, SwapEnemies("swap-enemies", "LF-9.6")),
    (GUARD_LABS, GuardLabs("guard-labs", "LF-9.4")),
    (SUPPORT_AREAS, SupportAreas("support-areas", "LF-9.5")),
    (INVITED_PARTNER, InvitedPartner("invited-partner", "LF-9.5")),
]
