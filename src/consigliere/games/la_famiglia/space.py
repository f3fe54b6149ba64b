"""LF-4.5 to LF-4.10, LF-4.33: option A, using an action space, and the final action."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.actions import act_check, open_part
from consigliere.games.la_famiglia.codes import ACTION_PARTS, CHOOSE_SPACE, FINAL_ACTION
from consigliere.games.la_famiglia.components import COLUMNS, J_AND, J_ONE, P_ULTIMA
from consigliere.games.la_famiglia.notation import DONE, PART, SPACE, TILE, VERB
from consigliere.games.la_famiglia.pieces import SUPPLY, pay, receive
from consigliere.games.la_famiglia.rounds import start_management
from consigliere.games.la_famiglia.sheets import column_price, column_tokens, fee, is_free, lay, price, space_check
from consigliere.games.la_famiglia.state import SEATS, SIDES, Famiglia, hq_orders, hue
from consigliere.games.la_famiglia.tiles import ONCE_PER_TURN, tile_check, tiles_usable, turn_frame, use_tile

# what the player may do, Q-10
MODE_ACTED: Final = 0
MODE_EFFECT: Final = 1  # a payable move with an effect, or option B
MODE_NO_EFFECT: Final = 2  # only payable moves without effect
MODE_SELL: Final = 3  # nothing payable: an order must be sold
MODE_FREE: Final = 4  # not even that: a token moves to an ∞ space for nothing
NEVER: Final = 999  # a price nobody can pay


def has_effect(s: Famiglia, seat: int, space: int) -> bool:
    """Q-11: whether at least one part of the space could have an effect."""
    parts = s.c.parts[s.round][space]
    return any(act_check(s, seat, parts[i], -1) == 0 for i in range(0, len(parts), 2))


def find_mode(s: Famiglia, f: list[int], seat: int) -> None:
    """Q-10: which of the four cases holds now; written into the frame of the turn."""
    least = NEVER  # least price of a free space with an effect
    least_idle = NEVER  # … without any
    for space in s.c.space_order[s.round]:
        if is_free(s, space):
            cost = price(s, space)
            if cost < least and has_effect(s, seat, space):
                least = cost
            elif cost < least_idle:
                least_idle = cost
    f[6] = least
    f[7] = least_idle
    if any_token(s, seat, least) or any(
        column_tokens(s, column) and column_price(s, seat, column) <= s.money[seat] for column in range(COLUMNS)
    ):
        f[5] = MODE_EFFECT
    elif any_token(s, seat, least_idle):
        f[5] = MODE_NO_EFFECT
    else:
        f[5] = MODE_SELL if hq_orders(s, seat) else MODE_FREE


def any_token(s: Famiglia, seat: int, cost: int) -> bool:
    for column in range(COLUMNS):
        for side in range(SIDES):
            if s.top[column * SIDES + side] and cost + fee(s, seat, side) <= s.money[seat]:
                return True
    return False


def perform_space(s: Famiglia, seat: int, space: int, in_turn: int) -> None:
    """Q-12: the price was paid and the token moved; now the space's money and its parts."""
    receive(s, seat, s.c.space_money[s.round][space])
    s.effect = 0
    s.push([ACTION_PARTS, seat, space, 0, in_turn, 0])


