"""The arena on a Ray cluster: a real one with two nodes, in an environment of its own, that loses one of them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from consigliere.cli.main import main

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
    if problem := dev.install(dev.RAY_VENV, "ray", quiet=True):
        pytest.skip(f"Ray is not there: {problem}")
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    python = dev.RAY_VENV / dev.SCRIPTS / "python"
    command = [str(python), str(PROGRAM), str(tmp_path), f"{tmp_path}/mine.py:First,random"]
    environment = {**os.environ, "PYTHONPATH": str(dev.ROOT / "src")}
    with dev.one_at_a_time(dev.RAY_VENV):  # two clusters at once starve each other
        ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-4000:]
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
