"""The listener for other nodes lets in nobody without the secret, nothing twice, and believes an address only then."""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from consigliere.server.cluster import wire
from consigliere.server.cluster.lease import Lease
from consigliere.server.storage import schema
from consigliere.server.storage.store import now
from consigliere.server.tables.registry import TableRegistry
from tests.conftest import Size
from tests.server.cluster.nodes import SECRET
from tests.server.http.test_permissions import ROWS, Cast
from tests.server.http.test_permissions import test_a_route_serves_whom_it_should as serves_whom_it_should
from tests.server.http.test_permissions import test_a_socket_answers_whom_it_should as answers_whom_it_should
from tests.server.running import Running, made, running
from tests.server.server import Postgres

FAR_AWAY = "203.0.113.9"
LONG = 120.0  # seconds: in one process with the tests a beat may be late
REAL = SECRET.encode()


@pytest.fixture(scope="module")
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two nodes in this process."""
    ours: dict[str, Any] = {"database": postgres.database(), "cluster_secret": SECRET, "lease_seconds": LONG}
    folder = tmp_path_factory.mktemp("nodes")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableRegistry, "preload_words", lambda registry: None)  # it would keep the tests waiting
        with running(folder, node="one", **ours) as one, running(folder, node="two", **ours) as other:
            yield one, other


def request(method: str = "GET", path: str = "/api/me", client: str = FAR_AWAY) -> dict[str, Any]:
    """What a node says of a request."""
    said = {"type": "http", "path": path, "raw_path": path.encode(), "query_string": b"", "scheme": "http"}
    return {**said, "http_version": "1.1", "method": method, "headers": [], "client": client}


def opening(node: Running, secret: bytes = REAL, scope: Any = None, body: bytes = b"", **other: Any) -> bytes:
    """The first message to a node, signed."""
    values = {"by": "two", "to": node.app.state.node.members.session, "time": now(), "number": b"n" * 16}
    content = msgspec.msgpack.encode({**values, "scope": scope or request(), "body": body, **other})
    return len(content).to_bytes(4, "big") + wire.opening_signature(secret, content) + content


def answered(node: Running, sent: bytes) -> bytes:
    """What a node answers to some bytes until it ends the connection."""
    identity = node.app.state.node.members.identity
    with socket.create_connection((identity.host, identity.port), 30) as line:
        line.sendall(sent)
        line.shutdown(socket.SHUT_WR)
        found = b""
        while part := line.recv(65536):
            found += part
        return found


def table_made(answer: bytes) -> bool:
    """Whether a node says that it has made a table."""
    length = int.from_bytes(answer[:4], "big")
    start = 4 + wire.SIGNATURE
    return bool(msgspec.msgpack.decode(answer[start : start + length])["status"] == 201)


def test_only_what_is_signed_fresh_and_for_this_node_is_answered(two: tuple[Running, Running]) -> None:
    one, other = two
    door = one.app.state.node.peer_listener
    good = opening(one, number=b"a" * 16)
    assert b"http.response.start" in answered(one, good)
    before = door.refused
    assert answered(one, good) == b""  # the same again
    assert answered(one, opening(one, b"another secret of thirty-two characters")) == b""
    assert answered(one, opening(one, to=other.app.state.node.members.session)) == b""
    assert answered(one, opening(one, time=now() - 120_000)) == b""
    assert answered(one, opening(one, time=now() + 120_000)) == b""
    assert answered(one, opening(one, number=b"short")) == b""
    changed = bytearray(opening(one, number=b"b" * 16))
    changed[-1] ^= 1
    assert answered(one, bytes(changed)) == b""
    assert answered(one, b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" + b" " * 64) == b""
    assert door.refused == before + 8
    assert b"http.response.start" in answered(one, opening(one, number=b"c" * 16))


def test_messages_after_the_first_are_signed_too(two: tuple[Running, Running]) -> None:
    one, _ = two
    table = made(one.stranger(), "signorie", [{"kind": "open"}] * 2)
    scope = {**request(path=f"/api/tables/{table['table']}/live"), "type": "websocket"}
    hello = msgspec.json.encode({"type": "hello", "token": table["watch"]}).decode()

    async def said(secret: bytes) -> list[dict[str, Any]]:
        members = one.app.state.node.members
        address = members.identity.host, members.identity.port
        channel = await wire.connect(address, REAL, "two", members.session, now(), scope, b"")
        channel.key = wire.key_of(secret, b"") if secret != REAL else channel.key
        await channel.send({"type": "websocket.receive", "text": hello})
        found: list[dict[str, Any]] = []
        if secret != REAL:
            await channel.reader.read(-1)  # until it ends
            channel.close()
            return found
        while len(found) < 2 and (message := await channel.receive()) is not None:
            found.append(message)
        channel.close()
        return found

    assert [message["type"] for message in asyncio.run(said(REAL))] == ["websocket.accept", "websocket.send"]
    before = one.app.state.node.peer_listener.refused
    asyncio.run(said(b"nobody's"))
    assert one.app.state.node.peer_listener.refused == before + 1


def test_the_address_is_believed_only_from_another_node(two: tuple[Running, Running]) -> None:
    one, _ = two
    body = msgspec.json.encode({"game": "signorie", "seats": [{"kind": "open"}] * 2})
    sent = opening(one, scope=request("POST", "/api/tables"), body=body, number=b"d" * 16)
    assert table_made(answered(one, sent))
    forged = {"x-forwarded-for": FAR_AWAY, "consigliere.hop": "two", "x-consigliere-hop": "two"}
    seats = {"game": "signorie", "seats": [{"kind": "open"}] * 2}
    assert httpx.post(f"{one.address}/api/tables", json=seats, headers=forged).status_code == 201
    rows = one.inside(lambda: one.store.rows(sa.select(schema.tables.c.origin).order_by(schema.tables.c.made)))
    origins = [row["origin"] for row in rows][-2:]
    digest = one.people.digest
    assert origins == [digest("address", FAR_AWAY), digest("address", "127.0.0.1")]


def test_a_late_write_of_a_table_that_moved_is_refused_and_told_to_nobody(two: tuple[Running, Running]) -> None:
    one, other = two
    table = made(one.stranger(), "signorie", [{"kind": "open"}] * 2)
    holder = one.at(table["table"], lambda live: live)
    live, _ = other.live(table["table"], other.bearer(table["watch"]))

    async def steal() -> Lease:
        gone = schema.leases.update().where(schema.leases.c.table_id == table["table"]).values(session=None)
        await other.store.write(gone)
        other.app.state.node.leases.forget(table["table"])
        return (await other.registry.load(table["table"])).log.lease

    assert other.inside(steal).fence == holder.log.lease.fence + 1
    seat = holder.state.owing()[0]
    token = next(each["token"] for each in table["seats"] if each["seat"] == seat)
    text = holder.state.payload(seat, None).choices[0].text
    ask = holder.state.match.state.asked[seat]
    late: dict[str, Any] = {
        "url": f"/api/tables/{table['table']}/moves",
        "json": {"ask": ask, "move": text, "key": "late"},
    }
    answer = one.bearer(token).post(**late)
    assert answer.status_code == 503
    assert live.end()[0] == []  # whoever was connected comes back, and was told nothing of it
    again = one.bearer(token).post(
        f"/api/tables/{table['table']}/moves", json={"ask": ask, "move": text, "key": "late"}
    )
    assert again.status_code == 200  # at the other node
    assert other.at(table["table"], lambda live: live.state.seq) == 1
    assert one.store.refused == 1


# ---- who may do what, when everything is asked of the node that does not have the table


class Through:
    """Tables are made at one node, and everything is asked of the other."""

    def __init__(self, one: Running, other: Running) -> None:
        self.person = one.person
        self.stranger = other.stranger
        self.line = other.line


@pytest.fixture(scope="module")
def cast(two: tuple[Running, Running]) -> Cast:
    """The people."""
    found: Any = Through(*two)
    return Cast(found)


@pytest.mark.ci
def test_routes_serve_whom_they_should_through_another_node(cast: Cast, size: Size) -> None:
    rows = [row for row in ROWS if "{table}" in row.path]
    for row in size(rows[::4], rows):
        serves_whom_it_should(cast, row, "running")


def test_a_socket_answers_whom_it_should_through_another_node(cast: Cast, two: tuple[Running, Running]) -> None:
    answers_whom_it_should(cast, "running", True)
    assert two[1].app.state.node.forwarder.forwarded >= 10
    assert not set(two[1].registry.tables) & set(two[0].registry.tables)
