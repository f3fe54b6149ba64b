"""This server as one of several: it says that it is there, takes up what others left, and hands over when it stops."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starlette.types import ASGIApp

from consigliere.core.errors import Mistake
from consigliere.table.cluster.bulletin import Bulletin
from consigliere.table.cluster.door import Door, bind
from consigliere.table.cluster.membership import BEATS, Identity, Membership
from consigliere.table.cluster.passing import Hops
from consigliere.table.cluster.shared_leases import SharedLeases
from consigliere.table.database import PostgresDatabase, reason
from consigliere.table.settings import Settings
from consigliere.table.store import Store

if TYPE_CHECKING:
    from consigliere.table.house import House
    from consigliere.table.sockets import Sockets

log = logging.getLogger(__name__)

ADOPT_BEATS = 8  # after so many it is looked for tables that were left behind, also if nobody was missed
HAND_OVER_SECONDS = 10.0
IDLE_PART = 0.8  # of a lease: who is paused within a transaction gives it up before others can take the table


class Node:
    """One of several servers on one database."""

    def __init__(self, settings: Settings, store: Store) -> None:
        assert settings.node is not None
        assert isinstance(store.database, PostgresDatabase)
        secret = (settings.cluster_secret or "").encode()
        self.listener = bind(settings.node_host, settings.node_port)
        identity = Identity(settings.node, settings.node_host, self.listener.getsockname()[1], secret)
        self.store = store
        self.members = Membership(identity, store.database, settings.lease_seconds)
        self.leases = SharedLeases(store.database, self.members)
        self.hops = Hops(secret, self.members, self.leases)
        self.bulletin = Bulletin(store.database, lambda: self.members.session)
        store.leases, store.prepare = self.leases, self.join
        self.give_up: Callable[[], None] = lambda: None  # ends the server, which the others will not have any more
        self.door: Door | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.handed_over = False

    def serve(self, house: "House", sockets: "Sockets", app: ASGIApp) -> None:
        """Connects it with the server's parts."""
        self.house = house
        self.door = Door(app, self.hops.secret, self.members, self.listener)
        people = house.people
        people.certain = lambda: self.bulletin.listening
        people.changed = lambda person, kind="person": [self.bulletin.statement(kind, person=person)]
        house.tell = lambda kind, content: house.spawn(self.say(kind, content))
        sockets.hops = self.hops
        self.bulletin.after_break += [people.known.clear, house.background.look_who_is_missing]
        self.bulletin.handlers = {
            "person": lambda said: people.forget(str(said["person"])),
            "renamed": lambda said: house.show_name(str(said["person"]), str(said["before"]), str(said["name"])),
            "forgotten": lambda said: house.spawn(house.forget_people_here({str(said["person"])})),
            "let-go": lambda said: sockets.let_go_here(str(said["person"])),
            "turn": lambda said: sockets.notice_here(
                str(said["person"]), str(said["table"]), str(said["name"]), int(said["seat"])
            ),
            "left": lambda said: house.spawn(self.look()),
        }

    async def say(self, kind: str, content: dict[str, Any]) -> None:
        """Tells the others; if that cannot be done now they find out by reading."""
        with contextlib.suppress(Exception):
            await self.store.write(self.bulletin.statement(kind, **content))

    # ---- being there

    async def join(self) -> None:
        """Becomes one of them, and says so from now on."""
        await self.members.join()
        self.tasks.append(asyncio.create_task(self.beat_repeatedly(), name="beat"))

    async def open(self) -> None:
        """From now on the others can rely on it."""
        assert self.door is not None
        await self.door.open()
        self.tasks.append(asyncio.create_task(self.bulletin.listen_repeatedly(), name="bulletin"))
        log.info("this node is there", extra={"node": self.members.identity.name})

    async def beat_repeatedly(self) -> None:
        """Says again and again that this node is there."""
        count = 0
        while True:
            await asyncio.sleep(self.members.seconds / BEATS)
            count += 1
            try:
                async with asyncio.timeout(self.members.seconds):
                    await self.beat(count % ADOPT_BEATS == 0)
            except Mistake as mistake:
                log.error("this node cannot come back", extra={"problem": str(mistake)})
                self.give_up()
                return
            except Exception as error:
                log.warning("the database is not reached", extra={"problem": reason(error)})
            self.let_go_if_lost()

    async def beat(self, adopt: bool) -> None:
        """One time; whoever is missed leaves tables behind."""
        await self.bulletin.check()
        if self.members.leaving:
            await self.members.look()
            return
        before = set(self.members.peers)
        if not await self.members.beat():
            log.error("this node was silent for too long and has lost its tables")
            self.drop_all()
            await self.members.join()
            adopt = True
        if adopt or before - set(self.members.peers):
            self.house.spawn(self.adopt())

    async def look(self) -> None:
        """Another node says that it has left."""
        with contextlib.suppress(Exception):  # the next beat sees it, too
            await self.members.look()
        await self.adopt()

    async def adopt(self) -> None:
        """Takes up running tables whose node is gone; several nodes share them as it comes."""
        try:
            found = await self.leases.left_behind()
        except Exception as error:
            log.warning("tables that were left behind are not found now", extra={"problem": reason(error)})
            return
        random.shuffle(found)
        for table in found:
            if self.members.leaving:
                return
            await self.house.background.take_up(table)

    def let_go_if_lost(self) -> None:
        """Cut off from the database: others may have the tables by now, so nobody is told anything from memory."""
        try:
            self.members.check()
        except Exception:
            self.drop_all()

    def drop_all(self) -> None:
        """Forgets all tables; who is connected comes back by itself, here or elsewhere."""
        for live in list(self.house.tables.values()):
            self.house.forget(live, release=False)

    # ---- going

    def stop_soon(self, stop: Callable[[], None]) -> None:
        """Hands over, then stops; while it does, requests are still passed on."""

        async def work() -> None:
            await self.hand_over()
            stop()

        self.tasks.append(asyncio.create_task(work(), name="hand-over"))

    async def hand_over(self) -> None:
        """The node stops: what is going on is stored, then the others have its tables."""
        if self.handed_over:
            return
        self.handed_over = self.members.leaving = self.house.leaving = True
        try:
            async with asyncio.timeout(HAND_OVER_SECONDS):
                await asyncio.gather(*[self.let_go(table) for table in list(self.house.tables)])
                await self.store.waiting.join()
                await self.members.leave()
                await self.say("left", {})
        except Exception as error:
            log.error("tables were not handed over; others have them in a moment", extra={"problem": reason(error)})

    async def let_go(self, table: str) -> None:
        """One table, after what is being done there."""
        live = self.house.tables.get(table)
        if live is not None:
            async with live.room.lock:
                self.house.forget(live, release=False)

    async def close(self) -> None:
        """Ends what goes on by itself, and the listener."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.door is not None:
            await self.door.close()
        self.listener.close()
        await self.bulletin.close()
        await self.members.close()
