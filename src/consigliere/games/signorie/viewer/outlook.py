# not compiled: asked once for a question, not in play
"""What a die would cost, what each of its actions would do, what the helpers of its column would add.

For the questions "take a die", "which action" and "which helper" of the viewer:

    {"sum": 6, "limit": 13,                 the viewer's dice and threshold now
     "dice": [{"die": "turquoise", "value": 2,
               "why": null,                 or a refusal: {"rule", "message", "args"}
               "space": 5, "cost": 3,       value of the action space, florins to be paid
               "florins": 4, "sum": 8,      what the viewer has afterwards
               "actions": [{"verb": "manage", "management": "mission", "why": null, "brings": BRINGS},
                           {"verb": "task", "space": "turquoise_upper", "task": "task_military", "why": null,
                            "ways": [{"n": 1, "brings": BRINGS}, …]},
                           {"verb": "hire", "helper": "die_military", "row": 2, "cost": 3, "why": null}, …],
               "helpers": [{"helper": "initiative3", "row": 1, "why": null, "brings": BRINGS}, …]}, …]}

For "spend points" there are no dice but `men`, those who could begin a career, `unused`, the move that leaves the rest
of the points, and `climbs`: each way up, once for every man, with the moves that take him up one by one:

    {"track": "politics", "start": 1, "moves": [{"text": "step politics 1", "elements": […], "order": 1}, …]}

The steps of several climbs can be put together freely, as far as points and men go, and are played by their `order`. On
the initiative track the n-th move is n steps at once.

BRINGS has only what changes or is asked: `florins`, `vp`, `men`, `women` (signed changes; an offspring roll shows
`dice` instead), `limit` (rise of the threshold), `points` with `tracks`, `tiles` (face down), `pawns` (of either
gender), `missions` and `marriages` ({"ways", "low", "high", "tiles"}: how many answers there are, the fewest and most
points, the tiles that could come along), `tasks` (spaces one pawn could be used on).

Everything is tried on copies of a world imagined from the view; what luck would decide there is left out. The helpers
are judged as if no main action came before: it may bring what they need, or use it up.
"""

from random import Random
from typing import Any

from consigliere.core.game import Game
from consigliere.core.step import CODE
from consigliere.games.signorie import events, notation, refusals
from consigliere.games.signorie.chapters import possible
from consigliere.games.signorie.chapters.cities import offered_tile
from consigliere.games.signorie.chapters.effects import begin, use_task
from consigliere.games.signorie.chapters.turn import area_moves
from consigliere.games.signorie.components import (
    DICE,
    HELPER_ROWS,
    HELPERS,
    MAN,
    MANAGEMENT_IDS,
    TASKS,
    WOMAN,
    X_OFFSPRING,
    Effect,
)
from consigliere.games.signorie.frames import (
    CITY_TILE,
    DIE,
    EXTRA_DIE,
    FIRST_ROW,
    HELPERS_ACT,
    MAIN_ACTION,
    MARRY_OFF,
    PAWNS_TO_TAKE,
    PLAN_ROW,
    POINTS,
    SEND_MAN,
    SPEND_POINTS,
    TAKE_PAWNS,
    TASK_OF_HELPER,
    TILES_TO_LAY,
    TURN,
    VALUE,
)
from consigliere.games.signorie.state import SignorieState, dice_sum, man_at, married_men, own_limit

Table = dict[str, Any]


def outlook(game: Game[SignorieState], view: dict[str, Any]) -> Table | None:
    """The table of what the viewer's open question can lead to; None for questions that need none."""
    seat: int | None = view["viewer"]
    if seat is None or seat not in view["actors"]:
        return None
    s = line(game.imagine(view, Random(0)))
    f = s.stack[-1]
    dice: list[Table] = []
    ways: list[Table] = []
    if f[CODE] in (TURN, EXTRA_DIE):
        dice = [die_entry(s, seat, *notation.die_of(move)) for move in area_moves(s)]
    elif f[CODE] == MAIN_ACTION:
        dice = [placed(s, seat, f[DIE], f[VALUE], 0)]
    elif f[CODE] == HELPERS_ACT:
        dice = [{**placed(s, seat, f[DIE], f[VALUE], f[FIRST_ROW]), "actions": []}]
    elif f[CODE] == SPEND_POINTS:
        ways = climbs(game, s, seat)
    else:
        return None
    content = {"sum": dice_sum(s, seat), "limit": own_limit(s, seat), "dice": dice}
    return {**content, "men": s.pool[seat * 2 + MAN], "climbs": ways, "unused": game.text(notation.DONE)}


