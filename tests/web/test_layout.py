"""Every size: tables of real matches, the fullest among them, on all screens; nothing is cut, covered or out of sight.

The situations come from `web/examples`; the gallery shows the whole table page around each. `layout.js` says what is wrong.
"""

import importlib.util
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.conftest import Size
from tests.web.conftest import SCREENS, Server

ROOT = Path(__file__).parents[2]
LOOK = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
LANGUAGES = ["en"]  # that the table page speaks
SCREENS_BY_NAME = {
    "1920x1080": {},
    "1440x900": {},
    "1366x768": {},
    "1280x720": {},
    "1024x768": {},
    "390x844": {"device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    "844x390": {"device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    "683x384": {"device_scale_factor": 2},  # a laptop of 1366x768 at 200 % zoom
}
SITUATIONS = {
    "la-famiglia": [
        "planning-late",
        "conflict",
        "families",
        "units",
        "tokens",
        "planning-names",
        "planning-open-books",
        "planning-watched",
        "place",
        "order-which",
        "row",
        "management",
        "encounter-late",
        "send",
        "approach",
        "card",
        "conflict-defender",
        "conflict-watched",
        "end",
    ],
    "corleone": [
        "turn-5",
        "tribute-5",
        "turn-2",
        "turn-names-5",
        "start-5",
        "shoot-4",
        "backs-4",
        "area-3",
        "keep-3",
        "sharing-4",
        "bid-4",
        "bid-wait-4",
        "pick-5",
        "tribute-4",
        "open-books-4",
        "watch-3",
        "end-5",
    ],
    "signorie": [
        "action-4",
        "helpers-4",
        "turn-2",
        "turn-names-4",
        "first-4",
        "points-3",
        "mission-4",
        "marriage-4",
        "row-3",
        "bonus-4",
        "extra-4",
        "wedding-4",
        "waiting-3",
        "spectator-4",
        "end-4",
    ],
}
SMALL = (2, ["1366x768", "1280x720", "844x390"])  # the first situations, and the tightest screens
Look = Callable[[str, str, str], list[str]]


@cache
def examples() -> Any:
    """`web/examples/make.py`."""
    spec = importlib.util.spec_from_file_location("examples", ROOT / "web/examples/make.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def example(game: str, name: str) -> str:
    """A situation as the gallery reads it."""
    wanted = next(one for one in examples().listed(game) if one["name"] == name)
    return json.dumps(examples().situation(game, wanted))


def read(route: Route) -> None:
    """Answers for the files that `web/examples/make.py` would write."""
    found = re.search(r"/examples/([\w-]+)/([\w-]+)\.json", route.request.url)
    assert found is not None
    route.fulfill(body=example(found[1], found[2]), content_type="application/json")


def open_screen(browser: Browser, address: str, screen: str, lang: str) -> Page:
    """A page of this size that gets its examples from here."""
    width, height = (int(part) for part in screen.split("x"))
    context = browser.new_context(
        base_url=address,
        locale=lang,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        **SCREENS_BY_NAME[screen],  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.route("**/examples/**", read)
    return page


def show(page: Page, game: str, name: str) -> None:
    """Opens a situation and waits until all of it is drawn."""
    page.goto(f"/gallery.html?game={game}&situation={name}")
    page.locator(".desk .players, .desk .talk").first.wait_for(state="attached")
    page.evaluate("document.fonts.ready")
    page.wait_for_function("[...document.querySelectorAll('.mine-area, .mid')].every((part) => part.childElementCount)")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def demands(screen: str) -> dict[str, Any]:
    """What a screen has to have room for."""
    width, height = (int(part) for part in screen.split("x"))
    desk = width >= 1000
    return {"whole": desk, "board": 0.4 if desk or height > width else 0.5, "lines": 8 if width >= 1280 else 0}


def findings(page: Page, screen: str) -> list[str]:
    """What is wrong on every part of the page, and whether the button that plays is in sight."""
    found: list[str] = []
    tabs = page.locator(".nav button")
    for i in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(i).click()
        for one in page.evaluate(LOOK, demands(screen)):
            found.append(f"{one['kind']}: {one['where']} {one['what']} ({one['by']})".replace(" (0)", ""))
    if tabs.count():
        tabs.first.click()
    found = sorted(set(found)) + confirm_out_of_sight(page)
    page.keyboard.press("Escape")
    return found


CONFIRM = """() => {
  const button = document.querySelector('.picker .go');
  if (!button) return 'there is none';
  const b = button.getBoundingClientRect();
  if (b.left < -2 || b.top < -2 || b.right > innerWidth + 2 || b.bottom > innerHeight + 2)
    return `outside: ${Math.round(b.top)} to ${Math.round(b.bottom)} of ${innerHeight}`;
  const hit = document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2);
  return button.contains(hit) ? '' : `under ${hit?.className}`;
}"""


def confirm_out_of_sight(page: Page) -> list[str]:
    """Chooses the first move; the button that plays it must be there to be pressed."""
    if page.locator(".picker .above").count():
        page.locator(".picker .above").click()
    if page.locator(".picker .opt:visible").count():
        page.locator(".picker .opt:visible").first.evaluate("node => node.click()")
    elif not page.locator(".picker .go").count():
        return []
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    what = page.evaluate(CONFIRM)
    return [f"confirm: {what}"] if what else []


@pytest.fixture
def look(browser: Browser, server: Server) -> Iterator[Look]:
    """Looks at a situation on a screen, one page for each; what is wrong is kept as a picture, too."""
    pages: dict[tuple[str, str], Page] = {}

    def there(game: str, name: str, screen: str, lang: str = LANGUAGES[0]) -> list[str]:
        page = pages.get((screen, lang)) or pages.setdefault(
            (screen, lang), open_screen(browser, server.address, screen, lang)
        )
        show(page, game, name)
        found = findings(page, screen)
        if found:
            SCREENS.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=SCREENS / f"layout-{game}-{name}-{screen}.png")
        return found

    yield there
    for page in pages.values():
        page.context.close()


@pytest.mark.ci
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SITUATIONS)
def test_everything_is_in_its_place_on_every_screen(look: Callable[..., list[str]], game: str, lang: str, size: Size) -> None:
    situations, screens = size(SMALL, (None, list(SCREENS_BY_NAME)))
    found = {}
    for screen in screens:
        for name in SITUATIONS[game][:situations]:
            if wrong := look(game, name, screen, lang):
                found[f"{screen} {name}"] = wrong
    assert found == {}
