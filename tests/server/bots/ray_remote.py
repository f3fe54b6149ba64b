"""Bots that think on a real Ray cluster whose parts are killed. `test_remote.py` runs this where Ray is."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

import consigliere
from consigliere.server.bots import pool
from consigliere.server.bots.pool import BotPool
from consigliere.server.bots.remote import RemoteBots

MEMORY = 80 << 20
person = build_opener(HTTPCookieProcessor())
PATIENCE = 180.0  # seconds of a busy machine
MOVES = 60  # of a game
ATTEMPTS = 5  # to see something thought about there
TASK = b"ray::answer"  # how Ray calls a process that thinks for us


@contextlib.contextmanager
def cluster_of(processors: int) -> Iterator[Cluster]:
    """A head without processors and one node."""
    head = {"num_cpus": 0, "include_dashboard": False, "object_store_memory": MEMORY}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        cluster.node = cluster.add_node(num_cpus=processors, object_store_memory=MEMORY)
        yield cluster
    finally:
        cluster.shutdown()


async def until(seen: Callable[[], bool]) -> float:
    """Waits for something, and says how long it took."""
    begun = time.monotonic()
    while not seen():
        assert time.monotonic() - begun < PATIENCE, "it takes too long"
        await asyncio.sleep(0.02)
    return time.monotonic() - begun


def thinking() -> list[int]:
    """The processes of the cluster that think right now."""
    found = []
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if folder.name.isdecimal() and (folder / "cmdline").read_bytes().startswith(TASK):
                found.append(int(folder.name))
    return found


def seen_or_done(decision: asyncio.Task[Any]) -> bool:
    """Whether somebody thinks on the cluster, or need not any more."""
    return decision.done() or bool(thinking())


async def decide(folder: Path) -> dict[str, Any]:
    """Decisions on the cluster and here, and while a process, a node and the head die."""
    state = consigliere.game("signorie").match(seats=2, seed=1).state
    view = state.view(state.actors[0])
    possible = [state.game.text(move) for move in view["moves"]]
    found: dict[str, Any] = {}
    here = BotPool(1, budget_ms=2000)
    with cluster_of(2) as cluster:
        thinkers = RemoteBots(cluster.address)
        there = BotPool(1, budget_ms=2000, remote_bots=thinkers)
        running = asyncio.create_task(thinkers.run())

        async def while_thinking(name: str, act: Callable[[], Any], comes_back: bool = False) -> None:
            """Does something while a decision is thought about there; if that is to come back, but a busy machine was
            too late, it is tried again."""
            for _ in range(ATTEMPTS):
                begun, lost = time.monotonic(), thinkers.lost
                decision = asyncio.create_task(there.choose("expert", 3, view, "t"))
                await until(partial(seen_or_done, decision))
                if decision.done():  # a busy machine: it was thought about here
                    continue
                await asyncio.to_thread(act)
                async with asyncio.timeout(PATIENCE):
                    assert await decision in possible
                if comes_back and thinkers.lost > lost:
                    continue
                found[name] = {"seconds": round(time.monotonic() - begun, 2), "lost": thinkers.lost - lost}
                return
            raise AssertionError(f"{name}: nothing is thought about on the cluster")

        await until(lambda: thinkers.size == 2)
        found["build"] = there.build
        with patient():
            found["same"] = [
                [await pool.choose(bot, seed, view, "t") for pool in (here, there)]
                for bot in ("greedy", "random")
                for seed in (1, 2)
            ]
        found["here"] = len(there.running)  # nothing was thought about here
        await while_thinking("quiet", lambda: None, comes_back=True)
        await while_thinking("process", kill_thinking, comes_back=True)
        await while_thinking("node", lambda: cluster.remove_node(cluster.node, allow_graceful=False))
        await until(lambda: not thinkers.ready)
        assert await there.choose("greedy", 1, view, "t") in possible  # nobody is there: here
        cluster.node = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
        await until(lambda: thinkers.size == 1)
        await while_thinking("head", lambda: kill_head(cluster))
        await until(lambda: not thinkers.ready)
    with cluster_of(1) as cluster:  # another one
        thinkers.address = cluster.address
        await thinkers.close()  # a process that still looks for the one that is gone
        found["back"] = round(await until(lambda: thinkers.ready), 1)
        before = len(there.running)
        assert await there.choose("greedy", 1, view, "t") in possible
        assert len(there.running) == before
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await there.close()
        await here.close()
    return {**found, "replaced": there.replaced}


@contextlib.contextmanager
def patient() -> Iterator[None]:
    """Waits for the cluster as long as a busy machine needs to start its processes."""
    usual, pool.CLUSTER_GRACE = pool.CLUSTER_GRACE, PATIENCE
    try:
        yield
    finally:
        pool.CLUSTER_GRACE = usual


def kill_thinking() -> None:
    """Ends the processes that think."""
    for pid in thinking():
        os.kill(pid, signal.SIGKILL)


def kill_head(cluster: Cluster) -> None:
    """Ends the head as a machine that loses its power."""
    for kind in cluster.head_node.all_processes.values():
        for one in kind:
            one.process.kill()
            one.process.wait()


def play_a_game(folder: Path) -> dict[str, Any]:
    """The first moves of two bots at a real server that thinks on a cluster."""
    with cluster_of(1) as cluster:
        options = [
            "--database",
            str(folder / "house.db"),
            "--port",
            "0",
            "--thinkers",
            cluster.address,
            "--bot-ms",
            "50",
        ]
        command = [sys.executable, "-m", "consigliere", "serve", "--no-build", *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
                numbers(address, "consigliere_thinkers 1.0")
                seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "easy"}]
                body = json.dumps({"game": "signorie", "seats": seats, "options": {}, "name": "Far away"}).encode()
                kinds = {"content-type": "application/json", "origin": address}
                person.open(Request(f"{address}/api/me", b'{"name": "Anna"}', kinds)).close()
                with person.open(Request(f"{address}/api/tables", body, kinds)) as answer:
                    table = json.load(answer)["table"]
                for _ in range(int(PATIENCE * 20)):
                    with person.open(f"{address}/api/tables/{table}") as answer:
                        view = json.load(answer)
                    if view["at"] >= MOVES:
                        break
                    time.sleep(0.05)
                else:
                    raise AssertionError("the game does not go on")
                return {
                    "moves": view["at"],
                    "lost": numbers(address, "consigliere_thinkers_lost_total"),
                    "replaced": numbers(address, "consigliere_bot_replaced_total"),
                }
            finally:
                server.terminate()


def numbers(address: str, wanted: str) -> str:
    """The line of the server's numbers that begins so, as soon as it is there."""
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        with person.open(f"{address}/metrics") as answer:
            for line in answer.read().decode().split("\n"):
                if line.startswith(wanted):
                    return str(line)
        time.sleep(0.1)
    raise AssertionError(f"no {wanted}")


if __name__ == "__main__":
    where = Path(sys.argv[1])
    result = {**asyncio.run(decide(where)), "game": play_a_game(where)}
    (where / "found.json").write_text(json.dumps(result), encoding="utf-8")
