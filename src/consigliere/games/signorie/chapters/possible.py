"""When an effect or a main action is possible (SI-15): one meaning for actions, helpers, tasks and rewards (RU-73)."""

from consigliere.games.signorie import refusals
from consigliere.games.signorie.components import (
    ANY,
    CAREERS,
    CITIES,
    DICE,
    FACES,
    HELPER_ROWS,
    HELPERS,
    INITIATIVE,
    MAN,
    TASKS,
    WOMAN,
    X_EXTRA_ACTION,
    X_FACE_DOWN_TILE,
    X_MARRIAGE,
    X_MISSION,
    X_OFFSPRING,
    X_PLACE_HELPER_FREE,
    X_TAKE_PAWNS,
    X_TASK_ONE_PAWN,
    X_TRACK_POINTS,
    X_TRACK_POINTS_DIE,
    X_VP_PER_MAN_IN_CITIES,
    Effect,
)
from consigliere.games.signorie.notation import PAWNS
from consigliere.games.signorie.state import SignorieState, area_at, lowest_value, man_at, men_in_cities


def possible(s: SignorieState, seat: int, e: Effect) -> bool:
    """Whether an effect is possible now: the table of SI-15.0; what it does not name is always possible."""
    kind = e.kind
    if kind == X_TRACK_POINTS or kind == X_TRACK_POINTS_DIE:
        return can_step(s, seat, e.tracks)
    if kind == X_MISSION:
        return can_send(s, seat)
    if kind == X_MARRIAGE:
        return can_marry(s, seat)
    if kind == X_OFFSPRING:
        return bool(e.married) or in_reserve(s, seat, ANY) > 0  # RU-21, RU-73
    if kind == X_FACE_DOWN_TILE:
        return s.pile > 0  # RU-54
    if kind == X_TAKE_PAWNS:
        return in_reserve(s, seat, e.gender) > 0
    if kind == X_TASK_ONE_PAWN:
        return can_task_one(s, seat)
    if kind == X_VP_PER_MAN_IN_CITIES:
        return men_in_cities(s, seat) > 0
    if kind == X_PLACE_HELPER_FREE:
        return s.discs > 0 and 0 in s.helpers[seat * HELPERS : seat * HELPERS + HELPERS]
    if kind == X_EXTRA_ACTION:
        return can_act_again(s, seat)
    return True


def can_step(s: SignorieState, seat: int, tracks: int) -> bool:
    """At least one step on one of the tracks."""
    if tracks >> INITIATIVE & 1 and s.disc[seat] < s.c.initiative_top:
        return True
    for career in range(CAREERS):
        if tracks >> career & 1:
            if s.pool[seat * 2 + MAN] > 0:
                return True
            for space in range(1, s.c.top):
                if s.careers[man_at(seat, career, space)]:
                    return True
    return False


def lowest_anywhere(s: SignorieState) -> int:
    """The lowest empty value of all cities in use, or a value nobody reaches."""
    lowest = 99
    for city in range(CITIES):
        if not s.closed[city]:
            value = lowest_value(s, city)
            if 0 < value < lowest:
                lowest = value
    return lowest


def can_send(s: SignorieState, seat: int) -> bool:
    """Some man of the seat has enough rank for some city (SI-7.4). A tile is not needed (SI-15.2)."""
    wanted = lowest_anywhere(s)
    for career in range(CAREERS):
        for space in range(s.c.top, 0, -1):
            if s.careers[man_at(seat, career, space)] and s.c.rank[space] >= wanted:
                return True
    return False


def can_marry(s: SignorieState, seat: int) -> bool:
    """A woman in the pool and florins for the smallest dowry (SI-7.7). A tile is not needed (SI-15.2)."""
    return s.pool[seat * 2 + WOMAN] > 0 and lowest_anywhere(s) <= min(s.florins[seat], s.c.dowry_max)


def in_reserve(s: SignorieState, seat: int, gender: int) -> int:
    """The pawns of a seat in the reserve, of a gender or of both."""
    if gender == ANY:
        return s.reserve[seat * 2 + MAN] + s.reserve[seat * 2 + WOMAN]
    return s.reserve[seat * 2 + gender]


# ---- tasks


