# not compiled: read only to be shown
"""What an attack would meet, before it sets out (LF-7.10 to LF-7.29), from what everybody sees.

Brute force has one result. With finesse each side has three cards and two answers: 36 ways the cards can come to lie,
and of so many it is counted who holds the area. That every way is as likely as every other is an assumption, which
whoever shows the numbers has to say. Effects of LF-7.6 and Soldati that Rally would bring are not counted.
"""

from functools import lru_cache
from itertools import product
from typing import Any

from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia import frames, notation
from consigliere.games.la_famiglia.chapters import conflict, movement
from consigliere.games.la_famiglia.chapters.movement import route_of
from consigliere.games.la_famiglia.chapters.pieces import defence
from consigliere.games.la_famiglia.components import TURNCOAT
from consigliere.games.la_famiglia.frames import SECOND_TARGET, SEND_SOLDATI, send_soldati
from consigliere.games.la_famiglia.state import EMPTY, NEUTRAL, O_IDENTICAL_ONCE, LaFamigliaState

MOVEMENTS = (notation.LAND, notation.SEA, notation.ALLIES)
MOST_OF_SUPPLY = 4  # more Soldati in a supply change nothing: so many Turncoats never come together
Card = tuple[int, int]  # kind and number


def attacks(s: LaFamigliaState, view: dict[str, Any]) -> list[dict[str, Any]]:
    """A row for each move that leads to an attack: with so many Soldati; where only the target is chosen, with all."""
    f = s.stack[-1]
    seat = f[SEAT]
    entries = []
    for move in view["moves"]:
        verb = notation.VERB[move]
        if f[CODE] == SEND_SOLDATI:
            way = f
            n, car = notation.number_of(move), int(verb == notation.DRIVE)
        elif verb in MOVEMENTS:
            origin = f[frames.MOVE_ORIGIN] if f[CODE] == SECOND_TARGET else f[frames.AREA]
            way = send_soldati(seat, origin, notation.area_of(move), route_of(verb))
            n, car = s.soldati[origin], int(movement.SendSoldati("send", "").car_check(s, way) == 0)
        else:
            continue
        if s.side[way[frames.MOVE_TARGET]] not in (EMPTY, seat):  # LF-7.7
            entries.append({"move": s.game.text(move), **attack(s, way, n, car)})
    return entries


def attack(s: LaFamigliaState, way: list[int], n: int, car: int) -> dict[str, Any]:
    """LF-7.10 to LF-7.13: both bonuses, who falls to them; and what can come of the rest."""
    seat, target, route = way[SEAT], way[frames.MOVE_TARGET], way[frames.MOVE_ROUTE]
    order = frames.order_frame(s)[frames.ORDER]
    frame = frames.before_attack(seat, target, order, route, n, car)
    bonus = sum(part for _, part in conflict.attack_parts(s, frame))
    shield = defence(s, target)
    side = s.side[target]
    fall = min(max(0, bonus - shield), s.soldati[target])
    left = s.soldati[target] - fall
    entry: dict[str, Any] = {"target": s.c.areas[target], "soldati": n, "car": bool(car), "attack": bonus}
    entry |= {"defence": shield, "fall": fall, "left": left, "brute": None, "finesse": None}
    if left:
        own = s.supply[seat] - (min(fall, s.supply[seat]) if side == NEUTRAL else 0)  # LF-1.13
        theirs = s.supply[side] + fall
        cards = tuple(zip(s.c.card_kind, s.c.card_n, strict=True))
        once = bool(s.options[O_IDENTICAL_ONCE])
        attackers = max(0, n - s.c.brute_force_cost)  # LF-7.16
        entry["brute"] = dict(zip(("attackers", "defenders"), knockout(attackers, left), strict=True))
        entry["finesse"] = ways(n, left, min(own, MOST_OF_SUPPLY), min(theirs, MOST_OF_SUPPLY), cards, once)
    return entry


def knockout(attackers: int, defenders: int) -> tuple[int, int]:
    """LF-7.28: one for one until a side has none."""
    n = min(attackers, defenders)
    return attackers - n, defenders - n


@lru_cache(maxsize=20_000)
def counted(
    attackers: int, defenders: int, own: int, theirs: int, cards: tuple[Card, ...], once: bool
) -> tuple[int, int, int]:
    """Of all ways the cards can lie: in how many the attacker takes the area, the defender keeps it, both are gone."""
    won = held = empty = 0
    for mine, other, take, give in product(cards, cards, (False, True), (False, True)):
        front: tuple[list[Card], list[Card]] = ([], [])
        front[1 if give else 0].append(mine)  # LF-7.19
        front[0 if take else 1].append(other)
        if once:  # LF-7.24
            front = (list(dict.fromkeys(front[0])), list(dict.fromkeys(front[1])))
        left = knockout(*applied(attackers, defenders, own, theirs, front))
        if left[0]:
            won += 1
        elif left[1]:
            held += 1
        else:
            empty += 1
    return won, held, empty


def ways(attackers: int, defenders: int, own: int, theirs: int, cards: tuple[Card, ...], once: bool) -> dict[str, int]:
    """The same by name."""
    counts = counted(attackers, defenders, own, theirs, cards, once)
    return dict(zip(("won", "held", "empty"), counts, strict=True))


def applied(
    attackers: int, defenders: int, own: int, theirs: int, front: tuple[list[Card], list[Card]]
) -> tuple[int, int]:
    """LF-7.20 to LF-7.23: Turncoats, then Cowards, the attacker's first; as far as Soldati and supplies go."""
    for kind, n in front[0]:
        if kind == TURNCOAT:
            go, come = min(n, defenders), min(n, own)
            defenders, theirs, attackers, own = defenders - go, theirs + go, attackers + come, own - come
    for kind, n in front[1]:
        if kind == TURNCOAT:
            go, come = min(n, attackers), min(n, theirs)
            attackers, own, defenders, theirs = attackers - go, own + go, defenders + come, theirs - come
    for kind, n in front[0]:
        attackers -= min(n, attackers) if kind != TURNCOAT else 0
    for kind, n in front[1]:
        defenders -= min(n, defenders) if kind != TURNCOAT else 0
    return attackers, defenders
