"""Several moves in one click: "issue an order" and "in Sciacca", or all tokens of a column to the same space.

A move after which nothing has happened and the same seat is asked again only says what is to be chosen next. Where
there are few of them, and few things to choose next, a page offers both at once. Where a question is asked many times
(`left`), and the same answer could be given each time, it is offered for all of them, beside the single ones, if the
game has words for that (`move-all-VERB`). Everything comes from the viewer's own
view, and nothing is played here: a client sends the moves one after the other, and each is checked when it comes.
"""

from collections import Counter
from random import Random
from typing import Any

from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.server.protocol.messages import Shortcut
from consigliere.server.tables.phrasing import Phrasing

JOIN = "; "  # between the moves of a shortcut; no notation has it
MOST_MOVES = 12  # answers of a question that is looked at
MOST_HALVES = 3  # of one kind
MOST_AFTER = 8  # answers of the question that follows
NUMBER = "n"  # a slot: questions for a number have a stepper, which needs no shortcut
View = dict[str, Any]


def shortcuts(game: Game, view: View, phrasing: Phrasing) -> list[Shortcut]:
    """Half answers, each with every whole answer that begins with it; and answers for all times that are asked."""
    seat = view["viewer"]
    if view["actors"] != [seat] or len(view["moves"]) < 2:
        return []
    if times(view) > 1:
        return repeated(game, view, phrasing)
    if len(view["moves"]) > MOST_MOVES:
        return []
    now = game.imagine(view, Random(0))
    kinds = Counter(game.slots(move)["verb"] for move in view["moves"])
    result: list[Shortcut] = []
    for move in view["moves"]:
        if kinds[game.slots(move)["verb"]] > MOST_HALVES:
            continue
        after = what_follows(game, now, seat, move)
        if after is not None:
            result += wholes(game, move, after, phrasing)
    return result


def times(view: View) -> int:
    """How many times the open question is asked in all, if it says so."""
    left = (view["step"]["args"] or {}).get("left", 1)
    return left if isinstance(left, int) else 1


def repeated(game: Game, view: View, phrasing: Phrasing) -> list[Shortcut]:
    """The answers that can be given as often as is asked, each for all of these times."""
    now, left = game.imagine(view, Random(0)), times(view)
    offered = []
    for move in view["moves"]:
        slots = game.slots(move)
        if NUMBER in slots or not phrasing.speaks_of_all(slots["verb"]) or not can_repeat(now, view, move, left):
            continue
        every = {**slots, "verb": f"all-{slots['verb']}", NUMBER: left}
        text = JOIN.join([game.text(move)] * left)
        label = phrasing.label(view, every)
        offered.append(Shortcut(first="", text=text, slots=every, elements=[], label=label, detail=[]))
    return offered


def can_repeat(now: State, view: View, move: int, left: int) -> bool:
    """Whether the same seat can answer the same question with the same move so many times."""
    world, seat = now.copy(), view["viewer"]
    for n in range(left):
        if world.over or move not in world.moves(seat):
            return False
        if n and world.question()["message"] != view["step"]["message"]:  # type: ignore[index]
            return False
        world.play(seat, move)
    return True


def what_follows(game: Game, now: State, seat: int, move: int) -> View | None:
    """The view of the next question, if the move does nothing but lead to it."""
    world = now.copy()
    if world.play(seat, move) or world.over or world.actors != [seat]:
        return None
    moves = world.moves(seat)
    if not 1 < len(moves) <= MOST_AFTER or any(NUMBER in game.slots(each) for each in moves):
        return None
    after = world.view(seat)
    return after if game.outlook(after) is None else None  # else there is something to be seen before one answers


def wholes(game: Game, move: int, after: View, phrasing: Phrasing) -> list[Shortcut]:
    """All whole answers that begin with a half one."""
    first = game.text(move)
    offered = []
    for each in after["moves"]:
        slots = game.slots(each)
        offered.append(
            Shortcut(
                first=first,
                text=first + JOIN + game.text(each),
                slots=slots,
                elements=list(dict.fromkeys([*game.elements(move), *game.elements(each)])),
                label=phrasing.label(after, slots),
                detail=phrasing.detail(after, slots),
            )
        )
    return offered
