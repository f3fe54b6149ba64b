"""The levels: what they choose depends on nothing that they may not know, in every game, for all numbers of players."""

import json
import subprocess
import sys
import time
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere import words
from consigliere.bots import BOTS, LEVELS, opponents
from consigliere.bots.search import Candidate, Considered, decide
from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.games import get, names
from tests.conftest import Size

SEED = 11
SIMULATIONS = 12
PATIENCE = 30  # moves in which something may still be hidden
WAYS = [(name, seats) for name in names() for seats in consigliere.game(name).seats]
ELSEWHERE = """
import json, sys, consigliere
asked = json.load(sys.stdin)
chosen = []
for name, level, view in asked["all"]:
    chosen.append(consigliere.bot(level, consigliere.game(name), asked["seed"]).choose(view, asked["budget"]))
print(json.dumps(chosen))
"""


def positions(game: Game, seats: int, count: int, seed: int = 5) -> list[State]:
    """Positions of one game in which the game's policy plays, like those that people get into: with a choice, and with
    something hidden if that comes soon."""
    state, rng = game.start(seed=seed, seats=seats), Random(seed)
    policy = get(game.name).heuristics(game, seats).policy
    moments = sorted(rng.sample(range(4, 60 * seats), count))
    found: list[State] = []
    number = 0
    while not state.over and len(found) < count:
        seat = state.actors[0]
        late = number - moments[len(found)]
        if late >= 0 and len(state.moves(seat)) > 1 and (late > PATIENCE or hides(state, seat)):
            found.append(state.copy())
        seat = rng.choice(state.actors)
        state.play(seat, policy(state, seat, rng))
        number += 1
    return found


def hides(state: State, seat: int) -> bool:
    """Whether another truth can be told from this one, by those who see it."""
    twin = another_truth(state, seat, 1)
    twin.chance = state.chance.copy()
    return twin.to_json() != state.to_json()


def another_truth(state: State, seat: int, number: int) -> State:
    """The same to the seat, with other hidden pieces and other luck to come."""
    twin, rng = state.copy(), Random(number)
    twin.shuffle_hidden(seat, rng)
    twin.chance.key = rng.randbytes(len(twin.chance.key))
    return twin


def choice(bot: str, game: Game, view: dict[str, Any], simulations: int) -> int:
    """What a new bot of the level plays."""
    return consigliere.bot(bot, game, SEED).choose(view, {"simulations": simulations})


@pytest.mark.ci
@pytest.mark.parametrize(("name", "seats"), WAYS)
def test_a_level_chooses_the_same_whatever_the_hidden_truth(name: str, seats: int, size: Size) -> None:
    game = consigliere.game(name)
    simulations = size(SIMULATIONS, 200, ci=40)
    for number, state in enumerate(positions(game, seats, size(1, 12, ci=4), seed=seats)):
        seat = state.actors[0]
        view = state.view(seat)
        for level in LEVELS:
            chosen = choice(level, game, view, simulations)
            assert chosen in view["moves"] + view["side_moves"]
            for other in range(size(1, 3)):
                twin = another_truth(state, seat, other)
                assert choice(level, game, twin.view(seat), simulations) == chosen, (level, number)
            assert choice(level, game, json.loads(json.dumps(view)), simulations) == chosen, level


@pytest.mark.ci
def test_a_level_chooses_the_same_in_another_process_and_after_other_decisions(size: Size) -> None:
    """What a process keeps from decision to decision (minds, weights) changes nothing."""
    simulations = size(SIMULATIONS, 200, ci=40)
    asked: list[tuple[str, str, dict[str, Any]]] = []
    for name in names():
        game = consigliere.game(name)
        states = positions(game, game.seats[0], size(1, 10, ci=4))
        asked += [(name, level, state.view(state.actors[0])) for state in states for level in LEVELS]
    here = [choice(level, consigliere.game(name), view, simulations) for name, level, view in asked]
    request = json.dumps({"seed": SEED, "budget": {"simulations": simulations}, "all": asked[::-1]})
    command = [sys.executable, "-c", ELSEWHERE]
    answer = subprocess.run(command, input=request, capture_output=True, text=True, check=True)
    assert json.loads(answer.stdout)[::-1] == here


@pytest.mark.parametrize("name", names())
def test_a_hidden_truth_that_mattered_would_be_noticed(name: str) -> None:
    """What is swapped above does differ, besides the luck to come, and does not show."""
    game = consigliere.game(name)
    state = positions(game, game.seats[0], 1)[0]
    seat = state.actors[0]
    assert hides(state, seat)
    assert another_truth(state, seat, 1).view(seat) == state.view(seat)


