"""Random games stay the same, move by move: their digests are kept in digests.toml."""

import tomllib
from pathlib import Path

import pytest

import consigliere
from consigliere.arena.series import Plan, Tally, play_series
from tests.conftest import Size

KEPT = tomllib.loads(Path(__file__).with_name("digests.toml").read_text(encoding="utf-8"))
TABLES = [(name, seats) for name in consigliere.games() for seats in consigliere.game(name).seats]


def test_every_game_and_number_of_seats_has_its_digests() -> None:
    assert [(name, int(seats)) for name, kept in KEPT.items() for seats in kept] == TABLES


@pytest.mark.both
@pytest.mark.ci
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_are_the_same_as_ever(name: str, seats: int, size: Size) -> None:
    games = size(30, 1000)
    tally = Tally(consigliere.game(name).teams(seats))
    for played in play_series(Plan(name, seats, ("random",) * seats), range(games), 1):
        for game in played:
            tally.add(game)
    assert tally.digest == KEPT[name][str(seats)][str(games)]
