"""What the tests of the command line share."""

import pytest

from consigliere import words


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message is an error here, not a shown id."""
    monkeypatch.setattr(words, "strict", True)
    monkeypatch.setenv("COLUMNS", "100")
