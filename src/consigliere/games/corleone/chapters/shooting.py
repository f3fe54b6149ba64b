"""CE-7, CE-13.10: shooting figures by a card."""

from typing import Any, Final

from consigliere.core.step import NO_SEAT, Step
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import events, frames, notation, refusals
from consigliere.games.corleone.chapters.board import (
    is_in,
    kind_at,
    shares_territory,
    side_at,
    side_name,
    to_the_hudson,
)
from consigliere.games.corleone.chapters.picking import PickOrDone
from consigliere.games.corleone.components import CHIEF_PLACE, PARK, PLACES
from consigliere.games.corleone.effects import Effect
from consigliere.games.corleone.frames import (
    EFFECT,
    HIGHEST_SHOT,
    SHOOT_FIGURE,
    SHOOT_WHERE,
    SHOT_AREA,
    SHOT_OWNER,
    SHOTS_LEFT,
)
from consigliere.games.corleone.state import NEUTRAL, CorleoneState


def target_check(s: CorleoneState, seat: int, effect: Effect, place: int) -> int:
    """CE-13.10: whether a figure fits the card's kind, owner and place; CE-7.3: only figures on the board."""
    side = side_at(s, place)
    if side == NO_SEAT:
        return refusals.SHOOT_NOBODY
    kind, owner, where = effect.kind, effect.owner, effect.where
    if kind != op.ANY_KIND and kind_at(place) != kind:
        return refusals.SHOOT_KIND
    if place == CHIEF_PLACE and where in (op.THUG_AND_FAMILY, op.CHIEF_TERRITORY):
        return refusals.SHOOT_KIND
    if owner == op.OPPONENT and (side == seat or side == NEUTRAL):
        return refusals.SHOOT_OWNER
    if owner == op.OWN and side != seat:
        return refusals.SHOOT_OWNER
    if where == op.WITH_OWN_FIGURE and not shares_territory(s, seat, place):
        return refusals.SHOOT_WHERE
    return 0


def shoot(s: CorleoneState, seat: int, place: int) -> None:
    """CE-7.1: a figure is shot."""
    s.emit(events.SHOT, [seat, side_name(s, place), place])
    to_the_hudson(s, place)


class ShootWhere(PickOrDone):
    """CE-13.10: first a territory with a target."""

    def verb(self, f: list[int]) -> int:
        return notation.AREA

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, area: int) -> int:
        if area == PARK:
            return refusals.PARK_NO_TERRITORY
        return 0 if self.targets(s, f, seat, area) else refusals.SHOOT_NOBODY

    def targets(self, s: CorleoneState, f: list[int], seat: int, area: int) -> list[int]:
        effect = s.c.effects[f[EFFECT]]
        return [p for p in range(PLACES) if target_check(s, seat, effect, p) == 0 and is_in(s, p, area)]

    def pick(self, s: CorleoneState, f: list[int], seat: int, area: int) -> None:
        s.pop()
        effect = s.c.effects[f[EFFECT]]
        if effect.where == op.ONE_TERRITORY_ALL:  # RU-36: all of them, no picking
            for place in self.targets(s, f, seat, area):
                shoot(s, seat, place)
        else:
            most = ONE_OF_EACH if effect.where == op.THUG_AND_FAMILY else effect.count
            s.push(frames.shoot_figure(seat, f[EFFECT], min(most, effect.count), area, NO_SEAT))


ONE_OF_EACH: Final = 2  # a thug and a family member


class ShootFigure(PickOrDone):
    """CE-13.10: up to so many targets, in any order."""

    def verb(self, f: list[int]) -> int:
        return notation.SHOOT

    def more(self, s: CorleoneState, f: list[int]) -> bool:
        return f[SHOTS_LEFT] > 0

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, place: int) -> int:
        effect = s.c.effects[f[EFFECT]]
        reason = target_check(s, seat, effect, place)
        if reason:
            return reason
        area, owner, shot = f[SHOT_AREA], f[SHOT_OWNER], f[HIGHEST_SHOT]
        if area >= 0 and not is_in(s, place, area):
            return refusals.SHOOT_WHERE
        if owner != NO_SEAT and side_at(s, place) != owner:
            return refusals.SHOOT_OWNER
        if effect.where == op.THUG_AND_FAMILY and shot >= 0 and kind_at(place) == kind_at(shot):
            return refusals.SHOOT_KIND
        return 0

    def in_order(self, s: CorleoneState, f: list[int], place: int) -> bool:
        return place > f[HIGHEST_SHOT]

    def pick(self, s: CorleoneState, f: list[int], seat: int, place: int) -> None:
        f[SHOTS_LEFT] -= 1
        f[HIGHEST_SHOT] = max(place, f[HIGHEST_SHOT])
        shoot(s, seat, place)

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        area = f[SHOT_AREA]
        return {"left": f[SHOTS_LEFT], "area": s.c.areas[area] if area >= 0 else "", "owner": f[SHOT_OWNER]}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (SHOOT_WHERE, ShootWhere("shoot-where", "CE-13.10")),
    (SHOOT_FIGURE, ShootFigure("shoot-figure", "CE-13.10")),
]
