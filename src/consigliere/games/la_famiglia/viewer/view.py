"""What stands on the table, in the pack's names; and what each team has behind its screens (LF-3.5, Q-61)."""

from typing import Any

from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia import notation
from consigliere.games.la_famiglia.chapters.territory import controller
from consigliere.games.la_famiglia.components import (
    AREAS,
    COLOURS,
    COLUMNS,
    GRID,
    HAND,
    MANDAMENTI,
    ROWS,
    SEAS,
    TILES,
)
from consigliere.games.la_famiglia.frames import (
    ACTION_PARTS,
    AFTER_ENCOUNTER,
    AFTER_MOVEMENT,
    AREA,
    ATTACK_CAR,
    ATTACK_SIDE,
    ATTACK_SOLDATI,
    CHOOSE_FAMILIES,
    EFFECT,
    EXECUTE_ORDER,
    ORDER,
    TOOK,
    running,
    running_attack,
)
from consigliere.games.la_famiglia.state import (
    EMPTY,
    ENCOUNTER,
    IN_HQ,
    MANAGEMENT,
    NEUTRAL,
    ON_BOARD,
    PHASES,
    PLANNING,
    SEATS,
    SETUP,
    SIDES,
    SOLD,
    LaFamigliaState,
    car_attack,
    car_strike,
    family_orders,
    hq_orders,
    partner,
    place_base,
    recruit_base,
    returned_tokens,
)

ROUND = (PLANNING, MANAGEMENT, ENCOUNTER, MANAGEMENT)  # LF-3.1: the phases of a round


def name_of(s: LaFamigliaState, side: int) -> str | None:
    """A side by its colour; None for an empty area or nobody."""
    if side == NEUTRAL:
        return "neutral"
    if 0 <= side < SEATS and s.family[side] >= 0:
        return s.c.colours[s.family[side]]
    return None


def table(s: LaFamigliaState) -> dict[str, Any]:
    """Return everything public; face-down orders show their family only."""
    content = position(s, False)
    for entry in content["families"].values():
        entry["base"] = base(s, entry["seat"])
    content["course"] |= {"phases": [PHASES[phase] for phase in ROUND], "at": place_in_round(s)}
    content["teams"] = {"ab"[team]: seats for team, seats in enumerate(s.game.teams(SEATS))}
    content["turn_order"] = [(s.first + turn) % SEATS for turn in range(SEATS)]
    content["holder"] = {s.c.mandamenti[m]: name_of(s, controller(s, m)) for m in range(MANDAMENTI)}
    content["executing"] = executing(s)
    return content


def position(s: LaFamigliaState, all_faces: bool) -> dict[str, Any]:
    """The table; with `all_faces` every order token by its name."""
    seated = [seat for seat in range(SEATS) if s.family[seat] >= 0]
    holders = [controller(s, m) for m in range(MANDAMENTI)]
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "primo": name_of(s, s.primo),
        "first": name_of(s, s.first),
        "tiles": [s.c.tiles[tile] for tile in range(TILES) if s.in_play[tile]],
        "dealt": dealt(s),
        "families": {s.c.colours[s.family[seat]]: family(s, seat) for seat in seated},
        "areas": {s.c.areas[area]: area_of(s, area, all_faces) for area in range(AREAS)},
        "seas": {s.c.seas[sea]: boats(s, sea) for sea in range(SEAS)},
        "sheets": sheets(s),
        "marked": {s.c.tiles[tile]: marks(s, tile) for tile in range(TILES) if s.in_play[tile]},
        "control": {s.c.mandamenti[m]: name_of(s, s.control[m]) for m in range(MANDAMENTI)},
        "mandamenti": {s.c.colours[s.family[seat]]: holders.count(seat) for seat in seated},
        "lab_pool": s.lab_pool,
        "neutral": {"soldati": s.supply[NEUTRAL], "tokens": s.neutral_tokens},
        "marching": marching(s),
        "course": {
            "clock": s.clock,
            "effect": running(s, ACTION_PARTS, EFFECT),
            "took": running(s, AFTER_MOVEMENT, TOOK),
            "revealed": s.revealed,
        },
    }


def base(s: LaFamigliaState, seat: int) -> dict[str, int]:
    """LF-4.35: the base values of a family, each the rightmost one that is visible."""
    return {
        "place": place_base(s, seat),
        "recruit": recruit_base(s, seat),
        "car_attack": car_attack(s, seat),
        "car_strike": car_strike(s, seat),
    }


def place_in_round(s: LaFamigliaState) -> int | None:
    """Return the place of the present phase in the course of a round; None before the first and after the last."""
    if s.over or s.phase == SETUP:
        return None
    if s.phase == MANAGEMENT and s.stack[0][AFTER_ENCOUNTER]:
        return len(ROUND) - 1
    return ROUND.index(s.phase)


def executing(s: LaFamigliaState) -> dict[str, Any] | None:
    """LF-6.2: the order whose turn it is, its owner and its area."""
    for frame in s.stack:
        if frame[CODE] == EXECUTE_ORDER:
            return {"seat": frame[SEAT], "order": s.c.orders[frame[ORDER]], "area": s.c.areas[frame[AREA]]}
    return None


def dealt(s: LaFamigliaState) -> dict[str, list[str]]:
    """LF-2.5: the colours each team was dealt."""
    return {
        "ab"[side]: [s.c.colours[colour] for colour in range(COLOURS) if s.dealt[colour] == side] for side in (0, 1)
    }


