"""What people notice when something breaks: two nodes on one PostgreSQL behind HAProxy, a crowd that plays, one fault
after the other, and after each a check of all histories.

python3 dev.py bench faults [--times 20] [--tables 10] [--rate 50] [--only "kill -9" paused]

Last, bots that sit with people think on a Ray cluster (`.venv-ray`), and a process that thinks is killed.

Every fault that is through is kept in build/faults.jsonl, so the same command goes on where it was stopped (--fresh:
from the beginning). The longest time that a player waited for an answer is that of a move which fell into the fault.
"""

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import dev  # noqa: E402
from benchmarks.servers import KEPT, durable_postgres, keep, kept, print_machine  # noqa: E402
from consigliere.server.settings import Settings  # noqa: E402
from tests.server.cluster.faults import RAY_FAULT, Cluster, Crowd, RayCluster  # noqa: E402
from tests.server.server import Postgres  # noqa: E402

FILE = KEPT / "faults.jsonl"
GOAL = 5.0  # seconds that nobody should wait longer
LEASE = Settings().lease_seconds
CALM = 3.0  # seconds of play before each fault


def missing(done: list[dict[str, Any]], kinds: list[str], times: int) -> list[str]:
    """The faults that are still to come, in turn."""
    counts = {kind: sum(each["fault"] == kind for each in done) for kind in kinds}
    return [kind for number in range(times) for kind in kinds if counts[kind] <= number]


def summary(done: list[dict[str, Any]]) -> str:
    """The table."""
    lines = [f"{'fault':24} {'times':>5} {'p50 s':>7} {'max s':>7} {'before s':>8} {'moves/s':>8}"]
    for kind in dict.fromkeys(str(each["fault"]) for each in done):
        mine = [each for each in done if each["fault"] == kind]
        waits, rates = [each["longest"] for each in mine], [each["rate"] for each in mine]
        usual = median(each.get("usual", 0.0) for each in mine)
        row = f"{kind:24} {len(mine):5} {median(waits):7.2f} {max(waits):7.2f} {usual:8.2f} {median(rates):8.1f}"
        lines.append(row)
    return "\n".join(lines)


async def measure(
    options: argparse.Namespace, folder: Path, postgres: Postgres, file: Path, ray: RayCluster | None = None
) -> None:
    """All that is missing; a disagreement ends it with an AssertionError."""
    cluster = Cluster(postgres, folder, LEASE, ray)
    faults = cluster.faults()
    kinds = [kind for kind in faults if not options.only or kind in options.only]
    if not missing(kept(file), kinds, options.times):
        return
    async with cluster.running() as people:
        crowd = Crowd(people, cluster, options.tables, options.rate)
        try:
            for kind in missing(kept(file), kinds, options.times):
                found = await crowd.through(faults[kind], CALM)
                keep(file, {"fault": kind, **found})
                print(
                    f"{kind:24} longest wait {found['longest']:6.2f} s, {found['rate']:5.1f} moves/s before", flush=True
                )
        finally:
            await crowd.end()


def ray_cluster(options: argparse.Namespace) -> RayCluster | None:
    """Where bots think elsewhere; None if that is not wished, through, or not possible here."""
    if (options.only and RAY_FAULT not in options.only) or not missing(kept(FILE), [RAY_FAULT], options.times):
        return None
    if problem := dev.install(dev.RAY_VENV, "ray", quiet=True):
        print(f"without a Ray cluster: {problem}")
        return None
    return RayCluster(dev.RAY_VENV / dev.SCRIPTS / "python")


def main() -> int:
    """Reads the options and measures."""
    parser = argparse.ArgumentParser(prog="dev.py bench faults", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--times", type=int, default=20, help="each fault so often")
    parser.add_argument("--tables", type=int, default=10, help="so many games at once")
    parser.add_argument("--rate", type=float, default=50, help="moves per second in all, as far as people can")
    parser.add_argument("--only", nargs="+", help="some faults only, by name")
    parser.add_argument("--fresh", action="store_true", help="from the beginning")
    options = parser.parse_args()
    if options.fresh:
        FILE.unlink(missing_ok=True)
    print_machine()
    with ExitStack() as ending:
        postgres = durable_postgres()
        ending.callback(postgres.close)
        folder = Path(ending.enter_context(tempfile.TemporaryDirectory(prefix="consigliere-faults-")))
        asyncio.run(measure(options, folder, postgres, FILE))
        ray = ray_cluster(options)
        if ray is not None:
            ending.callback(ray.close)
            (folder / "ray").mkdir()
            asyncio.run(measure(options, folder / "ray", postgres, FILE, ray))
    done = kept(FILE)
    print(f"\n{summary(done)}\nall histories agree; nobody waited longer than {GOAL:g} s: ", end="")
    print("yes" if all(each["longest"] <= GOAL for each in done) else "NO")
    return 0


if __name__ == "__main__":
    sys.exit(main())
