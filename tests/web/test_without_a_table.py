"""Around the table: no script, no server, no such page, a game one has never played."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from consigliere import words
from tests.web.axe import serious
from tests.web.conftest import PATIENCE, Server
from tests.web.wording import said, word

Open = Callable[..., Page]
Screen = Callable[[Page, str], None]


def test_without_script_a_page_says_so_and_an_address_of_nothing_leads_home(
    browser: Browser, server: Server, screen: Screen
) -> None:
    context = browser.new_context(base_url=server.address, locale="pl-PL", java_script_enabled=False)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/new")
    expect(page.locator("noscript p").first).to_contain_text(words.say("page-needs-script", lang="pl"))
    screen(page, "no-script")
    page.get_by_role("link", name=words.say("page-plain", lang="pl")).click()
    page.wait_for_url("**/plain/")
    answer = page.goto("/t/NOTHING")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text(words.say("page-nothing-title", lang="pl"))
    screen(page, "nothing")
    page.get_by_role("link").click()
    page.wait_for_url(server.address + "/")
    context.close()


def test_who_follows_a_wrong_link_inside_the_page_is_told(open_page: Open, screen: Screen) -> None:
    page = open_page()
    page.get_by_role("button", name=word("have-link")).click()
    page.locator(".paste-link input").fill("/nothing/here")
    page.locator(".paste-link button").click()
    expect(page.locator("main h1")).to_have_text(word("nothing"))
    screen(page, "nothing-inside")
    page.locator("main a").click()
    expect(page.locator(".posters")).to_be_visible()


def test_a_page_says_that_the_server_is_gone_and_goes_on_when_it_is_back(
    open_page: Open, server: Server, screen: Screen
) -> None:
    home, new = open_page(), open_page(path="/new")
    expect(home.locator(".poster h2")).to_have_count(3)
    new.get_by_label(word("your-name")).fill("Lucia")
    server.kill()
    home.evaluate("dispatchEvent(new Event('offline'))")
    new.get_by_role("button", name=word("make")).click()
    for page in (home, new):
        expect(page.locator(".unreachable")).to_contain_text(word("unreachable"))
    expect(new.get_by_role("alert")).to_contain_text(word("unreachable"))
    screen(new, "unreachable")
    assert serious(new) == []
    home.get_by_role("link", name=word("rules"), exact=True).first.click()  # a page that was never loaded
    expect(home.get_by_role("alert")).to_contain_text(word("not-loaded"))
    server.start()
    for page in (home, new):
        expect(page.locator(".unreachable")).to_have_count(0)
    expect(home.locator("main h1")).to_have_text(word("rules"))
    expect(new.get_by_role("alert")).to_have_count(0)
    expect(new.get_by_label(word("your-name"))).to_have_value("Lucia")
    new.get_by_role("button", name=word("make")).click()
    new.wait_for_url("**/t/*")


def test_a_newcomer_is_offered_the_variant_for_a_first_game_and_told_how_long_it_takes(
    open_page: Open, screen: Screen
) -> None:
    page = open_page()
    expect(page.locator(".poster").first).to_contain_text(said("web-length-short"))
    page.goto("/new?game=la-famiglia")
    offer = page.locator(".first-game")
    expect(offer).to_contain_text(said("option-first-game", "la-famiglia"))
    expect(page.locator(".length")).to_contain_text(said("web-length"))
    screen(page, "first-game")
    variant = page.get_by_role("checkbox", name=said("option-first-game", "la-famiglia"))
    expect(variant).not_to_be_checked()
    offer.get_by_role("button").click()
    expect(variant).to_be_checked()
    expect(offer).to_have_count(0)
    alone = page.locator(".length").inner_text()
    page.get_by_label(word("seat-kind", n=2)).select_option("bot")
    expect(page.locator(".length")).not_to_have_text(alone)


def test_who_has_finished_a_game_is_not_offered_it(open_page: Open) -> None:
    page = open_page(path="/me")
    page.get_by_label(word("your-name")).fill("Lucia")
    page.route("**/api/me/games?game=la-famiglia", lambda route: route.fulfill(json={"games": [{}], "more": False}))
    page.locator("form .btn.primary").click()
    expect(page.locator("form [role=status]")).to_have_text(word("kept"))
    with page.expect_response("**/api/me/games?game=la-famiglia"):
        page.goto("/new?game=la-famiglia")
    page.get_by_role("checkbox", name=said("option-first-game", "la-famiglia")).wait_for()
    expect(page.locator(".first-game")).to_have_count(0)
