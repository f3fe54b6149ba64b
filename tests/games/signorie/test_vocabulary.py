"""The vocabulary of Signorie's scenarios is complete, and its examples are right."""

import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from consigliere.core import scenario
from consigliere.core.errors import Mistake
from consigliere.core.scenario import Scenario
from consigliere.games import load, vocabulary
from consigliere.games.signorie import moments

NAME = "signorie"
GAME = load(NAME)
WORDS = vocabulary(NAME)
ONLY_IN_A_POSITION = {"at", "to_play", "clear"}
KIND_BELOW = {
    "players": "COLOUR",
    "players.COLOUR.careers": "CAREER",
    "players.COLOUR.points": "SOURCE",
    "players.COLOUR.worth": "ROW",
    "players.COLOUR.dice": "DIE",
    "players.COLOUR.rows": "ROW",
    "players.COLOUR.face_down": "ROW",
    "initiative": "DISC_SPACE",
    "dice": "DIE",
    "aside": "DIE",
    "tasks": "TASK_SPACE",
    "rewards": "ROUND",
    "removed": "HOUSE",
    "cities": "CITY",
}
"""Which names stand below a key path."""

POSITION: dict[str, Any] = tomllib.loads("""
at = "actions"
clear = true
removed_tiles = ["medici_1", "medici_2"]
[players]
red = {seat = 0, men = 4, women = 3, dice = {grey = 4}, helpers = ["vp3"], brides = 1}
yellow = {seat = 1}
[dice]
red = [2, 5]
[cities]
roma = {closed = true}
napoli = {closed = true}
""")


def names(section: str) -> list[str]:
    return [word for word, _, _ in WORDS[section]]


