"""The real server as a process that can be stopped, killed and started again; a throwaway PostgreSQL."""

import json
import os
import re
import resource
import select
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import httpx
import pytest

from tests.server.forking import Forked

ROOT = Path(__file__).parents[2]
START_SECONDS = 120
STOP_SECONDS = 60
GENEROUS = {"rate": 10_000, "burst": 40_000, "connections": 2000, "tables_per_minute": 10_000, "open_tables": 10_000}
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # making one for each request takes longer than the request
NONE_KEPT = httpx.Limits(max_keepalive_connections=0)  # servers are killed and come back


class Server:
    """One server: `start`, `stop`, `kill`, and `start` again at the same address with the same database."""

    def __init__(self, folder: Path, database: str | None = None, **settings: Any) -> None:
        self.folder = folder
        self.database = database or str(folder / "table.db")
        self.settings = settings
        self.port = 0
        self.address = ""
        self.process: Forked | None = None
        self.log = folder / "server.log"
        self.client = httpx.Client(verify=UNUSED, timeout=60, limits=NONE_KEPT)

    def arguments(self) -> list[str]:
        """Of the command line's own server, or with other settings those of `started.py`."""
        if self.settings:
            return [json.dumps({"port": self.port, "database": self.database, **GENEROUS, **self.settings})]
        own = ["--port", str(self.port), "--database", self.database]
        return ["serve", *own, "--rate", "10000", "--connections", "2000", "--tables-per-minute", "10000"]

    def command(self) -> list[str]:
        """What could be run to start it, if it were not forked from a process that is prepared for that."""
        program = [str(ROOT / "tests/server/started.py")] if self.settings else ["-m", "consigliere"]
        return [sys.executable, *program, *self.arguments()]

    def start(self) -> "Server":
        """Starts it and waits for the one line that says where it answers."""
        variables = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with self.log.open("a") as log:
            self.process = Forked(self.arguments(), log, variables, self.folder)
        line = first_line(self.process.stdout)
        found = re.search(r"http://[^:/]+:(\d+)", line)
        assert found, f"no address but {line!r}; {self.log.read_text()}"
        self.address, self.port = found[0], int(found[1])
        return self

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process is not None
        return self.process.pid

    def stop(self) -> int:
        """Asks it to end; returns the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.ended(STOP_SECONDS)

    def kill(self) -> int:
        """Ends it without asking."""
        assert self.process is not None
        self.process.kill()
        return self.ended(STOP_SECONDS)

    def ended(self, seconds: float) -> int:
        """Waits for the end."""
        assert self.process is not None
        code = self.process.wait(seconds)
        self.process.stdout.close()
        return code

    def close(self) -> None:
        """Whatever happened."""
        self.client.close()
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def largest_file(self, size: int | None) -> None:
        """The disk is full: no file of the server grows beyond this size (None: there is room again)."""
        size = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def children(self) -> list[int]:
        """The processes of its bots."""
        found = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = status.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == self.pid and fields[0] != "Z":
                found.append(int(status.parent.name))
        return found

    # ---- asking it

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        """A request."""
        return self.client.get(self.address + path, headers=bearer(token))

    def post(self, path: str, content: Any = None, token: str | None = None) -> httpx.Response:
        """A request that changes something."""
        return self.client.post(self.address + path, json=content or {}, headers=bearer(token))

    def make(self, game: str, seats: list[str], **more: Any) -> "Table":
        """A table: seats are "open" or the name of a bot."""
        wanted = [{"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat} for seat in seats]
        response = self.post("/api/tables", {"game": game, "seats": wanted, **more})
        assert response.status_code == 201, response.text
        return Table(self, response.json())

    def metric(self, name: str) -> float:
        """A number of the server."""
        found = re.search(rf"^consigliere_{name}(?:_total)? (\S+)$", self.get("/metrics").text, re.M)
        assert found, name
        return float(found[1])

    def logged(self) -> list[dict[str, Any]]:
        """The log so far."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


