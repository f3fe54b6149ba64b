"""A plugin of pytest for `dev.py` that writes down what each test came to: -p tests.reporting --outcomes=FILE.

It also says at once why a test failed: a run that is ended from outside never comes to pytest's own summary.
"""

import json
from pathlib import Path
from typing import Any

import pytest

LINES = 60  # of a failure that are shown at once
WORST = ("passed", "unchanged", "skipped", "failed")
UNCHANGED = "its sources have not changed since it passed"  # the reason of such a skip


def pytest_addoption(parser: pytest.Parser) -> None:
    """The file."""
    parser.addoption("--outcomes", help="a file for outcome and seconds of each test, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    """Only the process that hears of all tests writes."""
    file = config.getoption("--outcomes")
    if file and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Writer(Path(file)))


class Writer:
    """Collects the reports of setup, call and teardown: the worst outcome of the three, and their seconds together."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.tests: dict[str, dict[str, Any]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """One part of one test."""
        test = self.tests.setdefault(report.nodeid, {"outcome": "passed", "seconds": 0.0, "browser": False})
        outcome = "unchanged" if report.skipped and UNCHANGED in str(report.longrepr) else report.outcome
        test["outcome"] = max(test["outcome"], outcome, key=WORST.index)
        test["seconds"] = round(test["seconds"] + getattr(report, "duration", 0.0), 2)
        test["browser"] = test["browser"] or "browser" in report.keywords
        if report.failed:
            why = report.longreprtext.splitlines()[-LINES:]
            print(f"\nFAILED {report.nodeid} ({report.when})", *why, sep="\n", flush=True)

    def pytest_sessionfinish(self) -> None:
        """The file is complete, or it is not there."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.tests, indent=1), encoding="utf-8")
