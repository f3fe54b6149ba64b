"""What all tests share: the build they run in and the size of the random ones."""

import os

import pytest
from hypothesis import settings

import consigliere

LONG = os.environ.get("CONSIGLIERE_LONG") == "1"

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


@pytest.fixture(scope="session")
def long() -> bool:
    """Whether tests take their full sizes (`dev.py test --long`)."""
    return LONG
