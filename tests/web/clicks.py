"""Plays turns at a table by clicks alone, as a bot would like them, and counts the clicks.

A turn goes from being asked until somebody else must act. What is played is decided by the greedy bot from what the
page's person may see; how it is played is up to the page: a button of its own for each move, steppers where an answer
is put together of several, and a button that plays where the page asks for one.
"""

import time
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page

import consigliere
from consigliere import bots
from consigliere.core.state import State
from tests.web.steps import GO

PATIENCE = 60  # seconds of a busy machine
MOST = 12  # moves that are thought of in advance
BUDGET = {"simulations": 2}
SETTLED = "[aria-busy=false]"
READY = ".picker .opt, .picker .go, .picker .above, .picker .kinds, .ending"
View = dict[str, Any]


class Clicker:
    """Counts the clicks of one person at one table."""

    def __init__(self, page: Page, table: str, game: str) -> None:
        self.page = page
        self.table = table
        self.game = consigliere.game(game)
        self.bot = bots.make("greedy", self.game)
        self.clicks = 0
        self.played: list[str] = []
        self.others: list[bool] = []  # whether others must act after each of the moves that are wanted
        self.ends = False

    def view(self) -> View:
        """What this person may see now."""
        found: View = self.page.request.get(f"/api/tables/{self.table}").json()
        return found

    def turns(self, number: int, wanted: str = "") -> list[tuple[int, list[str]]]:
        """Plays so many turns (only those count that begin with this question): clicks of each, and its moves."""
        found: list[tuple[int, list[str]]] = []
        while len(found) < number:
            view = self.asked()
            if view["over"]:
                break
            first = view["step"]["message"]
            self.clicks, self.played = 0, []
            self.turn(view)
            if wanted in first:
                found.append((self.clicks, self.played))
        return found

    def asked(self) -> View:
        """Waits until this person is asked and the page shows it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            view = self.view()
            if view["over"]:
                return view
            if view["choices"] and self.page.locator(f'[data-ask="{view["ask"]}"]{SETTLED}').count():
                self.page.locator(READY).locator("visible=true").first.wait_for()
                return view
            self.page.wait_for_timeout(20)
        raise AssertionError("nobody is asked")

    def turn(self, view: View) -> None:
        """All answers until somebody else must act."""
        while True:
            self.answer(view)
            if self.ends:  # also if all the others have played since
                return
            view = self.view()
            if view["over"] or view["viewer"] not in view["actors"]:
                return
            view = self.asked()

    def answer(self, view: View) -> None:
        """One question, or several that the page puts into one."""
        page, ask = self.page, view["ask"]
        if page.locator(".picker .above").locator("visible=true").count():
            self.click(page.locator(".picker .above"))
        wanted = self.wanted(view)
        if self.row(wanted[0]).locator("visible=true").count():
            self.put_together(wanted)
        else:
            self.choose(wanted)
        until = time.monotonic() + PATIENCE
        while self.view()["ask"] == ask:
            assert time.monotonic() < until, f"nothing comes of {wanted[0]}: {page.locator('.picker').inner_text()}"
            if page.locator(GO).locator("visible=true").count():
                try:
                    page.locator(GO).click(timeout=1000)
                except Error:  # it was played meanwhile
                    continue
                self.clicks += 1
                page.wait_for_timeout(80)
            page.wait_for_timeout(20)

    def wanted(self, view: View) -> list[str]:
        """What the bot would play next, as far as nothing is asked of others and nothing unknown comes up."""
        seat = view["viewer"]
        world: State = self.game.imagine(view, Random(0))
        found: list[str] = []
        self.others = []
        while len(found) < MOST:
            move = self.bot.choose(world.view(seat) if found else view, BUDGET)
            found.append(self.game.text(move))
            events = world.play(seat, move)
            self.others.append(world.over or seat not in world.actors)
            if self.others[-1] or any(event.luck is not None for event in events):
                break
        return found

    def choose(self, wanted: list[str]) -> None:
        """A move by its button; the longest part of what is wanted that has one."""
        for n in range(len(wanted), 0, -1):
            text = "; ".join(wanted[:n])
            option = self.page.locator(f'.picker .opt[data-move="{text}"]').locator("visible=true")
            if option.count():
                self.click(option.first)
                self.count(wanted[:n])
                return
        self.count(wanted[:1])  # it has no button but the one that plays
        assert self.page.locator(GO).count(), (wanted[0], self.page.locator(".picker").inner_text())

    def put_together(self, wanted: list[str]) -> None:
        """The kinds and numbers of an answer in several parts, with steppers."""
        for n, text in enumerate(wanted):
            row = self.row(text)
            if not row.count():
                self.ends = self.others[n - 1] or text == "done"
                break
            more = row.first.locator("button").last
            times = 1 if row.first.get_attribute("data-next") else int(text.rpartition(" ")[2])
            for _ in range(times):
                self.click(more)
            self.count(wanted[: n + 1])

    def row(self, text: str) -> Locator:
        """The stepper for a move: of its kind, or of the man whose next step it is."""
        kind = text.rpartition(" ")[0]
        return self.page.locator(f'.picker .kinds li:is([data-move="{kind}"], [data-next="{text}"])')

    def count(self, played: list[str]) -> None:
        """Notes what is being played, and whether it is the end of the turn."""
        self.played.append("; ".join(played))
        self.ends = self.others[len(played) - 1]

    def click(self, at: Locator) -> None:
        """One click."""
        at.click()
        self.clicks += 1
