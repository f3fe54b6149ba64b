"""What is hidden in Corleone's Empire (CE-12)."""

from random import Random
from typing import Any

from consigliere.core.state import State
from tests.games.any_game import dumped
from tests.games.corleone.positions import GAME, choice
from tests.games.paired import Pair, Paired

HIDDEN_VERBS = ("keep", "give", "offer", "bribe", "discard")  # others see that something is chosen, not what
SHOWING = (
    *("looked", "stolen", "given", "offered", "bribe", "job-begun", "job-discarded", "discarded", "paid"),
    *("laundered", "open-job", "job-completed", "gained", "ally-played"),
)
"""Events after which two worlds that looked the same may look different: cards are shown, drawn or taken."""


def secrets(state: State) -> str:
    """Everything that can be hidden."""
    pieces = state.to_json()["pieces"]
    return dumped([pieces[name] for name in ("hand", "job_at", "ally_at", "chosen", "transfer_log")])


def something_hidden(view: dict[str, Any]) -> bool:
    """Whether the groups of a view leave more than one world."""
    for group in view["unknown"]:
        if group["kind"] == "jobs" and len(group["places"]) > 1 and len(group["pieces"]) > 6:
            return True
    return False


def check_differ(state: State, viewer: int | None, rng: Random, worlds: int) -> None:
    """Imagined worlds differ where something is hidden, and only there."""
    view = state.view(viewer)
    draw = GAME.worlds(view)
    found = {secrets(draw(rng)) for _ in range(worlds)}
    if something_hidden(view):
        assert len(found) > 1, "all imagined worlds are the same although something is hidden"
    if not view["unknown"]:
        assert found == {secrets(state)}, "nothing is hidden and yet the world is another one"


class PairedCorleone(Paired):
    """Worlds part where cards are shown."""

    game = GAME
    showing = SHOWING

    def choose(self, state: State, twin: State, viewer: int | None, rng: Random, eager: bool) -> Pair:
        for _ in range(50):
            seat, move = choice(state, rng, eager)
            legal = twin.moves(seat)
            verb = GAME.moves.verb(move).name
            if move in legal:
                return seat, move, move
            assert seat != viewer, f"'{GAME.text(move)}' of seat {seat} is legal in one world only"
            if verb in HIDDEN_VERBS:
                alike = [other for other in legal if GAME.moves.verb(other).name == verb]
                if alike:
                    return seat, move, rng.choice(alike)
        return None
