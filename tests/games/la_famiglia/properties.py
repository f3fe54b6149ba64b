"""The properties of the design, as plain functions that raise AssertionError where one does not hold.

They work on any position; `test_properties.py` brings positions, `test_properties_can_fail.py` breaks the engine.
"""

import hashlib
import json
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from consigliere import IllegalMove, words
from consigliere.core.state import State
from consigliere.games.la_famiglia import audit
from tests.games.la_famiglia.positions import GAME, choice, walk

VIEWERS: tuple[int | None, ...] = (None, 0, 1, 2, 3)
VIEW_KEYS = [
    *["game", "rules", "pack", "seats", "options", "viewer", "at", "actors", "step", "ask", "moves", "side_moves"],
    *["chosen", "table", "own", "unknown", "over", "result"],
]
RULES = {message for message in words.ids("la-famiglia") if message.startswith(("rule-", "ruling-"))}
MOST_MOVES = 5000
MOST_LEGAL_MOVES = 120


def dumped(data: Any) -> str:
    """JSON, byte for byte."""
    return json.dumps(data, sort_keys=True)


def digest(state: State) -> str:
    """Of the complete position, the open questions included."""
    seats = range(state.seats)
    asked = [[state.moves(seat) for seat in seats], [state.side_moves(seat) for seat in seats]]
    return hashlib.sha256(dumped([state.to_json(), asked]).encode()).hexdigest()


def seen_by_all(state: State) -> list[list[dict[str, Any] | None]]:
    """What every viewer is shown of the last move."""
    return [[event.seen(viewer) for event in state.events] for viewer in VIEWERS]


# ---- conservation


def check_conserved(state: State) -> None:
    """All pieces are there."""
    assert audit.audit(state) == []


def check_conserved_in_play(state: State, rng: Random, moves: int, eager: bool) -> None:
    """All pieces stay there, and money moves only where an event says so."""
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
        assert copies[2].to_json()["chance"] != state.to_json()["chance"], "a branch has no luck of its own"
        assert {**copies[2].to_json(), "chance": 0} == {**state.to_json(), "chance": 0}
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
        for move in state.moves(seat) + state.side_moves(seat):
            text = GAME.text(move)
            assert GAME.parse(text) == move
            slots = GAME.slots(move)
            assert text.split() == [str(value) for value in slots.values()]


def check_moves(state: State, others: Iterable[int], tries: int = 20) -> None:
    """Offered moves are stable and accepted; every other one is refused with a rule, some of them are tried too."""
    others = list(others)
    for seat in range(state.seats):
        moves, side_moves = state.moves(seat), state.side_moves(seat)
        assert bool(moves) == (seat in state.actors)
        assert len(moves) <= MOST_LEGAL_MOVES
        assert len(set(moves)) == len(moves)
        assert len(set(side_moves)) == len(side_moves)
        assert not set(moves) & set(side_moves)
        assert state.moves(seat) == moves
        assert state.side_moves(seat) == side_moves
        fresh = GAME.load(state.to_json())
        assert fresh.moves(seat) == moves, "the order of moves is not stable"
        assert fresh.side_moves(seat) == side_moves
        for move in moves + side_moves:
            check_accepted(state, seat, move)
        refused = [move for move in others if move not in moves and move not in side_moves]
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


def check_any_order(state: State, rng: Random, moves: int) -> int:
    """Where several seats choose at once it does not matter who is asked first. Returns how often that came up."""
    found = 0
    for _ in range(moves):
        if state.over:
            break
        if len(state.actors) > 1:
            found += 1
            chosen = [(seat, rng.choice(state.moves(seat))) for seat in state.actors]
            one, other = commit(state, chosen), commit(state, chosen[::-1])
            assert whole(one) == whole(other), "it matters who is asked first"
        state.play(*choice(state, rng, True))
    return found


def commit(state: State, chosen: list[tuple[int, int]]) -> State:
    """The state after these secret choices; who has chosen has no anytime options before the last one has."""
    found = state.copy()
    for i, (seat, move) in enumerate(chosen):
        found.play(seat, move)
        for earlier, _ in chosen[: i + 1]:
            if i + 1 < len(chosen):
                assert found.side_moves(earlier) == []
                assert found.moves(earlier) == []
    return found


def whole(state: State) -> str:
    """The complete position."""
    return dumped(state.to_json())


def check_ends(state: State, rng: Random, eager: bool = False) -> None:
    """A random game always ends, with a result."""
    for _ in walk(state, rng, MOST_MOVES, eager):
        pass
    assert state.over
    assert state.actors == []
    result = state.result
    assert result is not None
    assert result.draw == (not result.winners)
    assert sorted(result.ranks) == ([1, 1, 1, 1] if result.draw else [1, 1, 3, 3])
    assert abs(sum(result.payoff)) < 1e-9


