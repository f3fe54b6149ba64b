"""Everything Signorie says has its message, every message is said somewhere, and all can be filled in."""

import ast as python
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from consigliere import words
from consigliere.cli.scenario import game_for
from consigliere.core.refusal import CORE_MESSAGES
from consigliere.core.scenario import Run, read
from consigliere.core.state import State
from consigliere.games import folder, load, vocabulary
from consigliere.games.signorie.state import PHASES
from tests.games.any_game import statistics_messages

NAME = "signorie"
GAME = load(NAME)
HELPERS: list[dict[str, Any]] = GAME.pack.data["helper"]
TASKS: list[dict[str, Any]] = GAME.pack.data["task_tile"]
BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / NAME
SCENARIOS = Path(__file__).parents[2] / "scenarios" / NAME
VIEWERS = (0, None)
NOBODY_CHOOSES = ("preparation", "phase-three", "reward-round", "end-scoring")


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


def own_entries() -> list[ast.EntryType]:
    """What stands in the game's own file of words."""
    return FluentParser().parse((folder(NAME) / "words" / "en.ftl").read_text(encoding="utf-8")).body


def dashes(name: str) -> str:
    return name.replace("_", "-")


def expected() -> Iterator[str]:
    """The ids of all messages that the game, a client or the command line asks for."""
    kinds = GAME.events.kinds
    yield from (option.message for option in GAME.options.values())
    yield from statistics_messages(GAME)
    yield "seat-name"
    for kind, prefix in (("colour", "player"), ("die", "die"), ("career", "career"), ("row", "row")):
        yield from (f"{prefix}-{name}" for name in kinds[kind])
    yield "track-initiative"
    for kind in ("management", "source"):
        yield from (f"{kind}-{name}" for name in kinds[kind])
    yield from ("gender-man", "gender-woman")
    yield from (f"phase-{phase}" for phase in PHASES)
    for kind in ("helper", "task"):
        for name in kinds[kind]:
            yield f"{kind}-{dashes(name)}"
            yield f"{kind}-{dashes(name)}-text"
    yield from (f"reward-{dashes(name)}" for name in kinds["reward"])
    yield from kinds["ending"]
    yield from (f"ask-{step.name}" for step in GAME.steps)
    yield from (f"why-{reason}" for _, reason in GAME.reasons)
    for kind, secret in zip(GAME.events.names, GAME.events.secret, strict=True):
        yield f"event-{kind}"
        if secret:
            yield f"event-{kind}-secret"
    yield from (f"move-{verb.name}" for verb in GAME.moves.verbs)


def of_the_vocabulary() -> Iterator[str]:
    yield from (message for section in vocabulary(NAME).values() for _, _, message in section)


def named_in(file: Path) -> Iterator[str]:
    """The message ids that stand in a source file, as patterns: what is filled in can be anything."""
    for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
        parts = node.values if isinstance(node, python.JoinedStr) else [node]
        texts = [str(part.value) if isinstance(part, python.Constant) else None for part in parts]
        if texts[0] and re.match("[a-z]+-", texts[0]):
            yield "".join("[a-z0-9-]+" if text is None else re.escape(text) for text in texts)


def named_on_the_board() -> Iterator[str]:
    """The message ids that stand in the files of the board, as patterns."""
    for file in (*BOARD.glob("*.svelte"), *BOARD.glob("*.ts")):
        for text in re.findall(r"""['"`](board-[^'"`\s]+)['"`]""", file.read_text(encoding="utf-8")):
            yield "".join(
                "[a-z0-9-]+" if i % 2 else re.escape(part) for i, part in enumerate(re.split(r"(\$\{[^}]*\})", text))
            )


def test_the_board_says_nothing_without_a_message() -> None:
    own = [entry.id.name for entry in own_entries() if isinstance(entry, ast.Message)]
    assert [p for p in named_on_the_board() if not any(re.fullmatch(p, message) for message in own)] == []


def test_every_line_of_the_file_is_fluent() -> None:
    assert [entry.content for entry in own_entries() if isinstance(entry, ast.Junk)] == []


def test_everything_has_its_message() -> None:
    assert [message for message in (*expected(), *of_the_vocabulary()) if not words.has(message, game=NAME)] == []


def test_every_message_is_used() -> None:
    own = [entry.id.name for entry in own_entries() if isinstance(entry, ast.Message)]
    assert len(own) == len(set(own))
    used = {*expected(), *of_the_vocabulary()}
    patterns = [pattern for file in folder(NAME).glob("*.py") for pattern in named_in(file)] + list(
        named_on_the_board()
    )
    assert [m for m in own if m not in used and not any(re.fullmatch(pattern, m) for pattern in patterns)] == []


def test_the_reasons_of_the_core_are_found_for_the_game() -> None:
    for message in CORE_MESSAGES.values():
        assert words.game_say(NAME, message, seat=0)


