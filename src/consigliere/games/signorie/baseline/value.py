"""What a position is worth to a player, in victory points: those on the track and those that can be expected.

The weights are a person's guesses, measured in games; the numbers of the components come from the pack.
"""

from typing import Final

from consigliere.core.step import CODE, SEAT
from consigliere.games.signorie.chapters.effects import cities_with
from consigliere.games.signorie.chapters.possible import lowest_anywhere
from consigliere.games.signorie.components import (
    CAREERS,
    DICE,
    HELPER_ROWS,
    HELPERS,
    MAN,
    PLAN_ROWS,
    ROUNDS,
    TILES,
    WOMAN,
    X_FACE_DOWN_TILE,
    X_GAIN_FLORINS,
    X_GAIN_VP,
    X_MARRIAGE,
    X_MISSION,
    X_OFFSPRING,
    X_TAKE_PAWNS,
    X_TASK_ONE_PAWN,
    X_TRACK_POINTS,
    X_TRACK_POINTS_DIE,
    X_VP_PER_CITY,
    X_VP_PER_HELPER,
    X_VP_PER_MAN_IN_CITIES,
    X_VP_PER_PAWN_IN_CITIES,
    Effect,
)
from consigliere.games.signorie.frames import POINTS, SPEND_POINTS
from consigliere.games.signorie.state import (
    ACTIONS,
    PREPARE,
    SignorieState,
    dice_sum,
    dice_taken,
    man_at,
    men_in_cities,
    own_limit,
    pawns_in_cities,
)

A_DIE: Final = 4.0  # a die still to be taken in this round
A_POINT: Final = 1.1  # a point still to be spent
A_FLORIN: Final = 0.9
A_TILE: Final = 3.0  # a tile that a mission or marriage may bring
MISSIONS: Final = 1.3  # a round
MARRIAGES: Final = 1.2
USES: Final = 0.75  # of a helper, a round
DIE_AHEAD: Final = 2.7  # the value of a die still to be taken, if one wants to stay below the threshold


def value(s: SignorieState, seat: int) -> float:
    """Points and prospects of a seat, against those of the best other player."""
    best = -1e9
    for other in range(s.seats):
        if other != seat:
            best = max(best, float(s.vp[other]))
    return prospects(s, seat) - 0.2 * best


def prospects(s: SignorieState, seat: int) -> float:
    """The points a seat can expect at the end."""
    total = float(s.vp[seat])
    if s.over:
        return total
    left = rounds_left(s, seat)
    total += florins(s, seat, left)
    total += careers(s, seat, left)
    total += women(s, seat, left)
    total += rows(s, seat, left)
    total += helpers(s, seat, left)
    total += 0.9 * s.brides[seat] * left
    total += initiative(s, seat)
    if s.phase == ACTIONS:
        total += dice_to_come(s, seat)
        total += chance_of_reward(s, seat) * reward_worth(s, seat, left)
    f = s.stack[-1]
    if f[CODE] == SPEND_POINTS and f[SEAT] == seat:
        total += A_POINT * f[POINTS]
    return total


def rounds_left(s: SignorieState, seat: int) -> float:
    """Rounds still to be played, this one by the dice one may still take."""
    later = float(ROUNDS - s.round)
    if s.phase == PREPARE:
        return later + 1.0
    if s.phase == ACTIONS and not s.passed[seat]:
        return later + (s.c.most_dice - dice_taken(s, seat)) / s.c.most_dice
    return later


def florins(s: SignorieState, seat: int, left: float) -> float:
    """Florins buy dice, helpers and dowries; in the end nothing (SI-12.3)."""
    n = s.florins[seat]
    if left < 0.2:
        return 0.02 * n
    worth = A_FLORIN * min(1.0, 0.35 + left * 0.3)
    return worth * min(n, 8) + 0.4 * worth * max(0, n - 8)


def careers(s: SignorieState, seat: int, left: float) -> float:
    """Men on careers give their points if they can still be sent, half of them else (SI-7.5, SI-12.1)."""
    wanted = lowest_anywhere(s)
    missions = MISSIONS * left
    total = 0.0
    for space in range(s.c.top, 0, -1):
        for career in range(CAREERS):
            for _ in range(s.careers[man_at(seat, career, space)]):
                sent = max(0.0, min(0.9, missions))
                missions -= 1.0
                grown = 0.35 * min(left, 2.0) * (s.c.top - space)
                if s.c.rank[space] < wanted:
                    sent *= 0.6
                total += sent * (s.c.career_vp[space] + A_TILE + grown)
                total += (1.0 - sent) * (s.c.career_end_vp[space] + 0.3 * grown)
    for _ in range(min(s.pool[seat * 2 + MAN], 8)):
        sent = max(0.0, min(0.9, missions))
        missions -= 0.7
        total += 0.7 * min(left, 1.0) + 1.6 * sent
    return total


def women(s: SignorieState, seat: int, left: float) -> float:
    """Women in the pool can be married off, or spent on tasks (SI-7.7)."""
    marriages = MARRIAGES * left
    total = 0.0
    for _ in range(min(s.pool[seat * 2 + WOMAN], 8)):
        married = max(0.0, min(0.9, marriages))
        marriages -= 1.0
        total += 0.7 * min(left, 1.0) + 2.6 * married
    return total


