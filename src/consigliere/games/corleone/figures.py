"""CE-7, CE-8, CE-13.10, CE-13.11, CE-13.25, CE-13.26: shooting, moving and placing figures by a card."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.corleone import components as op
from consigliere.games.corleone import events, why
from consigliere.games.corleone.abilities import use_backs, use_front
from consigliere.games.corleone.board import (
    family_space_check,
    is_in,
    kind_at,
    neutral_place,
    place_check,
    put_figure,
    remove_figure,
    shares_territory,
    side_at,
    side_name,
    thug_space_check,
    to_the_hudson,
)
from consigliere.games.corleone.codes import (
    MOVE_WHERE,
    MOVE_WHICH,
    PLACE_FIGURE,
    PUSH_WHICH,
    SHOOT_FIGURE,
    SHOOT_WHERE,
    USE_BACKS,
)
from consigliere.games.corleone.components import (
    AREAS,
    BUSINESSES,
    CHIEF_PLACE,
    PARK,
    PLACES,
    TERRITORIES,
    Effect,
)
from consigliere.games.corleone.notation import AREA, DONE, MOVE, SHOOT, TO, VERB
from consigliere.games.corleone.state import NEUTRAL, NOBODY, SHOT, Corleone

# ---- shooting


def target_check(s: Corleone, seat: int, effect: Effect, place: int) -> int:
    """CE-13.10: whether a figure fits the card's kind, owner and place; CE-7.3: only figures on the board."""
    side = side_at(s, place)
    if side == NOBODY:
        return why.SHOOT_NOBODY
    kind, owner, where = effect.kind, effect.owner, effect.where
    if kind != op.ANY_KIND and kind_at(place) != kind:
        return why.SHOOT_KIND
    if place == CHIEF_PLACE and where in (op.THUG_AND_FAMILY, op.CHIEF_TERRITORY):
        return why.SHOOT_KIND
    if owner == op.OPPONENT and (side == seat or side == NEUTRAL):
        return why.SHOOT_OWNER
    if owner == op.OWN and side != seat:
        return why.SHOOT_OWNER
    if where == op.WITH_OWN_FIGURE and not shares_territory(s, seat, place):
        return why.SHOOT_WHERE
    return 0


def shoot(s: Corleone, seat: int, place: int) -> None:
    """CE-7.1."""
    s.emit(events.SHOT, [seat, side_name(s, place), place])
    to_the_hudson(s, place)


class ShootWhere(Step[Corleone]):
    """CE-13.10: first a territory with a target. Frame: seat, effect."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if any(self.check(s, f, f[1], AREA + area) == 0 for area in range(TERRITORIES)):
            return True
        s.pop()
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*range(AREA, AREA + AREAS), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != AREA:
            return NOT_AN_ANSWER
        if move - AREA == PARK:
            return why.PARK_NO_TERRITORY
        return 0 if self.targets(s, f, seat, move - AREA) else why.SHOOT_NOBODY

    def targets(self, s: Corleone, f: list[int], seat: int, area: int) -> list[int]:
        effect = s.c.effects[f[2]]
        return [p for p in range(PLACES) if target_check(s, seat, effect, p) == 0 and is_in(s, p, area)]

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == DONE:
            return
        effect = s.c.effects[f[2]]
        if effect.where == op.ONE_TERRITORY_ALL:  # RU-36: all of them, no picking
            for place in self.targets(s, f, seat, move - AREA):
                shoot(s, seat, place)
        else:
            s.push([SHOOT_FIGURE, seat, f[2], effect.count, move - AREA, -1, -1])


class ShootFigure(Step[Corleone]):
    """CE-13.10: up to so many targets, in the order of places. Frame: seat, effect, left, area, owner, last place."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if f[3] and any(self.check(s, f, f[1], SHOOT + place) == 0 for place in range(PLACES)):
            return True
        s.pop()
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*range(SHOOT, SHOOT + PLACES), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != SHOOT:
            return NOT_AN_ANSWER
        place, effect = move - SHOOT, s.c.effects[f[2]]
        reason = target_check(s, seat, effect, place)
        if reason:
            return reason
        if f[4] >= 0 and not is_in(s, place, f[4]):
            return why.SHOOT_WHERE
        if f[5] >= 0 and side_at(s, place) != f[5]:
            return why.SHOOT_OWNER
        if effect.where == op.THUG_AND_FAMILY and f[6] >= 0 and kind_at(place) == kind_at(f[6]):
            return why.SHOOT_KIND
        return why.SHOOT_ORDER if place < f[6] else 0

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        f[3] -= 1
        f[6] = move - SHOOT
        shoot(s, seat, move - SHOOT)

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"left": f[3], "area": s.c.areas[f[4]] if f[4] >= 0 else "", "owner": f[5]}


