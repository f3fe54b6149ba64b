"""Corleone's Empire in a terminal: everything can be drawn and said at every moment of a game, within the width."""

import re
from random import Random

import pytest

from consigliere import words
from consigliere.games import load
from consigliere.games.corleone.chapters.board import influence
from consigliere.games.corleone.components import TERRITORIES
from consigliere.games.corleone.state import CorleoneState
from consigliere.games.corleone.text.drawing import Drawing
from consigliere.terminal_style import Ink, visible
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


def test_two_players_see_no_spaces_for_three() -> None:
    drawing = Drawing(GAME.pack.data, Ink(80), "en")
    for seats in (2, 3):
        view = GAME.start(seats, 1).view(0)
        spaces = GAME.pack.data["board"]["family_spaces"]
        there = [drawing.names.place(space["id"]) for space in spaces if space["min_players"] <= seats]
        part = next(part for part in drawing.board(view) if part.name == "spaces")
        assert [line.lstrip("– ") for (line,) in part.entries] == there
        assert len(there) == (len(spaces) if seats > 2 else 10)
    closely = " ".join(drawing.look(GAME.start(2, 1).view(0), "queens"))
    absent = [s for s in spaces if s["min_players"] > 2 and "queens" in s["touches"]]
    assert absent
    assert not any(drawing.names.place(space["id"]) in closely.split("–  ") for space in absent)


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_the_board_counts_territories_and_turf_as_the_turf_war_does(lang: str) -> None:
    drawing, rng = Drawing(GAME.pack.data, Ink(500), lang), Random(2)
    state = GAME.start(3, 2)
    assert isinstance(state, CorleoneState)
    compared = 0
    while not state.over:
        state.play(*choice(state, rng, True))
        if rng.random() < 0.2:
            view = state.view(0)
            heads = [part.head[0] for part in drawing.board(view) if part.head]
            for area, name in enumerate(state.c.areas[:TERRITORIES]):
                counts = influence(state, area)
                number = GAME.pack.data["board"]["territories"][area]["number"]
                head = next(head for head in heads if head.startswith(f"{number}. {drawing.names.areas[name]}"))
                turf = head.partition(";")[2]
                assert sum(map(int, re.findall(r"\d+", turf))) == sum(counts)
                for seat in range(3):
                    badge = drawing.names.badge(drawing.names.seating[seat])
                    assert (f"{badge} {counts[seat]}" in turf) == (counts[seat] > 0)
                    compared += counts[seat] > 0
    assert compared > 50
