"""Two friends, one at a laptop and one with a phone, from making the table to the rematch, by clicks alone."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.axe import serious
from tests.web.steps import LIFT, TURN, answer, make
from tests.web.test_table_menu import menu
from tests.web.wording import said, word

Open = Callable[..., Page]
Screen = Callable[[Page, str], None]
CAN_SHARE = "navigator.share = async (what) => { window.shared = what.url; };"
MARKS = tuple(word("team", name=name) for name in "AB")
ANSWERS = 3  # by clicks, of whoever is asked
PATIENCE = 1200  # looks at both pages, of a busy machine


def test_two_friends_from_the_table_to_the_rematch(open_page: Open, screen: Screen) -> None:
    anna, berta = open_page(path=""), open_page(path="", phone=True)
    anna.set_viewport_size({"width": 1366, "height": 768})
    anna.add_init_script(CAN_SHARE)
    link = anna_makes_a_table(anna)
    berta_is_invited(berta, link, screen)
    they_change_places(anna, berta, screen)
    table = anna.url.rpartition("/")[2]
    everybody_sees_who_is_partners(anna, berta, open_page, screen)
    it_is_annas_turn_elsewhere(anna, table, screen)
    once_more(anna, berta, table)


def anna_makes_a_table(anna: Page) -> str:
    """Which seats are partners stands beside them; the link can be copied, shared, and scanned."""
    anna.goto("/new?game=la-famiglia")
    marks = anna.locator(".seat-row .team-mark")
    expect(marks).to_have_count(4)
    assert [mark.get_attribute("aria-label") for mark in marks.all()] == [*MARKS * 2]
    anna.get_by_label(word("seat-kind", n=4)).select_option("bot")
    anna.get_by_role("checkbox", name=said("option-first-game", "la-famiglia")).check()
    anna.get_by_label(word("your-name")).fill("Anna")
    anna.get_by_label(word("table-name")).fill("Sunday lunch")
    anna.get_by_role("button", name=word("make")).click()
    links = anna.locator(".invite input")
    expect(links).to_have_count(2)
    link = links.first.input_value()
    row = anna.locator(".invite li").first
    row.get_by_role("button", name=word("share")).click()
    anna.wait_for_function("link => window.shared === link", arg=link)
    row.get_by_role("button", name=word("qr")).click()
    other = anna.locator(".invite li").nth(1)
    other.get_by_role("button", name=word("qr")).click()
    codes = [one.locator(".qr path").get_attribute("d") or "" for one in (row, other)]
    assert codes[0] != codes[1]
    assert min(code.count("M") for code in codes) > 200  # dark squares
    other.get_by_role("button", name=word("qr")).click()
    assert serious(anna) == []
    row.get_by_role("button", name=word("qr")).click()
    return link


def berta_is_invited(berta: Page, link: str, screen: Screen) -> None:
    """What is played, with whom, how long and how fast; then one button."""
    berta.goto(link)
    invitation = berta.locator(".invitation")
    for shown in ("Sunday lunch", "La Famiglia", word("invited-by", host="Anna"), word("pace-none")):
        expect(invitation).to_contain_text(shown)
    for message in (said("web-length"), said("option-first-game", "la-famiglia")):
        expect(invitation).to_contain_text(message)
    expect(invitation.locator(".art svg")).to_be_visible()
    expect(invitation.locator("[data-seat='1']")).to_contain_text(word("your-seat"))
    expect(invitation.locator("[data-seat='0']")).to_contain_text("Anna")
    assert serious(berta) == []
    screen(berta, "friends-invitation")
    berta.get_by_label(word("your-name")).fill("Berta")
    berta.get_by_role("button", name=word("sit-down")).click()
    expect(berta.locator("[data-seat='1']")).to_contain_text(f"Berta · {word('you')}")
    assert "#" not in berta.url


def they_change_places(anna: Page, berta: Page, screen: Screen) -> None:
    """Berta asks for Anna's seat, Anna agrees and takes a free one to be her partner; they talk; a bot fills up."""
    berta.locator("[data-seat='0']").get_by_role("button", name=word("swap-ask")).click()
    anna.locator("[data-seat='1']").get_by_role("button", name=word("swap-agree")).click()
    expect(berta.locator("[data-seat='0']")).to_contain_text(f"Berta · {word('you')}")
    free = anna.locator(".invite input").input_value()
    anna.locator("[data-seat='2']").get_by_role("button", name=word("sit-here")).click()
    expect(anna.locator("[data-seat='2']")).to_contain_text(f"Anna · {word('you')}")
    expect(anna.locator(".invite input")).to_have_value(free)  # it leads to the other seat now
    expect(anna.locator(".invite")).to_contain_text(word("seat", n=2))
    expect(berta.locator(".seat-list h3")).to_contain_text(list(MARKS))
    anna.get_by_label(word("chat-write")).fill("Buona fortuna <b>!")
    anna.get_by_label(word("chat-write")).press("Enter")
    expect(berta.locator(".chat")).to_contain_text("Buona fortuna <b>!")
    screen(anna, "friends-lobby")
    anna.get_by_role("button", name=word("bot-instead")).click()
    for page in (anna, berta):
        page.locator(".desk").wait_for()


