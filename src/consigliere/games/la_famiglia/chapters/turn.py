"""LF-4.1 to LF-4.4: the planning phase, turn by turn."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters import anytime
from consigliere.games.la_famiglia.chapters.influence import gain_influence
from consigliere.games.la_famiglia.chapters.sheets import column_price, column_tokens, fee, side_of
from consigliere.games.la_famiglia.chapters.spaces import (
    MODE_ACTED,
    MODE_EFFECT,
    MODE_FREE,
    MODE_SELL,
    NEVER,
    find_mode,
)
from consigliere.games.la_famiglia.chapters.tiles import TILE_MOVES, tile_check, tiles_usable, use_tile
from consigliere.games.la_famiglia.components import COLUMNS, T_INFLUENCE
from consigliere.games.la_famiglia.frames import (
    ACTED,
    ASK_GIFT,
    ASKED,
    INFLUENCE_TILE,
    INFLUENCE_TURN,
    LEAST_IDLE_PRICE,
    LEAST_PRICE,
    MODE,
    PLANNING_TURN,
    TILES_USED,
    ask_gift,
    choose_space,
    final_action,
    planning_turn,
)
from consigliere.games.la_famiglia.state import (
    EMPTY,
    NEUTRAL,
    SEATS,
    SIDES,
    LaFamigliaState,
    hq_orders,
    hue,
    owns_tile,
    partner,
)


class InfluenceTile(Step[LaFamigliaState]):
    """LF-10.1: before the first turn, owners of Influence in order of play (Q-41)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        while f[INFLUENCE_TURN] < SEATS:
            f[SEAT] = (s.first + f[INFLUENCE_TURN]) % SEATS
            if self.usable(s, f[SEAT]):
                return True
            f[INFLUENCE_TURN] += 1
        s.swap(planning_turn(s.first))
        return False

    def usable(self, s: LaFamigliaState, seat: int) -> bool:
        if not owns_tile(s, seat, T_INFLUENCE) or not s.hq[seat] or not s.token_supply[seat]:
            return False
        return any(s.top[column * SIDES + NEUTRAL] for column in range(COLUMNS))

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [*notation.EVERY_INFLUENCE, notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        if notation.VERB[move] != notation.INFLUENCE:
            return NOT_AN_ANSWER
        return 0 if s.top[notation.column_of(move) * SIDES + NEUTRAL] else refusals.NO_NEUTRAL_TOKEN

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move != notation.DONE:
            column = notation.column_of(move)
            s.hq[seat] -= 1
            s.supply[seat] += 1
            s.top[column * SIDES + NEUTRAL] -= 1
            s.neutral_tokens += 1
            s.token_supply[seat] -= 1
            s.top[column * SIDES + seat] += 1
            s.emit(events.INFLUENCE_USED, [seat, column])
        f[INFLUENCE_TURN] += 1


class PlanningTurn(Step[LaFamigliaState]):
    """LF-4.2: exactly one of A and B."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        seat = f[SEAT]
        if f[ACTED]:
            f[MODE] = MODE_ACTED
            if tiles_usable(s, seat, f[TILES_USED]):
                return True
            self.next_turn(s, f)
            return False
        if not any(s.top):
            s.swap(final_action(s.first))  # LF-4.40
            return False
        find_mode(s, f, seat)
        if f[MODE] == MODE_SELL or f[MODE] == MODE_FREE:
            other = partner(seat)
            if not f[ASKED] and s.money[other] >= 1 + s.c.gift_extra:
                f[ASKED] = 1
                s.push(ask_gift(other))
                return False
        return True

    def next_turn(self, s: LaFamigliaState, f: list[int]) -> None:
        s.swap(planning_turn((f[SEAT] + 1) % SEATS))

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        moves = []
        if not f[ACTED]:
            for column in range(COLUMNS):
                for side in range(SIDES):
                    if s.top[column * SIDES + side]:
                        moves.append(notation.use(column, hue(s, side)))
            moves.extend(notation.EVERY_GAIN)
            if f[MODE] == MODE_SELL:
                moves.extend([notation.sell(order) for order in hq_orders(s, seat)])
        else:
            moves.append(notation.DONE)
        moves.extend(TILE_MOVES)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.TILE:
            return tile_check(s, seat, f[TILES_USED], notation.tile_of(move))
        if verb == notation.DONE:
            return 0 if f[ACTED] else refusals.MUST_ACT
        if verb == notation.USE:
            return refusals.ALREADY_ACTED if f[ACTED] else self.use_check(s, f, seat, move)
        if verb == notation.GAIN:
            return refusals.ALREADY_ACTED if f[ACTED] else self.gain_check(s, f, seat, notation.column_of(move))
        if verb == notation.SELL and f[MODE] == MODE_SELL:
            return anytime.sale_check(s, seat, notation.order_of(move))
        return NOT_AN_ANSWER

    def use_check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        """LF-4.5: any token of the top sheet for which a payable space remains (Q-10)."""
        column, colour = notation.use_of(move)
        side = side_of(s, colour)
        if side == EMPTY or not s.top[column * SIDES + side]:
            return refusals.TOKEN_NOT_THERE
        if f[MODE] == MODE_SELL:
            return refusals.SELL_FIRST
        if f[MODE] == MODE_FREE:
            return 0
        cost = f[LEAST_PRICE] if f[MODE] == MODE_EFFECT else f[LEAST_IDLE_PRICE]
        if cost + fee(s, seat, side) <= s.money[seat]:
            return 0
        return refusals.NO_EFFECT_ONLY_IF_NOTHING_ELSE if cost == NEVER else refusals.TOKEN_TOO_DEAR

    def gain_check(self, s: LaFamigliaState, f: list[int], seat: int, column: int) -> int:
        if not column_tokens(s, column):
            return refusals.COLUMN_EMPTY
        return 0 if column_price(s, seat, column) <= s.money[seat] else refusals.COLUMN_TOO_DEAR

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        verb = notation.VERB[move]
        if verb == notation.TILE:
            use_tile(s, seat, notation.tile_of(move))
        elif verb == notation.SELL:
            anytime.sell(s, seat, notation.order_of(move))
        elif verb == notation.DONE:
            self.next_turn(s, f)
        elif verb == notation.USE:
            column, colour = notation.use_of(move)
            s.push(choose_space(s, seat, column, side_of(s, colour), f[MODE]))
        else:
            f[ACTED] = 1
            gain_influence(s, seat, notation.column_of(move))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"acted": f[ACTED], "must_sell": int(f[MODE] == MODE_SELL), "free": int(f[MODE] == MODE_FREE)}


class AskGift(Step[LaFamigliaState]):
    """Q-8, Q-10 (3): the teammate is asked once whether to give money."""

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [notation.GIVE, notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        return anytime.check(s, seat, move) if move == notation.GIVE else NOT_AN_ANSWER

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == notation.GIVE:
            anytime.give(s, seat)


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (INFLUENCE_TILE, InfluenceTile("influence-tile", "LF-10.1")),
    (PLANNING_TURN, PlanningTurn("planning-turn", "LF-4.2", money_matters=True)),
    (ASK_GIFT, AskGift("ask-gift", "LF-4.3")),
]
