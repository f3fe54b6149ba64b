"""All tables: makes them, finds them, and tells everybody after every change."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

import consigliere
from consigliere.games import names
from consigliere.table import loading, making, schema
from consigliere.table.background import Background
from consigliere.table.bot_pool import BotPool
from consigliere.table.chairs import Chair
from consigliere.table.messages import NewTable
from consigliere.table.payload import viewer_payload
from consigliere.table.people import People, Person
from consigliere.table.phrasing import Phrasing
from consigliere.table.room import CLOSED, FOLLOW, OVER, Room
from consigliere.table.store import Store, now
from consigliere.table.subscribers import Subscribers, standing

LANGUAGES = ("en",)
DAY = 24 * 3_600_000


class House:
    """Everything the server holds."""

    def __init__(self, store: Store, people: People, bot_pool: BotPool, limit_days: float = 60) -> None:
        self.store = store
        self.people = people
        self.bot_pool = bot_pool
        self.limit = int(limit_days * DAY)
        self.tables: dict[str, Subscribers] = {}
        self.loading: dict[str, asyncio.Task[Subscribers]] = {}
        self.thinking: dict[tuple[str, int], int] = {}  # table and seat: the question a bot thinks about
        self.tasks: set[asyncio.Task[Any]] = set()
        self.phrasings: dict[str, dict[str, Phrasing]] = {}
        self.on_turn: list[Any] = []  # called with a room and a seat whose person is to play, once per turn
        self.background = Background(self)
        self.offload_thread = ThreadPoolExecutor(1, "offload")  # what would hold the event loop, one thing at a time
        self.moves = 0
        self.dropped = 0
        self.closing = False

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
                viewer_payload(state, state.actors[0], phrasing)

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
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in self.tables.values():
            for connection in live.connections:
                connection.let_go()
        await self.bot_pool.close()
        self.offload_thread.shutdown(wait=False, cancel_futures=True)

    # ---- finding a table

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Subscribers]:
        """A table, locked; one whose memory may be wrong is loaded anew afterwards."""
        live = await self.locked(table)
        try:
            yield live
        finally:
            if live.room.broken:
                self.drop(live)
            live.room.lock.release()

    async def locked(self, table: str) -> Subscribers:
        """A table whose lock we hold, and which is still the one in memory."""
        while True:
            live = self.tables.get(table) or await self.load(table)
            await live.room.lock.acquire()
            if not live.room.broken and self.tables.get(table) is live:
                return live
            live.room.lock.release()

    def drop(self, live: Subscribers) -> None:
        """A table whose memory may be wrong: forgotten, and taken up again from the storage as soon as that answers."""
        self.dropped += 1
        self.forget(live)
        if not self.closing:
            self.spawn(self.background.take_up(live.room.id))

    def forget(self, live: Subscribers) -> None:
        """Drops a table from memory; its connections come back by themselves."""
        if self.tables.get(live.room.id) is live:
            del self.tables[live.room.id]
        for connection in list(live.connections):
            connection.let_go()

    async def load(self, table: str) -> Subscribers:
        """A table out of the storage; many who ask at once get the same."""
        if table not in self.loading:
            task = asyncio.create_task(self.load_now(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load_now(self, table: str) -> Subscribers:
        """The same, once."""
        room = await loading.load(self, table)
        live = self.tables[table] = Subscribers(room, self.phrasings_of(room.game.name))
        return live

    def phrasings_of(self, game: str) -> dict[str, Phrasing]:
        """Who puts a game into words, by language."""
        if game not in self.phrasings:
            self.phrasings[game] = {lang: Phrasing(consigliere.game(game)) for lang in LANGUAGES}
        return self.phrasings[game]

    async def off_loop(self, work: Callable[..., Any], *args: Any) -> Any:
        """Work that would hold the event loop, in a thread; whoever asks holds the table's lock."""
        return await asyncio.get_running_loop().run_in_executor(self.offload_thread, work, *args)

    async def rename_person(self, person: Person, name: str) -> None:
        """A person's new name at all tables; others on the same device keep theirs."""
        mine_there = (schema.seats.c.person == person.id) & (schema.seats.c.name == person.name)
        await self.store.write(schema.seats.update().where(mine_there).values(name=name))
        for live in list(self.tables.values()):
            mine = [
                chair for chair in live.room.chairs if chair.person == person.id and chair.name == person.name != name
            ]
            for chair in mine:
                chair.name = name
            if mine:
                live.send_about(self.about(live))

    async def make(
        self,
        wanted: NewTable,
        person: Person | None,
        clock: dict[str, Any] | None = None,
        like: list[Chair] | None = None,
    ) -> dict[str, Any]:
        """A new table; returns its id, the watch token and the tokens of open seats. `like`: who sits there already."""
        room, given = await making.make(self, wanted, person, clock, like)
        live = self.tables[room.id] = Subscribers(room, self.phrasings_of(room.game.name))
        self.after_change(live)
        return given

    # ---- changes

    def after_change(self, live: Subscribers) -> None:
        """After every change: tells everybody, wakes bots and notices."""
        live.send_updates()
        room = live.room
        if live.standing != standing(room):
            live.standing = standing(room)
            live.send_all({"type": "about", **self.about(live)})
        for seat in room.owing_bots():
            ask = room.match.state.asked[seat]
            if self.thinking.get((room.id, seat)) != ask:
                self.thinking[room.id, seat] = ask
                self.spawn(self.background.let_bot_play(room.id, seat, ask))
        turns = {seat: room.turns[seat] for seat in room.owing_people()}
        for seat, turn in turns.items():
            if room.noticed.get(seat) != turn:
                for listener in self.on_turn:
                    listener(live, seat, turn)
        room.noticed = turns

    async def stand_in(self, live: Subscribers, seat: int, bot: str | None) -> None:
        """A bot plays on for a person, or (None) no longer does."""
        room = live.room
        time = now()
        room.chairs[seat].bot = bot
        room.clocks.halt(seat, time)
        if bot is None:
            room.clocks.grant(seat)
        room.clocks.follow(room.owing_people(), time)
        try:
            await self.store.write(seat_row(room, room.chairs[seat]), (FOLLOW, [room.outline(time)]))
        except BaseException:
            room.broken = True
            raise
        self.thinking.pop((room.id, seat), None)
        live.send_about(self.about(live))
        self.after_change(live)

    async def end_table(self, live: Subscribers, status: str, reason: str, result: dict[str, Any] | None) -> None:
        """Ends a table for good: closed, or over by resigning or consent."""
        room = live.room
        time = now()
        room.clocks.stop(time)
        room.status, room.reason, room.stopped = status, reason, result
        values = {"status": status, "reason": reason, "result": result, "clocks": room.clocks.state()}
        try:
            await self.store.write(
                schema.tables.update()
                .where(schema.tables.c.id == room.id)
                .values(due=None, turn=[], touched=time, **values)
            )
        except BaseException:
            room.broken = True
            raise
        room.touched = time
        live.send_about(self.about(live))
        live.send_updates()

    # ---- what everybody at a table may know of it

    def about(self, live: Subscribers) -> dict[str, Any]:
        """Name, seats with their people, status, clocks, presence, commitment."""
        room, time, here = live.room, now(), live.present()
        seats = []
        for chair in room.chairs:
            found = {**chair.about(), "here": chair.seat in here}
            if room.clocks.kind:
                found["clock_ms"] = room.clocks.left_at(chair.seat, time)
                found["running"] = chair.seat in room.clocks.running
            seats.append(found)
        host = next((chair.seat for chair in room.chairs if room.host and chair.person == room.host), None)
        about = {
            "table": room.id,
            "name": room.name,
            "game": room.game.name,
            "status": room.status,
            "reason": room.reason,
            "seats": seats,
            "clock": room.clocks.kind,
            "host": host,
            "open": room.listed,
            "options": room.options,
            "commitment": room.commitment,
            "agreements": room.agreed,
            "next": room.next_table,
            "result": room.result,
            "made": room.made,
        }
        if room.status in (OVER, CLOSED):
            about["seed"] = room.seed.hex()
        return about


def seat_row(room: Room, chair: Chair) -> sa.Update:
    """The change of a chair as a statement."""
    values = chair.row(room.id)
    where = (schema.seats.c.table_id == room.id) & (schema.seats.c.seat == chair.seat)
    return schema.seats.update().where(where).values(values)
