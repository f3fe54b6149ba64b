"""Whether anything makes a server stumble or tell secrets: every route with requests that schemathesis makes up, and
every message of the socket by mutations of recorded conversations (tests/fuzz), at a real server or two nodes.

python3 dev.py fuzz [--minutes 30] [--nodes 2] [--seed 1] [--record]

It goes round by round; every round has a seed of its own and is kept in build/fuzz.jsonl, so the same command goes on
where it was stopped until all rounds together have taken that long (--fresh: from the beginning). Wrong is: a status of
500 or more, an answer that its description does not know, a server that is gone or logs an error, a message that is
never answered, and whatever somebody is told that only others may see. A conversation in which that happens is written
to tests/fuzz, where a test plays it again.
"""

import argparse
import asyncio
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hypothesis import HealthCheck, Phase, given, seed, settings  # noqa: E402
from schemathesis.core.failures import FailureGroup  # noqa: E402
from schemathesis.core.result import Ok  # noqa: E402

from benchmarks import conversations  # noqa: E402
from benchmarks.servers import KEPT, Cluster, cluster, keep, kept, print_machine  # noqa: E402
from tests.server.http.scene import CHECKS, Case, Scene, described  # noqa: E402

FILE = KEPT / "fuzz.jsonl"
CORPUS = ROOT / "tests" / "fuzz"
EXAMPLES = 8  # of each route in a round
TIMES = 4  # each conversation in a round
TABLES = {
    "la-famiglia": ["open", "open", "open", "greedy"],
    "corleone": ["open", "open", "random"],
    "signorie": ["open", "open"],
}
LENGTH = 60  # steps of a recorded conversation
Row = dict[str, Any]


