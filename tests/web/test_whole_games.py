"""Whole games by clicks: one person against bots, from the deal to the end; axe looks at every phase."""

import random
import time
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Error, Page, ViewportSize, expect

from tests.conftest import Size
from tests.web.axe import serious
from tests.web.steps import LIFT, MORE, against_bots, deal

Open = Callable[..., Page]
Screen = Callable[[Page, str], None]
Scheme = Literal["dark", "light"]

LOOK = """() => {
  const seen = (query) => [...document.querySelectorAll(query)].filter((node) => node.checkVisibility()).length;
  return {
    over: seen('.ending'), lift: seen('.picker .above'), opts: seen('.picker .opt'), go: seen('.picker .go:enabled'),
    spots: seen('.desk .spot.legal'), more: seen('.picker .kinds button:last-child[aria-disabled=false]'),
    picked: seen('.picker .clear-choice'), refused: document.querySelector('.toast.bad')?.innerText ?? '',
    phase: (document.querySelector('.phases .now')?.innerText ?? '').split(',')[0],
    at: Number(document.querySelector('.history .n')?.textContent.split('/')[1] ?? 0),
    what: ['.says', '.picker'].map((query) => document.querySelector(query)?.textContent).join(' '),
  };
}"""
Look = dict[str, Any]  # what LOOK finds
WAIT = 120  # seconds that bots may think on a crowded machine
A_MOMENT = 3_000  # what was there may have gone since it was looked at
MOST_MISSES = 20


def play_on(
    page: Page, chance: random.Random, until: Callable[[Look], bool] = lambda _: False, most: int = 3000
) -> dict[str, float]:
    """Chooses by board or button and plays, until the game is over; says how much was done."""
    clicks = {"moves": 0, "spots": 0, "covered": 0, "lifted": 0, "longest": 0.0}
    since = time.monotonic()
    misses = 0  # clicks in a row that met nothing
    for _ in range(most * 40):
        state = page.evaluate(LOOK)
        if state["over"] or until(state):
            return clicks
        assert clicks["moves"] < most, state
        if not (state["lift"] or state["go"] or state["opts"] or state["more"]):
            waited = time.monotonic() - since
            clicks["longest"] = max(clicks["longest"], waited)
            assert waited < WAIT, f"nobody is asked for {waited:.0f} s: {state}"
            page.wait_for_timeout(20)
            continue
        since = time.monotonic()
        try:
            clicks[choose(page, chance, state)] += 1
            misses = 0
        except Error as problem:  # the table went on under the finger, or the choices made room
            misses += 1
            page.keyboard.press("Escape")  # or the card of a thing that came to lie under the mouse is above them
            if misses == MOST_MISSES:
                raise AssertionError(f"not clickable: {state}") from problem
    raise AssertionError("the game does not end")


def choose(page: Page, chance: random.Random, state: Look) -> str:
    """One click: on what makes room, on the button that plays, on one more card, on a thing, or on a move's button."""
    if state["lift"]:
        page.locator(LIFT).click(timeout=A_MOMENT)
        return "lifted"
    if state["more"] and (not state["go"] or chance.random() < 0.5):
        page.locator(f"{MORE}[aria-disabled=false]").nth(chance.randrange(state["more"])).click(timeout=A_MOMENT)
        return "spots"
    if state["go"]:
        page.locator(".picker .go").click(timeout=A_MOMENT)
        page.wait_for_timeout(30)
        return "moves"
    if state["spots"] and not state["picked"] and chance.random() < 0.4:
        spot = page.locator(".desk .spot.legal:visible").nth(chance.randrange(state["spots"]))
        try:
            spot.click(timeout=700)
            return "spots"
        except Error:
            return "covered"
    page.locator(".picker .opt:visible").nth(chance.randrange(state["opts"])).click(timeout=A_MOMENT)
    return "spots"


def blemishes(page: Page, schemes: list[Scheme]) -> list[str]:
    """What axe finds on this page."""
    found = []
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {one}" for one in serious(page)]
    return found


LAPTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
GAMES = [("signorie", 2), ("signorie", 4), ("corleone", 2), ("corleone", 5), ("la-famiglia", 4)]
SMALL = ("signorie", 2, False)
WHOLE = [
    pytest.param(
        *whole,
        marks=[] if whole == SMALL else [pytest.mark.long, pytest.mark.ci],
        id="-".join(map(str, whole[:2])) + "-phone" * whole[2],
    )
    for whole in [(game, seats, phone) for game, seats in GAMES for phone in (False, True)]
]


@pytest.mark.parametrize(("game", "seats", "phone"), WHOLE)
def test_a_person_plays_to_the_end(
    open_page: Open, screen: Screen, game: str, seats: int, phone: bool, size: Size
) -> None:
    page = open_page(phone=phone, path="", motion=size(False, True))
    deal(page, game, [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (seats - 1))
    phases: dict[str, list[str]] = {}
    schemes: list[Scheme] = ["dark", "light"]  # in the small size in turns

    def looked_at(state: Look) -> bool:
        """Axe looks once at every phase, when it is this person's turn in it."""
        if state["phase"] not in phases and (state["opts"] or state["more"]):
            screen(page, f"{game}-{seats}-{'phone-' if phone else ''}{state['phase'].lower().replace(' ', '-')}")
            phases[state["phase"]] = blemishes(page, schemes[: size(1, 2)])
            schemes.reverse()
        return False

    began = time.monotonic()
    done = play_on(page, random.Random(f"{game} {seats}"), looked_at)
    expect(page.locator(".ending h2").first).to_be_visible()
    expect(page.locator(".ending [data-part=final] table").first).to_be_visible()
    screen(page, f"{game}-{seats}-{'phone-' if phone else ''}end")
    print(f"{game} {seats}: {done} in {time.monotonic() - began:.0f} s, looked at {list(phases)}")
    expect(page.locator(".picker .go")).to_have_count(0)
    phases["end"] = blemishes(page, schemes[: size(1, 2)])
    schemes.reverse()
    page.set_viewport_size(LAPTOP if phone else PHONE)
    expect(page.locator(".ending h2").first).to_be_visible()
    phases["end, on another device"] = blemishes(page, schemes[: size(1, 2)])
    assert {phase: found for phase, found in phases.items() if found} == {}


def test_a_thing_may_go_away_while_it_has_the_focus(page: Page) -> None:
    """A die is taken elsewhere by the same person: an error on the page would fail the test."""
    made = against_bots(page, "signorie")
    die = page.locator(".pool:has(.one.legal)").first.get_attribute("data-el")
    pool = page.locator(f'.pool[data-el="{die}"]')
    before = pool.locator(".one").count()
    pool.locator(".one").last.focus()
    page.evaluate(
        """async ([table, element]) => {
          const view = await fetch(`/api/tables/${table}`).then((answer) => answer.json());
          const move = view.choices.find((choice) => choice.elements.includes(element)).text;
          const body = JSON.stringify({ask: view.ask, move, key: 'elsewhere'});
          const headers = {'content-type': 'application/json'};
          await fetch(`/api/tables/${table}/moves`, {method: 'POST', headers, body});
        }""",
        [made["table"], die],
    )
    expect(pool.locator(".one")).to_have_count(before - 1)
    expect(page.locator(".picker .opt").first).to_be_visible()
