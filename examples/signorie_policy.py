"""The bot that `train_signorie.py` trains: a small network over the features of its view, in plain numpy.

python3 dev.py run arena signorie --bots examples/signorie_policy.py:Trained,random --games 200
"""

import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from consigliere.core.game import Game
from consigliere.games import get

WEIGHTS = Path(os.environ.get("SIGNORIE_WEIGHTS", Path(__file__).with_name("signorie_policy.npz")))
Layers = list[tuple[NDArray[np.float32], NDArray[np.float32]]]


def layers_in(file: Path) -> Layers:
    """The weights and biases of a file, layer by layer; the last layer has a logit for each move, then the value."""
    with np.load(file) as kept:
        return [(kept[f"w{i}"], kept[f"b{i}"]) for i in range(len(kept.files) // 2)]


def logits(layers: Layers, seen: NDArray[np.float32]) -> NDArray[np.float32]:
    """What the network thinks of every move, seen features being numbers from 0 to 1."""
    for weights, bias in layers[:-1]:
        seen = np.maximum(seen @ weights + bias, 0)
    weights, bias = layers[-1]
    found: NDArray[np.float32] = (seen @ weights + bias)[..., :-1]
    return found


class Trained:
    """Takes the move that the network likes best."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.features = get(game.name).features(game, 2)
        self.bounds = np.maximum(np.array(self.features.bounds, np.float32), 1)
        self.layers = layers_in(WEIGHTS)

    def choose(self, view: dict[str, Any], budget: dict[str, int]) -> int:
        """The best among the moves that are possible, anytime options included."""
        seen = np.divide(self.features.of_view(view), self.bounds, dtype=np.float32)
        possible = np.array(view["moves"] + view["side_moves"])
        return int(possible[np.argmax(logits(self.layers, seen)[possible])])
