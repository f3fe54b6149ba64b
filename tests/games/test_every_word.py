"""Everything a game says has its message, every message is said somewhere, and all can be filled in."""

import ast as python
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import consigliere
from consigliere import words
from consigliere.cli.scenario import game_for
from consigliere.core.game import Game
from consigliere.core.refusal import CORE_MESSAGES
from consigliere.core.scenario import read
from consigliere.core.scenario_run import Run
from consigliere.core.state import State
from consigliere.games import get
from consigliere.rulebook import Rulebook
from consigliere.terminal_style import Ink
from tests.conftest import Size
from tests.games.any_game import statistics_messages

ROOT = Path(__file__).parents[2]
SOURCES = Path(words.__file__).parent
BOARDS = ROOT / "web" / "src" / "games"
SCENARIOS = ROOT / "tests" / "scenarios"
NAMES = list(consigliere.games())
REASONS = [(name, reason) for name in NAMES for _, reason in consigliere.game(name).reasons]
VERBS = [(name, verb) for name in NAMES for verb in consigliere.game(name).moves.verbs]
ASKS_NOTHING = {
    "la-famiglia": set(),
    "corleone": {"open-business", "card-parts", "entracte", "game-end"},
    "signorie": {"preparation", "phase-three", "reward-round", "end-scoring"},
}
REFUSED = {"la-famiglia": (50, 100), "corleone": (25, 35), "signorie": (25, 35)}  # messages: whole games, scenarios


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return consigliere.game(request.param)


def own_entries(name: str, lang: str = words.SOURCE_LANGUAGE) -> list[ast.EntryType]:
    """Read what the game's own file of words contains."""
    return FluentParser().parse((get(name).path / "words" / f"{lang}.ftl").read_text(encoding="utf-8")).body


def own_messages(name: str) -> list[str]:
    return [entry.id.name for entry in own_entries(name) if isinstance(entry, ast.Message)]


def expected(game: Game) -> Iterator[str]:
    """The ids of messages that every game is asked for."""
    yield from (option.message for option in game.options.values())
    yield from statistics_messages(game)
    yield from ("seat-name", "game-in-short")
    yield from (f"draw-page-{page}" for page in [*get(game.name).drawing(game.pack, Ink()).pages, "look"])
    yield from (ending for ending in game.events.kinds["ending"] if ending)
    yield from (f"{asked}-{step.name}" for step in game.steps for asked in ("ask", "doing"))
    yield from (f"why-{reason}" for _, reason in game.reasons)
    for kind, secret in zip(game.events.names, game.events.secret, strict=True):
        yield f"event-{kind}"
        if secret:
            yield f"event-{kind}-secret"
    yield from (f"move-{verb.name}" for verb in game.moves.verbs)
    yield from (message for section in get(game.name).scenario_words().values() for _, _, message in section)


def names_of_things(game: Game) -> Iterator[str]:
    """The ids of messages that name pieces, places, kinds: a drawing finds them by what it is told."""
    for kinds in (game.events.kinds, game.moves.kinds):
        yield from (f"{kind}-{name}".replace("_", "-") for kind, names in kinds.items() for name in names)


def named_in(file: Path) -> Iterator[str]:
    """The message ids that stand in a source file, as patterns: what is filled in can be anything."""
    yield from (f"{kind}-[a-z0-9-]+" for kind in re.findall(r'\.things\("([a-z]+)"', file.read_text(encoding="utf-8")))
    for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
        parts = node.values if isinstance(node, python.JoinedStr) else [node]
        texts = [str(part.value) if isinstance(part, python.Constant) else None for part in parts]
        if texts[0] and re.match("[a-z]+-", texts[0]):
            yield "".join("[a-z0-9-]+" if text is None else re.escape(text) for text in texts)


def named_on_board(name: str, start: str = "[a-z]+-") -> Iterator[str]:
    """The message ids that stand in the files of a board, likewise."""
    for file in (*(BOARDS / name).rglob("*.svelte"), *(BOARDS / name).rglob("*.ts")):
        for text in re.findall(rf"""['"`]({start}[^'"`\s]+)['"`]""", file.read_text(encoding="utf-8")):
            yield "[a-z0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", text)))


