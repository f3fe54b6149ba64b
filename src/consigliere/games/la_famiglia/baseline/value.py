"""What a position is worth to a team: the value function of the greedy bot. It knows what an imagined state shows."""

from typing import Final

from consigliere.games.la_famiglia.chapters.pieces import defence
from consigliere.games.la_famiglia.components import (
    AREAS,
    HAND,
    MANDAMENTI,
    P_MONEY,
    P_PLACE,
    P_PLACE_N,
    P_RECRUIT,
    P_RECRUIT_N,
    SEAS,
)
from consigliere.games.la_famiglia.state import (
    ENCOUNTER,
    IN_HQ,
    NEUTRAL,
    ON_BOARD,
    PLANNING,
    SEATS,
    LaFamigliaState,
    allied,
    car_attack,
    car_strike,
    family_orders,
    partner,
    place_base,
    recruit_base,
    team,
)

MANDAMENTO: Final = 12.0  # one Mandamento more
AREA: Final = 2.0  # an area that does not decide a Mandamento
HALF: Final = 1.5  # one of the two areas needed
SOLDATO: Final = 0.45  # on the board
RESERVE: Final = 0.3  # in headquarters
MONEY: Final = 0.4
LAB: Final = 0.9
CAR: Final = 0.8
BOAT: Final = 0.5
ORDER: Final = 1.6  # an advanced order gained
PLACE: Final = 0.5  # one point of base value
RECRUIT: Final = 0.25
BRONTE: Final = 1.0
WIN: Final = 1000.0
FUTURE: Final = [0.0, 1.0, 0.8, 0.5, 0.12]  # what wealth is still good for, by round


def value(s: LaFamigliaState, seat: int) -> float:
    """The position from the point of view of the seat's team."""
    if s.over:
        result = s.result
        assert result is not None
        if result.draw:
            return 0.0
        return WIN if seat in result.winners else -WIN
    mine = team(seat)
    total = land_value(s, mine)
    future = FUTURE[s.round] if s.phase < ENCOUNTER else FUTURE[s.round] * 0.8
    for other in range(SEATS):
        sign = 1.0 if team(other) == mine else -1.0
        total += sign * (wealth(s, other) * future + threats(s, other, seat))
    return total


def land_value(s: LaFamigliaState, mine: int) -> float:
    """Mandamenti, areas on the way to them, and the tie-break area."""
    total = 0.0
    counts = [0, 0, 0, 0]
    for mandamento in range(MANDAMENTI):
        held = [0, 0, 0, 0]
        for area in s.c.mandamento_areas[mandamento]:
            if s.side[area] < SEATS:
                held[s.side[area]] += 1
        for seat in range(SEATS):
            if held[seat]:
                sign = 1.0 if team(seat) == mine else -1.0
                total += sign * (AREA * held[seat] + HALF)
                if held[seat] >= s.c.areas_to_control:
                    counts[seat] += 1
                    total += sign * MANDAMENTO
    side = s.side[s.c.bronte]
    if side < SEATS:
        total += BRONTE if team(side) == mine else -BRONTE
    for seat in range(SEATS):  # close to winning
        sign = 1.0 if team(seat) == mine else -1.0
        if counts[seat] >= s.c.win_alone - 1:
            total += sign * MANDAMENTO * 0.5 * (counts[seat] - s.c.win_alone + 2)
    for which in (0, 1):
        both = counts[which] + counts[partner(which)]
        if both >= s.c.win_team - 1:
            total += (1.0 if which == mine else -1.0) * MANDAMENTO * 0.5 * (both - s.c.win_team + 2)
    return total


def wealth(s: LaFamigliaState, seat: int) -> float:
    """Soldati, money, labs, cars, boats, mat."""
    total = RESERVE * min(s.hq[seat], 14) + MONEY * min(s.money[seat], 12) + 0.05 * s.money[seat]
    for area in range(AREAS):
        if s.side[area] == seat:
            total += SOLDATO * min(s.soldati[area], 9) + LAB * s.labs[area] + CAR * min(s.cars[area], 2)
    for sea in range(SEAS):
        total += BOAT * min(s.boats[sea * SEATS + seat], 1)
    total += PLACE * place_base(s, seat) + RECRUIT * recruit_base(s, seat) + 0.5 * car_attack(s, seat)
    for order in family_orders(s, seat):
        if s.where[order] == IN_HQ or s.where[order] == ON_BOARD:
            total += ORDER
    return total


def area_worth(s: LaFamigliaState, seat: int, area: int) -> float:
    """What holding the area is worth to the seat: a decisive one is worth a Mandamento."""
    held = 0
    enemy = [0, 0, 0, 0]
    for other in s.c.mandamento_areas[s.c.mandamento_of[area]]:
        side = s.side[other]
        if other != area and side == seat:
            held += 1
        if side < SEATS and not allied(seat, side):
            enemy[side] += 1
    total = AREA + HALF
    if held == 1:
        total += MANDAMENTO
    side = s.side[area]
    if side < SEATS and side != seat and enemy[side] == 2:  # breaks an enemy's Mandamento
        total += MANDAMENTO
    if area == s.c.bronte:
        total += BRONTE
    return total


