# not compiled: words for a terminal
"""What a person calls things: families with their badges, places, orders, tiles; from a view and the pack."""

from functools import lru_cache
from typing import Any

from consigliere import words
from consigliere.ink import Ink, cut, tied
from consigliere.words import game_say, has

GAME = "la-famiglia"
NEUTRAL = "neutral"
STONE = "▂"  # the neutrals' badge: a low stone without a letter
NOBODY = "–"
REMEMBERED = 4096  # messages
View = dict[str, Any]
Table = dict[str, Any]


def say(message: str, /, **args: Any) -> str:
    """A message of the game."""
    return said(words.strict, message, **args)


@lru_cache(maxsize=REMEMBERED)
def said(strict: bool, message: str, /, **args: Any) -> str:
    """The same; a board says the same few things again and again."""
    return game_say(GAME, message, **args)


class Names:
    """The names of a pack, and how a person reads the arguments of questions, events and refusals."""

    def __init__(self, pack: dict[str, Any], ink: Ink) -> None:
        self.ink = ink
        self.families: dict[str, str] = {family["color"]: family["name"] for family in pack["family"]}
        self.letters = telling_letters(self.families)
        self.areas: dict[str, str] = {area["id"]: area["name"] for area in pack["map"]["areas"]}
        self.seas: dict[str, str] = {sea["id"]: sea["name"] for sea in pack["map"]["seas"]}
        self.mandamenti: dict[str, str] = {m["id"]: m["name"] for m in pack["map"]["mandamenti"]}
        self.characters: dict[str, str] = {card["id"]: card["name"] for card in pack["character"]}
        self.orders: dict[str, dict[str, Any]] = {
            order["id"]: order for family in pack["family"] for order in family["order"]
        }
        self.colour_of_seat: dict[int, str] = {}

    def look_at(self, view: View) -> None:
        """Learns who sits where."""
        self.colour_of_seat = {family["seat"]: colour for colour, family in view["table"]["families"].items()}

    # ---- who

    def badge(self, side: str | None) -> str:
        """A side in two columns: colour, shape, letter; a stone for the neutrals."""
        if side is None:
            return self.ink.paint(NOBODY, "quiet") + " "
        if side == NEUTRAL:
            return self.ink.name("badge", NEUTRAL, self.ink.paint(STONE, "quiet")) + " "
        return self.ink.badge(side, self.letters[side])

    def family(self, side: str) -> str:
        """A family with its badge and its name."""
        return tied(f"{self.badge(side)} {self.ink.name('side', side, self.families[side])}")

    def side(self, side: str | None) -> str | None:
        """A side as messages want it: the neutrals by their id, so that messages can distinguish them."""
        return self.family(side) if side in self.families else side

    def seat(self, seat: int) -> str:
        """Who sits there: the family, as soon as one is led."""
        colour = self.colour_of_seat.get(seat)
        return self.family(colour) if colour else say("seat-name", seat=seat + 1)

    # ---- what

    def place(self, place: str) -> str:
        """An area or a sea by name."""
        if place in self.areas:
            return self.ink.name("area", place, tied(self.areas[place]))
        return self.ink.name("sea", place, tied(self.seas[place])) if place in self.seas else place

    def short_area(self, area: str, width: int) -> str:
        """An area's name, shortened if it must be."""
        return cut(self.areas[area], width)

    def order(self, order: str) -> str:
        """An order token: whose, which, its kind and its initiative."""
        if order not in self.orders:
            return order
        badge = self.badge(order.partition(".")[0])
        entry = self.orders[order]
        name, kind = self.ink.name("order", order, self.order_name(order)), entry["kind"]
        return tied(say("draw-order", badge=badge, name=name, kind=kind, initiative=entry["initiative"]))

    def order_name(self, order: str) -> str:
        """What is printed on the token: basic and its number, or row and letter."""
        entry = self.orders[order]
        if entry["class"] == "basic":
            return say("draw-order-basic", number=order.rpartition(".")[2])
        return say("draw-order-advanced", row=row_name(entry["row"]), letter=entry["letter"])

    def order_mark(self, order: str) -> str:
        """An order in two or three columns: kind and initiative."""
        entry = self.orders[order]
        return say("draw-order-mark", kind=entry["kind"], initiative=str(entry["initiative"]))

    def card(self, card: str) -> str:
        """A conflict card."""
        message = f"card-{card.replace('_', '-')}"
        return say(message) if has(message, game=GAME) else card

    # ---- arguments of messages

    def argument(self, key: str, value: Any) -> Any:
        """One argument as a person reads it; what has no name stays as it is."""
        if isinstance(value, list):
            return ", ".join(str(self.argument(key.removesuffix("s"), part)) for part in value) or "none"
        if key in ("seat", "to"):
            return value if value == -1 else self.seat(value)
        if key in ("side", "colour", "lower", "upper"):
            return self.side(value)
        if key in ("column", "space") and value not in (None, "none"):
            return self.ink.name(key, str(value), str(value))
        if not isinstance(value, str):
            return value
        if key in ("area", "from", "target", "sea"):
            return self.place(value)
        if key == "order":
            return self.order(value)
        if key == "tile":
            return self.ink.name("tile", value, tile_name(value))
        if key == "row":
            return self.ink.name("row", value, row_name(value))
        if key in ("card", "attacker", "defender"):
            return self.card(value)
        if key == "mandamento" and value in self.mandamenti:
            return self.ink.name("mandamento", value, self.mandamenti[value])
        return self.characters.get(value, value) if key == "character" else value

    def arguments(self, given: dict[str, Any]) -> dict[str, Any]:
        """All arguments of a message."""
        return {key: self.argument(key, value) for key, value in given.items()}


def tile_name(tile: str) -> str:
    """A control tile."""
    return say(f"tile-{tile.replace('_', '-')}")


def row_name(row: str) -> str:
    """A row of the mat."""
    return say(f"row-{row}")


def telling_letters(families: dict[str, str]) -> dict[str, str]:
    """A letter for each family: its initial; if that is taken, the next letter of its name that is free."""
    found: dict[str, str] = {}
    for colour, name in families.items():
        letters = [letter.upper() for letter in name if letter.isalpha()]
        found[colour] = next((letter for letter in letters if letter not in found.values()), "?")
    return found
