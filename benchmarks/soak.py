"""Whether a server stays as it is: people come and go for a long time, with bots, chat, taken-back moves, earlier
moments and languages, and every ten seconds somebody looks at its memory, its tasks and how long moves take.

python3 dev.py bench soak [--minutes 30] [--tables 200] [--rate 50] [--nodes 2] [--summary]

All samples are kept in build/soak.jsonl; --summary prints the table of the last run from there, also of one that was
stopped or still goes on. A run begins to count when as many tables leave the memory as are made: after the longest
time that people stay at one and the two minutes that it is kept then, or after 40 % of a shorter run.
"""

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path
from statistics import linear_regression, median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.guests import LIFE, People  # noqa: E402
from benchmarks.players import many_files  # noqa: E402
from benchmarks.servers import KEPT, WIDE, Cluster, cluster, keep, kept, print_machine, quantile  # noqa: E402
from consigliere.server.run import quickest_loop  # noqa: E402

FILE = KEPT / "soak.jsonl"
EVERY = 10.0  # seconds between two samples
UNLOAD_MINUTES = 2
WARM_SHARE, LONGEST_WARM = 0.4, LIFE[1] + UNLOAD_MINUTES * 60 + 20
CALM = 30.0  # seconds in which everything has to end after everybody has left
GROWN = 1.3  # latency of the last third ÷ that of the first
RISES = 0.2  # of the memory in an hour, in the second half: what remembers words is full by then
SEATS_OF_PEOPLE = 2.2  # at a table, on average
Sample = dict[str, Any]


def numbers(servers: Cluster) -> Sample:
    """What the servers have now, all nodes together."""
    found = [server.metrics() for server in servers.servers]
    pids = [server.process.pid for server in servers.servers]
    names = ("tasks", "sockets", "tables", "bots_thinking")
    return {
        "memory": round(servers.memory(), 2),
        "files": sum(len(os.listdir(f"/proc/{pid}/fd")) for pid in pids),
        **{name: sum(each[name] for each in found) for name in names},
    }


async def soak(options: argparse.Namespace, file: Path) -> None:
    """One run: samples and what is left at the end, into the journal."""
    run = int(time.time())
    limits = [*WIDE, "--unload-minutes", str(UNLOAD_MINUTES)]
    with cluster(options.nodes, options.nodes == 1 and not options.postgres, limits) as servers:
        pause = options.tables * SEATS_OF_PEOPLE / options.rate
        people = People(servers.servers, options.tables, pause, run)
        await asyncio.sleep(options.every)  # what a server does at its start is through
        before = await asyncio.to_thread(numbers, servers)
        keep(file, {"run": run, "begin": {**before, **vars(options)}})
        living = asyncio.create_task(people.live())
        begun = time.monotonic()
        end = begun + options.minutes * 60
        while (wait := min(options.every, end - time.monotonic())) > 0 and not living.done():
            await asyncio.sleep(wait)
            sample = {"run": run, "t": round(time.monotonic() - begun, 1), **await taken(servers, people)}
            keep(file, sample)
            print(line_of(sample), flush=True)
        people.closing = True
        await living
        keep(file, {"run": run, "end": {**await left(servers, before), **outcome(servers, people)}})


async def taken(servers: Cluster, people: People) -> Sample:
    """A sample; the times of moves begin anew."""
    took, people.took = people.took, []
    parts = (("p50", 0.5), ("p99", 0.99))
    times = {name: round(quantile(took, part) * 1000, 1) if took else None for name, part in parts}
    found = await asyncio.to_thread(numbers, servers)
    return {**found, **times, "moves": len(took), "made": people.made, "errors": sum(people.errors.values())}


async def left(servers: Cluster, before: Sample) -> Sample:
    """What is still there when everybody has gone, compared with the beginning."""
    end = time.monotonic() + CALM
    while True:
        now = await asyncio.to_thread(numbers, servers)
        over = {name: now[name] - before[name] for name in ("tasks", "sockets", "files")}
        if (over["tasks"] <= 0 and over["sockets"] <= 0) or time.monotonic() > end:
            return {"left_over": over, "memory": now["memory"]}
        await asyncio.sleep(0.5)


def outcome(servers: Cluster, people: People) -> Sample:
    """What people did, and what went wrong."""
    bad = [line[:500] for server in servers.servers for line in server.complaints()]
    return {"done": dict(people.done), "errors": dict(people.errors), "logged": bad[:20], "made": people.made}


# ---- what is printed


