"""A position of La Famiglia as numbers, for learning; the names are explained in docs/research.md.

Partners share everything: p2 is the viewer's partner, and both hands and both families' orders on the board are known.
"""

from typing import Final

from librt.strings import BytesWriter

from consigliere.core.features import NAME, NUMBER, UNTOLD, Argument, FeatureList, bounded, put
from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia.chapters.territory import controller
from consigliere.games.la_famiglia.components import (
    AREAS,
    CARDS,
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
    IN_HQ,
    NEUTRAL,
    ON_BOARD,
    PHASES,
    SEATS,
    SIDES,
    SOLD,
    LaFamigliaState,
    team,
)

SIDE_NAMES: Final = ["p0", "p1", "p2", "p3", "neutral"]
TEAM_NAMES: Final = ["ours", "theirs"]
PARTNER: Final = 2
AREA_SIZE: Final = SIDES + 2 + SEATS + 3
ROUNDS: Final = 4
COUNTED: Final = [  # arguments of questions that are numbers
    *("left", "acted", "must_sell", "free", "column", "fee", "offered", "optional", "ordered", "more", "done"),
    *("most", "empty", "removed", "two", "attackers", "defenders", "attacker_took", "clear", "marked"),
    *("mandamenti", "two_in_one", "pattern"),
]
VERSION: Final = 1  # of the environments: raised with the rules, the pack or the list of features


