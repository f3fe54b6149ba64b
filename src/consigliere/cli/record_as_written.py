"""A record that these rules cannot play again, of an earlier version for instance: its moves as they were written."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from consigliere.core.game import Game
from consigliere.words import game_say, has, say

INDENT = " " * 6
Luck = list[dict[str, Any]]


class WrittenChoice(msgspec.Struct):
    """Who played what."""

    seat: int
    move: str


class WrittenMove(WrittenChoice):
    """A move, what the engine then played by itself, and the results of chance."""

    forced: list[WrittenChoice] = []
    chance: Luck = []


class WrittenResult(msgspec.Struct):
    """How it ended."""

    ending: str
    winners: list[int]


class WrittenRecord(msgspec.Struct):
    """What must be there so that a record can be read without being played."""

    seats: int
    pack: dict[str, Any]
    options: dict[str, Any]
    opening: Luck
    moves: list[WrittenMove]
    result: WrittenResult | None = None


def read_as_written(game: Game, record: dict[str, Any]) -> WrittenRecord | None:
    """The record, checked only for its shape; None if it has another one."""
    try:
        written = msgspec.convert(record, WrittenRecord)
    except msgspec.ValidationError:
        return None
    seats = {choice.seat for move in written.moves for choice in [move, *move.forced]}
    if written.seats not in game.seats or not seats <= set(range(written.seats)):
        return None
    return written if written.result is None or has(written.result.ending, game=game.name) else None


def lines_as_written(game: Game, record: WrittenRecord) -> Iterator[str]:
    """The opening luck and every move in notation, with its luck and the forced moves."""
    yield say("record-opening")
    yield from luck_lines(record.opening)
    for number, move in enumerate(record.moves, 1):
        yield say("record-move", number=f"{number:4}", seat=seat_text(game, move.seat), move=move.move)
        for forced in move.forced:
            yield INDENT + say("record-forced", seat=seat_text(game, forced.seat), move=forced.move)
        yield from luck_lines(move.chance)


def luck_lines(luck: Luck) -> Iterator[str]:
    """Results of chance as data: the events that told of them are not in a record."""
    for results in luck:
        for label, values in results.items():
            yield INDENT + say("record-event", kind=label, parts=json.dumps(values, ensure_ascii=False))


def seat_text(game: Game, seat: int) -> str:
    """A seat as the game calls it."""
    return game_say(game.name, "seat-name", seat=seat + 1)
