"""CE-9.5, CE-13.12 to CE-13.16: control tokens by a card, and where they come from when the supply is empty."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import NO_SEAT, Step
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import events, frames, notation, refusals
from consigliere.games.corleone.chapters.board import controller, has_figure
from consigliere.games.corleone.chapters.picking import PickOrDone
from consigliere.games.corleone.components import PARK, TERRITORIES
from consigliere.games.corleone.frames import (
    CHOSEN_AREAS,
    EFFECT,
    FIRST_AREA,
    LEFT,
    PLACE_TOKEN,
    REMOVE_TOKEN,
    REORDER_TOKENS,
    REPLACE_TOKEN,
    SWAP_TOKENS,
    TO_AREA,
    WHICH_TOKEN,
)
from consigliere.games.corleone.notation import DEEP
from consigliere.games.corleone.state import CorleoneState


def place_token(s: CorleoneState, seat: int, area: int) -> None:
    """A token from supply on top of a territory's stack."""
    s.tokens[seat] -= 1
    s.control[area].append(seat)
    s.emit(events.CONTROL_PLACED, [seat, area])


def own_tokens(s: CorleoneState, seat: int) -> list[int]:
    """The moves that take a player's token from the board."""
    return [
        notation.token(area, height)
        for area in range(TERRITORIES)
        for height in range(1, min(DEEP, len(s.control[area])) + 1)
        if token_check(s, seat, area, height) == 0
    ]


def token_check(s: CorleoneState, seat: int, area: int, height: int) -> int:
    """CE-9.5: a token of the player anywhere in a stack (RU-20), counted from the bottom."""
    if area == PARK:
        return refusals.PARK_NO_TERRITORY
    stack = s.control[area]
    if height > len(stack):
        return refusals.TOKEN_NOT_THERE
    if stack[height - 1] != seat:
        return refusals.TOKEN_NOT_YOURS
    return 0


def highest_of_equals(s: CorleoneState, move: int) -> bool:
    """Whether a move names the highest of neighbouring tokens of one player: each of them comes to the same."""
    if move == notation.DONE:
        return True
    area, height = notation.token_of(move)
    stack = s.control[area]
    return height == len(stack) or stack[height] != stack[height - 1]


def token_move_check(s: CorleoneState, seat: int, move: int) -> int:
    """CE-9.5: whether a move takes a token from the board, or declines."""
    if move == notation.DONE:
        return 0
    if notation.VERB[move] != notation.TOKEN:
        return NOT_AN_ANSWER
    area, height = notation.token_of(move)
    return token_check(s, seat, area, height)


def move_token(s: CorleoneState, seat: int, move: int, to: int) -> None:
    """CE-9.5: the token of a move goes to another territory; the tokens above it drop down in order."""
    area, height = notation.token_of(move)
    s.control[area].pop(height - 1)
    s.control[to].append(seat)
    s.emit(events.TOKEN_MOVED, [seat, area, to])


def put_or_ask(s: CorleoneState, seat: int, area: int) -> None:
    """A token on top of a stack; without one in supply a token of the board may be moved."""
    if s.tokens[seat]:
        place_token(s, seat, area)
    elif own_tokens(s, seat):
        s.push(frames.which_token(seat, area))


