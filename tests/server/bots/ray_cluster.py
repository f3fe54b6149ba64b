"""A Ray cluster for faults, where Ray is: says its address; for every line it reads it kills a process that thinks, and
says how many seconds it took until there was one."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.bots.ray_remote import PATIENCE, cluster_of, thinking

PROCESSORS = 2


def ours(cluster: Any) -> list[int]:
    """The processes of this very cluster that think right now."""
    raylets = {one.process.pid for one in cluster.node.all_processes["raylet"]}
    return [pid for pid in thinking() if parent(pid) in raylets]


def parent(pid: int) -> int:
    """Who has started a process; 0 if it is gone."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def kill_one(cluster: Any) -> float:
    """Ends one that thinks, as soon as there is one."""
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        for pid in ours(cluster)[:1]:
            os.kill(pid, signal.SIGKILL)
            return time.monotonic() - begun
        time.sleep(0.005)
    raise AssertionError("nobody thinks on the cluster")


if __name__ == "__main__":
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever Ray prints does not get between the answers
    with cluster_of(PROCESSORS) as made:
        print(made.address, file=out, flush=True)
        for _ in sys.stdin:
            print(f"{kill_one(made):.2f}", file=out, flush=True)
