"""LF-2: the set-up, with all its choices."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.pieces import place_car, place_lab, team_mask
from consigliere.games.la_famiglia.chapters.rounds import start_planning
from consigliere.games.la_famiglia.components import AREAS, COLOURS, COLUMNS, ROWS, SEAS, TILES
from consigliere.games.la_famiglia.frames import (
    BOATS_AHEAD,
    CARS_AHEAD,
    CARS_AHEAD_AREA,
    CHOOSE_FAMILIES,
    EXTRA_LABS,
    EXTRA_UNITS,
    LABS_HIGHEST_AREA,
    LABS_LEFT,
    SETUP_TURN,
    START_TOKENS,
    UNIT_KIND,
    UNITS_HIGHEST_AREA,
    UNITS_LEFT,
    choose_families,
    extra_labs,
    extra_units,
    start_tokens,
)
from consigliere.games.la_famiglia.state import (
    IN_HQ,
    NEUTRAL,
    O_FIRST_GAME,
    ON_MAT,
    SEATS,
    SIDES,
    LaFamigliaState,
    family_orders,
    partner,
    team,
)

# kinds of units
UNIT_SOLDATI: Final = 0
UNIT_CARS: Final = 1
UNIT_BOATS: Final = 2


def begin(s: LaFamigliaState) -> None:
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
        s.push(choose_families())


def seat_families(s: LaFamigliaState, colours: list[int]) -> None:
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
    s.push(extra_units(s.primo))


def seat_family(s: LaFamigliaState, seat: int, colour: int) -> None:
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


def put(s: LaFamigliaState, side: int, area: int, n: int) -> None:
    """LF-2.8: Soldati of the start line-up."""
    s.side[area] = side
    s.soldati[area] += n
    s.supply[side] -= n


class ChooseFamilies(Step[LaFamigliaState]):
    """LF-2.5: each team's lower seat chooses two of three colours and who leads which, in secret (Q-1)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if s.committed[0] < 0 or s.committed[1] < 0:
            return True
        colours = [0] * SEATS
        for seat in (0, 1):
            colours[seat], colours[partner(seat)] = notation.lead_of(s.committed[seat])
            s.committed[seat] = -1
        s.pop()
        seat_families(s, colours)
        return False

    def actors(self, s: LaFamigliaState, f: list[int]) -> list[int]:
        return [seat for seat in (0, 1) if s.committed[seat] < 0]

    def committed(self, s: LaFamigliaState, f: list[int]) -> list[int]:
        return [seat for seat in (0, 1) if s.committed[seat] >= 0]

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.EVERY_LEAD

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.LEAD:
            return NOT_AN_ANSWER
        lower, upper = notation.lead_of(move)
        if s.dealt[lower] != team(seat) or s.dealt[upper] != team(seat):
            return refusals.COLOUR_NOT_DEALT
        return refusals.SAME_COLOUR if lower == upper else 0

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.committed[seat] = move
        lower, upper = notation.lead_of(move)
        s.emit_secret(events.FAMILIES_CHOSEN, [seat], [lower, upper], team_mask(seat))


def room_after(s: LaFamigliaState, seat: int, area: int, limit: int) -> int:
    """How many more pieces fit into own areas after `area` in map order (`limit` 0: any number)."""
    room = 0
    for other in range(area + 1, AREAS):
        if s.side[other] == seat:
            room += limit - s.labs[other] if limit else notation.FEW
    return room


def unit_kind(verb: int) -> int:
    """The kind of unit that a move places, or -1."""
    if verb == notation.SOLDATI:
        return UNIT_SOLDATI
    if verb == notation.CARS:
        return UNIT_CARS
    return UNIT_BOATS if verb == notation.BOAT else -1


