"""A process that thinks for bots: reads requests as lines of JSON, answers with a move. It gets views, nothing else."""

import contextlib
import json
import math
import os
import signal
import sys
from dataclasses import asdict
from typing import Any

import consigliere
from consigliere.bots import BOTS, Bot
from consigliere.bots.search import SearchBot
from consigliere.core.game import Game


def made(request: dict[str, Any]) -> tuple[Game, Bot]:
    """The game and the bot. Only registered ones: whatever else a request names is never loaded."""
    if request["bot"] not in BOTS:
        raise ValueError(f"{request['bot']} is no bot of this server")
    game: Game = consigliere.game(request["game"])
    return game, consigliere.bot(request["bot"], game, request["seed"])


def consider(request: dict[str, Any]) -> dict[str, Any]:
    """What a bot that searches found out about each move: one part of a search in several processes."""
    _, bot = made(request)
    if not isinstance(bot, SearchBot):
        raise ValueError(f"{request['bot']} does not search")
    return asdict(bot.consider(request["view"], request["budget"], bot.rng(request["view"])))


def choose(request: dict[str, Any]) -> str:
    """The move of a bot, in notation."""
    game, bot = made(request)
    view = request["view"]
    move = bot.choose(view, request["budget"])
    if move not in view["moves"] and move not in view["side_moves"]:
        raise ValueError(f"{request['bot']} chose {move}, which is not possible")
    return game.text(move)


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """What a process says to a request: a move, a part of a search, or what went wrong."""
    try:
        return {"considered": consider(request)} if request.get("part") else {"move": choose(request)}
    except BaseException as error:
        return {"error": f"{type(error).__name__}: {error}"}


def die_after(seconds: float) -> None:
    """Whatever a bot does, and even if the server is gone: the system ends this process then. 0: no longer."""
    if hasattr(signal, "alarm"):
        signal.alarm(math.ceil(seconds))


def main() -> None:
    """Answers until the server closes the line."""
    if len(sys.argv) > 1 and hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever a bot prints does not get between the answers
    print("ready", consigliere.build, file=answers, flush=True)
    for line in sys.stdin:
        request: dict[str, Any] = json.loads(line)
        die_after(request["patience"] + 1)
        response = answer(request)
        die_after(0)
        print(json.dumps({**response, "n": request["n"]}), file=answers, flush=True)


if __name__ == "__main__":
    main()
