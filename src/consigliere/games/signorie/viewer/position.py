"""From the words of a view or a scenario back to pieces."""

from typing import Any

from consigliere.core.errors import Mistake
from consigliere.core.position_input import index_of
from consigliere.games.signorie.components import (
    CAREERS,
    CITY_SPACES,
    DICE,
    FACES,
    GENDERS,
    HELPERS,
    HOUSES,
    MAN,
    PLACES,
    PLAN_ROWS,
    ROUNDS,
    TILES,
    WOMAN,
)
from consigliere.games.signorie.events import SOURCES
from consigliere.games.signorie.state import IN_CITY, PHASES, REMOVED, UNSEEN, SignorieState, area_at, man_at


def number(value: Any, low: int, high: int, where: str) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Mistake("mistake-signorie-number", where=where, low=low, high=high, value=repr(value))
    return value


def seat_named(s: SignorieState, name: str) -> int:
    """A seat by its colour, -1 if nobody has it."""
    for seat in range(s.seats):
        if s.c.colours[s.colour[seat]] == name:
            return seat
    return -1


def seat_of(s: SignorieState, name: Any, where: str) -> int:
    """A seat by its colour; a Mistake if nobody has it."""
    seat = seat_named(s, name)
    if seat < 0:
        playing = ", ".join(s.c.colours[s.colour[seat]] for seat in range(s.seats))
        raise Mistake("mistake-signorie-playing", where=where, name=name, playing=playing)
    return seat


def seats_of(s: SignorieState, names: list[Any], where: str) -> list[int]:
    """Seats by their colours, none of them twice."""
    seats = [seat_of(s, name, where) for name in names]
    if len(set(seats)) != len(seats):
        raise Mistake("mistake-signorie-player-twice", where=where)
    return seats


def seat_players(s: SignorieState, players: dict[str, Any]) -> None:
    """Which colour sits where."""
    if len(players) != s.seats:
        raise Mistake("mistake-signorie-players", seats=s.seats, found=len(players))
    taken: set[int] = set()
    for name, entry in players.items():
        seat = number(entry.get("seat"), 0, s.seats - 1, f"players.{name}.seat")
        if seat in taken:
            raise Mistake("mistake-signorie-seat", name=name, seat=seat)
        taken.add(seat)
        s.colour[seat] = index_of(s.c.colours, name, "players")


def from_view(s: SignorieState, view: dict[str, Any]) -> None:
    """Fills the state from a view; which unseen tiles are out of the game is dealt later."""
    table = view["table"]
    seat_players(s, table["players"])
    read_table(s, table)
    for house in range(HOUSES):
        unseen = [tile for tile in range(TILES) if s.c.house[tile] == house and s.where[tile] == UNSEEN]
        for tile in unseen[: table["removed"][s.c.houses[house]]]:
            s.where[tile] = REMOVED
    s.pile = table["stack"]
    derive(s)
    if view["over"]:
        s.ending = int(view["result"]["ending"] != "ending-most-points")


def read_table(s: SignorieState, table: dict[str, Any]) -> None:
    """Everything that is named: on the main board, on the player boards, in the cities."""
    s.round = number(table.get("round", 1), 1, ROUNDS, "round")
    s.phase = index_of(PHASES, table.get("phase", PHASES[1]), "phase")
    order = table.get("order")
    s.order = list(range(s.seats)) if order is None else seats_of(s, order, "order")
    if len(s.order) != s.seats:
        raise Mistake("mistake-signorie-order", seats=s.seats)
    for seat in seats_of(s, table.get("passed", []), "passed"):
        s.passed[seat] = 1
    for seat in seats_of(s, table.get("entitled", []), "entitled"):
        s.entitled |= 1 << seat
    read_initiative(s, table.get("initiative"))
    for name, values in table.get("dice", {}).items():
        die = index_of(s.c.dice, name, "dice")
        for value in values:
            s.areas[area_at(die, number(value, 1, FACES, f"dice.{name}"))] += 1
    for name, task in table.get("tasks", {}).items():
        at = index_of(s.c.task_spaces, name, "tasks")
        if task:
            s.tasks[at] = index_of(s.c.tasks, task, f"tasks.{name}")
    for name, reward in table.get("rewards", {}).items():
        at = index_of([str(n) for n in range(1, ROUNDS + 1)], name, "rewards")
        if reward:
            s.rewards[at] = index_of(s.c.rewards, reward, f"rewards.{name}")
    for name, entry in table.get("cities", {}).items():
        read_city(s, index_of(s.c.cities, name, "cities"), entry)
    for name, entry in table["players"].items():
        read_player(s, entry["seat"], entry, f"players.{name}")


def read_initiative(s: SignorieState, discs: dict[str, Any] | None) -> None:
    """The discs from bottom to top; without a word all lie on the lowest space (SI-2.5)."""
    s.arrivals = s.order[::-1]
    if discs is None:
        return
    named: list[int] = []
    for name, colours in discs.items():
        space = index_of([str(n) for n in range(s.c.initiative_top + 1)], name, "initiative")
        for seat in seats_of(s, colours, f"initiative.{name}"):
            if seat in named:
                raise Mistake("mistake-signorie-disc", name=name, colour=s.c.colours[s.colour[seat]])
            s.disc[seat] = space
            named.append(seat)
    s.arrivals = [seat for seat in s.arrivals if seat not in named] + named


