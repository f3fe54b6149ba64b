"""CE-9.1 to CE-9.5: the Turf War."""

from typing import Any, Final

from consigliere.core.step import NO_SEAT, SEAT, Step
from consigliere.games.corleone import events, notation
from consigliere.games.corleone.chapters.board import influence
from consigliere.games.corleone.chapters.control import (
    highest_of_equals,
    move_token,
    own_tokens,
    place_token,
    token_move_check,
)
from consigliere.games.corleone.chapters.phases import start_bribery
from consigliere.games.corleone.components import TERRITORIES
from consigliere.games.corleone.frames import TURF_AREA, TURF_WAR
from consigliere.games.corleone.state import NEUTRAL, CorleoneState


def winner(counts: list[int]) -> int:
    """CE-9.2, CE-9.3: the one family with the highest influence, or NO_SEAT."""
    best = max(counts)
    if not best or counts.count(best) > 1 or counts[NEUTRAL] == best:
        return NO_SEAT
    return counts.index(best)


class TurfWar(Step[CorleoneState]):
    """CE-9.1: territory by territory; a question only if tokens have run out (CE-9.5)."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        while f[TURF_AREA] < TERRITORIES:
            area = f[TURF_AREA]
            counts = influence(s, area)
            seat = winner(counts)
            if seat == NO_SEAT:
                s.emit(events.TURF_OPEN, [area])
            else:
                s.emit(events.TURF_WON, [seat, area, counts[seat]])
                if s.tokens[seat]:
                    place_token(s, seat, area)
                elif own_tokens(s, seat):
                    f[SEAT] = seat
                    return True
            f[TURF_AREA] += 1
        start_bribery(s)
        return False

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return [*own_tokens(s, seat), notation.DONE]

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        return token_move_check(s, seat, move)

    def canonical(self, s: CorleoneState, f: list[int], seat: int, move: int) -> bool:
        return highest_of_equals(s, move)

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        if move != notation.DONE:
            move_token(s, seat, move, f[TURF_AREA])
        f[TURF_AREA] += 1

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[min(f[TURF_AREA], TERRITORIES - 1)]}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [(TURF_WAR, TurfWar("turf-war", "CE-9.5"))]
