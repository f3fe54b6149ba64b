"""What a die would cost and lead to, told from the view alone."""

import json
import tomllib
from random import Random
from typing import Any

import pytest

from consigliere.core.state import State
from consigliere.games import load

GAME = load("signorie")
POSITION = """
at = "actions"
clear = true
to_play = "red"
order = ["red", "yellow"]
[players]
red = {seat = 0, florins = 7, men = 1, women = 2, dice = {purple = 4}, careers = {politics = [5], church = [1]}}
yellow = {seat = 1}
[dice]
yellow = [2]
red = [6]
turquoise = [2, 6]
[tasks]
turquoise_upper = "task_military"
turquoise_lower = "task_mission"
[cities]
roma = {closed = true}
napoli = {closed = true}
milano = {mission = "gonzaga_1", pawns = ["yellow.man", "yellow.man"]}
"""


def at(**changes: Any) -> State:
    """The position with some numbers of red changed."""
    described = tomllib.loads(POSITION)
    described["players"]["red"] |= changes
    state = GAME.blank(2, {})
    GAME.set_position(state, described)
    state.settle([], -1)
    return state


def look(state: State) -> dict[str, Any]:
    """What red is told, from its view as a page gets it."""
    found = GAME.outlook(json.loads(json.dumps(state.view(0))))
    assert found is not None
    return found


def die(state: State, colour: str, value: int) -> dict[str, Any]:
    return next(d for d in look(state)["dice"] if (d["die"], d["value"]) == (colour, value))


def action(entry: dict[str, Any], verb: str, **wanted: Any) -> dict[str, Any]:
    found: dict[str, Any] = next(
        a for a in entry["actions"] if a["verb"] == verb and all(a[key] == value for key, value in wanted.items())
    )
    return found


def test_si_4_6_a_die_costs_what_it_lacks_to_its_space() -> None:
    dear, free = die(at(), "turquoise", 2), die(at(), "turquoise", 6)
    assert (dear["space"], dear["cost"], dear["florins"]) == (5, 3, 4)
    assert (free["cost"], free["florins"]) == (0, 7)


def test_si_4_6_a_die_that_is_too_dear_says_so() -> None:
    entry = die(at(florins=2), "turquoise", 2)
    assert entry["why"]["rule"] == "SI-4.6"
    assert entry["why"]["args"] == {"seat": 0, "verb": "die", "die": "turquoise", "value": 2}


def test_si_4_8_actions_are_judged_after_the_die_is_paid() -> None:
    dear, free = (die(at(florins=5), "turquoise", value) for value in (2, 6))
    assert action(dear, "hire", row=2)["why"]["rule"] == "SI-5.5"
    assert action(free, "hire", row=2) == {
        "verb": "hire",
        "helper": "die_military",
        "row": 2,
        "cost": 3,
        "why": None,
    }


def test_si_11_4_the_sum_with_the_die_stands_against_the_threshold() -> None:
    assert (look(at())["sum"], look(at())["limit"]) == (4, 13)
    assert die(at(), "turquoise", 6)["sum"] == 10
    assert look(at(threshold={"women": 1}))["limit"] == 16


def test_si_6_2_a_task_is_told_for_every_number_of_pawns() -> None:
    task = action(die(at(), "turquoise", 2), "task", space="turquoise_upper")
    assert [way["n"] for way in task["ways"]] == [1, 2]
    assert [way["brings"] for way in task["ways"]] == [
        {"points": 2, "tracks": ["military"]},
        {"points": 4, "tracks": ["military"]},
    ]


def test_si_6_1_a_task_without_pawns_says_why() -> None:
    task = action(die(at(), "turquoise", 2), "task", space="turquoise_lower")
    assert (task["why"]["rule"], task["ways"]) == ("SI-6.1", [])


def test_si_7_5_a_mission_tells_its_points_and_tiles() -> None:
    brings = action(die(at(), "turquoise", 6), "manage")["brings"]
    assert brings == {"missions": {"ways": 5, "low": 1, "high": 9, "tiles": ["gonzaga_1"]}}