class ExtraUnits(Step[LaFamigliaState]):
    """LF-2.11: the card's units. The question names one kind after the other, but any of them may be placed."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        while True:
            if f[UNIT_KIND] >= 0 and f[UNITS_LEFT] > 0 and self.possible(s, f):
                return True
            if f[UNIT_KIND] == UNIT_BOATS:
                f[SETUP_TURN] += 1
                if f[SETUP_TURN] == SEATS:
                    s.swap(extra_labs(s.primo))
                    return False
                f[SEAT] = (s.primo + f[SETUP_TURN]) % SEATS
                f[UNIT_KIND] = -1
            self.next_kind(s, f)

    def next_kind(self, s: LaFamigliaState, f: list[int]) -> None:
        left = self.left(s, f, f[UNIT_KIND] + 1)
        f[UNIT_KIND] += 1
        f[UNITS_LEFT] = left
        f[UNITS_HIGHEST_AREA] = -1
        if len(f) > CARS_AHEAD and f[UNIT_KIND] == UNIT_CARS:
            f[UNITS_HIGHEST_AREA] = f[CARS_AHEAD_AREA]
            f[CARS_AHEAD] = 0
            f[CARS_AHEAD_AREA] = -1
        if len(f) > CARS_AHEAD and (f[UNIT_KIND] == UNIT_BOATS or not f[CARS_AHEAD] + f[BOATS_AHEAD]):
            del f[CARS_AHEAD:]

    def left(self, s: LaFamigliaState, f: list[int], kind: int) -> int:
        """How many units of a kind the seat has still to place."""
        if kind <= f[UNIT_KIND]:
            return f[UNITS_LEFT] if kind == f[UNIT_KIND] else 0
        seat, card = f[SEAT], s.character[f[SEAT]]
        ahead = len(f) > CARS_AHEAD
        if kind == UNIT_SOLDATI:
            return min(s.c.extra_soldati[card], s.supply[seat])
        if kind == UNIT_CARS:
            return min(s.c.extra_cars[card] - (f[CARS_AHEAD] if ahead else 0), s.car_supply[seat])
        return min(s.c.extra_boats[card] - (f[BOATS_AHEAD] if ahead else 0), s.boat_supply[seat])

    def possible(self, s: LaFamigliaState, f: list[int]) -> bool:
        return f[UNIT_KIND] != UNIT_BOATS or any(sea_check(s, f[SEAT], sea) == 0 for sea in range(SEAS))

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        if s.side.count(seat) == 1 and f[UNIT_KIND] != UNIT_BOATS:  # one result: the engine plays it
            verb = notation.SOLDATI if f[UNIT_KIND] == UNIT_SOLDATI else notation.CARS
            return notation.pieces_up_to(verb, s.side.index(seat), f[UNITS_LEFT])[-1:]
        moves = spread_candidates(s, seat, notation.SOLDATI, self.left(s, f, UNIT_SOLDATI))
        moves.extend(spread_candidates(s, seat, notation.CARS, self.left(s, f, UNIT_CARS)))
        if self.left(s, f, UNIT_BOATS):
            moves.extend(notation.EVERY_BOAT)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        kind = unit_kind(notation.VERB[move])
        if kind < 0:
            return NOT_AN_ANSWER
        left = self.left(s, f, kind)
        if kind == UNIT_BOATS:
            return sea_check(s, seat, notation.sea_of(move)) if left else refusals.NO_EXTRA_BOAT
        area, n = notation.pieces_of(move)
        if s.side[area] != seat:
            return refusals.AREA_NOT_YOURS
        return refusals.TOO_MANY_UNITS if n > left else 0

    def canonical(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> bool:
        if unit_kind(notation.VERB[move]) != f[UNIT_KIND]:
            return False
        if f[UNIT_KIND] == UNIT_BOATS:
            return True
        area, n = notation.pieces_of(move)
        return area > f[UNITS_HIGHEST_AREA] and f[UNITS_LEFT] - n <= room_after(s, seat, area, 0)

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        kind = unit_kind(notation.VERB[move])
        if kind == UNIT_BOATS:
            sea = notation.sea_of(move)
            s.boat_supply[seat] -= 1
            s.boats[sea * SEATS + seat] += 1
            s.emit(events.BOAT_PLACED, [seat, sea])
            self.note(f, kind, -1, 1)
            return
        area, n = notation.pieces_of(move)
        if kind == UNIT_SOLDATI:
            s.supply[seat] -= n
            s.soldati[area] += n
            s.emit(events.PLACED, [seat, area, n])
        else:
            place_car(s, seat, area, n)
        self.note(f, kind, area, n)

    def note(self, f: list[int], kind: int, area: int, n: int) -> None:
        """Notes in the frame that units were placed."""
        if kind == f[UNIT_KIND]:
            f[UNITS_LEFT] -= n
            f[UNITS_HIGHEST_AREA] = max(f[UNITS_HIGHEST_AREA], area)
            return
        if len(f) == CARS_AHEAD:
            f.extend([0, -1, 0])
        if kind == UNIT_CARS:
            f[CARS_AHEAD] += n
            f[CARS_AHEAD_AREA] = max(f[CARS_AHEAD_AREA], area)
        else:
            f[BOATS_AHEAD] += n

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"unit": ["soldati", "cars", "boats"][f[UNIT_KIND]], "left": f[UNITS_LEFT]}


def sea_check(s: LaFamigliaState, seat: int, sea: int) -> int:
    """A sea area adjacent to an own area; at the set-up never a third boat (Q-3)."""
    if not touches(s, seat, sea):
        return refusals.SETUP_SEA
    return refusals.SEA_FULL_AT_SETUP if boats_in(s, sea) >= s.c.boats_per_sea else 0


def touches(s: LaFamigliaState, seat: int, sea: int) -> bool:
    """Whether a sea area is adjacent to an area with own Soldati."""
    return any(s.side[area] == seat for area in s.c.sea_areas[sea])


def boats_in(s: LaFamigliaState, sea: int) -> int:
    """All speedboats in a sea area."""
    return sum(s.boats[sea * SEATS : sea * SEATS + SEATS])


def spread_candidates(s: LaFamigliaState, seat: int, verb: int, most: int) -> list[int]:
    """Up to `most` pieces in each own area."""
    moves: list[int] = []
    for area in range(AREAS):
        if s.side[area] == seat:
            moves.extend(notation.pieces_up_to(verb, area, most))
    return moves


class ExtraLabs(Step[LaFamigliaState]):
    """LF-2.12: the card's labs, at most two in an area (LF-1.8)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        while True:
            if f[LABS_LEFT] > 0:
                return True
            if f[LABS_LEFT] == 0:
                f[SETUP_TURN] += 1
                if f[SETUP_TURN] == SEATS:
                    lay_neutral_tokens(s)
                    s.swap(start_tokens(s.primo))
                    return False
                f[SEAT] = (s.primo + f[SETUP_TURN]) % SEATS
            seat = f[SEAT]
            wanted = min(s.c.extra_labs[s.character[seat]], s.lab_pool)
            f[LABS_LEFT] = min(wanted, room_after(s, seat, -1, s.c.labs_per_area))
            f[LABS_HIGHEST_AREA] = -1

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        most = s.c.labs_per_area
        if f[LABS_LEFT] == room_after(s, seat, -1, most):  # one result: the engine plays it
            area = min(a for a in range(AREAS) if s.side[a] == seat and s.labs[a] < most)
            return [notation.labs(area, most - s.labs[area])]
        return spread_candidates(s, seat, notation.LABS, min(f[LABS_LEFT], most))

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.LABS:
            return NOT_AN_ANSWER
        area, n = notation.pieces_of(move)
        if s.side[area] != seat:
            return refusals.LAB_AREA_NOT_YOURS
        if n > f[LABS_LEFT]:
            return refusals.TOO_MANY_UNITS
        return refusals.LABS_FULL if s.labs[area] + n > s.c.labs_per_area else 0

    def canonical(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> bool:
        area, n = notation.pieces_of(move)
        if area <= f[LABS_HIGHEST_AREA]:
            return False
        return f[LABS_LEFT] - n <= room_after(s, seat, area, s.c.labs_per_area)

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        area, n = notation.pieces_of(move)
        place_lab(s, seat, area, n)
        f[LABS_LEFT] -= n
        f[LABS_HIGHEST_AREA] = max(f[LABS_HIGHEST_AREA], area)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"left": f[LABS_LEFT]}


