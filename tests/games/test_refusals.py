"""The rule that a refusal cites belongs to the step that refuses, in every game."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import pytest

import consigliere
from consigliere.cli.scenario import game_for
from consigliere.core.refusal import FIRST_OF_A_GAME
from consigliere.core.scenario import read
from consigliere.core.scenario_run import Run
from consigliere.core.state import State
from consigliere.core.step import CODE
from tests.conftest import Size
from tests.games.any_game import choice

SCENARIOS = Path(__file__).parents[1] / "scenarios"
OF_EACH_VERB = 8  # how many moves of each verb are tried at a question
ANYTIME = {"la-famiglia": {"LF-3.3"}, "corleone": set(), "signorie": set()}  # what forbids an anytime option
PLACES = {  # where a figure may stand, whatever brings it there
    "CE-2.12": "spaces for three or four players",
    "CE-5.7": "thugs on businesses",
    "CE-5.16": "Central Park has no front and is no territory",
    "CE-5.17": "family members on spaces",
}
TILES = {"LF-1.7": "money cannot be borrowed", "LF-5.5": "a tile works for its owner"}
HEADQUARTERS = {"LF-1.5": "Soldati are placed from the headquarters"}
PARTS = {"LF-4.9": "parts of orders follow the planning rules (LF-6.7)"}
# step -> rules of other chapters than that of its own rule -> why they belong there
ELSEWHERE: dict[str, dict[str, dict[str, str]]] = {
    "la-famiglia": {
        "action-parts": {**TILES, **HEADQUARTERS, "LF-1.6": "pieces are limited"},
        "gain-influence": TILES,
        "planning-turn": TILES,
        "equipment": {"LF-1.6": "pieces are limited", "LF-6.7": "equipment of an order"},
        "extra-labs": {"LF-1.8": "labs in one area"},
        "recruit": {
            "LF-1.6": "pieces are limited",
            "LF-6.8": "recruiting by an order",
            "LF-10.2": "recruiting by the tile Meeting",
        },
        "place-where": {"LF-10.3": "placing by the tile Reinforcements"},
        "place-how-many": {
            **HEADQUARTERS,
            "LF-6.8": "placing by an order",
            "LF-10.3": "placing by the tile Reinforcements",
        },
        "fetch": {"LF-4.30": "gathering in the planning phase fetches in the same way"},
        "execute-order": {
            **HEADQUARTERS,
            **PARTS,
            "LF-1.6": "pieces are limited",
            "LF-4.21": "placing as a part of an order",
            "LF-4.26": "equipment as a part of an order",
            "LF-4.27": "a car or lab as a part of an order",
            "LF-4.29": "laundering as a part of an order",
            "LF-7.1": "Rally",
            "LF-7.2": "Movement (and Attack)",
            "LF-7.3": "by land",
            "LF-7.4": "by sea",
            "LF-8.1": "Strike",
            "LF-8.2": "car bomb",
            "LF-8.6": "Pentito",
            "LF-8.8": "Agitate",
            "LF-8.9": "Agitate",
            "LF-9.7": "Blue B",
            "LF-10.8": "by Allies",
            "LF-10.10": "Delay Detonator",
        },
        "before-attack": {"LF-9.3": "Yellow C", "LF-10.9": "Bribery"},
        "second-movement": {"LF-6.9": "supply parts wait until the attack block is over"},
        "second-target": {"LF-10.8": "by Allies"},
        "second-strike": {"LF-10.10": "Delay Detonator"},
        "guard-labs": HEADQUARTERS,
        "support-areas": HEADQUARTERS,
        "swap-enemies": PARTS,
        "invited-partner": HEADQUARTERS,
    },
    "corleone": {
        "abilities": {"CE-6.2": "empty goods piles", "CE-6.3": "empty money piles", "CE-6.4": "no jobs left"}
        | {"CE-13.6": "laundering is chosen together with its number"},
        "ally-parts": {  # a part begins with the first choice of its own step
            **PLACES,
            "CE-6.2": "empty goods piles",
            "CE-6.3": "empty money piles",
            "CE-6.4": "no jobs left",
            "CE-8.1": "neutral figures",
            "CE-8.2": "neutral figures",
            "CE-8.6": "neutral figures in the Hudson",
            "CE-13.5": "cards for goods",
            "CE-13.6": "laundering",
            "CE-13.8": "the Horse Head",
            "CE-13.10": "shooting",
            "CE-13.11": "moving figures",
            "CE-13.25": "neutral figures",
            "CE-13.26": "pushing",
        },
        "choose-good": {"CE-5.32": "what must be gained", "CE-6.2": "empty goods piles"},
        "move-where": {**PLACES, "CE-8.1": "neutral figures", "CE-8.2": "neutral figures"},
        "place-figure": {**PLACES, "CE-8.1": "neutral figures", "CE-8.2": "neutral figures"},
        "turn": {"CE-2.12": "spaces for three or four players"},
        "trade-discards": {"CE-13.5": "cards for goods"},
        "turf-war": {"CE-5.16": "Central Park is no territory"},
        "which-token": {"CE-5.16": "Central Park is no territory"},
        "use-fronts": {"CE-5.16": "Central Park has no front"},
        "place-token": {"CE-5.16": "Central Park is no territory"},
        "remove-token": {"CE-5.16": "Central Park is no territory"},
        "replace-token": {"CE-5.16": "Central Park is no territory"},
        "swap-tokens": {"CE-5.16": "Central Park is no territory"},
        "reorder-tokens": {"CE-5.16": "Central Park is no territory"},
        "shoot-where": {"CE-5.16": "Central Park has no front"},
        **{
            f"part-{part}": {"CE-5.35": "another ability than the one asked about"}
            for part in ("jobs", "horse", "trade", "trade-good", "collect", "offer")
        },
    },
    "signorie": {
        "main-action": {
            "SI-5.1": "helpers lie in cells",
            "SI-5.5": "hiring",
            "SI-6.1": "tasks",
            "SI-6.2": "tasks",
            "SI-6.3": "tasks",
            "SI-7.3": "managing the family",
            "SI-7.4": "managing the family",
            "SI-7.7": "managing the family",
        },
        "marriage": {"SI-2.8": "cities for fewer players are closed"},
        "mission": {"SI-2.8": "cities for fewer players are closed"},
        "task-of-helper": {"SI-6.1": "tasks", "SI-6.2": "tasks", "SI-6.3": "tasks"},
    },
}
RULINGS = {  # where a ruling forbids
    "ally-parts": {"RU-13"},
    "set-bribes": {"RU-29"},
    "trade-discards": {"RU-29"},
    "tribute": {"RU-29"},
}


def positions(name: str, games: int, every: int) -> Iterator[State]:
    """Questions of all scenarios of a game, those that the engine answers by itself included, and of random games."""
    for file in sorted((SCENARIOS / name).glob("*.toml")):
        scenario = read(file)
        run = Run(scenario, game_for(scenario))
        yield from [*run.passed, run.state]
        for i, entry in enumerate(scenario.play):
            if "move" in entry:
                run.move(run.seat(entry["seat"]), entry["move"], run.stops_after(i))
                yield from [*run.passed, run.state]
    rng = Random(13)
    game = consigliere.game(name)
    for seed in range(games):
        state = game.start(game.seats[seed % len(game.seats)], seed)
        for n in range(5000):
            if state.over:
                break
            if n % every == 0:
                yield state
            state.play(*choice(state, rng, True))


def refusals(states: Iterable[State]) -> Iterator[tuple[str, str, str]]:
    """The step, the kind of move (`anytime` or its verb) and the rule of refusals of some moves at each question."""
    rng = Random(13)
    by_verb: dict[str, list[int]] = {}
    for state in states:
        if state.over:
            continue
        game = state.game
        if not by_verb:
            for move in range(game.move_count):
                by_verb.setdefault(game.moves.verb(move).name, []).append(move)
        step = game.steps[state.stack[-1][CODE]]
        for seat in state.actors:
            for verb, moves in by_verb.items():
                for move in moves if len(moves) <= OF_EACH_VERB else rng.sample(moves, OF_EACH_VERB):
                    reason = state.why(seat, move)
                    if reason >= FIRST_OF_A_GAME:
                        rule = state.explain(reason, seat, move).rule
                        yield step.name, "anytime" if game.is_anytime(move) else verb, rule


def foreign(name: str, found: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Refusals whose rule belongs neither to the chapter of their step nor to what the tables above say."""
    chapters = {step.name: step.rule.split(".")[0] for step in consigliere.game(name).steps}
    return sorted(
        {
            (step, kind, rule)
            for step, kind, rule in found
            if not (kind == "anytime" and rule in ANYTIME[name])
            and rule.split(".")[0] != chapters[step]
            and rule not in ELSEWHERE[name].get(step, {})
            and rule not in RULINGS.get(step, set())
        }
    )


@pytest.mark.ci
@pytest.mark.parametrize("name", consigliere.games())
def test_the_rule_of_a_refusal_belongs_to_the_step_that_refuses(name: str, size: Size) -> None:
    found = set(refusals(positions(name, size(1, 40, ci=2), size(40, 3, ci=10))))
    assert foreign(name, found) == []


def test_a_rule_of_another_step_is_found() -> None:
    assert foreign("la-famiglia", [("pentito", "remove", "LF-8.6"), ("pentito", "sell", "LF-3.3")]) == [
        ("pentito", "sell", "LF-3.3")
    ]
    assert foreign("la-famiglia", [("pentito", "anytime", "LF-3.3"), ("pentito", "remove", "LF-7.2")]) == [
        ("pentito", "remove", "LF-7.2")
    ]


def test_the_tables_name_steps_and_rules_that_exist() -> None:
    for name, steps in ELSEWHERE.items():
        game = consigliere.game(name)
        assert steps.keys() <= {step.name for step in game.steps}
        rules = {rule for rule, _ in game.reasons}
        assert {rule for others in steps.values() for rule in others} <= rules