def read_city(s: SignorieState, city: int, entry: dict[str, Any]) -> None:
    """Pawns and tiles of a city."""
    where = f"cities.{s.c.cities[city]}"
    s.closed[city] = int(bool(entry.get("closed", False)))
    pawns = entry.get("pawns", [])
    if len(pawns) > CITY_SPACES:
        raise Mistake("mistake-signorie-city-pawns", where=where, spaces=CITY_SPACES, found=len(pawns))
    for i, pawn in enumerate(pawns):
        colour, _, gender = str(pawn).partition(".")
        seat = seat_of(s, colour, f"{where}.pawns")
        s.city_pawns[city * CITY_SPACES + i] = seat * 2 + index_of(GENDERS[:2], gender, f"{where}.pawns")
    s.filled[city] = len(pawns)
    for place, name in enumerate(PLACES):
        if entry.get(name):
            tile = turn_up(s, entry[name], f"{where}.{name}")
            s.where[tile] = IN_CITY + city * 2 + place
            s.city_tile[city * 2 + place] = tile


def turn_up(s: SignorieState, name: Any, where: str) -> int:
    """A tile that lies nowhere else yet."""
    tile = index_of(s.c.tiles, name, where)
    if s.where[tile] != UNSEEN:
        raise Mistake("mistake-signorie-tile", where=where, name=name)
    return tile


def read_player(s: SignorieState, seat: int, entry: dict[str, Any], where: str) -> None:
    """Pool, careers, dice, helpers, plan of a player; the reserve follows by counting."""
    s.florins[seat] = number(entry.get("florins", 0), 0, 999, f"{where}.florins")
    s.vp[seat] = number(entry.get("vp", 0), 0, 9999, f"{where}.vp")
    for name, n in entry.get("points", {}).items():
        source = index_of(SOURCES, name, f"{where}.points")
        s.earned[seat * len(SOURCES) + source] = number(n, 0, 9999, f"{where}.points.{name}")
    s.pool[seat * 2 + MAN] = number(entry.get("men", 0), 0, s.c.men, f"{where}.men")
    s.pool[seat * 2 + WOMAN] = number(entry.get("women", 0), 0, s.c.women, f"{where}.women")
    s.brides[seat] = number(entry.get("brides", 0), 0, len(s.c.wedding_vp), f"{where}.brides")
    threshold = entry.get("threshold", {})
    s.threshold[seat * 2 + MAN] = number(threshold.get("men", 0), 0, s.c.men, f"{where}.threshold.men")
    s.threshold[seat * 2 + WOMAN] = number(threshold.get("women", 0), 0, s.c.women, f"{where}.threshold.women")
    for name, spaces in entry.get("careers", {}).items():
        career = index_of(s.c.careers, name, f"{where}.careers")
        for space in spaces:
            s.careers[man_at(seat, career, number(space, 1, s.c.top, f"{where}.careers.{name}"))] += 1
    for name, value in entry.get("dice", {}).items():
        die = index_of(s.c.dice, name, f"{where}.dice")
        s.board[seat * DICE + die] = number(value, 1, FACES, f"{where}.dice.{name}")
    for name in entry.get("helpers", []):
        at = seat * HELPERS + index_of(s.c.helpers, name, f"{where}.helpers")
        if s.helpers[at]:
            raise Mistake("mistake-signorie-helper", where=where, name=name)
        s.helpers[at] = 1
    for name, tiles in entry.get("rows", {}).items():
        row = index_of(s.c.rows, name, f"{where}.rows")
        for tile_name in tiles:
            tile = turn_up(s, tile_name, f"{where}.rows.{name}")
            s.where[tile] = seat * PLAN_ROWS + row
            s.face_up[(seat * PLAN_ROWS + row) * HOUSES + s.c.house[tile]] += 1
    for name, n in entry.get("face_down", {}).items():
        row = index_of(s.c.rows, name, f"{where}.face_down")
        s.face_down[seat * PLAN_ROWS + row] = number(n, 0, TILES, f"{where}.face_down.{name}")


def derive(s: SignorieState) -> None:
    """Reserves, dice set aside and discs in supply follow by counting; more than there are is an error."""
    for seat in range(s.seats):
        colour = s.c.colours[s.colour[seat]]
        on_careers = sum(s.careers[man_at(seat, 0, 0) : man_at(seat, CAREERS, 0)])
        for gender, total in ((MAN, s.c.men), (WOMAN, s.c.women)):
            at = seat * 2 + gender
            used = s.pool[at] + s.threshold[at] + s.city_pawns.count(at) + (on_careers if gender == MAN else 0)
            s.reserve[at] = total - used
            if s.reserve[at] < 0:
                raise Mistake("mistake-signorie-pawns", colour=colour, total=total)
    for die in range(DICE):
        lying = sum(s.areas[die * FACES : die * FACES + FACES])
        lying += sum(1 for seat in range(s.seats) if s.board[seat * DICE + die])
        s.aside[die] = s.c.dice_per_colour[s.seats] - lying
        if s.aside[die] < 0:
            raise Mistake("mistake-signorie-dice", die=s.c.dice[die], lying=lying)
    s.discs = s.c.discs - sum(s.helpers)
    if s.discs < 0:
        raise Mistake("mistake-signorie-discs", discs=s.c.discs)
