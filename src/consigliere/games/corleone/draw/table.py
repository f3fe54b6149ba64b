# not compiled: lines for a terminal
"""The table of Corleone's Empire as lines: areas with businesses, family spaces, families, cards."""

from typing import Any

from consigliere.book import listed
from consigliere.games.corleone.draw.names import NOBODY, Names, View


class Table:
    """Draws from a view and the pack."""

    def __init__(self, pack: dict[str, Any], names: Names) -> None:
        self.pack = pack
        self.names = names
        self.say = names.words.say
        self.ink = names.ink
        territories = pack["board"]["territories"]
        self.areas: list[dict[str, Any]] = sorted(territories, key=lambda area: area["number"] or len(territories))
        self.printed: dict[str, str] = {entry["territory"]: entry["id"] for entry in pack["start_businesses"]}
        self.limits: dict[int, int] = {act["number"]: act["hand_limit"] for act in pack["acts"]}

    def status(self, view: View) -> list[str]:
        """Act, phase, first player."""
        table = view["table"]
        text = self.say(
            "draw-status",
            act=table["act"],
            phase=self.say(f"phase-{table['phase']}"),
            horse=self.names.side(table["horse"]),
            limit=self.limits[table["act"]],
        )
        return self.ink.wrap(self.ink.paint(text, "strong"))

    def board(self, view: View) -> list[str]:
        """All areas, then the family spaces and the neutral figures."""
        lines: list[str] = []
        for area in self.areas:
            lines += self.area(view, area["id"], False)
        return [*lines, *self.spaces(view), *self.neutral(view)]

    def businesses(self, view: View, area: str) -> list[str]:
        """The businesses of an area."""
        tile = view["table"]["tiles"].get(area)
        return [self.printed[area], *([tile] if tile else [])]

    def area(self, view: View, area: str, closely: bool) -> list[str]:
        """An area: its control tokens, businesses and thugs; closely also what the businesses do."""
        table = view["table"]
        tokens = " ".join(self.names.badge(owner) for owner in table["control"].get(area, []))
        head = self.say("draw-area", area=self.names.areas[area], tokens=tokens or NOBODY)
        lines = self.ink.wrap(self.ink.paint(head, "strong") if closely else head, "", "    ")
        for business in self.businesses(view, area):
            entry = self.names.businesses[business]
            who = self.names.badge(table["thugs"][business]) if area != "central_park" else ""
            lines += self.ink.wrap(
                self.say(
                    "draw-business",
                    who=who,
                    name=self.names.business_names[business],
                    front=self.names.effects(entry["front"]),
                    back=self.names.effects(entry["back"]),
                ),
                "  ",
                "      ",
            )
        if closely:
            here = [space for space, touches in self.names.spaces.items() if area in touches]
            lines += self.ink.wrap(listed(self.space(view, space) for space in here), "  ", "  ")
        return lines

    def space(self, view: View, space: str) -> str:
        """A family space and who stands there."""
        badge = self.names.badge(view["table"]["members"][space])
        return f"{badge} {self.names.place(space)}"

    def standing(self, view: View, place: str) -> str:
        """Whose figure stands on a place."""
        table = view["table"]
        return str(table["thugs"].get(place) or table["members"].get(place) or place)

    def spaces(self, view: View) -> list[str]:
        """All family spaces in columns."""
        return [
            self.say("draw-spaces"),
            *self.ink.columns([self.space(view, space) for space in self.names.spaces], 2, 2),
        ]

    def neutral(self, view: View) -> list[str]:
        """The Police Chief and the Hudson."""
        table = view["table"]
        lines = []
        if table["chief"]:
            lines += self.ink.wrap(self.say("draw-chief", area=self.names.areas[table["chief"]]))
        shot = [self.names.side(figure) for figure in table["hudson"]]
        for family, entry in table["families"].items():
            n = entry["hudson"]["thugs"] + entry["hudson"]["members"]
            if n:
                shot.append(self.say("draw-several", n=n, card=self.names.side(family)))
        return lines + (self.ink.wrap(self.say("draw-hudson", figures=listed(shot))) if shot else [])

    def families(self, view: View) -> list[str]:
        """One line for each family: figures, tokens, hand, suitcase."""
        lines = []
        for family, entry in view["table"]["families"].items():
            money = [int(card[1:]) for card in entry["suitcase"]["money"]]
            open_books = view["options"]["open_books"] or view["viewer"] == entry["seat"] or view["over"]
            text = self.say(
                "draw-family",
                family=self.names.side(family),
                thugs=entry["thugs"],
                members=entry["members"],
                tokens=entry["tokens"],
                hand=entry["hand"],
                suitcase=f"${sum(money)}" if open_books else "?",
                jobs=len(entry["suitcase"]["jobs"]),
            )
            lines += self.ink.wrap(text, "", "    ")
            if entry["front"]:
                lines += self.ink.wrap(self.say("draw-in-front", cards=self.names.cards(entry["front"])), "    ")
        return lines

    def cards(self, view: View) -> list[str]:
        """Open jobs, allies on display, the supply, and the viewer's hand."""
        table = view["table"]
        lines = []
        for job in table["open_jobs"]:
            if job:
                lines += self.job(job)
        if lines:
            lines.insert(0, self.say("draw-open-jobs"))
        if table["allies"]:
            lines.append(self.say("draw-allies"))
            for ally in table["allies"]:
                lines += self.ally(ally)
        supply = listed(f"{self.names.card(card)} {n}" for card, n in table["supply"].items())
        return [*lines, *self.ink.wrap(self.say("draw-supply", cards=supply)), *self.hand(view)]

    def job(self, job: str) -> list[str]:
        """A job, what it costs and brings."""
        return self.ink.wrap(f"{self.names.card(job)}: {self.names.job(job)}", "  ", "      ")

    def ally(self, ally: str) -> list[str]:
        """An ally and what it does."""
        effects = self.names.effects(self.names.allies[ally]["effects"])
        return self.ink.wrap(f"{self.names.card(ally)}: {effects}", "  ", "      ")

    def hand(self, view: View) -> list[str]:
        """The viewer's hand: money and goods in one line, jobs and allies with what they do."""
        lines = []
        for entry in view["own"].values():
            plain = [card for card in entry["hand"] if card not in self.names.jobs and card not in self.names.allies]
            lines += self.ink.wrap(self.say("draw-hand", cards=self.names.cards(plain)))
            for card in entry["hand"]:
                if card in self.names.jobs:
                    lines += self.job(card)
                elif card in self.names.allies:
                    lines += self.ally(card)
        return lines
