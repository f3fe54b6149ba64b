"""The deals of face-down orders that are possible, found anew from the public history alone.

The engine keeps times (laid, gained, sold, returned) and draws deals that fit. Here every secret history of a family is
played through instead: all that could have been laid, returned, gained and sold, step by step.
"""

from collections.abc import Sequence
from random import Random

from consigliere.games.la_famiglia.chapters import anytime, mat, orders, pieces
from consigliere.games.la_famiglia.components import AREAS, HAND, ROWS
from consigliere.games.la_famiglia.state import IN_HQ, ON_BOARD, LaFamigliaState, hq_orders, mat_left
from consigliere.games.la_famiglia.viewer import hidden
from tests.games.la_famiglia.positions import GAME

Deal = tuple[tuple[int, int], ...]  # place and order of each face-down token, by place
Op = tuple[str, int]  # lay, gain, sell, back, and a number that selects among what is possible

SEAT = 0
ENEMY = 1
MOST_WORLDS = 5000


def scene() -> LaFamigliaState:
    """A planning turn of a seat that holds many areas and has its five basic orders."""
    state = GAME.start(4, 1, {"first_game": True})
    while state.phase == 0:
        state.play(state.actors[0], state.moves(state.actors[0])[0])
    for area in range(AREAS):
        state.side[area] = SEAT
        state.soldati[area] = 1
    return state


class History:
    """A family's tokens, orders and sales as they happen, and every secret history that looks the same to an enemy."""

    def __init__(self, state: LaFamigliaState) -> None:
        self.state = state
        self.worlds: set[tuple[Deal, frozenset[int]]] = {((), frozenset(hq_orders(state, SEAT)))}

    def play(self, op: Op) -> bool:
        """One thing that happens in the true state, and in all others that look alike; False if it is impossible."""
        name, n = op
        if name == "lay":
            return self.lay(n)
        if name == "back":
            return self.back(n)
        return self.gain(n) if name == "gain" else self.sell(n)

    def lay(self, n: int) -> bool:
        hand = hq_orders(self.state, SEAT)
        area = next((area for area in range(AREAS) if self.state.tokens[area * 2] < 0), -1)
        if not hand or area < 0 or len(self.worlds) * len(hand) > MOST_WORLDS:
            return False
        orders.issue(self.state, SEAT, area, hand[n % len(hand)])
        self.worlds = {
            (tuple(sorted([*deal, (area * 2, order)])), left - {order}) for deal, left in self.worlds for order in left
        }
        return True

    def back(self, n: int) -> bool:
        places = [at for at in range(AREAS * 2) if self.state.tokens[at] >= 0]
        if not places:
            return False
        at = places[n % len(places)]
        pieces.take_back(self.state, SEAT, at)
        self.worlds = {
            (tuple(pair for pair in deal if pair[0] != at), left | {dict(deal)[at]}) for deal, left in self.worlds
        }
        return True

    def gain(self, n: int) -> bool:
        hand = set(hq_orders(self.state, SEAT))
        row = n % ROWS
        if not mat_left(self.state, SEAT, row):
            return False
        stack = [frame[:] for frame in self.state.stack]
        mat.remove_token(self.state, SEAT, row)
        self.state.stack = stack
        new = set(hq_orders(self.state, SEAT)) - hand
        self.worlds = {(deal, left | new) for deal, left in self.worlds}
        return True

    def sell(self, n: int) -> bool:
        hand = hq_orders(self.state, SEAT)
        if not hand:
            return False
        order = hand[n % len(hand)]
        anytime.sell(self.state, SEAT, order)
        self.worlds = {(deal, left - {order}) for deal, left in self.worlds if order in left}
        return True

    def deals(self) -> set[Deal]:
        """Every deal of the face-down tokens that an enemy must reckon with."""
        return {deal for deal, _ in self.worlds}


def deal_of(state: LaFamigliaState) -> Deal:
    """The face-down tokens of the seat's family as they lie."""
    colour = state.family[SEAT]
    return tuple((at, order) for at, order in enumerate(state.tokens) if order >= 0 and order // HAND == colour)


def drawn(state: LaFamigliaState, rng: Random) -> Deal:
    """A deal that the engine draws for an enemy."""
    world = state.copy()
    hidden.shuffle(world, ENEMY, rng)
    found = deal_of(world)
    for at, order in found:
        assert world.where[order] == ON_BOARD
        assert world.tokens[at] == order
    assert sorted([order for _, order in found] + hq_orders(world, SEAT)) == sorted(
        order for order in range(len(world.where)) if order // HAND == world.family[SEAT] and held(world, order)
    )
    return found


def held(state: LaFamigliaState, order: int) -> bool:
    return state.where[order] in (IN_HQ, ON_BOARD)


def check_deals(history: Sequence[Op], rng: Random, most: int) -> int:
    """The engine draws exactly the deals that some secret history explains; the true one is among them.

    All of them are looked for if there are at most `most`. Returns how many there are.
    """
    record = History(scene())
    for op in history:
        record.play(op)
    possible = record.deals()
    assert deal_of(record.state) in possible
    if len(possible) > most:
        for _ in range(most):
            assert drawn(record.state, rng) in possible
    else:
        assert {drawn(record.state, rng) for _ in range(len(possible) * 16 if len(possible) > 1 else 1)} == possible
    return len(possible)


def check_uniform(history: Sequence[Op], rng: Random, draws: int) -> None:
    """Each possible deal is equally likely, within five standard deviations."""
    record = History(scene())
    for op in history:
        assert record.play(op)
    possible = record.deals()
    counts = dict.fromkeys(possible, 0)
    for _ in range(draws):
        counts[drawn(record.state, rng)] += 1
    expected = draws / len(possible)
    spread = (expected * (1 - 1 / len(possible))) ** 0.5
    assert all(abs(count - expected) < 5 * spread for count in counts.values()), sorted(counts.values())
