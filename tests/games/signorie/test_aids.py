"""What dice, pawns and florins still allow (SI-4.3 to SI-4.8, SI-6.8, SI-7.4, SI-7.7, SI-11.4, SI-12.2)."""

from random import Random
from typing import Any

from consigliere.games import get, load
from consigliere.games.signorie.state import area_at
from tests.games.signorie.test_outlook import at

GAME = load("signorie")


def look(**changes: Any) -> dict[str, Any]:
    """What red is told: 7 florins, 1 man, 2 women, a purple 4 on its board."""
    found = get(GAME.name).aids(GAME, at(**changes).view(0))
    assert found is not None
    return found


def column(found: dict[str, Any], die: str) -> dict[str, Any]:
    entry: dict[str, Any] = next(one for one in found["columns"] if one["die"] == die)
    return entry


def test_SI_4_3_four_dice_a_round() -> None:
    assert look()["dice_left"] == 3
    found = look(dice={"purple": 1, "grey": 1, "yellow": 1, "red": 1})
    assert found["dice_left"] == 0
    assert all(not one["dice"] for one in found["columns"])


def test_SI_4_5_a_column_with_a_die_takes_no_other() -> None:
    assert column(look(), "purple") == {"die": "purple", "taken": True, "dice": [], "actions": []}


def test_SI_4_6_a_low_die_costs_the_difference_to_its_space() -> None:
    dice = column(look(), "turquoise")["dice"]  # the space is worth 5
    assert [(one["value"], one["cost"], one["can"]) for one in dice] == [(2, 3, True), (6, 0, True)]
    poor = column(look(florins=2), "turquoise")["dice"]
    assert [one["can"] for one in poor] == [False, True]


def test_SI_4_8_which_kinds_of_actions_are_possible() -> None:
    assert column(look(), "turquoise")["actions"] == ["manage", "task", "hire"]
    assert column(look(women=0, men=0, florins=0), "turquoise")["actions"] == ["manage"]  # the mission
    none = column(look(women=0, men=0, florins=0, careers={}), "turquoise")
    assert (none["dice"][1]["can"], none["actions"]) == (False, [])
    assert column(look(men=0, women=0), "red")["actions"] == ["hire"]  # nobody to marry, or to use for a task


def test_SI_11_4_what_is_left_up_to_the_threshold() -> None:
    found = look()  # 13 - 4
    assert found["room"] == 9
    assert found["most_dice"] == 2  # yellow 2 and turquoise 2; the red 6 would be too much
    assert [one["within"] for one in column(found, "turquoise")["dice"]] == [True, True]
    close = look(dice={"purple": 6, "grey": 5})
    assert close["room"] == 2
    assert close["most_dice"] == 1
    assert [one["within"] for one in column(close, "turquoise")["dice"]] == [True, False]
    above = look(dice={"purple": 6, "grey": 6, "red": 6})
    assert (above["room"], above["most_dice"]) == (-5, 0)


def test_SI_6_8_the_threshold_task_raises_by_three_for_each_pawn() -> None:
    assert look()["could_raise"] == 0  # there is none
    state = at()
    s: Any = state
    s.tasks[s.c.task_spaces.index("turquoise_upper")] = s.c.tasks.index("task_threshold")  # female: two women
    found = get(GAME.name).aids(GAME, state.view(0))
    assert found is not None
    assert found["could_raise"] == 6
    turquoise = s.c.dice.index("turquoise")
    s.board[turquoise], s.areas[area_at(turquoise, 6)] = 6, 0  # the column has its die
    found = get(GAME.name).aids(GAME, state.view(0))
    assert found is not None
    assert found["could_raise"] == 0


def test_SI_7_4_men_with_enough_rank() -> None:
    assert look()["missions"] == 2  # ranks 4 and 1; some city has a free space of value 1
    assert look(careers={})["missions"] == 0


def test_SI_7_7_women_with_a_dowry() -> None:
    assert look()["marriages"] == 2
    assert look(florins=0)["marriages"] == 0
    assert look(women=0)["marriages"] == 0


def test_SI_12_2_rows_with_fewer_than_three_tiles_score_nothing() -> None:
    assert look()["short_rows"] == {"politics": 3, "church": 3, "military": 3, "marriage": 3}
    found = look(face_down={"church": 3, "marriage": 2})
    assert found["short_rows"] == {"politics": 3, "military": 3, "marriage": 1}


def test_a_watcher_has_no_dice() -> None:
    assert get(GAME.name).aids(GAME, at().view(None)) is None


def test_SI_4_5_what_can_be_taken_is_what_the_rules_offer() -> None:
    """At every turn of a whole game: the dice that can be taken are the moves there are."""
    rng, state, turns = Random(4), GAME.start(3, 4), 0
    while not state.over:
        seat = state.actors[0]
        view = state.view(seat)
        found = get(GAME.name).aids(GAME, view)
        if found is not None and view["step"]["message"] == "ask-turn":
            offered = {GAME.text(move) for move in view["moves"]} - {"pass"}
            told = {f"die {c['die']} {d['value']}" for c in found["columns"] for d in c["dice"] if d["can"]}
            assert told == offered
            turns += 1
        state.play(seat, rng.choice(state.moves(seat)))
    assert turns > 20
