"""La Famiglia by keyboard alone, from the home page on."""

import time

from playwright.sync_api import Page

from tests.web.steps import ask, changed, wait_for_turn

FOCUSED = "document.activeElement.matches('.picker .opt, .picker .go')"
HERE = """document.activeElement.matches('.btn.primary')
  && !!document.activeElement.closest('.poster')?.querySelector('a[href="/rules/la-famiglia"]')"""
PHASE = """document.querySelector('.phases')?.innerText
  + (document.querySelector('.phases [aria-current], .phases .now')?.innerText ?? '')"""


def test_the_keyboard_alone_plays_la_famiglia(page: Page, long: bool) -> None:
    """The long run plays a whole round; the small one stops in the second part of the first."""
    page.locator(".poster h2").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(HERE):
            break
    page.keyboard.press("Enter")
    wait_for_turn(page)
    for _ in range(15):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED):
            break
    began, phases, answers = time.monotonic(), [page.evaluate(PHASE)], 0
    while time.monotonic() - began < (600 if long else 60):
        before = ask(page)
        assert page.evaluate(FOCUSED), f"the focus is lost after {answers} answers: {before}"
        for _ in range(3):
            page.keyboard.press("Enter")
            page.wait_for_timeout(120)
            if ask(page) != before:
                break
        changed(page, before)
        answers += 1
        page.locator(".picker .opt, .picker .go, .ending").first.wait_for(timeout=60_000)
        page.wait_for_timeout(80)
        if page.evaluate(PHASE) != phases[-1]:
            phases.append(page.evaluate(PHASE))
        if len(phases) == (6 if long else 3):
            break
    assert len(phases) == 6 if long else len(phases) > 1, phases
    print(answers, "answers,", len(phases), "phases,", round(time.monotonic() - began), "s")
