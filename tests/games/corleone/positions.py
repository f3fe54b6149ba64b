"""Positions of Corleone's Empire from random play, at every player count."""

from collections.abc import Iterator
from random import Random

from consigliere.core.state import State
from consigliere.games import load

GAME = load("corleone")
COUNTS = (2, 3, 4, 5)
FAVOURED = ("job", "keep", "opponent", "use", "launder", "give", "offer", "bribe", "take", "ally")


def choice(state: State, rng: Random, eager: bool) -> tuple[int, int]:
    """A seat that owes a choice and one of its moves; the eager like jobs, allies and their effects."""
    seat = rng.choice(state.actors)
    moves = state.moves(seat)
    if eager and rng.random() < 0.8:
        favoured = [move for move in moves if GAME.moves.verb(move).name in FAVOURED]
        moves = favoured or moves
    return seat, rng.choice(moves)


def walk(state: State, rng: Random, moves: int, eager: bool = False) -> Iterator[State]:
    """Plays on at random, the state after each move."""
    for _ in range(moves):
        if state.over:
            return
        seat, move = choice(state, rng, eager)
        state.play(seat, move)
        yield state


def position(count: int, seed: int, moves: int, eager: bool) -> State:
    """A position some moves into a game."""
    state = GAME.start(count, seed)
    for _ in walk(state, Random(seed), moves, eager):
        pass
    return state
