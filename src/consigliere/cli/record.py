"""`consigliere record`: shows a match on paper in words, checks it by playing it again, writes one of bots."""

import argparse
import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import consigliere
from consigliere.arena.play import RANDOM, BotTable, Chooser, RandomTable
from consigliere.arena.series import Plan
from consigliere.cli.parser import Subparsers, taught
from consigliere.cli.record_as_written import lines_as_written, read_as_written, seat_text
from consigliere.cli.simulate import plan_of
from consigliere.core.errors import Mistake
from consigliere.core.event import Event
from consigliere.core.files import one_line, read_json
from consigliere.core.game import Game
from consigliere.core.match import Match, PlayedMove, header_problem
from consigliere.games import Drawing, get, names
from consigliere.research.data import LINES, PLAYERS, lines
from consigliere.terminal_style import Ink
from consigliere.words import game_say, has, say, spoken

FITS = 0
DIFFERS = 1
DIGEST_SHOWN = 12
EVENT_INDENT = " " * 6
Record = dict[str, Any]


class RecordResult(msgspec.Struct):
    """How a match ended."""

    ending: str
    winners: list[int]


class RecordHead(msgspec.Struct):
    """What must have the right shape before anything of a record is used; playing it again checks the rest."""

    game: str
    seats: int = 0
    seat: int | None = None
    options: dict[str, Any] = {}
    result: RecordResult | None = None


