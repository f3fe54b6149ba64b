"""The plain page in a real browser: a person plays by its buttons, with mouse and keyboard, and invites another."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.running import Running, running

SCREENS = Path(__file__).parents[3] / "build" / "screens"
PATIENCE = 30_000  # of a busy machine; who waits for something sees it at once when it is there
expect.set_options(timeout=PATIENCE)
Open = Callable[[str], Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server; its bots play in a process of their own."""
    with running(tmp_path_factory.mktemp("plain")) as found:
        yield found


@pytest.fixture
def visit(server: Running, browser: Browser) -> Iterator[Open]:
    """Opens a page as a person of its own; an error in a console fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opened(path: str) -> Page:
        context = browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 900})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    spent = "401 (Unauthorized)"  # the browser's own word about an invitation that was used before
    assert [error for error in errors if spent not in error] == []


def check_accessible(page: Page) -> None:
    """axe finds nothing serious."""
    found = Axe().run(page).response["violations"]
    serious = [
        (each["id"], each["nodes"][0]["html"][:200]) for each in found if each["impact"] in ("serious", "critical")
    ]
    assert serious == []


def answer(page: Page) -> bool:
    """Presses the first move; False when the game is over."""
    moves = page.locator("button.move")
    page.wait_for_function(
        "document.querySelector('button.move') || !document.querySelector('.question').textContent.includes('?')"
    )
    if not moves.count():
        return False
    entries = page.locator("ol.log li").count()
    question = page.locator(".question").inner_text()
    first = moves.first.inner_text()
    moves.first.click()
    page.wait_for_function(
        "([entries, question, first]) => document.querySelectorAll('ol.log li').length !== entries"
        " || document.querySelector('.question').textContent !== question"
        " || document.querySelector('button.move')?.textContent !== first",
        arg=[entries, question, first],
    )
    return True


@pytest.mark.ci
def test_a_person_plays_a_round_against_a_bot_by_buttons(visit: Open, server: Running, long: bool) -> None:
    page = visit("/plain/")
    check_accessible(page)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name=re.compile("^Signorie.*Play against 1 bots")).click()
    expect(page.locator("button.move").first).to_be_visible(timeout=PATIENCE)
    check_accessible(page)
    table = page.url.partition("?")[2]
    moves = 0
    while moves < (400 if long else 12):
        now = server.at(table, lambda live: live.state.match.state)
        if now.over or now.view(None)["table"].get("round", 1) > 1:
            break
        if 0 in now.actors:
            page.locator("button.move").first.wait_for()
            moves += answer(page)
        else:
            page.wait_for_timeout(50)
    assert moves > 5
    assert page.locator("ol.log li").count() > 10
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / "plain.png")
    check_accessible(page)
    page.reload()
    expect(page.locator("ol.log li").nth(5)).to_be_visible()


def test_the_keyboard_is_enough(visit: Open) -> None:
    page = visit("/plain/")
    page.get_by_label("Your name").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Bruno")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Bots:").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".level").first).to_contain_text("New to the family")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") == "BUTTON"
    page.get_by_role("button", name=re.compile("^Signorie.*Play against 1 bots")).focus()
    page.keyboard.press("Enter")
    move = page.locator("button.move").first
    expect(move).to_be_visible(timeout=PATIENCE)
    move.focus()
    before = page.locator(".question").inner_text() + move.inner_text()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(before) => { const move = document.querySelector('button.move');"
        " return move && document.querySelector('.question').textContent + move.textContent !== before; }",
        arg=before,
    )
    page.wait_for_function("document.activeElement.tagName === 'BUTTON'")


def test_an_invitation_is_used_in_another_browser_and_leaves_the_address(visit: Open) -> None:
    host = visit("/plain/")
    host.get_by_label("Your name").fill("Carla")
    host.get_by_role("button", name=re.compile("^Signorie.*Make a table for 1 friends")).click()
    link = host.locator("a.invitation").get_attribute("href")
    assert link is not None
    assert "#seat=" in link
    expect(host.locator(".question")).to_contain_text("Waiting")
    table, token = link.rpartition("/t/")[2].split("#seat=")
    guest = visit(f"/plain/?{table}#seat={token}")
    expect(guest.locator("aside")).to_contain_text("Guest · here")
    assert token not in guest.url
    assert token not in guest.evaluate(
        "JSON.stringify([history.state, {...sessionStorage}, {...localStorage}, document.cookie])"
    )
    expect(host.locator("aside")).to_contain_text("Guest · here")
    expect(host.locator("a.invitation")).to_have_count(0)
    expect(host.locator(".question")).not_to_contain_text("Waiting")
    late = visit(f"/plain/?{table}#seat={token}")
    expect(late.locator(".problem")).to_contain_text("no longer valid")
