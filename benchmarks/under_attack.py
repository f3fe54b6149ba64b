"""A few tables play, first alone and then while the server, with its usual limits, is attacked (`hostile.py`): 99 of
100 moves take less than 0.2 s, none more than 1 s."""

import asyncio
import gc
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.hostile import lengthen
from benchmarks.players import Crowd
from benchmarks.servers import ROOT, WIDE, Server, quantile

TABLES, RATE, SECONDS = 4, 20.0, 5.0
LONG_TABLES, LONG_ROWS, LONG_MOVES = 5, 100_000, 60
MOST_P99, MOST = 0.2, 1.0  # seconds


def times(took: list[float]) -> str:
    """How long moves took, in words."""
    p50, p99 = quantile(took, 0.5) * 1000, quantile(took, 0.99) * 1000
    return f"p50 {p50:6.1f} ms  p99 {p99:6.1f} ms  longest {max(took) * 1000:6.1f} ms"


async def measure_hostile(count: int, only: list[str]) -> bool:
    """So many attacks; returns whether the players were kept from them."""
    with tempfile.TemporaryDirectory(prefix="consigliere-bench-") as folder:
        database = str(Path(folder) / "bench.db")
        long_tables = await make_long_tables(Path(folder), database)
        server = Server(Path(folder), database)
        crowd = Crowd([server], 1, None)
        try:
            await crowd.enter(TABLES)
            gc.collect()
            gc.disable()
            await crowd.play(RATE, SECONDS)
            calm = crowd.took
            command = [sys.executable, str(ROOT / "benchmarks" / "hostile.py"), server.address]
            command += ["--count", str(count), "--tables", json.dumps(long_tables)]
            command += ["--only", *only] if only else []
            attack = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            said = asyncio.create_task(attack.communicate())
            attacked: list[float] = []
            while not said.done():
                await crowd.play(RATE, 1.0)
                attacked += crowd.took
            for name, took in (("alone", calm), (f"{count} attacks", attacked)):
                print(f"{name:14} {len(took):5} moves  {times(took)}", flush=True)
            found: dict[str, dict[str, int]] = json.loads(said.result()[0])
            for kind, outcomes in found.items():
                print(f"  {kind:24} {', '.join(f'{n} × {what}' for what, n in sorted(outcomes.items()))}")
            print(f"  {await asyncio.to_thread(server.loop_times)}")
            held = sum(outcomes.get("held", 0) + outcomes.get("-1", 0) for outcomes in found.values())
            good = quantile(attacked, 0.99) < MOST_P99 and max(attacked) < MOST and not held
            print(f"p99 under {MOST_P99 * 1000:g} ms, none over {MOST:g} s, nothing held: {'yes' if good else 'NO'}")
            return good
        finally:
            gc.enable()
            crowd.leave()
            server.close()


async def make_long_tables(folder: Path, database: str) -> list[dict[str, Any]]:
    """Tables with very many rows, which a server finds in its database; their ids and watch tokens."""
    server = Server(folder, database, WIDE)
    crowd = Crowd([server], 2, None)
    try:
        await crowd.enter(LONG_TABLES)
        while min(table.moves for table in crowd.tables) < LONG_MOVES:
            await crowd.play(0, 0.5)
        crowd.leave()
        await asyncio.to_thread(server.ask, "/api/tables", {"game": "signorie", "seats": [{"kind": "open"}] * 2})
    finally:
        server.close()
    for table in crowd.tables:
        lengthen(database, table.id, LONG_ROWS)
    return [{"table": table.id, "watch": table.watch} for table in crowd.tables]
