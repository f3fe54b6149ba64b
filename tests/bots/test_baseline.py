"""The greedy bot is a baseline: what it chooses never changes. Digests of its games are kept in greedy.toml."""

import tomllib
from pathlib import Path

import pytest

import consigliere
from consigliere.arena.series import Plan, Tally, play_series
from tests.conftest import Size

KEPT = tomllib.loads(Path(__file__).with_name("greedy.toml").read_text(encoding="utf-8"))
TABLES = [(name, seats) for name in consigliere.games() for seats in consigliere.game(name).seats]


def test_at_least_a_hundred_games_of_each_game_are_kept() -> None:
    assert [(name, int(seats)) for name, kept in KEPT.items() for seats in kept] == TABLES
    for kept in KEPT.values():
        assert sum(max(int(games) for games in digests) for digests in kept.values()) >= 100


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_greedy_chooses_as_on_the_day_it_was_frozen(name: str, seats: int, size: Size) -> None:
    digests = KEPT[name][str(seats)]
    games = size(1, max(int(games) for games in digests))
    tally = Tally(consigliere.game(name).teams(seats))
    for some in play_series(Plan(name, seats, ("greedy",) * seats), range(games)):
        for game in some:
            tally.add(game)
    assert tally.digest == digests[str(games)]
