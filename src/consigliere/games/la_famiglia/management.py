"""LF-5: control of Mandamenti and control tiles; LF-11 follows after an encounter phase."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.codes import MANAGEMENT_STEP
from consigliere.games.la_famiglia.components import MANDAMENTI, TILES
from consigliere.games.la_famiglia.ending import check_end
from consigliere.games.la_famiglia.notation import CLEAR, MARK, VERB
from consigliere.games.la_famiglia.rounds import next_round, start_encounter
from consigliere.games.la_famiglia.state import SEATS, Famiglia, team
from consigliere.games.la_famiglia.territory import controller, mandamenti_of

COUNT = 0  # stages
REMOVE = 1
PLACE = 2
FINISH = 3


def update_control(s: Famiglia) -> None:
    """LF-5.2: control tokens on Mandamenti newly controlled, none on lost ones."""
    for mandamento in range(MANDAMENTI):
        old, new = s.control[mandamento], controller(s, mandamento)
        if old == new:
            continue
        if old >= 0:
            s.emit(events.MANDAMENTO_LOST, [old, mandamento])
        if new >= 0:
            s.emit(events.MANDAMENTO_GAINED, [new, mandamento])
        s.control[mandamento] = new


def marked(s: Famiglia, seat: int) -> int:
    """Own influence tokens on the team's control tiles."""
    return s.marks.count(seat)


def entitled(s: Famiglia, seat: int) -> int:
    """LF-5.3: a tile for each Mandamento, for at most as many as there are control tokens (Q-22)."""
    return min(mandamenti_of(s, seat), s.c.control_tokens)


class Management(Step[Famiglia]):
    """LF-5.3, LF-5.4: all removals, then placements one at a time (Q-24).

    Frame: seat, after the encounter phase, stage, place in the order of play, placements skipped in a row.
    """

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if f[3] == COUNT:
            update_control(s)
            f[3] = REMOVE
            f[4] = 0
        if f[3] == REMOVE:
            while f[4] < SEATS:
                f[1] = (s.first + f[4]) % SEATS
                if marked(s, f[1]) > entitled(s, f[1]):
                    return True
                f[4] += 1
            f[3] = PLACE
            f[4] = 0
            f[5] = 0
        while f[5] < SEATS:
            f[1] = (s.first + f[4]) % SEATS
            if self.may_mark(s, f[1]):
                return True
            f[4] += 1
            f[5] += 1
        self.finish(s, f[2])
        return False

    def may_mark(self, s: Famiglia, seat: int) -> bool:
        if marked(s, seat) >= entitled(s, seat) or not s.token_supply[seat]:
            return False
        return any(self.mark_check(s, seat, tile) == 0 for tile in range(TILES))

    def mark_check(self, s: Famiglia, seat: int, tile: int) -> int:
        if not s.in_play[tile]:
            return why.TILE_NOT_IN_PLAY
        return 0 if s.marks[team(seat) * TILES + tile] < 0 else why.TILE_TAKEN

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        verb = CLEAR if f[3] == REMOVE else MARK
        return list(range(verb, verb + TILES))

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == CLEAR and f[3] == REMOVE:
            return 0 if s.marks[team(seat) * TILES + move - CLEAR] == seat else why.TILE_NOT_MARKED
        if verb == MARK and f[3] == PLACE:
            return self.mark_check(s, seat, move - MARK)
        return NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if f[3] == REMOVE:
            tile = move - CLEAR
            s.marks[team(seat) * TILES + tile] = -1
            s.token_supply[seat] += 1
            s.emit(events.TILE_CLEARED, [seat, tile])
            return
        tile = move - MARK
        s.marks[team(seat) * TILES + tile] = seat
        s.token_supply[seat] -= 1
        s.emit(events.TILE_MARKED, [seat, tile])
        f[4] += 1
        f[5] = 0

    def finish(self, s: Famiglia, after_encounter: int) -> None:
        if not after_encounter:
            start_encounter(s)
        elif not check_end(s):
            next_round(s)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"clear": int(f[3] == REMOVE), "marked": marked(s, f[1]), "mandamenti": mandamenti_of(s, f[1])}


STEPS = [(MANAGEMENT_STEP, Management("management", "LF-5.3"))]
