"""What can come of an attack, from what a viewer knows (LF-7.10 to LF-7.30; design: outlook)."""

import json
from random import Random
from typing import Any

import consigliere
from consigliere.core.scenario import Scenario
from consigliere.core.scenario_run import Run
from consigliere.core.state import State
from consigliere.games.la_famiglia import frames
from consigliere.server.tables.payload import viewer_payload

GAME = consigliere.game("la-famiglia")
RED, BLUE, GREEN, YELLOW = range(4)
FAMILIES = {"red": {"seat": RED}, "blue": {"seat": BLUE}, "green": {"seat": GREEN}, "yellow": {"seat": YELLOW}}


def order_next(target: dict[str, Any]) -> State:
    """Red's skull 1 in Gela is next; Ragusa is beside it."""
    described = {
        "at": "encounter",
        "clear": True,
        "round": 1,
        "primo": "red",
        "families": FAMILIES,
        "areas": {"gela": {"side": "red", "soldati": 8, "cars": 1, "orders": ["red.basic.1"]}, "ragusa": target},
        "own": {"red": {"orders": []}, "blue": {"orders": []}},
        "sheets": {"spaces": {"1-4": {"neutral": 1}}},
    }
    data = {"id": "outlook", "rules": [], "game": "la-famiglia", "position": described, "play": []}
    return Run(Scenario(data, "test"), GAME).state


def attack(target: dict[str, Any], send: str) -> State:
    """The order executed against Ragusa."""
    state = order_next(target)
    play(state, RED, "land ragusa", send)
    return state


def play(state: State, seat: int, *moves: str) -> None:
    for move in moves:
        state.play(seat, GAME.parse(move))


def outlook(state: State, viewer: int | None) -> Any:
    return json.loads(json.dumps(GAME.outlook(state.view(viewer))))


def cells(found: Any) -> dict[tuple[str, ...], list[str]]:
    """Rows by their choices; a cell is who holds the area with how many."""
    return {
        tuple(row["choices"].values()): [
            f"{cell['holder'] or 'nobody'} {cell['attackers'] + cell['defenders']}" for cell in row["cells"]
        ]
        for row in found["rows"]
    }


def six_against_three() -> State:
    state = attack({"side": "blue", "soldati": 4}, "send 6")
    play(state, RED, "finesse")
    return state


def test_lf_7_18_the_attacker_weighs_both_answers_by_the_other_card() -> None:
    state = six_against_three()
    play(state, RED, "card turncoat")
    play(state, BLUE, "card coward_2")
    found = outlook(state, RED)
    assert found["columns"] == ["turncoat", "coward_1", "coward_2"]
    assert cells(found) == {
        ("leave", "leave"): ["red 3", "red 6", "red 7"],
        ("leave", "take"): ["blue 1", "red 2", "red 3"],
        ("take", "leave"): ["red 7", "red 4", "red 3"],
        ("take", "take"): ["red 3", "nobody 0", "blue 1"],
    }
    assert outlook(state, GREEN)["rows"] == found["rows"]  # partners share all


def test_lf_7_18_the_defender_knows_what_the_attacker_decided() -> None:
    state = six_against_three()
    play(state, BLUE, "card coward_1")
    play(state, RED, "card turncoat", "take")
    found = outlook(state, BLUE)
    assert found["taken"] == {"attacker": True, "defender": None}
    assert found["cards"] == {"attacker": None, "defender": "coward_1"}
    assert cells(found) == {
        ("take", "leave"): ["red 4", "red 1", "nobody 0"],
        ("take", "take"): ["nobody 0", "red 3", "red 4"],
    }


def test_lf_7_17_before_a_card_is_chosen_every_own_card_has_its_rows() -> None:
    state = six_against_three()
    found = outlook(state, RED)
    assert found["cards"] == {"attacker": None, "defender": None}
    assert [row["choices"]["card"] for row in found["rows"]] == ["turncoat"] * 4 + ["coward_1"] * 4 + ["coward_2"] * 4
    assert cells(found)["leave", "leave", "turncoat"] == ["red 3", "red 6", "red 7"]
    play(state, BLUE, "card coward_1")
    assert outlook(state, RED) == found  # that Blue has chosen changes nothing


def test_lf_7_24_identical_cards_count_once_if_the_match_says_so() -> None:
    for once, left in ((False, "red 1"), (True, "red 2")):
        state = six_against_three()
        state.options = [int(once) if name == "identical_cards_once" else 0 for name in GAME.options]
        play(state, RED, "card coward_1")
        play(state, BLUE, "card coward_1")
        assert cells(outlook(state, RED))["take", "leave"][1] == left


def test_lf_7_16_brute_force_has_one_result() -> None:
    state = attack({"side": "blue", "soldati": 4}, "send 6")
    assert outlook(state, RED)["rows"] == [
        {"choices": {"approach": "brute"}, "cells": [{"attackers": 1, "defenders": 0, "holder": "red"}]}
    ]


def test_lf_7_10_the_ledger_lists_skulls_and_the_car() -> None:
    state = attack({"side": "blue", "soldati": 9, "labs": 1, "orders": ["blue.basic.5"]}, "drive 6")
    found = outlook(state, None)["ledger"]
    assert found["attack"] == [{"source": "order", "n": 1}, {"source": "car", "n": 1}]
    assert found["defence"] == [{"source": "lab", "n": 1}, {"source": "vest", "n": 1}]
    assert (found["totals"], found["fell"], found["applied"]) == ([2, 2], 0, True)


def test_q_46_agitated_neutrals_have_no_bonus() -> None:
    state = attack({"side": "blue", "soldati": 2}, "send 3")
    state.stack[-1][frames.ATTACK_ORDER] = -1
    assert outlook(state, None)["ledger"]["attack"] == []


def test_q_62_the_outlook_is_the_same_in_every_world_the_viewer_imagines() -> None:
    state = six_against_three()
    play(state, RED, "card coward_2")
    for _ in range(2):
        for viewer in (RED, BLUE, GREEN, YELLOW, None):
            view = state.view(viewer)
            found = GAME.outlook(view)
            for seed in range(6):
                assert GAME.outlook(GAME.imagine(view, Random(seed)).view(viewer)) == found
        if BLUE in state.actors:
            play(state, BLUE, "card turncoat")


def test_a_spectator_sees_the_ledger_and_no_reckoning() -> None:
    state = six_against_three()
    play(state, RED, "card turncoat")
    found = viewer_payload(state.game, state.view(None)).outlook
    assert found is not None
    assert found["ledger"]["fell"] == 1
    assert (found["rows"], found["cards"]) == ([], {"attacker": None, "defender": None})


def test_there_is_no_outlook_outside_an_attack() -> None:
    assert GAME.outlook(GAME.start(seed=1).view(0)) is None


def test_lf_6_2_everybody_sees_which_order_is_executed() -> None:
    executed = {"seat": RED, "order": "red.basic.1", "area": "gela"}
    state = order_next({"side": "blue", "soldati": 4})
    for viewer in (RED, YELLOW, None):
        assert outlook(state, viewer) == {"kind": "order", "executing": executed}
    play(state, RED, "land ragusa", "send 6")
    assert outlook(state, None)["executing"] == executed
