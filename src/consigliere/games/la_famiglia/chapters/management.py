"""LF-5: control of Mandamenti and control tiles; LF-11 follows after an encounter phase."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.ending import check_end
from consigliere.games.la_famiglia.chapters.rounds import next_round, start_encounter
from consigliere.games.la_famiglia.chapters.territory import controller, mandamenti_of
from consigliere.games.la_famiglia.components import MANDAMENTI, TILES
from consigliere.games.la_famiglia.frames import AFTER_ENCOUNTER, MANAGEMENT_STEP, MANAGEMENT_TURN, SKIPPED, STAGE
from consigliere.games.la_famiglia.state import SEATS, LaFamigliaState, team

# stages
COUNT: Final = 0
REMOVE: Final = 1
PLACE: Final = 2


def update_control(s: LaFamigliaState) -> None:
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


def marked(s: LaFamigliaState, seat: int) -> int:
    """Own influence tokens on the team's control tiles."""
    return s.marks.count(seat)


def entitled(s: LaFamigliaState, seat: int) -> int:
    """LF-5.3: a tile for each Mandamento, for at most as many as there are control tokens (Q-22)."""
    return min(mandamenti_of(s, seat), s.c.control_tokens)


class Management(Step[LaFamigliaState]):
    """LF-5.3, LF-5.4: all removals, then placements one at a time (Q-24)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if f[STAGE] == COUNT:
            update_control(s)
            f[STAGE] = REMOVE
            f[MANAGEMENT_TURN] = 0
        if f[STAGE] == REMOVE:
            while f[MANAGEMENT_TURN] < SEATS:
                f[SEAT] = (s.first + f[MANAGEMENT_TURN]) % SEATS
                if marked(s, f[SEAT]) > entitled(s, f[SEAT]):
                    return True
                f[MANAGEMENT_TURN] += 1
            f[STAGE] = PLACE
            f[MANAGEMENT_TURN] = 0
            f[SKIPPED] = 0
        while f[SKIPPED] < SEATS:
            f[SEAT] = (s.first + f[MANAGEMENT_TURN]) % SEATS
            if self.may_mark(s, f[SEAT]):
                return True
            f[MANAGEMENT_TURN] += 1
            f[SKIPPED] += 1
        self.finish(s, f[AFTER_ENCOUNTER])
        return False

    def may_mark(self, s: LaFamigliaState, seat: int) -> bool:
        if marked(s, seat) >= entitled(s, seat) or not s.token_supply[seat]:
            return False
        return any(self.mark_check(s, seat, tile) == 0 for tile in range(TILES))

    def mark_check(self, s: LaFamigliaState, seat: int, tile: int) -> int:
        if not s.in_play[tile]:
            return refusals.TILE_NOT_IN_PLAY
        return 0 if s.marks[team(seat) * TILES + tile] < 0 else refusals.TILE_TAKEN

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.EVERY_CLEAR if f[STAGE] == REMOVE else notation.EVERY_MARK

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.CLEAR and f[STAGE] == REMOVE:
            return 0 if s.marks[team(seat) * TILES + notation.tile_of(move)] == seat else refusals.TILE_NOT_MARKED
        if verb == notation.MARK and f[STAGE] == PLACE:
            return self.mark_check(s, seat, notation.tile_of(move))
        return NOT_AN_ANSWER

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        tile = notation.tile_of(move)
        if f[STAGE] == REMOVE:
            s.marks[team(seat) * TILES + tile] = -1
            s.token_supply[seat] += 1
            s.emit(events.TILE_CLEARED, [seat, tile])
            return
        s.marks[team(seat) * TILES + tile] = seat
        s.token_supply[seat] -= 1
        s.emit(events.TILE_MARKED, [seat, tile])
        f[MANAGEMENT_TURN] += 1
        f[SKIPPED] = 0

    def finish(self, s: LaFamigliaState, after_encounter: int) -> None:
        if not after_encounter:
            start_encounter(s)
        elif not check_end(s):
            next_round(s)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"clear": int(f[STAGE] == REMOVE), "marked": marked(s, f[SEAT]), "mandamenti": mandamenti_of(s, f[SEAT])}


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [(MANAGEMENT_STEP, Management("management", "LF-5.3"))]
