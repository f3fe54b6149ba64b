"""CE-8, CE-13.11, CE-13.25, CE-13.26: moving and placing figures by a card."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import NO_SEAT, Step
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import events, frames, notation, refusals
from consigliere.games.corleone.chapters.abilities import use_backs, use_front
from consigliere.games.corleone.chapters.board import (
    family_space_check,
    is_in,
    kind_at,
    neutral_place,
    place_check,
    put_figure,
    remove_figure,
    side_at,
    side_name,
    thug_space_check,
)
from consigliere.games.corleone.chapters.picking import PickOrDone
from consigliere.games.corleone.components import BUSINESSES, CHIEF_PLACE, PARK
from consigliere.games.corleone.frames import (
    BY_CHIEF,
    CHIEF_PLACED,
    EFFECT,
    FIGURE,
    FIGURE_SPACES,
    MOVE_WHERE,
    MOVE_WHICH,
    MOVED,
    MOVED_FROM,
    MOVES_LEFT,
    PLACE_FIGURE,
    PUSH_WHICH,
    SHAKEDOWN,
)
from consigliere.games.corleone.state import NEUTRAL, SHOT, CorleoneState

# ---- moving


class MoveWhich(PickOrDone):
    """CE-13.11: which figure."""

    def verb(self, f: list[int]) -> int:
        return notation.MOVE

    def more(self, s: CorleoneState, f: list[int]) -> bool:
        return f[MOVES_LEFT] > 0

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, place: int) -> int:
        effect, side = s.c.effects[f[EFFECT]], side_at(s, place)
        if side == NO_SEAT:
            return refusals.MOVE_NOBODY
        if side == NEUTRAL or (side == seat) != (effect.owner == op.OWN):
            return refusals.MOVE_OWNER
        if effect.kind != op.ANY_KIND and kind_at(place) != effect.kind:
            return refusals.MOVE_KIND
        if place in f[MOVED:]:
            return refusals.MOVE_AGAIN
        return 0 if any_empty(s, place) else refusals.MOVE_NOWHERE

    def pick(self, s: CorleoneState, f: list[int], seat: int, place: int) -> None:
        f[MOVES_LEFT] -= 1
        s.push(frames.move_where(seat, f[EFFECT], place))

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"left": f[MOVES_LEFT]}


def any_empty(s: CorleoneState, place: int) -> bool:
    """Whether there is an empty space of the same kind."""
    low, high = (0, BUSINESSES) if place < BUSINESSES else (BUSINESSES, CHIEF_PLACE)
    return any(place_check(s, other) == 0 for other in range(low, high))


class MoveWhere(Step[CorleoneState]):
    """CE-13.11: to which empty space of its own kind."""

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return notation.TO_THUG_SPACES if f[MOVED_FROM] < BUSINESSES else notation.TO_FAMILY_SPACES

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.TO:
            return NOT_AN_ANSWER
        place = notation.to_of(move)
        if place == f[MOVED_FROM]:
            return refusals.MOVE_SAME
        if kind_at(place) != kind_at(f[MOVED_FROM]):
            return refusals.MOVE_OTHER_KIND
        return place_check(s, place)

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        place, start = notation.to_of(move), f[MOVED_FROM]
        side = side_at(s, start)
        s.emit(events.FIGURE_MOVED, [seat, side_name(s, start), start, place])
        remove_figure(s, start)
        put_figure(s, side, place)
        if f[EFFECT] == BY_CHIEF:
            return
        moved = s.stack[-1]
        moved[MOVED:] = sorted([*moved[MOVED:], place])
        shakedown = s.c.effects[f[EFFECT]].shakedown
        if side != seat or shakedown == op.NO_SHAKEDOWN:  # RU-19b
            return
        if shakedown == op.ONE_AREA:
            s.push(frames.choose_backs(seat, place - BUSINESSES, 1))
        elif place < BUSINESSES:
            use_front(s, seat, place)
        else:
            use_backs(s, seat, s.c.touches[place - BUSINESSES])

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"place": s.game.moves.kinds["place"][f[MOVED_FROM]]}


# ---- neutral figures


class PlaceFigure(PickOrDone):
    """CE-8.1, CE-8.5, CE-13.25: a neutral figure to another place."""

    def verb(self, f: list[int]) -> int:
        return notation.AREA if f[FIGURE] == op.CHIEF else notation.TO

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, place: int) -> int:
        figure = f[FIGURE]
        if neutral_place(s, figure) == SHOT:
            return refusals.NEUTRAL_SHOT
        if figure == op.CHIEF:
            return self.chief_check(s, place)
        if kind_at(place) != (op.THUG if figure == op.BOSS else op.FAMILY):
            return refusals.NEUTRAL_OTHER_KIND
        if figure == op.BOSS:
            return refusals.NEUTRAL_SAME if place == s.boss else taken_as_neutral(thug_space_check(s, place))
        space = place - BUSINESSES
        if space == s.mayor:
            return refusals.NEUTRAL_SAME
        reason = taken_as_neutral(family_space_check(s, space))
        if reason:
            return reason
        return refusals.NEUTRAL_TWO_WAY if f[FIGURE_SPACES] == op.TWO_WAY and len(s.c.touches[space]) != 2 else 0

    def chief_check(self, s: CorleoneState, area: int) -> int:
        if area == PARK:
            return refusals.PARK_NO_TERRITORY
        return refusals.NEUTRAL_SAME if area == s.chief else 0

    def pick(self, s: CorleoneState, f: list[int], seat: int, place: int) -> None:
        s.pop()
        figure = f[FIGURE]
        s.borrowed |= 1 << figure  # CE-8.3
        if figure == op.CHIEF:
            s.chief = place
            s.stack[-1][CHIEF_PLACED] = 1
            s.emit(events.CHIEF_PLACED, [seat, s.chief])
        elif figure == op.BOSS:
            self.place_boss(s, f, seat, place)
        else:
            self.place_mayor(s, f, seat, place - BUSINESSES)

    def place_boss(self, s: CorleoneState, f: list[int], seat: int, business: int) -> None:
        if s.boss >= 0:
            remove_figure(s, s.boss)
        put_figure(s, NEUTRAL, business)
        s.emit(events.BOSS_PLACED, [seat, business])
        if f[SHAKEDOWN] == op.FULL:
            use_front(s, seat, business)  # RU-8

    def place_mayor(self, s: CorleoneState, f: list[int], seat: int, space: int) -> None:
        if s.mayor >= 0:
            remove_figure(s, BUSINESSES + s.mayor)
        put_figure(s, NEUTRAL, BUSINESSES + space)
        s.emit(events.MAYOR_PLACED, [seat, space])
        if f[SHAKEDOWN] == op.FULL:
            use_backs(s, seat, s.c.touches[space])

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"figure": op.NEUTRALS[f[FIGURE]], "two_way": int(f[FIGURE_SPACES] == op.TWO_WAY)}


def taken_as_neutral(reason: int) -> int:
    """CE-8.2: an occupied space, said of a neutral figure."""
    return refusals.NEUTRAL_TAKEN if reason in (refusals.THUG_SPACE_TAKEN, refusals.SPACE_TAKEN) else reason


class PushWhich(PickOrDone):
    """CE-13.26: one thug of the Police Chief's territory, any owner."""

    def verb(self, f: list[int]) -> int:
        return notation.MOVE

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, place: int) -> int:
        if kind_at(place) != op.THUG or side_at(s, place) == NO_SEAT or not is_in(s, place, s.chief):
            return refusals.PUSH_WHERE
        return 0 if any_empty(s, place) else refusals.MOVE_NOWHERE

    def pick(self, s: CorleoneState, f: list[int], seat: int, place: int) -> None:
        s.pop()
        s.push(frames.move_where(seat, BY_CHIEF, place))


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (MOVE_WHICH, MoveWhich("move-which", "CE-13.11")),
    (MOVE_WHERE, MoveWhere("move-where", "CE-13.11")),
    (PLACE_FIGURE, PlaceFigure("place-figure", "CE-13.25")),
    (PUSH_WHICH, PushWhich("push-which", "CE-13.26")),
]
