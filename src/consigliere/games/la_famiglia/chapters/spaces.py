"""LF-4.5 to LF-4.10, LF-4.33: option A, using an action space, and the final action."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.actions import act_check, open_part
from consigliere.games.la_famiglia.chapters.pieces import SUPPLY, pay, receive
from consigliere.games.la_famiglia.chapters.rounds import start_management
from consigliere.games.la_famiglia.chapters.sheets import (
    column_price,
    column_tokens,
    fee,
    is_free,
    lay,
    price,
    space_check,
)
from consigliere.games.la_famiglia.chapters.tiles import TILE_MOVES, tile_check, tiles_usable, use_tile
from consigliere.games.la_famiglia.components import COLUMNS, J_AND, J_ONE, P_ULTIMA
from consigliere.games.la_famiglia.frames import (
    ACTED,
    ACTION_PARTS,
    CHOOSE_SPACE,
    EFFECT,
    FINAL_ACTION,
    FINAL_TURN,
    LEAST_IDLE_PRICE,
    LEAST_PRICE,
    MODE,
    MODE_THEN,
    MONEY_THEN,
    ORDERS_THEN,
    PARTS_DONE,
    SPACE,
    TILE_RUNS,
    TILES_ALLOWED,
    TILES_USED,
    TOKEN_COLUMN,
    TOKEN_SIDE,
    action_parts,
    note_effect,
    turn_frame,
)
from consigliere.games.la_famiglia.state import SEATS, SIDES, LaFamigliaState, hq_orders, hue

# what the player may do, Q-10
MODE_ACTED: Final = 0
MODE_EFFECT: Final = 1  # a payable move with an effect, or option B
MODE_NO_EFFECT: Final = 2  # only payable moves without effect
MODE_SELL: Final = 3  # nothing payable: an order must be sold
MODE_FREE: Final = 4  # not even that: a token moves to an ∞ space for nothing
NEVER: Final = 999  # a price nobody can pay


def has_effect(s: LaFamigliaState, seat: int, space: int) -> bool:
    """Q-11: whether at least one part of the space could have an effect."""
    for part in s.c.parts[s.round][space]:
        if act_check(s, seat, part.do, -1) == 0:
            return True
    return False


def find_mode(s: LaFamigliaState, turn: list[int], seat: int) -> None:
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
    turn[LEAST_PRICE] = least
    turn[LEAST_IDLE_PRICE] = least_idle
    if any_token(s, seat, least) or any(
        column_tokens(s, column) and column_price(s, seat, column) <= s.money[seat] for column in range(COLUMNS)
    ):
        turn[MODE] = MODE_EFFECT
    elif any_token(s, seat, least_idle):
        turn[MODE] = MODE_NO_EFFECT
    else:
        turn[MODE] = MODE_SELL if hq_orders(s, seat) else MODE_FREE


def any_token(s: LaFamigliaState, seat: int, cost: int) -> bool:
    for column in range(COLUMNS):
        for side in range(SIDES):
            if s.top[column * SIDES + side] and cost + fee(s, seat, side) <= s.money[seat]:
                return True
    return False


def perform_space(s: LaFamigliaState, seat: int, space: int, in_turn: bool) -> None:
    """Q-12: the price was paid and the token moved; now the space's money and its parts."""
    receive(s, seat, s.c.space_money[s.round][space])
    s.push(action_parts(seat, space, in_turn))


