"""What goes on by itself: bots choose, clocks run out, quiet tables are let go, forgotten ones closed."""

import asyncio
import gc
import logging
import os
import time as clock
from collections import deque
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from consigliere.table import schema
from consigliere.table.bot_pool import by_chance
from consigliere.table.chairs import STAND_IN
from consigliere.table.cluster.lease import Elsewhere
from consigliere.table.problem import Problem
from consigliere.table.room import CLOSED, PAUSED, RUNNING, WAITING
from consigliere.table.store import now
from consigliere.table.stored_rows import FORGOTTEN

if TYPE_CHECKING:
    from consigliere.table.house import House

log = logging.getLogger(__name__)

ROUNDS = 1.0  # seconds between looks at the clocks
OUTSIDE = 2.0  # seconds between looks at what was closed from outside
SWEEP = 10.0  # seconds between looks at what can be closed or let go
LAST_MINUTES = 2 * 60_000
COLLECT_QUIET, COLLECT_BUSY = 60.0, 1800.0  # seconds between searches for unused cycles
GROWN_BYTES, GROWN_PART = 64 * 1024 * 1024, 0.25  # growth of memory after which they are searched for at once
PAUSE_AFTER_FAILURE = 1.0
LONGEST_PAUSE = 30.0
TICK = 0.02
REMEMBERED_TICKS = 60.0
AT_ONCE = 500  # tables of one query
_T = schema.tables.c
# made once: a query holds itself and its values, and would stay until unused cycles are searched for
_UNTOUCHED = sa.select(_T.id).where(_T.status.in_([WAITING, RUNNING, PAUSED]), _T.touched < sa.bindparam("since"))
_FORGOTTEN = sa.select(schema.settings.c.value).where(schema.settings.c.name == FORGOTTEN)
_STATUS = sa.select(_T.id, _T.status).where(_T.id.in_(sa.bindparam("ids", expanding=True)))


