"""The audit: are all pieces still there (LF-1.6), is each where it may lie, did money only move by a rule?"""

from consigliere.core.errors import Phrase
from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia import events, frames
from consigliere.games.la_famiglia.components import AREAS, GRID, HAND, ORDERS, ROWS, SEAS, TILES
from consigliere.games.la_famiglia.frames import (
    ATTACK_CAR,
    ATTACK_SIDE,
    ATTACK_SOLDATI,
    ATTACKER_TAKES,
    CHOOSE_FAMILIES,
    COMMIT_CARD,
    DEFENDER_TAKES,
    EXECUTE_ORDER,
    FETCH_PIECES,
    PENTITO_REMOVES,
    SAIL_ON,
    SINK_OTHER,
    SWAP_ENEMIES,
    running_attack,
)
from consigliere.games.la_famiglia.state import (
    EMPTY,
    NEUTRAL,
    ON_BOARD,
    OUT,
    SEATS,
    SIDES,
    SOLD,
    LaFamigliaState,
    team,
)

SECRET_STEPS = [CHOOSE_FAMILIES, COMMIT_CARD, ATTACKER_TAKES, DEFENDER_TAKES]
NEVER_NEGATIVE = (
    "lab_pool",
    "neutral_tokens",
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


def audit(s: LaFamigliaState) -> list[Phrase]:
    """Everything that is wrong with the pieces of a position, a phrase for each thing; nothing if all are there."""
    problems: list[Phrase] = []
    for seat in range(SEATS):
        problems += family_pieces(s, seat)
    problems += common_pieces(s)
    problems += areas(s)
    problems += orders(s)
    problems += sheets(s)
    problems += tiles(s)
    problems += seas(s)
    problems += temporary(s)
    problems += negatives(s)
    return problems


def money_of(s: LaFamigliaState) -> list[int]:
    """The money of each seat, to compare after the next move."""
    return s.money[:]


def audit_money(before: list[int], s: LaFamigliaState) -> list[Phrase]:
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
        Phrase("audit-money", seat=seat, found=s.money[seat], before=before[seat], wanted=expected[seat])
        for seat in range(SEATS)
        if s.money[seat] != expected[seat]
    ]


def counted(what: Phrase, found: int, wanted: int) -> list[Phrase]:
    """A phrase if a number of pieces is not the one there should be."""
    return [] if found == wanted else [Phrase("audit-count", what=what, found=found, wanted=wanted)]


def open_step(s: LaFamigliaState) -> int:
    """The code of the open step, -1 if the game is over."""
    return s.stack[-1][CODE] if s.stack else -1


def frame_of(s: LaFamigliaState, code: int) -> list[int]:
    """The frame of a running step, [] if it does not run."""
    for frame in s.stack:
        if frame[CODE] == code:
            return frame
    return []


def family_pieces(s: LaFamigliaState, seat: int) -> list[Phrase]:
    """LF-1.6: the Soldati, cars, speedboats and influence tokens of one family."""
    soldati = s.supply[seat] + s.hq[seat]
    cars = s.car_supply[seat]
    attack = running_attack(s)
    if attack and attack[ATTACK_SIDE] == seat:
        soldati += attack[ATTACK_SOLDATI]
        cars += attack[ATTACK_CAR]
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
        *counted(Phrase("audit-la-famiglia-soldati", seat=seat), soldati, s.c.soldati),
        *counted(Phrase("audit-la-famiglia-cars", seat=seat), cars, s.c.cars),
        *counted(Phrase("audit-la-famiglia-boats", seat=seat), boats, s.c.boats),
        *counted(Phrase("audit-la-famiglia-tokens", seat=seat), tokens, s.c.tokens),
    ]


def on_sheets(s: LaFamigliaState, side: int) -> int:
    """Influence tokens of a side on both action sheets."""
    return sum(s.top[side::SIDES]) + sum(s.bottom[side::SIDES])


