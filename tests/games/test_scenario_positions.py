"""Positions that a person writes: not everybody has to be named, and what cannot be is refused in a clear sentence."""

import tomllib
from typing import Any

import pytest

from consigliere.cli.scenario import game_for
from consigliere.core.errors import Mistake
from consigliere.core.scenario import Scenario
from consigliere.core.scenario_run import Run
from consigliere.core.state import State

CORLEONE = "corleone"
FAMIGLIA = "la-famiglia"
SIGNORIE = "signorie"


def opened(game: str, seats: int, position: str, luck: list[dict[str, Any]] | None = None) -> State:
    """The state at the start of a scenario with this position."""
    data = {"id": "X", "game": game, "seats": seats, "rules": [], "play": [], "position": tomllib.loads(position)}
    scenario = Scenario({**data, "chance": {"results": luck or []}}, "X")
    return Run(scenario, game_for(scenario)).state


# ---- not everybody has to be named


@pytest.mark.parametrize(
    ("named", "seats"),
    [
        ("", ["red", "blue", "green", "yellow"]),
        ("families.green = {money = 3}", ["green", "red", "blue", "yellow"]),
        ("families.white = {seat = 2}", ["red", "blue", "white", "green"]),
        ("families.white = {seat = 2}\nareas.gela = {side = 'black', soldati = 2}", ["red", "blue", "white", "black"]),
        ("families = {red = {seat = 3}, blue = {}}", ["blue", "green", "yellow", "red"]),
    ],
)
def test_families_of_la_famiglia_that_are_not_named(named: str, seats: list[str]) -> None:
    for clear in ("true", "false"):
        state = opened(
            FAMIGLIA, 4, f'at = "planning-turn"\nclear = {clear}\n{named}\n[sheets]\ncolumns = [{{neutral = 2}}]'
        )
        assert [state.game.seat_named(state, colour) for colour in seats] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("named", "seats"),
    [
        ("", [0, 1, 2]),
        ("families.vitale = {seat = 0}", None),
        ("own.vitale.hand = ['gun']", None),
    ],
)
def test_families_of_corleone_that_are_not_named(named: str, seats: list[int] | None) -> None:
    state = opened(CORLEONE, 3, f'at = "family-business"\n{named}')
    families = state.game.position_of(state)["families"]
    assert len(families) == 3
    assert seats is None or [entry["seat"] for entry in families.values()] == seats
    if named:
        assert "vitale" in families
    if "hand" in named:
        assert state.game.position_of(state)["own"]["vitale"]["hand"] == ["gun"]


def test_players_of_signorie_that_are_not_named() -> None:
    state = opened(SIGNORIE, 3, 'at = "actions"\ndice.grey = [1]\n[players]\nblue = {seat = 1, florins = 9}')
    players = state.game.position_of(state)["players"]
    assert {name: entry["seat"] for name, entry in players.items()} == {"yellow": 0, "blue": 1, "red": 2}
    assert players["blue"]["florins"] == 9
    state = opened(SIGNORIE, 2, 'at = "actions"\npassed = ["purple"]\ndice.grey = [1]')
    assert set(state.game.position_of(state)["players"]) == {"yellow", "purple"}


def test_more_than_can_play_is_refused() -> None:
    with pytest.raises(Mistake, match=r"position.players: 2 can play, found 3"):
        opened(SIGNORIE, 2, 'at = "actions"\nplayers = {red = {}, blue = {}, yellow = {}}')


# ---- what cannot be


