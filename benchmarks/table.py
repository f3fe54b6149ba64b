"""How many moves a server carries: live tables with four scripted players each, every move stored durably.

python3 dev.py bench table [--tables 20 200] [--rate 200] [--seconds 15] [--postgres]
python3 dev.py bench table --hostile [1000]

The server is a process of its own; the players, one socket for each seat, run in this one. A move counts from when it
is sent until all four players have been told what it changed. With `--hostile` a few tables play while another process
attacks the server (`hostile.py`), which has its usual limits: 99 of 100 moves take less than 0.2 s, none more than 1 s.
"""

import argparse
import asyncio
import gc
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
GAME, SEATS = "la-famiglia", 4
LATE = 5.0  # seconds after which a move is given up
WIDE = ["--rate", "1000000", "--connections", "100000", "--tables-per-minute", "1000000"]
QUIET_TABLES, QUIET_RATE, QUIET_SECONDS = 4, 20.0, 5.0  # those that play while the server is attacked
LONG_TABLES, LONG_ROWS = 5, 100_000
MOST_P99, MOST = 0.2, 1.0  # seconds


class Choice(msgspec.Struct):
    """A move, as far as a player needs it."""

    text: str


class View(msgspec.Struct):
    """A view, as far as a player needs it."""

    ask: int | None
    over: bool
    choices: list[Choice]


class Message(msgspec.Struct):
    """A message of the server, as far as a player needs it."""

    type: str
    view: View | None = None


read = msgspec.json.Decoder(Message).decode


class Table:
    """One table: four sockets, and the move that is on its way."""

    def __init__(self, url: str, made: dict[str, Any], rng: Random) -> None:
        self.url = url
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.views: list[View | None] = [None] * SEATS
        self.waits: set[int] = set()
        self.told: asyncio.Event = asyncio.Event()
        self.busy = False
        self.moves = 0

    async def enter(self) -> list[asyncio.Task[None]]:
        """All four sit down."""
        for token in self.tokens:
            socket = await connect(self.url, max_size=None, compression=None, ping_interval=None, max_queue=None)
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            self.sockets.append(socket)
        tasks = [asyncio.create_task(self.listen(seat)) for seat in range(SEATS)]
        while None in self.views:
            await asyncio.sleep(0.01)
        return tasks

    async def listen(self, seat: int) -> None:
        """Takes what a seat is told."""
        async for text in self.sockets[seat]:
            message = read(text)
            if message.view is not None:
                self.views[seat] = message.view
                self.waits.discard(seat)
                if not self.waits:
                    self.told.set()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(view is not None and view.over for view in self.views)

    def to_play(self) -> tuple[int, View] | None:
        """A seat that owes a choice."""
        for seat, view in enumerate(self.views):
            if view is not None and view.ask is not None and view.choices:
                return seat, view
        return None

    async def play(self) -> float | None:
        """One move of whoever is to play; returns the seconds until all four were told."""
        self.busy = True
        try:
            found = self.to_play()
            if found is None:
                return None
            seat, view = found
            text = self.rng.choice(view.choices).text
            self.moves += 1
            self.waits = set(range(SEATS))
            self.told.clear()
            start = time.perf_counter()
            body = {"type": "move", "ask": view.ask, "move": text, "key": str(self.moves)}
            await self.sockets[seat].send(msgspec.json.encode(body).decode())
            try:
                await asyncio.wait_for(self.told.wait(), LATE)
            except TimeoutError:
                return LATE
            return time.perf_counter() - start
        finally:
            self.busy = False


