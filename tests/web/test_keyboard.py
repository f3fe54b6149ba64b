"""Every game by keyboard alone, from the home page on."""

import time

import pytest
from playwright.sync_api import Page

from tests.web.steps import MORE, ask, changed, wait_for_turn

FOCUSED = "document.activeElement.matches('.picker .opt, .picker .go, .picker .kinds button')"
HERE = """(game) => document.activeElement.matches('.btn.primary')
  && !!document.activeElement.closest('.poster')?.querySelector(`a[href="/rules/${game}"]`)"""
PHASE = """document.querySelector('.phases')?.innerText
  + (document.querySelector('.phases [aria-current], .phases .now')?.innerText ?? '')"""
ROUND = {"la-famiglia": 6, "corleone": 5, "signorie": 3}  # changes of the phase until a round has been played
*OTHERS, FIRST = ROUND


@pytest.mark.ci
@pytest.mark.parametrize("game", [FIRST, *(pytest.param(game, marks=pytest.mark.long) for game in OTHERS)])
def test_the_keyboard_alone_plays_a_round(page: Page, game: str) -> None:
    """Of Signorie in the small size, of each game in the others."""
    page.goto("/")
    page.locator(".poster h2").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(HERE, game):
            break
    page.keyboard.press("Enter")
    wait_for_turn(page)
    for _ in range(15):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED):
            break
    began, phases, answers = time.monotonic(), [page.evaluate(PHASE)], 0
    while time.monotonic() - began < 600:
        before = ask(page)
        assert page.evaluate(FOCUSED), f"the focus is lost after {answers} answers: {before}"
        if page.locator(MORE).count():
            put_together(page)
        else:
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
        if len(phases) == ROUND[game]:
            break
    assert len(phases) == ROUND[game], phases
    print(game, answers, "answers,", len(phases), "phases,", round(time.monotonic() - began), "s")


def put_together(page: Page) -> None:
    """Adds cards with Enter until there are enough, goes on with Tab to the button that seals them."""
    for _ in range(80):
        here: str = page.evaluate(
            """() => {
              const on = document.activeElement;
              if (on.matches('.go')) return 'go';
              const enough = document.querySelector('.picker .go').matches(':enabled');
              return !enough && on.matches('.kinds button:last-child[aria-disabled=false]') ? 'more' : 'on';
            }"""
        )
        page.keyboard.press("Tab" if here == "on" else "Enter")
        if here == "go":
            return
    raise AssertionError("the seal is never reached")
