"""`consigliere export`: records as rows, read back with the schema that docs/data.md promises."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars
import pytest
from polars import datatypes as types
from pyarrow import parquet

import consigliere
from consigliere.cli.main import main
from consigliere.games import get
from consigliere.research.data import Decision, decisions, decisions_of
from consigliere.research.export import COLUMNS
from tests.conftest import ROOT, Size
from tests.games.any_game import choice

PAGE = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
PROMISED = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PAGE, re.MULTILINE)
POLARS: dict[str, Any] = {
    "text": (types.String, types.Categorical),
    "int8": (types.Int8,),
    "int32": (types.Int32,),
    "list of int32": (types.List,),
    "bool": (types.Boolean,),
    "fixed list of uint8": (types.Array,),
    "float32": (types.Float32,),
}
MEASURED = """
import resource, sys
from consigliere.cli.main import main
assert main(["export", sys.argv[1], "--out", sys.argv[2]]) == 0
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few records of each game, as JSON lines and as single files."""
    folder = tmp_path_factory.mktemp("records")
    assert main(["record", "make", "signorie", "-n", "2", "-o", str(folder / "many.jsonl")]) == 0
    assert main(["record", "make", "signorie", "--seats", "3", "--seed", "5", "-o", str(folder / "three.json")]) == 0
    assert main(["record", "make", "corleone", "--seats", "2", "-o", str(folder / "corleone.json")]) == 0
    assert main(["record", "make", "la-famiglia", "-o", str(folder / "la-famiglia.json")]) == 0
    return folder


def truth(record: dict[str, Any]) -> Iterator[tuple[dict[str, Any], int]]:
    """The view of the seat before each move of a record, and the move."""
    match = consigliere.replay(record)
    state = match.opening.copy()
    for entry in match.entries:
        yield state.view(entry.seat), entry.move
        state.play(entry.seat, entry.move)


def test_all_columns_are_documented() -> None:
    assert [name for name, _ in PROMISED] == COLUMNS


@pytest.mark.parametrize("form", ["parquet", "jsonl"])
def test_the_files_read_back_with_the_documented_schema(games: Path, tmp_path: Path, form: str) -> None:
    few = [str(games / name) for name in ("corleone.json", "many.jsonl")]
    given = [str(games)] if form == "parquet" else few
    assert main(["export", *given, "--out", str(tmp_path), "--format", form]) == 0
    kinds = (
        ["corleone-2", "la-famiglia-4", "signorie-2", "signorie-3"]
        if form == "parquet"
        else ["corleone-2", "signorie-2"]
    )
    assert sorted(file.name for file in tmp_path.glob(f"*.{form}")) == [f"{kind}.{form}" for kind in kinds]
    for kind in kinds:
        game, _, seats = kind.rpartition("-")
        file = tmp_path / f"{kind}.{form}"
        schema = json.loads((tmp_path / f"{kind}.schema.json").read_text())
        known = get(game).features(consigliere.game(game), int(seats))
        assert (schema["features"], schema["bounds"]) == (known.names, known.bounds)
        if form == "parquet":
            data = polars.read_parquet(file)
            metadata = parquet.read_schema(file).metadata
            assert json.loads(metadata[b"consigliere.features"]) == known.names
            assert json.loads(metadata[b"consigliere.game"]) == game
            for name, promised in PROMISED:
                assert isinstance(data[name].dtype, POLARS[promised.removesuffix(" or null")]), name
                assert promised.endswith("or null") or data[name].null_count() == 0
            assert data["features"].dtype == types.Array(types.UInt8, len(known.names))
            rows = data.to_dicts()
        else:
            rows = [json.loads(line) for line in file.read_text().splitlines()]
        assert all(list(row) == COLUMNS == schema["columns"] for row in rows)
        assert {row["game"] for row in rows} == {game}
        assert {row["seats"] for row in rows} == {int(seats)}
        assert {row["player"] for row in rows} == {"random"}
        assert all(row["move"] in row["side_legal" if row["side"] else "legal"] for row in rows)
        assert {row["won"] for row in rows} == {True, False}


def test_a_row_holds_what_the_seat_could_know_and_no_more(games: Path) -> None:
    for name in ("corleone", "la-famiglia"):
        record = json.loads((games / f"{name}.json").read_text())
        known = get(name).features(consigliere.game(name), record["seats"])
        rows = list(decisions(record, "here"))
        assert len(rows) == len(record["moves"])
        result = record["result"]
        for number, (row, (view, move)) in enumerate(zip(rows, truth(record), strict=True)):
            seen = (view["viewer"], view["ask"], view["moves"], view["side_moves"], view["step"]["message"], move)
            assert seen == (row.seat, row.ask, row.legal, row.side_legal, row.question, row.move)
            assert (row.score, row.rank) == (result["scores"][row.seat], result["ranks"][row.seat])
            assert row.notation == record["moves"][number]["move"]
            if number % 7 == 0:
                assert row.features == known.of_view(json.loads(json.dumps(view)))


def test_a_match_without_an_end_has_no_results() -> None:
    from random import Random

    match, rng = consigliere.game("signorie").match(2, 3), Random(1)
    for _ in range(10):
        match.play(*choice(match.state, rng, True))
    rows: list[Decision] = list(decisions_of(match))
    assert len(rows) == 10
    assert {(row.score, row.rank, row.won, row.payoff, row.player) for row in rows} == {(None,) * 5}


def test_what_does_not_fit_is_a_sentence_and_can_be_passed_over(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = (games / "many.jsonl").read_text().splitlines()[0]
    edited = json.loads(good)
    edited["moves"][4]["move"] = edited["moves"][5]["move"]
    for name, line, sentence in [
        ("edited", json.dumps(edited), "edited.jsonl:2: move 5 of the record"),
        ("broken", "{", "broken.jsonl:2 cannot be read: "),
        ("other", '{"game": "chess"}', "other.jsonl:2 is no record of a game that is known here"),
        ("seat", json.dumps({**edited, "moves": None}), "a record of one seat cannot be replayed"),
    ]:
        file = tmp_path / f"{name}.jsonl"
        file.write_text(f"{good}\n{line}\n{good}\n")
        capsys.readouterr()
        assert main(["export", str(file), "--out", str(tmp_path / name), "--format", "jsonl"]) == 2
        assert sentence in capsys.readouterr().err
        assert main(["export", str(file), "--out", str(tmp_path / name), "--format", "jsonl", "--skip"]) == 0
        said = capsys.readouterr()
        assert sentence in said.err
        assert said.out.endswith("2 records, and one that was passed over.\n")
    assert main(["record", "make", "signorie", "-n", "2", "-o", str(tmp_path / "two.json")]) == 2
    assert "name it NAME.jsonl" in capsys.readouterr().err
    assert main(["record", "make", "signorie", "-n", "0", "-o", str(tmp_path / "none.jsonl")]) == 2
    assert not (tmp_path / "none.jsonl").exists()
    capsys.readouterr()
    assert main(["export", str(tmp_path / "nowhere"), "--out", str(tmp_path / "x")]) == 2
    assert capsys.readouterr().err.endswith("nowhere cannot be read: there is no such file or folder\n")


def test_without_the_extra_it_is_one_sentence(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, module, None)
    capsys.readouterr()
    assert main(["export", str(games), "--out", str(tmp_path)]) == 2
    sentence = "consigliere: Parquet needs the extra: pip install consigliere[export] (or take --format jsonl)\n"
    assert capsys.readouterr().err == sentence
    assert main(["export", str(games / "three.json"), "--out", str(tmp_path), "--format", "jsonl"]) == 0


@pytest.mark.ci
@pytest.mark.long
def test_the_memory_does_not_grow_with_the_number_of_games(tmp_path: Path, size: Size, record_property: Any) -> None:
    few, many = size((0, 0), (100, 1000), ci=(30, 150))  # the first batch is written after some fifteen games
    pool = {"ARROW_DEFAULT_MEMORY_POOL": "system"}  # others keep more than is used
    peaks = []
    for count in (few, many):
        file = str(tmp_path / f"{count}.jsonl")
        assert main(["record", "make", "signorie", "-n", str(count), "-o", file]) == 0
        command = [sys.executable, "-c", MEASURED, file, str(tmp_path / str(count))]
        environment = {"PYTHONPATH": str(ROOT / "src"), **pool}
        said = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        peaks.append(int(said.stdout.split()[-1]))
    record_property("peaks", peaks)
    assert peaks[1] < peaks[0] * 1.15, peaks
