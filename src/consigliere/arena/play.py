"""One game from the first choice to the last, between bots."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import Any, Protocol

from consigliere import bots as players
from consigliere.bots.random import SIDE_MOVE_CHANCE
from consigliere.core.errors import Phrase
from consigliere.core.event import Event
from consigliere.core.game import Game
from consigliere.core.refusal import IllegalMove
from consigliere.core.state import State
from consigliere.core.statistics import Sheet, Statistics
from consigliere.games import get, load

RANDOM = "random"
LAST_MOVES = 8  # how many an error tells
MOST_MOVES = 20_000  # a game that is longer does not end
BUDGET = {"simulations": 100}
Notes = dict[tuple[str, str, str, int], int]  # table, row, measure, seat


@lru_cache(maxsize=1)
def game_of(name: str, pack: str | None) -> Game:
    """The game, loaded once in each process."""
    return load(name, pack)


class Broken(Exception):
    """A game that could not be played to its end: which one, what went wrong, and the moves that led there."""

    def __init__(self, game: str, seed: int, last: str, kind: str, detail: str | list[Phrase]) -> None:
        super().__init__(game, seed, last, kind, detail)
        self.game = game
        self.seed = seed
        self.last = last
        self.kind = kind  # "moves", "pieces", "refused" or "error"
        self.detail = detail

    def told(self, lang: str | None = None) -> str:
        """What went wrong, in a language; in that of the terminal if none is named."""
        return self.detail if isinstance(self.detail, str) else "; ".join(part.say(lang) for part in self.detail)


@dataclass(frozen=True)
class Played:
    """What came of one game."""

    seed: int
    result: dict[str, Any]
    rounds: int | None
    moves: int  # all that players chose, anytime options included
    decisions: int  # questions with at least two legal answers
    widest: int  # the most legal answers to one question
    digest: bytes  # of all moves, results of chance, and the result
    bots: tuple[str, ...] = ()  # who sat where
    notes: Notes = field(default_factory=dict)  # what was counted, if that was wanted


class Chooser(Protocol):
    """Whoever finds the next move for all seats."""

    widest: int
    decisions: int

    def next(self, state: State) -> tuple[int, int]:
        """The seat that plays, and its move."""
        ...

    def saw(self, events: list[Event]) -> None:
        """What the move brought about."""
        ...


class RandomTable:
    """Random players at all seats, without views: every legal move is equally likely.

    At one moment in fifty any seat, whether it owes a choice or not, takes an anytime option instead, if it has one.
    All seats share one generator, so a game differs from one between four bots named "random", which see views only.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.widest = 0
        self.decisions = 0

    def next(self, state: State) -> tuple[int, int]:
        """A random seat of those that owe a choice, and a random move."""
        random = self.rng.random
        if random() < SIDE_MOVE_CHANCE:
            seat = int(random() * state.seats)
            side_moves = state.side_moves(seat)
            if side_moves:
                return seat, side_moves[int(random() * len(side_moves))]
        actors = state.actors
        seat = actors[0] if len(actors) == 1 else actors[int(random() * len(actors))]
        moves = state.moves(seat)
        n = len(moves)
        if n > 1:
            self.decisions += 1
            if n > self.widest:
                self.widest = n
        return seat, moves[int(random() * n)]

    def saw(self, events: list[Event]) -> None:
        """Random players do not look."""


class BotTable:
    """A bot at each seat, which gets a view and nothing else; who owes a choice is asked in order of play."""

    def __init__(self, game: Game, names: Sequence[str], seed: int) -> None:
        seats = len(names)
        self.bots = [players.make(names[seat], game, seed * seats + seat) for seat in range(seats)]
        self.widest = 0
        self.decisions = 0

    def next(self, state: State) -> tuple[int, int]:
        """The first seat that owes a choice, and the move its bot chooses."""
        seat = state.actors[0]
        view = state.view(seat)
        self.widest = max(self.widest, len(view["moves"]))
        self.decisions += len(view["moves"]) > 1
        return seat, self.bots[seat].choose(view, BUDGET)

    def saw(self, events: list[Event]) -> None:
        """Each bot that wants to know is told what its seat was shown."""
        for seat, bot in enumerate(self.bots):
            tell = getattr(bot, "saw", None)
            if tell is not None:
                tell([seen for event in events if (seen := event.seen(seat)) is not None])


