"""What a person is told of turf and jobs beside the view: it follows from the view, and it is the rules' own."""

from random import Random
from typing import cast

import pytest

from consigliere.games import load
from consigliere.games.corleone.chapters.cards import payable
from consigliere.games.corleone.state import CorleoneState
from consigliere.games.corleone.viewer import outlook
from tests.games.any_game import choice

GAME = load("corleone")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_CE_9_1_every_viewer_is_told_what_the_true_position_says(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(seats, seats)
    while not state.over:
        seat, move = choice(state, rng, True)
        if rng.random() < 0.1:
            for viewer in (*range(seats), None):
                assert GAME.outlook(state.view(viewer)) == outlook.outlook(cast(CorleoneState, state), viewer)
        state.play(seat, move)


def test_CE_5_21_a_job_lacks_nothing_exactly_if_it_can_be_paid() -> None:
    rng = Random(3)
    state = GAME.start(4, 3)
    while not state.over:
        s = cast(CorleoneState, state)
        for seat in range(4):
            for job in outlook.jobs_of(s, seat):
                assert (not outlook.missing(s, seat, job)) == payable(s, seat, job)
        state.play(*choice(state, rng, True))


def test_CE_9_1_what_a_figure_would_change_is_what_it_changes() -> None:
    rng = Random(5)
    state = GAME.start(3, 5)
    tried = 0
    while not state.over:
        seat = state.actors[0]
        then = (GAME.outlook(state.view(seat)) or {}).get("then", {})
        for move in state.moves(seat) if then and rng.random() < 0.3 else []:
            verb, place = (GAME.text(move) + " ").split(" ")[:2]
            if verb not in ("thug", "member"):
                continue
            after = cast(CorleoneState, state.copy())
            after.play(seat, move)
            if after.act == cast(CorleoneState, state).act:
                told = outlook.outlook(after, None)["turf"]
                assert then[place]
                assert {area: told[area] for area in then[place]} == then[place], GAME.text(move)
                tried += 1
        state.play(*choice(state, rng, True))
    assert tried > 50


def test_CE_11_2_the_end_names_the_bonuses() -> None:
    rng = Random(4)
    state = GAME.start(3, 4)
    while not state.over:
        state.play(*choice(state, rng, True))
    for entry in state.view(None)["table"]["families"].values():
        assert len(entry["won"]["territories"]) == entry["bonus"]["territories"]
        assert len(entry["won"]["colours"]) == entry["bonus"]["jobs"]
