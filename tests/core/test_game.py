"""A game: starting, options, loading; wrong input is one clear sentence."""

import json
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere.core.errors import Mistake
from consigliere.core.game import Game, Option
from consigliere.core.match import replay
from consigliere.core.pack import load as load_pack
from consigliere.games import get, load

pytestmark = pytest.mark.both

GAME = consigliere.game("la-famiglia")


def position(decisions: int = 60) -> dict[str, Any]:
    state = GAME.start(4, 3, {"identical_cards_once": True})
    for _ in range(decisions):
        state.play(state.actors[0], state.moves(state.actors[0])[0])
    return state.to_json()


def test_a_game_is_loaded_once() -> None:
    assert consigliere.game("la-famiglia") is GAME
    assert "la-famiglia" in consigliere.games()


def test_an_unknown_game_is_a_mistake() -> None:
    with pytest.raises(Mistake, match=r"there is no game 'chess' \(there is la-famiglia"):
        consigliere.game("chess")


@pytest.mark.parametrize("seats", [0, 3, 5])
def test_a_wrong_number_of_seats_is_a_mistake(seats: int) -> None:
    with pytest.raises(Mistake, match=f"la-famiglia is for 4 players, not {seats}"):
        GAME.start(seats, 1)


def test_an_unknown_option_is_a_mistake() -> None:
    with pytest.raises(Mistake, match=r"la-famiglia has no option 'fast' \(it has first_game, "):
        GAME.start(4, 1, {"fast": True})


def test_defaults() -> None:
    state = GAME.start()
    assert state.seats == 4
    assert state.to_json() == GAME.start(4, 0, {}).to_json()
    assert state.to_json()["options"] == {name: option.default for name, option in GAME.options.items()}


def test_seats_win_and_lose_in_teams() -> None:
    assert GAME.teams(4) == [[0, 2], [1, 3]]


def test_the_same_seed_gives_the_same_game() -> None:
    assert GAME.start(4, 7).to_json() == GAME.start(4, b"7").to_json()
    assert GAME.start(4, 7).to_json() != GAME.start(4, 8).to_json()


def test_options_are_part_of_the_position() -> None:
    state = GAME.start(4, 1, {"first_game": True})
    assert state.to_json()["options"]["first_game"] is True
    assert state.view(None)["options"]["first_game"] is True
    assert GAME.load(state.to_json()).view(2) == state.view(2)


@pytest.mark.parametrize("decisions", [0, 1, 60, 200])
def test_a_position_goes_through_json_and_back(decisions: int) -> None:
    data = position(decisions)
    state = GAME.load(json.loads(json.dumps(data)))
    assert state.to_json() == data


def test_a_finished_game_goes_through_json_and_back() -> None:
    state = GAME.start(4, 3)
    rng = Random(3)
    while not state.over:
        state.play(state.actors[0], rng.choice(state.moves(state.actors[0])))
    again = GAME.load(state.to_json())
    assert state.result is not None
    assert again.result is not None
    assert again.result.to_json() == state.result.to_json()
    assert again.view(None) == state.view(None)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": 99}, "this is no position of la-famiglia in format 1"),
        ({"game": "chess"}, "this is no position of la-famiglia in format 1"),
        ({"pack": "f" * 64}, "the position was made with pack ffffffffffff, this game has "),
        ({"seats": 3}, "la-famiglia is for 4 players, not 3"),
        ({"options": {"fast": True}}, "la-famiglia has no option 'fast'"),
    ],
)
def test_a_position_of_something_else_is_a_mistake(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        GAME.load({**position(5), **change})


@pytest.mark.both
def test_a_position_that_lacks_a_key_is_a_mistake_that_names_it() -> None:
    whole = position(5)
    for key in whole.keys() - {"format", "game", "rules"}:
        with pytest.raises(Mistake, match=f"this position has no '{key}'$"):
            GAME.load({name: value for name, value in whole.items() if name != key})
    for key in ("key", "drawn"):
        with pytest.raises(Mistake, match=f"this position has no '{key}'$"):
            GAME.load({**whole, "chance": {name: value for name, value in whole["chance"].items() if name != key}})
    for key in whole["pieces"]:
        pieces = {name: value for name, value in whole["pieces"].items() if name != key}
        with pytest.raises(Mistake, match=f"this position has no '{key}' among its pieces$"):
            GAME.load({**whole, "pieces": pieces})


@pytest.mark.parametrize("change", [{"game": "chess"}, {"pack": "f" * 64}])
def test_a_view_of_something_else_is_a_mistake(change: dict[str, Any]) -> None:
    view = GAME.load(position(5)).view(0)
    with pytest.raises(Mistake, match="this is no view of la-famiglia with pack"):
        GAME.imagine({**view, **change}, Random(1))


def test_worlds_are_the_same_for_the_same_rng() -> None:
    view = GAME.load(position(120)).view(1)
    worlds = GAME.worlds(view)
    assert worlds(Random(5)).to_json() == GAME.imagine(view, Random(5)).to_json()
    assert worlds(Random(5)).to_json()["chance"] != worlds(Random(6)).to_json()["chance"]


def test_prepared_luck_takes_names_and_numbers() -> None:
    luck = GAME.prepared_luck([{"families": ["red", "blue"]}, {"first": 2}])
    assert [(entry.label, entry.results) for entry in luck] == [("families", [3, 1]), ("first", [2])]
    with pytest.raises(Mistake, match=r"chance: 'pink' is no result of 'families' \(one of black, blue"):
        GAME.prepared_luck([{"families": ["pink"]}])


def test_a_position_or_view_of_another_rules_version_is_a_mistake() -> None:
    state = GAME.start(4, 3)
    with pytest.raises(Mistake, match=f"this position is of rules version 7, this is {GAME.rules}"):
        GAME.load({**state.to_json(), "rules": "7"})
    with pytest.raises(Mistake, match=f"this view is of rules version 7, this is {GAME.rules}"):
        GAME.imagine({**state.view(0), "rules": "7"}, Random(1))


def with_an_option_more() -> Game:
    """The game of a later version: one option more."""
    game = load("la-famiglia", load_pack(get("la-famiglia").path / "pack"))
    game.options["quick"] = Option("quick", False, "LF-1.1", later=True)
    return game


def test_an_option_that_comes_later_leaves_earlier_positions_and_records_as_they_are() -> None:
    later = with_an_option_more()
    match = GAME.match(4, 3)
    while len(match.entries) < 60:
        match.play(match.state.actors[0], match.state.moves(match.state.actors[0])[0])
    assert later.load(match.state.to_json()).to_json() == match.state.to_json()
    assert replay(later, match.record()).record() == match.record()
    assert later.start(4, 3).view(0) == GAME.start(4, 3).view(0)


def test_an_option_that_comes_later_is_written_down_where_it_is_chosen() -> None:
    later = with_an_option_more()
    state = later.start(4, 3, {"quick": True})
    assert state.view(None)["options"] == {**GAME.start(4, 3).view(None)["options"], "quick": True}
    assert later.load(state.to_json()).options == state.options
    assert later.imagine(state.view(0), Random(1)).options == state.options
