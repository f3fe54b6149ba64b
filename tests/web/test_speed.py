"""The pages are light and answer at once.

Times are those the processor spends on the page's main thread, which waiting for others does not change; what the clock
on the wall says is printed beside them, and counts where the machine is not busy.
"""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Request, Route

from tests.conftest import Size
from tests.web.steps import answer, make, play_now, wait_for_turn
from tests.web.test_pages import GAMES, LARGER

Open = Callable[..., Page]
HEAVIEST = 200_000  # bytes of the first page, compressed, fonts and drawings included
FONTS_ALONE = 75_000  # bytes of its three Latin fonts: a sum below them has missed something
SLOWEST = 1000  # milliseconds until it can be used
FEEDBACK = 100  # milliseconds until a click shows
LONGEST = 100  # milliseconds the page may be busy with one thing
SIDE_BY_SIDE = 2.5  # how much more the same work can cost while other tests share the processor
CLICKS = 6
HEAVIEST_FIRST = [GAMES[0], *(pytest.param(game, marks=LARGER) for game in GAMES[1:])]
QUIET = 1.15  # a machine that is hardly slower than one without other programs


def crowding() -> float:
    """How much longer things take than they would on a machine of one's own."""
    wall, own = time.perf_counter(), time.process_time()
    while time.process_time() - own < 0.2:
        pass
    return (time.perf_counter() - wall) / 0.2


def busy(client: CDPSession) -> float:
    """Milliseconds the processor has spent on the page's main thread so far."""
    metrics = {one["name"]: one["value"] for one in client.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000


def watched(page: Page) -> CDPSession:
    """A session that counts the thread's own time."""
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable", {"timeDomain": "threadTicks"})
    return client


ALPHABETS = {
    "en-US": "abcdefghijklmnopqrstuvwxyz",
    "pl-PL": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżĄĆĘŁŃÓŚŹŻ",
    "ru-RU": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
}
LOAD_FONTS = """async (letters) => {
    const styles = [...document.querySelectorAll('body, body *')].map((node) => getComputedStyle(node));
    const fonts = new Set(styles.map((one) => `${one.fontStyle} ${one.fontWeight} 16px ${one.fontFamily}`));
    const faces = await Promise.all([...fonts].map((font) => document.fonts.load(font, `Aa0 ${letters}`)));
    await document.fonts.ready;
    return faces.flat().length;
}"""


def weight(page: Page, locale: str) -> int:
    """Return the bytes of the first page, with every font in which it can show the letters of a language.

    One open table is listed, so that a page with and without tables weighs the same.
    """
    made = make(page, "signorie", [{"kind": "me"}, {"kind": "open"}], open=True)["table"]

    def list_only_it(route: Route) -> None:
        lobby = route.fetch().json()
        mine = [table for table in lobby["open"] if table["table"] == made]
        assert len(mine) == 1
        route.fulfill(json={"open": mine, "running": [], "mine": []})

    requests: list[Request] = []
    page.on("request", lambda request: requests.append(request))
    page.route("**/api/tables", list_only_it)
    page.goto("/")
    page.locator(".poster svg").nth(2).wait_for()
    page.locator(".open-tables td").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(LOAD_FONTS, ALPHABETS[locale]) > 0
    sizes = [request.sizes() for request in requests]  # waits until each has ended
    size = sum(one["responseHeadersSize"] + one["responseBodySize"] for one in sizes)
    print(f"first page in {locale}: {size / 1000:.0f} kB")
    return size


@pytest.mark.parametrize("locale", ALPHABETS)
def test_the_first_page_is_light_in_every_language(open_page: Open, locale: str) -> None:
    size = weight(open_page(locale=locale, path=""), locale)
    assert FONTS_ALONE < size < HEAVIEST


def test_the_first_page_is_quick(open_page: Open) -> None:
    page = open_page()
    client = watched(page)
    owns, walls = [], []
    crowds = crowding()
    for _ in range(3):
        before = busy(client)
        walls.append(usable_after(page))
        after = busy(client)
        owns.append(after - before if after > before else after)  # counted again after some journeys
    crowds = max(crowds, crowding())
    print(f"usable after {max(owns):.0f} ms of its own, {min(walls):.0f} ms on a machine {crowds:.1f} times as slow")
    assert 0 < max(owns) < SLOWEST
    assert min(walls) < SLOWEST or crowds > QUIET


def usable_after(page: Page) -> float:
    page.goto("/", wait_until="commit")
    page.wait_for_selector(".poster .btn.primary")
    found: float = page.evaluate("performance.now()")
    return found


@pytest.mark.parametrize("game", HEAVIEST_FIRST)
def test_a_click_shows_within_a_tenth_of_a_second(page: Page, game: str) -> None:
    play_now(page, game)
    client = watched(page)
    crowds, owns, walls = crowding(), [], []
    for i in range(CLICKS):
        before = busy(client)
        walls.append(
            page.evaluate(
                """async (i) => {
                    const start = performance.now();
                    document.querySelectorAll('.picker .opt')[i % 2].click();
                    await new Promise(requestAnimationFrame);
                    await new Promise((done) => setTimeout(done));
                    return performance.now() - start;
                }""",
                i,
            )
        )
        owns.append(busy(client) - before)
        page.locator("body").press("Escape")
        page.locator(".picker .go").wait_for(state="detached")
    crowds = max(crowds, crowding())
    print(
        f"{game}: a click shows after {max(owns):.0f} ms of its own, {min(walls):.0f} ms at {crowds:.1f} times as slow"
    )
    assert 0 < max(owns) < FEEDBACK
    assert min(walls) < FEEDBACK or crowds > QUIET


@pytest.mark.parametrize("game", HEAVIEST_FIRST)
def test_nothing_blocks_the_page_while_bots_play(open_page: Open, game: str, long: bool, size: Size) -> None:
    page = open_page(speed="fast", motion=True)
    play_now(page, game)
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline", "toplevel", "__metadata"])
    for _ in range(size(2, 4)):  # turns of a person, and what bots do between them
        answer(page)
        wait_for_turn(page)
    tasks = own_times(json.loads(browser.stop_tracing()))
    print(f"{game}: {len(tasks)} tasks, the longest {[round(one) for one in sorted(tasks)[-4:]]} ms")
    assert len(tasks) > 100
    assert max(tasks) < LONGEST * (1 if long else SIDE_BY_SIDE)


def own_times(trace: dict[str, Any]) -> list[float]:
    """The tasks of the pages' main threads, in milliseconds the processor spent on them."""
    events = trace["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"].endswith("RunTask") and "tdur" in event and (event["pid"], event["tid"]) in mains
    ]
