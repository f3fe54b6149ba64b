# not compiled: runs once for each pack.
"""Whether the board of a pack can be played and drawn: areas and family spaces (CE-4.2, CE-5.19, RU-30)."""

from consigliere.core.errors import Phrase
from consigliere.core.pack_entry import Entry, check_ids, check_provenance
from consigliere.games.corleone.components import SPACES, TERRITORIES

BOARD_KEYS = [
    *("canvas", "family_space_radius", "control_radius", "thug_square", "colours", "hudson", "east_river"),
    *("territories", "family_spaces", "rails"),
]
AREA_KEYS = ["id", "number", "name", "fill", "polygon", "label", "start_slot", "controllable"]
TERRITORY_KEYS = ["control", "police_chief", "tile_slot"]
THREE_PLUS = 6


def check_board(top: Entry) -> list[str]:
    """The whole board; returns the ids of its areas."""
    board = top.part("board")
    board.keys(BOARD_KEYS)
    width, height = board.point("canvas")
    for key in ("family_space_radius", "control_radius", "thug_square"):
        board.number(key, 1, width)
    for name in ("hudson", "east_river", "rails"):
        check_provenance(board.part(name))
    areas = check_areas(board, width, height)
    check_spaces(board, areas, width, height)
    return areas


def check_areas(board: Entry, width: float, height: float) -> list[str]:
    """Seven numbered territories and Central Park, which nobody controls (CE-5.16)."""
    entries = board.parts("territories")
    areas = check_ids(entries, "id")
    numbers = sorted(entry.whole("number", 0, TERRITORIES) for entry in entries)
    if numbers != list(range(TERRITORIES + 1)):
        raise board.wrong("territories", Phrase("wanted-corleone-territories"), str(numbers))
    for entry in entries:
        park = entry.whole("number", 0, TERRITORIES) == 0
        own = [*AREA_KEYS, *([] if park else TERRITORY_KEYS)]
        entry.keys(own, ["geometry_prov", *[f"{key}_prov" for key in own]])
        entry.text("name")
        entry.text("fill")
        entry.fixed("controllable", not park, "CE-5.16")
        if park:
            entry.fixed("id", "central_park", "CE-5.16")
        if len(entry.points("polygon")) < 3:
            raise entry.wrong("polygon", Phrase("wanted-corleone-corners"))
        for point in [*entry.points("polygon"), entry.point("label")]:
            on_canvas(entry, "polygon", point, width, height)
        for key in ("control", "police_chief"):
            if key in own:
                on_canvas(entry, key, entry.point(key), width, height)
    return areas


def on_canvas(entry: Entry, key: str, point: tuple[float, float], width: float, height: float) -> None:
    """A point lies on the canvas."""
    if not (0 <= point[0] <= width and 0 <= point[1] <= height):
        raise entry.wrong(
            key,
            Phrase("wanted-corleone-canvas", width=f"{width:g}", height=f"{height:g}"),
            f"{point[0]:g}, {point[1]:g}",
        )


def check_spaces(board: Entry, areas: list[str], width: float, height: float) -> None:
    """CE-5.18: family spaces touch two or three areas; six of them are marked 3+ (CE-2.12)."""
    spaces = board.parts("family_spaces")
    check_ids(spaces, "id")
    if not 1 <= len(spaces) <= SPACES:
        raise board.wrong("family_spaces", Phrase("wanted-corleone-spaces", most=SPACES), str(len(spaces)))
    for space in spaces:
        keys = ["id", "pos", "touches", "min_players"]
        space.keys(keys, [f"{key}_prov" for key in keys])
        on_canvas(space, "pos", space.point("pos"), width, height)
        if not 2 <= len(space.references("touches", areas, Phrase("wanted-corleone-of-areas"))) <= 3:
            raise space.wrong("touches", Phrase("wanted-corleone-touches"))
        space.whole("min_players", 2, 3)
    marked = sum(space.whole("min_players", 2, 3) == 3 for space in spaces)
    if marked != THREE_PLUS:
        raise board.wrong("family_spaces", Phrase("wanted-corleone-marked", count=THREE_PLUS), str(marked))