# ---- views and imagined worlds


def check_view(state: State, viewer: int | None) -> None:
    """A view is plain JSON with the agreed keys, and looking changes nothing."""
    before = digest(state)
    view = state.view(viewer)
    assert list(view) == VIEW_KEYS
    assert json.loads(json.dumps(view)) == view
    assert digest(state) == before
    for secret in (state.chance.key.hex(), '"drawn"', '"seed"', '"chance"'):
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
    tokens = [sorted(pieces["tokens"][at : at + 2]) for at in range(0, len(pieces["tokens"]), 2)]
    return dumped([tokens, pieces["where"], pieces["committed"]])


def deals(view: dict[str, Any]) -> int:
    """How many worlds the groups of a view allow; tokens that came back unseen are not reckoned with."""
    total = 1
    for group in view["unknown"]:
        if group["kind"] == "choice":
            total *= 6 if view["table"]["phase"] == "setup" else 3  # ways to lead two of three families, or cards
            continue
        rooms = sorted(len(group["pieces"]) - len(place["cannot"]) for place in group["places"][1:])
        for i, room in enumerate(rooms):
            total *= room - i
    return total


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
    assert len(found) <= deals(view)
    if deals(view) > worlds and not any("returned" in family for family in view["table"]["families"].values()):
        assert len(found) > 1, "all imagined worlds are the same although something is hidden"
    if deals(view) == 1:
        assert found == {secrets(state)}, "nothing is hidden and yet the world is another one"
    check_ends(GAME.imagine(view, rng), rng)


# ---- non-interference

HIDDEN_VERBS = ("order", "card", "lead")  # enemies see that something is chosen, not what
SHOWING = ("order-revealed", "cards-revealed", "leads")  # the events after which worlds may look different


def team_of(viewer: int | None) -> tuple[int, ...]:
    """The seats whose secrets the viewer knows."""
    return () if viewer is None else (viewer, viewer ^ 2)


def check_shuffle(state: State, viewer: int | None, rng: Random, moves: Iterable[int]) -> State:
    """Exchanging what the viewer cannot tell apart changes nothing that the viewer can get. Returns the other world."""
    twin = state.copy()
    twin.shuffle_hidden(viewer, rng)
    check_conserved(twin)
    check_same(state, twin, viewer, moves)
    return twin


def check_same(state: State, twin: State, viewer: int | None, moves: Iterable[int]) -> None:
    """The viewer cannot tell the two worlds apart."""
    moves = list(moves)
    assert dumped(twin.view(viewer)) == dumped(state.view(viewer))
    for seat in team_of(viewer):
        assert refusals(twin, seat, moves) == refusals(state, seat, moves)


def check_paired_play(state: State, viewer: int | None, rng: Random, moves: int, eager: bool, sample: int = 20) -> int:
    """Two worlds that look the same are played on alike: the viewer is shown the same until secrets come to light.

    Returns how many moves were played.
    """
    twin = check_shuffle(state, viewer, rng, rng.sample(range(GAME.move_count), sample))
    for played in range(moves):
        if state.over:
            return played
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
    """The viewer is shown the same, up to an event that shows something secret; False if the worlds part there."""
    here = [event.seen(viewer) for event in state.events]
    there = [event.seen(viewer) for event in twin.events]
    for one, other in zip(here, there):
        if one != other:
            assert one is not None
            assert one["kind"] in SHOWING, f"{one} differs from {other}"
            return False
    assert len(here) == len(there)
    assert twin.shown == state.shown
    return True


def paired_choice(
    state: State, twin: State, viewer: int | None, rng: Random, eager: bool
) -> tuple[int, int, int] | None:
    """A seat, its move, and the move in the other world that looks the same to the viewer; None if there is none."""
    assert twin.actors == state.actors
    for _ in range(50):
        seat, move = choice(state, rng, eager)
        legal = twin.moves(seat) + twin.side_moves(seat)
        verb = GAME.moves.verb(move).name
        if seat in team_of(viewer) or verb not in HIDDEN_VERBS:
            if move in legal:
                return seat, move, move
            assert verb == "sell", f"'{GAME.text(move)}' of seat {seat} is legal in one world only"
            assert seat not in team_of(viewer)
            continue  # the order lies on the board there: choose something else
        return seat, move, rng.choice([other for other in legal if GAME.moves.verb(other).name == verb])
    return None  # all that can be done is to sell orders that lie on the board there
