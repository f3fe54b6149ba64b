"""The repository as a stranger finds it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock", "requirements-bench.lock"])
def test_locks_have_hashes_and_no_hosts(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "--hash=sha256:" in text
    assert not re.search(r"://|index-url|find-links| @ ", text)


def test_what_is_still_to_come_says_so_in_one_line() -> None:
    said = subprocess.run([sys.executable, "dev.py", "serve"], cwd=ROOT, capture_output=True, text=True)
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1
