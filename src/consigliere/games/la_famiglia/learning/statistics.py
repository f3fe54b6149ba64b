# not compiled: counting beside the game
"""What designers of La Famiglia count: whether families and characters are equally good, and what is never used."""

from collections.abc import Callable
from typing import Any, cast

from consigliere.core.game import Game
from consigliere.core.statistics import USED, Count, Sheet, Table, clockwise, numbered, places, plain
from consigliere.core.statistics import Statistics as Base
from consigliere.games.la_famiglia.game import LaFamiglia
from consigliere.games.la_famiglia.text.names import Names
from consigliere.terminal_style import Ink

HELD = "held"
COUNTS = {
    "leads": [Count("families", "colour")],
    "space-used": [Count("columns", "column")],
    "influence-gained": [Count("columns", "column", "gained")],
    "tiles-drawn": [Count("tiles", "tiles", "drawn")],
    "tile-marked": [Count("tiles", "tile", "marked")],
    "tile-used": [Count("tiles", "tile")],
    "order-gained": [Count("orders", "order", "gained")],
    "order-sold": [Count("orders", "order", "sold")],
    "order-executed": [Count("orders", "order")],
    "mandamento-lost": [Count("mandamenti", "mandamento", "lost")],
    "mandamento-gained": [Count("mandamenti", "mandamento", "gained")],
}
DEEDS = {
    "brute-force": "brute-force",
    "finesse": "finesse",
    "strike": "strike",
    "car-bomb": "car-bomb",
    "pentito": "pentito",
    "agitated": "agitated",
    "swapped": "swapped",
    "invited": "invited",
    "neutrals-placed": "neutrals",
    "boat-sailed": "sailed",
    "boat-sunk": "sunk",
    "fetched": "fetched",
    "bust-placed": "bust",
    "money-given": "given",
    "starting-piece-taken": "primo",
}


class Statistics(Base):
    """The tables of La Famiglia."""

    def __init__(self, game: Game, seats: int, lang: str) -> None:
        pack = game.pack.data
        names = Names(pack, Ink(), lang)
        say = names.words.say
        columns = {str(entry["column"]): say(f"statistics-column-{entry['column']}") for entry in pack["column_action"]}
        orders = {
            order: say("statistics-order", family=names.families[order.partition(".")[0]], name=names.order_name(order))
            for order in names.orders
        }
        components = cast(LaFamiglia, game).components
        spaces = {
            f"{sheet} {space}": say("statistics-space", round=sheet, space=space)
            for sheet in range(1, components.rounds + 1)
            for i, space in enumerate(game.events.kinds["space"])
            if components.exists[sheet][i]
        }
        cards = [card["id"] for card in pack["conflict_card"]]
        super().__init__(
            [
                Table("places", numbered(seats)),
                Table("families", plain(names.families)),
                Table("characters", plain(names.characters)),
                Table("columns", columns, ("gained", USED)),
                Table("spaces", spaces),
                Table("orders", orders, ("gained", "sold", USED)),
                Table(
                    "tiles",
                    worded(say, "tile", [tile["id"] for tile in pack["control_tile"]]),
                    ("drawn", "marked", USED),
                ),
                Table("cards", worded(say, "card", cards)),
                Table("mandamenti", plain(names.mandamenti), ("gained", "lost", HELD)),
                Table("deeds", worded(say, "statistics-deed", list(DEEDS.values()))),
            ],
            COUNTS,
        )

    def see(self, event: dict[str, Any], sheet: Sheet) -> None:
        """Also what has no field for its row."""
        super().see(event, sheet)
        kind = event["kind"]
        if kind in DEEDS:
            sheet.add("deeds", DEEDS[kind], USED, event.get("seat", -1))
        elif kind == "phase":
            sheet.context["round"] = event["round"]
        elif kind == "space-used":
            sheet.add("spaces", f"{sheet.context['round']} {event['space']}", USED, event["seat"])
        elif kind == "first-drawn":
            places(clockwise(event["seat"], sheet.seats), sheet)
        elif kind == "cards-revealed":
            for card in (event["attacker"], event["defender"]):
                if card:
                    sheet.add("cards", card)

    def end(self, view: dict[str, Any], sheet: Sheet) -> None:
        """Characters, and who holds what."""
        families = view["table"]["families"]
        for family in families.values():
            sheet.add("characters", family["character"], USED, family["seat"])
        for mandamento, holder in view["table"]["control"].items():
            if holder in families:
                sheet.add("mandamenti", mandamento, HELD, families[holder]["seat"])


def worded(say: Callable[[str], str], kind: str, names: list[str]) -> dict[str, str]:
    """Rows that are called as the game's words call them."""
    return {name: say(f"{kind}-{name.replace('_', '-')}") for name in names}
