"""One position of a game: complete, mutable, cheap to copy."""

from random import Random
from typing import TYPE_CHECKING, Any, Self, cast

from consigliere.core.chance import Chance, Luck, branch
from consigliere.core.event import Event
from consigliere.core.refusal import (
    CORE_MESSAGES,
    FIRST_OF_A_GAME,
    NO_SUCH_MOVE,
    NO_SUCH_SEAT,
    NOT_OVER,
    NOT_YOUR_TURN,
    IllegalMove,
    Refusal,
)
from consigliere.core.result import Result
from consigliere.core.step import CODE

if TYPE_CHECKING:
    from consigliere.core.game import Game

FORMAT = 1


class State:
    """The frame of every game's state: the stack of steps, chance, events, and what each viewer was shown."""

    __slots__ = (
        "asked",
        "chance",
        "events",
        "forced",
        "game",
        "legal_cache",
        "legal_cache_seat",
        "options",
        "over",
        "seats",
        "shown",
        "silent",
        "stack",
    )

    game: "Game"
    seats: int
    options: list[int]
    over: bool
    stack: list[list[int]]
    chance: Chance
    events: list[Event]  # what the last move (or the set-up) brought about
    forced: list[int]  # seat, move, seat, move …: what the engine then played by itself
    asked: list[int]  # per seat: how many questions it has been asked
    shown: list[int]  # per viewer (the spectator last): how many events it has been shown
    legal_cache: list[int]  # the legal moves of `legal_cache_seat`, if it is not -1
    legal_cache_seat: int
    silent: bool  # nothing is told: `apply`

    def __init__(self) -> None:
        self.legal_cache_seat = -1
        self.silent = False

    # ---- what a game provides

    def fresh(self) -> "State":
        """An empty state of the game's own class."""
        raise NotImplementedError

    def copy_pieces(self, other: "State") -> None:
        """Copies everything that is the game's own into `other`."""
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """The names of everything that is the game's own: numbers, lists of numbers, lists of such lists."""
        raise NotImplementedError

    # ---- what everybody uses

    @property
    def actors(self) -> list[int]:
        """The seats that owe a choice now, in order of play."""
        if self.over:
            return []
        f = self.stack[-1]
        return self.game.steps[f[CODE]].actors(self, f)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self) if self.over else None

    def moves(self, seat: int) -> list[int]:
        """Every legal answer of that seat to its open question, in a stable order."""
        if seat == self.legal_cache_seat:
            return self.legal_cache[:]
        if seat not in self.actors:
            return []
        return self.legal(seat)

    def canonical(self, seat: int) -> list[int]:
        """The legal answers without permutations, for searchers: every result of several picks can still be reached.

        If what was picked so far came in another order, so that none of them is canonical, all.
        """
        moves = self.moves(seat)
        if not moves:
            return moves
        f = self.stack[-1]
        step = self.game.steps[f[CODE]]
        return [move for move in moves if step.canonical(self, f, seat, move)] or moves

    def legal(self, seat: int) -> list[int]:
        f = self.stack[-1]
        step = self.game.steps[f[CODE]]
        return step.legal(self, f, seat)

    def side_moves(self, seat: int) -> list[int]:
        """The anytime options of that seat; never also in `moves`."""
        if self.over or not 0 <= seat < self.seats:
            return []
        return [
            move
            for move in self.game.anytime_candidates(self, seat)
            if self.why(seat, move) == 0 and not self.answers(seat, move)
        ]

    def answers(self, seat: int, move: int) -> bool:
        """Whether the move answers the open question of that seat."""
        f = self.stack[-1]
        step = self.game.steps[f[CODE]]
        return seat in step.actors(self, f) and step.check(self, f, seat, move) == 0

    def why(self, seat: int, move: int) -> int:
        """0 if the seat may play the move now, else the reason."""
        if not 0 <= seat < self.seats:
            return NO_SUCH_SEAT
        if self.over:
            return NOT_OVER
        if not 0 <= move < self.game.move_count:
            return NO_SUCH_MOVE
        f = self.stack[-1]
        step = self.game.steps[f[CODE]]
        reason = NOT_YOUR_TURN
        if seat in step.actors(self, f):
            reason = step.check(self, f, seat, move)
        if reason and self.game.is_anytime(move):
            return self.game.anytime_check(self, seat, move)
        return reason

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """None if the seat may play the move now, else why not."""
        reason = self.why(seat, move)
        return self.explain(reason, seat, move) if reason else None

    def explain(self, reason: int, seat: int, move: int) -> Refusal:
        args: dict[str, Any] = {"seat": seat}
        if 0 <= move < self.game.move_count:
            args.update(self.game.moves.slots(move))
        if reason < FIRST_OF_A_GAME:
            rule = self.game.last_rule if self.over else self.step_rule()
            return Refusal(rule, CORE_MESSAGES[reason], args)
        rule, message = self.game.reasons[reason - FIRST_OF_A_GAME]
        return Refusal(rule or self.step_rule(), f"why-{message}", args)

    def step_rule(self) -> str:
        f = self.stack[-1]
        return self.game.steps[f[CODE]].rule_of(f)

    def play(self, seat: int, move: int) -> list[Event]:
        """Plays a move; raises IllegalMove, the state unchanged, if it is not allowed. Returns what happened."""
        reason = self.why(seat, move)
        if reason:
            text = self.game.moves.text(move) if 0 <= move < self.game.move_count else str(move)
            raise IllegalMove(self.explain(reason, seat, move), text)
        self.events = []
        self.forced = []
        if self.game.is_anytime(move) and not self.answers(seat, move):
            self.game.anytime_play(self, seat, move)
            self.settle(self.stack[-1], -1)
        else:
            self.enact(seat, move)
        return self.events

    def apply(self, seat: int, move: int) -> None:
        """A quiet `play` for searchers: the move is taken as legal, and there are no events."""
        self.events = []
        self.forced = []
        self.silent = True
        if self.game.is_anytime(move) and not self.answers(seat, move):
            self.game.anytime_play(self, seat, move)
            self.settle(self.stack[-1], -1)
        else:
            self.enact(seat, move)
        self.silent = False

    def enact(self, seat: int, move: int) -> None:
        f = self.stack[-1]
        self.game.steps[f[CODE]].play(self, f, seat, move)
        self.settle(f, seat)

    def settle(self, before: list[int], acted: int) -> None:
        """Go on to the next open choice, playing what is forced.

        `before` is the frame that was on top, `acted` the seat that answered, or -1.
        """
        self.legal_cache_seat = -1
        steps = self.game.steps
        if acted >= 0 and steps[before[CODE]].simultaneous:  # to commit first or last is the same count
            self.asked[acted] += 1
        while not self.over:
            f = self.stack[-1]
            step = steps[f[CODE]]
            if not step.advance(self, f):
                continue
            actors = step.actors(self, f)
            if len(actors) == 1 and not step.simultaneous:  # of a secret choice nobody else can tell what it could be
                seat = actors[0]
                moves = self.legal(seat)
                if self.is_forced(f, seat, moves):
                    self.forced.append(seat)
                    self.forced.append(moves[0])
                    step.play(self, f, seat, moves[0])
                    acted = seat
                    continue
                self.legal_cache = moves
                self.legal_cache_seat = seat
            if f is not before or (acted >= 0 and not step.simultaneous):
                for seat in actors:
                    self.asked[seat] += 1
            return

    def is_forced(self, f: list[int], seat: int, moves: list[int]) -> bool:
        """Whether the engine plays the only move by itself: no anytime option could still change what is possible."""
        if len(moves) != 1 or self.game.is_anytime(moves[0]):
            return False
        return not self.game.steps[f[CODE]].keep_open(self, f, seat)

    def emit(self, kind: int, parts: list[int]) -> Event:
        """Adds a public event to what happened."""
        for i in range(self.seats + 1):
            self.shown[i] += 1
        if self.silent:
            return self.game.null_event
        event = Event(self.game.events, kind, parts)
        self.events.append(event)
        return event

    def emit_secret(self, kind: int, parts: list[int], secret: list[int], visible_to: int) -> Event:
        """An event with parts that only certain seats see (bit i of `visible_to`: seat i)."""
        event = self.emit(kind, parts)
        event.secret = secret
        event.visible_to = visible_to
        return event

    def emit_luck(self, kind: int, label: str, results: list[int]) -> None:
        """An event that publishes a result of chance."""
        self.emit(kind, results).luck = Luck(label, results)

    def push(self, frame: list[int]) -> None:
        """Puts a step on the stack."""
        self.stack.append(frame)

    def pop(self) -> None:
        """Takes the top step off the stack."""
        self.stack.pop()

    def swap(self, frame: list[int]) -> None:
        """Puts a step in the place of the top one."""
        self.stack[-1] = frame

    def waits_with(self, seat: int) -> bool:
        """Whether the seat has made its secret choice of the open simultaneous step and others have not."""
        f = self.stack[-1]
        step = self.game.steps[f[CODE]]
        return step.simultaneous and seat in step.committed(self, f)

    # ---- copies and JSON

    def copy(self, rng: Random | None = None) -> Self:
        """An exact, independent copy; with an rng it gets its own branch of chance, a stream for each kind of draw."""
        other = self.fresh()
        other.game = self.game
        other.seats = self.seats
        other.options = self.options
        other.over = self.over
        other.stack = [f[:] for f in self.stack]
        other.chance = self.chance.copy() if rng is None else branch(rng.randbytes(32))
        other.events = self.events
        other.forced = self.forced
        other.asked = self.asked[:]
        other.shown = self.shown[:]
        other.legal_cache = self.legal_cache
        other.legal_cache_seat = self.legal_cache_seat
        self.copy_pieces(other)
        return cast(Self, other)

    def shuffle_hidden(self, viewer: int | None, rng: Random) -> None:
        """Exchanges, in this state, pieces that the viewer cannot tell apart."""
        self.game.shuffle_hidden(self, viewer, rng)

    def to_json(self) -> dict[str, Any]:
        """The complete position, secrets included, as JSON types; `Game.load` reads it back."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "pack": self.game.pack_digest,
            "seats": self.seats,
            "options": self.game.options_to_json(self.options),
            "chance": self.chance.to_json(),
            "over": self.over,
            "stack": [f[:] for f in self.stack],
            "asked": self.asked[:],
            "shown": self.shown[:],
            "pieces": self.pieces_to_json(),
        }

    def pieces_to_json(self) -> dict[str, Any]:
        """All fields of the game's own, as JSON types."""
        return {name: copied(getattr(self, name)) for name in self.fields()}

    def pieces_from_json(self, data: dict[str, Any]) -> None:
        """The inverse of `pieces_to_json`."""
        for name in self.fields():
            setattr(self, name, copied(data[name]))

    # ---- what a viewer may know

    def view(self, viewer: int | None, table: dict[str, Any] | None = None) -> dict[str, Any]:
        """Everything a viewer with a perfect memory may know, as plain JSON; None is the spectator.

        What is public is the same for all: who asks for several viewers may hand it on from view to view.
        """
        actors = self.actors
        owes = viewer is not None and viewer in actors
        result = self.result
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "pack": self.game.pack_digest,
            "seats": self.seats,
            "options": self.game.options_to_json(self.options),
            "viewer": viewer,
            "at": self.shown[self.seats if viewer is None else viewer],
            "actors": actors,
            "step": self.question(),
            "ask": self.asked[viewer] if viewer is not None and owes else None,
            "moves": self.moves(viewer) if viewer is not None else [],
            "side_moves": self.side_moves(viewer) if viewer is not None else [],
            "chosen": self.game.chosen_of(self, viewer) if viewer is not None else {},
            "table": self.game.table_of(self) if table is None else table,
            "own": self.game.own_of(self, viewer) if viewer is not None else {},
            "unknown": self.game.unknown_of(self, viewer),
            "over": self.over,
            "result": None if result is None else result.to_json(),
        }

    def question(self) -> dict[str, Any] | None:
        """The open question as everybody may see it: message id, rule, arguments, and the stack it stands on."""
        if self.over:
            return None
        f = self.stack[-1]
        step = self.game.steps[f[CODE]]
        return {
            "message": f"ask-{step.name}",
            "rule": step.rule_of(f),
            "args": step.question_args(self, f),
            "stack": [frame[:] for frame in self.stack],
        }


def copied(value: Any) -> Any:
    """A number, or a list of numbers or lists of its own."""
    if isinstance(value, list):
        return [copied(part) for part in value]
    return int(value)