def rows(s: SignorieState, seat: int, left: float) -> float:
    """A row counts with three tiles; before that it is a hope (SI-12.2)."""
    total = 0.0
    for row in range(PLAN_ROWS):
        at = seat * PLAN_ROWS + row
        tiles = s.face_down[at]
        points = float(tiles * s.c.face_down_vp)
        for tile in range(TILES):
            if s.where[tile] == at:
                tiles += 1
                points += s.c.tile_vp[tile]
        if tiles >= s.c.row_minimum:
            total += points
        elif tiles:
            missing = s.c.row_minimum - tiles
            total += (points + missing) * max(0.0, min(0.85, 0.3 * left - 0.25 * (missing - 1)))
    return total


def helpers(s: SignorieState, seat: int, left: float) -> float:
    """What the helpers will still do."""
    later = float(ROUNDS - s.round)
    total = 0.0
    for cell in range(HELPERS):
        if s.helpers[seat * HELPERS + cell]:
            die = cell // HELPER_ROWS
            uses = later * USES
            if s.phase == ACTIONS and not s.passed[seat] and not s.board[seat * DICE + die]:
                uses += 0.6 * USES
            total += uses * helper_worth(s, seat, s.c.helps[cell], left)
            if s.c.helps[cell].kind != X_VP_PER_HELPER:
                total += scoring_helpers(s)
    return total


def scoring_helpers(s: SignorieState) -> float:
    """Points for each helper from scoring tiles still to come."""
    total = 0.0
    for i in range(s.round - 1, ROUNDS):
        if s.rewards[i] >= 0 and s.c.reward_effect[s.rewards[i]].kind == X_VP_PER_HELPER:
            total += 0.7 * s.c.reward_effect[s.rewards[i]].amount
    return total


def helper_worth(s: SignorieState, seat: int, e: Effect, left: float) -> float:
    """What a helper brings each time it acts."""
    kind = e.kind
    if kind == X_GAIN_VP:
        return float(e.amount)
    if kind == X_VP_PER_MAN_IN_CITIES:
        return men_in_cities(s, seat) + 0.5 * left
    if kind == X_TRACK_POINTS:
        return 1.2 * e.amount if e.tracks < 8 else 0.8 * e.amount
    if kind == X_TRACK_POINTS_DIE:
        return 3.6 if e.tracks < 8 else 2.2
    if kind == X_MISSION:
        return 5.0
    if kind == X_MARRIAGE:
        return 3.5
    if kind == X_GAIN_FLORINS:
        return 0.8 * e.amount
    if kind == X_OFFSPRING or kind == X_TAKE_PAWNS:
        return 1.7 * e.amount
    if kind == X_FACE_DOWN_TILE:
        return 1.4
    return 1.8 if kind == X_TASK_ONE_PAWN else 0.0


def initiative(s: SignorieState, seat: int) -> float:
    """The points of the disc's space at the end of the round, and a better place in the order."""
    behind = 0
    for other in range(s.seats):
        if other != seat and s.disc[other] < s.disc[seat]:
            behind += 1
    return s.c.initiative_vp[s.disc[seat]] + 0.35 * s.disc[seat] + 0.5 * behind


def dice_to_come(s: SignorieState, seat: int) -> float:
    """The actions of this round still to be made."""
    if s.passed[seat]:
        return 0.0
    return A_DIE * (s.c.most_dice - dice_taken(s, seat))


def chance_of_reward(s: SignorieState, seat: int) -> float:
    """How likely the dice of a seat stay within the threshold (SI-11.4)."""
    room = own_limit(s, seat) - dice_sum(s, seat)
    coming = 0 if s.passed[seat] else s.c.most_dice - dice_taken(s, seat)
    if coming == 0:
        return 1.0 if room >= 0 else 0.0
    return max(0.02, min(0.97, 0.5 + (room - DIE_AHEAD * coming) / 7.0))


def reward_worth(s: SignorieState, seat: int, left: float) -> float:
    """What the reward of this round is worth to a seat."""
    reward = s.rewards[s.round - 1]
    if reward < 0:
        return 0.0
    if s.c.bonus_round[s.round]:
        later = float(ROUNDS - s.round)
        wedding = 1.5 + 0.9 * later
        if s.brides[seat] < len(s.c.wedding_vp):
            wedding += s.c.wedding_vp[s.brides[seat]]
        return 4.0 + wedding
    paid = s.c.pay_vp - A_FLORIN * left if s.florins[seat] >= s.c.pay_florins else 0.0
    return scoring_worth(s, seat, s.c.reward_effect[reward]) + paid


def scoring_worth(s: SignorieState, seat: int, e: Effect) -> float:
    """The points of a scoring tile now (SI-11.14)."""
    if e.kind == X_VP_PER_HELPER:
        return float(e.amount * sum(s.helpers[seat * HELPERS : seat * HELPERS + HELPERS]))
    if e.kind == X_VP_PER_CITY:
        return float(e.amount * cities_with(s, seat, e.gender))
    if e.kind == X_VP_PER_PAWN_IN_CITIES:
        return float(e.amount * pawns_in_cities(s, seat, e.gender))
    return 0.0