def climbs(game: Game[SignorieState], s: SignorieState, seat: int) -> list[Table]:
    """Every way up from where the points can be spent now, once for each man (SI-8.2, SI-8.7)."""
    points = s.stack[-1][POINTS]
    steps = []
    disc: list[int] = []
    for move in s.moves(seat):
        if notation.VERB[move] == notation.INITIATIVE:
            disc.append(move)
        elif notation.VERB[move] == notation.STEP:
            career, start = notation.step_of(move)
            men = s.careers[man_at(seat, career, start)] if start else s.pool[seat * 2 + MAN]
            ways = [notation.step(career, space) for space in range(start, min(s.c.top, start + points))]
            way = {"track": s.c.careers[career], "start": start, "moves": [told(game, each) for each in ways]}
            steps += [way] * min(men, points)
    if disc:
        steps.append({"track": "initiative", "start": s.disc[seat], "moves": [told(game, move) for move in disc]})
    return steps


def told(game: Game[SignorieState], move: int) -> Table:
    """A move of a climb; numbers of moves grow as the tracks lie on the board, each from the bottom up."""
    return {"text": game.text(move), "elements": game.elements(move), "order": move}


def line(s: SignorieState) -> SignorieState:
    """A copy to try something on, with events of its own."""
    after = s.copy()
    after.events = []
    after.legal_cache_seat = -1
    return after


def die_entry(s: SignorieState, seat: int, die: int, value: int) -> Table:
    """A die that lies in its area: what it costs and leads to, also if it cannot be taken (SI-4.5, SI-4.6)."""
    refusal = s.refusal(seat, notation.die(die, value))
    cost = 0 if s.stack[-1][CODE] == EXTRA_DIE else possible.die_cost(s, die, value)  # SI-11.12
    after = line(s)
    after.florins[seat] = max(0, after.florins[seat] - cost)
    after.board[seat * DICE + die] = value
    entry = placed(after, seat, die, value, 0)
    return {**entry, "why": None if refusal is None else refusal.to_json(), "cost": cost}


def placed(s: SignorieState, seat: int, die: int, value: int, row: int) -> Table:
    """A die on its space: the actions it allows, the helpers from a row on."""
    return {
        "die": s.c.dice[die],
        "value": value,
        "why": None,
        "space": s.c.space_value[die],
        "cost": 0,
        "florins": s.florins[seat],
        "sum": dice_sum(s, seat),
        "actions": actions(s, seat, die, value),
        "helpers": helpers(s, seat, die, value, row),
    }


def actions(s: SignorieState, seat: int, die: int, value: int) -> list[Table]:
    """All main actions of a space, possible or not (SI-4.8)."""
    management = s.c.management[die]
    reason = possible.manage_reason(s, seat, die)
    manage: Table = {
        "verb": "manage",
        "management": MANAGEMENT_IDS[management],
        "why": refusal_json(s, seat, reason, notation.MANAGE),
    }
    if reason == 0:
        manage["brings"] = brings(s, seat, s.c.manages[management], value)
    entries = [manage]
    for space in range(TASKS):
        if s.c.task_die[space] == die:
            entries.append(task_entry(s, seat, space, value))
    for row in range(HELPER_ROWS):
        cell = s.c.hires_in[die] * HELPER_ROWS + row
        if not s.helpers[seat * HELPERS + cell]:
            entry: Table = {"verb": "hire", "helper": s.c.helpers[cell], "row": row + 1, "cost": s.c.helper_cost[cell]}
            reason = possible.hire_reason(s, seat, die, row)
            entries.append({**entry, "why": refusal_json(s, seat, reason, notation.hire(row))})
    return entries


def task_entry(s: SignorieState, seat: int, space: int, value: int) -> Table:
    """A task with every number of pawns it can be used with now (SI-6.2, SI-6.3)."""
    task = s.tasks[space]
    ways: list[Table] = []
    refused: Table | None = None
    for n in range(s.c.task_min[task], s.c.task_max[task] + 1):
        reason = possible.task_reason(s, seat, space, n)
        if reason == 0:
            ways.append({"n": n, "brings": task_brings(s, seat, space, n, value)})
        elif refused is None:
            refused = refusal_json(s, seat, reason, notation.task(space, n))
    entry = {"verb": "task", "space": s.c.task_spaces[space], "task": s.c.tasks[task]}
    return {**entry, "why": None if ways else refused, "ways": ways}


