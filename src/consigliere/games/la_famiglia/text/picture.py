# not compiled: drawn now and then
"""The map of La Famiglia with its pieces as a plain picture, from a view and the pack's layout."""

from typing import Any

from consigliere.picture import PIECES, Picture

SEA, LAND = "#9DB9C4", "#DDD0B2"
BOAT, ORDER, SMALL = 11, 18, 14


def picture(view: dict[str, Any], pack: dict[str, Any]) -> Picture:
    """Areas with Soldati, cars, labs and order tokens; boats; control tokens."""
    table, layout = view["table"], pack["map"]
    drawn = Picture(layout["canvas"]["width"], layout["canvas"]["height"], SEA)
    for area in layout["areas"]:
        side = table["areas"][area["id"]]["side"]
        drawn.polygon(area["polygon"], "#4A3F35")
        inner = shrunk(area["polygon"], area["anchor"])
        drawn.polygon(inner, LAND if side is None else mixed(PIECES[side], LAND))
    for area in layout["areas"]:
        draw_area(drawn, area, table["areas"][area["id"]])
    for sea in layout["seas"]:
        x, y = sea["anchor"]
        boats = [colour for colour, n in table["seas"][sea["id"]].items() for _ in range(n)]
        for i, colour in enumerate(boats):
            drawn.disc(x + (i - (len(boats) - 1) / 2) * 2 * BOAT, y, BOAT, PIECES[colour])
    for mandamento in layout["mandamenti"]:
        owner = table["control"][mandamento["id"]]
        if owner is not None:
            x, y = mandamento["marker"]
            drawn.tile(x, y, ORDER, PIECES[owner])
    return drawn


def draw_area(found: Picture, area: dict[str, Any], here: dict[str, Any]) -> None:
    """What stands in one area; an order shows its family only."""
    x, y = area["anchor"]
    if here["soldati"]:
        found.disc(x, y, SMALL, PIECES[here["side"]], here["soldati"])
    for i, order in enumerate(here["orders"]):
        found.tile(x - SMALL + i * ORDER * 1.1, y - ORDER * 1.5, ORDER, PIECES[order.split(".")[0]])
    if here["cars"]:
        found.tile(x + SMALL * 1.7, y, SMALL, PIECES["grey"], here["cars"])
    if here["labs"]:
        found.tile(x - SMALL * 1.7, y, SMALL, PIECES["turquoise"], here["labs"])


def shrunk(points: list[list[float]], centre: list[float]) -> list[list[float]]:
    """A polygon a little smaller, so that borders show."""
    return [[x + (centre[0] - x) * 0.03, y + (centre[1] - y) * 0.03] for x, y in points]


def mixed(colour: str, other: str) -> str:
    """A colour half way to another."""
    parts = [(int(colour[i : i + 2], 16) + int(other[i : i + 2], 16)) // 2 for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02X}" for part in parts)
