"""Games of an arena in processes of this machine. A process that dies costs the bot that thought in it the game."""

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from ctypes import c_int
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawValue
from typing import Any

from consigliere.arena.contest import NOBODY, Conditions, lost_process, play_job
from consigliere.arena.play import game_of
from consigliere.arena.schedule import Job, Schedule
from consigliere.core.errors import Mistake

NextJob = Callable[[], Job | None]
Lines = Iterator[dict[str, Any]]
MOST_DEATHS = 2  # of processes in a row in which nobody thought
TERMINATION_WAIT = 2.0  # seconds until a process that was told to end is killed


def play_here(schedule: Schedule, conditions: Conditions, next_job: NextJob) -> Lines:
    """One game after the other in this process."""
    game = game_of(schedule.game, schedule.pack)
    while (job := next_job()) is not None:
        yield play_job(game, schedule, job, conditions)


def play_in_processes(schedule: Schedule, conditions: Conditions, next_job: NextJob, count: int) -> Lines:
    """So many games side by side, each yielded as soon as it is over; jobs are asked for as processes become free."""
    workers: list[Worker] = []
    deaths = 0
    try:
        while True:
            while len(workers) < count and (job := next_job()) is not None:
                workers.append(Worker(schedule, conditions, job))
            if not workers:
                return
            for pipe in connection.wait([worker.pipe for worker in workers]):
                worker = next(worker for worker in workers if worker.pipe is pipe)
                line = worker.result()
                following: Job | None = None
                if line is not None:
                    deaths = 0
                    yield line
                    following = next_job()
                else:
                    deaths = deaths + 1 if worker.thinking == NOBODY else 0
                    if deaths == MOST_DEATHS:
                        raise Mistake("mistake-arena-workers")
                    if worker.thinking != NOBODY:
                        yield lost_process(schedule, worker.job, worker.thinking)
                    following = worker.job if worker.thinking == NOBODY else next_job()
                if following is not None and line is not None:
                    worker.play(following)
                else:
                    worker.end()
                    workers.remove(worker)
                    if following is not None:
                        workers.append(Worker(schedule, conditions, following))
    finally:
        for worker in workers:
            worker.end()


class Worker:
    """A process that plays one game at a time."""

    def __init__(self, schedule: Schedule, conditions: Conditions, job: Job) -> None:
        context = get_context("spawn")
        self.pipe, child_end = context.Pipe()
        self.seat = RawValue(c_int, NOBODY)
        settings = WorkerSettings(schedule, conditions.patience, conditions.errors)
        self.process: BaseProcess = context.Process(target=work, args=(child_end, settings, self.seat), daemon=True)
        self.process.start()
        child_end.close()
        self.job = job
        self.play(job)

    @property
    def thinking(self) -> int:
        """The seat whose bot thinks, or thought when the process died."""
        return int(self.seat.value)

    def play(self, job: Job) -> None:
        """The next game."""
        self.job = job
        with contextlib.suppress(OSError):  # it has just died: that is noticed when it is asked for the result
            self.pipe.send(job)

    def result(self) -> dict[str, Any] | None:
        """The finished game; None if the process has died."""
        try:
            answer: dict[str, Any] = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return answer

    def end(self) -> None:
        """Stops the process, in the middle of a game if need be."""
        self.pipe.close()
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(TERMINATION_WAIT)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


@dataclass(frozen=True)
class WorkerSettings:
    """What a process is given when it starts."""

    schedule: Schedule
    patience: float
    errors: str | None


def work(pipe: "connection.Connection[Any, Any]", settings: WorkerSettings, seat: Any) -> None:
    """Plays until the pipe is closed; what a bot prints goes to stderr."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)

    def thinking(number: int) -> None:
        seat.value = number

    conditions = Conditions(settings.patience, settings.errors, thinking)
    game = game_of(settings.schedule.game, settings.schedule.pack)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send(play_job(game, settings.schedule, pipe.recv(), conditions))
