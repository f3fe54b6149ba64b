# not compiled: lines for a terminal
"""The table of Corleone's Empire as lines: areas with businesses, family spaces, families, cards."""

from typing import Any

from consigliere.fluent_bundle import listed
from consigliere.games.corleone.text.names import NEUTRALS, NOBODY, Names, View
from consigliere.terminal_style import Part, whole_table


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
        self.numbers: dict[str, int] = {area["id"]: area["number"] or 0 for area in territories}
        self.least: dict[str, int] = {space["id"]: space["min_players"] for space in pack["board"]["family_spaces"]}
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

    def parts(self, view: View) -> list[Part]:
        """The whole table: the areas in the order of the Turf War, family spaces, neutral figures, families, cards."""
        return [
            Part("status", self.status(view)),
            *(self.area(view, area["id"], False) for area in self.areas),
            Part("spaces", [self.say("draw-spaces")], [[line] for line in self.spaces(view)]),
            Part("neutral", [], [[line] for line in self.neutral(view)]),
            *self.families(view),
            *self.cards(view),
        ]

    def businesses(self, view: View, area: str) -> list[str]:
        """The businesses of an area."""
        tile = view["table"]["tiles"].get(area)
        return [self.printed[area], *([tile] if tile else [])]

    def area(self, view: View, area: str, closely: bool) -> Part:
        """An area: its number, control tokens and turf, its businesses with their thugs; closely also its spaces."""
        table = view["table"]
        tokens = " ".join(self.names.badge(owner) for owner in table["control"].get(area, []))
        head = self.say(
            "draw-area",
            number=self.numbers[area],
            area=self.names.areas[area],
            tokens=tokens or NOBODY,
            turf=self.turf(view, area) or NOBODY,
        )
        entries = []
        for business in self.businesses(view, area):
            entry = self.names.businesses[business]
            who = self.names.badge(table["thugs"][business]) if self.numbers[area] else ""
            text = self.say(
                "draw-business",
                who=who,
                name=self.names.business_names[business],
                front=self.names.effects(entry["front"]),
                back=self.names.effects(entry["back"]),
            )
            entries.append(self.ink.wrap(text, "  ", "      "))
        if closely:
            here = [space for space in self.open_spaces(view) if area in self.names.spaces[space]]
            entries.append(self.ink.wrap(listed(self.space(view, space) for space in here), "  ", "  "))
        return Part(area, self.ink.wrap(self.ink.paint(head, "strong") if closely else head, "", "    "), entries)

    def turf(self, view: View, area: str) -> str:
        """How many figures each side has in an area, as the Turf War counts them (CE-9.1, CE-9.4)."""
        table = view["table"]
        figures = [table["thugs"].get(business) for business in self.businesses(view, area)]
        figures += [table["members"][space] for space, touches in self.names.spaces.items() if area in touches]
        figures += ["police_chief"] if table["chief"] == area else []
        sides = [side for side in figures if side]
        counts = {side: sides.count(side) for side in sides if side not in NEUTRALS}
        shown = [f"{self.names.badge(side)} {n}" for side, n in sorted(counts.items(), key=lambda count: -count[1])]
        neutral = len(sides) - sum(counts.values())
        return listed(shown + ([self.say("draw-neutral", n=neutral)] if neutral else []))

    def space(self, view: View, space: str) -> str:
        """A family space and who stands there."""
        badge = self.names.badge(view["table"]["members"][space])
        return f"{badge} {self.names.place(space)}"

    def standing(self, view: View, place: str) -> str:
        """Whose figure stands on a place."""
        table = view["table"]
        return str(table["thugs"].get(place) or table["members"].get(place) or place)

    def open_spaces(self, view: View) -> list[str]:
        """The family spaces that exist for so many players (CE-2.12)."""
        return [space for space in self.names.spaces if self.least[space] <= view["seats"]]

    def spaces(self, view: View) -> list[str]:
        """All family spaces in columns."""
        return self.ink.columns([self.space(view, space) for space in self.open_spaces(view)], 2, 2)

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

    def families(self, view: View) -> list[Part]:
        """One part for each family: figures, tokens, hand, suitcase."""
        parts = []
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
            lines = self.ink.wrap(text, "", "    ")
            if entry["front"]:
                lines += self.ink.wrap(self.say("draw-in-front", cards=self.names.cards(entry["front"])), "    ")
            parts.append(Part(family, lines))
        return parts

    def cards(self, view: View) -> list[Part]:
        """Open jobs, allies on display, the supply, and the viewer's hand."""
        table = view["table"]
        parts = []
        if jobs := [self.job(job) for job in table["open_jobs"] if job]:
            parts.append(Part("jobs", [self.say("draw-open-jobs")], jobs))
        if table["allies"]:
            parts.append(Part("allies", [self.say("draw-allies")], [self.ally(ally) for ally in table["allies"]]))
        supply = listed(f"{self.names.card(card)} {n}" for card, n in table["supply"].items())
        return [*parts, Part("supply", self.ink.wrap(self.say("draw-supply", cards=supply))), *self.hands(view)]

    def job(self, job: str) -> list[str]:
        """A job, what it costs and brings."""
        return self.ink.wrap(f"{self.names.card(job)}: {self.names.job(job)}", "  ", "      ")

    def ally(self, ally: str) -> list[str]:
        """An ally and what it does."""
        effects = self.names.effects(self.names.allies[ally]["effects"])
        return self.ink.wrap(f"{self.names.card(ally)}: {effects}", "  ", "      ")

    def hand(self, view: View) -> list[str]:
        """The viewer's hand as lines."""
        return whole_table(self.hands(view))

    def hands(self, view: View) -> list[Part]:
        """The viewer's hand: money and goods in one line, jobs and allies with what they do."""
        parts = []
        for family, entry in view["own"].items():
            plain = [card for card in entry["hand"] if card not in self.names.jobs and card not in self.names.allies]
            head = self.ink.wrap(self.say("draw-hand", cards=self.names.cards(plain)))
            special = [card for card in entry["hand"] if card not in plain]
            cards = [self.job(card) if card in self.names.jobs else self.ally(card) for card in special]
            parts.append(Part(f"hand {family}", head, cards))
        return parts
