"""Files of somebody who means harm: one sentence, quickly, and nothing in it that a terminal would obey."""

import copy
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

import consigliere
from consigliere import words
from consigliere.cli.main import main
from consigliere.core.files import is_control
from tests.conftest import Size

QUICK = 5.0  # seconds, on a busy machine; most take milliseconds
PARTS = ".".join(["a"] * 20_000)
TOML: dict[str, str | bytes] = {
    "deep lists": "a = " + "[" * 100_000,
    "deep closed lists": "a = " + "[" * 5000 + "]" * 5000,
    "deep tables": "a = " + "{b = " * 5000 + "1" + "}" * 5000,
    "many digits": "a = " + "9" * 100_000,
    "many hexadecimal digits": "a = 0x" + "f" * 100_000,
    "a key of many parts": f"{PARTS} = 1",
    "a key of many quoted parts": ".".join(['"a"'] * 20_000) + " = 1",
    "a key of many parts with blanks": f"{PARTS.replace('.', ' . ')} = 1",
    "a table of many parts": f"[{PARTS}]",
    "huge": "a = 1 # " + "x" * 30_000_000,
    "many blanks and quotes": "a" + " " * 200_000 + '"""' * 100_001,
    "an escape sequence": 'extends = "\\u001b[2J\\u001b]0;owned\\u0007"',
    "an escape sequence in a key": 'extends = "la-famiglia"\n"\\u001b[31mred" = 1',
    "a direction": 'game = "\\u202egnorw"',
    "a raw escape": 'game = "\x1b[2J"',
    "a half character": b'game = "\xed\xa0\x80"',
    "a NUL": b"game = \x00",
    "a long text": 'game = "' + "x" * 500_000 + '"',
}
JSON = {
    "deep": "[" * 100_000,
    "deep in a record": '{"game": "signorie", "moves": ' + "[" * 900 + "]" * 900 + "}",
    "many digits": '{"game": "signorie", "seats": ' + "9" * 100_000 + "}",
    "digits to compute with": '{"game": "signorie", "seats": ' + "9" * 4000 + "}",
    "an escape sequence": '{"game": "\\u001b[2J\\u001b]0;owned\\u0007"}',
    "an escape sequence in a name": '{"game": "signorie", "\\u009b31m": 1}',
    "a half character": '{"game": "\\ud800"}',
    "nothing": "",
    "a list": "[]",
    "infinity": '{"game": "signorie", "seats": Infinity, "result": NaN}',
}


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a refused command says: quickly, one sentence, no traceback, nothing for a terminal to obey."""
    start = time.monotonic()
    assert main(list(arguments)) == 2
    assert time.monotonic() - start < QUICK
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("consigliere: ")
    assert shown.err.count("\n") == 1
    assert len(shown.err) < 1200
    assert harmless(shown.err)
    return shown.err


def harmless(text: str) -> bool:
    """Whether a terminal only shows it."""
    return not [character for character in text if character != "\n" and is_control(character)]


def written(folder: Path, content: str | bytes, name: str) -> str:
    """A file with a content."""
    (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(folder / name)


@pytest.mark.parametrize("kind", TOML)
def test_hostile_packs_and_scenarios_are_refused(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, TOML[kind], "a.toml")
    for arguments in (["pack", "check", file], ["pack", "show", "la-famiglia", "--pack", file], ["scenario", file]):
        assert "a.toml" in said(capsys, *arguments)


@pytest.mark.parametrize("kind", JSON)
def test_hostile_records_are_refused(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, JSON[kind], "a.json")
    for arguments in (["record", "show", file], ["record", "verify", file], ["play", "--resume", file]):
        assert "a.json" in said(capsys, *arguments)


def test_what_is_no_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in (str(tmp_path / "none"), "/dev/zero"):
        for arguments in (["record", "show"], ["scenario"]):
            said(capsys, *arguments, name)


@pytest.mark.ci
def test_a_record_with_any_part_replaced_is_shown_refused_or_said_to_differ(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, size: Size
) -> None:
    monkeypatch.setattr(words, "strict", False)  # as everywhere but in tests
    match = consigliere.game("corleone").match(seats=2, seed=1)
    for _ in range(12):
        seat = match.state.actors[0]
        match.play(seat, match.state.moves(seat)[0])
    for record in (match.record(), match.record(0)):
        for number in range(size(20, 500, ci=200)):
            file = written(tmp_path, json.dumps(spoilt(record, random.Random(number))), "a.json")
            for arguments in (
                ["show", file],
                ["verify", file],
                *(["show", file, "--seat", seat] for seat in ("1", "0")),
            ):
                assert main(["record", *arguments]) in (0, 1, 2)
                shown = capsys.readouterr()
                assert harmless(shown.out + shown.err)
                assert "Traceback" not in shown.err


def spoilt(record: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The record with another value somewhere."""
    found: Any = copy.deepcopy(record)
    whole = found
    while True:
        key = rng.choice(list(found) if isinstance(found, dict) else range(len(found)))
        if isinstance(found[key], dict | list) and found[key] and rng.random() < 0.7:
            found = found[key]
            continue
        found[key] = rng.choice([None, -1, 10**30, "x", "\x1b[2J", [], {}, [[1]], {"kind": 5}, True, 0.5])
        return dict(whole)
