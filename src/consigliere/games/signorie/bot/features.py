"""A seat's position in numbers: what the learned value adds up (`value.py`).

Some features count at every moment alike: points, the guaranteed end of a row. What others are worth depends on how
much of the game is left; their weights are learned for a few moments (`KNOTS`, in dice that the seat may still take),
and between two of them they change evenly.
"""

from typing import Final

from consigliere.core.step import CODE, SEAT
from consigliere.games.signorie.chapters.effects import cities_with
from consigliere.games.signorie.chapters.possible import lowest_anywhere
from consigliere.games.signorie.chapters.tracks import ALL_CAREERS
from consigliere.games.signorie.components import (
    ANY,
    CAREERS,
    CITIES,
    CITY_SPACES,
    DICE,
    HELPER_ROWS,
    HELPERS,
    MAN,
    PLAN_ROWS,
    PORTRAITS,
    ROUNDS,
    TILES,
    WOMAN,
    X_FACE_DOWN_TILE,
    X_MARRIAGE,
    X_MISSION,
    X_PLACE_HELPER_FREE,
    X_TAKE_PAWNS,
    X_TRACK_POINTS,
    X_VP_PER_CITY,
    X_VP_PER_HELPER,
    X_VP_PER_MAN_IN_CITIES,
    X_VP_PER_PAWN_IN_CITIES,
    Components,
    Effect,
)
from consigliere.games.signorie.frames import (
    BONUS_OR_FLORINS,
    DIE,
    EXTRA_DIE,
    FIRST_ROW,
    FREE_HELPER,
    HELPERS_ACT,
    MAIN_ACTION,
    MARRY_OFF,
    PLAN_ROW,
    POINTS,
    REWARD_ROUND,
    SEND_MAN,
    SERVED,
    SPEND_POINTS,
    TASK_OF_HELPER,
    TILES_TO_LAY,
    TRACKS,
    WEDDING,
)
from consigliere.games.signorie.state import (
    ACTIONS,
    REWARDING,
    SignorieState,
    dice_sum,
    dice_taken,
    man_at,
    men_in_cities,
    own_limit,
    pawns_in_cities,
)

# features whose weights change with the time that is left
TURNS: Final = 0  # always 1: what the time itself is worth
FLORINS: Final = 1  # up to FEW
MORE_FLORINS: Final = 2  # up to as many again
SPARE_FLORINS: Final = 3  # above
BEST_MAN: Final = 4  # what a mission adds to the points of the best man on a career; then the second, third, others
MEN_ON_CAREERS: Final = 8  # each by how much of the track is still before him
MEN_IN_POOL: Final = 9  # up to FEW
MORE_MEN: Final = 10
WOMEN_IN_POOL: Final = 11  # up to FEW
MORE_WOMEN: Final = 12
LACK_ONE: Final = 13  # rows that lack one tile
LACK_ONE_POINTS: Final = 14  # their points
LACK_TWO: Final = 15  # rows that lack two tiles
LACK_TWO_POINTS: Final = 16
BRIDES: Final = 17
PLACE: Final = 18  # share of the others who come later in the next round
TIMED: Final = 19
# features that count at any time
POINTS_NOW: Final = 19
CAREERS_AT_END: Final = 20  # what the men on careers give if none of them is sent
ROWS_AT_END: Final = 21  # points of rows with enough tiles
INITIATIVE: Final = 22  # points of the disc's space, before they are given
STEPS: Final = 23  # spaces of the disc
HELPER: Final = 24  # for each helper, how often it may still act
MEN_OF_HELPER: Final = HELPER + HELPERS  # men in cities, as often as a helper may still count them
SCORING: Final = MEN_OF_HELPER + 1  # points of this round's tile as things are, by the chance to get them
SCORING_LATER: Final = SCORING + 1  # of tiles of later rounds
PAYING: Final = SCORING + 2  # points for florins in this round, by the chance to be allowed to
REWARD: Final = SCORING + 3  # the chance to get this round's bonus tile, by its kind: REWARD + BONUS_…
BONUS_MISSION: Final = 0
BONUS_MARRIAGE: Final = 1
BONUS_MEN: Final = 2  # or pawns of either kind
BONUS_WOMEN: Final = 3
BONUS_CAREER: Final = 4
BONUS_INITIATIVE: Final = 5
BONUS_TILE: Final = 6
BONUS_HELPER: Final = 7
BONUS_ACTION: Final = 8
BONUS_KINDS: Final = 9
WEDDING_DUE: Final = REWARD + BONUS_KINDS  # the chance to marry in this round
WEDDING_POINTS: Final = WEDDING_DUE + 1
OVER_LIMIT: Final = WEDDING_DUE + 2  # by how much the dice are above the threshold, up to FEW
CAREER_STEPS: Final = OVER_LIMIT + 1  # points that wait to be spent on careers
DISC_STEPS: Final = CAREER_STEPS + 1  # on the initiative track alone
MISSION_OPEN: Final = CAREER_STEPS + 2  # what the best man gains by the mission that is being made
MARRIAGE_OPEN: Final = CAREER_STEPS + 3
TILES_OPEN: Final = CAREER_STEPS + 4
TASK_OPEN: Final = CAREER_STEPS + 5
ACTION_OPEN: Final = CAREER_STEPS + 6
HELPER_OPEN: Final = CAREER_STEPS + 7
DIE_OPEN: Final = CAREER_STEPS + 8
BASE: Final = CAREER_STEPS + 9

