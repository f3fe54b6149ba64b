"""`consigliere play` with scripted keys: everything that can be typed, leaving and coming back, a whole game."""

import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import consigliere
from consigliere.cli import play, screen, table
from consigliere.cli.main import main
from consigliere.core.errors import Mistake
from consigliere.move_input import notation, parts, stands_for, whole
from consigliere.terminal_style import plain

GAME = "la-famiglia"
SETTINGS = ["--seed", "5", "--width", "80", "--seats", "human,random,random,random"]
Play = Callable[..., str]


class Keys:
    """Lines as if they were typed; None stands for Ctrl-C."""

    def __init__(self, lines: Iterator[str | None]) -> None:
        self.lines = lines

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = next(self.lines, "")
        if line is None:
            raise KeyboardInterrupt
        return f"{line}\n" if line != "" else ""


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in the folder where one plays."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays with these lines typed; what was printed."""

    def run(*lines: str | None, argv: list[str] | None = None, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", Keys(iter(lines)))
        assert main(["play", GAME, *SETTINGS] if argv is None else argv) == code
        return capsys.readouterr().out

    return run


def kept(file: str = f"{GAME}-1.json") -> dict[str, object]:
    found: dict[str, object] = json.loads(Path(file).read_text(encoding="utf-8"))
    return found


def moves_of(record: dict[str, object]) -> list[dict[str, object]]:
    moves = record["moves"]
    assert isinstance(moves, list)
    return moves


# ---- what can be typed


def test_the_end_of_input_keeps_the_game(typed: Play) -> None:
    shown = typed()
    assert "The game is kept in la-famiglia-1.json" in shown
    assert "1! Lead" in shown
    assert kept()["players"] == ["human", "random", "random", "random"]
    assert consigliere.replay(kept()).state.actors == [0]


def test_a_number_plays_an_answer(typed: Play) -> None:
    shown = typed("1")
    assert "Seat 1 leads" in shown
    assert [move["seat"] for move in moves_of(kept())][-1] == 0


def test_notation_and_shortened_words_play_an_answer(typed: Play) -> None:
    typed("lead black blue", "cars noto 1", "boat mare-mil")
    assert {"lead black blue", "cars noto 1", "boat mare-milazzo"} <= {str(move["move"]) for move in moves_of(kept())}


def test_help_names_every_command_and_page(typed: Play) -> None:
    shown = typed("?", "help")
    for word in ("undo", "back", "log", "rules ID", "save FILE", "quit", "board", "sheets", "mat", "orders", "look"):
        assert word in shown


@pytest.mark.parametrize("page", ["board", "sheets", "families", "tiles", "mat", "orders", "mat red", "orders all"])
def test_every_page_is_drawn_at_once(page: str, typed: Play) -> None:
    shown = typed("1", page)
    answer = shown.partition(f"> {page}\n")[2]
    assert answer.partition("? > ")[0].count("\n") >= 4 or "Grecco" in answer


def test_look_shows_neighbours_and_asks_back(typed: Play) -> None:
    shown = typed("1", "look gela", "look mare", "look atlantis")
    assert "Gela, Mandamento Licata" in shown
    assert re.search(r"Mare Licata +no boats", shown)
    assert '"mare" could be any of these' in shown
    assert 'There is no area or sea "atlantis"' in shown


@pytest.mark.parametrize("asked", ["? cars gela 1", "why cars gela 1", "cars gela 1", "?cars gela 1", "p cars gela 1"])
def test_why_not_names_reason_and_rule(asked: str, typed: Play) -> None:
    assert "Not possible: There are no Soldati of yours in Gela" in typed("1", asked)
    assert "[LF-2.11]" in typed("1", asked, argv=["play", GAME, *SETTINGS])


def test_a_place_alone_is_refused_with_its_reason(typed: Play) -> None:
    shown = typed("1", "1", "mare-trapani", "? mare-trapani")
    assert shown.count("Not possible: Mare Trapani touches no area with your Soldati. [LF-2.11]") == 2


def test_why_shows_what_a_possible_move_does(typed: Play) -> None:
    shown = typed("1", "p 1", "why")
    assert "cars capo-d-orlando 1: Put 1 car in Capo d'Orlando" in shown
    assert "places 1 car in Capo d'Orlando." in shown.partition("p 1")[2]
    assert "Not final: undo takes it back." in shown
    assert "Name a move" in shown


def test_rules_by_id_and_of_the_question(typed: Play) -> None:
    shown = typed("1", "rules lf-4.24", "rules", "rules LF-99")
    assert "LF-4.24\n" in shown
    assert "LF-2.11\n" in shown.partition("rules\n")[2]
    assert "There is no rule or chapter" in shown


def test_undo_takes_back_and_stops_at_a_barrier(typed: Play) -> None:
    shown = typed("1", "cars noto 1", "undo", "undo", "undo 0", "undo x")
    assert "Taken back." in shown
    assert shown.count("There is nothing to take back") == 3
    assert moves_of(kept())[-1]["move"] != "cars noto 1"


def test_undo_of_more_than_there_is_takes_back_what_can_be(typed: Play) -> None:
    shown = typed("1", "cars noto 1", "undo 99", "cars noto 1", "boat mare-mil")
    assert "Taken back." in shown
    assert "boat mare-milazzo" in {move["move"] for move in moves_of(kept())}


def test_back_is_practice_and_the_record_says_so(typed: Play) -> None:
    shown = typed("1", "back")
    assert "Taken back for practice." in shown
    assert shown.count("1! Lead") == 2
    assert kept()["practice"] is True


def test_back_is_only_for_a_person_alone(typed: Play) -> None:
    shown = typed("1", "1", "back", argv=["play", GAME, "--seats", "human,human,random,random", "--width", "80"])
    assert "Only a person alone against bots" in shown


def test_log_tells_what_happened(typed: Play) -> None:
    shown = typed("1", "cars noto 1", "log", "log 2", "log 0")
    assert "leads ■G Grecco." in shown
    last = shown.partition("log 2\n")[2].splitlines()[:2]
    assert any("places 1 car in Noto" in line for line in last)


def test_anytime_options_are_listed_apart_and_played(typed: Play) -> None:
    script = ["1"] * 12
    shown = typed(*script, "side", "s1")
    assert "Anytime: sell an order (s1–s5)" in shown
    assert re.search(r"\n +s1 Sell ", shown)
    assert "sells" in shown.rpartition("> s1")[2]


def test_save_writes_another_file(typed: Play) -> None:
    assert "Written to other.json." in typed("1", "save other.json", "save no/such/folder/x.json")
    assert moves_of(kept("other.json")) == moves_of(kept())


def test_save_never_overwrites_what_is_there(typed: Play) -> None:
    Path("mine.txt").write_text("mine", encoding="utf-8")
    shown = typed("1", "save mine.txt", "save .", "save a\0b", "save", "save ~nobody-of-that-name/x")
    assert shown.count("There is a file") == 2
    assert "a?b cannot be written" in shown
    assert "Written to la-famiglia-1.json." in shown
    assert Path("mine.txt").read_text(encoding="utf-8") == "mine"
    assert sorted(path.name for path in Path().iterdir()) == ["la-famiglia-1.json", "mine.txt"]


def test_quit_keeps_the_game_or_not(typed: Play) -> None:
    assert "The game is kept in" in typed("quit", "y")
    assert Path("la-famiglia-1.json").exists()
    assert "The game is not kept." in typed("quit", "n")
    assert not Path("la-famiglia-2.json").exists()


@pytest.mark.parametrize(
    "rubbish",
    ["foo", "0", "99", "-1", "1 2 3", "²", "9" * 5000, "\x1b[2J", "move", "lead", "lead red", "space 9-9", "s99", "?",
     " ", "%s {x} \\", "lead red red red", "🂡", "undo undo", "look", "orders purple", "rules", "card\tturncoat"],
)  # fmt: skip
def test_rubbish_is_answered_and_harms_nothing(rubbish: str, typed: Play) -> None:
    shown = typed(rubbish, "1")
    assert "Seat 1 leads" in shown
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 90


def test_bytes_that_are_no_text_are_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n1\n"), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", stdin)
    assert main(["play", GAME, *SETTINGS]) == 0


