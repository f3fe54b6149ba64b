"""What the levels know of Signorie: sensible moves in clear positions, values that mean something, no peeking."""

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere.core.chance import branch
from consigliere.core.state import State
from consigliere.games import get

GAME = consigliere.game("signorie")
HEURISTICS = {seats: get(GAME.name).heuristics(GAME, seats) for seats in GAME.seats}
YELLOW, RED = 0, 1


def position(seats: int = 2, **described: Any) -> State:
    """Players, yellow to play and red among them, in a position that says only what matters."""
    state = GAME.blank(seats, {})
    state.chance = branch(b"1" * 32)
    players = {colour: {"seat": seat} for seat, colour in enumerate(("yellow", "red", "purple", "blue")[:seats])}
    for colour, player in described.pop("players", {}).items():
        players[colour] |= player
    GAME.set_position(state, {"at": "actions", "to_play": "yellow", "clear": True, "players": players, **described})
    return state


def answer(state: State, level: str = "hard", simulations: int = 40) -> str:
    """What a level plays."""
    seat = state.actors[0]
    return GAME.text(consigliere.bot(level, GAME, seed=1).choose(state.view(seat), {"simulations": simulations}))


def after_random_moves(seats: int, seed: int, moves: int) -> State:
    """A position some random moves into a game."""
    state, rng = GAME.start(seats, seed), Random(seed)
    while moves and not state.over:
        seat = state.actors[0]
        state.play(seat, rng.choice(state.moves(seat)))
        moves -= 1
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_candidates_are_legal_and_values_are_chances_throughout_a_game(seats: int) -> None:
    state, rng = GAME.start(seats, 5), Random(5)
    while not state.over:
        seat = state.actors[0]
        if rng.random() < 0.2:
            found = HEURISTICS[seats].candidates(state, seat)
            assert found
            assert {move for move, _ in found} <= set(state.moves(seat))
            assert sum(prior for _, prior in found) == pytest.approx(1.0)
            assert HEURISTICS[seats].policy(state, seat, rng) in state.moves(seat)
            values = HEURISTICS[seats].values(state)
            assert all(0.0 <= value <= 1.0 for value in values)
            assert len(HEURISTICS[seats].features(state, seat)) == len(HEURISTICS[seats].feature_names())
        state.play(seat, rng.choice(state.moves(seat)))
    result = state.result
    assert result is not None
    values = HEURISTICS[seats].values(state)
    assert max(range(seats), key=values.__getitem__) == result.winners[0]
    assert values[result.winners[0]] > 0.9
    assert sum(value for seat, value in enumerate(values) if seat not in result.winners) < 0.1


def test_playing_on_ends_the_turn_or_goes_on_for_some() -> None:
    state = GAME.start(2, 3)
    seat = state.actors[0]
    state.apply(seat, state.moves(seat)[0])
    HEURISTICS[2].play_on(state, seat, 0, Random(1))
    assert state.actors[0] != seat
    dice = sum(bool(value) for player in table(state) for value in player["dice"].values())
    HEURISTICS[2].play_on(state, seat, 2, Random(1))
    assert sum(bool(value) for player in table(state) for value in player["dice"].values()) == dice + 2


def table(state: State) -> list[dict[str, Any]]:
    """The players as everybody sees them."""
    return list(state.view(None)["table"]["players"].values())


def test_the_last_round_is_played_to_its_end() -> None:
    state = position(round=7, dice={"grey": [4], "red": [2]}, players={"yellow": {"men": 1, "florins": 3}})
    assert len(state.moves(YELLOW)) > 1
    HEURISTICS[2].play_on(state, YELLOW, 1, Random(1))
    assert state.over


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_best_man_is_not_left_on_his_track(level: str) -> None:
    """The last action of the game: a mission of 13 points, or a helper who never acts."""
    careers = {"careers": {"church": [7], "politics": [1]}, "florins": 9, "men": 2}
    state = position(round=7, dice={"turquoise": [5]}, passed=["red"], players={"yellow": careers})
    assert answer(state, level) == "die turquoise 5"
    state.play(YELLOW, GAME.parse("die turquoise 5"))
    assert answer(state, level) == "manage"
    state.play(YELLOW, GAME.parse("manage"))
    assert answer(state, level).startswith("mission church 7")


MEN = {"careers": {"church": [7, 7], "politics": [6, 3]}, "men": 2, "florins": 5}
ADDED = [13 - 6, 13 - 6, 11 - 5, 5 - 2]  # by a mission to the half that is safe (SI-8.4, SI-12.1)


@pytest.mark.parametrize(("number", "missions"), [(7, 0.8), (6, 1.4), (5, 2.0), (2, 3.8)])
def test_only_men_whom_a_mission_is_left_for_are_worth_more_than_half(number: int, missions: float) -> None:
    """SI-7.1, SI-4.5: the turquoise space allows one mission in each round; not every round is used for one."""
    found = features_of(position(round=number, dice={"turquoise": [5]}, players={"yellow": MEN}))
    men = [found[name] for name in ("best man", "second man", "third man", "other men")]
    assert men == pytest.approx([points * max(0, min(1, missions - i)) for i, points in enumerate(ADDED)])
    assert found["men on careers"] == pytest.approx((0 + 0 + 1 + 4) / 6)