class Server:
    """The server's process, and what it uses."""

    def __init__(self, database: str, profile: str | None, limits: list[str]) -> None:
        watched = ["-m", "cProfile", "-o", profile] if profile else []
        command = [sys.executable, *watched, "-m", "consigliere", "serve"]
        command += ["--port", "0", "--database", database, *limits]
        variables = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if found is None:
            sys.exit("The server did not start.")
        self.address = found[0]

    def cpu(self) -> float:
        """Seconds of processor time so far, threads included."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes in memory."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def metric(self, name: str) -> float:
        """A number of its own."""
        text = urllib.request.urlopen(f"{self.address}/metrics").read().decode()
        found = re.search(rf"^consigliere_{name} (\S+)$", text, re.M)
        return float(found[1]) if found else 0.0

    def make(self) -> dict[str, Any]:
        """A table."""
        body = msgspec.json.encode({"game": GAME, "seats": [{"kind": "open"}] * SEATS})
        request = urllib.request.Request(f"{self.address}/api/tables", body)
        made: dict[str, Any] = msgspec.json.decode(urllib.request.urlopen(request).read())
        return made

    def close(self) -> None:
        """Ends it."""
        self.process.terminate()
        self.process.wait(30)


async def paced(tables: list[Table], rate: float, seconds: float) -> tuple[list[float], int]:
    """Moves at an even rate over all tables; returns how long each took, and how many found no table ready."""
    took: list[float] = []
    missed = 0
    tasks: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        found = await table.play()
        if found is not None:
            took.append(found)

    start = time.perf_counter()
    turn = 0
    for number in range(int(rate * seconds)):
        wait = start + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        for _ in range(len(tables)):
            turn = (turn + 1) % len(tables)
            if not tables[turn].busy and not tables[turn].over:
                task = asyncio.create_task(one(tables[turn]))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
                break
        else:
            missed += 1
    await asyncio.gather(*tasks)
    return took, missed


async def flat_out(tables: list[Table], seconds: float) -> list[float]:
    """Every table plays as fast as it is answered."""
    took: list[float] = []
    end = time.perf_counter() + seconds

    async def one(table: Table) -> None:
        while time.perf_counter() < end and not table.over:
            found = await table.play()
            if found is None:
                await asyncio.sleep(0.01)
            else:
                took.append(found)

    await asyncio.gather(*(one(table) for table in tables))
    return took


@contextmanager
def database_for(options: argparse.Namespace) -> Iterator[str]:
    """A new SQLite file, a new PostgreSQL server, or the database that was named."""
    if options.database:
        yield options.database
    elif options.postgres:
        sys.path.insert(0, str(ROOT))
        from tests.table.server import Postgres, programs

        found = programs()
        if found is None:
            sys.exit("PostgreSQL is not installed (initdb, pg_ctl).")
        postgres = Postgres(found, durable=True)
        try:
            yield postgres.database()
        finally:
            postgres.close()
    else:
        with tempfile.TemporaryDirectory(prefix="consigliere-bench-", dir=options.folder) as folder:
            yield str(Path(folder) / "bench.db")


def table_of(server: Server, made: dict[str, Any], rng: Random) -> Table:
    """The players' end of a table."""
    url = server.address.replace("http", "ws") + f"/api/tables/{made['table']}/live"
    return Table(url, made, Random(rng.random()))


async def measure(count: int, options: argparse.Namespace) -> None:
    """One server with so many tables."""
    with database_for(options) as database:
        server = Server(database, options.profile, WIDE)
        try:
            await asyncio.to_thread(server.make)
            empty = server.memory()
            rng = Random(count)
            made = [await asyncio.to_thread(server.make) for _ in range(count)]
            tables = [table_of(server, each, rng) for each in made]
            tasks: list[asyncio.Task[None]] = []
            for table in tables:
                tasks += await table.enter()
            await flat_out(tables, 1)  # warm
            gc.collect()
            gc.disable()  # the players' own pauses are not the server's
            for name in (f"{options.rate:g} moves/s", "as fast as possible"):
                cpu, own, commits, start = (
                    server.cpu(),
                    time.process_time(),
                    server.metric("commits_total"),
                    time.time(),
                )
                missed = 0
                if name[0].isdigit():
                    took, missed = await paced(tables, options.rate, options.seconds)
                else:
                    took = await flat_out(tables, options.seconds)
                passed = time.time() - start
                commits = server.metric("commits_total") - commits
                row(name, count, took, missed, passed, server.cpu() - cpu, time.process_time() - own, commits)
            memory = (server.memory() - empty) / count
            print(f"  memory {memory:.2f} MB per table with its moves ({empty:.0f} MB without), ", end="")
            print(loop_times(server), flush=True)
            for table in tables:
                for socket in table.sockets:
                    socket.transport.abort()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            server.close()


