"""LF-4.31 to LF-4.39: taking influence tokens off the family mat, and what that reveals."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.actions import launder, mat_left
from consigliere.games.la_famiglia.codes import CHOOSE_ROW, EQUIPMENT, LAY_TOKEN
from consigliere.games.la_famiglia.components import (
    COLUMNS,
    I_CAR,
    I_LAB,
    I_LAUNDER,
    I_MONEY,
    P_EXERT_SHEET,
    P_EXERT_TWO,
    ROWS,
)
from consigliere.games.la_famiglia.equipment import CAR_OFFERED, LAB_OFFERED
from consigliere.games.la_famiglia.notation import DONE, ROW, SPACE, TOP, VERB
from consigliere.games.la_famiglia.pieces import receive
from consigliere.games.la_famiglia.sheets import column_tokens, space_check
from consigliere.games.la_famiglia.state import IN_HQ, ON_MAT, SIDES, Famiglia

# kinds of a CHOOSE_ROW frame besides the parts P_EXERT_…
INSTITUTION = 100  # option B: two tokens of a fixed row
TWO_INSTITUTIONS = 101  # option B: one token of each of two rows


def begin_institution(s: Famiglia, seat: int, row: int) -> None:
    """LF-4.17: the two leftmost tokens of that row, one after the other."""
    s.push([CHOOSE_ROW, seat, INSTITUTION, 0, row])


def begin_two_institutions(s: Famiglia, seat: int) -> None:
    """LF-4.18: the leftmost token of each of two different rows."""
    s.push([CHOOSE_ROW, seat, TWO_INSTITUTIONS, 0, -1])


def remove_token(s: Famiglia, seat: int, row: int) -> None:
    """LF-4.35 to LF-4.38: the leftmost token of a row goes; its space is revealed, perhaps an order gained."""
    at = s.family[seat] * ROWS + row
    position = s.opened[seat * ROWS + row]
    s.opened[seat * ROWS + row] += 1
    s.token_supply[seat] += 1  # never to the box
    s.effect = 1
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
        s.push([EQUIPMENT, seat, CAR_OFFERED if instant == I_CAR else LAB_OFFERED, 1, -1])


class ChooseRow(Step[Famiglia]):
    """LF-4.17, LF-4.18, LF-4.31, LF-4.32: tokens off the mat, each resolved before the next (LF-4.39, Q-16).

    Frame: seat, kind, tokens removed, row of the first one.
    """

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        seat, kind = f[1], f[2]
        if kind == INSTITUTION:
            if f[3] < 2 and mat_left(s, seat, f[4]):
                f[3] += 1
                remove_token(s, seat, f[4])
            else:
                s.pop()
            return False
        if any(self.check(s, f, seat, ROW + row) == 0 for row in range(ROWS)) and f[3] < self.most(kind):
            return True
        if f[3] and (kind == P_EXERT_SHEET or kind == TWO_INSTITUTIONS):
            two = kind == TWO_INSTITUTIONS  # the revealed spaces come first
            s.swap([LAY_TOKEN, seat, int(two and f[3] == 1), int(two)])
        else:
            s.pop()
        return False

    def most(self, kind: int) -> int:
        return 2 if kind == P_EXERT_TWO or kind == TWO_INSTITUTIONS else 1

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [*range(ROW, ROW + ROWS), DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0 if f[2] == P_EXERT_TWO and f[3] else why.EFFECT_FIRST
        if VERB[move] != ROW:
            return NOT_AN_ANSWER
        row = move - ROW
        if f[3] and f[2] == P_EXERT_TWO and row != f[4]:
            return why.SAME_ROW
        if f[3] and f[2] == TWO_INSTITUTIONS and row == f[4]:
            return why.OTHER_ROW
        return 0 if mat_left(s, seat, row) else why.ROW_EMPTY

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        f[3] += 1
        f[4] = move - ROW
        remove_token(s, seat, move - ROW)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"removed": f[3], "two": int(f[2] == P_EXERT_TWO or f[2] == TWO_INSTITUTIONS)}


class LayToken(Step[Famiglia]):
    """LF-4.31 kind 2, LF-4.18: the removed token goes on a sheet. Frame: seat, may stay (Q-17), of two institutions."""

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [*range(TOP, TOP + COLUMNS), *[SPACE + space for space in s.c.space_list[s.round]], DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == DONE:
            return 0 if f[2] else why.MUST_LAY_TOKEN
        if verb == SPACE:
            return space_check(s, move - SPACE)
        if verb != TOP:
            return NOT_AN_ANSWER
        column = move - TOP
        tokens = column_tokens(s, column)
        if not tokens:  # checked now, after this turn's token has left
            return why.INSTITUTIONS_COLUMN_EMPTY if f[3] else why.TOP_COLUMN_EMPTY
        sheet = s.round - 1
        free = tokens < s.c.room[sheet][column] or s.c.endless[sheet][column] > 0
        if free:
            return 0
        return why.INSTITUTIONS_COLUMN_FULL if f[3] else why.TOP_COLUMN_FULL

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == DONE:
            return
        s.token_supply[seat] -= 1
        if VERB[move] == TOP:  # one more move for somebody
            s.top[(move - TOP) * SIDES + seat] += 1
            s.emit(events.TOKEN_TO_TOP, [seat, move - TOP])
        else:
            s.bottom[(move - SPACE) * SIDES + seat] += 1
            s.emit(events.TOKEN_TO_BOTTOM, [seat, move - SPACE])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"optional": f[2]}


STEPS = [
    (CHOOSE_ROW, ChooseRow("choose-row", "LF-4.31")),
    (LAY_TOKEN, LayToken("lay-token", "LF-4.31")),
]
