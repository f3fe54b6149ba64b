"""An arena here and on a real cluster that loses a node in the middle. `test_cluster.py` runs this where Ray is."""

import json
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

from consigliere.cli.main import main

MEMORY = 80 << 20
BEFORE = 4  # games that are over when the node is lost
GAMES = 24


def table(bots: str, out: Path, *options: str) -> Any:
    """The table of the command, out of its file: Ray prints about a lost node."""
    games = ["--games", str(GAMES), "--every-game", "--out", str(out)]
    assert main(["arena", "signorie", "--bots", bots, *games, *options]) == 0
    return json.loads((out / "results.json").read_text(encoding="utf-8"))["table"]


def lose(cluster: Cluster, node: Any, journal: Path, seen: list[int]) -> None:
    """Kills a node as soon as some games are over."""
    while not journal.exists() or (lines := journal.read_bytes().count(b"\n")) <= BEFORE:
        time.sleep(0.02)
    seen.append(lines - 1)
    cluster.remove_node(node, allow_graceful=False)


def run(folder: Path, bots: str) -> dict[str, Any]:
    """The table of this machine, that of the cluster, and how many games were over when the node was lost."""
    here = table(bots, folder / "here", "--workers", "0")
    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False, "object_store_memory": MEMORY}
    )
    try:
        nodes = [cluster.add_node(num_cpus=1, object_store_memory=MEMORY) for _ in range(2)]
        seen: list[int] = []
        out = folder / "there"
        thread = threading.Thread(target=lose, args=(cluster, nodes[1], out / "games.jsonl", seen), daemon=True)
        thread.start()
        there = table(bots, out, "--cluster", cluster.address)
        thread.join(60)
    finally:
        cluster.shutdown()
    return {"here": here, "there": there, "lost_after": seen}


if __name__ == "__main__":
    found = run(Path(sys.argv[1]), sys.argv[2])
    Path(sys.argv[1], "found.json").write_text(json.dumps(found), encoding="utf-8")
