"""Plays random games of one game for `against.py`, with the tree that PYTHONPATH names and only its public names.

Reads requests and writes answers as lines of JSON; both trees get the same seeds and so play the same games, as far as
their rules offer the same moves.
"""

import json
import sys
import time
from random import Random
from typing import Any

import consigliere

EVERY = 20  # decisions between two positions that are kept to be copied
COPIES = 100  # of each of them


def play(game: Any, seats: int, seed: int, kept: list[Any]) -> tuple[int, int]:
    """One game; the number of its decisions, and of the legal moves at all of them."""
    state = game.start(seats, seed)
    choose = Random(seed).random
    decisions = offered = 0
    while not state.over:
        seat = state.actors[0]
        moves = state.moves(seat)
        state.play(seat, moves[int(choose() * len(moves))])
        decisions += 1
        offered += len(moves)
        if decisions % EVERY == 0 and len(kept) < EVERY:
            kept.append(state.copy())
    return decisions, offered


def turn(game: Any, first: int, games: int, seconds: float) -> dict[str, float]:
    """So many games, or as many as the seconds allow if that is 0, and then copies of some of their positions."""
    kept: list[Any] = []
    decisions = offered = played = 0
    start = time.process_time()
    while played < games or (not games and time.process_time() - start < seconds):
        some, moves = play(game, game.seats[played % len(game.seats)], first + played, kept)
        decisions += some
        offered += moves
        played += 1
    middle = time.process_time()
    for state in kept:
        for _ in range(COPIES):
            state.copy()
    end = time.process_time()
    return {
        "games": played,
        "decisions": decisions / max(middle - start, 1e-9),
        "legal": offered / max(decisions, 1),
        "copies": len(kept) * COPIES / max(end - middle, 1e-9),
    }


def main() -> None:
    """Answers until the line is closed."""
    game = consigliere.game(sys.argv[1])
    print(json.dumps({"build": consigliere.build, "file": consigliere.__file__}), flush=True)
    for line in sys.stdin:
        print(json.dumps(turn(game, **json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
