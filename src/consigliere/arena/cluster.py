"""Games of an arena on a Ray cluster (the extra `ray`): each is a task; one whose node is lost is played again.

A game depends on its seed alone, so the table is the one that the games give on one machine. All nodes need the same
version of the package, and files of the user's own at the same paths: both are compared.
"""

import contextlib
import os
from typing import Any

from consigliere.arena.contest import Conditions, play_job
from consigliere.arena.journal import code_digest
from consigliere.arena.play import game_of
from consigliere.arena.schedule import Job, Schedule
from consigliere.arena.workers import Lines, NextJob, play_in_processes
from consigliere.core.errors import Mistake

RETRIES = 5  # of a game whose process or node is lost
AHEAD = 2  # games for each processor of the cluster that are handed out
codes: dict[str, str] = {}  # digests, worked out once in each process of a node


def play_on_cluster(schedule: Schedule, conditions: Conditions, next_job: NextJob, address: str) -> Lines:
    """Every game as soon as it is over, wherever it was played."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Mistake("mistake-arena-ray") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="CRITICAL")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise Mistake("mistake-arena-cluster", address=address, problem=str(error).split("\n")[0]) from None
    try:
        play = ray.remote(num_cpus=1, max_retries=RETRIES)(play_there)
        width = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        code = code_digest(schedule)
        jobs: dict[Any, Job] = {}
        while True:
            while len(jobs) < width and (job := next_job()) is not None:
                jobs[play.remote(schedule, conditions.patience, job, os.getcwd())] = job
            if not jobs:
                return
            for done in ray.wait(list(jobs))[0]:
                job = jobs.pop(done)
                try:
                    line, theirs = ray.get(done)
                except ray.exceptions.RayError:  # a bot has ended its process each time: here it is seen which one
                    yield from play_in_processes(schedule, conditions, iter([job, None]).__next__, 1)
                    continue
                if theirs != code:
                    raise Mistake("mistake-arena-code", address=address)
                yield line
    finally:
        ray.shutdown()


def play_there(schedule: Schedule, patience: float, job: Job, folder: str) -> tuple[dict[str, Any], str]:
    """One game on a node, and a digest of the code that played it."""
    with contextlib.suppress(OSError):
        os.chdir(folder)
    key = repr(schedule)
    if key not in codes:
        codes[key] = code_digest(schedule)
    game = game_of(schedule.game, schedule.pack)
    return play_job(game, schedule, job, Conditions(patience)), codes[key]