def rules(name: str, lang: str = words.SOURCE_LANGUAGE) -> dict[str, str]:
    """Find the rule of each message that has one, its attribute `.rule`."""
    return {
        entry.id.name: attribute.value.elements[0].value
        for entry in own_entries(name, lang)
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
        if attribute.id.name == "rule" and isinstance(attribute.value.elements[0], ast.TextElement)
    }


def topics(name: str) -> set[str]:
    """The messages of what a card can be about: the topics that have a rule."""
    return {message for message in rules(name) if message.startswith("about-")}


def topics_on_board(name: str) -> set[str]:
    """The topics that the cards of a board ask for by name."""
    text = (BOARDS / name / "explain.ts").read_text(encoding="utf-8")
    tables = re.findall(r"^const [A-Z]+: Record<string, string> = (\{.*?\});", text, re.MULTILINE | re.DOTALL)
    asked = [topic for table in tables for topic in re.findall(r": '([a-z0-9-]+)'", table)]
    return {f"about-{topic}" for topic in [*asked, *re.findall(r"about\('([a-z0-9-]+)'\)", text)]}


def test_every_line_of_the_file_is_fluent(game: Game) -> None:
    assert [entry.content for entry in own_entries(game.name) if isinstance(entry, ast.Junk)] == []


def test_everything_has_its_message(game: Game) -> None:
    assert [message for message in expected(game) if not words.has(message, game=game.name)] == []


def test_the_board_says_nothing_without_a_message(game: Game) -> None:
    own = own_messages(game.name)
    patterns = list(named_on_board(game.name, "board-"))
    assert patterns
    assert [p for p in patterns if not any(re.fullmatch(p, message) for message in own)] == []
    assert topics_on_board(game.name)
    assert topics_on_board(game.name) - topics(game.name) == set()


def test_every_topic_names_a_rule_of_the_game_in_every_language(game: Game) -> None:
    named = rules(game.name)
    assert len(named) > 40
    book = Rulebook(game.name)
    assert set(named.values()) <= {*book.all(), *(chapter.id for chapter in book.chapters)}
    for lang in words.languages():
        assert rules(game.name, lang) == named


def test_every_message_is_used(game: Game) -> None:
    own = own_messages(game.name)
    assert len(own) == len(set(own))
    used = {*expected(game), *names_of_things(game), *topics(game.name)}
    files = [*get(game.name).path.rglob("*.py"), *SOURCES.glob("*.py"), *SOURCES.glob("cli/*.py")]
    patterns = {pattern for file in files for pattern in named_in(file)} | set(named_on_board(game.name))
    said = re.compile("|".join(sorted(patterns)))
    assert [message for message in own if message not in used and not said.fullmatch(message)] == []


def test_the_reasons_of_the_core_are_found_for_the_game(game: Game) -> None:
    for message in CORE_MESSAGES.values():
        assert words.game_say(game.name, message, seat=0)


def test_events_use_no_arguments_but_their_fields(game: Game) -> None:
    for kind, public, secret in zip(game.events.names, game.events.public, game.events.secret, strict=True):
        shown = {name.rstrip("*") for name, _ in public}
        assert words.arguments(f"event-{kind}", game.name) <= shown
        if secret:
            hidden = {name.rstrip("*") for name, _ in secret}
            assert hidden <= words.arguments(f"event-{kind}-secret", game.name) <= shown | hidden


def test_every_ending_is_told(game: Game) -> None:
    for ending in filter(None, game.events.kinds["ending"]):
        line = words.event_say(game.name, {"kind": "game-over", "ending": ending})
        assert line == f"The game is over. {words.game_say(game.name, ending)}"


