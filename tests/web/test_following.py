"""Following the others: a beat for each turn, a stop where something begins, and a skip that takes no time."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from consigliere import words
from tests.conftest import Size
from tests.web.axe import serious
from tests.web.steps import against_bots, answer, deal, drive, drive_beside, make, wait_for_turn
from tests.web.test_speed import busy, crowding, watched
from tests.web.wording import said, word

Open = Callable[..., Page]
SKIP = 300  # milliseconds in which everything that waits is shown
WATCH = """() => {
  window.shown = [];
  const note = () => {
    const told = [...document.querySelectorAll('.status .beat .told')];
    const beat = told.map((one) => one.dataset.seat).join('+');
    const mine = document.querySelector('.says .say b')?.textContent.startsWith('Your turn') ?? false;
    const last = shown.at(-1);
    const text = told.map((one) => one.textContent).join();
    if (last?.text !== text || last.mine !== mine) shown.push({beat, text, mine, at: performance.now()});
  };
  new MutationObserver(note).observe(document.querySelector('.status'),
    {childList: true, subtree: true, characterData: true});
}"""


def test_a_skip_takes_no_time_whatever_its_length(open_page: Open, size: Size) -> None:
    page = open_page(path="", speed="slow")
    made = against_bots(page, "signorie", 2)
    many = size(150, 400)
    drive_beside(page, made["table"], f"view.at > {4 * many}", patient=True)
    skip = page.get_by_test_id("behind")
    expect(skip).to_be_visible()
    waiting = int(skip.inner_text().split()[0])
    client = watched(page)
    crowds, before = crowding(), busy(client)
    took = page.evaluate(
        """async () => {
          const start = performance.now();
          document.querySelector('[data-testid=behind]').click();
          while (document.querySelector('[data-testid=behind]'))
            await new Promise((done) => setTimeout(done));
          await new Promise(requestAnimationFrame);
          return performance.now() - start;
        }"""
    )
    own = busy(client) - before
    print(f"{waiting} moves skipped in {own:.0f} ms of its own, {took:.0f} ms at {crowds:.1f} times as slow")
    assert waiting > many / 2
    assert 0 < own < SKIP
    wait_for_turn(page)


def test_every_turn_of_the_others_is_one_beat_at_an_even_pace(open_page: Open) -> None:
    page = open_page(path="", speed="fast")
    deal(page, "signorie", [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * 2)
    wait_for_turn(page)
    page.evaluate(WATCH)
    for _ in range(2):  # a die, and what is done with it
        answer(page)
        wait_for_turn(page)
    expect(page.locator(".says .say")).to_contain_text(said("web-your-turn", many=1))
    shown: list[dict[str, Any]] = page.evaluate("shown")
    beats = [one for one in shown if one["beat"]]
    assert beats
    seats = list(dict.fromkeys(one["beat"] for one in beats))
    assert [one["beat"] for one in beats] == seats, "each of them once: a turn is not told move by move"
    assert all(one["text"].count(",") >= 1 for one in beats), "what the turn was, in few words"
    assert [one["mine"] for one in beats].index(True) == len(beats) - 1, "nobody is called before all is shown"
    for one, other in pairwise(beats):
        assert other["at"] - one["at"] > 300, "each can be read"
    page.locator(".since-turn summary").click()
    expect(page.locator(".since-turn li")).to_have_count(len(seats))


def test_a_turf_war_stops_everybody_for_a_moment(open_page: Open) -> None:
    page = open_page(path="", speed="fast")
    made = make(page, "corleone", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    drive(page, made["table"], "view.table.families && view.at > 20")
    page.goto(f"/t/{made['table']}")
    wait_for_turn(page)
    drive_beside(page, made["table"], "view.table.phase !== 'family-business'", patient=True)
    scene = page.locator(".scene")
    expect(scene.locator("h2").first).to_have_text(words.game_say("corleone", "phase-turf-war"))
    scene.hover()  # who reads is not hurried
    expect(scene).to_contain_text(said("event-turf-won", "corleone", seat=""))
    assert serious(page) == []
    scene.get_by_role("button", name=word("go-on")).click()
    expect(scene).to_have_count(0)