def test_helpers_who_send_or_marry_off_need_room_in_a_city() -> None:
    """SI-7.9: a full city cannot be chosen."""
    player = {**MEN, "helpers": ["mission_fd", "marriage_fd", "florins3"]}
    empty = features_of(position(round=3, players={"yellow": player}))
    pawns = ["red.man"] * 12 + ["red.woman"] * 11 + ["yellow.woman"]
    full: dict[str, dict[str, Any]] = {"venezia": {"closed": True}, "napoli": {"closed": True}}
    full |= {city: {"pawns": pawns[8 * i : 8 * i + 8]} for i, city in enumerate(("milano", "firenze", "roma"))}
    found = features_of(position(round=3, players={"yellow": player}, cities=full))
    for helper in ("mission_fd", "marriage_fd"):
        assert found[f"uses of {helper}"] == 0 < empty[f"uses of {helper}"]
    assert found["uses of florins3"] == empty["uses of florins3"] > 0
    assert found["best man"] == 0 < empty["best man"]


def features_of(state: State) -> dict[str, float]:
    """Yellow's features by name, whatever the time."""
    found: dict[str, float] = {}
    for name, value in zip(HEURISTICS[2].feature_names(), HEURISTICS[2].features(state, YELLOW), strict=True):
        base = name.partition(" at ")[0] if name.endswith("dice") else name
        found[base] = found.get(base, 0.0) + value
    return found


@pytest.mark.parametrize("men", [1, 2, 3])
def test_with_three_players_too_a_man_at_the_top_is_sent_in_the_middle_of_the_game(men: int) -> None:
    """Once in a round a die allows a mission: whoever waits with all men to the last rounds leaves some behind."""
    careers = {career: [7] for career in ("church", "politics", "military")[:men]}
    pool = {"men": 3, "women": 3, "florins": 4}
    player = {"careers": careers, "men": 2, "women": 2, "florins": 5}
    dice = {colour: [value] * 3 for value, colour in enumerate(("yellow", "red", "purple", "grey", "turquoise"), 1)}
    state = position(3, round=4, dice=dice, players={"yellow": player, "red": pool, "purple": pool})
    played: list[str] = []
    while state.view(None)["table"]["phase"] == "actions":
        played.append(answer(state, "normal") if state.actors == [YELLOW] else "pass")
        state.play(state.actors[0], GAME.parse(played[-1]))
    assert [move for move in played if move.startswith("mission")], played


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_that_can_only_bring_is_worth_less_than_nothing(seats: int) -> None:
    """Weights learned from too few games say so of rewards and helpers; the threshold is then passed for nothing."""
    learned = json.loads(files("consigliere.games.signorie.bot").joinpath("weights.json").read_bytes())
    weights = dict(zip(learned["features"], learned[str(seats)], strict=True))
    assert [name for name in weights if name.startswith(("reward ", "uses of ")) and weights[name] < 0.0] == []


def test_florins_are_paid_for_points_in_the_last_round() -> None:
    state = position(round=7, dice={}, players={"yellow": {"florins": 6}, "red": {"florins": 5}})
    while state.actors and not GAME.text(state.moves(state.actors[0])[0]).startswith("pay"):
        state.play(state.actors[0], GAME.parse("pass"))
    assert answer(state, "normal") == answer(state, "hard") == "pay"


def test_no_point_on_a_track_is_left_unspent() -> None:
    state = position(round=3, dice={"grey": [4, 4]}, players={"yellow": {"men": 3, "careers": {"church": [3]}}})
    state.play(YELLOW, GAME.parse("die grey 4"))  # the engine manages by itself: there is nothing else to do
    spent = 0
    while state.actors == [YELLOW]:
        move = answer(state)
        assert move != "done"
        spent += int(move.split()[1]) if move.startswith("initiative") else 1
        state.play(YELLOW, GAME.parse(move))
    assert spent == 4


