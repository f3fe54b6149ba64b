"""LF-4.31 to LF-4.39: taking influence tokens off the family mat, and what that reveals."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.equipment import CAR_OFFERED, LAB_OFFERED
from consigliere.games.la_famiglia.chapters.pieces import launder, receive
from consigliere.games.la_famiglia.chapters.sheets import column_tokens, space_check
from consigliere.games.la_famiglia.components import (
    I_CAR,
    I_LAB,
    I_LAUNDER,
    I_MONEY,
    P_EXERT_SHEET,
    P_EXERT_TWO,
    ROWS,
)
from consigliere.games.la_famiglia.frames import (
    CHOOSE_ROW,
    FIRST_ROW,
    LAY_TOKEN,
    MAY_STAY,
    OF_TWO,
    ROW_KIND,
    TOKENS_REMOVED,
    choose_row,
    equipment,
    lay_token,
    note_effect,
)
from consigliere.games.la_famiglia.state import IN_HQ, ON_MAT, SIDES, LaFamigliaState, mat_left

# why tokens are removed, besides the parts P_EXERT_…
INSTITUTION: Final = 100  # option B: two tokens of a fixed row
TWO_INSTITUTIONS: Final = 101  # option B: one token of each of two rows


def begin_institution(s: LaFamigliaState, seat: int, row: int) -> None:
    """LF-4.17: the two leftmost tokens of that row, one after the other."""
    s.push(choose_row(seat, INSTITUTION, row))


def begin_two_institutions(s: LaFamigliaState, seat: int) -> None:
    """LF-4.18: the leftmost token of each of two different rows."""
    s.push(choose_row(seat, TWO_INSTITUTIONS))


def remove_token(s: LaFamigliaState, seat: int, row: int) -> None:
    """LF-4.35 to LF-4.38: the leftmost token of a row goes; its space is revealed, perhaps an order gained."""
    at = s.family[seat] * ROWS + row
    position = s.opened[seat * ROWS + row]
    s.opened[seat * ROWS + row] += 1
    s.token_supply[seat] += 1  # never to the box
    note_effect(s)
    s.emit(events.MAT_TOKEN_REMOVED, [seat, row])
    order = s.c.opens[at][position]
    if order >= 0 and s.where[order] == ON_MAT:  # LF-4.38
        s.clock += 1
        s.where[order] = IN_HQ
        s.gained[order] = s.clock
        s.emit(events.ORDER_GAINED, [seat, order])
    instant = s.c.instant[at][position]
    if instant == I_MONEY:
        receive(s, seat, s.c.instant_n[at][position])
    elif instant == I_LAUNDER:
        launder(s, seat)
    elif instant == I_CAR or instant == I_LAB:  # LF-4.37: may be declined
        s.push(equipment(seat, CAR_OFFERED if instant == I_CAR else LAB_OFFERED, may_decline=True))


class ChooseRow(Step[LaFamigliaState]):
    """LF-4.17, LF-4.18, LF-4.31, LF-4.32: tokens off the mat, each resolved before the next (LF-4.39, Q-16)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        seat, kind = f[SEAT], f[ROW_KIND]
        if kind == INSTITUTION:
            if f[TOKENS_REMOVED] < 2 and mat_left(s, seat, f[FIRST_ROW]):
                f[TOKENS_REMOVED] += 1
                remove_token(s, seat, f[FIRST_ROW])
            else:
                s.pop()
            return False
        if any(self.check(s, f, seat, notation.row(row)) == 0 for row in range(ROWS)) and f[TOKENS_REMOVED] < self.most(
            kind
        ):
            return True
        if f[TOKENS_REMOVED] and (kind == P_EXERT_SHEET or kind == TWO_INSTITUTIONS):
            two = kind == TWO_INSTITUTIONS  # the revealed spaces come first
            s.swap(lay_token(seat, two and f[TOKENS_REMOVED] == 1, two))
        else:
            s.pop()
        return False

    def most(self, kind: int) -> int:
        return 2 if kind == P_EXERT_TWO or kind == TWO_INSTITUTIONS else 1

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [*notation.EVERY_ROW, notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0 if f[ROW_KIND] == P_EXERT_TWO and f[TOKENS_REMOVED] else refusals.EFFECT_FIRST
        if notation.VERB[move] != notation.ROW:
            return NOT_AN_ANSWER
        row = notation.row_of(move)
        if f[TOKENS_REMOVED] and f[ROW_KIND] == P_EXERT_TWO and row != f[FIRST_ROW]:
            return refusals.SAME_ROW
        if f[TOKENS_REMOVED] and f[ROW_KIND] == TWO_INSTITUTIONS and row == f[FIRST_ROW]:
            return refusals.OTHER_ROW
        return 0 if mat_left(s, seat, row) else refusals.ROW_EMPTY

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            s.pop()
            return
        row = notation.row_of(move)
        f[TOKENS_REMOVED] += 1
        f[FIRST_ROW] = row
        remove_token(s, seat, row)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"removed": f[TOKENS_REMOVED], "two": int(f[ROW_KIND] == P_EXERT_TWO or f[ROW_KIND] == TWO_INSTITUTIONS)}


class LayToken(Step[LaFamigliaState]):
    """LF-4.31 kind 2, LF-4.18: the removed token goes on a sheet."""

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [*notation.EVERY_TOP, *[notation.space(space) for space in s.c.space_list[s.round]], notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            return 0 if f[MAY_STAY] else refusals.MUST_LAY_TOKEN
        if verb == notation.SPACE:
            return space_check(s, notation.space_of(move))
        if verb != notation.TOP:
            return NOT_AN_ANSWER
        column = notation.column_of(move)
        tokens = column_tokens(s, column)
        if not tokens:  # checked now, after this turn's token has left
            return refusals.INSTITUTIONS_COLUMN_EMPTY if f[OF_TWO] else refusals.TOP_COLUMN_EMPTY
        sheet = s.round - 1
        free = tokens < s.c.room[sheet][column] or s.c.endless[sheet][column] > 0
        if free:
            return 0
        return refusals.INSTITUTIONS_COLUMN_FULL if f[OF_TWO] else refusals.TOP_COLUMN_FULL

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == notation.DONE:
            return
        s.token_supply[seat] -= 1
        if notation.VERB[move] == notation.TOP:  # one more move for somebody
            column = notation.column_of(move)
            s.top[column * SIDES + seat] += 1
            s.emit(events.TOKEN_TO_TOP, [seat, column])
        else:
            space = notation.space_of(move)
            s.bottom[space * SIDES + seat] += 1
            s.emit(events.TOKEN_TO_BOTTOM, [seat, space])

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"optional": f[MAY_STAY]}


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (CHOOSE_ROW, ChooseRow("choose-row", "LF-4.31")),
    (LAY_TOKEN, LayToken("lay-token", "LF-4.31")),
]
