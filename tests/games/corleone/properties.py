"""The properties of the design, as plain functions that raise AssertionError where one does not hold."""

import hashlib
import json
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from consigliere import IllegalMove, words
from consigliere.core.state import State
from consigliere.games.corleone import audit
from tests.games.corleone.positions import GAME, choice, walk

VIEW_KEYS = [
    *("game", "rules", "pack", "seats", "options", "viewer", "at", "actors", "step", "ask", "moves", "side_moves"),
    *("chosen", "table", "own", "unknown", "over", "result"),
]
RULES = {message for message in words.ids("corleone") if message.startswith(("rule-", "ruling-"))}
MOST_MOVES = 3000
MOST_LEGAL_MOVES = 100


def viewers(state: State) -> list[int | None]:
    """The spectator and all seats."""
    return [None, *range(state.seats)]


def dumped(data: Any) -> str:
    """JSON, byte for byte."""
    return json.dumps(data, sort_keys=True)


def digest(state: State) -> str:
    """Of the complete position, the open questions included."""
    asked = [state.moves(seat) for seat in range(state.seats)]
    return hashlib.sha256(dumped([state.to_json(), asked]).encode()).hexdigest()


def seen_by_all(state: State) -> list[list[dict[str, Any] | None]]:
    """What every viewer is shown of the last move."""
    return [[event.seen(viewer) for event in state.events] for viewer in viewers(state)]


# ---- conservation


def check_conserved(state: State) -> None:
    """All cards, figures and tokens are there."""
    assert audit.audit(state) == []


def check_conserved_in_play(state: State, rng: Random, moves: int, eager: bool) -> None:
    """They stay there, and money only comes where an event says so."""
    check_conserved(state)
    before = audit.purse(state)
    for _ in walk(state, rng, moves, eager):
        check_conserved(state)
        assert audit.audit_money(before, state) == []
        before = audit.purse(state)


# ---- copies and JSON


def check_copies(state: State, rng: Random, moves: int) -> None:
    """Copies are exact and independent: all of them are kept, and none ever changes."""
    kept: list[tuple[State, str]] = []
    line: list[tuple[int, int]] = []
    first = state.copy()
    for _ in range(moves):
        if state.over:
            break
        here = digest(state)
        copies = [state.copy(), state.copy().copy(), state.copy(Random(1))]
        kept += [(copy, digest(copy)) for copy in copies]
        assert kept[-3][1] == kept[-2][1] == here, "a copy differs from its original"
        branch = state.copy()
        for _ in walk(branch, rng, 3):
            pass
        assert digest(state) == here, "playing on a copy changed its original"
        seat, move = choice(state, rng, False)
        state.play(seat, move)
        line.append((seat, move))
    for copy, before in kept:
        assert digest(copy) == before, "a copy changed when another state was played"
    for seat, move in line:
        first.play(seat, move)
    assert digest(first) == digest(state), "a copy plays differently"


def check_json(state: State, rng: Random, moves: int) -> None:
    """A position survives JSON, and plays on the same."""
    data = state.to_json()
    twin = GAME.load(json.loads(json.dumps(data)))
    assert twin.to_json() == data
    assert digest(twin) == digest(state)
    for _ in range(moves):
        if state.over:
            break
        seat, move = choice(state, rng, False)
        state.play(seat, move)
        twin.play(seat, move)
        assert digest(twin) == digest(state)
        assert seen_by_all(twin) == seen_by_all(state)
        assert twin.forced == state.forced


# ---- moves


def check_notation(state: State) -> None:
    """Every offered move has a text that parses back, and slots that say the same."""
    for seat in range(state.seats):
        for move in state.moves(seat):
            text = GAME.text(move)
            assert GAME.parse(text) == move
            assert text.split() == [str(value) for value in GAME.slots(move).values()]


def check_moves(state: State, others: Iterable[int], tries: int = 20) -> None:
    """Offered moves are stable and accepted; every other one is refused with a rule, some of them are tried too."""
    others = list(others)
    for seat in range(state.seats):
        moves = state.moves(seat)
        assert bool(moves) == (seat in state.actors)
        assert len(moves) <= MOST_LEGAL_MOVES
        assert len(set(moves)) == len(moves)
        assert state.side_moves(seat) == []
        assert GAME.load(state.to_json()).moves(seat) == moves, "the order of moves is not stable"
        for move in moves:
            check_accepted(state, seat, move)
        refused = [move for move in others if move not in moves]
        for move in refused:
            check_refused(state, seat, move)
        for move in refused[:tries]:
            check_unchanged(state, seat, move)


def check_accepted(state: State, seat: int, move: int) -> None:
    """A legal move is not refused and can be played."""
    assert state.refusal(seat, move) is None, GAME.text(move)
    copy = state.copy()
    copy.play(seat, move)
    check_conserved(copy)
    assert copy.to_json() != state.to_json(), f"{GAME.text(move)} does nothing"


