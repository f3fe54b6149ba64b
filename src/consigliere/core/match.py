"""The line of play: a state, its moves and events, undo, and the record of it all."""

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from consigliere.core.chance import Chance, Luck, key_of
from consigliere.core.errors import Mistake, Phrase
from consigliere.core.event import Event
from consigliere.core.refusal import IllegalMove
from consigliere.core.state import State

if TYPE_CHECKING:
    from consigliere.core.game import Game

RECORD_FORMAT = 1
AT_HAND = 64  # so many moves can be taken back without playing the match anew


class PlayedMove:
    """One move of a match: who played what, what the engine then played by itself, what happened."""

    __slots__ = ("before", "events", "final", "forced", "move", "seat")

    def __init__(self, seat: int, move: int, forced: list[int], events: list[Event], final: bool) -> None:
        self.seat = seat
        self.move = move
        self.forced = forced
        self.events = events
        self.final = final  # it passed a barrier
        self.before: State | None = None  # the position it was played in, while that is at hand


class Match:
    """A state and how it came about. Nobody else keeps a history."""

    __slots__ = ("entries", "game", "opening", "practice", "state")

    def __init__(self, game: "Game", opening: State) -> None:
        self.game = game
        self.opening = opening.copy()
        self.opening.events = opening.events
        self.state = opening
        self.entries: list[PlayedMove] = []
        self.practice = False  # moves have been taken back past a barrier

    def play(self, seat: int, move: int) -> list[Event]:
        """Plays a move; raises IllegalMove, the match unchanged, if it is not allowed."""
        before = self.state.copy()
        self.state.play(seat, move)
        state = self.state
        final = passes_barrier(state, seat)
        entry = PlayedMove(seat, move, state.forced, state.events, final)
        entry.before = before
        self.entries.append(entry)
        if len(self.entries) > AT_HAND:
            self.entries[-AT_HAND - 1].before = None
        return state.events

    # ---- undo

    def takes_back(self, seat: int) -> int:
        """The index of the move the seat may take back, or -1."""
        last = len(self.entries) - 1
        if last >= 0 and self.entries[last].seat == seat and not self.entries[last].final:
            return last
        if not self.state.over and self.state.waits_with(seat):  # a secret choice, until the last one has come in
            for i in range(last, -1, -1):
                if self.entries[i].seat == seat and not self.game.is_anytime(self.entries[i].move):
                    return i
        return -1

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last move: nothing was drawn, shown or decided by others since."""
        return self.takes_back(seat) >= 0

    def undo(self, seat: int, n: int = 1) -> None:
        """Takes back the seat's last n moves, as far as no barrier lies between."""
        state, entries = self.state, self.entries
        for _ in range(n):
            at = self.takes_back(seat)
            if at < 0:
                self.state, self.entries = state, entries
                raise Mistake("mistake-undo-nothing", seat=seat)
            self.rewind(at, at + 1)

    def take_back(self, n: int = 1) -> None:
        """Practice: takes back the last n moves of anybody, past any barrier; the record says so."""
        if not 1 <= n <= len(self.entries):
            raise Mistake("mistake-undo-count", most=len(self.entries), n=n)
        self.practice = True
        self.rewind(len(self.entries) - n, len(self.entries))

    def rewind(self, start: int, end: int) -> None:
        """Goes back to before the entry `start` and plays those from `end` on again."""
        line = self.entries[end:]
        before = self.entries[start].before
        if before is None:
            line = self.entries[:start] + line
            before = self.opening
            start = 0
        self.state = before.copy()
        self.entries = self.entries[:start]
        for entry in line:
            self.play(entry.seat, entry.move)

    # ---- records

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """The whole match as JSON; with a seat only what that seat was shown."""
        if seat is not None:
            return {**self.header(), "seat": seat, "shown": self.shown(seat), "result": self.result()}
        return {
            **self.header(),
            "opening": self.luck(self.opening.events),
            "moves": self.lines(),
            "practice": self.practice,
            "result": self.result(),
        }

    def header(self) -> dict[str, Any]:
        """What a reader must know first."""
        return {
            "format": RECORD_FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "pack": {"name": self.game.pack.name, "digest": self.game.pack_digest},
            "seats": self.state.seats,
            "options": self.game.options_to_json(self.state.options),
        }

    def result(self) -> dict[str, Any] | None:
        result = self.state.result
        return None if result is None else result.to_json()

    def lines(self) -> list[dict[str, Any]]:
        """Every move with a check that also covers all that came before it."""
        lines = []
        check = self.first_check()
        for entry in self.entries:
            line = self.line(entry)
            check = next_check(check, line, entry.events)
            line["check"] = check
            lines.append(line)
        return lines

    def first_check(self) -> str:
        """The check of the header and of the opening."""
        return digest([self.header(), self.luck(self.opening.events)])

    def line(self, entry: PlayedMove) -> dict[str, Any]:
        """One move in notation, with its luck and what the engine played by itself."""
        content: dict[str, Any] = {"seat": entry.seat, "move": self.game.text(entry.move)}
        luck = self.luck(entry.events)
        if luck:
            content["chance"] = luck
        if entry.forced:
            content["forced"] = [
                {"seat": entry.forced[i], "move": self.game.text(entry.forced[i + 1])}
                for i in range(0, len(entry.forced), 2)
            ]
        return content

    def luck(self, events: list[Event]) -> list[dict[str, Any]]:
        """The results of chance in some events, by name."""
        results = []
        for event in events:
            luck = event.luck
            if luck is not None:
                names = self.game.chance_names(luck.label)
                results.append({luck.label: [names[n] for n in luck.results] if names else luck.results})
        return results

    def shown(self, viewer: int | None) -> list[dict[str, Any]]:
        """Everything the viewer has been shown, in order."""
        shown = []
        for events in [self.opening.events, *[entry.events for entry in self.entries]]:
            for event in events:
                seen = event.seen(viewer)
                if seen is not None:
                    shown.append(seen)
        return shown


