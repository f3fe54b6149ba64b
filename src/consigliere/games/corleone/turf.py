"""CE-9.1 to CE-9.5: the Turf War."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.corleone import events
from consigliere.games.corleone.board import influence
from consigliere.games.corleone.codes import TURF_WAR
from consigliere.games.corleone.components import TERRITORIES
from consigliere.games.corleone.control import move_token, own_tokens, place_token, token_check
from consigliere.games.corleone.notation import DEEP, DONE, TOKEN, VERB
from consigliere.games.corleone.phases import start_bribery
from consigliere.games.corleone.state import NEUTRAL, NOBODY, Corleone


def winner(counts: list[int]) -> int:
    """CE-9.2, CE-9.3: the one family with the highest influence, or NOBODY."""
    best = max(counts)
    if not best or counts.count(best) > 1 or counts[NEUTRAL] == best:
        return NOBODY
    return counts.index(best)


class TurfWar(Step[Corleone]):
    """CE-9.1: territory by territory. Frame: seat, territory; a question only if tokens have run out (CE-9.5)."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        while f[2] < TERRITORIES:
            counts = influence(s, f[2])
            seat = winner(counts)
            if seat == NOBODY:
                s.emit(events.TURF_OPEN, [f[2]])
            else:
                s.emit(events.TURF_WON, [seat, f[2], counts[seat]])
                if s.tokens[seat]:
                    place_token(s, seat, f[2])
                elif own_tokens(s, seat):
                    f[1] = seat
                    return True
            f[2] += 1
        start_bribery(s)
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*own_tokens(s, seat), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != TOKEN:
            return NOT_AN_ANSWER
        return token_check(s, seat, (move - TOKEN) // DEEP, (move - TOKEN) % DEEP)

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        if move != DONE:
            move_token(s, seat, move - TOKEN, f[2])
        f[2] += 1

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[min(f[2], TERRITORIES - 1)]}


STEPS = [(TURF_WAR, TurfWar("turf-war", "CE-9.5"))]
