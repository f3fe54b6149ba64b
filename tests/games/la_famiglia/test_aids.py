"""What enemies can still issue, what an attack would meet, Mandamenti one area from won or lost."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere.core.state import State
from consigliere.games import get
from consigliere.games.la_famiglia import notation
from consigliere.games.la_famiglia.viewer import aids as module
from consigliere.games.la_famiglia.viewer.odds import knockout
from tests.games.any_game import choice
from tests.games.la_famiglia.test_outlook import BLUE, RED, order_next, play

GAME = consigliere.game("la-famiglia")
BASIC = [f"blue.basic.{n}" for n in range(1, 6)]


# ---- LF-4.24, LF-4.38, LF-3.5: orders


def planning(held: list[str], hq: int, cannot: list[list[str]]) -> dict[str, Any]:
    """What Red knows of Blue: the orders it holds, how many lie in its headquarters, its tokens face down."""
    places = [{"place": "headquarters", "size": hq, "cannot": []}]
    places += [{"place": "gela", "index": 0, "size": 1, "cannot": each} for each in cannot]
    group = {"kind": "orders", "family": "blue", "pieces": held, "places": places}
    families = {"red": {"seat": 0, "held": [], "orders": 0}, "blue": {"seat": 1, "held": held, "orders": hq}}
    return {"viewer": 0, "table": {"families": families}, "unknown": [group] if cannot else []}


@pytest.mark.parametrize(
    ("held", "hq", "cannot", "sure", "maybe"),
    [
        (BASIC, 5, [], BASIC, []),  # nothing is laid: all five can be issued
        (BASIC, 4, [[]], [], BASIC),  # one of five lies there, nobody knows which
        (BASIC, 0, [[]] * 5, [], []),  # all five lie there
        ([*BASIC, "blue.police.A"], 5, [["blue.police.A"]], ["blue.police.A"], BASIC),  # gained after it was laid
        ([*BASIC, "blue.police.A"], 1, [["blue.police.A"]] * 5, ["blue.police.A"], []),
        (["blue.basic.1", "blue.basic.2"], 0, [["blue.basic.2"], []], [], []),  # the first token can be one order only
        ([*BASIC[:3]], 1, [["blue.basic.2", "blue.basic.3"], []], [], BASIC[1:3]),
    ],
)
def test_lf_4_24_what_an_enemy_can_still_issue(
    held: list[str], hq: int, cannot: list[list[str]], sure: list[str], maybe: list[str]
) -> None:
    assert module.orders(planning(held, hq, cannot)) == {"blue": {"left": hq, "sure": sure, "maybe": maybe}}


def test_lf_3_5_worlds_that_could_be_true_hold_what_is_told() -> None:
    """Every imagined world agrees, and each order that may be in a headquarters is there in some of them."""
    told = missing = 0
    for seed in range(3):
        state, rng = GAME.start(seed=seed), Random(seed)
        while not state.over:
            view = state.view(RED)
            found = get(GAME.name).aids(GAME, view) if rng.random() < 0.05 else None
            if found and found["orders"]:
                worlds = [GAME.own_of(GAME.imagine(view, Random(n)), BLUE) for n in range(60)]
                for colour, orders in found["orders"].items():
                    if colour not in worlds[0]:
                        continue
                    hands = [set(world[colour]["orders"]) for world in worlds]
                    assert all(len(hand) == orders["left"] for hand in hands)
                    assert all(set(orders["sure"]) <= hand <= {*orders["sure"], *orders["maybe"]} for hand in hands)
                    seen = set().union(*hands)
                    told += len(orders["maybe"])
                    missing += len(set(orders["maybe"]) - seen)
            state.play(*choice(state, rng, True))
    assert told > 100
    assert missing * 50 < told  # a rare one may not come up in sixty worlds


def test_lf_3_4_partners_and_oneself_are_no_enemies_and_watchers_have_no_friends() -> None:
    state = GAME.start(seed=2, options={"first_game": True})
    rng = Random(2)
    while state.view(None)["table"]["phase"] != "planning":
        state.play(*choice(state, rng, False))
    by_seat = {family["seat"]: colour for colour, family in state.view(None)["table"]["families"].items()}
    for viewer, enemies in ((0, {1, 3}), (3, {0, 2}), (None, {0, 1, 2, 3})):
        found = get(GAME.name).aids(GAME, state.view(viewer))
        assert found is not None
        assert set(found["orders"]) == {by_seat[seat] for seat in enemies}


# ---- LF-5.1: Mandamenti


def sides(**areas: str | None) -> dict[str, Any]:
    """Red and Green (partners) against Blue and Yellow in the Mandamento Trapani; the others are empty."""
    seats = {"red": 0, "blue": 1, "green": 2, "yellow": 3}
    every = {area["id"]: {"side": areas.get(area["id"])} for area in GAME.pack.data["map"]["areas"]}
    families = {colour: {"seat": seat} for colour, seat in seats.items()}
    return module.mandamenti(GAME, {"table": {"families": families, "areas": every}})


def test_lf_5_1_one_area_from_won_and_from_lost() -> None:
    found = sides(alcamo="red", marsala="red", trapani="blue")
    assert found == {"trapani": {"win": {"blue": ["alcamo", "marsala"]}, "lose": {"red": ["alcamo", "marsala"]}}}


def test_lf_5_1_all_three_areas_can_spare_one() -> None:
    assert sides(alcamo="red", marsala="red", trapani="red") == {}


def test_lf_5_1_neutral_and_empty_areas_can_be_won() -> None:
    assert sides(alcamo="red", marsala="neutral")["trapani"]["win"] == {"red": ["marsala", "trapani"]}


def test_lf_3_4_nobody_takes_an_area_of_the_partner() -> None:
    found = sides(alcamo="red", marsala="red", trapani="green")
    assert found["trapani"] == {"win": {}, "lose": {"red": ["alcamo", "marsala"]}}
    one_each = sides(alcamo="red", marsala="blue", trapani="green")["trapani"]["win"]
    assert one_each == {"red": ["marsala"], "blue": ["alcamo", "trapani"], "green": ["marsala"]}


# ---- LF-7.10 to LF-7.29: attacks


def attacks(state: State, viewer: int = RED) -> dict[str, dict[str, Any]]:
    found = get(GAME.name).aids(GAME, state.view(viewer))
    assert found is not None
    return {row["move"]: row for row in found["attacks"]}


def test_lf_7_10_both_bonuses_before_anybody_is_sent() -> None:
    state = order_next({"side": "blue", "soldati": 4, "labs": 2})
    whole = attacks(state)["land ragusa"]  # skull 1, and a car comes along
    assert (whole["soldati"], whole["car"]) == (8, True)
    play(state, RED, "land ragusa")
    found = attacks(state)
    assert set(found) == {f"{verb} {n}" for verb in ("send", "drive") for n in range(1, 9)}
    assert [found["send 3"][key] for key in ("attack", "defence", "fall", "left")] == [1, 2, 0, 4]  # LF-7.12
    car = found["drive 3"]["attack"] - 1
    assert found["drive 3"]["fall"] == max(0, car - 1)
    assert {**found["drive 8"], "move": ""} == {**whole, "move": ""}


def test_lf_7_13_without_defenders_left_there_is_no_conflict() -> None:
    state = order_next({"side": "neutral", "soldati": 1})
    play(state, RED, "land ragusa")
    row = attacks(state)["send 2"]
    assert (row["fall"], row["left"], row["brute"], row["finesse"]) == (1, 0, None, None)


def test_lf_7_16_brute_force_costs_two() -> None:
    state = order_next({"side": "blue", "soldati": 4})  # one of them falls to the skull
    play(state, RED, "land ragusa")
    found = {move: row["brute"] for move, row in attacks(state).items()}
    assert found["send 1"] == {"attackers": 0, "defenders": 3}
    assert found["send 5"] == {"attackers": 0, "defenders": 0}  # LF-7.29: both gone
    assert found["send 6"] == {"attackers": 1, "defenders": 0}
    assert knockout(4, 1) == (3, 0)


def test_lf_7_19_finesse_is_counted_over_36_ways() -> None:
    state = order_next({"side": "blue", "soldati": 4})
    play(state, RED, "land ragusa")
    found = {move: row["finesse"] for move, row in attacks(state).items()}
    assert all(sum(ways.values()) == 36 for ways in found.values())
    assert found["send 1"]["won"] < found["send 4"]["won"] < found["send 8"]["won"]


def test_only_who_may_send_is_told_of_an_attack() -> None:
    state = order_next({"side": "blue", "soldati": 4})
    for viewer in (BLUE, 2, None):
        found = get(GAME.name).aids(GAME, state.view(viewer))
        assert found is not None
        assert found["attacks"] == []


def test_lf_7_20_what_is_told_is_what_the_rules_make_of_it() -> None:
    """Attacks of random games: brute force is played, and of finesse every cell of the outlook is looked at."""
    checked: Counter[str] = Counter()
    for seed in range(12):
        options = {"identical_cards_once": True} if seed % 3 == 0 else {}
        state, rng = GAME.start(seed=seed, options=options), Random(seed)
        while not state.over:
            seat = rng.choice(state.actors)
            if state.question() is not None and "send" in str(state.question()["message"]):  # type: ignore[index]
                rows = attacks(state, seat)
                for move in rng.sample(sorted(rows), min(2, len(rows))):
                    checked[check(state, seat, rows[move])] += 1
            moves = state.moves(seat)
            fighting = [m for m in moves if notation.VERB[m] in (notation.LAND, notation.SEA, notation.ALLIES)]
            state.play(seat, rng.choice(fighting or moves))
    assert checked["family"] > 15
    assert checked["neutral"] > 15


def check(state: State, seat: int, row: dict[str, Any]) -> str:
    """Plays one attack to its end in both ways."""
    side = state.view(None)["table"]["areas"][row["target"]]["side"]
    after = state.copy()
    after.play(seat, GAME.parse(row["move"]))
    if asks(after) == "ask-before-attack":
        after.play(seat, notation.DONE)
    if row["brute"] is None:
        assert asks(after) != "ask-approach"
        assert after.view(None)["table"]["areas"][row["target"]]["side"] != side
        return "at once"
    assert asks(after) == "ask-approach"
    assert after.view(None)["step"]["args"]["defenders"] == row["left"]
    brute = GAME.outlook(after.view(seat))
    assert brute is not None
    cell = brute["rows"][0]["cells"][0]
    assert row["brute"] == {"attackers": cell["attackers"], "defenders": cell["defenders"]}
    after.play(seat, notation.FINESSE)
    if asks(after) == "ask-name-defender":
        other = after.actors[0]
        after.play(other, after.moves(other)[0])
    found = GAME.outlook(after.view(seat))
    assert found is not None
    cells = [cell for each in found["rows"] for cell in each["cells"]]
    won = sum(cell["attackers"] > 0 for cell in cells)
    held = sum(cell["defenders"] > 0 for cell in cells)
    assert row["finesse"] == {"won": won, "held": held, "empty": len(cells) - won - held}
    return "neutral" if side == "neutral" else "family"


def asks(state: State) -> str:
    """The open question."""
    question = state.question()
    return "" if question is None else str(question["message"])