@pytest.mark.parametrize("level", ["hard", "expert", "normal", "easy"])
def test_a_level_keeps_to_the_time_it_is_given(level: str) -> None:
    game = consigliere.game("signorie")
    state = game.start(seed=1, seats=2)
    view = state.view(state.actors[0])
    bot = consigliere.bot(level, game, SEED)
    bot.choose(view, {"ms": 1})  # loads what it needs
    begun = time.process_time()
    assert bot.choose(view, {"ms": 30}) in view["moves"] + view["side_moves"]
    assert time.process_time() - begun < 1.0  # a hundredth would do on a quiet machine; without a limit it is many


def test_minds_are_loaded_once_in_a_process() -> None:
    game = consigliere.game("signorie")
    assert get(game.name).heuristics(game, 2) is get(game.name).heuristics(game, 2)
    assert get(game.name).heuristics(game, 2) is not get(game.name).heuristics(game, 3)
    assert get(game.name).heuristics(game, 2, {}) is not get(game.name).heuristics(game, 2)


def found(*rows: tuple[int, float, int], finalists: list[int], mixed: bool = False) -> Considered:
    """What a search came to: moves with total and number of worlds."""
    return Considered([Candidate(move, 0.1, total, worlds) for move, total, worlds in rows], finalists, mixed)


def test_searches_of_one_question_are_put_together() -> None:
    one = found((1, 6.0, 10), (2, 5.0, 10), (3, 1.0, 2), finalists=[1, 2])
    other = found((1, 3.0, 10), (2, 5.5, 10), (3, 1.9, 2), finalists=[2, 1])
    rng = Random(1)
    assert [decide([one], rng), decide([other], rng), decide([one, other], rng)] == [1, 2, 2]
    mixed = [found((1, 8.0, 1), (2, 0.0, 1), finalists=[1, 2], mixed=True)] * 2
    assert {decide(mixed, Random(n)) for n in range(20)} == {1}
    half = [found((move, 4.0, 1), (3 - move, 0.0, 1), finalists=[1, 2], mixed=True) for move in (1, 2)]
    assert {decide(half, Random(n)) for n in range(20)} == {1, 2}


# ---- who they are


def test_every_level_has_a_line_of_character_and_names_for_a_whole_table() -> None:
    most = max(max(consigliere.game(name).seats) for name in names())
    everybody = [person for level in LEVELS for person in opponents.people(level)]
    assert len(everybody) == len(set(everybody))
    for level in LEVELS:
        assert len(opponents.people(level)) >= most
        assert opponents.about(level).endswith(".")
    for bot in BOTS:
        assert words.has(f"level-{bot}")
        assert words.has(f"level-{bot}-about")
    assert opponents.title("file.py:Class") == "file.py:Class"


def test_bots_at_one_table_have_different_names() -> None:
    taken: list[str] = []
    for seat in range(5):
        taken.append(opponents.name_for("hard", seat, taken))
    assert len(set(taken)) == 5
    assert opponents.name_for("hard", 0, []) == opponents.name_for("hard", 0, [])
    assert opponents.name_for("hard", 0, [taken[0]]) == taken[1]
    assert opponents.name_for("greedy", 0, []) == "greedy"


def test_a_game_offers_what_was_shown_to_be_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, other = names()[:2]
    found = {
        "not_offered": {"expert": "no better than hard"},
        "ratings": {"4": {"command": "…", "levels": {"hard": {"rating": 1500, "low": 1460, "high": 1540}}}},
    }
    monkeypatch.setattr(get(game), "measured", found)
    monkeypatch.setattr(get(other), "measured", {"not_offered": {}, "ratings": {}})
    assert opponents.levels(game) == ["easy", "normal", "hard"]
    assert opponents.levels(other) == list(LEVELS)
    assert opponents.rating(game, 4, "hard") == opponents.Rating(1500, 1460, 1540)
    assert opponents.rating(game, 4, "easy") is opponents.rating(other, 4, "hard") is None


@pytest.mark.parametrize("game", names())
def test_the_data_file_names_levels_and_commands_there_are(game: str) -> None:
    found = get(game).measured
    assert set(found) == {"choices", "not_offered", "ratings"}
    without = found["not_offered"]
    assert set(without) <= set(LEVELS) - {opponents.USUAL}
    assert all(isinstance(reason, str) and reason for reason in without.values())
    for seats, measured in found["ratings"].items():
        assert int(seats) in consigliere.game(game).seats
        assert measured["command"].startswith("python3 dev.py ")
        for level in measured["levels"]:
            rating = opponents.rating(game, int(seats), level)
            assert rating is not None
            assert level in LEVELS
            assert rating.low <= rating.rating <= rating.high
