"""What people read while a game is played, held against what a newcomer stumbles over: ids, numbers, seats from 0."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere import words
from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.server.protocol.errors import refusal_of
from consigliere.server.protocol.messages import Line
from consigliere.server.tables.phrasing import Phrasing, plain
from tests.conftest import Size
from tests.games.any_game import choice

NAMES = list(consigliere.games())
REFUSED = 3  # so many moves that are not possible are asked about each time

BUTTONS = """
Agitate Arrange Ask Attack Audit Begin Bring Choose Collect Complete Discard End Exchange Execute Finish Gain Gather Get
Give Go Hire Issue Keep Launder Lay Lead Leave Let Look Make Manage: Marry Move Offer Pass Pay Perform Place Play Put
Receive Recruit Remove Replace Rise Sail Seal Sell Send Set Shoot Spend Stay Strike Take Turn Use
"""
VERBS = set(BUTTONS.split())
"""What a button begins with."""

COUNTED = r"Soldat[io]|cars?|labs?|orders?|tokens?|florins?|points?|m[ae]n|wom[ae]n|pawns?|cards?|jobs?|thugs?|boats?"
SINGULAR = {"Soldato", "car", "lab", "order", "token", "florin", "point", "man", "woman", "pawn", "card", "job"} | {
    "thug",
    "boat",
}
STUMBLES = {
    "an id": re.compile(r"\b[a-z]{2}\d{2}\b|\b[a-z]+_[a-z]+|\b[a-z]+\.[a-z]+\.\w|\b[a-z]+-[a-z]+\.\d"),
    "a seat counted from 0": re.compile(r"\b[Ss]eats? 0\b"),
    "a word of the makers": re.compile(r"\bsheet 0\b|\bgrey circle\b|\bpart \d|\bportrait \d|\bNone\b|\bnone\b|[{}]"),
    "the same amount twice": re.compile(r"(\$\d+): \1(?!\d)"),
    "a blank too many": re.compile(r"  |^ | $|\( | \)| [,.;:]"),
}
SECOND_PERSON = re.compile(r"\b[Yy]ou(r|rs|rself)?\b")


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


def stumbles(text: str) -> list[str]:
    """What is wrong with a text that somebody reads."""
    found = [kind for kind, pattern in STUMBLES.items() if pattern.search(text)]
    for number, thing in re.findall(rf"(?<![\d$+×.:,] )\b(\d+) ({COUNTED})\b(?! bonus)", text):
        if (thing in SINGULAR) != (number == "1"):
            found.append(f"{number} {thing}")
    return found


class Reader:
    """Reads over the shoulders of all players, and remembers what makes it stumble."""

    def __init__(self, game: Game, often: int) -> None:
        self.game = game
        self.often = often  # how many times each kind of question is looked at closely in a game
        self.phrasing = Phrasing(game, "en")
        self.seen: Counter[str] = Counter()
        self.found: dict[str, str] = {}

    def note(self, where: str, text: str, *problems: str) -> None:
        """Remembers the first text of each problem at each place."""
        for problem in [*stumbles(text), *problems]:
            self.found.setdefault(f"{where}: {problem}", text)

    def position(self, state: State, seat: int, rng: Random) -> None:
        """All that a seat that is asked, and one that is not, can read."""
        asked: str = state.question()["message"]  # type: ignore[index]
        self.seen[asked] += 1
        if self.seen[asked] > self.often:
            return
        view = state.view(seat)
        question = plain(self.phrasing.question(view))
        self.note(asked, question)
        for viewer in {*range(state.seats), None} - {*state.actors}:
            told = plain(self.phrasing.question(state.view(viewer)))
            self.note(f"{asked} for others", told, *(["second person"] if SECOND_PERSON.search(told) else []))
            assert told != question
        self.labels(asked, view, view["moves"])
        self.labels(f"{asked}, anytime", view, view["side_moves"])
        for move in rng.sample(range(self.game.move_count), REFUSED):
            if refusal := state.refusal(seat, move):
                self.note(refusal.message, plain(self.phrasing.refusal(view, refusal_of(refusal))))

    def labels(self, asked: str, view: dict[str, Any], moves: list[int]) -> None:
        """The buttons of one question: each begins with a verb, and no two are the same."""
        labels: Counter[str] = Counter()
        for move in moves:
            slots = self.game.slots(move)
            label = self.phrasing.label(view, slots)
            text = plain(label)
            labels[text] += 1
            self.note(f"{asked}, {slots['verb']}", text, *self.beginning(label))
            self.note(f"{asked}, {slots['verb']}, detail", plain(self.phrasing.detail(view, slots)))
        for text, n in labels.items():
            if n > 1:
                self.note(asked, text, "two choices with the same words")

    def beginning(self, label: Line) -> Iterator[str]:
        """What is wrong with how a button begins."""
        if plain(label).split()[0].rstrip(",") not in VERBS:
            yield "no verb at the beginning"

    def events(self, state: State) -> None:
        """The log of everybody."""
        for viewer in (0, state.seats - 1, None):
            told = [seen for event in state.events if (seen := event.seen(viewer))]
            for seen, line in zip(told, self.phrasing.log(state.view(viewer), told), strict=True):
                text = plain(line.parts)
                problem = ["second person"] if SECOND_PERSON.search(text) else []
                self.note(f"event {seen['kind']}", text, *problem)


@pytest.mark.parametrize("name", NAMES)
def test_nobody_stumbles_over_a_word(name: str, size: Size) -> None:
    game = consigliere.game(name)
    reader, rng = Reader(game, size(1, 4)), Random(11)
    for seed in range(size(1, 12, ci=6)):
        state = game.start(game.seats[-1 - seed % len(game.seats)], seed)
        reader.seen.clear()
        moves = 0
        while not state.over:
            seat, move = choice(state, rng, True)
            reader.position(state, seat, rng)
            state.play(seat, move)
            moves += 1
            if moves % size(6, 1) == 0:
                reader.events(state)
        for line in reader.phrasing.result(state.view(None)):
            reader.note("the end", plain(line.parts))
    assert reader.found == {}
    assert len(reader.seen) > 10


@pytest.mark.parametrize(
    "text",
    [
        "Place a family member (fm01)",
        "Sell blue.basic.1",
        "Take blood_money",
        "Seat 0 leads",
        "Lay a token on sheet 0",
        "Perform part 2",
        "Marzullo bribes with $3: $3.",
        "Send 1 Soldati",
        "Take 2 florin",
        "Nobody , yet",
    ],
)
def test_a_stumbling_block_is_noticed(text: str) -> None:
    assert stumbles(text)


@pytest.mark.parametrize("text", ["Send 1 Soldato", "Recruit 11 Soldati", "Marzullo bribes with $6: 3 × $2.", "Bronte"])
def test_plain_words_pass(text: str) -> None:
    assert not stumbles(text)
