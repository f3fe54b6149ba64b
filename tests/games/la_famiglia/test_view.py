"""What each viewer may know (LF-3.5, Q-61 to Q-63; design: views, groups)."""

import json
from random import Random
from typing import Any

import consigliere
from consigliere.core.scenario import Scenario
from consigliere.core.scenario_run import Run
from consigliere.core.state import State

GAME = consigliere.game("la-famiglia")
FAMILIES = {"red": {"seat": 0, "money": 4}, "blue": {"seat": 1}, "green": {"seat": 2}, "yellow": {"seat": 3}}


def at(moment: str, **position: Any) -> State:
    """A position of four families with two Red areas."""
    described = {
        "at": moment,
        "clear": True,
        "to_play": "red",
        "families": FAMILIES,
        "areas": {"gela": {"side": "red", "soldati": 2}, "noto": {"side": "red", "soldati": 2}},
        "sheets": {"columns": [{"red": 2, "neutral": 4}, {}, {}, {}, {}, {}]},
        **position,
    }
    data = {"id": "view", "rules": [], "game": "la-famiglia", "position": described, "play": []}
    return Run(Scenario(data, "test"), GAME).state


def play(state: State, seat: int, *moves: str) -> None:
    for move in moves:
        state.play(seat, GAME.parse(move))