def common_pieces(s: LaFamigliaState) -> list[Phrase]:
    """LF-1.6: drug labs, neutral Soldati and neutral influence tokens."""
    soldati = s.supply[NEUTRAL]
    attack = running_attack(s)
    if attack and attack[ATTACK_SIDE] == NEUTRAL:
        soldati += attack[ATTACK_SOLDATI]
    for area in range(AREAS):
        if s.side[area] == NEUTRAL:
            soldati += s.soldati[area]
    tokens = s.neutral_tokens + on_sheets(s, NEUTRAL)
    return [
        *counted(Phrase("audit-la-famiglia-labs"), s.lab_pool + sum(s.labs), s.c.labs),
        *counted(Phrase("audit-la-famiglia-neutral-soldati"), soldati, s.c.neutral_soldati),
        *counted(Phrase("audit-la-famiglia-neutral-tokens"), tokens, s.c.neutral_tokens),
    ]


def areas(s: LaFamigliaState) -> list[Phrase]:
    """One side in each area, EMPTY exactly where no Soldati are; cars only with a family; at most two labs (LF-1.8)."""
    problems: list[Phrase] = []
    bare = being_left(s)
    for area in range(AREAS):
        name, side = s.c.areas[area], s.side[area]
        if not (0 <= side <= EMPTY) or (side < SEATS and s.family[side] < 0):
            problems.append(Phrase("audit-la-famiglia-no-side", area=name, side=side))
            continue
        if (side == EMPTY) != (s.soldati[area] == 0) and not (side != EMPTY and area in bare):
            problems.append(Phrase("audit-la-famiglia-held", area=name, side=side, n=s.soldati[area]))
        if side >= SEATS and s.cars[area]:
            problems.append(Phrase("audit-la-famiglia-car", area=name, n=s.cars[area]))
        if s.labs[area] > s.c.labs_per_area:
            most = s.c.labs_per_area
            problems.append(Phrase("audit-la-famiglia-area-labs", area=name, n=s.labs[area], most=most))
    return problems


def being_left(s: LaFamigliaState) -> list[int]:
    """The areas whose loss is decided only when gathering, rallying, Pentito or White B is complete (LF-1.12, Q-34)."""
    code = open_step(s)
    if code == FETCH_PIECES:
        f = s.stack[-1]
        return [area for area in s.c.near[f[frames.FETCH_AREA]] if s.side[area] == f[SEAT]]
    if code == PENTITO_REMOVES:
        return s.c.near[s.stack[-1][frames.PENTITO_AREA]]
    return s.c.near[s.stack[-1][frames.SPECIAL_AREA]] if code == SWAP_ENEMIES else []


