"""Bots that think on a Ray cluster (`--thinkers ADDRESS`): what the server knows of it, which is little.

A process of its own (`ray_gateway`) speaks with the cluster. Whatever happens to it or to the cluster, a decision that
got no answer is thought about here instead, and another process is started a little later.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any

import msgspec

from consigliere.server.bots.fair_queue import FairQueue, Owner
from consigliere.server.protocol.messages import Engine

log = logging.getLogger(__name__)

GATEWAY = ["-m", "consigliere.server.bots.ray_gateway"]
LONGEST_LINE = 1 << 24
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds before another process is started
MOST_PROCESSORS = 10_000
WHY = {4: "its nodes have another version of the games", 5: "it cannot be reached", 6: "it does not answer"}


class RemoteUnavailable(Exception):
    """The cluster cannot answer: whoever asked thinks for themselves."""


class RemoteBots:
    """A Ray cluster as a number of places to think, handed out fairly."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.build: Engine = "pure"
        self.places: FairQueue[None] = FairQueue()
        self.size = 0  # processors that the cluster has
        self.out = 0  # places that are free or taken: more than its size while it shrinks
        self.process: Process | None = None
        self.asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.number = 0
        self.lost = 0  # decisions that the cluster did not answer
        self.reached = False  # by the process that is there

    @property
    def ready(self) -> bool:
        """Whether it is of use to ask."""
        return self.size > 0

    # ---- asking

    async def take(self, owner: Owner, most: int) -> int:
        """Waits for a place; up to so many more if they are free. How many they are."""
        await self.places.get(owner)
        taken = 1 + len(self.places.take_free(most - 1))
        if not self.ready:
            self.give_back(taken)
            raise RemoteUnavailable("it went away")
        return taken

    def give_back(self, count: int) -> None:
        """Places are free again, if there are still as many."""
        for _ in range(count):
            if self.out > self.size:
                self.out -= 1
            else:
                self.places.put(None)

    async def ask(self, request: dict[str, Any], patience: float) -> dict[str, Any]:
        """One question, for which there is a place."""
        if self.process is None or self.process.stdin is None or not self.ready:
            raise RemoteUnavailable("it went away")
        self.number += 1
        task = self.number
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.asked[task] = future
        try:
            self.send({**request, "task": task})
            async with asyncio.timeout(patience):
                response = await future
        except TimeoutError:
            raise RemoteUnavailable("no answer in time") from None
        finally:
            del self.asked[task]
            if future.cancelled() or not future.done():
                self.send({"task": task, "forget": True})
        if "lost" in response:
            raise RemoteUnavailable(str(response["lost"]))
        return response

    def send(self, line: dict[str, Any]) -> None:
        """One line to the process; if it is gone, `run` notices."""
        if self.process is not None and self.process.stdin is not None and not self.process.stdin.is_closing():
            self.process.stdin.write(msgspec.json.encode(line) + b"\n")

    # ---- the process

    async def run(self) -> None:
        """Keeps a process that speaks with the cluster."""
        pause, said = FIRST_PAUSE, ""
        while True:
            why = await self.connect()
            if self.reached:
                pause, said = FIRST_PAUSE, ""
            if why != said:  # once, not at every try
                log.error(
                    "no connection to the Ray cluster; bots run locally", extra={"address": self.address, "why": why}
                )
                said = why
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def connect(self) -> str:
        """One process from its start to its end, and why it ended."""
        self.reached = False
        self.process = process = await asyncio.create_subprocess_exec(
            *[sys.executable, *GATEWAY, self.address],
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                self.receive(msgspec.json.decode(line))
        except (OSError, ValueError, TypeError, RuntimeError, msgspec.DecodeError):
            log.exception("invalid message from the Ray gateway; restarting it")
        finally:
            self.resize(0)
            for future in self.asked.values():
                if not future.done():
                    future.set_result({"lost": "it went away"})
            await end_process(process)
            self.process = None
        return WHY.get(process.returncode or 0, "its process ended")

    def receive(self, line: Any) -> None:
        """What the process says."""
        if "ready" in line:
            self.build = "compiled" if line["ready"] == "compiled" else "pure"
            self.reached = True
            log.info("connected to the Ray cluster", extra={"address": self.address, "build": self.build})
        elif "processors" in line:
            self.resize(min(int(line["processors"]), MOST_PROCESSORS))
        elif (future := self.asked.get(line["task"])) is not None and not future.done():
            future.set_result(line)

    def resize(self, size: int) -> None:
        """The cluster has so many processors now. If it has none nobody is left waiting."""
        self.size = size
        while self.out < size:
            self.out += 1
            self.places.put(None)
        self.out -= len(self.places.take_free(self.out - size))
        if size == 0:
            self.out += self.places.let_all_go(None)
            for future in self.asked.values():
                if not future.done():
                    future.set_result({"lost": "no processor is left"})

    async def close(self) -> None:
        """Ends the process."""
        if self.process is not None:
            await end_process(self.process)


async def end_process(process: Process) -> None:
    """Ends a process, and its lines, whatever is still in them."""
    if process.returncode is None:
        process.kill()
    await process.wait()
    process._transport.close()  # type: ignore[attr-defined]
