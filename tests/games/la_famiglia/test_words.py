"""The words of La Famiglia: names from the pack, secrets, numbers."""

from collections.abc import Iterator
from typing import Any

import pytest

from consigliere import words
from consigliere.games import load

NAME = "la-famiglia"
GAME = load(NAME)
TILES: list[dict[str, Any]] = GAME.pack.data["control_tile"]


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


def dashes(name: str) -> str:
    return name.replace("_", "-")


def names() -> Iterator[str]:
    kinds = GAME.events.kinds
    yield from ("team-a", "team-b")
    yield from (f"side-{side}" for side in kinds["side"])
    yield from (f"phase-{phase}" for phase in kinds["phase"])
    yield from (f"row-{row}" for row in kinds["row"])
    yield from (f"card-{dashes(card)}" for card in kinds["card"])


def test_everything_has_a_name() -> None:
    assert [message for message in names() if not words.has(message, game=NAME)] == []


def test_a_log_line_tells_a_secret_only_to_those_who_see_it() -> None:
    shown = {"kind": "order-issued", "seat": 1, "area": "gela"}
    assert words.event_say(NAME, shown) == "1 issues an order in gela."
    assert words.event_say(NAME, {**shown, "order": "blue.basic.1"}) == "1 issues blue.basic.1 in gela."


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: str(tile["id"]))
def test_every_tile_tells_what_it_does_with_the_numbers_of_the_pack(tile: dict[str, Any]) -> None:
    assert words.game_say(NAME, f"tile-{dashes(tile['id'])}") == tile["name"]
    text = words.game_say(NAME, f"tile-{dashes(tile['id'])}-text", **tile)
    assert not tile["cost"] or f"pay {tile['cost']} money" in text


def test_numbers_choose_the_form_of_the_word() -> None:
    event = {"kind": "recruited", "seat": 0}
    assert words.event_say(NAME, {**event, "n": 1}) == "0 recruits 1 Soldato."
    assert words.event_say(NAME, {**event, "n": 4}) == "0 recruits 4 Soldati."
