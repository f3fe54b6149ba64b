# not compiled: runs once for each pack.
"""Whether the map of a pack can be played: areas, Mandamenti, seas, the start of the game, the drawing (LF-1, LF-2)."""

from consigliere.core.errors import Phrase
from consigliere.core.pack_entry import Entry, check_ids, check_provenance, shown
from consigliere.core.polygon import Point, Ring, clearance, crossing, edges, inside

AREA_KEYS = ["id", "name", "mandamento", "neighbours", "seas"]
SEA_KEYS = ["id", "name", "neighbours", "areas"]
MANDAMENTO_KEYS = ["id", "name", "areas", "marker", "marker_sea"]
DRAWING_KEYS = ["label", "anchor", "anchor_radius", "polygon"]
ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"
TEAMS = {"a": [1, 3], "b": [2, 4]}
ROUNDING = 0.1
FEWEST, MOST = 2, 3
"""Soldati in an area at the start (LF-2.8)."""


def check_map(top: Entry) -> None:
    """The whole map."""
    board = top.part("map")
    board.keys(["canvas", "areas", "mandamenti", "seas", "tie_break_area", "start"], ["format", "notes", "provenance"])
    for key in ("format", "notes"):
        if key in board.table:
            board.text(key)
    areas, mandamenti, seas = board.parts("areas"), board.parts("mandamenti"), board.parts("seas")
    counts = top.part("counts")
    for key, entries, count in (
        ("areas", areas, "areas"),
        ("mandamenti", mandamenti, "mandamenti"),
        ("seas", seas, "sea_areas"),
    ):
        wanted = counts.whole(count, 1, 99)
        if len(entries) != wanted:
            raise board.wrong(key, Phrase("wanted-la-famiglia-entries", count=wanted), str(len(entries)))
        check_ids(entries, "id")
    check_names([*areas, *seas])
    check_land(areas)
    check_seas(areas, seas)
    check_mandamenti(areas, mandamenti, seas, counts.whole("areas_per_mandamento", 1, 9))
    check_tie_break(board, areas, top)
    check_start(board.part("start"), areas, top)
    check_drawing(board, areas, seas)


def check_names(places: list[Entry]) -> None:
    """Areas and seas have names, and ids that can stand in a move."""
    check_ids(places, "id")
    for place in places:
        place.text("name")
        if any(letter not in ID_LETTERS for letter in place.text("id")):
            raise place.wrong("id", Phrase("wanted-la-famiglia-id"))


def check_land(areas: list[Entry]) -> None:
    """Adjacency over land is mutual and holds the island together (LF-1.3)."""
    for area in areas:
        area.keys([*AREA_KEYS, *DRAWING_KEYS, "label_lines"])
        if not area.texts("label_lines"):
            raise area.wrong("label_lines", Phrase("wanted-la-famiglia-label"))
    check_neighbours(areas, "area")
    reached = connected(areas, [area.text("id") for area in areas])
    for area in areas:
        if area.text("id") not in reached:
            raise area.wrong(
                "neighbours",
                Phrase("wanted-la-famiglia-way"),
                Phrase("wanted-la-famiglia-no-way", area=areas[0].text("id")),
            )


def check_neighbours(places: list[Entry], what: str) -> None:
    """Neighbours are known, others than oneself, and mutual (LF-1.3)."""
    ids = [place.text("id") for place in places]
    by_id = dict(zip(ids, places))
    for name, place in by_id.items():
        if name in place.references("neighbours", ids, Phrase(f"wanted-la-famiglia-{what}s")):
            raise place.wrong("neighbours", Phrase(f"wanted-la-famiglia-other-{what}s"), shown(name))
    for name, place in by_id.items():
        for other in place.texts("neighbours"):
            if name not in by_id[other].texts("neighbours"):
                raise by_id[other].wrong("neighbours", Phrase("wanted-la-famiglia-neighbour", name=name))


def connected(areas: list[Entry], among: list[str]) -> list[str]:
    """The areas that can be reached from the first of some without leaving them."""
    neighbours = {area.text("id"): area.texts("neighbours") for area in areas}
    reached = [among[0]]
    for name in reached:
        reached += [other for other in neighbours[name] if other in among and other not in reached]
    return reached


