"""Many games stepped at once: numpy arrays in shared memory, filled by processes that each play some of the games.

Nothing is made for a move but numbers: actions go in and observations, masks and rewards come out in arrays.
"""

import contextlib
import itertools
import multiprocessing
import os
import traceback
import weakref
from array import array
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from consigliere.core.errors import Mistake
from consigliere.core.state import State
from consigliere.games import features, load

RESET, STEP, STOP, DONE = b"reset", b"step", b"stop", b"done"
SECONDS_TO_STOP = 5
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
            ("legal", np.int16, (n, MOST_LEGAL)),
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
        found = {name: np.ndarray(shape, kind, buffer, offset) for (name, kind, shape), offset in zip(fields, places)}
        self.observations: NDArray[np.float32] = found["observations"]
        self.masks: NDArray[np.uint8] = found["masks"]
        self.legal: NDArray[np.int16] = found["legal"]
        self.counts: NDArray[np.int64] = found["counts"]
        self.actions: NDArray[np.int64] = found["actions"]
        self.seats: NDArray[np.int64] = found["seats"]
        self.rewards: NDArray[np.float32] = found["rewards"]
        self.done: NDArray[np.uint8] = found["done"]


class Games:
    """Some of the games of a batch: plays what stands in the rows from `first` on, and fills them."""

    def __init__(self, deal: Deal, arrays: Arrays, first: int, last: int) -> None:
        self.deal = deal
        self.game = load(deal.game, deal.pack)
        self.seats = deal.seats or self.game.seats[0]
        self.features = features(self.game, self.seats)
        self.size = len(self.features.names)
        self.rows = range(first, last)
        self.arrays = arrays
        self.actions = arrays.actions[first:last]
        self.observations = arrays.observations[first:last]
        self.numbers = bytearray(len(self.rows) * self.size)  # observations, a byte each
        self.compact = np.frombuffer(self.numbers, np.uint8).reshape(len(self.rows), self.size)
        self.masks = [memoryview(arrays.masks[row]) for row in self.rows]
        self.legal = [memoryview(arrays.legal[row]) for row in self.rows]
        self.seat = arrays.seats[first:last]
        self.counts = arrays.counts[first:last]
        self.number = [0 for _ in self.rows]  # of possible moves
        self.states: list[State] = []
        self.moves: list[list[int]] = [[] for _ in self.rows]
        self.actors = [0 for _ in self.rows]
        self.played = [0 for _ in self.rows]  # games that were begun

    def begin(self, i: int) -> State:
        """The next game of a row: its luck depends on the seed, the row and how many there were before."""
        self.played[i] += 1
        seed = f"{self.deal.seed}/{self.rows[i]}/{self.played[i]}".encode()
        return self.game.start(self.seats, seed, self.deal.options)

    def reset(self) -> None:
        """New games in all rows, the same ones every time."""
        self.played = [0 for _ in self.rows]
        self.states = [self.begin(i) for i in range(len(self.rows))]
        self.arrays.rewards[self.rows.start : self.rows.stop] = 0
        self.arrays.done[self.rows.start : self.rows.stop] = 0
        for i in range(len(self.rows)):
            self.look(i)
        self.show()

    def step(self) -> None:
        """Plays the action of each row; where a game ends, its rewards stand there once and the next one begins."""
        states, actors = self.states, self.actors
        arrays, start = self.arrays, self.rows.start
        arrays.rewards[start : self.rows.stop] = 0
        arrays.done[start : self.rows.stop] = 0
        for i, action in enumerate(self.actions.tolist()):
            state = states[i]
            state.apply(actors[i], action)
            if state.over:
                result = state.result
                assert result is not None
                arrays.rewards[start + i] = result.payoff
                arrays.done[start + i] = 1
                states[i] = self.begin(i)
            self.look(i)
        self.show()

    def look(self, i: int) -> None:
        """Who chooses now, among which moves, and what that seat sees."""
        state = self.states[i]
        seat = self.actors[i] = state.actors[0]
        mask = self.masks[i]
        for move in self.moves[i]:
            mask[move] = 0
        moves = state.moves(seat) + state.side_moves(seat)
        for move in moves:
            mask[move] = 1
        self.moves[i] = moves
        self.number[i] = len(moves)
        self.legal[i][: len(moves)] = array("h", moves)
        at = i * self.size
        self.numbers[at : at + self.size] = self.features.packed(state, seat)

    def show(self) -> None:
        """What was seen, as floats."""
        self.observations[:] = self.compact
        self.seat[:] = self.actors
        self.counts[:] = self.number


class Batch:
    """n games at once. `observations`, `masks`, `seats`, `rewards` and `done` are filled anew by every step.

    Row i is game i: what the seat `seats[i]` sees, and which actions it may take. Seats that choose at the same time
    are asked one by one. The arrays are the batch's own: copy what is to be kept.
    """

    def __init__(self, deal: Deal, n: int, processes: int | None = None) -> None:
        if n < 1:
            raise Mistake(f"a batch has at least one game, not {n}")
        self.game = load(deal.game, deal.pack)
        self.players = deal.seats or self.game.seats[0]
        found = features(self.game, self.players)
        self.game.blank(self.players, deal.options)  # a Mistake if there is no such option
        self.feature_names = found.names
        self.feature_bounds = np.array(found.bounds, np.float32)
        self.n = n
        self.all = np.arange(n)
        workers = min(n, (os.cpu_count() or 1) if processes is None else processes)
        sizes = (n, len(found.names), self.game.move_count, self.players)
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

    @property
    def legal(self) -> NDArray[np.int16]:
        """The same as lists: the first `counts[i]` numbers of row i are what may be chosen in game i."""
        return self.arrays.legal

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
            raise Mistake(f"step needs {self.n} actions, one for each game, not {np.shape(actions)}")
        if not (actions.min() >= 0 and actions.max() < self.game.move_count):
            raise Mistake(f"an action is a number from 0 to {self.game.move_count - 1}")
        wrong = np.flatnonzero(self.arrays.masks[self.all, actions] == 0)
        if len(wrong):
            row = int(wrong[0])
            move = self.game.text(int(actions[row]))
            raise Mistake(f"'{move}' is not possible in game {row}: its mask says what is")
        self.arrays.actions[:] = actions
        self.tell(STEP)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A possible action for every game, all equally likely."""
        arrays = self.arrays
        return arrays.legal[self.all, (rng.random(self.n) * arrays.counts).astype(np.int64)].astype(np.int64)

    def tell(self, command: bytes) -> None:
        """All processes do this, each for its games."""
        if self.here is not None:
            self.here.reset() if command == RESET else self.here.step()
            return
        if not self.lines:
            raise Mistake("this batch is closed")
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
