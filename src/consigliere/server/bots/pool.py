"""The bots' processes: a few workers, a budget for each decision; who crashes or overruns is replaced for that one."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from random import Random
from typing import Any, cast

import msgspec

import consigliere
from consigliere.bots.search import Considered, decide
from consigliere.core.errors import Mistake
from consigliere.server.bots.fair_queue import FairQueue, Owner
from consigliere.server.bots.remote import LONGEST_LINE, RemoteBots, RemoteUnavailable, end_process
from consigliere.server.protocol.messages import Engine

log = logging.getLogger(__name__)

BUDGET_MS = 2000
TOGETHER = ("expert",)  # think in all processes that are free
MOST_TOGETHER = 16
CLUSTER_GRACE = 4.0  # seconds that a cluster may take longer before a decision is thought about here
GRACE_SECONDS = 15.0  # a first decision loads the game; a slow machine is no reason to be replaced
START_SECONDS = 60.0  # until a process is there, on a busy machine too; only then a decision's time begins
WORKER = ["-m", "consigliere.server.bots.worker"]
BROKEN = (OSError, ValueError, RuntimeError, msgspec.DecodeError)  # RuntimeError: the pipe has just closed
NICENESS = 5  # of the bots' processes, so that the server goes first
View = dict[str, Any]


class Overrun(Exception):
    """A bot that did not answer, or not with a move."""


class BotPool:
    """A pool of worker processes, started when they are first needed; a cluster comes first if there is one."""

    def __init__(
        self,
        size: int | None = None,
        budget_ms: int = BUDGET_MS,
        grace: float = GRACE_SECONDS,
        remote_bots: RemoteBots | None = None,
    ) -> None:
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self.budget_ms = budget_ms
        self.patience = budget_ms / 1000 + grace
        self.free: FairQueue[Process | None] = FairQueue()
        for _ in range(self.size):
            self.free.put(None)
        self.running: set[Process] = set()
        self.outdated: set[Process] = set()  # to be replaced after their current decision
        self.pure = False  # whether workers are to leave a compiled engine alone
        self.own_build = cast(Engine, consigliere.build)
        self.remote_bots = remote_bots
        self.decisions = 0
        self.replaced = 0
        self.closing = False

    @property
    def build(self) -> Engine:
        """What bots think with."""
        return self.remote_bots.build if self.remote_bots is not None and self.remote_bots.ready else self.own_build

    async def choose(self, bot: str, seed: int, view: View, table: str, owner: Owner = ("", "")) -> str:
        """The bot's move; a random one, reported, if the bot fails. `owner`: whose turn to be served it takes."""
        budget = {"ms": self.budget_ms}
        request = {"game": view["game"], "bot": bot, "seed": seed, "view": view, "budget": budget}
        self.decisions += 1
        request |= {"patience": self.patience, "n": self.decisions}
        try:
            if self.remote_bots is not None and self.remote_bots.ready:
                try:
                    return await self.ask_cluster(self.remote_bots, request, view, owner)
                except RemoteUnavailable as problem:
                    self.remote_bots.lost += 1
                    why: dict[str, Any] = {"table": table, "bot": bot, "problem": str(problem)[:300]}
                    log.warning("no answer from the Ray cluster; retrying locally", extra=why)
            worker = await self.free.get(owner)
            helpers = self.free.take_free(MOST_TOGETHER - 1) if bot in TOGETHER else []
            if helpers:
                asked = map(self.ask, [worker, *helpers], split(request, 1 + len(helpers)))
                return merge(await asyncio.gather(*asked, return_exceptions=True), request, view)
            return checked(await self.ask(worker, request), view)
        except Overrun as problem:
            self.replaced += 1
            extra = {"table": table, "bot": bot, "seat": view["viewer"], "problem": str(problem)[:300]}
            log.error("bot failed; playing a random move", extra=extra)
            return random_move(view, seed)

    async def ask_cluster(self, remote_bots: RemoteBots, request: dict[str, Any], view: View, owner: Owner) -> str:
        """The same on a cluster. Away: it does not answer, whoever's fault that is."""
        places = await remote_bots.take(owner, MOST_TOGETHER if request["bot"] in TOGETHER else 1)
        patience = self.budget_ms / 1000 + CLUSTER_GRACE
        try:
            if places == 1:
                return checked(await remote_bots.ask(request, patience), view)
            asked = [remote_bots.ask(part, patience) for part in split(request, places)]
            parts = await asyncio.gather(*asked, return_exceptions=True)
        finally:
            remote_bots.give_back(places)
        if all(isinstance(part, RemoteUnavailable) for part in parts):
            raise RemoteUnavailable(str(parts[0]))
        return merge(parts, request, view)

    async def ask(self, worker: Process | None, request: dict[str, Any]) -> dict[str, Any]:
        """One question to one worker, which is free again afterwards."""
        kept: Process | None = None
        try:
            if worker is None or worker.returncode is not None or worker in self.outdated:
                if worker is not None:
                    await self.end(worker)
                worker = await self.start()
            async with asyncio.timeout(self.patience):
                answer = await self.exchange(worker, request)
            kept = worker if worker not in self.outdated else None
            return answer
        except TimeoutError:
            raise Overrun("no answer in time") from None
        except BROKEN as error:
            raise Overrun(str(error) or type(error).__name__) from error
        finally:
            if kept is None and worker is not None:
                await self.end(worker)
            self.free.put(kept)

    async def start(self) -> Process:
        """A new worker that is ready to be asked."""
        if self.closing:
            raise OSError("the server is stopping")
        command = [sys.executable, *WORKER, str(NICENESS)]
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,
            env={**os.environ, "CONSIGLIERE_PURE": "1"} if self.pure else None,
        )
        self.running.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                ready = await process.stdout.readline()
            if not ready:
                raise OSError("the process ended before it began")
            self.own_build = "compiled" if ready.split()[1:] == [b"compiled"] else "pure"
        except BaseException:
            await self.end(process)
            raise
        return process

    async def exchange(self, worker: Process, request: dict[str, Any]) -> dict[str, Any]:
        """Sends a request and waits for its answer."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(request) + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise ValueError("the process ended")
        answer = msgspec.json.decode(line)
        if not isinstance(answer, dict) or answer.get("n") != request["n"]:
            raise ValueError("an answer to another question")
        return answer

    async def end(self, worker: Process) -> None:
        """Ends one worker."""
        await end_process(worker)
        self.running.discard(worker)
        self.outdated.discard(worker)

    async def renew(self) -> None:
        """Replaces all workers, each after its current decision: they start with the build that is there by then."""
        self.outdated = set(self.running)
        for _ in range(self.size):
            worker = await self.free.get()
            fresh: Process | None = None
            try:
                if worker is not None and worker in self.outdated:
                    await self.end(worker)
                elif worker is not None:
                    fresh = worker
                if fresh is None and (worker is not None or not self.running):
                    fresh = await self.start()
            except (TimeoutError, *BROKEN):
                if not self.pure and not self.closing:
                    log.error("loading the compiled engine failed; bots run in plain Python")
                    self.pure = True
            finally:
                self.free.put(fresh)

    async def close(self) -> None:
        """Ends all workers."""
        self.closing = True
        if self.remote_bots is not None:
            await self.remote_bots.close()
        await asyncio.gather(*(self.end(process) for process in list(self.running)), return_exceptions=True)


def split(request: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """One question for several, each with luck of its own."""
    return [{**request, "seed": request["seed"] + number, "part": True} for number in range(count)]


def merge(parts: Sequence[Any], request: dict[str, Any], view: View) -> str:
    """The move that several have found together; who failed is left out."""
    considered = [part["considered"] for part in parts if isinstance(part, dict) and "considered" in part]
    if not considered:
        raise Overrun(str(parts[0]))
    try:
        move = decide(msgspec.convert(considered, list[Considered]), Random(request["seed"]))
    except (msgspec.ValidationError, ValueError, LookupError) as error:
        raise Overrun(str(error)) from error
    return possible(move, view)


def checked(answer: dict[str, Any], view: View) -> str:
    """Return the move of an answer; anything else that a worker may say is no answer."""
    if not isinstance(answer.get("move"), str):
        raise Overrun(str(answer.get("error", answer)))
    try:
        move = consigliere.game(view["game"]).parse(answer["move"])
    except Mistake as mistake:
        raise Overrun(str(mistake)) from mistake
    return possible(move, view)


def possible(move: int, view: View) -> str:
    """Return the notation of a move that the view allows."""
    if move not in view["moves"] and move not in view["side_moves"]:
        raise Overrun(f"{move!r} is not possible")
    return consigliere.game(view["game"]).text(move)


def random_move(view: View, seed: int) -> str:
    """Draw a move by lot."""
    return consigliere.game(view["game"]).text(Random(seed).choice(view["moves"]))
