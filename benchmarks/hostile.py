"""What hostile clients do to a server: each kind a few hundred times, at once, from several addresses of this machine.

python benchmarks/hostile.py http://127.0.0.1:8000 [--count 1000]     prints what came of it, as JSON

Bodies and heads that never come, sockets that never read, rubbish on sockets, bodies that are hard to read, chat,
rematches, moves that are taken back, tables for the lobby, tables of bots, content that is the same for everybody,
long tables.
"""

import argparse
import asyncio
import gzip
import json
import os
import socket
import sqlite3
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from typing import Any
from urllib.parse import urlsplit

ADDRESSES = [f"127.0.0.{n}" for n in range(2, 12)]  # where the attacks come from; the players come from 127.0.0.1
AT_ONCE = 60  # of each address
PATIENCE = 60.0  # seconds until something counts as never answered
QUIET = 3.0  # seconds a socket that was sent rubbish is listened to
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
Data = dict[str, Any]
LOST = (OSError, EOFError, asyncio.IncompleteReadError)


class Attacker:
    """All attacks from one address."""

    def __init__(self, server: str, address: str, long_tables: list[Data]) -> None:
        self.host, self.port = urlsplit(server).hostname or "", urlsplit(server).port or 80
        self.address = address
        self.long_tables = long_tables
        self.cookie = ""
        self.tables: dict[str, str] = {}  # paths of our own
        self.turn = asyncio.Lock()  # for what is done in several steps
        self.done = asyncio.Event()  # everything else has been tried

    # ---- plain HTTP

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from this address."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", raw: bytes = b"") -> tuple[int, Any]:
        """One request; the status and the content of its answer, (0, None) if there is none."""
        content = raw or (json.dumps(body).encode() if body is not None else b"")
        who = f"Authorization: Bearer {token}\r\n" if token else f"Cookie: consigliere={self.cookie}\r\n"
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{who}"
        head += "" if method == "POST" else "Accept-Encoding: gzip\r\n"
        head += f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n"
        try:
            reader, writer = await self.line()
            try:
                writer.write(head.encode() + content)
                async with asyncio.timeout(PATIENCE):
                    found = await reader.read()
            finally:
                writer.transport.abort()
        except TimeoutError:
            return -1, None
        except LOST:
            return 0, None
        start, _, rest = found.partition(b"\r\n\r\n")
        for each in start.decode("latin-1").split("\r\n"):
            if each.lower().startswith("set-cookie: consigliere="):
                self.cookie = each.partition("=")[2].partition(";")[0]
        status = int(start.split(b" ")[1]) if start.startswith(b"HTTP/1.1 ") else 0
        return status, answer_of(rest)

    async def prepare(self) -> None:
        """Somebody with three tables, like anybody."""
        me, bot = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
        await self.ask("POST", "/api/me", {"name": "Mallory"})
        for name, other in (("talk", me), ("undo", me), ("again", bot)):
            status, made = await self.ask("POST", "/api/tables", {"game": "signorie", "seats": [me, other]})
            if status != 201:
                raise ValueError(f"no table: {status} {made}")
            self.tables[name] = f"/api/tables/{made['table']}"

    # ---- sockets

    async def socket(self, path: str, small: bool = False) -> socket.socket:
        """A socket of a table, after its handshake."""
        loop = asyncio.get_running_loop()
        found = socket.socket()
        found.setblocking(False)
        if small:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        found.bind((self.address, 0))
        await loop.sock_connect(found, (self.host, self.port))
        head = f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{UPGRADE}"
        await loop.sock_sendall(found, f"{head}Cookie: consigliere={self.cookie}\r\n\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            await loop.sock_recv(found, 12)
        return found


def answer_of(content: bytes) -> Any:
    """JSON, compressed or not, or else nothing."""
    try:
        return json.loads(gzip.decompress(content) if content.startswith(b"\x1f\x8b") else content)
    except (ValueError, OSError, EOFError):
        return None


def frame(text: bytes, kind: int = 1) -> bytes:
    """A message of a socket as bytes, masked with zeros."""
    if len(text) < 126:
        length = bytes([0x80 | len(text)])
    elif len(text) < 1 << 16:
        length = bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + len(text).to_bytes(8, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + text


# ---- what is tried; each returns what came of it, as one word


async def never_ending(attacker: Attacker, start: bytes) -> str:
    """A request that never ends: "cut" if the server ends it, "held" if it does not."""
    try:
        reader, writer = await attacker.line()
    except LOST:
        return "refused"
    try:
        writer.write(start)
        async with asyncio.timeout(PATIENCE):
            found = await reader.read()
        return "refused" if found.startswith(b"HTTP/1.1 4") else "cut"
    except TimeoutError:
        return "held"
    except LOST:
        return "cut"
    finally:
        writer.transport.abort()


async def bodies(attacker: Attacker, n: int) -> str:
    """A body that never comes."""
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\n"
    chunked = head + b"Transfer-Encoding: chunked\r\n\r\n5\r\n"
    return await never_ending(attacker, chunked if n % 3 == 0 else head + b"Content-Length: 50\r\n\r\n{")


async def heads(attacker: Attacker, n: int) -> str:
    """A head that never ends."""
    return await never_ending(attacker, b"GET / HTTP/1.1\r\nX: " + b"x" * (n % 20_000))


async def silent(attacker: Attacker, n: int) -> str:
    """A socket that never reads, at a table where much is written."""
    try:
        line = await attacker.socket(f"{attacker.tables['talk']}/live", small=True)
    except (*LOST, TimeoutError):
        return "refused"
    with closing(line):
        hello = frame(b'{"type":"hello","lang":"en"}')
        with suppress(*LOST):
            await asyncio.get_running_loop().sock_sendall(line, hello)
        await attacker.done.wait()
    return "sent"


RUBBISH = [
    frame(b"{"),
    frame(b"[" * 50_000),
    frame(b'{"type":"move","ask":' + b"9" * 60_000 + b"}"),
    frame(b'{"type":"hello","token":"nobody"}'),
    frame(b'{"type":"hello"}') + frame(b'{"type":"why","id":1,"element":"' + b"x:" * 20_000 + b'"}') * 5,
    frame(b'{"type":"hello"}') + frame(b'{"type":"preview","id":1,"move":"x"}') * 50,
    frame(b"\xff\xfe\xfd"),
    frame(bytes(range(256)) * 100, kind=2),
    frame(b"x", kind=3),
    b"\x81\xff" + b"\x0f" * 8 + b"xxxx",
    b"\x01\x80\x00\x00\x00\x00" * 2000,
    os.urandom(2000),
]


async def rubbish(attacker: Attacker, n: int) -> str:
    """What no client of ours would send on a socket."""
    loop = asyncio.get_running_loop()
    try:
        line = await attacker.socket(f"{attacker.tables['talk']}/live")
    except (*LOST, TimeoutError):
        return "refused"
    with closing(line), suppress(*LOST):
        await loop.sock_sendall(line, RUBBISH[n % len(RUBBISH)])
        with suppress(TimeoutError):
            heard = b"?"
            while heard:
                async with asyncio.timeout(QUIET):
                    heard = await loop.sock_recv(line, 65536)
    return "sent"


HARD = [
    b'{"game":' * 5_000,
    b'{"game":"signorie","seats":[' + b"9" * 60_000 + b"]}",
    b'{"' + b"a." * 20_000 + b'":1}',
    b'{"game":"signorie","seats":[' + b'{"kind":"open"},' * 3_000 + b'{"kind":"open"}]}',
    '{"name":"\u3164\u2800"}'.encode(),
    ('{"name":"a' + "\u0301" * 10_000 + '"}').encode(),
    b'{"name":"' + b"\\u0000\\u001b[2J" * 500 + b'"}',
    b"\x1f\x8b" + bytes(60_000),
    b"[" * 60_000,
    b'{"game":"signorie","seats":[{"kind":"bot","bot":"x.py:Run"},{"kind":"open"}]}',
]


async def hard(attacker: Attacker, n: int) -> str:
    """A body that is hard to read: deep, long, with characters that nobody sees."""
    path = ("/api/tables", "/api/me", "/api/tables/none/moves", "/api/me/restore")[n % 4]
    return str((await attacker.ask("POST", path, raw=HARD[n % len(HARD)]))[0])


async def chat(attacker: Attacker, n: int) -> str:
    """A long line of chat, or one that is too long."""
    text = "\u202e" + "wide load " * (199 if n % 10 else 20_000)
    return str((await attacker.ask("POST", f"{attacker.tables['talk']}/chat", {"text": text}))[0])


async def rematches(attacker: Attacker, n: int) -> str:
    """Gives up against bots, and wants another game."""
    async with attacker.turn:
        path = f"{attacker.tables['again']}/agree"
        await attacker.ask("POST", path, {"what": "resign"})
        status, about = await attacker.ask("POST", path, {"what": "rematch"})
        if status == 200 and about["next"]:
            attacker.tables["again"] = f"/api/tables/{about['next']}"
        return str(status)


async def take_backs(attacker: Attacker, n: int) -> str:
    """Plays a move and takes it back."""
    async with attacker.turn:
        path = attacker.tables["undo"]
        status, view = await attacker.ask("GET", path)
        if status != 200:
            return str(status)
        seat, choices = f"seat={view['viewer']}", view["choices"]
        move = {"move": choices[n % len(choices)]["text"], "ask": view["ask"]}
        await attacker.ask("POST", f"{path}/moves?{seat}", move)
        status, said = await attacker.ask("POST", f"{path}/undo?{seat}", {"practice": True})
        return str(said["error"]) if status == 409 else str(status)


async def lobby(attacker: Attacker, n: int) -> str:
    """A table that everybody sees in the lobby."""
    seats = [{"kind": "open"}] * 2
    wanted = {"game": "signorie", "seats": seats, "open": True, "name": f"Come and see {n}"}
    return str((await attacker.ask("POST", "/api/tables", wanted))[0])


async def bots(attacker: Attacker, n: int) -> str:
    """A table of bots."""
    wanted = {"game": "la-famiglia", "seats": [{"kind": "bot", "bot": "greedy"}] * 4}
    return str((await attacker.ask("POST", "/api/tables", wanted))[0])


CONSTANT = ["/api/games/la-famiglia/pack", "/api/words/en/corleone/rules", "/api/openapi.json", "/plain/plain.js", "/"]


async def constant(attacker: Attacker, n: int) -> str:
    """What is the same for everybody, again and again, as if nothing had been kept."""
    return str((await attacker.ask("GET", CONSTANT[n % len(CONSTANT)]))[0])


async def long_tables(attacker: Attacker, n: int) -> str:
    """A table with very many rows: its view, its record, earlier moments."""
    if not attacker.long_tables:
        return "none"
    table = attacker.long_tables[n % len(attacker.long_tables)]
    part = ("", "/record", "/then?at=5", "/events")[n % 4]
    return str((await attacker.ask("GET", f"/api/tables/{table['table']}{part}", token=table["watch"]))[0])


KINDS: dict[str, tuple[int, Callable[[Attacker, int], Awaitable[str]]]] = {  # with the share of all attacks
    "bodies that never come": (15, bodies),
    "heads that never end": (5, heads),
    "sockets that never read": (10, silent),
    "rubbish on sockets": (10, rubbish),
    "hard bodies": (10, hard),
    "chat": (12, chat),
    "rematches": (8, rematches),
    "take-backs": (10, take_backs),
    "lobby spam": (5, lobby),
    "tables of bots": (2, bots),
    "constant content": (8, constant),
    "long tables": (5, long_tables),
}


async def attack(
    server: str, count: int, addresses: list[str], tables: list[Data], only: list[str]
) -> dict[str, Counter[str]]:
    """So many attacks at once, of all kinds or only some, from all addresses; what came of each kind, how often."""
    attackers = [Attacker(server, address, tables) for address in addresses]
    await asyncio.gather(*(attacker.prepare() for attacker in attackers))
    kinds = {kind: KINDS[kind] for kind in only or KINDS}
    found: dict[str, Counter[str]] = {kind: Counter() for kind in kinds}
    places = [asyncio.Semaphore(AT_ONCE) for _ in attackers]
    lasting: list[asyncio.Task[None]] = []
    brief: list[asyncio.Task[None]] = []

    async def one(kind: str, number: int) -> None:
        work, attacker = KINDS[kind][1], attackers[number % len(attackers)]
        if work in (silent, bodies, heads):
            found[kind][await work(attacker, number)] += 1
            return
        async with places[number % len(attackers)]:
            found[kind][await work(attacker, number)] += 1

    parts = sum(share for share, _ in kinds.values())
    for kind, (share, work) in kinds.items():
        tasks = lasting if work is silent else brief
        tasks += [asyncio.create_task(one(kind, n)) for n in range(max(count * share // parts, 1))]
    await asyncio.gather(*brief)
    for attacker in attackers:
        attacker.done.set()
    await asyncio.gather(*lasting)
    return found


# ---- long tables


def lengthen(database: str, table: str, rows: int) -> int:
    """Makes a table of a SQLite database long, as if its last move had been taken back and played again so often;
    returns the number of its last row. No server has it in memory."""
    with closing(sqlite3.connect(database, timeout=60)) as connection:
        connection.row_factory = sqlite3.Row
        query = "SELECT * FROM moves WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
        last = dict(connection.execute(query, [table]).fetchone())
        if last["kind"] != "move":
            raise ValueError("the last row should be a move")
        query = "SELECT count(*) FROM moves WHERE table_id = ? AND kind = 'move'"
        place = str(connection.execute(query, [table]).fetchone()[0] - 1)
        undo = {**last, "kind": "undo", "move": place, "chance": "null", "forced": "null"}
        more = [{**(undo if n % 2 else last), "seq": last["seq"] + n, "key": f"long{n}"} for n in range(1, rows + 1)]
        names = ", ".join(f'"{name}"' for name in last)
        connection.executemany(f"INSERT INTO moves ({names}) VALUES ({', '.join(':' + name for name in last)})", more)
        connection.commit()
    return int(last["seq"]) + rows


def main() -> None:
    """Attacks a server that runs."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("server", help="its address")
    parser.add_argument("--count", type=int, default=1000, help="so many attacks")
    parser.add_argument("--tables", default="[]", help="long tables, as JSON: their ids and watch tokens")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=[], help="some kinds of attacks only")
    options = parser.parse_args()
    tables = json.loads(options.tables)
    found = asyncio.run(attack(options.server, options.count, ADDRESSES, tables, options.only))
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
