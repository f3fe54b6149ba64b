"""Every size: tables of real matches, the fullest among them; nothing is cut, covered or out of sight."""

import pytest
from playwright.sync_api import expect

from tests.conftest import Size
from tests.web.conftest import SCREENS
from tests.web.layout import DESK, HAND, Gallery
from tests.web.test_pages import LARGER

LANGUAGES = ["en", *(pytest.param(lang, marks=LARGER) for lang in ("pl", "ru"))]  # in which the games speak
SITUATIONS = {
    "la-famiglia": [
        "planning-late",
        "conflict",
        "families",
        "units",
        "tokens",
        "planning-names",
        "planning-open-books",
        "planning-watched",
        "place",
        "order-which",
        "row",
        "management",
        "encounter-late",
        "after-cards",
        "send",
        "garrison",
        "before-attack",
        "approach",
        "card",
        "conflict-defender",
        "conflict-watched",
        "end",
    ],
    "corleone": [
        "turn-5",
        "tribute-5",
        "turn-2",
        "turn-names-5",
        "start-5",
        "shoot-4",
        "backs-4",
        "area-3",
        "keep-3",
        "sharing-4",
        "bid-4",
        "bid-wait-4",
        "pick-5",
        "tribute-4",
        "open-books-4",
        "watch-3",
        "end-5",
    ],
    "signorie": [
        "action-4",
        "helpers-4",
        "turn-2",
        "turn-names-4",
        "first-4",
        "points-3",
        "mission-4",
        "marriage-4",
        "row-3",
        "bonus-4",
        "extra-4",
        "wedding-4",
        "waiting-3",
        "spectator-4",
        "end-4",
    ],
}
SMALL = 2  # the first situations of each game, on the tightest screens
TIGHT = ["1366x768", "1280x720", "844x390"]
LONG_WORDS = ["1366x768", "1280x720", "390x844"]  # where translations are looked at in the middle size


@pytest.mark.ci
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SITUATIONS)
def test_everything_is_in_its_place_on_every_screen(gallery: Gallery, game: str, lang: str, size: Size) -> None:
    every = [*DESK, *HAND]
    screens = size(TIGHT, every, ci=every if lang == "en" else LONG_WORDS)
    situations = size(SITUATIONS[game][:SMALL], SITUATIONS[game])
    found = {}
    for name in situations:
        for screen, wrong in gallery.look(game, name, screens, lang, pictures=size(None, SCREENS)).items():
            found[f"{name} {screen}"] = wrong
    print("\n".join(f"{where}: {wrong}" for where, wrong in found.items()))
    assert found == {}


def test_what_is_out_of_its_place_is_found(gallery: Gallery) -> None:
    harm = """() => {
      const style = document.createElement('style');
      style.textContent = '.players, .talk { margin-top: -60px } .action-row { position: fixed; top: 2000px }' +
        '.status .say { overflow: hidden; white-space: nowrap; width: 90px }';
      document.head.append(style);
    }"""
    found = gallery.look("corleone", "turn-2", ["1440x900"], harm=harm)["1440x900"]
    kinds = {wrong.split(":")[0] for wrong in found}
    assert {"crowd", "cut", "confirm"} <= kinds


PLACES = """() => Object.fromEntries(['.board-area', '.mine-area', '.mid', '.pick', '.talk-area'].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [part, [x, y, width, height].map(Math.round)];
}))"""


def test_nothing_moves_when_something_is_chosen_or_the_hand_has_more_cards(gallery: Gallery) -> None:
    page = gallery.show("corleone", "turn-5", "1366x768")
    before = page.evaluate(PLACES)
    page.locator(".picker .opt").first.click()
    page.locator(".picker .go").wait_for()
    assert page.evaluate(PLACES) == before
    full = gallery.show("corleone", "tribute-5", "1366x768")
    assert full.evaluate(PLACES) == before


def test_the_choices_of_an_encounter_take_the_room_that_is_free(gallery: Gallery) -> None:
    """Between attacks they have the whole row below the board, and all of them are in sight."""
    page = gallery.show("la-famiglia", "encounter-late", "1366x768")
    assert page.locator(".picker .opt").count() > 5
    expect(page.locator(".picker .opt").last).to_be_in_viewport(ratio=1)
    pick, board = page.locator(".pick").bounding_box(), page.locator(".board-area").bounding_box()
    assert pick is not None
    assert board is not None
    assert pick["width"] == pytest.approx(board["width"], abs=2)


@pytest.mark.parametrize("name", ["before-attack", "card", "send"])
def test_beside_an_encounter_nothing_stays_empty(gallery: Gallery, name: str) -> None:
    """Where a screen is high, the moment is as high as what it holds, and the talk takes all that is left below it."""
    page = gallery.show("la-famiglia", name, "1440x900")
    desk, mid, talk, pick, board = (
        page.locator(part).bounding_box() for part in (".desk", ".mid", ".talk-area", ".pick", ".board-area")
    )
    assert desk is not None
    assert mid is not None
    assert talk is not None
    assert pick is not None
    assert board is not None
    assert talk["x"] == pytest.approx(mid["x"], abs=2)
    assert talk["width"] == pytest.approx(mid["width"], abs=2)
    assert talk["y"] - mid["y"] - mid["height"] == pytest.approx(10, abs=2)
    assert talk["y"] + talk["height"] == pytest.approx(desk["y"] + desk["height"] - 10, abs=2)
    assert pick["width"] == pytest.approx(board["width"], abs=2)
    held = page.evaluate("() => document.querySelector('.mid').lastElementChild.getBoundingClientRect().bottom")
    assert held == pytest.approx(mid["y"] + mid["height"], abs=2)


def test_the_score_of_both_teams_is_whole_on_a_phone(gallery: Gallery) -> None:
    """It stands above the map, which is enlarged there."""
    page = gallery.show("la-famiglia", "planning-late", "390x844")
    box = page.locator(".standing").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert page.locator(".standing li").count() == 2
    assert page.locator(".board-area .score").is_hidden()
