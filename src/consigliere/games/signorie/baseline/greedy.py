"""How the greedy bot thinks about Signorie: every turn is thought through to its end, its outcome is weighed."""

from random import Random
from typing import Final

from consigliere.core.step import CODE
from consigliere.games.signorie.baseline.value import value
from consigliere.games.signorie.frames import BONUS_OR_FLORINS, HELPERS_ACT, MAIN_ACTION, TASK_OF_HELPER, TURN
from consigliere.games.signorie.state import SignorieState

LINE: Final = 60  # moves of a line, at most
MOST_WORLDS: Final = 2
DEEP: Final = (MAIN_ACTION, TASK_OF_HELPER, BONUS_OR_FLORINS)  # questions whose answers open other questions


def promising(s: SignorieState, seat: int, moves: list[int]) -> list[int]:
    """The moves worth looking at: all of them, there are few."""
    return moves


def samples(s: SignorieState, wanted: int) -> int:
    """How many worlds to look at: few, only offspring dice can surprise within a turn."""
    return min(wanted, MOST_WORLDS)


def worth(s: SignorieState, seat: int, move: int, rng: Random) -> float:
    """What a move brings if the turn is then played by habit. The state is used up."""
    s.play(seat, move)
    return finish(s, seat, True)


def finish(s: SignorieState, seat: int, deep: bool) -> float:
    """Plays the seat's turn to its end: the best main action, everything else by the next step's worth."""
    for _ in range(LINE):
        if s.over:
            break
        code = s.stack[-1][CODE]
        if code == TURN or s.actors[0] != seat:
            break
        moves = s.canonical(seat)
        if code == HELPERS_ACT:
            s.play(seat, moves[0])
        elif deep and code in DEEP:
            s.play(seat, best(s, seat, moves, False))
        else:
            s.play(seat, next_best(s, seat, moves))
    return value(s, seat)


def best(s: SignorieState, seat: int, moves: list[int], deep: bool) -> int:
    """The move whose turn ends best."""
    chosen, most = moves[0], -1e9
    for move in moves:
        line = s.copy()
        line.play(seat, move)
        points = finish(line, seat, deep)
        if points > most:
            chosen, most = move, points
    return chosen


def next_best(s: SignorieState, seat: int, moves: list[int]) -> int:
    """The move after which things look best at once."""
    chosen, most = moves[0], -1e9
    for move in moves:
        line = s.copy()
        line.play(seat, move)
        points = value(line, seat)
        if points > most:
            chosen, most = move, points
    return chosen
