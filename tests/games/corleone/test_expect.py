"""Every list that a scenario of Corleone's Empire can expect holds real values, in any order where it has none."""

from collections.abc import Iterator
from random import Random
from typing import Any

import consigliere
from consigliere.cli.keys import check_keys
from consigliere.core.errors import Phrase
from consigliere.core.scenario import Scenario
from consigliere.core.scenario_run import at_path, compare
from consigliere.core.state import State

FAMILY = "families.FAMILY."
LISTS = ["box.allies", "box.jobs", "course.later", "course.in_work", "course.looked", "course.committed", "ledger"]
KEYS = [*LISTS, f"{FAMILY}bribe", f"{FAMILY}drawn"]
ORDERED = {"ledger"}
GAME = consigliere.game("corleone")


def positions() -> Iterator[dict[str, Any]]:
    """Positions of random games in the words of scenarios, and one with a deck as it was named."""
    state = GAME.blank(3, {})
    GAME.set_position(state, {"at": "family-business", "deck": ["jg01", "jg02"]})
    yield GAME.position_of(state)
    for seed in range(100):
        rng = Random(seed)
        played: State = GAME.start(3, seed)
        while not played.over:
            yield GAME.position_of(played)
            seat = rng.choice(played.actors)
            played.play(seat, rng.choice(played.moves(seat)))


def expecting(path: str, value: Any) -> dict[str, Any]:
    """A table with a value deep inside."""
    for key in reversed(path.split(".")):
        value = {key: value}
    return dict(value)


def differences(path: str, value: Any, now: dict[str, Any]) -> list[Phrase]:
    """What a scenario says that expects the value; its keys and kinds of values are checked as in a file."""
    expect = expecting(path, value)
    data = {"id": "X", "game": "corleone", "rules": [], "play": [{"expect": expect}]}
    check_keys(Scenario(data, "X"), GAME)
    return compare(expect, now, now, "", [word.split(".") for word in GAME.sets()])


def test_lists_are_expected_with_real_values() -> None:
    met: dict[str, int] = dict.fromkeys(KEYS, 0)
    for now in positions():
        for key in KEYS:
            for family in now["families"] if key.startswith(FAMILY) else [""]:
                path = key.replace("FAMILY", family)
                value = at_path(now, path)
                if value and met[key] < 5:
                    met[key] += 1
                    assert differences(path, value if key in ORDERED else value[::-1], now) == []
                    assert differences(path, value[1:], now) != []
        if min(met.values()):
            break
    assert [key for key, times in met.items() if not times] == []
