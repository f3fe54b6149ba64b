"""A real server on a free port with a file of its own, and a real browser; an error in its console fails the test."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

import consigliere.server
from tests.conftest import browser_path
from tests.server import server as table_server
from tests.web.layout import Gallery

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "build" / "screens"
SITE = Path(consigliere.server.__file__).parent / "site" / "index.html"
PATIENCE = 60_000  # of a busy machine; who waits for something sees it at once when it is there
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a built client or a browser there is nothing to look at."""
    here = Path(__file__).parent
    missing = "" if SITE.is_file() else "the client is not built: npm run build in web/"
    missing = missing or ("" if browser_path() else "no Chromium")
    for item in items:
        if missing and here in item.path.parents and "open_page" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.skip(reason=missing))


class Server(table_server.Server):
    """The server process; it can be killed and started again on the same port and file."""

    was_killed = False  # in this test: lost connections are no errors then

    def kill(self) -> int:
        """Ends without a good-bye."""
        self.was_killed = True
        return super().kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker."""
    found = Server(tmp_path_factory.mktemp("server"), workers=1)
    found.start()
    yield found
    found.close()


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens pages, each a person of its own, without a path an empty one; an error in a console fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not forgiven(message.text):
            errors.append(message.text)

    def forgiven(text: str) -> bool:
        return server.was_killed and ("ERR_CONNECTION" in text or "WebSocket" in text or "Failed to load" in text)

    def make(
        phone: bool = False,
        dark: bool = False,
        path: str = "/",
        speed: str = "instant",
        motion: bool = False,  # without it nothing glides, which half of the drawing is for
        locale: str = "en-US",
        confirm: str = "final",  # which moves are looked at before they are played
    ) -> Page:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        context = browser.new_context(
            base_url=server.address,
            locale=locale,
            viewport=size,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        liked = json.dumps({"speed": speed, "sound": False, "confirm": confirm})
        context.add_init_script(f"localStorage.consigliere ||= {json.dumps(liked)}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", note)
        page.on("pageerror", lambda error: errors.append(error.stack or str(error)))
        if path:
            page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    server.was_killed = False
    assert errors == []


@pytest.fixture
def gallery(browser: Browser, server: Server) -> Iterator[Gallery]:
    """The examples on pages of all sizes."""
    found = Gallery(browser, server.address)
    yield found
    found.close()


@pytest.fixture
def page(open_page: Open) -> Page:
    """An empty page on a laptop: most tests begin at a table."""
    return open_page(path="")


@pytest.fixture
def screen(long: bool) -> Callable[[Page, str], None]:
    """Keeps a picture of a page in build/screens; not in the small size, where it takes too long."""

    def keep(page: Page, name: str) -> None:
        if not long:
            return
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENS / f"{name}.png")

    return keep
