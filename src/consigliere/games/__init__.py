# not compiled: the registry. The only place that lists the games.
"""The games by name: `get("signorie")` is all that a game provides (`GameFolder`), `load` the game itself."""

import sys
from functools import cached_property
from importlib import import_module
from json import loads
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, cast

from consigliere.core.errors import Mistake, Phrase
from consigliere.core.game import Game
from consigliere.core.pack import Pack
from consigliere.core.pack import load as load_pack
from consigliere.core.state import State
from consigliere.core.statistics import Statistics
from consigliere.core.vocabulary import Vocabulary, Word
from consigliere.game_text import LogLine, Seating
from consigliere.picture import Picture
from consigliere.terminal_style import Ink, Part
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


class Baseline(Protocol):
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


class Heuristics(Protocol):
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


class GameFolder:
    """All that a game provides, and where in its folder each part is; a part is imported when it is first used."""

    def __init__(self, name: str, module: str, game: str) -> None:
        self.name = name
        self.module = module  # the folder inside this package
        self.game = game  # the name of the class in game.py
        self.path = Path(__file__).parent / module  # `pack/` in it holds the components the game comes with
        self.heuristics_of: dict[tuple[int, str], Heuristics] = {}

    def part(self, module: str) -> Any:
        """A module of the folder."""
        return import_module(f"{__name__}.{self.module}.{module}")

    def rules(self, pack: Pack) -> Game:
        """The game as the engine plays it, with a pack that fits."""
        return cast("Game", getattr(self.part("game"), self.game)(pack))

    def check(self, pack: Pack) -> None:
        """Raise a PackError if the pack does not fit the game."""
        self.part("check.pack").check(pack)

    @property
    def audit(self) -> Audit:
        """Whether all pieces of a position are there."""
        return cast("Audit", self.part("check.audit"))

    @property
    def vocabulary(self) -> Vocabulary:
        """What the game's scenarios can say."""
        return cast("Vocabulary", self.part("scenario.vocabulary").VOCABULARY)

    def scenario_words(self) -> dict[str, list[Word]]:
        """The words of the game's scenarios by section."""
        return self.vocabulary.sections(load(self.name))

    def statistics(self, game: Game, seats: int, lang: str = SOURCE_LANGUAGE) -> Statistics:
        """What is worth counting in many games for that many players, and its names in a language."""
        return cast("Statistics", self.part("learning.statistics").Statistics(game, seats, lang))

    def features(self, game: Game, seats: int) -> "FeatureList[State]":
        """Positions as numbers for learning, from a state or a view."""
        return cast("FeatureList[State]", self.part("learning.features").Features(game, seats))

    def heuristics(self, game: Game, seats: int, weights: dict[str, Any] | None = None, level: str = "") -> Heuristics:
        """What the levels know of the game, with its own weights (`bot/weights.json`) or with others.

        What the weights list below `levels` and the name of a level replaces the rest for that level. Heuristics keep
        nothing from decision to decision, so a process loads the one with the game's own pack and weights once.
        """
        kept = weights is None and game is _loaded.get(self.name)
        if kept and (seats, level) in self.heuristics_of:
            return self.heuristics_of[seats, level]
        given = loads((self.path / "bot" / "weights.json").read_bytes()) if weights is None else weights
        own = given.get("levels", {}).get(level, {})
        heuristics = cast("Heuristics", self.part("bot.heuristics").Heuristics(game, seats, {**given, **own}))
        if kept:
            self.heuristics_of[seats, level] = heuristics
        return heuristics

    @cached_property
    def measured(self) -> dict[str, Any]:
        """What was measured of the levels (`bot/measured.json`): `choices` of a player by number of players, levels
        that are `not_offered` with the reason, `ratings` by number of players."""
        return cast("dict[str, Any]", loads((self.path / "bot" / "measured.json").read_bytes()))

    @property
    def baseline(self) -> Baseline:
        """What the greedy bot knows of the game."""
        return cast("Baseline", self.part("baseline.greedy"))

    def aids(self, game: Game, view: dict[str, Any]) -> dict[str, Any] | None:
        """Planning aids for a viewer: what it would find by looking and counting, from its view alone."""
        return cast("dict[str, Any] | None", self.part("viewer.aids").aids(game, view))

    @property
    def view_types(self) -> ModuleType:
        """What the game's views hold, key by key; the client's types are made from it."""
        return cast("ModuleType", self.part("viewer.view_types"))

    def drawing(self, pack: Pack, ink: Ink, lang: str = SOURCE_LANGUAGE) -> Drawing:
        """The game as lines and words for a terminal, in a language."""
        return cast("Drawing", self.part("text.drawing").Drawing(pack.data, ink, lang))

    def picture(self, view: dict[str, Any], pack: Pack) -> Picture:
        """The board as a plain picture, from a view."""
        return cast("Picture", self.part("text.picture").picture(view, pack.data))

    def standings(self, game: Game, view: dict[str, Any]) -> list[dict[str, Any]] | None:
        """How each team stands on its way to winning, as everyone may know it; None where each plays alone."""
        if len(game.teams(view["seats"])) == view["seats"]:
            return None
        return cast("list[dict[str, Any]]", self.part("viewer.standing").standings(game, view))

    def words(self, language: str) -> list[Path]:
        """The files that people read: names and questions first, then the rules; in English if not translated."""
        files = [self.path / part / f"{language}.ftl" for part in ("words", "rules")]
        return [file if file.is_file() else file.with_name("en.ftl") for file in files]


GAMES = {
    folder.name: folder
    for folder in (
        GameFolder("la-famiglia", "la_famiglia", "LaFamiglia"),
        GameFolder("corleone", "corleone", "Corleone"),
        GameFolder("signorie", "signorie", "Signorie"),
    )
}
_loaded: dict[str, Game] = {}


def names() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def get(name: str) -> GameFolder:
    """All that a game provides."""
    if name not in GAMES:
        raise Mistake("mistake-no-game", name=name, games=list(GAMES))
    return GAMES[name]


def load(name: str, pack: str | Path | Pack | None = None) -> Game:
    """The game with its own pack, or with another one (a path, or a pack that is loaded already)."""
    folder = get(name)
    if pack is None and name in _loaded:
        return _loaded[name]
    components = pack if isinstance(pack, Pack) else load_pack(folder.path / "pack" if pack is None else Path(pack))
    folder.check(components)
    game = folder.rules(components)
    if pack is None:
        _loaded[name] = game
    return game


class _Callable(ModuleType):
    """This package: its import replaces the function `consigliere.games`, so it answers the same call."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Callable
