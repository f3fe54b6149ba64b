# not compiled: lines for a terminal
"""Family mats and orders in a terminal: what is open, what the next token reveals, what each order does."""

from functools import cached_property
from typing import Any

from consigliere.fluent_bundle import listed
from consigliere.game_text import REMEMBERED
from consigliere.games.la_famiglia.text.names import Names, Table, View
from consigliere.terminal_style import pad, visible

VALUES = {"justice": "car_attack", "police": "place", "church": "recruit"}
PLACES = ("in-hq", "on-board", "somewhere", "on-mat", "sold")
IN_HQ, ON_BOARD, SOMEWHERE, ON_MAT, SOLD = range(len(PLACES))
ROWS = ("justice", "police", "economy", "church")


class Mats:
    """The mats and orders of a pack, drawn from views."""

    def __init__(self, pack: dict[str, Any], names: Names) -> None:
        self.names = names
        self.say = names.words.say
        self.ink = names.ink
        self.families: dict[str, dict[str, Any]] = {family["color"]: family for family in pack["family"]}
        self.specials: dict[str, dict[str, Any]] = {special["id"]: special for special in pack["special"]}
        self.sale: int = pack["limits"]["sell_order_gain"]
        self.rows = {
            (colour, row): sorted(
                (space for space in family["space"] if space["row"] == row), key=lambda space: int(space["pos"])
            )
            for colour, family in self.families.items()
            for row in ROWS
        }
        self.said: dict[tuple[str | int, ...], str] = {}  # what orders do, by what is left on their family's mat

    # ---- mats

    def row(self, colour: str, row: str) -> list[dict[str, Any]]:
        """The spaces of a row from left to right."""
        return self.rows[colour, row]

    def opened(self, table: Table, colour: str, row: str) -> int:
        """How many tokens of a row are gone."""
        family = table["families"].get(colour)
        return len(self.row(colour, row)) - family["mat"][row] if family else 0

    def base(self, table: Table, colour: str, value: str) -> int:
        """Return a base value; of a family that nobody leads yet the one it starts with."""
        family = table["families"].get(colour)
        return int(family["base"][value] if family else self.families[colour]["start"][value])

    def base_of_viewer(self, view: View, value: str) -> int:
        """The viewer's own base value; a spectator's is the one everybody begins with."""
        colour = self.names.seating.get(view["viewer"])
        if colour is None:
            return int(next(iter(self.families.values()))["start"][value])
        return self.base(view["table"], colour, value)

    def mat(self, view: View, colour: str) -> list[str]:
        """A family's mat: each row with its value now, and what each token still hides."""
        table = view["table"]
        lines = [self.ink.paint(self.say("draw-mat-title", family=self.names.families[colour]), "strong")]
        lines[0] = f"{self.names.badge(colour)} {lines[0]}"
        indent = 2 + max(visible(self.names.row(row)) for row in ROWS) + 2
        for row in ROWS:
            opened = self.opened(table, colour, row)
            spaces = self.row(colour, row)
            hidden = [self.space_words(colour, space) for space in spaces[opened:]]
            text = self.say(
                "draw-mat-row", value=self.value_words(table, colour, row), opened=opened, total=len(spaces)
            )
            if hidden:
                hidden[0] = self.ink.paint(hidden[0], "strong")
                text = self.say("draw-mat-next", row=text, list=" · ".join(hidden))
            lines += self.ink.wrap(text, f"  {pad(self.names.row(row), indent - 2)}", " " * indent)
        return lines

    def value_words(self, table: Table, colour: str, row: str) -> str:
        """What a row is worth now."""
        if row == "justice":
            attack, strike = (self.base(table, colour, value) for value in ("car_attack", "car_strike"))
            return self.say("draw-value-justice", attack=attack, strike=strike)
        value = VALUES.get(row)
        return (
            self.say(f"draw-value-{row}", n=self.base(table, colour, value)) if value else self.say(f"draw-value-{row}")
        )

    def space_words(self, colour: str, space: dict[str, Any]) -> str:
        """What a token of the mat reveals, with the order that comes with it."""
        text = self.reveals(space)
        if not space["opens"]:
            return text
        order = f"{colour}.{space['row']}.{space['opens']}"
        return self.say("draw-reveal-order", text=text, letter=space["opens"], mark=self.names.order_mark(order))

    def reveals(self, space: dict[str, Any]) -> str:
        """A value or an instant of the mat."""
        if space["kind"] == "instant":
            return self.say(f"draw-instant-{space['effect']}", n=space.get("n", 0))
        if space["row"] == "justice":
            return self.say("draw-reveal-justice", attack=space["car_attack"], strike=space["car_strike"])
        return self.say(f"draw-reveal-{space['row']}", n=space[VALUES[space["row"]]])

    def next_words(self, view: View, row: str) -> str:
        """What the viewer's next token of a row reveals; the preview names an order that comes with it."""
        colour = self.names.seating.get(view["viewer"])
        if colour is None:
            return ""
        spaces = self.row(colour, row)[self.opened(view["table"], colour, row) :]
        return self.reveals(spaces[0]) if spaces else ""

    # ---- orders

    def order_words(self, order: str, table: Table) -> str:
        """What an order does, symbol by symbol, with its owner's numbers: said once as long as these are the same."""
        colour = order.partition(".")[0]
        family = table["families"].get(colour)
        said = order, *(family["mat"].values() if family else ())
        if said not in self.said:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            self.said[said] = self.symbols(order, table, colour)
        return self.said[said]

    def symbols(self, order: str, table: Table, colour: str) -> str:
        """What an order does, said anew."""
        entry = self.names.orders[order]
        parts = [self.supply_words(part, table, colour) for part in entry["supply"]]
        if entry["skull"]:
            parts.append(self.say("draw-order-skull", n=entry["skull"]))
        for symbol in ("shotguns", "bombs"):
            if entry[symbol]:
                parts.append(self.say(f"draw-order-{symbol}", n=entry[symbol]))
        if entry["rally"]:
            parts.append(self.say("draw-order-rally"))
        if entry["pentito"]:
            parts.append(self.say("draw-order-pentito", list=listed(entry["pentito"])))
        if entry["special"]:
            parts.append(self.special_words(order))
        if entry["agitate"]:
            parts.append(self.say("draw-order-agitate", n=entry["agitate"]))
        if entry["vest"]:
            parts.append(self.say("draw-order-vest", n=entry["vest"]))
        return listed(parts)

    def special_words(self, order: str) -> str:
        """The special part of an order, with the numbers of the pack."""
        special = self.names.orders[order]["special"]
        numbers = {key: value for key, value in self.specials[special].items() if isinstance(value, int)}
        return self.say(f"draw-special-{special.replace('_', '-')}", **numbers)

    def supply_words(self, part: dict[str, Any], table: Table, colour: str) -> str:
        """A supply part of an order."""
        do, n = part["do"], part.get("n", part.get("bonus", 1))
        value = {"place_base": "place", "recruit_base": "recruit"}.get(do)
        base = self.base(table, colour, value) if value else 0
        return self.say(f"draw-supply-{do.replace('_', '-')}", n=base + n, base=base, bonus=n)

    def orders(self, view: View, colour: str) -> list[str]:
        """A family's orders: all of them, with what the viewer knows about where each is."""
        table = view["table"]
        lines = [f"{self.names.badge(colour)} " + self.ink.paint(self.names.families[colour], "strong")]
        mine = [order for order in self.names.orders if order.startswith(f"{colour}.")]
        places = {order: self.place(view, colour, order) for order in mine}
        heading = ""
        for order in sorted(mine, key=lambda order: (places[order][0], *self.rank(order))):
            kind, area = places[order]
            if heading != PLACES[kind]:
                heading = PLACES[kind]
                lines += self.ink.title(self.say(f"draw-{heading}"), "quiet")
            lines += self.order_lines(order, table, area)
        return lines

    def rank(self, order: str) -> tuple[bool, int]:
        """LF-6.2: supply orders before attack orders, then by initiative."""
        entry = self.names.orders[order]
        return entry["kind"] != "supply", entry["initiative"]

    @cached_property
    def name_width(self) -> int:
        """The columns that the name of any order needs in this language."""
        return max(10, *(visible(self.names.order_name(order)) for order in self.names.orders))

    def order_lines(self, order: str, table: Table, area: str) -> list[str]:
        """One order: its mark, its name, what it does, in which area it lies."""
        head = f"  {pad(self.names.order_mark(order), 3)} {pad(self.names.order_name(order), self.name_width)} "
        text = self.order_words(order, table)
        if area:
            text = self.say("draw-order-there", text=text, area=self.names.areas[area])
        return self.ink.wrap(text, head, " " * visible(head))

    def place(self, view: View, colour: str, order: str) -> tuple[int, str]:
        """Where an order is, as far as the viewer knows: the number of a place in PLACES, and the area."""
        table, mine = view["table"], view["own"].get(colour)
        family = table["families"].get(colour)
        if family is None or order not in [*family["held"], *family["sold"]]:
            return ON_MAT, ""
        if order in family["sold"]:
            return SOLD, ""
        shut = False
        for area, here in table["areas"].items():
            if order in here["orders"] or (mine is not None and order in mine["laid"].get(area, [])):
                return ON_BOARD, area
            shut = shut or colour in here["orders"]
        return (SOMEWHERE if shut and mine is None else IN_HQ), ""
