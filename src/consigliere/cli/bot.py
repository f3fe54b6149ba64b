"""`consigliere bot join`: a bot takes a seat at a table of any server. The first client of the API."""

import argparse
import time
from contextlib import closing, nullcontext
from typing import Any

import consigliere
from consigliere.arena.contest import Fault, blamed
from consigliere.bots import LEVELS, Bot
from consigliere.bots.command import CommandBot
from consigliere.bots.opponents import USUAL
from consigliere.cli.parser import Subparsers, taught
from consigliere.client.seat import Lost, Refused, Seat, Stopped
from consigliere.core.errors import Mistake
from consigliere.core.files import printable
from consigliere.core.game import Game
from consigliere.words import say

BUDGET_MS = 1000
PAUSE, LONGEST_PAUSE = 0.5, 30.0
PAUSES = (0.5, 1.0, 2.0, 4.0)  # between attempts to hand a seat over


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "bot", help=say("bot-help"), description=say("bot-about"), epilog=taught("bot-examples")
    )
    number = say("simulate-number")
    parts = parser.add_subparsers(title=say("help-commands"), metavar=say("help-command"), required=True)
    join = parts.add_parser("join", help=say("bot-join-help"), description=say("bot-about"))
    join.add_argument("link", metavar=say("bot-link"), help=say("bot-link-about"))
    join.add_argument("--bot", default=USUAL, metavar=say("bot-bot"), help=say("bot-bot-about"))
    join.add_argument("--instead", choices=LEVELS, default=USUAL, help=say("bot-instead-about"))
    join.add_argument("--budget", type=int, default=BUDGET_MS, metavar=number, help=say("bot-budget-about"))
    join.add_argument("--seed", type=int, default=0, metavar=number, help=say("bot-seed-about"))
    join.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Take the seat and play it to the end."""
    if args.budget < 1:
        raise Mistake("mistake-simulate-number", option="--budget", value=args.budget)
    seat = Seat(args.link)
    try:
        game_name = seat.take()
    except (Refused, Lost) as problem:
        raise Mistake("mistake-bot-seat", problem=str(problem)) from None
    game = consigliere.game(game_name)
    bot = consigliere.bot(args.bot, game, args.seed)
    about = {"table": printable(seat.table), "game": game_name, "bot": args.bot, "link": printable(seat.link())}
    with closing(bot) if isinstance(bot, CommandBot) else nullcontext():
        try:
            return stay(seat, game, bot, {"ms": args.budget}, about)
        except Fault as fault:
            raise failure(seat, bot, fault, args) from fault


def stay(seat: Seat, game: Game, bot: Bot, budget: dict[str, int], about: dict[str, str]) -> int:
    """Play to the end, over as many connections as it takes."""
    pause = PAUSE
    while True:
        try:
            result = play(seat, game, bot, budget, about)
            print(say("bot-over", result=result))
            return 0
        except Stopped:
            print(say("bot-closed"))
            return 0
        except Refused as problem:
            raise Mistake("mistake-bot-seat", problem=str(problem)) from None
        except Lost:
            pause = PAUSE if seat.answered else min(pause * 2, LONGEST_PAUSE)
            print(say("bot-lost"), flush=True)
            time.sleep(pause)


def play(seat: Seat, game: Game, bot: Bot, budget: dict[str, int], about: dict[str, str]) -> str:
    """One connection, to the end of the game; returns the result in words."""
    with seat.connected():
        if about:
            print(say("bot-joined", seat=seat.number + 1, **about), flush=True)
            about.clear()
        while True:
            for events in seat.fresh():
                if hasattr(bot, "saw"):
                    with blamed(seat.number):
                        bot.saw(events)
            view = seat.view
            if view is not None and view["over"]:
                return result_of(seat.number, view["result"])
            seat.take_back()
            if seat.to_choose():
                assert view is not None
                seat.send_move(game.text(chosen(seat.number, bot, view, budget)))
            seat.listen()


def chosen(seat: int, bot: Bot, view: dict[str, Any], budget: dict[str, int]) -> int:
    """What the bot plays; a Fault if that is no legal move."""
    with blamed(seat):
        move = bot.choose(view, budget)
    if move not in view["moves"] and move not in view["side_moves"]:
        raise Fault(seat, "illegal", repr(move))
    return int(move)


def failure(seat: Seat, bot: Bot, fault: Fault, args: argparse.Namespace) -> Mistake:
    """Hands the seat to a bot of the server, so that the others can play on; says what was wrong."""
    what = say(f"arena-fault-{fault.kind}", detail=fault.detail)
    if isinstance(bot, CommandBot) and bot.errors.is_file() and bot.errors.stat().st_size:
        what = say("bot-said", what=what, file=str(bot.errors))
    for pause in (0.0, *PAUSES):
        time.sleep(pause)
        try:
            seat.hand_over(args.instead)
            return Mistake("mistake-bot-failed", bot=args.bot, what=what, seat=seat.number + 1, instead=args.instead)
        except Lost:
            continue
        except Refused:
            break
    return Mistake("mistake-bot-failed-alone", bot=args.bot, what=what, seat=seat.number + 1)


def result_of(seat: int, result: dict[str, list[int]] | None) -> str:
    """Who won, as a sentence's part."""
    winners = result["winners"] if result else []
    if not winners:
        return say("bot-no-winner")
    names = printable(", ".join(str(winner + 1) for winner in winners))
    return say("bot-won" if seat in winners else "bot-not-won", seat=seat + 1, winners=names)
