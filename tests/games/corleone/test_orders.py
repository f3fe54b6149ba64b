"""Picks of different things come in any order, and what comes of them does not depend on it (RU-29, design §4)."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from consigliere.core.pack import overlay
from consigliere.core.state import State
from consigliere.games import load
from consigliere.games.corleone import frames
from consigliere.games.corleone.components import ALLIES
from consigliere.games.corleone.frames import TURN
from consigliere.games.corleone.state import FRONT, HAND, CorleoneState
from tests.games.any_game import dumped
from tests.games.corleone import text_model as model
from tests.games.corleone.positions import COUNTS, GAME, a_turn, scarce

pytestmark = pytest.mark.ci
EFFECTS: list[dict[str, Any]] = [
    {"op": "shoot", "count": 3, "kind": "any", "owner": "any", "where": "anywhere"},
    {"op": "shoot", "count": 2, "kind": "any", "owner": "opponent", "where": "with_own_figure"},
    {"op": "shoot", "count": 3, "kind": "thug", "owner": "any", "where": "one_territory"},
    {"op": "shoot", "count": 2, "kind": "any", "owner": "any", "where": "one_territory_thug_and_family"},
    {"op": "launder", "count": 3},
    {"op": "draw_jobs", "draw": 4, "keep": 2},
    {"op": "collect", "count": 3},
    {"op": "swap_control"},
    {"op": "place_control", "count": 3, "where": "any"},
    {"op": "take_open_job", "count": 2},
]
ALLY_IDS: list[str] = [entry["id"] for entry in GAME.pack.data["allies"]]
PACK = overlay(
    GAME.pack,
    {"allies": [{"id": ally, "effects": [EFFECTS[i % len(EFFECTS)]]} for i, ally in enumerate(ALLY_IDS)]},
)
PICKING = load("corleone", PACK)
PICKS = ("shoot", "launder", "keep", "give", "area", "take-job")
BEFORE = ("area", "use")  # a territory to shoot in, a part that is begun
ONE_WAY = ("shoot", "launder", "draw_jobs")  # tokens of one family change places without a difference
MOST_LINES = 500


def played(state: State, seat: int, move: int) -> list[tuple[int, int]]:
    """Plays a move; it and what the engine then played by itself."""
    state.play(seat, move)
    forced = list(zip(state.forced[::2], state.forced[1::2], strict=True))
    return [(seat, move), *forced]


def picking(count: int, seed: int, moves: int, effect: int) -> State | None:
    """A position where a card lets a player pick several things; None if nothing can be picked."""
    start = cast(CorleoneState, scarce(count, seed, moves) if seed % 3 == 0 else a_turn(count, seed, moves))
    state = cast(CorleoneState, PICKING.load({**start.to_json(), "pack": PICKING.pack_digest}))
    if state.over or state.stack[-1][0] != TURN:
        return None
    seat = state.actors[0]
    ally = next(a for a in range(effect, ALLIES, len(EFFECTS)) if state.ally_at[a] < FRONT)
    state.ally_at[ally] = HAND + seat
    rng = Random(seed)
    for area in range(7):  # more tokens
        while state.tokens[seat] > 3 and rng.random() < 0.5:
            state.tokens[seat] -= 1
            state.control[area].append(seat)
    state = cast(CorleoneState, PICKING.load(state.to_json()))
    state.play(seat, PICKING.parse(f"ally {ALLY_IDS[ally]}"))
    while state.actors and state.stack[-1][0] != TURN and single(state):
        state.play(state.actors[0], rng.choice(opening(state)))
    return None if state.over or state.stack[-1][0] == TURN else state


def single(state: State) -> bool:
    """Whether the open question asks for one thing before the picks: a territory to shoot in, whether to begin."""
    question = state.question() or {}
    return question["message"] in ("ask-shoot-where", "ask-part-jobs", "ask-part-collect")


def opening(state: State) -> list[int]:
    """The moves that lead on to the picks."""
    return [move for move in state.moves(state.actors[0]) if PICKING.moves.verb(move).name in BEFORE]


def after(state: State) -> str:
    """Everything but history."""
    data = state.to_json()
    return dumped({key: value for key, value in data.items() if key not in ("asked", "shown", "chance")})


def is_picking(state: State, before: State) -> bool:
    """Whether the same card is still being carried out."""
    return not state.over and len(state.stack) >= len(before.stack)


def line(start: State, rng: Random) -> tuple[list[tuple[int, int]], State]:
    """Random picks until there are no more, or enough."""
    state, picks = start.copy(), list[tuple[int, int]]()
    while is_picking(state, start):
        seat = rng.choice(state.actors)
        moves = [move for move in state.moves(seat) if PICKING.moves.verb(move).name in PICKS]
        if not moves or (picks and PICKING.parse("done") in state.moves(seat) and rng.random() < 0.15):
            state.play(seat, PICKING.parse("done"))
            continue
        picks += played(state, seat, rng.choice(moves))
    return picks, state


def in_another_order(start: State, picks: list[tuple[int, int]], rng: Random) -> State:
    """The same picks shuffled; all of them must be accepted."""
    state, left = start.copy(), picks[:]
    rng.shuffle(left)
    while left:
        seat, move = left[0]
        assert state.refusal(seat, move) is None, f"{PICKING.text(move)} is refused after other picks"
        for pick in played(state, seat, move):
            left.remove(pick)
    while is_picking(state, start):
        state.play(state.actors[0], PICKING.parse("done"))
    return state


def ends(state: State, start: State, canonical: bool) -> Iterator[str]:
    """All positions that picks of the open card can lead to, each as often as there are ways."""
    if not is_picking(state, start):
        yield after(state)
        return
    seat = state.actors[0]
    for move in state.canonical(seat) if canonical else state.moves(seat):
        copy = state.copy()
        copy.play(seat, move)
        yield from ends(copy, start, canonical)


somewhere = given(
    count=st.sampled_from(COUNTS),
    seed=st.integers(0, 1 << 30),
    moves=st.integers(10, 80),
    effect=st.integers(0, len(EFFECTS) - 1),
)


@somewhere
def test_picks_come_to_the_same_in_any_order(count: int, seed: int, moves: int, effect: int) -> None:
    start = picking(count, seed, moves, effect)
    if start is None:
        return
    rng = Random(seed)
    for _ in range(4):
        picks, state = line(start, rng)
        assert after(in_another_order(start, picks, rng)) == after(state)


@somewhere
def test_canonical_picks_reach_every_end(count: int, seed: int, moves: int, effect: int) -> None:
    start = picking(count, seed, moves, effect)
    if start is None or len(start.actors) > 1:
        return
    ways = [end for end, _ in zip(ends(start, start, True), range(MOST_LINES), strict=False)]
    if EFFECTS[effect]["op"] in ONE_WAY:
        assert len(ways) == len(set(ways)), "two canonical ways lead to the same position"
    every = {end for end, _ in zip(ends(start, start, False), range(MOST_LINES), strict=False)}
    assert every <= set(ways) or len(ways) == MOST_LINES


def offered(state: State, seat: int) -> set[str]:
    return {PICKING.text(move) for move in state.moves(seat)}


def of_text(state: State, effect: dict[str, Any], picks: list[str], area: str, first: model.Table) -> set[str]:
    """What the rules text lets the player pick now; empty if nothing more."""
    seat = state.actors[0]
    table = model.Table(PACK.data, state.view(seat))
    if effect["op"] == "shoot":
        kinds = [model.kind_of(first, pick.split()[1]) for pick in picks]
        most = 2 if effect["where"] == "one_territory_thug_and_family" else effect["count"]
        return model.targets(table, effect, area, kinds) | {"done"} if len(picks) < most else set()
    if effect["op"] == "launder":
        return set(model.begins_launder(table, effect, False)) | {"done"} if len(picks) < effect["count"] else set()
    if effect["op"] == "swap_control":
        return model.swaps(table, picks[0].split()[1] if picks else "")
    looked: list[str] = state.view(seat)["own"][table.family].get("looked", [])
    return {f"keep {job}" for job in looked}


@somewhere
def test_every_pick_of_the_text_is_offered(count: int, seed: int, moves: int, effect: int) -> None:
    entry = EFFECTS[effect]
    if entry["op"] not in ("shoot", "launder", "swap_control", "draw_jobs"):
        return
    state = picking(count, seed, moves, effect)
    if state is None:
        return
    rng, picks, start, seat = Random(seed), list[str](), state.copy(), state.actors[0]
    first = model.Table(PACK.data, state.view(seat))
    area = str((state.question() or {})["args"].get("area", "")) if entry["op"] == "shoot" else ""
    while is_picking(state, start):
        found = offered(state, seat)
        assert found == of_text(state, entry, picks, area, first)
        move = rng.choice(sorted(found - {"done"} or {"done"}))
        state.play(seat, PICKING.parse(move))
        picks.append(move)


@given(count=st.sampled_from(COUNTS), seed=st.integers(0, 1 << 30), moves=st.integers(0, 80))
def test_any_token_of_a_player_may_be_named(count: int, seed: int, moves: int) -> None:
    state = cast(CorleoneState, a_turn(count, seed, moves))
    if state.over:
        return
    seat, rng = state.actors[0], Random(seed)
    while state.tokens[seat]:  # all of them lie on the board, some on top of each other
        state.tokens[seat] -= 1
        stack = state.control[rng.randrange(3)]
        stack.insert(rng.randrange(len(stack) + 1), seat)
    state.stack = [state.stack[0], frames.which_token(seat, 5)]
    state = cast(CorleoneState, GAME.load(state.to_json()))
    assert {GAME.text(move) for move in state.moves(seat)} == model.own_tokens(model.Table(PACK.data, state.view(seat)))
    results: dict[str, list[int]] = {}
    for move in state.moves(seat):
        copy = state.copy()
        copy.play(seat, move)
        results.setdefault(after(copy), []).append(move)
    canonical = set(state.canonical(seat))
    assert all(len(canonical.intersection(same)) >= 1 for same in results.values()), "a result without a canonical move"
