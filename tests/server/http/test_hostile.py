"""Hundreds of attacks of all kinds at once: another table plays on meanwhile, and nothing grows beyond its limit."""

import asyncio
import gc
import socket
import struct
import threading
import time
import weakref
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from benchmarks import hostile
from consigliere.server import app
from consigliere.server.http import uvicorn_protocol
from consigliere.server.storage import replay
from consigliere.server.tables import payload, table_state
from tests.server.running import Running, made, running
from tests.server.server import wait_until
from tests.server.tables.test_table import noted

ATTACKER = "127.0.0.2"
MAKES, SOCKETS = 8, 20  # tables per minute and sockets of an address
SHORT = 2.0  # seconds for a head or a body


class Attack:
    """The attacks, in a thread of their own."""

    def __init__(self, server: Running, count: int, tables: list[dict[str, Any]]) -> None:
        self.found: dict[str, Counter[str]] = {}
        self.begun = time.monotonic()
        self.seconds = 0.0

        def work() -> None:
            self.found = asyncio.run(hostile.attack(server.address, count, [ATTACKER], tables, []))
            self.seconds = time.monotonic() - self.begun

        self.thread = threading.Thread(target=work)
        self.thread.start()


def long_table(server: Running, rows: int) -> dict[str, Any]:
    """A table where one move was taken back again and again, at a time when that had no limit."""
    table = made(server.stranger(), "signorie", [{"kind": "open"}] * 2)
    seats = [server.bearer(seat["token"]) for seat in table["seats"]]
    for _ in range(5):
        play(seats, table["table"])

    async def forget() -> None:
        server.registry.unload(server.registry.tables[table["table"]])

    server.inside(forget)
    hostile.lengthen(server.settings.database, table["table"], rows)
    return table


def play(seats: list[httpx.Client], table: str) -> None:
    """The first move of whoever is to play."""
    for seat in seats:
        view = seat.get(f"/api/tables/{table}").json()
        if view["ask"] is not None:
            move = {"move": view["choices"][0]["text"], "ask": view["ask"]}
            assert seat.post(f"/api/tables/{table}/moves", json=move).status_code == 200
            return
    raise AssertionError("nobody is to play")


