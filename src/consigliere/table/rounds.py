"""A game that has ended, round by round: how far each seat was when a round was over, as everybody could know it."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from consigliere.core.match import Match
from consigliere.core.state import State
from consigliere.games import Drawing
from consigliere.table.answers import RoundScores
from consigliere.table.problem import Problem

if TYPE_CHECKING:
    from consigliere.table.room import Room


@dataclass(frozen=True)
class RoundEnd:
    """Where a round was over: after so many moves, with these scores by seat. Round 0 is the beginning."""

    round: int
    moves: int
    scores: list[int]


def rounds(room: "Room", viewer: int | None, drawing: Drawing) -> list[RoundScores]:
    """The ends of all rounds, and where the viewer finds them in its own history; once the game has ended."""
    if room.status not in ("over", "closed"):
        raise Problem(409, "not-over")
    if room.round_ends is None:
        room.round_ends = list(round_ends(room.match, drawing))
    ats = room.history(viewer).ats
    return [RoundScores(round=end.round, at=ats[end.moves], scores=end.scores) for end in room.round_ends]


def round_ends(match: Match, drawing: Drawing) -> Iterator[RoundEnd]:
    """A round is over where the next one begins, the last one where the game ends."""
    marks: dict[int, int] = {}  # number of moves: the round that was over then
    begun = 0
    told = [match.opening.events, *(entry.events for entry in match.entries)]
    for moves, events in enumerate(told):
        for event in events:
            seen = event.seen(None)
            if seen is not None and (found := drawing.round_begun(seen)):
                begun, marks[moves] = found, found - 1
    marks.setdefault(len(match.entries), begun)
    for moves, state in states_after(match, marks):
        yield RoundEnd(marks[moves], moves, drawing.standing(state.view(None)))


def states_after(match: Match, wanted: Collection[int]) -> Iterator[tuple[int, State]]:
    """The positions after some numbers of moves, step by step in one go. Not compiled: other threads get their turn."""
    state = match.opening.copy()
    for moves, entry in enumerate(match.entries):
        if moves in wanted:
            yield moves, state
        state.play(entry.seat, entry.move)
    yield len(match.entries), state
