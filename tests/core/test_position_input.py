"""What a person wrote by hand is read, or refused with the place and what would be right."""

import re
from typing import Any

import pytest

from consigliere.core.errors import Mistake
from consigliere.core.position_input import count_of, everybody, index_of, known_keys, mentioned


def refused(text: str) -> Any:
    return pytest.raises(Mistake, match=f"^{re.escape(text)}$")


def test_a_name_is_found_by_its_place() -> None:
    assert index_of(["red", "blue"], "blue", "players") == 1


@pytest.mark.parametrize("name", ["green", "", 1, None])
def test_a_name_that_is_not_there_is_refused(name: Any) -> None:
    with refused(f"players: '{name}' is not known here (one of red, blue)"):
        index_of(["red", "blue"], name, "players")


def test_a_count_is_read_or_is_what_it_is_by_default() -> None:
    assert count_of({"cars": 3}, "cars", "areas.gela", 0) == 3
    assert count_of({}, "cars", "areas.gela", 7) == 7


@pytest.mark.parametrize("value", [-1, "two", 1.5, None, [1]])
def test_what_is_no_count_is_refused(value: Any) -> None:
    with refused(f"areas.gela.cars: a number from 0 is expected, found {value!r}"):
        count_of({"cars": value}, "cars", "areas.gela", 0)


def test_keys_that_are_known_pass() -> None:
    known_keys({"seat": 1}, {"seat", "money"}, "position")
    known_keys({}, {"seat"}, "position")


def test_a_key_nobody_knows_is_refused() -> None:
    with refused("position: the key 'cash' is not known (one of money, seat)"):
        known_keys({"seat": 1, "cash": 2}, {"seat", "money"}, "position")


@pytest.mark.parametrize("entry", [3, "red", ["seat"], None])
def test_what_is_no_table_is_refused(entry: Any) -> None:
    with refused(f"position.players.red: a table is expected, found {entry!r}"):
        known_keys(entry, {"seat"}, "position.players.red")


def test_who_is_not_named_is_filled_in() -> None:
    names = ["red", "blue", "green", "black"]
    assert everybody({}, names, 2, {}, "players") == {"red": {"seat": 0}, "blue": {"seat": 1}}
    assert everybody({"green": {"cars": 1}}, names, 2, {}, "players") == {
        "green": {"cars": 1, "seat": 0},
        "red": {"seat": 1},
    }
    rest = {"areas": {"gela": {"side": "black", "orders": ["green.basic.1"]}}}
    assert everybody({"blue": {"seat": 1}}, names, 3, rest, "players") == {
        "blue": {"seat": 1},
        "green": {"seat": 0},
        "black": {"seat": 2},
    }


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ({"red": {}, "blue": {}, "green": {}}, "players: 2 can play, found 3"),
        ({"white": {}}, "players: 'white' is not known here (one of red, blue, green)"),
        ({"red": 1}, "players.red: a table is expected, found 1"),
        ({"red": {"seat": 2}}, "players.red.seat: a free seat from 0 to 1 is expected, found 2"),
        ({"red": {"seat": True}}, "players.red.seat: a free seat from 0 to 1 is expected, found True"),
        (
            {"red": {"seat": 0}, "blue": {"seat": 0}},
            "players.blue.seat: a free seat from 0 to 1 is expected, found 0",
        ),
    ],
)
def test_who_cannot_play_is_refused(named: dict[str, Any], sentence: str) -> None:
    with refused(sentence):
        everybody(named, ["red", "blue", "green"], 2, {}, "players")


def test_names_are_found_anywhere() -> None:
    names = ["red", "blue"]
    assert mentioned({"blue": 1, "x": ["red.man", "reddish", 3], "y": {"z": "blue"}}, names) == ["blue", "red", "blue"]
