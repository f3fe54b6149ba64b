"""Programs of tests that start a Ray cluster, in an environment of their own."""

import contextlib
import os
import signal
import subprocess
from pathlib import Path

import pytest

import dev


def run_with_ray(program: Path, folder: Path, *arguments: str, seconds: int) -> None:
    """Runs a program where Ray is and fails with what it said. When it takes too long all it has started ends with it:
    a process that is left over would keep its output open, and the test waiting, for ever."""
    if problem := dev.install(dev.RAY_VENV, "ray", quiet=True):
        pytest.skip(f"Ray is not there: {problem}")
    command = [str(dev.RAY_VENV / dev.SCRIPTS / "python"), str(program), str(folder), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(dev.ROOT / "src")}
    output = folder / "output.txt"
    with dev.one_at_a_time(dev.RAY_VENV), output.open("wb") as said:  # two clusters at once starve each other
        running = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=said, stderr=said, start_new_session=True
        )
        try:
            code = running.wait(seconds)
        except subprocess.TimeoutExpired:
            code = None
        finally:
            end_group(running.pid)
            running.wait()
    assert code == 0, f"exit code {code}\n{output.read_text(encoding='utf-8', errors='replace')[-6000:]}"


def end_group(leader: int) -> None:
    """Ends a program and what it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)
