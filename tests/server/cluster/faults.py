"""Games behind a proxy and two nodes on one PostgreSQL, while something is broken; and who checks what came of it.

`disagreements` knows nothing of the server: it plays the stored moves with the engine and compares with what clients
were acknowledged and shown."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import consigliere
from consigliere.server.storage import schema
from consigliere.server.storage.store import Store
from tests.server.cluster.nodes import node
from tests.server.cluster.proxies import Proxy, proxy
from tests.server.player import Player
from tests.server.server import ROOT, STOP_SECONDS, Postgres, Server, Table, wait_until

GAMES = [("la-famiglia", 4), ("corleone", 3), ("signorie", 3)]
PATIENCE = 120.0  # seconds in which everybody must be able to play again
RAY_FAULT = "Ray worker killed"
SOCKET = ".s.PGSQL.5432"


class Relay:
    """Stands between a node and its database; when it is cut, nothing passes and nobody is told."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.there = str(postgres.folder / SOCKET)
        self.folder = folder
        self.passes = asyncio.Event()
        self.passes.set()
        self.writers: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """From now on the node reaches its database."""
        self.server = await asyncio.start_unix_server(self.come, self.folder / SOCKET)

    def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody connects."""
        task = asyncio.create_task(self.serve(reader, writer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        self.writers.add(writer)
        with contextlib.suppress(OSError):
            far_reader, far_writer = await asyncio.open_unix_connection(self.there)
            self.writers.add(far_writer)
            await asyncio.gather(self.carry(reader, far_writer), self.carry(far_reader, writer))
        writer.close()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction."""
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                await self.passes.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    async def close(self) -> None:
        """Ends all of them."""
        if self.server is not None:
            self.server.close()
        self.passes.set()
        for writer in self.writers:
            writer.transport.abort()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class RayCluster:
    """A Ray cluster on which bots think, in an environment that has Ray; its processes can be killed."""

    def __init__(self, python: Path) -> None:
        variables = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        command = [str(python), "-m", "tests.server.bots.ray_cluster"]
        self.process = subprocess.Popen(command, cwd=ROOT, env=variables, text=True, **pipes)  # type: ignore[call-overload]
        self.python = str(python)
        self.address = self.process.stdout.readline().strip()
        assert self.address, "the Ray cluster did not start"

    def kill_one(self) -> None:
        """Ends a process that thinks, as soon as there is one."""
        print("kill", file=self.process.stdin, flush=True)
        assert self.process.stdout.readline(), "nobody thinks on the Ray cluster"

    def close(self) -> None:
        """Ends all of it."""
        self.process.stdin.close()
        self.process.wait(STOP_SECONDS)
        self.process.stdout.close()


class Timed(Player):
    """A player that knows how long its longest wait was since it was last asked: for an answer, or for bots."""

    longest = 0.0
    sent = 0.0
    bots_since = 0.0  # when it became the turn of bots alone

    def next_message(self) -> dict[str, Any] | None:
        """A move is about to be sent."""
        found = super().next_message()
        if found is not None:
            self.sent = time.monotonic() + self.pause
        return found

    def take(self, message: dict[str, Any]) -> None:
        """A message of the server."""
        waited = self.pending is not None
        super().take(message)
        if waited and self.pending is None:
            self.longest = max(self.longest, time.monotonic() - self.sent)
        if message.get("view"):
            if self.bots_since:
                self.longest = max(self.longest, time.monotonic() - self.bots_since)
            actors = set(message["view"]["actors"])
            self.bots_since = time.monotonic() if actors and not actors & set(self.table.tokens) else 0.0