# ---- moving


class MoveWhich(Step[Corleone]):
    """CE-13.11: which figure. Frame: seat, effect, left, where those moved already stand."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if f[3] and any(self.check(s, f, f[1], MOVE + place) == 0 for place in range(CHIEF_PLACE)):
            return True
        s.pop()
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*range(MOVE, MOVE + PLACES), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != MOVE:
            return NOT_AN_ANSWER
        place, effect = move - MOVE, s.c.effects[f[2]]
        side = side_at(s, place)
        if side == NOBODY:
            return why.MOVE_NOBODY
        if side == NEUTRAL or (side == seat) != (effect.owner == op.OWN):
            return why.MOVE_OWNER
        if effect.kind != op.ANY_KIND and kind_at(place) != effect.kind:
            return why.MOVE_KIND
        if place in f[4:]:
            return why.MOVE_AGAIN
        return 0 if any_empty(s, place) else why.MOVE_NOWHERE

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        f[3] -= 1
        s.push([MOVE_WHERE, seat, f[2], move - MOVE])

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"left": f[3]}


def any_empty(s: Corleone, place: int) -> bool:
    """Whether there is an empty space of the same kind."""
    low, high = (0, BUSINESSES) if place < BUSINESSES else (BUSINESSES, CHIEF_PLACE)
    return any(place_check(s, other) == 0 for other in range(low, high))


class MoveWhere(Step[Corleone]):
    """CE-13.11: to which empty space of its own kind. Frame: seat, effect (-1: pushed by the chief), from."""

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return list(range(TO, TO + BUSINESSES)) if f[3] < BUSINESSES else list(range(TO + BUSINESSES, TO + CHIEF_PLACE))

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != TO:
            return NOT_AN_ANSWER
        place = move - TO
        if place == f[3]:
            return why.MOVE_SAME
        if kind_at(place) != kind_at(f[3]):
            return why.MOVE_OTHER_KIND
        return place_check(s, place)

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.pop()
        place, start = move - TO, f[3]
        side = side_at(s, start)
        s.emit(events.FIGURE_MOVED, [seat, side_name(s, start), start, place])
        remove_figure(s, start)
        put_figure(s, side, place)
        if f[2] < 0:
            return
        s.stack[-1].append(place)
        shakedown = s.c.effects[f[2]].shakedown
        if side != seat or shakedown == op.NO_SHAKEDOWN:  # RU-19b
            return
        if shakedown == op.ONE_AREA:
            s.push([USE_BACKS, seat, place - BUSINESSES, 1, 0])
        elif place < BUSINESSES:
            use_front(s, seat, place)
        else:
            use_backs(s, seat, s.c.touches[place - BUSINESSES])

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"place": s.game.moves.kinds["place"][f[3]]}


# ---- neutral figures


class PlaceFigure(Step[Corleone]):
    """CE-8.1, CE-8.5, CE-13.25: a neutral figure to another place. Frame: seat, figure, spaces, shakedown."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if neutral_place(s, f[2]) != SHOT:  # CE-8.6
            if any(self.check(s, f, f[1], move) == 0 for move in self.candidates(s, f, f[1]) if move != DONE):
                return True
        s.pop()
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        if f[2] == op.CHIEF:
            return [*range(AREA, AREA + AREAS), DONE]
        return [*range(TO, TO + CHIEF_PLACE), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        figure, verb = f[2], VERB[move]
        if figure == op.CHIEF:
            return self.chief_check(s, move - AREA) if verb == AREA else NOT_AN_ANSWER
        if verb != TO:
            return NOT_AN_ANSWER
        place = move - TO
        if kind_at(place) != (op.THUG if figure == op.BOSS else op.FAMILY):
            return why.NEUTRAL_OTHER_KIND
        if figure == op.BOSS:
            if place == s.boss:
                return why.NEUTRAL_SAME
            return taken_as_neutral(thug_space_check(s, place))
        space = place - BUSINESSES
        if space == s.mayor:
            return why.NEUTRAL_SAME
        reason = taken_as_neutral(family_space_check(s, space))
        if reason:
            return reason
        return why.NEUTRAL_TWO_WAY if f[3] == op.TWO_WAY and len(s.c.touches[space]) != 2 else 0

    def chief_check(self, s: Corleone, area: int) -> int:
        if area == PARK:
            return why.PARK_NO_TERRITORY
        return why.NEUTRAL_SAME if area == s.chief else 0

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == DONE:
            return
        figure, full = f[2], f[4] == op.FULL
        s.borrowed |= 1 << figure  # CE-8.3
        if figure == op.CHIEF:
            s.chief = move - AREA
            s.stack[-1][6] = 1
            s.emit(events.CHIEF_PLACED, [seat, s.chief])
            return
        place = move - TO
        if figure == op.BOSS:
            if s.boss >= 0:
                remove_figure(s, s.boss)
            put_figure(s, NEUTRAL, place)
            s.emit(events.BOSS_PLACED, [seat, place])
            if full:
                use_front(s, seat, place)  # RU-8
            return
        if s.mayor >= 0:
            remove_figure(s, BUSINESSES + s.mayor)
        put_figure(s, NEUTRAL, place)
        s.emit(events.MAYOR_PLACED, [seat, place - BUSINESSES])
        if full:
            use_backs(s, seat, s.c.touches[place - BUSINESSES])

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"figure": op.NEUTRALS[f[2]], "two_way": int(f[3] == op.TWO_WAY)}


