"""How both teams stand: as the engine counts it (LF-5.1, LF-11.1), from the view alone, the same for everybody."""

from random import Random
from typing import Any

import consigliere
from consigliere.core.scenario import Scenario
from consigliere.core.scenario_run import Run
from consigliere.core.state import State
from consigliere.games import get
from consigliere.games.la_famiglia.chapters.ending import bronte_team, team_total
from consigliere.games.la_famiglia.chapters.territory import mandamenti_of
from consigliere.games.la_famiglia.state import LaFamigliaState

GAME = consigliere.game("la-famiglia")
FAMILIES = {"red": {"seat": 0}, "blue": {"seat": 1}, "green": {"seat": 2}, "yellow": {"seat": 3}}


def standing(areas: dict[str, Any]) -> Any:
    """Both teams, with Soldati in these areas."""
    described = {"at": "planning", "clear": True, "round": 1, "primo": "red", "families": FAMILIES, "areas": areas}
    data = {"id": "sides", "rules": [], "game": "la-famiglia", "position": described, "play": []}
    return get(GAME.name).standings(GAME, Run(Scenario(data, "test"), GAME).state.view(None))


def test_lf_5_1_two_areas_of_one_family_hold_and_those_of_partners_do_not() -> None:
    first, second, *_ = [one["areas"] for one in GAME.pack.data["map"]["mandamenti"]]
    red, green, blue = ({"side": side, "soldati": 1} for side in ("red", "green", "blue"))
    ours, theirs = standing({first[0]: red, first[1]: red, first[2]: blue, second[0]: red, second[1]: green})
    names = [one["id"] for one in GAME.pack.data["map"]["mandamenti"]]
    assert ours["colours"] == ["red", "green"]
    assert ours["held"] == [{"mandamento": names[0], "side": "red", "areas": 2}]
    assert ours["split"] == [names[1]]
    assert ours["together"] == {"has": 1, "needs": 6}
    assert ours["alone"] == {"side": "red", "has": 1, "needs": 5}
    assert theirs["held"] == theirs["split"] == []


def test_lf_11_1_it_is_what_the_engine_counts_and_everybody_is_told_the_same() -> None:
    seen = set()
    for seed in range(2):
        state: State = GAME.start(4, seed=seed)
        rng = Random(seed)
        while not state.over:
            for _ in range(25):
                if not state.over:
                    seat = rng.choice(state.actors)
                    state.play(seat, rng.choice(state.moves(seat)))
            told = get(GAME.name).standings(GAME, state.view(None))
            assert all(get(GAME.name).standings(GAME, state.view(seat)) == told for seat in range(4))
            if told is None:
                continue
            assert isinstance(state, LaFamigliaState)
            for which, team in enumerate(told):
                each = [mandamenti_of(state, seat) for seat in (which, which + 2)]
                assert team["together"]["has"] == len(team["held"]) == team_total(state, which) == sum(each)
                assert team["alone"]["has"] == max(each)
                assert team["tie"] == (bronte_team(state) == which)
                seen.add(team["together"]["has"])
    assert seen >= {0, 1}
