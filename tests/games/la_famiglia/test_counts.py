"""Golden numbers: how many positions a few moves lead to, and the digest of many random games. The same in both builds.

A change of the rules changes them: look whether the change is meant, then write the new numbers here.
"""

from typing import Any

import pytest

from consigliere.arena.series import Plan, Tally, play_series
from consigliere.core.state import State
from tests.games.la_famiglia.positions import GAME, described_state

pytestmark = pytest.mark.both

FAMILIES = {
    "red": {"seat": 0, "character": "stefano", "money": 6, "soldati": 4},
    "blue": {"seat": 1, "character": "lucia", "money": 6, "soldati": 4},
    "green": {"seat": 2, "character": "tommaso", "money": 6, "soldati": 4},
    "yellow": {"seat": 3, "character": "rosalia", "money": 6, "soldati": 4},
}
PLANNING: dict[str, Any] = {
    "at": "planning-turn",
    "to_play": "red",
    "round": 1,
    "families": FAMILIES,
    "sheets": {"columns": [{"neutral": 2, "red": 1}, {"blue": 1}, {"neutral": 1}, {}, {"green": 2}, {"yellow": 1}]},
}
ENCOUNTER: dict[str, Any] = {
    "at": "encounter",
    "round": 2,
    "families": FAMILIES,
    "areas": {
        "gela": {"side": "red", "soldati": 5, "cars": 1, "orders": ["red.justice.A"]},
        "licata": {"side": "blue", "soldati": 3, "labs": 1, "orders": ["blue.basic.1"]},
        "noto": {"side": "red", "soldati": 2, "orders": ["red.basic.2"]},
        "ragusa": {"side": "neutral", "soldati": 2},
    },
    "seas": {"mare-licata": {"red": 1}},
}


def count(state: State, depth: int, side_moves: bool) -> int:
    """How many lines of so many moves there are, whoever owes a choice first moving first."""
    if depth == 0 or state.over:
        return 1
    seat = state.actors[0]
    moves = state.moves(seat)
    if side_moves:
        moves += state.side_moves(seat)
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        copy = state.copy()
        copy.play(seat, move)
        found += count(copy, depth - 1, side_moves)
    return found


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (GAME.start(4, 1), [6, 36, 216, 2376, 12960]),
        (described_state(PLANNING), [11, 197, 1804, 16143]),
        (described_state(ENCOUNTER), [7, 50, 199, 747, 2093]),
    ],
    ids=["set-up", "planning", "encounter"],
)
def test_lines_of_a_few_moves(state: State, counts: list[int]) -> None:
    assert [count(state, depth, False) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("state", "counts"),
    [(described_state(PLANNING), [17, 358, 6407]), (described_state(ENCOUNTER), [12, 141, 1468, 13688])],
    ids=["planning", "encounter"],
)
def test_lines_of_a_few_moves_and_anytime_options(state: State, counts: list[int]) -> None:
    assert [count(state, depth, True) for depth in range(1, len(counts) + 1)] == counts


def test_fifty_games() -> None:
    tally = Tally(GAME.teams(4))
    for played in play_series(Plan("la-famiglia", 4, ("random",) * 4), range(50)):
        for game in played:
            tally.add(game)
    assert (tally.moves, tally.decisions, tally.draws) == (20537, 19988, 17)
    assert tally.digest == "2091b2cd9b32d8030cecc2e74bc6e644"
