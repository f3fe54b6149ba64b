"""How many moves servers carry: two nodes on one PostgreSQL, live tables of La Famiglia with four sockets each, half of
them at the node that does not have the table, every move stored durably.

python3 dev.py bench load [--tables 1000] [--rate 500] [--seconds 60] [--nodes 2] [--sqlite]
python3 dev.py bench load --nodes 1 --against COMMIT        this tree and another commit in turns, with their ratio
python3 dev.py bench load --hostile [1000]                  a few tables while the server is attacked

The players run in one process of their own. A move counts from when it is sent until all four have been told. Every
finished measurement is kept in build/load.jsonl, so the same command goes on where it was stopped (--fresh: from the
beginning); sources that have changed are measured again.
"""

import argparse
import asyncio
import gc
import hashlib
import shutil
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks import against  # noqa: E402
from benchmarks.players import SEATS, Crowd, many_files, own_cpu  # noqa: E402
from benchmarks.servers import (  # noqa: E402
    CANNOT_MEASURE,
    KEPT,
    Cluster,
    cluster,
    keep,
    kept,
    print_machine,
    quantile,
)
from consigliere.server.run import quickest_loop  # noqa: E402

FILE = KEPT / "load.jsonl"
WARM = 3.0  # seconds of play before something is measured
Row = dict[str, Any]
HEADS = ["sources", "build", "nodes", "database", "tables", "wished", "moves/s", "p50 ms", "p95", "p99", "max"]
HEADS += ["errors", "nodes ms/move", "each", "PostgreSQL", "players", "idle %", "MB/table", "B/move", "loop ms"]


# ---- one measurement


async def measure(wanted: Row, tree: Path, profile: str | None = None) -> Row:
    """Servers of one tree, their tables and players; what came of it."""
    with cluster(wanted["nodes"], wanted["database"] == "SQLite", tree=tree, profile=profile) as servers:
        wish = wanted["lang"] or None
        crowd = Crowd(servers.servers, wanted["round"], wish, wanted["watchers"], tells_changes(tree))
        await crowd.enter(len(servers.servers))  # what the first table of each node brings with it is not a table's
        before = servers.memory()
        try:
            await crowd.enter(wanted["tables"])
            entered = servers.memory()
            idle = await cpu_while_nobody_plays(servers, min(WARM, wanted["seconds"]))
            await crowd.play(wanted["rate"], min(WARM, wanted["seconds"]))
            gc.collect()
            gc.disable()  # the players' own pauses are not the server's
            found = await measured_play(servers, crowd, wanted["rate"], wanted["seconds"])
        finally:
            gc.enable()
            crowd.leave()
        tables = wanted["tables"]
        memory = {"memory": (servers.memory() - before) / tables, "memory_entered": (entered - before) / tables}
        loops = [server.metrics() for server in servers.servers]
        delay = max(loop["loop_delay_seconds"] for loop in loops) * 1000
        build = servers.servers[0].ask("/health")["build"]
        return {**wanted, **found, **memory, "idle": idle, "loop_delay_ms": round(delay, 1), "build": build}


async def cpu_while_nobody_plays(servers: Cluster, seconds: float) -> float:
    """Processor time of all nodes in each second, with everybody connected."""
    used = sum(servers.cpu())
    await asyncio.sleep(seconds)
    return (sum(servers.cpu()) - used) / seconds


async def measured_play(servers: Cluster, crowd: Crowd, rate: float, seconds: float) -> Row:
    """Plays, and looks before and after at what everybody has used."""
    size = servers.stored()
    used, stored, own = servers.cpu(), servers.database_cpu(), own_cpu()
    crowd.errors.clear()
    passed = await crowd.play(rate, seconds)
    took = crowd.took
    moves = max(len(took), 1)
    errors = sum(crowd.errors.values())
    costs = {
        "node_ms": [(now - then) / moves * 1000 for now, then in zip(servers.cpu(), used)],
        "database_ms": (servers.database_cpu() - stored) / moves * 1000,
        "players_ms": (own_cpu() - own) / moves * 1000,
        "stored_bytes": (servers.stored() - size) / moves,
    }
    return {
        "moves": len(took),
        "moves_per_s": len(took) / passed,
        "missed": crowd.missed,
        **{name: quantile(took, part) * 1000 for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))},
        "max": max(took, default=float("nan")) * 1000,
        "errors": errors,
        "kinds_of_errors": dict(+crowd.errors),
        **costs,
    }


