"""The audit: are all pieces still there (LF-1.6), is each where it may lie, did money only move by a rule?"""

from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia import events, frames, gather, specials, strikes
from consigliere.games.la_famiglia.codes import (
    APPROACH,
    ATTACKER_TAKES,
    BEFORE_ATTACK,
    CHOOSE_FAMILIES,
    COMMIT_CARD,
    DEFENDER_TAKES,
    EXECUTE_ORDER,
    FETCH_PIECES,
    NAME_DEFENDER,
    PENTITO_REMOVES,
    SAIL_ON,
    SINK_OTHER,
    SWAP_ENEMIES,
)
from consigliere.games.la_famiglia.components import AREAS, GRID, HAND, ORDERS, ROWS, SEAS, TILES
from consigliere.games.la_famiglia.state import (
    EMPTY,
    NEUTRAL,
    ON_BOARD,
    OUT,
    SEATS,
    SIDES,
    SOLD,
    Famiglia,
    team,
)

ATTACK_STEPS = [BEFORE_ATTACK, APPROACH, NAME_DEFENDER, COMMIT_CARD, ATTACKER_TAKES, DEFENDER_TAKES]
SECRET_STEPS = [CHOOSE_FAMILIES, COMMIT_CARD, ATTACKER_TAKES, DEFENDER_TAKES]
NEVER_NEGATIVE = (
    "lab_pool",
    "neutral_tokens",
    "marching",
    "marching_car",
    "soldati",
    "cars",
    "labs",
    "boats",
    "supply",
    "hq",
    "money",
    "car_supply",
    "boat_supply",
    "token_supply",
    "opened",
    "top",
    "bottom",
)


def audit(s: Famiglia) -> list[str]:
    """Everything that is wrong with the pieces of a position, as sentences; nothing if all are there."""
    found: list[str] = []
    for seat in range(SEATS):
        found += family_pieces(s, seat)
    found += common_pieces(s)
    found += areas(s)
    found += orders(s)
    found += sheets(s)
    found += tiles(s)
    found += seas(s)
    found += temporary(s)
    found += negatives(s)
    return found


def money_of(s: Famiglia) -> list[int]:
    """The money of each seat, to compare after the next move."""
    return s.money[:]


def audit_money(before: list[int], s: Famiglia) -> list[str]:
    """Money changed exactly as the events of the last move say: nobody gains or loses any without a rule."""
    expected = before[:]
    for event in s.events:
        if event.kind == events.PAID:
            seat, to, n = event.parts
            expected[seat] -= n
            if to >= 0:
                expected[to] += n
        elif event.kind == events.RECEIVED:
            seat, n = event.parts
            expected[seat] += n
        elif event.kind == events.ORDER_SOLD:
            seat, _ = event.parts
            expected[seat] += s.c.sale
        elif event.kind == events.MONEY_GIVEN:
            seat, to = event.parts
            expected[seat] -= 1 + s.c.gift_extra
            expected[to] += 1
        elif event.kind == events.HEADQUARTERS_FILLED:
            seat, n, _ = event.parts
            expected[seat] += n
    return [
        f"seat {seat} has {s.money[seat]} money; it had {before[seat]}, by the events it should have {expected[seat]}"
        for seat in range(SEATS)
        if s.money[seat] != expected[seat]
    ]


def counted(what: str, found: int, wanted: int) -> list[str]:
    """A sentence if a number of pieces is not the one there should be."""
    return [] if found == wanted else [f"{what}: {found}, there should be {wanted}"]


def open_step(s: Famiglia) -> int:
    """The code of the open step, -1 if the game is over."""
    return s.stack[-1][CODE] if s.stack else -1


def frame_of(s: Famiglia, code: int) -> list[int]:
    """The frame of a running step, [] if it does not run."""
    for frame in s.stack:
        if frame[CODE] == code:
            return frame
    return []


