"""People who come and go: they play, take back, write, look at earlier moments, change languages, leave and return.

Unlike `players.py` nobody hurries; what counts is that everything is used, for a long time.
"""

import asyncio
import time
from collections import Counter
from random import Random
from typing import Any

import msgspec

import consigliere
from benchmarks.hostile import Attacker, frame
from benchmarks.players import CLOSE, LATE, Line
from benchmarks.servers import Server

BOTS = ["random", "greedy", "easy"]
LANGUAGES = ["en", "pl", "ru", None]
STAY = 40.0  # seconds somebody stays at a table, on average, and is away
AWAY = 4.0
LIFE = (60.0, 300.0)  # seconds until people have enough of a table
CHANGES = 0.8  # of the connections, as pages want it: they are told what has changed
TOLD = ("welcome", "update", "changed", "rewound")
ANSWERS = ("done", "refused", "stale", "preview", "why", "pong")
LOOKS = ("", "/then?at={at}&lang={lang}", "/log?until={at}&lang={lang}", "/events?after={at}", "/record", "/chat")


def whole(message: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any] | None:
    """The view that a message leaves a viewer with, whatever it says of it."""
    view: dict[str, Any] | None = message["view"]
    if message["type"] != "changed" or before is None or view is None:
        return view
    return {**before, **view, "table": {**before["table"], **message["table"]}}


class Visit(Line):
    """One connection of a guest."""

    def __init__(self, guest: "Guest", address: str) -> None:
        super().__init__(address, f"/api/tables/{guest.table}/live")
        self.guest = guest
        self.ready = asyncio.Event()
        self.gone = asyncio.Event()
        self.answered: asyncio.Future[dict[str, Any]] | None = None

    def opened(self) -> None:
        """Says who it is, and what it knows already."""
        guest = self.guest
        hello = {"type": "hello", "token": guest.token, "lang": guest.lang, "after": guest.at, "mark": guest.mark}
        hello["changes"] = guest.rng.random() < CHANGES
        self.send({name: value for name, value in hello.items() if value is not None})

    def told(self, content: bytes) -> None:
        """One message."""
        message: dict[str, Any] = msgspec.json.decode(content)
        kind = message["type"]
        self.guest.people.told[kind] += 1
        if kind in TOLD:
            self.guest.view, self.guest.can_undo = whole(message, self.guest.view), message["can_undo"]
            self.guest.at, self.guest.mark = message["at"], message["mark"]
            self.ready.set()
        elif kind == "error":
            self.guest.people.errors[f"error {message['code']}"] += 1
            self.ready.set()
        elif kind in ANSWERS and self.answered is not None and not self.answered.done():
            self.answered.set_result(message)

    def connection_lost(self, error: Exception | None) -> None:
        """By us or by the server."""
        self.gone.set()
        self.ready.set()
        if self.answered is not None and not self.answered.done():
            self.answered.set_result({"type": "lost"})

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Sends, and waits for the answer."""
        self.answered = asyncio.get_running_loop().create_future()
        self.send(message)
        try:
            async with asyncio.timeout(LATE):
                return await self.answered
        except TimeoutError:
            return {"type": "late"}


class Guest:
    """Somebody at a table (without a seat: who watches it)."""

    def __init__(self, people: "People", table: str, token: str) -> None:
        self.people = people
        self.table = table
        self.token = token
        self.rng = Random(people.rng.random())
        self.lang: str | None = self.rng.choice(LANGUAGES)
        self.view: dict[str, Any] | None = None
        self.can_undo: dict[str, bool] = {}
        self.at: int | None = None
        self.mark: str | None = None
        self.number = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view is not None and bool(self.view["over"])

    async def live(self, until: float) -> None:
        """Comes and goes until the table's time is up."""
        while time.monotonic() < until and not self.over and not self.people.closing:
            await self.visit(min(until, time.monotonic() + self.rng.expovariate(1 / STAY)))
            await asyncio.sleep(min(self.rng.expovariate(1 / AWAY), self.people.pause * 4))

    async def visit(self, until: float) -> None:
        """One connection, from hello to good-bye, said or not."""
        server = self.rng.choice(self.people.servers)
        visit = Visit(self, server.address)
        try:
            await asyncio.get_running_loop().create_connection(lambda: visit, visit.host, visit.port)
            async with asyncio.timeout(LATE * 4):
                await visit.ready.wait()
        except (OSError, TimeoutError):
            self.people.errors["no welcome"] += 1
            return
        try:
            while time.monotonic() < until and not self.over and not self.people.closing:
                await asyncio.sleep(self.rng.expovariate(1 / self.people.pause))
                if visit.gone.is_set():
                    self.people.errors["lost"] += 1
                    return
                await self.act(visit)
        finally:
            if self.rng.random() < 0.5 and not visit.gone.is_set():
                visit.transport.write(frame(b"\x03\xe8", CLOSE))
                visit.transport.close()
            else:
                visit.transport.abort()

    async def act(self, visit: Visit) -> None:
        """One thing that people do."""
        self.number += 1
        key = f"{self.rng.getrandbits(40):x}-{self.number}"
        chance = self.rng.random()
        view = self.view
        if chance < 0.08:
            await self.look()
        elif chance < 0.10:
            self.lang = self.rng.choice(LANGUAGES[:3])
            visit.send({"type": "language", "lang": self.lang})
        elif view is None or view["viewer"] is None:
            await self.noted(visit, {"type": "ping"})
        elif chance < 0.15:
            await self.noted(visit, {"type": "chat", "text": f"Line {self.number}, così", "key": key})
        elif chance < 0.20 and self.can_undo.get("undo"):
            await self.noted(visit, {"type": "undo", "ask": view["ask"], "key": key})
        elif view["ask"] is not None and view["choices"]:
            move = self.rng.choice(view["choices"])["text"]
            if chance < 0.25:
                await self.noted(visit, {"type": "preview", "move": move, "id": self.number})
            begun = time.perf_counter()
            found = await self.noted(visit, {"type": "move", "ask": view["ask"], "move": move, "key": key})
            if found == "done":
                self.people.took.append(time.perf_counter() - begun)
        elif chance < 0.9:
            await self.noted(visit, {"type": "ping"})
        else:
            await self.noted(visit, {"type": "why", "element": "seat:0", "id": self.number})

    async def noted(self, visit: Visit, message: dict[str, Any]) -> str:
        """Asks, and counts what came of it."""
        answer = await visit.ask(message)
        kind = str(answer["type"])
        self.people.done[f"{message['type']}: {kind}"] += 1
        if kind in ("late", "lost") or answer.get("error") == "unavailable":
            self.people.errors[f"{message['type']}: {answer.get('error', kind)}"] += 1
        return kind

    async def look(self) -> None:
        """Something of the table by HTTP: an earlier moment, the log, the record."""
        path = self.rng.choice(LOOKS)
        at = self.rng.randint(0, self.at or 0)
        part = path.format(at=at, lang=self.lang or "en")
        asker = self.rng.choice(self.people.askers)
        status, _ = await asker.ask("GET", f"/api/tables/{self.table}{part}", token=self.token)
        self.people.done[f"GET {path.partition('?')[0] or 'view'}: {status}"] += 1
        if status <= 0 or status >= 500:
            self.people.errors[f"GET {path}: {status}"] += 1


