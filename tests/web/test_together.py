"""Several people at one table, each in a browser of their own: what is secret shows only to whom it belongs."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.steps import MORE, answer, deal, drive_beside
from tests.web.wording import word

Open = Callable[..., Page]
GAMES = 5  # one in about twenty ends without two bids at once


def sit_down(open_page: Open, table: str, token: str, name: str) -> Page:
    page = open_page(path=f"/t/{table}#seat={token}")
    page.get_by_label(word("your-name")).fill(name)
    page.locator("form .btn.primary").click()
    page.locator(".desk, .waiting, .invite").first.wait_for()
    return page


def talk(page: Page, tab: str, text: str) -> None:
    page.get_by_role("tab", name=tab).click()
    page.get_by_label(word("chat-write")).fill(text)
    page.get_by_label(word("chat-write")).press("Enter")


def all_text(page: Page) -> str:
    """Everything the page holds, shown or not, attributes too."""
    text: str = page.evaluate("document.documentElement.outerHTML")
    return text


def test_four_people_in_two_teams_keep_their_secrets(open_page: Open) -> None:
    pages = [open_page(path="")]
    made = deal(pages[0], "la-famiglia", [{"kind": "me"}] + [{"kind": "open"}] * 3, wait=True)
    for seat, name in zip(made["seats"], ["Berta", "Carlo", "Dora"], strict=True):
        pages.append(sit_down(open_page, made["table"], seat["token"], name))
    for page in pages:
        page.locator(".desk").wait_for()
    teams = pages[0].evaluate("fetch('/api/games').then(r => r.json())")
    games = teams if isinstance(teams, list) else teams["games"]
    team = next(one for game in games if game["name"] == "la-famiglia" for one in game["teams"]["4"] if 0 in one)
    partner = next(seat for seat in team if seat != 0)
    opponents = [seat for seat in range(4) if seat not in team]

    talk(pages[0], "Team", "the harbour at midnight")
    pages[partner].get_by_role("tab", name=word("tab-team")).click()
    expect(pages[partner].locator(".chat")).to_contain_text("the harbour at midnight")
    talk(pages[0], "Table", "good evening")
    for page in pages:
        page.get_by_role("tab", name=word("tab-table")).click()
        expect(page.locator(".chat")).to_contain_text("good evening")
    for seat in opponents:
        pages[seat].get_by_role("tab", name=word("tab-team")).click()
        expect(pages[seat].locator(".chat")).not_to_contain_text("the harbour")
        assert "the harbour at midnight" not in all_text(pages[seat])
    houses = [
        page.locator("[data-el^='headquarters:']").evaluate_all("found => found.map(n => n.dataset.el)")
        for page in pages
    ]
    assert sorted(houses[0]) == sorted(houses[partner])
    for seat in opponents:
        assert not set(houses[0]) & set(houses[seat])

    for page in pages:
        page.get_by_role("tab", name=word("tab-log")).click()
    acting = next(page for page in pages if page.locator(".picker .opt, .picker .go").count())
    before = [page.locator(".log li").count() for page in pages]
    answer(acting)
    for page, count in zip(pages, before, strict=True):
        expect(page.locator(".log li")).not_to_have_count(count)


def test_sealed_bids_show_together(open_page: Open) -> None:
    """Two people choose at once: nothing shows before both have sealed, then both do."""
    first, second = next(pages for _ in range(GAMES) if (pages := at_bids(open_page)))
    seal(first)
    expect(second.locator(".bidders .bid-status.sealed")).to_have_count(1)
    expect(first.locator(".moment .sealed").last).to_be_visible()
    expect(second.locator(".bidders .bill, .bidders .sum")).to_have_count(0)
    seal(second)
    for page in pages:
        expect(page.locator(".bidders .bid-status.sealed")).to_have_count(0)


def at_bids(open_page: Open) -> list[Page]:
    """A game of two, played without clicks until both are asked the same secret question; [] if they never were."""
    pages = [open_page(path="")]
    made = deal(pages[0], "corleone", [{"kind": "me"}, {"kind": "open"}], wait=True)
    pages.append(sit_down(open_page, made["table"], made["seats"][0]["token"], "Berta"))
    for page in pages:
        page.locator(".desk").wait_for()
    both = "view.step.message === 'ask-set-bribes' && view.actors.length === 2"  # who has no money is not asked
    while True:
        view = [drive_beside(page, made["table"], both) for page in pages][-1]
        if view["over"]:
            return []
        if view["step"]["message"] == "ask-set-bribes" and len(view["actors"]) == len(pages):
            break
    for page in pages:
        expect(page.locator(".bidders").first).to_be_visible()
        expect(page.locator(".picker .opt, .picker .go").first).to_be_visible()
    return pages


def seal(page: Page) -> None:
    """As much as there is, sealed."""
    more = page.locator(f"{MORE}[aria-disabled=false]")
    while more.count():
        more.first.click()
    page.locator(".picker .btn.final.go").click()
