"""Players that only ever get a view."""

from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Protocol, cast

from consigliere.bots.command import COMMAND, CommandBot
from consigliere.core.errors import Mistake
from consigliere.core.game import Game

BOTS = {
    "random": "consigliere.bots.random:RandomBot",
    "greedy": "consigliere.bots.greedy:GreedyBot",
    "easy": "consigliere.bots.levels:Easy",
    "normal": "consigliere.bots.levels:Normal",
    "hard": "consigliere.bots.levels:Hard",
    "expert": "consigliere.bots.levels:Expert",
}
LEVELS = ("easy", "normal", "hard", "expert")  # what people choose from; the others are baselines


class Bot(Protocol):
    """A player for one seat: it gets a view and a budget, and answers with a move."""

    def choose(self, view: dict[str, Any], budget: dict[str, int]) -> int:
        """The move to play."""
        ...


def make(name: str, game: Game, seed: int = 0, errors: Path | None = None) -> Bot:
    """A bot of ours by name, or `package.module:Class`, `file.py:Class`, or `command:PROGRAM`.

    What a program writes to its stderr goes to the file `errors`.
    """
    if name.startswith(COMMAND):
        return CommandBot(name, game, seed, errors)
    source, colon, class_name = BOTS.get(name, name).rpartition(":")
    if not colon:
        raise Mistake("mistake-no-bot", name=name, bots=list(BOTS))
    try:
        if source.endswith(".py"):
            spec = spec_from_file_location(Path(source).stem, source)
            if spec is None or spec.loader is None:
                raise ImportError(source)
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
        else:
            module = import_module(source)
        return cast(Bot, getattr(module, class_name)(game, seed))
    except (ImportError, AttributeError, FileNotFoundError) as error:
        raise Mistake("mistake-bot-load", name=name, problem=error) from error