class Background:
    """The server's own business at all tables of a house."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.moves_before = 0
        self.forgotten: str | None = None  # the setting as last seen; None: look who is missing
        self.collected = clock.monotonic()
        self.memory = resident()  # after the last search for unused cycles
        self.ticks: deque[tuple[float, float, float]] = deque()  # when, how late the event loop was, how long it worked

    def start(self) -> None:
        """Begins; every round goes on whatever happens in one of them."""
        self.house.spawn(self.take_up_all())
        self.house.spawn(again(self.look_at_clocks, ROUNDS))
        self.house.spawn(again(self.follow_outside, OUTSIDE))
        self.house.spawn(again(self.sweep, SWEEP))
        self.house.spawn(again(self.collect, SWEEP))
        self.house.spawn(self.tick())

    # ---- after a start, or when a table was dropped

    async def take_up_all(self) -> None:
        """Tables with bots to play or time running, and those of the last minutes before the stop (for notices)."""
        last = sa.select(sa.func.max(_T.touched)).scalar_subquery()
        late = (_T.status == RUNNING) & (_T.touched > last - LAST_MINUTES)
        query = sa.select(_T.id).where(_T.due.is_not(None) | late).order_by(_T.touched.desc())
        while True:
            try:
                found = await self.house.store.rows(query)
                break
            except Problem:
                await asyncio.sleep(PAUSE_AFTER_FAILURE)
        for row in found:
            await self.take_up(row["id"])

    async def take_up(self, table: str) -> None:
        """One table goes on; if the storage does not answer, a little later."""
        pause = PAUSE_AFTER_FAILURE
        while not self.house.closing:
            try:
                async with self.house.at(table) as live:
                    live.after_change()
                return
            except Elsewhere:
                return
            except Problem as problem:
                if problem.status != 503:
                    return
            except Exception:
                log.exception("a table cannot be taken up", extra={"table": table})
                return
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    # ---- bots

    async def let_bot_play(self, table: str, seat: int, ask: int) -> None:
        """A bot chooses; it gets its view and nothing else. After a refusal chance chooses."""
        house = self.house
        refused = False
        try:
            while not house.closing:
                try:
                    async with house.at(table) as live:
                        if seat not in live.room.owing_bots() or live.room.match.state.asked[seat] != ask:
                            return
                        bot = live.room.chairs[seat].bot or STAND_IN
                        view = live.room.view(seat)
                        seed = seed_of(live.room.seed, seat, view["at"], ask)
                        owner = live.room.owner
                    if refused:
                        text = by_chance(view, seed)
                    else:
                        text = await house.bot_pool.choose(bot, seed, view, table, owner)
                    async with house.at(table) as live:
                        if seat not in live.room.owing_bots() or live.room.match.state.asked[seat] != ask:
                            return
                        await live.move(seat, ask, text, by_bot=True)
                        return
                except Elsewhere:  # its bots think there
                    return
                except Problem as problem:
                    if problem.status == 404:
                        return
                    if problem.status != 503:
                        refused = True
                        log.error("a bot's move was refused", extra={"table": table, "problem": problem.code})
                    await asyncio.sleep(PAUSE_AFTER_FAILURE)
        except Exception:
            log.exception("a bot cannot go on", extra={"table": table, "seat": seat})
        finally:
            if house.thinking.get((table, seat)) == ask:
                del house.thinking[table, seat]

    # ---- clocks

    async def look_at_clocks(self) -> None:
        """Whose time is up gets a stand-in."""
        time = now()
        rooms = self.house.tables.items()
        for table in [t for t, live in rooms if (live.room.clocks.deadline() or time + 1) <= time]:
            try:
                async with self.house.at(table) as live:
                    late = live.room.clocks.late(now()) if live.room.status == RUNNING else []
                    for seat in late:
                        await live.stand_in(seat, STAND_IN)
            except Problem:
                continue

    # ---- order

    async def sweep(self) -> None:
        """Closes what nobody has touched for the host's limit, and lets go of what is quiet."""
        house, time = self.house, now()
        for row in await house.store.rows(_UNTOUCHED, since=time - house.limit):
            try:
                async with house.at(row["id"]) as live:
                    await live.end(CLOSED, "closed-idle", None)
            except Problem:  # one that cannot be read; the others go on
                continue
        for live in list(house.tables.values()):
            room = live.room
            quiet = time - max(room.touched, room.made) > house.unload_after
            idle = quiet and not live.subscribers.connections and not room.lock.locked()
            if idle and not room.owing_bots() and room.clocks.deadline() is None:
                house.forget(live)

    async def follow_outside(self) -> None:
        """What somebody has closed or deleted in the storage itself (`consigliere admin`)."""
        here = {table: live for table, live in self.house.tables.items() if live.room.status != CLOSED}
        there = {
            row["id"]: row["status"]
            for start in range(0, len(here), AT_ONCE)
            for row in await self.house.store.rows(_STATUS, ids=list(here)[start : start + AT_ONCE])
        }
        for table, live in here.items():
            if there.get(table, CLOSED) == CLOSED and live.room.status != CLOSED and not live.room.lock.locked():
                self.house.forget(live)
        await self.follow_forgotten()

    def look_who_is_missing(self) -> None:
        """Find deleted people with the next look: this node may have missed that another one deleted them."""
        self.forgotten = None

    async def follow_forgotten(self) -> None:
        """Remove people that were deleted in the storage, by `consigliere admin` or another node."""
        row = await self.house.store.row(_FORGOTTEN)
        forgotten = row["value"] if row is not None else ""
        if forgotten == self.forgotten:
            return
        people = self.house.people
        people.known.clear()
        tables = list(self.house.tables.values())
        here = {chair.person for live in tables for chair in live.room.chairs}
        here |= {connection.person for live in tables for connection in live.subscribers.connections}
        await self.house.forget_people_here(await people.missing({person for person in here if person is not None}))
        self.forgotten = forgotten

    async def collect(self) -> None:
        """Free unused cycles: when nothing happens or memory has grown by much, else rarely."""
        quiet = self.house.moves == self.moves_before
        self.moves_before = self.house.moves
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


async def again(round: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Makes a round again and again; what goes wrong in one is logged, and the next one comes."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await round()
        except Problem:
            continue
        except Exception:
            log.exception("a round failed")


def seed_of(secret: bytes, seat: int, at: int, ask: int) -> int:
    """A bot's luck for one decision: the same after a restart, unknown to others."""
    return int.from_bytes(blake2b(secret + f"bot/{seat}/{at}/{ask}".encode(), digest_size=6).digest(), "big")
