"""All tables in memory: create, find and lock them, load them and put them away."""

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import consigliere
from consigliere.games import names
from consigliere.server.bots.pool import BotPool
from consigliere.server.cluster.bus import Bus
from consigliere.server.cluster.lease import NO_TABLE, Elsewhere, Lease
from consigliere.server.people.creation_policy import CreationPolicy
from consigliere.server.people.notices import OpenTurn
from consigliere.server.people.people import People, Person, forgetting
from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.requests import NewTable
from consigliere.server.protocol.responses import Made
from consigliere.server.storage import schema
from consigliere.server.storage.move_log import MoveLog
from consigliere.server.storage.store import Store, Unavailable
from consigliere.server.tables import creation, lobby
from consigliere.server.tables.broadcast import Broadcast
from consigliere.server.tables.loading import load
from consigliere.server.tables.payload import viewer_payload
from consigliere.server.tables.phrasing import Phrasing
from consigliere.server.tables.seats import OPEN, Chair
from consigliere.server.tables.subscribers import PersonSockets
from consigliere.server.tables.table import Table
from consigliere.server.tables.table_state import TableState
from consigliere.server.tables.turns import Turns
from consigliere.server.tasks import Tasks
from consigliere.words import languages

log = logging.getLogger(__name__)

OFFLOAD_THREADS = 3
PAUSE_AFTER_FAILURE = 1.0
LONGEST_PAUSE = 30.0


