"""Corleone's Empire in a terminal: everything can be drawn and said at every moment of a game, within the width."""

from random import Random

import pytest

from consigliere import words
from consigliere.games import load
from consigliere.games.corleone.draw.drawing import Drawing
from consigliere.ink import Ink, visible
from tests.conftest import Size
from tests.games.any_game import choice

GAME = load("corleone")
WIDTH = 90
GAMES = [(2, "en"), (5, "pl"), (4, "ru"), (3, "en"), (3, "pl"), (5, "ru")]


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


@pytest.mark.ci
@pytest.mark.parametrize(("seats", "lang"), Size()(GAMES[:3], GAMES))
def test_whole_games_can_be_drawn(seats: int, lang: str) -> None:
    drawing, rng = Drawing(GAME.pack.data, Ink(WIDTH, seats % 2 == 0), lang), Random(seats)
    state = GAME.start(seats, seats)
    while not state.over:
        seat, move = choice(state, rng, True)
        view = state.view(seat)
        assert drawing.question(view).endswith(".")
        lines = drawing.context(view)
        for legal in view["moves"]:
            assert drawing.move(view, GAME.slots(legal))
            drawing.detail(view, GAME.slots(legal))
        if rng.random() < 0.1:
            for page in drawing.pages:
                lines += drawing.page(page, view, "")
            lines += drawing.look(view, "queens") + drawing.look(view, "nowhere")
            refusal = state.refusal(seat, rng.randrange(GAME.move_count))
            assert refusal is None or drawing.refusal(view, refusal.to_json()).endswith(".")
        seen = [event.seen(seat) for event in state.play(seat, move)]
        lines += drawing.log(state.view(seat), [event for event in seen if event])
        drawing.gist(view, [event for event in seen if event])
        assert all(visible(line) <= WIDTH for line in lines), lines
    assert drawing.result(state.view(None))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Seat 1 shoots the Police Chief."),
        ("pl", "Nr 1 zestrzeliwuje Komisarza Policji."),
        ("ru", "№ 1 отправляет в Гудзон Шефа полиции."),
    ],
)
def test_the_police_chief_is_his_own_place(lang: str, sentence: str) -> None:
    drawing = Drawing(GAME.pack.data, Ink(WIDTH), lang)
    shot = {"kind": "shot", "seat": 0, "side": "police_chief", "place": "police_chief"}
    assert drawing.event_words(shot) == sentence
