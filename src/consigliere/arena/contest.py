"""One game of an arena. A bot that crashes, plays what is not legal or takes far too long loses it; others go on."""

import contextlib
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from consigliere import bots as players
from consigliere.arena.entrants import Entrant
from consigliere.arena.play import Broken, MoveLog, play_to_end
from consigliere.arena.schedule import Job, Schedule
from consigliere.bots import Bot
from consigliere.bots.command import PATIENCE, CommandFailure, time_limit
from consigliere.core.errors import ENGLISH
from consigliere.core.event import Event
from consigliere.core.game import Game
from consigliere.core.state import State

NOBODY = -1
LONGEST_DETAIL = 300
Thinking = Callable[[int], None]


class Fault(Exception):
    """What a bot did wrong.

    It has crashed (`crash`), chosen what is not legal (`illegal`) or been far too late (`late`); a program has ended
    (`ended`) or answered with something else than a move (`answer`).
    """

    def __init__(self, seat: int, kind: str, detail: str) -> None:
        super().__init__(seat, kind, detail)
        self.seat = seat
        self.kind = kind
        self.detail = detail[:LONGEST_DETAIL]


class TooLate(BaseException):
    """Ends the thoughts of a bot, also of one that catches every Exception."""


@dataclass
class Conditions:
    """What does not change a game as long as nobody does anything wrong."""

    patience: float = PATIENCE  # seconds for a decision without a budget in milliseconds
    errors: str | None = None  # a folder for what programs write to their stderr
    thinking: Thinking = field(default=lambda seat: None)  # is told who thinks now


class WatchedTable:
    """A bot at each seat, with its budget and a clock."""

    def __init__(self, game: Game, seating: Sequence[Entrant], seed: int, conditions: Conditions) -> None:
        self.seating = seating
        self.conditions = conditions
        self.bots: list[Bot] = []
        self.widest = 0
        self.decisions = 0
        self.chosen = [0] * len(seating)
        self.seconds = [0.0] * len(seating)
        self.longest = [0.0] * len(seating)
        for seat, entrant in enumerate(seating):
            with self.watched(seat, conditions.patience):
                errors = errors_of(conditions.errors, entrant)
                self.bots.append(players.make(entrant.bot, game, seed * len(seating) + seat, errors))

    @contextlib.contextmanager
    def watched(self, seat: int, limit: float) -> Iterator[None]:
        """Whatever goes wrong in between is the fault of this seat's bot."""
        start = time.perf_counter()
        self.conditions.thinking(seat)
        try:
            with blamed(seat), interrupted_after(limit):
                yield
        except TooLate:
            raise Fault(seat, "late", f"{time.perf_counter() - start:.1f} s") from None
        finally:
            self.conditions.thinking(NOBODY)

    def next(self, state: State) -> tuple[int, int]:
        """The first seat that owes a choice, and what its bot chooses."""
        seat = state.actors[0]
        view = state.view(seat)
        budget = dict(self.seating[seat].budget)
        limit = time_limit(budget, self.conditions.patience)
        start = time.perf_counter()
        with self.watched(seat, limit):
            move = self.bots[seat].choose(view, budget)
        took = time.perf_counter() - start
        if took > limit:
            raise Fault(seat, "late", f"{took:.1f} s")
        if move not in view["moves"] and move not in view["side_moves"]:
            raise Fault(seat, "illegal", repr(move))
        if len(view["moves"]) > 1:
            self.decisions += 1
            self.chosen[seat] += 1
            self.seconds[seat] += took
            self.longest[seat] = max(self.longest[seat], took)
        return seat, int(move)

    def saw(self, events: list[Event]) -> None:
        """Each bot that wants to know is told what its seat was shown."""
        for seat, bot in enumerate(self.bots):
            tell = getattr(bot, "saw", None)
            if tell is not None:
                with self.watched(seat, self.conditions.patience):
                    tell([seen for event in events if (seen := event.seen(seat)) is not None])

    def close(self) -> None:
        """The game is over: programs end."""
        for bot in self.bots:
            close = getattr(bot, "close", None)
            if close is not None:
                with contextlib.suppress(Exception):
                    close()


