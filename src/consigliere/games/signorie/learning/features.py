"""A position of Signorie as numbers, for learning; the names are explained in docs/research.md."""

from typing import Final

from librt.strings import BytesWriter

from consigliere.core.features import NAME, NAMES, NUMBER, UNTOLD, Argument, FeatureList, bounded, put, put_part
from consigliere.games.signorie.components import (
    CAREERS,
    CITIES,
    CITY_SPACES,
    COLOURS,
    DICE,
    FACES,
    HELPERS,
    HOUSES,
    PLACES,
    PLAN_ROWS,
    ROUNDS,
    TILES,
)
from consigliere.games.signorie.state import (
    PHASES,
    REMOVED,
    SignorieState,
    lowest_value,
    man_at,
    own_limit,
)

FACE_NAMES = [str(value) for value in range(1, FACES + 1)]
VERSION: Final = 1  # of the environments: raised with the rules, the pack or the list of features


class Features(FeatureList[SignorieState]):
    """Everything on the boards; nobody has secrets."""

    def describe(self) -> None:
        self.version = VERSION
        c = self.game.fresh().c
        self.number("round", ROUNDS)
        self.flags("phase", PHASES)
        self.describe_question(
            [
                Argument("die", NAME, c.dice),
                Argument("value", NUMBER, []),
                Argument("n", NUMBER, []),
                Argument("tracks", NAMES, [*c.careers, "initiative"]),
                Argument("reward", NAME, c.rewards),
                Argument("florins", NUMBER, []),
                Argument("tile", NAME, c.tiles, [c.houses[house] for house in c.house]),
                Argument("city", NAME, c.cities),
                Argument("row", NAME, c.rows),
                Argument("space", NAME, PLACES),
                Argument("face_down", UNTOLD, []),  # came after version 1
            ]
        )
        for die in c.dice:
            self.numbers(f"dice.{die}", FACE_NAMES, 10)
        self.numbers("aside", c.dice, 10)
        for space in c.task_spaces:
            self.flags(f"task.{space}", c.tasks)
        for number in range(1, ROUNDS + 1):
            self.flags(f"reward.{number}", c.rewards)
        self.number("stack", TILES)
        self.numbers("removed", c.houses, TILES)
        self.number("helper_discs")
        self.number("brides")
        for city in c.cities:
            self.describe_city(f"city.{city}", c.houses)
        for player in self.players():
            self.describe_player(player)

    def describe_city(self, city: str, houses: list[str]) -> None:
        """Pawns by player and gender, the lowest free space, the two tiles by house and value."""
        self.number(f"{city}.closed", 1)
        self.number(f"{city}.lowest")
        for player in self.players():
            self.numbers(f"{city}.{player}", ["men", "women"], CITY_SPACES)
        for place in ("marriage", "mission"):
            self.flags(f"{city}.{place}", houses)
            self.number(f"{city}.{place}.value")

    def describe_player(self, p: str) -> None:
        """Pool, reserve, board and plan of one player."""
        c = self.game.fresh().c
        self.flags(f"{p}.colour", c.colours)
        for name in ("florins", "vp", "men", "women", "reserve.men", "reserve.women", "sum", "limit", "brides"):
            self.number(f"{p}.{name}")
        self.numbers(f"{p}.threshold", ["men", "women"])
        self.number(f"{p}.place", COLOURS)
        self.number(f"{p}.passed", 1)
        self.number(f"{p}.entitled", 1)
        self.number(f"{p}.initiative")
        self.number(f"{p}.initiative.below", COLOURS)
        for career in c.careers:
            self.numbers(f"{p}.{career}", [str(space) for space in range(1, c.top + 1)])
        self.numbers(f"{p}.die", c.dice, FACES)
        self.flags(f"{p}.helper", c.helpers)
        for row in c.rows:
            self.numbers(f"{p}.row.{row}", c.houses, TILES)
            self.number(f"{p}.row.{row}.face_down")
            self.number(f"{p}.row.{row}.worth")

    def fill(self, out: BytesWriter, at: int, s: SignorieState, seat: int) -> None:
        """The position as a seat sees it."""
        c = s.c
        out[at] = s.round
        out[at + 1 + s.phase] = 1
        at = self.fill_question(out, at + 1 + len(PHASES), s, seat)
        at = put(out, at, s.areas)
        at = put(out, at, s.aside)
        width = len(c.tasks)
        for tile in s.tasks:
            if tile >= 0:
                out[at + tile] = 1
            at += width
        width = len(c.rewards)
        for tile in s.rewards:
            if tile >= 0:
                out[at + tile] = 1
            at += width
        out[at] = s.pile
        gone = at + 1
        at = gone + HOUSES
        out[at] = s.discs
        left = c.brides
        for other in range(s.seats):
            left -= s.brides[other]
        out[at + 1] = left
        at += 2
        for city in range(CITIES):
            at = self.fill_city(out, at, s, seat, city)
        rows = self.fill_tiles(out, s, gone)
        for i in range(s.seats):
            at = self.fill_player(out, at, s, (seat + i) % s.seats, rows)

    def fill_tiles(self, out: BytesWriter, s: SignorieState, gone: int) -> list[int]:
        """The tiles out of the game by house; returns for each row of a plan what its tiles count, and how many."""
        rows = [0] * (2 * COLOURS * PLAN_ROWS)
        places = s.where
        for tile in range(TILES):
            place = places[tile]
            if place == REMOVED:
                at = gone + s.c.house[tile]
                out[at] = out[at] + 1
            elif 0 <= place < COLOURS * PLAN_ROWS:
                rows[2 * place] += s.c.tile_vp[tile]
                rows[2 * place + 1] += 1
        return rows

    def fill_city(self, out: BytesWriter, at: int, s: SignorieState, seat: int, city: int) -> int:
        """What `describe_city` names."""
        if s.closed[city]:
            out[at] = 1
        out[at + 1] = lowest_value(s, city)
        at += 2
        first = city * CITY_SPACES
        for i in range(s.filled[city]):
            pawn = s.city_pawns[first + i]
            here = at + (pawn // 2 - seat) % s.seats * 2 + pawn % 2
            out[here] = out[here] + 1
        at += 2 * s.seats
        for place in range(2):
            tile = s.city_tile[city * 2 + place]
            if tile >= 0:
                out[at + s.c.house[tile]] = 1
                out[at + HOUSES] = s.c.tile_vp[tile]
            at += HOUSES + 1
        return at

    def fill_player(self, out: BytesWriter, at: int, s: SignorieState, seat: int, rows: list[int]) -> int:
        """What `describe_player` names."""
        c = s.c
        out[at + s.colour[seat]] = 1
        at += COLOURS
        out[at] = bounded(s.florins[seat])
        out[at + 1] = bounded(s.vp[seat])
        out[at + 2] = s.pool[seat * 2]
        out[at + 3] = s.pool[seat * 2 + 1]
        out[at + 4] = s.reserve[seat * 2]
        out[at + 5] = s.reserve[seat * 2 + 1]
        dice = 0
        for die in range(DICE):
            dice += s.board[seat * DICE + die]
        out[at + 6] = dice
        out[at + 7] = own_limit(s, seat)
        out[at + 8] = s.brides[seat]
        out[at + 9] = s.threshold[seat * 2]
        out[at + 10] = s.threshold[seat * 2 + 1]
        out[at + 11] = s.order.index(seat) + 1
        out[at + 12] = s.passed[seat]
        out[at + 13] = s.entitled >> seat & 1
        out[at + 14] = s.disc[seat]
        below = 0
        for other in s.arrivals:
            if other == seat:
                break
            if s.disc[other] == s.disc[seat]:
                below += 1
        out[at + 15] = below
        at += 16
        for career in range(CAREERS):
            at = put_part(out, at, s.careers, man_at(seat, career, 1), c.top)
        at = put_part(out, at, s.board, seat * DICE, DICE)
        at = put_part(out, at, s.helpers, seat * HELPERS, HELPERS)
        for row in range(PLAN_ROWS):
            place = seat * PLAN_ROWS + row
            at = put_part(out, at, s.face_up, place * HOUSES, HOUSES)
            down = s.face_down[place]
            out[at] = down
            if rows[2 * place + 1] + down >= c.row_minimum:
                out[at + 1] = rows[2 * place] + down * c.face_down_vp
            at += 2
        return at
