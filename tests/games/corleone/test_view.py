"""What each player may know of the others' cards (CE-12, RU-25, RU-26)."""

from collections import Counter
from random import Random
from typing import Any

from consigliere.core.scenario import Scenario
from consigliere.core.scenario_run import Run
from consigliere.core.state import State
from tests.games.corleone.positions import GAME

FAMILIES = {"marzullo": {"seat": 0}, "matarazzo": {"seat": 1}, "vitale": {"seat": 2}, "caccamo": {"seat": 3}}


def table(position: dict[str, Any], chance: list[dict[str, Any]] | None = None) -> State:
    """Four players at some moment."""
    data = {
        "id": "view",
        "game": "corleone",
        "rules": [],
        "seats": 4,
        "position": {"clear": True, "families": FAMILIES, **position},
        "chance": {"results": chance or []},
        "play": [],
    }
    return Run(Scenario(data, "view"), GAME).state


def play(state: State, seat: int, text: str) -> None:
    state.play(seat, GAME.parse(text))


def robbery() -> State:
    """Seat 0 takes a gun from seat 1, who holds a gun, $5 and a job."""
    hands = {"marzullo": {"hand": ["blood_money", "je02"]}, "matarazzo": {"hand": ["$5", "gun", "jg01"]}}
    state = table({"at": "family-business", "to_play": "marzullo", "own": hands}, [{"stolen": "gun"}])
    play(state, 0, "job je02")
    play(state, 0, "opponent matarazzo")
    return state


def stolen_in(world: State) -> str:
    """What seat 0 holds besides the $1 of the job."""
    hand: list[str] = GAME.position_of(world)["own"]["marzullo"]["hand"]
    return next(card for card in hand if card != "$1")


def test_rx_12_only_the_two_players_know_a_stolen_card() -> None:
    state = robbery()
    for viewer in (0, 1):
        view = state.view(viewer)
        assert {stolen_in(GAME.imagine(view, Random(seed))) for seed in range(20)} == {"gun"}
    found = Counter(stolen_in(GAME.imagine(state.view(2), Random(seed))) for seed in range(300))
    jobs = [card for card in found if card.startswith("j")]
    assert {"gun", "$5"} < set(found)
    assert 60 < found["gun"] < 140
    assert sum(found[job] for job in jobs) > 60
    assert state.view(2)["table"]["families"]["marzullo"]["known"] == ["$1"]


def test_a_card_that_is_shown_later_tells_what_was_stolen() -> None:
    state = robbery()
    for seat in (1, 2, 3):
        play(state, seat, f"thug {('sb_wall_street', 'sb_brooklyn', 'sb_midtown')[seat - 1]}")
        while state.actors == [seat]:
            play(state, seat, "done")
    play(state, 0, "thug sb_upper_west_side")
    play(state, 0, "use trade-2-for-$5")
    play(state, 0, "discard $1 1")
    play(state, 0, "discard gun 1")
    for seed in range(20):
        world = GAME.imagine(state.view(2), Random(seed))
        hand: list[str] = GAME.position_of(world)["own"]["matarazzo"]["hand"]
        assert "$5" in hand
        assert "gun" not in hand


def test_ce_12_1_a_kept_job_is_any_of_the_deck_for_the_others() -> None:
    state = GAME.start(3, 5)
    found: Counter[str] = Counter()
    for seed in range(400):
        world = GAME.imagine(state.view(0), Random(seed))
        found.update(GAME.position_of(world)["own"]["vitale"]["hand"][3:])
    own = state.view(0)["own"]["marzullo"]["hand"][3:]
    known = {*own, *state.view(0)["table"]["open_jobs"]}
    assert not known & set(found)
    assert len(found) == 44 - len(known)
    assert max(found.values()) < 3 * 800 / len(found)


