"""The end and after: the ledger, the whole history after a reload, the replay, finished games, once more."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Size
from tests.web.axe import serious
from tests.web.steps import drive, make, wait_for_turn
from tests.web.test_pages import GAMES, LARGER
from tests.web.wording import word

Open = Callable[..., Page]
Screen = Callable[[Page, str], None]
SEATS = {"la-famiglia": 4, "corleone": 5, "signorie": 4}
RULE = {"la-famiglia": "LF-11", "corleone": "CE-11", "signorie": "SI-12"}
WHOLE_LOG = """async (at) => {
  let whole = [], until = '';
  do {
    const { log } = await (await fetch(`${at}/log?lang=en${until}`)).json();
    whole = [...log, ...whole];
    until = `&until=${log[0].at - log[0].events.length}`;
  } while (until !== '&until=0');
  return whole;
}"""
QUICKEST_FIRST = ["signorie", *(pytest.param(game, marks=LARGER) for game in GAMES if game != "signorie")]


def finish(page: Page, game: str) -> dict[str, str]:
    """A table of this page's person and bots, at its end."""
    made = make(page, game, [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (SEATS[game] - 1))
    assert drive(page, made["table"])["over"]
    return {"table": made["table"], "watch": made["watch"]}


def moments(page: Page, region: str) -> tuple[int, int]:
    """Which moment is looked at, and how many there are."""
    here, count = page.locator(f"{region} .history .n").inner_text().split("/")
    return int(here), int(count)


@pytest.mark.parametrize("game", QUICKEST_FIRST)
def test_the_end_and_after(page: Page, open_page: Open, screen: Screen, game: str, size: Size) -> None:
    made = finish(page, game)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"/t/{made['table']}")
    the_panel_is_the_ledger(page, game)
    count = the_whole_history_is_there(page)
    the_record_is_a_file(page)
    page.locator(".ending").get_by_role("link", name=word("replay")).click()
    page.wait_for_url(f"**/replay/{made['table']}")
    the_replay_steps_through(page, count)
    for name, width, height in (("laptop", 1366, 768), ("phone", 390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for dark in size((name == "phone",), (False, True)):
            page.emulate_media(color_scheme="dark" if dark else "light")
            page.wait_for_timeout(200)  # colours change softly
            screen(page, f"{game}-replay-{name}{'-dark' if dark else ''}")
            assert serious(page) == [], (name, dark)
    a_watcher_sees_it_and_nobody_else(open_page, made)
    it_stays_on_you(page, made["table"])
    page.goto(f"/t/{made['table']}")
    page.get_by_role("button", name=word("rematch")).click()  # and nothing else
    page.wait_for_url(lambda url: "/t/" in url and made["table"] not in url)
    wait_for_turn(page)


def the_panel_is_the_ledger(page: Page, game: str) -> None:
    """Who won, by which rule, from what, and round by round."""
    ending = page.locator(".ending")
    expect(ending.locator("h2").first).to_have_text(re.compile(r" wins?\s*$|A draw"))
    expect(ending.locator(f".because a[href^='/rules/{game}#{RULE[game]}']").first).to_be_visible()
    expect(ending.locator("[data-part=final] table").first).to_be_in_viewport()
    expect(ending.locator("[data-part=rounds] svg path.line")).to_have_count(SEATS[game])
    ending.locator("[data-part=rounds] summary").click()
    expect(ending.locator("[data-part=rounds] tbody tr")).to_have_count(SEATS[game])
    expect(ending.get_by_role("button", name=word("rematch"))).to_be_in_viewport()
    assert serious(page) == []


def the_whole_history_is_there(page: Page) -> int:
    """After a reload: the slider counts all moves, and the first line of the log is the first move."""
    talk = page.locator(".talk")
    expect(talk.locator(".log .leaf")).to_have_count(1)  # there is more than the page shows at a time
    entries = page.evaluate(WHOLE_LOG, page.url.replace("/t/", "/api/tables/"))
    expect(talk.locator(".slide")).to_have_attribute("max", str(len(entries)))
    talk.get_by_role("button", name=word("to-start")).click()
    expect(talk.locator(".history .n")).to_have_text(re.compile("^1/"))
    expect(talk.locator(".log li").first).to_have_class(re.compile("hot"))
    first = " ".join(talk.locator(".log li").first.inner_text().split())
    parts = entries[0]["lines"][0]["parts"]
    assert first == "".join(part if isinstance(part, str) else part["text"] for part in parts)
    page.locator("body").press("End")
    assert moments(page, ".talk") == (len(entries), len(entries))
    return len(entries)


def the_record_is_a_file(page: Page) -> None:
    """The button saves it, and shows nothing."""
    with page.expect_download() as waiting:
        page.locator(".ending").get_by_role("link", name=word("record")).click()
    assert waiting.value.suggested_filename.endswith(".json")
    record = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert record["result"]["winners"] is not None
    assert record["seed"]
    assert "/t/" in page.url


def the_replay_steps_through(page: Page, count: int) -> None:
    """From the first move on, by steps, by rounds, to the end."""
    replay = page.locator(".replay")
    expect(replay.locator(".history .n")).to_have_text(f"1/{count}")
    replay.get_by_role("button", name=word("one-on")).click()
    assert moments(page, ".replay") == (2, count)
    page.locator("body").press("ArrowRight")
    assert moments(page, ".replay") == (3, count)
    replay.locator(".jumps button").nth(2).click()
    at_round = moments(page, ".replay")[0]
    assert 3 < at_round < count
    expect(page.locator(".phases li").first).to_contain_text(re.compile("3|III"))
    replay.get_by_role("button", name=word("replay-play")).click()
    expect(replay.locator(".history .n")).to_have_text(re.compile(rf"^(?!{at_round}/|{at_round + 1}/)"))
    replay.get_by_role("button", name=word("replay-stop")).click()
    page.locator("body").press("End")
    expect(replay.locator(".verdict h2")).to_be_visible()


def a_watcher_sees_it_and_nobody_else(open_page: Open, made: dict[str, str]) -> None:
    """With the watchers' link, without a seat; a private table stays shut without it."""
    stranger = open_page(path=f"/replay/{made['table']}")
    expect(stranger.locator(".door [role=alert]")).to_be_visible()
    watcher = open_page(path=f"/replay/{made['table']}#watch={made['watch']}")
    expect(watcher.locator(".replay .history .n")).to_have_text(re.compile("^1/"))
    expect(watcher.locator(".watching")).to_be_visible()
    expect(watcher.get_by_role("button", name=word("rematch"))).to_have_count(0)
    with watcher.expect_download() as waiting:
        watcher.locator(".replay").get_by_role("link", name=word("record")).click()
    assert json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))["moves"]


def it_stays_on_you(page: Page, table: str) -> None:
    """With its result and the way to the replay."""
    page.goto("/me")
    row = page.locator(".finished li").filter(has=page.locator(f"a[href='/replay/{table}']"))
    expect(row).to_have_count(1)
    expect(row.locator(".came")).to_have_text(re.compile("won|draw|of"))
    assert serious(page) == []