def orders(s: LaFamigliaState) -> list[Phrase]:
    """LF-1.6, LF-4.24: each order of a family in one place; on the board only where its family is."""
    problems: list[Phrase] = []
    lying = [0] * ORDERS
    for order in s.tokens:
        if order >= 0:
            lying[order] += 1
    for order in range(ORDERS):
        name, where, seat = s.c.orders[order], s.where[order], s.seat_of[order // HAND]
        if lying[order] != int(where == ON_BOARD):
            problems.append(Phrase("audit-la-famiglia-order-lies", order=name, n=lying[order], place=where))
        if (where == OUT) != (seat < 0) or not OUT <= where <= SOLD:
            problems.append(Phrase("audit-la-famiglia-order-place", order=name, place=where, seat=seat))
    executing = frame_of(s, EXECUTE_ORDER)
    for at in range(AREAS * 2):
        order, area = s.tokens[at], s.c.areas[at // 2]
        if order < 0:
            if s.laid[at] or s.executed[at]:
                problems.append(Phrase("audit-la-famiglia-order-trace", area=area))
        elif s.seat_of[order // HAND] != s.side[at // 2] and not (executing and executing[frames.ORDER] == order):
            problems.append(Phrase("audit-la-famiglia-order-area", order=s.c.orders[order], area=area))
    return problems


def sheets(s: LaFamigliaState) -> list[Phrase]:
    """LF-4.6: one token in a space that is no ∞ space; a bust only beside a token (LF-4.33)."""
    problems: list[Phrase] = []
    for space in range(GRID):
        tokens = sum(s.bottom[space * SIDES : space * SIDES + SIDES])
        if tokens and not s.c.exists[s.round][space]:
            problems.append(Phrase("audit-la-famiglia-sheet", space=s.c.spaces[space], sheet=s.round))
        if tokens > 1 and not s.c.infinite[s.round][space]:
            problems.append(Phrase("audit-la-famiglia-room", space=s.c.spaces[space], n=tokens))
    for seat in range(SEATS):
        space = s.bust[seat]
        if space >= 0 and not any(s.bottom[space * SIDES : space * SIDES + SIDES]):
            problems.append(Phrase("audit-la-famiglia-bust", seat=seat, space=s.c.spaces[space]))
        elif not -1 <= space < GRID:
            problems.append(Phrase("audit-la-famiglia-bust-space", seat=seat, space=space))
    return problems


def tiles(s: LaFamigliaState) -> list[Phrase]:
    """LF-5.3: seven tiles in play, on each at most one token per team, of a family of that team."""
    problems = counted(Phrase("audit-la-famiglia-tiles"), sum(s.in_play), s.c.tiles_in_play)
    for at in range(2 * TILES):
        seat, tile = s.marks[at], at % TILES
        if seat < 0:
            continue
        if seat >= SEATS or team(seat) != at // TILES:
            side = at // TILES
            problems.append(Phrase("audit-la-famiglia-tile-team", tile=s.c.tiles[tile], team=side, seat=seat))
        if not s.in_play[tile]:
            problems.append(Phrase("audit-la-famiglia-tile-out", tile=s.c.tiles[tile]))
    for seat in s.control:
        if not -1 <= seat < SEATS:
            problems.append(Phrase("audit-la-famiglia-control", seat=seat))
    return problems


def seas(s: LaFamigliaState) -> list[Phrase]:
    """LF-4.28: at most two speedboats in a sea area, once the newest has arrived."""
    if open_step(s) in (SAIL_ON, SINK_OTHER):
        return []
    here = [sum(s.boats[sea * SEATS : sea * SEATS + SEATS]) for sea in range(SEAS)]
    return [
        Phrase("audit-la-famiglia-sea", sea=s.c.seas[sea], n=here[sea], most=s.c.boats_per_sea)
        for sea in range(SEAS)
        if here[sea] > s.c.boats_per_sea
    ]


def temporary(s: LaFamigliaState) -> list[Phrase]:
    """What exists only for a while: attackers on the move, secret choices, questions."""
    problems: list[Phrase] = []
    attack = running_attack(s)
    if attack and (attack[ATTACK_SOLDATI] < 1 or not 0 <= attack[ATTACK_CAR] <= 1):
        side, soldati, cars = attack[ATTACK_SIDE], attack[ATTACK_SOLDATI], attack[ATTACK_CAR]
        problems.append(Phrase("audit-la-famiglia-marching", side=side, soldati=soldati, cars=cars))
    if open_step(s) not in SECRET_STEPS and any(choice >= 0 for choice in s.committed):
        problems.append(Phrase("audit-la-famiglia-committed", choices=s.committed))
    if s.over == bool(s.stack):
        problems.append(Phrase("audit-la-famiglia-over" if s.over else "audit-la-famiglia-not-over", n=len(s.stack)))
    return problems


def negatives(s: LaFamigliaState) -> list[Phrase]:
    """No number of pieces is below zero."""
    problems: list[Phrase] = []
    for name in NEVER_NEGATIVE:
        value = getattr(s, name)
        numbers: list[int] = [value] if isinstance(value, int) else value
        if min(numbers) < 0:
            problems.append(Phrase("audit-negative", name=name, numbers=numbers))
    return problems
