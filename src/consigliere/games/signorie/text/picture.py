# not compiled: drawn now and then
"""The board of Signorie with its pieces as a plain picture, from a view and the pack's layout."""

from typing import Any

from consigliere.picture import PIECES, Picture

SPACE, CLOSED, TILE = "#D8C9A3", "#A59C88", "#F6F0E0"
MEN = 9


def picture(view: dict[str, Any], pack: dict[str, Any]) -> Picture:
    """Points, dice, order of play, rewards, cities, careers and initiative."""
    table, board = view["table"], pack["layout"]["board"]
    drawn = Picture(board["width"], board["height"], board["background"])
    players = table["players"]
    for cell in board["vp_track"]["cells"]:
        drawn.box(cell["x"] + 1, cell["y"] + 1, cell["w"] - 2, cell["h"] - 2, SPACE)
        here = [colour for colour, player in players.items() if player["vp"] % 100 == cell["vp"]]
        for i, colour in enumerate(here):
            drawn.disc(cell["x"] + 10 + i % 2 * 20, cell["y"] + 10 + i // 2 * 20, MEN, PIECES[colour])
    for area in board["dice"]["areas"]:
        drawn.box(area["x"], area["y"], area["w"], area["h"], SPACE)
        for slot, value in zip(area["slots"], table["dice"][area["color"]]):
            half = slot["size"] / 2
            drawn.tile(slot["x"] + half, slot["y"] + half, slot["size"], PIECES[area["color"]], value)
    for space in board["dice"]["task_spaces"]:
        drawn.box(space["x"], space["y"], space["w"], space["h"], TILE if table["tasks"][space["space"]] else SPACE)
    for space, colour in zip(board["turn_order"]["spaces"], table["order"]):
        drawn.disc(space["cx"], space["cy"], space["r"], PIECES[colour], space["position"])
    for space in board["rewards"]["spaces"]:
        colour = PIECES["yellow"] if space["round"] == table["round"] else SPACE
        drawn.box(space["x"], space["y"], space["w"], space["h"], colour)
        drawn.number(space["x"] + space["w"] / 2, space["y"] + space["h"] / 2, 30, space["round"])
    draw_cities(drawn, table["cities"], board["cities"])
    for space in board["careers"]["spaces"]:
        men = [
            colour
            for colour, player in players.items()
            for at in player["careers"][space["track"]]
            if at == space["space"]
        ]
        draw_pieces(drawn, space, men)
    for space in board["initiative"]["spaces"]:
        draw_pieces(drawn, space, table["initiative"][str(space["space"])])
    return drawn


def draw_cities(found: Picture, cities: dict[str, Any], layout: dict[str, Any]) -> None:
    """The cities with their tiles, and pawns from the lowest space on."""
    for box in layout["boxes"]:
        city = cities[box["city"]]
        colour = CLOSED if city["closed"] else SPACE
        found.box(box["x"], box["y"], layout["width"], layout["height"], colour)
        for place in ("marriage", "mission"):
            if city[place] is not None:
                found.box(box[place]["x"], box[place]["y"], box[place]["w"], box[place]["h"], TILE)
        spaces = sorted(box["pawn_spaces"], key=lambda space: int(space["value"]))
        for i, space in enumerate(spaces):
            pawn = city["pawns"][i] if i < len(city["pawns"]) else None
            colour = TILE if pawn is None else PIECES[pawn.split(".")[0]]
            found.disc(space["cx"], space["cy"], space["r"], colour, space["value"] if pawn is None else None)


def draw_pieces(found: Picture, space: dict[str, Any], colours: list[str]) -> None:
    """A space with pieces in rows of three."""
    found.box(space["x"] + 1, space["y"] + 1, space["w"] - 2, space["h"] - 2, SPACE)
    for i, colour in enumerate(colours):
        found.disc(space["x"] + 14 + i % 3 * 20, space["y"] + 14 + i // 3 * 20, MEN, PIECES[colour])