def taken_as_neutral(reason: int) -> int:
    """CE-8.2: an occupied space, said of a neutral figure."""
    return why.NEUTRAL_TAKEN if reason in (why.THUG_SPACE_TAKEN, why.SPACE_TAKEN) else reason


class PushWhich(Step[Corleone]):
    """CE-13.26: one thug of the Police Chief's territory, any owner. Frame: seat."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if any(self.check(s, f, f[1], MOVE + place) == 0 for place in range(BUSINESSES)):
            return True
        s.pop()
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*range(MOVE, MOVE + BUSINESSES), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != MOVE:
            return NOT_AN_ANSWER
        place = move - MOVE
        if kind_at(place) != op.THUG or side_at(s, place) == NOBODY or not is_in(s, place, s.chief):
            return why.PUSH_WHERE
        return 0 if any_empty(s, place) else why.MOVE_NOWHERE

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move != DONE:
            s.push([MOVE_WHERE, seat, -1, move - MOVE])


STEPS = [
    (SHOOT_WHERE, ShootWhere("shoot-where", "CE-13.10")),
    (SHOOT_FIGURE, ShootFigure("shoot-figure", "CE-13.10")),
    (MOVE_WHICH, MoveWhich("move-which", "CE-13.11")),
    (MOVE_WHERE, MoveWhere("move-where", "CE-13.11")),
    (PLACE_FIGURE, PlaceFigure("place-figure", "CE-13.25")),
    (PUSH_WHICH, PushWhich("push-which", "CE-13.26")),
]