async def measure_hostile(options: argparse.Namespace) -> bool:
    """A few tables play, first alone and then while the server is attacked; returns whether they were kept from it."""
    with database_for(options) as database:
        long_tables = await make_long_tables(database, options) if "://" not in database else []
        server = Server(database, options.profile, [])
        tasks: list[asyncio.Task[None]] = []
        try:
            rng = Random(1)
            tables = [table_of(server, await asyncio.to_thread(server.make), rng) for _ in range(QUIET_TABLES)]
            for table in tables:
                tasks += await table.enter()
            gc.collect()
            gc.disable()
            calm, _ = await paced(tables, QUIET_RATE, QUIET_SECONDS)
            command = [sys.executable, str(ROOT / "benchmarks" / "hostile.py"), server.address]
            command += ["--count", str(options.hostile), "--tables", msgspec.json.encode(long_tables).decode()]
            command += ["--only", *options.only] if options.only else []
            attack = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            said = asyncio.create_task(attack.communicate())
            attacked: list[float] = []
            while not said.done():
                attacked += (await paced(tables, QUIET_RATE, 1.0))[0]
            for name, took in (("alone", calm), (f"{options.hostile} attacks", attacked)):
                print(f"{name:14} {len(took):5} moves  {times(took)}", flush=True)
            found: dict[str, dict[str, int]] = msgspec.json.decode(said.result()[0])
            for kind, outcomes in found.items():
                print(f"  {kind:24} {', '.join(f'{n} × {what}' for what, n in sorted(outcomes.items()))}")
            print(f"  {await asyncio.to_thread(loop_times, server)}")
            held = sum(outcomes.get("held", 0) + outcomes.get("-1", 0) for outcomes in found.values())
            good = quantile(attacked, 0.99) < MOST_P99 and max(attacked) < MOST and not held
            print(f"p99 under {MOST_P99 * 1000:g} ms, none over {MOST:g} s, nothing held: {'yes' if good else 'NO'}")
            for table in tables:
                for socket in table.sockets:
                    socket.transport.abort()
            await asyncio.gather(*tasks, return_exceptions=True)
            return good
        finally:
            server.close()


async def make_long_tables(database: str, options: argparse.Namespace) -> list[dict[str, Any]]:
    """Tables with very many rows, which a server finds in its database; their ids and watch tokens."""
    server = Server(database, options.profile, WIDE)
    try:
        found = [await asyncio.to_thread(server.make) for _ in range(LONG_TABLES)]
        tables = [table_of(server, made, Random(n)) for n, made in enumerate(found)]
        tasks = [task for table in tables for task in await table.enter()]
        for table in tables:
            for _ in range(60):
                await table.play()
            for socket in table.sockets:
                socket.transport.abort()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(server.make)  # the last one that was touched
    finally:
        server.close()
    sys.path.insert(0, str(ROOT))
    from benchmarks.hostile import lengthen

    for made in found:
        lengthen(database, made["table"], LONG_ROWS)
    return [{"table": made["table"], "watch": made["watch"]} for made in found]


def loop_times(server: Server) -> str:
    """The longest waits for the event loop in the last minute, and its longest work."""
    delay, work = (server.metric(f"loop_{name}_seconds") * 1000 for name in ("delay", "work"))
    return f"longest delay of the event loop {delay:.0f} ms, longest work at a stretch {work:.0f} ms"


def quantile(took: list[float], part: float) -> float:
    """What this part of all moves did not exceed."""
    return sorted(took)[int(len(took) * part)]


def times(took: list[float]) -> str:
    """How long moves took, in words."""
    p50, p99 = quantile(took, 0.5) * 1000, quantile(took, 0.99) * 1000
    return f"p50 {p50:6.1f} ms  p99 {p99:6.1f} ms  longest {max(took) * 1000:6.1f} ms"


def row(
    name: str, tables: int, took: list[float], missed: int, passed: float, cpu: float, own: float, commits: float
) -> None:
    """One line of the result."""
    print(
        f"{tables:4} tables {tables * SEATS:4} sockets  {name:20} {len(took) / passed:6.0f} moves/s  "
        f"{times(took)}  "
        f"server {cpu / len(took) * 1000:5.2f} ms CPU per move ({cpu / passed * 100:3.0f} %)  "
        f"{commits / passed:5.0f} commits/s  players {own / passed * 100:3.0f} %"
        + (f"  {missed} late" if missed else ""),
        flush=True,
    )


def main() -> None:
    """Reads the options and measures."""
    parser = argparse.ArgumentParser(prog="dev.py bench table", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[20, 200], help="so many tables, one after another")
    parser.add_argument("--rate", type=float, default=200, help="moves per second in all")
    parser.add_argument("--seconds", type=float, default=15, help="how long each measurement takes")
    parser.add_argument("--database", help="another database than a new SQLite file")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL server made for this, with fsync")
    parser.add_argument("--folder", help="where the database is made (default: the folder for temporary files)")
    parser.add_argument("--profile", help="let cProfile watch the server and write here")
    parser.add_argument("--hostile", type=int, nargs="?", const=1000, help="attack the server so often (1000)")
    parser.add_argument("--only", nargs="+", help="some kinds of attacks only, by name")
    options = parser.parse_args()
    try:
        import uvloop

        factory: Any = uvloop.new_event_loop
    except ImportError:
        factory = None
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    if options.hostile:
        with asyncio.Runner(loop_factory=factory) as runner:
            sys.exit(0 if runner.run(measure_hostile(options)) else 1)
    for count in options.tables:
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(measure(count, options))


if __name__ == "__main__":
    main()
