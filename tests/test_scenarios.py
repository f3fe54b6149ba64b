"""Every scenario plays as it says, and every worked example and vector of the rules has one."""

from pathlib import Path

import pytest

import consigliere
from consigliere.cli.scenario import game_for
from consigliere.core.scenario import read
from consigliere.core.scenario_run import run

SCENARIOS = Path(__file__).parent / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.toml"))
VECTORS = {  # prefix and last number of the worked examples and edge cases of the rules
    "la-famiglia": {"X": 23, "V": 42},
    "corleone": {"EX": 12, "RX": 14, "EC": 39},
    "signorie": {"X": 18, "Y": 40},
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SCENARIOS).as_posix())
def test_scenario(file: Path) -> None:
    scenario = read(file)
    assert scenario.id == file.stem
    assert scenario.game == file.parent.name
    assert run(scenario, game_for) == []


@pytest.mark.parametrize("game", consigliere.games())
def test_every_vector_has_its_scenario(game: str) -> None:
    """In one file or several: Y-07, Y-07-declined."""
    parts = [file.stem.split("-") for file in FILES if file.parent.name == game]
    there = {(prefix, int(number)) for prefix, number, *_ in parts if prefix in VECTORS[game]}
    assert there == {(prefix, n) for prefix, last in VECTORS[game].items() for n in range(1, last + 1)}