FEW: Final = 4
KNOTS: Final = [0, 4, 28]  # dice that may still be taken
LATEST: Final = 28
BEST_MEN: Final = 4
DIE_AHEAD: Final = 2.7  # the value of a die still to be taken, if one wants to stay below the threshold
MISSIONS_A_ROUND: Final = 0.6  # by a die: there is often something better to do with it
USE: Final = 0.8  # how often in a round a column is used: four dice for five colours
NOTHING: Final = [0.0] * BASE


def time_left(s: SignorieState, seat: int) -> int:
    """How many dice a seat may still take in the whole game."""
    return dice_left(s, seat) + s.c.most_dice * (ROUNDS - s.round)


def dice_left(s: SignorieState, seat: int) -> int:
    """How many dice a seat may still take in this round."""
    if s.phase != ACTIONS or s.passed[seat]:
        return 0
    return s.c.most_dice - dice_taken(s, seat)


def base_features(s: SignorieState, seat: int) -> list[float]:
    """All features at this moment; how they count is a matter of `time_left`."""
    x = NOTHING[:]
    dice = dice_left(s, seat)
    later = ROUNDS - s.round
    x[TURNS] = 1.0
    x[POINTS_NOW] = float(s.vp[seat])
    n = s.florins[seat]
    x[FLORINS] = float(min(n, FEW))
    if n > FEW:
        x[MORE_FLORINS] = float(min(n - FEW, FEW))
        x[SPARE_FLORINS] = float(max(0, n - 2 * FEW))
    room = room_in_cities(s) / s.seats
    put_helpers(s, seat, x, dice, later, room)
    best_upgrade = put_men(s, seat, x, min(room, missions_left(s, seat, x, dice, later)))
    put_pool(s, seat, x)
    put_rows(s, seat, x)
    x[BRIDES] = float(s.brides[seat])
    put_order(s, seat, x)
    put_rewards(s, seat, x, dice, best_upgrade)
    put_open_questions(s, seat, x, best_upgrade)
    return x


def room_in_cities(s: SignorieState) -> int:
    """The spaces for pawns that are left in all cities."""
    room = 0
    for city in range(CITIES):
        if not s.closed[city]:
            room += CITY_SPACES - s.filled[city]
    return room


def missions_left(s: SignorieState, seat: int, x: list[float], dice: int, later: int) -> float:
    """How many missions a seat may still make, about: by its dice, now and in later rounds, and by its helpers."""
    missions = MISSIONS_A_ROUND * later
    for die in range(DICE):
        if dice and not s.board[seat * DICE + die] and s.c.manages[s.c.management[die]].kind == X_MISSION:
            missions += dice / (dice + 1.0)
    for cell in s.c.sending:
        missions += x[HELPER + cell]
    for f in s.stack:
        if f[SEAT] == seat and f[CODE] == SEND_MAN:
            missions += 1.0
    return missions


def put_men(s: SignorieState, seat: int, x: list[float], missions: float) -> float:
    """Men on careers: half their points are safe, the rest asks for a mission. Returns what the best mission adds."""
    wanted = lowest_anywhere(s)
    men = 0
    safe = 0
    ahead = 0
    best_upgrade = 0.0
    for space in range(s.c.top, 0, -1):
        here = 0
        for career in range(CAREERS):
            here += s.careers[man_at(seat, career, space)]
        if here:
            safe += here * s.c.career_end_vp[space]
            ahead += here * (s.c.top - space)
            upgrade = float(s.c.career_vp[space] - s.c.career_end_vp[space])
            if s.c.rank[space] < wanted:
                upgrade *= 0.5
            elif best_upgrade == 0.0:
                best_upgrade = upgrade
            for _ in range(here):
                x[BEST_MAN + min(men, BEST_MEN - 1)] += upgrade * max(0.0, min(1.0, missions - men))
                men += 1
    x[CAREERS_AT_END] = float(safe)
    x[MEN_ON_CAREERS] = ahead / (s.c.top - 1.0)
    return best_upgrade


