"""`consigliere scenario`: plays scenario files and says what differs; prints the words they are written in."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from consigliere.cli.keys import check_keys
from consigliere.cli.parser import Subparsers, taught
from consigliere.cli.vocabulary import vocabulary_text
from consigliere.core.errors import Mistake
from consigliere.core.files import one_line
from consigliere.core.game import Game
from consigliere.core.pack import Pack, overlay
from consigliere.core.pack import load as load_pack
from consigliere.core.scenario import Scenario, read
from consigliere.core.scenario_run import run as play
from consigliere.games import load, names
from consigliere.words import say, spoken

OK = 0
DIFFERS = 1
WRONG = 2


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "scenario", help=say("scenario-help"), description=say("scenario-about"), epilog=taught("scenario-examples")
    )
    parser.add_argument("files", metavar=say("scenario-file"), nargs="*", help=say("scenario-file-about"))
    parser.add_argument("--vocabulary", metavar=say("help-game"), help=say("scenario-vocabulary-about"))
    parser.add_argument("--pack", metavar=say("pack-file"), help=say("pack-pack-about"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the files, or show a game's vocabulary."""
    if bool(args.files) == bool(args.vocabulary):
        raise Mistake("mistake-scenario-what")
    pack = load_pack(Path(args.pack)) if args.pack else None
    if args.vocabulary:
        if args.vocabulary not in names():
            raise Mistake("mistake-game", game=args.vocabulary, games=names())
        print(vocabulary_text(load(args.vocabulary, pack)))
        return OK
    codes = [show(file, pack) for file in found(args.files)]
    if len(codes) > 1:
        ok, differ, wrong = (codes.count(code) for code in (OK, DIFFERS, WRONG))
        print(say("scenario-sum", count=len(codes), ok=ok, differ=differ, wrong=wrong))
    return max(codes)


def found(paths: list[str]) -> Iterator[Path]:
    """The files, and all TOML files in the folders."""
    for path in map(Path, paths):
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not files:
            raise Mistake("mistake-scenario-folder", folder=str(path))
        yield from files


def show(file: Path, pack: Pack | None) -> int:
    """Play one file and print what came of it; a wrong file is one sentence on stderr."""
    try:
        scenario = read(file)
        differences = play(scenario, lambda scenario: game_for(scenario, pack), spoken())
    except Mistake as mistake:
        print(say("mistake", sentence=one_line(mistake.say())), file=sys.stderr)
        return WRONG
    if not differences:
        print(say("scenario-ok", file=str(file), id=scenario.id))
        return OK
    print(say("scenario-differs", file=str(file), id=scenario.id))
    for difference in differences:
        print(say("scenario-difference", difference=difference))
    return DIFFERS


def game_for(scenario: Scenario, pack: Pack | None = None) -> Game:
    """The scenario's game, with its changes laid over the game's own pack or another one; its keys are checked too."""
    game = load(scenario.game, pack)
    if scenario.pack:
        game = load(scenario.game, overlay(game.pack, scenario.pack, scenario.source))
    check_keys(scenario, game)
    return game