def check_refused(state: State, seat: int, move: int) -> None:
    """Any other move is refused with a rule that exists."""
    refusal = state.refusal(seat, move)
    assert refusal is not None, f"{GAME.text(move)} is not offered and not refused"
    assert refusal.message.startswith("why-")
    rule = refusal.rule.replace(".", "-")
    assert f"rule-{rule}" in RULES or f"ruling-{rule}" in RULES, refusal
    assert refusal.args["seat"] == seat


def check_unchanged(state: State, seat: int, move: int) -> None:
    """A refused move raises the same refusal, which is plain JSON, and leaves everything as it was."""
    before = digest(state)
    refusal = state.refusal(seat, move)
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, move)
    assert refusal is not None
    assert refused.value.refusal.to_json() == refusal.to_json()
    assert json.loads(json.dumps(refusal.to_json())) == refusal.to_json()
    assert digest(state) == before


def check_ends(state: State, rng: Random, eager: bool = False) -> None:
    """A random game always ends, with a result."""
    for _ in walk(state, rng, MOST_MOVES, eager):
        pass
    assert state.over
    assert state.actors == []
    result = state.result
    assert result is not None
    assert result.winners
    assert all((rank == 1) == (seat in result.winners) for seat, rank in enumerate(result.ranks))
    best = max(result.scores)
    assert all(result.scores[seat] == best for seat in result.winners)


# ---- views and imagined worlds


def check_view(state: State, viewer: int | None) -> None:
    """A view is plain JSON with the agreed keys, and looking changes nothing."""
    before = digest(state)
    view = state.view(viewer)
    assert list(view) == VIEW_KEYS
    assert json.loads(json.dumps(view)) == view
    assert digest(state) == before
    for secret in (state.chance.key.hex(), '"seed"', '"chance"'):
        assert secret not in json.dumps(view)


def refusals(state: State, viewer: int | None, moves: Iterable[int]) -> list[dict[str, Any] | None]:
    """What the viewer is told about moves it might try."""
    if viewer is None:
        return []
    found = [state.refusal(viewer, move) for move in moves]
    return [None if refusal is None else refusal.to_json() for refusal in found]


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


def check_imagined(state: State, viewer: int | None, rng: Random, worlds: int, moves: Iterable[int]) -> None:
    """Imagined worlds look the same to the viewer, hold all pieces, differ where something is hidden, can be played."""
    moves = list(moves)
    view = json.loads(json.dumps(state.view(viewer)))
    shown = dumped(view)
    told = refusals(state, viewer, moves)
    draw = GAME.worlds(view)
    found = set()
    for _ in range(worlds):
        world = draw(rng)
        assert dumped(world.view(viewer)) == shown
        assert dumped(view) == shown, "imagining changed the view"
        assert refusals(world, viewer, moves) == told
        check_conserved(world)
        found.add(secrets(world))
    if something_hidden(view):
        assert len(found) > 1, "all imagined worlds are the same although something is hidden"
    if not view["unknown"]:
        assert found == {secrets(state)}, "nothing is hidden and yet the world is another one"
    check_ends(GAME.imagine(view, rng), rng)


# ---- non-interference

HIDDEN_VERBS = ("keep", "give", "offer", "bribe", "discard")  # others see that something is chosen, not what
SHOWING = (
    *("looked", "stolen", "given", "offered", "bribe", "job-begun", "job-discarded", "discarded", "paid"),
    *("laundered", "open-job", "job-completed", "gained", "ally-played"),
)
"""Events after which two worlds that looked the same may look different: cards are shown, drawn or taken."""


def check_shuffle(state: State, viewer: int | None, rng: Random, moves: Iterable[int]) -> State:
    """Exchanging what the viewer cannot tell apart changes nothing that the viewer can get. Returns the other world."""
    twin = state.copy()
    twin.shuffle_hidden(viewer, rng)
    check_conserved(twin)
    check_same(state, twin, viewer, moves)
    return twin


def check_same(state: State, twin: State, viewer: int | None, moves: Iterable[int]) -> None:
    """The viewer cannot tell the two worlds apart."""
    assert dumped(twin.view(viewer)) == dumped(state.view(viewer))
    assert refusals(twin, viewer, moves) == refusals(state, viewer, moves)


def check_paired_play(state: State, viewer: int | None, rng: Random, moves: int, eager: bool, sample: int = 20) -> int:
    """Two worlds that look the same are played on alike: all the viewer is shown stays the same until cards are shown.

    Returns how many moves were played.
    """
    twin = check_shuffle(state, viewer, rng, rng.sample(range(GAME.move_count), sample))
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
            twin = check_shuffle(twin, viewer, rng, [])
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
