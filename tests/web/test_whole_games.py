"""Whole games by clicks: one person against bots, from the deal to the end panel."""

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.steps import deal

Open = Callable[..., Page]
Screen = Callable[[Page, str], None]

LOOK = """() => {
  const seen = (query) => [...document.querySelectorAll(query)].filter((node) => node.checkVisibility()).length;
  return {
    over: seen('.ending'), opts: seen('.picker .opt'), go: seen('.picker .go'), spots: seen('.desk .spot.legal'),
    picked: seen('.picker .letgo'), refused: document.querySelector('.toast.bad')?.innerText ?? '',
    what: ['.says', '.hist .n', '.picker'].map((query) => document.querySelector(query)?.innerText).join(' '),
  };
}"""
PATIENCE = 60  # seconds that bots may think


def play_on(
    page: Page, chance: random.Random, until: Callable[[], bool] = lambda: False, most: int = 3000
) -> dict[str, float]:
    """Chooses by board or button and plays, until the game is over; says how much was done."""
    clicks = {"moves": 0, "spots": 0, "covered": 0, "longest": 0.0}
    since = time.monotonic()
    for _ in range(most * 40):
        state = page.evaluate(LOOK)
        if state["over"] or until():
            return clicks
        assert clicks["moves"] < most, state
        if not (state["go"] or state["opts"]):
            waited = time.monotonic() - since
            clicks["longest"] = max(clicks["longest"], waited)
            assert waited < PATIENCE, f"nobody is asked for {waited:.0f} s: {state}"
            page.wait_for_timeout(20)
            continue
        since = time.monotonic()
        try:
            clicks[choose(page, chance, state)] += 1
        except Error as problem:  # the table went on under the finger
            if page.evaluate(LOOK)["what"] == state["what"]:
                raise AssertionError(f"not clickable: {state}") from problem
    raise AssertionError("the game does not end")


def choose(page: Page, chance: random.Random, state: dict[str, int]) -> str:
    """One click: on the button that plays, on a thing, or on a move's own button."""
    if state["go"]:
        page.locator(".picker .go").click(timeout=4000)
        page.wait_for_timeout(30)
        return "moves"
    if state["spots"] and not state["picked"] and chance.random() < 0.4:
        spot = page.locator(".desk .spot.legal:visible").nth(chance.randrange(state["spots"]))
        try:
            spot.click(timeout=700)
            return "spots"
        except Error:
            return "covered"
    page.locator(".picker .opt:visible").nth(chance.randrange(state["opts"])).click(timeout=4000)
    return "spots"


GAMES = [("signorie", 2), ("signorie", 4), ("corleone", 2), ("corleone", 5), ("la-famiglia", 4)]
SMALL = ("signorie", 2)


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[f"{game}-{seats}" for game, seats in GAMES])
def test_a_person_plays_to_the_end(open_page: Open, screen: Screen, long: bool, game: str, seats: int) -> None:
    if (game, seats) != SMALL and not long:
        pytest.skip("a whole game more only in the long run")
    page = open_page()
    deal(page, game, [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (seats - 1))
    began = time.monotonic()
    done = play_on(page, random.Random(f"{game} {seats}"))
    expect(page.locator(".ending h2").first).to_be_visible()
    expect(page.locator(".ending .ranks li")).to_have_count(seats)
    screen(page, f"{game}-{seats}-end")
    print(f"{game} {seats}: {done} in {time.monotonic() - began:.0f} s")
    expect(page.locator(".picker .go")).to_have_count(0)