def test_confirm_asks_before_final_moves_only(typed: Play) -> None:
    shown = typed("1", "n", "1", "y", "cars noto 1", argv=["play", GAME, *SETTINGS, "--confirm"])
    assert shown.count("final, play it? [y/N]") == 2
    assert "places 1 car in Noto" in shown


# ---- leaving and coming back


def test_ctrl_c_keeps_the_game_and_says_where(
    typed: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Keys(iter(["1", "cars noto 1", None])))
    assert main(["play", GAME, *SETTINGS]) == 130
    assert "consigliere play --resume la-famiglia-1.json" in capsys.readouterr().err
    assert moves_of(kept())[-1]["move"] == "cars noto 1"


def test_a_game_goes_on_in_the_middle_of_a_turn(typed: Play) -> None:
    typed("1", "cars noto 1")
    shown = typed("log 1", "undo", "1", argv=["play", "--resume", "la-famiglia-1.json", "--width", "80"])
    assert "Round 1 of 4" in shown
    assert "Place the speedboats" in shown
    assert "Taken back." in shown
    assert moves_of(kept())[-1]["move"] == "cars capo-d-orlando 1"


def test_luck_goes_on_after_a_game_was_taken_up(typed: Play) -> None:
    typed()
    shown = typed("1", "back", "1", "1", "back", argv=["play", "--resume", "la-famiglia-1.json"])
    luck = [line for line in shown.splitlines() if "character cards are dealt" in line]
    assert len(luck) == 2
    assert luck[0] == luck[1]
    assert consigliere.replay(kept()).practice