def asked(*pages: Page) -> Page:
    """The one of them who has something to choose, as soon as there is one."""
    for _ in range(PATIENCE):
        for page in pages:
            if page.locator(f"{TURN}, {LIFT}").locator("visible=true").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def everybody_sees_who_is_partners(anna: Page, berta: Page, open_page: Open, screen: Screen) -> None:
    """In the list of players, on the map and in the log; the score of both teams, also for who watches."""
    log = anna.locator(".log li")
    before = log.count()
    for _ in range(ANSWERS):
        answer(asked(anna, berta))
    expect(log).not_to_have_count(before)
    watcher = open_page(path="")
    watch = anna.evaluate("id => JSON.parse(localStorage[`watchlink:${id}`])", anna.url.rpartition("/")[2])
    watcher.goto(watch)
    for page in (anna, berta, watcher):
        expect(page.locator(".map .team-sign").first).to_be_attached()
        expect(page.locator(".map .score [role=img]")).to_have_count(2)
        label = page.locator(".map .score [role=img]").first.get_attribute("aria-label") or ""
        assert said("board-side-has", "la-famiglia", team="A", needs=6).search(label)
        assert said("board-side-lacks", "la-famiglia").search(label)
    expect(anna.locator(".log .team-sign").first).to_be_attached()
    expect(watcher.locator(".players .who .team-mark")).to_have_count(4)
    berta.locator(".nav button", has_text=word("players")).click()
    expect(berta.locator(".players .who .team-mark")).to_have_count(4)
    expect(berta.locator(".team-scores")).to_contain_text(said("board-side-has", "la-famiglia", needs=6))
    screen(anna, "friends-table")
    screen(berta, "friends-players")


def it_is_annas_turn_elsewhere(anna: Page, table: str, screen: Screen) -> None:
    """The bell in the header counts the other tables that wait, leads there and back; so does the first page."""
    other = make(anna, "signorie", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], name="Elsewhere")["table"]
    bell = anna.locator(".turns-button")
    expect(bell.locator(".count")).to_have_text("1")
    bell.click()
    screen(anna, "friends-turns")
    anna.locator(".turns-list a", has_text="Elsewhere").click()
    anna.wait_for_url(f"**/t/{other}")
    anna.goto("/")
    expect(anna.locator(".turns li").first).to_contain_text(word("waits-for-you"))
    expect(anna).to_have_title(re.compile(r"^\(\d\) "))
    anna.locator(f".turns a[href='/t/{table}']").click()
    anna.locator(".desk").wait_for()


def once_more(anna: Page, berta: Page, table: str) -> None:
    """Partners give up together; then both want to play again, and are taken to the same table."""
    for page in (anna, berta):
        menu(page, word("resign"))
    anna.get_by_role("button", name=word("rematch")).click()
    expect(anna.get_by_role("button", name=word("rematch-waiting", n=1, of=2))).to_be_visible()
    berta.locator(".again button").click()
    for page in (anna, berta):
        page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert anna.url == berta.url
    anna.locator(".desk").wait_for()