@pytest.mark.parametrize(
    ("seats", "position", "sentence"),
    [
        (
            3,
            'members = {fm04 = "mayor", fm08 = "mayor"}',
            "members.fm08: there is one Mayor .CE-8.5., and it is at fm04",
        ),
        (
            3,
            'thugs = {sb_queens = "union_boss", sb_midtown = "union_boss"}',
            "thugs.sb_midtown: there is one Union Boss .CE-8.5., and it is at sb_queens",
        ),
        (
            3,
            'thugs.sb_queens = "union_boss"\nhudson = ["union_boss"]',
            "hudson: union_boss is in two places, there is one such figure .CE-8.5.",
        ),
        (3, 'chief = "queens"\nhudson = ["police_chief"]', "hudson: police_chief is in two places"),
        (3, 'hudson = ["mayor", "mayor"]', "hudson: mayor is in two places"),
        (3, 'thugs.sb_central_park = "vitale"', "thugs.sb_central_park: Central Park has no thug space .CE-5.16."),
        (2, 'members.SPACE = "vitale"', "members.SPACE: this space does not exist with 2 players .CE-2.12."),
    ],
)
def test_impossible_positions_of_corleone(seats: int, position: str, sentence: str) -> None:
    components = opened(CORLEONE, 2, 'at = "family-business"').game.components  # type: ignore[attr-defined]
    three = components.space_names[components.min_players.index(3)]
    with pytest.raises(Mistake, match=sentence.replace("SPACE", three)):
        opened(CORLEONE, seats, f'at = "family-business"\n{position.replace("SPACE", three)}')


def test_a_space_for_three_is_there_with_three() -> None:
    components = opened(CORLEONE, 2, 'at = "family-business"').game.components  # type: ignore[attr-defined]
    three = components.space_names[components.min_players.index(3)]
    assert opened(CORLEONE, 3, f'at = "family-business"\nmembers.{three} = "vitale"')


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            'at = "actions"\nplayers.red.dice = {yellow = 1, red = 1, purple = 1, grey = 1, turquoise = 1}',
            "position.players.red.dice: at most 4 dice are taken .SI-4.3., found 5",
        ),
        (
            'at = "actions"\nplayers.red.helpers = ["vp3", "vp3"]',
            "players.red.helpers: vp3 is named twice, its cell holds one disc .SI-5.1.",
        ),
        ('at = "actions"\nphase = "rewards"', 'position.phase: at = "actions" is in the phase actions, found rewards'),
        ('at = "end"\nphase = "actions"', 'position.phase: at = "end" is in the phase rewards, found actions'),
        ('at = "actions"\nentitled = ["red"]', 'position.entitled: at = "actions" nobody is entitled yet .SI-11.4.'),
        (
            'at = "rewards"\nentitled = ["red"]',
            r"position.entitled: by dice and pawns in the threshold area it is \[yellow, red\] .SI-11.4.",
        ),
        (
            'at = "actions"\nstack = 20',
            "position.stack: by counting it is 42, found 20; name tiles that are out of the game in removed_tiles",
        ),
        ('at = "actions"\nplayers.red.face_down.church = 43', "position: 1 tiles more lie face down than there are"),
        ('at = "actions"\nplayers = {red = {brides = 9}, yellow = {brides = 8}}', "brides"),
        ('at = "actions"\nstack = 20\nremoved_tiles = ["medici_1"]', "position.stack: by counting it is 53, found 20"),
    ],
)
def test_impossible_positions_of_signorie(position: str, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        opened(SIGNORIE, 2, position)


def test_who_is_entitled_may_be_named_where_it_follows() -> None:
    assert opened(SIGNORIE, 2, 'at = "bonuses"\nentitled = ["red", "yellow"]').actors


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            'at = "encounter"\nphase = "planning"',
            'position.phase: at = "encounter" is in the phase encounter, found planning',
        ),
        ('at = "encounter"\nprimo = "red"\nfirst = "blue"', "position.first: .* begins with who holds the piece"),
        (
            'at = "encounter"\nclear = true\nareas.gela = {side = "red", soldati = 1, orders = ["red.basic.1"]}\n'
            'areas.noto = {side = "red", soldati = 1, orders = ["red.basic.1"]}',
            "position.areas.noto.orders: red.basic.1 lies somewhere else already",
        ),
        (
            'at = "encounter"\nclear = true\nfamilies.red = {sold = ["red.basic.1"]}\n'
            'areas.noto = {side = "red", soldati = 1, orders = ["red.basic.1"]}',
            "position.areas.noto.orders: red.basic.1 lies somewhere else already",
        ),
    ],
)
def test_impossible_positions_of_la_famiglia(position: str, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        opened(FAMIGLIA, 4, position)