class ChooseSpace(Step[LaFamigliaState]):
    """LF-4.5: where the token goes."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        seat = f[SEAT]
        if s.money[seat] != f[MONEY_THEN] or len(hq_orders(s, seat)) != f[ORDERS_THEN]:  # by an anytime option
            turn = turn_frame(s)
            find_mode(s, turn, seat)
            if turn[MODE] != f[MODE_THEN]:
                s.pop()  # choose again
                return False
        if any(self.check(s, f, seat, notation.space(space)) == 0 for space in s.c.space_order[s.round]):
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [notation.space(space) for space in s.c.space_list[s.round]]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.SPACE:
            return NOT_AN_ANSWER
        space = notation.space_of(move)
        reason = space_check(s, space)
        if reason:
            return reason
        if f[MODE_THEN] == MODE_FREE:
            return 0 if s.c.infinite[s.round][space] else refusals.ONLY_INFINITE
        if price(s, space) + fee(s, seat, f[TOKEN_SIDE]) > s.money[seat]:
            return refusals.SPACE_TOO_DEAR
        if f[MODE_THEN] == MODE_EFFECT and not has_effect(s, seat, space):
            return refusals.NO_EFFECT_ONLY_IF_NOTHING_ELSE
        return 0

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        space, column, side = notation.space_of(move), f[TOKEN_COLUMN], f[TOKEN_SIDE]
        s.pop()
        turn_frame(s)[ACTED] = 1
        s.emit(events.SPACE_USED, [seat, column, hue(s, side), space])
        if f[MODE_THEN] != MODE_FREE:
            pay(s, seat, side, fee(s, seat, side))  # LF-4.7, before any money of the space
        pay(s, seat, SUPPLY, price(s, space))  # LF-4.8
        lay(s, column, side, space)
        perform_space(s, seat, space, in_turn=True)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        cost = 0 if f[MODE_THEN] == MODE_FREE else fee(s, f[SEAT], f[TOKEN_SIDE])
        return {"column": f[TOKEN_COLUMN] + 1, "side": s.game.moves.kinds["side"][hue(s, f[TOKEN_SIDE])], "fee": cost}


class ActionParts(Step[LaFamigliaState]):
    """LF-4.9, Q-67: parts joined by "/" or "+"."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        seat = f[SEAT]
        f[TILE_RUNS] = 0
        parts = s.c.parts[s.round][f[SPACE]]
        join = s.c.join[s.round][f[SPACE]]
        if f[PARTS_DONE] and join != J_AND:
            s.pop()
            return False
        left = [i for i in range(len(parts)) if self.part_check(s, f, seat, i) == 0]
        if not left:
            s.pop()
            return False
        if join == J_ONE and not (f[TILES_ALLOWED] and tiles_usable(s, seat, turn_frame(s)[TILES_USED])):
            self.do_part(s, f, seat, 0)
            return False
        return True

    def keep_open(self, s: LaFamigliaState, f: list[int], seat: int) -> bool:
        return f[TILES_ALLOWED] > 0 and tiles_usable(s, seat, turn_frame(s)[TILES_USED])

    def part_check(self, s: LaFamigliaState, f: list[int], seat: int, part: int) -> int:
        parts = s.c.parts[s.round][f[SPACE]]
        if part >= len(parts):
            return NOT_AN_ANSWER
        if f[PARTS_DONE] >> part & 1:
            return refusals.PART_DONE
        for earlier in range(part):  # two equal parts: the first of them is offered
            if not f[PARTS_DONE] >> earlier & 1:
                if parts[earlier].do == parts[part].do and parts[earlier].n == parts[part].n:
                    return refusals.PART_DONE
        return act_check(s, seat, parts[part].do, -1)

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        moves = [notation.part(i) for i in range(len(s.c.parts[s.round][f[SPACE]]))]
        moves.extend(TILE_MOVES)
        moves.append(notation.DONE)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.PART:
            return self.part_check(s, f, seat, notation.part_of(move))
        if verb == notation.TILE:
            if not f[TILES_ALLOWED]:
                return refusals.TILE_NOT_IN_FINAL
            return tile_check(s, seat, turn_frame(s)[TILES_USED], notation.tile_of(move))
        if verb == notation.DONE:
            return 0 if f[EFFECT] else refusals.EFFECT_FIRST  # LF-4.9, Q-11, Q-84
        return NOT_AN_ANSWER

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            s.pop()
        elif notation.VERB[move] == notation.TILE:
            f[TILE_RUNS] = 1
            use_tile(s, seat, notation.tile_of(move))
        else:
            self.do_part(s, f, seat, notation.part_of(move))

    def do_part(self, s: LaFamigliaState, f: list[int], seat: int, index: int) -> None:
        f[PARTS_DONE] |= 1 << index
        part = s.c.parts[s.round][f[SPACE]][index]
        if part.do == P_ULTIMA:
            place_bust(s, seat, f[SPACE])
        else:
            open_part(s, seat, part.do, part.n, -1)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"space": s.c.spaces[f[SPACE]], "done": f[PARTS_DONE]}


def place_bust(s: LaFamigliaState, seat: int, space: int) -> None:
    """LF-4.33: the bust stands next to the token in this space; only here, not by B or exert influence (Q-19)."""
    s.bust[seat] = space
    note_effect(s)
    s.emit(events.BUST_PLACED, [seat, space])


class FinalAction(Step[LaFamigliaState]):
    """LF-4.33: owners of a bust, in order of play (Q-21)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        while f[FINAL_TURN] < SEATS:
            f[SEAT] = (s.first + f[FINAL_TURN]) % SEATS
            if s.bust[f[SEAT]] >= 0:
                return True
            f[FINAL_TURN] += 1
        start_management(s, False)
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [*[notation.space(space) for space in s.c.space_list[s.round]], notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        if notation.VERB[move] == notation.TILE:
            return refusals.TILE_NOT_IN_FINAL
        if notation.VERB[move] != notation.SPACE:
            return NOT_AN_ANSWER
        space = notation.space_of(move)
        if space == s.bust[seat] and not s.c.infinite[s.round][space]:
            return refusals.FINAL_SAME_SPACE
        reason = space_check(s, space)
        if reason:
            return reason
        if price(s, space) > s.money[seat]:
            return refusals.SPACE_TOO_DEAR
        return 0 if has_effect(s, seat, space) else refusals.NO_EFFECT

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        space = s.bust[seat]
        s.bust[seat] = -1
        s.emit(events.BUST_RETURNED, [seat])
        f[FINAL_TURN] += 1
        if move == notation.DONE:
            return
        target = notation.space_of(move)
        side = next(side for side in range(SIDES) if s.bottom[space * SIDES + side])
        pay(s, seat, SUPPLY, price(s, target))
        s.bottom[space * SIDES + side] -= 1
        s.bottom[target * SIDES + side] += 1
        s.emit(events.SPACE_USED, [seat, -1, hue(s, side), target])
        perform_space(s, seat, target, in_turn=False)


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (CHOOSE_SPACE, ChooseSpace("choose-space", "LF-4.5", money_matters=True)),
    (ACTION_PARTS, ActionParts("action-parts", "LF-4.9", money_matters=True)),
    (FINAL_ACTION, FinalAction("final-action", "LF-4.33", money_matters=True)),
]
