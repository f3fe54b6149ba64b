"""A process between the server and a Ray cluster: `python -m consigliere.server.bots.ray_gateway ADDRESS`.

Requests come as lines of JSON, each becomes a task on the cluster, its answer goes back as a line. Ray is kept out of
the server: when its head is gone its calls hang for ever, so this process looks every second, ends itself if nobody
answers, and the server starts another one. What it says: `{"ready": BUILD}` once, `{"processors": N}` whenever that
changes, then answers with the task's number; `lost` is one that the cluster has lost.
"""

import contextlib
import json
import os
import sys
import threading
import time
from typing import Any, TextIO

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray

import consigliere
from consigliere.server.bots import worker
from consigliere.server.cluster.membership import version

CONNECT_SECONDS = 60.0  # to reach the cluster and have it do one thing
LOOKS = 1.0  # seconds between looks at the cluster
SILENCE = 4.0  # seconds without an answer after which it is gone
RETRIES = 1  # of a task whose process or node is lost: its delay is all that is seen
OTHER_VERSION, UNREACHABLE, GONE = 4, 5, 6  # exit codes


def introduce() -> tuple[str, dict[str, Any]]:
    """What the cluster thinks with, told by one of its processes."""
    return consigliere.build, version()


class Gateway:
    """Tasks that the cluster has, by number."""

    def __init__(self, answers: TextIO) -> None:
        self.answers = answers
        self.writing = threading.Lock()
        self.tasks: dict[int, Any] = {}
        self.seen = time.monotonic()  # when the cluster last answered
        self.processors = -1
        self.think = ray.remote(num_cpus=1, max_retries=RETRIES)(worker.answer)

    def write(self, line: dict[str, Any]) -> None:
        """One line to the server."""
        with self.writing:
            print(json.dumps(line), file=self.answers, flush=True)

    def take(self, request: dict[str, Any]) -> None:
        """A request becomes a task; one that nobody waits for any more is ended, with its process."""
        number: int = request["task"]
        if request.get("forget"):
            if (task := self.tasks.pop(number, None)) is not None:
                with contextlib.suppress(Exception):
                    ray.cancel(task, force=True)
            return
        task = self.tasks[number] = self.think.remote(request)
        task.future().add_done_callback(lambda future: self.answered(number, future))

    def answered(self, number: int, future: Any) -> None:
        """A task is over."""
        if self.tasks.pop(number, None) is None:
            return  # forgotten
        try:
            result: dict[str, Any] = future.result()
        except Exception as error:  # of Ray: what a bot raises is an answer already
            result = {"lost": f"{type(error).__name__}: {str(error)[:200]}"}
        self.write({**result, "task": number})

    def poll(self) -> None:
        """Whether the cluster is there, and how much of it."""
        while True:
            processors = int(ray.cluster_resources().get("CPU", 0))
            self.seen = time.monotonic()
            if processors != self.processors:
                self.processors = processors
                self.write({"processors": processors})
            time.sleep(LOOKS)

    def watch(self) -> None:
        """Ends this process when the cluster is silent; a look that fails ends as one that hangs."""
        while time.monotonic() - self.seen < SILENCE:
            time.sleep(LOOKS / 4)
        os._exit(GONE)


def connect(address: str) -> str:
    """Joins the cluster and compares versions; the build it thinks with."""
    try:
        ray.init(address=address, log_to_driver=False, logging_level="CRITICAL", namespace="consigliere")
        build, theirs = ray.get(
            ray.remote(num_cpus=0, max_retries=RETRIES)(introduce).remote(), timeout=CONNECT_SECONDS
        )
    except Exception as error:
        print(f"{type(error).__name__}: {error}".split("\n")[0], file=sys.stderr)
        os._exit(UNREACHABLE)
    if theirs != version():
        os._exit(OTHER_VERSION)
    return str(build)


def main() -> None:
    """Passes requests on until the server closes the line."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever Ray prints does not get between the answers
    limit = threading.Timer(CONNECT_SECONDS, os._exit, [UNREACHABLE])
    limit.daemon = True
    limit.start()
    build = connect(sys.argv[1])
    limit.cancel()
    gateway = Gateway(answers)
    gateway.write({"ready": build})
    for work in (gateway.poll, gateway.watch):
        threading.Thread(target=work, daemon=True).start()
    for line in sys.stdin:
        gateway.take(json.loads(line))
    os._exit(0)  # Ray's own good-bye may hang; the cluster ends what this process has asked for


if __name__ == "__main__":
    main()
