# not compiled: words for a terminal
"""What a person calls things: families with their badges, places, orders, tiles; from a view and the pack."""

from collections.abc import Mapping
from typing import Any

from consigliere import game_text
from consigliere.fluent_bundle import Name, listed
from consigliere.game_text import Seating
from consigliere.terminal_style import Ink, cut, tied
from consigliere.words import Speaker, dashes

GAME = "la-famiglia"
NEUTRAL = "neutral"
STONE = "▂"  # the neutrals' badge: a low stone without a letter
NOBODY = "–"
View = dict[str, Any]
Table = dict[str, Any]


class Names(game_text.Names):
    """The names of a pack in a language, and how a person reads the arguments of questions, events and refusals."""

    def __init__(self, pack: dict[str, Any], ink: Ink, lang: str) -> None:
        super().__init__()
        self.ink = ink
        self.words = Speaker(GAME, lang)
        self.families = self.words.things("family", pack["family"], "color")
        self.letters = telling_letters(self.families)
        self.areas = self.words.things("area", pack["map"]["areas"])
        self.seas = self.words.things("sea", pack["map"]["seas"])
        self.mandamenti = self.words.things("mandamento", pack["map"]["mandamenti"])
        self.characters = self.words.things("character", pack["character"])
        self.orders: dict[str, dict[str, Any]] = {
            order["id"]: order for family in pack["family"] for order in family["order"]
        }

    def seats(self, view: View) -> Seating:
        """Who leads which family."""
        return {family["seat"]: colour for colour, family in view["table"]["families"].items()}

    # ---- who

    def badge(self, side: str | None) -> str:
        """A side in two columns: colour, shape, letter; a stone for the neutrals."""
        if side is None:
            return self.ink.paint(NOBODY, "quiet") + " "
        if side == NEUTRAL:
            return self.ink.name("badge", NEUTRAL, self.ink.paint(STONE, "quiet")) + " "
        return self.ink.badge(side, self.letters[side])

    def family(self, side: str) -> Name:
        """A family with its badge and its name."""
        return self.families[side].dressed(lambda name: tied(f"{self.badge(side)} {self.ink.name('side', side, name)}"))

    def side(self, side: str | None) -> str | None:
        """A side as messages want it: the neutrals by their id, so that messages can distinguish them."""
        return self.family(side) if side in self.families else side

    def seat(self, seat: int) -> str:
        """Who sits there: the family, as soon as one is led."""
        colour = self.seating.get(seat)
        return self.thing("side", colour) if colour else self.words.name("seat-number", seat=seat + 1)

    # ---- what

    def place(self, place: str) -> str:
        """An area or a sea by name."""
        if place in self.areas:
            return self.leading("area", place, self.areas[place])
        return self.leading("sea", place, self.seas[place]) if place in self.seas else place

    def leading(self, kind: str, piece: str, name: Name) -> Name:
        """A name that leads to the thing, and is not broken."""
        return name.dressed(lambda text: self.ink.name(kind, piece, tied(text)))

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
        said = self.words.name("draw-order", badge=badge, name=name, kind=kind, initiative=entry["initiative"])
        return said.dressed(tied)

    def order_name(self, order: str) -> str:
        """What is printed on the token: basic and its number, or row and letter."""
        entry = self.orders[order]
        if entry["class"] == "basic":
            return self.words.say("draw-order-basic", number=order.rpartition(".")[2])
        return self.words.say("draw-order-advanced", row=self.row(entry["row"]), letter=entry["letter"])

    def order_mark(self, order: str) -> str:
        """An order in two or three columns: kind and initiative."""
        entry = self.orders[order]
        return self.words.say("draw-order-mark", kind=entry["kind"], initiative=str(entry["initiative"]))

    def card(self, card: str) -> str:
        """A conflict card."""
        message = f"card-{dashes(card)}"
        return self.words.name(message) if self.words.has(message) else card

    def tile(self, tile: str) -> Name:
        """A control tile."""
        return self.words.name(f"tile-{dashes(tile)}")

    def row(self, row: str) -> Name:
        """A row of the mat."""
        return self.words.name(f"row-{row}")

    # ---- arguments of messages

    def argument(self, key: str, value: Any) -> Any:
        """One argument as a person reads it; what has no name stays as it is."""
        if isinstance(value, list):
            return listed(self.argument(key.removesuffix("s"), part) for part in value) or "none"
        if key in ("seat", "to"):
            return value if value == -1 else self.seat(value)
        if key in ("column", "space") and value not in (None, "none"):
            return self.ink.name(key, str(value), str(value))
        return self.thing(key, value) if isinstance(value, str) else value

    def called(self, key: str, value: str, single: bool) -> Any:
        """What is called by its id."""
        if key in ("side", "colour", "lower", "upper"):
            return self.side(value)
        if key in ("area", "from", "target", "sea"):
            return self.place(value)
        if key == "order":
            return self.order(value)
        if key == "tile":
            return self.tile(value).dressed(lambda text: self.ink.name("tile", value, text))
        if key == "row":
            return self.row(value).dressed(lambda text: self.ink.name("row", value, text))
        if key in ("card", "attacker", "defender"):
            return self.card(value)
        if key == "mandamento" and value in self.mandamenti:
            return self.mandamenti[value].dressed(lambda text: self.ink.name("mandamento", value, text))
        return self.characters.get(value, value) if key == "character" else value

    def arguments(self, given: dict[str, Any]) -> dict[str, Any]:
        """All arguments of a message."""
        return {key: self.argument(key, value) for key, value in given.items()}


def telling_letters(families: Mapping[str, str]) -> dict[str, str]:
    """A letter for each family: its initial; if that is taken, the next letter of its name that is free."""
    content: dict[str, str] = {}
    for colour, name in families.items():
        letters = [letter.upper() for letter in name if letter.isalpha()]
        content[colour] = next((letter for letter in letters if letter not in content.values()), "?")
    return content
