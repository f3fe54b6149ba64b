"""What random games of every kind say, moment by moment, in three languages: questions, choices, refusals, events."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere import words
from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.games import get
from consigliere.terminal_style import TIE, Ink
from tests.conftest import Size
from tests.games.any_game import choice
from tests.words.foreign import foreign
from tests.words.test_every_message import forms

KINDS = [(name, seats) for name in consigliere.games() for seats in consigliere.game(name).seats]
LANGUAGES = words.languages()
PAGES_EVERY = 90  # moments
View = dict[str, Any]


class Listener:
    """Hears everything in one language, and remembers what is wrong with it."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.drawn = get(game.name).drawing(game.pack, Ink(1000), lang)
        named = (words.Speaker(game.name, lang).say(message) for message in words.ids(game.name) if is_place(message))
        self.places = ["", "?", *named]  # that one can look at closely; not clear, unknown
        self.looks = 0
        self.heard: set[str] = set()
        self.found: dict[str, str] = {}

    def hear(self, what: str, *texts: str) -> None:
        """Looks at texts that were not there before."""
        for text in texts:
            if text not in self.heard:
                self.heard.add(text)
                plain = text.replace(TIE, " ")
                wrong = [*foreign(plain, self.lang, what), *forms(self.lang).contradictions(plain)]
                self.found.update({f"{what}: {one}": text for one in wrong})

    def moment(self, view: View, moves: list[int], refusals: list[View]) -> None:
        """What can be read before a choice: the question, some choices with what is told about them, some refusals."""
        self.hear(view["step"]["message"], self.drawn.question(view))
        for slots in map(self.game.slots, moves):
            self.hear(f"move {slots['verb']}", self.drawn.move(view, slots))
            self.hear(f"detail {slots['verb']}", self.drawn.detail(view, slots))
        for refusal in refusals:
            self.hear(refusal["message"], self.drawn.refusal(view, refusal))

    def pages(self, view: View) -> None:
        """The table as the terminal draws it, and what stands beside the question."""
        self.hear("context", *self.drawn.context(view))
        for page in self.drawn.pages:
            self.hear(f"page {page}", *self.drawn.page(page, view, "all"))
        self.looks += 1
        for wanted in self.places[self.looks % 5 :: 5]:
            self.hear("look", *self.drawn.look(view, wanted))
        for verb in {self.game.slots(move)["verb"] for move in view["side_moves"]}:
            self.hear(f"anytime {verb}", self.drawn.anytime(view, verb))

    def events(self, view: View, events: list[View]) -> None:
        """What happened, in long, in short, and what it cost."""
        for seen, line in zip(events, self.drawn.log_lines(view, events), strict=True):
            self.hear(f"event {seen['kind']}", line.text, line.brief, line.scene)
        self.hear("gist", self.drawn.gist(view, events))


def is_place(message: str) -> bool:
    """Whether a message names a place of a board."""
    return message.startswith(("area-", "sea-", "city-"))


def some(moves: list[int], rng: Random, told: Counter[str], game: Game) -> Iterator[int]:
    """Moves worth telling: of every verb a few times, and one by chance."""
    for move in [rng.choice(moves), *moves]:
        verb = game.moves.verb(move).name
        if told[verb] < 4:
            told[verb] += 1
            yield move
    yield rng.choice(moves)


@pytest.mark.ci
@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_what_random_games_say_is_in_one_language(name: str, seats: int, size: Size) -> None:
    game = consigliere.game(name)
    listeners = [Listener(game, lang) for lang in LANGUAGES]
    rng, told = Random(f"{name} {seats}"), Counter[str]()
    moments = refused = 0
    for seed in range(size(1, 40, ci=5)):
        state = game.start(seats, seed, dict.fromkeys(game.options, seed % 2 == 1))
        while not state.over:
            seat, move = choice(state, rng, True)
            viewer = seat if rng.random() < 0.8 else None
            view = state.view(viewer)
            moves = list(some([*view["moves"], *view["side_moves"]], rng, told, game)) if view["moves"] else []
            refusals = list(refusals_of(state, seat, rng))
            for listener in listeners:
                listener.moment(view, moves, refusals)
                if moments % PAGES_EVERY == 0:
                    listener.pages(view)
            state.play(seat, move)
            seen = [one for event in state.events if (one := event.seen(viewer)) is not None]
            view = state.view(viewer)
            for listener in listeners:
                listener.events(view, seen)
            moments += 1
            refused += len(refusals)
        for listener in listeners:
            listener.hear("result", *listener.drawn.result(state.view(None)))
    assert {listener.lang: listener.found for listener in listeners if listener.found} == {}
    assert moments > 100
    assert refused > 50
    assert all(len(listener.heard) > 300 for listener in listeners)


def refusals_of(state: State, seat: int, rng: Random) -> Iterator[View]:
    """Why some move is not possible."""
    if refusal := state.refusal(seat, rng.randrange(state.game.move_count)):
        yield refusal.to_json()
