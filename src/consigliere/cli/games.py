"""`consigliere games`: which games there are, for how many players, with which options."""

import argparse

import consigliere
from consigliere.cli.parser import Subparsers
from consigliere.games import names
from consigliere.words import game_say, say


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser("games", help=say("games-help"), description=say("games-about"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the games."""
    print("\n\n".join(describe(name) for name in names()))
    return 0


def describe(name: str) -> str:
    """One game in a few lines."""
    game = consigliere.game(name)
    lines = [
        say("games-title", name=name, title=game_say(name, "game-title")),
        say("games-players", counts=", ".join(str(count) for count in game.seats)),
        say("games-moves", count=game.move_count),
        say("games-no-options" if not game.options else "games-options"),
    ]
    for option, about in game.options.items():
        default, meaning = str(about.default).lower(), game_say(name, about.message)
        lines.append(say("games-option", option=option, default=default, rule=about.rule, about=meaning))
    return "\n".join(lines)
