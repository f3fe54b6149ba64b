"""LF-9.4 to LF-9.6: the special orders that have a step of their own."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.codes import GUARD_LABS, INVITED_PARTNER, SUPPORT_AREAS, SWAP_ENEMIES
from consigliere.games.la_famiglia.components import AREAS, X_WHITE_A, X_WHITE_B
from consigliere.games.la_famiglia.notation import DONE, FEW, INVITE, PLACE, SOLDATI, SWAP, VERB
from consigliere.games.la_famiglia.pieces import place, remove_soldati
from consigliere.games.la_famiglia.state import NEUTRAL, Famiglia, partner
from consigliere.games.la_famiglia.strikes import finish_near, is_prey


def special_possible(s: Famiglia, seat: int, special: int, area: int) -> bool:
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
        return s.supply[seat] > 0 and any(is_prey(s, seat, other) for other in s.c.near[area])
    return s.hq[seat] > 0 and any(s.side[a] == seat and s.labs[a] for a in range(AREAS))


class SwapEnemies(Step[Famiglia]):
    """LF-9.6, White B: enemies in adjacent areas become own Soldati in the area of the order (Q-50).

    Frame: seat, area, last area, swapped.
    """

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if any(self.check(s, f, f[1], SWAP + area * FEW) == 0 for area in s.c.near[f[2]]):
            return True
        finish_near(s, f[2])
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [*[SWAP + area * FEW + n for area in s.c.near[f[2]] for n in range(s.c.white_b_max)], DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0 if f[4] else why.EFFECT_FIRST
        if VERB[move] != SWAP:
            return NOT_AN_ANSWER
        area, n = (move - SWAP) // FEW, (move - SWAP) % FEW + 1
        if area not in s.c.near[f[2]]:
            return why.SWAP_FAR
        if not is_prey(s, seat, area):
            return why.SWAP_NO_ENEMY
        if area <= f[3]:
            return why.SPECIAL_ORDER
        if f[4] + n > s.c.white_b_max:
            return why.SWAP_TOO_MANY
        if n > s.soldati[area]:
            return why.TOO_FEW_SOLDATI
        return 0 if n <= s.supply[seat] else why.SWAP_SUPPLY

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            finish_near(s, f[2])
            return
        area, n = (move - SWAP) // FEW, (move - SWAP) % FEW + 1
        s.emit(events.SWAPPED, [seat, area, n])
        remove_soldati(s, area, n)
        s.supply[seat] -= n
        s.soldati[f[2]] += n
        f[3] = area
        f[4] += n

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]], "left": s.c.white_b_max - f[4]}


class GuardLabs(Step[Famiglia]):
    """LF-9.4, Yellow B: up to one Soldato with each own lab on the board. Frame: seat, last area, placed."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if any(self.check(s, f, f[1], SOLDATI + area * FEW) == 0 for area in range(AREAS)):
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [
            *[
                SOLDATI + area * FEW + n
                for area in range(AREAS)
                if s.side[area] == seat
                for n in range(s.labs[area] * s.c.soldati_per_lab)
            ],
            DONE,
        ]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0 if f[3] else why.EFFECT_FIRST
        if VERB[move] != SOLDATI:
            return NOT_AN_ANSWER
        area, n = (move - SOLDATI) // FEW, (move - SOLDATI) % FEW + 1
        if s.side[area] != seat or n > s.labs[area] * s.c.soldati_per_lab:
            return why.GUARD_LABS_ONLY
        if area <= f[2]:
            return why.SPECIAL_ORDER
        return 0 if n <= s.hq[seat] else why.HQ_SHORT

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        area, n = (move - SOLDATI) // FEW, (move - SOLDATI) % FEW + 1
        place(s, seat, area, n)
        f[2] = area
        f[3] += n


class SupportAreas(Step[Famiglia]):
    """LF-9.5, White A: Soldati in the area of the order and in up to two adjacent ones, neutral ones too (Q-7).

    Frame: seat, area, last place (0 the order's area, else area + 1), adjacent areas chosen, anything done.
    """

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if any(self.check(s, f, f[1], move) == 0 for move in self.candidates(s, f, f[1])[:-1]):
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        found = [SOLDATI + f[2] * FEW + n for n in range(s.c.white_a_soldati)]
        for area in s.c.near[f[2]]:
            found.extend([SOLDATI + area * FEW + n for n in range(s.c.white_a_soldati)])
            found.append(INVITE + area)
        found.append(DONE)
        return found

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0 if f[5] else why.EFFECT_FIRST
        verb = VERB[move]
        if verb == INVITE:
            area = move - INVITE
            if area not in s.c.near[f[2]] or s.side[area] != partner(seat):
                return why.INVITE_TEAMMATE
            return self.place_check(s, f, area, 1, s.hq[partner(seat)], why.HQ_SHORT)
        if verb != SOLDATI:
            return NOT_AN_ANSWER
        area, n = (move - SOLDATI) // FEW, (move - SOLDATI) % FEW + 1
        if area != f[2] and area not in s.c.near[f[2]]:
            return why.SUPPORT_AREA
        if s.side[area] == NEUTRAL:
            return self.place_check(s, f, area, n, s.supply[NEUTRAL], why.NEUTRAL_SUPPLY_SHORT)
        if s.side[area] != seat:
            return why.SUPPORT_AREA
        return self.place_check(s, f, area, n, s.hq[seat], why.HQ_SHORT)

    def place_check(self, s: Famiglia, f: list[int], area: int, n: int, stock: int, short: int) -> int:
        key = 0 if area == f[2] else area + 1
        if key <= f[3]:
            return why.SPECIAL_ORDER
        if key and f[4] >= s.c.white_a_areas:
            return why.SUPPORT_TWO_AREAS
        if n > s.c.white_a_soldati:
            return why.SUPPORT_TOO_MANY
        return 0 if n <= stock else short

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        f[5] = 1
        if VERB[move] == INVITE:
            area = move - INVITE
            s.emit(events.INVITED, [partner(seat), area])
            s.push([INVITED_PARTNER, partner(seat), area])
        else:
            area, n = (move - SOLDATI) // FEW, (move - SOLDATI) % FEW + 1
            if s.side[area] == NEUTRAL:
                s.supply[NEUTRAL] -= n
                s.soldati[area] += n
                s.emit(events.NEUTRALS_PLACED, [seat, area, n])
            else:
                place(s, seat, area, n)
        f[3] = 0 if area == f[2] else area + 1
        if area != f[2]:
            f[4] += 1

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]], "most": s.c.white_a_soldati}


class InvitedPartner(Step[Famiglia]):
    """LF-9.5, Q-51: the teammate may put Soldati from the own headquarters there. Frame: seat, area."""

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [*range(PLACE, PLACE + s.c.white_a_soldati), DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != PLACE:
            return NOT_AN_ANSWER
        if move - PLACE + 1 > s.c.white_a_soldati:
            return why.TOO_MANY_PLACED
        return 0 if move - PLACE + 1 <= s.hq[seat] else why.HQ_SHORT

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move != DONE:
            place(s, seat, f[2], move - PLACE + 1)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]], "most": min(s.c.white_a_soldati, s.hq[f[1]])}


STEPS = [
    (SWAP_ENEMIES, SwapEnemies("swap-enemies", "LF-9.6")),
    (GUARD_LABS, GuardLabs("guard-labs", "LF-9.4")),
    (SUPPORT_AREAS, SupportAreas("support-areas", "LF-9.5")),
    (INVITED_PARTNER, InvitedPartner("invited-partner", "LF-9.5")),
]
