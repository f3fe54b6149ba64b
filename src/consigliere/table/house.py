"""All tables: makes them, finds them, lets bots play and clocks run, closes what nobody finishes."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import Any

import msgspec
import sqlalchemy as sa

import consigliere
from consigliere import bots
from consigliere.core.errors import Mistake
from consigliere.games import names
from consigliere.table import chairs as seating
from consigliere.table import schema, tokens
from consigliere.table.chairs import BOT, PERSON, STAND_IN, Chair
from consigliere.table.clocks import Clocks
from consigliere.table.crowd import Crowd
from consigliere.table.messages import NewTable
from consigliere.table.people import People, Person
from consigliere.table.problem import Problem
from consigliere.table.room import CLOSED, FOLLOW, PAUSED, RUNNING, WAITING, Room, replay_rows
from consigliere.table.store import Store, Unavailable, now
from consigliere.table.thinkers import Thinkers
from consigliere.table.told import Teller

log = logging.getLogger(__name__)

LANGUAGES = ("en",)
DAY = 24 * 3_600_000
UNLOAD_AFTER = 10 * 60_000
ROUNDS = 1.0  # seconds between looks at the clocks
SWEEP = 60.0  # seconds between looks at what can be closed or let go
PAUSE_AFTER_FAILURE = 1.0


class House:
    """Everything the server holds."""

    def __init__(self, store: Store, people: People, thinkers: Thinkers, limit_days: float = 60) -> None:
        self.store = store
        self.people = people
        self.thinkers = thinkers
        self.limit = int(limit_days * DAY)
        self.rooms: dict[str, Crowd] = {}
        self.loading: dict[str, asyncio.Task[Crowd]] = {}
        self.thinking: dict[tuple[str, int], int] = {}  # table and seat: the question a bot thinks about
        self.tasks: set[asyncio.Task[Any]] = set()
        self.tellers: dict[str, dict[str, Teller]] = {}
        self.on_turn: list[Any] = []  # called with a room and a seat whose person owes a new choice
        self.noticed: dict[tuple[str, int], int] = {}
        self.moves = 0
        self.closing = False

    # ---- opening and closing the house

    def open(self) -> None:
        """Takes up the tables where something is to be done without a person."""
        self.later(self.take_up())
        self.later(self.make_rounds())
        self.later(self.sweep_on())

    def later(self, work: Any) -> None:
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
        for crowd in self.rooms.values():
            for connection in crowd.connections:
                connection.let_go()
        await self.thinkers.close()

    async def take_up(self) -> None:
        """After a start: bots whose turn it is, and running clocks."""
        query = sa.select(schema.tables.c.id).where(schema.tables.c.due.is_not(None))
        for row in await self.store.rows(query.order_by(schema.tables.c.touched.desc())):
            try:
                async with self.at(row["id"]) as crowd:
                    self.go_on(crowd)
            except Problem:
                continue
            except Exception:
                log.exception("a table cannot be taken up", extra={"table": row["id"]})

    # ---- finding a table

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Crowd]:
        """A table, locked; one whose memory may be wrong is loaded anew afterwards."""
        crowd = await self.locked(table)
        try:
            yield crowd
        except Unavailable:
            raise Problem(503, "unavailable") from None
        finally:
            if crowd.room.broken:
                self.forget(crowd)
            crowd.room.lock.release()

    async def locked(self, table: str) -> Crowd:
        """A table whose lock we hold, and which is still the one in memory."""
        while True:
            crowd = self.rooms.get(table) or await self.load(table)
            await crowd.room.lock.acquire()
            if not crowd.room.broken and self.rooms.get(table) is crowd:
                return crowd
            self.forget(crowd)
            crowd.room.lock.release()

    def forget(self, crowd: Crowd) -> None:
        """Drops a table from memory; its connections come back by themselves."""
        if self.rooms.get(crowd.room.id) is crowd:
            del self.rooms[crowd.room.id]
        for connection in list(crowd.connections):
            connection.let_go()

    async def load(self, table: str) -> Crowd:
        """A table out of the storage; many who ask at once get the same."""
        if table not in self.loading:
            task = asyncio.create_task(self.load_now(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load_now(self, table: str) -> Crowd:
        """Reads the rows and plays them again, off the event loop."""
        try:
            sane = table.isascii() and table.isalnum()  # some storages refuse odd characters instead of finding nothing
            row = await self.store.row(sa.select(schema.tables).where(schema.tables.c.id == table)) if sane else None
            if row is None:
                raise Problem(404, "unknown-table")
            seats = await self.store.rows(
                sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
            )
            moves = await self.store.rows(
                sa.select(schema.moves).where(schema.moves.c.table_id == table).order_by(schema.moves.c.seq)
            )
            kept = await self.store.rows(
                sa.select(schema.snapshots.c.seq, schema.snapshots.c.digest).where(schema.snapshots.c.table_id == table)
            )
        except Unavailable:
            raise Problem(503, "unavailable") from None
        game = consigliere.game(row["game"])
        room = Room(
            id=table,
            game=game,
            store=self.store,
            name=row["name"],
            seed=row["seed"],
            options=row["options"],
            chairs=[seating.of_row(seat) for seat in seats],
            clocks=Clocks(row["clock"], len(seats)),
            host=row["host"],
            listed=bool(row["listed"]),
            watch_hash=row["watch_hash"],
            made=row["made"],
            status=row["status"],
            reason=row["reason"],
            agreed=dict(row["agreed"]),
            next_table=row["next_table"],
            rules=row["rules"],
            touched=row["touched"],
        )
        if room.status != WAITING:
            await self.replay(room, [dict(move) for move in moves], {each["seq"]: each["digest"] for each in kept})
            if row["status"] != RUNNING:
                room.status = row["status"]
                room.stopped = row["result"] if room.reason else None
        crowd = Crowd(room, self.tellers_of(room.game.name))
        self.rooms[table] = crowd
        return crowd

    async def replay(self, room: Room, moves: list[dict[str, Any]], snapshots: dict[int, str]) -> None:
        """Plays the rows again; if they do not fit these rules any more the table is closed for moves."""
        room.clocks.running.clear()
        problem = await asyncio.to_thread(replay_rows, room, moves, snapshots)
        if moves and moves[-1]["clocks"]:
            room.clocks.left = list(moves[-1]["clocks"])
        room.clocks.running.clear()
        room.clocks.follow(room.owing_people(), now())
        if problem is not None:
            log.error("a table does not replay", extra={"table": room.id, "problem": problem})
            room.status, room.reason = CLOSED, "closed-rules"
            await self.store.write(
                schema.tables.update()
                .where(schema.tables.c.id == room.id)
                .values(status=CLOSED, reason="closed-rules", due=None)
            )

    def tellers_of(self, game: str) -> dict[str, Teller]:
        """Who puts a game into words, by language."""
        if game not in self.tellers:
            self.tellers[game] = {lang: Teller(consigliere.game(game)) for lang in LANGUAGES}
        return self.tellers[game]

    async def aside(self, work: Callable[..., Any], *args: Any) -> Any:
        """Work that would hold the event loop, in a thread; whoever asks holds the table's lock."""
        return await asyncio.to_thread(work, *args)

    async def rename_person(self, person: str, name: str) -> None:
        """A person's new name at all tables."""
        await self.store.write(schema.seats.update().where(schema.seats.c.person == person).values(name=name))
        for crowd in list(self.rooms.values()):
            mine = [chair for chair in crowd.room.chairs if chair.person == person and chair.name != name]
            for chair in mine:
                chair.name = name
            if mine:
                crowd.send_about(self.about(crowd))

    # ---- making a table

    async def make(
        self,
        wanted: NewTable,
        person: Person | None,
        clock: dict[str, Any] | None = None,
        like: list[Chair] | None = None,
    ) -> dict[str, Any]:
        """A new table; returns its id, the watch token and the tokens of open seats. `like`: who sits there already."""
        if wanted.game not in names():
            raise Problem(404, "unknown-game")
        game = consigliere.game(wanted.game)
        given: list[dict[str, Any]] = []
        seats: list[Chair] = []
        for number, seat in enumerate(wanted.seats):
            chair = Chair(number, seat.kind)
            if seat.kind == BOT:
                chair.bot = known_bot(seat.bot)
                chair.name = chair.bot
            elif seat.kind == "me":
                if person is None:
                    raise Problem(401, "who")
                chair.kind, chair.person, chair.name = PERSON, person.id, person.name
            elif like is not None:
                chair.kind, chair.name, chair.person = PERSON, like[number].name, like[number].person
                chair.token_hash = like[number].token_hash
            else:
                token = tokens.new_token()
                chair.token_hash = tokens.hash_of(token)
                given.append({"seat": number, "token": token})
            seats.append(chair)
        watch = tokens.new_token()
        room = Room(
            id=tokens.new_id(),
            game=game,
            store=self.store,
            name=wanted.name or "",
            seed=secrets.token_bytes(32),
            options=dict(wanted.options),
            chairs=seats,
            clocks=Clocks(clock or clock_of(wanted), len(seats)),
            host=person.id if person else None,
            listed=wanted.open,
            watch_hash=tokens.hash_of(watch),
            made=now(),
            rules=game.rules,
        )
        try:
            game.blank(len(seats), room.options)
        except Mistake as mistake:
            raise Problem(400, "bad-request", detail=str(mistake)) from mistake
        if not (wanted.wait and any(chair.waits_for_person for chair in seats)):
            room.begin()
        await self.keep_new(room)
        crowd = Crowd(room, self.tellers_of(game.name))
        self.rooms[room.id] = crowd
        self.go_on(crowd)
        return {"table": room.id, "watch": watch, "seats": given}

    async def keep_new(self, room: Room) -> None:
        """Stores a table that was just made."""
        time = now()
        outline = room.outline(time)
        row = {
            "id": room.id,
            "name": room.name,
            "game": room.game.name,
            "rules": room.game.rules,
            "pack": room.game.pack_digest,
            "options": room.options,
            "seed": room.seed,
            "clock": room.clocks.kind,
            "listed": room.listed,
            "host": room.host,
            "watch_hash": room.watch_hash,
            "status": room.status,
            "turn": outline["turn"],
            "due": outline["due"],
            "agreed": {},
            "made": time,
            "touched": time,
        }
        try:
            await self.store.write(
                schema.tables.insert().values(row),
                (schema.seats.insert(), [chair.row(room.id) for chair in room.chairs]),
            )
        except Unavailable:
            raise Problem(503, "unavailable") from None

    # ---- going on by itself

    def go_on(self, crowd: Crowd) -> None:
        """After every change: tells everybody, wakes bots and notices."""
        crowd.tell()
        room = crowd.room
        for seat in room.owing_bots():
            ask = room.play.state.asked[seat]
            if self.thinking.get((room.id, seat)) != ask:
                self.thinking[room.id, seat] = ask
                self.later(self.let_bot_play(room.id, seat, ask))
        for seat in room.owing_people():
            ask = room.play.state.asked[seat]
            if self.noticed.get((room.id, seat)) != ask:
                self.noticed[room.id, seat] = ask
                for told in self.on_turn:
                    told(crowd, seat, ask)

    async def let_bot_play(self, table: str, seat: int, ask: int) -> None:
        """A bot chooses; it gets its view and nothing else."""
        try:
            while not self.closing:
                async with self.at(table) as crowd:
                    chair = crowd.room.chairs[seat]
                    if seat not in crowd.room.owing_bots() or crowd.room.play.state.asked[seat] != ask:
                        return
                    bot = chair.bot or STAND_IN
                    view = crowd.room.frame(seat, None)
                    seed = seed_of(crowd.room.seed, seat, view["at"], ask)
                text = await self.thinkers.choose(view["game"], bot, seed, view, table)
                try:
                    async with self.at(table) as crowd:
                        if seat not in crowd.room.owing_bots() or crowd.room.play.state.asked[seat] != ask:
                            return
                        await crowd.room.move(seat, ask, text, None)
                        self.moves += 1
                        self.thinking.pop((table, seat), None)
                        self.go_on(crowd)
                        return
                except Problem as problem:
                    if problem.status != 503:
                        log.warning("a bot's move was refused", extra={"table": table, "problem": problem.code})
                    await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            if self.thinking.get((table, seat)) == ask:
                del self.thinking[table, seat]

    async def make_rounds(self) -> None:
        """Looks at the clocks: whose time is up gets a stand-in."""
        while True:
            await asyncio.sleep(ROUNDS)
            time = now()
            for table in [t for t, crowd in self.rooms.items() if (crowd.room.clocks.deadline() or time + 1) <= time]:
                try:
                    async with self.at(table) as crowd:
                        late = crowd.room.clocks.late(now()) if crowd.room.status == RUNNING else []
                        for seat in late:
                            await self.stand_in(crowd, seat, STAND_IN)
                except Problem:
                    continue

    async def stand_in(self, crowd: Crowd, seat: int, bot: str | None) -> None:
        """A bot plays on for a person, or (None) no longer does."""
        room = crowd.room
        chair = room.chairs[seat]
        time = now()
        before = chair.bot
        chair.bot = bot
        if bot is None:
            room.clocks.grant(seat)
        room.clocks.running.pop(seat, None)
        room.clocks.follow(room.owing_people(), time)
        try:
            await self.store.write(seat_row(room, chair), (FOLLOW, [room.outline(time)]))
        except Unavailable:
            chair.bot = before
            room.broken = True
            raise
        self.thinking.pop((room.id, seat), None)
        crowd.send_about(self.about(crowd))
        self.go_on(crowd)

    async def sweep_on(self) -> None:
        """Closes tables nobody has touched for the host's limit, and lets go of quiet ones."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except (Problem, Unavailable):
                continue

    async def sweep(self) -> None:
        """One such look."""
        time = now()
        query = sa.select(schema.tables.c.id).where(
            schema.tables.c.status.in_([WAITING, RUNNING, PAUSED]), schema.tables.c.touched < time - self.limit
        )
        for row in await self.store.rows(query):
            async with self.at(row["id"]) as crowd:
                await self.shut(crowd, CLOSED, "closed-idle", None)
        for crowd in list(self.rooms.values()):
            room = crowd.room
            idle = not crowd.connections and not room.lock.locked() and time - room.touched > UNLOAD_AFTER
            if idle and not room.owing_bots() and room.clocks.deadline() is None and time - room.made > UNLOAD_AFTER:
                self.forget(crowd)

    async def shut(self, crowd: Crowd, status: str, reason: str, result: dict[str, Any] | None) -> None:
        """Ends a table for good: closed, or over by resigning or consent."""
        room = crowd.room
        time = now()
        room.clocks.stop(time)
        room.status, room.reason, room.stopped = status, reason, result
        try:
            await self.store.write(
                schema.tables.update()
                .where(schema.tables.c.id == room.id)
                .values(status=status, reason=reason, result=result, due=None, turn=[], touched=time)
            )
        except Unavailable:
            room.broken = True
            raise
        crowd.send_about(self.about(crowd))
        crowd.tell()

    # ---- what everybody at a table may know of it

    def about(self, crowd: Crowd) -> dict[str, Any]:
        """Name, seats with their people, status, clocks, presence, commitment."""
        room, time, here = crowd.room, now(), crowd.here()
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
            "result": room.stopped or (room.match.result() if room.match else None),
            "made": room.made,
        }
        if room.status in ("over", "closed"):
            about["seed"] = room.seed.hex()
        return about


def clock_of(wanted: NewTable) -> dict[str, Any] | None:
    """The clock of a new table as it is kept."""
    return None if wanted.clock is None else dict(msgspec.to_builtins(wanted.clock))


def seat_row(room: Room, chair: Chair) -> sa.Update:
    """The change of a chair as a statement."""
    values = chair.row(room.id)
    where = (schema.seats.c.table_id == room.id) & (schema.seats.c.seat == chair.seat)
    return schema.seats.update().where(where).values(values)


def known_bot(name: str | None) -> str:
    """A bot of ours by name; nothing else is ever loaded on a server."""
    if name not in bots.BOTS:
        raise Problem(404, "unknown-bot")
    return str(name)


def seed_of(secret: bytes, seat: int, at: int, ask: int) -> int:
    """A bot's luck for one decision: the same after a restart, unknown to others."""
    return int.from_bytes(blake2b(secret + f"bot/{seat}/{at}/{ask}".encode(), digest_size=6).digest(), "big")
