"""The configurations in deploy/ with the real proxies: unprivileged, on loopback ports, from a folder of their own."""

import asyncio
import re
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial

import httpx
import pytest
import sqlalchemy as sa

from consigliere.cli.main import main
from consigliere.server.storage import schema
from consigliere.server.storage.store import Store
from tests.server.cluster.nodes import nodes
from tests.server.cluster.proxies import DEPLOY, Proxy, is_well, proxy
from tests.server.cluster.test_nodes import all_told, some_moves
from tests.server.player import Player
from tests.server.server import UNUSED, Postgres, Server, Table, wait_until
from tests.server.storage.test_kill import stored

LEASE = 3.0  # seconds: a node that loses its tables too early is one more interruption, which nobody minds here
HANGS = 1.5  # seconds without an answer
MANY = 16  # tables, so that some are sent to each node
LARGER = (pytest.mark.ci, pytest.mark.long)


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two nodes; each is there again when a test ends."""
    folder = tmp_path_factory.mktemp("pair")
    with nodes(folder, postgres.database(), "one", "two", lease_seconds=LEASE) as servers:
        yield servers


async def holder(servers: list[Server], table: Table) -> Server:
    """The node that has a table."""
    store = Store(servers[0].database)
    try:
        leases, there = schema.leases, schema.nodes
        query = sa.select(there.c.name).join_from(leases, there, leases.c.session == there.c.session)
        rows = await store.rows(query.where(leases.c.table_id == table.id))
    finally:
        await store.database.close()
    return next(server for server in servers if server.settings["node"] == rows[0]["name"])


async def interrupted(
    people: Proxy, servers: list[Server], harm: Callable[[Server], Coroutine[None, None, None]]
) -> None:
    """A game behind the proxy goes on although its node is harmed; then all have seen and kept everything."""
    table = await asyncio.to_thread(people.make, "signorie", ["open", "open"])
    players = [Player(table, seat, undo=0.1, pause=0.05) for seat in table.tokens]
    playing = [asyncio.create_task(player.run()) for player in players]
    try:
        await some_moves(players)
        before = [player.connections for player in players]
        await harm(await holder(servers, table))
        await some_moves(players)
        for player in players:
            player.go.clear()
        async with asyncio.timeout(60):
            while not await all_told(table, players):
                await asyncio.sleep(0.1)
        assert all(player.connections > count for player, count in zip(players, before))
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    rows = (await stored(people.database))[table.id]
    for player in players:
        mine = [(row["kind"], row["key"]) for row in rows if row["seat"] == player.seat]
        assert mine == [(message["type"], message["key"]) for message in player.acknowledged]
        assert [message for message in player.refused if message["type"] == "move"] == []


@contextmanager
def harmed(servers: list[Server]) -> Iterator[Callable[[Server, str], Coroutine[None, None, None]]]:
    """Kills or pauses a node; in the end it is there again."""
    found: list[Server] = []

    async def harm(server: Server, how: str) -> None:
        assert server.process is not None
        found.append(server)
        if how == "killed":
            await asyncio.to_thread(server.kill)
        else:
            server.process.send_signal(signal.SIGSTOP)

    try:
        yield harm
    finally:
        for server in found:
            assert server.process is not None
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
            else:
                server.start()
        for server in servers:
            wait_until(partial(is_well, server), 60, "all nodes are there")


@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("haproxy", "killed"),
        pytest.param("haproxy", "paused", marks=LARGER),
        pytest.param("nginx", "killed", marks=LARGER),
    ],
)
def test_behind_a_proxy_a_node_is_not_missed(pair: list[Server], name: str, how: str) -> None:
    with harmed(pair) as harm, proxy(name, pair) as people:
        asyncio.run(interrupted(people, pair, lambda server: harm(server, how)))


async def asked(people: Proxy) -> list[int]:
    """The answers to requests that go to all nodes; 0 for none."""

    async def ask(client: httpx.AsyncClient, number: int) -> int:
        try:
            return (await client.get(f"{people.address}/api/tables/table{number}/about")).status_code
        except httpx.ReadTimeout:
            return 0

    async with httpx.AsyncClient(timeout=HANGS, verify=UNUSED) as client:
        return await asyncio.gather(*(ask(client, number) for number in range(MANY)))


def test_behind_nginx_requests_to_a_paused_node_hang_as_its_file_says(pair: list[Server]) -> None:
    with harmed(pair) as harm, proxy("nginx", pair) as people:
        assert asyncio.run(asked(people)) == [404] * MANY
        asyncio.run(harm(pair[0], "paused"))
        assert set(asyncio.run(asked(people))) == {0, 404}


def test_the_unit_and_the_compose_file_name_options_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    known = capsys.readouterr().out
    for file in ("consigliere@.service", "compose.yaml"):
        lines = [line for line in (DEPLOY / file).read_text().splitlines() if not line.startswith("#")]
        named = set(re.findall(r"(?<= )--[a-z-]+", "\n".join(lines)))
        assert {"--node", "--node-listen", "--cluster-secret-file", "--database"} <= named
        assert [option for option in named if option not in known] == []