# ---- trees


def tells_changes(tree: Path) -> bool:
    """Whether its server can tell pages what has changed of a view; before, they were told all of it."""
    package = tree / "src" / "consigliere"
    files = [package / "server" / "protocol" / "requests.py", package / "table" / "messages.py"]  # now, and before
    return "changes: bool" in next(file for file in files if file.exists()).read_text(encoding="utf-8")


def sources(tree: Path) -> str:
    """A short name for the sources of a tree as they are now."""
    found = hashlib.sha256()
    for file in sorted((tree / "src").rglob("*")):
        if file.suffix in (".py", ".ftl", ".toml", ".json") and "site" not in file.parts:
            found.update(f"{file.relative_to(tree)}\n".encode() + file.read_bytes())
    return found.hexdigest()[:8]


def other_tree(commit: str) -> Path:
    """Another commit's files, with a compiled engine: ours if its engine is the same."""
    folder = against.unpacked(against.commit_hash(commit))
    ours, theirs = ROOT / "src", folder / "src"
    if not list(theirs.rglob("compiled.stamp")) and engine_of(ours) == engine_of(theirs):
        for file in [*ours.rglob("*.so"), *ours.rglob("*.pyd"), ours / "consigliere" / "compiled.stamp"]:
            if file.exists():
                shutil.copy2(file, theirs / file.relative_to(ours))
    against.compile_tree(folder)
    return folder


def engine_of(source: Path) -> dict[str, bytes]:
    """All that is compiled."""
    parts = [source / "consigliere" / part for part in ("core", "games")]
    return {str(file.relative_to(source)): file.read_bytes() for part in parts for file in part.rglob("*.py")}


def name_of(commit: str) -> str:
    """What a commit is called in the table."""
    return against.commit_hash(commit)[:8]


# ---- what is printed


def configuration(row: Row) -> Row:
    """What makes two measurements the same one."""
    names = ("sources", "digest", "nodes", "database", "tables", "watchers", "rate", "seconds", "lang", "round")
    return {name: row[name] for name in names}


def cells(row: Row) -> list[str]:
    """One line of the table."""
    wished = f"{row['rate']:g}" if row["rate"] else "all"
    times = [f"{row[name]:.1f}" for name in ("p50", "p95", "p99", "max")]
    each = " + ".join(f"{found:.2f}" for found in row["node_ms"])
    errors = ", ".join(f"{n} {kind}" for kind, n in row["kinds_of_errors"].items()) or "0"
    start = [row["sources"], row["build"], row["nodes"], row["database"], row["tables"], wished]
    costs = [f"{sum(row['node_ms']):.2f}", each, f"{row['database_ms']:.2f}", f"{row['players_ms']:.2f}"]
    end = [f"{row['idle'] * 100:.1f}", f"{row['memory']:.2f}", f"{row['stored_bytes']:.0f}"]
    end.append(f"{row['loop_delay_ms']:.0f}")
    return [*map(str, start), f"{row['moves_per_s']:.0f}", *times, errors, *costs, *end]


def printed(rows: list[Row]) -> str:
    """The table, as Markdown."""
    lines = [HEADS, *(cells(row) for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(HEADS))]
    text = ["| " + " | ".join(cell.rjust(width) for cell, width in zip(line, widths)) + " |" for line in lines]
    text.insert(1, "|" + "|".join("-" * (width + 1) + ":" for width in widths) + "|")
    return "\n".join(text)


def ratios(rows: list[Row], this: str, other: str) -> str:
    """Moves per second of the servers' processor time, this tree ÷ the other, round by round."""
    found = []
    per_second = {(row["sources"], row["rate"], row["round"]): 1000 / sum(row["node_ms"]) for row in rows}
    for rate in dict.fromkeys(row["rate"] for row in rows):
        rounds = sorted({turn for source, each, turn in per_second if each == rate})
        pairs = [(per_second.get((this, rate, turn)), per_second.get((other, rate, turn))) for turn in rounds]
        values = [mine / theirs for mine, theirs in pairs if mine and theirs]
        if values:
            each = ", ".join(f"{value:.2f}" for value in values)
            name = f"{rate:g} moves/s" if rate else "as fast as possible"
            found.append(f"{name}: {median(values):.2f} × the moves per CPU-second of {other} ({each})")
    return "\n".join(found)


