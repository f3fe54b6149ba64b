# not compiled: a table for pages
"""What can come of a running attack (LF-7.10 to LF-7.30), from what a viewer knows: imagined worlds are played on.

The ledger lists the parts of both bonuses. While conflict cards are in play, every row is a combination of choices that
are still open, every column a card the other side may have chosen, every cell the Soldati left in the area.
"""

from itertools import product
from random import Random
from typing import Any

from consigliere.core.game import Game, WorldSampler
from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia import frames, notation
from consigliere.games.la_famiglia.chapters import conflict
from consigliere.games.la_famiglia.chapters.pieces import defence_parts
from consigliere.games.la_famiglia.components import CARDS
from consigliere.games.la_famiglia.frames import (
    APPROACH,
    ATTACKER_TAKES,
    BEFORE_ATTACK,
    COMMIT_CARD,
    DEFENDER_TAKES,
    EXECUTE_ORDER,
)
from consigliere.games.la_famiglia.state import ROUTES, LaFamigliaState, allied
from consigliere.games.la_famiglia.viewer.view import name_of

View = dict[str, Any]
ATTACK = {"before-attack", "approach", "name-defender", "commit-card", "attacker-takes", "defender-takes"}
FINESSE = {COMMIT_CARD, ATTACKER_TAKES, DEFENDER_TAKES}
ANSWERS = ((notation.TAKE, "take"), (notation.LEAVE, "leave"))


def outlook(game: Game[LaFamigliaState], view: View) -> dict[str, Any] | None:
    """The order that is being executed, and the attack that is going on as the viewer may reckon it up; else None."""
    step = view["step"]
    if step is None or view["table"]["phase"] != "encounter":
        return None
    order = view["table"]["executing"]
    at = step["message"].removeprefix("ask-")
    if at not in ATTACK:
        return None if order is None else {"kind": "order", "executing": order}
    worlds = game.worlds(view)
    s = worlds.state
    f = s.stack[-1]
    cards = [known_card(view, seat) if f[CODE] in FINESSE else None for seat in (f[SEAT], f[frames.DEFENDER])]
    content: dict[str, Any] = {
        "kind": "conflict",
        "executing": order,
        "at": at,
        "target": s.c.areas[f[frames.ATTACK_TARGET]],
        "order": s.c.orders[f[frames.ATTACK_ORDER]] if f[frames.ATTACK_ORDER] >= 0 else None,
        "from": origin(s, f),
        "route": ROUTES[f[frames.ATTACK_ROUTE]],
        "attacker": {
            "seat": f[SEAT],
            "side": name_of(s, f[frames.ATTACK_SIDE]),
            "soldati": f[frames.ATTACK_SOLDATI],
            "car": f[frames.ATTACK_CAR],
        },
        "defender": {
            "seat": f[frames.DEFENDER] if f[frames.DEFENDER] >= 0 else None,
            "side": name_of(s, s.side[f[frames.ATTACK_TARGET]]),
            "soldati": s.soldati[f[frames.ATTACK_TARGET]],
        },
        "ledger": ledger(s, f),
        "cards": {"attacker": cards[0], "defender": cards[1]},
        "taken": {"attacker": bool(f[frames.ATTACKER_TOOK]) if f[CODE] == DEFENDER_TAKES else None, "defender": None},
        "columns": [],
        "rows": [],
    }
    if f[CODE] == APPROACH:
        content["rows"] = [
            {"choices": {"approach": "brute"}, "cells": [after(worlds, [(f[SEAT], notation.BRUTE)], {})]}
        ]
    elif f[CODE] in FINESSE and view["viewer"] is not None:
        content["columns"] = list(s.c.cards)
        content["rows"] = rows(worlds, view["viewer"], cards)
    return content


def origin(s: LaFamigliaState, f: list[int]) -> str | None:
    """Where the attackers came from: the order's area; after a first movement the frames do not say."""
    order = next((frame for frame in s.stack if frame[CODE] == EXECUTE_ORDER), None)
    if order is None or f[frames.ATTACK_ORDER] < 0 or order[frames.SHOTS] > 1:
        return None
    return s.c.areas[order[frames.AREA]]


def ledger(s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
    """LF-7.10, LF-7.11: both bonuses in their parts, and how many defenders fell, or will fall, to the difference."""
    attack = conflict.attack_parts(s, f)
    defence = defence_parts(s, f[frames.ATTACK_TARGET])
    totals = [sum(n for _, n in parts) for parts in (attack, defence)]
    fell = max(0, totals[0] - totals[1])
    return {
        "attack": [{"source": source, "n": n} for source, n in attack],
        "defence": [{"source": source, "n": n} for source, n in defence],
        "totals": totals,
        "applied": f[CODE] != BEFORE_ATTACK,
        "fell": fell if f[CODE] != BEFORE_ATTACK else min(fell, s.soldati[f[frames.ATTACK_TARGET]]),
    }


def known_card(view: View, seat: int) -> str | None:
    """The card a seat has chosen, if the viewer knows it."""
    text = view["chosen"].get(str(seat)) if view["chosen"] else None
    return None if text is None else str(text).removeprefix("card ")


def rows(worlds: WorldSampler[LaFamigliaState], viewer: int, cards: list[str | None]) -> list[dict[str, Any]]:
    """LF-7.18 to LF-7.29: what is left for each combination of open choices, by the card of the other side."""
    s = worlds.state
    f = s.stack[-1]
    sides = ("attacker", "defender") if allied(viewer, f[SEAT]) else ("defender", "attacker")
    mine, theirs = (f[SEAT], f[frames.DEFENDER]) if sides[0] == "attacker" else (f[frames.DEFENDER], f[SEAT])
    own = cards[0 if sides[0] == "attacker" else 1]
    hands = [s.c.cards.index(own)] if own is not None else list(range(CARDS))
    attacker_answers = ANSWERS if f[CODE] != DEFENDER_TAKES else (ANSWERS[0 if f[frames.ATTACKER_TOOK] else 1],)
    entries = []
    for card, first, second in product(hands, reversed(attacker_answers), reversed(ANSWERS)):
        plays = [(f[SEAT], first[0])] if f[CODE] != DEFENDER_TAKES else []
        plays.append((f[frames.DEFENDER], second[0]))
        choices = {"attacker": first[1], "defender": second[1]}
        if own is None:
            choices["card"] = s.c.cards[card]
        cells = [after(worlds, plays, {mine: card, theirs: other}) for other in range(CARDS)]
        entries.append({"choices": choices, "cells": cells})
    return entries


def after(worlds: WorldSampler[LaFamigliaState], plays: list[tuple[int, int]], hands: dict[int, int]) -> dict[str, Any]:
    """The contested area once these cards were chosen and these answers given, in a world that could be true."""
    world = worlds(Random(0))
    area, side = world.stack[-1][frames.ATTACK_TARGET], world.stack[-1][frames.ATTACK_SIDE]
    for seat, card in hands.items():
        if world.committed[seat] >= 0:
            world.committed[seat] = card
        else:
            world.play(seat, notation.card(card))
    for seat, move in plays:
        world.play(seat, move)
    won = world.side[area] == side
    left = world.soldati[area]
    return {
        "attackers": left if won else 0,
        "defenders": 0 if won else left,
        "holder": name_of(world, world.side[area]),
    }
