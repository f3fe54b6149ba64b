# not compiled: the registry. The only place that lists the games.
"""The games, by name, and what each of them provides (`GameFolder`).

The module can be called too: `consigliere.games()` lists the names.
"""

import sys
from functools import cached_property
from importlib import import_module
from json import loads
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from consigliere.core.errors import Mistake, Phrase
from consigliere.core.game import Game
from consigliere.core.pack import Pack
from consigliere.core.pack import load as load_pack
from consigliere.core.state import State
from consigliere.core.statistics import Statistics
from consigliere.core.vocabulary import Vocabulary, Word
from consigliere.ink import Ink, Part
from consigliere.picture import Picture
from consigliere.telling import LogLine, Seating
from consigliere.words import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from consigliere.core.features import FeatureList


class Audit(Protocol):
    """A game's audit: what is wrong with a position, a phrase for each thing."""

    def audit(self, state: State) -> list[Phrase]:
        """Pieces that are not there, or lie where they may not."""
        ...

    def money_of(self, state: State) -> list[int]:
        """The money of each seat."""
        ...

    def audit_money(self, before: list[int], state: State) -> list[Phrase]:
        """Money that moved otherwise than the events of the last move say."""
        ...


class Drawing(Protocol):
    """A game in a terminal: lines and words made from a view and the pack, never from the state."""

    pages: tuple[str, ...]  # parts of the table a person can ask for; the first is the whole table

    def page(self, name: str, view: dict[str, Any], about: str) -> list[str]:
        """One of the pages; `about` is what the person typed behind its name."""
        ...

    def board(self, view: dict[str, Any]) -> list[Part]:
        """The whole table, in the parts that change one by one."""
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

    def event_words(self, seen: dict[str, Any]) -> str:
        """What happened, in one sentence; players are seats before a view was looked at."""
        ...

    def log(self, view: dict[str, Any], events: list[dict[str, Any]]) -> list[str]:
        """What happened, as lines; those that belong to the line before are set in."""
        ...

    def log_lines(
        self, view: dict[str, Any], events: list[dict[str, Any]], seating: Seating | None = None
    ) -> list[LogLine]:
        """The same as data: whose line it is, whether it is set in, its text; `seating`: who sat where before it."""
        ...

    def seating_before(self, view: dict[str, Any], events: list[dict[str, Any]]) -> Seating:
        """Who sat where before some events, if a view is what came of them."""
        ...

    def seating_after(self, events: list[dict[str, Any]], before: Seating) -> Seating:
        """Who sits where after some events."""
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
        """How the game ended: what decided it, with its rule; what each has is set in below."""
        ...

    def round_begun(self, event: dict[str, Any]) -> int:
        """The round (or act) that an event begins, counted from 1; 0 if it begins none."""
        ...

    def standing(self, view: dict[str, Any]) -> list[int]:
        """How far each seat is, in what the game counts at the end: only what everybody may know."""
        ...