class Differs(Exception):
    """A record that can be read, but whose moves do not come to what it says."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(str(mistake))
        self.mistake = mistake

    def say(self) -> str:
        """What does not fit and where."""
        return self.mistake.say()


def add(commands: Subparsers) -> None:
    """Add the command with its three parts."""
    parser = commands.add_parser(
        "record", help=say("record-help"), description=say("record-about"), epilog=taught("record-examples")
    )
    number = say("simulate-number")
    parts = parser.add_subparsers(title=say("help-commands"), metavar=say("help-command"), required=True)
    show = parts.add_parser("show", help=say("record-show-help"), description=say("record-show-about"))
    show.add_argument("--seat", type=int, metavar=number, help=say("record-seat-about"))
    show.set_defaults(run=run_show)
    verify = parts.add_parser("verify", help=say("record-verify-help"), description=say("record-verify-about"))
    verify.set_defaults(run=run_verify)
    for part in (show, verify):
        part.add_argument("file", metavar=say("record-file"), help=say("record-file-about"))
        part.add_argument("--pack", metavar=say("pack-file"), help=say("pack-pack-about"))
        part.add_argument("--number", type=int, default=1, metavar=number, help=say("record-number-about"))
    make = parts.add_parser("make", help=say("record-make-help"), description=say("record-make-about"))
    make.add_argument("game", metavar=say("help-game"), help=taught("help-game-about"))
    make.add_argument("-o", dest="file", required=True, metavar=say("record-file"), help=say("record-make-file-about"))
    make.add_argument("-n", type=int, default=1, metavar=number, help=say("record-make-n-about"))
    make.add_argument("--seats", type=int, metavar=number, help=say("simulate-seats-about"))
    make.add_argument("--bots", default=RANDOM, metavar=say("simulate-bots"), help=say("simulate-bots-about"))
    make.add_argument("--options", default="", metavar=say("simulate-options"), help=say("simulate-options-about"))
    make.add_argument("--pack", metavar=say("pack-file"), help=say("pack-pack-about"))
    make.add_argument("--seed", type=int, default=0, metavar=number, help=say("record-seed-about"))
    make.set_defaults(run=run_make, check=False, rotate=False, statistics=False)


def run_verify(args: argparse.Namespace) -> int:
    """Play the record again and say what was found."""
    record = read(args.file, args.number)
    try:
        match = replayed(args, record)
    except Differs as differs:
        print(say("record-differs", file=args.file, problem=one_line(differs.say())))
        return DIFFERS
    print(say("record-ok", file=args.file, game=record["game"], count=len(match.entries), result=result_text(record)))
    return FITS


def run_show(args: argparse.Namespace) -> int:
    """Print the record in words."""
    record = read(args.file, args.number)
    game = game_of(args, record)
    seat = None if args.seat is None else args.seat - 1
    if record.get("seat") is not None:
        if seat not in (None, record["seat"]):
            raise Mistake("mistake-record-other-seat", file=args.file, seat=record["seat"] + 1, wanted=args.seat)
        print("\n".join([*header_lines(game, record), "", *shown_lines(args, game, record), "", result_text(record)]))
        return FITS
    if seat is not None and not 0 <= seat < record.get("seats", 0):
        raise Mistake("mistake-record-no-seat", file=args.file, last=record.get("seats", 0), wanted=args.seat)
    written = read_as_written(game, record) if seat is None else None  # only a replay tells what a seat may know
    try:
        match = replayed(args, record)
    except (Differs, Mistake) as problem:
        if written is None and isinstance(problem, Mistake):
            raise
        sentence = one_line(problem.say())
        differs = isinstance(problem, Differs)
        print(say("record-differs", file=args.file, problem=sentence) if differs else sentence)
        if written is not None:
            lines = [*header_lines(game, record), "", *lines_as_written(game, written), "", result_text(record)]
            print("\n".join([say("record-as-written"), "", *lines]))
        return DIFFERS
    print("\n".join([*header_lines(game, record), "", *match_lines(match, seat), "", result_text(record)]))
    return FITS


def run_make(args: argparse.Namespace) -> int:
    """Let bots play a match and write its record."""
    if args.game not in names():
        raise Mistake("mistake-game", game=args.game, games=names())
    game = consigliere.game(args.game, args.pack)
    if args.n < 1:
        raise Mistake("mistake-simulate-number", option="-n", value=args.n)
    if args.n > 1 and not args.file.endswith(LINES):
        raise Mistake("mistake-record-lines", file=args.file)
    plan = plan_of(args, game)
    try:
        with Path(args.file).open("w", encoding="utf-8") as file:
            for seed in range(args.seed, args.seed + args.n):
                match = played(game, plan, seed)
                record = {**match.record(), PLAYERS: list(plan.bots)}
                json.dump(record, file, indent=None if args.file.endswith(LINES) else 1, ensure_ascii=False)
                file.write("\n")
    except (consigliere.IllegalMove, OSError) as error:
        problem = str(error) if isinstance(error, OSError) else error.phrase()
        raise Mistake("mistake-record-make", file=args.file, problem=problem) from error
    if args.n == 1:
        print(say("record-made", file=args.file, count=len(match.entries), result=result_text(match.record())))
    else:
        print(say("record-made-many", file=args.file, count=args.n))
    return FITS


def played(game: Game, plan: Plan, seed: int) -> Match:
    """One match between bots."""
    match = game.match(plan.seats, seed, plan.options)
    random = set(plan.bots) == {RANDOM}
    chooser: Chooser = RandomTable(seed) if random else BotTable(game, plan.bots, seed)
    while not match.state.over:
        chooser.saw(match.play(*chooser.next(match.state)))
    return match


# ---- reading


def read(file: str, number: int = 1) -> Record:
    """The record in a file, or one of several on the lines of one, counted from 1."""
    try:
        record = line_of(Path(file), number) if file.endswith(LINES) else read_json(Path(file))
        msgspec.convert(record, RecordHead)
    except json.JSONDecodeError as error:
        at = {"line": error.lineno, "column": error.colno}
        raise Mistake("mistake-record-json", file=file, problem=error.msg, **at) from error
    except msgspec.ValidationError as error:
        raise Mistake("mistake-record-what", file=file) from error
    assert isinstance(record, dict)
    return record


def line_of(file: Path, number: int) -> object:
    """The record with a number in a file of several."""
    record_lines = list(lines(file))
    if not 1 <= number <= len(record_lines):
        raise Mistake("mistake-record-number", file=str(file), last=len(record_lines), wanted=number)
    return json.loads(record_lines[number - 1][1])


def game_of(args: argparse.Namespace, record: Record) -> Game:
    """The game of a record, if there is such a game."""
    if record["game"] not in names():
        raise Mistake("mistake-record-game", file=args.file, game=record["game"], games=names())
    return consigliere.game(record["game"], args.pack)


def replayed(args: argparse.Namespace, record: Record) -> Match:
    """The match of a record; Differs says what does not fit and where."""
    game = game_of(args, record)
    if problem := header_problem(game, record):
        raise Mistake("mistake-record-header", file=args.file, problem=problem)
    try:
        return consigliere.replay(record, args.pack)
    except Mistake as mistake:
        raise Differs(mistake) from mistake


# ---- showing


def header_lines(game: Game, record: Record) -> Iterator[str]:
    """What was played, by which rules, with which pack and options."""
    pack = record.get("pack")
    pack = pack if isinstance(pack, dict) else {}
    yield game_say(game.name, "game-title")
    digest = str(pack.get("digest"))[:DIGEST_SHOWN]
    yield say("record-header", rules=str(record.get("rules")), pack=str(pack.get("name")), digest=digest)
    chosen = [name for name, value in (record.get("options") or {}).items() if value]
    yield say("record-seats", seats=record.get("seats"), options=", ".join(chosen) or say("record-no-options"))
    if record.get("seat") is not None:
        yield say("record-of-seat", seat=record["seat"] + 1)
    if record.get("practice"):
        yield say("record-practice")


def match_lines(match: Match, viewer: int | None) -> Iterator[str]:
    """The opening and every move; with a viewer only what that seat was shown."""
    game = match.game
    yield say("record-opening")
    yield from event_lines(game, (shown(event, viewer) for event in match.opening.events))
    for number, entry in enumerate(match.entries, 1):
        seen = list(event_lines(game, (shown(event, viewer) for event in entry.events)))
        if knows_move(match, entry, viewer):
            yield say("record-move", number=f"{number:4}", seat=seat_text(game, entry.seat), move=game.text(entry.move))
            yield from forced_lines(game, entry)
        elif seen:
            yield say("record-unseen-move", number=f"{number:4}", seat=seat_text(game, entry.seat))
        yield from seen


def knows_move(match: Match, entry: PlayedMove, viewer: int | None) -> bool:
    """Whether the viewer may read the notation of a move: of other teams it was shown only the events."""
    teams = match.game.teams(match.state.seats)
    return viewer is None or any(viewer in team and entry.seat in team for team in teams)


def forced_lines(game: Game, entry: PlayedMove) -> Iterator[str]:
    """What the engine played by itself after a move."""
    for i in range(0, len(entry.forced), 2):
        seat, move = seat_text(game, entry.forced[i]), game.text(entry.forced[i + 1])
        yield EVENT_INDENT + say("record-forced", seat=seat, move=move)


def shown(event: Event, viewer: int | None) -> Record | None:
    """An event as a viewer was shown it; without a viewer as the seat that knows its secrets was."""
    return event.seen(event.visible_to.bit_length() - 1 if viewer is None and event.visible_to else viewer)


def shown_lines(args: argparse.Namespace, game: Game, record: Record) -> Iterator[str]:
    """The events in the record of one seat."""
    events = record.get("shown")
    if not isinstance(events, list) or not all(isinstance(event, dict) and "kind" in event for event in events):
        raise Mistake("mistake-record-what", file=args.file)
    return event_lines(game, events)


def event_lines(game: Game, events: Iterable[Record | None]) -> Iterator[str]:
    """Events in words, indented."""
    for seen in events:
        if seen is not None:
            yield EVENT_INDENT + event_text(game, seen)


def event_text(game: Game, seen: Record) -> str:
    """One event in the game's words; as data if the game has none for it."""
    if not has(f"event-{seen['kind']}", game=game.name):
        return say("record-event", kind=seen["kind"], parts=json.dumps({k: v for k, v in seen.items() if k != "kind"}))
    return teller(game, spoken()).event_words(seen)


@cache
def teller(game: Game, lang: str) -> Drawing:
    """Who tells events by the names of things; players are seats, as beside the moves."""
    return get(game.name).drawing(game.pack, Ink(), lang)


def result_text(record: Record) -> str:
    """How the match ended, if it did."""
    result = record.get("result")
    if not result:
        return say("record-unfinished")
    winners = ", ".join(str(seat + 1) for seat in result["winners"])
    ending = game_say(record["game"], result["ending"])
    return say("record-result", ending=ending, count=len(result["winners"]), winners=winners)
