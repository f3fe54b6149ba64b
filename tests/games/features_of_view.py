"""The features of a view by name, independent of the product's: what the tests of features compare with."""

from importlib import import_module
from typing import Any

from librt.strings import BytesWriter

from consigliere.core.features import FeatureList
from consigliere.core.state import State
from consigliere.games import get


def features_of_view(known: FeatureList[State], view: dict[str, Any]) -> list[int]:
    """All features of a seat's view, in order."""
    game = known.game
    reader = import_module(f"tests.games.{get(game.name).module}.features_of_view")
    named: dict[str, int] = {**question(known, view), **reader.read(view, game)}
    assert set(named) == set(known.names)
    return [named[name] for name in known.names]


def question(known: FeatureList[State], view: dict[str, Any]) -> dict[str, int]:
    """What `FeatureList.describe_question` names."""
    seat: int = view["viewer"]
    step: dict[str, Any] | None = view["step"]
    named = {"over": int(view["over"])}
    for i in range(known.seats):
        named[f"owes.p{i}"] = int((seat + i) % known.seats in view["actors"])
    for each in known.game.steps:
        named[f"question.{each.name}"] = int(step is not None and step["message"] == f"ask-{each.name}")
    out = BytesWriter()
    out.write(bytes(known.arguments_size))
    known.fill_arguments(out, 0, {} if step is None else step["args"], seat)
    names = [name for name in known.names if name.startswith("asks.")]
    named.update(zip(names, out.getvalue(), strict=True))
    return named
