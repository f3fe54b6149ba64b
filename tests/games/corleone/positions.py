"""Positions of Corleone's Empire from random play, at every player count."""

from collections.abc import Iterator
from random import Random
from typing import cast

from consigliere.core.state import State
from consigliere.core.step import CODE
from consigliere.games import load
from consigliere.games.corleone.chapters.cards import hand_size
from consigliere.games.corleone.chapters.opponents import steal
from consigliere.games.corleone.components import ALLIES, JOBS, MONEY, PILES, PLAIN_GOODS
from consigliere.games.corleone.frames import TURN
from consigliere.games.corleone.state import BOX, DECK, DISCARDED, HAND, LATER, CorleoneState, hand_at

GAME = load("corleone")
COUNTS = (2, 3, 4, 5)
FAVOURED = ("job", "keep", "opponent", "use", "launder", "give", "offer", "bribe", "take", "ally")


TRADING = [GAME.parse(text) for text in ("thug bt_b8", "ally al_i_6", "use trade-good")]
TRADING += [GAME.parse(f"member {space}") for space in ("fm01", "fm02", "fm03", "fm15")]  # by the Auction House


def choice(state: State, rng: Random, eager: bool) -> tuple[int, int]:
    """A seat that owes a choice and one of its moves; the eager like jobs, allies and their effects."""
    seat = rng.choice(state.actors)
    moves = state.moves(seat)
    trading = [move for move in TRADING if move in moves]
    if eager and trading and rng.random() < 0.3:
        return seat, rng.choice(trading)
    if eager and rng.random() < 0.8:
        favoured = [move for move in moves if GAME.moves.verb(move).name in FAVOURED]
        moves = favoured or moves
    return seat, rng.choice(moves)


def walk(state: State, rng: Random, moves: int, eager: bool = False) -> Iterator[State]:
    """Plays on at random, the state after each move."""
    for _ in range(moves):
        if state.over:
            return
        seat, move = choice(state, rng, eager)
        state.play(seat, move)
        yield state


def a_turn(count: int, seed: int, moves: int) -> State:
    """The first turn of a player after some moves, if one comes."""
    state, rng = position(count, seed, moves, True), Random(seed)
    while not state.over and state.stack[-1][CODE] != TURN:
        for _ in walk(state, rng, 1, True):
            pass
    return state


def scarce(count: int, seed: int, moves: int) -> State:
    """A turn some moves into a game, after secret thefts, with empty piles and decks and hardly a good in hand."""
    rng = Random(seed)
    state = cast(CorleoneState, position(count, seed, moves, False))
    while not state.over and (state.stack[-1][CODE] != TURN or state.transfer_log):
        state = cast(CorleoneState, GAME.start(count, rng.getrandbits(30))) if state.transfer_log else state
        for _ in walk(state, rng, 1):
            pass
    if state.over:
        return state
    for pile in range(PILES):
        if MONEY <= pile < MONEY + PLAIN_GOODS or rng.random() < 0.5:
            state.box[pile] += state.piles[pile]
            state.piles[pile] = 0
    for seat in range(count):
        keep = rng.randrange(PLAIN_GOODS)
        for pile in range(MONEY, MONEY + PLAIN_GOODS):
            spare = max(0, state.hand[hand_at(seat, pile)] - int(pile == MONEY + keep))
            state.hand[hand_at(seat, pile)] -= spare
            state.seen[hand_at(seat, pile)] = state.hand[hand_at(seat, pile)]
            state.box[pile] += spare
    if rng.random() < 0.5:
        state.discards = []
        for job in range(JOBS):
            if state.job_at[job] in (DECK, DISCARDED):
                state.job_at[job] = BOX
    for ally in range(ALLIES):
        if state.ally_at[ally] in (BOX, LATER) and rng.random() < 0.1:
            state.ally_at[ally] = HAND + rng.randrange(count)
            state.ally_seen[ally] = 1
    thief = rng.randrange(count)
    for victim in range(count):
        if victim != thief and hand_size(state, victim):
            steal(state, thief, victim, 1)
    return GAME.load(state.to_json())


def position(count: int, seed: int, moves: int, eager: bool) -> State:
    """A position some moves into a game."""
    state = GAME.start(count, seed)
    for _ in walk(state, Random(seed), moves, eager):
        pass
    return state