class Yardstick(Protocol):
    """What the greedy bot knows of a game. It is never changed: others are measured by it."""

    def promising(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """The moves worth looking at; if there is one only, it is played."""
        ...

    def samples(self, state: State, wanted: int) -> int:
        """How many worlds to look at."""
        ...

    def worth(self, state: State, seat: int, move: int, rng: Random) -> float:
        """What a move brings, in whatever the game counts; the state is used up."""
        ...


class Mind(Protocol):
    """What the levels know of a game, for one number of players; the states are worlds that could be the truth."""

    simulations_per_ms: float  # about, compiled, on one core
    horizon: int  # turns (or whatever the game counts) that a simulation goes on after the move

    def candidates(self, state: State, seat: int) -> list[tuple[int, float]]:
        """The moves worth a thought, anytime options too, with the chance that each is the best; the likeliest first.

        They depend on nothing that the seat may not know. If there is one only, it is played.
        """
        ...

    def policy(self, state: State, seat: int, rng: Random) -> int:
        """What a seat that owes a choice plays without searching; cheap, for it is asked thousands of times."""
        ...

    def play_on(self, state: State, seat: int, turns: int, rng: Random) -> None:
        """Plays on for everybody: 0 turns end what the seat has begun, each further one is somebody's next turn."""
        ...

    def values(self, state: State) -> list[float]:
        """How good the position is for each seat, from 0 to 1: the chance to win and, a little, by how much."""
        ...

    def is_sealed(self, state: State, seat: int) -> bool:
        """Whether others answer the open question at the same time in secret: then the best answer is a mixed one."""
        ...

    def features(self, state: State, seat: int) -> list[float]:
        """The position in numbers, as the value sees it; `feature_names` says what each is."""
        ...

    def feature_names(self) -> list[str]:
        """A name for each feature."""
        ...


class GameFolder(Protocol):
    """All that a game provides, and where in its folder each part stands."""

    @property
    def path(self) -> Path:
        """The folder itself; `pack/` in it holds the components the game comes with."""
        ...

    def rules(self, pack: Pack) -> Game:
        """`game.py`: the game as the engine plays it, with a pack that fits."""
        ...

    def check(self, pack: Pack) -> None:
        """`check/pack.py`: raises a PackError if the pack does not fit the game."""
        ...

    @property
    def audit(self) -> Audit:
        """`check/audit.py`: whether all pieces of a position are there."""
        ...

    @property
    def vocabulary(self) -> Vocabulary:
        """`scenario/vocabulary.py`: what the game's scenarios can say."""
        ...

    def statistics(self, game: Game, seats: int, lang: str) -> Statistics:
        """`statistics.py`: what is worth counting in many games for so many players, called so in a language."""
        ...

    def features(self, game: Game, seats: int) -> "FeatureList[State]":
        """`features.py`: positions as numbers for learning, and the same from a view (`features_of_view.py`)."""
        ...

    def mind(self, game: Game, seats: int, weights: dict[str, Any] | None = None, level: str = "") -> Mind:
        """`bot/mind.py`: what the levels know of the game, with its own weights (`bot/weights.json`) or with others.

        What stands below `levels` and the name of a level counts for that level in place of the rest.
        """
        ...

    @property
    def yardstick(self) -> Yardstick:
        """`yardstick/mind.py`: what the greedy bot knows of the game."""
        ...

    def aids(self, game: Game, view: dict[str, Any]) -> dict[str, Any] | None:
        """`aids.py`: what a person would find by looking and counting, from a viewer's view alone; None if nothing."""
        ...

    @property
    def view_types(self) -> ModuleType:
        """`view_types.py`: what the game's views hold, key by key; the client's types are made from it."""
        ...

    def drawing(self, pack: dict[str, Any], ink: Ink, lang: str) -> Drawing:
        """`draw/drawing.py`: the game as lines and words for a terminal, in a language."""
        ...

    def picture(self, view: dict[str, Any], pack: dict[str, Any]) -> Picture:
        """`draw/picture.py`: the board as a plain picture, from a view."""
        ...

    def sides(self, game: Game, view: dict[str, Any]) -> list[dict[str, Any]] | None:
        """`sides.py`, where teams play: how each stands on its way to winning, by what all may know of a view."""
        ...

    def words(self, language: str) -> list[Path]:
        """`words/` and `rules/`: what a person reads, names and questions first, then the rules.

        What is not written in the language yet is there in English.
        """
        ...


class Folder:
    """A GameFolder below this package; a part is imported when it is asked for."""

    def __init__(self, module: str, game: str) -> None:
        self.module = module
        self.game = game  # the name of the class in game.py
        self.parts: dict[str, Any] = {}

    def part(self, module: str) -> Any:
        """A module of the folder."""
        if module not in self.parts:
            self.parts[module] = import_module(f"{__name__}.{self.module}.{module}")
        return self.parts[module]

    @cached_property
    def has_sides(self) -> bool:
        """Whether teams play."""
        return (self.path / "sides.py").is_file()

    @property
    def path(self) -> Path:
        return Path(__file__).parent / self.module

    def rules(self, pack: Pack) -> Game:
        game: Game = getattr(self.part("game"), self.game)(pack)
        return game

    def check(self, pack: Pack) -> None:
        self.part("check.pack").check(pack)

    @property
    def audit(self) -> Audit:
        found: Audit = self.part("check.audit")
        return found

    @property
    def vocabulary(self) -> Vocabulary:
        found: Vocabulary = self.part("scenario.vocabulary").VOCABULARY
        return found

    def statistics(self, game: Game, seats: int, lang: str) -> Statistics:
        found: Statistics = self.part("statistics").Statistics(game, seats, lang)
        return found

    def features(self, game: Game, seats: int) -> "FeatureList[State]":
        found: FeatureList[State] = self.part("features").Features(game, seats)
        return found

    def mind(self, game: Game, seats: int, weights: dict[str, Any] | None = None, level: str = "") -> Mind:
        given = loads((self.path / "bot" / "weights.json").read_bytes()) if weights is None else weights
        own = given.get("levels", {}).get(level, {})
        found: Mind = self.part("bot.mind").Mind(game, seats, {**given, **own})
        return found

    @property
    def yardstick(self) -> Yardstick:
        found: Yardstick = self.part("yardstick.mind")
        return found

    def aids(self, game: Game, view: dict[str, Any]) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.part("aids").aids(game, view)
        return found

    @property
    def view_types(self) -> ModuleType:
        found: ModuleType = self.part("view_types")
        return found

    def drawing(self, pack: dict[str, Any], ink: Ink, lang: str) -> Drawing:
        found: Drawing = self.part("draw.drawing").Drawing(pack, ink, lang)
        return found

    def picture(self, view: dict[str, Any], pack: dict[str, Any]) -> Picture:
        found: Picture = self.part("draw.picture").picture(view, pack)
        return found

    def sides(self, game: Game, view: dict[str, Any]) -> list[dict[str, Any]] | None:
        found: list[dict[str, Any]] | None = self.part("sides").sides(game, view) if self.has_sides else None
        return found

    def words(self, language: str) -> list[Path]:
        found = []
        for part in ("words", "rules"):
            file = self.path / part / f"{language}.ftl"
            found.append(file if file.is_file() else self.path / part / "en.ftl")
        return found


GAMES = {
    "la-famiglia": Folder("la_famiglia", "LaFamiglia"),
    "corleone": Folder("corleone", "Corleone"),
    "signorie": Folder("signorie", "Signorie"),
}
_loaded: dict[str, Game] = {}
_minds: dict[tuple[str, int, str], Mind] = {}


def names() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def provided(name: str) -> GameFolder:
    """All that a game provides."""
    if name not in GAMES:
        raise Mistake("mistake-no-game", name=name, games=list(GAMES))
    return GAMES[name]


def module_of(name: str) -> str:
    """The folder of a game inside this package."""
    return provided(name).path.name


def folder(name: str) -> Path:
    """The game's folder, with its pack, rules and words."""
    return provided(name).path


def check(name: str, pack: Pack) -> None:
    """Raises a PackError if the pack does not fit the game."""
    provided(name).check(pack)


def audit(name: str) -> Audit:
    """The game's audit: whether all pieces of a position are there."""
    return provided(name).audit


def vocabulary(name: str) -> dict[str, list[Word]]:
    """The words of the game's scenarios by section."""
    return provided(name).vocabulary.sections(load(name))


def worth_of(game: Game, kind: str) -> dict[str, int]:
    """What the pieces of a kind are worth, by name, where scenarios need to know it; else nothing."""
    if kind not in provided(game.name).vocabulary.worth:
        return {}
    table, key = provided(game.name).vocabulary.worth[kind]
    return {entry["id"]: entry[key] for entry in game.pack.data[table]}


def statistics(game: Game, seats: int, lang: str = SOURCE_LANGUAGE) -> Statistics:
    """What is worth counting in many games for so many players, and what it is called in a language."""
    return provided(game.name).statistics(game, seats, lang)


def features(game: Game, seats: int) -> "FeatureList[State]":
    """A position of the game as numbers, for so many players."""
    return provided(game.name).features(game, seats)


def mind(game: Game, seats: int, weights: dict[str, Any] | None = None, level: str = "") -> Mind:
    """What the levels know of the game, or one of them, with its own weights or with others.

    A mind keeps nothing from decision to decision, so with the game's own pack and weights a process loads it once.
    """
    if weights is not None or game is not _loaded.get(game.name):
        return provided(game.name).mind(game, seats, weights, level)
    if (game.name, seats, level) not in _minds:
        _minds[game.name, seats, level] = provided(game.name).mind(game, seats, level=level)
    return _minds[game.name, seats, level]


def yardstick(name: str) -> Yardstick:
    """What the greedy bot knows of the game."""
    return provided(name).yardstick


def aids(game: Game, view: dict[str, Any]) -> dict[str, Any] | None:
    """Planning aids for a viewer: what it would find by looking and counting; never more than its view tells."""
    return provided(game.name).aids(game, view)


def view_types(name: str) -> ModuleType:
    """What the game's views hold, key by key."""
    return provided(name).view_types


def drawing(name: str, pack: Pack, ink: Ink, lang: str = SOURCE_LANGUAGE) -> Drawing:
    """The game as lines and words for a terminal, in a language."""
    return provided(name).drawing(pack.data, ink, lang)


def picture(name: str, view: dict[str, Any], pack: Pack) -> Picture:
    """The board of the game as a plain picture, from a view."""
    return provided(name).picture(view, pack.data)


def sides(game: Game, view: dict[str, Any]) -> list[dict[str, Any]] | None:
    """How each team stands on its way to winning, as everybody may know it; None where nobody plays in teams."""
    return provided(game.name).sides(game, view)


def load(name: str, pack: str | Path | Pack | None = None) -> Game:
    """The game with its own pack, or with another one (a path, or a pack that is loaded already)."""
    game_folder = provided(name)
    if pack is None and name in _loaded:
        return _loaded[name]
    found = pack if isinstance(pack, Pack) else load_pack(game_folder.path / "pack" if pack is None else Path(pack))
    game_folder.check(found)
    game = game_folder.rules(found)
    if pack is None:
        _loaded[name] = game
    return game


class _Registry(ModuleType):
    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Registry
