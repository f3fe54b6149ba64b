"""`consigliere rules`: chapters, rules, rulings, and what carries them."""

import json
from pathlib import Path

import pytest

from consigliere.cli import rules
from consigliere.cli.coverage import Cover, coverage, explanations
from consigliere.cli.main import main
from consigliere.core.errors import Mistake
from consigliere.rulebook import Rulebook

GAME = "la-famiglia"


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook(GAME)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one scenario and two test files, far away from the real ones."""
    scenarios = tmp_path / "tests" / "scenarios" / GAME
    scenarios.mkdir(parents=True)
    (scenarios / "X-1.toml").write_text('id = "X-1"\nrules = ["LF-4.20", "LF-4.5–4.7", "Q-11"]\n')
    own = tmp_path / "tests" / "games" / "la_famiglia"
    own.mkdir(parents=True)
    (own / "test_planning.py").write_text(
        "def test_lf_4_24_order_needs_a_soldato():\n"
        '    """Also LF-4.27."""\n'
        "    assert True  # Q-40\n"
        "def helper():\n"
        "    # LF-4.28\n"
        "    pass\n"
    )
    (tmp_path / "tests" / "test_other.py").write_text(
        "def test_lf_5_1_control():\n    # Q-41 of another game\n    pass\n"
    )
    return tmp_path


def shown(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["rules", *argv]) == 0
    return capsys.readouterr().out


def test_without_an_id_the_chapters_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, GAME)
    assert "LF-1    Board, pieces, places (13 entries)" in text
    assert "LF-12 " in text
    assert "Q       Rulings" in text


def test_a_rule_is_shown_with_its_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, GAME, "LF-4.24")
    assert text.startswith("LF-4 Planning phase\n\nLF-4.24\n    Issue order: put 1 order token from HQ face down")
    assert "LF-4.25" not in text
    assert shown(capsys, GAME, "4.24") == text


def test_a_chapter_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, GAME, "lf-5")
    assert [line for line in text.splitlines() if line.startswith("LF-5.")] == [f"LF-5.{n}" for n in range(1, 7)]


def test_a_ruling_is_shown_with_question_ruling_and_reason(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, GAME, "Q-10")
    assert "Which moves are legal" in text
    assert "\n    Ruling: " in text
    assert "\n    Reason: " in text


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ([GAME, "LF-4.23"], 'There is no LF-4.23 in la-famiglia; "consigliere rules la-famiglia LF-4" shows'),
        ([GAME, "Q-99"], 'There is no Q-99 in la-famiglia; "consigliere rules la-famiglia Q" shows'),
        ([GAME, "LF-40"], 'There is no rule or chapter "LF-40" in la-famiglia'),
        ([GAME, "4.23"], 'There is no LF-4.23 in la-famiglia; "consigliere rules la-famiglia LF-4" shows'),
        ([GAME, "influence"], 'There is no rule or chapter "influence" in la-famiglia'),
        (["chess"], 'There is no game "chess"'),
        ([GAME, "--json"], "--json belongs to --coverage"),
    ],
)
def test_a_wrong_input_is_one_sentence(argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *argv]) == 2
    error = capsys.readouterr().err
    assert error.startswith("consigliere: " + sentence)
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("# LF-4.24", ["LF-4.24"]),
        ("LF-4.5–4.9, done", ["LF-4.5", "LF-4.6", "LF-4.7", "LF-4.8", "LF-4.9"]),
        ("LF-10.2-10.4.", ["LF-10.2", "LF-10.3", "LF-10.4"]),
        ("LF-4.40–LF-5.2", ["LF-4.40", "LF-5.1", "LF-5.2"]),
        ("LF-5.3, 5.4 and 3 Soldati", ["LF-5.3", "LF-5.4"]),
        ("LF-7.12/7.13", ["LF-7.12", "LF-7.13"]),
        ("LF-4.9–4.14", ["LF-4.9", "LF-4.10", "LF-4.13", "LF-4.14"]),
        ("chapter LF-5, Q-10 (3), Q-33–35", ["Q-10", "Q-33", "Q-34", "Q-35"]),
        ("LF-4.23", ["LF-4.23"]),
    ],
)
def test_ids_are_found_in_a_text(book: Rulebook, text: str, found: list[str]) -> None:
    assert list(book.mentioned(text)) == found


def test_ids_are_found_in_the_name_of_a_test(book: Rulebook) -> None:
    assert list(book.named("test_lf_7_12_car_bonus_counts_once")) == ["LF-7.12"]
    assert list(book.named("test_q_33_brute_force_with_one")) == ["Q-33"]
    assert list(book.named("test_half_7_12")) == []


def test_rulings_may_have_other_letters_and_a_letter_behind() -> None:
    book = Rulebook("signorie")
    assert list(book.mentioned("SI-4.8, RU-07b and RU-33–35")) == ["SI-4.8", "RU-07b", "RU-33", "RU-34", "RU-35"]
    assert list(book.named("test_ru_07b_one_die_only")) == ["RU-07b"]
    assert book.find("ru-07B").rules == ["RU-07b"]


def test_coverage_finds_scenarios_and_test_functions(book: Rulebook, project: Path) -> None:
    covers = {cover.id: cover.tests for cover in coverage(book, project).rules}
    scenario = f"tests/scenarios/{GAME}/X-1.toml"
    planning = "tests/games/la_famiglia/test_planning.py::test_lf_4_24_order_needs_a_soldato"
    assert all(covers[rule] == [scenario] for rule in ("LF-4.20", "LF-4.5", "LF-4.6", "LF-4.7", "Q-11"))
    assert all(covers[rule] == [planning] for rule in ("LF-4.24", "LF-4.27", "Q-40"))
    assert covers["LF-5.1"] == ["tests/test_other.py::test_lf_5_1_control"]
    assert covers["LF-4.28"] == []
    assert covers["LF-5.2"] == covers["Q-41"] == []


def test_coverage_names_ids_that_do_not_exist(book: Rulebook, project: Path) -> None:
    (project / "tests" / "test_typo.py").write_text("def test_lf_4_23_nothing():\n    pass\n")
    assert coverage(book, project).unknown["LF-4.23"] == ["tests/test_typo.py::test_lf_4_23_nothing"]


def test_coverage_of_an_installed_package_says_that_tests_are_absent(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "project_root", lambda: None)
    main(["rules", GAME, "--coverage"])
    assert "The tests are not part of an installed package" in capsys.readouterr().out


def test_explanations_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "explained.toml"
    file.write_text('["LF-2.2"]\nwhy = "Seating."\n["LF-1.2"]\ncode = "Data."\n')
    known = {"LF-2.2": Cover("LF-2.2"), "LF-1.2": Cover("LF-1.2")}
    assert explanations(file, known) == {
        "LF-2.2": {"code": "Seating.", "tests": "Seating."},
        "LF-1.2": {"code": "Data."},
    }
    file.write_text('["LF-99.9"]\nwhy = "None."\n')
    with pytest.raises(Mistake, match=r'the entry "LF-99\.9" must be the id of a rule'):
        explanations(file, known)


def test_every_rule_of_the_game_is_carried_or_explained(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["rules", GAME, "--coverage", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert len(found["rules"]) == 154 + 85
    assert found["tests_found"]
    assert found["empty"] == []
    assert found["unknown"] == {}
    assert code == 0


IN_LANGUAGES = [("en", "Planning phase"), ("pl", "Faza planowania"), ("ru", "Этап планирования")]


@pytest.mark.parametrize(("lang", "title"), IN_LANGUAGES)
def test_the_rules_come_in_the_language_that_is_asked_for(
    lang: str, title: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert shown(capsys, GAME, "LF-4.24", "--lang", lang).startswith(f"LF-4 {title}\n\nLF-4.24\n")
    assert f"LF-4    {title}" in shown(capsys, GAME, "--lang", lang)


@pytest.mark.parametrize(
    ("environment", "title"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "Faza planowania"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "Этап планирования"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "pl_PL"}, "Faza planowania"),
        ({"LANG": "de_DE.UTF-8"}, "Planning phase"),
        ({"LANG": "C.UTF-8"}, "Planning phase"),
        ({}, "Planning phase"),
    ],
)
def test_without_a_language_that_of_the_environment_counts(
    environment: dict[str, str], title: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LANG")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert shown(capsys, GAME, "LF-4.24").startswith(f"LF-4 {title}\n")


def test_a_language_without_rules_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", GAME, "--lang", "de"]) == 2
    assert 'There are no rules of la-famiglia in "de"; there are en, pl, ru.' in capsys.readouterr().err