def check_seas(areas: list[Entry], seas: list[Entry]) -> None:
    """Seas border each other mutually; coast and sea name each other; an area touches at most 2 seas (LF-1.3)."""
    area_ids, sea_ids = [area.text("id") for area in areas], [sea.text("id") for sea in seas]
    for sea in seas:
        sea.keys([*SEA_KEYS, *DRAWING_KEYS])
    check_neighbours(seas, "sea")
    coast = {sea.text("id"): sea.references("areas", area_ids, Phrase("wanted-la-famiglia-areas")) for sea in seas}
    for area in areas:
        touched = area.references("seas", sea_ids, Phrase("wanted-la-famiglia-seas"))
        if len(touched) > 2:
            raise area.wrong("seas", Phrase("wanted-la-famiglia-two-seas"))
        for sea in seas:
            if (area.text("id") in coast[sea.text("id")]) != (sea.text("id") in touched):
                missing = area if area.text("id") in coast[sea.text("id")] else sea
                key, other = ("seas", sea) if missing is area else ("areas", area)
                raise missing.wrong(key, Phrase("wanted-la-famiglia-coast", name=other.text("id")))


def check_mandamenti(areas: list[Entry], mandamenti: list[Entry], seas: list[Entry], size: int) -> None:
    """Mandamenti share out the areas, hold together, and have a sea for their marker (LF-1.2)."""
    ids = [area.text("id") for area in areas]
    by_id = dict(zip(ids, areas))
    sea_ids = [sea.text("id") for sea in seas]
    names = [mandamento.text("id") for mandamento in mandamenti]
    for area in areas:
        area.word("mandamento", names)
    for mandamento in mandamenti:
        mandamento.keys(MANDAMENTO_KEYS)
        mandamento.text("name")
        mandamento.point("marker")
        members = mandamento.references("areas", ids, Phrase("wanted-la-famiglia-areas"))
        if len(members) != size:
            raise mandamento.wrong("areas", Phrase("wanted-la-famiglia-size", count=size))
        for name in members:
            by_id[name].fixed("mandamento", mandamento.text("id"), f"{mandamento.path}.areas")
        if len(connected(areas, members)) != size:
            raise mandamento.wrong("areas", Phrase("wanted-la-famiglia-together"))
        sea = mandamento.word("marker_sea", sea_ids)
        if not any(sea in by_id[name].texts("seas") for name in members):
            raise mandamento.wrong("marker_sea", Phrase("wanted-la-famiglia-marker-sea"))


def check_tie_break(board: Entry, areas: list[Entry], top: Entry) -> None:
    """The area that breaks a tie exists (LF-11.3)."""
    tie_break = board.word("tie_break_area", [area.text("id") for area in areas])
    top.part("limits").fixed("tie_break_area", tie_break, "map.tie_break_area")


def check_start(start: Entry, areas: list[Entry], top: Entry) -> None:
    """Every area starts with 2 or 3 Soldati of one side, and nobody controls a Mandamento yet (LF-2.3, LF-2.8)."""
    start.keys(["seats", "neutral", "teams"])
    check_provenance(start)
    if start.table["teams"] != TEAMS:
        raise start.wrong(
            "teams",
            Phrase("wanted-la-famiglia-teams", teams=shown([*TEAMS.values()])),
            shown(str(start.table["teams"])),
        )
    seats, neutral = start.part("seats"), start.part("neutral")
    numbers = [str(number + 1) for number in range(top.part("counts").whole("players", 1, 9))]
    seats.keys(numbers)
    taken: list[str] = []
    for number in numbers:
        seat = seats.part(number)
        check_line_up(seat, areas, taken)
        wanted = top.part("limits").whole("start_areas_per_player", 1, 9)
        if len(seat.table) != wanted:
            raise start.wrong(
                f"seats.{number}", Phrase("wanted-la-famiglia-start-areas", count=wanted), str(len(seat.table))
            )
        check_no_mandamento(start, number, areas, top.part("limits").whole("areas_to_control_mandamento", 2, 3))
    check_line_up(neutral, areas, taken)
    for area in areas:
        if area.text("id") not in taken:
            raise start.wrong(
                "neutral",
                Phrase("wanted-la-famiglia-every-area"),
                Phrase("wanted-la-famiglia-no-area", area=area.text("id")),
            )
    pieces = top.part("counts").whole("neutral_soldati", 0, 99)
    if sum(neutral.table.values()) != pieces:
        raise start.wrong(
            "neutral", Phrase("wanted-la-famiglia-soldati", count=pieces), str(sum(neutral.table.values()))
        )


