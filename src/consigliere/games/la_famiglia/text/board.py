# not compiled: lines for a terminal
"""Sicily in a terminal: the Mandamenti with their areas, the seas, and one place looked at closely."""

from typing import Any

from consigliere.fluent_bundle import listed
from consigliere.games.la_famiglia.text.mat import Mats
from consigliere.games.la_famiglia.text.names import NEUTRAL, Names, Table, View
from consigliere.terminal_style import Part, beside, pad, tied, visible

BLOCK = 26  # columns of one Mandamento
NAME = 13  # columns of an area's name in it
SIDE = 4  # columns of a badge and a number
LONGEST = 15  # columns of a name in a list


class Sicily:
    """The map of a pack, drawn from views."""

    def __init__(self, pack: dict[str, Any], names: Names, mats: Mats) -> None:
        self.names = names
        self.mats = mats
        self.say = names.words.say
        self.ink = names.ink
        self.mandamenti: list[dict[str, Any]] = pack["map"]["mandamenti"]
        self.areas: dict[str, dict[str, Any]] = {area["id"]: area for area in pack["map"]["areas"]}
        self.seas: dict[str, dict[str, Any]] = {sea["id"]: sea for sea in pack["map"]["seas"]}
        self.orders = names.orders

    # ---- the whole island

    def parts(self, view: View) -> list[Part]:
        """All Mandamenti, from west to east in columns and from north to south in each, then the seas."""
        stacks = self.stacks(max(1, (self.ink.width + 1) // (BLOCK + 1)))
        bands = [beside([self.block(view, m) for m in band], [BLOCK] * len(band), 1) for band in zip(*stacks)]
        parts = [Part(f"band {i}", band[:1], [[line] for line in band[1:]]) for i, band in enumerate(bands)]
        return [*parts, Part("legend", self.legend(view)), Part("seas", self.sea_lines(view["table"]))]

    def stacks(self, count: int) -> list[list[dict[str, Any]]]:
        """The Mandamenti in columns that lie roughly as on the map; as many as make columns of equal height."""
        total = len(self.mandamenti)
        count = next(n for n in range(min(count, total), 0, -1) if total % n == 0)
        height = total // count
        from_west = sorted(self.mandamenti, key=lambda m: self.middle(m, 0))
        columns = [from_west[i : i + height] for i in range(0, total, height)]
        return [sorted(column, key=lambda m: self.middle(m, 1)) for column in columns]

    def middle(self, mandamento: dict[str, Any], axis: int) -> float:
        """The middle of a Mandamento's three areas."""
        coordinates: list[float] = [self.areas[area]["anchor"][axis] for area in mandamento["areas"]]
        return sum(coordinates) / len(coordinates)

    def block(self, view: View, mandamento: dict[str, Any]) -> list[str]:
        """A Mandamento's name and holder, then its areas."""
        table = view["table"]
        holder, token = table["holder"][mandamento["id"]], table["control"][mandamento["id"]]
        right = self.names.badge(holder) if holder else ""
        if token != holder:  # the control token still says what the last management found
            right = f"({self.names.badge(token)}) {right}".rstrip() if token else f"{right}*"
        title = self.ink.paint(self.names.mandamenti[mandamento["id"]], "strong")
        rule = self.ink.paint("─" * (BLOCK - visible(title) - visible(right) - (2 if right else 1)), "quiet")
        return [f"{title} {rule} {right}".rstrip(), *(self.cell(view, area) for area in mandamento["areas"])]

    def cell(self, view: View, area: str) -> str:
        """An area in one cell: name, side and Soldati, then cars, labs and orders."""
        here = view["table"]["areas"][area]
        side = self.names.badge(here["side"]) + (f"{here['soldati']:2}" if here["soldati"] else "  ")
        marks = self.marks(view, area)
        room = BLOCK - NAME - 1 - SIDE
        rest = "".join(f" {mark}" for mark in marks)
        if visible(rest) > room:
            rest = "".join(marks)
        width = min(NAME, BLOCK - 1 - SIDE - visible(rest))
        return f"{pad(self.names.short_area(area, width), width)} {side}{rest}"

    def marks(self, view: View, area: str) -> list[str]:
        """Cars, labs and orders in an area, in as few letters as possible."""
        here = view["table"]["areas"][area]
        marks = [
            self.say(f"draw-mark-{kind}", n=here[kind]) if here[kind] > 1 else self.say(f"draw-mark-{kind}-one")
            for kind in ("cars", "labs")
            if here[kind]
        ]
        return marks + [self.order_mark(view, area, order) for order in self.orders_in(view, area)]

    def order_mark(self, view: View, area: str, order: str) -> str:
        """An order on the board: shut, or its kind and initiative, or the vest of an executed one."""
        if order not in self.orders:
            return self.say("draw-mark-order")
        if order in view["table"]["areas"][area].get("executed", []):
            return self.say("draw-mark-vest", n=self.orders[order]["vest"])
        return self.names.order_mark(order)

    def orders_in(self, view: View, area: str) -> list[str]:
        """The orders in an area as the viewer knows them: by id, or by family while they lie face down."""
        orders: list[str] = list(view["table"]["areas"][area]["orders"])
        if not any(order in self.names.families for order in orders):
            return orders
        for secrets in view["own"].values():
            known = secrets["laid"].get(area)
            if known:
                return list(known)
        return orders

    def legend(self, view: View) -> list[str]:
        """What the letters mean."""
        return self.ink.title(self.say("draw-legend"), "quiet")

    def sea_lines(self, table: Table) -> list[str]:
        """The seas with their boats."""
        seas = []
        for sea, boats in table["seas"].items():
            shown = self.boats(boats)
            name = self.names.seas[sea]
            seas.append(tied(f"{name} {shown}" if shown else self.ink.paint(name, "quiet")))
        return self.ink.wrap(self.say("draw-seas", list=" · ".join(seas)), "", "  ")

    def boats(self, boats: dict[str, int]) -> str:
        """Boats by owner."""
        return " ".join(self.names.badge(side) + (str(n) if n > 1 else "") for side, n in boats.items())

    # ---- one place

    def find(self, wanted: str) -> list[str]:
        """The ids of the places a person may mean: an exact one, or all that begin so."""
        asked = wanted.lower().replace(" ", "-").replace("'", "-")
        everything = {**self.names.areas, **self.names.seas}
        exact = [place for place, name in everything.items() if wanted.lower() in (place, name.lower())]
        if exact or not asked:
            return exact
        return [p for p, name in everything.items() if p.startswith(asked) or name.lower().startswith(wanted.lower())]

    def look(self, view: View, place: str) -> list[str]:
        """An area or a sea, and everything around it."""
        return self.look_area(view, place) if place in self.areas else self.look_sea(view, place)

    def look_area(self, view: View, area: str) -> list[str]:
        """An area: what is there, and what is next to it by land and by sea."""
        mandamento = self.names.mandamenti[self.areas[area]["mandamento"]]
        title = self.say("draw-look-area", area=self.ink.paint(self.names.areas[area], "strong"), mandamento=mandamento)
        lines = [title, *self.ink.wrap(self.contents(view, area), "  ")]
        for order in self.orders_in(view, area):
            lines += self.ink.wrap(self.order_line(view, area, order), "  ", "    ")
        lines.append(self.say("draw-look-neighbours"))
        for other in self.areas[area]["neighbours"]:
            lines += self.entry(self.names.areas[other], self.contents(view, other))
        for sea in self.areas[area]["seas"]:
            lines += self.entry(self.names.seas[sea], self.sea_contents(view, sea))
        return lines

    def entry(self, name: str, contents: str) -> list[str]:
        """A place in a list, with what is there."""
        return self.ink.wrap(contents, f"  {pad(name, LONGEST)} ", " " * (LONGEST + 3))

    def order_line(self, view: View, area: str, order: str) -> str:
        """An order in an area."""
        if order not in self.orders:
            return self.say("draw-look-shut", family=self.names.family(order))
        if order in view["table"]["areas"][area].get("executed", []):
            return self.say("draw-look-executed", order=self.names.order(order), vest=self.orders[order]["vest"])
        return self.say(
            "draw-look-order", order=self.names.order(order), text=self.mats.order_words(order, view["table"])
        )

    def look_sea(self, view: View, sea: str) -> list[str]:
        """A sea: its boats, its coast and the seas next to it."""
        lines = [self.ink.paint(self.names.seas[sea], "strong"), f"  {self.sea_contents(view, sea)}"]
        lines.append(self.say("draw-look-neighbours"))
        for area in self.seas[sea]["areas"]:
            lines += self.entry(self.names.areas[area], self.contents(view, area))
        for other in self.seas[sea]["neighbours"]:
            lines += self.entry(self.names.seas[other], self.sea_contents(view, other))
        return lines

    def sea_contents(self, view: View, sea: str) -> str:
        """The boats in a sea, in words."""
        return self.boats(view["table"]["seas"][sea]) or self.say("draw-no-boats")

    def contents(self, view: View, area: str) -> str:
        """What is in an area, in words."""
        here = view["table"]["areas"][area]
        parts = [self.who(here)]
        parts += [self.say(f"draw-has-{kind}", n=here[kind]) for kind in ("cars", "labs") if here[kind]]
        if here["orders"]:
            parts.append(self.say("draw-has-orders", n=len(here["orders"])))
        return listed(parts)

    def who(self, here: dict[str, Any]) -> str:
        """Whose Soldati, and how many."""
        if here["side"] is None:
            return self.say("draw-has-nobody")
        if here["side"] == NEUTRAL:
            return self.say("draw-has-neutrals", badge=self.names.badge(NEUTRAL).strip(), n=here["soldati"])
        return self.say("draw-has-soldati", badge=self.names.badge(here["side"]), n=here["soldati"])