def test_events_use_no_arguments_but_their_fields() -> None:
    for kind, public, secret in zip(GAME.events.names, GAME.events.public, GAME.events.secret, strict=True):
        shown = {name.rstrip("*") for name, _ in public}
        assert words.arguments(f"event-{kind}", NAME) <= shown
        if secret:
            told = words.arguments(f"event-{kind}-secret", NAME)
            hidden = {name.rstrip("*") for name, _ in secret}
            assert hidden <= told <= shown | hidden


def test_every_ending_is_told() -> None:
    for ending in GAME.events.kinds["ending"]:
        line = words.event_say(NAME, {"kind": "game-over", "ending": ending})
        assert line == f"The game is over. {words.game_say(NAME, ending)}"


@pytest.mark.parametrize("reason", [reason for _, reason in GAME.reasons])
def test_every_reason_is_one_sentence(reason: str) -> None:
    used = words.arguments(f"why-{reason}", NAME)
    for verb in ("part", "done") if "verb" in used else ("done",):
        args: dict[str, Any] = {**dict.fromkeys(used, "gela"), "n": 3, "verb": verb}
        sentence = words.game_say(NAME, f"why-{reason}", **args)
        assert sentence.endswith(".")
        assert sentence.count(". ") == 0
        assert sentence[0].isupper() or sentence.startswith("gela")


@pytest.mark.parametrize("helper", HELPERS, ids=lambda helper: str(helper["id"]))
def test_every_helper_tells_what_it_does_with_the_numbers_of_the_pack(helper: dict[str, Any]) -> None:
    assert words.game_say(NAME, f"helper-{dashes(helper['id'])}") == helper["label"]
    assert words.game_say(NAME, f"helper-{dashes(helper['id'])}-text", **helper).endswith(".")


@pytest.mark.parametrize("task", TASKS, ids=lambda task: str(task["id"]))
def test_every_task_tells_what_it_does_with_the_numbers_of_the_pack(task: dict[str, Any]) -> None:
    assert words.game_say(NAME, f"task-{dashes(task['id'])}-text", **task).endswith(".")


def test_numbers_choose_the_form_of_the_word() -> None:
    event = {"kind": "received", "seat": 0}
    assert words.event_say(NAME, {**event, "n": 1}) == "0 gains 1 florin."
    assert words.event_say(NAME, {**event, "n": 3}) == "0 gains 3 florins."


class Teller:
    """Says everything that is to be said while a game is played."""

    def __init__(self) -> None:
        self.questions: set[str] = set()
        self.kinds: set[str] = set()
        self.refused: dict[str, set[str]] = {}

    def question(self, state: State) -> None:
        """The open question."""
        question = state.question()
        if question:
            self.questions.add(question["message"])
            assert words.game_say(NAME, question["message"], **question["args"]).endswith(".")

    def events(self, state: State) -> None:
        """What happened, to everybody."""
        for event in state.events:
            for viewer in VIEWERS:
                seen = event.seen(viewer)
                if seen:
                    self.kinds.add(seen["kind"])
                    assert words.event_say(NAME, seen).endswith(".")

    def refusals(self, state: State, seat: int, moves: Iterable[int]) -> None:
        """Why moves are not possible, each reason once for each verb."""
        for move in moves:
            refusal = state.refusal(seat, move)
            if refusal and refusal.args["verb"] not in self.refused.setdefault(refusal.message, set()):
                self.refused[refusal.message].add(refusal.args["verb"])
                assert words.game_say(NAME, refusal.message, **refusal.args).endswith(".")


def test_whole_games_can_be_told(long: bool) -> None:
    teller, rng = Teller(), Random(5)
    for seed in range(30 if long else 6):
        state = GAME.start(2 + seed % 3, seed, {"optional_city_tile": seed % 2 == 1})
        while not state.over:
            teller.question(state)
            seat = rng.choice(state.actors)
            if rng.random() < 0.2:
                teller.refusals(state, rng.choice([seat, seat, rng.randrange(state.seats)]), range(GAME.move_count))
            moves = state.moves(seat)
            state.play(seat, rng.choice(moves[:-1] if rng.random() < 0.7 and len(moves) > 1 else moves))
            teller.events(state)
    assert len(teller.kinds) > 35
    assert len(teller.questions) > 10
    assert len(teller.refused) > 30


def test_every_scenario_can_be_told(long: bool) -> None:
    teller, rng = Teller(), Random(7)
    for file in sorted(SCENARIOS.glob("*.toml")):
        scenario = read(file)
        play = Run(scenario, game_for(scenario))
        for entry in scenario.play:
            teller.question(play.state)
            for seat in play.state.actors:
                teller.refusals(play.state, seat, rng.sample(range(GAME.move_count), GAME.move_count if long else 50))
            if "refuse" in entry:
                teller.refusals(play.state, play.seat(entry["seat"]), [GAME.parse(entry["refuse"]["move"])])
            play.step(entry)
            teller.events(play.state)
    asked = {f"ask-{step.name}" for step in GAME.steps} - {f"ask-{name}" for name in NOBODY_CHOOSES}
    assert teller.questions == asked
    assert len(teller.kinds) > 38
    assert len(teller.refused) > 35
