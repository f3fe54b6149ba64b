"""LF-4.1 to LF-4.4: the planning phase, turn by turn."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import anytime, events, why
from consigliere.games.la_famiglia.codes import ASK_GIFT, CHOOSE_SPACE, FINAL_ACTION, INFLUENCE_TILE, PLANNING_TURN
from consigliere.games.la_famiglia.components import COLOURS, COLUMNS, T_INFLUENCE
from consigliere.games.la_famiglia.influence import gain_influence
from consigliere.games.la_famiglia.notation import DONE, GAIN, GIVE, INFLUENCE, SELL, TILE, USE, VERB
from consigliere.games.la_famiglia.sheets import column_price, column_tokens, fee, side_of
from consigliere.games.la_famiglia.space import (
    MODE_ACTED,
    MODE_EFFECT,
    MODE_FREE,
    MODE_SELL,
    NEVER,
    find_mode,
)
from consigliere.games.la_famiglia.state import (
    EMPTY,
    NEUTRAL,
    SEATS,
    SIDES,
    Famiglia,
    hq_orders,
    hue,
    owns_tile,
    partner,
)
from consigliere.games.la_famiglia.tiles import ONCE_PER_TURN, tile_check, tiles_usable, use_tile


class InfluenceTile(Step[Famiglia]):
    """LF-10.1: before the first turn, owners of Influence in order of play (Q-41). Frame: seat, turn."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        while f[2] < SEATS:
            f[1] = (s.first + f[2]) % SEATS
            if self.usable(s, f[1]):
                return True
            f[2] += 1
        s.swap([PLANNING_TURN, s.first, 0, 0, 0, 0, 0, 0])
        return False

    def usable(self, s: Famiglia, seat: int) -> bool:
        if not owns_tile(s, seat, T_INFLUENCE) or not s.hq[seat] or not s.token_supply[seat]:
            return False
        return any(s.top[column * SIDES + NEUTRAL] for column in range(COLUMNS))

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [*range(INFLUENCE, INFLUENCE + COLUMNS), DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != INFLUENCE:
            return NOT_AN_ANSWER
        return 0 if s.top[(move - INFLUENCE) * SIDES + NEUTRAL] else why.NO_NEUTRAL_TOKEN

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move != DONE:
            column = move - INFLUENCE
            s.hq[seat] -= 1
            s.supply[seat] += 1
            s.top[column * SIDES + NEUTRAL] -= 1
            s.neutral_tokens += 1
            s.token_supply[seat] -= 1
            s.top[column * SIDES + seat] += 1
            s.emit(events.INFLUENCE_USED, [seat, column])
        f[2] += 1


class PlanningTurn(Step[Famiglia]):
    """LF-4.2: exactly one of A and B. Frame: seat, tiles used, acted, asked, mode, least price with, without effect."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        seat = f[1]
        if f[3]:
            f[5] = MODE_ACTED
            if tiles_usable(s, seat, f[2]):
                return True
            self.next_turn(s, f)
            return False
        if not any(s.top):
            s.swap([FINAL_ACTION, s.first, 0])  # LF-4.40
            return False
        find_mode(s, f, seat)
        if f[5] == MODE_SELL or f[5] == MODE_FREE:
            other = partner(seat)
            if not f[4] and s.money[other] >= 1 + s.c.gift_extra:
                f[4] = 1
                s.push([ASK_GIFT, other])
                return False
        return True

    def next_turn(self, s: Famiglia, f: list[int]) -> None:
        s.swap([PLANNING_TURN, (f[1] + 1) % SEATS, 0, 0, 0, 0, 0, 0])

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        found = []
        if not f[3]:
            for column in range(COLUMNS):
                for side in range(SIDES):
                    if s.top[column * SIDES + side]:
                        found.append(USE + column * (COLOURS + 1) + hue(s, side))
            found.extend(range(GAIN, GAIN + COLUMNS))
            if f[5] == MODE_SELL:
                found.extend([SELL + order for order in hq_orders(s, seat)])
        else:
            found.append(DONE)
        found.extend([TILE + tile for tile in ONCE_PER_TURN])
        return found

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == TILE:
            return tile_check(s, seat, f[2], move - TILE)
        if verb == DONE:
            return 0 if f[3] else why.MUST_ACT
        if verb == USE:
            return why.ALREADY_ACTED if f[3] else self.use_check(s, f, seat, move - USE)
        if verb == GAIN:
            return why.ALREADY_ACTED if f[3] else self.gain_check(s, f, seat, move - GAIN)
        if verb == SELL and f[5] == MODE_SELL:
            return anytime.sale_check(s, seat, move - SELL)
        return NOT_AN_ANSWER

    def use_check(self, s: Famiglia, f: list[int], seat: int, token: int) -> int:
        """LF-4.5: any token of the top sheet for which a payable space remains (Q-10)."""
        side = side_of(s, token % (COLOURS + 1))
        if side == EMPTY or not s.top[token // (COLOURS + 1) * SIDES + side]:
            return why.TOKEN_NOT_THERE
        if f[5] == MODE_SELL:
            return why.SELL_FIRST
        if f[5] == MODE_FREE:
            return 0
        cost = f[6] if f[5] == MODE_EFFECT else f[7]
        if cost + fee(s, seat, side) <= s.money[seat]:
            return 0
        return why.NO_EFFECT_ONLY_IF_NOTHING_ELSE if cost == NEVER else why.TOKEN_TOO_DEAR

    def gain_check(self, s: Famiglia, f: list[int], seat: int, column: int) -> int:
        if not column_tokens(s, column):
            return why.COLUMN_EMPTY
        return 0 if column_price(s, seat, column) <= s.money[seat] else why.COLUMN_TOO_DEAR

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        verb = VERB[move]
        if verb == TILE:
            use_tile(s, seat, move - TILE)
        elif verb == SELL:
            anytime.sell(s, seat, move - SELL)
        elif verb == DONE:
            self.next_turn(s, f)
        elif verb == USE:
            token = move - USE
            s.push(
                [
                    CHOOSE_SPACE,
                    seat,
                    token // (COLOURS + 1),
                    side_of(s, token % (COLOURS + 1)),
                    f[5],
                    s.money[seat],
                    len(hq_orders(s, seat)),
                ]
            )
        else:
            f[3] = 1
            gain_influence(s, seat, move - GAIN)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"acted": f[3], "must_sell": int(f[5] == MODE_SELL), "free": int(f[5] == MODE_FREE)}


class AskGift(Step[Famiglia]):
    """Q-8, Q-10 (3): the teammate is asked once whether to give money."""

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [GIVE, DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        return anytime.check(s, seat, move) if move == GIVE else NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == GIVE:
            anytime.give(s, seat)


STEPS = [
    (INFLUENCE_TILE, InfluenceTile("influence-tile", "LF-10.1")),
    (PLANNING_TURN, PlanningTurn("planning-turn", "LF-4.2", money_matters=True)),
    (ASK_GIFT, AskGift("ask-gift", "LF-4.3")),
]
