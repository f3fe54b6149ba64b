"""`consigliere play`: a game at the terminal, with people and bots, kept in a file all the time."""

import argparse
import secrets
import sys
from pathlib import Path

import consigliere
from consigliere.bots import LEVELS, opponents
from consigliere.cli.parser import Subparsers, taught
from consigliere.cli.prompt import Left, Prompt
from consigliere.cli.screen import Screen
from consigliere.cli.simulate import options_of
from consigliere.cli.table import HUMAN, Table, free_name, new_file, resume
from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.games import Drawing, get, names
from consigliere.words import game_say, say, spoken

SEED_RANGE = 1_000_000
SEARCHERS = {"hard", "expert"}  # play weaker where the engine is slow


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play", help=say("play-help-line"), description=say("play-about"), epilog=taught("play-examples")
    )
    number, file = say("simulate-number"), say("pack-file")
    parser.add_argument("game", nargs="?", metavar=say("help-game"), help=taught("help-game-about"))
    parser.add_argument("--seats", metavar=say("play-players"), help=say("play-seats-about"))
    parser.add_argument("--level", choices=LEVELS, default=opponents.USUAL, help=say("play-level-about"))
    parser.add_argument("--options", default="", metavar=say("simulate-options"), help=say("simulate-options-about"))
    parser.add_argument("--seed", type=int, metavar=number, help=say("play-seed-about"))
    parser.add_argument("--pack", metavar=file, help=say("pack-pack-about"))
    parser.add_argument("--resume", metavar=file, help=say("play-resume-about"))
    parser.add_argument("--save", metavar=file, help=say("play-save-about"))
    parser.add_argument("--color", choices=("auto", "always", "never"), default="auto", help=say("play-color-about"))
    parser.add_argument("--width", type=int, metavar=number, help=say("play-width-about"))
    parser.add_argument("--confirm", action="store_true", help=say("play-confirm-about"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the last person leaves."""
    seed = secrets.randbelow(SEED_RANGE) if args.seed is None else args.seed
    table = resumed(args, seed) if args.resume else opened(args, seed)
    file = file_of(args, table.game.name)
    table.save(file)
    screen = Screen(args.color, args.width)
    drawn = get(table.game.name).drawing(table.game.pack, screen.ink, spoken())
    screen.say("play-welcome", title=game_say(table.game.name, "game-title"), file=str(file))
    introduce_bots(table, screen, drawn)
    try:
        prompt = Prompt(table, screen, drawn, file)
        prompt.confirm = args.confirm
        prompt.resumed = bool(args.resume)
        sit_down(table, screen, drawn, prompt)
    except Left as left:
        leave(table, screen, file, left.discard and not args.resume)
    except BaseException:  # whatever happens, nothing is lost
        table.save(file)
        print("\n" + say("play-kept", file=str(file)), file=sys.stderr)
        raise
    return 0


def file_of(args: argparse.Namespace, game: str) -> Path:
    """The file that keeps the game: the one that is named, the one it comes from, or a new one in this folder."""
    if args.save and args.save != args.resume:
        return new_file(args.save)
    return Path(args.resume) if args.resume else free_name(game, Path())


def opened(args: argparse.Namespace, seed: int) -> Table:
    """A new game."""
    if args.game not in names():
        raise Mistake("mistake-game", game=args.game or "", games=names())
    game = consigliere.game(args.game, args.pack)
    players = players_of(args.seats, game, args.level)
    return Table(game.match(len(players), seed, options_of(args.options)), players, seed)


def resumed(args: argparse.Namespace, seed: int) -> Table:
    """A game from a file; who sits where stands there too, unless --seats says otherwise."""
    match, players = resume(args.resume, args.game, args.pack)
    wanted = args.seats or ",".join(players) or None
    table = Table(match, players_of(wanted, match.game, args.level, match.state.seats), seed)
    table.skip_news()
    return table


def players_of(text: str | None, game: Game, level: str, seats: int | None = None) -> list[str]:
    """Who sits where: what --seats says; without it one person, the rest bots of that level."""
    offered = opponents.levels(game.name)
    if text is None and level not in offered:
        raise Mistake("mistake-play-level", game=game.name, level=level, levels=list(offered))
    possible = game.seats if seats is None else (seats,)
    players = [HUMAN] + [level] * (possible[0] - 1) if text is None else [part.strip() for part in text.split(",")]
    if len(players) == 1:
        players += [level] * (possible[0] - 1)
    if len(players) not in possible:
        wanted = ", ".join(str(n) for n in possible)
        raise Mistake("mistake-play-seats", game=game.name, seats=wanted, found=len(players))
    if HUMAN not in players:
        raise Mistake("mistake-play-nobody")
    for player in set(players) - {HUMAN}:
        consigliere.bot(player, game)
    return players


def introduce_bots(table: Table, screen: Screen, drawn: Drawing) -> None:
    """Says against whom one plays: names, level, what it is like and how strong."""
    view, seats = table.view(None), len(table.players)
    for level in [level for level in LEVELS if level in table.players]:
        sitting = [seat for seat, player in enumerate(table.players) if player == level]
        who = [say("play-bot", name=table.names[seat], who=drawn.who(view, seat)) for seat in sitting]
        screen.say("play-against", who=who, level=opponents.title(level), about=opponents.about(level))
        if rating := opponents.rating(table.game.name, seats, level):
            screen.say("level-rating", rating=str(rating.rating), low=str(rating.low), high=str(rating.high))
    if consigliere.build == "pure" and not SEARCHERS.isdisjoint(table.players):
        screen.say("level-in-plain-python")


def sit_down(table: Table, screen: Screen, drawn: Drawing, prompt: Prompt) -> None:
    """Bots and people take turns until the game is over."""
    before: int | None = None  # the party at the keyboard
    while True:
        let_bots_play(table, screen, drawn)
        if table.over:
            break
        seat = table.match.state.actors[0]
        if before is not None and table.party(seat) != before:
            hand_over(table, screen, drawn, seat)
            prompt.forget_the_table()
        before = table.party(seat)
        prompt.ask(seat)
    prompt.finish(table.people()[0])


def let_bots_play(table: Table, screen: Screen, drawn: Drawing) -> None:
    """Bots choose until only people owe a choice."""
    seat = table.bot_to_play()
    if seat is None:
        return
    while seat is not None:
        screen.waiting(say("play-thinking", who=drawn.who(table.view(None), seat)))
        table.let_bot_play(seat)
        seat = table.bot_to_play()
    screen.waiting("")
    screen.forget_typed()


def hand_over(table: Table, screen: Screen, drawn: Drawing, seat: int) -> None:
    """Another party comes to the keyboard: nothing secret stays on the screen."""
    screen.clear()
    screen.say("play-hand-over", who=drawn.who(table.view(None), seat))
    screen.pause("play-press-enter")
    screen.clear()


def leave(table: Table, screen: Screen, file: Path, discard: bool) -> None:
    """The end of a session in the middle of a game."""
    if discard:
        file.unlink(missing_ok=True)
        screen.say("play-discarded")
        return
    table.save(file)
    screen.say("play-kept", file=str(file))