def group(state: State, viewer: int | None, colour: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = state.view(viewer)["unknown"]
    return next(entry for entry in found if entry.get("family") == colour)


def test_lf_3_5_a_face_down_order_is_known_to_the_team_only() -> None:
    state = at("planning-turn")
    play(state, 0, "use 1 red", "space 1-1", "at gela", "order red.basic.3")
    for friend in (0, 2):
        assert state.view(friend)["own"]["red"]["laid"] == {"gela": ["red.basic.3"]}
    for enemy in (1, 3, None):
        view = state.view(enemy)
        assert view["table"]["areas"]["gela"]["orders"] == ["red"]
        assert "red" not in view["own"]
        assert [place["size"] for place in group(state, enemy, "red")["places"]] == [4, 1]


def test_q_61_money_and_soldati_in_headquarters_follow_by_counting() -> None:
    table = at("planning-turn").view(1)["table"]
    assert table["families"]["red"]["money"] == 4
    assert table["families"]["red"]["soldati"] == 0
    assert table["families"]["red"]["orders"] == 5


def test_q_61_a_token_cannot_be_an_order_gained_after_it_was_laid() -> None:
    state = at("planning-turn")
    play(state, 0, "use 1 red", "space 1-1", "at gela", "order red.basic.3")
    for seat in (1, 2, 3):
        play(state, seat, "use 1 neutral", "space 1-4", "recruit 1")
    play(state, 0, "use 1 red", "space 4-2", "row police")
    places = group(state, 1, "red")["places"]
    assert places[0] == {"place": "headquarters", "size": 5, "cannot": []}
    assert places[1] == {"place": "gela", "index": 0, "size": 1, "cannot": ["red.police.A"]}
    worlds = GAME.worlds(json.loads(json.dumps(state.view(1))))
    rng = Random(1)
    laid = {worlds(rng).to_json()["pieces"]["tokens"][GAME_AREAS.index("gela") * 2] for _ in range(200)}
    assert {ORDERS[order] for order in laid} == {f"red.basic.{n}" for n in range(1, 6)}


def test_q_61_a_sold_order_is_out_of_the_group() -> None:
    state = at("planning-turn")
    play(state, 0, "use 1 red", "space 1-1", "at gela", "order red.basic.3")
    state.play(0, GAME.parse("sell red.basic.1"))
    assert group(state, 3, "red")["pieces"] == ["red.basic.2", "red.basic.3", "red.basic.4", "red.basic.5"]


def test_q_63_in_the_encounter_phase_all_orders_are_known() -> None:
    areas = {"gela": {"side": "red", "soldati": 2, "orders": ["red.basic.1"]}}
    state = at("encounter", areas=areas, sheets={"spaces": {"1-4": {"neutral": 1}}})
    view = state.view(1)
    assert view["table"]["areas"]["gela"]["orders"] == ["red.basic.1"]
    assert view["unknown"] == []
    assert "red.basic.1" in view["table"]["families"]["red"]["held"]


def test_q_62_a_committed_card_is_secret_until_both_have_decided() -> None:
    areas = {
        "gela": {"side": "red", "soldati": 4, "orders": ["red.basic.1"]},
        "licata": {"side": "blue", "soldati": 3, "labs": 2},
    }
    state = at("encounter", areas=areas, sheets={"spaces": {"1-4": {"neutral": 1}}})
    play(state, 0, "land licata", "send 3", "finesse")
    assert state.actors == [0, 1]
    ask_of_blue = state.view(1)["ask"]
    before = state.view(1)
    state.play(0, GAME.parse("card turncoat"))
    assert state.view(2)["chosen"] == {"0": "card turncoat"}
    after = state.view(1)
    assert after["ask"] == ask_of_blue
    assert after["moves"] == before["moves"]
    assert after["unknown"] == [{"kind": "choice", "seat": 0, "size": 1}]
    assert "turncoat" not in json.dumps(after["table"])
    assert state.refusal(0, GAME.parse("sell red.basic.2")) is not None
    state.play(1, GAME.parse("card coward_2"))
    assert "coward" not in json.dumps(state.view(0)["table"])
    cards = set()
    worlds = GAME.worlds(json.loads(json.dumps(state.view(0))))
    for seed in range(60):
        cards.add(worlds(Random(seed)).to_json()["pieces"]["committed"][1])
    assert cards == {0, 1, 2}


def test_q_61_a_token_that_came_back_unseen_still_limits_the_others() -> None:
    """Red laid a token when it held two orders, gained a third, laid both others; then the first came back."""
    own = {"red": {"orders": ["red.basic.1", "red.basic.2"]}}
    state = at("planning-turn", own=own)
    pieces = state.to_json()
    areas = pieces["pieces"]
    first, second, gained = (ORDERS.index(name) for name in ("red.basic.1", "red.basic.2", "red.police.A"))
    gela, noto = GAME_AREAS.index("gela") * 2, GAME_AREAS.index("noto") * 2
    # history: basic.1 laid (1), police.A gained (2), basic.2 and police.A laid (3, 4), basic.1 back unseen (5)
    areas["tokens"][gela], areas["laid"][gela] = second, 3
    areas["tokens"][noto], areas["laid"][noto] = gained, 4
    areas["where"][first], areas["where"][second], areas["where"][gained] = 2, 3, 3
    areas["gained"][gained] = 2
    areas["returned"] = [0, 1, 5]
    areas["clock"] = 5
    state = GAME.load(pieces)
    worlds = GAME.worlds(json.loads(json.dumps(state.view(1))))
    deals = set()
    for seed in range(100):
        tokens = worlds(Random(seed)).to_json()["pieces"]["tokens"]
        deals.add((ORDERS[tokens[gela]], ORDERS[tokens[noto]]))
    # the token that came back was basic.1 or basic.2, so police.A must be one of the two that still lie there
    assert all("red.police.A" in deal for deal in deals)
    assert len(deals) == 4


GAME_AREAS = [area["id"] for area in GAME.pack.data["map"]["areas"]]
ORDERS: list[str] = GAME.moves.kinds["order"]


# ---- what boards would otherwise derive


def test_lf_5_1_the_holder_has_enough_areas_now_whatever_the_control_token_says() -> None:
    place = GAME.pack.data["map"]["mandamenti"][0]
    held = {area: {"side": "red", "soldati": 1} for area in place["areas"][:2]}
    table = at("planning-turn", areas=held, control={place["id"]: "blue"}).view(None)["table"]
    assert (table["holder"][place["id"]], table["control"][place["id"]]) == ("red", "blue")
    held[place["areas"][1]]["side"] = "green"  # teammates do not add up
    assert at("planning-turn", areas=held).view(None)["table"]["holder"][place["id"]] is None


def test_lf_4_35_base_values_are_the_rightmost_visible_ones() -> None:
    family = next(family for family in GAME.pack.data["family"] if family["color"] == "red")
    table = at("planning-turn").view(1)["table"]
    start = {value: n for value, n in family["start"].items() if value != "prov"}
    assert table["families"]["red"]["base"] == start
    police = sorted((space for space in family["space"] if space["row"] == "police"), key=lambda space: space["pos"])
    red = {"seat": 0, "mat": {"police": 0}}
    opened = at("planning-turn", families={**FAMILIES, "red": red}).view(1)["table"]["families"]["red"]["base"]
    assert opened == {**start, "place": next(s["place"] for s in reversed(police) if "place" in s)}


def test_lf_2_3_teams_and_the_turn_order_from_the_starting_player() -> None:
    table = at("encounter", primo="green").view(3)["table"]
    assert table["teams"] == {"a": [0, 2], "b": [1, 3]}
    assert table["turn_order"] == [2, 3, 0, 1]


def test_lf_3_1_the_course_of_a_round_names_both_managements() -> None:
    seen: set[tuple[str, int | None]] = set()
    for seed in range(6):
        state, rng, places = GAME.start(4, seed), Random(seed), []
        while not state.over:
            table = state.view(None)["table"]
            assert table["course"]["phases"] == ["planning", "management", "encounter", "management"]
            seen.add((table["phase"], table["course"]["at"]))
            if table["course"]["at"] is not None:
                places.append((table["round"], table["course"]["at"]))
            state.play(state.actors[0], rng.choice(state.moves(state.actors[0])))
        assert places == sorted(places)
        assert state.view(None)["table"]["course"]["at"] is None
    assert seen == {("setup", None), ("planning", 0), ("management", 1), ("encounter", 2), ("management", 3)}


def test_lf_6_2_everybody_sees_which_order_is_executed() -> None:
    areas = {"gela": {"side": "red", "soldati": 2, "orders": ["red.basic.3"]}, "ragusa": {"side": "blue", "soldati": 3}}
    state = at("encounter", areas=areas)
    for viewer in (0, 1, None):
        executing = state.view(viewer)["table"]["executing"]
        assert executing == {"seat": 0, "order": "red.basic.3", "area": "gela"}
    assert at("planning-turn").view(0)["table"]["executing"] is None


def test_lf_4_7_the_question_for_a_space_says_whose_token_moves() -> None:
    for side in ("red", "neutral"):
        state = at("planning-turn")
        play(state, 0, f"use 1 {side}")
        assert state.view(1)["step"]["args"]["side"] == side