class TableRegistry:
    """The tables that this server has."""

    def __init__(
        self,
        store: Store,
        people: People,
        creation_policy: CreationPolicy,
        bot_pool: BotPool,
        sockets: PersonSockets,
        bus: Bus,
        tasks: Tasks,
    ) -> None:
        self.store = store
        self.people = people
        self.creation_policy = creation_policy
        self.bot_pool = bot_pool
        self.bus = bus
        self.tasks = tasks
        self.turns = Turns(self.locked, tasks, bot_pool, sockets)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.phrasings: dict[str, dict[str, Phrasing]] = {}
        self.listing = asyncio.Lock()  # open tables are counted and made one after the other
        self.offload_threads = ThreadPoolExecutor(OFFLOAD_THREADS, "offload")  # for what would hold the event loop
        self.stopping = threading.Event()  # what goes on in them ends early
        self.dropped = 0
        self.closing = False
        self.leaving = False  # others have the tables, or soon will
        bus.subscribe("renamed", self.show_name)
        bus.subscribe("forgotten", lambda person: tasks.spawn(self.forget_people_here({person})))

    # ---- opening and closing

    def preload(self) -> None:
        """Read all games before anybody waits for them."""
        for game in names():
            self.phrasings_of(game)

    def preload_words(self) -> None:
        """Say something of every game in every language: the first sentence takes long, the next ones do not."""
        for name in names():
            game = consigliere.game(name)
            state = game.match(seats=game.seats[0], seed=0).state
            for phrasing in self.phrasings_of(name).values():
                viewer_payload(game, state.view(state.actors[0]), phrasing)

    async def close(self) -> None:
        """Disconnect everybody; all that was acknowledged is stored already."""
        self.closing = True
        self.stopping.set()
        loading = list(self.loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(self.tasks.close(), *loading, return_exceptions=True)
        for table in self.tables.values():
            for subscriber in table.broadcast.subscribers:
                subscriber.close()
        await self.bot_pool.close()
        await asyncio.to_thread(self.offload_threads.shutdown, cancel_futures=True)

    async def off_loop(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do work that would hold the event loop in one of a few threads; the caller holds the table's lock."""
        if self.stopping.is_set():
            raise Unavailable("the server stops")
        return await asyncio.get_running_loop().run_in_executor(self.offload_threads, work, *args)

    def phrasings_of(self, game: str) -> dict[str, Phrasing]:
        """Return the words of a game by language."""
        if game not in self.phrasings:
            self.phrasings[game] = {lang: Phrasing(consigliere.game(game), lang) for lang in languages()}
        return self.phrasings[game]

    # ---- finding a table

    @contextlib.asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Table]:
        """Lock a table; one whose memory may be wrong is loaded again afterwards."""
        table = await self.acquire(table_id)
        try:
            yield table
        finally:
            if table.broken:
                self.drop(table)
            table.lock.release()

    async def acquire(self, table_id: str) -> Table:
        """Return a table whose lock we hold, and which is still the one in memory."""
        while True:
            self.store.leases.check()
            table = self.tables.get(table_id) or await self.load(table_id)
            await table.lock.acquire()
            if not table.broken and self.tables.get(table_id) is table:
                return table
            table.lock.release()

    async def load(self, table_id: str) -> Table:
        """Load a table; all who ask at the same time get the same."""
        if table_id not in self.loading:
            task = asyncio.create_task(self.load_now(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def load_now(self, table_id: str) -> Table:
        """Take the lease of a table and load it."""
        lease = await self.store.leases.take(table_id)
        try:
            state, moves = await load(self.store, lease, self.off_loop, self.stopping.is_set)
        except BaseException:
            self.release(lease)
            raise
        table = self.add(state, moves)
        if lease.fence > 1:  # another node had it, and may have left bots to play or clocks to run
            self.tasks.spawn(self.resume(table_id))
        return table

    def add(self, state: TableState, moves: MoveLog) -> Table:
        """Keep a table in memory."""
        broadcast = Broadcast(state, self.phrasings_of(state.game.name), self.bot_pool)
        table = self.tables[state.id] = Table(state, moves, broadcast, self.turns)
        return table

    async def resume(self, table_id: str) -> None:
        """Go on with a table: wake bots and people; if the storage does not answer, a little later."""
        pause = PAUSE_AFTER_FAILURE
        while not self.closing:
            try:
                async with self.locked(table_id) as table:
                    table.publish()
                return
            except Elsewhere:
                return
            except Problem as problem:
                if problem.status != 503:
                    return
            except Exception:
                log.exception("resuming a table failed", extra={"table": table_id})
                return
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    # ---- putting a table away

    def drop(self, table: Table) -> None:
        """Unload a table whose memory may be wrong, and load it again as soon as the storage answers."""
        self.dropped += 1
        self.unload(table)
        if not self.closing:
            self.tasks.spawn(self.resume(table.state.id))

    def unload(self, table: Table, release: bool = True) -> None:
        """Remove a table from memory; its subscribers come back. Unless it is released, others find it abandoned."""
        if self.tables.get(table.state.id) is table:
            del self.tables[table.state.id]
        for subscriber in list(table.broadcast.subscribers):
            subscriber.close()
        if release:
            self.release(table.log.lease)

    def release(self, lease: Lease) -> None:
        """Let another node have the table."""
        if not self.closing:
            self.tasks.spawn(self.store.leases.release(lease))

    # ---- creating tables

    async def create(
        self,
        wanted: NewTable,
        person: Person | None,
        clock: dict[str, Any] | None = None,
        like: list[Chair] | None = None,
        network: str = "",
    ) -> Made:
        """Create a table; return its id, the watch token and the tokens of open seats. `like`: who sits there already;
        `network`: the address it is made from."""
        origin = self.people.digest("address", network)
        if like is None and wanted.open and any(seat.kind == OPEN for seat in wanted.seats):
            async with self.listing:
                await lobby.check_one_more(
                    self.store, person, origin, self.creation_policy.allowance.most_open(network)
                )
                state, moves, made = await creation.create(self.store, wanted, person, clock, like, origin)
        else:
            state, moves, made = await creation.create(self.store, wanted, person, clock, like, origin)
        self.add(state, moves).publish()
        return made

    # ---- people at all tables

    async def rename_person(self, person: Person, name: str) -> None:
        """Change a person's name at all tables; others on the same device keep theirs."""
        mine_there = (schema.seats.c.person == person.id) & (schema.seats.c.name == person.name)
        await self.store.write(schema.seats.update().where(mine_there).values(name=name), lease=NO_TABLE)
        self.show_name(person.id, person.name, name)
        self.bus.publish("renamed", person=person.id, before=person.name, name=name)

    def show_name(self, person: str, before: str, name: str) -> None:
        """Show a person's new name at the tables of this server."""
        for table in list(self.tables.values()):
            mine = [chair for chair in table.state.chairs if chair.person == person and chair.name == before != name]
            for chair in mine:
                chair.name = name
            if mine:
                table.broadcast.send_about()

    async def forget_person(self, person: str) -> None:
        """Delete a person; seats and lines of chat stay, without a name."""
        await self.store.write(*forgetting(person), *self.people.news(person, "forgotten"), lease=NO_TABLE)
        await self.forget_people_here({person})

    async def forget_people_here(self, gone: set[str]) -> None:
        """Remove deleted people from the memory of this server, and end their connections."""
        for person in gone:
            self.people.forget(person)
        if self.loading:  # they may have read the names before
            await asyncio.wait(list(self.loading.values()))
        for table_id, table in list(self.tables.items()):
            for subscriber in [each for each in table.broadcast.subscribers if each.person in gone]:
                subscriber.abort()
            if any(chair.person in gone and chair.name for chair in table.state.chairs):
                with contextlib.suppress(Problem):
                    async with self.locked(table_id) as locked:
                        await locked.forget_names(gone)

    def absent_turns(self) -> list[OpenTurn]:
        """Return the turns of people who are not at their table."""
        turns = []
        for table in self.tables.values():
            state, here = table.state, table.broadcast.present()
            if table.lock.locked():  # something is being stored there that is not published yet
                continue
            for seat in state.owing_people():
                person = state.chairs[seat].person
                if person is not None and seat not in here:
                    turns.append(OpenTurn(state.id, seat, state.turns[seat], person, state.name, state.game.name))
        return turns

    async def absent_turn(self, table_id: str, seat: int, turn: int) -> OpenTurn | None:
        """Return a turn if it is still open, and the person is not at the table."""
        try:
            async with self.locked(table_id) as table:
                state = table.state
                if seat not in state.owing_people() or state.turns[seat] != turn or seat in table.broadcast.present():
                    return None
                return OpenTurn(state.id, seat, turn, state.chairs[seat].person or "", state.name, state.game.name)
        except Problem as problem:
            if problem.status == 404:  # the table is gone
                return None
            raise
