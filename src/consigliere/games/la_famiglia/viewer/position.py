"""From the names of a view or a scenario back to a state: the inverse of view.py."""

from random import Random
from typing import Any

from consigliere.core.errors import Mistake
from consigliere.core.position_input import count_of, index_of
from consigliere.games.la_famiglia import notation
from consigliere.games.la_famiglia.components import AREAS, COLUMNS, GRID, HAND, ROWS, SEAS, TILES
from consigliere.games.la_famiglia.frames import ATTACK_CAR, ATTACK_SIDE, ATTACK_SOLDATI, running_attack
from consigliere.games.la_famiglia.state import (
    EMPTY,
    IN_HQ,
    NEUTRAL,
    ON_BOARD,
    ON_MAT,
    OUT,
    PHASES,
    SEATS,
    SIDES,
    SOLD,
    LaFamigliaState,
    family_orders,
    team,
)
from consigliere.games.la_famiglia.viewer import hidden


def side_named(s: LaFamigliaState, name: str | None, where: str) -> int:
    """A side by its colour; EMPTY for None or ''."""
    if not name:
        return EMPTY
    if name == "neutral":
        return NEUTRAL
    seat = s.seat_of[index_of(s.c.colours, name, where)]
    if seat < 0:
        raise Mistake("mistake-la-famiglia-playing", where=where, name=name)
    return seat


def family_named(s: LaFamigliaState, name: str, where: str) -> int:
    """The seat of a family by its colour, or a clear error."""
    side = side_named(s, name, where)
    if side >= SEATS:
        raise Mistake("mistake-la-famiglia-colour", where=where, name=name)
    return side


def seat_named(s: LaFamigliaState, name: str) -> int:
    """The seat that leads the family of that colour, -1 if nobody does."""
    return s.seat_of[s.c.colours.index(name)] if name in s.c.colours else -1


def order_named(s: LaFamigliaState, name: str, where: str) -> int:
    """An order token by its id."""
    return index_of(s.c.orders, name, where)


# ---- from a view (imagine)


def from_view(s: LaFamigliaState, view: dict[str, Any]) -> None:
    """Fills the pieces from a view; what the viewer cannot know gets some possible value."""
    table = view["table"]
    seat_families(s, table["families"])
    read_table(s, table)
    for colour, entry in table["families"].items():
        seat = entry["seat"]
        for name in entry["held"]:
            s.where[order_named(s, name, colour)] = IN_HQ
        for name, (gained, sold) in entry.get("times", {}).items():
            order = order_named(s, name, colour)
            s.gained[order], s.sold[order] = gained, sold
        for laid, returned in entry.get("returned", []):
            s.returned += [seat, laid, returned]
    read_course(s, table)
    read_tokens(s, table, view["own"])
    read_choices(s, view)
    derive(s)


def read_course(s: LaFamigliaState, table: dict[str, Any]) -> None:
    """The engine's notes."""
    course = table["course"]
    s.clock, s.revealed = course["clock"], course["revealed"]


def read_tokens(s: LaFamigliaState, table: dict[str, Any], own: dict[str, Any]) -> None:
    """Order tokens on the board: face up, those of the viewer's team, and the others', dealt in one possible way."""
    closed: list[int] = []
    for name, entry in table["areas"].items():
        area = s.c.areas.index(name)
        times = entry.get("laid", [])
        for i, shown in enumerate(entry["orders"]):
            at = area * 2 + i
            s.laid[at] = times[i] if times else 0
            if shown in s.c.orders:
                lay(s, at, s.c.orders.index(shown), shown in entry.get("executed", []))
            elif shown in own and name in own[shown]["laid"]:
                lay(s, at, s.c.orders.index(own[shown]["laid"][name][i]), False)
            else:
                s.tokens[at] = s.c.colours.index(shown) * HAND  # its family is known, its face not yet
                closed.append(s.seat_of[s.c.colours.index(shown)])
    for seat in sorted(set(closed)):
        hidden.deal(s, seat, hidden.face_down(s, seat), Random(0))


def lay(s: LaFamigliaState, at: int, order: int, executed: bool) -> None:
    """Puts an order token on the board."""
    s.tokens[at] = order
    s.where[order] = ON_BOARD
    s.executed[at] = int(executed)


def read_choices(s: LaFamigliaState, view: dict[str, Any]) -> None:
    """Own secret choices as they are, the others' as some legal one."""
    for seat, text in view["chosen"].items():
        move = s.game.parse(text)
        s.committed[int(seat)] = notation.card_of(move) if text.startswith("card") else move
    for group in view["unknown"]:
        if group["kind"] == "choice":
            s.committed[group["seat"]] = hidden.any_choice(s, group["seat"], Random(0))


