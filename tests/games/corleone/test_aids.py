"""Who can still win a territory by placing figures (CE-5.7, CE-5.10, CE-5.17, CE-9.1 to CE-9.4)."""

from random import Random
from typing import Any

from consigliere.core.scenario import Scenario
from consigliere.core.scenario_run import Run
from consigliere.core.state import State
from consigliere.games import get, load

GAME = load("corleone")


def at(thugs: dict[str, str], members: dict[str, str], **left: tuple[int, int]) -> State:
    """Three players in Act II, with so many thugs and family members still to be played."""
    seats = {"marzullo": 0, "matarazzo": 1, "vitale": 2}
    families = {
        name: {"seat": seat, "thugs": left.get(name, (0, 0))[0], "members": left.get(name, (0, 0))[1]}
        for name, seat in seats.items()
    }
    position = {"at": "family-business", "to_play": "marzullo", "clear": True, "act": 2, "families": families}
    position |= {"thugs": thugs, "members": members}
    data = {"id": "aids", "rules": [], "game": "corleone", "seats": 3, "position": position, "play": []}
    return Run(Scenario(data, "test"), GAME).state


def territory(state: State, area: str) -> dict[str, Any]:
    found = get(GAME.name).aids(GAME, state.view(0))
    assert found is not None
    assert (
        found == get(GAME.name).aids(GAME, state.view(None)) == get(GAME.name).aids(GAME, state.view(2))
    )  # all of it is public
    entry: dict[str, Any] = found["territories"][area]
    return entry


def test_CE_5_7_one_free_thug_space_takes_one_thug_however_many_are_left() -> None:
    found = territory(at({}, {}, marzullo=(2, 0), matarazzo=(1, 0)), "wall_street")
    assert (found["thug_spaces"], found["most"]) == (1, {"marzullo": 1, "matarazzo": 1})
    assert found["can"] == ["marzullo", "matarazzo"]
    assert found["sure"] is None


def test_CE_9_4_a_family_space_counts_in_every_territory_it_touches() -> None:
    # fm08 touches Midtown and Queens, fm09 Midtown, Queens and Brooklyn
    state = at({}, {"fm08": "vitale", "fm09": "vitale"}, marzullo=(1, 0))
    assert territory(state, "queens")["most"] == {"marzullo": 1, "vitale": 2}
    assert territory(state, "queens")["sure"] == "vitale"  # one thug does not reach two
    assert territory(state, "brooklyn")["can"] == ["vitale"]  # CE-9.3: one against one wins nothing
    assert territory(state, "brooklyn")["sure"] is None  # but it takes the territory from the other


def test_CE_9_3_the_neutral_side_is_to_be_exceeded_too() -> None:
    state = at({"sb_queens": "union_boss"}, {}, marzullo=(2, 0), matarazzo=(0, 2))
    found = territory(state, "queens")
    assert found["most"] == {"matarazzo": 2}
    assert found["can"] == ["matarazzo"]


def test_CE_9_3_nobody_can_win_where_all_are_equal_and_nobody_has_figures_left() -> None:
    state = at({}, {"fm08": "vitale", "fm09": "marzullo"}, matarazzo=(1, 0))
    found = territory(state, "queens")
    assert (found["can"], found["sure"]) == ([], None)


def test_CE_9_1_there_is_nothing_to_count_when_the_figures_are_played() -> None:
    state = GAME.start(2, 1)
    assert get(GAME.name).aids(GAME, state.view(0)) is not None
    rng = Random(1)
    while state.view(None)["table"]["phase"] == "family-business":
        seat = state.actors[0]
        state.play(seat, rng.choice(state.moves(seat)))
    assert get(GAME.name).aids(GAME, state.view(0)) is None


def test_CE_9_2_by_placing_alone_only_those_win_who_could_and_those_who_surely_do() -> None:
    """Whole games in which nobody completes a job or plays an ally: nothing but placing changes the influence."""
    checked = 0
    for seed in range(6):
        rng, state = Random(seed), GAME.start(3, seed)
        told: list[dict[str, Any]] = []
        while not state.over:
            found = get(GAME.name).aids(GAME, state.view(None))
            if found is not None:
                told.append(found["territories"])
            seat = state.actors[0]
            placing = [m for m in state.moves(seat) if GAME.moves.verb(m).name in ("thug", "member")]
            events = state.play(seat, rng.choice(placing or state.moves(seat)))
            seen = [event.seen(None) or {} for event in events]
            won = {one["area"]: one["seat"] for one in seen if one["kind"] == "turf-won"}
            if any(one["kind"] in ("turf-won", "turf-open") for one in seen):
                names = {f["seat"]: name for name, f in state.view(None)["table"]["families"].items()}
                for before in told:
                    for area, chance in before.items():
                        winner = names[won[area]] if area in won else None
                        assert winner is None or winner in chance["can"]
                        assert chance["sure"] in (None, winner)
                        checked += chance["sure"] is not None
                told = []
    assert checked > 50
