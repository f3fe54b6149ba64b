"""A position of Signorie as numbers, for learning; the names are explained in docs/research.md."""

from typing import Any

from consigliere.core.features import NAME, NAMES, NUMBER, Argument, FeatureList, bounded, one_of
from consigliere.games.signorie.components import (
    CAREERS,
    CITIES,
    CITY_SPACES,
    COLOURS,
    DICE,
    FACES,
    HELPERS,
    HOUSES,
    PLAN_ROWS,
    ROUNDS,
    TASKS,
    TILES,
)
from consigliere.games.signorie.ending import row_points
from consigliere.games.signorie.features_of_view import read
from consigliere.games.signorie.state import (
    PHASES,
    REMOVED,
    Signorie,
    dice_sum,
    lowest_value,
    man_at,
    own_limit,
)

FACE_NAMES = [str(value) for value in range(1, FACES + 1)]


class Features(FeatureList[Signorie]):
    """Everything on the boards; nobody has secrets."""

    def describe(self) -> None:
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

    def values(self, s: Signorie, seat: int) -> list[int]:
        """The position as a seat sees it."""
        c = s.c
        found: list[int] = [s.round]
        one_of(found, len(PHASES), s.phase)
        self.add_question(found, s, seat)
        found.extend(s.areas)
        found.extend(s.aside)
        for space in range(TASKS):
            one_of(found, len(c.tasks), s.tasks[space])
        for i in range(ROUNDS):
            one_of(found, len(c.rewards), s.rewards[i])
        found.append(s.pile)
        gone = [0] * HOUSES
        for tile in range(TILES):
            if s.where[tile] == REMOVED:
                gone[c.house[tile]] += 1
        found.extend(gone)
        found.append(s.discs)
        found.append(c.brides - sum(s.brides[: s.seats]))
        for city in range(CITIES):
            self.add_city(found, s, seat, city)
        for i in range(s.seats):
            self.add_player(found, s, (seat + i) % s.seats)
        return found

    def add_city(self, found: list[int], s: Signorie, seat: int, city: int) -> None:
        """What `describe_city` names."""
        found.append(s.closed[city])
        found.append(lowest_value(s, city))
        first = len(found)
        found.extend([0] * (2 * s.seats))
        for at in range(city * CITY_SPACES, city * CITY_SPACES + s.filled[city]):
            pawn = s.city_pawns[at]
            found[first + (pawn // 2 - seat) % s.seats * 2 + pawn % 2] += 1
        for place in (0, 1):
            tile = s.city_tile[city * 2 + place]
            one_of(found, HOUSES, s.c.house[tile] if tile >= 0 else -1)
            found.append(s.c.tile_vp[tile] if tile >= 0 else 0)

    def add_player(self, found: list[int], s: Signorie, seat: int) -> None:
        """What `describe_player` names."""
        one_of(found, COLOURS, s.colour[seat])
        found.append(bounded(s.florins[seat]))
        found.append(bounded(s.vp[seat]))
        found.extend(s.pool[seat * 2 : seat * 2 + 2])
        found.extend(s.reserve[seat * 2 : seat * 2 + 2])
        found.append(dice_sum(s, seat))
        found.append(own_limit(s, seat))
        found.append(s.brides[seat])
        found.extend(s.threshold[seat * 2 : seat * 2 + 2])
        found.append(s.order.index(seat) + 1)
        found.append(s.passed[seat])
        found.append(s.entitled >> seat & 1)
        found.append(s.disc[seat])
        below = 0
        for other in s.arrivals:
            if other == seat:
                break
            if s.disc[other] == s.disc[seat]:
                below += 1
        found.append(below)
        for career in range(CAREERS):
            first = man_at(seat, career, 1)
            found.extend(s.careers[first : first + s.c.top])
        found.extend(s.board[seat * DICE : seat * DICE + DICE])
        found.extend(s.helpers[seat * HELPERS : seat * HELPERS + HELPERS])
        for row in range(PLAN_ROWS):
            at = seat * PLAN_ROWS + row
            found.extend(s.face_up[at * HOUSES : at * HOUSES + HOUSES])
            found.append(s.face_down[at])
            found.append(row_points(s, seat, row))

    def read(self, view: dict[str, Any]) -> dict[str, int]:
        """The same from a seat's view alone."""
        return {**self.read_question(view), **read(view, self.game.pack.data)}
