"""The arena on a Ray cluster: a real one with two nodes, in an environment of its own, that loses one of them."""

import json
import sys
from pathlib import Path

import pytest

from consigliere.cli.main import main
from tests.with_ray import run_with_ray

PROGRAM = Path(__file__).with_name("ray_cluster.py")
BOT = """
class First:
    def __init__(self, game, seed=0):
        pass

    def choose(self, view, budget):
        return view["moves"][0]
"""


@pytest.mark.ci
@pytest.mark.long
def test_a_cluster_that_loses_a_node_gives_the_same_table(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    run_with_ray(PROGRAM, tmp_path, f"{tmp_path}/mine.py:First,random", seconds=300)
    found = json.loads((tmp_path / "found.json").read_text())
    assert found["there"] == found["here"]
    (lost_after,) = found["lost_after"]
    assert lost_after < found["here"]["pairings"][0]["games"] == 24


def test_without_ray_it_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "signorie", "--bots", "greedy,random", "--cluster", "auto"]) == 2
    assert capsys.readouterr().err == (
        "consigliere: --cluster needs Ray; it comes with the extra: pip install consigliere[ray]\n"
    )