# ---- common parts


def seat_families(s: LaFamigliaState, families: dict[str, Any]) -> None:
    """Who leads which family, and what each mat shows."""
    for colour, entry in families.items():
        where = f"families.{colour}"
        index = index_of(s.c.colours, colour, "families")
        seat = entry.get("seat", -1)
        if seat not in range(SEATS) or s.family[seat] >= 0:
            raise Mistake("mistake-la-famiglia-seat", where=where, seat=seat)
        s.family[seat] = index
        s.seat_of[index] = seat
        mat = entry.get("mat", {})
        for row, left in mat.items():
            size = s.c.mat_size[index * ROWS + index_of(s.c.rows, row, f"{where}.mat")]
            if left not in range(size + 1):
                raise Mistake("mistake-la-famiglia-mat", where=where, row=row, size=size, left=left)
            s.opened[seat * ROWS + s.c.rows.index(row)] = size - left
        opened = opened_orders(s, seat)
        closed = advanced_orders(s, seat)
        for order in family_orders(s, seat):
            s.where[order] = ON_MAT if order in closed and order not in opened else OUT
        for name in entry.get("sold", []):
            s.where[order_named(s, name, f"{where}.sold")] = SOLD
        character = entry.get("character")
        if character:
            s.character[seat] = index_of(s.c.characters, character, f"{where}.character")
        s.money[seat] = count_of(entry, "money", where, 0)
        s.hq[seat] = count_of(entry, "soldati", where, 0)
        bust = entry.get("bust")
        s.bust[seat] = index_of(s.c.spaces, bust, f"{where}.bust") if bust else -1


def advanced_orders(s: LaFamigliaState, seat: int) -> set[int]:
    """The orders that lie on the mat at the start."""
    orders: set[int] = set()
    for row in range(ROWS):
        orders.update(s.c.opens[s.family[seat] * ROWS + row])
    return orders - {-1}


def opened_orders(s: LaFamigliaState, seat: int) -> set[int]:
    """The advanced orders gained by the tokens removed from the mat."""
    orders: set[int] = set()
    for row in range(ROWS):
        orders.update(s.c.opens[s.family[seat] * ROWS + row][: s.opened[seat * ROWS + row]])
    return orders - {-1}


def read_table(s: LaFamigliaState, table: dict[str, Any]) -> None:
    """Round, board, sheets, tiles, control: everything but orders."""
    s.round = table.get("round", 1)
    s.phase = index_of(PHASES, table.get("phase", "planning"), "phase")
    s.primo = holder(s, table.get("primo"), "primo", 0)
    s.first = holder(s, table.get("first"), "first", s.primo)
    for name in table.get("tiles", []):
        s.in_play[index_of(s.c.tiles, name, "tiles")] = 1
    for side, colours in table.get("dealt", {}).items():
        for colour in colours:
            s.dealt[index_of(s.c.colours, colour, "dealt")] = "ab".index(side)
    for name, entry in table.get("areas", {}).items():
        read_area(s, index_of(s.c.areas, name, "areas"), entry)
    for name, entry in table.get("seas", {}).items():
        sea = index_of(s.c.seas, name, "seas")
        for colour in entry:
            s.boats[sea * SEATS + family_named(s, colour, f"seas.{name}")] = count_of(entry, colour, f"seas.{name}", 0)
    sheets = table.get("sheets", {})
    for column, entry in enumerate(sheets.get("columns", [])):
        if column >= COLUMNS:
            raise Mistake("mistake-la-famiglia-columns", columns=COLUMNS)
        read_tokens_of(s, s.top, column, entry, f"sheets.columns[{column}]")
    for name, entry in sheets.get("spaces", {}).items():
        space = index_of(s.c.spaces, name, "sheets.spaces")
        if not s.c.exists[s.round][space]:
            raise Mistake("mistake-la-famiglia-space", round=s.round, name=name)
        read_tokens_of(s, s.bottom, space, entry, f"sheets.spaces.{name}")
    for name, entry in table.get("marked", {}).items():
        read_marks(s, index_of(s.c.tiles, name, "marked"), entry)
    for name, colour in table.get("control", {}).items():
        seat = side_named(s, colour, f"control.{name}")
        s.control[index_of(s.c.mandamenti, name, "control")] = seat if seat < SEATS else -1


