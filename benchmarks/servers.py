"""Real servers for measurements: one alone, or several nodes on a new PostgreSQL, and what they use of the machine."""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.server import Postgres, programs  # noqa: E402

KEPT = ROOT / "build"
WIDE = ["--rate", "1000000", "--connections", "100000", "--tables-per-minute", "1000000", "--open-tables", "1000000"]
SECRET = "a secret of the measurements, long enough for a cluster"
STOP_SECONDS = 60
CANNOT_MEASURE = 2


def cpu_of(pid: int, ended: bool = False) -> float:
    """Seconds of processor time a process has used, threads included; also its ended children's, if wished."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Megabytes a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def children_of(pid: int) -> list[int]:
    """The processes it has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in tasks for child in file.read_text().split()]


def is_complaint(line: str) -> bool:
    """Whether a line of the log is about something that should not happen."""
    try:
        found = json.loads(line)
    except ValueError:
        return True
    return found.get("level") in ("error", "critical") or "error" in found


class Server:
    """A server's process: where it answers, what it says and what it uses."""

    def __init__(
        self, folder: Path, database: str, arguments: Sequence[str] = (), tree: Path = ROOT, profile: str | None = None
    ) -> None:
        watched = ["-m", "cProfile", "-o", profile] if profile else []
        command = [sys.executable, *watched, "-m", "consigliere", "serve", "--port", "0", "--database", database]
        variables = {**os.environ, "PYTHONPATH": str(tree / "src"), "CONSIGLIERE_CLUSTER_SECRET": SECRET}
        self.log = Path(tempfile.mkstemp(".log", "server-", folder)[1])
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [*command, *arguments], stdout=subprocess.PIPE, stderr=log, text=True, env=variables, cwd=tree
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if found is None:
            sys.exit(f"The server did not start: {self.log.read_text().strip()}")
        self.address = found[0]
        self.looked = 0  # so much of the log somebody has seen

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return cpu_of(self.process.pid)

    def memory(self) -> float:
        """Megabytes in memory."""
        return memory_of(self.process.pid)

    def metrics(self) -> dict[str, float]:
        """Its own numbers, by name."""
        text = urllib.request.urlopen(f"{self.address}/metrics").read().decode()
        found = re.findall(r"^consigliere_(\w+?)(?:_total)? (\S+)$", text, re.M)
        return {name: float(value) for name, value in found}

    def loop_times(self) -> str:
        """The longest waits for the event loop in the last minute, and its longest work."""
        delay, work = (self.metrics()[f"loop_{name}_seconds"] * 1000 for name in ("delay", "work"))
        return f"longest delay of the event loop {delay:.0f} ms, longest work at a stretch {work:.0f} ms"

    def complaints(self) -> list[str]:
        """What it has logged since somebody looked last that should not be there: errors, lines that are not ours."""
        text = self.log.read_text(errors="replace")[self.looked :]
        text = text[: text.rfind("\n") + 1]
        self.looked += len(text)
        return [line for line in text.splitlines() if is_complaint(line)]

    def ask(self, path: str, body: Any = None) -> Any:
        """A request that is to succeed; its answer."""
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, content)
        return json.loads(urllib.request.urlopen(request).read())

    def close(self) -> None:
        """Ends it."""
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def durable_postgres() -> Postgres:
    """A new PostgreSQL that writes through to the disk."""
    found = programs()
    if found is None:
        print("PostgreSQL is not installed (initdb, pg_ctl).", file=sys.stderr)
        sys.exit(CANNOT_MEASURE)
    return Postgres(found, durable=True)


@dataclass
class Cluster:
    """One server, or several nodes."""

    servers: list[Server]
    database: str
    postgres: Postgres | None = field(default=None)

    def cpu(self) -> list[float]:
        """Of every node."""
        return [server.cpu() for server in self.servers]

    def memory(self) -> float:
        """Megabytes of all nodes together."""
        return sum(server.memory() for server in self.servers)

    def database_cpu(self) -> float:
        """Of PostgreSQL with all its processes; of SQLite it is the server's own."""
        if self.postgres is None:
            return 0.0
        first = int(Path(self.postgres.data, "postmaster.pid").read_text().split()[0])
        found = 0.0
        for child in children_of(first):
            with suppress(OSError):  # it has ended; then its time is its parent's
                found += cpu_of(child)
        return found + cpu_of(first, ended=True)

    def stored(self) -> int:
        """Bytes of the database."""
        if self.postgres is None:
            return sum(file.stat().st_size for file in Path(self.database).parent.glob(f"{Path(self.database).name}*"))
        name = self.database.rpartition("?")[0].rpartition("/")[2]
        program = [str(self.postgres.programs / "psql"), "-h", str(self.postgres.folder), "-U", "consigliere"]
        asked = [*program, "-Atc", "SELECT pg_database_size(current_database())", name]
        return int(subprocess.run(asked, capture_output=True, check=True, text=True).stdout)


@contextmanager
def cluster(
    nodes: int, sqlite: bool = False, limits: Sequence[str] = WIDE, tree: Path = ROOT, profile: str | None = None
) -> Iterator[Cluster]:
    """So many nodes for a while; one is a server like any other."""
    with ExitStack() as ending:
        folder = Path(ending.enter_context(tempfile.TemporaryDirectory(prefix="consigliere-bench-")))
        postgres = None
        if sqlite:
            database = str(folder / "bench.db")
        else:
            postgres = durable_postgres()
            ending.callback(postgres.close)
            database = postgres.database()
        servers: list[Server] = []
        for number in range(nodes):
            own = ["--node", f"n{number}", "--node-listen", "127.0.0.1:0"] if nodes > 1 else []
            servers.append(Server(folder, database, [*limits, "--workers", "1", *own], tree, profile))
            ending.callback(servers[-1].close)
        yield Cluster(servers, database, postgres)


# ---- journals: what is measured is not measured again


def kept(file: Path) -> list[dict[str, Any]]:
    """All lines so far; one that was cut off in the middle does not count."""
    found = []
    for line in file.read_text().splitlines() if file.exists() else []:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def keep(file: Path, entry: dict[str, Any]) -> None:
    """One line more."""
    file.parent.mkdir(exist_ok=True)
    with file.open("a") as journal:
        journal.write(json.dumps(entry) + "\n")


def quantile(took: Sequence[float], part: float) -> float:
    """What this part of all did not exceed."""
    return sorted(took)[min(int(len(took) * part), len(took) - 1)] if took else float("nan")


def print_machine() -> None:
    """How busy it is without us."""
    print(
        f"{time.strftime('%H:%M')}, load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
        flush=True,
    )
