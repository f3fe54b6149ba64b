"""The words of [[play]]: refusals, moves the engine plays by itself, stopping, lists without order, what is seen."""

import tomllib
from typing import Any

import pytest

from consigliere.cli.scenario import game_for
from consigliere.core.errors import Mistake
from consigliere.core.scenario import Scenario
from consigliere.core.scenario_run import run

ISSUE = """
id = "issue"
rules = ["LF-4.24"]
game = "la-famiglia"

[position]
at = "planning-turn"
to_play = "red"
clear = true
round = 1
primo = "red"
families = {red = {seat = 0}, blue = {seat = 1}, green = {seat = 2}, yellow = {seat = 3}}
areas = {gela = {side = "red", soldati = 1, orders = ["red.basic.5"]}, noto = {side = "red", soldati = 1}}
sheets = {columns = [{red = 1, neutral = 1}, {}, {}, {}, {}, {}]}
"""
USE = ["red", "use 1 red"]
SPACE = ["red", "space 1-1"]  # issue an order: noto is the only area without one, so the engine chooses it by itself
AT = ["red", "at noto"]
ORDER = ["red", "order red.basic.1"]


def differences(*entries: Any, position: str = ISSUE) -> list[str]:
    """What differs when these entries are played; a list of two is a move."""
    data = tomllib.loads(position)
    data["play"] = [{"seat": e[0], "move": e[1]} if isinstance(e, list) else e for e in entries]
    return run(Scenario(data, "test"), game_for)


def refuse(move: str, seat: str = "red", **wanted: str) -> dict[str, Any]:
    return {"seat": seat, "refuse": {"move": move, **wanted}}


@pytest.mark.parametrize("moves", [[USE, SPACE, AT, ORDER], [USE, SPACE, ORDER]])
def test_a_move_that_the_engine_plays_by_itself_may_stand_in_the_file_or_not(moves: list[Any]) -> None:
    end = {"expect": {"areas": {"noto": {"orders": ["red.basic.1"]}}}}
    assert differences(*moves, end) == []
    assert differences(*moves[:2], {"expect": {"areas": {"noto": {"orders": []}}}}, *moves[2:], end) == []


def test_a_refusal_at_a_question_that_the_engine_answers_by_itself_is_tested() -> None:
    rule = refuse("at gela", rule="LF-4.24")
    assert differences(USE, SPACE, rule, refuse("at enna", rule="LF-4.24"), ORDER) == []
    assert differences(USE, SPACE, {"expect": {"actors": ["red"]}}, rule, ORDER) == []
    assert "it is allowed" in differences(USE, SPACE, refuse("at noto", rule="LF-4.24"))[0]
    assert "LF-4.24 forbids it" in differences(USE, SPACE, refuse("at gela", rule="LF-4.25"))[0]


def test_a_refusal_that_tests_no_rule_must_be_named() -> None:
    turn, answer = refuse("use 1 red", "blue"), refuse("finesse", rule="LF-4.2")
    assert "only because of why-not-your-turn" in differences(turn)[0]
    assert "only because of why-not-an-answer" in differences(answer)[0]
    turn["refuse"]["why"] = "not-your-turn"
    answer["refuse"]["why"] = "why-not-an-answer"
    assert differences(turn, answer) == []


def test_a_refusal_may_name_the_message_instead_of_the_rule() -> None:
    [problem] = differences(USE, SPACE, refuse("at gela", why="why-space-too-dear"))
    message = problem.partition("(")[2].partition(")")[0]
    assert message.startswith("why-")
    assert differences(USE, SPACE, refuse("at gela", why=message)) == []


def test_legal_may_state_what_is_forced() -> None:
    assert differences(USE, SPACE, {"seat": "red", "legal": ["at noto"]}, ORDER) == []
    assert differences(USE, SPACE, {"seat": "red", "legal": ["at gela"]}) != []


def test_stop_ends_before_the_engine_plays_on() -> None:
    asked = {"sees": {"viewer": "red", "knows": {"step": {"message": "ask-order-where"}}}}
    assert differences(USE, {"seat": "red", "move": "space 1-1", **asked}, {"stop": True}) == []
    assert differences(USE, SPACE, {"stop": True, **asked}) == []
    assert differences(USE, {"seat": "red", "move": "space 1-1", **asked}) != []
    between = [{"seat": "red", "legal": ["at noto"]}, refuse("at gela", rule="LF-4.24"), asked]
    assert differences(USE, SPACE, *between, {"stop": True}) == []
    assert differences(USE, SPACE, *between) != []
    with pytest.raises(Mistake, match="stop = true belongs into the last entry"):
        differences(USE, {"stop": True}, SPACE)


def test_lists_without_order_are_compared_as_sets() -> None:
    position = ISSUE.replace('["red.basic.5"]', '["red.basic.5", "red.basic.4"]')
    for orders in (["red.basic.4", "red.basic.5"], ["red.basic.5", "red.basic.4"]):
        assert differences({"expect": {"areas": {"gela": {"orders": orders}}}}, position=position) == []
    wrong = {"expect": {"areas": {"gela": {"orders": ["red.basic.5", "red.basic.5"]}}}}
    assert differences(wrong, position=position) != []


def test_sees_says_what_a_viewer_knows_and_must_not_know() -> None:
    public = {"areas": {"noto": {"side": "red"}}}
    hidden = ["own.red", "own.red.orders"]
    assert differences({"sees": {"viewer": "blue", "knows": public, "not": hidden}}) == []
    assert differences({"sees": {"viewer": "spectator", "knows": public, "not": hidden}}) == []
    assert differences({"sees": {"viewer": "green", "knows": {"own": {"red": {"orders": []}}}}}) != []
    [problem] = differences({"sees": {"viewer": "red", "not": ["own.red.orders"]}})
    assert "own.red.orders should not be known" in problem


def test_results_of_chance_that_do_not_fit_are_named() -> None:
    start = """
    id = "start"
    rules = ["LF-2.4"]
    game = "la-famiglia"
    position = {at = "start"}
    """
    for given in (["cars"], ["cars"] * 7):
        with pytest.raises(Mistake) as wrong:
            differences(position=start + f"[chance]\nresults = [{{tiles = {given}}}]")
        assert f"the list gives {', '.join(given)}" in str(wrong.value)
        assert "[" not in str(wrong.value)
