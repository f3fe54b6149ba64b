"""What the levels know of Signorie. Nothing is secret in it but the order of the tiles, and luck."""

from math import exp
from random import Random
from typing import Any, Final

from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.core.step import CODE
from consigliere.games.signorie.bot.features import base_features, dice_left, spread_out, time_left
from consigliere.games.signorie.bot.names import guesses
from consigliere.games.signorie.bot.policy import finish, opening, play_turns, quick_move, without_waste
from consigliere.games.signorie.bot.value import Value
from consigliere.games.signorie.components import ROUNDS
from consigliere.games.signorie.frames import SPEND_POINTS, TURN
from consigliere.games.signorie.game import Signorie as SignorieGame
from consigliere.games.signorie.state import SignorieState

TO_THE_END: Final = 8  # turns left in the last round from which on simulations go to the end of the game
SIMULATIONS_PER_MS: Final = {2: 0.33, 3: 0.27, 4: 0.28}  # by players; compiled, with a horizon of three turns
DOUBT: Final = 4.0  # points: a move that seems worse by so many is e times less likely to be the best


def by_worth(found: tuple[int, float]) -> float:
    """The best move first."""
    return -found[1]


def where_it_ends(s: SignorieState, seat: int) -> list[int]:
    """All that steps on the tracks, and what they make possible in the same turn, can change."""
    end = s.careers + s.pool + s.helpers + s.city_pawns + s.where + s.face_down + s.disc
    end += [s.florins[seat], s.vp[seat], len(s.stack)]
    return end


class Heuristics:
    """Candidates, policy and value for one number of players."""

    def __init__(self, game: Game, seats: int, weights: dict[str, Any]) -> None:
        assert isinstance(game, SignorieGame)
        self.c = game.components
        self.seats = seats
        self.value = Value(game.components, seats, weights)
        self.simulations_per_ms = SIMULATIONS_PER_MS[seats]
        self.horizon = 3

    def candidates(self, state: State, seat: int) -> list[tuple[int, float]]:
        """All moves but waste and permutations of each other; likely are those after which the turn ends well.

        Steps on the tracks are offered in any order, as simulations make them: one order alone would forbid steps that
        were counted on when another was made. Of moves after which the turn ends in the same position there is one.
        """
        assert isinstance(state, SignorieState)
        moves = without_waste(state, seat, state.moves(seat))
        if len(moves) == 1:
            return [(moves[0], 1.0)]
        scored: list[tuple[int, float]] = []
        in_any_order = state.stack[-1][CODE] == SPEND_POINTS
        ends: list[list[int]] = []
        for move in moves:
            line = state.copy()
            line.apply(seat, move)
            finish(line, seat, self.value)
            if in_any_order:
                end = where_it_ends(line, seat)
                if end in ends:
                    continue
                ends.append(end)
            scored.append((move, self.value.expected(line, seat)))
        scored.sort(key=by_worth)
        total = sum([exp((points - scored[0][1]) / DOUBT) for _, points in scored])
        return [(move, exp((points - scored[0][1]) / DOUBT) / total) for move, points in scored]

    def policy(self, state: State, seat: int, rng: Random) -> int:
        """A die to take is tried with each one, everything else weighed by the next position."""
        assert isinstance(state, SignorieState)
        if state.stack[-1][CODE] == TURN:
            return opening(state, seat, self.value)
        return quick_move(state, seat, self.value)

    def play_on(self, state: State, seat: int, turns: int, rng: Random) -> None:
        """A turn begins when somebody takes a die; the end of the last round is played out."""
        assert isinstance(state, SignorieState)
        if turns and state.round == ROUNDS:
            left = 0
            for other in range(state.seats):
                left += dice_left(state, other)
            if left <= TO_THE_END:
                turns = max(turns, 2 * TO_THE_END)
        play_turns(state, seat, turns, self.value)

    def values(self, state: State) -> list[float]:
        """The chance to win, from the points that everybody can expect."""
        assert isinstance(state, SignorieState)
        return self.value.chances(state)

    def is_sealed(self, state: State, seat: int) -> bool:
        """Nothing is chosen in secret."""
        return False

    def features(self, state: State, seat: int) -> list[float]:
        """What the value adds up for a seat."""
        assert isinstance(state, SignorieState)
        return spread_out(base_features(state, seat), time_left(state, seat))

    def feature_names(self) -> list[str]:
        """Names of the features."""
        return list(guesses(self.c))

    def guesses(self) -> dict[str, float]:
        """The weights before anything was learned, by feature."""
        return guesses(self.c)
