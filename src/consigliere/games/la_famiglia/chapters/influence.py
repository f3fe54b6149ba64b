"""LF-4.13 to LF-4.18: option B, gaining influence."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.equipment import ANYTHING_OFFERED
from consigliere.games.la_famiglia.chapters.mat import begin_institution, begin_two_institutions
from consigliere.games.la_famiglia.chapters.orders import issue_check
from consigliere.games.la_famiglia.chapters.pieces import SUPPLY, pay
from consigliere.games.la_famiglia.chapters.sheets import column_tokens, fee, lay, side_of, space_check
from consigliere.games.la_famiglia.chapters.tiles import TILE_MOVES, tile_check, tiles_usable, use_tile
from consigliere.games.la_famiglia.components import AREAS, C_INSTITUTION, C_STARTING_PLAYER, COLOURS
from consigliere.games.la_famiglia.frames import (
    ACTION_DONE,
    GAIN_INFLUENCE,
    HIGHEST_RANK,
    INFLUENCE_COLUMN,
    MOVE_TOKENS,
    MOVED_HUE,
    ORDER_DONE,
    TILES_USED,
    equipment,
    gain_frame,
    move_tokens,
    order_which,
    turn_frame,
)
from consigliere.games.la_famiglia.state import EMPTY, NEUTRAL, SIDES, LaFamigliaState, hue


def gain_influence(s: LaFamigliaState, seat: int, column: int) -> None:
    """LF-4.13: everything is paid before anything else."""
    s.emit(events.INFLUENCE_GAINED, [seat, column])
    moved = column_tokens(s, column)
    pay(s, seat, SUPPLY, s.c.column_cost[s.round - 1][column] + moved * s.c.gain_token_cost)
    for side in range(SIDES):
        if side != NEUTRAL:
            pay(s, seat, side, s.top[column * SIDES + side] * fee(s, seat, side))
    s.push(gain_frame(seat, column))
    s.push(move_tokens(seat, column))


class MoveTokens(Step[LaFamigliaState]):
    """LF-4.14: all tokens of the column to empty spaces, one colour after the other, its spaces in any order."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        side = self.next_side(s, f[INFLUENCE_COLUMN])
        if side == EMPTY:
            s.pop()
            return False
        if hue(s, side) != f[MOVED_HUE]:
            f[MOVED_HUE] = hue(s, side)
            f[HIGHEST_RANK] = -1
        return True

    def next_side(self, s: LaFamigliaState, column: int) -> int:
        for colour in range(COLOURS + 1):
            side = side_of(s, colour)
            if side != EMPTY and s.top[column * SIDES + side]:
                return side
        return EMPTY

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [notation.space(space) for space in s.c.space_list[s.round]]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.SPACE:
            return NOT_AN_ANSWER
        return space_check(s, notation.space_of(move))

    def canonical(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> bool:
        return s.c.space_order[s.round].index(notation.space_of(move)) >= f[HIGHEST_RANK]

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        space = notation.space_of(move)
        side = self.next_side(s, f[INFLUENCE_COLUMN])
        lay(s, f[INFLUENCE_COLUMN], side, space)
        f[HIGHEST_RANK] = max(f[HIGHEST_RANK], s.c.space_order[s.round].index(space))
        s.emit(events.TOKEN_MOVED, [seat, f[INFLUENCE_COLUMN], hue(s, side), space])

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"column": f[INFLUENCE_COLUMN] + 1, "left": column_tokens(s, f[INFLUENCE_COLUMN])}


class GainInfluence(Step[LaFamigliaState]):
    """LF-4.15: the column's action and one order, in either order."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if not f[ACTION_DONE]:
            return True
        if not self.order_possible(s, f) and not tiles_usable(s, f[SEAT], turn_frame(s)[TILES_USED]):
            s.pop()
            return False
        return True

    def keep_open(self, s: LaFamigliaState, f: list[int], seat: int) -> bool:
        return tiles_usable(s, seat, turn_frame(s)[TILES_USED])

    def order_possible(self, s: LaFamigliaState, f: list[int]) -> bool:
        return not f[ORDER_DONE] and any(issue_check(s, f[SEAT], area) == 0 for area in range(AREAS))

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        moves = [notation.ACTION]
        moves.extend([notation.at(area) for area in range(AREAS) if s.side[area] == seat])
        moves.extend(TILE_MOVES)
        moves.append(notation.DONE)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.ACTION:
            return refusals.ALREADY_ACTED if f[ACTION_DONE] else 0
        if verb == notation.AT:
            return refusals.ONE_ORDER if f[ORDER_DONE] else issue_check(s, seat, notation.area_of(move))
        if verb == notation.TILE:
            return tile_check(s, seat, turn_frame(s)[TILES_USED], notation.tile_of(move))
        if verb == notation.DONE:
            return 0 if f[ACTION_DONE] else refusals.ACTION_FIRST
        return NOT_AN_ANSWER

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        verb = notation.VERB[move]
        if verb == notation.ACTION:
            f[ACTION_DONE] = 1
            self.act(s, seat, f[INFLUENCE_COLUMN])
        elif verb == notation.AT:
            f[ORDER_DONE] = 1
            s.push(order_which(seat, notation.area_of(move), 1))
        elif verb == notation.TILE:
            use_tile(s, seat, notation.tile_of(move))
        else:
            s.pop()

    def act(self, s: LaFamigliaState, seat: int, column: int) -> None:
        kind = s.c.column_action[column]
        if kind == C_STARTING_PLAYER:  # LF-4.16
            s.primo = seat
            s.emit(events.STARTING_PIECE_TAKEN, [seat])
            s.push(equipment(seat, ANYTHING_OFFERED, may_decline=True))
        elif kind == C_INSTITUTION:
            begin_institution(s, seat, s.c.column_row[column])
        else:
            begin_two_institutions(s, seat)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"column": f[INFLUENCE_COLUMN] + 1, "acted": f[ACTION_DONE], "ordered": f[ORDER_DONE]}


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (MOVE_TOKENS, MoveTokens("move-tokens", "LF-4.14")),
    (GAIN_INFLUENCE, GainInfluence("gain-influence", "LF-4.15", money_matters=True)),
]
