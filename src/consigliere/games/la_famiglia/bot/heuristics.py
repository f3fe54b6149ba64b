"""What the levels know of La Famiglia."""

from random import Random
from typing import Any, Final

from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia import frames
from consigliere.games.la_famiglia.bot.candidates import Candidates
from consigliere.games.la_famiglia.bot.conflicts import Conflicts
from consigliere.games.la_famiglia.bot.policy import Policy
from consigliere.games.la_famiglia.bot.scratch_board import ScratchBoard
from consigliere.games.la_famiglia.bot.value import NAMES, Value
from consigliere.games.la_famiglia.game import LaFamiglia
from consigliere.games.la_famiglia.state import LaFamigliaState

LINE: Final = 400  # moves of a line, at most
WIDTH: Final = 5  # how many of them
NESTED: Final = (frames.ORDER_WHERE, frames.ORDER_WHICH, frames.PLACE_WHERE, frames.GAIN_INFLUENCE)
SIMULATIONS_PER_MS: Final = 8.0


class Heuristics:
    """Candidates, policy and value."""

    def __init__(self, game: Game, seats: int, weights: dict[str, Any]) -> None:
        assert isinstance(game, LaFamiglia)
        self.seats = seats
        self.simulations_per_ms = float(weights.get("simulations_per_ms", SIMULATIONS_PER_MS))
        self.horizon = int(weights.get("horizon", 0))
        self.width = int(weights.get("width", WIDTH))
        self.nested = bool(weights.get("nested", False))
        self.conflicts = Conflicts(game.components)
        self.scratch = ScratchBoard(game.components, self.conflicts)
        self.value = Value(game.components, self.scratch, weights)
        self.value.projection.to_come = float(weights.get("to_come", self.value.projection.to_come))
        self.value.projection.a_turn = float(weights.get("a_turn", self.value.projection.a_turn))
        self.answers = Policy(self.scratch, self.conflicts)
        self.listed = Candidates(self.answers)

    def candidates(self, state: State, seat: int) -> list[tuple[int, float]]:
        """The moves worth a thought, by what they promise."""
        assert isinstance(state, LaFamigliaState)
        return self.listed.find(state, seat)

    def policy(self, state: State, seat: int, rng: Random) -> int:
        """What promises most."""
        assert isinstance(state, LaFamigliaState)
        return self.answers.choose(state, seat, rng)

    def play_on(self, state: State, seat: int, turns: int, rng: Random) -> None:
        """What counts as a turn is a planning turn, an order, a tile; a space is the best of a few.

        With `nested` so is the first other place in a line. Not all of them: each would be chosen with what this world
        hides from the seat in view, and orders would seem better than they are.
        """
        assert isinstance(state, LaFamigliaState)
        nested = self.nested
        for step in range(LINE):
            if state.over:
                return
            if is_between(state) and (step or not owes_turn(state, seat)):
                if turns <= 0:
                    return
                turns -= 1
            actor = state.actors[0]
            code = state.stack[-1][CODE]
            if code == frames.CHOOSE_SPACE or (nested and code in NESTED):
                nested = False
                move = self.best_of_few(state, actor, rng)
            else:
                move = self.answers.choose(state, actor, rng)
            state.apply(actor, move)

    def best_of_few(self, s: LaFamigliaState, seat: int, rng: Random) -> int:
        """The move that is best when the turn is over, of those that promise most."""
        listed = self.listed.find(s, seat)[: self.width]
        if len(listed) == 1:
            return listed[0][0]
        luck = rng.random()
        best, chosen = -1.0, listed[0][0]
        for move, _ in listed:
            line = s.copy()
            line.apply(seat, move)
            self.end_turn(line, Random(luck))
            worth = self.value.chances(line)[seat]
            if worth > best:
                best, chosen = worth, move
        return chosen

    def end_turn(self, s: LaFamigliaState, rng: Random) -> None:
        """Plays on by policy until the turn is over."""
        while not s.over and not is_between(s):
            actor = s.actors[0]
            s.apply(actor, self.answers.choose(s, actor, rng))

    def values(self, state: State) -> list[float]:
        """The chance to win; partners have the same."""
        assert isinstance(state, LaFamigliaState)
        return self.value.chances(state)

    def is_sealed(self, state: State, seat: int) -> bool:
        """Conflict cards."""
        return state.stack[-1][CODE] == frames.COMMIT_CARD

    def features(self, state: State, seat: int) -> list[float]:
        """The position in numbers for the seat's team less the other."""
        assert isinstance(state, LaFamigliaState)
        values = self.value.features(state)
        return values if seat % 2 == 0 else [-each for each in values]

    def feature_names(self) -> list[str]:
        """A name for each feature."""
        return NAMES[:]


def owes_turn(s: LaFamigliaState, seat: int) -> bool:
    """Whether the seat's planning turn comes next: after an anytime option it is still to be played."""
    return s.stack[0][CODE] == frames.PLANNING_TURN and s.stack[0][SEAT] == seat


def is_between(s: LaFamigliaState) -> bool:
    """Whether nobody has begun anything: a planning turn, an order, a choice of the set-up or of tiles comes next."""
    last = s.stack[-1]
    if len(s.stack) == 1:
        return last[CODE] != frames.PLANNING_TURN or not (last[frames.ACTED] or last[frames.TILES_USED])
    if len(s.stack) > 2 or last[CODE] != frames.EXECUTE_ORDER:
        return False
    return not (last[frames.PARTS] or last[frames.BLOCK] or last[frames.SPECIAL_USED])
