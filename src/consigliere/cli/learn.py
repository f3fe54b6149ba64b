"""`consigliere learn`: bots play a game against themselves, and its value learns from what came of it."""

import argparse
import json
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import consigliere
from consigliere.arena.learn import Training, together
from consigliere.cli.parser import Subparsers, taught
from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.words import say

BOTS = "greedy,normal,normal"
OUTPUT = "weights.json"


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "learn", help=say("learn-help"), description=say("learn-about"), epilog=taught("learn-examples")
    )
    number, share = say("simulate-number"), say("learn-share")
    parser.add_argument("game", metavar=say("help-game"), help=taught("help-game-about"))
    parser.add_argument("--seats", default="", metavar=say("learn-numbers"), help=say("learn-seats-about"))
    parser.add_argument("-n", type=int, default=200, metavar=number, help=say("learn-n-about"))
    parser.add_argument("--bots", default=BOTS, metavar=say("simulate-bots"), help=say("learn-bots-about"))
    parser.add_argument("--simulations", type=int, default=20, metavar=number, help=say("learn-simulations-about"))
    parser.add_argument("--explore", type=float, default=0.1, metavar=share, help=say("learn-explore-about"))
    parser.add_argument("--sample", type=float, default=0.5, metavar=share, help=say("learn-sample-about"))
    parser.add_argument("--patience", type=float, default=0.95, metavar=share, help=say("learn-patience-about"))
    parser.add_argument("--fix", default="", metavar=say("learn-fixed"), help=say("learn-fix-about"))
    parser.add_argument("--together", action="store_true", help=say("learn-together-about"))
    parser.add_argument("--seed", type=int, default=0, metavar=number, help=say("simulate-seed-about"))
    parser.add_argument("--workers", type=int, default=1, metavar=number, help=say("simulate-workers-about"))
    parser.add_argument("--output", default=OUTPUT, metavar=say("pack-file"), help=say("learn-output-about"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Learn for each number of players, and write the weights after each."""
    for option, value in (("-n", args.n), ("--workers", args.workers), ("--simulations", args.simulations)):
        if value < 1:
            raise Mistake("mistake-simulate-number", option=option, value=value)
    for option, share in (("--explore", args.explore), ("--sample", args.sample), ("--patience", args.patience)):
        if not 0.0 <= share <= 1.0:
            raise Mistake("mistake-learn-share", option=option, value=str(share))
    game = consigliere.game(args.game)
    fixed = fixed_of(args.fix)
    bots = args.bots.split(",")
    for bot in set(bots):
        consigliere.bot(bot, game)
    report: dict[str, Any] = {"command": command_of(args), "features": []}
    for seats in seats_of(args.seats, game):
        training = Training(args.game, seats, fixed)
        for number, bot in enumerate(bots):
            one_round(args, training, bot, number)
        report["features"] = training.features
        report[str(seats)] = training.weights[str(seats)]
        write(Path(args.output), report)
    if args.together:
        write(Path(args.output), together(report))
    print(say("learn-written", file=args.output))
    return 0


def one_round(args: argparse.Namespace, training: Training, bot: str, number: int) -> None:
    """Plays and learns once, and says how well."""
    first = args.seed + number * args.n
    start = time.monotonic()
    done = 0
    try:
        seeds = range(first, first + args.n)
        games = training.round(bot, seeds, args.workers, args.simulations, args.explore, args.sample, args.patience)
        for more in games:
            done += more
            left = round((time.monotonic() - start) * (args.n - done) / done)
            show(say("learn-progress", seats=training.seats, bot=bot, done=done, total=args.n, left=left))
    except BrokenProcessPool as broken:
        raise Mistake("mistake-simulate-workers") from broken
    finally:
        show("")
    learned = training.learned
    assert learned is not None
    print(
        say(
            "learn-round",
            seats=training.seats,
            bot=bot,
            games=args.n,
            samples=round(training.train.samples + training.held_out.samples),
            explained=round(learned.explained, 3),
            error=round(learned.error, 1),
            penalty=round(learned.penalty),
            seconds=round(time.monotonic() - start),
        ),
        flush=True,
    )


def show(line: str) -> None:
    """A line on a terminal's stderr in the place of the one before, nothing elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


def seats_of(text: str, game: Game) -> list[int]:
    """`2,3` as numbers of players; all that the game has if there are none."""
    if not text:
        return list(game.seats)
    try:
        counts = [int(part) for part in text.split(",")]
    except ValueError:
        counts = []
    if not counts or any(seats not in game.seats for seats in counts):
        raise Mistake("mistake-learn-seats", text=text, list=[str(seats) for seats in game.seats])
    return counts


def fixed_of(text: str) -> dict[str, float]:
    """`points=1` as weights that are given."""
    fixed = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.rpartition("=")
        try:
            fixed[name.strip()] = float(value)
        except ValueError:
            raise Mistake("mistake-learn-fixed", part=part) from None
    return fixed


def command_of(args: argparse.Namespace) -> str:
    """The command that makes the same weights again: all that they depend on."""
    words = ["consigliere", "learn", args.game]
    words += [*(["--seats", args.seats] if args.seats else []), "-n", str(args.n), "--bots", args.bots]
    words += ["--simulations", str(args.simulations), "--explore", str(args.explore), "--sample", str(args.sample)]
    words += ["--patience", str(args.patience)]
    words += [*(["--fix", f"'{args.fix}'"] if args.fix else []), *(["--together"] if args.together else [])]
    words += ["--seed", str(args.seed)]
    return " ".join(words)


def write(file: Path, weights: dict[str, Any]) -> None:
    """The weights as JSON, a list on a line."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in weights.items()]
    try:
        file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    except OSError as error:
        raise Mistake("mistake-learn-output", file=str(file), problem=error.strerror or str(error)) from error