def test_another_table_plays_on_while_the_server_is_attacked(
    tmp_path: Path, size: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HEAD_SECONDS", "BODY_SECONDS"):
        monkeypatch.setattr(uvicorn_protocol, name, SHORT)
    monkeypatch.setattr(hostile, "QUIET", 0.5)
    played: Counter[str] = Counter()
    replay_row = replay.replay_row

    def noted(match: Any, row: Any) -> Any:
        played[row["table_id"]] += 1
        return replay_row(match, row)

    monkeypatch.setattr(replay, "replay_row", noted)
    limits: dict[str, Any] = {"rate": 30, "burst": 120, "tables_per_minute": MAKES, "connections": SOCKETS}
    with running(tmp_path, **limits) as server:
        long = long_table(server, size(2_000, 100_000))
        table = made(server.stranger(), "signorie", [{"kind": "open"}] * 2)
        seats = [server.bearer(seat["token"]) for seat in table["seats"]]
        before = set(server.registry.tables)
        lines = server.app.state.connections
        attack = Attack(server, size(300, 1000), [long])
        moves = most_lines = most_at_work = 0
        guard = find_guard(server)
        while attack.thread.is_alive():
            if moves < 100:
                play(seats, table["table"])
                moves += 1
            time.sleep(0.01)
            most_lines = max(most_lines, lines.of_network.get(ATTACKER, 0))
            most_at_work = max(most_at_work, app.AT_WORK - len(guard.places.free))
        attack.thread.join()
        outcomes = attack.found
        assert outcomes.keys() == hostile.KINDS.keys()
        assert moves > 0  # while everything was attacked
        assert not [kind for kind, found in outcomes.items() if {"held", "-1", "500", "503"} & set(found)], outcomes
        assert 0 < most_lines <= SOCKETS * 2
        assert most_at_work <= app.AT_WORK
        new = set(server.registry.tables) - before - {long["table"]}
        assert len(new) <= MAKES + MAKES * attack.seconds / 60
        assert all(max(server.at(t, taken_back), default=0) <= table_state.MAX_UNDOS for t in new)
        assert server.bearer(long["watch"]).get(f"/api/tables/{long['table']}").status_code == 200
        assert played[long["table"]] == 6  # the deal and what stands
        assert server.background.longest_work() < 10  # seconds of processor time at a stretch
        play(seats, table["table"])
        wait_until(lambda: ATTACKER not in lines.of_network, what="the attackers' connections are gone")


@pytest.mark.parametrize("start", [(9, 0x80), (10, 0x80), (0, 0x00)], ids=["pings", "pongs", "fragments"])
def test_a_flood_of_frames_ends_its_own_socket_only(tmp_path: Path, start: tuple[int, int]) -> None:
    """Frames that are no messages: some are fine, more abort the connection, and the event loop is free for others."""
    kind, last = start
    few, many = uvicorn_protocol.MOST_FRAMES // 2, 100_000
    flood = bytes([last | kind, 0x80, 0, 0, 0, 0])
    with running(tmp_path) as server, socket.create_connection(("127.0.0.1", server.settings.port), 20) as line:
        line.sendall(b"GET /api/tables/none/live HTTP/1.1\r\nHost: x\r\n" + hostile.UPGRADE.encode() + b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 101")
        begin = b"" if kind else bytes([1, 0x80, 0, 0, 0, 0])
        line.sendall(begin + flood * few + hostile.frame(b"last", 9))
        heard = b""
        while not heard.endswith(b"\x8a\x04last"):
            heard += line.recv(65536)
        assert heard.count(b"\x8a") == (few + 1 if kind == 9 else 1)  # every ping is answered
        server.background.ticks.clear()
        aborted = server.app.state.connections.aborted
        with suppress(ConnectionError):
            for _ in range(many // 1000):
                line.sendall(flood * 1000)
            while line.recv(65536):
                pass  # until it ends; a timeout is an error
        assert server.app.state.connections.aborted == aborted + 1
        assert server.stranger().get("/health").status_code == 200
        assert server.background.longest_work() < 0.05


def test_messages_that_nobody_has_taken_yet_are_not_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[int] = []
    receive = uvicorn_protocol.LimitedSocketProtocol.receive

    async def noted(self: uvicorn_protocol.LimitedSocketProtocol) -> Any:
        waiting.append(self.queue.qsize())
        return await receive(self)

    monkeypatch.setattr(uvicorn_protocol.LimitedSocketProtocol, "receive", noted)
    with running(tmp_path) as server:
        table = made(server.stranger(), "signorie", [{"kind": "open"}] * 2)
        live = server.live(table["table"], token=table["watch"])[0]
        ping, many = hostile.frame(b'{"type":"ping"}'), 2000
        live.line.socket.sendall(ping * many)
        assert [live.raw() for _ in range(many)] == ['{"type":"pong"}'] * many
        assert 1 < max(waiting) < 500  # a slice of them


REQUEST = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"


def test_few_requests_wait_for_the_answer_to_an_earlier_one(tmp_path: Path) -> None:
    """As many as are allowed are all answered; more abort the connection, and none of the rest is parsed."""
    most = uvicorn_protocol.MOST_WAITING
    with running(tmp_path) as server:
        lines = server.app.state.connections
        for many, aborted in ((most, 0), (5000, 1)):
            with socket.create_connection(("127.0.0.1", server.settings.port), 20) as line, suppress(ConnectionError):
                line.sendall(REQUEST * many)
                heard = b""
                while not aborted and heard.count(b'"me":null') < many:
                    heard += line.recv(65536)
                while aborted and line.recv(65536):
                    pass  # until it ends; a timeout is an error
            wait_until(lambda: not lines.lines, what="it has ended")
            assert lines.aborted == aborted
        assert server.server.server_state.total_requests <= 2 * most + 2


def lost(server: Running, sent: bytes, answer: bytes) -> None:
    """A connection that sends something, waits for the beginning of an answer, and is gone without a word."""
    with socket.create_connection(("127.0.0.1", server.settings.port), 20) as line:
        line.sendall(sent)
        assert not answer or line.recv(65536).startswith(answer)
        wait_until(lambda: len(server.app.state.connections.lines) == 1, what="it is there")
        time.sleep(0.05)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    wait_until(lambda: not server.app.state.connections.lines, what="it is gone")


def left_by(work: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Requests and connections that some work leaves in memory, unless cycles are searched for."""
    parts: list[weakref.ref[object]] = []
    for kind in (RequestResponseCycle, uvicorn_protocol.LimitedHttpProtocol):
        monkeypatch.setattr(kind, "__init__", noted(kind.__init__, parts))
    gc.collect()
    gc.disable()
    try:
        work()
        assert parts
        with suppress(AssertionError):
            wait_until(lambda: not any(part() for part in parts), 2, "nothing is left")
        return [part() for part in parts if part() is not None]
    finally:
        gc.enable()


def test_requests_that_waited_go_with_their_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "AT_WORK", 1)
    with running(tmp_path) as server:
        guard = find_guard(server)

        async def take() -> int:
            return await guard.places.get()

        place = server.inside(take)  # the first one cannot be answered, and the others wait for it

        def work() -> None:
            lost(server, REQUEST * 10, b"")

            async def give() -> None:
                guard.places.put(place)

            server.inside(give)

        assert left_by(work, monkeypatch) == []


def test_a_body_that_is_cut_off_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one that is waited for, nor one that was refused before it had come."""
    post = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" + b"x" * 60_000
    with running(tmp_path) as server:

        def work() -> None:
            lost(server, post % 60_001, b"")
            lost(server, post % 100_000, b"HTTP/1.1 413")

        assert left_by(work, monkeypatch) == []


def taken_back(live: Any) -> list[int]:
    """How often moves were taken back at each question."""
    return list(live.state.taken_back.values())


def find_guard(server: Running) -> app.RequestGuard:
    """What stands around the application that answers."""
    found = server.app.middleware_stack
    while not isinstance(found, app.RequestGuard):
        found = found.app  # type: ignore[union-attr]
    return found


def test_requests_are_worked_on_in_turn_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address with very many requests keeps another one waiting for one of them at most."""
    monkeypatch.setattr(app, "AT_WORK", 1)
    with running(tmp_path, public_url="http://games.example") as server:
        guard = find_guard(server)
        order: list[str] = []
        threads: list[threading.Thread] = []
        inner = guard.app

        async def noted(scope: Scope, receive: Receive, send: Send) -> None:
            order.append(scope["client"][0])
            await inner(scope, receive, send)

        guard.app = noted

        async def take() -> int:
            return await guard.places.get()

        def ask(address: str) -> None:
            assert server.stranger(**{"x-forwarded-for": address}).get("/api/me").status_code == 200

        def begin(address: str) -> None:
            threads.append(threading.Thread(target=ask, args=[address]))
            threads[-1].start()
            wait_until(lambda: waiting(guard) == len(threads), what="it waits")

        place = server.inside(take)  # somebody is at work
        for _ in range(8):
            begin("192.0.2.7")
        begin("192.0.2.8")

        async def give() -> None:
            guard.places.put(place)

        slow_body = hostile.Attacker(server.address, "127.0.0.1", [])

        async def never() -> str:
            async with asyncio.timeout(60):
                return await hostile.bodies(slow_body, 1)

        monkeypatch.setattr(uvicorn_protocol, "BODY_SECONDS", 1.0)
        assert asyncio.run(never()) == "cut"  # what has not come takes nobody's place
        assert waiting(guard) == len(threads)
        server.inside(give)
        for thread in threads:
            thread.join(60)
        assert order == ["192.0.2.7", "192.0.2.8"] + ["192.0.2.7"] * 7
        assert list(guard.places.free) == [place]


def waiting(guard: app.RequestGuard) -> int:
    """How many requests wait."""
    return sum(len(futures) for people in guard.places.waiting.values() for futures in people.values())


def test_what_many_watchers_see_is_built_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[Any] = []
    real = payload.viewer_payload

    def noted(*given: Any) -> Any:
        built.append(given)
        return real(*given)

    with running(tmp_path) as server:
        table = made(server.stranger(), "signorie", [{"kind": "open"}] * 2)
        seats = [server.bearer(seat["token"]) for seat in table["seats"]]
        monkeypatch.setattr(table_state, "viewer_payload", noted)
        first = [server.live(table["table"], token=table["watch"], lang="en")[1]["view"] for _ in range(5)]
        assert len(built) == 1
        play(seats, table["table"])
        after = server.live(table["table"], token=table["watch"], lang="en")[1]["view"]
        assert first[1:] == first[:-1]
        assert after != first[0]