def line_of(sample: Sample) -> str:
    """One sample."""
    times = " ".join(f"{name} {sample[name]:6.1f} ms" if sample[name] is not None else "" for name in ("p50", "p99"))
    return (
        f"{sample['t'] / 60:6.1f} min {sample['memory']:8.1f} MB {sample['tasks']:6.0f} tasks "
        f"{sample['sockets']:5.0f} sockets {sample['files']:5} files {sample['tables']:5.0f} tables "
        f"{sample['moves']:5} moves {times} {sample['errors']:4} errors"
    )


def slope(samples: list[Sample]) -> tuple[float, float]:
    """Megabytes per hour, and the standard error of that."""
    hours = [sample["t"] / 3600 for sample in samples]
    memory = [sample["memory"] for sample in samples]
    if len(samples) < 3:
        return float("nan"), float("nan")
    rise, start = linear_regression(hours, memory)
    middle = sum(hours) / len(hours)
    rest = sum((y - start - rise * x) ** 2 for x, y in zip(hours, memory))
    return rise, (rest / (len(hours) - 2) / sum((x - middle) ** 2 for x in hours)) ** 0.5


def thirds(samples: list[Sample], name: str) -> tuple[float, float]:
    """The median of something in the first and in the last third."""
    found = [sample[name] for sample in samples if sample[name] is not None]
    size = max(len(found) // 3, 1)
    return (median(found[:size]), median(found[-size:])) if found else (float("nan"), float("nan"))


def summary(entries: list[Sample]) -> tuple[str, bool]:
    """The table of the last run, and whether all is as it should be."""
    run = max(entry["run"] for entry in entries)
    mine = [entry for entry in entries if entry["run"] == run]
    samples = [entry for entry in mine if "t" in entry]
    end: Sample = next((entry["end"] for entry in mine if "end" in entry), {})
    begin: Sample = mine[0]["begin"]
    warm = min(LONGEST_WARM, WARM_SHARE * begin["minutes"] * 60)
    counted = [sample for sample in samples if sample["t"] >= warm]
    rise, error = slope(counted)
    lines = [f"{begin['tables']} tables, {begin['nodes']} nodes; {len(counted)} samples after {warm / 60:.1f} minutes"]
    late, late_error = slope(counted[len(counted) // 2 :])
    lines.append(f"memory     {rise:+8.1f} ± {error:.1f} MB/h (at the beginning {begin['memory']:.0f} MB)")
    lines.append(f"           {late:+8.1f} ± {late_error:.1f} MB/h in the second half")
    good = bool(end) and not end["errors"] and not end["logged"]
    if counted and late - 2 * late_error > RISES * counted[-1]["memory"]:
        lines.append("memory has GROWN")
        good = False
    for name in ("memory", "tasks", "sockets", "files", "tables", "p50", "p99"):
        first, last = thirds(counted, name)
        lines.append(f"{name:10} {first:8.1f} in the first third, {last:8.1f} in the last")
        if name == "p50" and last > first * GROWN:
            lines.append("latency has GROWN")
            good = False
    if end:
        over = end["left_over"]
        lines.append("left over  " + ", ".join(f"{count:+g} {name}" for name, count in over.items()))
        good = good and over["tasks"] <= 0 and over["sockets"] <= 0
        lines.append("done       " + ", ".join(f"{n} {what}" for what, n in sorted(end["done"].items())))
        lines.append(f"made       {end['made']} tables")
        lines.append(f"errors     {end['errors'] or 0}; in the log: {end['logged'] or 'none'}")
    else:
        lines.append("this run did not come to its end")
    return "\n".join(lines), good


def main() -> int:
    """Reads the options and measures."""
    parser = argparse.ArgumentParser(prog="dev.py bench soak", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=30, help="so long (30)")
    parser.add_argument("--tables", type=int, default=200, help="so many tables at any time (200)")
    parser.add_argument("--rate", type=float, default=50, help="about so many things people do each second (50)")
    parser.add_argument("--nodes", type=int, default=1, help="so many nodes; more than one are on PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="one server with PostgreSQL")
    parser.add_argument("--every", type=float, default=EVERY, help="seconds between two samples (10)")
    parser.add_argument("--summary", action="store_true", help="only the table of the last run")
    options = parser.parse_args()
    if not options.summary:
        print_machine()
        many_files()
        with asyncio.Runner(loop_factory=quickest_loop()) as runner:
            runner.run(soak(options, FILE))
    text, good = summary(kept(FILE))
    print(f"\n{text}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