def lay_neutral_tokens(s: LaFamigliaState) -> None:
    """LF-2.13: a neutral influence token on each grey circle of sheet 0."""
    for column in range(COLUMNS):
        n = min(s.c.neutral_start[column], s.neutral_tokens)
        s.top[column * SIDES + NEUTRAL] = n
        s.neutral_tokens -= n


class StartTokens(Step[LaFamigliaState]):
    """LF-2.13: in turn, own influence tokens on sheet 0."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if f[SETUP_TURN] == SEATS * s.c.start_tokens:
            start_planning(s)
            return False
        f[SEAT] = (s.primo + f[SETUP_TURN]) % SEATS
        return True

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.EVERY_TOKEN

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.TOKEN:
            return NOT_AN_ANSWER
        column = notation.column_of(move)
        laid = sum(s.top[column * SIDES : column * SIDES + SEATS])
        return 0 if laid < s.c.room[0][column] - s.c.neutral_start[column] else refusals.GREY_FULL

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        column = notation.column_of(move)
        s.token_supply[seat] -= 1
        s.top[column * SIDES + seat] += 1
        s.emit(events.TOKEN_LAID, [seat, column])
        f[SETUP_TURN] += 1


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (CHOOSE_FAMILIES, ChooseFamilies("choose-families", "LF-2.5", simultaneous=True)),
    (EXTRA_UNITS, ExtraUnits("extra-units", "LF-2.11")),
    (EXTRA_LABS, ExtraLabs("extra-labs", "LF-2.12")),
    (START_TOKENS, StartTokens("start-tokens", "LF-2.13")),
]
