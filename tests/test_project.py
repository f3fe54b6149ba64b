"""The repository as a stranger finds it."""

import json
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock", "requirements-bench.lock"])
def test_locks_have_hashes_and_no_hosts(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "--hash=sha256:" in text
    assert not re.search(r"://|index-url|find-links| @ ", text)


def test_dev_serve_is_the_server_process_and_says_where_it_answers_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "dev.py", "serve", "--port", "0", "--database", str(tmp_path / "serve.db")]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        line = next(line for line in server.stdout if "http://" in line)
        address = line[line.index("http://") :].strip()
        with urllib.request.urlopen(f"{address}/health") as answer:
            assert json.load(answer)["status"] == "ok"
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0
    finally:
        server.kill()
        server.communicate()
