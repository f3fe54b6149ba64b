# not compiled: drawn now and then
"""The board of Corleone's Empire with its pieces as a plain picture, from a view and the pack's layout."""

from typing import Any

from consigliere.picture import INK, PIECES, Picture

TILE, PRINTED = "#F3EBD8", "#E2D5B6"
NEUTRALS = {"union_boss": PIECES["grey"], "mayor": PIECES["grey"]}


def picture(view: dict[str, Any], pack: dict[str, Any]) -> Picture:
    """Territories with businesses, figures and control tokens; jobs and cards left in the decks as numbers."""
    table, board = view["table"], pack["board"]
    width, height = board["canvas"]
    drawn = Picture(width, height, board["colours"]["paper"])
    colours = {**{family["id"]: family["colour_hex"] for family in pack["families"]}, **NEUTRALS}
    drawn.polygon(board["hudson"]["polygon"], board["colours"]["hudson"])
    for area in board["territories"]:
        drawn.polygon(area["polygon"], area["fill"])
    printed = {business["territory"]: business["id"] for business in pack["start_businesses"]}
    for area in board["territories"]:
        draw_area(drawn, area, table, printed, colours, board)
    for space in board["family_spaces"]:
        owner = table["members"][space["id"]]
        x, y = space["pos"]
        drawn.disc(x, y, board["family_space_radius"], TILE if owner is None else colours[owner])
    draw_rails(drawn, table, board["rails"])
    return drawn


def draw_area(
    found: Picture,
    area: dict[str, Any],
    table: dict[str, Any],
    printed: dict[str, str],
    colours: dict[str, str],
    board: dict[str, Any],
) -> None:
    """The businesses of an area with their thugs, its control tokens, the Police Chief."""
    name = area["id"]
    for slot, business in (("start_slot", printed.get(name)), ("tile_slot", table["tiles"].get(name))):
        if business is None or slot not in area:
            continue
        x, y, width, height = area[slot]
        found.box(x, y, width, height, PRINTED if slot == "start_slot" else TILE)
        thug = table["thugs"][business]
        found.tile(x + width / 2, y + height * 0.75, board["thug_square"], TILE if thug is None else colours[thug])
    tokens = table["control"].get(name, [])
    if tokens:
        x, y = area["control"]
        found.disc(x, y, board["control_radius"], colours[tokens[-1]], len(tokens))
    if table["chief"] == name:
        x, y = area["police_chief"]
        found.disc(x, y, board["family_space_radius"], PIECES["black"])


def draw_rails(found: Picture, table: dict[str, Any], rails: dict[str, Any]) -> None:
    """How far the game is, and how much is left in the decks."""
    for i, (x, y, width, height) in enumerate(rails["act_track"]):
        found.box(x, y, width, height, PIECES["yellow"] if i + 1 == table["act"] else PRINTED)
        found.number(x + width / 2, y + height / 2, height / 2, i + 1)
    for place, n in (
        ("job_deck", table["deck_size"]),
        ("job_discard", len(table["discard"])),
        ("blue_tiles", table["stacks"]["blue"]),
        ("red_tiles", table["stacks"]["red"]),
    ):
        x, y, width, height = rails[place]
        found.box(x, y, width, height, PRINTED)
        found.number(x + width / 2, y + height / 2, 40, n, INK)
    for (x, y, width, height), job in zip(rails["open_jobs"], table["open_jobs"]):
        found.box(x, y, width, height, TILE if job else PRINTED)