def test_si_7_7_a_marriage_tells_its_points() -> None:
    brings = action(die(at(), "red", 6), "manage")["brings"]["marriages"]
    assert (brings["low"], brings["high"]) == (2, 8)


def test_si_7_2_florins_are_told() -> None:
    assert action(die(at(), "yellow", 2), "manage")["brings"] == {"florins": 3}


def test_si_10_1_helpers_of_the_column_are_told_top_down() -> None:
    entry = die(at(helpers=["initiative3", "vp_men", "die_church", "vp3"]), "turquoise", 2)
    assert [helper["helper"] for helper in entry["helpers"]] == ["initiative3", "vp_men", "die_church"]
    assert entry["helpers"][0]["brings"] == {"points": 3, "tracks": ["initiative"]}
    assert entry["helpers"][1]["why"]["rule"] == "SI-10.2"
    assert entry["helpers"][2]["brings"] == {"points": 2, "tracks": ["church"]}


def test_si_7_6_no_offspring_die_is_rolled_beforehand() -> None:
    entry = die(at(helpers=["offspring_die"], brides=2), "yellow", 2)
    assert entry["helpers"][0]["brings"] == {"dice": 1}


def test_the_questions_after_the_die_are_told_too() -> None:
    state = at(helpers=["initiative3", "die_church"])
    state.play(0, GAME.parse("die turquoise 2"))
    (entry,) = look(state)["dice"]
    assert (entry["cost"], entry["florins"], entry["sum"]) == (0, 4, 6)
    assert len(entry["helpers"]) == 2
    state.play(0, GAME.parse("hire 2"))
    (entry,) = look(state)["dice"]
    assert entry["actions"] == []
    state.play(0, GAME.parse("helper 1"))
    found = look(state)  # three points on the initiative track
    assert found["dice"] == []
    (climb,) = found["climbs"]
    assert (climb["track"], climb["start"]) == ("initiative", 0)
    assert [move["text"] for move in climb["moves"]] == ["initiative 1", "initiative 2", "initiative 3"]


def test_the_steps_of_all_climbs_can_be_put_together_and_played_in_their_order() -> None:
    """One man further, one who begins: with every point that there is, also as far as a man or the disc goes."""
    rng = Random(5)
    seen = 0
    for seed in range(12):
        state = GAME.start(seats=2, seed=seed)
        while not state.over:
            seat = state.actors[0]
            if state.question()["message"] != "ask-spend-points":  # type: ignore[index]
                state.play(seat, rng.choice(state.moves(seat)))
                continue
            found = GAME.outlook(state.view(seat))
            assert found is not None
            points, men, steps = state.question()["args"]["n"], found["men"], []  # type: ignore[index]
            climbs = [climb for climb in found["climbs"] if climb["track"] != "initiative"]
            for climb in rng.sample(climbs, len(climbs)):
                if climb["start"] == 0:
                    men -= 1
                most = min(len(climb["moves"]), points) if men >= 0 or climb["start"] else 0
                taken = rng.randint(0, most)
                men += climb["start"] == 0 and taken == 0
                points -= taken
                steps += climb["moves"][:taken]
            if not steps:
                state.play(seat, rng.choice(state.moves(seat)))
                continue
            seen += len(steps) > 2
            for step in sorted(steps, key=lambda one: one["order"]):
                state.play(seat, GAME.parse(step["text"]))
    assert seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_is_told_and_nothing_differs_by_what_is_hidden(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(seats, seats)
    while not state.over:
        seat = state.actors[0]
        view = state.view(seat)
        found = GAME.outlook(view)
        if found:
            legal = {f"die {d['die']} {d['value']}" for d in found["dice"] if d["why"] is None}
            choices = {GAME.text(move) for move in view["moves"]}
            if view["step"]["message"] in ("ask-turn", "ask-extra-die"):
                assert legal == choices - {"pass"}
            state.shuffle_hidden(seat, rng)
            assert GAME.outlook(state.view(seat)) == found
        assert GAME.outlook(state.view(None)) is None
        state.play(seat, rng.choice(state.moves(seat)))
