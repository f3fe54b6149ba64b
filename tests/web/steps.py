"""What people do on the pages, for the tests."""

import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page

TURN = ".picker .opt, .picker .go"
LIFT = ".picker .above"  # on a phone, where the choices make room for what they are about
GO = ".picker[aria-busy=false] .go:enabled"
MORE = ".picker .kinds button:last-child"  # one more card of a kind, where an answer is put together of several
PATIENCE = 60  # seconds of a busy machine


def play_now(page: Page, game: str | None = None) -> None:
    """From the home page to one's own first question, against bots."""
    if page.url == "about:blank":
        page.goto("/")
    if game is None:
        page.locator(".cta .primary").click()
    else:
        page.locator(f'.poster:has(a[href="/rules/{game}"]) .btn.primary').click()
    wait_for_turn(page)


def wait_for_turn(page: Page) -> None:
    """Until there is something to choose, or the game is over."""
    page.locator(f"{TURN}, {LIFT}, .ending").locator("visible=true").first.wait_for()


def ask(page: Page) -> str:
    """The open question with the count of things that have happened: changes with every answer."""
    page.locator(".says").wait_for()
    page.locator(".history .n").wait_for(state="attached")  # on a phone it is out of sight
    both: str = page.evaluate("['.says', '.history .n'].map((one) => document.querySelector(one)?.innerText).join(' ')")
    return both  # of one moment


def answer(page: Page, which: int = 0) -> None:
    """Chooses a move by its button and plays it."""
    wait_for_turn(page)
    before = ask(page)
    if page.locator(LIFT).count():
        page.locator(LIFT).click()
    if page.locator(MORE).count():
        put_together(page)
        changed(page, before)
        return
    options = page.locator(".picker .opt")
    if options.count():
        options.nth(min(which, options.count() - 1)).click()
    until = time.monotonic() + PATIENCE
    while not page.locator(".ending").count() and ask(page) == before:
        assert time.monotonic() < until, f"nothing happened after: {before}"
        if page.locator(GO).count():  # it is asked for before final moves
            with suppress(Error):  # played meanwhile
                page.locator(GO).click(timeout=1000)
        page.wait_for_timeout(30)


def put_together(page: Page) -> None:
    """Answers with the first cards there are, as many as are needed."""
    go = page.locator(".picker .go")
    while go.is_disabled():
        page.locator(f"{MORE}[aria-disabled=false]").first.click()
    go.click()


def changed(page: Page, before: str) -> None:
    """Until something else is asked or shown."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if page.locator(".ending").count() or ask(page) != before:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing happened after: {before}")


def make(page: Page, game: str, seats: list[dict[str, str]], **more: object) -> dict[str, Any]:
    """Makes a table as this page's person without looking at it."""
    page.request.post("/api/me", data={"name": "Anna"})
    answer = page.request.post(
        "/api/tables", data={"game": game, "seats": seats, "options": {}, "name": "Test", **more}
    )
    made: dict[str, Any] = answer.json()
    return made


def against_bots(page: Page, game: str, bots: int = 1, level: str = "random") -> dict[str, Any]:
    """A table with bots, at one's own first question."""
    made = deal(page, game, [{"kind": "me"}, *[{"kind": "bot", "bot": level}] * bots])
    wait_for_turn(page)
    return made


def deal(page: Page, game: str, seats: list[dict[str, str]], **more: object) -> dict[str, Any]:
    """Makes a table as this page's person and opens it; the answer has the tokens of open seats."""
    made = make(page, game, seats, **more)
    page.goto(f"/t/{made['table']}")
    page.locator(".desk, .door").first.wait_for()
    return made


DRIVE = """async ({table, patient, beside}) => {
  const headers = { 'content-type': 'application/json' };
  const wanted = (view) => UNTIL;
  let waitedFor = -1;
  for (let n = 1; n < 4000; n++) {
    const view = await (await fetch(`/api/tables/${table}`)).json();
    if (view.over || (view.choices.length && wanted(view))) return view;
    const pageAnswers = beside && (view.same || view.choices.length === 1) && view.ask !== waitedFor;
    if (!view.choices.length || pageAnswers) {
      if (!patient) return view;
      await new Promise((done) => setTimeout(done, pageAnswers ? 1000 : 20));
      if (pageAnswers) waitedFor = view.ask;
      continue;
    }
    const move = view.choices[((view.at + n) * 7919) % view.choices.length].text;
    const body = JSON.stringify({ ask: view.ask, move, key: `drive-${view.at}-${performance.now()}` });
    await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers, body });
  }
  return null;
}"""


def drive(page: Page, table: str, until: str = "false") -> dict[str, Any]:
    """Answers for this page's person, without the page, until a condition on the view (in JavaScript) or the end."""
    page.goto("/health")  # a page of ours that shows nothing
    return drive_beside(page, table, until, patient=True)


def drive_beside(
    page: Page, table: str, until: str = "false", patient: bool = False, beside: bool = False
) -> dict[str, Any]:
    """The same whatever the page shows; who is not patient does not wait for others, and beside a page that is at the
    table, alone with bots, the page comes first where there is nothing to choose."""
    given = {"table": table, "patient": patient, "beside": beside}
    view: dict[str, Any] | None = page.evaluate(DRIVE.replace("UNTIL", until), given)
    assert view is not None, "it takes too long"
    return view
