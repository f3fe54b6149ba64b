"""This server as one of several: it says that it is there, takes up what others left, and hands over when it stops."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable

from starlette.types import ASGIApp

from consigliere.core.errors import Mistake
from consigliere.server.cluster.cluster_bus import ClusterBus
from consigliere.server.cluster.forwarding import PeerForwarder
from consigliere.server.cluster.membership import BEATS, Identity, Membership
from consigliere.server.cluster.peer_listener import PeerListener, bind
from consigliere.server.cluster.shared_leases import SharedLeases
from consigliere.server.settings import Settings
from consigliere.server.storage.database import address, database_at, reason
from consigliere.server.storage.store import Store
from consigliere.server.tables.registry import TableRegistry
from consigliere.server.tables.table import Table

log = logging.getLogger(__name__)

ADOPT_BEATS = 8  # after so many it is looked for tables that were left behind, also if nobody was missed
HAND_OVER_SECONDS = 10.0
IDLE_PART = 0.8  # of a lease: who is paused within a transaction gives it up before others can take the table


class Cluster:
    """What a server needs to be one of several: who is there, who has which table, how they talk."""

    def __init__(self, settings: Settings) -> None:
        assert settings.node is not None
        url = address(settings.database)
        if not url.drivername.startswith("postgresql"):
            raise Mistake("mistake-node-database")
        database = database_at(url, settings.lease_seconds * IDLE_PART)
        secret = (settings.cluster_secret or "").encode()
        self.listener = bind(settings.node_host, settings.node_port)
        identity = Identity(settings.node, settings.node_host, self.listener.getsockname()[1], secret)
        self.members = Membership(identity, database, settings.lease_seconds)
        self.leases = SharedLeases(database, self.members)
        self.store = Store(database, self.leases, self.members.join)
        self.forwarder = PeerForwarder(secret, self.members, self.leases)
        self.bus = ClusterBus(self.store, lambda: self.members.session)


class Node:
    """This server among the others."""

    def __init__(self, cluster: Cluster, registry: TableRegistry, app: ASGIApp) -> None:
        self.store = cluster.store
        self.members = cluster.members
        self.leases = cluster.leases
        self.forwarder = cluster.forwarder
        self.bus = cluster.bus
        self.listener = cluster.listener
        self.registry = registry
        self.peer_listener = PeerListener(app, self.forwarder.secret, self.members, self.listener)
        self.give_up: Callable[[], None] = lambda: None  # ends the server, which the others will not have any more
        self.tasks: list[asyncio.Task[None]] = []
        self.handed_over = False
        self.bus.subscribe("left", lambda: registry.tasks.spawn(self.poll()))

    # ---- being there

    def start(self) -> None:
        """Say from now on that this node, which has joined, is there."""
        self.tasks.append(asyncio.create_task(self.beat_repeatedly(), name="beat"))

    async def open(self) -> None:
        """Listen to the others from now on."""
        await self.peer_listener.open()
        self.tasks.append(asyncio.create_task(self.bus.listen_repeatedly(), name="bus"))
        log.info("joined the cluster", extra={"node": self.members.identity.name})

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
                log.error("cannot rejoin the cluster; shutting down", extra={"problem": str(mistake)})
                self.give_up()
                return
            except Exception as error:
                log.warning("heartbeat failed; retrying", extra={"problem": reason(error)})
            self.drop_if_lost()

    async def beat(self, adopt: bool) -> None:
        """One time; whoever is missed leaves tables behind."""
        await self.bus.check()
        if self.members.leaving:
            await self.members.poll()
            return
        before = set(self.members.peers)
        if not await self.members.beat():
            log.error("leases expired without a heartbeat; dropping all tables")
            self.drop_all()
            await self.members.join()
            adopt = True
        if adopt or before - set(self.members.peers):
            self.registry.tasks.spawn(self.adopt())

    async def poll(self) -> None:
        """Look who is there after another node has left, and take over its tables."""
        with contextlib.suppress(Exception):  # the next beat sees it, too
            await self.members.poll()
        await self.adopt()

    async def adopt(self) -> None:
        """Takes up running tables whose node is gone; several nodes share them as it comes."""
        try:
            tables = await self.leases.left_behind()
        except Exception as error:
            log.warning("looking for orphaned tables failed; retrying", extra={"problem": reason(error)})
            return
        random.shuffle(tables)
        for table in tables:
            if self.members.leaving:
                return
            await self.registry.resume(table)

    def drop_if_lost(self) -> None:
        """Cut off from the database: others may have the tables by now, so nobody is told anything from memory."""
        try:
            self.members.check()
        except Exception:
            self.drop_all()

    def drop_all(self) -> None:
        """Forgets all tables; who is connected comes back by itself, here or elsewhere."""
        for table in list(self.registry.tables.values()):
            self.registry.unload(table, release=False)

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
        self.handed_over = self.members.leaving = self.registry.leaving = True
        try:
            async with asyncio.timeout(HAND_OVER_SECONDS):
                await asyncio.gather(*[self.unload(table) for table in list(self.registry.tables.values())])
                await self.store.waiting.join()
                await self.members.leave()
                await self.bus.send("left")
        except Exception as error:
            log.error(
                "handing over tables failed; other nodes take over when the leases expire",
                extra={"problem": reason(error)},
            )

    async def unload(self, table: Table) -> None:
        """Unload a table, after what is being done there."""
        async with table.lock:
            self.registry.unload(table, release=False)

    async def close(self) -> None:
        """Ends what goes on by itself, and the listener."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.peer_listener.close()
        self.listener.close()
        await self.bus.close()
        await self.members.close()
