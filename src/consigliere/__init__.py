"""Consigliere plays heavy board games exactly by their rules: `consigliere.game("la-famiglia")`."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from consigliere import _chooser

build = _chooser.choose(Path(__file__).parent)

from consigliere.core.refusal import IllegalMove, Refusal  # noqa: E402 - only after the choice of the build

if TYPE_CHECKING:
    from consigliere.bots import Bot
    from consigliere.core.game import Game
    from consigliere.core.match import Match

__all__ = ["IllegalMove", "Refusal", "bot", "build", "game", "games", "replay"]


def game(name: str, pack: str | Path | None = None) -> "Game":
    """The game of that name, with its own component pack or the one in the file `pack`."""
    from consigliere.games import load

    return load(name, pack)


def games() -> list[str]:
    """The names of all games."""
    from consigliere.games import names

    return names()


def replay(record: "dict[str, Any]", pack: str | Path | None = None, seed: int | bytes = 0) -> "Match":
    """The match of a record, played again with its results of chance; a Mistake says what does not fit and where.

    If the match goes on, its further chance comes from `seed`.
    """
    from consigliere.core.match import replay

    return replay(game(str(record.get("game")), pack), record, seed)


def bot(name: str, game: "Game", seed: int = 0) -> "Bot":
    """A player for one seat: a bot of ours by name, or `package.module:Class`, or `file.py:Class`."""
    from consigliere.bots import make

    return make(name, game, seed)
