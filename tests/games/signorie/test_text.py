"""Signorie in a terminal: everything can be drawn and said at every moment of a game, within the width."""

from random import Random

import pytest

from consigliere import words
from consigliere.games import load
from consigliere.games.signorie import frames
from consigliere.games.signorie.text.drawing import HEADS, Drawing
from consigliere.terminal_style import Ink, visible
from tests.conftest import Size
from tests.games.any_game import choice
from tests.games.signorie.test_heuristics import position

GAME = load("signorie")
WIDTH = 90


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


@pytest.mark.ci
@pytest.mark.parametrize(
    ("seats", "colour", "lang"),
    Size()(
        [(2, True, "en"), (3, False, "pl"), (4, False, "ru")],
        [(n, colour, lang) for n in (2, 3, 4) for colour in (True, False) for lang in ("en", "pl", "ru")],
    ),
)
def test_whole_games_can_be_drawn(seats: int, colour: bool, lang: str) -> None:
    drawing, rng = Drawing(GAME.pack.data, Ink(WIDTH, colour), lang), Random(seats)
    state = GAME.start(seats, seats, {"optional_city_tile": True})
    while not state.over:
        seat, move = choice(state, rng, True)
        view = state.view(seat)
        assert drawing.question(view).endswith(".")
        lines = drawing.context(view)
        labels = [drawing.move(view, GAME.slots(legal)) for legal in view["moves"]]
        assert all(labels)
        assert len(set(labels)) == len(labels)
        for legal in view["moves"]:
            drawing.detail(view, GAME.slots(legal))
        if rng.random() < 0.1:
            for page in drawing.pages:
                lines += drawing.page(page, view, rng.choice(["", "all", "red"]))
            lines += drawing.look(view, "roma") + drawing.look(view, "nowhere")
            refusal = state.refusal(seat, rng.randrange(GAME.move_count))
            assert refusal is None or drawing.refusal(view, refusal.to_json()).endswith(".")
        seen = [event.seen(seat) for event in state.play(seat, move)]
        lines += drawing.log(state.view(seat), [event for event in seen if event])
        drawing.gist(view, [event for event in seen if event])
        assert all(visible(line) <= WIDTH for line in lines), lines
    assert len(drawing.result(state.view(None))) >= 2 * seats + 1


TURN = {
    "en": ["▲Y Yellow takes the red 1 for 1 florin.", "  pays 1 florin.", "  hires Poet."],
    "pl": ["▲Ż Żółty bierze czerwoną jedynkę za 1 floren.", "  płaci 1 floren.", "  zatrudnia Poetę."],
    "ru": ["▲Ж Жёлтый берёт красную единицу за 1 флорин.", "  платит 1 флорин.", "  нанимает Поэта."],
}


@pytest.mark.parametrize("lang", TURN)
def test_a_turn_is_told_in_lines_that_belong_together(lang: str) -> None:
    drawing = Drawing(GAME.pack.data, Ink(WIDTH), lang)
    state = GAME.start(2, 1, {"colours_by_seat": True})
    events = [
        {"kind": "die-taken", "seat": 0, "die": "red", "value": 1, "cost": 1},
        {"kind": "paid", "seat": 0, "n": 1},
        {"kind": "hired", "seat": 0, "helper": "vp3"},
    ]
    assert drawing.log(state.view(0), events) == TURN[lang]


@pytest.mark.parametrize("typed", ["firenze", "Флоренция", "флор"])
def test_a_city_is_found_by_what_is_typed_and_by_its_name(typed: str) -> None:
    drawing = Drawing(GAME.pack.data, Ink(WIDTH), "ru")
    assert drawing.look(GAME.start(4, 1).view(0), typed)[0].startswith("Флоренция: ")


def test_si_10_1_a_helper_says_which_ones_above_it_it_skips() -> None:
    drawing = Drawing(GAME.pack.data, Ink(WIDTH), "en")
    view = GAME.start(2, 1).view(0)
    view["step"] = {"message": "ask-helpers", "args": {"die": "grey", "value": 4}}
    view["moves"] = [GAME.parse(text) for text in ("helper 1", "helper 2", "helper 3", "done")]
    assert [drawing.move(view, GAME.slots(move)) for move in view["moves"]] == [
        "Let Poet act",
        "Let Condottiero act, skipping Poet",
        "Let Envoy act, skipping Poet, Condottiero",
        "Let no other helper act",
    ]


@pytest.mark.parametrize(("lang", "die"), [("en", "one die more"), ("pl", "jedna kość"), ("ru", "ещё один кубик")])
def test_a_wedding_says_what_it_is_good_for_besides_points(lang: str, die: str) -> None:
    drawing = Drawing(GAME.pack.data, Ink(200), lang)
    assert die in drawing.detail(GAME.start(2, 5).view(0), {"verb": "wed"})


@pytest.mark.parametrize(("face_down", "tile"), [(0, "mission tile Borgia 2"), (1, "a face-down tile")])
def test_a_mission_of_a_helper_promises_a_face_down_tile_not_that_of_the_city(face_down: int, tile: str) -> None:
    """SI-10.4: instead of the city tile a face-down tile is drawn."""
    state = position(players={"yellow": {"careers": {"church": [2]}}}, cities={"milano": {"mission": "borgia_1"}})
    state.push(frames.send_man(0, face_down))
    view = state.view(0)
    drawing = Drawing(GAME.pack.data, Ink(200), "en")
    assert drawing.detail(view, GAME.slots(GAME.parse("mission church 2 milano"))) == f"3 points, {tile}"
    view["table"]["stack"] = 0
    there = "no tile, the stack is empty" if face_down else tile
    assert drawing.detail(view, GAME.slots(GAME.parse("mission church 2 milano"))) == f"3 points, {there}"


@pytest.mark.parametrize(("lang", "first"), [("en", "yellow"), ("pl", "żółta"), ("ru", "жёлтый")])
def test_dice_are_told_with_their_colours(lang: str, first: str) -> None:
    drawing = Drawing(GAME.pack.data, Ink(200), lang)
    view = GAME.start(3, 5).view(0)
    dice = list(view["table"]["dice"].items())
    rolled = [value for _, values in dice for value in values]
    told = drawing.log(view, [{"kind": "dice-rolled", "values": rolled}])[0]
    assert f"{first} {' '.join(map(str, dice[0][1]))}," in told
    assert told.count(",") == len(dice) - 1
    painted = Drawing(GAME.pack.data, Ink(200, True), lang).page("dice", view, "")
    assert f"\x1b[30;103m{dice[0][1][0]}" in painted[1]


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_the_short_heads_are_explained(lang: str) -> None:
    drawing = Drawing(GAME.pack.data, Ink(80), lang)
    view = GAME.start(2, 5).view(0)
    for page in ("board", "players"):
        shown = "\n".join(drawing.page(page, view, ""))
        legend = " ".join(shown.partition(drawing.names.badge("red"))[2].split())
        for head in HEADS:
            assert f"{drawing.say(f'draw-head-{head}')} " in legend
    assert all("".join(part.head) not in "\n".join(drawing.page("dice", view, "")) for part in drawing.board(view)[-1:])


def test_a_closed_city_says_so_and_cities_are_named() -> None:
    drawing = Drawing(GAME.pack.data, Ink(200), "en")
    view = GAME.start(2, 5).view(0)
    closed = next(city for city, here in view["table"]["cities"].items() if here["closed"])
    assert drawing.look(view, closed) == [f"{drawing.names.cities[closed]} is closed in this game."]
    assert "Firenze, " in drawing.look(view, "nowhere")[0]
