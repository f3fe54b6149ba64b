# not compiled: the registry. The only place that lists the games.
"""The games, by name. The module can be called too: `consigliere.games()` lists the names."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.pack import Pack
from consigliere.core.pack import load as load_pack
from consigliere.core.state import State
from consigliere.core.statistics import Statistics
from consigliere.core.vocabulary import Vocabulary, Word
from consigliere.ink import Ink
from consigliere.telling import LogLine

GAMES = {
    "la-famiglia": ("la_famiglia", "LaFamiglia"),
    "corleone": ("corleone", "Corleone"),
    "signorie": ("signorie", "Signorie"),
}
_loaded: dict[str, Game] = {}


class Audit(Protocol):
    """A game's stocktaking: what is wrong with a position, as sentences."""

    def audit(self, state: State) -> list[str]:
        """Pieces that are not there, or lie where they may not."""
        ...

    def money_of(self, state: State) -> list[int]:
        """The money of each seat."""
        ...

    def audit_money(self, before: list[int], state: State) -> list[str]:
        """Money that moved otherwise than the events of the last move say."""
        ...


class Drawing(Protocol):
    """A game in a terminal: lines and words made from a view and the pack, never from the state."""

    pages: tuple[str, ...]  # parts of the table a person can ask for; the first is the whole table

    def page(self, name: str, view: dict[str, Any], about: str) -> list[str]:
        """One of the pages; `about` is what the person typed behind its name."""
        ...

    def look(self, view: dict[str, Any], wanted: str) -> list[str]:
        """One place closely."""
        ...

    def who(self, view: dict[str, Any], seat: int) -> str:
        """A seat as a person knows it."""
        ...

    def wants_board(self, view: dict[str, Any]) -> bool:
        """Whether the open question is one before which one looks at the whole table."""
        ...

    def question(self, view: dict[str, Any]) -> str:
        """The open question in words."""
        ...

    def context(self, view: dict[str, Any]) -> list[str]:
        """What one has to see to answer it, besides the board."""
        ...

    def move(self, view: dict[str, Any], slots: dict[str, Any]) -> str:
        """A move as a button says it; a slot may hold a range of numbers."""
        ...

    def detail(self, view: dict[str, Any], slots: dict[str, Any]) -> str:
        """What a person wants to know about a move, or ''."""
        ...

    def anytime(self, view: dict[str, Any], verb: str) -> str:
        """A kind of anytime options in few words."""
        ...

    def log(self, view: dict[str, Any], events: list[dict[str, Any]]) -> list[str]:
        """What happened, as lines; those that belong to the line before are set in."""
        ...

    def log_lines(self, view: dict[str, Any], events: list[dict[str, Any]]) -> list[LogLine]:
        """The same as data: whose line it is, whether it is set in, its text."""
        ...

    def gist(self, view: dict[str, Any], events: list[dict[str, Any]]) -> str:
        """Costs and gains among some events, in few words."""
        ...

    def stock(self, view: dict[str, Any]) -> dict[str, int]:
        """What the viewer has, counted, by what a person calls it: always the same things."""
        ...

    def refusal(self, view: dict[str, Any], refusal: dict[str, Any]) -> str:
        """Why a move is not possible."""
        ...

    def result(self, view: dict[str, Any]) -> list[str]:
        """How the game ended, and why."""
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
    import_module(f"{__name__}.{module_of(name)}.check.pack").check(pack)


def audit(name: str) -> Audit:
    """The game's stocktaking."""
    return cast(Audit, import_module(f"{__name__}.{module_of(name)}.check.audit"))


def vocabulary(name: str) -> dict[str, list[Word]]:
    """The words of the game's scenarios by section."""
    words: Vocabulary = import_module(f"{__name__}.{module_of(name)}.scenario.vocabulary").VOCABULARY
    return words.sections()


def statistics(game: Game, seats: int) -> Statistics:
    """What is worth counting in many games for so many players."""
    return cast(Statistics, import_module(f"{__name__}.{module_of(game.name)}.statistics").Statistics(game, seats))


def mind(name: str) -> str:
    """The module with what a bot knows of the game."""
    return f"{__name__}.{module_of(name)}.bot.mind"


def drawing(name: str, pack: Pack, ink: Ink) -> Drawing:
    """The game as lines and words for a terminal."""
    return cast(Drawing, import_module(f"{__name__}.{module_of(name)}.draw.drawing").Drawing(pack.data, ink))


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
