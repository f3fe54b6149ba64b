"""What people agree on around the game: a pause, giving up, stopping, a rematch; stand-ins, notes, clocks, links."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Server
from tests.web.steps import answer, ask, deal, wait_for_turn
from tests.web.test_whole_games import play_on
from tests.web.wording import said, word

Open = Callable[..., Page]
Screen = Callable[[Page, str], None]
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}


def menu(page: Page, item: str) -> None:
    """Chooses something of the table's menu."""
    page.get_by_role("button", name=word("table-menu")).click()
    page.locator(".items .item", has_text=item).first.click()
    page.keyboard.press("Escape")


def missing(*seats: int) -> str:
    """Say who has not come yet."""
    return word("waiting-missing", seats=" and ".join(word("seat", n=seat) for seat in seats))


def test_a_pause_stops_the_choices_and_the_clock_and_options_are_shown(page: Page, screen: Screen) -> None:
    clock_of_25 = {"kind": "live", "minutes": 25, "increment": 10}
    deal(page, "signorie", [ME, BOT], clock=clock_of_25, options={"optional_city_tile": True})
    wait_for_turn(page)
    page.get_by_role("button", name=word("table-menu")).click()
    options = page.locator(".variants li")
    expect(options).to_have_count(3)  # two of the game, and the planning aids
    changed = page.locator(".variants .changed")
    expect(changed).to_have_text(said("option-optional-city-tile", "signorie"))
    expect(changed).to_contain_text(word("variant-on"))
    expect(options.nth(1)).to_have_text(said("option-colours-by-seat", "signorie"))
    expect(options.nth(1)).to_contain_text(word("variant-off"))
    screen(page, "options-of-a-table")
    page.keyboard.press("Escape")
    clock = page.locator(".players .seat-clock.run")
    expect(clock).to_contain_text(":")
    before = clock.inner_text()
    page.wait_for_timeout(1500)
    assert clock.inner_text() != before
    menu(page, word("pause"))
    expect(page.locator(".says")).to_contain_text(word("table-paused"))
    expect(page.locator(".picker .opt, .picker .go")).to_have_count(0)
    screen(page, "paused")
    menu(page, word("resume"))
    expect(page.locator(".says")).not_to_contain_text(word("table-paused"))
    answer(page)


def test_who_gives_up_can_play_again(page: Page, screen: Screen) -> None:
    deal(page, "signorie", [ME, BOT])
    wait_for_turn(page)
    menu(page, word("resign"))
    expect(page.locator(".says")).to_contain_text(word("reason-resigned"))
    expect(page.locator(".picker .opt, .picker .go")).to_have_count(0)
    screen(page, "given-up")
    again(page)


def test_a_stopped_game_has_no_result(page: Page, screen: Screen) -> None:
    deal(page, "corleone", [ME, BOT])
    wait_for_turn(page)
    menu(page, word("stop"))
    expect(page.locator(".says")).to_contain_text(word("reason-stopped"))
    expect(page.locator(".picker .opt, .picker .go")).to_have_count(0)
    again(page)


def again(page: Page) -> None:
    """The rematch, and its first question."""
    old = page.url
    page.get_by_role("button", name=word("rematch")).click()
    page.wait_for_url(lambda url: url != old and "/t/" in url)
    wait_for_turn(page)
    answer(page)


def test_a_bot_stands_in_and_the_seat_is_taken_back(page: Page, screen: Screen) -> None:
    deal(page, "signorie", [ME, BOT])
    wait_for_turn(page)
    menu(page, word("standin"))
    expect(page.locator(".players")).to_contain_text(said("web-standing-in"))
    expect(page.locator(".picker .opt, .picker .go")).to_have_count(0)
    page.reload()  # much later: the game has waited, and one button is enough
    expect(page.locator(".catchup")).to_contain_text(word("away-waits"))
    screen(page, "come-back")
    page.get_by_role("button", name=word("come-back")).click()
    expect(page.locator(".players")).not_to_contain_text(said("web-standing-in"))
    answer(page)
    menu(page, word("standin"))
    expect(page.locator(".players")).to_contain_text(said("web-standing-in"))
    menu(page, word("standin-end"))
    expect(page.locator(".players")).not_to_contain_text(said("web-standing-in"))