class Round:
    """What one round found: counts by route or message, kind and outcome, and what must not be."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.number = number
        self.counts: Counter[str] = Counter()
        self.found: list[str] = []

    async def talk(self, servers: Cluster, corpus: Path, times: int, mutated: float = conversations.MUTATED) -> None:
        """All conversations of the corpus, with mutations."""
        for file in sorted(corpus.glob("*.jsonl")):
            head, steps = conversations.load(file)
            for _ in range(times):
                rng = Random(self.rng.random())
                found = await conversations.replay(servers.servers, servers.database, head, steps, rng, mutated)
                self.counts.update(found.counts)
                problems = found.found + self.trouble(servers)
                if problems:
                    self.found += [f"{file.name}: {problem}" for problem in problems]
                    keep_finding(corpus, head, found.steps, problems)

    def ask(self, servers: Cluster, examples: int) -> None:
        """Every route, so many times."""
        scene = Scene(self.rng.choice(servers.servers).address)
        for found in described().get_all_operations():
            assert isinstance(found, Ok)
            self.ask_one(scene, found.ok(), examples)
        self.found += self.trouble(servers)

    def ask_one(self, scene: Scene, operation: Any, examples: int) -> None:
        """One route."""
        name = f"{operation.method.upper()} {operation.path}"
        health = list(HealthCheck)
        bounded = settings(
            max_examples=examples, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=health
        )

        @seed(self.rng.getrandbits(32))
        @bounded
        @given(operation.as_strategy())
        def sent(case: Case) -> None:
            self.one_request(scene, case, name)

        sent()

    def one_request(self, scene: Scene, case: Case, name: str) -> None:
        """A request and all that can be wrong with its answer."""
        who, answer = scene.ask(case)
        self.counts[f"{name}|request|{answer.status_code}"] += 1
        asked = case.as_curl_command() if hasattr(case, "as_curl_command") else name
        try:
            case.validate_response(answer, checks=CHECKS)
        except (FailureGroup, AssertionError) as problem:
            self.found.append(f"{name}: {str(problem)[:300]} ({asked[:300]})")
        told = answer.content.decode(errors="replace")
        for secret in scene.secrets:
            if secret in told and secret not in str(scene.who[who]) and secret not in asked:
                self.found.append(f"{name}: somebody else's secret ({asked[:300]})")
        if case.path_parameters.get("table") == scene.tables[0] and answer.status_code == 200:
            self.check_viewer(name, answer, scene.seats[who])

    def check_viewer(self, name: str, answer: Any, seat: int | None) -> None:
        """A view is of the seat that asks; nobody has none."""
        try:
            content = answer.json()
        except ValueError:
            return
        if isinstance(content, dict) and "viewer" in content and content["viewer"] != seat:
            self.found.append(f"{name}: a view of seat {content['viewer']} to {seat}")

    def trouble(self, servers: Cluster) -> list[str]:
        """Servers that are gone, and what they have logged that must not be there; each line once."""
        found = []
        for server in servers.servers:
            if server.process.poll() is not None:
                found.append(f"the server has ended: {server.process.returncode}")
            found += [f"logged: {line[:600]}" for line in server.complaints()]
        return found


def keep_finding(corpus: Path, head: Row, steps: list[Row], problems: list[str]) -> None:
    """For the test that plays it again."""
    name = hashlib.sha256(json.dumps(steps).encode()).hexdigest()[:8]
    conversations.save(corpus / f"found-{name}.jsonl", {**head, "problems": problems[:5]}, steps)


def lines_of(counts: dict[str, int]) -> Iterator[str]:
    """Counts by route or message: how often, and what came of it."""
    outcomes: dict[str, Counter[str]] = {}
    kinds: dict[str, set[str]] = {}
    for key, count in counts.items():
        name, kind, outcome = key.split("|", 2)
        outcomes.setdefault(name, Counter())[outcome] += count
        kinds.setdefault(name, set()).add(kind)
    for name in sorted(outcomes, key=lambda name: (" " in name, name)):
        found = ", ".join(f"{count} × {outcome}" for outcome, count in outcomes[name].most_common(8))
        yield f"{name[:42]:42} {sum(outcomes[name].values()):6}  {found}"


def summary(rows: list[Row]) -> str:
    """The table of all rounds so far."""
    counts: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for row in rows:
        counts.update(row["counts"])
    for key, count in counts.items():
        kinds[key.split("|")[1]] += count
    found = [problem for row in rows for problem in row["found"]]
    lines = [*lines_of(counts), "", "kinds: " + ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())]
    minutes = sum(row["seconds"] for row in rows) / 60
    lines.append(f"{len(rows)} rounds in {minutes:.1f} minutes, {sum(counts.values())} requests and messages, ")
    lines[-1] += f"{len(found)} findings"
    return "\n".join([*lines, *(f"FOUND {problem}" for problem in found[:20])])


def fuzz(options: argparse.Namespace, file: Path, corpus: Path) -> list[Row]:
    """Rounds until the time is up; returns all of them."""
    with cluster(options.nodes, options.nodes == 1) as servers:
        if options.record:
            asyncio.run(record(servers, corpus))
        while sum(row["seconds"] for row in kept(file)) < options.minutes * 60:
            number = options.seed + len(kept(file))
            begun = time.monotonic()
            current = Round(number)
            asyncio.run(current.talk(servers, corpus, options.times))
            current.ask(servers, options.examples)
            passed = round(time.monotonic() - begun, 1)
            keep(file, {"round": number, "seconds": passed, "counts": dict(current.counts), "found": current.found})
            count = sum(current.counts.values())
            print(f"round {number}: {count} in {passed:.0f} s, {len(current.found)} findings", flush=True)
    return kept(file)


async def record(servers: Cluster, corpus: Path) -> None:
    """New conversations of all games."""
    for game, seats in TABLES.items():
        head = {"game": game, "seats": seats}
        steps = await conversations.record(servers.servers, head, Random(game), LENGTH)
        conversations.save(corpus / f"{game}.jsonl", head, steps)


def main() -> int:
    """Reads the options and does it."""
    parser = argparse.ArgumentParser(prog="dev.py fuzz", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=30, help="all rounds together take so long (30)")
    parser.add_argument("--nodes", type=int, default=1, help="so many nodes; more than one are on PostgreSQL")
    parser.add_argument("--seed", type=int, default=1, help="of the first round")
    parser.add_argument("--times", type=int, default=TIMES, help=f"each conversation in a round ({TIMES})")
    parser.add_argument("--examples", type=int, default=EXAMPLES, help=f"of each route in a round ({EXAMPLES})")
    parser.add_argument("--record", action="store_true", help="record the conversations of tests/fuzz anew before")
    parser.add_argument("--fresh", action="store_true", help="from the beginning")
    options = parser.parse_args()
    if options.fresh:
        FILE.unlink(missing_ok=True)
    print_machine()
    rows = fuzz(options, FILE, CORPUS)
    print(f"\n{summary(rows)}")
    return 1 if any(row["found"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
