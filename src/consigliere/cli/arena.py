"""`consigliere arena`: which of some bots is the strongest, and how sure that is."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import consigliere
from consigliere.arena.cluster import play_on_cluster
from consigliere.arena.contest import Conditions
from consigliere.arena.entrants import entrants_of
from consigliere.arena.journal import Journal
from consigliere.arena.report import (
    about_arena,
    about_test,
    answer_of,
    fault_text,
    kinds_of_faults,
    line_up,
    margin_row,
    page,
    rating_text,
    share_row,
)
from consigliere.arena.results import results
from consigliere.arena.schedule import Schedule
from consigliere.arena.tournament import Backend, Tournament
from consigliere.arena.workers import play_here, play_in_processes
from consigliere.bots.command import PATIENCE
from consigliere.cli.parser import Subparsers, taught
from consigliere.cli.simulate import options_of
from consigliere.core.errors import Mistake
from consigliere.games import names
from consigliere.words import game_say, say

SECONDS_BETWEEN = 0.2
SECONDS_BETWEEN_LINES = 60.0  # where stderr is no terminal
Json = dict[str, Any]


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena", help=say("arena-help"), description=say("arena-about"), epilog=taught("arena-examples")
    )
    number = say("simulate-number")
    parser.add_argument("game", metavar=say("help-game"), help=taught("help-game-about"))
    parser.add_argument("--bots", required=True, metavar=say("simulate-bots"), help=say("arena-bots-about"))
    parser.add_argument("--games", type=int, default=100, metavar=number, help=say("arena-games-about"))
    parser.add_argument("--seats", type=int, metavar=number, help=say("simulate-seats-about"))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--simulations", type=int, metavar=number, help=say("arena-simulations-about"))
    budget.add_argument("--ms", type=int, metavar=number, help=say("arena-ms-about"))
    parser.add_argument("--beats", type=float, metavar=say("arena-share-name"), help=say("arena-beats-about"))
    parser.add_argument("--every-game", action="store_true", help=say("arena-every-game-about"))
    parser.add_argument("--options", default="", metavar=say("simulate-options"), help=say("simulate-options-about"))
    parser.add_argument("--pack", metavar=say("pack-file"), help=say("pack-pack-about"))
    parser.add_argument("--seed", type=int, default=0, metavar=number, help=say("arena-seed-about"))
    parser.add_argument("--patience", type=float, default=PATIENCE, metavar=number, help=say("arena-patience-about"))
    parser.add_argument("--workers", type=int, default=1, metavar=number, help=say("arena-workers-about"))
    parser.add_argument("--cluster", metavar=say("arena-address"), help=say("arena-cluster-about"))
    parser.add_argument("--out", metavar=say("arena-out"), help=say("arena-out-about"))
    parser.add_argument("--resume", action="store_true", help=say("arena-resume-about"))
    parser.add_argument("--json", action="store_true", help=say("simulate-json-about"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games, and tell and keep what came of them."""
    schedule = schedule_of(args)
    if args.resume and not args.out:
        raise Mistake("mistake-arena-resume")
    files = Files(Path(args.out)) if args.out else None
    tournament = Tournament(schedule, args.games, args.beats, not args.every_game)
    journal = Journal(files.games if files else None, schedule, args.resume)
    conditions = Conditions(args.patience, str(files.errors) if files else None)
    progress = Progress()
    try:
        tournament.run(backend_of(args, schedule, conditions), journal, progress.show)
    finally:
        progress.clear()
        report = results(tournament, journal)
        if files:
            files.write(report)
    print(json.dumps(report, indent=2) if args.json else "\n".join(as_text(report, files)))
    return 0


def schedule_of(args: argparse.Namespace) -> Schedule:
    """The games to play, checked before the first one starts."""
    if args.game not in names():
        raise Mistake("mistake-game", game=args.game, games=names())
    positive = [("--games", args.games), ("--simulations", args.simulations), ("--ms", args.ms)]
    for option, value in [*positive, ("--workers", args.workers + 1), ("--patience", args.patience)]:
        if value is not None and value <= 0:
            raise Mistake("mistake-simulate-number", option=option, value=value)
    if args.beats is not None and not 0 < args.beats < 1:
        raise Mistake("mistake-arena-beats")
    game = consigliere.game(args.game, args.pack)
    seats = game.seats[0] if args.seats is None else args.seats
    options = options_of(args.options)
    game.blank(seats, options)
    entrants = entrants_of(args.bots, args.simulations, args.ms)
    for entrant in entrants:
        consigliere.bot(entrant.bot, game)
    teams = tuple(tuple(team) for team in game.teams(seats))
    return Schedule(args.game, teams, tuple(entrants), args.seed, options, args.pack)


