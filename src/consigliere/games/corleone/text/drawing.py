# not compiled: lines and words for a terminal
"""Corleone's Empire in a terminal, drawn from a view and the pack: pages, questions, choices, log lines, the end."""

from typing import Any

from consigliere.fluent_bundle import listed
from consigliere.game_text import GameText, capital
from consigliere.games.corleone import notation
from consigliere.games.corleone.text import end
from consigliere.games.corleone.text.end import End
from consigliere.games.corleone.text.names import Names, View
from consigliere.games.corleone.text.table import Table
from consigliere.terminal_style import Ink, Part, whole_table

BOARD_AT = {"ask-turn"}
GAINS = {"gain_money", "gain_good", "gain_good_choice", "stash_money"}  # operations that only give
GOODS = ("gun", "booze", "blood_money", "narcotics")
CARDS_AT = {"ask-turn", "ask-tribute", "ask-give-cards", "ask-offer-card", "ask-trade-discards", "ask-pick-ally"}
CHAPTERS = {
    "phase",
    "thug-placed",
    "member-placed",
    "job-begun",
    "ally-played",
    "turf-won",
    "bribe",
    "skipped",
    "game-over",
}


class Drawing(GameText):
    """What a person at a terminal sees of Corleone's Empire."""

    pages = ("board", "families", "cards")
    board_at = BOARD_AT
    chapters = CHAPTERS

    def __init__(self, pack: dict[str, Any], ink: Ink, lang: str) -> None:
        self.ink = ink
        self.names: Names = Names(pack, ink, lang)
        self.say = self.words.say
        self.table = Table(pack, self.names)
        self.end = End(pack, self.names)

    # ---- pages

    def page(self, name: str, view: View, about: str) -> list[str]:
        """One of the pages."""
        self.names.look_at(view)
        if name == "board":
            return whole_table(self.board(view))
        parts = self.table.families(view) if name == "families" else self.table.cards(view)
        return [*self.table.status(view), *whole_table(parts)]

    def board(self, view: View) -> list[Part]:
        """The whole table."""
        self.names.look_at(view)
        return self.table.parts(view)

    def look(self, view: View, wanted: str) -> list[str]:
        """An area closely; if the name is not clear, which ones it could be."""
        self.names.look_at(view)
        asked = wanted.lower().strip()
        areas = [area for area, name in self.names.areas.items() if asked in (area, name.lower())]
        areas = areas or [area for area, name in self.names.areas.items() if asked and asked in name.lower()]
        if len(areas) == 1:
            return whole_table([self.table.area(view, areas[0], True)])
        names = [self.names.areas[area] for area in areas or self.names.areas]
        message = "draw-look-which" if areas else "draw-look-none"
        return self.ink.wrap(self.say(message, wanted=wanted, list=listed(names)))

    # ---- the open question

    def context(self, view: View) -> list[str]:
        """What one has to see to answer the open question, besides the board."""
        self.names.look_at(view)
        message = view["step"]["message"]
        if message == "ask-keep-job":
            looked = [job for entry in view["own"].values() for job in entry.get("looked", [])]
            return [line for job in looked for line in self.ink.wrap(self.names.job(job), "  ", "    ")]
        return self.table.hand(view) if message in CARDS_AT and message not in BOARD_AT else []

    def question_args(self, view: View) -> dict[str, Any]:
        """The arguments of the open question, and how many answers there are."""
        return {**view["step"]["args"], "ways": len(view["moves"])}

    # ---- choices

    def move(self, view: View, slots: dict[str, Any]) -> str:
        """A move as a button says it."""
        self.names.look_at(view)
        verb = slots["verb"]
        args = self.names.arguments({key: value for key, value in slots.items() if key != "verb"})
        if verb in ("shoot", "move"):
            side = self.table.standing(view, slots["place"])
            return self.say(
                f"draw-figure-{verb}", side=self.names.side(side), what=self.names.kind(side, slots["place"]), **args
            )
        step = view["step"]["message"].removeprefix("ask-") if view["step"] else ""
        special = f"draw-{verb}-{step}"
        args |= self.about(view, slots)
        return capital(self.say(special if self.words.has(special) else f"move-{verb}", **args))

    def about(self, view: View, slots: dict[str, Any]) -> dict[str, Any]:
        """What a move does not say itself: what is paid, which figure is placed, what comes without being chosen."""
        verb, asked = slots["verb"], view["step"]["args"]
        if verb == "pay":
            if not isinstance(slots["n"], int):  # a range of numbers
                return {"cards": self.say("draw-several", n=slots["n"], card=self.names.card(asked["good"]))}
            goods = [asked["good"]] * slots["n"]
            return {"cards": self.names.cards(goods + ["narcotics"] * (asked["need"] - slots["n"]))}
        if verb == "controller-first":
            return {"controller": self.names.seat(asked["controller"])}
        if verb == "done":
            return {"gains": listed(self.gains(view), "; ") or "none"}
        if verb in ("to", "area"):
            figure = asked.get("figure") or self.names.placed_by(asked.get("ally", ""))
            name = self.names.side(figure) if figure else ""
            return {"figure": name if verb == "area" else figure, "name": name}
        return {}

    def gains(self, view: View) -> list[str]:
        """What the open abilities give in any case, also if one uses none of the others."""
        names = view["step"]["args"].get("abilities")
        if names is None:
            names = self.usable(view)
        return [self.names.ability(name) for name in names if self.is_gain(name)]

    def is_gain(self, ability: str) -> bool:
        """Whether an ability only gives, so that it cannot be declined (CE-5.32)."""
        return self.names.abilities[ability]["op"] in GAINS

    def usable(self, view: View) -> list[str]:
        """The abilities that can be used now."""
        uses = [notation.use_of(move) for move in view["moves"] if notation.VERB[move] == notation.USE]
        names = list(self.names.abilities)
        return [names[use] for use in uses if use < len(names)]

    def unused(self, view: View) -> str:
        """What could still be used, besides what comes in any case, and is lost by going on."""
        names = [self.names.ability(name) for name in self.usable(view) if not self.is_gain(name)]
        if any(notation.VERB[move] == notation.LAUNDER for move in view["moves"]):
            names.append(self.names.effect({"op": "launder", "count": view["step"]["args"].get("launder", 1)}))
        return self.say("draw-unused", list=listed(names, "; ")) if names else ""

    def detail(self, view: View, slots: dict[str, Any]) -> str:
        """What a person wants to know about a move: what a place or card gives."""
        self.names.look_at(view)
        verb = slots["verb"]
        if verb == "done" and view["step"]["message"] in ("ask-abilities", "ask-ally-parts"):
            return self.unused(view)
        if verb in ("thug", "front"):
            return capital(self.names.effects(self.names.businesses[slots["business"]]["front"]))
        if verb == "member":
            return self.backs(view, self.names.spaces[slots["space"]])
        if verb == "area" and view["step"] and view["step"]["message"] == "ask-use-backs":
            return self.backs(view, [slots["area"]])
        if verb == "job":
            is_open = int(slots["job"] in view["table"]["open_jobs"])
            return capital(self.say("draw-job-source", open=is_open, text=self.names.job(slots["job"])))
        if verb in ("keep", "take-job"):
            return capital(self.names.job(slots["job"]))
        if verb in ("ally", "take"):
            return capital(self.names.effects(self.names.allies[slots["ally"]]["effects"]))
        if verb in ("give", "discard") and slots["card"] in self.names.jobs:
            return capital(self.names.job(slots["card"]))
        return ""

    def backs(self, view: View, areas: list[str]) -> str:
        """All abilities on the backs of some areas."""
        effects = [
            effect
            for area in areas
            for business in self.table.businesses(view, area)
            for effect in self.names.businesses[business]["back"]
        ]
        return capital(self.names.effects(effects))

    # ---- what happened

    def event_args(self, seen: dict[str, Any]) -> dict[str, Any]:
        """The arguments of an event: also what kind of figure it is about, and whether a bribe has several cards."""
        if seen["kind"] == "bribe":
            return {**seen, "several": int(len(seen["cards"]) > 1)}
        where = seen["from"] if seen["kind"] == "figure-moved" else seen["place"]
        return {**seen, "what": self.names.kind(seen["side"], where)}

    def stock(self, view: View) -> dict[str, int]:
        """What the viewer has in hand and before it."""
        self.names.look_at(view)
        name = self.names.seating[view["viewer"]]
        family, hand = view["table"]["families"][name], view["own"][name]["hand"]
        counts = {"money": sum(int(card[1:]) for card in hand if card.startswith("$"))}
        counts |= {good: hand.count(good) for good in GOODS}
        counts |= {"jobs": sum(card in self.names.jobs for card in hand)}
        counts |= {"suitcase": len(family["suitcase"]["money"])}
        counts |= {what: family[what] for what in ("thugs", "members", "tokens")}
        return {self.say(f"draw-stock-{what.replace('_', '-')}"): n for what, n in counts.items()}

    def result(self, view: View) -> list[str]:
        """How the game ended and why."""
        self.names.look_at(view)
        return self.end.result(view)

    def round_begun(self, event: dict[str, Any]) -> int:
        """The act that an event begins, or 0."""
        return end.round_begun(event)

    def standing(self, view: View) -> list[int]:
        """What each seat would own if the bonuses were counted now."""
        return self.end.standing(view)