def helpers(s: SignorieState, seat: int, die: int, value: int, first: int) -> list[Table]:
    """The player's helpers of a column from a row on, top down (SI-10.1, SI-10.2)."""
    entries = []
    for row in range(first, HELPER_ROWS):
        cell = die * HELPER_ROWS + row
        if s.helpers[seat * HELPERS + cell]:
            reason = 0 if possible.possible(s, seat, s.c.helps[cell]) else refusals.HELPER_IDLE
            entry: Table = {
                "helper": s.c.helpers[cell],
                "row": row + 1,
                "why": refusal_json(s, seat, reason, notation.helper(row)),
            }
            if reason == 0:
                entry["brings"] = brings(s, seat, s.c.helps[cell], value)
            entries.append(entry)
    return entries


def refusal_json(s: SignorieState, seat: int, reason: int, move: int) -> Table | None:
    """A reason as a client gets it."""
    return s.explain(reason, seat, move).to_json() if reason else None


# ---- what an effect brings


def brings(s: SignorieState, seat: int, e: Effect, value: int) -> Table:
    """What an effect does at once, or what it lets the player choose."""
    if e.kind == X_OFFSPRING:
        return {"dice": married_men(s, seat) if e.married else e.amount}
    after = line(s)
    begin(after, seat, e, 1, value)
    return {**changes(s, after, seat), **asked(s, after, seat)}


def task_brings(s: SignorieState, seat: int, space: int, n: int, value: int) -> Table:
    """What a task does with so many pawns; the pawns themselves are not counted."""
    after = line(s)
    use_task(after, seat, space, n, value)
    gained = {key: change for key, change in changes(s, after, seat).items() if change > 0}
    return {**gained, **asked(s, after, seat)}


def changes(before: SignorieState, after: SignorieState, seat: int) -> Table:
    """The numbers of a player that differ."""
    entry = {
        "florins": after.florins[seat] - before.florins[seat],
        "vp": after.vp[seat] - before.vp[seat],
        "men": after.pool[seat * 2 + MAN] - before.pool[seat * 2 + MAN],
        "women": after.pool[seat * 2 + WOMAN] - before.pool[seat * 2 + WOMAN],
        "limit": own_limit(after, seat) - own_limit(before, seat),
    }
    return {key: change for key, change in entry.items() if change}


def asked(before: SignorieState, after: SignorieState, seat: int) -> Table:
    """The question an effect has opened, in numbers."""
    if len(after.stack) == len(before.stack):
        return {}
    f = after.stack[-1]
    if f[CODE] == SPEND_POINTS:
        args = after.game.steps[SPEND_POINTS].question_args(after, f)
        return {"points": args["n"], "tracks": args["tracks"]}
    if f[CODE] == TASK_OF_HELPER:
        spaces = [space for space in range(TASKS) if possible.one_pawn_reason(after, seat, space) == 0]
        return {"tasks": [after.c.task_spaces[space] for space in spaces]}
    if f[CODE] == PLAN_ROW:
        return {"tiles": f[TILES_TO_LAY]}
    if f[CODE] == TAKE_PAWNS:
        return {"pawns": f[PAWNS_TO_TAKE]}
    if f[CODE] in (SEND_MAN, MARRY_OFF):
        return {"missions" if f[CODE] == SEND_MAN else "marriages": journeys(after, seat)}
    return {}


def journeys(s: SignorieState, seat: int) -> Table:
    """All missions or marriages that could be chosen: how many, their points, the tiles that could come along."""
    points: list[int] = []
    tiles: set[int] = set()
    moves = s.moves(seat)
    for move in moves:
        after = line(s)
        f = after.stack[-1]
        after.game.steps[f[CODE]].play(after, f, seat, move)
        points.append(after.vp[seat] - s.vp[seat])
        tiles.update(event.parts[2] for event in after.events if event.kind == events.TILE_TAKEN)
        if after.stack[-1][CODE] == CITY_TILE:  # RU-14: it may be left there
            tiles.add(offered_tile(after, after.stack[-1]))
    best = sorted(tiles, key=lambda tile: -s.c.tile_vp[tile])
    names = [s.c.tiles[tile] for tile in best]
    return {"ways": len(moves), "low": min(points), "high": max(points), "tiles": names}
