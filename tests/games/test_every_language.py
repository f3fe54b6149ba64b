"""Everything a game says can be said in every language: nothing is missing, and no line repeats who acts."""

from random import Random

import pytest

import consigliere
from consigliere import words
from consigliere.cli.words_check import check
from consigliere.games import get
from consigliere.terminal_style import Ink
from tests.conftest import Size
from tests.games.any_game import choice

GAMES = list(consigliere.games())
LANGUAGES = [lang for lang in words.languages() if lang != words.SOURCE_LANGUAGE]
each = pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in GAMES for lang in LANGUAGES])


@each
def test_a_game_is_told_in_every_language(name: str, lang: str, size: Size) -> None:
    """Questions, choices, details, log lines, refusals, pages and the end, for those who play and those who watch."""
    game = consigliere.game(name)
    drawn, rng = get(name).drawing(game.pack, Ink(1000), lang), Random(lang)
    for seed in range(size(1, 10, ci=3)):
        state = game.start(game.seats[seed % len(game.seats)], seed, dict.fromkeys(game.options, seed % 2 == 1))
        asked: set[str] = set()
        while not state.over:
            seat, move = choice(state, rng, True)
            question = state.question()
            if question and question["message"] not in asked:
                asked.add(question["message"])
                view = state.view(seat)
                assert drawn.question(view)
                assert drawn.question(state.view(None))
                drawn.context(view)
                if len(asked) < 4:
                    for page in drawn.pages:
                        drawn.page(page, view, "all")
                legal_moves = [*view["moves"], *view["side_moves"]]
                for legal in rng.sample(legal_moves, min(len(legal_moves), 12)):
                    assert drawn.move(view, game.slots(legal))
                    drawn.detail(view, game.slots(legal))
                for wrong in rng.sample(range(game.move_count), 5):
                    if refusal := state.refusal(seat, wrong):
                        assert drawn.refusal(view, refusal.to_json())
            state.play(seat, move)
            for viewer in (seat, None):
                seen = [one for event in state.events if (one := event.seen(viewer)) is not None]
                view = state.view(viewer)
                assert len(drawn.log_lines(view, seen)) == len(seen)
                drawn.gist(view, seen)
        assert drawn.result(state.view(None))


@each
def test_a_log_line_of_the_same_player_does_not_repeat_who_acts(name: str, lang: str) -> None:
    game = consigliere.game(name)
    drawn = get(name).drawing(game.pack, Ink(1000), lang)
    state, rng = game.start(game.seats[0], 3, {}), Random(3)
    for _ in range(80):
        if state.over:
            break
        state.play(*choice(state, rng, True))
        view = state.view(None)
        seen = [one for event in state.events if (one := event.seen(None)) is not None]
        lines = drawn.log_lines(view, seen)
        for before, line, told in zip(seen, lines[1:], seen[1:]):
            if line.inset and "seat" in told and before.get("seat") == told["seat"]:
                assert not line.text.startswith(f"{drawn.who(view, told['seat'])} ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_translated_is_whole(lang: str) -> None:
    """A language may lack a file; a file that is there lacks nothing."""
    found = {
        words.place_name(place): [finding for finding in findings if finding.kind != "no-file"]
        for place, findings in check(lang).items()
    }
    assert {place: findings for place, findings in found.items() if findings} == {}


@pytest.mark.parametrize("name", GAMES)
def test_names_of_the_pack_are_what_the_pack_says(name: str) -> None:
    """An English name that differs from the pack's would never be said, in no language."""
    kinds = {
        "la-famiglia": ("families", "areas", "seas", "mandamenti", "characters"),
        "corleone": ("families", "areas", "business_names", "job_names", "ally_names"),
        "signorie": ("cities", "houses"),
    }
    pack = consigliere.game(name).pack
    names = get(name).drawing(pack, Ink()).names  # type: ignore[attr-defined]
    own = words.Speaker(name, "en")
    for kind in kinds[name]:
        for piece, called in getattr(names, kind).items():
            message = f"{singular(kind)}-{words.dashes(piece)}"
            assert own.has(message)
            assert own.say(message) == called


def singular(kind: str) -> str:
    """`families` are called family-…"""
    known = {"families": "family", "mandamenti": "mandamento", "cities": "city"}
    return known.get(kind, kind.removesuffix("_names") if kind.endswith("_names") else kind.removesuffix("s"))
