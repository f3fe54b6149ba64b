"""The example that learns: its bot plays whole games with any weights; training makes it beat random moves."""

import itertools
import os
import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

import consigliere
import dev
from consigliere.games import get

BOT = f"{dev.ROOT / 'examples' / 'signorie_policy.py'}:Trained"
PROGRAM = dev.ROOT / "examples" / "train_signorie.py"


def test_its_bot_plays_whole_games_with_any_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = consigliere.game("signorie")
    rng = np.random.default_rng(1)
    sizes = [len(get(game.name).features(game, 2).names), 8, game.move_count + 1]
    layers = {}
    for i, (rows, columns) in enumerate(itertools.pairwise(sizes)):
        layers[f"w{i}"] = rng.normal(size=(rows, columns)).astype(np.float32)
        layers[f"b{i}"] = np.zeros(columns, np.float32)
    np.savez(tmp_path / "any.npz", **layers)  # type: ignore[arg-type]
    monkeypatch.setenv("SIGNORIE_WEIGHTS", str(tmp_path / "any.npz"))
    bot, match = consigliere.bot(BOT, game, seed=1), game.match(seats=2, seed=3)
    liked = set()
    while not match.state.over:
        seat = match.state.actors[0]
        view = match.state.view(seat)
        liked.add(view["moves"].index(move) if (move := bot.choose(view, {})) in view["moves"] else -1)
        match.play(seat, move)
    assert len(liked) > 2  # it does not just take the first


@pytest.mark.long
def test_a_minute_of_training_beats_random_moves(tmp_path: Path) -> None:
    if problem := dev.install(dev.TRAIN_VENV, "train", quiet=True):
        pytest.skip(f"JAX is not there: {problem}")
    command = [str(dev.TRAIN_VENV / dev.SCRIPTS / "python"), str(PROGRAM), "--minutes", "1", "--out", "mine.npz"]
    environment = {**os.environ, "PYTHONPATH": str(dev.ROOT / "src")}
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr[-4000:]
    share = re.search(r"^([\d.]+)% against random after", ran.stdout, re.MULTILINE)
    assert share is not None, ran.stdout
    assert float(share[1]) >= 80
    assert (tmp_path / "mine.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (tmp_path / "mine.npz").is_file()
