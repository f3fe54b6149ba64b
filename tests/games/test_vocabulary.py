"""The vocabulary of every game's scenarios is complete, and its examples are right."""

import tomllib
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from consigliere.core import scenario
from consigliere.core.errors import Mistake
from consigliere.core.scenario import Scenario
from consigliere.games import get, names
from tests.games.vocabulary import ONLY_IN_A_POSITION, Facts, examples_of_chance, laid_over

EVERY: dict[str, Facts] = {
    name: import_module(f"tests.games.{get(name).module}.vocabulary_facts").FACTS for name in names()
}
SIDE_MOVES = 0.05
every_game = pytest.mark.parametrize("facts", EVERY.values(), ids=EVERY)


def every_word(section: str) -> pytest.MarkDecorator:
    """Each word of a section, for all games."""
    words = [(facts, word) for facts in EVERY.values() for word in facts.words[section]]
    return pytest.mark.parametrize(("facts", "word"), words, ids=[f"{facts.name}-{word[0]}" for facts, word in words])


def kinds_below(facts: Facts) -> dict[str, str]:
    """Which kind of names stands below a key path: 'own' has FAMILY if there is a word own.FAMILY.hand."""
    found: dict[str, str] = {}
    for path in [*facts.names("position"), *facts.names("expect")]:
        keys = path.split(".")
        found |= {".".join(keys[:i]): key for i, key in enumerate(keys) if key.isupper()}
    return found


def general(path: list[str], below: dict[str, str]) -> str:
    """A key path with names replaced by their kinds."""
    found = [path[0]]
    for key in path[1:]:
        found.append(below.get(".".join(found), key))
    return ".".join(found)


def paths(data: dict[str, Any], above: list[str]) -> Iterator[list[str]]:
    """The key paths of all values that are no tables."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from paths(value, [*above, key])
        else:
            yield [*above, key]


@every_game
def test_every_word_has_its_own_place(facts: Facts) -> None:
    for section in facts.words:
        assert len(facts.names(section)) == len(set(facts.names(section)))


@every_game
def test_file_and_play_list_all_keys_of_a_scenario(facts: Facts) -> None:
    assert set(facts.names("file")) == scenario.KEYS
    assert set(facts.names("play")) == scenario.PLAY_KEYS
    data: dict[str, Any] = {}
    for _, example, _ in facts.words["file"]:
        data |= tomllib.loads(example)
    for key, example, _ in facts.words["play"]:
        entry = tomllib.loads(example)
        assert list(entry) == [key]
        data["play"] = [*data["play"], {"seat": facts.seat, **entry}]
    assert Scenario(data, "example").id == facts.example


@every_game
def test_all_options_are_listed(facts: Facts) -> None:
    options = facts.game.options
    assert facts.names("options") == list(options)
    assert {message for _, _, message in facts.words["options"]} == {option.message for option in options.values()}
    for _, example, _ in facts.words["options"]:
        assert facts.game.blank(facts.seats, tomllib.loads(example)["options"])


@every_word("moments")
def test_every_moment_can_be_started_from(facts: Facts, word: tuple[str, str, str]) -> None:
    assert facts.played(laid_over(facts.base(), tomllib.loads(word[1]))) == []


@every_game
def test_all_moments_are_listed(facts: Facts) -> None:
    moments = import_module(f"consigliere.games.{get(facts.name).module}.scenario.moments")
    assert facts.names("moments") == moments.MOMENTS


@every_word("position")
def test_every_example_of_a_position_is_accepted(facts: Facts, word: tuple[str, str, str]) -> None:
    path, example, _ = word
    changes = tomllib.loads(example)
    assert facts.played(laid_over(facts.base(), {**facts.beside.get(path, {}), **changes})) == []
    if path not in ONLY_IN_A_POSITION:
        facts.played(facts.base(), [{"expect": changes}])


@every_game
def test_every_key_that_a_position_accepts_is_listed(facts: Facts) -> None:
    assert {path.split(".")[0] for path in facts.names("position")} == facts.keys
    for top, keys in facts.keys_below.items():
        settable = {path.split(".")[2] for path in facts.names("position") if path.startswith(f"{top}.")}
        readable = {path.split(".")[2] for path in facts.names("expect") if path.startswith(f"{top}.")}
        assert settable <= keys <= settable | readable


@every_game
def test_a_key_that_is_not_listed_is_refused(facts: Facts) -> None:
    for path, key in facts.unknown:
        changes: dict[str, Any] = {key: 1}
        for step in reversed(path):
            changes = {step: changes}
        with pytest.raises(Mistake, match=f"the key '{key}' is not known"):
            facts.played(laid_over(facts.base(), changes))


@every_word("expect")
def test_every_example_of_expect_is_accepted(facts: Facts, word: tuple[str, str, str]) -> None:
    facts.played(facts.base(), [{"expect": tomllib.loads(word[1])}])


@every_game
def test_every_key_of_any_position_is_listed(facts: Facts, long: bool) -> None:
    game, below = facts.game, kinds_below(facts)
    found: set[str] = set()
    drawn: set[str] = set()
    for seed in range(5 * facts.games if long else facts.games):
        rng = Random(seed)
        state = game.start(game.seats[seed % len(game.seats)], seed)
        while True:
            drawn |= {event.luck.label for event in state.events if event.luck}
            if state.over or rng.random() < 0.3:
                found |= {general(path, below) for path in paths(game.position_of(state), [])}
            if state.over:
                break
            seat = rng.choice(state.actors)
            side_moves = state.side_moves(seat)
            state.play(seat, rng.choice(side_moves if side_moves and rng.random() < SIDE_MOVES else state.moves(seat)))
    listed = {*facts.names("position"), *facts.names("expect")} - ONLY_IN_A_POSITION
    assert found - facts.not_listed - {"result"} - listed == set()
    assert listed - found <= facts.seldom
    assert drawn <= set(facts.names("chance")) <= drawn | facts.seldom_drawn


@every_game
def test_every_example_of_chance_is_accepted(facts: Facts) -> None:
    results = facts.game.prepared_luck(examples_of_chance(facts.name))
    assert [result.label for result in results] == facts.names("chance")


@every_game
def test_every_verb_is_listed_with_a_move_that_can_be_read(facts: Facts) -> None:
    game = facts.game
    assert [word.split()[0] for word in facts.names("moves")] == [verb.name for verb in game.moves.verbs]
    for word, example, _ in facts.words["moves"]:
        assert game.text(game.parse(example)) == example
        assert len(word.split()) == len(example.split())


@every_game
def test_every_kind_of_event_is_listed_with_its_fields(facts: Facts) -> None:
    events = facts.game.events
    assert facts.names("events") == events.names
    for i, (kind, example, _) in enumerate(facts.words["events"]):
        event = tomllib.loads(f"event = {example}")["event"]
        fields = [*events.public[i], *events.secret[i]]
        assert event.pop("kind") == kind
        assert list(event) == [name.rstrip("*") for name, _ in fields]
        for name, value_kind in fields:
            known = events.kinds.get(value_kind)
            values = event[name[:-1]] if name.endswith("*") else [event[name.rstrip("*")]]
            assert all(isinstance(value, int) if known is None else value in known for value in values)
