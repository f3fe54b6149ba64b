"""`consigliere scenario`: files and folders, what differs, what is wrong, the vocabulary."""

from pathlib import Path

import pytest

from consigliere.cli.main import main
from consigliere.games import get

GAME = "la-famiglia"
ATTACK = """
id = "attack"
rules = ["LF-7.2"]
game = "la-famiglia"

[position]
at = "encounter"
clear = true
families = {red = {seat = 0}, blue = {seat = 1}, green = {seat = 2}, yellow = {seat = 3}}

[position.areas]
gela = {side = "red", soldati = 3, orders = ["red.basic.1"]}
ragusa = {side = "blue", soldati = 2}

[[play]]
seat = "red"
move = "land ragusa"

[[play]]
seat = "red"
move = "send 3"

[[play]]
expect = {areas = {gela = {soldati = 0}}}
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    """A scenario that is as it says."""
    return written(tmp_path / "attack.toml", ATTACK)


def written(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


def changed(file: Path, old: str, new: str) -> Path:
    """The file with one part of its text replaced."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    return written(file, text.replace(old, new))


def test_a_file_that_is_as_it_says_is_ok(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(scenario)]) == 0
    shown = capsys.readouterr()
    assert shown.out == f"ok       {scenario} (attack)\n"
    assert shown.err == ""


