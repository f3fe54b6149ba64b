"""`consigliere pack show`, `check` and `diff`."""

from pathlib import Path

import pytest

from consigliere.cli.main import main


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """A pack of one's own that changes one price."""
    file = tmp_path / "mine.toml"
    file.write_text('extends = "la-famiglia"\n[[control_tile]]\nid = "bribery"\ncost = 3\n', encoding="utf-8")
    return str(file)


def test_show_lists_entries_with_their_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "show", "la-famiglia"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("la-famiglia: La Famiglia, reconstructed from its rulebooks (379 entries)\ndigest ")
    assert "\nfamily[red].order[red.justice.A] (E+R)\n" in out
    assert "\ncounts (S)\n" in out
    assert "R our reconstruction, not the publisher's component: " in out


def test_show_can_be_limited_to_a_letter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "show", "la-famiglia", "--provenance", "R"]) == 0
    out = capsys.readouterr().out
    assert "\nfamily[red].order[red.justice.A] (E+R)\n" in out
    assert "\ncounts (S)\n" not in out
    assert main(["pack", "show", "la-famiglia", "--provenance", "W"]) == 0
    assert capsys.readouterr().out.count("\n\n") == 1


def test_show_takes_another_pack(capsys: pytest.CaptureFixture[str], mine: str) -> None:
    assert main(["pack", "show", "la-famiglia", "--pack", mine]) == 0
    out = capsys.readouterr().out
    assert out.startswith("mine: ")
    assert "cost = 3" in out


def test_check_says_ok_with_name_digest_and_entries(capsys: pytest.CaptureFixture[str], mine: str) -> None:
    assert main(["pack", "check", mine]) == 0
    out = capsys.readouterr().out
    assert out.startswith("ok: mine, a pack for la-famiglia, digest ")
    assert out.endswith(", 379 entries\n")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            'extends = "la-famiglia"\nlimits.labs_per_area = 0',
            "limits.labs_per_area: expected a whole number from 1 to 4",
        ),
        ('extends = "la-famiglia"\nlimits.labs_per_area = ', "expected TOML, found"),
        ('extends = "roma"', 'extends: expected the name of a game or the path of a pack, found "roma"'),
        ('game = "roma"', "game: expected"),
        ("schema = 1", "game: expected"),
    ],
)
def test_check_names_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text, encoding="utf-8")
    assert main(["pack", "check", str(file)]) == 2
    err = capsys.readouterr().err
    assert f"{file}: {words}" in err
    assert err.count("\n") == 1


def test_diff_lists_key_paths(capsys: pytest.CaptureFixture[str], mine: str) -> None:
    assert main(["pack", "diff", "la-famiglia", mine]) == 0
    assert capsys.readouterr().out == "control_tile[bribery].cost: 2 → 3\n"
    assert main(["pack", "diff", "la-famiglia", "la-famiglia"]) == 0
    assert capsys.readouterr().out == "la-famiglia and la-famiglia hold the same.\n"


def test_diff_tells_added_and_removed_entries(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name, card in (("a", "knight"), ("b", "bishop")):
        (tmp_path / f"{name}.toml").write_text(f'[[card]]\nid = "{card}"\nworth = 3', encoding="utf-8")
    assert main(["pack", "diff", str(tmp_path / "a.toml"), str(tmp_path / "b.toml")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        'card[knight]: removed {"id": "knight", "worth": 3}',
        'card[bishop]: added {"id": "bishop", "worth": 3}',
    ]


@pytest.mark.parametrize(
    "argv",
    [
        ["pack", "show", "roma"],
        ["pack", "show", "la-famiglia", "--pack", "none.toml"],
        ["pack", "show", "la-famiglia", "--provenance", "X"],
        ["pack", "check", "none.toml"],
        ["pack", "diff", "la-famiglia", "none.toml"],
        ["pack"],
    ],
)
def test_a_wrong_command_line_is_one_sentence(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    assert main(argv) == 2
    assert capsys.readouterr().err.count("\n") == 1
