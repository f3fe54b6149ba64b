"""What does this mean? Everything drawn has a card: by pointing, by focus, by a long press; the rules are at hand."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from consigliere import words
from tests.conftest import Size
from tests.web.axe import serious
from tests.web.conftest import Open
from tests.web.layout import Gallery
from tests.web.steps import against_bots
from tests.web.test_layout import SITUATIONS

WALK = (Path(__file__).parent / "cards.js").read_text(encoding="utf-8")
WAYS = ["hover", "press", "focus"]
QUOTED = 15  # cards with a rule, at least, in any situation of any game
LAPTOP, PHONE = "1366x768", "390x844"
THING = {"la-famiglia": "area:agrigento", "corleone": "job:", "signorie": "city:"}


def walked(page: Page, every: bool) -> dict[str, Any]:
    """What has no card on a page."""
    found: dict[str, Any] = page.evaluate(WALK, {"ways": WAYS, "every": every})
    return found


@pytest.mark.ci
@pytest.mark.parametrize("game", SITUATIONS)
def test_everything_drawn_has_a_card(gallery: Gallery, game: str, size: Size) -> None:
    """One thing of each kind of the first situation; of four; every single thing of all situations."""
    every = size(False, True, ci=False)
    for name in size(SITUATIONS[game][:1], SITUATIONS[game], ci=SITUATIONS[game][:4]):
        found = walked(gallery.show(game, name, LAPTOP), every)
        print(
            game, name, found["looked"], "of", found["drawn"], "drawn,", found["quoted"], "with a rule", found["took"]
        )
        assert found["missing"] == {}, name
        assert found["quoted"] >= QUOTED


def test_what_has_no_card_is_found(gallery: Gallery) -> None:
    page = gallery.show("signorie", "helpers-4", LAPTOP)
    page.evaluate("""() => {
      for (const one of document.querySelectorAll('[data-region=shared] *'))
        for (const name of ['data-about', 'data-tip', 'data-el', 'data-icon']) one.removeAttribute(name);
      document.querySelectorAll('[data-region]:not([data-region=shared])').forEach((one) => one.remove());
    }""")
    found = walked(page, every=False)["missing"]
    assert any("Cities" in one for one in found["hover"])
    assert any("Cities" in one for one in found["press"])


@pytest.mark.parametrize("game", SITUATIONS)
def test_card_and_drawer_are_clean_and_can_be_left(gallery: Gallery, game: str, size: Size) -> None:
    """The card stays while it is pointed at, Escape puts it away; the drawer takes the focus and gives it back."""
    page = gallery.show(game, SITUATIONS[game][0], LAPTOP)
    card, drawer = page.locator(".explain"), page.locator(".drawer")
    thing = page.locator(f'[data-region] [data-el^="{THING[game]}"]:visible').first
    thing.hover(force=True)
    expect(card).to_be_visible()
    there, here = thing.bounding_box(), card.bounding_box()
    assert there is not None
    assert here is not None
    apart = here["x"] >= there["x"] + there["width"] or here["x"] + here["width"] <= there["x"]
    assert apart or here["y"] >= there["y"] + there["height"] or here["y"] + here["height"] <= there["y"]
    assert here["x"] >= 0
    assert here["y"] >= 0
    assert here["x"] + here["width"] <= 1366
    assert here["y"] + here["height"] <= 768
    card.hover()
    link = card.locator(".rule a")
    expect(link).to_be_visible()
    assert serious(page, size(".explain", "")) == []
    rule = link.inner_text().strip()
    link.click()
    expect(drawer.locator(".rule.hot .rid")).to_have_text(rule)
    expect(drawer.locator(".rule.hot")).to_be_in_viewport()
    assert page.evaluate("document.activeElement.closest('.drawer') !== null")
    expect(card).to_be_visible()  # both at once
    assert serious(page, size(".explain, .drawer", "")) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.keyboard.press("Shift+?")
    expect(page.locator("dialog.keys")).to_be_visible()
    assert serious(page, size("dialog.keys", "")) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog.keys")).to_have_count(0)


def test_the_board_can_be_used_beside_the_rules(open_page: Open) -> None:
    page = open_page(path="", confirm="all")
    against_bots(page, "corleone")
    opener = page.locator(".rulelink")
    opener.click()
    expect(page.locator(".drawer .rule.hot")).to_be_visible()
    page.locator(".picker .opt").first.click()
    expect(page.locator(".picker .opt.on, .picker .go").first).to_be_visible()
    expect(page.locator(".drawer")).to_be_visible()
    page.locator(".drawer").get_by_role("button").click()
    expect(page.locator(".drawer")).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_long_press_explains_and_plays_nothing(gallery: Gallery) -> None:
    page = gallery.show("signorie", "action-4", PHONE)
    touch = page.context.new_cdp_session(page)
    spot = page.locator("[data-region=board] .spot.legal:visible").first
    spot.scroll_into_view_if_needed()
    box = spot.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator(".explain.pinned")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".explain header b")).not_to_be_empty()
    assert page.locator("[data-region=board] .spot.chosen").count() == 0
    assert serious(page) == []
    page.locator(".explain").get_by_role("button").tap()
    expect(page.locator(".explain")).to_have_count(0)


def test_no_click_is_dead(page: Page) -> None:
    """What cannot be chosen says why, and stays until it is put away."""
    against_bots(page, "la-famiglia", bots=3)
    page.locator(".spot:not(.legal):not(.chosen)[data-el^='area:']").first.dispatch_event("click")
    expect(page.locator(".explain.pinned .rule a")).to_contain_text("LF-")
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_have_count(0)
    page.locator("[data-region=shared] article p").first.dispatch_event("click")
    expect(page.locator(".explain.pinned b").first).not_to_be_empty()


@pytest.mark.parametrize("screen", [LAPTOP, PHONE])
def test_who_has_not_moved_yet_finds_the_game_in_short(gallery: Gallery, screen: str) -> None:
    page = gallery.show("corleone", "start-5", screen)
    if page.locator(".picker .above").count():
        page.locator(".picker .above").click()
    page.locator(".newcomer a").click()
    drawer = page.locator(".drawer")
    expect(drawer.locator("#short p").first).to_be_in_viewport()
    expect(drawer.locator("#short")).to_contain_text(words.game_say("corleone", "game-in-short").split("\n")[0])
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    gallery.show("corleone", "turn-5", screen)
    expect(page.locator(".newcomer")).to_have_count(0)
