"""What the server does beside the requests: check clocks, unload quiet tables, close forgotten ones."""

import asyncio
import gc
import os
import time as clock
from collections import deque
from pathlib import Path

import sqlalchemy as sa

from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.messages import CLOSED, PAUSED, RUNNING, WAITING
from consigliere.server.storage import schema
from consigliere.server.storage.row_checks import FORGOTTEN
from consigliere.server.storage.store import now
from consigliere.server.tables.registry import TableRegistry
from consigliere.server.tables.seats import STAND_IN
from consigliere.server.tasks import every

DAY, MINUTE = 24 * 3_600_000, 60_000
ROUNDS = 1.0  # seconds between looks at the clocks
OUTSIDE = 2.0  # seconds between looks at what was closed from outside
SWEEP = 10.0  # seconds between looks at what can be closed or let go
LAST_MINUTES = 2 * 60_000
COLLECT_QUIET, COLLECT_BUSY = 60.0, 1800.0  # seconds between searches for unused cycles
GROWN_BYTES, GROWN_PART = 64 * 1024 * 1024, 0.25  # growth of memory after which they are searched for at once
PAUSE_AFTER_FAILURE = 1.0
TICK = 0.02
REMEMBERED_TICKS = 60.0
AT_ONCE = 500  # tables of one query
_T = schema.tables.c
# made once: a query holds itself and its values, and would stay until unused cycles are searched for
_UNTOUCHED = sa.select(_T.id).where(_T.status.in_([WAITING, RUNNING, PAUSED]), _T.touched < sa.bindparam("since"))
_FORGOTTEN = sa.select(schema.settings.c.value).where(schema.settings.c.name == FORGOTTEN)
_STATUS = sa.select(_T.id, _T.status).where(_T.id.in_(sa.bindparam("ids", expanding=True)))


class Background:
    """The server's own business at all tables."""

    def __init__(self, registry: TableRegistry, limit_days: float = 60, unload_minutes: float = 10) -> None:
        self.registry = registry
        self.limit = int(limit_days * DAY)
        self.unload_after = int(unload_minutes * MINUTE)
        self.moves_before = 0
        self.forgotten: str | None = None  # the setting as last seen; None: look who is missing
        self.collected = clock.monotonic()
        self.memory = resident()  # after the last search for unused cycles
        self.ticks: deque[tuple[float, float, float]] = deque()  # when, how late the event loop was, how long it worked
        registry.bus.after_break(self.check_missing_people)

    def start(self) -> None:
        """Begin; every round goes on whatever happens in one of them."""
        spawn = self.registry.tasks.spawn
        spawn(self.resume_all())
        spawn(every(ROUNDS, self.check_clocks))
        spawn(every(OUTSIDE, self.follow_outside))
        spawn(every(SWEEP, self.sweep))
        spawn(every(SWEEP, self.collect))
        spawn(self.tick())
        spawn(asyncio.to_thread(self.registry.preload_words))

    async def resume_all(self) -> None:
        """Resume tables with bots to play or time running, and those of the last minutes before the stop."""
        last = sa.select(sa.func.max(_T.touched)).scalar_subquery()
        late = (_T.status == RUNNING) & (_T.touched > last - LAST_MINUTES)
        query = sa.select(_T.id).where(_T.due.is_not(None) | late).order_by(_T.touched.desc())
        while True:
            try:
                rows = await self.registry.store.rows(query)
                break
            except Problem:
                await asyncio.sleep(PAUSE_AFTER_FAILURE)
        for row in rows:
            await self.registry.resume(row["id"])

    # ---- clocks

    async def check_clocks(self) -> None:
        """Let a bot play for people whose time is up."""
        time = now()
        tables = self.registry.tables.items()
        for table_id in [each for each, table in tables if (table.state.clocks.deadline() or time + 1) <= time]:
            try:
                async with self.registry.locked(table_id) as table:
                    late = table.state.clocks.late(now()) if table.state.status == RUNNING else []
                    for seat in late:
                        await table.stand_in(seat, STAND_IN)
            except Problem:
                continue

    # ---- order

    async def sweep(self) -> None:
        """Close what was not touched for the host's limit, and unload what is quiet."""
        registry, time = self.registry, now()
        for row in await registry.store.rows(_UNTOUCHED, since=time - self.limit):
            try:
                async with registry.locked(row["id"]) as table:
                    await table.end(CLOSED, "closed-idle", None)
            except Problem:  # one that cannot be read; the others go on
                continue
        for table in list(registry.tables.values()):
            state = table.state
            quiet = time - max(state.touched, state.made) > self.unload_after
            idle = quiet and not table.broadcast.subscribers and not table.lock.locked()
            if idle and not state.owing_bots() and state.clocks.deadline() is None:
                registry.unload(table)

    async def follow_outside(self) -> None:
        """Unload what was closed or deleted in the storage itself (`consigliere admin`)."""
        registry = self.registry
        here = {each: table for each, table in registry.tables.items() if table.state.status != CLOSED}
        there = {
            row["id"]: row["status"]
            for start in range(0, len(here), AT_ONCE)
            for row in await registry.store.rows(_STATUS, ids=list(here)[start : start + AT_ONCE])
        }
        for each, table in here.items():
            if there.get(each, CLOSED) == CLOSED and table.state.status != CLOSED and not table.lock.locked():
                registry.unload(table)
        await self.follow_forgotten()

    def check_missing_people(self) -> None:
        """Find deleted people with the next look: this node may have missed that another one deleted them."""
        self.forgotten = None

    async def follow_forgotten(self) -> None:
        """Remove people that were deleted in the storage, by `consigliere admin` or another node."""
        registry, people = self.registry, self.registry.people
        row = await registry.store.row(_FORGOTTEN)
        forgotten = row["value"] if row is not None else ""
        if forgotten == self.forgotten:
            return
        people.known.clear()
        tables = list(registry.tables.values())
        here = {chair.person for table in tables for chair in table.state.chairs}
        here |= {subscriber.person for table in tables for subscriber in table.broadcast.subscribers}
        await registry.forget_people_here(await people.missing({person for person in here if person is not None}))
        self.forgotten = forgotten

    async def collect(self) -> None:
        """Free unused cycles: when nothing happens or memory has grown by much, else rarely."""
        moves = self.registry.turns.moves
        quiet, self.moves_before = moves == self.moves_before, moves
        grown = resident() - self.memory > max(GROWN_BYTES, self.memory * GROWN_PART)
        if grown or clock.monotonic() - self.collected > (COLLECT_QUIET if quiet else COLLECT_BUSY):
            gc.collect()
            self.collected = clock.monotonic()
            self.memory = resident()

    # ---- the event loop

    async def tick(self) -> None:
        """Measures how late the event loop is."""
        while True:
            start, worked = clock.monotonic(), clock.thread_time()
            await asyncio.sleep(TICK)
            end = clock.monotonic()
            self.ticks.append((end, end - start - TICK, clock.thread_time() - worked))
            while self.ticks[0][0] < end - REMEMBERED_TICKS:
                self.ticks.popleft()

    def longest_delay(self) -> float:
        """The longest delay of the last minute, in seconds: others waited so long."""
        return max((delay for _, delay, _ in self.ticks), default=0.0)

    def longest_work(self) -> float:
        """The longest work between two ticks, in seconds of processor time: what of the delay was our own."""
        return max((work for _, _, work in self.ticks), default=0.0)


def resident() -> int:
    """Return how many bytes of memory this process has; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
