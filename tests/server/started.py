"""Starts the real server with settings the command line does not have: python started.py '{"notice_wait": 0}'.

With --fork HANDLE instead: a process that has done all imports and forks a server for every request on that socket.
Each is a process like any other, which can be stopped and killed; it starts in a fifth of the time.
"""

import json
import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import consigliere
from consigliere import words
from consigliere.cli.main import main as command_line
from consigliere.server import run
from consigliere.server.bots import remote
from consigliere.server.settings import Settings
from consigliere.words import say

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.server.bots import bad_worker

MOST = 1 << 18  # bytes of a request


def start(arguments: list[str]) -> int:
    """A server with settings as JSON, or as the command line starts it."""
    if not arguments[0].startswith("{"):
        return command_line(arguments)
    wanted = json.loads(arguments[0])
    if "bad_bots" in wanted:
        bad_worker.register(wanted.pop("bad_bots"))
    if "ray_python" in wanted:  # only the process that speaks with a cluster needs Ray
        remote.sys = SimpleNamespace(executable=wanted.pop("ray_python"))  # type: ignore[attr-defined, assignment]
    settings = Settings(**wanted)
    run.run(settings, False, lambda address: print(say("serve-ready", address=address), flush=True))
    return 0


def fork_on_request(line: socket.socket) -> int:
    """Forks until the other side is gone. A child returns when its server has ended, like any other process."""
    for name in consigliere.games():  # read once for all of them
        consigliere.game(name)
        words.ids(name)
    children: set[int] = set()
    while True:
        text, handles, _, _ = socket.recv_fds(line, MOST, 2)
        if not text:
            break
        request: dict[str, Any] = json.loads(text)
        if ended := request.get("ended"):  # its exit code
            children.discard(ended)
            answer = os.waitstatus_to_exitcode(os.waitpid(ended, 0)[1])
        else:
            answer = os.fork()
            if answer == 0:
                line.close()
                return become(request, handles)
            children.add(answer)
            for handle in handles:
                os.close(handle)
        line.send(str(answer).encode())
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
    return 0


def become(request: dict[str, Any], handles: list[int]) -> int:
    """Runs as if it had been started with these arguments, variables, folder and outputs."""
    for handle, place in zip(handles, (1, 2)):
        os.dup2(handle, place)
        os.close(handle)
    os.environ.clear()
    os.environ.update(request["variables"])
    os.chdir(request["folder"])
    return start(request["arguments"])


if __name__ == "__main__":
    if sys.argv[1] == "--fork":
        sys.exit(fork_on_request(socket.socket(fileno=int(sys.argv[2]))))
    sys.exit(start(sys.argv[1:]))
