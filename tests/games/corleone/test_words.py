"""The words of Corleone's Empire: names from the pack, secrets, numbers."""

from collections.abc import Iterator

import pytest

from consigliere import words
from consigliere.games import load

NAME = "corleone"
GAME = load(NAME)


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


def dashes(name: str) -> str:
    return name.replace("_", "-")


def names() -> Iterator[str]:
    kinds = GAME.events.kinds
    yield from (f"side-{dashes(side)}" for side in kinds["side"])
    yield from (f"phase-{phase}" for phase in kinds["phase"])
    yield from (f"good-{dashes(good)}" for good in kinds["good"])
    yield from (f"colour-{colour}" for colour in kinds["colour"])
    yield from (f"figure-{figure}" for figure in kinds["figure"])


def test_everything_has_a_name() -> None:
    assert [message for message in names() if not words.has(message, game=NAME)] == []


def test_a_log_line_tells_a_secret_only_to_those_who_see_it() -> None:
    shown = {"kind": "kept", "seat": 1}
    assert words.event_say(NAME, shown) == "1 keeps a job."
    assert words.event_say(NAME, {**shown, "job": "jg01"}) == "1 keeps jg01."


def test_numbers_choose_the_form_of_the_word() -> None:
    event = {"kind": "given", "seat": 0, "to": 1}
    assert words.event_say(NAME, {**event, "n": 1}) == "0 gives 1 1 card."
    assert words.event_say(NAME, {**event, "n": 2}) == "0 gives 1 2 cards."
