"""Any moment as text, and answers that are read back."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere.core.errors import Mistake
from consigliere.core.state import State
from consigliere.research.text import Text
from tests.conftest import Size
from tests.games.any_game import choice, position, viewers

GAMES = consigliere.games()
Style = Callable[[Text, dict[str, Any], int], str]


def number_of(view: dict[str, Any], move: int) -> str:
    """How the list numbers a move."""
    if move in view["moves"]:
        return str(view["moves"].index(move) + 1)
    return f"s{view['side_moves'].index(move) + 1}"


STYLES: dict[str, Style] = {
    "number": lambda text, view, move: number_of(view, move),
    "notation": lambda text, view, move: text.game.text(move),
    "loud": lambda text, view, move: f"**{text.game.text(move).upper()}**.",
    "json": lambda text, view, move: json.dumps({"why": "it looks good", "move": text.game.text(move)}),
    "fenced": lambda text, view, move: f'Let me think.\n```json\n{{"choice": "{number_of(view, move)}"}}\n```\n',
    "talk": lambda text, view, move: f"Options 1 and 2 look weak to me.\nAnswer: {number_of(view, move)}",
    "line": lambda text, view, move: text.choice(view, number_of(view, move), move),
    "quoted": lambda text, view, move: f"There is more to say, but I play `{text.game.text(move)}`!",
}


def told(state: State, viewer: int | None) -> list[dict[str, Any]]:
    """What a viewer was shown of the last move."""
    return [seen for event in state.events if (seen := event.seen(viewer)) is not None]


def walk(name: str, seed: int, moves: int) -> Iterator[tuple[State, int, int]]:
    """Moments of a random game, each with the next seat and its move."""
    state, rng = consigliere.game(name).start(seed=seed), Random(seed)
    for _ in range(moves):
        if state.over:
            return
        seat, move = choice(state, rng, True)
        if rng.random() < 0.1 and (side := state.side_moves(seat)):
            move = rng.choice(side)
        yield state, seat, move
        state.play(seat, move)


@pytest.mark.ci
@pytest.mark.parametrize("name", GAMES)
def test_every_moment_can_be_told_and_every_answer_is_understood(name: str, size: Size) -> None:
    text = Text(consigliere.game(name))
    styles = list(STYLES.values())
    for n, (state, seat, move) in enumerate(walk(name, 3, size(40, 5000))):
        view = json.loads(json.dumps(state.view(seat)))
        moment = text.moment(view, told(state, seat), rules=n == 0)
        assert f"{number_of(view, move)}. {text.game.text(move)} – " in moment
        assert "\x1b" not in moment
        assert "\u00a0" not in moment
        for style in styles if n < 12 else [styles[n % len(styles)]]:
            answer = style(text, view, move)
            assert text.game.text(text.read(view, answer)) == text.game.text(move), answer


@pytest.mark.parametrize("name", GAMES)
def test_the_end_and_a_spectator_are_told_too(name: str) -> None:
    text = Text(consigliere.game(name))
    state = position(name, text.game.seats[0], 5, 20, True)
    watched = text.moment(state.view(None), told(state, None))
    assert "you watch" in watched
    assert "Your choices" not in watched
    rng = Random(1)
    while not state.over:
        state.play(*choice(state, rng, True))
    assert "== The game is over" in text.moment(state.view(0), rules=False)
    assert text.why(state.view(0), "anything") == ""


@pytest.mark.ci
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_nothing_that_is_told(name: str, size: Size) -> None:
    text = Text(consigliere.game(name))
    different = 0
    for seed in range(size(4, 200, ci=40)):
        rng = Random(seed)
        state = position(name, rng.choice(text.game.seats), seed, rng.randrange(150), True)
        for viewer in viewers(state):
            twin = state.copy()
            twin.shuffle_hidden(viewer, rng)
            different += twin.to_json() != state.to_json()
            here, there = (all_told(text, each.view(viewer), seed) for each in (state, twin))
            assert here == there
    assert different or name == "signorie"


def all_told(text: Text, view: dict[str, Any], seed: int) -> list[str]:
    """Everything that can be asked for with a view."""
    found = [text.moment(view), *(text.position(view, page) for page in text.drawing.pages)]
    for move in Random(seed).sample(range(text.game.move_count), 12):
        found.append(text.why(view, text.game.text(move)))
        found += [text.why(view, element) for element in text.game.elements(move)[:1]]
    return found


def test_a_text_made_of_the_truth_would_be_noticed() -> None:
    """What others hold stands in their own texts: those differ between the worlds that look the same to seat 0."""
    text = Text(consigliere.game("corleone"))
    others = set()
    for seed in range(5):
        state = position("corleone", 3, seed, 60, True)
        twin = state.copy()
        twin.shuffle_hidden(0, Random(1))
        others.add(text.moment(state.view(1)) == text.moment(twin.view(1)))
    assert False in others


VIEW = consigliere.game("signorie").start(2, 7).view(0)
SIGNORIE = Text(consigliere.game("signorie"))


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("", "No move was found"),
        ("99", "There is no answer 99; there are "),
        ("0", "There is no answer 0"),
        ("s1", "There is no answer s1; there are 0"),
        ("die yellow", "could be several moves: die yellow 4, die yellow 5"),
        ("Either die yellow 4 or die red 2", "could be several moves: "),
        ("wed", "(SI-4.2)"),
        ('{"move": "die yellow 1"}', "(SI-4.5)"),
        ("I would rather talk about the weather.", "No move was found"),
        ("x" * 100_000, "No move was found"),
        ("{" * 100_000, "No move was found"),
        ("I take " * 50_000, "No move was found"),
    ],
)
def test_what_is_no_answer_says_why(answer: str, sentence: str) -> None:
    with pytest.raises(Mistake) as mistake:
        SIGNORIE.read(VIEW, answer)
    assert sentence in str(mistake.value)
    assert len(str(mistake.value)) < 400


def test_why_names_the_rule_and_is_empty_for_what_can_be_played() -> None:
    assert SIGNORIE.why(VIEW, "die yellow 4") == ""
    assert "SI-4" in SIGNORIE.why(VIEW, "die yellow 1")
    assert "SI-" in SIGNORIE.why(VIEW, "city:milano") or SIGNORIE.why(VIEW, "city:milano") == ""
    with pytest.raises(Mistake):
        SIGNORIE.why(VIEW, "die orange 4")
    with pytest.raises(Mistake, match='no page "kitchen"; there is board'):
        SIGNORIE.position(VIEW, "kitchen")
