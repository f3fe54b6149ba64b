"""What people agree on around the game: a pause, giving up, stopping, a rematch; stand-ins, notes, clocks, links."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Server
from tests.web.steps import answer, ask, deal, wait_for_turn
from tests.web.test_whole_games import play_on

Open = Callable[..., Page]
Screen = Callable[[Page, str], None]
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}


def menu(page: Page, item: str) -> None:
    """Chooses something of the table's menu."""
    page.get_by_role("button", name="This table").click()
    page.locator(".items .item", has_text=item).first.click()
    page.keyboard.press("Escape")


def test_a_pause_stops_the_choices_and_the_clock_and_options_are_shown(page: Page, screen: Screen) -> None:
    clock_of_25 = {"kind": "live", "minutes": 25, "increment": 10}
    deal(page, "signorie", [ME, BOT], clock=clock_of_25, options={"optional_city_tile": True})
    wait_for_turn(page)
    page.get_by_role("button", name="This table").click()
    options = page.locator(".variants li")
    expect(options).to_have_count(3)  # two of the game, and the planning aids
    expect(page.locator(".variants .changed")).to_have_text(re.compile(r"^on\s+A city tile that fits may be left"))
    expect(options.nth(1)).to_have_text(re.compile(r"^off\s+Colours go by seat"))
    screen(page, "options-of-a-table")
    page.keyboard.press("Escape")
    clock = page.locator(".players .seat-clock.run")
    expect(clock).to_contain_text(":")
    before = clock.inner_text()
    page.wait_for_timeout(1500)
    assert clock.inner_text() != before
    menu(page, "Pause")
    expect(page.locator(".says")).to_contain_text("Paused")
    expect(page.locator(".picker .opt, .picker .go")).to_have_count(0)
    screen(page, "paused")
    menu(page, "Go on")
    expect(page.locator(".says")).not_to_contain_text("Paused")
    answer(page)


def test_who_gives_up_can_play_again(page: Page, screen: Screen) -> None:
    deal(page, "signorie", [ME, BOT])
    wait_for_turn(page)
    menu(page, "Give up")
    expect(page.locator(".says")).to_contain_text("The game was given up.")
    expect(page.locator(".picker .opt, .picker .go")).to_have_count(0)
    screen(page, "given-up")
    again(page)


def test_a_stopped_game_has_no_result(page: Page, screen: Screen) -> None:
    deal(page, "corleone", [ME, BOT])
    wait_for_turn(page)
    menu(page, "Stop without")
    expect(page.locator(".says")).to_contain_text("stopped by agreement")
    expect(page.locator(".picker .opt, .picker .go")).to_have_count(0)
    again(page)


def again(page: Page) -> None:
    """The rematch, and its first question."""
    old = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != old and "/t/" in url)
    wait_for_turn(page)
    answer(page)


def test_a_bot_stands_in_and_the_seat_is_taken_back(page: Page, screen: Screen) -> None:
    deal(page, "signorie", [ME, BOT])
    wait_for_turn(page)
    menu(page, "Let a bot play for me")
    expect(page.locator(".players")).to_contain_text("a bot stands in")
    expect(page.locator(".picker .opt, .picker .go")).to_have_count(0)
    page.reload()  # much later: the game has waited, and one button is enough
    expect(page.locator(".catchup")).to_contain_text("the game waits")
    screen(page, "come-back")
    page.get_by_role("button", name="I am back").click()
    expect(page.locator(".players")).not_to_contain_text("a bot stands in")
    answer(page)
    menu(page, "Let a bot play for me")
    expect(page.locator(".players")).to_contain_text("a bot stands in")
    menu(page, "Take my seat back")
    expect(page.locator(".players")).not_to_contain_text("a bot stands in")


def test_the_host_sees_who_is_missing_renews_a_link_or_seats_a_bot(page: Page, open_page: Open, screen: Screen) -> None:
    deal(page, "signorie", [ME, {"kind": "open"}, {"kind": "open"}])
    expect(page.locator(".door")).to_contain_text("Nobody has come to Seat 2 and Seat 3 yet.")
    page.get_by_role("button", name="New link").first.click()
    link = page.locator("#link-1")
    expect(link).to_have_value(re.compile("#seat="))
    screen(page, "missing")
    guest = open_page(path=link.input_value())
    guest.get_by_label("Your name").fill("Bruno")
    guest.get_by_role("button", name="Sit down").click()
    expect(page.locator(".door")).to_contain_text("Nobody has come to Seat 3 yet.")
    page.get_by_role("button", name="A bot instead").click()
    for each in (page, guest):
        expect(each.locator(".players")).to_be_visible()


def test_notes_stay(page: Page) -> None:
    deal(page, "corleone", [ME, BOT])
    wait_for_turn(page)
    page.get_by_role("tab", name="Notes").click()
    page.locator("textarea.notes").fill("Watch the docks.")
    expect(page.locator("#talk-panel")).to_contain_text("Only you see")
    page.locator("textarea.notes").press_sequentially(" And the mayor.")
    page.reload()  # at once: what was just written is not lost
    page.get_by_role("tab", name="Notes").click()
    expect(page.locator("textarea.notes")).to_have_value("Watch the docks. And the mayor.")


def test_the_return_link_brings_everything_to_another_device(page: Page, open_page: Open) -> None:
    made = deal(page, "signorie", [ME, BOT])
    wait_for_turn(page)
    page.goto("/me")
    page.get_by_role("button", name="Make a return link").click()
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
    menu(page, "Take back further")
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
