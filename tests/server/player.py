"""A scripted player: plays a seat by the socket, comes back by itself, keeps everything it was acknowledged."""

import asyncio
import contextlib
import json
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.server import Server, Table

PAUSE = 0.1
LOST = (WebSocketException, OSError, EOFError, TimeoutError)


class Player:
    """One seat. Its moves come from a seed, its memory from the server's messages only."""

    def __init__(self, table: Table, seat: int, seed: int = 0, undo: float = 0.1, pause: float = 0.0) -> None:
        self.table = table
        self.seat = seat
        self.rng = Random(seed * 100 + seat)
        self.undo = undo
        self.pause = pause
        self.view: dict[str, Any] | None = None
        self.can_undo: dict[str, bool] = {}
        self.after: int | None = None
        self.mark: str | None = None
        self.log: list[dict[str, Any]] = []
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []
        self.connections = 0
        self.again = 0
        self.codes: list[int] = []
        self.go = asyncio.Event()
        self.go.set()
        self.changed = asyncio.Event()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view is not None and bool(self.view["over"])

    async def run(self) -> None:
        """Plays until the game is over, however often the connection is lost."""
        while not self.over or self.pending is not None:
            try:
                await self.visit()
            except LOST:
                await asyncio.sleep(PAUSE)

    async def visit(self) -> None:
        """One connection."""
        url = self.table.server.address.replace("http", "ws") + self.table.path + "/live"
        socket = await connect(url, max_size=None, compression=None, open_timeout=5, close_timeout=1)
        try:
            hello: dict[str, Any] = {"type": "hello", "token": self.table.tokens[self.seat], "seat": self.seat}
            if self.after is not None:
                hello |= {"after": self.after, "mark": self.mark}
            await socket.send(json.dumps(hello))
            self.connections += 1
            if self.pending is not None:  # was it stored or not? the same key tells
                self.again += 1
                await socket.send(json.dumps(self.pending))
            await self.converse(socket)
        finally:
            if socket.close_code is not None:
                self.codes.append(socket.close_code)
            try:
                await socket.close()
            finally:
                socket.transport.abort()  # whoever is cancelled while saying good-bye leaves no open connection

    async def converse(self, socket: ClientConnection) -> None:
        """Messages both ways."""
        while not self.over or self.pending is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    told = await socket.recv()
                self.take(json.loads(told))
            if not self.go.is_set() or self.over:
                continue
            message = self.next_message()
            if message is not None:
                self.pending = message  # from now on somebody is about to do something
                if self.pause:
                    await asyncio.sleep(self.pause)
                await socket.send(json.dumps(message))

    def next_message(self) -> dict[str, Any] | None:
        """A move by the seeded rule, sometimes an undo; None if it is not our turn."""
        if self.view is None or self.pending is not None:
            return None
        key = f"{self.seat}-{len(self.acknowledged) + len(self.refused)}"
        if self.can_undo.get("undo") and self.rng.random() < self.undo:
            return {"type": "undo", "ask": self.view["ask"], "key": key}
        if self.view["ask"] is None or not self.view["choices"]:
            return None
        move = self.rng.choice(self.view["choices"])["text"]
        return {"type": "move", "ask": self.view["ask"], "move": move, "key": key}

    def take(self, message: dict[str, Any]) -> None:
        """A message of the server."""
        kind = message["type"]
        if kind in ("welcome", "update", "rewound"):
            self.view, self.can_undo = message["view"], message["can_undo"]
            self.after, self.mark = message["at"], message["mark"]
            if kind == "rewound":
                self.log = [entry for entry in self.log if entry["at"] <= message["back"]]
            elif message.get("whole"):
                self.log = []
            self.log += message["log"]
        elif kind in ("done", "stale", "refused") and self.pending is not None:
            if message["key"] == self.pending["key"]:
                if message.get("error") == "unavailable":  # nothing was stored: the same again
                    raise OSError("unavailable")
                (self.acknowledged if kind == "done" else self.refused).append(self.pending)
                self.pending = None
        elif kind == "error" and message["code"] in ("bad-hello", "invalid-token"):
            raise AssertionError(message)

    def effective(self) -> list[str]:
        """The acknowledged moves that were not taken back."""
        found: list[str] = []
        for message in self.acknowledged:
            if message["type"] == "move":
                found.append(message["move"])
            else:
                found.pop()
        return found


async def welcome(table: Table, seat: int | None) -> dict[str, Any]:
    """All that a newcomer is told of the game."""
    url = table.server.address.replace("http", "ws") + table.path + "/live"
    async with connect(url, max_size=None, compression=None) as socket:
        token = table.watch if seat is None else table.tokens[seat]
        await socket.send(json.dumps({"type": "hello", "token": token}))
        while (message := json.loads(await socket.recv()))["type"] != "welcome":
            pass
        return {name: message[name] for name in ("view", "at", "mark", "log", "can_undo", "whole")}


def open_server(server: Server) -> None:
    """A server that answers."""
    assert server.get("/health").status_code == 200
