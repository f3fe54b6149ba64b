"""`consigliere simulate`: games between bots, what came of them, and how fast they were played."""

import argparse
import json
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import consigliere
from consigliere.arena.play import RANDOM, Broken
from consigliere.arena.series import BotTally, Plan, Tally, play_series
from consigliere.arena.summary import interval
from consigliere.cli.parser import Subparsers, taught
from consigliere.cli.statistics import share, statistics_lines
from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.games import get, names
from consigliere.words import game_say, say, spoken

BAR = 30
SECONDS_BETWEEN = 0.1
TRUTHS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate", help=say("simulate-help"), description=say("simulate-about"), epilog=taught("simulate-examples")
    )
    number = say("simulate-number")
    parser.add_argument("game", metavar=say("help-game"), help=taught("help-game-about"))
    parser.add_argument("-n", type=int, default=100, metavar=number, help=say("simulate-n-about"))
    parser.add_argument("--seats", type=int, metavar=number, help=say("simulate-seats-about"))
    parser.add_argument("--bots", default=RANDOM, metavar=say("simulate-bots"), help=say("simulate-bots-about"))
    parser.add_argument("--rotate", action="store_true", help=say("simulate-rotate-about"))
    parser.add_argument("--options", default="", metavar=say("simulate-options"), help=say("simulate-options-about"))
    parser.add_argument("--pack", metavar=say("pack-file"), help=say("pack-pack-about"))
    parser.add_argument("--seed", type=int, default=0, metavar=number, help=say("simulate-seed-about"))
    parser.add_argument("--workers", type=int, default=1, metavar=number, help=say("simulate-workers-about"))
    parser.add_argument("--check", action="store_true", help=say("simulate-check-about"))
    parser.add_argument("--digest", action="store_true", help=say("simulate-digest-about"))
    parser.add_argument("--statistics", action="store_true", help=say("simulate-statistics-about"))
    parser.add_argument("--json", action="store_true", help=say("simulate-json-about"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and tell what came of them."""
    if args.game not in names():
        raise Mistake("mistake-game", game=args.game, games=names())
    for option, value in (("-n", args.n), ("--workers", args.workers)):
        if value < 1:
            raise Mistake("mistake-simulate-number", option=option, value=value)
    game = consigliere.game(args.game, args.pack)
    plan = plan_of(args, game)
    tally = Tally(game.teams(plan.seats))
    start = time.perf_counter()
    play_all(plan, range(args.seed, args.seed + args.n), args.workers, tally)
    seconds = time.perf_counter() - start
    tables = get(game.name).statistics(game, plan.seats, spoken()).tables if plan.count else []
    if args.json:
        report = as_json(args, plan, tally, seconds)
        if plan.count:
            report["statistics"] = tally.summary.to_json(tables)
        print(json.dumps(report, indent=2))
    else:
        print("\n".join([*as_text(args, plan, tally, seconds), *statistics_lines(plan.game, tally.summary, tables)]))
    return 0


def plan_of(args: argparse.Namespace, game: Game) -> Plan:
    """What the games have in common, checked before the first one starts."""
    seats = game.seats[0] if args.seats is None else args.seats
    options = options_of(args.options)
    game.blank(seats, options)
    bots = args.bots.split(",")
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise Mistake("mistake-simulate-bots", seats=seats, found=len(bots))
    for bot in set(bots):
        consigliere.bot(bot, game)
    return Plan(args.game, seats, tuple(bots), options, args.pack, args.check, args.rotate, args.statistics)


def options_of(text: str) -> dict[str, bool]:
    """`NAME=true,OTHER=no` as options of a match."""
    options = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if value.lower() not in TRUTHS:
            raise Mistake("mistake-simulate-option", part=part)
        options[name.strip()] = TRUTHS[value.lower()]
    return options


def play_all(plan: Plan, seeds: range, workers: int, tally: Tally) -> None:
    """All games into the tally; a game that breaks ends the series with one sentence."""
    bar = Progress(len(seeds))
    try:
        for games in play_series(plan, seeds, workers):
            for played in games:
                tally.add(played)
            bar.show(tally.games)
    except Broken as broken:
        what = say(f"simulate-broken-{broken.kind}", detail=broken.told())
        moves = broken.last or say("simulate-no-moves")
        raise Mistake(
            "mistake-simulate-broken", game=broken.game, seed=str(broken.seed), what=what, moves=moves
        ) from broken
    except BrokenProcessPool as broken:
        raise Mistake("mistake-simulate-workers") from broken
    finally:
        bar.clear()


class Progress:
    """A bar on a terminal's stderr, nothing elsewhere."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.wanted = sys.stderr.isatty()
        self.shown = 0.0

    def show(self, done: int) -> None:
        """How far it is, not more often than a person can read."""
        now = time.monotonic()
        if not self.wanted or now - self.shown < SECONDS_BETWEEN:
            return
        self.shown = now
        filled = BAR * done // self.total
        line = say("simulate-progress", bar="█" * filled + "░" * (BAR - filled), done=done, total=self.total)
        print(f"\r{line}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leaves an empty line."""
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def as_json(args: argparse.Namespace, plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """Everything as data."""
    report: dict[str, Any] = {
        "game": plan.game,
        "build": consigliere.build,
        "seed": args.seed,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "rotated": plan.rotate,
        "options": plan.options,
        "workers": args.workers,
        "checked": plan.check,
        **tally.to_json(),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
    }
    if args.digest:
        report["digest"] = tally.digest
    return report


def as_text(args: argparse.Namespace, plan: Plan, tally: Tally, seconds: float) -> list[str]:
    """The results in a few lines."""
    bots = plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]
    first, last = str(args.seed), str(args.seed + args.n - 1)
    lines = [say("simulate-title", game=plan.game, count=tally.games, bots=", ".join(bots), first=first, last=last)]
    for ending, n in tally.endings.most_common():
        lines.append(say("simulate-ending", count=n, ending=game_say(plan.game, ending)))
    if tally.rounds:
        rounds = ", ".join(say("simulate-round", round=n, count=tally.rounds[n]) for n in sorted(tally.rounds))
        lines.append(say("simulate-rounds", list=rounds))
    average = tally.moves // tally.games
    lines.append(say("simulate-moves", shortest=tally.shortest, longest=tally.longest, average=average))
    for i, team in enumerate(tally.teams):
        seats = ", ".join(str(seat + 1) for seat in team)
        wins = tally.team_wins[i]
        lines.append(say("simulate-wins", count=len(team), seats=seats, wins=wins, share=share(wins / tally.games)))
    if len(tally.bots) > 1:
        lines += [bot_line(bot, totals) for bot, totals in sorted(tally.bots.items())]
    lines.append(say("simulate-draws", draws=tally.draws))
    speed = round(tally.decisions / seconds)
    lines.append(
        say(
            "simulate-speed", decisions=tally.decisions, seconds=round(seconds, 1), speed=speed, build=consigliere.build
        )
    )
    lines.append(say("simulate-widest", widest=tally.widest))
    if plan.check:
        lines.append(say("simulate-checked", count=tally.moves + tally.games))
    if args.digest:
        lines.append(say("simulate-digest", digest=tally.digest))
    return lines


def bot_line(bot: str, found: BotTally) -> str:
    """How often a bot won, and between which shares the truth lies 95 times in 100."""
    low, high = interval(found.wins, found.games)
    return say(
        "simulate-bot-wins",
        bot=bot,
        wins=found.wins,
        games=found.games,
        shared=found.shared,
        share=share(found.wins / found.games),
        low=share(low),
        high=share(high),
    )
