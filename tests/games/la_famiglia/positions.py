"""Positions for the properties: from random play, and from rich line-ups that random play seldom reaches."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import consigliere
from consigliere.core.chance import Chance, key_of
from consigliere.core.event import Event
from consigliere.core.scenario import Scenario
from consigliere.core.scenario_run import Run
from consigliere.core.state import State
from consigliere.games.la_famiglia.game import LaFamiglia
from consigliere.games.la_famiglia.state import SEATS, LaFamigliaState

GAME = cast(LaFamiglia, consigliere.game("la-famiglia"))
SIDE_MOVES = 0.02
STYLES = ("plain", "eager", "rich")
OPTIONS = {"first_game": 0.1, "identical_cards_once": 0.3, "agitate_requires_attack": 0.3}


def position(seed: int, decisions: int, style: str) -> LaFamigliaState:
    """The position after so many choices of random players: plain, eager, or eager ones with rich families."""
    rng = Random(seed)
    state = rich(seed) if style == "rich" else start(seed, rng)
    for _ in walk(state, rng, decisions, style != "plain"):
        pass
    return state


def start(seed: int, rng: Random) -> LaFamigliaState:
    """A new game, sometimes with options."""
    options = {name: True for name, chance in OPTIONS.items() if rng.random() < chance}
    return GAME.start(4, seed, options)


def walk(state: State, rng: Random, n: int, eager: bool = False) -> Iterator[tuple[int, int, list[Event]]]:
    """Plays up to n random moves; yields each with its seat and what happened."""
    for _ in range(n):
        if state.over:
            return
        seat, move = choice(state, rng, eager)
        yield seat, move, state.play(seat, move)


def choice(state: State, rng: Random, eager: bool) -> tuple[int, int]:
    """A random move of a seat that owes a choice, or now and then an anytime option of any seat."""
    if rng.random() < SIDE_MOVES:
        seat = rng.randrange(state.seats)
        side_moves = state.side_moves(seat)
        if side_moves:
            return seat, rng.choice(side_moves)
    seat = rng.choice(state.actors)
    moves = state.moves(seat)
    return seat, eager_choice(moves, rng) if eager else rng.choice(moves)


def eager_choice(moves: list[int], rng: Random) -> int:
    """First one of the verbs, "done" seldom, then one of its moves: so rare verbs come up."""
    by_verb: dict[str, list[int]] = {}
    for move in moves:
        by_verb.setdefault(GAME.moves.verb(move).name, []).append(move)
    verbs = list(by_verb)
    if len(verbs) > 1 and "done" in verbs and rng.random() < 0.8:
        verbs.remove("done")
    return rng.choice(by_verb[rng.choice(verbs)])


def rich(seed: int) -> LaFamigliaState:
    """Four families spread over the map, with gained orders, cars, boats, labs, money and control tiles."""
    rng = Random(seed)
    c = GAME.components
    colours = rng.sample(c.colours, SEATS)
    described: dict[str, Any] = {
        "at": rng.choice(["planning", "planning", "encounter", "management"]),
        "clear": True,
        "round": rng.randrange(1, 5),
        "primo": rng.choice(colours),
        "families": {colour: rich_family(rng, colour, seat) for seat, colour in enumerate(colours)},
        "seas": {sea: {rng.choice(colours): 1} for sea in rng.sample(c.seas, c.boats)},
    }
    tiles = rng.sample(c.tiles, c.tiles_in_play)
    described["tiles"] = tiles
    described["marked"] = {tile: rich_marks(rng, colours) for tile in tiles[:5]}
    described["areas"] = rich_areas(rng, colours, described["at"] == "encounter")
    if described["at"] == "planning":
        described["sheets"] = {"columns": [rich_column(rng, colours) for _ in range(6)]}
    else:
        described["sheets"] = {"spaces": rich_spaces(rng, colours, described["round"])}
    return described_state(described, seed)


def described_state(described: dict[str, Any], seed: int = 0) -> LaFamigliaState:
    """The position that a scenario describes, at its first question."""
    data = {"id": "position", "rules": [], "game": "la-famiglia", "position": described, "play": []}
    state = cast(LaFamigliaState, Run(Scenario(data, "test"), GAME).state)
    state.chance = Chance(key_of(seed))
    return state


def rich_family(rng: Random, colour: str, seat: int) -> dict[str, Any]:
    c = GAME.components
    rows = {row: c.mat_size[c.colours.index(colour) * 4 + i] for i, row in enumerate(c.rows)}
    return {
        "seat": seat,
        "character": c.characters[seat],
        "money": rng.randrange(0, 16),
        "soldati": rng.randrange(0, 9),
        "mat": {row: rng.randrange(0, size) for row, size in rows.items()},
    }


def rich_marks(rng: Random, colours: list[str]) -> dict[str, str]:
    teams = {"a": [colours[0], colours[2]], "b": [colours[1], colours[3]]}
    return {side: rng.choice(team) for side, team in teams.items() if rng.random() < 0.7}


def rich_areas(rng: Random, colours: list[str], with_orders: bool) -> dict[str, dict[str, Any]]:
    """Each area of somebody, neutral or empty; a family's cars stay within its five."""
    c = GAME.components
    cars = dict.fromkeys(colours, c.cars)
    soldati = dict.fromkeys(colours, c.soldati - 20)
    labs = c.labs
    orders = {colour: rng.sample(range(1, 6), 5) for colour in colours}
    found: dict[str, dict[str, Any]] = {}
    for area in c.areas:
        side = rng.choice([*colours, *colours, *colours, "neutral", "neutral", ""])
        if not side:
            continue
        entry: dict[str, Any] = {"side": side, "soldati": 1, "labs": min(rng.choice([0, 0, 0, 1, 2]), labs)}
        labs -= entry["labs"]
        if side != "neutral":
            entry["soldati"] = min(rng.randrange(1, 8), max(1, soldati[side]))
            soldati[side] -= entry["soldati"]
            entry["cars"] = min(rng.choice([0, 0, 1, 2]), cars[side])
            cars[side] -= entry["cars"]
            if with_orders and orders[side]:
                entry["orders"] = [f"{side}.basic.{orders[side].pop()}"]
        found[area] = entry
    return found


def rich_column(rng: Random, colours: list[str]) -> dict[str, int]:
    return dict.fromkeys(rng.sample([*colours, "neutral"], rng.randrange(1, 4)), 1)


def rich_spaces(rng: Random, colours: list[str], sheet: int) -> dict[str, dict[str, int]]:
    c = GAME.components
    spaces = [name for i, name in enumerate(c.spaces) if c.exists[sheet][i]]
    return {space: {rng.choice([*colours, "neutral"]): 1} for space in rng.sample(spaces, 8)}
