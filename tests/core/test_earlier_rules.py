"""Matches that began by an earlier version of the rules: they are played again by it, and go on by the present one.

The game of these tests doubles each step: in its earlier version only the first half of the moves was legal.
"""

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.match import AT_HAND, Match, replay
from consigliere.core.pack import load as load_pack
from consigliere.core.refusal import IllegalMove
from consigliere.games import provided
from tests.core.halved import HalfStep

pytestmark = [pytest.mark.both, pytest.mark.pure]  # compiled classes have no subclasses here

NAME = "signorie"
EARLIER, PRESENT = "1", "9"
Record = dict[str, Any]


@cache
def game_of_versions(*replays: str) -> Game[Any]:
    """A game whose rules have changed."""
    found: Game[Any] = provided(NAME).rules(load_pack(provided(NAME).path / "pack"))
    found.steps = [HalfStep(step) for step in found.steps]
    found.rules = PRESENT
    found.replays = replays
    return found


def play_on(match: Match, moves: int, seed: int = 1) -> Match:
    """So many random moves more."""
    rng = Random(seed)
    for _ in range(moves):
        if match.state.over:
            break
        seat = rng.choice(match.state.actors)
        match.play(seat, rng.choice(match.state.moves(seat)))
    return match


def begun(moves: int, seed: int = 1) -> Match:
    """A match of so many moves by the earlier rules."""
    return play_on(game_of_versions(EARLIER).match(seed=seed, rules=EARLIER), moves, seed)


def gone_on(earlier: int, moves: int, seed: int = 1) -> Match:
    """A match that began by the earlier rules and went on by the present ones."""
    match = begun(earlier, seed)
    match.use_current_rules()
    return play_on(match, moves, seed)


def on_paper(record: Record) -> Record:
    """A record that has been written and read."""
    found: Record = json.loads(json.dumps(record))
    return found


def forced(record: Record) -> int:
    """How much the engine played by itself."""
    return sum(len(line.get("forced", [])) for line in record["moves"])


def test_in_the_earlier_rules_only_canonical_moves_are_legal_and_more_is_forced() -> None:
    match = game_of_versions(EARLIER).match(seed=1, rules=EARLIER)
    free = game_of_versions(EARLIER).start(seed=1)
    for state in (match.state, match.state.copy()):
        (seat,) = state.actors
        assert state.moves(seat) == free.canonical(seat) == free.moves(seat)[: (len(free.moves(seat)) + 1) // 2]
        refused = free.moves(seat)[-1]
        assert state.refusal(seat, refused) is not None
        with pytest.raises(IllegalMove):
            state.play(seat, refused)
    assert forced(begun(100).record()) > forced(play_on(game_of_versions(EARLIER).match(seed=1), 100).record())


def test_a_record_of_earlier_rules_is_replayed_by_them_and_stays_what_it_is() -> None:
    record = on_paper(begun(10_000).record())
    assert (record["rules"], "earlier" in record) == (EARLIER, False)
    assert record["result"]
    assert forced(record)
    again = replay(game_of_versions(EARLIER), record)
    assert again.record() == record
    pieces = [begun(n).state.to_json()["pieces"] for n in (0, 10)]
    assert [again.state_after(n).to_json()["pieces"] for n in (0, 10)] == pieces


def test_a_record_of_earlier_rules_is_not_replayed_by_the_present_ones() -> None:
    record = begun(100).record()
    with pytest.raises(Mistake, match="it was played by rules version 1, this is 9"):
        replay(game_of_versions(), record)
    with pytest.raises(Mistake, match=r"move \d+ of the record"):
        replay(game_of_versions(EARLIER), {**record, "rules": PRESENT})


@pytest.mark.parametrize("seed", range(5))
def test_a_match_goes_on_by_the_present_rules_and_its_record_says_where(seed: int) -> None:
    record = on_paper(gone_on(30, 40, seed).record())
    assert (record["rules"], record["earlier"]) == (PRESENT, {"rules": EARLIER, "moves": 30})
    assert list(record)[2:4] == ["rules", "earlier"]
    again = replay(game_of_versions(EARLIER), record)
    assert again.record() == record
    assert on_paper(again.record(1))["earlier"] == record["earlier"]
    goes_on = replay(game_of_versions(EARLIER), on_paper(begun(30, seed).record()))
    assert goes_on.state.moves(goes_on.state.actors[0]) != begun(30, seed).state.moves(goes_on.state.actors[0])
    assert play_on(goes_on, 40, seed).record()["earlier"] == record["earlier"]


def test_another_number_of_earlier_moves_is_refused() -> None:
    record = on_paper(gone_on(30, 40).record())
    for number in (0, 29, 31, 69):
        with pytest.raises(Mistake, match=r"^move \d+ of the record"):
            replay(game_of_versions(EARLIER), {**record, "earlier": {"rules": EARLIER, "moves": number}})


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"earlier": {"rules": "0", "moves": 3}}, "it began by rules version 0, this is 9"),
        ({"earlier": {"rules": PRESENT, "moves": 3}}, "it began by rules version 9"),
        ({"earlier": {"rules": [], "moves": 3}}, "it began by rules version"),
        ({"earlier": {"rules": EARLIER, "moves": 70}}, "up to 69"),
        ({"earlier": {"rules": EARLIER, "moves": -1}}, "up to 69"),
        ({"earlier": {"rules": EARLIER, "moves": "3"}}, "up to 69"),
        ({"earlier": {"rules": EARLIER}}, "up to 69"),
        ({"earlier": 3}, "up to 69"),
        ({"rules": EARLIER}, "'earlier' should have"),
        ({"rules": []}, "it was played by rules version"),
    ],
)
def test_a_record_that_says_something_else_of_earlier_rules_is_refused(changes: Record, problem: str) -> None:
    with pytest.raises(Mistake, match=problem):
        replay(game_of_versions(EARLIER), {**on_paper(gone_on(30, 40).record()), **changes})


