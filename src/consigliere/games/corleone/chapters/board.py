"""The board: which figure is in which area (CE-5.19), who controls a territory (CE-5.11), empty spaces."""

from consigliere.core.step import NO_SEAT
from consigliere.games.corleone import refusals
from consigliere.games.corleone.components import BUSINESSES, CHIEF_PLACE, PARK, PLACES, TERRITORIES
from consigliere.games.corleone.effects import BOSS, CHIEF, FAMILY, MAYOR, THUG
from consigliere.games.corleone.frames import whose_turn
from consigliere.games.corleone.state import BESIDE, NEUTRAL, SHOT, CorleoneState


def thug_space_check(s: CorleoneState, business: int) -> int:
    """CE-5.7: an empty thug space of a business on the board."""
    if business == PARK:
        return refusals.PARK_NO_FRONT
    if s.spot[business] < 0:
        return refusals.BUSINESS_CLOSED
    return 0 if s.thug_at[business] == NO_SEAT else refusals.THUG_SPACE_TAKEN


def family_space_check(s: CorleoneState, space: int) -> int:
    """CE-5.17: an empty family space; CE-2.12: those marked 3+ do not exist for two players."""
    if space >= s.c.n_spaces:
        return refusals.SPACE_ABSENT
    if s.c.min_players[space] > s.seats:
        return refusals.SPACE_THREE
    return 0 if s.member_at[space] == NO_SEAT else refusals.SPACE_TAKEN


def place_check(s: CorleoneState, place: int) -> int:
    """An empty thug space or family space."""
    if place < BUSINESSES:
        return thug_space_check(s, place)
    return family_space_check(s, place - BUSINESSES)


def side_at(s: CorleoneState, place: int) -> int:
    """Who stands on a place: a seat, NEUTRAL, or NO_SEAT."""
    if place < BUSINESSES:
        return s.thug_at[place]
    if place < CHIEF_PLACE:
        return s.member_at[place - BUSINESSES]
    return NEUTRAL if s.chief >= 0 else NO_SEAT


def kind_at(place: int) -> int:
    """CE-8.7: a thug, a family member, or neither (the Police Chief)."""
    if place < BUSINESSES:
        return THUG
    return FAMILY if place < CHIEF_PLACE else 0


def neutral_at(place: int) -> int:
    """Which neutral figure can stand on a place."""
    if place < BUSINESSES:
        return BOSS
    return MAYOR if place < CHIEF_PLACE else CHIEF


def is_in(s: CorleoneState, place: int, area: int) -> bool:
    """CE-5.19: whether the figure on a place is in an area."""
    if place < BUSINESSES:
        return s.spot[place] == area
    if place < CHIEF_PLACE:
        return bool(s.c.touches_area[place - BUSINESSES][area])
    return s.chief == area


def is_own(s: CorleoneState, seat: int, place: int) -> bool:
    """CE-13.27: a family figure of the seat, or a neutral one it has played this turn."""
    side = side_at(s, place)
    if side == NEUTRAL:
        return bool(s.borrowed >> neutral_at(place) & 1) and whose_turn(s) == seat
    return side == seat


def has_figure(s: CorleoneState, seat: int, area: int) -> bool:
    """Whether the seat has a figure in an area (CE-13.27)."""
    return any(is_own(s, seat, place) and is_in(s, place, area) for place in range(PLACES))


def shares_territory(s: CorleoneState, seat: int, place: int) -> bool:
    """CE-5.19: whether a figure is in a numbered territory together with one of the seat's."""
    return any(is_in(s, place, area) and has_figure(s, seat, area) for area in range(TERRITORIES))


def influence(s: CorleoneState, area: int) -> list[int]:
    """CE-9.1, CE-9.4: figures in a territory by side, the neutral side last."""
    counts = [0] * (NEUTRAL + 1)
    for place in range(PLACES):
        side = side_at(s, place)
        if side != NO_SEAT and is_in(s, place, area):
            counts[side] += 1
    return counts


def controller(s: CorleoneState, area: int) -> int:
    """CE-5.11: the owner of the top token; CE-5.16: nobody in Central Park."""
    if area == PARK or not s.control[area]:
        return NO_SEAT
    return s.control[area][-1]


def remove_figure(s: CorleoneState, place: int) -> None:
    """A figure leaves its place."""
    side = side_at(s, place)
    if place < BUSINESSES:
        s.thug_at[place] = NO_SEAT
        if side == NEUTRAL:
            s.boss = BESIDE
    elif place < CHIEF_PLACE:
        s.member_at[place - BUSINESSES] = NO_SEAT
        if side == NEUTRAL:
            s.mayor = BESIDE
    else:
        s.chief = BESIDE


def put_figure(s: CorleoneState, side: int, place: int) -> None:
    """A figure comes to an empty thug space or family space."""
    if place < BUSINESSES:
        s.thug_at[place] = side
        if side == NEUTRAL:
            s.boss = place
    else:
        s.member_at[place - BUSINESSES] = side
        if side == NEUTRAL:
            s.mayor = place - BUSINESSES


def to_the_hudson(s: CorleoneState, place: int) -> None:
    """CE-7.1: a shot figure stays in the Hudson until the Entr'acte; CE-7.2: its space is empty."""
    side = side_at(s, place)
    remove_figure(s, place)
    if side == NEUTRAL:
        if place < BUSINESSES:
            s.boss = SHOT
        elif place < CHIEF_PLACE:
            s.mayor = SHOT
        else:
            s.chief = SHOT
    elif place < BUSINESSES:
        s.hudson_thugs[side] += 1
    else:
        s.hudson_members[side] += 1


def side_name(s: CorleoneState, place: int) -> int:
    """The side on a place as events name it: a family, or a neutral figure."""
    side = side_at(s, place)
    return len(s.c.families) + neutral_at(place) if side == NEUTRAL else s.family[side]


def neutral_place(s: CorleoneState, figure: int) -> int:
    """Where a neutral figure stands: a business, a family space or a territory; BESIDE or SHOT."""
    return s.boss if figure == BOSS else s.mayor if figure == MAYOR else s.chief
