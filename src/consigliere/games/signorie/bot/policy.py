"""How everybody plays on in a simulation: what a die is taken for is tried with each die, the rest step by step."""

from typing import Final

from consigliere.core.step import CODE, SEAT
from consigliere.games.signorie.bot.value import Value
from consigliere.games.signorie.chapters.tracks import ALL_CAREERS
from consigliere.games.signorie.components import (
    CAREERS,
    DICE,
    FACES,
    HELPER_ROWS,
    HELPERS,
    MAN,
    ROUNDS,
    X_MARRIAGE,
    X_MISSION,
    X_TASK_ONE_PAWN,
    X_THRESHOLD,
    X_TRACK_POINTS_DIE,
    Effect,
)
from consigliere.games.signorie.components import INITIATIVE as DISC
from consigliere.games.signorie.frames import DIE as ACTING
from consigliere.games.signorie.frames import (
    EXTRA_DIE,
    FIVE_FLORINS,
    HELPERS_ACT,
    MAIN_ACTION,
    POINTS,
    SPEND_POINTS,
    TASK_OF_HELPER,
    TURN,
    WEDDING,
)
from consigliere.games.signorie.notation import (
    DIE,
    DONE,
    HELPER,
    INITIATIVE,
    MANAGE,
    STEP,
    TASK,
    VERB,
    die_of,
    helper_of,
    initiative_of,
    step_of,
    task_of,
)
from consigliere.games.signorie.state import (
    REWARDING,
    SignorieState,
    area_at,
    dice_sum,
    dice_taken,
    man_at,
    own_limit,
)

LINE: Final = 60  # moves of a turn, at most
WORST: Final = -1e9
COSTLY: Final = (X_MARRIAGE, X_MISSION, X_TASK_ONE_PAWN)  # what helpers do for florins, men or pawns


def quick_move(s: SignorieState, seat: int, value: Value) -> int:
    """The move after which things look best at once; what is nearly always right is not weighed."""
    moves = s.moves(seat)
    if len(moves) == 1:
        return moves[0]
    code = s.stack[-1][CODE]
    if code == HELPERS_ACT or code == WEDDING:
        return moves[0]
    if code == FIVE_FLORINS and s.round == ROUNDS:
        return moves[0]
    if code == SPEND_POINTS:
        return best_step(s, seat, value)
    if code == EXTRA_DIE:
        return opening(s, seat, value)
    chosen, most = moves[0], WORST
    for move in moves:
        line = s.copy()
        line.apply(seat, move)
        points = value.expected(line, seat)
        if points > most:
            chosen, most = move, points
    return chosen


def without_waste(s: SignorieState, seat: int, moves: list[int]) -> list[int]:
    """The moves without giving away what costs nothing: points on a track, a helper who only brings, pawns."""
    code = s.stack[-1][CODE]
    if code == SPEND_POINTS:
        return steps_without_waste(moves)
    if code == HELPERS_ACT:
        die = s.stack[-1][ACTING]
        for i in range(len(moves)):
            if VERB[moves[i]] == HELPER and is_free(s, seat, s.c.helps[die * HELPER_ROWS + helper_of(moves[i])]):
                return moves[: i + 1]
    if code == MAIN_ACTION or code == TASK_OF_HELPER:
        return actions_without_waste(s, seat, moves)
    return moves


def steps_without_waste(moves: list[int]) -> list[int]:
    """No end while a man is on his way; if nothing but the disc can move, it goes as far as it can."""
    highest = -1
    for move in moves:
        verb = VERB[move]
        if verb == STEP:
            if step_of(move)[1]:
                return [each for each in moves if each != DONE]
        elif verb == INITIATIVE:
            highest = move  # in the order of the moves the last one is the furthest
    if highest < 0:
        return moves
    if VERB[moves[0]] == INITIATIVE:
        return [highest]
    return [each for each in moves if each != DONE]


def is_free(s: SignorieState, seat: int, e: Effect) -> bool:
    """Whether what a helper does costs nothing: no florins, no pawn, no man who would have to begin a career."""
    if e.kind in COSTLY:
        return False
    if not e.tracks & ALL_CAREERS or e.tracks >> DISC & 1:
        return True
    for career in range(CAREERS):
        if e.tracks >> career & 1:
            for space in range(1, s.c.top):
                if s.careers[man_at(seat, career, space)]:
                    return True
    return False


def actions_without_waste(s: SignorieState, seat: int, moves: list[int]) -> list[int]:
    """No pawns for a threshold that is high enough, unless everything else costs florins or a man on a career."""
    useful = [move for move in moves if not raises_for_nothing(s, seat, move)]
    for move in useful:
        verb = VERB[move]
        if verb == TASK and s.c.task_effect[s.tasks[task_of(move)[0]]].kind not in COSTLY:
            return useful
        if verb == MANAGE and s.c.manages[s.c.management[s.stack[-1][ACTING]]].kind not in COSTLY:
            return useful
    return moves