def test_ru_26_a_bribe_is_not_seen_before_all_are_in() -> None:
    cases = {name: {**entry, "suitcase": {"money": ["$1", "$5"]}} for name, entry in FAMILIES.items()}
    state = table({"at": "bribery", "families": cases, "allies": ["al_i_1", "al_i_4", "al_i_5"]})
    twin = state.copy()
    play(state, 0, "bribe $5 1")
    play(state, 0, "done")
    play(twin, 0, "done")
    for viewer in (1, 2, 3, None):
        assert state.view(viewer) == twin.view(viewer)
    assert state.view(0)["chosen"] == {"cards": [["$5", 1]]}
    bribes = {str(world.to_json()["pieces"]["chosen"][0]) for world in (imagined(state, n) for n in range(40))}
    assert len(bribes) == 4


def imagined(state: State, seed: int) -> State:
    """A world seat 1 must reckon with."""
    return GAME.imagine(state.view(1), Random(seed))


def test_ce_12_2_the_money_of_a_suitcase_stands_on_the_table() -> None:
    hands = {"marzullo": {"hand": ["$3", "$5"]}}
    state = table({"at": "family-business", "to_play": "marzullo", "own": hands})
    play(state, 0, "thug sb_wall_street")
    play(state, 0, "launder $5")
    assert state.view(None)["table"]["families"]["marzullo"]["suitcase"]["money"] == ["$5"]
    assert state.view(None)["table"]["families"]["marzullo"]["known"] == ["$3"]


NO_GOODS = {"gun": 0, "booze": 0, "blood_money": 0}


def robbed(stolen: str) -> State:
    """Seat 0 takes a card from seat 1, who holds a gun, $1 and an ally; the three piles are empty."""
    hands = {"marzullo": {"hand": ["narcotics", "je02"]}, "matarazzo": {"hand": ["$1", "gun", "al_i_6"]}}
    position = {"at": "family-business", "to_play": "marzullo", "own": hands, "supply": NO_GOODS}
    state = table(position, [{"stolen": stolen}])
    play(state, 0, "job je02")
    play(state, 0, "opponent matarazzo")
    return state


def test_ru_38_whether_a_good_can_be_traded_does_not_show() -> None:
    for text in ("ally al_i_6", "member fm15"):  # fm15 touches the Auction House
        with_gun, without = robbed("$1"), robbed("gun")
        play(with_gun, 1, text)
        play(without, 1, text)
        for state in (with_gun, without):
            assert state.actors == [1]
            assert state.forced == []
        for viewer in (2, 3, None):
            assert with_gun.view(viewer) == without.view(viewer)
        trade = GAME.parse("use trade-good")
        assert trade in with_gun.moves(1)
        assert trade not in without.moves(1)
        play(without, 1, "done")
        play(with_gun, 1, "done")
        assert with_gun.view(2) == without.view(2)


FULL_BOARD = {
    "thugs": {
        "sb_wall_street": "matarazzo",
        "sb_brooklyn": "matarazzo",
        "sb_upper_east_side": "vitale",
        "sb_queens": "vitale",
        "sb_upper_west_side": "caccamo",
        "sb_midtown": "caccamo",
        "sb_chelsea": "union_boss",
    }
}


def errand(secret: str) -> State:
    """Seat 0 completes the job that gives an extra action; thugs have no space left, the other job is secret."""
    figures = {**FAMILIES, "marzullo": {"seat": 0, "members": 0, "hudson": {"members": 1}}}
    hand = ["gun", "gun", "gun", "blood_money", "jy10", secret]
    position = {"at": "family-business", "to_play": "marzullo", "own": {"marzullo": {"hand": hand}}, **FULL_BOARD}
    state = table({**position, "families": figures})
    play(state, 0, "job jy10")
    return state


def test_ru_38_an_extra_action_is_offered_whatever_the_hand_holds() -> None:
    with_action, without = errand("jg01"), errand("jb01")  # one costs a gun, the other booze
    for viewer in (1, 2, 3, None):
        assert with_action.view(viewer) == without.view(viewer)
    assert GAME.parse("job jg01") in with_action.moves(0)
    assert [GAME.text(move) for move in without.moves(0)] == ["done"]
    play(without, 0, "done")
    assert without.actors == [1]