def check_line_up(side: Entry, areas: list[Entry], taken: list[str]) -> None:
    """One side's areas with their Soldati, none of them another side's (LF-2.8)."""
    ids = [area.text("id") for area in areas]
    for name in side.table:
        if name not in ids:
            raise side.wrong(name, Phrase("wanted-la-famiglia-area"), shown(name))
        if name in taken:
            raise side.wrong(name, Phrase("wanted-la-famiglia-other-side"), shown(name))
        side.whole(name, FEWEST, MOST)
        taken.append(name)


def check_no_mandamento(start: Entry, number: str, areas: list[Entry], needed: int) -> None:
    """A seat controls no Mandamento before the first encounter (LF-5.1)."""
    held = [area.text("mandamento") for area in areas if area.text("id") in start.table["seats"][number]]
    for name in held:
        if held.count(name) >= needed:
            expected = Phrase("wanted-la-famiglia-fewer", needed=needed)
            given = Phrase("wanted-la-famiglia-held", count=held.count(name), mandamento=name)
            raise start.wrong(f"seats.{number}", expected, given)


def check_drawing(board: Entry, areas: list[Entry], seas: list[Entry]) -> None:
    """Rings on the canvas that do not cross; neighbours, and only they, have a common border (LF-1.3)."""
    canvas = board.part("canvas")
    canvas.keys(["width", "height", "y"])
    canvas.fixed("y", "down", Phrase("wanted-la-famiglia-why-down"))
    size = (canvas.number("width", 1, 10_000), canvas.number("height", 1, 10_000))
    rings = {place.text("id"): check_ring(place, size) for place in [*areas, *seas]}
    borders = {name: edges(ring) for name, ring in rings.items()}
    for places, key, others in ((areas, "neighbours", areas), (areas, "seas", seas), (seas, "neighbours", seas)):
        for place in places:
            name = place.text("id")
            for other in others:
                touching = other.text("id") in place.texts(key)
                if other is not place and touching == borders[name].isdisjoint(borders[other.text("id")]):
                    message = "wanted-la-famiglia-border" if touching else "wanted-la-famiglia-no-border"
                    expected = Phrase(message, place=other.text("id"), key=key)
                    raise place.wrong("polygon", expected, Phrase("wanted-la-famiglia-otherwise"))
    for mandamento in board.parts("mandamenti"):
        if not inside(mandamento.point("marker"), rings[mandamento.text("marker_sea")]):
            raise mandamento.wrong("marker", Phrase("wanted-la-famiglia-marker", sea=mandamento.text("marker_sea")))


def check_ring(place: Entry, size: Point) -> Ring:
    """The outline of an area or sea, with the points for its name and pieces inside."""
    ring = place.points("polygon")
    if len(ring) < 3:
        raise place.wrong("polygon", Phrase("wanted-la-famiglia-three-points"))
    for x, y in ring:
        if not (0 <= x <= size[0] and 0 <= y <= size[1]):
            raise place.wrong(
                "polygon",
                Phrase("wanted-la-famiglia-canvas", width=f"{size[0]:g}", height=f"{size[1]:g}"),
                f"[{x:g}, {y:g}]",
            )
    clash = crossing(ring)
    if clash:
        given = Phrase("wanted-la-famiglia-crossing", x=f"{clash[0]:g}", y=f"{clash[1]:g}")
        raise place.wrong("polygon", Phrase("wanted-la-famiglia-ring"), given)
    for key in ("label", "anchor"):
        if not inside(place.point(key), ring):
            raise place.wrong(key, Phrase("wanted-la-famiglia-inside"))
    free = clearance(place.point("anchor"), ring)
    if place.number("anchor_radius", 1, max(size)) > free + ROUNDING:
        raise place.wrong("anchor_radius", Phrase("wanted-la-famiglia-circle", free=f"{free:.1f}"))
    return ring