def test_what_is_taken_back_past_the_change_is_played_by_the_present_rules() -> None:
    match = gone_on(30, 5)
    match.take_back(10)
    assert match.record()["rules"] == EARLIER
    assert (len(match.entries), match.state.only_canonical) == (25, False)
    seat = match.state.actors[0]
    move = match.state.moves(seat)[-1]
    assert move not in begun(25).state.moves(seat)
    match.play(seat, move)
    record = on_paper(match.record())
    assert record["earlier"] == {"rules": EARLIER, "moves": 25}
    assert replay(game_of_versions(EARLIER), record).record() == record
    match.take_back(26)
    assert match.record()["rules"] == EARLIER
    assert play_on(match, 3).record()["earlier"] == {"rules": EARLIER, "moves": 0}


def test_what_is_taken_back_so_far_that_the_match_is_played_again_is_played_by_its_own_rules() -> None:
    match = gone_on(30, AT_HAND + 10)
    states = [match.state_after(n).to_json() for n in range(len(match.entries))]
    record = deepcopy(match.record())
    match.take_back(AT_HAND + 6)
    assert match.state.to_json() == states[34]
    assert match.lines()[:30] == [
        {**line, "check": ours["check"]} for line, ours in zip(record["moves"], match.lines()[:30], strict=False)
    ]
    assert match.record()["earlier"] == {"rules": EARLIER, "moves": 30}


def test_a_version_nobody_knows_begins_no_match() -> None:
    with pytest.raises(Mistake, match="there are no rules of version 7 here, this is 9"):
        game_of_versions(EARLIER).match(seed=1, rules="7")


# ---- positions and views


def test_a_position_and_a_view_of_earlier_rules_are_read_but_not_of_unknown_ones() -> None:
    state = play_on(game_of_versions(EARLIER).match(seed=1), 20).state
    position, view = state.to_json(), state.view(0)
    assert game_of_versions(EARLIER).load({**position, "rules": EARLIER}).to_json() == position
    assert game_of_versions(EARLIER).imagine({**view, "rules": EARLIER}, Random(1)).view(0) == view
    with pytest.raises(Mistake, match="this position is of rules version 7, this is 9"):
        game_of_versions(EARLIER).load({**position, "rules": "7"})
    with pytest.raises(Mistake, match="this view is of rules version 7, this is 9"):
        game_of_versions(EARLIER).imagine({**view, "rules": "7"}, Random(1))


@pytest.mark.parametrize("name", consigliere.games())
def test_every_game_replays_what_it_says(name: str) -> None:
    game = consigliere.game(name)
    assert game.replays
    for rules in game.replays:
        match = game.match(seed=2, rules=rules)
        rng = Random(2)
        while not match.state.over:
            seat = rng.choice(match.state.actors)
            match.play(seat, rng.choice(match.state.moves(seat)))
        record = on_paper(match.record())
        assert record["rules"] == rules
        assert replay(game, record).record() == record
