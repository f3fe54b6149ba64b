"""Processes that a prepared one forks: see started.py. To be used like subprocess.Popen."""

import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from functools import cache
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[2]
STARTED = ROOT / "tests" / "server" / "started.py"


class Forker:
    """The prepared process of this one; it ends with it, and ends all its children then."""

    def __init__(self) -> None:
        self.line, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.lock = threading.Lock()
        command = [sys.executable, str(STARTED), "--fork", str(other.fileno())]
        variables = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(command, pass_fds=[other.fileno()], stdin=subprocess.DEVNULL, env=variables)
        other.close()

    def ask(self, request: dict[str, Any], handles: list[int]) -> int:
        """The number that comes back."""
        with self.lock:
            socket.send_fds(self.line, [json.dumps(request).encode()], handles)
            answer = self.line.recv(100)
        assert answer, "the process that forks servers is gone"
        return int(answer)


@cache
def forker() -> Forker:
    """One for all tests of this process."""
    return Forker()


def run(arguments: list[str], variables: dict[str, str], folder: Path) -> subprocess.CompletedProcess[str]:
    """A command of ours that must end by itself, as `subprocess.run` gives it back."""
    said = folder / "said"
    with said.open("w") as log:
        process = Forked(arguments, log, variables, folder)
    out = process.communicate(300)
    return subprocess.CompletedProcess(arguments, process.wait(), out, said.read_text())


class Forked:
    """A process that was forked."""

    def __init__(self, arguments: list[str], log: IO[str], variables: dict[str, str], folder: Path) -> None:
        reading, writing = os.pipe()
        request = {"arguments": arguments, "variables": variables, "folder": str(folder)}
        self.pid = forker().ask(request, [writing, log.fileno()])
        os.close(writing)
        self.handle = os.pidfd_open(self.pid)
        self.stdout: IO[str] = os.fdopen(reading)
        self.returncode: int | None = None

    def communicate(self, timeout: float | None = None) -> str:
        """All that it says until its end; if that does not come in time it is killed, and the test fails."""
        try:
            self.wait(timeout)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        with self.stdout:
            return self.stdout.read()

    def wait(self, seconds: float | None = None) -> int:
        """Its exit code, once it has ended."""
        if self.returncode is None:
            if not select.select([self.handle], [], [], seconds)[0]:
                raise subprocess.TimeoutExpired(f"server {self.pid}", seconds or 0)
            self.returncode = forker().ask({"ended": self.pid}, [])
            os.close(self.handle)
        return self.returncode

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def send_signal(self, number: int) -> None:
        """A signal, unless it has ended."""
        if self.poll() is None:
            signal.pidfd_send_signal(self.handle, number)

    def kill(self) -> None:
        """Ends it without asking."""
        self.send_signal(signal.SIGKILL)
