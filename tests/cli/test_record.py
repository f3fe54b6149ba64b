"""`consigliere record`: a match on paper, in words, checked and made."""

import json
import re
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import consigliere
from consigliere.cli.main import main

Record = dict[str, Any]
ODD_VALUES = [None, 7, -1, "", "x", [], {}, [1], {"a": 1}, True, 1.5]


@pytest.fixture(scope="module")
def whole() -> Record:
    """A record of a match between random players."""
    game = consigliere.game("la-famiglia")
    match, rng = game.match(seed=1), Random(1)
    while not match.state.over:
        seat = rng.choice(match.state.actors)
        match.play(seat, rng.choice(match.state.moves(seat)))
    found: Record = json.loads(json.dumps(match.record()))
    return found


def written(folder: Path, record: object) -> str:
    """The record in a file."""
    file = folder / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


Captured = pytest.CaptureFixture[str]


def test_verify_says_ok_with_moves_and_result(whole: Record, tmp_path: Path, capsys: Captured) -> None:
    assert main(["record", "verify", written(tmp_path, whole)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("ok: ")
    assert f"{len(whole['moves'])} moves" in said
    winners = ", ".join(str(seat + 1) for seat in whole["result"]["winners"])
    assert f"Seats {winners} win." in said


def test_verify_of_a_match_that_goes_on(whole: Record, tmp_path: Path, capsys: Captured) -> None:
    cut = {**whole, "moves": whole["moves"][:100], "result": None}
    assert main(["record", "verify", written(tmp_path, cut)]) == 0
    assert "100 moves. The match is not over." in capsys.readouterr().out


def test_verify_names_what_does_not_fit_and_where(whole: Record, tmp_path: Path, capsys: Captured) -> None:
    for at in (0, 2, 150, len(whole["moves"]) - 1):
        edited = deepcopy(whole)
        edited["moves"][at]["move"] = "swap bronte 5"
        assert main(["record", "verify", written(tmp_path, edited)]) == 1
        said = capsys.readouterr()
        assert f"does not fit: move {at + 1} of the record ('swap bronte 5'): " in said.out
        assert said.err == ""


def test_verify_of_a_record_whose_end_was_cut_off(whole: Record, tmp_path: Path, capsys: Captured) -> None:
    cut = {**whole, "moves": whole["moves"][:-3]}
    assert main(["record", "verify", written(tmp_path, cut)]) == 1
    assert f"does not fit: the record ends with move {len(cut['moves'])} " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"rules": "1"}, "it uses rules version 1; this version of Consigliere reads records from 0.1.0 on"),
        ({"pack": {"name": "mine", "digest": "1"}}, "another pack (mine)"),
        ({"pack": "mine"}, "another pack (mine)"),
        ({"format": 2}, "format 1 is expected"),
        ({"moves": 5}, "no list of moves"),
        ({"game": "chess"}, 'a record of "chess"'),
        ({"game": 5}, "is no record"),
    ],
)
def test_a_wrong_file_is_one_sentence(
    whole: Record, changes: Record, problem: str, tmp_path: Path, capsys: Captured
) -> None:
    assert main(["record", "verify", written(tmp_path, {**whole, **changes})]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert problem in said.err


def test_a_file_that_is_missing_cut_or_no_json_is_one_sentence(whole: Record, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "cut.json"
    assert main(["record", "verify", str(file)]) == 2
    assert "cannot be read" in capsys.readouterr().err
    file.write_text(json.dumps(whole, indent=1)[:5000], encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 2
    assert "cut off: it is not valid JSON at line " in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["record", "verify", str(file)]) == 2
    assert "cannot be read" in capsys.readouterr().err
    file.write_text("[1, 2]", encoding="utf-8")
    assert main(["record", "show", str(file)]) == 2
    assert "is no record" in capsys.readouterr().err


@given(st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_damage_ends_in_a_traceback(whole: Record, tmp_path: Path, capsys: Captured, data: st.DataObject) -> None:
    record: Any = {**deepcopy(whole), "moves": deepcopy(whole["moves"][:40]), "result": None}
    at = record
    while True:  # walk down to any place and put something odd there
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(at[key], dict | list) and at[key] and data.draw(st.booleans()):
            at = at[key]
        else:
            at[key] = data.draw(st.sampled_from(ODD_VALUES))
            break
    file = written(tmp_path, record)
    for command in ("verify", "show"):
        assert main(["record", command, file]) in (0, 1, 2)
        said = capsys.readouterr()
        assert said.err.count("\n") <= 1
        assert "Traceback" not in said.err


# ---- show


def test_show_tells_header_luck_moves_forced_moves_events_and_result(
    whole: Record, tmp_path: Path, capsys: Captured
) -> None:
    assert main(["record", "show", written(tmp_path, whole)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "La Famiglia: The Great Mafia War"
    assert f"pack la-famiglia ({whole['pack']['digest'][:12]})" in said[1]
    assert "      The control tiles of this match: " in "\n".join(said[:8])
    for number, line in enumerate(whole["moves"], 1):
        assert f"{number:4} Seat {line['seat'] + 1}: {line['move']}" in said
        for forced in line.get("forced", []):
            assert f"      then the only move possible: Seat {forced['seat'] + 1}: {forced['move']}" in said
    assert any("has chosen" in line and "for the partner" in line for line in said)
    events = [line for line in said if re.match(r" {6}(?!then)", line)]
    assert [line for line in events if re.search(r"[a-z]_[a-z]", line)] == []  # things have names there, not ids
    assert said[-1].startswith("Seat") or said[-1].startswith("Nobody")


@pytest.mark.parametrize("seat", [0, 1])
def test_show_of_one_seat_tells_no_secret_of_the_enemies(
    whole: Record, seat: int, tmp_path: Path, capsys: Captured
) -> None:
    assert main(["record", "show", written(tmp_path, whole), "--seat", str(seat + 1)]) == 0
    said = capsys.readouterr().out.splitlines()
    for number, line in enumerate(whole["moves"], 1):
        known = (line["seat"] - seat) % 2 == 0
        assert (f"{number:4} Seat {line['seat'] + 1}: {line['move']}" in said) == known
    assert sum("for the partner" in line for line in said) == 1
    laid = [line for line in said if line.strip().startswith("Seat") and " issues " in line]
    for line in laid:
        assert ("issues an order" in line) == ((int(line.split()[1]) - 1 - seat) % 2 == 1)


def test_show_and_verify_of_the_record_of_one_seat(whole: Record, tmp_path: Path, capsys: Captured) -> None:
    file = written(tmp_path, consigliere.replay(whole).record(3))
    assert main(["record", "show", file]) == 0
    said = capsys.readouterr().out
    assert "What seat 4 was shown" in said
    assert "      Seat 1 has chosen the families of the team." in said
    assert main(["record", "show", file, "--seat", "4"]) == 0
    capsys.readouterr()
    assert main(["record", "show", file, "--seat", "1"]) == 2
    assert "is the record of seat 4, not of seat 1" in capsys.readouterr().err
    assert main(["record", "verify", file]) == 2
    assert "a record of one seat cannot be replayed" in capsys.readouterr().err


def test_show_of_a_seat_that_does_not_exist(whole: Record, tmp_path: Path, capsys: Captured) -> None:
    assert main(["record", "show", written(tmp_path, whole), "--seat", "5"]) == 2
    assert "seats 1 to 4, there is no seat 5" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        (
            {"rules": "1"},
            "cannot be played again: it uses rules version 1; this version",
        ),
        ({"pack": {"name": "mine", "digest": "1"}}, "cannot be played again: it was played with another pack (mine)"),
        ({"options": {"gone": True}}, "does not fit: "),
    ],
)
def test_show_of_a_record_of_another_version_tells_why_and_all_that_was_written(
    whole: Record, changes: Record, why: str, tmp_path: Path, capsys: Captured
) -> None:
    file = written(tmp_path, {**whole, **changes})
    assert main(["record", "show", file]) == 1
    said = capsys.readouterr().out
    assert why in said.splitlines()[0]
    assert all(line["move"] in said for line in whole["moves"])
    assert all(label in said for line in whole["moves"] for luck in line.get("chance", []) for label in luck)
    winners = ", ".join(str(seat + 1) for seat in whole["result"]["winners"])
    assert f"Seats {winners} win." in said
    assert main(["record", "show", file, "--seat", "1"]) in (1, 2)  # what a seat may know only a replay tells
    assert len(capsys.readouterr().out.splitlines()) <= 1


def test_show_says_that_it_was_practice(whole: Record, tmp_path: Path, capsys: Captured) -> None:
    assert main(["record", "show", written(tmp_path, {**whole, "practice": True})]) == 0
    assert "\nPractice: " in capsys.readouterr().out


# ---- make


def test_make_writes_a_record_that_verifies(tmp_path: Path, capsys: Captured) -> None:
    files = [str(tmp_path / f"{name}.json") for name in "ab"]
    for file in files:
        assert main(["record", "make", "la-famiglia", "--seed", "3", "--options", "first_game=true", "-o", file]) == 0
    assert Path(files[0]).read_text(encoding="utf-8") == Path(files[1]).read_text(encoding="utf-8")
    assert main(["record", "verify", files[0]]) == 0
    assert json.loads(Path(files[0]).read_text(encoding="utf-8"))["options"]["first_game"] is True
    capsys.readouterr()
    assert main(["record", "make", "la-famiglia", "-o", str(tmp_path / "no" / "such" / "folder.json")]) == 2
    assert "could not be written" in capsys.readouterr().err
    assert main(["record", "make", "chess", "-o", files[0]]) == 2
    assert "There is no game" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "right", "wrong"), [("pl", "rodzinie Nr ", "rodzinie Miejsce"), ("ru", "№ ", " Место")]
)
def test_show_in_another_language_calls_a_seat_so_that_it_fits_into_sentences(
    whole: Record, tmp_path: Path, capsys: Captured, lang: str, right: str, wrong: str
) -> None:
    few = {**whole, "moves": whole["moves"][:12], "result": None}
    assert main(["record", "show", written(tmp_path, few), "--lang", lang]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("      ")]
    assert any(right in line for line in told)
    assert not any(wrong in line.strip() for line in told)


def test_one_of_several_records_in_a_file(tmp_path: Path, capsys: Captured) -> None:
    """What `record make -n` writes can be shown and checked, one record at a time."""
    file = str(tmp_path / "several.jsonl")
    assert main(["record", "make", "signorie", "-n", "2", "--seats", "2", "-o", file]) == 0
    capsys.readouterr()
    shown = []
    for number in ([], ["--number", "1"], ["--number", "2"]):
        assert main(["record", "verify", file, *number]) == 0
        assert main(["record", "show", file, *number]) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1] != shown[2]
    for wrong in ("0", "3"):
        assert main(["record", "show", file, "--number", wrong]) == 2
        assert f"several.jsonl holds 2 records, there is no number {wrong}." in capsys.readouterr().err