def put_pool(s: SignorieState, seat: int, x: list[float]) -> None:
    """Pawns that can be used."""
    men, women = s.pool[seat * 2 + MAN], s.pool[seat * 2 + WOMAN]
    x[MEN_IN_POOL] = float(min(men, FEW))
    x[MORE_MEN] = float(max(0, men - FEW))
    x[WOMEN_IN_POOL] = float(min(women, FEW))
    x[MORE_WOMEN] = float(max(0, women - FEW))


def put_rows(s: SignorieState, seat: int, x: list[float]) -> None:
    """Rows count from three tiles (SI-12.2)."""
    first = seat * PLAN_ROWS
    tiles = s.face_down[first : first + PLAN_ROWS]
    points = [n * s.c.face_down_vp for n in tiles]
    where = s.where
    for tile in range(TILES):
        row = where[tile] - first
        if 0 <= row < PLAN_ROWS:
            tiles[row] += 1
            points[row] += s.c.tile_vp[tile]
    for row in range(PLAN_ROWS):
        lacking = s.c.row_minimum - tiles[row]
        if lacking <= 0:
            x[ROWS_AT_END] += float(points[row])
        elif lacking == 1:
            x[LACK_ONE] += 1.0
            x[LACK_ONE_POINTS] += float(points[row])
        elif tiles[row]:
            x[LACK_TWO] += 1.0
            x[LACK_TWO_POINTS] += float(points[row])


def put_order(s: SignorieState, seat: int, x: list[float]) -> None:
    """Initiative: points at the end of the round, and an earlier place in the next one."""
    x[STEPS] = float(s.disc[seat])
    if s.phase != REWARDING:
        x[INITIATIVE] = float(s.c.initiative_vp[s.disc[seat]])
    behind = 0
    place = s.order.index(seat)
    for other in range(s.seats):
        if other != seat:
            if s.phase == REWARDING or s.disc[other] == s.disc[seat]:
                earlier = place < s.order.index(other)
            else:
                earlier = s.disc[other] < s.disc[seat]
            if earlier:
                behind += 1
    x[PLACE] = behind / (s.seats - 1)


def put_helpers(s: SignorieState, seat: int, x: list[float], dice: int, later: int, room: float) -> None:
    """How often each helper may still act: once in a round, if its column is used; now, if it is its turn.

    Who sends or marries off needs room in a city.
    """
    acting = -1  # the column whose helpers act, and the first row that still may
    from_row = 0
    for f in s.stack:
        if f[CODE] == HELPERS_ACT and f[SEAT] == seat:
            acting, from_row = f[DIE], f[FIRST_ROW]
    men = -1
    for cell in range(HELPERS):
        if s.helpers[seat * HELPERS + cell]:
            die = cell // HELPER_ROWS
            uses = later * USE
            if dice and not s.board[seat * DICE + die]:
                uses += dice / (dice + 1.0)
            if die == acting and cell % HELPER_ROWS >= from_row:
                uses += 1.0
            kind = s.c.helps[cell].kind
            if kind == X_MISSION or kind == X_MARRIAGE:
                uses = min(uses, room)
            x[HELPER + cell] = uses
            if kind == X_VP_PER_MAN_IN_CITIES:
                if men < 0:
                    men = men_in_cities(s, seat)
                x[MEN_OF_HELPER] += uses * men


def put_rewards(s: SignorieState, seat: int, x: list[float], dice: int, best_upgrade: float) -> None:
    """This round's reward and the scoring of the last rounds."""
    for i in range(s.round, ROUNDS):
        if s.rewards[i] >= 0 and not s.c.bonus_round[i + 1]:
            x[SCORING_LATER] += float(scoring(s, seat, s.c.reward_effect[s.rewards[i]]))
    reward = s.rewards[s.round - 1]
    if reward < 0:
        return
    chance = chance_of_reward(s, seat, dice)
    if chance == 0.0:
        return
    if not s.c.bonus_round[s.round]:
        x[SCORING] = chance * scoring(s, seat, s.c.reward_effect[reward])
        if s.florins[seat] >= s.c.pay_florins:
            x[PAYING] = chance * s.c.pay_vp
        return
    kind = kind_of_bonus(s.c, reward)
    x[REWARD + kind] = chance * best_upgrade if kind == BONUS_MISSION else chance
    if s.brides[seat] < PORTRAITS:
        x[WEDDING_DUE] = chance
        x[WEDDING_POINTS] = chance * s.c.wedding_vp[s.brides[seat]]


