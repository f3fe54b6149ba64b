"""What each effect does: small functions, one for each effect of the pack; choices are left to the steps they open."""

from consigliere.games.signorie import events, frames
from consigliere.games.signorie.chapters.pieces import discard, fetch, receive, roll_offspring, score, to_threshold
from consigliere.games.signorie.chapters.possible import in_reserve
from consigliere.games.signorie.components import (
    ANY,
    CITIES,
    CITY_SPACES,
    HELPERS,
    MAN,
    WOMAN,
    X_EXTRA_ACTION,
    X_FACE_DOWN_TILE,
    X_GAIN_FLORINS,
    X_GAIN_VP,
    X_MARRIAGE,
    X_MISSION,
    X_OFFSPRING,
    X_PLACE_HELPER_FREE,
    X_TAKE_PAWNS,
    X_TASK_ONE_PAWN,
    X_THRESHOLD,
    X_TRACK_POINTS,
    X_TRACK_POINTS_DIE,
    X_VP_PER_CITY,
    X_VP_PER_HELPER,
    X_VP_PER_MAN_IN_CITIES,
    X_VP_PER_PAWN_IN_CITIES,
    Effect,
)
from consigliere.games.signorie.events import FROM_HELPER, FROM_REWARD
from consigliere.games.signorie.state import SignorieState, married_men, men_in_cities, pawns_in_cities


def begin(s: SignorieState, seat: int, e: Effect, times: int, value: int) -> None:
    """Does an effect `times` over, or opens the question it asks; `value` is that of the die just placed."""
    kind = e.kind
    if kind == X_TRACK_POINTS:
        s.push(frames.spend_points(seat, e.tracks, e.amount * times))
    elif kind == X_TRACK_POINTS_DIE:
        s.push(frames.spend_points(seat, e.tracks, value))  # SI-10.6, RU-22
    elif kind == X_MISSION:
        s.push(frames.send_man(seat, e.face_down))
    elif kind == X_MARRIAGE:
        s.push(frames.marry_off(seat, e.face_down))
    elif kind == X_OFFSPRING:
        roll_offspring(s, seat, married_men(s, seat) if e.married else e.amount)  # RU-07b
    elif kind == X_GAIN_FLORINS:
        receive(s, seat, e.amount * times)
    elif kind == X_GAIN_VP:
        score(s, seat, e.amount, FROM_HELPER)
    elif kind == X_FACE_DOWN_TILE:
        s.push(frames.plan_row(seat, e.amount))
    elif kind == X_TAKE_PAWNS:
        take_pawns(s, seat, e.gender, e.amount * times)
    elif kind == X_TASK_ONE_PAWN:
        s.push(frames.task_of_helper(seat, value))
    elif kind == X_VP_PER_MAN_IN_CITIES:
        score(s, seat, e.amount * men_in_cities(s, seat), FROM_HELPER)
    elif kind == X_PLACE_HELPER_FREE:
        s.push(frames.free_helper(seat))
    elif kind == X_EXTRA_ACTION:
        s.push(frames.extra_die(seat))
    elif kind == X_VP_PER_HELPER:
        score(s, seat, e.amount * sum(s.helpers[seat * HELPERS : seat * HELPERS + HELPERS]), FROM_REWARD)
    elif kind == X_VP_PER_CITY:
        score(s, seat, e.amount * cities_with(s, seat, e.gender), FROM_REWARD)
    elif kind == X_VP_PER_PAWN_IN_CITIES:
        score(s, seat, e.amount * pawns_in_cities(s, seat, e.gender), FROM_REWARD)


def take_pawns(s: SignorieState, seat: int, gender: int, n: int) -> None:
    """Pawns from the reserve; either gender is asked for, fewer are taken if there are fewer (SI-6.12, SI-11.9)."""
    n = min(n, in_reserve(s, seat, gender))
    if gender == ANY:
        s.push(frames.take_pawns(seat, n))
    else:
        fetch(s, seat, n if gender == MAN else 0, n if gender == WOMAN else 0)


def cities_with(s: SignorieState, seat: int, gender: int) -> int:
    """Different cities with at least one pawn of the seat and gender (SI-11.14)."""
    count = 0
    for city in range(CITIES):
        if seat * 2 + gender in s.city_pawns[city * CITY_SPACES : city * CITY_SPACES + CITY_SPACES]:
            count += 1
    return count


def use_task(s: SignorieState, seat: int, space: int, n: int, value: int) -> None:
    """Pawns are discarded first, then the effect happens, once or once for each pawn (SI-6.1 to SI-6.3)."""
    task = s.tasks[space]
    e = s.c.task_effect[task]
    s.emit(events.TASK_USED, [seat, task, space, n])
    if e.kind == X_THRESHOLD:
        to_threshold(s, seat, s.c.task_gender[space], n)  # SI-6.8
        return
    discard(s, seat, s.c.task_gender[space], n)
    begin(s, seat, e, n if s.c.per_pawn[task] else 1, value)
