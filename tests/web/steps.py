"""What people do on the pages, for the tests."""

import time
from typing import Any

from playwright.sync_api import Page, expect

TURN = ".picker .opt, .picker .go"
LIFT = ".picker .above"  # on a phone, where the choices make room for what they are about
MORE = ".picker .kinds button:last-child"  # one more card of a kind, where an answer is put together of several
PATIENCE = 60  # seconds of a busy machine


def play_now(page: Page, game: str | None = None) -> None:
    """From the home page to one's own first question, against bots."""
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
    return page.locator(".says").inner_text() + page.locator(".history .n").inner_text()


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
    go = page.locator(".picker .go")
    expect(go).to_be_visible()
    page.locator(".picker .move-preview").wait_for()
    go.click()
    page.wait_for_timeout(60)
    if go.count() and go.is_visible() and "final" in (go.get_attribute("class") or "") and ask(page) == before:
        go.click()
    changed(page, before)


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


def deal(page: Page, game: str, seats: list[dict[str, str]], **more: object) -> dict[str, Any]:
    """Makes a table as this page's person and opens it; the answer has the tokens of open seats."""
    made: dict[str, Any] = page.evaluate(
        """async (wanted) => {
          const headers = {'content-type': 'application/json'};
          const post = (path, body) =>
            fetch(path, {method: 'POST', headers, body: JSON.stringify(body)}).then((answer) => answer.json());
          await post('/api/me', {name: 'Anna'});
          return post('/api/tables', wanted);
        }""",
        {"game": game, "seats": seats, "options": {}, "name": "Test", **more},
    )
    page.goto(f"/t/{made['table']}")
    page.locator(".desk, .door").first.wait_for()
    return made


DRIVE = """async ({table}) => {
  const headers = { 'content-type': 'application/json' };
  const wanted = (view) => UNTIL;
  for (let n = 1; n < 4000; n++) {
    const view = await (await fetch(`/api/tables/${table}`)).json();
    if (view.over || (view.choices.length && wanted(view))) return view;
    if (!view.choices.length) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const move = view.choices[(n * 7919) % view.choices.length].text;
    const body = JSON.stringify({ ask: view.ask, move, key: `drive-${n}` });
    await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers, body });
  }
  return null;
}"""


def drive(page: Page, table: str, until: str = "false") -> dict[str, Any]:
    """Answers for this page's person, without the page, until a condition on the view (in JavaScript) or the end."""
    page.goto("/rules")  # a page of ours that shows no table
    view: dict[str, Any] | None = page.evaluate(DRIVE.replace("UNTIL", until), {"table": table})
    assert view is not None, "it takes too long"
    return view