def kind_of_bonus(c: Components, reward: int) -> int:
    """Which of the features from REWARD on stands for a bonus tile: BONUS_…"""
    e = c.reward_effect[reward]
    kind = e.kind
    if kind == X_MISSION:
        return BONUS_MISSION
    if kind == X_MARRIAGE:
        return BONUS_MARRIAGE
    if kind == X_TAKE_PAWNS:
        return BONUS_MEN if e.gender == MAN or e.gender == ANY else BONUS_WOMEN
    if kind == X_TRACK_POINTS:
        return BONUS_CAREER if e.tracks & ALL_CAREERS else BONUS_INITIATIVE
    if kind == X_FACE_DOWN_TILE:
        return BONUS_TILE
    return BONUS_HELPER if kind == X_PLACE_HELPER_FREE else BONUS_ACTION


def chance_of_reward(s: SignorieState, seat: int, dice: int) -> float:
    """How likely a seat gets this round's reward: by its dice and the threshold (SI-11.4); later by what is settled."""
    if s.phase == REWARDING:
        if not s.entitled >> seat & 1:
            return 0.0
        for f in s.stack:
            if f[SEAT] == seat and (f[CODE] == BONUS_OR_FLORINS or f[CODE] == WEDDING):
                return 1.0
        f = s.stack[0]
        return 1.0 if f[CODE] == REWARD_ROUND and s.order.index(seat) >= f[SERVED] else 0.0
    room = own_limit(s, seat) - dice_sum(s, seat)
    if dice == 0:
        return 1.0 if room >= 0 else 0.0
    if room < 0:
        return 0.02
    return max(0.1, min(0.97, 0.5 + (room - DIE_AHEAD * dice) / 7.0))


def scoring(s: SignorieState, seat: int, e: Effect) -> int:
    """The points of a scoring tile as things are (SI-11.14)."""
    if e.kind == X_VP_PER_HELPER:
        return e.amount * sum(s.helpers[seat * HELPERS : seat * HELPERS + HELPERS])
    if e.kind == X_VP_PER_CITY:
        return e.amount * cities_with(s, seat, e.gender)
    if e.kind == X_VP_PER_PAWN_IN_CITIES:
        return e.amount * pawns_in_cities(s, seat, e.gender)
    return 0


def put_open_questions(s: SignorieState, seat: int, x: list[float], best_upgrade: float) -> None:
    """What the seat has begun and not ended, and by how much its dice are above the threshold."""
    if s.phase == ACTIONS:
        x[OVER_LIMIT] = float(max(0, min(FEW, dice_sum(s, seat) - own_limit(s, seat))))
    for f in s.stack:
        if f[SEAT] != seat:
            continue
        code = f[CODE]
        if code == SPEND_POINTS:
            if f[TRACKS] & ALL_CAREERS:
                x[CAREER_STEPS] += float(min(f[POINTS], steps_possible(s, seat, f[TRACKS])))
            else:
                x[DISC_STEPS] += float(f[POINTS])
        elif code == SEND_MAN:
            x[MISSION_OPEN] = best_upgrade
        elif code == MARRY_OFF:
            x[MARRIAGE_OPEN] = 1.0
        elif code == PLAN_ROW:
            x[TILES_OPEN] = float(f[TILES_TO_LAY])
        elif code == TASK_OF_HELPER:
            x[TASK_OPEN] = 1.0
        elif code == MAIN_ACTION:
            x[ACTION_OPEN] = 1.0
        elif code == FREE_HELPER:
            x[HELPER_OPEN] = 1.0
        elif code == EXTRA_DIE:
            x[DIE_OPEN] = 1.0


def steps_possible(s: SignorieState, seat: int, tracks: int) -> int:
    """How many points can be spent on these tracks."""
    steps = s.pool[seat * 2 + MAN] * s.c.top
    for career in range(CAREERS):
        if tracks >> career & 1:
            for space in range(1, s.c.top):
                steps += s.careers[man_at(seat, career, space)] * (s.c.top - space)
    if tracks & ~ALL_CAREERS:
        steps += s.c.initiative_top - s.disc[seat]
    return steps


def shares(time: int) -> list[float]:
    """How much each knot counts at a time: the two around it, by their distance."""
    values = [0.0] * len(KNOTS)
    for i in range(len(KNOTS) - 1):
        low, high = KNOTS[i], KNOTS[i + 1]
        if low <= time <= high:
            values[i + 1] = (time - low) / (high - low)
            values[i] = 1.0 - values[i + 1]
            return values
    values[-1] = 1.0
    return values


def spread_out(x: list[float], time: int) -> list[float]:
    """The features as the weights have them, see `names.py`."""
    values: list[float] = []
    parts = shares(time)
    for i in range(TIMED):
        for part in parts:
            values.append(part * x[i])
    return values + x[TIMED:]
