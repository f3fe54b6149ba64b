"""Questions with one answer: where it makes no difference which one is given, nobody need be asked.

The rules ask for an order ("the money first, or the ability?") also where both orders come to the same. Whether they do
is found by playing all answers in imagined worlds, so it depends on nothing that the viewer does not know. It is no
rule: the question is there all the same, and a client may give the first answer by itself.
"""

from random import Random
from typing import Any

from consigliere.core.game import Game
from consigliere.core.state import State

MOST = 4  # answers of a question that is looked at
WORLDS = 3  # that could be the truth
COUNTS = ("asked", "shown")  # of a state: how often somebody was asked or told is no difference


def all_the_same(game: Game, view: dict[str, Any]) -> bool:
    """Whether every answer to the viewer's open question leads to the same position, luck included."""
    moves, seat = view["moves"], view["viewer"]
    if view["actors"] != [seat] or view["side_moves"] or not 1 < len(moves) <= MOST:
        return False
    worlds = game.worlds(view)
    return all(one_end(worlds(Random(n)), seat, moves) for n in range(WORLDS))


def one_end(world: State, seat: int, moves: list[int]) -> bool:
    """Whether all moves lead to the same position in one world."""
    first = None
    for move in moves:
        state = world.copy()
        state.play(seat, move)
        end = {name: part for name, part in state.to_json().items() if name not in COUNTS}
        if first is None:
            first = end
        elif end != first:
            return False
    return True