class People:
    """Everybody, at so many tables; when a table's time is up there is another one."""

    def __init__(self, servers: list[Server], tables: int, pause: float, seed: int) -> None:
        self.servers = servers
        self.tables = tables
        self.pause = pause
        self.rng = Random(seed)
        self.askers = [Attacker(server.address, "127.0.0.1", []) for server in servers]
        self.took: list[float] = []
        self.errors: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.made = 0
        self.closing = False

    async def live(self) -> None:
        """Until they are told that it is late."""
        await asyncio.gather(*(self.place(number) for number in range(self.tables)))

    async def place(self, number: int) -> None:
        """One table after the other; they do not all end at the same time."""
        life = self.rng.uniform(*LIFE) * self.rng.random()
        while not self.closing:
            await self.one_table(number, life)
            life = self.rng.uniform(*LIFE)

    async def one_table(self, number: int, life: float) -> None:
        """From its beginning until people have enough of it."""
        game = self.rng.choice(consigliere.games())
        count = self.rng.choice(consigliere.game(game).seats)
        bots = self.rng.randint(0, count - 1)
        seats: list[dict[str, str]] = [{"kind": "open"}] * (count - bots)
        seats = seats + [{"kind": "bot", "bot": self.rng.choice(BOTS)} for _ in range(bots)]
        asker = self.askers[number % len(self.askers)]
        status, made = await asker.ask("POST", "/api/tables", {"game": game, "seats": seats})
        if status != 201:
            self.errors[f"POST /api/tables: {status}"] += 1
            await asyncio.sleep(1)
            return
        self.made += 1
        tokens = [seat["token"] for seat in made["seats"]]
        tokens += [made["watch"]] if self.rng.random() < 0.3 else []
        until = time.monotonic() + life
        await asyncio.gather(*(Guest(self, made["table"], token).live(until) for token in tokens))
        if self.rng.random() < 0.5:  # most games that end, end before their end
            path = f"/api/tables/{made['table']}/agree"
            for token in tokens[: count - bots]:
                status, _ = await asker.ask("POST", path, {"what": "stop"}, token=token)
                self.done[f"POST agree: {status}"] += 1