def holder(s: LaFamigliaState, name: str | None, where: str, default: int) -> int:
    """A seat by its family's colour."""
    return family_named(s, name, where) if name else default


def read_area(s: LaFamigliaState, area: int, entry: dict[str, Any]) -> None:
    """Who holds an area, and with what."""
    where = f"areas.{s.c.areas[area]}"
    s.side[area] = side_named(s, entry.get("side"), where)
    s.soldati[area] = count_of(entry, "soldati", where, 0)
    s.cars[area] = count_of(entry, "cars", where, 0)
    s.labs[area] = count_of(entry, "labs", where, 0)
    if s.labs[area] > s.c.labs_per_area:
        raise Mistake("mistake-la-famiglia-labs", where=where, most=s.c.labs_per_area, found=s.labs[area])
    if s.side[area] == EMPTY and (s.soldati[area] or s.cars[area]):
        raise Mistake("mistake-la-famiglia-side", where=where)


def read_tokens_of(s: LaFamigliaState, sheet: list[int], at: int, entry: dict[str, Any], where: str) -> None:
    for name in entry:
        side = side_named(s, name, where)
        if side == EMPTY:
            raise Mistake("mistake-la-famiglia-token", where=where)
        sheet[at * SIDES + side] = count_of(entry, name, where, 0)


def read_marks(s: LaFamigliaState, tile: int, entry: dict[str, Any]) -> None:
    """Whose tokens lie on a control tile."""
    s.in_play[tile] = 1
    for side, colour in entry.items():
        seat = side_named(s, colour, f"marked.{s.c.tiles[tile]}")
        if seat < SEATS:
            if "ab"[team(seat)] != side:
                raise Mistake("mistake-la-famiglia-team", tile=s.c.tiles[tile], side=side, colour=colour)
            s.marks["ab".index(side) * TILES + tile] = seat


def derive(s: LaFamigliaState) -> None:
    """Supplies follow by counting (LF-1.6); more pieces than there are is an error."""
    attack = running_attack(s)
    for seat in range(SEATS):
        if s.family[seat] < 0:
            continue
        colour = s.c.colours[s.family[seat]]
        own = [area for area in range(AREAS) if s.side[area] == seat]
        s.supply[seat] = s.c.soldati - s.hq[seat] - sum(s.soldati[area] for area in own)
        s.car_supply[seat] = s.c.cars - sum(s.cars[area] for area in own)
        if attack and attack[ATTACK_SIDE] == seat:
            s.supply[seat] -= attack[ATTACK_SOLDATI]
            s.car_supply[seat] -= attack[ATTACK_CAR]
        s.boat_supply[seat] = s.c.boats - sum(s.boats[sea * SEATS + seat] for sea in range(SEAS))
        on_mat = sum(s.c.mat_size[s.family[seat] * ROWS + row] - s.opened[seat * ROWS + row] for row in range(ROWS))
        on_sheets = sum(s.top[column * SIDES + seat] for column in range(COLUMNS))
        on_sheets += sum(s.bottom[space * SIDES + seat] for space in range(GRID))
        s.token_supply[seat] = s.c.tokens - on_mat - on_sheets - s.marks.count(seat)
        for kind, stock in (("Soldati", s.supply), ("cars", s.car_supply), ("boats", s.boat_supply)):
            if stock[seat] < 0:
                raise Mistake("mistake-la-famiglia-pieces", colour=colour, n=-stock[seat], kind=kind)
        if s.token_supply[seat] < 0:
            raise Mistake("mistake-la-famiglia-influence", colour=colour)
    neutral = sum(s.soldati[area] for area in range(AREAS) if s.side[area] == NEUTRAL)
    s.supply[NEUTRAL] = s.c.neutral_soldati - neutral
    if attack and attack[ATTACK_SIDE] == NEUTRAL:
        s.supply[NEUTRAL] -= attack[ATTACK_SOLDATI]
    s.lab_pool = s.c.labs - sum(s.labs)
    tokens = sum(s.top[column * SIDES + NEUTRAL] for column in range(COLUMNS))
    s.neutral_tokens = s.c.neutral_tokens - tokens - sum(s.bottom[space * SIDES + NEUTRAL] for space in range(GRID))
    for kind, left in (("Soldati", s.supply[NEUTRAL]), ("tokens", s.neutral_tokens)):
        if left < 0:
            raise Mistake("mistake-la-famiglia-neutral", n=-left, kind=kind)
    if s.lab_pool < 0:
        raise Mistake("mistake-la-famiglia-lab-pool", n=-s.lab_pool)