# ---- all of them


def wanted_rows(options: argparse.Namespace, trees: dict[str, Path]) -> list[Row]:
    """The measurements, in turns."""
    database = "SQLite" if options.sqlite else "PostgreSQL"
    same = {"nodes": options.nodes, "database": database, "seconds": options.seconds, "lang": options.lang}
    same["watchers"] = options.watchers
    digests = {name: sources(tree) for name, tree in trees.items()}
    return [
        {"sources": name, "digest": digests[name], **same, "tables": tables, "rate": rate, "round": turn}
        for tables in options.tables
        for rate in options.rate
        for turn in range(options.rounds)
        for name in (list(trees) if turn % 2 else list(reversed(trees)))
    ]


def load(options: argparse.Namespace, file: Path = FILE) -> list[Row]:
    """Everything that is missing; returns all rows that were wished."""
    trees = {"this": ROOT}
    if options.against:
        trees[name_of(options.against)] = other_tree(options.against)
    if options.fresh:
        file.unlink(missing_ok=True)
    many_files()
    rows = []
    for wanted in wanted_rows(options, trees):
        found = next((row for row in kept(file) if configuration(row) == wanted), None)
        if found is None:
            print_machine()
            with asyncio.Runner(loop_factory=quickest_loop()) as runner:
                found = runner.run(measure(wanted, trees[wanted["sources"]], options.profile))
            keep(file, found)
            print(printed([found]).splitlines()[-1], flush=True)
        rows.append(found)
    print(f"\n{printed(rows)}\n{SEATS + options.watchers} sockets each, language: {options.lang or 'none'}, ", end="")
    print("CPU in ms per move: all nodes, each of them, the database, the players (idle: of all nodes while nobody")
    print("plays, of one core); late: not told to all within 5 s")
    if options.against:
        print(ratios(rows, *trees))
    return rows


def main() -> int:
    """Reads the options and measures."""
    parser = argparse.ArgumentParser(prog="dev.py bench load", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[1000], help="so many tables, one after another")
    parser.add_argument("--rate", type=float, nargs="+", default=[500.0], help="moves/s in all; 0: as many as possible")
    parser.add_argument("--seconds", type=float, default=60, help="how long each measurement takes")
    parser.add_argument("--nodes", type=int, default=2, help="so many nodes (1: a server alone)")
    parser.add_argument("--sqlite", action="store_true", help="one server with a SQLite file")
    parser.add_argument("--lang", default="en", help='in which language everybody is told ("": none)')
    parser.add_argument("--watchers", type=int, default=0, help="so many more sockets at each table")
    parser.add_argument("--rounds", type=int, help="each so often (1; with --against 3)")
    parser.add_argument("--against", metavar="COMMIT", help="this tree and another commit in turns")
    parser.add_argument("--profile", help="let cProfile watch the server and write here")
    parser.add_argument("--fresh", action="store_true", help="from the beginning")
    parser.add_argument("--hostile", type=int, nargs="?", const=1000, help="attack the server so often (1000)")
    parser.add_argument("--only", nargs="+", help="some kinds of attacks only, by name")
    options = parser.parse_args()
    options.rounds = options.rounds or (3 if options.against else 1)
    if options.sqlite and options.nodes > 1 and not options.hostile:
        parser.error("SQLite belongs to one server: --nodes 1")
    if options.hostile:
        from benchmarks.under_attack import measure_hostile

        print_machine()
        with asyncio.Runner(loop_factory=quickest_loop()) as runner:
            return 0 if runner.run(measure_hostile(options.hostile, options.only or [])) else 1
    try:
        rows = load(options)
    except against.CannotMeasure as reason:
        print(f"The trees cannot be compared: {reason}.", file=sys.stderr)
        return CANNOT_MEASURE
    return 1 if any(row["errors"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
