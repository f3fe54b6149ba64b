"""The bots' processes: a few workers, a budget for each decision; who crashes or overruns is replaced for that one."""

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from random import Random
from typing import Any

log = logging.getLogger(__name__)

BUDGET = {"ms": 2000}
GRACE_SECONDS = 15.0  # a first decision loads the game; a slow machine is no reason to be replaced
LONGEST_LINE = 1 << 24


class Overrun(Exception):
    """A bot that did not answer, or not with a move."""


class Thinkers:
    """A pool of worker processes, started when they are first needed."""

    def __init__(self, size: int | None = None, grace: float = GRACE_SECONDS) -> None:
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self.grace = grace
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(self.size):
            self.free.put_nowait(None)
        self.running: set[Process] = set()
        self.decisions = 0
        self.replaced = 0

    async def choose(self, game: str, bot: str, seed: int, view: dict[str, Any], table: str) -> str:
        """The bot's move; a random one, reported, if the bot fails."""
        request = {"game": game, "bot": bot, "seed": seed, "view": view, "budget": BUDGET}
        self.decisions += 1
        try:
            return await self.ask(request)
        except Overrun as problem:
            self.replaced += 1
            extra = {"table": table, "bot": bot, "seat": view["viewer"], "problem": str(problem)}
            log.error("bot replaced by random for one decision", extra=extra)
            i = Random(seed).randrange(len(view["choices"]))
            text: str = view["choices"][i]["text"]
            return text

    async def ask(self, request: dict[str, Any]) -> str:
        """One question to one worker."""
        worker = await self.free.get()
        kept: Process | None = None
        try:
            if worker is None or worker.returncode is not None:
                worker = await self.start()
            answer = await asyncio.wait_for(self.exchange(worker, request), BUDGET["ms"] / 1000 + self.grace)
            kept = worker
        except (TimeoutError, OSError, ValueError) as error:
            raise Overrun(str(error) or "no answer in time") from error
        finally:
            if kept is None and worker is not None and worker.returncode is None:
                worker.kill()
                await worker.wait()
            if kept is None and worker is not None:
                self.running.discard(worker)
            self.free.put_nowait(kept)
        if "error" in answer:
            raise Overrun(answer["error"])
        return str(answer["move"])

    async def start(self) -> Process:
        """A new worker."""
        command = [sys.executable, "-m", "consigliere.table.worker"]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE, start_new_session=True
        )
        self.running.add(process)
        return process

    async def exchange(self, worker: Process, request: dict[str, Any]) -> dict[str, Any]:
        """Sends a request and waits for its answer."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(json.dumps(request).encode() + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise ValueError("the process ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def close(self) -> None:
        """Ends all workers."""
        for process in self.running:
            if process.returncode is None:
                process.kill()
        await asyncio.gather(*(process.wait() for process in self.running), return_exceptions=True)
