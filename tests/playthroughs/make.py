"""Writes the playthroughs: one seeded match per game and number of players, as a text to be read as a diff.

`.venv/bin/python tests/playthroughs/make.py` writes the files beside this one anew.
"""

import json
from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import consigliere
from consigliere.core.event import Event
from consigliere.core.match import Match, PlayedMove
from consigliere.core.state import State

FOLDER = Path(__file__).parent
MATCHES = [  # game, players, seed
    ("la-famiglia", 4, 111),
    *[("corleone", players, 7) for players in (2, 3, 4, 5)],
    *[("signorie", players, players + 3) for players in (2, 3, 4)],
]
SIDE_MOVE_EVERY = 50
POSITION_EVERY = 20


def playthrough(name: str, seats: int, seed: int) -> str:
    """The whole text of one match; moves are drawn by lot."""
    game = consigliere.game(name)
    match = game.match(seats, seed)
    return "\n".join([*header(match, seed), *opening(match), *decisions(match, seed), *ending(match)]) + "\n"


def header(match: Match, seed: int) -> Iterator[str]:
    """What is played."""
    for key, value in match.header().items():
        yield f"{key}: {as_json(value)}"
    yield f"seed: {seed}"
    yield f"different moves: {match.game.move_count}"


def opening(match: Match) -> Iterator[str]:
    """The set-up up to the first choice."""
    yield from ["", "opening"]
    yield from told(match.opening.events)
    yield from position(match.state)


def decisions(match: Match, seed: int) -> Iterator[str]:
    """Every choice: number, seat, question, number of legal moves, the move; then what came of it."""
    number = 0
    while not match.state.over:
        number += 1
        yield ""
        yield play_one(match, seed, number)
        yield from consequences(match, match.entries[-1])
        if number % POSITION_EVERY == 0:
            yield from position(match.state)


def play_one(match: Match, seed: int, number: int) -> str:
    """Plays a move and tells which."""
    state, text = match.state, match.game.text
    question = state.question() or {}
    asked, actors = f"{question['message']} {question['rule']}", ",".join(map(str, state.actors))
    seat = min(state.actors, key=partial(drawn, seed, state))
    moves, side_moves = state.moves(seat), state.side_moves(seat)
    aside = side_moves and int(drawn(seed, state, "aside"), 16) % SIDE_MOVE_EVERY == 0
    move = min(side_moves if aside else moves, key=lambda move: drawn(seed, state, text(move)))
    match.play(seat, move)
    return f"{number}. {asked} {actors}: seat {seat}, {len(moves)}+{len(side_moves)} moves: {text(move)}"


def drawn(seed: int, state: State, what: object) -> str:
    """A lot for a choice: the smallest wins. It depends on what happened so far, not on how many choices there were."""
    return digest([seed, state.shown[-1], what])


def consequences(match: Match, entry: PlayedMove) -> Iterator[str]:
    """What the engine played by itself, and the events."""
    for i in range(0, len(entry.forced), 2):
        yield f"  forced: seat {entry.forced[i]}: {match.game.text(entry.forced[i + 1])}"
    yield from told(entry.events)
    if entry.final:
        yield "  final"


def told(events: list[Event]) -> Iterator[str]:
    """Each event as the spectator sees it, then its secret parts and who sees them, then its luck."""
    for event in events:
        seen = dict(event.seen(None) or {})
        line = f"  {seen.pop('kind')} {as_json(seen)}"
        if event.secret is not None:
            eyes = [seat for seat in range(16) if event.visible_to >> seat & 1]
            secret: dict[str, Any] = {}
            event.table.fill(secret, event.table.secret[event.kind], event.secret)
            line += f" secret for {','.join(map(str, eyes)) or 'nobody'}: {as_json(secret)}"
        if event.luck is not None:
            line += f" chance {event.luck.label} {as_json(event.luck.results)}"
        yield line


def position(state: State) -> Iterator[str]:
    """Short digests of the whole position and of what each viewer may know."""
    views = [f"{'spectator' if v is None else v} {digest(state.view(v))}" for v in [*range(state.seats), None]]
    yield f"  position {digest(state.to_json())}, views: {', '.join(views)}"


def ending(match: Match) -> Iterator[str]:
    """The last position and the result."""
    yield from ["", "end"]
    yield from position(match.state)
    yield f"result: {as_json(match.result())}"


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def digest(value: Any) -> str:
    """A few letters that differ when the data differ."""
    return blake2b(as_json(value).encode(), digest_size=6).hexdigest()


def file_of(name: str, seats: int) -> Path:
    """Where the playthrough of a game for so many players lies."""
    return FOLDER / f"{name}-{seats}.txt"


if __name__ == "__main__":
    for name, seats, seed in MATCHES:
        file_of(name, seats).write_text(playthrough(name, seats, seed), encoding="utf-8")
        print(file_of(name, seats).name)
