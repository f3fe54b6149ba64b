"""Versioned names (`NAME_v1`): each means the same rules, pack, moves and features wherever and whenever it is used."""

import hashlib
import re

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.games import get, load, names

SHORT = 8  # digits of a pack's digest


def version_id(game: Game) -> str:
    """The name of an environment; with another pack than the game's own that pack's digest is part of it."""
    name = f"{get(game.name).module}_v{get(game.name).features(game, game.seats[0]).version}"
    own = load(game.name).pack_digest
    return name if game.pack_digest == own else f"{name}-{game.pack_digest[:SHORT]}"


def game_called(text: str, pack: str | None = None) -> Game:
    """A game by its name, or by a versioned name that must be the one of this installation."""
    match = re.fullmatch(r"(\w+)_v(\d+)", text)
    if match is None:
        return load(text, pack)
    for name in names():
        if get(name).module == match[1]:
            game = load(name, pack)
            here = f"{match[1]}_v{get(game.name).features(game, game.seats[0]).version}"
            if here != text:
                raise Mistake("mistake-version", wanted=text, here=here)
            return game
    raise Mistake("mistake-version-game", name=match[1], games=[get(name).module for name in names()])


def fingerprint(game: Game) -> str:
    """A digest of all that the version of a game stands for: rules, pack, moves, features. Tests hold it fast."""
    parts = [game.name, game.rules, game.pack_digest, str(game.move_count)]
    for seats in game.seats:
        feature_list = get(game.name).features(game, seats)
        parts += [
            str(seats),
            *(f"{name} {most}" for name, most in zip(feature_list.names, feature_list.bounds, strict=True)),
        ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[: 2 * SHORT]
