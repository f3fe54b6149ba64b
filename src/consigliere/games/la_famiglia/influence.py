"""LF-4.13 to LF-4.18: option B, gaining influence."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.codes import EQUIPMENT, GAIN_INFLUENCE, MOVE_TOKENS, ORDER_WHICH
from consigliere.games.la_famiglia.components import AREAS, C_INSTITUTION, C_STARTING_PLAYER, COLOURS
from consigliere.games.la_famiglia.mat import begin_institution, begin_two_institutions
from consigliere.games.la_famiglia.notation import ACTION, AT, DONE, SPACE, TILE, VERB
from consigliere.games.la_famiglia.orders import issue_check
from consigliere.games.la_famiglia.pieces import SUPPLY, pay
from consigliere.games.la_famiglia.sheets import column_tokens, fee, lay, side_of, space_check
from consigliere.games.la_famiglia.state import EMPTY, NEUTRAL, SIDES, Famiglia, hue
from consigliere.games.la_famiglia.tiles import ONCE_PER_TURN, tile_check, tiles_usable, turn_frame, use_tile


def gain_influence(s: Famiglia, seat: int, column: int) -> None:
    """LF-4.13: everything is paid before anything else."""
    s.emit(events.INFLUENCE_GAINED, [seat, column])
    moved = column_tokens(s, column)
    pay(s, seat, SUPPLY, s.c.column_cost[s.round - 1][column] + moved * s.c.gain_token_cost)
    for side in range(SIDES):
        if side != NEUTRAL:
            pay(s, seat, side, s.top[column * SIDES + side] * fee(s, seat, side))
    s.push([GAIN_INFLUENCE, seat, column, 0, 0])
    s.push([MOVE_TOKENS, seat, column, -1, -1])


class MoveTokens(Step[Famiglia]):
    """LF-4.14: all tokens of the column to empty spaces. Frame: seat, column, hue of the last token, its rank."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        side = self.next_side(s, f[2])
        if side == EMPTY:
            s.pop()
            return False
        if hue(s, side) != f[3]:
            f[3] = hue(s, side)
            f[4] = -1
        return True

    def next_side(self, s: Famiglia, column: int) -> int:
        for colour in range(COLOURS + 1):
            side = side_of(s, colour)
            if side != EMPTY and s.top[column * SIDES + side]:
                return side
        return EMPTY

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [SPACE + space for space in s.c.space_list[s.round]]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != SPACE:
            return NOT_AN_ANSWER
        space = move - SPACE
        reason = space_check(s, space)
        if reason:
            return reason
        return 0 if s.c.space_order[s.round].index(space) >= f[4] else why.SPACE_ORDER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        space = move - SPACE
        side = self.next_side(s, f[2])
        lay(s, f[2], side, space)
        f[4] = s.c.space_order[s.round].index(space)
        s.emit(events.TOKEN_MOVED, [seat, f[2], hue(s, side), space])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"column": f[2] + 1, "left": column_tokens(s, f[2])}


class GainInfluence(Step[Famiglia]):
    """LF-4.15: the column's action and one order, in either order. Frame: seat, column, action done, order done."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if not f[3]:
            return True
        if not self.order_possible(s, f) and not tiles_usable(s, f[1], turn_frame(s)[2]):
            s.pop()
            return False
        return True

    def helped(self, s: Famiglia, f: list[int], seat: int) -> bool:
        return tiles_usable(s, seat, turn_frame(s)[2])

    def order_possible(self, s: Famiglia, f: list[int]) -> bool:
        return not f[4] and any(issue_check(s, f[1], area) == 0 for area in range(AREAS))

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        found = [ACTION]
        found.extend([AT + area for area in range(AREAS) if s.side[area] == seat])
        found.extend([TILE + tile for tile in ONCE_PER_TURN])
        found.append(DONE)
        return found

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == ACTION:
            return why.ALREADY_ACTED if f[3] else 0
        if verb == AT:
            return why.ONE_ORDER if f[4] else issue_check(s, seat, move - AT)
        if verb == TILE:
            return tile_check(s, seat, turn_frame(s)[2], move - TILE)
        if verb == DONE:
            return 0 if f[3] else why.ACTION_FIRST
        return NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        verb = VERB[move]
        if verb == ACTION:
            f[3] = 1
            self.act(s, seat, f[2])
        elif verb == AT:
            f[4] = 1
            s.push([ORDER_WHICH, seat, move - AT, 1, 0])
        elif verb == TILE:
            use_tile(s, seat, move - TILE)
        else:
            s.pop()

    def act(self, s: Famiglia, seat: int, column: int) -> None:
        kind = s.c.column_action[column]
        if kind == C_STARTING_PLAYER:  # LF-4.16
            s.primo = seat
            s.emit(events.STARTING_PIECE_TAKEN, [seat])
            s.push([EQUIPMENT, seat, 7, 1, -1])
        elif kind == C_INSTITUTION:
            begin_institution(s, seat, s.c.column_row[column])
        else:
            begin_two_institutions(s, seat)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"column": f[2] + 1, "acted": f[3], "ordered": f[4]}


STEPS = [
    (MOVE_TOKENS, MoveTokens("move-tokens", "LF-4.14")),
    (GAIN_INFLUENCE, GainInfluence("gain-influence", "LF-4.15", money_matters=True)),
]
