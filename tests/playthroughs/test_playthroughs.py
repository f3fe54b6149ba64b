"""The playthroughs in this folder are what the engine plays today, in both builds."""

import pytest

from tests.playthroughs.make import MATCHES, file_of, playthrough

LARGEST = 150_000


@pytest.mark.both
@pytest.mark.parametrize(("name", "seats", "seed"), MATCHES)
def test_the_match_is_played_as_it_was_written(name: str, seats: int, seed: int) -> None:
    written = file_of(name, seats).read_text(encoding="utf-8").splitlines()
    played = playthrough(name, seats, seed).splitlines()
    for number, (before, now) in enumerate(zip(written, played), 1):
        assert now == before, (
            f"line {number} differs; if that is meant: python tests/playthroughs/make.py, and read the diff"
        )
    assert len(played) == len(written)


@pytest.mark.parametrize(("name", "seats", "seed"), MATCHES)
def test_a_playthrough_can_be_reviewed(name: str, seats: int, seed: int) -> None:
    assert file_of(name, seats).stat().st_size < LARGEST
