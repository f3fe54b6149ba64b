# not compiled: words for a terminal
"""What a person calls things: players with their badges, dice, cities, tiles, helpers, tasks."""

from typing import Any

from consigliere.ink import Ink
from consigliere.words import game_say, has

GAME = "signorie"
KINDS = {"die": "die", "career": "career", "row": "row", "helper": "helper", "task": "task", "reward": "reward"} | {
    "management": "management",
    "source": "source",
}
"""Arguments that are ids of a kind with a message for each."""
ON_THE_TABLE = {"die", "career", "row", "helper", "task", "reward"}
"""Of these, the things that lie somewhere: their names lead there."""
View = dict[str, Any]


def say(message: str, /, **args: Any) -> str:
    """A message of the game."""
    return game_say(GAME, message, **args)


def dashes(name: str) -> str:
    """An id as it stands in message ids."""
    return name.replace("_", "-")


class Names:
    """The names of a pack, and how a person reads the arguments of questions, events and refusals."""

    def __init__(self, pack: dict[str, Any], ink: Ink) -> None:
        self.ink = ink
        self.cities: dict[str, str] = {city["id"]: city["name"] for city in pack["city"]}
        self.houses: dict[str, str] = {house["id"]: house["name"] for house in pack["house"]}
        self.tiles: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in pack["alliance_tile"]}
        self.spaces: dict[str, dict[str, Any]] = {space["id"]: space for space in pack["task_space"]}
        self.colour_of_seat: dict[int, str] = {}

    def look_at(self, view: View) -> None:
        """Learns who sits where."""
        self.colour_of_seat = {player["seat"]: colour for colour, player in view["table"]["players"].items()}

    def badge(self, colour: str) -> str:
        """A player in two columns: colour, shape, letter."""
        return self.ink.badge(colour, say(f"player-{colour}")[0])

    def player(self, colour: str) -> str:
        """A player with badge and name."""
        return f"{self.badge(colour)} {self.ink.name('colour', colour, say(f'player-{colour}'))}"

    def seat(self, seat: int) -> str:
        """Who sits there."""
        colour = self.colour_of_seat.get(seat)
        return self.player(colour) if colour else say("seat-name", seat=seat + 1)

    def tile(self, tile: str | None) -> str:
        """An alliance tile: house and points."""
        if not tile:
            return say("draw-nothing")
        entry = self.tiles[tile]
        return self.ink.name("tile", tile, say("draw-tile", house=self.houses[entry["house"]], n=entry["value"]))

    def task_space(self, space: str) -> str:
        """A task space: colour and the sex of its pawns."""
        entry = self.spaces[space]
        words = say("draw-task-space", die=say(f"die-{entry['color']}"), gender=entry["gender"])
        return self.ink.name("task_space", space, words)

    def city(self, city: str) -> str:
        """A city."""
        return self.ink.name("city", city, self.cities[city])

    def track(self, track: str) -> str:
        """A career, or the initiative track."""
        if track == "initiative":
            return say("track-initiative")
        return self.ink.name("career", track, say(f"career-{track}"))

    def argument(self, key: str, value: Any) -> Any:
        """One argument as a person reads it; what has no name stays as it is."""
        if isinstance(value, list):
            one = {"cities": "city", "values": "value"}.get(key, key.removesuffix("s"))
            return ", ".join(str(self.argument(one, part)) for part in value) or say("draw-nothing")
        if key == "seat":
            return self.seat(value)
        if not isinstance(value, str):
            return value
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
        if key in KINDS and has(message, game=GAME):
            return self.ink.name(key, value, say(message)) if key in ON_THE_TABLE else say(message)
        return self.houses.get(value, value) if key == "house" else value

    def arguments(self, given: dict[str, Any]) -> dict[str, Any]:
        """All arguments of a message."""
        return {key: self.argument(key, value) for key, value in given.items()}