def test_what_costs_nothing_is_never_given_away() -> None:
    """A few simulations cannot tell it from luck: a man on his way goes on, a helper who only brings acts."""
    state = position(
        round=3,
        dice={"grey": [4, 4], "red": [5]},
        players={"yellow": {"men": 3, "careers": {"church": [3]}, "helpers": ["vp3", "mission_fd"]}},
    )
    state.play(YELLOW, GAME.parse("die grey 4"))
    state.play(YELLOW, GAME.parse("step church 3"))
    offered = {GAME.text(move) for move, _ in HEURISTICS[2].candidates(state, YELLOW)}
    assert offered
    assert "done" not in offered  # which of the steps that come to the same is listed is left open
    state.play(YELLOW, GAME.parse("initiative 3"))
    assert [GAME.text(move) for move, _ in HEURISTICS[2].candidates(state, YELLOW)] == ["helper 1"]
    state.play(YELLOW, GAME.parse("helper 1"))
    assert "done" in {GAME.text(move) for move, _ in HEURISTICS[2].candidates(state, YELLOW)}  # a mission may wait


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_steps_are_made_in_any_order(level: str) -> None:
    """After a step on the last career a man on the first one still goes on: 3 points and florins, not 2 points."""
    careers = {"careers": {"politics": [3], "military": [6]}}
    state = position(round=7, dice={"grey": [4]}, passed=["red"], players={"yellow": careers})
    state.play(YELLOW, GAME.parse("die grey 4"))
    state.play(YELLOW, GAME.parse("step military 6"))
    for space in (3, 4, 5):
        assert answer(state, level) == f"step politics {space}"
        state.play(YELLOW, GAME.parse(f"step politics {space}"))


def test_of_steps_that_come_to_the_same_one_is_tried() -> None:
    """Two men at the end of their ways and nothing else to do: whoever goes first, both go."""
    careers = {"careers": {"politics": [6], "military": [6]}}
    discs = {"7": ["yellow"], "0": ["red"]}
    state = position(round=7, dice={"grey": [4]}, passed=["red"], initiative=discs, players={"yellow": careers})
    state.play(YELLOW, GAME.parse("die grey 4"))
    assert len(state.moves(YELLOW)) == 2
    assert len(HEURISTICS[2].candidates(state, YELLOW)) == 1


def offered(state: State) -> set[str]:
    """What the levels think about."""
    return {GAME.text(move) for move, _ in HEURISTICS[2].candidates(state, YELLOW)}


def test_the_disc_goes_as_far_as_it_can_if_nothing_else_can_move() -> None:
    careers = {"careers": {"church": [7]}, "helpers": ["initiative3"]}
    state = position(round=3, dice={"turquoise": [5], "red": [2]}, players={"yellow": careers})
    for move in ("die turquoise 5", "mission church 7 milano", "helper 1"):
        state.play(YELLOW, GAME.parse(move))
    assert len(state.moves(YELLOW)) == 3
    assert offered(state) == {"initiative 3"}
    assert GAME.text(HEURISTICS[2].policy(state, YELLOW, Random(1))) == "initiative 3"


def test_a_helper_who_brings_a_man_forward_is_not_skipped() -> None:
    """But a man need not begin a career for it."""
    for careers, expected in (({"church": [3]}, {"helper 3"}), ({}, {"helper 3", "done"})):
        player = {"careers": careers, "men": 1, "women": 1, "florins": 4, "helpers": ["career3"]}
        state = position(round=3, dice={"purple": [3], "red": [2]}, players={"yellow": player})
        for move in ("die purple 3", "manage"):
            if GAME.parse(move) in state.moves(YELLOW):
                state.play(YELLOW, GAME.parse(move))
        assert offered(state) == expected


def test_no_pawns_are_given_for_a_threshold_that_is_high_enough() -> None:
    """The dice are 4 and 4. Two more of 5 come to 18, for which two pawns are enough; without them none is needed."""
    player = {"men": 4, "florins": 4, "dice": {"red": 4}}
    for to_come, expected in ((5, ["task grey_lower 1", "task grey_lower 2"]), (None, [])):
        dice = {"grey": [4], "yellow": [to_come], "turquoise": [to_come]} if to_come else {"grey": [4]}
        state = position(round=3, dice=dice, tasks={"grey_lower": "task_threshold"}, players={"yellow": player})
        state.play(YELLOW, GAME.parse("die grey 4"))
        assert GAME.parse("task grey_lower 3") in state.moves(YELLOW)
        assert sorted(move for move in offered(state) if move.startswith("task")) == expected


def test_the_die_of_an_extra_action_is_taken_for_what_it_brings() -> None:
    """A mission of 13 points rather than 3 florins, in simulations too."""
    described: dict[str, Any] = {"rewards": {"5": "rw_action"}, "dice": {"yellow": [1], "turquoise": [5]}}
    player = {"careers": {"church": [7]}, "florins": 4}
    state = position(at="bonuses", round=5, order=["yellow", "red"], players={"yellow": player}, **described)
    state.settle([], -1)
    state.play(YELLOW, GAME.parse("bonus"))
    assert GAME.text(HEURISTICS[2].policy(state, YELLOW, Random(1))) == "die turquoise 5"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nobody_peeks(level: str) -> None:
    """Another truth behind the same view: the same move."""
    state = after_random_moves(3, 8, 60)
    seat = state.actors[0]
    twin = state.copy()
    twin.shuffle_hidden(seat, Random(4))
    assert twin.to_json() != state.to_json()
    moves = {consigliere.bot(level, GAME, seed=2).choose(s.view(seat), {"simulations": 12}) for s in (state, twin)}
    assert len(moves) == 1
