"""Several states side by side, as one buffer of features and one of possible moves: what a batch is made of."""

from typing import Generic, TypeVar

from librt.strings import BytesWriter, write_i16_le

from consigliere.core.features import FeatureList
from consigliere.core.state import State

S = TypeVar("S", bound=State)


class StateBatch(Generic[S]):
    """A state in each row; the seat that is asked there, and what it may choose."""

    __slots__ = ("actors", "features", "observations", "possible", "size", "states")

    def __init__(self, features: FeatureList[S], n: int) -> None:
        self.features = features
        self.size = len(features.names)
        self.states: list[S] = []
        self.actors = [0] * n
        self.observations = b""  # a byte for each row and feature
        self.possible = b""  # all possible moves, row by row, two bytes each

    def play(self, actions: list[int]) -> list[int]:
        """One move in each row, taken as legal; returns the rows whose game is over."""
        over: list[int] = []
        for i in range(len(actions)):
            state = self.states[i]
            state.apply(self.actors[i], actions[i])
            if state.over:
                over.append(i)
        return over

    def observe(self) -> list[int]:
        """Fills the buffers; returns how many moves are possible in each row."""
        seen = BytesWriter()
        seen.write(bytes(self.size * len(self.states)))
        possible = BytesWriter()
        counts: list[int] = []
        for i in range(len(self.states)):
            state = self.states[i]
            seat = state.actors[0]
            moves = state.moves(seat)
            moves.extend(state.side_moves(seat))
            for move in moves:
                write_i16_le(possible, move)
            counts.append(len(moves))
            self.actors[i] = seat
            self.features.fill(seen, i * self.size, state, seat)
        self.observations = seen.getvalue()
        self.possible = possible.getvalue()
        return counts