def test_other_players_can_sit_down_when_a_game_goes_on(typed: Play) -> None:
    typed("1")
    resume = ["play", "--resume", "la-famiglia-1.json", "--save", "b.json", "--seats", "human,human,random,random"]
    typed(argv=resume)
    assert kept("b.json")["players"] == ["human", "human", "random", "random"]


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["play", "chess"], 'There is no game "chess"'),
        (["play"], "There is no game"),
        (["play", GAME, "--seats", "human,random"], "is for 4 players"),
        (["play", GAME, "--seats", "random,random,random,random"], "at least one human"),
        (["play", GAME, "--seats", "human,nobody,random,random"], "nobody"),
        (["play", GAME, "--options", "x=1"], "has no option 'x'"),
        (["play", GAME, "--color", "pink"], "pink"),
        (["play", GAME, "--save", "no/folder/x.json"], "cannot be written"),
        (["play", GAME, "--save", "good.json"], "There is a file good.json already"),
        (["play", "--resume", "nothing.json"], "nothing.json cannot be read"),
        (["play", "signorie", "--resume", "good.json"], "is a game of la-famiglia"),
        (["play", "--resume", "cut.json"], "cut"),
    ],
)
def test_what_is_wrong_is_one_sentence(argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.dumps(consigliere.game(GAME).match(seed=1).record())
    Path("good.json").write_text(record, encoding="utf-8")
    Path("cut.json").write_text(record[:50], encoding="utf-8")
    assert main(argv) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1


def test_a_bot_that_breaks_the_rules_ends_the_session_with_the_game_kept(
    typed: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("cheat.py").write_text(
        "class Cheat:\n    def __init__(self, game, seed): pass\n    def choose(self, view, budget): return 0\n",
        encoding="utf-8",
    )
    typed("1", argv=["play", GAME, "--seed", "5", "--seats", "human,cheat.py:Cheat,random,random"], code=2)
    assert Path("la-famiglia-1.json").exists()


# ---- several people


def test_the_keyboard_is_handed_over_between_teams_only(typed: Play) -> None:
    shown = typed("1", "1", argv=["play", GAME, "--seed", "5", "--seats", "human,human,random,random"])
    assert "Now Seat 2 chooses. Hand over the keyboard." in shown
    assert "has chosen" not in shown.partition("Hand over the keyboard.")[0]
    after = shown.partition("Hand over the keyboard.")[2].partition("> 1")[0]
    assert "Seat 1 has chosen the families of the team." in after
    together = typed("1", argv=["play", GAME, "--seed", "5", "--seats", "human,random,human,random"])
    assert "Hand over" not in together


class Terminal(io.StringIO):
    """A terminal that is not there."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_is_wiped_before_the_next_person_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Terminal()
    lines = iter(["1", "", "quit", ""])
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", paper)
    monkeypatch.setattr("builtins.input", lambda prompt: paper.write(prompt) and next(lines))
    monkeypatch.setattr(screen, "termios", None)
    monkeypatch.setenv("LINES", "200")
    assert main(["play", GAME, "--seed", "5", "--seats", "human,human,random,random", "--color", "never"]) == 0
    shown = paper.getvalue()
    secret, _, after = shown.partition("Hand over the keyboard.")
    assert secret.rstrip().endswith("Now Seat 2 chooses.")
    assert screen.CLEAR in secret.rpartition("Lead")[2]
    assert screen.CLEAR in after.partition("Lead")[0]


# ---- colour and width


@pytest.mark.parametrize(
    ("wish", "env", "expected"),
    [("always", {}, True), ("never", {}, False), ("auto", {}, True), ("auto", {"NO_COLOR": "1"}, False),
     ("auto", {"TERM": "dumb"}, False), ("always", {"NO_COLOR": "1"}, True)],
)  # fmt: skip
def test_colour_as_wished(wish: str, env: dict[str, str], expected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert screen.wants_colour(wish) is expected


def test_without_a_terminal_there_is_no_colour_and_with_always_there_is(typed: Play) -> None:
    assert "\x1b" not in typed("1", "board")
    coloured = typed("1", "board", argv=["play", GAME, *SETTINGS, "--color", "always"])
    assert "\x1b[97;40m■G\x1b[0m" in coloured
    assert max(len(plain(line)) for line in coloured.splitlines()) <= 80


def test_long_output_comes_a_screenful_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setenv("LINES", "12")
    pauses: list[str] = []

    def wait(prompt: str) -> str:
        pauses.append(prompt)
        return ""

    monkeypatch.setattr("builtins.input", wait)
    screen.Screen("never", 80).show([str(n) for n in range(35)])
    assert len(pauses) == 3


# ---- a whole game


def answers(seed: int) -> Iterator[str]:
    """Numbers as somebody types them who does not look; the higher ones are often refused."""
    rng = Random(seed)
    while True:
        yield str(1 + int(rng.random() ** 2 * 9))


def test_a_whole_game_by_scripted_keys(
    typed: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Keys(answers(3)))
    assert main(["play", GAME, *SETTINGS]) == 0
    shown = capsys.readouterr().out
    assert "The game is over." in shown
    assert "A team wins at once with 5 Mandamenti of one player or 6 of both together" in shown
    assert "Bronte" in shown[-800:]
    assert max(map(len, shown.splitlines())) <= 80
    match = consigliere.replay(kept())
    assert match.state.over
    prompts = shown.count("? > ")
    assert prompts >= sum(entry.seat == 0 for entry in match.entries) > 50
    assert 1_000 < len(shown.splitlines()) < 40 * prompts
    again = typed(argv=["play", "--resume", "la-famiglia-1.json"])
    assert "The game is over. Its record is la-famiglia-1.json." in again


# ---- small parts


def test_words_stand_for_notation_in_order() -> None:
    assert stands_for(["gela"], ["at", "gela"])
    assert stands_for(["ge", "3"], ["fetch", "gela", "3"])
    assert not stands_for(["g"], ["at", "gela"])
    assert not stands_for(["3", "gela"], ["fetch", "gela", "3"])
    assert not stands_for(["3"], ["fetch", "gela", "31"])


def test_words_of_a_name_stand_for_it() -> None:
    assert stands_for(parts("basic 1"), parts("order blue.basic.1"))
    assert not stands_for(parts("basic 1"), parts("order blue.basic.2"))


def test_notation_gets_its_capital_letters() -> None:
    assert notation(consigliere.game(GAME), "ORDER red.Justice.a") == "order red.justice.A"


@pytest.mark.parametrize(("text", "number"), [("7", 7), ("", None), ("-7", None), ("²", None), ("7" * 30, None)])
def test_only_small_whole_numbers_are_numbers(text: str, number: int | None) -> None:
    assert whole(text) == number


def test_default_players_are_one_person_and_bots() -> None:
    game = consigliere.game(GAME)
    assert play.players_of(None, game, "normal") == ["human", "normal", "normal", "normal"]
    assert play.players_of("human", game, "hard") == ["human", "hard", "hard", "hard"]


def test_a_name_for_a_new_file_is_free(tmp_path: Path) -> None:
    (tmp_path / "x-1.json").touch()
    assert table.free_name("x", tmp_path).name == "x-2.json"


def test_a_kept_file_stays_whole_when_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sat = table.Table(consigliere.game(GAME).match(seed=1), ["human", "random", "random", "random"], 1)
    file = tmp_path / "game.json"
    sat.save(file)
    before = file.read_text(encoding="utf-8")

    def full(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(Mistake, match="No space left"):
        sat.save(file)
    monkeypatch.undo()
    assert file.read_text(encoding="utf-8") == before
