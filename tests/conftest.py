"""What all tests share: the build they run in and the size of the random ones."""

import asyncio
import os
import shutil
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pytest
from hypothesis import settings

import consigliere
from consigliere import words
from tests.reporting import UNCHANGED

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SIZE = os.environ.get("CONSIGLIERE_SIZE", "small")  # or ci or long
REQUIRE_ALL = os.environ.get("CONSIGLIERE_REQUIRE_ALL") == "1"
UNCHANGED_IS_ENOUGH = "CONSIGLIERE_EXPECT" in os.environ and SIZE == "small" and not REQUIRE_ALL
ROOT = Path(__file__).parents[1]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
NO_GRAPHICS = ["--no-sandbox", "--disable-gpu", "--in-process-gpu"]  # one process less for each worker

words.strict = True  # a missing message or argument is an error wherever it is said
os.environ["CONSIGLIERE_STRICT_WORDS"] = "1"  # also by the servers and commands that tests start
os.environ["LANG"] = "C.UTF-8"  # not that of whoever runs the tests
for variable in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(variable, None)

settings.register_profile("small", max_examples=15, deadline=None, derandomize=True)
settings.register_profile("ci", max_examples=200, deadline=None)
settings.register_profile("long", max_examples=1000, deadline=None)
settings.load_profile(SIZE)
T = TypeVar("T")


@pytest.fixture(autouse=True)
def _english_terminal() -> Iterator[None]:
    """A test that has the terminal speak another language leaves it as it was."""
    yield
    words.speak(words.SOURCE_LANGUAGE)


def pytest_report_header() -> str:
    """Say which build is tested."""
    return f"consigliere: {consigliere.build} build"


def pytest_sessionstart() -> None:
    """Stop if `dev.py` wanted to test the other build."""
    expected = os.environ.get("CONSIGLIERE_EXPECT", consigliere.build)
    if consigliere.build != expected:
        pytest.exit(f"these tests were to run {expected}, but the {consigliere.build} build was imported", returncode=3)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what runs in a browser; leave out what this build or size does not have (see the markers' descriptions)."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    left_out = [item for item in items if not is_wanted({mark.name for mark in item.iter_markers()})]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def is_wanted(marks: set[str]) -> bool:
    """Whether a test with these marks belongs to this build and size."""
    if "pure" in marks and consigliere.build == "compiled":
        return False
    return "ci" in marks if SIZE == "ci" else SIZE == "long" or "long" not in marks


def leave_out_unchanged(item: pytest.Item) -> None:
    """Skip what has passed with the same sources, in the small size of `dev.py test`."""
    if UNCHANGED_IS_ENOUGH and (stamp := stamp_of(item)) and stamp.is_file():
        pytest.skip(UNCHANGED)


def stamp_of(item: pytest.Item) -> Path | None:
    """The file that says that a test has passed with the sources it names, if it names any."""
    marker = item.get_closest_marker("sources")
    if marker is None:
        return None
    found = sha256(f"{item.nodeid} {consigliere.build} {sys.version} {SIZE}".encode())
    for file in sorted({item.path, *(file for pattern in marker.args for file in ROOT.glob(pattern))}):
        found.update(file.read_bytes())
    return ROOT / "build" / "passed" / found.hexdigest()[:32]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where everything is required, a skipped test is a failed one."""
    report = yield
    if call.when == "call" and report.passed and (stamp := stamp_of(item)):
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()
    if report.skipped and REQUIRE_ALL and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, but everything is required: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """One browser for all tests of a worker."""
    from playwright.sync_api import sync_playwright

    path = browser_path()
    if path is None:
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=NO_GRAPHICS)
        yield found
        found.close()


def browser_path() -> str | None:
    """The browser of this machine."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


@contextmanager
def loop_of_the_browser_hidden(item: pytest.Item) -> Iterator[None]:
    """Playwright's event loop sleeps in this thread while its browser lives; other tests may run their own."""
    if "browser" in getattr(item, "fixturenames", ()):
        yield
        return
    sleeping = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(sleeping)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Leave out what has not changed; the fixtures."""
    leave_out_unchanged(item)
    with loop_of_the_browser_hidden(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """The test itself."""
    with loop_of_the_browser_hidden(item):
        return (yield)


class Size:
    """How large a test may be: `size(20, 10_000, ci=1_000)` is one of these."""

    def __call__(self, small: T, full: T, ci: T | None = None) -> T:
        """`ci` is a middle size, for what is too long in full (`dev.py test --ci`)."""
        if SIZE == "small":
            return small
        return ci if SIZE == "ci" and ci is not None else full


@pytest.fixture(scope="session")
def size() -> Size:
    """Chooses among a test's sizes."""
    return Size()


@pytest.fixture(scope="session")
def long() -> bool:
    """Whether tests take their full sizes (`dev.py test --long`, and with `--ci` those that are marked for it)."""
    return SIZE != "small"
