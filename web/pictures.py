"""Takes the pictures of the three boards for README.md and docs/play.md: `python3 dev.py pictures`.

They are the real client on a real server, showing moments of real matches (`web/examples`), so what they show is
what a reader gets. One file for each game, light and dark, small enough for a page that is read on a phone.
"""

import base64
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Route, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
MOMENTS = {"la-famiglia": "planning", "corleone": "turn-4", "signorie": "turn-4"}
THEMES = ("light", "dark")
WIDTH, HEIGHT = 1440, 900  # a laptop
QUALITIES = (85, 75, 65, 50)  # of WebP: the best that is small enough
LARGEST = 120_000  # bytes of one file
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ALONE = ["--no-sandbox", "--disable-gpu"]  # it sees nothing but our own pages
DRAWN = """() => document.querySelector('.desk') && !document.querySelector('[data-waiting]') &&
  document.fonts.status === 'loaded'"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server of our own on a free port of this machine; its address."""
    command = [sys.executable, "-m", "consigliere", "serve", "--port", "0", "--no-build"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=folder)
    assert server.stdout is not None
    try:
        found = re.search(r"http://[^:/]+:\d+", server.stdout.readline())
        if found is None:
            raise SystemExit("The server does not start; python3 dev.py serve says why.")
        yield found[0]
    finally:
        server.terminate()
        server.wait()


def moment(game: str) -> str:
    """What the page of a game gets in its moment, as the gallery reads it."""
    spec = importlib.util.spec_from_file_location("examples", ROOT / "web/examples/make.py")
    assert spec is not None
    assert spec.loader is not None
    examples: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(examples)
    wanted = next(one for one in examples.listed(game) if one["name"] == MOMENTS[game])
    return json.dumps(examples.situation(game, wanted))


def take(browser: Browser, address: str, game: str) -> None:
    """The pictures of one game, in both themes."""
    body = moment(game)

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="application/json")

    for theme in THEMES:
        context = browser.new_context(
            base_url=address,
            locale="en",
            viewport={"width": WIDTH, "height": HEIGHT},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.route("**/examples/**", answer)
        page.goto(f"/gallery.html?game={game}&situation={MOMENTS[game]}&theme={theme}")
        page.wait_for_function(DRAWN)
        camera = context.new_cdp_session(page)
        for quality in QUALITIES:
            shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            picture = base64.b64decode(shot["data"])
            if len(picture) <= LARGEST:
                break
        file = PICTURES / f"{game}-{theme}.webp"
        file.write_bytes(picture)
        print(f"{file.relative_to(ROOT)}: {len(picture) // 1000} kB, quality {quality}")
        context.close()


def main() -> int:
    """All pictures; without a browser a sentence."""
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        print("There is no Chromium to take pictures with.", file=sys.stderr)
        return 2
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ALONE)
        for game in MOMENTS:
            take(browser, address, game)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
