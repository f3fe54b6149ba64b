"""What moves between pools, reserves, tracks, plans and the supply, each with the event that says so."""

from consigliere.core.chance import Luck
from consigliere.games.signorie import events
from consigliere.games.signorie.components import FACES, HELPERS, HOUSES, MAN, PLAN_ROWS, WOMAN
from consigliere.games.signorie.events import SOURCES
from consigliere.games.signorie.state import SignorieState, man_at


def pay(s: SignorieState, seat: int, n: int) -> None:
    """Florins of a seat go to the supply (SI-1.6)."""
    if n:
        s.florins[seat] -= n
        s.emit(events.PAID, [seat, n])


def receive(s: SignorieState, seat: int, n: int) -> None:
    """Florins come from the supply, which never ends (SI-1.6)."""
    if n:
        s.florins[seat] += n
        s.emit(events.RECEIVED, [seat, n])


def score(s: SignorieState, seat: int, n: int, source: int) -> None:
    """Victory points, without a limit (SI-1.7, RU-44)."""
    s.vp[seat] += n
    s.earned[seat * len(SOURCES) + source] += n
    s.emit(events.SCORED, [seat, n, source])


def place_helper(s: SignorieState, seat: int, cell: int) -> None:
    """A disc of the supply goes on a helper cell and stays there (SI-5.1, SI-5.4)."""
    s.discs -= 1
    s.helpers[seat * HELPERS + cell] = 1


# ---- pawns


def discard(s: SignorieState, seat: int, gender: int, n: int) -> None:
    """Pawns of a task go from the pool to the reserve (SI-1.5)."""
    s.pool[seat * 2 + gender] -= n
    s.reserve[seat * 2 + gender] += n
    s.emit(events.DISCARDED, [seat, n, gender])


def to_threshold(s: SignorieState, seat: int, gender: int, n: int) -> None:
    """Pawns of the threshold task go to the threshold area instead (SI-1.5, SI-6.8)."""
    s.pool[seat * 2 + gender] -= n
    s.threshold[seat * 2 + gender] += n
    s.emit(events.TO_THRESHOLD, [seat, n, gender])


def fetch(s: SignorieState, seat: int, men: int, women: int) -> None:
    """Pawns come from the reserve to the pool, as many as there are (SI-7.6, SI-11.9, RU-28)."""
    men = min(men, s.reserve[seat * 2 + MAN])
    women = min(women, s.reserve[seat * 2 + WOMAN])
    s.reserve[seat * 2 + MAN] -= men
    s.reserve[seat * 2 + WOMAN] -= women
    s.pool[seat * 2 + MAN] += men
    s.pool[seat * 2 + WOMAN] += women
    s.emit(events.PAWNS_TAKEN, [seat, men, women])


def roll_offspring(s: SignorieState, seat: int, n: int) -> None:
    """White dice: a woman for a low face, a man for a high one (SI-7.6)."""
    rolled = s.chance.roll("offspring", FACES, n)
    s.emit(events.OFFSPRING_ROLLED, [seat, *[result + 1 for result in rolled]]).luck = Luck("offspring", rolled)
    women = 0
    for result in rolled:
        women += s.c.woman_face[result + 1]
    fetch(s, seat, n - women, women)


# ---- tracks


def raise_man(s: SignorieState, seat: int, career: int, start: int) -> None:
    """A man goes up one space, or from the pool to space 1; bonus spaces pay at once (SI-8.2, SI-8.6, RU-18, RU-19)."""
    if start:
        s.careers[man_at(seat, career, start)] -= 1
    else:
        s.pool[seat * 2 + MAN] -= 1
    space = start + 1
    s.careers[man_at(seat, career, space)] += 1
    s.emit(events.ADVANCED, [seat, career, space])
    receive(s, seat, s.c.bonus_florins[space])
    if s.c.bonus_steps[space]:
        raise_disc(s, seat, s.c.bonus_steps[space])


def raise_disc(s: SignorieState, seat: int, n: int) -> None:
    """The disc goes up as far as it can and lies on top of those there (SI-8.7, RU-18, RU-41)."""
    space = min(s.disc[seat] + n, s.c.initiative_top)
    if space != s.disc[seat]:
        s.disc[seat] = space
        s.arrivals.remove(seat)
        s.arrivals.append(seat)
        s.emit(events.INITIATIVE_MOVED, [seat, space])


def reset_discs(s: SignorieState) -> None:
    """All discs on the lowest space: last player at the bottom, first on top (SI-2.5, SI-11.3)."""
    for seat in range(s.seats):
        s.disc[seat] = 0
    s.arrivals = s.order[::-1]


# ---- alliance tiles


def fits(s: SignorieState, seat: int, row: int, tile: int) -> bool:
    """Whether a row of a plan still has a shield for the tile's house; face-down tiles use none (SI-9.3, SI-9.4)."""
    house = s.c.house[tile]
    shields = s.c.shields[(s.colour[seat] * PLAN_ROWS + row) * HOUSES + house]
    return s.face_up[(seat * PLAN_ROWS + row) * HOUSES + house] < shields


def take_city_tile(s: SignorieState, seat: int, row: int, city: int, place: int) -> None:
    """A city's tile goes face up to a row of the player's plan; its space stays empty (SI-7.5, SI-7.8, SI-9.6)."""
    tile = s.city_tile[city * 2 + place]
    s.city_tile[city * 2 + place] = -1
    s.where[tile] = seat * PLAN_ROWS + row
    s.face_up[(seat * PLAN_ROWS + row) * HOUSES + s.c.house[tile]] += 1
    s.emit(events.TILE_TAKEN, [seat, row, tile, city])


def draw_face_down(s: SignorieState, seat: int, row: int) -> None:
    """The top tile goes face down to a row; nobody looks at it, so none is drawn from chance (SI-6.7, SI-13.3)."""
    if s.pile > 0:  # RU-53
        s.pile -= 1
        s.face_down[seat * PLAN_ROWS + row] += 1
        s.emit(events.TILE_FACE_DOWN, [seat, row])
