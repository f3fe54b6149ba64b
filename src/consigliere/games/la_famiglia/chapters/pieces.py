"""How pieces move: recruiting, placing, removing, losing an area (LF-1.5 to LF-1.13)."""

from consigliere.games.la_famiglia import events
from consigliere.games.la_famiglia.components import AREAS
from consigliere.games.la_famiglia.frames import note_effect
from consigliere.games.la_famiglia.state import (
    EMPTY,
    IN_HQ,
    NEUTRAL,
    SEATS,
    LaFamigliaState,
    hue,
    partner,
)

SUPPLY = -1  # the payee "supply" in events


def team_mask(seat: int) -> int:
    """The seats that see the secrets of a seat: its team (LF-3.4)."""
    return 1 << seat | 1 << partner(seat)


def pay(s: LaFamigliaState, seat: int, to: int, n: int) -> None:
    """Money from headquarters to another seat, or to the supply (LF-1.7)."""
    if n <= 0:
        return
    s.money[seat] -= n
    if to >= 0:
        s.money[to] += n
    s.emit(events.PAID, [seat, to, n])


def receive(s: LaFamigliaState, seat: int, n: int) -> None:
    """Money from the supply into headquarters."""
    if n > 0:
        s.money[seat] += n
        s.emit(events.RECEIVED, [seat, n])


def recruit(s: LaFamigliaState, seat: int, n: int) -> None:
    """Soldati from supply to headquarters (LF-1.5), as far as the supply reaches."""
    n = min(n, s.supply[seat])
    if n > 0:
        s.supply[seat] -= n
        s.hq[seat] += n
        s.emit(events.RECRUITED, [seat, n])


def compensate(s: LaFamigliaState, seat: int, n: int) -> None:
    """LF-1.13: for neutral Soldati removed, as many own ones from supply to headquarters."""
    n = min(n, s.supply[seat])
    if n > 0:
        s.supply[seat] -= n
        s.hq[seat] += n
        s.emit(events.COMPENSATED, [seat, n])


def place(s: LaFamigliaState, seat: int, area: int, n: int) -> None:
    """Soldati from headquarters to an own or empty area; an empty one loses a lab (LF-1.11)."""
    s.hq[seat] -= n
    was_empty = s.side[area] == EMPTY
    s.side[area] = seat
    s.soldati[area] += n
    s.emit(events.PLACED, [seat, area, n])
    if was_empty:
        remove_lab(s, area)


def place_car(s: LaFamigliaState, seat: int, area: int, n: int = 1) -> None:
    """A car from supply to an own area."""
    s.car_supply[seat] -= n
    s.cars[area] += n
    s.emit(events.CAR_PLACED, [seat, area, n])


def place_lab(s: LaFamigliaState, seat: int, area: int, n: int = 1) -> None:
    """A drug lab from the shared pool to an area (LF-1.8 is checked before)."""
    s.lab_pool -= n
    s.labs[area] += n
    s.emit(events.LAB_PLACED, [seat, area, n])


def remove_lab(s: LaFamigliaState, area: int) -> None:
    """LF-1.11: exactly one lab goes back to the pool, if there is one."""
    if s.labs[area]:
        s.labs[area] -= 1
        s.lab_pool += 1
        s.emit(events.LAB_REMOVED, [area])


def labs_of(s: LaFamigliaState, seat: int) -> int:
    """LF-1.10: labs in areas with own Soldati."""
    count = 0
    for area in range(AREAS):
        if s.side[area] == seat:
            count += s.labs[area]
    return count


def launder(s: LaFamigliaState, seat: int) -> None:
    """LF-4.29: 1 money per lab in areas with own Soldati."""
    labs = labs_of(s, seat)
    if labs:
        receive(s, seat, labs)
        note_effect(s)


def remove_soldati(s: LaFamigliaState, area: int, n: int) -> None:
    """Soldati of the side that holds the area go to its supply (LF-1.5); the loss of the area is not checked here."""
    s.soldati[area] -= n
    s.supply[s.side[area]] += n


def check_loss(s: LaFamigliaState, area: int, executing: int = -1) -> None:
    """LF-1.12: a side without Soldati in an area loses it, with its orders and cars there."""
    side = s.side[area]
    if side == EMPTY or s.soldati[area]:
        return
    s.emit(events.AREA_LOST, [hue(s, side), area])
    give_up(s, area, side, executing)
    s.side[area] = EMPTY


def give_up(s: LaFamigliaState, area: int, side: int, executing: int = -1) -> None:
    """Orders of a beaten or departed family go back to headquarters, its cars to supply (LF-1.12, Q-34)."""
    if side >= SEATS:
        return
    for at in (area * 2, area * 2 + 1):
        order = s.tokens[at]
        if order >= 0 and order != executing:  # the order being executed goes on
            take_back(s, side, at)
    if s.cars[area]:
        s.emit(events.CARS_LOST, [side, area, s.cars[area]])
        s.car_supply[side] += s.cars[area]
        s.cars[area] = 0


def take_back(s: LaFamigliaState, seat: int, at: int) -> None:
    """An order token returns from the board to headquarters; in planning still unseen by enemies (LF-1.12)."""
    order = s.tokens[at]
    s.tokens[at] = -1
    s.executed[at] = 0
    s.where[order] = IN_HQ
    if s.revealed:
        s.emit(events.ORDER_RETURNED, [seat, order, at // 2])
    else:
        s.clock += 1
        s.returned.extend([seat, s.laid[at], s.clock])
        s.emit_secret(events.ORDER_RETURNED_UNSEEN, [seat, at // 2], [order], team_mask(seat))
    s.laid[at] = 0


def conquer(s: LaFamigliaState, side: int, area: int, n: int, cars: int, executing: int = -1) -> None:
    """A side takes an area that it did not control (LF-1.11, Q-82): the old side's orders and cars go, one lab too."""
    old = s.side[area]
    if old != EMPTY:
        give_up(s, area, old, executing)
    s.side[area] = side
    s.soldati[area] = n
    s.cars[area] = cars
    s.emit(events.OCCUPIED if old == EMPTY else events.CONQUERED, [hue(s, side), area, n])
    remove_lab(s, area)


def defence_parts(s: LaFamigliaState, area: int) -> list[tuple[str, int]]:
    """LF-7.11: one per lab (Q-35), and the vests of the defending family's orders in this area (LF-6.6, Q-4)."""
    parts: list[tuple[str, int]] = []
    if s.labs[area]:
        parts.append(("lab", s.labs[area]))
    if s.side[area] < NEUTRAL:
        for at in (area * 2, area * 2 + 1):
            if s.tokens[at] >= 0 and s.c.vest[s.tokens[at]]:
                parts.append(("vest", s.c.vest[s.tokens[at]]))
    return parts


def defence(s: LaFamigliaState, area: int) -> int:
    """LF-7.11: the defence bonus of an area."""
    return sum([n for _, n in defence_parts(s, area)])
