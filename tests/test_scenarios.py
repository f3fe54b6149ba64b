"""Every scenario plays as it says, and every worked example and vector of the rules has one."""

from pathlib import Path

import pytest

from consigliere.cli.scenario import game_for
from consigliere.core.scenario import read
from consigliere.core.scenario_run import run

SCENARIOS = Path(__file__).parent / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.toml"))
VECTORS = {"la-famiglia": [*(f"X-{n}" for n in range(1, 24)), *(f"V-{n}" for n in range(1, 43))]}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SCENARIOS).as_posix())
def test_scenario(file: Path) -> None:
    scenario = read(file)
    assert scenario.id == file.stem
    assert scenario.game == file.parent.name
    assert run(scenario, game_for) == []


@pytest.mark.parametrize("game", VECTORS)
def test_every_vector_has_its_scenario(game: str) -> None:
    there = {file.stem for file in FILES if file.parent.name == game}
    assert [vector for vector in VECTORS[game] if vector not in there] == []
