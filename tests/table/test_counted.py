"""What is counted: connections, time, what is compressed, tables and lines. A few hostile clients harm nobody else."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from consigliere.table import connections, http_protocol, sockets
from tests.table.running import Running, made, running
from tests.table.server import wait_until

HELLO = b"GET /api/tables/%s/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with wide limits."""
    with running(tmp_path_factory.mktemp("counted")) as found:
        yield found


def line(server: Running, sent: bytes = b"", small: bool = False) -> socket.socket:
    """A connection on which something was sent."""
    found = socket.socket()
    if small:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.settimeout(30)
    found.connect(("127.0.0.1", server.settings.port))
    found.sendall(sent)
    return found


def text_frame(text: bytes) -> bytes:
    """A message of a socket as bytes, masked with zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


# ---- connections


def test_a_body_that_never_comes_keeps_no_connection(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert http_protocol.BODY_SECONDS <= 30
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.3)
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n"
    for sent in (head, head + b"{", b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n"):
        waiting = line(server, sent)
        begun = time.monotonic()
        assert waiting.recv(1000) == b""
        assert time.monotonic() - begun < 10
        waiting.close()
    slow = line(server, head)
    accepted = 0
    try:
        while accepted < 49:  # byte by byte is no excuse
            slow.sendall(b" ")
            accepted += 1
            time.sleep(0.05)
    except ConnectionError:
        pass
    assert accepted < 49
    slow.close()


def test_one_address_has_only_so_many_connections_of_any_kind(tmp_path: Path) -> None:
    with running(tmp_path, connections=5) as server:
        most = 5 * connections.ALL_PER_SOCKET
        held = [line(server) for _ in range(most)]
        wait_until(lambda: len(server.app.state.connections.lines) == most, what="all are there")
        refused = [line(server) for _ in range(20)]
        assert all(each.recv(100).startswith(b"HTTP/1.1 429 ") for each in refused)
        assert server.app.state.connections.refused == 20
        for each in (*held, *refused):
            each.close()
        wait_until(lambda: not server.app.state.connections.lines, what="all are gone")
        assert server.app.state.connections.of_network == {}
        assert server.stranger().get("/health").status_code == 200


def test_behind_a_proxy_requests_are_counted_by_the_address_it_names(tmp_path: Path) -> None:
    with running(tmp_path, connections=3, public_url="http://games.example") as server:
        body = b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\nContent-Length: 50\r\n\r\n"
        held = [line(server, body) for _ in range(12)]
        answers = [each for each in held[:] if readable(each)]
        assert len(answers) == 9
        assert all(b"crowded" in each.recv(2000) for each in answers)
        assert server.stranger(**{"x-forwarded-for": "192.0.2.8"}).get("/api/me").status_code == 200
        for each in held:
            each.close()


def readable(each: socket.socket) -> bool:
    """Whether something has come within a moment."""
    each.settimeout(0.5)
    try:
        return bool(each.recv(1, socket.MSG_PEEK))
    except TimeoutError:
        return False


def test_as_many_files_as_the_system_allows(caplog: pytest.LogCaptureFixture) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        with caplog.at_level("INFO"):
            found = connections.raise_file_limit()
        assert found == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, connections.WANTED_FILES)
        assert [record.message for record in caplog.records] == ["open files"]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# ---- who never reads


def silent_socket(server: Running, table: dict[str, Any]) -> socket.socket:
    """A watcher that has said hello and reads nothing, ever."""
    found = line(server, HELLO % table["table"].encode() + KEY, small=True)
    assert b"101 Switching" in found.recv(12 + 20)
    found.sendall(text_frame(b'{"type":"hello","token":"%s"}' % table["watch"].encode()))
    return found


def flood(server: Running, table: str) -> None:
    """Sends to all sockets of a table what no buffer holds."""

    def work(live: Any) -> None:
        for connection in live.subscribers.connections:
            for _ in range(60):
                connection.send(b'"' + b"x" * 100_000 + b'"')

    server.at(table, work)


def test_a_socket_that_is_cut_is_closed_although_it_never_reads(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sockets.CLOSE_SECONDS <= 5
    monkeypatch.setattr(sockets, "CLOSE_SECONDS", 0.3)
    table = made(server.stranger(), "signorie", [{"kind": "open"}] * 2)
    silent = [silent_socket(server, table) for _ in range(5)]
    lines = server.app.state.connections.lines
    before = len(lines)
    wait_until(lambda: server.at(table["table"], lambda live: len(live.subscribers.connections)) == 5, what="all in")
    flood(server, table["table"])
    wait_until(lambda: len(lines) <= before - 5, what="their descriptors are free")
    for each in silent:
        each.close()


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert connections.STALLED_SECONDS <= 15
    monkeypatch.setattr(connections, "STALLED_SECONDS", 0.5)
    monkeypatch.setattr(connections, "CLOSING_SECONDS", 0.5)
    with running(tmp_path) as server:
        request = b"GET /api/games/la-famiglia/pack HTTP/1.1\r\nHost: x\r\n\r\n"
        silent = [line(server, request * 60, small=True) for _ in range(3)]
        wait_until(lambda: server.app.state.connections.aborted >= 3, what="they are aborted")
        assert not server.app.state.connections.lines
        for each in silent:
            each.close()


def test_a_stop_does_not_wait_for_who_never_reads(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = made(server.stranger(), "signorie", [{"kind": "open"}] * 2)
        silent = [silent_socket(server, table) for _ in range(3)]
        wait_until(lambda: server.at(table["table"], lambda live: len(live.subscribers.connections)) == 3, what="in")
        silent.append(line(server, b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n"))

        def fill(live: Any) -> None:
            for connection in live.subscribers.connections:
                for _ in range(30):
                    connection.send(b'"' + b"x" * 100_000 + b'"')

        server.at(table["table"], fill)
        time.sleep(0.5)
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < 4
        for each in silent:
            each.close()