@dataclass
class MoveLog:
    """The moves of a game as they were played, those of the engine included, and the results of chance."""

    played: list[int] = field(default_factory=list)  # seat, move, seat, move …
    history: list[object] = field(default_factory=list)  # the moves of the engine and all luck too

    def add(self, state: State, seat: int, move: int) -> None:
        """A move, and what the engine then played by itself."""
        self.played += [seat, move]
        self.history += [seat, move, *state.forced]
        self.luck(state.events)

    def luck(self, events: list[Event]) -> None:
        """The results of chance among the events."""
        for event in events:
            if event.luck is not None:
                self.history.append([event.luck.label, event.luck.results])

    def last(self, game: Game) -> str:
        """The last moves in words."""
        pairs = list(zip(self.played[::2], self.played[1::2]))[-LAST_MOVES:]
        count = game.move_count
        return ", ".join(f"{seat} '{game.text(move) if 0 <= move < count else move}'" for seat, move in pairs)

    def digest(self, result: dict[str, Any]) -> bytes:
        """The same for the same game, in every build."""
        text = json.dumps([self.history, result], separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).digest()


@dataclass
class Watch:
    """A spectator who counts."""

    counted: Statistics
    sheet: Sheet

    def saw(self, events: list[Event]) -> None:
        """What a spectator is shown."""
        for event in events:
            seen = event.seen(None)
            if seen is not None:
                self.counted.see(seen, self.sheet)

    def end(self, view: dict[str, Any]) -> Notes:
        """All that was counted."""
        self.counted.end(view, self.sheet)
        return dict(self.sheet.notes)


def play_game(
    game: Game,
    names: Sequence[str],
    seed: int,
    seats: int | None = None,
    options: dict[str, bool] | None = None,
    check: bool = False,
    counted: Statistics | None = None,
) -> Played:
    """Plays one game; with `check` all pieces are counted at every choice. Raises Broken if anything goes wrong."""
    state = game.start(seats, seed, options)
    watch = None if counted is None else Watch(counted, Sheet(state.seats))
    chooser: Chooser = RandomTable(seed) if set(names) == {RANDOM} else BotTable(game, names, seed)
    log = MoveLog()
    log.luck(state.events)
    try:
        chooser.saw(state.events)
        if watch is not None:
            watch.saw(state.events)
        play_to_end(state, chooser, log, check, watch)
        result = state.result
        assert result is not None
    except Broken as broken:
        raise Broken(game.name, seed, log.last(game), broken.kind, broken.detail) from broken
    except Exception as error:
        raise Broken(game.name, seed, log.last(game), "error", f"{type(error).__name__}: {error}") from error
    outcome = result.to_json()
    view = state.view(None)
    rounds = view["table"].get("round")
    moves = len(log.played) // 2
    notes = {} if watch is None else watch.end(view)
    digest = log.digest(outcome)
    return Played(seed, outcome, rounds, moves, chooser.decisions, chooser.widest, digest, tuple(names), notes)


def play_to_end(state: State, chooser: Chooser, log: MoveLog, check: bool, watch: "Watch | None" = None) -> None:
    """From any position to the end of the game."""
    stock = get(state.game.name).audit
    before = [0] * state.seats
    while True:
        if check:
            wrong = stock.audit(state) + stock.audit_money(before, state)
            if wrong:
                raise failure("pieces", wrong)
            before = stock.money_of(state)
        if state.over:
            return
        if len(log.played) > 2 * MOST_MOVES:
            raise failure("moves", str(MOST_MOVES))
        seat, move = chooser.next(state)
        try:
            events = state.play(seat, move)
        except IllegalMove as refused:
            log.played += [seat, move]
            raise failure("refused", [refused.phrase()]) from refused
        log.add(state, seat, move)
        chooser.saw(events)
        if watch is not None:
            watch.saw(events)


def failure(kind: str, detail: str | list[Phrase]) -> Broken:
    """What went wrong; which game it was is added by who knows."""
    return Broken("", 0, "", kind, detail)
