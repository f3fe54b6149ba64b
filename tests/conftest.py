"""What all tests share: the build they run in and the size of the random ones."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

import consigliere

SIZE = os.environ.get("CONSIGLIERE_SIZE", "small")
LONG = SIZE == "long"
REQUIRE_ALL = os.environ.get("CONSIGLIERE_REQUIRE_ALL") == "1"

settings.register_profile("small", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=1000, deadline=None)
settings.load_profile("long" if LONG else "small")


def pytest_report_header() -> str:
    """Say which build is tested."""
    return f"consigliere: {consigliere.build} build"


def pytest_sessionstart() -> None:
    """Stop if `dev.py` wanted to test the other build."""
    expected = os.environ.get("CONSIGLIERE_EXPECT", consigliere.build)
    if consigliere.build != expected:
        pytest.exit(f"these tests were to run {expected}, but the {consigliere.build} build was imported", returncode=3)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what runs in a browser; leave out what this build or size does not have (`pure`, `long`)."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    absent = {"pure"} if consigliere.build == "compiled" else set()
    absent |= set() if LONG else {"long"}
    left_out = [item for item in items if absent & {mark.name for mark in item.iter_markers()}]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where everything is required, a skipped test is a failed one."""
    report = yield
    if report.skipped and REQUIRE_ALL and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, but everything is required: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def long() -> bool:
    """Whether tests take their full sizes (`dev.py test --long`)."""
    return LONG
