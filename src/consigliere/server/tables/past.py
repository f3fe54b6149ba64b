"""Look back at a game: its record, an earlier position, the scores at the end of each round."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from consigliere.core.match import RECORD_FORMAT, Match
from consigliere.core.positions import position_after, positions
from consigliere.games import Drawing
from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.messages import View
from consigliere.server.protocol.responses import RoundScores
from consigliere.server.storage.replay import stored_lines
from consigliere.server.tables.payload import viewer_payload
from consigliere.server.tables.phrasing import Phrasing
from consigliere.server.tables.table_state import TableState


def record(state: TableState, viewer: int | None) -> dict[str, Any]:
    """Return everything after the end; before, what the viewer was shown."""
    about: dict[str, Any] = {"table": state.id, "commitment": state.commitment}
    all_known = {**about, "seed": state.seed.hex(), "stopped": state.stopped}
    if state.unread is not None:
        header = {
            "format": RECORD_FORMAT,
            "game": state.game.name,
            "rules": state.rules,
            "pack": {"name": state.game.pack.name, "digest": state.pack},
            "seats": len(state.chairs),
            "options": state.options,
        }
        return {**header, **stored_lines(state.unread), "result": state.stored_result, **all_known}
    match = state.match
    if state.ended or state.stopped:
        return {**match.record(), **all_known}
    if viewer is not None:
        return {**match.record(viewer), **about}
    return {**match.header(), "seat": None, "shown": match.shown(None), "result": match.result(), **about}


def then(state: TableState, viewer: int | None, at: int, phrasing: Phrasing | None) -> View:
    """Return what the viewer was sent when its count was `at`; nothing can be chosen in it."""
    moves = state.history(viewer).moves_until(at)
    if moves is None:
        raise Problem(404, "unknown-event-count")
    view = viewer_payload(state.game, position_after(state.match, moves).view(viewer), phrasing, state.aids)
    return msgspec.structs.replace(view, ask=None, moves=[], side_moves=[], choices=[], side_choices=[], shortcuts=[])


# ---- rounds


@dataclass(frozen=True)
class RoundEnd:
    """Where a round was over: after how many moves, with which scores by seat. Round 0 is the beginning."""

    round: int
    moves: int
    scores: list[int]


def rounds(state: TableState, viewer: int | None, drawing: Drawing) -> list[RoundScores]:
    """Return the ends of all rounds, and where the viewer finds them in its own history; once the game has ended."""
    if not state.ended:
        raise Problem(409, "game-not-over")
    if state.round_ends is None:
        state.round_ends = list(round_ends(state.match, drawing))
    ats = state.history(viewer).counts
    return [RoundScores(round=end.round, at=ats[end.moves], scores=end.scores) for end in state.round_ends]


def round_ends(match: Match, drawing: Drawing) -> Iterator[RoundEnd]:
    """Yield the ends of rounds: a round is over where the next one begins, the last one where the game ends."""
    marks: dict[int, int] = {}  # number of moves: the round that was over then
    begun = 0
    for moves, events in enumerate([match.opening.events, *(entry.events for entry in match.entries)]):
        for event in events:
            seen = event.seen(None)
            if seen is not None and (number := drawing.round_begun(seen)):
                begun, marks[moves] = number, number - 1
    marks.setdefault(len(match.entries), begun)
    for moves, position in enumerate(positions(match)):
        if moves in marks:
            yield RoundEnd(marks[moves], moves, drawing.standing(position.view(None)))
