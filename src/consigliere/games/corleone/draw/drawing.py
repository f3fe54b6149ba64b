# not compiled: lines and words for a terminal
"""Corleone's Empire in a terminal, drawn from a view and the pack: pages, questions, choices, log lines, the end."""

from typing import Any

from consigliere.games.corleone.draw.names import GAME, Names, View, say
from consigliere.games.corleone.draw.table import Table
from consigliere.ink import Ink
from consigliere.telling import Telling, capital
from consigliere.words import has

BOARD_AT = {"ask-turn"}
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


class Drawing(Telling):
    """What a person at a terminal sees of Corleone's Empire."""

    game = GAME
    pages = ("board", "families", "cards")
    board_at = BOARD_AT
    chapters = CHAPTERS

    def __init__(self, pack: dict[str, Any], ink: Ink) -> None:
        self.ink = ink
        self.names: Names = Names(pack, ink)
        self.table = Table(pack, self.names)

    # ---- pages

    def page(self, name: str, view: View, about: str) -> list[str]:
        """One of the pages."""
        self.names.look_at(view)
        status = self.table.status(view)
        if name == "families":
            return [*status, *self.table.families(view)]
        if name == "cards":
            return [*status, *self.table.cards(view)]
        return [*status, *self.table.board(view), *self.table.families(view), *self.table.cards(view)]

    def look(self, view: View, wanted: str) -> list[str]:
        """An area closely; if the name is not clear, which ones it could be."""
        self.names.look_at(view)
        asked = wanted.lower().strip()
        found = [area for area, name in self.names.areas.items() if asked in (area, name.lower())]
        found = found or [area for area, name in self.names.areas.items() if asked and asked in name.lower()]
        if len(found) == 1:
            return self.table.area(view, found[0], True)
        names = [self.names.areas[area] for area in found or self.names.areas]
        message = "draw-look-which" if found else "draw-look-none"
        return self.ink.wrap(say(message, wanted=wanted, list=", ".join(names)))

    # ---- the open question

    def context(self, view: View) -> list[str]:
        """What one has to see to answer the open question, besides the board."""
        self.names.look_at(view)
        message = view["step"]["message"]
        if message == "ask-keep-job":
            looked = [job for entry in view["own"].values() for job in entry.get("looked", [])]
            return [line for job in looked for line in self.ink.wrap(self.names.job(job), "  ", "    ")]
        return self.table.hand(view) if message in CARDS_AT and message not in BOARD_AT else []

    # ---- choices

    def move(self, view: View, slots: dict[str, Any]) -> str:
        """A move as a button says it."""
        self.names.look_at(view)
        verb = slots["verb"]
        args = self.names.arguments({key: value for key, value in slots.items() if key != "verb"})
        if verb in ("shoot", "move"):
            return say(f"draw-figure-{verb}", side=self.names.side(self.table.standing(view, slots["place"])), **args)
        step = view["step"]["message"].removeprefix("ask-") if view["step"] else ""
        special = f"draw-{verb}-{step}"
        return capital(say(special if has(special, game=GAME) else f"move-{verb}", **args))

    def detail(self, view: View, slots: dict[str, Any]) -> str:
        """What a person wants to know about a move: what a place or card gives."""
        self.names.look_at(view)
        verb = slots["verb"]
        if verb in ("thug", "front"):
            return capital(self.names.effects(self.names.businesses[slots["business"]]["front"]))
        if verb == "member":
            return self.backs(view, self.names.spaces[slots["space"]])
        if verb == "area" and view["step"] and view["step"]["message"] == "ask-use-backs":
            return self.backs(view, [slots["area"]])
        if verb in ("job", "keep", "take-job"):
            return self.names.job(slots["job"])
        if verb in ("ally", "take"):
            return capital(self.names.effects(self.names.allies[slots["ally"]]["effects"]))
        if verb in ("give", "discard") and slots["card"] in self.names.jobs:
            return self.names.job(slots["card"])
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

    def stock(self, view: View) -> dict[str, int]:
        """What the viewer has in hand and before it."""
        self.names.look_at(view)
        name = self.names.family_of_seat[view["viewer"]]
        family, hand = view["table"]["families"][name], view["own"][name]["hand"]
        counts = {"money": sum(int(card[1:]) for card in hand if card.startswith("$"))}
        counts |= {good: hand.count(good) for good in GOODS}
        counts |= {"jobs": sum(card in self.names.jobs for card in hand)}
        counts |= {"suitcase": len(family["suitcase"]["money"])}
        counts |= {what: family[what] for what in ("thugs", "members", "tokens")}
        return {say(f"draw-stock-{what.replace('_', '-')}"): n for what, n in counts.items()}

    def result(self, view: View) -> list[str]:
        """How the game ended and why."""
        self.names.look_at(view)
        return self.table.result(view)