def family_pieces(s: Famiglia, seat: int) -> list[str]:
    """LF-1.6: the Soldati, cars, speedboats and influence tokens of one family."""
    soldati = s.supply[seat] + s.hq[seat]
    cars = s.car_supply[seat]
    if s.marching_side == seat:
        soldati += s.marching
        cars += s.marching_car
    for area in range(AREAS):
        if s.side[area] == seat:
            soldati += s.soldati[area]
            cars += s.cars[area]
    boats = s.boat_supply[seat] + sum(s.boats[seat::SEATS])
    tokens = s.token_supply[seat] + s.marks.count(seat) + on_sheets(s, seat)
    if s.family[seat] >= 0:
        for row in range(ROWS):
            tokens += s.c.mat_size[s.family[seat] * ROWS + row] - s.opened[seat * ROWS + row]
    return [
        *counted(f"Soldati of seat {seat}", soldati, s.c.soldati),
        *counted(f"cars of seat {seat}", cars, s.c.cars),
        *counted(f"speedboats of seat {seat}", boats, s.c.boats),
        *counted(f"influence tokens of seat {seat}", tokens, s.c.tokens),
    ]


def on_sheets(s: Famiglia, side: int) -> int:
    """Influence tokens of a side on both action sheets."""
    return sum(s.top[side::SIDES]) + sum(s.bottom[side::SIDES])


def common_pieces(s: Famiglia) -> list[str]:
    """LF-1.6: drug labs, neutral Soldati and neutral influence tokens."""
    soldati = s.supply[NEUTRAL] + (s.marching if s.marching_side == NEUTRAL else 0)
    for area in range(AREAS):
        if s.side[area] == NEUTRAL:
            soldati += s.soldati[area]
    return [
        *counted("drug labs", s.lab_pool + sum(s.labs), s.c.labs),
        *counted("neutral Soldati", soldati, s.c.neutral_soldati),
        *counted("neutral influence tokens", s.neutral_tokens + on_sheets(s, NEUTRAL), s.c.neutral_tokens),
    ]


def areas(s: Famiglia) -> list[str]:
    """One side in each area, EMPTY exactly where no Soldati are; cars only with a family; at most two labs (LF-1.8)."""
    found: list[str] = []
    bare = being_left(s)
    for area in range(AREAS):
        name, side = s.c.areas[area], s.side[area]
        if not (0 <= side <= EMPTY) or (side < SEATS and s.family[side] < 0):
            found.append(f"{name} is held by {side}, which is no side")
            continue
        if (side == EMPTY) != (s.soldati[area] == 0) and not (side != EMPTY and area in bare):
            found.append(f"{name} is held by side {side} with {s.soldati[area]} Soldati")
        if side >= SEATS and s.cars[area]:
            found.append(f"{name} has {s.cars[area]} cars and no family")
        if s.labs[area] > s.c.labs_per_area:
            found.append(f"{name} has {s.labs[area]} labs, at most {s.c.labs_per_area} are allowed")
    return found


def being_left(s: Famiglia) -> list[int]:
    """The areas whose loss is decided only when gathering, rallying, Pentito or White B is complete (LF-1.12, Q-34)."""
    code = open_step(s)
    if code == FETCH_PIECES:
        f = s.stack[-1]
        return [area for area in s.c.near[f[gather.AREA]] if s.side[area] == f[SEAT]]
    if code == PENTITO_REMOVES:
        return s.c.near[s.stack[-1][strikes.PENTITO_AREA]]
    return s.c.near[s.stack[-1][specials.AREA]] if code == SWAP_ENEMIES else []