def test_the_host_sees_who_is_missing_renews_a_link_or_seats_a_bot(page: Page, open_page: Open, screen: Screen) -> None:
    deal(page, "signorie", [ME, {"kind": "open"}, {"kind": "open"}])
    expect(page.locator(".door")).to_contain_text(missing(2, 3))
    page.get_by_role("button", name=word("new-link")).first.click()
    link = page.locator("#link-1")
    expect(link).to_have_value(re.compile("#seat="))
    screen(page, "missing")
    guest = open_page(path=link.input_value())
    guest.get_by_label(word("your-name")).fill("Bruno")
    guest.get_by_role("button", name=word("sit-down")).click()
    expect(page.locator(".door")).to_contain_text(missing(3))
    page.get_by_role("button", name=word("bot-instead")).click()
    for each in (page, guest):
        expect(each.locator(".players")).to_be_visible()


def test_notes_stay(page: Page) -> None:
    deal(page, "corleone", [ME, BOT])
    wait_for_turn(page)
    page.get_by_role("tab", name=word("tab-notes")).click()
    page.locator("textarea.notes").fill("Watch the docks.")
    expect(page.locator("#talk-panel")).to_contain_text(word("notes-only-you"))
    page.locator("textarea.notes").press_sequentially(" And the mayor.")
    page.reload()  # at once: what was just written is not lost
    page.get_by_role("tab", name=word("tab-notes")).click()
    expect(page.locator("textarea.notes")).to_have_value("Watch the docks. And the mayor.")


def test_the_return_link_brings_everything_to_another_device(page: Page, open_page: Open) -> None:
    made = deal(page, "signorie", [ME, BOT])
    wait_for_turn(page)
    page.goto("/me")
    page.get_by_role("button", name=word("return-make")).click()
    link = page.locator("input[readonly]").first
    expect(link).to_have_value(re.compile("#return="))
    other = open_page(path=link.input_value())
    other.locator(f'.turns a[href="/t/{made["table"]}"]').click()
    wait_for_turn(other)
    answer(other)


def test_the_server_dies_while_something_is_picked(open_page: Open, server: Server) -> None:
    page = open_page(confirm="all")
    deal(page, "signorie", [ME, BOT])
    wait_for_turn(page)
    before = ask(page)
    page.locator(".picker .opt").nth(1).click()
    page.locator(".picker .go").wait_for()
    server.kill()
    expect(page.locator(".connection")).to_be_visible()
    page.locator(".picker .go").click()  # said now, heard when the server is there again
    server.start()
    expect(page.locator(".connection")).to_have_count(0, timeout=30_000)
    for _ in range(200):
        if ask(page) != before:
            return
        if page.locator(".picker .go.final").count():  # what it would do was not known without a line
            page.locator(".picker .go").click()
        page.wait_for_timeout(50)
    raise AssertionError("the move was lost")


def test_practice_takes_back_and_the_past_can_be_looked_at(page: Page) -> None:
    deal(page, "la-famiglia", [ME, BOT, BOT, BOT])
    wait_for_turn(page)
    play_on(page, random.Random("practice"), until=lambda look: bool(look["at"] > 12))
    wait_for_turn(page)
    page.wait_for_timeout(300)
    before = page.locator(".history .n").inner_text()
    menu(page, word("practice"))
    for _ in range(100):
        if page.locator(".history .n").inner_text() != before:
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError("nothing was taken back")
    wait_for_turn(page)
    page.locator("body").press("Home")
    expect(page.locator(".status.past")).to_be_visible()
    page.locator("body").press("End")
    wait_for_turn(page)
    answer(page)
