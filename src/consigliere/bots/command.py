"""A player that is a program of the user's own: it reads questions as lines of JSON and answers each with a line.

Only for the user's own machine: a server seats registered bots alone, and never starts what a request names.
"""

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from pathlib import Path
from queue import Empty, Queue
from tempfile import gettempdir
from typing import Any

from consigliere.core.errors import Mistake, Phrase
from consigliere.core.game import Game

COMMAND = "command:"
LONGEST_ANSWER = 1 << 16  # bytes
QUOTED = 80  # characters of a wrong answer that are told
GRACE = 1.0  # seconds between the end of its input and the end of the program
PATIENCE = 120.0  # seconds for one answer where the budget names no time
LATE_FACTOR, LATE_SECONDS = 5, 1.0  # what is too much where it does: machines are busy at times


class CommandFailure(Exception):
    """A program that did not answer as it should: `kind` is late, ended or answer."""

    def __init__(self, kind: str, message: str, /, **args: object) -> None:
        super().__init__(kind, message)
        self.kind = kind
        self.phrase = Phrase(message, **args)

    def say(self) -> str:
        """What it did, in the language of the terminal."""
        return self.phrase.say()

    def __str__(self) -> str:
        return str(self.phrase)


def time_limit(budget: dict[str, int], patience: float = PATIENCE) -> float:
    """After so many seconds an answer is far too late."""
    return budget["ms"] / 1000 * LATE_FACTOR + LATE_SECONDS if "ms" in budget else patience


class Program:
    """The running program, with threads that write to it and read from it, so that nobody waits for it for ever."""

    def __init__(self, words: list[str], errors: Path) -> None:
        self.errors = errors
        self.answers: Queue[bytes] = Queue()
        self.questions: Queue[bytes | None] = Queue()
        with errors.open("ab") as log:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, start_new_session=True
            )
        for work in (self.write, self.read):
            threading.Thread(target=work, daemon=True).start()

    def write(self) -> None:
        """Sends what is asked, until there is nothing more."""
        pipe = self.process.stdin
        assert pipe is not None
        with contextlib.suppress(OSError), pipe:
            while (line := self.questions.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def read(self) -> None:
        """Keeps every line of the program; an empty one is its end."""
        pipe = self.process.stdout
        assert pipe is not None
        with pipe:
            while line := pipe.readline(LONGEST_ANSWER):
                self.answers.put(line)
        self.answers.put(b"")

    def end(self) -> None:
        """Closes its input, and soon after ends it and whatever it has started."""
        self.questions.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        with contextlib.suppress(OSError):
            if not self.errors.stat().st_size:
                self.errors.unlink()


class CommandBot:
    """Asks the program for every choice: `{"view", "budget", "key"}` to it, `{"move", "key"}` back, a line each.

    The key is another one for each question of a seat, and the same when the same game is played again.
    """

    def __init__(self, command: str, game: Game, seed: int = 0, errors: Path | None = None) -> None:
        try:
            self.words = shlex.split(command.removeprefix(COMMAND))
        except ValueError as error:
            raise Mistake("mistake-bot-read", command=command, problem=error) from None
        if not self.words or shutil.which(self.words[0]) is None:
            raise Mistake("mistake-bot-start", command=command, program=" ".join(self.words[:1]))
        self.game = game
        self.seed = seed
        self.errors = errors or Path(gettempdir()) / f"consigliere-{os.getpid()}-{id(self):x}.stderr"
        self.program: Program | None = None
        self.ending: weakref.finalize[..., CommandBot] | None = None

    def choose(self, view: dict[str, Any], budget: dict[str, int]) -> int:
        """The move the program answers with; raises CommandFailure if it is late, gone or not understood."""
        if self.program is None:
            self.program = Program(self.words, self.errors)
            self.ending = weakref.finalize(self, self.program.end)
        key = f"{self.seed}/{view['at']}/{view['ask']}"
        question = json.dumps({"view": view, "budget": budget, "key": key}, separators=(",", ":"))
        self.program.questions.put(question.encode() + b"\n")
        limit = time_limit(budget)
        try:
            line = self.program.answers.get(timeout=limit)
        except Empty:
            raise CommandFailure("late", "failure-late", seconds=f"{limit:g}") from None
        if not line:
            raise CommandFailure("ended", "failure-ended", file=str(self.errors))
        return self.move_of(line, key)

    def move_of(self, line: bytes, key: str) -> int:
        """The move of an answer: its number in the view, or its notation."""
        quoted = line[:QUOTED].decode(errors="replace").strip()
        try:
            answer = json.loads(line)
            move, given_key = answer["move"], answer["key"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise CommandFailure("answer", "failure-answer", found=repr(quoted)) from None
        if given_key != key:
            raise CommandFailure("answer", "failure-key", found=repr(str(given_key)[:QUOTED]), key=repr(key))
        if isinstance(move, str):
            try:
                move = self.game.parse(move)
            except Mistake as mistake:
                raise CommandFailure("answer", "failure-move", problem=mistake) from None
        if not isinstance(move, int) or isinstance(move, bool):
            raise CommandFailure("answer", "failure-kind", found=repr(quoted))
        return move

    def close(self) -> None:
        """Ends the program, if it was started."""
        if self.ending is not None:
            self.ending()
