"""The pages around the table, as a stranger meets them."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from consigliere import words
from tests.conftest import Size
from tests.web.axe import serious
from tests.web.conftest import SCREENS
from tests.web.steps import MORE, against_bots, answer, ask, play_now, wait_for_turn
from tests.web.wording import word

GAMES = ["la-famiglia", "corleone", "signorie"]
Open = Callable[..., Page]
Screen = Callable[[Page, str], None]
PATHS = ["/", "/new", "/rules", "/rules/signorie", "/me"]
LARGER = [pytest.mark.long, pytest.mark.ci]
NAMELESS = "document.querySelector('main').append(document.createElement('button'))"


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)], ids=["laptop", "dark-phone"])
def test_axe_finds_nothing_serious(open_page: Open, screen: Screen, phone: bool, dark: bool) -> None:
    page = open_page(phone=phone, dark=dark, path="")
    found = {}
    for path in PATHS:
        page.goto(path)
        page.locator("main h1").wait_for()
        page.wait_for_load_state("networkidle")
        name = path.strip("/").replace("/", "-") or "home"
        screen(page, f"{name}-{'phone' if phone else 'laptop'}{'-dark' if dark else ''}")
        found[path] = serious(page)
    assert {path: all_of_it for path, all_of_it in found.items() if all_of_it} == {}
    page.evaluate(NAMELESS)
    assert len(serious(page)) == 1, "a button without a name would be found"


@pytest.mark.ci
def test_the_rules_are_read_in_the_browsers_language_or_the_one_chosen_there(open_page: Open) -> None:
    page = open_page(path="/rules/corleone", locale="pl-PL")
    expect(page.locator("main h1")).to_have_text(words.game_say("corleone", "game-title", lang="pl"))
    expect(page.locator(".languages [aria-current]")).to_have_text("Polski")
    page.get_by_role("link", name="Русский").click()
    expect(page.locator("main h1[lang=ru]")).to_have_text(words.game_say("corleone", "game-title", lang="ru"))
    page.goto("/rules/signorie#SI-4.1")
    expect(page.locator("main h2").first).to_contain_text(words.game_say("signorie", "chapter-SI-1", lang="ru"))
    expect(page.locator("p.rule.hot")).to_be_in_viewport()
    page.goto("/rules/signorie?lang=en")
    expect(page.locator("main h2").first).to_contain_text(words.game_say("signorie", "chapter-SI-1"))


@pytest.mark.parametrize("game", GAMES)
def test_play_now_answers_the_first_question_with_clicks(page: Page, screen: Screen, game: str, size: Size) -> None:
    play_now(page, game)
    shapes = page.locator(".seat path").evaluate_all("paths => paths.map((path) => path.getAttribute('d'))")
    assert shapes
    assert all(shapes), "each seat has its shape"
    screen(page, f"{game}-first")
    assert serious(page) == []
    for _ in range(size(1, 3)):
        answer(page)
    screen(page, f"{game}-later")


@pytest.mark.parametrize(
    ("game", "dark"), [(GAMES[0], False), *(pytest.param(game, game == GAMES[1], marks=LARGER) for game in GAMES[1:])]
)
def test_a_phone_has_the_question_at_the_thumb(open_page: Open, screen: Screen, game: str, dark: bool) -> None:
    page = open_page(phone=True, dark=dark)
    play_now(page, game)
    screen(page, f"{game}-phone{'-dark' if dark else ''}")
    tabs = page.locator(".nav button")
    for i in range(tabs.count()):
        tabs.nth(i).tap()
        page.wait_for_timeout(80)
        screen(page, f"{game}-phone-tab{i}{'-dark' if dark else ''}")
        assert serious(page) == []
    tabs.nth(0).tap()
    small = page.locator(".picker button:visible").evaluate_all(
        "nodes => nodes.filter(n => n.getBoundingClientRect().height < 43.5).map(n => n.outerHTML.slice(0, 120))"
    )
    assert small == []
    answer(page)


def test_the_board_has_one_tab_stop_and_arrows_go_on(open_page: Open) -> None:
    page = open_page(path="", confirm="all")
    against_bots(page, "corleone")
    stops = page.locator('[data-region=board] .spot[tabindex="0"]')
    expect(stops).to_have_count(1)
    stops.focus()
    reached = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        reached.add(page.evaluate("document.activeElement.dataset.el"))
        page.keyboard.press(key)
    assert len(reached) > 1
    page.keyboard.press("Enter")
    expect(page.locator(".picker .go")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".picker .go")).to_have_count(0)


def test_alone_against_bots_nothing_is_said_to_be_past_taking_back(page: Page) -> None:
    play_now(page, "la-famiglia")  # the first answer is final: the enemies choose, too
    page.locator(".picker .opt").first.click()
    expect(page.locator(".picker .go.final")).to_be_visible()
    expect(page.get_by_text(word("final-note"))).to_have_count(0)
    page.locator(".picker .go").click()
    expect(page.locator(".picker button", has_text=word("undo"))).to_be_visible()


def test_undo_takes_back_what_was_not_final(page: Page) -> None:
    against_bots(page, "signorie")
    undo = page.locator(".picker button", has_text=word("undo")).and_(page.locator(":not(.off)"))
    for _ in range(12):
        wait_for_turn(page)  # before it is somebody else's question
        several = page.locator(MORE).count()  # moves in one: the last of them is taken back
        before = ask(page)
        answer(page)
        if undo.count() and not several:
            page.locator("body").press("u")
            for _ in range(100):
                if ask(page) == before:
                    return
                page.wait_for_timeout(50)
            raise AssertionError("the question did not come back")
    raise AssertionError("nothing could be taken back")


def test_time_travel_by_keys_log_and_slider(page: Page, screen: Screen) -> None:
    against_bots(page, "corleone")
    for _ in range(2):
        answer(page)
    wait_for_turn(page)
    now = page.locator(".history .n").inner_text()
    page.locator("body").press("ArrowLeft")
    expect(page.locator(".status.past")).to_be_visible()
    page.locator("body").press("ArrowLeft")
    expect(page.locator(".picker .opt")).to_have_count(0)
    screen(page, "corleone-past")
    page.locator("body").press("Home")
    page.wait_for_timeout(300)
    expect(page.locator(".status.past")).to_be_visible()
    page.locator("body").press("End")
    expect(page.locator(".status.past")).to_have_count(0)
    assert page.locator(".history .n").inner_text() == now
    page.locator(".log li button").nth(2).click()
    expect(page.locator(".status.past")).to_be_visible()
    page.locator(".status .primary").click()
    expect(page.locator(".status.past")).to_have_count(0)
    slider, count = page.locator(".history .slide"), page.locator(".history .n")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".status.past")).to_be_visible()
    expect(count).not_to_have_text(now)
    page.keyboard.press("Home")
    expect(count).to_have_text(re.compile("^1/"))
    page.locator("body").press("End")
    page.keyboard.press("End")
    expect(count).to_have_text(now)
    expect(page.locator(".status.past")).to_have_count(0)
    answer(page)


def test_why_not_is_answered_with_the_rule(page: Page, screen: Screen) -> None:
    against_bots(page, "corleone")
    spot = page.locator("[data-region] .spot:not(.legal):not(.chosen)").first
    for i in range(page.locator("[data-region] .spot:not(.legal):not(.chosen)").count()):
        spot = page.locator("[data-region] .spot:not(.legal):not(.chosen)").nth(i)
        if spot.is_visible():
            spot.hover(force=True)
            page.wait_for_timeout(750)
            if page.locator(".explain .why").count():
                break
    expect(page.locator(".explain .why")).to_contain_text("CE-")
    screen(page, "corleone-why")


def test_one_device_goes_round(page: Page, screen: Screen) -> None:
    page.goto("/new?game=signorie")
    page.locator("fieldset", has_text=word("how-many")).get_by_text("2", exact=True).click()
    page.get_by_label(word("seat-kind", n=2)).select_option("me")
    page.get_by_label(word("your-name")).fill("Anna")
    page.get_by_label(word("seat-name", n=2)).fill("Berta")
    page.locator("form .btn.primary").click()
    page.locator(".picker .opt, .hand").first.wait_for()
    for _ in range(30):
        if page.locator(".hand").count():
            break
        answer_or_hand(page)
    screen(page, "hand-over")
    expect(page.locator(".hand h2")).to_contain_text(re.compile("Anna|Berta"))
    page.locator(".hand .btn").click()
    wait_for_turn(page)
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".players")).to_contain_text("Anna")
    expect(page.locator(".players")).to_contain_text("Berta")


def answer_or_hand(page: Page) -> None:
    page.locator(".picker .opt, .picker .go, .hand").first.wait_for()
    if page.locator(".hand").count():
        return
    if page.locator(".picker .opt").count():
        page.locator(".picker .opt").first.click()
    for _ in range(3):
        if page.locator(".picker .go").count() and not page.locator(".hand").count():
            page.locator(".picker .move-preview").wait_for()
            page.locator(".picker .go").click()
            page.wait_for_timeout(250)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_design_language_is_alive(open_page: Open, screen: Screen, theme: str) -> None:
    page = open_page(path=f"/gallery.html?theme={theme}")
    page.locator(".language h1").wait_for()
    page.locator(".house").first.click()
    page.locator(".picker .go").wait_for()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=SCREENS / f"language-{theme}.png", full_page=True)
    assert serious(page) == []


def test_who_has_the_link_watches_and_strangers_find_a_private_table_shut(page: Page, open_page: Open) -> None:
    play_now(page, "corleone")
    table = page.url.rsplit("/", 1)[1]
    link = json.loads(page.evaluate(f"localStorage['watchlink:{table}']"))
    watcher = open_page(path=link)
    watcher.locator(".desk").wait_for()
    assert "#" not in watcher.url
    expect(watcher.locator(".watching")).to_be_visible()
    expect(watcher.locator(".picker .opt")).to_have_count(0)
    watcher.reload()
    watcher.locator(".desk").wait_for()
    stranger = open_page(path=page.url)  # who has no link
    expect(stranger.get_by_role("alert")).to_be_visible()
    expect(stranger.locator(".desk")).to_have_count(0)


def test_coming_back_says_what_was_missed(page: Page, screen: Screen) -> None:
    against_bots(page, "corleone")
    for _ in range(4):  # fewer moves are not worth mentioning, and the bot may make none
        answer(page)
    wait_for_turn(page)
    forget = "for (const k of Object.keys(localStorage)) if (k.startsWith('seen:')) localStorage[k] = '1'"
    page.add_init_script(forget)  # when the page comes back: until it goes it writes down what it shows
    page.reload()
    bar = page.locator(".catchup")
    bar.wait_for()
    screen(page, "missed")
    bar.locator(".primary").click()
    expect(page.locator(".status.past")).to_be_visible()
    page.locator("body").press("ArrowRight")
    page.locator("body").press("End")
    wait_for_turn(page)
