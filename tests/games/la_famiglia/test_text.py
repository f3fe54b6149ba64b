"""La Famiglia in a terminal: every moment can be drawn for everybody, within the width, and shows no secret."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from consigliere import words
from consigliere.core.state import State
from consigliere.games import get, load
from consigliere.games.la_famiglia.text.drawing import Drawing
from consigliere.games.la_famiglia.text.names import telling_letters
from consigliere.terminal_style import Ink, plain, visible
from tests.conftest import Size

NAME = "la-famiglia"
GAME = load(NAME)
VIEWERS = (0, 1, 2, 3, None)
WIDTHS = (40, 60, 80, 100, 132, 161)
SEEDS = range(Size()(1, 4, ci=2))
pytestmark = pytest.mark.ci


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


def draw(width: int = 80, colour: bool = False, lang: str = "en") -> Drawing:
    return Drawing(GAME.pack.data, Ink(width, colour), lang)


def positions(seed: int, every: int = 1) -> Iterator[State]:
    """The positions of a random game."""
    rng = Random(seed)
    state = GAME.start(seed=seed, options={"first_game": seed % 2 == 1, "open_books": seed % 3 == 1})
    count = 0
    while True:
        if count % every == 0 or state.over:
            yield state
        if state.over:
            return
        seat = rng.choice(state.actors)
        state.play(seat, rng.choice(state.moves(seat) + state.side_moves(seat)[:1]))
        count += 1


def position(seed: int, message: str) -> tuple[State, int]:
    """The first position of a random game with this question, and who owes the answer."""
    for state in positions(seed):
        if not state.over and state.view(None)["step"]["message"] == message:
            return state, state.actors[0]
    raise AssertionError(f"the game with seed {seed} never asks {message}")


def everything(drawn: Drawing, view: dict[str, Any]) -> list[str]:
    """All lines a viewer can get."""
    lines = [line for page in drawn.pages for about in ("", "all") for line in drawn.page(page, view, about)]
    for place in ("gela", "mare-licata", "bronte", "mare"):
        lines += drawn.look(view, place)
    if view["over"]:
        return lines + drawn.result(view)
    return [*lines, *drawn.context(view), *Ink(drawn.ink.width).wrap(drawn.question(view))]


# ---- everything can be drawn


@pytest.mark.parametrize("seed", SEEDS)
def test_every_moment_is_drawn_for_every_viewer_in_80_columns(seed: int) -> None:
    drawn = draw()
    asked = set()
    for i, state in enumerate(positions(seed, every=3)):
        for viewer in VIEWERS if state.over else [VIEWERS[i % len(VIEWERS)]]:
            view = state.view(viewer)
            lines = everything(drawn, view)
            assert max(map(len, lines)) <= 80
            assert not any("\x1b" in line or "\u00a0" in line for line in lines)
            asked.add(view["step"]["message"] if view["step"] else "over")
    assert "over" in asked
    assert len(asked) > 15


@pytest.mark.parametrize("seed", SEEDS)
def test_every_choice_and_event_has_its_words(seed: int) -> None:
    drawn = draw()
    for state in positions(seed):
        for viewer in VIEWERS:
            told = [found for event in state.events if (found := event.seen(viewer)) is not None]
            assert all(visible(line) <= 80 for line in drawn.log(state.view(viewer), told))
        for seat in state.actors[:1]:
            view = state.view(seat)
            for move in [*view["moves"][:8], *view["side_moves"][:2]]:
                slots = GAME.slots(move)
                assert drawn.move(view, slots)
                assert "None" not in drawn.detail(view, slots)
            assert all(drawn.anytime(view, GAME.slots(move)["verb"]) for move in view["side_moves"])
            preview = GAME.preview(view, view["moves"][-1])
            assert "None" not in drawn.gist(view, preview["events"])


@pytest.mark.parametrize("width", WIDTHS)
def test_no_width_is_exceeded_and_wider_terminals_are_used(width: int) -> None:
    state, seat = position(0, "ask-planning-turn")
    lines = everything(draw(width), state.view(seat))
    assert max(map(len, lines)) <= width
    board = draw(width).page("board", state.view(seat), "")
    assert len(board) <= {40: 84, 60: 50}.get(width, 32)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_orders_stand_in_columns_in_every_language(lang: str) -> None:
    state, seat = position(0, "ask-planning-turn")
    view, mats = state.view(seat), draw(120, lang=lang).mats
    first = {order: mats.order_lines(order, view["table"], "")[0] for order in mats.names.orders}
    begins = {line.index(mats.order_words(order, view["table"])[:8]) for order, line in first.items()}
    assert len(begins) == 1
    assert max(map(len, everything(draw(lang=lang), view))) <= 80


def test_colour_changes_nothing_but_colour() -> None:
    for state in positions(1, every=40):
        view = state.view(2)
        coloured = everything(draw(colour=True), view)
        assert [plain(line) for line in coloured] == everything(draw(), view)
        assert any("\x1b[" in line for line in coloured)
        assert all(line.count("\x1b[") % 2 == 0 for line in coloured)


def test_the_registry_finds_the_drawing() -> None:
    assert get(NAME).drawing(GAME.pack, Ink()).pages[0] == "board"


# ---- what stands there


def test_the_board_shows_every_area_with_its_side_and_soldati() -> None:
    drawn = draw()
    for state in positions(2, every=25):
        view = state.view(None)
        if not view["table"]["families"]:
            continue
        cells = "\n".join(drawn.sicily.cell(view, area) for area in drawn.sicily.areas)
        board = "\n".join(drawn.page("board", view, ""))
        for area, here in view["table"]["areas"].items():
            cell = drawn.sicily.cell(view, area)
            assert cell in board
            assert len(cell) <= 26
            if here["soldati"]:
                letter = drawn.names.letters.get(here["side"], "")
                assert re.search(rf"{letter} *{here['soldati']}\b", cell)
        assert cells.count("\n") == 35


def test_the_fullest_area_still_fits_its_cell() -> None:
    state, seat = position(0, "ask-planning-turn")
    view = state.view(seat)
    colour = next(iter(view["table"]["families"]))
    orders = [f"{colour}.basic.1", f"{colour}.basic.2"]
    for area in view["table"]["areas"]:
        view["table"]["areas"][area] = {"side": colour, "soldati": 50, "cars": 5, "labs": 2, "orders": orders}
    drawn = draw()
    for area in view["table"]["areas"]:
        cell = drawn.sicily.cell(view, area)
        assert len(cell) <= 26
        assert all(mark in cell for mark in ("50", "c5", "l2"))


def test_the_viewer_knows_own_orders_and_sees_others_shut() -> None:
    state, seat = position(0, "ask-order-which")
    order = next(move for move in state.moves(seat) if GAME.slots(move)["verb"] == "order")
    area = state.view(seat)["step"]["args"]["area"]
    state.play(seat, order)
    drawn = draw()
    entry = drawn.names.orders[GAME.slots(order)["order"]]
    mark = f"{entry['kind'][0]}{entry['initiative']}"
    for viewer in VIEWERS:
        cell = drawn.sicily.cell(state.view(viewer), area)
        friend = viewer is not None and viewer % 2 == seat % 2
        assert cell.endswith(mark if friend else "?")


@pytest.mark.parametrize("seed", SEEDS)
def test_no_enemy_order_appears_while_it_lies_face_down(seed: int) -> None:
    drawn = draw()
    checked = 0
    for i, state in enumerate(positions(seed, every=5)):
        everybody = {order for seat in (0, 1) for order in orders_on_board(state.view(seat))}
        for viewer in (i % 4, None):
            view = state.view(viewer)
            if not view["table"]["families"] or view["table"]["course"]["revealed"]:
                continue
            known = orders_on_board(view)
            shown = "\n".join(
                [*drawn.page("board", view, ""), *drawn.context(view)]
                + [line for area in places_with_orders(view) for line in drawn.look(view, area)]
            )
            for order in everybody - known:
                checked += 1
                assert order not in shown
                assert plain(drawn.names.order(order)).replace("\u00a0", " ") not in shown
    assert checked > 50


def places_with_orders(view: dict[str, Any]) -> list[str]:
    return [area for area, here in view["table"]["areas"].items() if here["orders"]]


def orders_on_board(view: dict[str, Any]) -> set[str]:
    """The orders on the board that a viewer knows."""
    return {order for own in view["own"].values() for laid in own["laid"].values() for order in laid}


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_drawn_depends_on_what_is_hidden(seed: int) -> None:
    drawn = draw()
    rng = Random(seed)
    for i, state in enumerate(positions(seed, every=12)):
        for viewer in (i % 4, None):
            other = state.copy()
            other.shuffle_hidden(viewer, rng)
            assert everything(drawn, other.view(viewer)) == everything(drawn, state.view(viewer))


def test_closed_headquarters_look_shut_and_open_books_are_drawn() -> None:
    state, seat = position(0, "ask-planning-turn")
    view = state.view(seat)
    shut = [line for line in draw().page("families", view, "") if line.count("×") == 3]
    assert len(shut) == 2
    view["options"]["open_books"] = True
    assert not any(line.count("×") > 1 for line in draw().page("families", view, ""))


def test_the_price_of_a_column_is_the_one_that_is_paid() -> None:
    drawn = draw()
    checked = 0
    for state in positions(0):
        if state.over or state.view(None)["step"]["message"] != "ask-planning-turn":
            continue
        view = state.view(state.actors[0])
        drawn.names.look_at(view)
        for move in view["moves"]:
            slots = GAME.slots(move)
            if slots["verb"] != "gain":
                continue
            paid = [seen for seen in GAME.preview(view, move)["events"] if seen["kind"] == "paid"]
            assert sum(seen["n"] for seen in paid) == sum(drawn.sheets.price(view, slots["column"] - 1))
            checked += 1
    assert checked > 5


def test_what_a_space_promises_is_what_one_may_do() -> None:
    drawn = draw()
    checked = 0
    for state in positions(0):
        used = [seen for event in state.events if (seen := event.seen(None)) and seen["kind"] == "space-used"]
        if state.over or not used:
            continue
        seat = state.actors[0]
        view = state.view(seat)
        most = view["step"]["args"].get("most")
        if view["step"]["message"] not in ("ask-recruit", "ask-place-where") or used[0]["seat"] != seat:
            continue
        drawn.names.look_at(view)
        numbers = [int(n) for n in re.findall(r"\d+", drawn.sheets.space_words(view, used[0]["space"]))]
        family = view["table"]["families"][drawn.names.seating[seat]]
        limit = family["supply"]["soldati"] if view["step"]["message"] == "ask-recruit" else family["soldati"]
        assert any(min(n, limit) == most for n in numbers)
        checked += 1
    assert checked > 3


@pytest.mark.parametrize("seed", range(6))
def test_the_end_is_explained(seed: int) -> None:
    *_, state = positions(seed)
    lines = draw().result(state.view(0))
    result = state.result
    assert result is not None
    assert lines[0].split()[0] == words.game_say(NAME, result.ending).split()[0]
    assert sum(line.endswith(": won") for line in lines) == (0 if result.draw else 1)
    teams = [int(line.rpartition("= ")[2].split(":")[0]) for line in lines if "= " in line]
    assert teams == sorted(teams, reverse=True)  # the winners first
    assert result.scores[0] in teams
    assert any("Bronte" in line for line in lines)


def test_the_short_heads_are_explained() -> None:
    state, seat = position(0, "ask-planning-turn")
    for lang in ("en", "pl", "ru"):
        drawn, shortened = draw(lang=lang), ("mandamenti", "money", "supply", "mat")
        for page in ("board", "families"):
            lines = " ".join(" ".join(drawn.page(page, state.view(seat), "")).split())
            legend = lines[lines.index(drawn.say("draw-heads").split(" · ")[0]) :]
            for head in shortened:
                assert drawn.say(f"draw-head-{head}").partition(":")[0] in legend


# ---- words


def test_every_message_of_the_drawing_is_used() -> None:
    file = (get(NAME).path / "words" / "en.ftl").read_text(encoding="utf-8")
    code = "".join(path.read_text(encoding="utf-8") for path in get(NAME).path.glob("text/*.py"))
    used = set(re.findall(r"\"(draw-[a-z-]+)\"", code)) | {f"draw-page-{page}" for page in [*draw().pages, "look"]}
    patterns = [re.escape(found).replace(r"\{\}", "[a-z-]+") for found in patterns_in(code)]
    for entry in FluentParser().parse(file).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("draw-"):
            name = entry.id.name
            assert name in used or any(re.fullmatch(pattern, name) for pattern in patterns), name


def patterns_in(code: str) -> set[str]:
    """The f-strings that name messages, with {} for what is filled in."""
    found = re.findall(r"f\"(draw-(?:[^\"{]|\{(?:[^{}\"]|'[^']*')*\})*)\"", code)
    return {re.sub(r"\{[^{}]*\}", "{}", text) for text in found}


def test_letters_are_initials_or_the_next_that_is_free() -> None:
    assert telling_letters({"a": "Marzo", "b": "Matera", "c": "Ma"}) == {"a": "M", "b": "A", "c": "?"}
    assert len(set(draw().names.letters.values())) == 6


def test_look_finds_names_as_people_write_them() -> None:
    find = draw().sicily.find
    assert find("Cefalù") == find("cefalu") == ["cefalu"]
    assert find("Capo d'Orlando") == find("capo") == ["capo-d-orlando"]
    assert find("trapani") == ["trapani"]
    assert find("mare trapani") == ["mare-trapani"]
    assert len(find("mare")) == 9
    assert find("") == []
