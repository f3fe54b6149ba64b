# not compiled: words for a terminal
"""What a person calls things: families with their badges, places, cards, and what an effect does; from the pack."""

from typing import Any

from consigliere import game_text
from consigliere.fluent_bundle import Name, listed
from consigliere.game_text import Seating
from consigliere.games.corleone.components import Components
from consigliere.terminal_style import Ink
from consigliere.words import Speaker, dashes

GAME = "corleone"
NOBODY = "–"
NEUTRALS = ("union_boss", "mayor", "police_chief")
SEAT_KEYS = ("seat", "to", "owner", "controller", "taker")
View = dict[str, Any]


class Names(game_text.Names):
    """The names of a pack in a language, and how a person reads the arguments of questions, events and refusals."""

    def __init__(self, pack: dict[str, Any], ink: Ink, lang: str) -> None:
        super().__init__()
        self.ink = ink
        self.words = Speaker(GAME, lang)
        self.families = self.words.things("family", pack["families"])
        self.colours: dict[str, str] = {family["id"]: family["colour_name"] for family in pack["families"]}
        self.letters: dict[str, str] = {
            family["id"]: self.words.letter(f"family-{dashes(family['id'])}", family["letter"])
            for family in pack["families"]
        }
        self.areas = self.words.things("area", pack["board"]["territories"])
        self.spaces: dict[str, list[str]] = {s["id"]: s["touches"] for s in pack["board"]["family_spaces"]}
        businesses = [*pack["start_businesses"], *pack["business_tiles"]]
        self.businesses: dict[str, dict[str, Any]] = {business["id"]: business for business in businesses}
        self.business_names = self.words.things("business", businesses)
        self.jobs: dict[str, dict[str, Any]] = {job["id"]: job for job in pack["jobs"]}
        self.job_names = self.words.things("job", pack["jobs"], name="title")
        self.titles: list[str] = [job["title"] for job in pack["jobs"]]
        self.allies: dict[str, dict[str, Any]] = {ally["id"]: ally for ally in pack["allies"]}
        self.ally_names = self.words.things("ally", pack["allies"])
        self.abilities = ability_effects(pack)

    def seats(self, view: View) -> Seating:
        """Who plays which family."""
        return {entry["seat"]: name for name, entry in view["table"]["families"].items()}

    # ---- who

    def badge(self, side: str | None) -> str:
        """A side in two columns: colour, shape, letter; the neutral figures by their first letters."""
        if side is None:
            return self.ink.paint(NOBODY, "quiet") + " "
        if side in NEUTRALS:
            return self.ink.paint(self.words.say(f"draw-mark-{dashes(side)}"), "strong")
        return self.ink.badge(self.colours[side], self.letters[side])

    def side(self, side: str) -> str:
        """A family with its badge, or a neutral figure."""
        if side in self.families:
            return self.families[side].dressed(lambda name: f"{self.badge(side)} {self.ink.name('family', side, name)}")
        return self.words.name(f"side-{dashes(side)}")

    def kind(self, side: str, place: str) -> str:
        """What kind of figure of a side stands on a place: a thug, a family member, or a neutral figure by its id."""
        if side in NEUTRALS:
            return side
        return "thug" if place in self.businesses else "member"

    def placed_by(self, ally: str) -> str:
        """The neutral figure that an ally places, or ''."""
        effects = self.allies[ally]["effects"] if ally in self.allies else []
        return next((str(effect["figure"]) for effect in effects if "figure" in effect), "")

    def seat(self, seat: int) -> str:
        """Who sits there."""
        family = self.seating.get(seat)
        return self.thing("side", family) if family else self.words.name("seat-number", seat=seat + 1)

    # ---- what

    def area(self, area: str) -> str:
        """An area."""
        return self.leading("area", area, self.areas[area]) if area in self.areas else area

    def leading(self, kind: str, piece: str, name: Name) -> Name:
        """A name that leads to the thing."""
        return name.dressed(lambda text: self.ink.name(kind, piece, text))

    def place(self, place: str) -> str:
        """A business, a family space by the areas it touches, an area, or the Police Chief."""
        if place in self.businesses:
            return self.leading("business", place, self.business_names[place])
        if place in self.spaces:
            return self.leading("space", place, listed((self.areas[area] for area in self.spaces[place]), " – "))
        if place in NEUTRALS:
            return self.side(place)
        return self.area(place)

    def card(self, card: str, one: bool = False) -> str:
        """A money card, a good (a single one: "a gun"), a job or an ally."""
        if card in self.jobs:
            return self.leading("job", card, self.title(card))
        if card in self.allies:
            name = self.words.name("draw-ally-name", name=self.ally_names[card], act=self.allies[card]["act"])
            return self.leading("ally", card, name)
        good = dashes(card)
        if not self.words.has(f"good-{good}"):
            return card
        return self.words.name(f"draw-one-{good}") if one else self.words.name(f"good-{good}")

    def title(self, job: str) -> Name:
        """The title of a job; if another job has the same one, with what it costs."""
        title = self.job_names[job]
        if self.titles.count(self.jobs[job]["title"]) == 1:
            return title
        return self.words.name("draw-titled", title=title, cost=self.cards(self.jobs[job]["requires"]))

    def cards(self, cards: list[str]) -> str:
        """Some cards, equal ones together."""
        kinds = list(dict.fromkeys(cards))
        counts = {kind: cards.count(kind) for kind in kinds}
        parts = [self.words.name("draw-several", n=n, card=self.card(kind, n == 1)) for kind, n in counts.items()]
        return listed(parts) or self.words.say("draw-nothing")

    def effect(self, effect: dict[str, Any]) -> str:
        """What an operation does, with its numbers."""
        args: dict[str, Any] = {"count": 1, "shakedown": "none", "where": "any"} | effect
        if "good" in effect:
            args["good"] = self.card(effect["good"], True)
        if "money" in effect:
            args["money"] = " + ".join(f"${value}" for value in effect["money"])
        if "figure" in effect:
            args["figure"] = self.side(effect["figure"])
        if "kind" in effect:
            args["figures"] = self.words.name("draw-figures", **args)
        return self.words.say(f"draw-op-{dashes(effect['op'])}", **args)

    def effects(self, effects: list[dict[str, Any]]) -> str:
        """Several operations, one after the other, equal ones together."""
        said = [self.effect(effect) for effect in effects]
        counts = {one: said.count(one) for one in said}
        parts = [self.words.say("draw-several", n=n, card=one) for one, n in counts.items()]
        return listed(parts, "; ") or self.words.say("draw-nothing")

    def job(self, job: str) -> str:
        """What a job costs and brings."""
        entry = self.jobs[job]
        return self.words.say(
            "draw-job",
            colour=self.words.name(f"colour-{entry['colour']}"),
            cost=self.cards(entry["requires"]),
            money=listed(f"${value}" for value in entry["money"]),
            effect=self.effects(entry["effects"]),
        )

    def ability(self, name: str) -> str:
        """An ability that `use` names."""
        return self.effect(self.abilities[name]) if name in self.abilities else name

    # ---- arguments of messages

    def argument(self, key: str, value: Any, single: bool = False) -> Any:
        """One argument as a person reads it; what has no name stays as it is. A single good may have its article."""
        if isinstance(value, list):
            if key in ("cards", "jobs", "allies"):
                return self.cards(value) if value else []
            one = "ability" if key == "abilities" else key.removesuffix("s")
            return listed((self.argument(one, part) for part in value), "; ") or []
        if key in SEAT_KEYS or (key == "from" and isinstance(value, int)):
            return self.seat(value) if isinstance(value, int) and value >= 0 else value
        if not isinstance(value, str) or not value:
            return None if value == "" else value
        return self.thing(key, value, single)

    def called(self, key: str, value: str, single: bool) -> Any:
        """What is called by its id."""
        if key in ("side", "family", "figure") and (value in self.families or value in NEUTRALS):
            return self.side(value)
        if key in ("business", "space", "place", "area", "from", "other"):
            return self.place(value)
        if key in ("job", "ally", "card", "good", "money"):
            return self.card(value, single)
        if key == "ability":
            return self.ability(value)
        if key in ("phase", "colour", "figure"):
            message = f"{key}-{value}"
            return self.words.name(message) if self.words.has(message) else value
        return value

    def arguments(self, given: dict[str, Any]) -> dict[str, Any]:
        """All arguments of a message."""
        counted = given.get("need", 1) > 1 or ("good" in given and "n" in given)  # "2 × gun"
        single = not counted and given.get("n", 1) == 1
        return {key: self.argument(key, value, single) for key, value in given.items()}


def ability_effects(pack: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The effect behind each name of `use`."""
    components = Components(pack)
    numbers = zip(components.abilities, components.effect_of, strict=True)
    return {name: components.entries[number] for name, number in numbers}