def test_what_differs_is_listed(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(scenario, "{gela = {soldati = 0}}", '{gela = {soldati = 1, side = "red"}}')
    assert main(["scenario", str(scenario)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"DIFFERS  {scenario} (attack)",
        "         play[3]: areas.gela.soldati should be 1, it is 0",
        "         play[3]: areas.gela.side should be 'red', it is None",
    ]


def test_a_refused_move_is_a_difference_and_names_the_rule(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(scenario, "send 3", "send 4")
    assert main(["scenario", str(scenario)]) == 1
    assert "play[2]: 'send 4' of seat 0 is refused by LF-7.2 (why-too-few-soldati)" in capsys.readouterr().out


def test_a_folder_is_played_whole_and_summed_up(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    below = scenario.parent / "more"
    below.mkdir()
    changed(written(below / "differs.toml", ATTACK), "gela = {soldati = 0}", "gela = {soldati = 1}")
    assert main(["scenario", str(scenario.parent)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("ok ")
    assert lines[1].startswith("DIFFERS ")
    assert lines[-1] == "2 scenarios: 1 ok, 1 different, 0 wrong."


def test_a_wrong_file_does_not_keep_the_others_from_being_played(
    scenario: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = written(scenario.parent / "wrong.toml", "id = ")
    assert main(["scenario", str(wrong), str(scenario)]) == 2
    shown = capsys.readouterr()
    assert shown.out.startswith(f"ok       {scenario}")
    assert shown.out.endswith("2 scenarios: 1 ok, 0 different, 1 wrong.\n")
    assert shown.err.startswith(f"consigliere: {wrong}: expected TOML")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('rules = ["LF-7.2"]', 'rule = ["LF-7.2"]', "the key 'rule' is not known"),
        ('id = "attack"', "", "the key 'id' is missing"),
        ('game = "la-famiglia"', 'game = "roma"', "there is no game 'roma'"),
        ("clear = true", "cleer = true", "position: the key 'cleer' is not known"),
        ("soldati = 2", "men = 2", "position.areas.ragusa: the key 'men' is not known"),
        ("ragusa = {side", "roma = {side", "position.areas: the key 'roma' is not known (one of acireale, "),
        ('at = "encounter"', 'at = "lunch"', "position.at: 'lunch' is not known here"),
        ('seat = "red"\nmove = "send 3"', 'move = "send 3"', "play[2]: the key 'seat' is missing"),
        ('seat = "red"\nmove = "send 3"', 'seat = "black"\nmove = "send 3"', "play[2]: 'black' is no seat"),
        ("send 3", "sned 3", "play[2]: 'sned 3' is not a move"),
        ("send 3", "send all", "play[2]: 'send all' is not a move: 'all' is no n"),
        ("{areas = {gela", "{ares = {gela", "play[3]: expect: the key 'ares' is not known"),
        ("{gela = {soldati", "{gola = {soldati", "play[3]: expect.areas: the key 'gola' is not known"),
        ("{soldati = 0}", "{soldat = 0}", "play[3]: expect.areas.gela: the key 'soldat' is not known"),
        (
            "{soldati = 0}",
            '{soldati = "few"}',
            "play[3]: expect.areas.gela.soldati: a whole number is expected, found 'few'",
        ),
        ("soldati = 2", 'soldati = "2"', "position.areas.ragusa.soldati: a whole number is expected, found '2'"),
        ("{soldati = 0}", '{side = "+1"}', "play[3]: expect.areas.gela.side: a text is expected, found '+1'"),
        ("{gela = {soldati = 0}}", "[]", "play[3]: expect.areas: a table is expected, found []"),
        ("[position]\n", "[pack.limits]\nlabs_per_area = 9\n[position]\n", "limits.labs_per_area: expected"),
    ],
)
def test_a_wrong_file_is_one_sentence_with_its_key(
    scenario: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, sentence: str
) -> None:
    changed(scenario, old, new)
    assert main(["scenario", str(scenario)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"consigliere: {scenario}: {sentence}")
    assert shown.err.count("\n") == 1


def test_an_unreadable_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path / "none.toml")]) == 2
    error = capsys.readouterr().err
    assert error == f"consigliere: {tmp_path / 'none.toml'} cannot be read: No such file or directory\n"


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ([], "Name either scenario files"),
        (["x.toml", "--vocabulary", GAME], "Name either scenario files"),
        (["--vocabulary", "roma"], 'There is no game "roma"'),
        (["x.toml", "--pack", "none.toml"], "none.toml: expected a pack, found No such file"),
    ],
)
def test_a_wrong_command_line_is_one_sentence(
    capsys: pytest.CaptureFixture[str], argv: list[str], sentence: str
) -> None:
    assert main(["scenario", *argv]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"consigliere: {sentence}")
    assert error.count("\n") == 1


def test_a_folder_without_scenarios_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"consigliere: {tmp_path}: there are no TOML files in this folder.\n"


def test_a_scenario_can_change_the_pack_and_be_played_with_another_one(
    scenario: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    skull = '[[pack.family]]\ncolor = "red"\n[[pack.family.order]]\nid = "red.basic.1"\nskull = 4\n\n[position]\n'
    changed(scenario, "{gela = {soldati = 0}}", '{ragusa = {side = "red", soldati = 3}}')
    assert main(["scenario", str(scenario)]) == 1
    mine = written(
        scenario.parent / "mine.pack", f'extends = "{GAME}"\n{skull.replace("pack.", "").partition("[pos")[0]}'
    )
    assert main(["scenario", str(scenario), "--pack", str(mine)]) == 0
    changed(scenario, "[position]\n", skull)
    assert main(["scenario", str(scenario)]) == 0


def test_the_vocabulary_lists_every_word_with_example_and_meaning(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--vocabulary", GAME]) == 0
    shown = capsys.readouterr().out
    for section in get(GAME).scenario_words().values():
        for word, example, _ in section:
            assert f"\n{word}\n    {example}\n    " in shown
    assert "\nAREA\n    acireale, agrigento, " in shown
    assert "\n    SIDE takes AREA with N Soldati left.\n" in shown


def test_the_example_of_the_guide_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = guide.partition("```toml\n")[2].partition("```")[0]
    assert main(["scenario", str(written(tmp_path / "brute-force.toml", example))]) == 0, capsys.readouterr().out


def test_the_vocabulary_says_what_tiles_are_worth(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--vocabulary", "signorie"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert " medici_4 (3), medici_5 (3), " in shown
    assert " medici_9 (5), sforza_1 (2), " in shown