def orders(s: Famiglia) -> list[str]:
    """LF-1.6, LF-4.24: each order of a family in one place; on the board only where its family is."""
    found: list[str] = []
    lying = [0] * ORDERS
    for order in s.tokens:
        if order >= 0:
            lying[order] += 1
    for order in range(ORDERS):
        where = s.where[order]
        if lying[order] != int(where == ON_BOARD):
            found.append(f"{s.c.orders[order]} lies {lying[order]} times on the board and is said to be at {where}")
        if (where == OUT) != (s.seat_of[order // HAND] < 0) or not OUT <= where <= SOLD:
            found.append(f"{s.c.orders[order]} is at {where}, its family has seat {s.seat_of[order // HAND]}")
    executing = frame_of(s, EXECUTE_ORDER)
    for at in range(AREAS * 2):
        order = s.tokens[at]
        if order < 0:
            if s.laid[at] or s.executed[at]:
                found.append(f"{s.c.areas[at // 2]} keeps the traces of an order that is gone")
        elif s.seat_of[order // HAND] != s.side[at // 2] and not (executing and executing[frames.ORDER] == order):
            found.append(f"{s.c.orders[order]} lies in {s.c.areas[at // 2]}, which its family does not hold")
    return found


def sheets(s: Famiglia) -> list[str]:
    """LF-4.6: one token in a space that is no ∞ space; a bust only beside a token (LF-4.33)."""
    found: list[str] = []
    for space in range(GRID):
        tokens = sum(s.bottom[space * SIDES : space * SIDES + SIDES])
        if tokens and not s.c.exists[s.round][space]:
            found.append(f"a token lies in {s.c.spaces[space]}, which sheet {s.round} has not")
        if tokens > 1 and not s.c.infinite[s.round][space]:
            found.append(f"{tokens} tokens lie in {s.c.spaces[space]}, there is room for one")
    for seat in range(SEATS):
        space = s.bust[seat]
        if space >= 0 and not any(s.bottom[space * SIDES : space * SIDES + SIDES]):
            found.append(f"the bust of seat {seat} stands in {s.c.spaces[space]} without a token")
        elif not -1 <= space < GRID:
            found.append(f"the bust of seat {seat} stands in {space}, which is no space")
    return found


def tiles(s: Famiglia) -> list[str]:
    """LF-5.3: seven tiles in play, on each at most one token per team, of a family of that team."""
    found = counted("control tiles in play", sum(s.in_play), s.c.tiles_in_play)
    for at in range(2 * TILES):
        seat, tile = s.marks[at], at % TILES
        if seat < 0:
            continue
        if seat >= SEATS or team(seat) != at // TILES:
            found.append(f"the tile {s.c.tiles[tile]} of team {at // TILES} is marked by {seat}")
        if not s.in_play[tile]:
            found.append(f"the tile {s.c.tiles[tile]} is marked and not in play")
    for seat in s.control:
        if not -1 <= seat < SEATS:
            found.append(f"a control token belongs to {seat}, which is no seat")
    return found


def seas(s: Famiglia) -> list[str]:
    """LF-4.28: at most two speedboats in a sea area, once the newest has arrived."""
    if open_step(s) in (SAIL_ON, SINK_OTHER):
        return []
    return [
        f"{s.c.seas[sea]} holds {sum(s.boats[sea * SEATS : sea * SEATS + SEATS])} speedboats"
        for sea in range(SEAS)
        if sum(s.boats[sea * SEATS : sea * SEATS + SEATS]) > s.c.boats_per_sea
    ]


def temporary(s: Famiglia) -> list[str]:
    """What exists only for a while: attackers on the move, secret choices, questions."""
    found: list[str] = []
    attack = open_step(s) in ATTACK_STEPS
    if (s.marching_side != EMPTY) != attack or bool(s.marching) != attack or (s.marching_car and not attack):
        found.append(f"{s.marching} Soldati and {s.marching_car} cars of side {s.marching_side} are on the move")
    if open_step(s) not in SECRET_STEPS and any(choice >= 0 for choice in s.committed):
        found.append(f"the secret choices {s.committed} belong to no open question")
    if s.over == bool(s.stack):
        found.append(f"{len(s.stack)} steps are open and the game is {'over' if s.over else 'not over'}")
    return found


def negatives(s: Famiglia) -> list[str]:
    """No number of pieces is below zero."""
    found: list[str] = []
    for name in NEVER_NEGATIVE:
        value = getattr(s, name)
        numbers: list[int] = [value] if isinstance(value, int) else value
        if min(numbers) < 0:
            found.append(f"{name} holds a number below zero: {numbers}")
    return found
