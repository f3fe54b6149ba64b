"""The pack of Corleone's Empire is complete, and a broken one is refused with file, key and expectation."""

from random import Random
from typing import Any, cast

import pytest

from consigliere.core.pack import overlay
from consigliere.core.pack_entry import PackError
from consigliere.games import get, load
from consigliere.games.corleone.chapters.ending import job_bonuses, territory_bonuses
from consigliere.games.corleone.state import CorleoneState

GAME = load("corleone")


def entry(listing: str, key: str, name: Any) -> dict[str, Any]:
    """An entry of the pack."""
    found: dict[str, Any] = next(e for e in GAME.pack.data[listing] if e[key] == name)
    return found


def test_the_cards_are_as_many_as_the_rules_say() -> None:
    data = GAME.pack.data
    assert sum(pile["count"] for pile in data["money"]) == 120
    assert sum(pile["count"] for pile in data["goods_cards"]) == 32
    assert len(data["jobs"]) == 44
    assert len(data["allies"]) == 18
    assert len(data["business_tiles"]) == 12


def test_what_is_reconstructed_says_so() -> None:
    assert entry("jobs", "id", "jg01")["prov"] == "R"
    assert entry("jobs", "id", "jy07")["prov"] == "E"
    assert entry("acts", "number", 1)["hand_limit_prov"] == "M"
    assert {pile["prov"] for pile in GAME.pack.data["money"]} == {"R"}


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"jobs": [{"id": "jg01", "requires": ["narcotics"]}]}, r"jobs\[jg01\].requires"),
    ({"jobs": [{"id": "jg01", "money": [4]}]}, r"jobs\[jg01\].money"),
    ({"jobs": [{"id": "jg01", "colour": "red"}]}, r"jobs\[jg01\].colour"),
    ({"jobs": [{"id": "jg01", "remove": True}]}, "44 jobs"),
    ({"jobs": [{"id": "jg01", "effects": [{"op": "bribe"}]}]}, "one of gain_money"),
    ({"jobs": [{"id": "jg01", "effects": [{"op": "launder"}]}]}, "count"),
    ({"jobs": [{"id": "jg01", "effects": [{"op": "chief_push"}]}]}, "Police Chief"),
    ({"allies": [{"id": "al_i_1", "effects": [{"op": "extra_action"}]}]}, "extra_action on a job only"),
    ({"allies": [{"id": "al_i_1", "act": 2}]}, "6 allies of act 1"),
    ({"business_tiles": [{"id": "bt_b1", "front": [{"op": "audit"}]}]}, "one of gain_money"),
    ({"business_tiles": [{"id": "bt_b1", "colour": "red"}]}, "8 blue tiles"),
    ({"acts": [{"number": 4, "bribery": True}]}, "CE-3.2"),
    ({"acts": [{"number": 1, "hand_limit": -1}]}, "hand_limit"),
    ({"setup": [{"players": 2, "thugs": 4}]}, r"setup\[2\].thugs"),
    ({"setup_tiles": {"colour": "grey"}}, "setup_tiles.colour"),
    ({"end_bonuses": {"territory": -1}}, "end_bonuses.territory"),
    ({"totals": {"money_cards": 100}}, "CE-1.2"),
    ({"board": {"family_spaces": [{"id": "fm01", "touches": ["queens"]}]}}, "two or three areas"),
    ({"board": {"family_spaces": [{"id": "fm01", "min_players": 2}]}}, "6 spaces marked"),
]


@pytest.mark.parametrize(("changes", "said"), BROKEN, ids=lambda value: value if isinstance(value, str) else "")
def test_a_broken_pack_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(PackError, match=said):
        get("corleone").check(overlay(GAME.pack, changes))


def test_hand_limits_are_data() -> None:
    changed = overlay(GAME.pack, {"acts": [{"number": 1, "hand_limit": 7}]})
    get("corleone").check(changed)
    assert load("corleone", changed).start(3, 1).view(0)["table"]["act"] == 1


def test_the_bonuses_at_the_end_are_data() -> None:
    changed = load("corleone", overlay(GAME.pack, {"end_bonuses": {"territory": 7, "job_colour": 3}}))
    rng = Random(5)
    plain, other = cast(CorleoneState, GAME.start(3, 2)), cast(CorleoneState, changed.start(3, 2))
    while not plain.over:
        seat = plain.actors[0]
        move = rng.choice(plain.moves(seat))
        plain.play(seat, move)
        other.play(seat, move)
    won = [(territory_bonuses(plain, seat), job_bonuses(plain, seat)) for seat in range(3)]
    assert all(map(any, zip(*won, strict=True)))
    before, after = plain.result, other.result
    assert before is not None
    assert after is not None
    gained = [then - now for now, then in zip(before.scores, after.scores, strict=True)]
    assert gained == [2 * territories - 2 * jobs for territories, jobs in won]


def test_the_colour_of_the_tiles_of_the_setup_is_data() -> None:
    changed = load("corleone", overlay(GAME.pack, {"setup_tiles": {"colour": "red"}}))
    assert GAME.start(5, 1).view(None)["table"]["stacks"] == {"blue": 4, "red": 4}
    assert changed.start(5, 1).view(None)["table"]["stacks"] == {"blue": 7, "red": 1}