def task_reason(s: SignorieState, seat: int, space: int, n: int) -> int:
    """0, or why the task tile on a space cannot be used with n pawns (SI-6.1 to SI-6.3)."""
    task = s.tasks[space]
    if not s.c.task_min[task] <= n <= s.c.task_max[task]:
        return refusals.TASK_NUMBER
    if s.pool[seat * 2 + s.c.task_gender[space]] < n:
        return refusals.TASK_PAWNS
    return 0 if possible_without(s, seat, s.c.task_effect[task], s.c.task_gender[space], n) else refusals.TASK_NO_EFFECT


def possible_without(s: SignorieState, seat: int, e: Effect, gender: int, n: int) -> bool:
    """Whether an effect is possible once n pawns have left the pool (RU-24, RU-74)."""
    at = seat * 2 + gender
    s.pool[at] -= n
    s.reserve[at] += n
    answer = possible(s, seat, e)
    s.pool[at] += n
    s.reserve[at] -= n
    return answer


def one_pawn_reason(s: SignorieState, seat: int, space: int) -> int:
    """0, or why the helper cannot use the task tile on a space with one pawn (SI-10.5, RU-23)."""
    if s.c.task_min[s.tasks[space]] > 1:
        return refusals.TASK_NEEDS_MORE
    if s.pool[seat * 2 + s.c.task_gender[space]] < 1:
        return refusals.ONE_PAWN_GENDER
    return task_reason(s, seat, space, 1)


def can_task_one(s: SignorieState, seat: int) -> bool:
    """Some task can be used with one pawn."""
    return any(one_pawn_reason(s, seat, space) == 0 for space in range(TASKS))


# ---- main actions


def hire_reason(s: SignorieState, seat: int, die: int, row: int) -> int:
    """0, or why a helper cannot be hired on that row of the column the space names (SI-5.1, SI-5.2, SI-5.5)."""
    cell = s.c.hires_in[die] * HELPER_ROWS + row
    if s.helpers[seat * HELPERS + cell]:
        return refusals.CELL_TAKEN
    if s.discs < 1:
        return refusals.NO_DISC  # RU-40, RU-79
    return refusals.HIRE_TOO_DEAR if s.florins[seat] < s.c.helper_cost[cell] else 0


def main_task_reason(s: SignorieState, seat: int, die: int, space: int, n: int) -> int:
    """0, or why the task is none of the main actions of a space (SI-6.1, RU-07)."""
    return task_reason(s, seat, space, n) if s.c.task_die[space] == die else refusals.TASK_OTHER_COLOUR


def manage_reason(s: SignorieState, seat: int, die: int) -> int:
    """0, or why the management action of a space is not possible (SI-7.1)."""
    e = s.c.manages[s.c.management[die]]
    if possible(s, seat, e):
        return 0
    if e.kind == X_MISSION:
        return refusals.NO_MISSION
    return refusals.NO_MARRIAGE if e.kind == X_MARRIAGE else refusals.NO_STEP


def can_act(s: SignorieState, seat: int, die: int) -> bool:
    """Whether some main action of a space can be carried out completely; helpers do not count (SI-4.8, RU-11)."""
    if manage_reason(s, seat, die) == 0:
        return True
    for row in range(HELPER_ROWS):
        if hire_reason(s, seat, die, row) == 0:
            return True
    for space in range(TASKS):
        if s.c.task_die[space] == die:
            for n in range(1, PAWNS + 1):
                if task_reason(s, seat, space, n) == 0:
                    return True
    return False


def die_cost(s: SignorieState, die: int, value: int) -> int:
    """What a die lacks to the value of its space; a higher one gives nothing back (SI-4.6, RU-49)."""
    return max(0, s.c.space_value[die] - value)


def die_reason(s: SignorieState, seat: int, die: int, value: int) -> int:
    """0, or why a die cannot be taken in phase 2 (SI-4.5, SI-4.6, SI-4.8)."""
    if s.board[seat * DICE + die]:
        return refusals.SPACE_TAKEN
    if not s.areas[area_at(die, value)]:
        return refusals.NO_SUCH_DIE
    cost = die_cost(s, die, value)
    if cost > s.florins[seat]:
        return refusals.DIE_TOO_DEAR
    s.florins[seat] -= cost  # RU-10: judged after paying
    reason = can_act(s, seat, die)
    s.florins[seat] += cost
    return 0 if reason else refusals.NO_MAIN_ACTION


def can_act_again(s: SignorieState, seat: int) -> bool:
    """Some die left in the areas allows a main action, at no cost (SI-11.12, RU-36)."""
    left = [die for die in range(DICE) if any(s.areas[die * FACES : die * FACES + FACES])]
    return any(can_act(s, seat, die) for die in left)
