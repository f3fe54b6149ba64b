"""What the tests of the command line share."""

import pytest

from consigliere import words


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message is an error here, not a shown id."""
    monkeypatch.setattr(words, "strict", True)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "en_US.UTF-8")  # not that of whoever runs the tests
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
