# not compiled: words for a terminal
"""What a person calls things: families with their badges, places, cards, and what an effect does; from the pack."""

from typing import Any

from consigliere.games.corleone.components import Components
from consigliere.ink import Ink
from consigliere.words import game_say, has

GAME = "corleone"
NOBODY = "–"
NEUTRALS = ("union_boss", "mayor", "police_chief")
SEAT_KEYS = ("seat", "to", "owner", "controller", "taker")
View = dict[str, Any]


def say(message: str, /, **args: Any) -> str:
    """A message of the game."""
    return game_say(GAME, message, **args)


class Names:
    """The names of a pack, and how a person reads the arguments of questions, events and refusals."""

    def __init__(self, pack: dict[str, Any], ink: Ink) -> None:
        self.ink = ink
        self.families: dict[str, str] = {family["id"]: family["name"] for family in pack["families"]}
        self.colours: dict[str, str] = {family["id"]: family["colour_name"] for family in pack["families"]}
        self.letters = telling_letters(self.families)
        self.areas: dict[str, str] = {area["id"]: area["name"] for area in pack["board"]["territories"]}
        self.spaces: dict[str, list[str]] = {s["id"]: s["touches"] for s in pack["board"]["family_spaces"]}
        businesses = [*pack["start_businesses"], *pack["business_tiles"]]
        self.businesses: dict[str, dict[str, Any]] = {business["id"]: business for business in businesses}
        self.jobs: dict[str, dict[str, Any]] = {job["id"]: job for job in pack["jobs"]}
        self.allies: dict[str, dict[str, Any]] = {ally["id"]: ally for ally in pack["allies"]}
        self.abilities = ability_effects(pack)
        self.family_of_seat: dict[int, str] = {}

    def look_at(self, view: View) -> None:
        """Learns who sits where."""
        self.family_of_seat = {entry["seat"]: name for name, entry in view["table"]["families"].items()}

    # ---- who

    def badge(self, side: str | None) -> str:
        """A side in two columns: colour, shape, letter; the neutral figures by their first letters."""
        if side is None:
            return self.ink.paint(NOBODY, "quiet") + " "
        if side in NEUTRALS:
            return self.ink.paint(say(f"draw-mark-{side.replace('_', '-')}"), "strong")
        return self.ink.badge(self.colours[side], self.letters[side])

    def side(self, side: str) -> str:
        """A family with its badge, or a neutral figure."""
        if side in self.families:
            return f"{self.badge(side)} {self.families[side]}"
        return say(f"side-{side.replace('_', '-')}")

    def seat(self, seat: int) -> str:
        """Who sits there."""
        family = self.family_of_seat.get(seat)
        return self.side(family) if family else say("seat-name", seat=seat)

    # ---- what

    def place(self, place: str) -> str:
        """A business, a family space with the areas it touches, an area, or the Police Chief."""
        if place in self.businesses:
            return str(self.businesses[place]["name"])
        if place in self.spaces:
            return f"{place} ({', '.join(self.areas[area] for area in self.spaces[place])})"
        if place in NEUTRALS:
            return self.side(place)
        return self.areas.get(place, place)

    def card(self, card: str) -> str:
        """A money card, a good, a job or an ally."""
        if card in self.jobs:
            return say("draw-job-name", title=self.jobs[card]["title"], id=card)
        if card in self.allies:
            return say("draw-ally-name", name=self.allies[card]["name"], act=self.allies[card]["act"])
        message = f"good-{card.replace('_', '-')}"
        return say(message) if has(message, game=GAME) else card

    def cards(self, cards: list[str]) -> str:
        """Some cards, equal ones together."""
        kinds = list(dict.fromkeys(cards))
        found = [say("draw-several", n=cards.count(k), card=self.card(k)) for k in kinds]
        return ", ".join(found) or say("draw-nothing")

    def effect(self, effect: dict[str, Any]) -> str:
        """What an operation does, with its numbers."""
        args = {key: self.argument(key, value) for key, value in effect.items()}
        if "money" in effect:
            args["money"] = ", ".join(f"${value}" for value in effect["money"])
        if "figure" in effect:
            args["figure"] = self.side(effect["figure"])
        return say(f"draw-op-{effect['op'].replace('_', '-')}", **args)

    def effects(self, effects: list[dict[str, Any]]) -> str:
        """Several operations, one after the other."""
        return "; ".join(self.effect(effect) for effect in effects) or say("draw-nothing")

    def job(self, job: str) -> str:
        """What a job costs and brings."""
        entry = self.jobs[job]
        return say(
            "draw-job",
            colour=say(f"colour-{entry['colour']}"),
            cost=self.cards(entry["requires"]),
            money=", ".join(f"${value}" for value in entry["money"]),
            effect=self.effects(entry["effects"]),
        )

    def ability(self, name: str) -> str:
        """An ability that `use` names."""
        return self.effect(self.abilities[name]) if name in self.abilities else name

    # ---- arguments of messages

    def argument(self, key: str, value: Any) -> Any:
        """One argument as a person reads it; what has no name stays as it is."""
        if isinstance(value, list):
            one = "ability" if key == "abilities" else "ally" if key == "allies" else key.removesuffix("s")
            return [self.argument(one, part) for part in value]
        if key in SEAT_KEYS or (key == "from" and isinstance(value, int)):
            return self.seat(value) if isinstance(value, int) and value >= 0 else value
        if not isinstance(value, str) or not value:
            return value
        if key in ("side", "family", "figure") and (value in self.families or value in NEUTRALS):
            return self.side(value)
        if key in ("business", "space", "place", "area", "from", "other"):
            return self.place(value)
        if key in ("job", "ally", "card", "good", "money"):
            return self.card(value)
        if key == "ability":
            return self.ability(value)
        if key in ("phase", "colour", "figure"):
            message = f"{key}-{value}"
            return say(message) if has(message, game=GAME) else value
        return value

    def arguments(self, given: dict[str, Any]) -> dict[str, Any]:
        """All arguments of a message."""
        return {key: self.argument(key, value) for key, value in given.items()}


def ability_effects(pack: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The effect behind each name of `use`."""
    components = Components(pack)
    found: dict[str, dict[str, Any]] = {}
    entries = [*pack["start_businesses"], *pack["business_tiles"], *pack["jobs"], *pack["allies"]]
    for entry in entries:
        for effect in [*entry.get("front", []), *entry.get("back", []), *entry.get("effects", [])]:
            coded = components.coded(effect)
            if coded in components.effects and components.ability_of[components.effects.index(coded)] >= 0:
                found[components.ability_name(coded)] = effect
    return found


def telling_letters(families: dict[str, str]) -> dict[str, str]:
    """A letter for each family: its initial; if that is taken, the next letter of its name that is free."""
    found: dict[str, str] = {}
    for family, name in families.items():
        letters = [letter.upper() for letter in name if letter.isalpha()]
        found[family] = next((letter for letter in letters if letter not in found.values()), "?")
    return found