def passes_barrier(state: State, seat: int) -> bool:
    """Whether the last move drew from chance, showed something secret, or handed the choice to somebody else."""
    if state.over or any(actor != seat for actor in state.actors):
        return True
    return any(event.luck is not None or event.reveals() for event in state.events)


def digest(data: Any) -> str:
    """A few letters that differ when the data differ."""
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=4).hexdigest()


def next_check(check: str, line: dict[str, Any], events: list[Event]) -> str:
    """The check of a move: of what was before, the move, and everything it brought about."""
    return digest([check, line, [[event.kind, event.parts, event.secret] for event in events]])


def header_problem(game: "Game", record: dict[str, Any]) -> Phrase | None:
    """Why a record cannot be replayed with this game, or None."""
    if record.get("format") != RECORD_FORMAT:
        return Phrase("mistake-record-format", wanted=RECORD_FORMAT, found=str(record.get("format")))
    if record.get("rules") != game.rules:
        return Phrase("mistake-record-rules", rules=str(record.get("rules")), here=game.rules)
    pack = record.get("pack")
    if not isinstance(pack, dict) or pack.get("digest") != game.pack_digest:
        name = pack.get("name") if isinstance(pack, dict) else pack
        return Phrase("mistake-record-pack", name=str(name))
    if not isinstance(record.get("moves"), list) or not isinstance(record.get("opening"), list):
        return Phrase("mistake-record-moves")
    options = record.get("options")
    if not isinstance(options, dict) or not all(isinstance(value, bool) for value in options.values()):
        return Phrase("mistake-record-options")
    if not isinstance(record.get("seats"), int):
        return Phrase("mistake-record-seats", found=repr(record.get("seats")))
    return None


def replay(game: "Game", record: dict[str, Any], seed: int | bytes = 0) -> Match:
    """The match of a record, played again with its results of chance; a Mistake says what and where.

    If the match goes on, its further chance comes from `seed`.
    """
    problem = header_problem(game, record)
    if problem is not None:
        raise Mistake("mistake-replay", problem=problem)
    opening = game.blank(record["seats"], record["options"])
    opening.chance = Chance(key_of(seed))
    opening.chance.script = written_luck(game, record["opening"], Phrase("mistake-where-opening"))
    try:
        game.open(opening)
    except Mistake as mistake:
        raise Mistake("mistake-where", where=Phrase("mistake-where-opening"), problem=mistake) from mistake
    match = Match(game, opening)
    script: list[Luck] = []
    for number, line in enumerate(record["moves"], 1):
        if not isinstance(line, dict) or not isinstance(line.get("move"), str) or not isinstance(line.get("seat"), int):
            raise Mistake("mistake-record-line", number=str(number), line=repr(line))
        script += written_luck(game, line.get("chance", []), where_of(line, number))
    match.opening.chance.script = script
    match.state.chance.script = script[:]
    check = match.first_check()
    for number, line in enumerate(record["moves"], 1):
        check = replay_line(match, line, number, check)
    if match.result() != record.get("result"):
        last = len(record["moves"])
        result, played = str(record.get("result")), str(match.result())
        raise Mistake("mistake-record-result", last=str(last), result=result, played=played)
    match.opening.chance.goes_on = match.state.chance.goes_on = True
    for entry in match.entries:
        if entry.before is not None:
            entry.before.chance.goes_on = True
    match.practice = bool(record.get("practice"))
    return match


def where_of(line: dict[str, Any], number: int) -> Phrase:
    """How a mistake names a move."""
    return Phrase("mistake-where-move", number=str(number), move=repr(line["move"]))


def written_luck(game: "Game", results: Any, where: Phrase) -> list[Luck]:
    """Results of chance out of a record."""
    try:
        return game.prepared_luck(results)
    except Mistake as mistake:
        raise Mistake("mistake-where", where=where, problem=mistake) from mistake
    except (TypeError, ValueError, AttributeError) as error:
        raise Mistake("mistake-record-luck", where=where, found=repr(results)) from error


def replay_line(match: Match, line: dict[str, Any], number: int, check: str) -> str:
    """Plays one line of a record and compares what came of it; returns its check."""
    where = where_of(line, number)
    try:
        match.play(line["seat"], match.game.parse(line["move"]))
    except IllegalMove as illegal:
        raise Mistake("mistake-where", where=where, problem=illegal.phrase()) from illegal
    except (Mistake, ValueError) as error:
        raise Mistake("mistake-where", where=where, problem=error) from error
    entry = match.entries[-1]
    played = match.line(entry)
    for key in ("chance", "forced"):
        if played.get(key, []) != line.get(key, []):
            written, wanted = str(line.get(key, [])), str(played.get(key, []))
            raise Mistake(f"mistake-record-{key}", where=where, found=written, wanted=wanted)
    check = next_check(check, played, entry.events)
    if line.get("check", check) != check:
        raise Mistake("mistake-record-check", where=where, check=check)
    return check
