"""A position of La Famiglia as numbers, for learning; the names are explained in docs/research.md.

Partners share everything: p2 is the viewer's partner, and both hands and both families' orders on the board are known.
"""

from typing import Any, Final

from consigliere.core.features import NAME, NUMBER, Argument, FeatureList, bounded, one_of
from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia.codes import CHOOSE_FAMILIES, EXECUTE_ORDER
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
from consigliere.games.la_famiglia.features_of_view import read
from consigliere.games.la_famiglia.frames import AREA, ORDER
from consigliere.games.la_famiglia.state import (
    EMPTY,
    IN_HQ,
    NEUTRAL,
    ON_BOARD,
    PHASES,
    SEATS,
    SIDES,
    SOLD,
    Famiglia,
    team,
)
from consigliere.games.la_famiglia.territory import mandamenti_of

SIDE_NAMES: Final = ["p0", "p1", "p2", "p3", "neutral"]
TEAM_NAMES: Final = ["ours", "theirs"]
PARTNER: Final = 2
ROUNDS: Final = 4
COUNTED: Final = [  # arguments of questions that are numbers
    *("left", "acted", "must_sell", "free", "column", "fee", "offered", "optional", "ordered", "more", "done"),
    *("most", "empty", "removed", "two", "attackers", "defenders", "attacker_took", "clear", "marked"),
    *("mandamenti", "two_in_one", "pattern"),
]


class Features(FeatureList[Famiglia]):
    """The table, and both hands of the team."""

    def describe(self) -> None:
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
        for player in self.players():
            self.describe_player(player, orders)

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

    def values(self, s: Famiglia, seat: int) -> list[int]:
        """The position as a seat sees it."""
        found: list[int] = [s.round]
        one_of(found, len(PHASES), s.phase)
        one_of(found, SEATS, self.relative(s, s.primo, seat))
        one_of(found, SEATS, self.relative(s, s.first, seat))
        self.add_question(found, s, seat)
        self.add_course(found, s, seat)
        found.extend(s.in_play)
        for tile in range(TILES):
            first = len(found)
            found.extend([0] * SEATS)
            if s.in_play[tile]:
                for side in (0, 1):
                    owner = s.marks[side * TILES + tile]
                    if owner >= 0:
                        found[first + (owner - seat) % SEATS] = 1
        for side in (team(seat), 1 - team(seat)):
            for colour in range(COLOURS):
                found.append(int(s.dealt[colour] == side))
        self.add_tokens(found, s.top, COLUMNS, seat)
        self.add_tokens(found, s.bottom, GRID, seat)
        for mandamento in range(MANDAMENTI):
            owner = s.control[mandamento]
            one_of(found, SEATS, (owner - seat) % SEATS if owner >= 0 else -1)
        for sea in range(SEAS):
            for i in range(SEATS):
                found.append(s.boats[sea * SEATS + (seat + i) % SEATS])
        for area in range(AREAS):
            self.add_area(found, s, seat, area)
        for i in range(SEATS):
            self.add_player(found, s, (seat + i) % SEATS, i % PARTNER == 0)
        return found

    def relative(self, s: Famiglia, other: int, seat: int) -> int:
        """A seat counted from the viewer, -1 before its family is chosen."""
        return (other - seat) % SEATS if s.family[other] >= 0 else -1

    def add_course(self, found: list[int], s: Famiglia, seat: int) -> None:
        """The order being executed and the Soldati on the move."""
        who, order, area = -1, -1, -1
        for frame in s.stack:
            if frame[CODE] == EXECUTE_ORDER:
                who, order, area = (frame[SEAT] - seat) % SEATS, frame[ORDER] % HAND, frame[AREA]
                break
        one_of(found, SEATS, who)
        one_of(found, HAND, order)
        one_of(found, AREAS, area)
        side = s.marching_side
        one_of(found, SIDES, -1 if side == EMPTY else (side - seat) % SEATS if side < SEATS else NEUTRAL)
        found.append(0 if side == EMPTY else s.marching)
        found.append(0 if side == EMPTY else s.marching_car)
        found.append(s.effect)
        found.append(s.took)
        found.append(s.revealed)
        found.append(s.lab_pool)
        found.append(s.supply[NEUTRAL])
        found.append(s.neutral_tokens)

    def add_tokens(self, found: list[int], sheet: list[int], places: int, seat: int) -> None:
        """The influence tokens of an action sheet by side."""
        for place in range(places):
            at = place * SIDES
            for i in range(SEATS):
                found.append(sheet[at + (seat + i) % SEATS])
            found.append(sheet[at + NEUTRAL])

    def add_area(self, found: list[int], s: Famiglia, seat: int, area: int) -> None:
        """What `describe_area` names."""
        first = len(found)
        found.extend([0] * (SIDES + 2 + SEATS + 3))
        side = s.side[area]
        if side != EMPTY:
            found[first + ((side - seat) % SEATS if side < SEATS else NEUTRAL)] = s.soldati[area]
        found[first + SIDES] = s.cars[area]
        found[first + SIDES + 1] = s.labs[area]
        token = first + SIDES + 2
        face = token + SEATS
        for at in (area * 2, area * 2 + 1):
            order = s.tokens[at]
            if order < 0:
                continue
            owner = (s.seat_of[order // HAND] - seat) % SEATS
            found[token + owner] += 1
            if s.revealed or owner % PARTNER == 0:
                found[face] = order % HAND + 1
            face += 1
            found[first + SIDES + 2 + SEATS + 2] += s.executed[at]

    def add_player(self, found: list[int], s: Famiglia, seat: int, own: bool) -> None:
        """What `describe_player` names."""
        colour = s.family[seat]
        if colour < 0:
            found.extend([0] * (COLOURS + len(s.c.characters) + 4 + ROWS + 4 + 1 + 2 * HAND))
            self.add_secrets(found, s, seat, own)
            return
        one_of(found, COLOURS, colour)
        one_of(found, len(s.c.characters), s.character[seat])
        first_order = colour * HAND
        found.append(bounded(s.money[seat]))
        found.append(bounded(s.hq[seat]))
        found.append(s.where[first_order : first_order + HAND].count(IN_HQ))
        found.append(mandamenti_of(s, seat))
        for row in range(ROWS):
            found.append(s.c.mat_size[colour * ROWS + row] - s.opened[seat * ROWS + row])
        found.append(s.supply[seat])
        found.append(s.car_supply[seat])
        found.append(s.boat_supply[seat])
        found.append(s.token_supply[seat])
        found.append(s.bust[seat] + 1)
        for order in range(first_order, first_order + HAND):
            found.append(int(s.where[order] == IN_HQ or s.where[order] == ON_BOARD))
        for order in range(first_order, first_order + HAND):
            found.append(int(s.where[order] == SOLD))
        self.add_secrets(found, s, seat, own)

    def add_secrets(self, found: list[int], s: Famiglia, seat: int, own: bool) -> None:
        """What only a seat's team knows."""
        first = len(found)
        found.extend([0] * (1 + CARDS + HAND))
        if not own:
            return
        if s.committed[seat] >= 0:
            found[first] = 1
            if s.stack[-1][CODE] != CHOOSE_FAMILIES:
                found[first + 1 + s.committed[seat]] = 1
        first += 1 + CARDS
        if s.family[seat] >= 0:
            for i in range(HAND):
                found[first + i] = int(s.where[s.family[seat] * HAND + i] == IN_HQ)

    def read(self, view: dict[str, Any]) -> dict[str, int]:
        """The same from a seat's view alone."""
        return {**self.read_question(view), **read(view, self.game)}