def chance_to_take(attackers: int, bonus: int, defenders: int, shield: int) -> float:
    """A rough chance that an attack succeeds."""
    left = defenders - max(0, bonus - shield)
    if left <= 0:
        return 1.0
    margin = attackers - left
    if margin >= 3:
        return 0.97
    return (0.03, 0.08, 0.18, 0.42, 0.66, 0.86)[max(0, margin + 3)] if margin >= -3 else 0.01


def attack_gain(s: LaFamigliaState, seat: int, area: int, bonus: int) -> float:
    """The best that one movement from the area could bring, over land."""
    best = 0.0
    if s.side[area] != seat:
        return 0.0
    soldati = s.soldati[area]
    bonus += car_attack(s, seat) if s.cars[area] else 0
    for target in s.c.near[area]:
        side = s.side[target]
        if side == seat or side == partner(seat):
            continue
        stays = 1 if soldati > 1 else 0
        worth = area_worth(s, seat, target)
        if not stays:
            worth -= area_worth(s, seat, area)
        chance = chance_to_take(soldati - stays, bonus, s.soldati[target], defence(s, target))
        best = max(best, chance * worth)
    return best


def order_gain(s: LaFamigliaState, seat: int, area: int, order: int) -> float:
    """What an order lying in the area may bring in the encounter phase."""
    if s.side[area] != seat:
        return 0.0
    gain = 0.3 * s.c.vest[order]
    if s.c.shotguns[order]:
        fetched = 0
        if s.c.rally[order]:
            for other in s.c.near[area]:
                if s.side[other] == seat:
                    fetched += s.soldati[other] // 2
        s.soldati[area] += fetched
        gain += attack_gain(s, seat, area, s.c.skull[order] + s.c.turn_max[s.c.special[order]]) * (
            1.35 if s.c.shotguns[order] == 2 else 1.0
        )
        s.soldati[area] -= fetched
    if s.c.bombs[order]:
        gain += strike_gain(s, seat, area, s.c.skull[order]) * s.c.bombs[order]
    if s.c.pentito[order]:
        targets = sum(1 for other in s.c.near[area] if s.side[other] < SEATS and not allied(seat, s.side[other]))
        gain += 0.5 * min(targets, len(s.c.pentito[order]))
    for part in s.c.order_parts[order]:
        gain += part_gain(s, seat, part.do, part.n)
    if s.c.special[order]:
        gain += 1.0
    if s.c.agitate[order]:
        gain += 0.8
    return gain * (1.06 - 0.02 * s.c.initiative[order])


def part_gain(s: LaFamigliaState, seat: int, do: int, n: int) -> float:
    """What a supply part of an order brings."""
    if do == P_PLACE or do == P_PLACE_N:
        most = n if do == P_PLACE_N else place_base(s, seat) + n
        return 0.6 * min(most, s.hq[seat])
    if do == P_RECRUIT or do == P_RECRUIT_N:
        return RESERVE * (n if do == P_RECRUIT_N else recruit_base(s, seat) + n)
    if do == P_MONEY:
        return MONEY * n
    return LAB


def strike_gain(s: LaFamigliaState, seat: int, area: int, skull: int) -> float:
    """The best that one Strike from the area could bring."""
    best = 0.0
    value = skull + (car_strike(s, seat) if s.cars[area] else 0)
    for target in s.c.near[area]:
        side = s.side[target]
        if side >= SEATS or allied(seat, side):
            continue
        killed = min(s.soldati[target], value - defence(s, target))
        if killed <= 0:
            continue
        gain = SOLDATO * killed
        if killed == s.soldati[target]:
            gain += 0.5 * area_worth(s, seat, target)
        best = max(best, gain)
    return best


def threats(s: LaFamigliaState, seat: int, me: int) -> float:
    """What the seat's orders on the board promise, and what its weak areas beside enemies may cost."""
    total = 0.0
    for at in range(AREAS * 2):
        order = s.tokens[at]
        if order >= 0 and order // HAND == s.family[seat] and not s.executed[at]:
            if s.revealed or allied(me, seat):
                total += 0.75 * order_gain(s, seat, at // 2, order)
            else:
                total += 0.5 * attack_gain(s, seat, at // 2, 1)
    if s.phase > PLANNING:
        return total
    weight = 0.1 if s.phase == PLANNING else 0.05
    for area in range(AREAS):
        if s.side[area] != seat:
            continue
        worst = 0.0
        for other in s.c.near[area]:
            side = s.side[other]
            if side < NEUTRAL and not allied(seat, side):
                worst = max(worst, chance_to_take(s.soldati[other] - 1, 1, s.soldati[area], s.labs[area]))
        total -= weight * worst * area_worth(s, seat, area)
    return total
