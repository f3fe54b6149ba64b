"""Looks at the examples of the gallery on screens of all sizes: what is cut, covered, crowded or out of sight.

The situations come from `web/examples`; the gallery shows the whole table page around each.
`layout.js` says what is wrong.
"""

import importlib.util
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

ROOT = Path(__file__).parents[2]
DESK = ["1920x1080", "1440x900", "1366x768", "1280x720", "1024x768", "683x384"]  # the last: 1366x768 at 200 % zoom
HAND = ["390x844", "844x390"]
LOOK = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
LOOK_EVERYWHERE = """async (wanted) => {
  const look = LOOK;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const drawn = async () => { for (let n = 0; n < 3; n++) await frame(); };  // seen, measured, set closer together
  const found = [];
  const tabs = document.querySelectorAll('.nav button');
  for (const tab of tabs.length ? tabs : [null]) {
    tab?.click();
    await drawn();
    found.push(...look(wanted));
  }
  tabs[0]?.click();
  await drawn();
  document.querySelector('.picker .above')?.click();
  await drawn();
  const first = [...document.querySelectorAll('.picker .opt')].find((one) => one.checkVisibility());
  first?.click();
  await drawn();
  const button = document.querySelector('.picker .go');
  const b = button?.getBoundingClientRect();
  const hit = b && document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2);
  const sight = !button ? 'there is none' : !hit ? 'outside' : button.contains(hit) ? '' : `under ${hit.className}`;
  if ((first || button) && sight) found.push({ kind: 'confirm', where: sight, what: '', by: 0 });
  return found;
}""".replace("LOOK", LOOK)


@cache
def examples() -> Any:
    """`web/examples/make.py`."""
    spec = importlib.util.spec_from_file_location("examples", ROOT / "web/examples/make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def example(game: str, name: str, lang: str) -> str:
    """A situation as the gallery reads it."""
    wanted = next(one for one in examples().listed(game) if one["name"] == name)
    return json.dumps(examples().situation(game, wanted, lang))


def demands(screen: str) -> dict[str, Any]:
    """What a screen has to have room for."""
    width, height = measures(screen)
    desk = width >= 1000
    return {
        "whole": desk,  # nothing but lists of words scrolls
        "board": 0.4 if desk else 0.31 if height > width else 0.5,  # of the height
        "lines": 8 if width >= 1280 else 0,  # of the log
        "sideways": "input" if width >= 1280 else ".track",  # a row that may go on beyond the edge: the initiative
    }


def measures(screen: str) -> tuple[int, int]:
    """Width and height."""
    width, height = screen.split("x")
    return int(width), int(height)


class Gallery:
    """Pages that show examples, one for desks and one for hands; they are turned and stretched to each size."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.pages: dict[tuple[bool, str], Page] = {}

    def close(self) -> None:
        """Closes the pages."""
        for page in self.pages.values():
            page.context.close()

    def page(self, hand: bool, lang: str) -> Page:
        """The page for these screens."""
        if (hand, lang) not in self.pages:
            context = self.browser.new_context(
                base_url=self.address,
                locale=lang,
                reduced_motion="reduce",
                is_mobile=hand,
                has_touch=hand,
            )
            context.add_init_script("""localStorage.consigliere = '{"confirm": "all"}'""")  # its button is looked at
            page = self.pages[hand, lang] = context.new_page()

            def read(route: Route) -> None:
                """Answers for the files that `web/examples/make.py` would write."""
                found = re.search(r"/examples/([\w-]+)/([\w-]+)\.json", route.request.url)
                assert found is not None
                route.fulfill(body=example(found[1], found[2], lang), content_type="application/json")

            page.route("**/examples/**", read)
        return self.pages[hand, lang]

    def show(self, game: str, name: str, screen: str, lang: str = "en") -> Page:
        """Opens a situation and waits until all of it is drawn."""
        page = self.page(screen in HAND, lang)
        self.resize(page, screen)
        page.goto(f"/gallery.html?game={game}&situation={name}", wait_until="commit")
        page.wait_for_function(
            """() => document.querySelector('.desk') && !document.querySelector('[data-waiting]') &&
              document.fonts.status === 'loaded'"""
        )
        return page

    def resize(self, page: Page, screen: str) -> None:
        """Gives a page the size of a screen."""
        width, height = measures(screen)
        page.set_viewport_size({"width": width, "height": height})

    def look(
        self,
        game: str,
        name: str,
        screens: list[str],
        lang: str = "en",
        pictures: Path | None = None,
        harm: str = "",
    ) -> dict[str, list[str]]:
        """What is wrong in a situation, by screen; a picture of it is kept. `harm` is done to the page before."""
        wrong: dict[str, list[str]] = {}
        for group in (DESK, HAND):
            page = None
            for screen in (one for one in screens if one in group):
                if page is None:
                    page = self.show(game, name, screen, lang)
                    if harm:
                        page.evaluate(harm)
                self.resize(page, screen)
                if found := page.evaluate(LOOK_EVERYWHERE, demands(screen)):
                    wrong[screen] = sorted({sentence(one) for one in found})
                    if pictures:
                        pictures.mkdir(parents=True, exist_ok=True)
                        page.screenshot(path=pictures / f"layout-{game}-{name}-{screen}-{lang}.png")
                page.keyboard.press("Escape")
        return wrong


def sentence(found: dict[str, Any]) -> str:
    """A finding in one line."""
    by = f" ({found['by']})" if found["by"] else ""
    return f"{found['kind']}: {found['where']} {found['what']}".strip() + by