class OnControl(PickOrDone):
    """CE-13.12 to CE-13.16: territories whose control tokens change."""

    def verb(self, f: list[int]) -> int:
        return notation.AREA

    def more(self, s: CorleoneState, f: list[int]) -> bool:
        return f[LEFT] > 0

    def may_stop(self, f: list[int]) -> bool:
        return f[FIRST_AREA] < 0

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, area: int) -> int:
        effect = s.c.effects[f[EFFECT]]
        if area == PARK:
            return refusals.PARK_NO_TERRITORY
        if effect.op == op.PLACE_CONTROL:
            return self.place_check(s, f, seat, area, effect.where)
        if effect.op == op.SWAP_CONTROL:
            return self.swap_check(s, f, area)
        if effect.op == op.REORDER_CONTROL:
            return 0 if len(s.control[area]) >= 2 else refusals.REORDER_TWO
        owner = controller(s, area)
        if owner == NO_SEAT or owner == seat:
            return refusals.REMOVE_NONE if effect.op == op.REMOVE_CONTROL else refusals.REPLACE_NONE
        return refusals.REMOVE_NO_FIGURE if effect.where == op.WITH_OWN_FIGURE and not has_figure(s, seat, area) else 0

    def place_check(self, s: CorleoneState, f: list[int], seat: int, area: int, where: int) -> int:
        if f[CHOSEN_AREAS] >> area & 1:
            return refusals.CONTROL_TWICE
        if where == op.WITH_OWN_FIGURE and not has_figure(s, seat, area):
            return refusals.CONTROL_NO_FIGURE
        if where == op.UNCONTROLLED and s.control[area]:
            return refusals.CONTROL_HAS_TOKEN
        return 0

    def swap_check(self, s: CorleoneState, f: list[int], area: int) -> int:
        """Two different territories with tokens."""
        if not s.control[area]:
            return refusals.SWAP_NO_TOKEN
        if f[FIRST_AREA] >= 0:
            return refusals.SWAP_TWO if area == f[FIRST_AREA] else 0
        return 0 if any(s.control[:area]) or any(s.control[area + 1 :]) else refusals.SWAP_TWO

    def in_order(self, s: CorleoneState, f: list[int], area: int) -> bool:
        """Of two territories that swap, the one with the lower number first."""
        if s.c.effects[f[EFFECT]].op != op.SWAP_CONTROL:
            return True
        return area > f[FIRST_AREA] if f[FIRST_AREA] >= 0 else any(s.control[area + 1 :])

    def pick(self, s: CorleoneState, f: list[int], seat: int, area: int) -> None:
        kind = s.c.effects[f[EFFECT]].op
        if kind == op.SWAP_CONTROL and f[FIRST_AREA] < 0:
            f[FIRST_AREA] = area
            return
        f[LEFT] -= 1
        f[CHOSEN_AREAS] |= 1 << area
        if kind == op.SWAP_CONTROL:
            first, second = min(area, f[FIRST_AREA]), max(area, f[FIRST_AREA])
            low, high = s.control[first], s.control[second]
            low[-1], high[-1] = high[-1], low[-1]
            s.emit(events.CONTROL_SWAPPED, [seat, first, second])
        elif kind == op.REORDER_CONTROL:
            stack = s.control[area]
            stack[-1], stack[-2] = stack[-2], stack[-1]
            s.emit(events.CONTROL_REORDERED, [seat, area])
        elif kind == op.PLACE_CONTROL:
            put_or_ask(s, seat, area)
        else:
            owner = s.control[area].pop()
            s.tokens[owner] += 1
            s.emit(events.CONTROL_REMOVED, [seat, owner, area])
            if kind == op.REPLACE_CONTROL:
                put_or_ask(s, seat, area)

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"left": f[LEFT], "area": s.c.areas[f[FIRST_AREA]] if f[FIRST_AREA] >= 0 else ""}


class WhichToken(Step[CorleoneState]):
    """CE-9.5: out of tokens."""

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return [*own_tokens(s, seat), notation.DONE]

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        return token_move_check(s, seat, move)

    def canonical(self, s: CorleoneState, f: list[int], seat: int, move: int) -> bool:
        return highest_of_equals(s, move)

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move != notation.DONE:
            move_token(s, seat, move, f[TO_AREA])

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[TO_AREA]]}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (PLACE_TOKEN, OnControl("place-token", "CE-13.12")),
    (REMOVE_TOKEN, OnControl("remove-token", "CE-13.13")),
    (REPLACE_TOKEN, OnControl("replace-token", "CE-13.14")),
    (SWAP_TOKENS, OnControl("swap-tokens", "CE-13.15")),
    (REORDER_TOKENS, OnControl("reorder-tokens", "CE-13.16")),
    (WHICH_TOKEN, WhichToken("which-token", "CE-9.5")),
]