class ChooseSpace(Step[Famiglia]):
    """LF-4.5: where the token goes. Frame: seat, column, side, mode of Q-10, money then, orders then."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if s.money[f[1]] != f[5] or len(hq_orders(s, f[1])) != f[6]:  # an anytime option has been used
            turn = turn_frame(s)
            find_mode(s, turn, f[1])
            if turn[5] != f[4]:
                s.pop()  # choose again
                return False
        if any(self.check(s, f, f[1], SPACE + space) == 0 for space in s.c.space_order[s.round]):
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [SPACE + space for space in s.c.space_list[s.round]]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != SPACE:
            return NOT_AN_ANSWER
        space = move - SPACE
        reason = space_check(s, space)
        if reason:
            return reason
        if f[4] == MODE_FREE:
            return 0 if s.c.infinite[s.round][space] else why.ONLY_INFINITE
        if price(s, space) + fee(s, seat, f[3]) > s.money[seat]:
            return why.SPACE_TOO_DEAR
        if f[4] == MODE_EFFECT and not has_effect(s, seat, space):
            return why.NO_EFFECT_ONLY_IF_NOTHING_ELSE
        return 0

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        space, column, side = move - SPACE, f[2], f[3]
        s.pop()
        turn_frame(s)[3] = 1
        s.emit(events.SPACE_USED, [seat, column, hue(s, side), space])
        if f[4] != MODE_FREE:
            pay(s, seat, side, fee(s, seat, side))  # LF-4.7, before any money of the space
        pay(s, seat, SUPPLY, price(s, space))  # LF-4.8
        lay(s, column, side, space)
        perform_space(s, seat, space, 1)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"column": f[2] + 1, "fee": 0 if f[4] == MODE_FREE else fee(s, f[1], f[3])}


class ActionParts(Step[Famiglia]):
    """LF-4.9, Q-67: parts joined by "/" or "+". Frame: seat, space, parts done, tiles allowed, effect before a tile."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        seat = f[1]
        if f[5]:  # back from a tile, whose effect is not one of the space
            s.effect = f[5] - 1
            f[5] = 0
        parts = s.c.parts[s.round][f[2]]
        join = s.c.join[s.round][f[2]]
        if f[3] and join != J_AND:
            s.pop()
            return False
        left = [i for i in range(len(parts) // 2) if self.part_check(s, f, seat, i) == 0]
        if not left:
            s.pop()
            return False
        if join == J_ONE and not (f[4] and tiles_usable(s, seat, turn_frame(s)[2])):
            self.do_part(s, f, seat, 0)
            return False
        return True

    def helped(self, s: Famiglia, f: list[int], seat: int) -> bool:
        return f[4] > 0 and tiles_usable(s, seat, turn_frame(s)[2])

    def part_check(self, s: Famiglia, f: list[int], seat: int, part: int) -> int:
        parts = s.c.parts[s.round][f[2]]
        if part * 2 >= len(parts):
            return NOT_AN_ANSWER
        if f[3] >> part & 1:
            return why.PART_DONE
        for earlier in range(part):  # two equal parts: the first of them is offered
            if not f[3] >> earlier & 1 and parts[earlier * 2 : earlier * 2 + 2] == parts[part * 2 : part * 2 + 2]:
                return why.PART_DONE
        return act_check(s, seat, parts[part * 2], -1)

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        found = [PART + i for i in range(len(s.c.parts[s.round][f[2]]) // 2)]
        found.extend([TILE + tile for tile in ONCE_PER_TURN])
        found.append(DONE)
        return found

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == PART:
            return self.part_check(s, f, seat, move - PART)
        if verb == TILE:
            return tile_check(s, seat, turn_frame(s)[2], move - TILE) if f[4] else why.TILE_NOT_IN_FINAL
        if verb == DONE:
            return 0 if s.effect else why.EFFECT_FIRST  # LF-4.9, Q-11
        return NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
        elif VERB[move] == TILE:
            f[5] = 1 + s.effect
            use_tile(s, seat, move - TILE)
        else:
            self.do_part(s, f, seat, move - PART)

    def do_part(self, s: Famiglia, f: list[int], seat: int, part: int) -> None:
        f[3] |= 1 << part
        parts = s.c.parts[s.round][f[2]]
        if parts[part * 2] == P_ULTIMA:
            place_bust(s, seat, f[2])
        else:
            open_part(s, seat, parts[part * 2], parts[part * 2 + 1], -1)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"space": s.c.spaces[f[2]], "done": f[3]}


def place_bust(s: Famiglia, seat: int, space: int) -> None:
    """LF-4.33: the bust stands next to the token in this space; only here, not by B or exert influence (Q-19)."""
    s.bust[seat] = space
    s.effect = 1
    s.emit(events.BUST_PLACED, [seat, space])


class FinalAction(Step[Famiglia]):
    """LF-4.33: owners of a bust, in order of play (Q-21). Frame: seat, turn."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        while f[2] < SEATS:
            f[1] = (s.first + f[2]) % SEATS
            if s.bust[f[1]] >= 0:
                return True
            f[2] += 1
        start_management(s, False)
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [*[SPACE + space for space in s.c.space_list[s.round]], DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] == TILE:
            return why.TILE_NOT_IN_FINAL
        if VERB[move] != SPACE:
            return NOT_AN_ANSWER
        space = move - SPACE
        if space == s.bust[seat] and not s.c.infinite[s.round][space]:
            return why.FINAL_SAME_SPACE
        reason = space_check(s, space)
        if reason:
            return reason
        if price(s, space) > s.money[seat]:
            return why.SPACE_TOO_DEAR
        return 0 if has_effect(s, seat, space) else why.NO_EFFECT

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        space = s.bust[seat]
        s.bust[seat] = -1
        s.emit(events.BUST_RETURNED, [seat])
        f[2] += 1
        if move == DONE:
            return
        target = move - SPACE
        side = next(side for side in range(SIDES) if s.bottom[space * SIDES + side])
        pay(s, seat, SUPPLY, price(s, target))
        s.bottom[space * SIDES + side] -= 1
        s.bottom[target * SIDES + side] += 1
        s.emit(events.SPACE_USED, [seat, -1, hue(s, side), target])
        perform_space(s, seat, target, 0)


STEPS = [
    (CHOOSE_SPACE, ChooseSpace("choose-space", "LF-4.5", money_matters=True)),
    (ACTION_PARTS, ActionParts("action-parts", "LF-4.9", money_matters=True)),
    (FINAL_ACTION, FinalAction("final-action", "LF-4.33", money_matters=True)),
]
