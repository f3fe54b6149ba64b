"""Learning from self-play: the regression finds what there is to find, and the same command gives the same weights."""

import json
from pathlib import Path
from random import Random

import pytest

import consigliere
from consigliere.arena.learn import FINAL, LEARNED, Lesson, Sums, Training, learn_from, samples_of, solve, together
from consigliere.cli.main import main
from consigliere.games import get

TRUE = [1.0, -2.0, 0.5, 0.0]
NO_GUESSES = [0.0] * len(TRUE)


def sums_of(samples: int, seed: int, noise: float = 0.5) -> Sums:
    """Samples whose margin is the sum of their features by TRUE, and some noise."""
    rng, found = Random(seed), Sums(len(TRUE))
    for _ in range(samples):
        features = [rng.gauss(0, 1) if rng.random() < 0.8 else 0.0 for _ in TRUE]
        margin = sum(x * weight for x, weight in zip(features, TRUE)) + rng.gauss(0, noise)
        found.add_sample(features, margin, margin)
    return found


def test_the_weights_behind_the_samples_are_found() -> None:
    learned = learn_from(sums_of(2000, 1), sums_of(500, 2), {}, NO_GUESSES)
    assert learned.weights == pytest.approx(TRUE, abs=0.06)
    assert learned.error == pytest.approx(0.5, abs=0.05)
    assert learned.explained > 0.9


def test_a_given_weight_is_kept_and_the_others_are_learned_beside_it() -> None:
    found = solve(sums_of(2000, 1), 3.0, {0: 3.0}, NO_GUESSES)
    assert found[0] == 3.0
    assert found[1:] == pytest.approx(TRUE[1:], abs=0.2)


def test_a_penalty_makes_weights_smaller() -> None:
    sums = sums_of(100, 1)
    free, held = solve(sums, 0.0, {}, NO_GUESSES), solve(sums, 1000.0, {}, NO_GUESSES)
    assert sum(weight**2 for weight in held) < 0.1 * sum(weight**2 for weight in free)


def test_a_penalty_pulls_to_the_guesses() -> None:
    guesses = [5.0, 5.0, 5.0, 5.0]
    assert solve(sums_of(100, 1), 1e9, {}, guesses) == pytest.approx(guesses, abs=0.01)


def test_a_feature_that_never_occurs_has_no_weight() -> None:
    sums = Sums(2)
    sums.add_sample([2.0, 0.0], 4.0, 4.0)
    assert solve(sums, 0.0, {}, [0.0, 0.0]) == pytest.approx([2.0, 0.0])


def test_sums_of_parts_are_the_sum_of_all() -> None:
    one, other, both = sums_of(5, 1), sums_of(5, 2), sums_of(5, 1)
    both.add(other)
    rng = Random(3)
    weights = [rng.random() for _ in TRUE]
    errors = [sums.squared_error(weights, FINAL) for sums in (one, other, both)]
    assert errors[2] == pytest.approx(errors[0] + errors[1])
    both.scale(0.5)
    assert both.samples == 5.0


def test_learn_writes_weights_that_a_mind_takes_and_the_command_that_made_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    command = ["learn", "signorie", "--seats", "2", "-n", "2", "--bots", "random,random", "--sample", "0.2"]
    command += ["--fix", "points=1", "--output", str(file)]
    assert main(command) == 0
    assert "R²" in capsys.readouterr().out
    first = file.read_bytes()
    assert main(command) == 0
    assert file.read_bytes() == first
    weights = json.loads(first)
    assert weights["command"].startswith("consigliere learn signorie --seats 2 -n 2 --bots random,random")
    assert weights["2"][weights["features"].index("points")] == 1.0
    game = consigliere.game("signorie")
    learned = get(game.name).heuristics(game, 2, weights)
    assert learned.feature_names() == weights["features"]
    assert learned.values(game.start(2, 1)) != get(game.name).heuristics(game, 2, {}).values(game.start(2, 1))


def test_learned_together_all_numbers_of_players_have_the_mean(tmp_path: Path) -> None:
    command = ["learn", "signorie", "--seats", "2,3", "-n", "1", "--seed", "1", "--bots", "random", "--sample", "0.1"]
    files = [tmp_path / "apart.json", tmp_path / "together.json"]
    assert main([*command, "--output", str(files[0])]) == 0
    assert main([*command, "--output", str(files[1]), "--together"]) == 0
    apart, mean = (json.loads(file.read_bytes()) for file in files)
    assert apart["2"] != apart["3"]
    assert mean["2"] == mean["3"] == pytest.approx([(x + y) / 2 for x, y in zip(apart["2"], apart["3"])], abs=1e-4)
    assert " --together" in mean["command"]
    assert together(apart)["features"] == apart["features"]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--fix", "points"], "--fix"),
        (["--fix", "nothing=1"], "nothing"),
        (["--seats", "9"], "--seats"),
        (["--explore", "2"], "--explore"),
        (["-n", "0"], "-n"),
        (["--output", "/nowhere/weights.json", "-n", "1", "--bots", "random", "--sample", "0"], "/nowhere"),
    ],
)
def test_a_wrong_input_is_one_sentence(
    more: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", "signorie", "--seats", "2", "--output", str(tmp_path / "w.json"), *more]) == 2
    assert sentence in capsys.readouterr().err


def test_what_is_thought_of_later_samples_is_learned_from_as_far_as_wanted() -> None:
    size = len(get("signorie").heuristics(consigliere.game("signorie"), 2).feature_names())
    nothing_is_worth = tuple([0.0] * size)

    def share(patience: float) -> float:
        sums = samples_of(Lesson("signorie", 2, "random", {}, 1, 0.0, 0.2, patience, nothing_is_worth), 3)
        return sums.squares[LEARNED] / sums.squares[FINAL]

    assert share(1.0) == 1.0
    assert 0.0 < share(0.5) < 0.5


def test_a_course_of_a_team_game_learns_from_teams() -> None:
    training = Training("la-famiglia", 4, {})
    assert list(training.round("random", range(1, 2), 1, 1, 0.0, 0.02, 1.0)) == [1]
    assert training.train.samples > 0
