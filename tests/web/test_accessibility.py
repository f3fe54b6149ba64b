"""Later in a game: axe in the middle and at the end, on a laptop and a phone, light and dark."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from consigliere import words
from tests.web.axe import serious
from tests.web.steps import drive, make, wait_for_turn
from tests.web.test_pages import GAMES, LARGER

Open = Callable[..., Page]
Screen = Callable[[Page, str], None]
SEATS = {"la-famiglia": 4, "corleone": 2, "signorie": 2}
MIDDLE = {"la-famiglia": 70, "corleone": 30, "signorie": 40}  # things that have happened
DEVICES: list[tuple[str, ViewportSize, Literal["dark", "light"]]] = [
    ("laptop", {"width": 1440, "height": 900}, "dark"),
    ("phone", {"width": 390, "height": 844}, "light"),
]


def table_of(page: Page, game: str) -> str:
    """A table of one person and bots."""
    made = make(page, game, [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (SEATS[game] - 1))
    return str(made["table"])


def come_to(page: Page, game: str, until: str) -> tuple[str, dict[str, Any]]:
    """A table where a condition on the view holds, and that view; some games never come to it."""
    for _ in range(8):
        table = table_of(page, game)
        view = drive(page, table, until)
        if not view["over"]:
            return table, view
    raise AssertionError(f"no game came to {until}")


@pytest.mark.parametrize("game", GAMES)
def test_the_middle_of_a_game(page: Page, screen: Screen, game: str) -> None:
    table = table_of(page, game)
    drive(page, table, f"view.at > {MIDDLE[game]}")
    page.goto(f"/t/{table}")
    for name, device, scheme in DEVICES:
        page.set_viewport_size(device)
        page.emulate_media(color_scheme=scheme)
        wait_for_turn(page)
        page.wait_for_timeout(200)
        screen(page, f"{game}-middle-{name}-{scheme}")
        assert serious(page) == [], name


@pytest.mark.parametrize("game", [pytest.param(game, marks=LARGER) for game in GAMES])  # small: test_whole_games.py
def test_the_end_of_a_game(page: Page, screen: Screen, game: str) -> None:
    table = table_of(page, game)
    assert drive(page, table)["over"]
    page.goto(f"/t/{table}")
    for name, device, _ in DEVICES:
        page.set_viewport_size(device)
        for dark in (False, True):
            page.emulate_media(color_scheme="dark" if dark else "light")
            expect(page.locator(".ending h2").first).to_be_visible()
            expect(page.locator(".ending [data-part=final] table").first).to_be_visible()
            page.wait_for_timeout(200)  # colours change softly
            screen(page, f"{game}-end-{name}{'-dark' if dark else ''}")
            assert serious(page) == [], (name, dark)


def test_a_conflict_comes_to_the_front_of_a_phone(open_page: Open, screen: Screen) -> None:
    page = open_page(phone=True, path="")
    table, _ = come_to(page, "la-famiglia", "view.outlook?.kind === 'conflict'")
    page.goto(f"/t/{table}")
    expect(page.locator(".fight")).to_be_visible()
    expect(page.locator(".nav .on")).to_have_text(words.game_say("la-famiglia", "board-tab-sheets"))
    screen(page, "la-famiglia-conflict-phone")
    page.locator(".nav button").first.tap()
    expect(page.locator(".map")).to_be_visible()  # and lets itself be left


def test_a_phone_shows_what_the_question_is_about(open_page: Open) -> None:
    page = open_page(phone=True, path="")
    table, _ = come_to(page, "la-famiglia", "view.step.message === 'ask-choose-space'")
    page.goto(f"/t/{table}")
    expect(page.locator(".nav .on")).to_have_text(words.game_say("la-famiglia", "board-tab-sheets"))
    expect(page.locator("[data-el^='space:'].legal").first).to_be_in_viewport()
    table, view = come_to(page, "la-famiglia", "view.step.message === 'ask-send'")
    page.goto(f"/t/{table}")
    target = page.locator(f"[data-el='area:{view['step']['args']['area']}']")
    expect(page.locator(".nav .on")).to_have_text(words.game_say("la-famiglia", "board-tab-table"))
    expect(target).to_be_in_viewport(ratio=0.5)
    box, frame = target.bounding_box(), page.locator(".zoom").bounding_box()
    assert box is not None
    assert frame is not None
    assert frame["x"] - 1 <= box["x"] + box["width"] / 2 <= frame["x"] + frame["width"] + 1
    assert frame["y"] - 1 <= box["y"] + box["height"] / 2 <= frame["y"] + frame["height"] + 1
