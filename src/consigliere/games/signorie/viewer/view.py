"""What stands on the table, in the pack's names. No player has secrets (SI-13.2, RU-45)."""

from typing import Any

from consigliere.games.signorie.chapters.ending import row_points
from consigliere.games.signorie.components import (
    CAREERS,
    CITIES,
    CITY_SPACES,
    DICE,
    FACES,
    GENDERS,
    HELPERS,
    HOUSES,
    MAN,
    MARRIAGE_PLACE,
    MISSION_PLACE,
    PLAN_ROWS,
    ROUNDS,
    TASKS,
    TILES,
    WOMAN,
)
from consigliere.games.signorie.events import SOURCES
from consigliere.games.signorie.state import (
    PHASES,
    REMOVED,
    SignorieState,
    area_at,
    dice_sum,
    lowest_value,
    man_at,
    married_men,
    own_limit,
)


def name_of(s: SignorieState, seat: int) -> str:
    """A player by colour."""
    return s.c.colours[s.colour[seat]]


def names_of(s: SignorieState, seats: list[int]) -> list[str]:
    """Players by colour."""
    return [name_of(s, seat) for seat in seats]


def named(names: list[str], piece: int) -> str | None:
    """A piece by its name; None if there is none."""
    return names[piece] if piece >= 0 else None


def table(s: SignorieState) -> dict[str, Any]:
    """Everything on the boards; which tiles are in the stack, face down or out of the game is on no board."""
    seats = range(s.seats)
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": names_of(s, s.order),
        "passed": names_of(s, [seat for seat in seats if s.passed[seat]]),
        "entitled": names_of(s, [seat for seat in s.order if s.entitled >> seat & 1]),
        "initiative": initiative(s),
        "dice": {s.c.dice[die]: area(s, die) for die in range(DICE)},
        "aside": {s.c.dice[die]: s.aside[die] for die in range(DICE)},
        "tasks": {s.c.task_spaces[i]: named(s.c.tasks, s.tasks[i]) for i in range(TASKS)},
        "rewards": {str(i + 1): named(s.c.rewards, s.rewards[i]) for i in range(ROUNDS)},
        "stack": s.pile,
        "removed": removed(s),
        "helper_discs": s.discs,
        "brides": s.c.brides - sum(s.brides[: s.seats]),
        "players": {name_of(s, seat): player(s, seat) for seat in seats},
        "cities": {s.c.cities[city]: city_of(s, city) for city in range(CITIES)},
    }


def initiative(s: SignorieState) -> dict[str, list[str]]:
    """The discs on each space, from bottom to top."""
    return {
        str(space): names_of(s, [seat for seat in s.arrivals if s.disc[seat] == space])
        for space in range(s.c.initiative_top + 1)
    }


def area(s: SignorieState, die: int) -> list[int]:
    """The dice of a dice area, ascending."""
    values: list[int] = []
    for value in range(1, FACES + 1):
        values += [value] * s.areas[area_at(die, value)]
    return values


def removed(s: SignorieState) -> dict[str, int]:
    """Tiles out of the game: only their number per house is known (RU-09)."""
    counts = [0] * HOUSES
    for tile in range(TILES):
        if s.where[tile] == REMOVED:
            counts[s.c.house[tile]] += 1
    return {s.c.houses[house]: counts[house] for house in range(HOUSES)}


def player(s: SignorieState, seat: int) -> dict[str, Any]:
    """One player's pool, reserve, board and plan."""
    return {
        "seat": seat,
        "florins": s.florins[seat],
        "vp": s.vp[seat],
        "points": points(s, seat),
        "men": s.pool[seat * 2 + MAN],
        "women": s.pool[seat * 2 + WOMAN],
        "reserve": {"men": s.reserve[seat * 2 + MAN], "women": s.reserve[seat * 2 + WOMAN]},
        "careers": {s.c.careers[career]: men_on(s, seat, career) for career in range(CAREERS)},
        "threshold": {"men": s.threshold[seat * 2 + MAN], "women": s.threshold[seat * 2 + WOMAN]},
        "dice": {s.c.dice[die]: s.board[seat * DICE + die] for die in range(DICE) if s.board[seat * DICE + die]},
        "sum": dice_sum(s, seat),
        "limit": own_limit(s, seat),
        "helpers": [s.c.helpers[cell] for cell in range(HELPERS) if s.helpers[seat * HELPERS + cell]],
        "rows": {s.c.rows[row]: tiles_in(s, seat * PLAN_ROWS + row) for row in range(PLAN_ROWS)},
        "face_down": {s.c.rows[row]: s.face_down[seat * PLAN_ROWS + row] for row in range(PLAN_ROWS)},
        "worth": {s.c.rows[row]: row_points(s, seat, row) for row in range(PLAN_ROWS)},
        "brides": s.brides[seat],
        "married": married_men(s, seat),
    }


def points(s: SignorieState, seat: int) -> dict[str, int]:
    """Where the points of a player come from."""
    return {source: s.earned[seat * len(SOURCES) + i] for i, source in enumerate(SOURCES)}


def men_on(s: SignorieState, seat: int, career: int) -> list[int]:
    """The spaces of a player's men on a career, descending."""
    spaces: list[int] = []
    for space in range(s.c.top, 0, -1):
        spaces += [space] * s.careers[man_at(seat, career, space)]
    return spaces


def tiles_in(s: SignorieState, place: int) -> list[str]:
    """The face-up tiles of a row."""
    return [s.c.tiles[tile] for tile in range(TILES) if s.where[tile] == place]


def city_of(s: SignorieState, city: int) -> dict[str, Any]:
    """A city: its pawns in the order of the spaces, its tiles."""
    pawns = s.city_pawns[city * CITY_SPACES : city * CITY_SPACES + s.filled[city]]
    marriage, mission = s.city_tile[city * 2 + MARRIAGE_PLACE], s.city_tile[city * 2 + MISSION_PLACE]
    return {
        "closed": bool(s.closed[city]),
        "pawns": [f"{name_of(s, pawn // 2)}.{GENDERS[pawn % 2]}" for pawn in pawns],
        "lowest": lowest_value(s, city),
        "marriage": named(s.c.tiles, marriage),
        "mission": named(s.c.tiles, mission),
    }


def everything(s: SignorieState) -> dict[str, Any]:
    """The whole position with all secrets, as scenarios write and expect it."""
    content = table(s)
    content["removed_tiles"] = [s.c.tiles[tile] for tile in range(TILES) if s.where[tile] == REMOVED]
    content["actors"] = names_of(s, s.actors)
    content["over"] = s.over
    result = s.result
    content["result"] = None if result is None else result.to_json()
    return content
