"""The end in words: what decided, by which rule, why a tie went as it did; and how everybody stood round by round."""

import re
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere import words
from consigliere.core.match import Match
from consigliere.games import Drawing, get
from consigliere.terminal_style import Ink
from tests.games.any_game import choice

NAMES = consigliere.games()
View = dict[str, Any]
_played: dict[str, Match] = {}


def played(name: str) -> Match:
    """A match of random players that is over; the same for all tests."""
    if name not in _played:
        match = consigliere.game(name).match(max(consigliere.game(name).seats), 4)
        rng = Random(4)
        while not match.state.over:
            match.play(*choice(match.state, rng, True))
        _played[name] = match
    return _played[name]


def drawn(name: str) -> Drawing:
    return get(name).drawing(consigliere.game(name).pack, Ink(500))


@pytest.mark.parametrize("name", NAMES)
def test_the_end_names_its_rule(name: str) -> None:
    match = played(name)
    view = match.state.view(None)
    first = drawn(name).result(view)[0]
    assert first.startswith(words.game_say(name, view["result"]["ending"]))
    rule = re.search(r"[A-Z]{2}-\d+\.\d+", first)
    assert rule is not None
    assert words.has(f"rule-{rule[0].replace('.', '-')}", game=name)


@pytest.mark.parametrize("name", NAMES)
def test_every_round_begins_once_and_the_standing_ends_as_the_result(name: str) -> None:
    match, draws = played(name), drawn(name)
    told = [match.opening.events, *(entry.events for entry in match.entries)]
    seen = [one for events in told for event in events if (one := event.seen(None)) is not None]
    begun = [number for event in seen if (number := draws.round_begun(event))]
    assert begun == list(range(1, len(begun) + 1))
    assert len(begun) >= 3
    view = match.state.view(None)
    standing, scores = draws.standing(view), view["result"]["scores"]
    teams = match.game.teams(view["seats"])
    assert [sum(standing[seat] for seat in team) for team in teams] == [scores[team[0]] for team in teams]


@pytest.mark.parametrize("name", NAMES)
def test_a_standing_is_the_same_for_everybody(name: str) -> None:
    state, draws = consigliere.game(name).start(seed=2), drawn(name)
    rng = Random(3)
    for _ in range(60):
        state.play(*choice(state, rng, True))
    assert len({tuple(draws.standing(state.view(viewer))) for viewer in (None, *range(state.seats))}) == 1


def because(name: str, view: View) -> list[str]:
    """The lines that are not set in."""
    return [line for line in drawn(name).result(view) if not line.startswith(" ")]


def test_si_12_4_the_turn_order_breaks_ties() -> None:
    view = played("signorie").state.view(None)
    view["result"] = {**view["result"], "scores": [30, 9, 30, 1], "ranks": [2, 3, 1, 4]}
    lines, why = drawn("signorie").result(view), because("signorie", view)
    assert len(why) == 2
    assert "30 points each" in why[1]
    assert "SI-12.4" in why[1]
    who = [player.split(": ")[0][5:] for player in lines if re.match(r"  \d", player)]
    assert 0 <= why[1].index(who[0]) < why[1].index(who[1])
    view["result"]["scores"] = [1, 1, 3, 2]
    view["result"]["ranks"] = [3, 4, 1, 2]
    assert "1 point each" in because("signorie", view)[1]


def test_ce_11_5_territory_bonuses_break_ties_or_the_victory_is_shared() -> None:
    view = played("corleone").state.view(None)
    families = view["table"]["families"]
    seats = len(families)
    scores = [40, 40, *range(seats - 2)]
    view["result"] |= {"scores": scores, "ranks": [2, 1, *range(3, seats + 1)], "ending": "ending-more-territories"}
    for family, wealth, bonus in zip(families.values(), scores, (1, 3, 0, 0, 0)):
        family |= {"wealth": wealth, "bonus": {"territories": bonus, "jobs": 0}}
    lines = because("corleone", view)
    assert len(lines) == 2
    assert "$40 each" in lines[1]
    assert re.search(r" 3, .* 1\. Rule CE-11\.5", lines[1])
    for family in families.values():
        family["bonus"]["territories"] = 1
    view["result"] |= {"ranks": [1, 1, *range(3, seats + 1)], "ending": "ending-shared"}
    assert "1 territory bonus each" in because("corleone", view)[1]


def test_lf_11_3_bronte_breaks_ties() -> None:
    view = played("la-famiglia").state.view(None)
    view["result"] |= {"scores": [3, 3, 3, 3], "ending": "ending-bronte"}
    lines = because("la-famiglia", view)
    assert "LF-11.3" in lines[0]
    assert "Bronte" in lines[1]
    view["result"] |= {"scores": [3, 2, 3, 2], "ending": "ending-more-mandamenti"}
    assert not any("hold" in line for line in because("la-famiglia", view)[:-1])
