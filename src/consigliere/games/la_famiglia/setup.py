"""LF-2: the set-up, with all its choices."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.codes import CHOOSE_FAMILIES, EXTRA_LABS, EXTRA_UNITS, START_TOKENS
from consigliere.games.la_famiglia.components import AREAS, COLOURS, COLUMNS, ROWS, SEAS, TILES
from consigliere.games.la_famiglia.notation import BOAT, CARS, FEW, LABS, LEAD, SOLDATI, TOKEN, VERB
from consigliere.games.la_famiglia.pieces import eyes, place_car, place_lab
from consigliere.games.la_famiglia.rounds import start_planning
from consigliere.games.la_famiglia.state import (
    IN_HQ,
    NEUTRAL,
    O_FIRST_GAME,
    ON_MAT,
    SEATS,
    SIDES,
    Famiglia,
    family_orders,
    partner,
    team,
)

UNIT_SOLDATI = 0
UNIT_CARS = 1
UNIT_BOATS = 2


def begin(s: Famiglia) -> None:
    """LF-2.4, LF-2.5: control tiles and colours are drawn."""
    tiles = s.chance.deal("tiles", list(range(TILES)), s.c.tiles_in_play)
    for tile in tiles:
        s.in_play[tile] = 1
    s.emit_luck(events.TILES_DRAWN, "tiles", tiles)
    if s.options[O_FIRST_GAME]:
        colours = [colour for colour in range(COLOURS) if s.c.first_game[colour]]
        colours = s.chance.deal("families", colours, SEATS)
        s.emit_luck(events.FAMILIES_DEALT, "families", colours)
        seat_families(s, colours)
    else:
        colours = s.chance.deal("families", list(range(COLOURS)), COLOURS)
        s.emit_luck(events.FAMILIES_DEALT, "families", colours)
        for i in range(COLOURS):
            s.dealt[colours[i]] = i // (COLOURS // 2)
        s.push([CHOOSE_FAMILIES, 0])


def seat_families(s: Famiglia, colours: list[int]) -> None:
    """LF-2.6 to LF-2.10: pieces, start line-up, starting player, character cards."""
    for seat in range(SEATS):
        seat_family(s, seat, colours[seat])
        s.emit(events.LEADS, [seat, colours[seat]])
    for seat in range(SEATS):
        for area, n in s.c.start[seat].items():
            put(s, seat, area, n)
    for area, n in s.c.start_neutral.items():
        put(s, NEUTRAL, area, n)
    s.primo = s.chance.roll("first", SEATS, 1)[0]
    s.first = s.primo
    s.emit_luck(events.FIRST_DRAWN, "first", [s.primo])
    s.character = s.chance.deal("characters", list(range(len(s.c.characters))), SEATS)
    s.emit_luck(events.CHARACTERS_DEALT, "characters", s.character[:])
    for seat in range(SEATS):  # LF-2.10: the cards are open
        card = s.character[seat]
        s.money[seat] = s.c.hq_money[card]
        s.hq[seat] = min(s.c.hq_soldati[card], s.supply[seat])
        s.supply[seat] -= s.hq[seat]
        s.emit(events.HEADQUARTERS_FILLED, [seat, s.money[seat], s.hq[seat]])
    last = (s.primo + 3) % SEATS
    gift = min(s.c.first_gives, s.money[s.primo])
    s.money[s.primo] -= gift
    s.money[last] += gift
    s.emit(events.PAID, [s.primo, last, gift])
    s.push([EXTRA_UNITS, s.primo, 0, -1, 0, -1])


def seat_family(s: Famiglia, seat: int, colour: int) -> None:
    """LF-2.6: five basic orders to headquarters, eight on the mat, 17 influence tokens on the mat."""
    s.family[seat] = colour
    s.seat_of[colour] = seat
    mat = 0
    gained_by_mat = set()
    for row in range(ROWS):
        mat += s.c.mat_size[colour * ROWS + row]
        gained_by_mat.update(s.c.opens[colour * ROWS + row])
    s.token_supply[seat] = s.c.tokens - mat
    for order in family_orders(s, seat):
        s.where[order] = ON_MAT if order in gained_by_mat else IN_HQ


def put(s: Famiglia, side: int, area: int, n: int) -> None:
    """LF-2.8: Soldati of the start line-up."""
    s.side[area] = side
    s.soldati[area] += n
    s.supply[side] -= n


class ChooseFamilies(Step[Famiglia]):
    """LF-2.5: each team's lower seat chooses two of three colours and who leads which, in secret (Q-1)."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if s.committed[0] < 0 or s.committed[1] < 0:
            return True
        colours = [0] * SEATS
        for seat in (0, 1):
            choice = s.committed[seat] - LEAD
            colours[seat] = choice // COLOURS
            colours[partner(seat)] = choice % COLOURS
            s.committed[seat] = -1
        s.pop()
        seat_families(s, colours)
        return False

    def actors(self, s: Famiglia, f: list[int]) -> list[int]:
        return [seat for seat in (0, 1) if s.committed[seat] < 0]

    def committed(self, s: Famiglia, f: list[int]) -> list[int]:
        return [seat for seat in (0, 1) if s.committed[seat] >= 0]

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return list(range(LEAD, LEAD + COLOURS * COLOURS))

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != LEAD:
            return NOT_AN_ANSWER
        lower, upper = (move - LEAD) // COLOURS, (move - LEAD) % COLOURS
        if s.dealt[lower] != team(seat) or s.dealt[upper] != team(seat):
            return why.COLOUR_NOT_DEALT
        return why.SAME_COLOUR if lower == upper else 0

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.committed[seat] = move
        s.emit_secret(events.FAMILIES_CHOSEN, [seat], [(move - LEAD) // COLOURS, (move - LEAD) % COLOURS], eyes(seat))


def room_after(s: Famiglia, seat: int, area: int, limit: int) -> int:
    """How many more pieces fit into own areas after `area` in map order (`limit` 0: any number)."""
    room = 0
    for other in range(area + 1, AREAS):
        if s.side[other] == seat:
            room += limit - s.labs[other] if limit else FEW
    return room


class ExtraUnits(Step[Famiglia]):
    """LF-2.11: the card's units, kind by kind, areas in map order. Frame: seat, turn, kind, left, last area."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        while True:
            if f[3] >= 0 and f[4] > 0 and self.possible(s, f):
                return True
            if f[3] == UNIT_BOATS:
                f[2] += 1
                if f[2] == SEATS:
                    s.swap([EXTRA_LABS, s.primo, 0, -1, -1])
                    return False
                f[1] = (s.primo + f[2]) % SEATS
                f[3] = -1
            f[3] += 1
            f[4] = self.number(s, f[1], f[3])
            f[5] = -1

    def number(self, s: Famiglia, seat: int, kind: int) -> int:
        card = s.character[seat]
        if kind == UNIT_SOLDATI:
            return min(s.c.extra_soldati[card], s.supply[seat])
        if kind == UNIT_CARS:
            return min(s.c.extra_cars[card], s.car_supply[seat])
        return min(s.c.extra_boats[card], s.boat_supply[seat])

    def possible(self, s: Famiglia, f: list[int]) -> bool:
        return f[3] != UNIT_BOATS or any(sea_check(s, f[1], sea) == 0 for sea in range(SEAS))

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        if f[3] == UNIT_BOATS:
            return [BOAT + sea for sea in range(SEAS)]
        verb = SOLDATI if f[3] == UNIT_SOLDATI else CARS
        return [verb + area * FEW + n for area in range(AREAS) if s.side[area] == seat for n in range(f[4])]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if f[3] == UNIT_BOATS:
            return sea_check(s, seat, move - BOAT) if verb == BOAT else NOT_AN_ANSWER
        if verb != (SOLDATI if f[3] == UNIT_SOLDATI else CARS):
            return NOT_AN_ANSWER
        return spread_check(s, seat, (move - verb) // FEW, (move - verb) % FEW + 1, f[4], f[5], 0)

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if f[3] == UNIT_BOATS:
            sea = move - BOAT
            s.boat_supply[seat] -= 1
            s.boats[sea * SEATS + seat] += 1
            s.emit(events.BOAT_PLACED, [seat, sea])
            f[4] -= 1
            return
        verb = VERB[move]
        area, n = (move - verb) // FEW, (move - verb) % FEW + 1
        if verb == SOLDATI:
            s.supply[seat] -= n
            s.soldati[area] += n
            s.emit(events.PLACED, [seat, area, n])
        else:
            place_car(s, seat, area, n)
        f[4] -= n
        f[5] = area

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"unit": ["soldati", "cars", "boats"][f[3]], "left": f[4]}


def sea_check(s: Famiglia, seat: int, sea: int) -> int:
    """A sea area adjacent to an own area; at the set-up never a third boat (Q-3)."""
    if not touches(s, seat, sea):
        return why.SETUP_SEA
    return why.SEA_FULL_AT_SETUP if boats_in(s, sea) >= s.c.boats_per_sea else 0


def touches(s: Famiglia, seat: int, sea: int) -> bool:
    """Whether a sea area is adjacent to an area with own Soldati."""
    return any(s.side[area] == seat for area in s.c.sea_areas[sea])


def boats_in(s: Famiglia, sea: int) -> int:
    """All speedboats in a sea area."""
    return sum(s.boats[sea * SEATS : sea * SEATS + SEATS])


def spread_check(s: Famiglia, seat: int, area: int, n: int, left: int, last: int, limit: int) -> int:
    """Pieces spread over own areas in map order, all of them: one path for each result."""
    if s.side[area] != seat:
        return why.LAB_AREA_NOT_YOURS if limit else why.AREA_NOT_YOURS
    if area <= last:
        return why.AREA_ORDER
    if n > left:
        return why.TOO_MANY_UNITS
    if limit and s.labs[area] + n > limit:
        return why.LABS_FULL
    return why.MUST_PLACE_ALL if left - n > room_after(s, seat, area, limit) else 0


class ExtraLabs(Step[Famiglia]):
    """LF-2.12: the card's labs, at most two in an area (LF-1.8). Frame: seat, turn, left, last area."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        while True:
            if f[3] > 0:
                return True
            if f[3] == 0:
                f[2] += 1
                if f[2] == SEATS:
                    lay_neutral_tokens(s)
                    s.swap([START_TOKENS, s.primo, 0])
                    return False
                f[1] = (s.primo + f[2]) % SEATS
            seat = f[1]
            wanted = min(s.c.extra_labs[s.character[seat]], s.lab_pool)
            f[3] = min(wanted, room_after(s, seat, -1, s.c.labs_per_area))
            f[4] = -1

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        most = min(f[3], s.c.labs_per_area)
        return [LABS + area * FEW + n for area in range(AREAS) if s.side[area] == seat for n in range(most)]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != LABS:
            return NOT_AN_ANSWER
        area, n = (move - LABS) // FEW, (move - LABS) % FEW + 1
        return spread_check(s, seat, area, n, f[3], f[4], s.c.labs_per_area)

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        area, n = (move - LABS) // FEW, (move - LABS) % FEW + 1
        place_lab(s, seat, area, n)
        f[3] -= n
        f[4] = area

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"left": f[3]}


def lay_neutral_tokens(s: Famiglia) -> None:
    """LF-2.13: a neutral influence token on each grey circle of sheet 0."""
    for column in range(COLUMNS):
        n = min(s.c.neutral_start[column], s.neutral_tokens)
        s.top[column * SIDES + NEUTRAL] = n
        s.neutral_tokens -= n


class StartTokens(Step[Famiglia]):
    """LF-2.13: in turn, own influence tokens on sheet 0. Frame: seat, turn."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if f[2] == SEATS * s.c.start_tokens:
            start_planning(s)
            return False
        f[1] = (s.primo + f[2]) % SEATS
        return True

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [TOKEN + column for column in range(COLUMNS)]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != TOKEN:
            return NOT_AN_ANSWER
        column = move - TOKEN
        laid = sum(s.top[column * SIDES : column * SIDES + SEATS])
        return 0 if laid < s.c.room[0][column] - s.c.neutral_start[column] else why.GREY_FULL

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        column = move - TOKEN
        s.token_supply[seat] -= 1
        s.top[column * SIDES + seat] += 1
        s.emit(events.TOKEN_LAID, [seat, column])
        f[2] += 1


STEPS = [
    (CHOOSE_FAMILIES, ChooseFamilies("choose-families", "LF-2.5", simultaneous=True)),
    (EXTRA_UNITS, ExtraUnits("extra-units", "LF-2.11")),
    (EXTRA_LABS, ExtraLabs("extra-labs", "LF-2.12")),
    (START_TOKENS, StartTokens("start-tokens", "LF-2.13")),
]
