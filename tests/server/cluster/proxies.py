"""The real proxies with the configurations in deploy/: unprivileged, on loopback ports, from a folder of their own."""

import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.server import Server, owner, wait_until

DEPLOY = Path(__file__).parents[3] / "deploy"
FILES = {"haproxy": "haproxy.cfg", "nginx": "nginx.conf"}


def program(name: str) -> str:
    """A proxy; without it a skip with the reason, which is a failure where everything must be tested."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Proxy(Server):
    """A proxy in front of nodes, to be asked like a server."""

    def __init__(self, folder: Path, servers: list[Server], port: int) -> None:
        super().__init__(folder, servers[0].database)
        self.address = f"http://127.0.0.1:{port}"


def is_well(server: Server) -> bool:
    """Whether a server, or somebody behind a proxy, answers."""
    try:
        return server.get("/health").status_code == 200
    except httpx.TransportError:
        return False


@contextmanager
def proxy(name: str, servers: list[Server]) -> Iterator[Proxy]:
    """Starts a proxy with its file of deploy/, of which only the ports are others."""
    binary = program(name)
    folder = Path(tempfile.mkdtemp(prefix="consigliere-proxy-"))
    port = free_port()
    ports = {"8001": servers[0].port, "8002": servers[1].port, "8080": port}
    text = (DEPLOY / FILES[name]).read_text()
    config = folder / FILES[name]
    config.write_text(re.sub(r"127\.0\.0\.1:(800[12]|8080)", lambda found: f"127.0.0.1:{ports[found[1]]}", text))
    command = [binary, "-f", str(config), "-db"]
    if name == "nginx":
        command = [binary, "-p", str(folder), "-c", str(config), "-e", "stderr", "-g", "daemon off;"]
    if os.geteuid() == 0:  # as somebody without rights
        user, group = owner()
        shutil.chown(folder, user, group)
        config.chmod(0o644)
        command = ["setpriv", "--reuid", user, "--regid", group, "--clear-groups", *command]
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, cwd=folder)
    found = Proxy(folder, servers, port)
    try:
        wait_until(lambda: process.poll() is not None or is_well(found), 60, f"{name} answers")
        assert process.poll() is None, (folder / "said").read_text()
        yield found
    finally:
        process.terminate()
        process.wait(30)
        found.close()
        shutil.rmtree(folder)
