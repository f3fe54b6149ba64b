"""CE-9.5, CE-13.12 to CE-13.16: control tokens by a card, and where they come from when the supply is empty."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.corleone import components as op
from consigliere.games.corleone import events, why
from consigliere.games.corleone.board import controller, has_figure
from consigliere.games.corleone.codes import (
    PLACE_TOKEN,
    REMOVE_TOKEN,
    REORDER_TOKENS,
    REPLACE_TOKEN,
    SWAP_TOKENS,
    WHICH_TOKEN,
)
from consigliere.games.corleone.components import AREAS, PARK, TERRITORIES
from consigliere.games.corleone.notation import AREA, DEEP, DONE, TOKEN, VERB
from consigliere.games.corleone.state import NOBODY, Corleone


def place_token(s: Corleone, seat: int, area: int) -> None:
    """A token from supply on top of a territory's stack."""
    s.tokens[seat] -= 1
    s.control[area].append(seat)
    s.emit(events.CONTROL_PLACED, [seat, area])


def own_tokens(s: Corleone, seat: int) -> list[int]:
    """The moves that take an own token from the board: the highest of neighbouring ones stands for them all."""
    return [
        TOKEN + area * DEEP + depth
        for area in range(TERRITORIES)
        for depth in range(min(DEEP, len(s.control[area])))
        if token_check(s, seat, area, depth) == 0
    ]


def token_check(s: Corleone, seat: int, area: int, depth: int) -> int:
    """CE-9.5: an own token anywhere in a stack (RU-20)."""
    if area == PARK:
        return why.PARK_NO_TERRITORY
    stack = s.control[area]
    if depth >= len(stack):
        return why.TOKEN_NOT_THERE
    if stack[depth] != seat:
        return why.TOKEN_NOT_YOURS
    return why.TOKEN_SAME if depth + 1 < len(stack) and stack[depth + 1] == seat else 0


def move_token(s: Corleone, seat: int, token: int, area: int) -> None:
    """CE-9.5: the tokens above it drop down in order."""
    start, depth = token // DEEP, token % DEEP
    s.control[start].pop(depth)
    s.control[area].append(seat)
    s.emit(events.TOKEN_MOVED, [seat, start, area])


def put_or_ask(s: Corleone, seat: int, area: int) -> None:
    """A token on top of a stack; without one in supply a token of the board may be moved."""
    if s.tokens[seat]:
        place_token(s, seat, area)
    elif own_tokens(s, seat):
        s.push([WHICH_TOKEN, seat, area])


class OnControl(Step[Corleone]):
    """CE-13.12 to CE-13.16. Frame: seat, effect, left, territories chosen (bits), the first of two."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if f[3] and any(self.check(s, f, f[1], AREA + area) == 0 for area in range(TERRITORIES)):
            return True
        s.pop()
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*range(AREA, AREA + AREAS), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        effect = s.c.effects[f[2]]
        kind = effect.op
        if move == DONE:
            return NOT_AN_ANSWER if f[5] >= 0 else 0
        if VERB[move] != AREA:
            return NOT_AN_ANSWER
        area = move - AREA
        if area == PARK:
            return why.PARK_NO_TERRITORY
        if kind == op.PLACE_CONTROL:
            return self.place_check(s, f, seat, area, effect.where)
        if kind == op.SWAP_CONTROL:
            return self.swap_check(s, f, area)
        if kind == op.REORDER_CONTROL:
            return 0 if len(s.control[area]) >= 2 else why.REORDER_TWO
        owner = controller(s, area)
        if owner == NOBODY or owner == seat:
            return why.REMOVE_NONE if kind == op.REMOVE_CONTROL else why.REPLACE_NONE
        return why.REMOVE_NO_FIGURE if effect.where == op.WITH_OWN_FIGURE and not has_figure(s, seat, area) else 0

    def place_check(self, s: Corleone, f: list[int], seat: int, area: int, where: int) -> int:
        if f[4] >> area & 1:
            return why.CONTROL_TWICE
        if where == op.WITH_OWN_FIGURE and not has_figure(s, seat, area):
            return why.CONTROL_NO_FIGURE
        if where == op.UNCONTROLLED and s.control[area]:
            return why.CONTROL_HAS_TOKEN
        return 0

    def swap_check(self, s: Corleone, f: list[int], area: int) -> int:
        """Two territories with tokens, the second later in the order of the board: one path for each pair."""
        if not s.control[area]:
            return why.SWAP_NO_TOKEN
        if f[5] >= 0:
            return 0 if area > f[5] else why.SWAP_ORDER
        return 0 if any(s.control[area + 1 :]) else why.SWAP_ORDER

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        area, kind = move - AREA, s.c.effects[f[2]].op
        if kind == op.SWAP_CONTROL and f[5] < 0:
            f[5] = area
            return
        f[3] -= 1
        f[4] |= 1 << area
        if kind == op.SWAP_CONTROL:
            first = s.control[f[5]]
            first[-1], s.control[area][-1] = s.control[area][-1], first[-1]
            s.emit(events.CONTROL_SWAPPED, [seat, f[5], area])
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

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"left": f[3], "area": s.c.areas[f[5]] if f[5] >= 0 else ""}


class WhichToken(Step[Corleone]):
    """CE-9.5: out of tokens. Frame: seat, the territory it goes to."""

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*own_tokens(s, seat), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != TOKEN:
            return NOT_AN_ANSWER
        return token_check(s, seat, (move - TOKEN) // DEEP, (move - TOKEN) % DEEP)

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move != DONE:
            move_token(s, seat, move - TOKEN, f[2])

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]]}


STEPS = [
    (PLACE_TOKEN, OnControl("place-token", "CE-13.12")),
    (REMOVE_TOKEN, OnControl("remove-token", "CE-13.13")),
    (REPLACE_TOKEN, OnControl("replace-token", "CE-13.14")),
    (SWAP_TOKENS, OnControl("swap-tokens", "CE-13.15")),
    (REORDER_TOKENS, OnControl("reorder-tokens", "CE-13.16")),
    (WHICH_TOKEN, WhichToken("which-token", "CE-9.5")),
]
