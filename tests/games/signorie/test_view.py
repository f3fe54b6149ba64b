"""What viewers of Signorie know: everything but which unseen tiles are where (SI-13.2, RU-45)."""

from collections import Counter
from random import Random
from typing import cast

import pytest

from consigliere.games import load
from consigliere.games.signorie import frames
from consigliere.games.signorie.state import REMOVED, UNSEEN, SignorieState
from tests.games.any_game import position

GAME = load("signorie")


def after(seats: int, seed: int, decisions: int) -> SignorieState:
    return cast(SignorieState, position("signorie", seats, seed, decisions, True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ru_45_all_viewers_see_the_same(seats: int) -> None:
    state = after(seats, 3, 60)
    tables = [state.view(viewer)["table"] for viewer in (None, *range(seats))]
    assert all(table == tables[0] for table in tables)
    assert state.view(0)["own"] == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ru_45_the_unseen_tiles_are_one_group_over_all_places(seats: int) -> None:
    state = after(seats, 5, 150)
    (group,) = state.view(None)["unknown"]
    assert sum(place["size"] for place in group["places"]) == len(group["pieces"])
    assert group["pieces"] == [GAME.events.kinds["tile"][i] for i in range(54) if state.where[i] <= UNSEEN]
    removed = [place for place in group["places"] if place["place"] == "removed"]
    assert [place["size"] for place in removed] == [4 - seats] * (0 if seats == 4 else 6)
    for place in removed:
        assert {name.split("_")[0] for name in group["pieces"] if name not in place["cannot"]} == {place["house"]}


def test_ru_45_imagined_worlds_choose_the_removed_tiles_of_each_house_evenly() -> None:
    state = after(2, 7, 40)
    draw = GAME.worlds(state.view(0))
    rng = Random(1)
    found: Counter[int] = Counter()
    for _ in range(3000):
        world = cast(SignorieState, draw(rng))
        found.update(tile for tile in range(54) if world.where[tile] == REMOVED)
    for house in range(6):
        unseen = [tile for tile in range(house * 9, house * 9 + 9) if state.where[tile] <= UNSEEN]
        assert sum(found[tile] for tile in unseen) == 6000
        expected = 6000 / len(unseen)
        assert all(abs(found[tile] - expected) < 6 * expected**0.5 for tile in unseen)


def test_si_13_2_nobody_is_shown_the_removed_tiles() -> None:
    state = GAME.start(2, 1)
    removed = [event for event in state.events if GAME.events.names[event.kind] == "tiles-removed"]
    assert len(removed) == 6
    for event in removed:
        assert event.secret is not None
        for viewer in (None, 0, 1):
            assert event.seen(viewer) == {
                "kind": "tiles-removed",
                "house": event.table.value("house", event.parts[0]),
                "n": 2,
            }


def test_ru_82_a_face_down_tile_is_no_result_of_chance() -> None:
    state = after(4, 11, 0)
    drawn = state.chance.drawn
    state.stack.append(frames.plan_row(state.order[0], 1))
    state.legal_cache_seat = -1
    events = state.play(state.order[0], GAME.parse("row church"))
    assert events[0].seen(0) == {"kind": "tile-face-down", "seat": state.order[0], "row": "church"}
    assert state.chance.drawn == drawn
    assert all(event.luck is None for event in events)
