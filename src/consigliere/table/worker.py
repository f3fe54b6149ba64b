"""A process that thinks for bots: reads requests as lines of JSON, answers with a move. It gets views, nothing else."""

import json
import sys
from typing import Any

import consigliere
from consigliere.core.game import Game


def choose(request: dict[str, Any]) -> str:
    """The move of a bot, in notation."""
    game: Game = consigliere.game(request["game"])
    bot = consigliere.bot(request["bot"], game, request["seed"])
    view = request["view"]
    move = bot.choose(view, request["budget"])
    if move not in view["moves"] and move not in view["side_moves"]:
        raise ValueError(f"{request['bot']} chose {move}, which is not possible")
    return game.text(move)


def main() -> None:
    """Answers until the server closes the line."""
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever a bot prints does not get between the answers
    for line in sys.stdin:
        try:
            answer = {"move": choose(json.loads(line))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