def raises_for_nothing(s: SignorieState, seat: int, move: int) -> bool:
    """Whether pawns would raise a threshold that the dice cannot pass even with one pawn less (SI-6.8, SI-11.4)."""
    if VERB[move] != TASK:
        return False
    space, n = task_of(move)
    if s.c.task_effect[s.tasks[space]].kind != X_THRESHOLD:
        return False
    if s.phase == REWARDING:
        return True
    limit = own_limit(s, seat) + s.c.threshold_per_pawn * (n - 1)
    return dice_sum(s, seat) + most_to_come(s, seat) <= limit


def most_to_come(s: SignorieState, seat: int) -> int:
    """The most that a seat's dice can still grow by in this round."""
    left = s.c.most_dice - dice_taken(s, seat)
    highest: list[int] = []
    for die in range(DICE):
        if not s.board[seat * DICE + die]:
            for value in range(FACES, 0, -1):
                if s.areas[area_at(die, value)]:
                    highest.append(value)
                    break
    highest.sort()
    return sum(highest[-left:]) if left else 0


def best_step(s: SignorieState, seat: int, value: Value) -> int:
    """The step on a track that brings most; in any order, so that no track is missed. Pieces are moved and put back."""
    chosen, most = -1, WORST
    f = s.stack[-1]
    moves = steps_without_waste(s.moves(seat))
    if len(moves) == 1:
        return moves[0]
    for move in moves:
        verb = VERB[move]
        if verb == STEP:
            f[POINTS] -= 1
            points = after_step(s, seat, move, value)
            f[POINTS] += 1
        elif verb == INITIATIVE:
            n = initiative_of(move)
            f[POINTS] -= n
            s.disc[seat] += n
            points = value.expected(s, seat)
            s.disc[seat] -= n
            f[POINTS] += n
        else:
            continue
        if points > most:
            chosen, most = move, points
    return chosen if chosen >= 0 else DONE


def after_step(s: SignorieState, seat: int, move: int, value: Value) -> float:
    """What a seat expects after a man's step."""
    career, start = step_of(move)
    space = start + 1
    if start:
        s.careers[man_at(seat, career, start)] -= 1
    else:
        s.pool[seat * 2 + MAN] -= 1
    s.careers[man_at(seat, career, space)] += 1
    s.florins[seat] += s.c.bonus_florins[space]
    disc = s.disc[seat]
    s.disc[seat] = min(disc + s.c.bonus_steps[space], s.c.initiative_top)
    points = value.expected(s, seat)
    s.disc[seat] = disc
    s.florins[seat] -= s.c.bonus_florins[space]
    s.careers[man_at(seat, career, space)] -= 1
    if start:
        s.careers[man_at(seat, career, start)] += 1
    else:
        s.pool[seat * 2 + MAN] += 1
    return points


def opening(s: SignorieState, seat: int, value: Value) -> int:
    """The die, or passing, after which the turn, or the extra action, ends best if it is then played step by step."""
    moves = s.moves(seat)
    if len(moves) == 1:
        return moves[0]
    chosen, most = moves[0], WORST
    for move in worth_trying(s, seat, moves):
        line = s.copy()
        line.apply(seat, move)
        finish(line, seat, value)
        points = value.expected(line, seat)
        if points > most:
            chosen, most = move, points
    return chosen


def worth_trying(s: SignorieState, seat: int, moves: list[int]) -> list[int]:
    """Of the dice of a colour that cost nothing only the lowest, unless a helper there counts the die's points."""
    moves_worth = []
    free = -1  # the colour of which there was a die for nothing
    all_free = s.stack[-1][CODE] == EXTRA_DIE
    for move in moves:
        if VERB[move] == DIE:
            colour, value = die_of(move)
            if all_free or value >= s.c.space_value[colour]:
                if free == colour and not counts_points(s, seat, colour):
                    continue
                free = colour
        moves_worth.append(move)
    return moves_worth


def counts_points(s: SignorieState, seat: int, die: int) -> bool:
    """Whether a helper of the seat in that column gains by a higher die."""
    for row in range(HELPER_ROWS):
        cell = die * HELPER_ROWS + row
        if s.helpers[seat * HELPERS + cell] and s.c.helps[cell].kind == X_TRACK_POINTS_DIE:
            return True
    return False


def finish(s: SignorieState, seat: int, value: Value) -> None:
    """Ends what a seat has begun, step by step."""
    for _ in range(LINE):
        if s.over or s.stack[-1][CODE] == TURN or s.actors[0] != seat:
            return
        s.apply(seat, quick_move(s, seat, value))


def play_turns(s: SignorieState, seat: int, turns: int, value: Value) -> None:
    """Ends what the seat has begun, then so many turns; between two rounds everybody's rewards are no turn."""
    if turns == 0:
        finish(s, seat, value)
        return
    for _ in range(LINE * (turns + 1)):
        if s.over:
            return
        if s.stack[-1][CODE] == TURN:
            if turns == 0:
                return
            turns -= 1
            actor = s.stack[-1][SEAT]
            s.apply(actor, opening(s, actor, value))
        else:
            actor = s.actors[0]
            s.apply(actor, quick_move(s, actor, value))
