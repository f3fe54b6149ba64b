"""The pages are light and answer at once."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.steps import answer, play_now, wait_for_turn
from tests.web.test_pages import GAMES

Open = Callable[..., Page]
HEAVIEST = 200_000  # bytes of the first page, compressed, fonts and drawings included
SLOWEST = 1000  # milliseconds until it can be used
FEEDBACK = 100  # milliseconds until a click shows
LONGEST = 100  # milliseconds the page may be busy with one thing
TURNS = 4  # of a person, and what bots do between them


def test_the_first_page_is_light_and_quick(open_page: Open) -> None:
    page = open_page()
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.wait_for_load_state("networkidle")
    sizes: list[float] = []
    client.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    page.locator(".poster svg").nth(2).wait_for()
    page.wait_for_load_state("networkidle")
    ready = page.evaluate("performance.getEntriesByType('resource').map(e => e.responseEnd).sort((a, b) => b - a)[0]")
    print(f"first page: {sum(sizes) / 1000:.0f} kB, everything there after {ready:.0f} ms")
    assert sum(sizes) < HEAVIEST
    usable = min(usable_after(page) for _ in range(3))
    print(f"usable after {usable:.0f} ms")
    assert usable < SLOWEST


def usable_after(page: Page) -> float:
    page.goto("/", wait_until="commit")
    page.wait_for_selector(".poster .btn.primary")
    found: float = page.evaluate("performance.now()")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_click_shows_within_a_tenth_of_a_second(page: Page, game: str) -> None:
    play_now(page, game)
    took = page.evaluate(
        """async () => {
            const times = [];
            for (let i = 0; i < 6; i++) {
                const option = document.querySelectorAll('.picker .opt')[i % 2];
                const start = performance.now();
                option.click();
                await new Promise(requestAnimationFrame);
                await new Promise((done) => setTimeout(done));
                times.push(performance.now() - start);
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
                await new Promise((done) => setTimeout(done, 150));
            }
            return Math.min(...times);
        }"""
    )
    print(f"{game}: a click shows after {took:.0f} ms")
    assert took < FEEDBACK


@pytest.mark.parametrize("game", GAMES)
def test_nothing_blocks_the_page_while_bots_play(open_page: Open, game: str) -> None:
    """No task of the page takes longer, in time of its own: what other programs of the machine take does not count."""
    page = open_page(speed="fast")
    play_now(page, game)
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline", "toplevel", "__metadata"])
    for _ in range(TURNS):
        answer(page)
        wait_for_turn(page)
    tasks = own_times(json.loads(browser.stop_tracing()))
    print(f"{game}: {len(tasks)} tasks, the longest {[round(one) for one in sorted(tasks)[-4:]]} ms")
    assert len(tasks) > 100
    assert max(tasks) < LONGEST


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
        if event["name"] == "RunTask" and "tdur" in event and (event["pid"], event["tid"]) in mains
    ]