def play_job(game: Game, schedule: Schedule, job: Job, conditions: Conditions) -> dict[str, Any]:
    """What came of one game, as one line of the journal."""
    seating = [schedule.entrants[number] for number in job.seating]
    state = game.start(schedule.seats, job.seed, schedule.options)
    log = MoveLog()
    log.luck(state.events)
    table = None
    fault: dict[str, Any] | None = None
    try:
        table = WatchedTable(game, seating, job.seed, conditions)
        table.saw(state.events)
        play_to_end(state, table, log, False)
    except Fault as content:
        fault = {
            "seat": content.seat,
            "bot": seating[content.seat].label,
            "kind": content.kind,
            "detail": content.detail,
        }
    except Broken as broken:
        fault = {"seat": NOBODY, "bot": None, "kind": "endless", "detail": broken.told(ENGLISH)}
    except Exception as error:
        fault = {"seat": NOBODY, "bot": None, "kind": "engine", "detail": described(error)[:LONGEST_DETAIL]}
    finally:
        if table is not None:
            table.close()
    return {
        **line_start(schedule, job),
        **outcome_of(state, log, fault, [entrant.label for entrant in seating]),
        "moves": len(log.played) // 2,
        "fault": None if fault is None else {**fault, "last": log.last(game)},
        "decisions": table.chosen if table else [0] * schedule.seats,
        "seconds": [round(took, 6) for took in table.seconds] if table else [0.0] * schedule.seats,
        "longest": [round(took, 6) for took in table.longest] if table else [0.0] * schedule.seats,
    }


def line_start(schedule: Schedule, job: Job) -> dict[str, Any]:
    """Which game it was."""
    labels = [schedule.entrants[number].label for number in job.seating]
    return {"pairing": job.pairing, "block": job.block, "turn": job.turn, "seed": job.seed, "bots": labels}


def outcome_of(state: State, log: MoveLog, fault: dict[str, Any] | None, labels: list[str]) -> dict[str, Any]:
    """Winners and scores; after a fault the others have won, and there are no scores."""
    if fault is not None:
        return without_result(fault, labels)
    assert state.result is not None
    result = state.result.to_json()
    return {
        "winners": result["winners"],
        "scores": result["scores"],
        "ending": result["ending"],
        "rounds": state.view(None)["table"].get("round"),
        "digest": log.digest(result).hex(),
    }


def without_result(fault: dict[str, Any], labels: list[str]) -> dict[str, Any]:
    """A game that was not played to its end: whoever is not to blame has won."""
    winners = [seat for seat, label in enumerate(labels) if fault["bot"] not in (None, label)]
    return {"winners": winners, "scores": None, "ending": None, "rounds": None, "digest": None}


def lost_process(schedule: Schedule, job: Job, seat: int) -> dict[str, Any]:
    """The line of a game whose process died while a bot thought."""
    start = line_start(schedule, job)
    fault = {"seat": seat, "bot": start["bots"][seat], "kind": "died", "detail": "", "last": ""}
    nothing = [0] * schedule.seats
    return {
        **start,
        **without_result(fault, start["bots"]),
        "moves": 0,
        "fault": fault,
        "decisions": nothing,
        "seconds": nothing,
        "longest": nothing,
    }


def errors_of(folder: str | None, entrant: Entrant) -> Path | None:
    """The file for what a program says on its stderr."""
    if folder is None:
        return None
    Path(folder).mkdir(parents=True, exist_ok=True)
    return Path(folder) / ("".join(c if c.isalnum() else "-" for c in entrant.label)[-60:] + ".stderr")


@contextlib.contextmanager
def blamed(seat: int) -> Iterator[None]:
    """Whatever a bot raises within is its fault."""
    try:
        yield
    except CommandFailure as failure:
        raise Fault(seat, failure.kind, failure.say()) from failure
    except (Exception, SystemExit) as error:
        raise Fault(seat, "crash", described(error)) from error


def described(error: BaseException) -> str:
    """An error with the place it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


@contextlib.contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """Raises TooLate within, where the system can do that; elsewhere who is late is noticed when it answers."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLate

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
