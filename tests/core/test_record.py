"""A whole match on paper: what a record holds, for everybody and for one seat, and what replaying it finds."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import consigliere
from consigliere.core.errors import Mistake
from consigliere.core.match import Match

GAME = consigliere.game("la-famiglia")
SEEDS = st.integers(min_value=0, max_value=10**6)
Record = dict[str, Any]


def played(seed: int, most: int = 10_000, options: dict[str, bool] | None = None) -> Match:
    """A match of at most so many random moves."""
    match, rng = GAME.match(seed=seed, options=options), Random(seed)
    while not match.state.over and len(match.entries) < most:
        seat = rng.choice(match.state.actors)
        side_moves = match.state.side_moves(seat)
        moves = side_moves if side_moves and rng.random() < 0.03 else match.state.moves(seat)
        match.play(seat, rng.choice(moves))
    return match


def on_paper(record: Record) -> Record:
    """A record that has been written and read."""
    found: Record = json.loads(json.dumps(record))
    return found


@pytest.fixture(scope="module")
def whole() -> Record:
    """The record of a match played to its end, with forced moves."""
    return on_paper(played(1).record())


# ---- what it holds


def test_a_record_has_a_header_the_luck_the_moves_and_the_result(whole: Record) -> None:
    assert whole["game"] == "la-famiglia"
    assert whole["rules"] == GAME.rules
    assert whole["pack"] == {"name": GAME.pack.name, "digest": GAME.pack_digest}
    assert whole["seats"] == 4
    assert whole["options"] == {name: option.default for name, option in GAME.options.items()}
    assert [list(luck) for luck in whole["opening"]] == [["tiles"], ["families"]]
    assert [list(luck) for luck in whole["moves"][1]["chance"]] == [["first"], ["characters"]]
    assert whole["practice"] is False
    assert whole["result"]["ending"].startswith("ending-")
    for line in whole["moves"]:
        assert set(line) <= {"seat", "move", "chance", "forced", "check"}
        assert GAME.text(GAME.parse(line["move"])) == line["move"]


def test_a_record_never_holds_the_seed(whole: Record) -> None:
    key = GAME.start(seed=1).chance.key.hex()
    assert key not in json.dumps(whole)
    assert "seed" not in whole


@pytest.mark.both
@given(SEEDS, st.integers(min_value=0, max_value=500), st.booleans())
def test_replaying_a_record_gives_the_same_match(seed: int, most: int, first_game: bool) -> None:
    match = played(seed, most, {"first_game": first_game})
    record = match.record()
    again = consigliere.replay(on_paper(record))
    assert again.record() == record
    assert without_chance(again) == without_chance(match)
    assert [again.shown(viewer) for viewer in (None, 0, 1, 2, 3)] == [match.shown(v) for v in (None, 0, 1, 2, 3)]
    assert [entry.final for entry in again.entries] == [entry.final for entry in match.entries]


def without_chance(match: Match) -> Record:
    found: Record = match.state.to_json()
    del found["chance"]
    return found


def test_a_replayed_match_can_be_taken_back_like_the_first() -> None:
    match = played(7, 120)
    again = consigliere.replay(on_paper(match.record()))
    for n in (1, 20, 99):
        match.take_back(n)
        again.take_back(n)
        assert without_chance(again) == without_chance(match)


def test_a_match_goes_on_from_its_record_with_fresh_luck(whole: Record) -> None:
    match = consigliere.replay({**whole, "moves": whole["moves"][:1], "result": None})
    match.play(1, match.state.moves(1)[0])
    assert [list(luck) for luck in match.record()["moves"][1]["chance"]] == [["first"], ["characters"]]
    match.take_back(2)
    match.play(0, match.state.moves(0)[0])
    match.play(1, match.state.moves(1)[0])
    assert consigliere.replay(on_paper(match.record())).record() == match.record()


def test_undone_moves_are_not_in_the_record() -> None:
    match = played(3, 60)
    while not match.can_undo(seat := match.state.actors[0]):
        match.play(seat, match.state.moves(seat)[0])
    length = len(match.entries)
    match.undo(seat)
    assert len(match.record()["moves"]) == length - 1
    assert match.record()["practice"] is False


# ---- the record of one seat


@pytest.mark.parametrize("seat", range(4))
def test_the_record_of_a_seat_lists_what_it_was_shown(seat: int) -> None:
    match = played(4)
    record = on_paper(match.record(seat))
    events = [*match.opening.events, *(event for entry in match.entries for event in entry.events)]
    assert record["seat"] == seat
    assert record["shown"] == [event.seen(seat) for event in events]
    assert record["result"] == match.result()
    assert "moves" not in record
    assert "opening" not in record


def test_the_record_of_a_seat_has_no_secret_of_the_enemies() -> None:
    match = played(4)
    for seat in range(4):
        for shown, event in zip(match.record(seat)["shown"], all_events(match), strict=True):
            actor = shown.get("seat", seat)
            if event.secret_for(seat):
                assert (actor - seat) % 2 == 1
                assert not {"order", "card", "lower", "upper"} & set(shown)
            elif event.secret is not None:
                assert (actor - seat) % 2 == 0
    mine, enemies = ([shown["kind"] for shown in match.record(seat)["shown"]] for seat in (0, 1))
    assert mine == enemies
    assert match.record(0)["shown"] != match.record(1)["shown"]
    assert match.record(0)["shown"] == match.record(2)["shown"]


def all_events(match: Match) -> list[Any]:
    return [*match.opening.events, *(event for entry in match.entries for event in entry.events)]


def test_an_order_laid_by_an_enemy_is_named_only_in_the_own_record() -> None:
    match = played(4)
    for seat in range(4):
        for shown in match.record(seat)["shown"]:
            if shown["kind"] == "order-issued":
                assert ("order" in shown) == ((shown["seat"] - seat) % 2 == 0)


# ---- what does not fit


def first_with(record: Record, key: str) -> int:
    """The index of the first move with luck or forced moves."""
    return next(i for i, line in enumerate(record["moves"]) if key in line)


def refused(record: Record, sentence: str) -> None:
    """Replaying must fail with one sentence that contains this."""
    with pytest.raises(Mistake, match=sentence) as found:
        consigliere.replay(on_paper(record))
    assert "\n" not in str(found.value)


def test_a_record_whose_end_was_cut_off(whole: Record) -> None:
    cut = {**whole, "moves": whole["moves"][:-7]}
    refused(cut, f"^the record ends with move {len(cut['moves'])} and the result .*; by its moves the result .* None")


def test_a_record_cut_and_without_its_result_is_a_match_that_goes_on(whole: Record) -> None:
    match = consigliere.replay({**whole, "moves": whole["moves"][:-7], "result": None})
    assert not match.state.over
    assert len(match.entries) == len(whole["moves"]) - 7


@pytest.mark.parametrize("at", [2, 50, 200])
def test_a_record_with_a_move_missing(whole: Record, at: int) -> None:
    cut = deepcopy(whole)
    gone = cut["moves"].pop(at)
    with pytest.raises(Mistake) as found:
        consigliere.replay(cut)
    assert "of the record" in str(found.value)
    assert int(str(found.value).split()[1]) > at
    assert gone


def edit(change: Callable[[dict[str, Any]], object], at: int) -> Callable[[Record], Record]:
    """A record with one move changed."""

    def edited(record: Record) -> Record:
        record = deepcopy(record)
        change(record["moves"][at])
        return record

    return edited


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda line: line.update(move="fly roma"), "'fly roma' is not a move"),
        (lambda line: line.update(move="brute"), "'brute' is not allowed"),
        (lambda line: line.update(seat=7), "is not allowed"),
        (lambda line: line.update(seat="red"), "a seat .* are expected"),
        (lambda line: line.pop("seat"), "a seat .* are expected"),
        (lambda line: line.pop("move"), "a seat .* are expected"),
        (lambda line: line.update(move=None), "a seat .* are expected"),
        (lambda line: line.update(chance=[{"tiles": ["nothing"]}]), "'nothing' is no result of 'tiles'"),
        (lambda line: line.update(chance=5), "a list of results .* is expected"),
        (lambda line: line.update(check="00000000"), "possible, but not what was played"),
        (lambda line: line.update(chance=[{"first": [1]}]), "its results of chance are"),
        (lambda line: line.update(forced=[{"seat": 0, "move": "done"}]), "its forced moves are"),
    ],
)
def test_an_edited_move_is_named(whole: Record, change: Callable[[dict[str, Any]], object], problem: str) -> None:
    refused(edit(change, 20)(whole), f"^move 21 of the record.*{problem}")


@pytest.mark.parametrize("at", [2, 30, 150])
def test_a_legal_move_in_the_place_of_another_is_named(whole: Record, at: int) -> None:
    match = consigliere.replay({**whole, "moves": whole["moves"][:at], "result": None})
    line = whole["moves"][at]
    others = [GAME.text(move) for move in match.state.moves(line["seat"]) if GAME.text(move) != line["move"]]
    refused(edit(lambda line: line.update(move=others[0]), at)(whole), f"^move {at + 1} of the record")


@pytest.mark.parametrize(
    ("results", "problem"),
    [
        ([{"first": [1]}], "'characters' is needed here"),
        ([{"characters": ["lucia", "tommaso", "ignazio", "stefano"]}], "'first' is needed here"),
        ([{"first": [9]}, {"characters": ["lucia", "tommaso", "ignazio", "stefano"]}], "'first' needs 1 results"),
        ([{"first": [1]}, {"characters": ["lucia", "lucia", "ignazio", "stefano"]}], "needs 4 different results"),
        ([], "no result is left"),
    ],
)
def test_an_edited_result_of_chance_is_named(whole: Record, results: list[Record], problem: str) -> None:
    at = first_with(whole, "chance")
    refused(edit(lambda line: line.update(chance=results), at)(whole), f"^move {at + 1} of the record .*{problem}")


def test_another_starting_player_is_noticed(whole: Record) -> None:
    at = first_with(whole, "chance")
    other = deepcopy(whole["moves"][at]["chance"])
    other[0]["first"] = [(other[0]["first"][0] + 1) % 4]
    refused(edit(lambda line: line.update(chance=other), at)(whole), f"^move {at + 1} of the record")


@pytest.mark.parametrize("opening", [[], [{"tiles": ["meeting"]}], [{"families": ["red"]}]])
def test_an_edited_opening_is_named(whole: Record, opening: list[Record]) -> None:
    refused({**whole, "opening": opening}, "the opening of the record: chance: 'tiles'")


def test_other_luck_in_the_opening_is_noticed_although_it_can_be_played(whole: Record) -> None:
    tiles = whole["opening"][0]["tiles"]
    other = next(tile for tile in GAME.chance_names("tiles") if tile not in tiles)
    refused({**whole, "opening": [{"tiles": [other, *tiles[1:]]}, whole["opening"][1]]}, "^move 1 of the record")


@pytest.mark.parametrize("forced", [[], [{"seat": 3, "move": "done"}]])
def test_an_edited_forced_move_is_named(whole: Record, forced: list[Record]) -> None:
    at = first_with(whole, "forced")
    refused(edit(lambda line: line.update(forced=forced), at)(whole), f"^move {at + 1} .*its forced moves are")


def test_another_result_is_refused(whole: Record) -> None:
    refused({**whole, "result": None}, "and the result None; by its moves the result there is {")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"format": 99}, "format 1 is expected, found 99"),
        ({"rules": "1"}, "it uses rules version 1; this version of Consigliere reads records from 0.1.0 on"),
        ({"rules": []}, "it uses rules version"),
        ({"pack": {"name": "mine", "digest": "0" * 64}}, r"it was played with another pack \(mine\)"),
        ({"pack": "mine"}, r"it was played with another pack \(mine\)"),
        ({"moves": None}, "it has no list of moves"),
        ({"seats": "4"}, "its seats should be a number"),
        ({"seats": 3}, "la-famiglia is for 4 players, not 3"),
        ({"options": {"first_game": 1}}, "its options should be names with true or false"),
        ({"options": {"fast": True}}, "has no option 'fast'"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_a_record_of_something_else_is_refused(whole: Record, changes: Record, problem: str) -> None:
    refused({**whole, **changes}, problem)


def test_the_record_of_one_seat_cannot_be_replayed() -> None:
    refused(played(4, 50).record(2), r"a record of one seat cannot be replayed")
