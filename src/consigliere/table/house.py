"""All tables: makes them, finds them, and tells everybody after every change."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import consigliere
from consigliere.games import names
from consigliere.table import loading, lobby, making, schema, seats
from consigliere.table.answers import Made
from consigliere.table.background import Background
from consigliere.table.bot_pool import BotPool
from consigliere.table.chairs import OPEN, Chair
from consigliere.table.cluster.lease import NO_TABLE, Lease
from consigliere.table.live_table import LiveTable
from consigliere.table.mail_limits import MailLimits
from consigliere.table.messages import NewTable
from consigliere.table.payload import viewer_payload
from consigliere.table.people import People, Person, forgetting
from consigliere.table.phrasing import Phrasing
from consigliere.table.problem import Problem
from consigliere.table.store import Store, Unavailable
from consigliere.words import languages

DAY, MINUTE = 24 * 3_600_000, 60_000
OFFLOAD_THREADS = 3
ANY = 1 << 31


async def everybody(person: Person | None) -> None:
    """All may make tables."""


def tell_nobody(kind: str, content: dict[str, Any]) -> None:
    """There is no other node."""


class House:
    """Everything the server holds."""

    def __init__(
        self, store: Store, people: People, bot_pool: BotPool, limit_days: float = 60, unload_minutes: float = 10
    ) -> None:
        self.store = store
        self.people = people
        self.bot_pool = bot_pool
        self.mail_limits = MailLimits(store, people)
        self.limit = int(limit_days * DAY)
        self.unload_after = int(unload_minutes * MINUTE)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.thinking: dict[tuple[str, int], int] = {}  # table and seat: the question a bot thinks about
        self.tasks: set[asyncio.Task[Any]] = set()
        self.phrasings: dict[str, dict[str, Phrasing]] = {}
        self.on_turn: list[Any] = []  # called with a room and a seat whose person is to play, once per turn
        self.may_make: Callable[[str], bool] = lambda network: True  # whether an address may make one more table now
        self.check_maker: Callable[[Person | None], Awaitable[None]] = everybody  # refuses who may not make tables
        self.most_open: Callable[[str], tuple[int, int]] = lambda network: (ANY, ANY)  # open tables of person, address
        self.tell: Callable[[str, dict[str, Any]], None] = tell_nobody  # what other nodes should know
        self.listing = asyncio.Lock()  # open tables are counted and made one after the other
        self.background = Background(self)
        self.offload_threads = ThreadPoolExecutor(OFFLOAD_THREADS, "offload")  # for what would hold the event loop
        self.stopping = threading.Event()  # what goes on in them ends early
        self.moves = 0
        self.dropped = 0
        self.closing = False
        self.leaving = False  # others have the tables, or soon will

    # ---- opening and closing the house

    def preload(self) -> None:
        """Reads all games before anybody waits for them."""
        for game in names():
            self.phrasings_of(game)

    def preload_words(self) -> None:
        """Says something of every game in every language: the first sentence takes long, the next ones do not."""
        for name in names():
            game = consigliere.game(name)
            state = game.match(seats=game.seats[0], seed=0).state
            for phrasing in self.phrasings_of(name).values():
                viewer_payload(game, state.view(state.actors[0]), phrasing)

    def open(self) -> None:
        """Takes up the tables where something is to be done without a person."""
        self.background.start()
        self.spawn(asyncio.to_thread(self.preload_words))

    def spawn(self, work: Any) -> None:
        """Work that goes on by itself."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Lets go of everybody; all that was acknowledged is stored already."""
        self.closing = True
        self.stopping.set()
        tasks = [*self.tasks, *self.loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.tables.values():
            for connection in live.subscribers.connections:
                connection.let_go()
        await self.bot_pool.close()
        await asyncio.to_thread(self.offload_threads.shutdown, cancel_futures=True)

    # ---- finding a table

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveTable]:
        """A table, locked; one whose memory may be wrong is loaded anew afterwards."""
        live = await self.locked(table)
        try:
            yield live
        finally:
            if live.room.broken:
                self.drop(live)
            live.room.lock.release()

    async def locked(self, table: str) -> LiveTable:
        """A table whose lock we hold, and which is still the one in memory."""
        while True:
            self.store.leases.check()
            live = self.tables.get(table) or await self.load(table)
            await live.room.lock.acquire()
            if not live.room.broken and self.tables.get(table) is live:
                return live
            live.room.lock.release()

    def drop(self, live: LiveTable) -> None:
        """A table whose memory may be wrong: forgotten, and taken up again from the storage as soon as that answers."""
        self.dropped += 1
        self.forget(live)
        if not self.closing:
            self.spawn(self.background.take_up(live.room.id))

    def forget(self, live: LiveTable, release: bool = True) -> None:
        """Drops a table from memory; its connections come back by themselves. Unless it is released others find that
        it was left behind."""
        if self.tables.get(live.room.id) is live:
            del self.tables[live.room.id]
        for connection in list(live.subscribers.connections):
            connection.let_go()
        if release:
            self.release(live.room.lease)

    def release(self, lease: Lease) -> None:
        """Another node may have the table from now on."""
        if not self.closing:
            self.spawn(self.store.leases.release(lease))

    async def load(self, table: str) -> LiveTable:
        """A table out of the storage; many who ask at once get the same."""
        if table not in self.loading:
            task = asyncio.create_task(self.load_now(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load_now(self, table: str) -> LiveTable:
        """The same, once."""
        lease = await self.store.leases.take(table)
        try:
            room = await loading.load(self, table, lease)
        except BaseException:
            self.release(lease)
            raise
        live = self.tables[table] = LiveTable(self, room, self.phrasings_of(room.game.name))
        if lease.fence > 1:  # another node had it, and may have left its bots or clocks to be gone on with
            self.spawn(self.background.take_up(table))
        return live

    def phrasings_of(self, game: str) -> dict[str, Phrasing]:
        """Who puts a game into words, by language."""
        if game not in self.phrasings:
            self.phrasings[game] = {lang: Phrasing(consigliere.game(game), lang) for lang in languages()}
        return self.phrasings[game]

    async def off_loop(self, work: Callable[..., Any], *args: Any) -> Any:
        """Work that would hold the event loop, in one of a few threads; whoever asks holds the table's lock."""
        if self.stopping.is_set():
            raise Unavailable("the server stops")
        return await asyncio.get_running_loop().run_in_executor(self.offload_threads, work, *args)

    async def rename_person(self, person: Person, name: str) -> None:
        """A person's new name at all tables; others on the same device keep theirs."""
        mine_there = (schema.seats.c.person == person.id) & (schema.seats.c.name == person.name)
        await self.store.write(schema.seats.update().where(mine_there).values(name=name), lease=NO_TABLE)
        self.show_name(person.id, person.name, name)
        self.tell("renamed", {"person": person.id, "before": person.name, "name": name})

    def show_name(self, person: str, before: str, name: str) -> None:
        """A person's new name at the tables of this server."""
        for live in list(self.tables.values()):
            mine = [chair for chair in live.room.chairs if chair.person == person and chair.name == before != name]
            for chair in mine:
                chair.name = name
            if mine:
                live.send_about()

    async def forget_person(self, person: str) -> None:
        """Delete a person; seats and lines of chat stay, without a name."""
        await self.store.write(*forgetting(person), *self.people.changed(person, "forgotten"), lease=NO_TABLE)
        await self.forget_people_here({person})

    async def forget_people_here(self, gone: set[str]) -> None:
        """Remove deleted people from the memory of this server, and end their connections."""
        for person in gone:
            self.people.forget(person)
        if self.loading:  # they may have read the names before
            await asyncio.wait(list(self.loading.values()))
        for table, live in list(self.tables.items()):
            for connection in [each for each in live.subscribers.connections if each.person in gone]:
                connection.cut()
            if any(chair.person in gone and chair.name for chair in live.room.chairs):
                with contextlib.suppress(Problem):
                    async with self.at(table) as live:
                        await seats.forget_names(live, gone)

    async def make(
        self,
        wanted: NewTable,
        person: Person | None,
        clock: dict[str, Any] | None = None,
        like: list[Chair] | None = None,
        network: str = "",
    ) -> Made:
        """A new table; returns its id, the watch token and the tokens of open seats. `like`: who sits there already;
        `network`: the address it is made from."""
        origin = self.people.digest("address", network)
        if like is None and wanted.open and any(seat.kind == OPEN for seat in wanted.seats):
            async with self.listing:
                await lobby.check_one_more(self.store, person, origin, self.most_open(network))
                room, given = await making.make(self, wanted, person, clock, like, origin)
        else:
            room, given = await making.make(self, wanted, person, clock, like, origin)
        live = self.tables[room.id] = LiveTable(self, room, self.phrasings_of(room.game.name))
        live.after_change()
        return given

    def wake_bot(self, table: str, seat: int, ask: int) -> None:
        """A bot owes an answer: it thinks about each question once."""
        if self.thinking.get((table, seat)) != ask:
            self.thinking[table, seat] = ask
            self.spawn(self.background.let_bot_play(table, seat, ask))