class Table:
    """A table of a server and the tokens of its seats."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.id: str = made["table"]
        self.watch: str = made["watch"]
        self.tokens: dict[int, str] = {each["seat"]: each["token"] for each in made["seats"]}
        self.path = f"/api/tables/{self.id}"

    def claim_all(self) -> None:
        """Programs take all open seats; each gets a token of its own."""
        for seat, token in self.tokens.items():
            answer = self.server.post(f"{self.path}/claim", {"token": token})
            assert answer.status_code == 200, answer.text
            self.tokens[seat] = answer.json()["token"]

    def get(self, part: str, seat: int | None = None) -> Any:
        """Something of the table as a seat or a watcher gets it."""
        token = self.watch if seat is None else self.tokens[seat]
        answer = self.server.get(f"{self.path}{part}", token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, part: str, seat: int, content: Any = None) -> httpx.Response:
        """Something a seat does."""
        return self.server.post(f"{self.path}{part}", content, self.tokens[seat])

    def play(self, seat: int, key: str | None = None, choice: int = 0) -> httpx.Response:
        """Plays one of the seat's moves."""
        view = self.get("", seat)
        move = {"ask": view["ask"], "move": view["choices"][choice]["text"], "key": key}
        return self.post("/moves", seat, move)

    def about(self) -> dict[str, Any]:
        """The table itself."""
        found: dict[str, Any] = self.get("/about")
        return found


def bearer(token: str | None) -> dict[str, str]:
    """The header that says which seat asks."""
    return {"authorization": f"Bearer {token}"} if token else {}


def first_line(stream: IO[str] | None, seconds: float = START_SECONDS) -> str:
    """The first line a process says, or what there is when time is up."""
    assert stream is not None
    ready, _, _ = select.select([stream], [], [], seconds)
    return stream.readline() if ready else ""


def wait_until(true: Any, seconds: float = 120, what: str = "") -> None:
    """Waits for something to become so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"not within {seconds} s: {what}"
        time.sleep(0.05)


# ---- PostgreSQL


class Postgres:
    """A database server of our own, reached by a socket in its folder only; it can go away and come back."""

    def __init__(self, programs: Path, durable: bool = False) -> None:
        self.programs = programs
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="consigliere-pg-"))
        self.count = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, *owner())
        self.run("initdb", "-D", self.data, "-A", "trust", "-U", "consigliere", "--no-sync", "-E", "UTF8")
        self.start()

    @property
    def data(self) -> str:
        """Where it keeps everything."""
        return str(self.folder / "data")

    def run(self, program: str, *arguments: str) -> None:
        """One of its programs, never as root."""
        command = [str(self.programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", owner()[0], "--", *command]
        with (self.folder / "said").open("a") as said:
            done = subprocess.run(command, stdout=said, stderr=said, cwd="/", check=False)
        assert done.returncode == 0, (self.folder / "said").read_text()

    def start(self) -> None:
        """Starts it."""
        fsync = "on" if self.durable else "off"
        options = f"-k {self.folder} -c listen_addresses='' -c fsync={fsync} -c shared_buffers=16MB"
        self.run("pg_ctl", "-D", self.data, "-w", "-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        """Ends it at once, whoever is connected."""
        self.run("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")

    def database(self) -> str:
        """A new, empty database."""
        self.count += 1
        name = f"table{self.count}"
        self.run("createdb", "-h", str(self.folder), "-U", "consigliere", name)
        return f"postgresql://consigliere@/{name}?host={self.folder}"

    def close(self) -> None:
        """Ends it for good."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def owner() -> tuple[str, str]:
    """Who runs the database server when we are root."""
    import grp
    import pwd

    for name in ("postgres", "nobody"):
        try:
            return name, grp.getgrgid(pwd.getpwnam(name).pw_gid).gr_name
        except KeyError:
            continue
    raise AssertionError("there is neither a user postgres nor a user nobody")


def programs() -> Path | None:
    """PostgreSQL's programs, the newest."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).resolve().parent if there else None


def make_postgres() -> Iterator[Postgres]:
    """For a fixture; without PostgreSQL a skip with the reason, or a failure where everything must be tested."""
    found = programs()
    if found is None:
        reason = "PostgreSQL is not installed (initdb, pg_ctl)"
        if os.environ.get("CONSIGLIERE_REQUIRE_ALL") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    server = Postgres(found)
    try:
        yield server
    finally:
        server.close()