class Features(FeatureList[LaFamigliaState]):
    """The table, and both hands of the team."""

    def describe(self) -> None:
        self.version = VERSION
        c = self.game.fresh().c
        orders = [str(i + 1) for i in range(HAND)]
        self.number("round", ROUNDS)
        self.flags("phase", PHASES)
        for name in ("primo", "first"):
            self.flags(name, self.players())
        self.describe_question(
            [
                *[Argument(key, NUMBER, []) for key in COUNTED],
                Argument("unit", NAME, ["soldati", "cars", "boats"]),
                Argument("area", NAME, c.areas),
                Argument("target", NAME, c.areas),
                Argument("sea", NAME, c.seas),
                Argument("space", NAME, c.spaces),
                Argument("order", NAME, c.orders, [str(order % HAND + 1) for order in range(len(c.orders))]),
                Argument("side", UNTOLD, []),  # came after version 1
            ]
        )
        self.flags("executing", self.players())
        self.flags("executing.order", orders)
        self.flags("executing.area", c.areas)
        self.flags("marching", SIDE_NAMES)
        for name in ("marching.soldati", "marching.car", "effect", "took", "revealed", "lab_pool"):
            self.number(name)
        self.numbers("neutral", ["soldati", "tokens"])
        self.flags("tile", c.tiles)
        for tile in c.tiles:
            self.flags(f"marked.{tile}", self.players())
        for side in TEAM_NAMES:
            self.flags(f"dealt.{side}", c.colours)
        for column in range(COLUMNS):
            self.numbers(f"column.{column + 1}", SIDE_NAMES)
        for space in c.spaces:
            self.numbers(f"space.{space}", SIDE_NAMES)
        for mandamento in c.mandamenti:
            self.flags(f"control.{mandamento}", self.players())
        for sea in c.seas:
            self.numbers(f"sea.{sea}", self.players())
        for area in c.areas:
            self.describe_area(f"area.{area}")
        first = len(self.names)
        for player in self.players():
            self.describe_player(player, orders)
        self.player_size = (len(self.names) - first) // SEATS

    def describe_area(self, area: str) -> None:
        """Soldati by side, cars and labs, order tokens by family, their faces as far as they are known."""
        self.numbers(area, [f"{side}.soldati" for side in SIDE_NAMES])
        self.number(f"{area}.cars")
        self.number(f"{area}.labs")
        self.numbers(area, [f"{player}.orders" for player in self.players()], 2)
        self.numbers(area, ["face.1", "face.2"], HAND)
        self.number(f"{area}.executed", 2)

    def describe_player(self, p: str, orders: list[str]) -> None:
        """One family; nothing of it before it is chosen. A hand and a choice are known of one's own team only."""
        c = self.game.fresh().c
        self.flags(f"{p}.colour", c.colours)
        self.flags(f"{p}.character", c.characters)
        for name in ("money", "soldati", "orders", "mandamenti"):
            self.number(f"{p}.{name}")
        self.numbers(f"{p}.mat", c.rows)
        self.numbers(f"{p}.supply", ["soldati", "cars", "boats", "tokens"])
        self.number(f"{p}.bust", GRID)
        self.flags(f"{p}.held", orders)
        self.flags(f"{p}.sold", orders)
        self.number(f"{p}.chosen", 1)
        self.flags(f"{p}.card", c.cards)
        self.flags(f"{p}.hand", orders)

    def fill(self, out: BytesWriter, at: int, s: LaFamigliaState, seat: int) -> None:
        """The position as a seat sees it."""
        rel = [(side - seat) % SEATS for side in range(SEATS)] + [NEUTRAL]  # the sides counted from the viewer
        out[at] = s.round
        out[at + 1 + s.phase] = 1
        at += 1 + len(PHASES)
        if s.family[s.primo] >= 0:
            out[at + rel[s.primo]] = 1
        if s.family[s.first] >= 0:
            out[at + SEATS + rel[s.first]] = 1
        at = self.fill_question(out, at + 2 * SEATS, s, seat)
        at = self.fill_course(out, at, s, rel)
        at = put(out, at, s.in_play)
        for tile in range(TILES):
            if s.in_play[tile]:
                for side in range(2):
                    owner = s.marks[side * TILES + tile]
                    if owner >= 0:
                        out[at + rel[owner]] = 1
            at += SEATS
        for colour in range(COLOURS):
            if s.dealt[colour] >= 0:
                out[at + (0 if s.dealt[colour] == team(seat) else COLOURS) + colour] = 1
        at += 2 * COLOURS
        at = self.fill_tokens(out, at, s.top, COLUMNS, rel)
        at = self.fill_tokens(out, at, s.bottom, GRID, rel)
        for mandamento in range(MANDAMENTI):
            owner = s.control[mandamento]
            if owner >= 0:
                out[at + rel[owner]] = 1
            at += SEATS
        boats = s.boats
        for i in range(SEAS * SEATS):
            if boats[i]:
                out[at + i - i % SEATS + rel[i % SEATS]] = boats[i]
        at += SEAS * SEATS
        at = self.fill_areas(out, at, s, rel)
        characters = len(s.c.characters)
        for mandamento in range(MANDAMENTI):
            holder = controller(s, mandamento)
            if 0 <= holder < SEATS:
                held = at + rel[holder] * self.player_size + COLOURS + characters + 3
                out[held] = out[held] + 1
        for i in range(SEATS):
            self.fill_player(out, at, s, (seat + i) % SEATS, i % PARTNER == 0)
            at += self.player_size

    def fill_course(self, out: BytesWriter, at: int, s: LaFamigliaState, rel: list[int]) -> int:
        """The order being executed and the Soldati on the move."""
        for frame in s.stack:
            if frame[CODE] == EXECUTE_ORDER:
                out[at + rel[frame[SEAT]]] = 1
                out[at + SEATS + frame[ORDER] % HAND] = 1
                out[at + SEATS + HAND + frame[AREA]] = 1
                break
        at += SEATS + HAND + AREAS
        attack = running_attack(s)
        if attack:
            out[at + rel[attack[ATTACK_SIDE]]] = 1
            out[at + SIDES] = attack[ATTACK_SOLDATI]
            out[at + SIDES + 1] = attack[ATTACK_CAR]
        at += SIDES + 2
        out[at] = running(s, ACTION_PARTS, EFFECT)
        out[at + 1] = running(s, AFTER_MOVEMENT, TOOK)
        out[at + 2] = s.revealed
        out[at + 3] = s.lab_pool
        out[at + 4] = s.supply[NEUTRAL]
        out[at + 5] = s.neutral_tokens
        return at + 6

    def fill_tokens(self, out: BytesWriter, at: int, sheet: list[int], places: int, rel: list[int]) -> int:
        """The influence tokens of an action sheet by side."""
        for place in range(places):
            for side in range(SIDES):
                n = sheet[place * SIDES + side]
                if n:
                    out[at + rel[side]] = n
            at += SIDES
        return at

    def fill_areas(self, out: BytesWriter, at: int, s: LaFamigliaState, rel: list[int]) -> int:
        """What `describe_area` names, of all areas."""
        sides, soldati, cars, labs, tokens = s.side, s.soldati, s.cars, s.labs, s.tokens
        for area in range(AREAS):
            side = sides[area]
            if side != EMPTY:
                out[at + rel[side]] = soldati[area]
            if cars[area]:
                out[at + SIDES] = cars[area]
            if labs[area]:
                out[at + SIDES + 1] = labs[area]
            if tokens[area * 2] >= 0 or tokens[area * 2 + 1] >= 0:
                self.fill_orders(out, at + SIDES + 2, s, rel, area)
            at += AREA_SIZE
        return at

    def fill_orders(self, out: BytesWriter, at: int, s: LaFamigliaState, rel: list[int], area: int) -> None:
        """The order tokens of an area: whose they are, and their faces as far as they are known."""
        face = at + SEATS
        for place in range(area * 2, area * 2 + 2):
            order = s.tokens[place]
            if order < 0:
                continue
            owner = rel[s.seat_of[order // HAND]]
            out[at + owner] = out[at + owner] + 1
            if s.revealed or owner % PARTNER == 0:
                out[face] = order % HAND + 1
            face += 1
            if s.executed[place]:
                out[at + SEATS + 2] = out[at + SEATS + 2] + 1

    def fill_player(self, out: BytesWriter, at: int, s: LaFamigliaState, seat: int, own: bool) -> None:
        """What `describe_player` names; the Mandamenti are counted already."""
        secret = at + self.player_size - (1 + CARDS + HAND)
        if own and s.committed[seat] >= 0:
            out[secret] = 1
            if s.stack[-1][CODE] != CHOOSE_FAMILIES:
                out[secret + 1 + s.committed[seat]] = 1
        colour = s.family[seat]
        if colour < 0:
            return
        out[at + colour] = 1
        at += COLOURS
        if s.character[seat] >= 0:
            out[at + s.character[seat]] = 1
        at += len(s.c.characters)
        out[at] = bounded(s.money[seat])
        out[at + 1] = bounded(s.hq[seat])
        orders = at + 2
        at += 4
        for row in range(ROWS):
            out[at + row] = s.c.mat_size[colour * ROWS + row] - s.opened[seat * ROWS + row]
        at += ROWS
        out[at] = s.supply[seat]
        out[at + 1] = s.car_supply[seat]
        out[at + 2] = s.boat_supply[seat]
        out[at + 3] = s.token_supply[seat]
        out[at + 4] = s.bust[seat] + 1
        at += 5
        for i in range(HAND):
            where = s.where[colour * HAND + i]
            if where == IN_HQ:
                out[at + i] = 1
                out[orders] = out[orders] + 1
                if own:
                    out[secret + 1 + CARDS + i] = 1
            elif where == ON_BOARD:
                out[at + i] = 1
            elif where == SOLD:
                out[at + HAND + i] = 1
