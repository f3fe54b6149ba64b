"""Planning aids: a tab, marks on the boards, odds in the picker; off where the table or the person wants none."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import serious
from tests.web.layout import Gallery, example
from tests.web.steps import drive, make, wait_for_turn
from tests.web.test_accessibility import come_to
from tests.web.test_pages import LARGER
from tests.web.wording import said, word

Open = Callable[..., Page]
Screen = Callable[[Page, str], None]
BOT = {"kind": "bot", "bot": "random"}


def plan(page: Page) -> None:
    """Opens the tab."""
    wait_for_turn(page)
    page.locator("#tab-plan").click()
    expect(page.locator(".plan-tab")).to_be_visible()


def test_a_person_can_hide_them_and_a_table_can_do_without(page: Page, screen: Screen) -> None:
    table = make(page, "signorie", [{"kind": "me"}, BOT])["table"]
    drive(page, table, "view.table.round > 1 && view.aids")
    page.goto(f"/t/{table}")
    plan(page)
    expect(page.locator(".plan-tab")).to_contain_text(said("board-aid-dice", "signorie"))
    screen(page, "aids-signorie")
    assert serious(page) == []
    page.evaluate("localStorage.consigliere = JSON.stringify({ aids: false })")
    page.reload()
    wait_for_turn(page)
    expect(page.locator("#tab-plan")).to_have_count(0)
    page.evaluate("localStorage.removeItem('consigliere')")
    page.goto("/new?game=signorie")
    aids = page.get_by_label(word("aids"))
    expect(aids).to_be_checked()
    aids.uncheck()
    page.locator("fieldset", has_text=word("how-many")).get_by_text("2", exact=True).click()
    page.get_by_label(word("seat-kind", n=2)).select_option("bot")
    page.locator("form .btn.primary").click()
    wait_for_turn(page)
    expect(page.locator("#tab-notes")).to_be_visible()
    expect(page.locator("#tab-plan")).to_have_count(0)


def test_the_lobby_says_which_tables_do_without(open_page: Open) -> None:
    host = open_page()
    seats = [{"kind": "me"}, {"kind": "open"}]
    make(host, "signorie", seats, name="With aids", open=True)
    make(host, "signorie", seats, name="Without aids", open=True, aids=False)
    guest = open_page()
    row = guest.locator(".open-tables tr")
    expect(row.filter(has_text="Without aids")).to_contain_text(word("aids-off"))
    expect(row.filter(has_text="With aids")).not_to_contain_text(word("aids-off"))


def test_an_attack_is_weighed_before_it_is_sent(gallery: Gallery, screen: Screen) -> None:
    page = gallery.show("la-famiglia", "send", "1440x900")
    view = json.loads(example("la-famiglia", "send", "en"))["welcome"]["view"]
    assert view["aids"]["attacks"]
    rows = page.locator(".picker .attack tbody tr")
    expect(rows).to_have_count(len(view["aids"]["attacks"]))
    expect(page.locator(".picker .attack")).to_contain_text(
        said("board-aid-attack-note" if fights(view) else "board-aid-at-once", "la-famiglia")
    )
    plan(page)
    expect(page.locator(".plan-tab li").first).to_be_visible()
    screen(page, "aids-la-famiglia")
    assert serious(page) == []


def fights(view: dict) -> bool:  # type: ignore[type-arg]
    """Whether some attack leads to a conflict."""
    return any(row["finesse"] for row in view["aids"]["attacks"])


@pytest.mark.parametrize("game", [pytest.param("corleone", marks=LARGER)])
def test_territories_have_who_can_still_win_them(page: Page, screen: Screen, game: str) -> None:
    table, _ = come_to(page, game, "view.table.act > 1 && view.aids")
    page.goto(f"/t/{table}")
    plan(page)
    expect(page.locator(".plan-tab li")).to_have_count(7)
    screen(page, "aids-corleone")
    assert serious(page) == []
