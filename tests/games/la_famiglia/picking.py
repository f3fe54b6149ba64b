"""Questions that pick several things one by one: positions that open them, and all that can come of their picks."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia import frames, notation
from consigliere.games.la_famiglia.state import LaFamigliaState
from tests.games.la_famiglia.positions import GAME, described_state

SETUP = (frames.EXTRA_UNITS, frames.EXTRA_LABS)
PICKING = (
    *SETUP,
    frames.MOVE_TOKENS,
    frames.FETCH_PIECES,
    frames.PENTITO_REMOVES,
    frames.SWAP_ENEMIES,
    frames.GUARD_LABS,
    frames.SUPPORT_AREAS,
)
Moves = Callable[[LaFamigliaState, int], list[int]]


def question(state: LaFamigliaState) -> tuple[int, ...]:
    """Which picks are open, as long as their order does not matter; () if none are."""
    for f in [] if state.over else state.stack:
        if f[CODE] in SETUP:
            return (f[CODE], f[SEAT], f[frames.SETUP_TURN])
        if f[CODE] == frames.MOVE_TOKENS:
            return (f[CODE], f[SEAT], f[frames.MOVED_HUE])
        if f[CODE] in PICKING:
            return (f[CODE], f[SEAT])
    return ()


def whole(state: LaFamigliaState) -> str:
    """The position without what only counts how it came about."""
    data = state.to_json()
    del data["asked"], data["shown"]
    return json.dumps(data, sort_keys=True)


def results(state: LaFamigliaState, moves_of: Moves, most: int = 100_000) -> dict[str, LaFamigliaState]:
    """Every position in which the open picks can end; positions that are equal are gone through once."""
    start = question(state)
    found: dict[str, LaFamigliaState] = {}
    seen = {whole(state)}
    open_ones = [state]
    while open_ones:
        here = open_ones.pop()
        if question(here) != start:
            found[whole(here)] = here
            continue
        seat = here.actors[0]
        for move in moves_of(here, seat):
            then = here.copy()
            then.play(seat, move)
            key = whole(then)
            if key not in seen:
                seen.add(key)
                open_ones.append(then)
        assert len(seen) < most, "too many picks for this test"
    return found


def board(state: LaFamigliaState) -> tuple[tuple[int, ...], ...]:
    """What picks can change."""
    return tuple(tuple(row) for row in (state.soldati, state.cars, state.labs, state.boats, state.bottom))


# ---- positions at the first pick

FAMILIES = ["red", "blue", "white", "yellow"]
ORDERS = {  # an order and the move that opens its picks
    "rally": ("red", "red.basic.2", notation.RALLY),
    "pentito": ("red", "red.church.A", notation.PENTITO),
    "white-a": ("white", "white.justice.A", notation.SPECIAL),
    "white-b": ("white", "white.justice.B", notation.SPECIAL),
    "yellow-b": ("yellow", "yellow.economy.B", notation.SPECIAL),
}
KINDS = [*ORDERS, "gather", "tokens", "units", "labs"]


def first_pick(kind: str, rng: Random) -> LaFamigliaState | None:
    """A position in which picks of that kind have just been asked for; None if this time there was nothing to pick."""
    if kind in ORDERS:
        state = with_order(kind, rng)
    elif kind == "units" or kind == "labs":
        state = in_setup(frames.EXTRA_UNITS if kind == "units" else frames.EXTRA_LABS, rng)
    else:
        state = gathering(rng) if kind == "gather" else moving_tokens(rng)
    return state if not state.over and state.stack[-1][CODE] in PICKING else None


def with_order(kind: str, rng: Random) -> LaFamigliaState:
    """An order that has just begun to pick."""
    colour, order, opening = ORDERS[kind]
    middle = rng.choice(["caltagirone", "gela", "bronte"])
    areas = around(rng, middle, colour)
    areas[middle] = {"side": colour, "soldati": rng.randrange(1, 4), "labs": rng.randrange(3), "orders": [order]}
    state = described_state({**described(rng, areas), "at": "encounter", "round": 2})
    seat = FAMILIES.index(colour)
    if opening in state.moves(seat):
        state.play(seat, opening)
    return state


def gathering(rng: Random) -> LaFamigliaState:
    """Pieces that have just begun to gather in the planning phase."""
    areas = {**around(rng, "gela", "red"), "gela": {"side": "red", "soldati": 2}}
    columns: list[dict[str, int]] = [{"red": 1, "neutral": 1}, {}, {}, {}, {}, {}]
    state = described_state({**described(rng, areas), **planning(3), "sheets": {"columns": columns}})
    for text in ("use 1 red", "space 5-4", "part 2", "at gela"):
        if question(state) or GAME.parse(text) not in state.moves(0):
            break
        state.play(0, GAME.parse(text))
    return state


def moving_tokens(rng: Random) -> LaFamigliaState:
    """Option B that has just begun to move the tokens of a column; few spaces are free."""
    spaces = [GAME.components.spaces[space] for space in GAME.components.space_list[1]]
    taken = {space: {FAMILIES[1 + i % 3]: 1} for i, space in enumerate(rng.sample(spaces, 12)) if space != "1-4"}
    column = {"red": rng.randrange(1, 4), "neutral": rng.randrange(0, 3), "white": rng.randrange(0, 2)}
    columns: list[dict[str, int]] = [{"neutral": 1}, {side: n for side, n in column.items() if n}, {}, {}, {}, {}]
    state = described_state({**described(rng, {}), **planning(1), "sheets": {"columns": columns, "spaces": taken}})
    state.play(0, notation.gain(1))
    return state


def in_setup(code: int, rng: Random) -> LaFamigliaState:
    """A question of the set-up for units or labs."""
    state = GAME.start(4, rng.randrange(1 << 30))
    turn = rng.randrange(4)
    while not (state.stack[-1][CODE] == code and state.stack[-1][frames.SETUP_TURN] >= turn):
        if state.stack[-1][CODE] > code and state.stack[-1][CODE] != frames.CHOOSE_FAMILIES:
            break
        seat = state.actors[0]
        state.play(seat, rng.choice(state.moves(seat)))
    return state


def planning(sheet: int) -> dict[str, Any]:
    return {"at": "planning-turn", "to_play": "red", "round": sheet}


def described(rng: Random, areas: dict[str, Any]) -> dict[str, Any]:
    """What all positions have."""
    families = {
        colour: {"seat": seat, "soldati": rng.randrange(0, 5), "money": 20} for seat, colour in enumerate(FAMILIES)
    }
    own: dict[str, Any] = {colour: {"orders": []} for colour in FAMILIES}
    return {"clear": True, "primo": "red", "families": families, "areas": areas, "own": own}


def around(rng: Random, middle: str, colour: str) -> dict[str, Any]:
    """Areas next to one: of the family itself, of others, neutral or empty."""
    c = GAME.components
    found: dict[str, Any] = {}
    for near in c.near[c.areas.index(middle)]:
        side = rng.choice([colour, colour, *FAMILIES, "neutral", ""])
        if side:
            found[c.areas[near]] = {"side": side, "soldati": rng.randrange(1, 3), "labs": rng.choice([0, 0, 1, 2])}
            if side != "neutral":
                found[c.areas[near]]["cars"] = rng.choice([0, 0, 1])
    return found


# ---- one line of picks


class Line:
    """Random picks until the question is over: what was picked, what an invited partner answered, the position then."""

    def __init__(self, state: LaFamigliaState, rng: Random) -> None:
        self.question = question(state)
        self.picks: list[int] = []
        self.answers: dict[int, int] = {}
        self.end = state.copy()
        while question(self.end) == self.question:
            self.pick(rng)

    def pick(self, rng: Random) -> None:
        state, f = self.end, self.end.stack[-1]
        seat = state.actors[0]
        moves = state.moves(seat)
        if notation.DONE in moves and len(moves) > 1 and rng.random() < 0.7:
            moves.remove(notation.DONE)
        move = rng.choice(moves)
        state.play(seat, move)
        if f[CODE] == frames.INVITED_PARTNER:
            self.answers[f[frames.SPECIAL_AREA]] = move
        elif move != notation.DONE:
            self.picks.append(move)
        if question(state) == self.question:
            self.picks += [state.forced[i + 1] for i in range(0, len(state.forced), 2) if state.forced[i] == seat]

    def again(self, state: LaFamigliaState, rng: Random, moves_of: Moves = LaFamigliaState.moves) -> LaFamigliaState:
        """The same picks in another order, as far as they are among these moves."""
        here, left = state.copy(), self.picks[:]
        while question(here) == self.question:
            seat, f = here.actors[0], here.stack[-1]
            if f[CODE] == frames.INVITED_PARTNER:
                move = self.answers[f[frames.SPECIAL_AREA]]
            elif left:
                move = left.pop(rng.randrange(len(left)))
            else:
                move = notation.DONE
            assert move in moves_of(here, seat), f"{GAME.text(move)} is refused in another order"
            here.play(seat, move)
            for i in range(0, len(here.forced), 2):
                if here.forced[i] == seat and here.forced[i + 1] in left:
                    left.remove(here.forced[i + 1])
        return here
