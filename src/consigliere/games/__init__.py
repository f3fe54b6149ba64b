# not compiled: the registry. The only place that lists the games.
"""The games, by name. The module can be called too: `consigliere.games()` lists the names."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Protocol, cast

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.pack import Pack
from consigliere.core.pack import load as load_pack
from consigliere.core.state import State

GAMES = {
    "la-famiglia": ("la_famiglia", "LaFamiglia"),
}
_loaded: dict[str, Game] = {}


class Audit(Protocol):
    """A game's stocktaking: what is wrong with a position, as sentences."""

    def audit(self, state: State) -> list[str]:
        """Pieces that are not there, or lie where they may not."""
        ...

    def purse(self, state: State) -> list[int]:
        """The money of each seat."""
        ...

    def audit_money(self, before: list[int], state: State) -> list[str]:
        """Money that moved otherwise than the events of the last move say."""
        ...


def names() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def module_of(name: str) -> str:
    """The folder of a game inside this package."""
    if name not in GAMES:
        raise Mistake(f"there is no game '{name}' (there is {', '.join(GAMES)})")
    return GAMES[name][0]


def folder(name: str) -> Path:
    """The game's folder, with its pack, rules and words."""
    return Path(__file__).parent / module_of(name)


def check(name: str, pack: Pack) -> None:
    """Raises a PackError if the pack does not fit the game."""
    import_module(f"{__name__}.{module_of(name)}.check").check(pack)


def audit(name: str) -> Audit:
    """The game's stocktaking."""
    return cast(Audit, import_module(f"{__name__}.{module_of(name)}.audit"))


def vocabulary(name: str) -> dict[str, list[tuple[str, str, str]]]:
    """The words of the game's scenarios by section: word, example, id of the message that explains it."""
    words: dict[str, list[tuple[str, str, str]]] = import_module(
        f"{__name__}.{module_of(name)}.vocabulary"
    ).vocabulary()
    return words


def thinking(name: str) -> str:
    """The module with what the greedy bot knows of the game."""
    return f"{__name__}.{module_of(name)}.bot"


def load(name: str, pack: str | Path | Pack | None = None) -> Game:
    """The game with its own pack, or with another one (a path, or a pack that is loaded already)."""
    module = module_of(name)
    if pack is None and name in _loaded:
        return _loaded[name]
    found = pack if isinstance(pack, Pack) else load_pack(folder(name) / "pack" if pack is None else Path(pack))
    check(name, found)
    game: Game = getattr(import_module(f"{__name__}.{module}.game"), GAMES[name][1])(found)
    if pack is None:
        _loaded[name] = game
    return game


class _Registry(ModuleType):
    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Registry
