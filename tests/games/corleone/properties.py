"""What is hidden in Corleone's Empire never shows: two worlds that look the same to a viewer are played on alike."""

from collections.abc import Iterable
from random import Random
from typing import Any

from consigliere.core.state import State
from tests.games.any_game import check_shuffled, dumped, refusals
from tests.games.corleone.positions import GAME, choice

HIDDEN_VERBS = ("keep", "give", "offer", "bribe", "discard")  # others see that something is chosen, not what
SHOWING = (
    *("looked", "stolen", "given", "offered", "bribe", "job-begun", "job-discarded", "discarded", "paid"),
    *("laundered", "open-job", "job-completed", "gained", "ally-played"),
)
"""Events after which two worlds that looked the same may look different: cards are shown, drawn or taken."""


def secrets(state: State) -> str:
    """Everything that can be hidden."""
    pieces = state.to_json()["pieces"]
    return dumped([pieces[name] for name in ("hand", "job_at", "ally_at", "chosen", "ledger")])


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


def check_same(state: State, twin: State, viewer: int | None, moves: Iterable[int]) -> None:
    """The viewer cannot tell the two worlds apart."""
    assert dumped(twin.view(viewer)) == dumped(state.view(viewer))
    assert refusals(twin, viewer, moves) == refusals(state, viewer, moves)


def check_paired_play(state: State, viewer: int | None, rng: Random, moves: int, eager: bool, sample: int = 20) -> int:
    """Two worlds that look the same are played on alike: all the viewer is shown stays the same until cards are shown.

    Returns how many moves were played.
    """
    twin = check_shuffled(state, viewer, rng, rng.sample(range(GAME.move_count), sample))
    for played in range(moves):
        if state.over:
            return played
        assert twin.actors == state.actors
        pair = paired_choice(state, twin, viewer, rng, eager)
        if pair is None:
            return played
        seat, move, other = pair
        state.play(seat, move)
        twin.play(seat, other)
        if not check_shown(state, twin, viewer):
            return played
        check_same(state, twin, viewer, rng.sample(range(GAME.move_count), sample))
        if rng.random() < 0.1:
            twin = check_shuffled(twin, viewer, rng, [])
    return moves


def check_shown(state: State, twin: State, viewer: int | None) -> bool:
    """The viewer is shown the same, up to an event that shows a card; False if the worlds part there."""
    here = [event.seen(viewer) for event in state.events]
    there = [event.seen(viewer) for event in twin.events]
    for one, other in zip(here, there):
        if one != other:
            assert one is not None
            assert one["kind"] in SHOWING, f"{one} differs from {other}"
            return False
    return len(here) == len(there)


def paired_choice(
    state: State, twin: State, viewer: int | None, rng: Random, eager: bool
) -> tuple[int, int, int] | None:
    """A seat, its move, and the move in the other world that looks the same to the viewer; None if there is none."""
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