def family(s: LaFamigliaState, seat: int) -> dict[str, Any]:
    """One family's public side; money and Soldati in headquarters follow by counting (Q-61)."""
    orders = family_orders(s, seat)
    held = [order for order in orders if s.where[order] == IN_HQ or s.where[order] == ON_BOARD]
    card = s.character[seat]
    content: dict[str, Any] = {
        "seat": seat,
        "character": s.c.characters[card] if card >= 0 else None,
        "money": s.money[seat],
        "soldati": s.hq[seat],
        "orders": len(hq_orders(s, seat)),
        "held": [s.c.orders[order] for order in held],
        "sold": [s.c.orders[order] for order in orders if s.where[order] == SOLD],
        "mat": {
            s.c.rows[row]: s.c.mat_size[s.family[seat] * ROWS + row] - s.opened[seat * ROWS + row]
            for row in range(ROWS)
        },
        "supply": {
            "soldati": s.supply[seat],
            "cars": s.car_supply[seat],
            "boats": s.boat_supply[seat],
            "tokens": s.token_supply[seat],
        },
        "bust": s.c.spaces[s.bust[seat]] if s.bust[seat] >= 0 else None,
    }
    times = {
        s.c.orders[order]: [s.gained[order], s.sold[order]] for order in orders if s.gained[order] or s.sold[order]
    }
    if times:
        content["times"] = times
    returned = returned_tokens(s, seat)
    if returned:
        content["returned"] = [[laid, back] for laid, back in returned]
    return content


def area_of(s: LaFamigliaState, area: int, all_faces: bool) -> dict[str, Any]:
    """One area: who holds it and what lies there."""
    content: dict[str, Any] = {
        "side": name_of(s, s.side[area]) if s.side[area] != EMPTY else None,
        "soldati": s.soldati[area],
        "cars": s.cars[area],
        "labs": s.labs[area],
        "orders": [],
    }
    for at in (area * 2, area * 2 + 1):
        order = s.tokens[at]
        if order < 0:
            continue
        shown = s.revealed or all_faces
        content["orders"].append(s.c.orders[order] if shown else s.c.colours[order // HAND])
        if s.executed[at]:
            content.setdefault("executed", []).append(s.c.orders[order])
        if s.laid[at]:
            content.setdefault("laid", []).append(s.laid[at])
    return content


def boats(s: LaFamigliaState, sea: int) -> dict[str, int]:
    """Speedboats in a sea area by colour."""
    return {
        s.c.colours[s.family[seat]]: s.boats[sea * SEATS + seat] for seat in range(SEATS) if s.boats[sea * SEATS + seat]
    }


def sheets(s: LaFamigliaState) -> dict[str, Any]:
    """Both action sheets: tokens by column on top, by space at the bottom."""
    spaces = {}
    for space in range(GRID):
        here = tokens_by_name(s, s.bottom, space)
        if here:
            spaces[s.c.spaces[space]] = here
    return {
        "top": s.round - 1,
        "bottom": s.round,
        "columns": [tokens_by_name(s, s.top, column) for column in range(COLUMNS)],
        "spaces": spaces,
    }


def tokens_by_name(s: LaFamigliaState, sheet: list[int], at: int) -> dict[str, int]:
    counts: dict[str, int] = {}
    for side in range(SIDES):
        n = sheet[at * SIDES + side]
        name = name_of(s, side)
        if n and name is not None:
            counts[name] = n
    return counts


def marks(s: LaFamigliaState, tile: int) -> dict[str, str | None]:
    """Whose token lies on a control tile, per team."""
    return {"ab"[side]: name_of(s, s.marks[side * TILES + tile]) for side in (0, 1)}


def marching(s: LaFamigliaState) -> dict[str, Any] | None:
    """The attackers of a running conflict."""
    f = running_attack(s)
    if not f:
        return None
    return {"side": name_of(s, f[ATTACK_SIDE]), "soldati": f[ATTACK_SOLDATI], "car": f[ATTACK_CAR]}


def own(s: LaFamigliaState, seats: list[int]) -> dict[str, Any]:
    """The orders in the headquarters of these seats and the faces of their tokens on the board."""
    secrets = {}
    for seat in seats:
        if s.family[seat] < 0:
            continue
        laid: dict[str, list[str]] = {}
        for at in range(AREAS * 2):
            order = s.tokens[at]
            if order >= 0 and order // HAND == s.family[seat]:
                laid.setdefault(s.c.areas[at // 2], []).append(s.c.orders[order])
        secrets[s.c.colours[s.family[seat]]] = {
            "orders": [s.c.orders[order] for order in hq_orders(s, seat)],
            "laid": laid,
        }
    return secrets


def chosen(s: LaFamigliaState, viewer: int) -> dict[str, Any]:
    """The team's secret choices of a simultaneous step that is still open, in notation."""
    choices = {}
    for seat in sorted([viewer, partner(viewer)]):
        choice = s.committed[seat]
        if choice >= 0:
            leads = s.stack[-1][CODE] == CHOOSE_FAMILIES
            choices[str(seat)] = s.game.text(choice if leads else notation.card(choice))
    return choices


def everything(s: LaFamigliaState) -> dict[str, Any]:
    """The whole position with all secrets, as scenarios write and expect it."""
    content = position(s, True)
    content["own"] = own(s, list(range(SEATS)))
    content["actors"] = [name_of(s, seat) or str(seat) for seat in s.actors]
    content["over"] = s.over
    result = s.result
    content["result"] = None if result is None else result.to_json()
    return content