def laid_over(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A table with some values changed, deep inside too."""
    both = {key: laid_over(base[key], changes[key]) for key in base.keys() & changes if isinstance(base[key], dict)}
    return {**base, **changes, **both}


def luck() -> list[dict[str, Any]]:
    """The examples of results of chance."""
    return [tomllib.loads(f"x = {example}")["x"] for _, example, _ in WORDS["chance"]]


def luck_of(at: str) -> list[dict[str, Any]]:
    """The results a moment needs, out of the examples: a house after the other loses tiles at the start."""
    found = luck()
    if at == "start":
        houses = [{"removed": [f"{house}_1", f"{house}_7"]} for house in GAME.events.kinds["house"]]
        return found[:4] + houses + found[5:]
    return found[6:] if at == "preparation" else []


def played(position: dict[str, Any], play: list[dict[str, Any]] | None = None) -> list[str]:
    """What differs if the runner plays this."""
    chance = {"results": luck_of(position["at"])}
    data = {"id": "example", "game": NAME, "rules": [], "position": position, "chance": chance, "play": play or []}
    return scenario.run(Scenario(data, "example"), lambda _: GAME)


def general(path: list[str]) -> str:
    """A key path with names replaced by their kinds."""
    found = [path[0]]
    for key in path[1:]:
        found.append(KIND_BELOW.get(".".join(found), key))
    return ".".join(found)


def paths(data: dict[str, Any], above: list[str]) -> Iterator[list[str]]:
    """The key paths of all values that are no tables."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from paths(value, [*above, key])
        else:
            yield [*above, key]


def test_every_word_has_its_own_place() -> None:
    for section in WORDS:
        assert len(names(section)) == len(set(names(section)))


def test_file_and_play_list_all_keys_of_a_scenario() -> None:
    assert set(names("file")) == scenario.KEYS
    assert set(names("play")) == scenario.PLAY_KEYS
    data: dict[str, Any] = {}
    for _, example, _ in WORDS["file"]:
        data |= tomllib.loads(example)
    for key, example, _ in WORDS["play"]:
        entry = tomllib.loads(example)
        assert list(entry) == [key]
        data["play"] = [*data["play"], {"seat": "red", **entry}]
    assert Scenario(data, "example").id == "Y-24"


def test_all_options_are_listed() -> None:
    assert names("options") == list(GAME.options)
    assert {message for _, _, message in WORDS["options"]} == {option.message for option in GAME.options.values()}
    for _, example, _ in WORDS["options"]:
        assert GAME.blank(2, tomllib.loads(example)["options"])


@pytest.mark.parametrize("word", WORDS["moments"], ids=lambda word: str(word[0]))
def test_every_moment_can_be_started_from(word: tuple[str, str, str]) -> None:
    assert played(laid_over(POSITION, tomllib.loads(word[1]))) == []


def test_all_moments_are_listed() -> None:
    assert names("moments") == moments.MOMENTS


@pytest.mark.parametrize("word", WORDS["position"], ids=lambda word: str(word[0]))
def test_every_example_of_a_position_is_accepted(word: tuple[str, str, str]) -> None:
    path, example, _ = word
    changes = tomllib.loads(example)
    assert played(laid_over(POSITION, changes)) == []
    if path not in ONLY_IN_A_POSITION:
        played(POSITION, [{"expect": changes}])


def test_every_key_that_a_position_accepts_is_listed() -> None:
    listed = {path.split(".")[0] for path in names("position")}
    assert listed == moments.KEYS
    for top, keys in (("players", moments.PLAYER_KEYS), ("cities", moments.CITY_KEYS)):
        every = [*names("position"), *names("expect")]
        assert {path.split(".")[2] for path in every if path.startswith(f"{top}.")} == keys


def test_a_key_that_is_not_listed_is_refused() -> None:
    for path, key in (([], "towns"), (["cities", "milano"], "men"), (["players", "red"], "cash")):
        changes: dict[str, Any] = {key: 1}
        for step in reversed(path):
            changes = {step: changes}
        with pytest.raises(Mistake, match=f"the key '{key}' is not known"):
            played(laid_over(POSITION, changes))


@pytest.mark.parametrize("word", WORDS["expect"], ids=lambda word: str(word[0]))
def test_every_example_of_expect_is_accepted(word: tuple[str, str, str]) -> None:
    played(POSITION, [{"expect": tomllib.loads(word[1])}])


def test_every_key_of_any_position_is_listed(long: bool) -> None:
    found: set[str] = set()
    drawn: set[str] = set()
    for seed in range(20 if long else 3):
        rng = Random(seed)
        state = GAME.start(2 + seed % 3, seed)
        drawn |= {event.luck.label for event in state.events if event.luck}
        while not state.over:
            if rng.random() < 0.3:
                found |= {general(path) for path in paths(GAME.position_of(state), [])}
            seat = rng.choice(state.actors)
            state.play(seat, rng.choice(state.moves(seat)))
            drawn |= {event.luck.label for event in state.events if event.luck}
        found |= {general(path) for path in paths(GAME.position_of(state), [])}
    listed = {*names("position"), *names("expect")} - ONLY_IN_A_POSITION
    assert found - {"result"} - listed == set()
    assert listed - found == set()
    assert drawn == set(names("chance"))


def test_every_example_of_chance_is_accepted() -> None:
    assert [result.label for result in GAME.prepared_luck(luck())] == names("chance")


def test_every_verb_is_listed_with_a_move_that_can_be_read() -> None:
    assert [word.split()[0] for word in names("moves")] == [verb.name for verb in GAME.moves.verbs]
    for word, example, _ in WORDS["moves"]:
        assert GAME.text(GAME.parse(example)) == example
        assert len(word.split()) == len(example.split())


def test_every_kind_of_event_is_listed_with_its_fields() -> None:
    assert names("events") == GAME.events.names
    for i, (kind, example, _) in enumerate(WORDS["events"]):
        event = tomllib.loads(f"event = {example}")["event"]
        fields = [*GAME.events.public[i], *GAME.events.secret[i]]
        assert event.pop("kind") == kind
        assert list(event) == [name.rstrip("*") for name, _ in fields]
        for name, value_kind in fields:
            known = GAME.events.kinds.get(value_kind)
            values = event[name[:-1]] if name.endswith("*") else [event[name.rstrip("*")]]
            assert all(isinstance(value, int) if known is None else value in known for value in values)
