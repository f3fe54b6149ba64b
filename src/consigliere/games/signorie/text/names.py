# not compiled: words for a terminal
"""What a person calls things: players with their badges, dice, cities, tiles, helpers, tasks."""

from typing import Any

from consigliere import game_text
from consigliere.fluent_bundle import Name, listed
from consigliere.game_text import Seating
from consigliere.terminal_style import Ink
from consigliere.words import Speaker, dashes

GAME = "signorie"
KINDS = {"die": "die", "career": "career", "row": "row", "helper": "helper", "task": "task", "reward": "reward"} | {
    "management": "management",
    "source": "source",
}
"""Arguments that are ids of a kind with a message for each."""
ON_THE_TABLE = {"die", "career", "row", "helper", "task", "reward"}
"""Of these, the things that lie somewhere: their names lead there."""
View = dict[str, Any]


class Names(game_text.Names):
    """The names of a pack in a language, and how a person reads the arguments of questions, events and refusals."""

    def __init__(self, pack: dict[str, Any], ink: Ink, lang: str) -> None:
        super().__init__()
        self.ink = ink
        self.words = Speaker(GAME, lang)
        self.cities = self.words.things("city", pack["city"])
        self.houses = self.words.things("house", pack["house"])
        self.tiles: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in pack["alliance_tile"]}
        self.spaces: dict[str, dict[str, Any]] = {space["id"]: space for space in pack["task_space"]}

    def seats(self, view: View) -> Seating:
        """Who plays which colour."""
        return {player["seat"]: colour for colour, player in view["table"]["players"].items()}

    def badge(self, colour: str) -> str:
        """A player in two columns: colour, shape, letter."""
        message = f"player-{colour}"
        return self.ink.badge(colour, self.words.say(message)[0])

    def player(self, colour: str) -> Name:
        """A player with badge and name."""
        name = self.words.name(f"player-{colour}")
        return name.dressed(lambda text: f"{self.badge(colour)} {self.ink.name('colour', colour, text)}")

    def seat(self, seat: int) -> str:
        """Who sits there."""
        colour = self.seating.get(seat)
        return self.thing("colour", colour) if colour else self.words.name("seat-number", seat=seat + 1)

    def tile(self, tile: str | None) -> str:
        """An alliance tile: house and points."""
        if not tile:
            return self.words.say("draw-nothing")
        entry = self.tiles[tile]
        name = self.words.name("draw-tile", house=self.houses[entry["house"]], n=entry["value"])
        return self.leading("tile", tile, name)

    def leading(self, kind: str, piece: str, name: Name) -> Name:
        """A name that leads to the thing."""
        return name.dressed(lambda text: self.ink.name(kind, piece, text))

    def task_space(self, space: str) -> str:
        """A task space: colour and the sex of its pawns."""
        entry = self.spaces[space]
        die = self.words.name(f"die-{entry['color']}")
        return self.leading("task_space", space, self.words.name("draw-task-space", die=die, gender=entry["gender"]))

    def city(self, city: str) -> str:
        """A city."""
        return self.leading("city", city, self.cities[city])

    def track(self, track: str) -> str:
        """A career, or the initiative track."""
        if track == "initiative":
            return self.words.name("track-initiative")
        return self.leading("career", track, self.words.name(f"career-{track}"))

    def argument(self, key: str, value: Any) -> Any:
        """One argument as a person reads it; what has no name stays as it is."""
        if isinstance(value, list):
            one = {"cities": "city", "values": "value"}.get(key, key.removesuffix("s"))
            return listed(self.argument(one, part) for part in value) or self.words.say("draw-nothing")
        if key == "seat":
            return self.seat(value)
        return self.thing(key, value) if isinstance(value, str) else value

    def called(self, key: str, value: str, single: bool) -> Any:
        """What is called by its id."""
        if key == "colour":
            return self.player(value)
        if key == "tile":
            return self.tile(value)
        if key == "space" and value in self.spaces:
            return self.task_space(value)
        if key == "track":
            return self.track(value)
        if key == "city" and value in self.cities:
            return self.city(value)
        message = f"{KINDS.get(key, '')}-{dashes(value)}"
        if key in KINDS and self.words.has(message):
            name = self.words.name(message)
            return self.leading(key, value, name) if key in ON_THE_TABLE else name
        return self.houses.get(value, value) if key == "house" else value

    def arguments(self, given: dict[str, Any]) -> dict[str, Any]:
        """All arguments of a message."""
        return {key: self.argument(key, value) for key, value in given.items()}
