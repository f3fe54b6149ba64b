# not compiled: read only to be shown
"""Planning aids: what the viewer's dice, pawns and florins still allow this round, also while others think.

{"dice_left": 2, "room": 5,            dice one may still take (SI-4.3), what they may add up to (SI-11.4)
 "most_dice": 1, "could_raise": 6,     most dice within the threshold by value alone; what the threshold task can add
 "columns": [{"die": "red", "taken": false, "dice": [{"value": 2, "cost": 0, "can": true, "within": true}],
              "actions": ["manage", "hire"]}, …],
 "missions": 1, "marriages": 0,        men with enough rank (SI-7.4), women for whom the dowry is there (SI-7.7)
 "short_rows": {"church": 1}}          tiles a row lacks before it scores (SI-12.2)
"""

from random import Random
from typing import Any

from consigliere.core.game import Game
from consigliere.games.signorie.chapters import possible
from consigliere.games.signorie.components import (
    CAREERS,
    DICE,
    FACES,
    HELPER_ROWS,
    TASKS,
    WOMAN,
    X_THRESHOLD,
)
from consigliere.games.signorie.notation import PAWNS
from consigliere.games.signorie.state import ACTIONS, SignorieState, area_at, dice_sum, man_at, own_limit


def aids(game: Game[SignorieState], view: dict[str, Any]) -> dict[str, Any] | None:
    """For a player in the actions of a round; nothing for watchers, and in the other phases."""
    seat: int | None = view["viewer"]
    s = game.imagine(view, Random(0)) if seat is not None else None
    if seat is None or s is None or s.phase != ACTIONS:
        return None
    taken = sum(1 for die in range(DICE) if s.board[seat * DICE + die])
    left = 0 if s.passed[seat] else s.c.most_dice - taken
    columns = [column(s, seat, die, left > 0) for die in range(DICE)]
    room = own_limit(s, seat) - dice_sum(s, seat)
    return {
        "dice_left": left,
        "room": room,
        "most_dice": most_dice(columns, room, left),
        "could_raise": could_raise(s, seat, columns),
        "columns": columns,
        "missions": missions(s, seat),
        "marriages": s.pool[seat * 2 + WOMAN] if possible.can_marry(s, seat) else 0,
        "short_rows": short_rows(game, view),
    }


def column(s: SignorieState, seat: int, die: int, more: bool) -> dict[str, Any]:
    """A column of the own board with the dice of its area, each value once (SI-4.5, SI-4.6, SI-4.8)."""
    taken = s.board[seat * DICE + die] > 0
    room = own_limit(s, seat) - dice_sum(s, seat)
    dice = []
    for value in range(1, FACES + 1):
        if s.areas[area_at(die, value)] and not taken and more:
            can = possible.die_reason(s, seat, die, value) == 0
            cost = possible.die_cost(s, die, value)
            dice.append({"value": value, "cost": cost, "can": can, "within": value <= room})
    costs = [each["cost"] for each in dice if each["can"]]
    return {
        "die": s.c.dice[die],
        "taken": taken,
        "dice": dice,
        "actions": actions(s, seat, die, min(costs)) if costs else [],
    }


def actions(s: SignorieState, seat: int, die: int, cost: int) -> list[str]:
    """The kinds of main actions that are possible once the cheapest die is paid (SI-4.8)."""
    s.florins[seat] -= cost
    spaces = [space for space in range(TASKS) if s.c.task_die[space] == die]
    names = {
        "manage": possible.manage_reason(s, seat, die) == 0,
        "task": any(possible.task_reason(s, seat, space, n) == 0 for space in spaces for n in range(1, PAWNS + 1)),
        "hire": any(possible.hire_reason(s, seat, die, row) == 0 for row in range(HELPER_ROWS)),
    }
    s.florins[seat] += cost
    return [kind for kind, can in names.items() if can]


def most_dice(columns: list[dict[str, Any]], room: int, left: int) -> int:
    """How many further dice stay within the threshold at most: the lowest of each column, one after the other."""
    lowest = sorted(min(die["value"] for die in one["dice"] if die["can"]) for one in columns if one["actions"])
    count = 0
    for value in lowest[:left]:
        room -= value
        count += room >= 0
    return count


def could_raise(s: SignorieState, seat: int, columns: list[dict[str, Any]]) -> int:
    """SI-6.8: by how much the threshold task could raise the threshold, as a main action of a die one can take."""
    most = 0
    for space in range(TASKS):
        task = s.tasks[space]
        if task >= 0 and s.c.task_effect[task].kind == X_THRESHOLD and columns[s.c.task_die[space]]["actions"]:
            pawns = [n for n in range(1, PAWNS + 1) if possible.task_reason(s, seat, space, n) == 0]
            most = max(most, s.c.threshold_per_pawn * max(pawns, default=0))
    return most


def missions(s: SignorieState, seat: int) -> int:
    """SI-7.4: the men on career tracks whose rank is enough for the lowest free space of some city."""
    wanted = possible.lowest_anywhere(s)
    return sum(
        s.careers[man_at(seat, career, space)]
        for career in range(CAREERS)
        for space in range(1, s.c.top + 1)
        if s.c.rank[space] >= wanted
    )


def short_rows(game: Game[SignorieState], view: dict[str, Any]) -> dict[str, int]:
    """SI-12.2: rows that would score nothing, with the tiles they lack."""
    enough = game.pack.data["rules_constants"]["alliance_row_minimum"]
    player = next(one for one in view["table"]["players"].values() if one["seat"] == view["viewer"])
    tiles = {row: len(face_up) + player["face_down"][row] for row, face_up in player["rows"].items()}
    return {row: enough - n for row, n in tiles.items() if n < enough}