@pytest.mark.parametrize(("name", "reason"), REASONS)
def test_every_reason_is_one_sentence(name: str, reason: str) -> None:
    used = words.arguments(f"why-{reason}", name)
    for verb in ("part", "done") if "verb" in used else ("done",):
        args: dict[str, Any] = {**dict.fromkeys(used, "thing"), "n": 3, "verb": verb}
        sentence = words.game_say(name, f"why-{reason}", **args)
        assert sentence.endswith(".")
        assert sentence.count(". ") == 0
        assert sentence[0].isupper() or sentence.startswith(("thing", "3"))


@pytest.mark.parametrize(("name", "verb"), VERBS, ids=lambda part: str(getattr(part, "name", part)))
def test_the_label_of_a_move_tells_what_it_is_about(name: str, verb: Any) -> None:
    about = set(consigliere.game(name).slots(verb.base)) - {"verb"}
    assert bool(about) <= bool(words.arguments(f"move-{verb.name}", name))


class Teller:
    """Says everything that is to be said while a game is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.questions: set[str] = set()
        self.kinds: set[str] = set()
        self.refused: dict[str, set[str]] = {}

    def question(self, state: State) -> None:
        """The open question."""
        question = state.question()
        if question:
            self.questions.add(question["message"])
            assert words.game_say(self.game.name, question["message"], **question["args"]).endswith(".")

    def events(self, state: State) -> None:
        """What happened, to everybody."""
        for event in state.events:
            for viewer in (*range(state.seats), None):
                seen = event.seen(viewer)
                if seen:
                    self.kinds.add(seen["kind"])
                    assert words.event_say(self.game.name, seen).endswith(".")

    def refusals(self, state: State, seat: int, moves: Iterable[int]) -> None:
        """Why moves are not possible, each reason once for each verb."""
        for move in moves:
            refusal = state.refusal(seat, move)
            if refusal and refusal.args["verb"] not in self.refused.setdefault(refusal.message, set()):
                self.refused[refusal.message].add(refusal.args["verb"])
                assert words.game_say(self.game.name, refusal.message, **refusal.args).endswith(".")


@pytest.mark.ci
def test_whole_games_can_be_told(game: Game, long: bool) -> None:
    teller, rng = Teller(game), Random(5)
    for seed in range(20 if long else 3):
        options = dict.fromkeys(game.options, seed % 2 == 1)
        state = game.start(game.seats[seed % len(game.seats)], seed, options)
        while not state.over:
            teller.question(state)
            seat = rng.choice(state.actors)
            if rng.random() < 0.1:
                teller.refusals(state, rng.choice([seat, seat, rng.randrange(state.seats)]), range(game.move_count))
            moves, others = state.moves(seat), state.side_moves(seat)
            if others and rng.random() < 0.03:
                moves = others
            elif rng.random() < 0.5 and len(moves) > 1:
                moves = moves[:-1]  # the last one often ends what could go on
            state.play(seat, rng.choice(moves))
            teller.events(state)
    assert len(teller.kinds) > 30
    assert len(teller.questions) > 10
    assert len(teller.refused) > REFUSED[game.name][0]


@pytest.mark.ci
def test_every_scenario_can_be_told(game: Game, size: Size) -> None:
    teller, rng = Teller(game), Random(7)
    for file in sorted((SCENARIOS / game.name).glob("*.toml")):
        scenario = read(file)
        play = Run(scenario, game_for(scenario))
        for i, entry in enumerate(scenario.play):
            teller.question(play.state)
            if not play.stops_after(i - 1):
                play.play_forced()
                teller.question(play.state)
            for seat in play.state.actors:
                teller.refusals(play.state, seat, rng.sample(range(game.move_count), size(20, 2000, ci=200)))
            if "refuse" in entry:
                teller.refusals(play.state, play.seat(entry["seat"]), [game.parse(entry["refuse"]["move"])])
            play.step(entry)
            teller.events(play.state)
    assert teller.questions == {f"ask-{step.name}" for step in game.steps if step.name not in ASKS_NOTHING[game.name]}
    assert len(teller.kinds) > 0.85 * len(game.events.names)
    assert len(teller.refused) > REFUSED[game.name][1]
