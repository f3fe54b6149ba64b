"""The words of Signorie: names from the pack, numbers."""

from collections.abc import Iterator
from typing import Any

import pytest

from consigliere import words
from consigliere.games import load
from consigliere.games.signorie.state import PHASES

NAME = "signorie"
GAME = load(NAME)
HELPERS: list[dict[str, Any]] = GAME.pack.data["helper"]
TASKS: list[dict[str, Any]] = GAME.pack.data["task_tile"]


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


def dashes(name: str) -> str:
    return name.replace("_", "-")


def names() -> Iterator[str]:
    kinds = GAME.events.kinds
    for kind, prefix in (("colour", "player"), ("die", "die"), ("career", "career"), ("row", "row")):
        yield from (f"{prefix}-{name}" for name in kinds[kind])
    yield "track-initiative"
    for kind in ("management", "source"):
        yield from (f"{kind}-{name}" for name in kinds[kind])
    yield from ("gender-man", "gender-woman")
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from (f"{kind}-{dashes(name)}" for kind in ("helper", "task", "reward") for name in kinds[kind])


def test_everything_has_a_name() -> None:
    assert [message for message in names() if not words.has(message, game=NAME)] == []


@pytest.mark.parametrize("helper", HELPERS, ids=lambda helper: str(helper["id"]))
def test_every_helper_tells_what_it_does_with_the_numbers_of_the_pack(helper: dict[str, Any]) -> None:
    assert words.game_say(NAME, f"helper-{dashes(helper['id'])}") == helper["label"]
    assert words.game_say(NAME, f"helper-{dashes(helper['id'])}-text", **helper).endswith(".")


@pytest.mark.parametrize("task", TASKS, ids=lambda task: str(task["id"]))
def test_every_task_tells_what_it_does_with_the_numbers_of_the_pack(task: dict[str, Any]) -> None:
    assert words.game_say(NAME, f"task-{dashes(task['id'])}-text", **task).endswith(".")


def test_numbers_choose_the_form_of_the_word() -> None:
    event = {"kind": "received", "seat": 0}
    assert words.event_say(NAME, {**event, "n": 1}) == "0 gains 1 florin."
    assert words.event_say(NAME, {**event, "n": 3}) == "0 gains 3 florins."