class Playing:
    """One table and its players."""

    def __init__(self, table: Table, seed: int, pause: float) -> None:
        self.table = table
        self.players = [Timed(table, seat, seed, undo=0.0, pause=pause) for seat in table.tokens]
        self.tasks = [asyncio.create_task(player.run()) for player in self.players]

    @property
    def over(self) -> bool:
        """Whether its game has ended, and all know."""
        return all(task.done() for task in self.tasks)

    @property
    def moves(self) -> int:
        """How many were acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    async def end(self) -> None:
        """Nobody plays any more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Cluster:
    """Two nodes, each with a relay to the database; what can be done to them."""

    def __init__(self, postgres: Postgres, folder: Path, lease: float, ray: RayCluster | None = None) -> None:
        self.postgres = postgres
        self.ray = ray
        elsewhere = {"thinkers": ray.address, "ray_python": ray.python} if ray is not None else {}
        self.lease = lease
        self.database = postgres.database()
        self.relays = []
        self.servers = []
        for name in ("one", "two"):
            place = folder / f"relay-{name}"
            place.mkdir()
            self.relays.append(Relay(postgres, place))
            database = self.database.replace(str(postgres.folder), str(place))
            self.servers.append(node(folder, database, name, lease_seconds=lease, **elsewhere))
        self.turn = 0

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Proxy]:
        """Both, for a while; people come by the proxy."""
        behind = ExitStack()
        try:
            for relay, server in zip(self.relays, self.servers):
                await relay.open()
                await asyncio.to_thread(server.start)
                if self.ray is not None:
                    await asyncio.to_thread(wait_until, partial(thinks_elsewhere, server))
            yield await asyncio.to_thread(behind.enter_context, proxy("haproxy", self.servers))
        finally:
            behind.close()
            for server in self.servers:
                if server.process is not None and server.process.poll() is None:
                    server.process.send_signal(signal.SIGCONT)
                await asyncio.to_thread(server.close)
            for relay in self.relays:
                await relay.close()

    def victim(self) -> tuple[Server, Relay]:
        """Each in turn."""
        self.turn += 1
        return self.servers[self.turn % 2], self.relays[self.turn % 2]

    async def killed(self) -> None:
        """kill -9, and started again."""
        server, _ = self.victim()
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(1)
        await asyncio.to_thread(server.start)

    async def paused(self) -> None:
        """For longer than its lease."""
        server, _ = self.victim()
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.lease + 2)
        server.process.send_signal(signal.SIGCONT)

    async def cut(self) -> None:
        """From the database, for longer than its lease, without a word."""
        _, relay = self.victim()
        relay.passes.clear()
        await asyncio.sleep(self.lease + 2)
        for writer in list(relay.writers):
            writer.transport.abort()
        relay.writers.clear()
        relay.passes.set()

    async def database_restarted(self) -> None:
        """PostgreSQL ends at once, and comes back."""
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.to_thread(self.postgres.start)

    async def restarted_in_turn(self) -> None:
        """As for a new version."""
        for server in self.servers:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)

    async def thinker_killed(self) -> None:
        """One of the processes that think for bots."""
        assert self.ray is not None
        await asyncio.to_thread(self.ray.kill_one)

    def faults(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """By name; with a Ray cluster only what concerns it."""
        if self.ray is not None:
            return {RAY_FAULT: self.thinker_killed}
        return {
            "kill -9": self.killed,
            "paused": self.paused,
            "cut from the database": self.cut,
            "database restarted": self.database_restarted,
            "restarted in turn": self.restarted_in_turn,
        }


def thinks_elsewhere(server: Server) -> bool:
    """Whether a server has reached its Ray cluster."""
    return server.metric("thinkers") > 0


class Crowd:
    """Tables that play at a steady rate, and begin again when a game is over."""

    def __init__(self, server: Server, cluster: Cluster, tables: int, rate: float) -> None:
        self.server = server
        self.cluster = cluster
        self.pause = tables / rate
        self.wanted = tables
        self.made = 0
        self.games: list[Playing] = []

    @property
    def players(self) -> list[Timed]:
        """Those who play."""
        return [player for playing in self.games for player in playing.players]

    async def through(self, fault: Callable[[], Awaitable[None]], calm: float = 0.0) -> dict[str, float]:
        """Plays before (so many seconds at least), during and after a fault; then checks everything.

        Returns the longest wait, the longest one before, and the moves per second before."""
        self.games = [playing for playing in self.games if not playing.over]
        while len(self.games) < self.wanted:
            game, seats = GAMES[self.made % len(GAMES)]
            last = "open" if self.cluster.ray is None else "hard"
            table = await asyncio.to_thread(self.server.make, game, [*["open"] * (seats - 1), last])
            self.games.append(Playing(table, self.made, self.pause))
            self.made += 1
        await self.all_play()
        self.longest()
        begun, before = time.monotonic(), self.moves
        await asyncio.sleep(calm)
        await self.all_play()
        rate = (self.moves - before) / (time.monotonic() - begun)
        usual = self.longest()
        await fault()
        await self.all_play()
        await self.check()
        return {"longest": self.longest(), "usual": usual, "rate": round(rate, 1)}

    def longest(self) -> float:
        """The longest that a player has waited since this was asked last."""
        found = round(max(player.longest for player in self.players), 2)
        for player in self.players:
            player.longest = 0.0
        return found

    @property
    def moves(self) -> int:
        """How many were acknowledged."""
        return sum(playing.moves for playing in self.games)

    async def all_play(self) -> None:
        """Waits until every table has gone on."""
        before = [playing.moves for playing in self.games]
        async with asyncio.timeout(PATIENCE):
            while not all(each.moves > n or each.over for each, n in zip(self.games, before)):
                await asyncio.sleep(0.05)

    async def check(self) -> None:
        """Everybody holds still until nothing is on its way; then histories must agree."""
        for player in self.players:
            player.go.clear()
        end = time.monotonic() + PATIENCE
        while True:
            await asyncio.sleep(0.2)
            stored = await truths(self.cluster.database)
            found = [
                f"{player.table.id}, seat {player.seat}: a move is on its way"
                for player in self.players
                if player.pending
            ]
            for playing in self.games:
                found += [
                    f"{playing.table.id}, {each}" for each in disagreements(stored[playing.table.id], playing.players)
                ]
            if not found:
                break
            assert time.monotonic() < end, found
        for player in self.players:
            player.go.set()

    async def end(self) -> None:
        """All go home."""
        for playing in self.games:
            await playing.end()


# ---- the checker


@dataclass
class Truth:
    """What the database has of a table."""

    game: str
    seats: int
    seed: bytes
    options: dict[str, Any]
    rows: list[dict[str, Any]]


async def truths(database: str, only: str | None = None) -> dict[str, Truth]:
    """Of all tables, or of one, read behind the nodes' backs."""
    t, m, s = schema.tables.c, schema.moves.c, schema.seats.c
    moves = sa.select(m.table_id, m.seq, m.kind, m.seat, m.move, m.key).order_by(m.table_id, m.seq)
    wanted = [sa.select(t.id, t.game, t.seed, t.options), sa.select(s.table_id), moves]
    if only is not None:
        wanted = [query.where(column == only) for query, column in zip(wanted, (t.id, s.table_id, m.table_id))]
    store = Store(database)
    try:
        tables, seats, rows = [await store.rows(query) for query in wanted]
    finally:
        await store.database.close()
    counts = Counter(row["table_id"] for row in seats)
    found = {row["id"]: Truth(row["game"], counts[row["id"]], row["seed"], row["options"], []) for row in tables}
    for row in rows:
        found[row["table_id"]].rows.append(dict(row))
    return found


def disagreements(truth: Truth, players: Sequence[Player]) -> list[str]:
    """What is not as it must be: every acknowledged move stored once and in order, nothing else of these seats, and
    every client shown exactly what the engine shows that seat of the stored moves."""
    found = []
    if [row["seq"] for row in truth.rows] != list(range(len(truth.rows))):
        found.append("rows are missing or double")
    game = consigliere.game(truth.game)
    match = game.match(seats=truth.seats, seed=truth.seed, options=truth.options)
    moves = [row for row in truth.rows if row["kind"] == "move"]
    if [row["kind"] for row in truth.rows[: len(truth.rows) - len(moves)]] != ["deal"]:
        found.append("rows that nobody has asked for")
    for row in moves:
        match.play(row["seat"], game.parse(row["move"]))
    events = [*match.opening.events, *(event for entry in match.entries for event in entry.events)]
    for player in players:
        mine = [(row["kind"], row["key"], row["move"]) for row in moves if row["seat"] == player.seat]
        if mine != [(each["type"], each["key"], each["move"]) for each in player.acknowledged]:
            found.append(f"seat {player.seat}: what is stored is not what was acknowledged")
        if player.refused:
            found.append(f"seat {player.seat}: refused {player.refused}")
        told = json.loads(json.dumps([one for event in events if (one := event.seen(player.seat)) is not None]))
        shown = [event for entry in player.log for event in entry["events"]]
        if player.after != len(told) or shown != told[len(told) - len(shown) :]:
            found.append(f"seat {player.seat}: it was shown something else")
    return found
