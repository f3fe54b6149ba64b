"""Signorie's own pack is right, and what is wrong in a pack is refused with its key and what was expected."""

import copy
import re
from functools import cache
from typing import Any

import pytest

from consigliere.core.pack import Pack, PackError, entries, load, overlay, own_pack
from consigliere.core.pack_entry import Origins, identity, label
from consigliere.games import load as load_game
from consigliere.games.signorie.check.pack import check

GONE = object()
"""In a wrong pack: the key is taken away."""


@cache
def own() -> Pack:
    """The pack that the game comes with."""
    return load(own_pack("signorie"))


def wrong_pack(path: str, value: Any) -> Pack:
    """The game's own pack with one value replaced or taken away."""
    data = copy.deepcopy(own().data)
    place: Any = data
    steps = re.findall(r"\[([^]]+)]|([^.[]+)", path)
    for entry, key in steps[:-1]:
        place = place[key] if key else place[index(place, entry)]
    entry, key = steps[-1]
    last: Any = key or index(place, entry)
    if value is GONE:
        del place[last]
    else:
        place[last] = value
    return Pack("wrong", data, Origins("wrong.toml"))


def index(tables: list[dict[str, Any]], name: str) -> int:
    """The place of an entry in its list."""
    keys = identity(tables)
    return [label(table, keys) for table in tables].index(name)


def test_the_own_pack_is_right() -> None:
    check(own())


def test_every_entry_says_where_it_comes_from() -> None:
    assert len(entries(own())) > 150
    assert all(entry.prov for entry in entries(own()))


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("rounds", 8, "rounds: expected 7 (SI-1.1)"),
        ("careers", ["church", "politics", "military"], "careers: expected politics, church, military (SI-8.1)"),
        ("surprise", 1, "surprise: expected no key but"),
        ("pieces.helpers", -1, "pieces.helpers: expected a whole number from 0 to 60"),
        ("start.men_reserve", 7, "start.men_reserve: expected 8"),
        ("rules_constants.dowry_max", 0, "rules_constants.dowry_max: expected a whole number from 1 to 9"),
        ("rules_constants.vp_rounds", [7], "rules_constants.vp_rounds: expected all rounds that are no bonus rounds"),
        ("rules_constants.offspring_man_faces", [5, 6], "rules_constants.offspring_man_faces: expected all faces"),
        ("setup_by_players[3].extra_florins", [1, 2], "setup_by_players[3].extra_florins: expected 3 numbers"),
        ("die[red].count_3p", 4, "die[red].count_3p: expected 3"),
        ("house[este].tiles", 8, "house[este].tiles: expected 9"),
        ("alliance_tile[este_1].house", "orsini", "alliance_tile[este_1].house: expected one of"),
        ("plan[red].church", ["medici", "este"], "plan[red].church: expected four shields"),
        ("plan[red].marriage", ["medici"], "plan[red].marriage: expected one shield of each house"),
        ("action_space[red].hires_in", "red", "action_space[red].hires_in: expected another column"),
        ("action_space[red].management", "florins", "action_space: expected an entry"),
        ("helper[vp3].effect", "extra_action", "helper[vp3].effect: expected one of"),
        ("helper[vp3].tracks", ["church"], "helper[vp3].tracks: expected no key but"),
        ("helper[career3].tracks", ["love"], "helper[career3].tracks: expected ids of tracks"),
        ("helper[career3].row", 1, "helper: expected an entry"),
        ("helper[task_one].pawns", 2, "helper[task_one].pawns: expected 1 (SI-10.5)"),
        ("career_space[4].end_vp", 4, "career_space[4].end_vp: expected 3"),
        ("career_space[4].bonus", "feast", "career_space[4].bonus: expected one of"),
        ("initiative_space[2].vp", -1, "initiative_space[2].vp: expected a whole number"),
        ("city[roma].pawn_space_values", [4, 3, 2, 1], "city[roma].pawn_space_values: expected 8 ascending values"),
        ("task_tile[task_florins].pawns_max", 4, "task_tile[task_florins].pawns_max: expected a whole number"),
        ("task_tile[task_mission].pawns_min", 1, "task_tile[task_mission].pawns_max: expected several numbers"),
        ("task_space[red_upper].gender", "any", "task_space[red_upper].gender: expected one of man, woman"),
        ("reward_tile[rv_men].gender", "any", "reward_tile[rv_men].gender: expected one of man, woman"),
        ("reward_tile[rw_helper].count", 2, "reward_tile[rw_helper].count: expected 1 (SI-11.11)"),
        ("portrait[1].married_at_start", False, "portrait[1].married_at_start: expected true"),
        ("effect[mission].prov", GONE, "effect[mission].prov: expected letters"),
        ("management_action[marriage].max_dowry", 5, "management_action[marriage].max_dowry: expected 4"),
    ],
)
def test_what_is_wrong_is_refused(path: str, value: Any, expected: str) -> None:
    with pytest.raises(PackError) as error:
        check(wrong_pack(path, value))
    assert str(error.value).startswith(f"wrong.toml: {expected}"), str(error.value)


def test_ru_60_longer_tracks_can_be_played() -> None:
    spaces = [{"space": 8, "vp": 15, "rank": 4, "end_vp": 7, "prov": "R"}]
    steps = [{"space": 8, "vp": 12, "prov": "R"}]
    pack = overlay(own(), {"career_space": spaces, "initiative_space": steps})
    game = load_game("signorie", pack)
    state = game.start(2, 1)
    while not state.over:
        state.play(state.actors[0], state.moves(state.actors[0])[0])
    assert state.result is not None
