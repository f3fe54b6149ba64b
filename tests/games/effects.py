"""Small scenarios written in Python: a position and what must come of it, with dotted names for tables in tables."""

from typing import Any

from consigliere.cli.scenario import game_for
from consigliere.core.scenario import Scenario
from consigliere.core.scenario_run import Run

Entry = dict[str, Any]


def tree(flat: dict[str, Any]) -> dict[str, Any]:
    """{"own__vitale__hand": []} as tables in tables."""
    found: dict[str, Any] = {}
    for path, value in flat.items():
        *tables, key = path.split("__")
        place = found
        for table in tables:
            place = place.setdefault(table, {})
        place[key] = value
    return found


def then(**flat: Any) -> Entry:
    """What must be so now; two underlines stand for a dot."""
    return {"expect": tree(flat)}


def check(game: str, seats: int, play: list[Entry], **parts: Any) -> None:
    """Everything comes true."""
    scenario = Scenario({"id": "effect", "game": game, "rules": [], "seats": seats, "play": play, **parts}, "effect")
    assert Run(scenario, game_for(scenario)).differences() == []
