"""Events: public parts for everybody, secret parts for certain seats."""

import json

import pytest

from consigliere.core.chance import Luck
from consigliere.core.event import Event, EventKinds, EventTable, fields

pytestmark = pytest.mark.both

KINDS = EventKinds()
KINDS.add("paid", "seat to n")
KINDS.add("laid", "seat area", "card")
KINDS.add("drawn", "cards*:card", reveals=True)
KINDS.add("moved", "from:area area")
TABLE = EventTable(KINDS, {"area": ["rome", "milan"], "card": ["ace", "king", "queen"]})


def test_numbers_stay_numbers_and_names_are_names() -> None:
    assert Event(TABLE, 0, [2, -1, 3]).seen(None) == {"kind": "paid", "seat": 2, "to": -1, "n": 3}
    assert Event(TABLE, 3, [1, 0]).seen(0) == {"kind": "moved", "from": "milan", "area": "rome"}


def test_a_name_may_be_missing() -> None:
    assert Event(TABLE, 3, [-1, 0]).seen(0) == {"kind": "moved", "from": None, "area": "rome"}


def test_a_last_field_may_be_a_list() -> None:
    assert Event(TABLE, 2, [2, 0]).seen(1) == {"kind": "drawn", "cards": ["queen", "ace"]}
    assert Event(TABLE, 2, []).seen(1) == {"kind": "drawn", "cards": []}


def test_secret_parts_are_for_the_seats_that_see_them() -> None:
    event = Event(TABLE, 1, [0, 1])
    event.secret = [2]
    event.visible_to = 0b0101
    public = {"kind": "laid", "seat": 0, "area": "milan"}
    for friend in (0, 2):
        assert event.seen(friend) == {**public, "card": "queen"}
        assert not event.secret_for(friend)
    for other in (1, 3, None):
        assert event.seen(other) == public
        assert event.secret_for(other)


def test_without_secret_parts_nothing_is_secret() -> None:
    event = Event(TABLE, 0, [0, 1, 2])
    assert not any(event.secret_for(viewer) for viewer in (None, 0, 1))


def test_what_a_viewer_sees_is_json() -> None:
    event = Event(TABLE, 2, [1, 1])
    event.luck = Luck("cards", [1, 1])
    assert json.loads(json.dumps(event.seen(None))) == {"kind": "drawn", "cards": ["king", "king"]}


def test_kinds_that_reveal_are_known() -> None:
    assert Event(TABLE, 2, [0]).reveals()
    assert not Event(TABLE, 0, [0, 1, 2]).reveals()


def test_fields_have_a_name_and_a_kind() -> None:
    assert fields("seat from:area cards*:card") == [("seat", "seat"), ("from", "area"), ("cards*", "card")]
    assert fields("") == []
