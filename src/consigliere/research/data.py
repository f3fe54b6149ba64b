"""Records as data: one row for each decision, with what its seat could know, what it chose, and what came of it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from consigliere.core.errors import Mistake
from consigliere.core.files import LARGEST_JSON, check_plain, read_text
from consigliere.core.game import Game
from consigliere.core.match import Match, replay
from consigliere.core.positions import positions
from consigliere.core.state import State
from consigliere.games import get, load, names

LINES = ".jsonl"  # files with a record on every line; all others hold one
PLAYERS = "players"  # who sat where, beside the record
Record = dict[str, Any]


@dataclass(frozen=True)
class Decision:
    """One choice of a seat, before it was made; the last fields are how the game ended for that seat."""

    game: str
    seats: int
    record: str  # where it comes from: a file, with the number of the line if it has several
    number: int  # of the move in its record, from 0
    seat: int
    player: str | None  # who played the seat, where the record says so
    ask: int | None  # the number of the seat's question; None for an anytime option of a seat that owed no choice
    question: str  # the message of the open question
    legal: list[int]  # the answers to it, empty where the seat owed no choice
    side_legal: list[int]  # the anytime options
    move: int
    notation: str
    side: bool  # an anytime option was taken
    features: list[int]  # as the seat sees the position; `names` of `consigliere.games.features` says what each is
    practice: bool  # moves were taken back past barriers in this match
    score: int | None  # None where the record has no end
    rank: int | None
    won: bool | None
    payoff: float | None


@lru_cache(maxsize=4)
def game_of(name: str, pack: str | None) -> Game:
    """A game, loaded once."""
    return load(name, pack)


def records(path: Path) -> Iterator[tuple[str, Record]]:
    """The records of a file, or of all files below a folder in the order of their names; each with where it is from."""
    for where, text in texts(path):
        yield where, parsed(where, text)


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """The same as they are written; no more than one is held at a time."""
    if path.is_dir():
        for file in sorted(file for file in path.rglob("*.json*") if file.suffix in (".json", LINES)):
            yield from texts(file)
    elif path.suffix == LINES:
        yield from lines(path)
    else:
        yield str(path), read_text(path, LARGEST_JSON)


def lines(path: Path) -> Iterator[tuple[str, str]]:
    """The lines of a file that say something, each with its number."""
    try:
        with path.open(encoding="utf-8") as file:
            number = 0
            while line := file.readline(LARGEST_JSON):
                number += 1
                if line.strip():
                    yield f"{path}:{number}", line
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        raise Mistake("mistake-export-file", file=str(path), problem=str(problem)) from None


def parsed(where: str, text: str) -> Record:
    """What may be a record; playing it again checks the rest."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Mistake("mistake-export-file", file=where, problem=str(error)) from None
    check_plain(record, where)
    if not isinstance(record, dict) or record.get("game") not in names():
        raise Mistake("mistake-export-record", file=where)
    return record


def decisions(record: Record, where: str = "", pack: str | None = None) -> Iterator[Decision]:
    """All decisions of a record in order. It is played again first: a Mistake says where it does not fit."""
    game = game_of(record["game"], pack)
    try:
        match = replay(game, record)
    except Mistake as mistake:
        raise Mistake("mistake-export-replay", file=where, problem=mistake) from None
    yield from decisions_of(match, where, players_of(record, match.state.seats))


def decisions_of(match: Match, where: str = "", players: list[str] | None = None) -> Iterator[Decision]:
    """All decisions of a match that was played."""
    game, seats = match.game, match.state.seats
    numbers = get(game.name).features(game, seats)
    result = match.state.result
    for number, (state, entry) in enumerate(zip(positions(match), match.entries)):
        seat, move = entry.seat, entry.move
        asked = seat in state.actors
        side = game.is_anytime(move) and not (asked and state.answers(seat, move))
        yield Decision(
            game=game.name,
            seats=seats,
            record=where,
            number=number,
            seat=seat,
            player=None if players is None else players[seat],
            ask=state.asked[seat] if asked else None,
            question=question_of(state),
            legal=state.moves(seat),
            side_legal=state.side_moves(seat),
            move=move,
            notation=game.text(move),
            side=side,
            features=numbers.values(state, seat),
            practice=match.practice,
            score=None if result is None else result.scores[seat],
            rank=None if result is None else result.ranks[seat],
            won=None if result is None else seat in result.winners,
            payoff=None if result is None else result.payoff[seat],
        )


def question_of(state: State) -> str:
    """The message of the open question."""
    question = state.question()
    return "" if question is None else str(question["message"])


def players_of(record: Record, seats: int) -> list[str] | None:
    """Who sat where, if a record says so."""
    players = record.get(PLAYERS)
    if not isinstance(players, list) or len(players) != seats:
        return None
    return [str(player) for player in players]
