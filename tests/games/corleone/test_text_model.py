"""The parts of an ally (CE-5.27, RU-13): what the engine offers is what a model written from the text offers."""

from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from consigliere.core.state import State
from consigliere.core.step import CODE, SEAT
from consigliere.games.corleone.chapters.cards import put_in_hand
from consigliere.games.corleone.components import ALLIES, card_of_ally
from consigliere.games.corleone.frames import ALLY_PARTS, TURN
from consigliere.games.corleone.state import FRONT, HAND, CorleoneState
from tests.games.corleone import text_model as model
from tests.games.corleone.positions import COUNTS, GAME, a_turn, choice, scarce

pytestmark = pytest.mark.ci
PACK = GAME.pack.data


def with_ally(state: State, ally: int) -> State | None:
    """The same position, but whoever is on turn holds the ally, openly; None if it is nobody's turn."""
    if state.over or state.stack[-1][CODE] != TURN:
        return None
    changed = cast(CorleoneState, GAME.load(state.to_json()))
    if HAND <= changed.ally_at[ally] < FRONT + changed.seats:
        return changed if changed.ally_at[ally] == HAND + changed.actors[0] else None
    put_in_hand(changed, changed.actors[0], card_of_ally(ally))
    return GAME.load(changed.to_json())


def is_resolving(state: State, seat: int) -> bool:
    """Whether the ally is still being carried out."""
    return (
        not state.over and len(state.stack) > 1 and state.stack[1][SEAT] == seat and state.stack[1][CODE] == ALLY_PARTS
    )


def check_ally(state: State, ally: int, rng: Random) -> int:
    """Plays the ally with random choices; returns how many choices among parts were compared with the model."""
    seat = state.actors[0]
    left = [dict(effect) for effect in PACK["allies"][ally]["effects"]]
    chief_placed, compared = False, 0
    before = model.Table(PACK, state.view(seat))
    before.hand.remove(PACK["allies"][ally]["id"])
    state.play(seat, GAME.parse(f"ally {PACK['allies'][ally]['id']}"))
    assert (state.stack[-1][CODE] == ALLY_PARTS) == model.is_asked(before, left, False)
    while is_resolving(state, seat):
        actor = state.actors[0]
        if state.stack[-1][CODE] != ALLY_PARTS:
            state.play(*choice(state, rng, True))
            continue
        table = model.Table(PACK, state.view(seat))
        assert model.is_asked(table, left, chief_placed)
        offered = {GAME.text(move) for move in state.moves(actor)}
        assert offered == model.legal(table, left, chief_placed)
        compared += 1
        move = rng.choice(sorted(offered))
        begun = [effect for effect in left if move in model.begins(table, effect, chief_placed)]
        if begun:
            left.remove(begun[0])
            chief_placed = chief_placed or begun[0].get("figure") == "police_chief"
        state.play(actor, GAME.parse(move))
    return compared


@given(
    count=st.sampled_from(COUNTS),
    seed=st.integers(0, 1 << 30),
    moves=st.integers(0, 200),
    ally=st.integers(0, ALLIES - 1),
)
def test_parts_of_an_ally_as_the_text_has_them(count: int, seed: int, moves: int, ally: int) -> None:
    base = scarce(count, seed, moves) if seed % 4 == 0 else a_turn(count, seed, moves)
    state = with_ally(base, ally)
    if state is not None:
        check_ally(state, ally, Random(seed))


def test_the_model_is_asked_about_every_ally_with_several_parts() -> None:
    for ally, entry in enumerate(PACK["allies"]):
        if len(entry["effects"]) < 2 or all(model.is_gain(effect) for effect in entry["effects"]):
            continue
        start = cast(CorleoneState, GAME.start(3, ally))
        seat = start.actors[0]
        start.horse = (seat + 1) % 3
        start.thugs[seat] -= 1
        start.thug_at[0] = seat
        state = with_ally(start, ally)
        assert state is not None
        assert check_ally(state, ally, Random(ally)) > 0, entry["id"]
