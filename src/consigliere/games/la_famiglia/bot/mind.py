"""What the levels know of La Famiglia."""

from random import Random
from typing import Any, Final

from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.core.step import CODE
from consigliere.games.la_famiglia import codes, frames
from consigliere.games.la_famiglia.bot.candidates import Candidates
from consigliere.games.la_famiglia.bot.conflicts import Conflicts
from consigliere.games.la_famiglia.bot.land import Land
from consigliere.games.la_famiglia.bot.policy import Policy
from consigliere.games.la_famiglia.bot.value import NAMES, Value
from consigliere.games.la_famiglia.game import LaFamiglia
from consigliere.games.la_famiglia.state import Famiglia

LINE: Final = 400  # moves of a line, at most
SPACES: Final = 5  # that are tried for a token


class Mind:
    """Candidates, policy and value."""

    def __init__(self, game: Game, seats: int, weights: dict[str, Any]) -> None:
        assert isinstance(game, LaFamiglia)
        self.seats = seats
        self.simulations_per_ms = 3.0
        self.horizon = int(weights.get("horizon", 0))
        self.spaces = int(weights.get("spaces", SPACES))
        self.conflicts = Conflicts(game.components)
        self.land = Land(game.components, self.conflicts)
        self.value = Value(game.components, self.land, weights)
        self.answers = Policy(self.land, self.conflicts)
        self.listed = Candidates(self.answers)

    def candidates(self, state: State, seat: int) -> list[tuple[int, float]]:
        """The moves worth a thought, by what they promise."""
        assert isinstance(state, Famiglia)
        return self.listed.find(state, seat)

    def policy(self, state: State, seat: int, rng: Random) -> int:
        """What promises most."""
        assert isinstance(state, Famiglia)
        return self.answers.choose(state, seat, rng)

    def play_on(self, state: State, seat: int, turns: int, rng: Random) -> None:
        """What counts as a turn is a planning turn, an order, a tile; a token's space is the best of a few."""
        assert isinstance(state, Famiglia)
        for _ in range(LINE):
            if state.over:
                return
            if is_between(state):
                if turns <= 0:
                    return
                turns -= 1
            f = state.stack[-1]
            actor = state.actors[0]
            if f[CODE] == codes.CHOOSE_SPACE and self.spaces > 1:
                move = self.best_space(state, actor, rng)
            else:
                move = self.answers.choose(state, actor, rng)
            state.apply(actor, move)

    def best_space(self, s: Famiglia, seat: int, rng: Random) -> int:
        """The space that is best in the end, of those that promise most."""
        ranked = self.answers.ranked_spaces(s, seat, s.canonical(seat))[: self.spaces]
        if len(ranked) == 1:
            return ranked[0][1]
        luck = rng.random()
        best, found = -1.0, ranked[0][1]
        for _, move in ranked:
            line = s.copy()
            line.apply(seat, move)
            self.end_turn(line, Random(luck))
            worth = self.value.chances(line)[seat]
            if worth > best:
                best, found = worth, move
        return found

    def end_turn(self, s: Famiglia, rng: Random) -> None:
        """Plays on by policy until the turn is over."""
        while not s.over and not is_between(s):
            actor = s.actors[0]
            s.apply(actor, self.answers.choose(s, actor, rng))

    def values(self, state: State) -> list[float]:
        """The chance to win; partners have the same."""
        assert isinstance(state, Famiglia)
        return self.value.chances(state)

    def is_sealed(self, state: State, seat: int) -> bool:
        """Conflict cards."""
        return state.stack[-1][CODE] == codes.COMMIT_CARD

    def features(self, state: State, seat: int) -> list[float]:
        """The position in numbers for the seat's team less the other."""
        assert isinstance(state, Famiglia)
        found = self.value.features(state)
        return found if seat % 2 == 0 else [-each for each in found]

    def feature_names(self) -> list[str]:
        """A name for each feature."""
        return NAMES[:]


def is_between(s: Famiglia) -> bool:
    """Whether nobody has begun anything: a planning turn, an order, a choice of the set-up or of tiles comes next."""
    last = s.stack[-1]
    if len(s.stack) == 1:
        return last[CODE] != codes.PLANNING_TURN or not (last[frames.ACTED] or last[frames.TILES_USED])
    if len(s.stack) > 2 or last[CODE] != codes.EXECUTE_ORDER:
        return False
    return not (last[frames.PARTS] or last[frames.BLOCK] or last[frames.SPECIAL_USED])
