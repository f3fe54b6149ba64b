"""Many games stepped at once: numpy arrays in shared memory, filled by processes that each play some of the games.

Nothing is made for a move but numbers: actions go in and observations, masks and rewards come out in arrays.
"""

import contextlib
import itertools
import multiprocessing
import os
import traceback
import weakref
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from consigliere.core.errors import Mistake
from consigliere.core.state import State
from consigliere.core.state_batch import StateBatch
from consigliere.games import get, load

RESET, STEP, STOP, DONE = b"reset", b"step", b"stop", b"done"
SECONDS_TO_STOP = 5
FIELDS = ("observations", "masks", "starts", "counts", "actions", "seats", "rewards", "done")
ALIGNED = 64  # bytes
MOST_LEGAL = 512  # moves and anytime options of one seat; there are hardly ever more than a hundred


class Deal(NamedTuple):
    """Which games a batch plays."""

    game: str
    pack: str | None
    seats: int | None
    options: dict[str, bool]
    seed: int


class Arrays:
    """The arrays of a batch, one row for each game; in memory that other processes see, or in plain memory."""

    def __init__(self, n: int, size: int, moves: int, seats: int, shared: str | None) -> None:
        fields: list[tuple[str, Any, tuple[int, ...]]] = [
            ("observations", np.float32, (n, size)),
            ("masks", np.uint8, (n, moves)),
            ("legal", np.int16, (n * MOST_LEGAL,)),
            ("starts", np.int64, (n,)),
            ("counts", np.int64, (n,)),
            ("actions", np.int64, (n,)),
            ("seats", np.int64, (n,)),
            ("rewards", np.float32, (n, seats)),
            ("done", np.uint8, (n,)),
        ]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for _, kind, shape in fields]
        places = np.cumsum([0, *[-(-each // ALIGNED) * ALIGNED for each in sizes]]).tolist()
        self.memory: SharedMemory | None = None
        buffer: Any = None
        if shared is None:
            buffer = bytearray(places[-1])
        else:
            self.memory = SharedMemory(shared or None, create=not shared, size=places[-1])
            buffer = self.memory.buf
        arrays = {name: np.ndarray(shape, kind, buffer, offset) for (name, kind, shape), offset in zip(fields, places)}
        self.observations: NDArray[np.float32] = arrays["observations"]
        self.masks: NDArray[np.uint8] = arrays["masks"]
        self.legal: NDArray[np.int16] = arrays["legal"]
        self.starts: NDArray[np.int64] = arrays["starts"]
        self.counts: NDArray[np.int64] = arrays["counts"]
        self.actions: NDArray[np.int64] = arrays["actions"]
        self.seats: NDArray[np.int64] = arrays["seats"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.done: NDArray[np.uint8] = arrays["done"]


class Games:
    """Some of the games of a batch: plays what stands in the rows from `first` on, and fills them."""

    def __init__(self, deal: Deal, arrays: Arrays, first: int, last: int) -> None:
        self.deal = deal
        self.game = load(deal.game, deal.pack)
        self.seats = deal.seats or self.game.seats[0]
        self.n = last - first
        self.rows = StateBatch(get(self.game.name).features(self.game, self.seats), self.n)
        self.first = first
        self.room = first * MOST_LEGAL  # where the possible moves of these games stand
        self.possible = arrays.legal
        self.part = {name: getattr(arrays, name)[first:last] for name in FIELDS}
        self.masks = self.part["masks"].reshape(-1)
        self.row_starts = np.arange(self.n) * self.game.move_count
        self.marked = np.zeros(0, np.int64)  # the possible moves in the masks
        self.played = [0] * self.n  # games that were begun

    def begin(self, i: int) -> State:
        """The next game of a row: its luck depends on the seed, the row and how many there were before."""
        self.played[i] += 1
        seed = f"{self.deal.seed}/{self.first + i}/{self.played[i]}".encode()
        return self.game.start(self.seats, seed, self.deal.options)

    def reset(self) -> None:
        """New games in all rows, the same ones every time."""
        self.played = [0] * self.n
        self.rows.states = [self.begin(i) for i in range(self.n)]
        self.part["rewards"][:] = 0
        self.part["done"][:] = 0
        self.look()

    def step(self) -> None:
        """Plays the action of each row; where a game ends, its rewards stand there once and the next one begins."""
        self.part["rewards"][:] = 0
        self.part["done"][:] = 0
        for i in self.rows.play(self.part["actions"].tolist()):
            result = self.rows.states[i].result
            assert result is not None
            self.part["rewards"][i] = result.payoff
            self.part["done"][i] = 1
            self.rows.states[i] = self.begin(i)
        self.look()

    def look(self) -> None:
        """Who chooses now, among which moves, and what that seat sees."""
        rows = self.rows
        counts = rows.observe()
        part = self.part
        part["observations"][:] = np.frombuffer(rows.observations, np.uint8).reshape(part["observations"].shape)
        part["seats"][:] = rows.actors
        part["counts"][:] = counts
        part["starts"][:] = self.room + np.cumsum(counts) - counts
        possible = np.frombuffer(rows.possible, "<i2")
        self.masks[self.marked] = 0
        self.marked = np.repeat(self.row_starts, counts) + possible
        self.masks[self.marked] = 1
        self.possible[self.room : self.room + len(possible)] = possible


class Batch:
    """n games at once. `observations`, `masks`, `seats`, `rewards` and `done` are filled anew by every step.

    Row i is game i: what the seat `seats[i]` sees, and which actions it may take. Seats that choose at the same time
    are asked one by one. The arrays are the batch's own: copy what is to be kept.
    """

    def __init__(self, deal: Deal, n: int, processes: int | None = None) -> None:
        if n < 1:
            raise Mistake("mistake-batch-size", n=n)
        self.game = load(deal.game, deal.pack)
        self.players = deal.seats or self.game.seats[0]
        feature_list = get(self.game.name).features(self.game, self.players)
        self.game.blank(self.players, deal.options)  # a Mistake if there is no such option
        self.feature_names = feature_list.names
        self.feature_bounds = np.array(feature_list.bounds, np.float32)
        self.n = n
        self.all = np.arange(n)
        workers = min(n, (os.cpu_count() or 1) if processes is None else processes)
        sizes = (n, len(feature_list.names), self.game.move_count, self.players)
        self.arrays = Arrays(*sizes, "" if workers else None)
        self.lines: list[Connection] = []
        self.here: Games | None = None if workers else Games(deal, self.arrays, 0, n)
        running: list[BaseProcess] = []
        self.stop = weakref.finalize(self, stop, self.lines, running, self.arrays.memory)
        cuts = [n * i // max(workers, 1) for i in range(workers + 1)]
        context = multiprocessing.get_context("spawn")
        for first, last in itertools.pairwise(cuts):
            ours, theirs = context.Pipe()
            assert self.arrays.memory is not None
            arguments = (theirs, deal, sizes, self.arrays.memory.name, first, last)
            process = context.Process(target=serve, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self.lines.append(ours)
            running.append(process)

    @property
    def observations(self) -> NDArray[np.float32]:
        """n rows of features, as `feature_names` names them."""
        return self.arrays.observations

    @property
    def masks(self) -> NDArray[np.bool_]:
        """n rows of what may be chosen."""
        return self.arrays.masks.view(np.bool_)

    def legal(self, i: int) -> NDArray[np.int16]:
        """What may be chosen in game i, as a list of moves; row i of `masks` says the same."""
        start = self.arrays.starts[i]
        return self.arrays.legal[start : start + self.arrays.counts[i]]

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many moves may be chosen."""
        return self.arrays.counts

    @property
    def seats(self) -> NDArray[np.int64]:
        """Whose choice it is."""
        return self.arrays.seats

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought each seat: something only where a game has ended; they add up to 0."""
        return self.arrays.rewards

    @property
    def done(self) -> NDArray[np.bool_]:
        """Where the last step ended a game; the row shows the next one already."""
        return self.arrays.done.view(np.bool_)

    def reset(self) -> None:
        """Begins n games; always the same ones."""
        self.tell(RESET)

    def step(self, actions: NDArray[Any]) -> None:
        """One move in every game."""
        if np.shape(actions) != (self.n,):
            raise Mistake("mistake-batch-step", n=self.n, shape=np.shape(actions))
        if not (actions.min() >= 0 and actions.max() < self.game.move_count):
            raise Mistake("mistake-batch-action", last=str(self.game.move_count - 1))
        wrong = np.flatnonzero(self.arrays.masks[self.all, actions] == 0)
        if len(wrong):
            row = int(wrong[0])
            move = self.game.text(int(actions[row]))
            raise Mistake("mistake-batch-move", move=move, row=row)
        self.arrays.actions[:] = actions
        self.tell(STEP)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A possible action for every game, all equally likely."""
        arrays = self.arrays
        return arrays.legal[arrays.starts + (rng.random(self.n) * arrays.counts).astype(np.int64)].astype(np.int64)

    def tell(self, command: bytes) -> None:
        """All processes do this, each for its games."""
        if self.here is not None:
            self.here.reset() if command == RESET else self.here.step()
            return
        if not self.lines:
            raise Mistake("mistake-batch-closed")
        for line in self.lines:
            line.send_bytes(command)
        problems = [answer for answer in [line.recv_bytes() for line in self.lines] if answer != DONE]
        if problems:
            raise RuntimeError(problems[0].decode())

    def close(self) -> None:
        """Ends the processes and gives the memory back."""
        self.stop()
        self.here = None


def stop(lines: list[Connection], running: list[BaseProcess], memory: SharedMemory | None) -> None:
    """Ends the processes of a batch."""
    for line in lines:
        with contextlib.suppress(OSError):  # it has ended already
            line.send_bytes(STOP)
        line.close()
    lines.clear()
    for process in running:
        process.join(SECONDS_TO_STOP)
        if process.is_alive():
            process.terminate()
            process.join()
    if memory is not None:
        memory.unlink()


def serve(line: Connection, deal: Deal, sizes: tuple[int, int, int, int], memory: str, first: int, last: int) -> None:
    """One process: plays its games whenever it is told to."""
    arrays = Arrays(*sizes, memory)
    games = Games(deal, arrays, first, last)
    while True:
        try:
            command = line.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        if command == STOP:
            return
        try:
            games.reset() if command == RESET else games.step()
            line.send_bytes(DONE)
        except Exception:
            line.send_bytes(traceback.format_exc().encode())