def backend_of(args: argparse.Namespace, schedule: Schedule, conditions: Conditions) -> Backend:
    """Where the games are played: in this process, in others, or on a cluster."""
    if args.cluster:
        return lambda next_job: play_on_cluster(schedule, conditions, next_job, args.cluster)
    if args.workers == 0:
        return lambda next_job: play_here(schedule, conditions, next_job)
    return lambda next_job: play_in_processes(schedule, conditions, next_job, args.workers)


class Files:
    """What is kept of an arena: a folder, or files beside the one that holds the games."""

    def __init__(self, out: Path) -> None:
        alone = out.suffix == ".jsonl"
        self.games = out if alone else out / "games.jsonl"
        self.results = out.with_suffix(".json") if alone else out / "results.json"
        self.report = out.with_suffix(".html") if alone else out / "report.html"
        self.errors = out.parent if alone else out

    def write(self, found: Json) -> None:
        """The results, and the page about them."""
        title = say("arena-title", game=game_say(found["arena"]["game"], "game-title"))
        labels = ", ".join(bot["label"] for bot in found["arena"]["bots"])
        self.results.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        self.report.write_text(page(title, [(labels, found)]), encoding="utf-8")


class Progress:
    """How far it is and how long it takes at most: a line on a terminal that renews itself, elsewhere one a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.terminal = sys.stderr.isatty()
        self.started = self.shown = clock()
        self.first: int | None = None

    def show(self, tournament: Tournament) -> None:
        """Not more often than a person can read."""
        now = self.clock()
        if self.first is None:
            self.first = tournament.played - 1  # what was there when it was resumed took no time
        if now - self.shown < (SECONDS_BETWEEN if self.terminal else SECONDS_BETWEEN_LINES):
            return
        self.shown = now
        left, done = tournament.left, tournament.played
        seconds = (now - self.started) / (done - self.first) * left
        text = say("arena-progress", done=done, all=done + left, left=duration(seconds))
        print(
            f"\r\x1b[K{text}" if self.terminal else text, end="" if self.terminal else "\n", file=sys.stderr, flush=True
        )

    def clear(self) -> None:
        """Leaves no trace on a terminal."""
        if self.terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """A time as people say it."""
    minutes = round(seconds / 60)
    if seconds < 60:
        return say("arena-seconds", count=round(seconds))
    return (
        say("arena-hours", hours=minutes // 60, minutes=minutes % 60)
        if minutes >= 60
        else say("arena-minutes", count=minutes)
    )


def as_text(found: Json, files: Files | None) -> list[str]:
    """The results in a few lines."""
    table = found["table"]
    lines = [about_arena(found)]
    for pairing in table["pairings"]:
        lines += ["", line_up(found, pairing)]
        if not pairing["games"]:
            lines.append(say("arena-nothing"))
            continue
        for bot in pairing["bots"]:
            text = share_row(bot, pairing["shares"][bot]).text
            lines.append(say("arena-line", bot=bot, wins=pairing["wins"][bot], games=pairing["games"], share=text))
            if pairing["margins"].get(bot):
                lines.append(say("arena-line-margin", text=margin_row(bot, pairing["margins"][bot]).text))
        lines.append(answer_of(table, pairing))
    lines += ["", say("arena-plot-ratings")]
    lines += [say("arena-line-rating", bot=each["bot"], text=rating_text(each)) for each in table["ratings"]]
    lines += ["", about_test(table)]
    for each, count in kinds_of_faults(table["faults"]):
        who = each["bot"] or say("simulate-nobody")
        lines.append(say("arena-line-fault", bot=who, count=count, what=fault_text(each), seed=str(each["seed"])))
    if files:
        lines.append(say("arena-kept", report=str(files.report), results=str(files.results), games=str(files.games)))
    return lines
