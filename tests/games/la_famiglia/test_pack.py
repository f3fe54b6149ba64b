"""La Famiglia's own pack is right, and what is wrong in a pack is refused with its key and what was expected."""

import copy
import re
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from consigliere.core.pack import Pack, PackError, entries, load, overlay, own_pack
from consigliere.core.pack_entry import Origins, identity, label
from consigliere.games.la_famiglia.check.pack import check

GONE = object()
"""In a wrong pack: the key or entry is taken away."""

Case: TypeAlias = tuple[str, Any, str]
"""A key path, its wrong value, and what was expected; with the path before it if the error stands at another key."""

GELA = "map.areas[gela]"
SEAT = "map.start.seats.1"
ORDER = "family[red].order[red.basic.1]"
SPACE = "sheet[1].space[1-1-1]"


@cache
def own() -> Pack:
    """The pack that the game comes with."""
    return load(own_pack("la-famiglia"))


def wrong_pack(*changes: tuple[str, Any]) -> Pack:
    """The game's own pack with some values replaced, taken away, or computed from the old ones."""
    data = copy.deepcopy(own().data)
    for path, value in changes:
        place: Any = data
        steps = re.findall(r"\[([^]]+)]|([^.[]+)", path)
        for entry, key in steps[:-1]:
            place = place[key] if key else place[index(place, entry)]
        entry, key = steps[-1]
        last: Any = key or index(place, entry)
        if value is GONE:
            del place[last]
        else:
            place[last] = value(place[last]) if callable(value) else value
    return Pack("wrong", data, Origins("wrong.toml"))


def index(tables: list[dict[str, Any]], name: str) -> int:
    """The place of an entry in its list."""
    keys = identity(tables)
    return [label(table, keys) for table in tables].index(name)


def refused(pack: Pack, words: str) -> None:
    """The pack is refused with these words after the file's name."""
    with pytest.raises(PackError) as error:
        check(pack)
    assert str(error.value).startswith(f"wrong.toml: {words}"), str(error.value)
    assert "\n" not in str(error.value)


def refused_case(case: Case) -> None:
    """A pack with one wrong value is refused."""
    path, value, words = case
    refused(wrong_pack((path, value)), f"{path}: {words}" if words.startswith("expected") else words)


def test_lf_1_6_the_games_own_pack_is_right() -> None:
    check(own())
    assert own().name == own().data["game"] == "la-famiglia"


def test_every_entry_says_where_it_comes_from() -> None:
    found = {entry.path: entry.prov for entry in entries(own())}
    assert len(found) == 379
    assert found["map.areas[gela]"] == "R"
    assert found["map.areas[licata]"] == found["map.seas[mare-licata]"] == found["map.mandamenti[agrigento]"] == "S+R"
    assert found["sheet[1].space[1-1-2]"] == "E+R"


def test_an_error_names_the_file_of_the_folder() -> None:
    order = own().top.parts("family")[3].parts("order")[0]
    with pytest.raises(PackError, match=r"families/red\.toml: family\[red\]\.order\[red\.basic\.1\]\.skull: expected"):
        order.whole("skull", 8, 9)


@pytest.mark.parametrize(
    "case",
    [
        ("counts.per_family.soldati", 49, "expected 50 (LF-1.6), found 49"),
        ("counts.per_family.cars", "five", 'expected 5 (LF-1.6), found "five"'),
        ("counts.per_family.screens", GONE, "expected this key to be given"),
        ("counts.drug_labs", 31, "expected 30 (LF-1.6), found 31"),
        ("counts.neutral_soldati", 29, "expected 30 (LF-1.6)"),
        ("conflict_card[coward_2]", GONE, 'conflict_card: expected an entry "coward_2"'),
        ("family[red].order[red.basic.5]", GONE, "family[red].order: expected 5 basic orders (LF-1.6), found 4"),
        ("family[red].order[red.church.B]", GONE, "family[red].order: expected 8 advanced orders (LF-1.6), found 7"),
        ("family[red].space[church 4]", GONE, "family[red].space: expected 17 spaces (LF-1.6), found 16"),
        ("sheet[0].neutral_start", [2, 1, 1, 1, 1, 1], "expected 6 numbers with the sum 8 (LF-1.6, LF-2.13)"),
        ("map.start.neutral.enna", 2, "map.start.neutral: expected 30 Soldati in all (LF-1.6, LF-2.8), found 29"),
    ],
)
def test_lf_1_6_wrong_counts(case: Case) -> None:
    refused_case(case)


@pytest.mark.parametrize(
    "case",
    [
        ("schema", 2, "expected 1"),
        ("game", "corleone", 'expected "la-famiglia"'),
        ("map", GONE, "expected this key to be given"),
        ("card", [], "expected no key but"),
        (f"{ORDER}.prov", GONE, "expected letters out of S, E, W, M, R"),
        (f"{GELA}.prov", "Q", "expected letters out of S, E, W, M, R"),
        (f"{GELA}.prov_note", 7, "expected a text, found 7"),
        ("map.start.prov", GONE, "expected letters out of S, E, W, M, R"),
        ("limits.labs_per_area", -1, "expected a whole number from 1 to 4, found -1"),
        ("limits.orders_per_area", 1.5, "expected a whole number from 1 to 2, found 1.5"),
        ("limits.luck", 1, "expected no key but"),
    ],
)
def test_wrong_keys_provenance_and_numbers(case: Case) -> None:
    refused_case(case)


@pytest.mark.parametrize(
    "case",
    [
        ("character[agata].labs", 13, "expected a whole number from 0 to 12"),
        ("character[agata].hq_money", 0, "expected a whole number from 1 to 99"),
        ("character[agata]", GONE, "character: expected 6 entries (LF-2.10), found 5"),
    ],
)
def test_lf_2_10_character_cards(case: Case) -> None:
    refused_case(case)


@pytest.mark.parametrize(
    "case",
    [
        ("map.areas[gela]", GONE, "map.areas: expected 36 entries (LF-1.2), found 35"),
        ("map.seas[mare-licata]", GONE, "map.seas: expected 9 entries (LF-1.2), found 8"),
        (f"{GELA}.id", "licata", "map.areas[licata]: expected one entry of this key, found two"),
        (f"{GELA}.id", "Gela 2", "map.areas[Gela 2].id: expected small letters, digits and hyphens"),
        (f"{GELA}.mandamento", "etna", 'expected "licata" (map.mandamenti[licata].areas), found "etna"'),
        (f"{GELA}.mandamento", "roma", "expected one of trapani, sciacca"),
        ("map.mandamenti[licata].areas", ["gela", "licata"], "expected 3 areas (LF-1.2)"),
        ("map.mandamenti[licata].marker_sea", "mare-catania", "expected a sea that one of its areas touches"),
    ],
)
def test_lf_1_2_the_division_of_sicily(case: Case) -> None:
    refused_case(case)


def test_lf_1_2_mandamenti_hang_together() -> None:
    swapped = wrong_pack(
        (f"{GELA}.mandamento", "trapani"),
        ("map.areas[trapani].mandamento", "licata"),
        ("map.mandamenti[licata].areas", ["trapani", "licata", "piazza-armerina"]),
        ("map.mandamenti[trapani].areas", ["alcamo", "marsala", "gela"]),
    )
    refused(swapped, "map.mandamenti[trapani].areas: expected areas that hang together over land (LF-1.2)")


def without(name: str) -> Any:
    """A list without one of its texts."""
    return lambda values: [value for value in values if value != name]


@pytest.mark.parametrize(
    "case",
    [
        (f"{GELA}.neighbours", without("licata"), "expected licata too, whose neighbour it is (LF-1.3)"),
        (f"{GELA}.neighbours", ["gela"], 'expected other areas, found "gela"'),
        (f"{GELA}.neighbours", ["roma"], 'expected ids of areas of the map, found "roma"'),
        ("map.seas[mare-licata].neighbours", ["mare-siracusa"], "expected mare-agrigento too"),
        ("map.seas[mare-licata].areas", without("gela"), "expected gela too"),
        (f"{GELA}.seas", [], "expected mare-licata too"),
        (f"{GELA}.seas", ["mare-licata", "mare-mazara", "mare-catania"], "expected at most 2 seas (LF-1.3)"),
    ],
)
def test_lf_1_3_neighbours_and_coasts_agree(case: Case) -> None:
    refused_case(case)


def test_lf_1_3_the_land_hangs_together() -> None:
    cut = wrong_pack(
        ("map.areas[trapani].neighbours", []),
        ("map.areas[alcamo].neighbours", without("trapani")),
        ("map.areas[marsala].neighbours", without("trapani")),
    )
    refused(cut, "map.areas[trapani].neighbours: expected a way over land to every other area, found none to acireale")


def bow_tie(ring: list[list[float]]) -> list[list[float]]:
    """A ring that crosses itself."""
    middle = len(ring) // 2
    return [ring[0], ring[middle], *ring[1:middle], *ring[middle + 1 :]]


def apart(ring: list[list[float]]) -> list[list[float]]:
    """A ring whose points are no longer those of its neighbours."""
    return [[x + 0.05, y] for x, y in ring]


@pytest.mark.parametrize(
    "case",
    [
        (f"{GELA}.polygon", [[1, 1], [2, 2]], "expected at least 3 points"),
        (f"{GELA}.polygon", [[1, 1], [2, 2], 3], "expected a list of points [x, y]"),
        (f"{GELA}.polygon", [[1, 1], [2, 2], [1, 801]], "expected points on the canvas of 1200 by 800, found [1, 801]"),
        (f"{GELA}.polygon", bow_tie, "expected a ring that does not cross itself, found a crossing near"),
        (f"{GELA}.polygon", apart, "map.areas[caltagirone].polygon: expected a border with gela, as neighbours says"),
        (f"{GELA}.label", [1, 1], "expected a point inside the polygon, found [1, 1]"),
        (f"{GELA}.anchor_radius", 0, "expected a number from 1 to 1200"),
        (f"{GELA}.anchor_radius", 60, "expected a circle inside the polygon, so at most"),
        ("map.seas[mare-licata].anchor", [600, 400], "expected a point inside the polygon"),
        ("map.mandamenti[etna].marker", [1, 1], "expected a point in mare-catania"),
        ("map.canvas.width", "wide", "expected a number"),
    ],
)
def test_lf_1_3_the_drawing_shows_the_borders(case: Case) -> None:
    refused_case(case)


def test_lf_1_3_areas_with_a_common_border_are_neighbours() -> None:
    strangers = wrong_pack((f"{GELA}.neighbours", without("licata")), ("map.areas[licata].neighbours", without("gela")))
    refused(strangers, "map.areas[gela].polygon: expected no border with licata, as neighbours says (LF-1.3)")


@pytest.mark.parametrize(
    "case",
    [
        (f"{SEAT}.noto", 4, "expected a whole number from 2 to 3, found 4"),
        (f"{SEAT}.noto", GONE, f"{SEAT}: expected 6 areas (LF-2.8), found 5"),
        (f"{SEAT}.roma", 2, "expected the id of an area"),
        (f"{SEAT}.enna", 2, f"{SEAT}: expected 6 areas (LF-2.8), found 7"),
        ("map.start.neutral.noto", 2, "expected an area that no other side starts in (LF-2.8)"),
        ("map.start.neutral.enna", GONE, "map.start.neutral: expected every area that no seat starts in (LF-2.8)"),
        (SEAT, GONE, "expected this key to be given"),
    ],
)
def test_lf_2_8_the_start_line_up(case: Case) -> None:
    refused_case(case)


def test_lf_2_3_teams_alternate() -> None:
    refused_case(("map.start.teams", {"a": [1, 2], "b": [3, 4]}, "expected [[1, 3], [2, 4]] as a and b (LF-2.3)"))


def test_lf_5_1_nobody_starts_with_a_mandamento() -> None:
    changed = wrong_pack((f"{SEAT}.ragusa", 2), (f"{SEAT}.corleone", GONE))
    refused(changed, f"{SEAT}: expected fewer than 2 areas of one Mandamento (LF-5.1), found 2 of siracusa")


def test_lf_11_3_the_tie_break_area_exists() -> None:
    refused_case(("map.tie_break_area", "roma", "expected one of acireale"))
    refused_case(("limits.tie_break_area", "enna", 'expected "bronte" (map.tie_break_area), found "enna"'))


@pytest.mark.parametrize(
    "case",
    [
        ("sheet[4]", GONE, "sheet: expected the sheets 0 to 4 in this order (LF-2.1), found [0, 1, 2, 3]"),
        ("sheet[1].columns", 5, "expected 6"),
        ("sheet[3].column_cost", [], "expected a cost for each of the 6 columns (LF-4.13)"),
        ("sheet[0].spaces_per_column", 2, "expected room for 8 neutral and 8 other tokens (LF-2.13)"),
        (f"{SPACE}.id", "1-1-9", 'sheet[1].space[1-1-9].id: expected "1-1-1" (sheet, column and row)'),
        (f"{SPACE}.row", 7, "expected a whole number from 1 to 6"),
        ("sheet[1].space[1-2-2]", GONE, "sheet[1].space[1-2-3].row: expected 2, the next row of column 2, found 3"),
    ],
)
def test_lf_2_1_sheets_and_their_spaces(case: Case) -> None:
    refused_case(case)


@pytest.mark.parametrize("change", [("infinite", False), ("money", -1)])
def test_q_10_every_loose_sheet_has_a_space_for_everybody(change: tuple[str, Any]) -> None:
    key, value = change
    words = "sheet[1].space: expected a space with infinite = true and money of at least 0 (Q-10)"
    refused_case((f"sheet[1].space[1-1-4].{key}", value, words))


@pytest.mark.parametrize(
    "case",
    [
        (f"{SPACE}.join", "xor", 'expected one of one, or, and, found "xor"'),
        (f"{SPACE}.join", "or", f'{SPACE}.parts: expected 2 parts for join = "or" (LF-4.9), found 1'),
        (f"{SPACE}.parts", [], 'expected a single part for join = "one" (LF-4.9), found 0'),
        (f"{SPACE}.parts", [{"do": "sing"}], f"{SPACE}.parts[1].do: expected one of recruit, place,"),
        (f"{SPACE}.parts", [{"do": "recruit"}], f"{SPACE}.parts[1].bonus: expected this key to be given"),
        (f"{SPACE}.parts", [{"do": "order", "bonus": 1}], f"{SPACE}.parts[1].bonus: expected no key but do"),
        (
            f"{SPACE}.parts",
            [{"do": "place", "bonus": 1, "empty_ok": 1}],
            f"{SPACE}.parts[1].empty_ok: expected true or",
        ),
    ],
)
def test_lf_4_9_parts_of_a_space(case: Case) -> None:
    refused_case(case)


def test_lf_4_33_the_final_action_stands_alone() -> None:
    parts = wrong_pack(("sheet[1].space[1-1-2].parts", [{"do": "ultima"}, {"do": "order"}]))
    refused(parts, "sheet[1].space[1-1-2].parts[1].do: expected the final action alone")


@pytest.mark.parametrize(
    "case",
    [
        ("column_action[police].id", "navy", 'column_action: expected an entry "police"'),
        ("column_action[police].column", 2, "expected a column of its own, found 2"),
        ("column_action[police].row", "church", 'expected "police" (LF-4.17)'),
        ("column_action[police].issue_order", False, "expected true (LF-4.15)"),
    ],
)
def test_lf_4_15_column_actions(case: Case) -> None:
    refused_case(case)


@pytest.mark.parametrize(
    "case",
    [
        ("control_tile[meeting].id", "party", 'control_tile: expected an entry "meeting"'),
        ("control_tile[meeting].recruit", GONE, "expected this key to be given"),
        ("control_tile[meeting].limit", "passive", 'expected "once_per_turn" (LF-10)'),
        ("control_tile[bribery].cost", "two", 'expected a whole number from 0 to 9, found "two"'),
        ("control_tile[allies].via", "any", 'expected "empty_or_neutral" (LF-10)'),
        ("control_tile[recruitment].paid_place", 1, "expected more than free_place (LF-10.7)"),
        ("control_tile[chain_of_command].orders_per_area", 1, "expected 2 (limits.orders_per_area_chain_of_command)"),
    ],
)
def test_lf_2_4_control_tiles(case: Case) -> None:
    refused_case(case)


@pytest.mark.parametrize(
    "case",
    [
        ("justice 3].opens", "", 'expected "B" (the first space of a column opens its order, LF-4.38)'),
        ("justice 4].opens", "B", 'expected ""'),
        ("justice 3].column", "C", "expected the columns A, B, C from left to right (LF-4.38)"),
        ("justice 3].column", "D", "expected one of A, B, C"),
        ("justice 1].effect", "lab", 'expected "car"'),
        ("economy 1].n", GONE, "expected this key to be given"),
        ("economy 1].kind", "base", 'expected "instant"'),
        ("police 2].place", "four", "expected a whole number from 0 to 20"),
        ("police 2].recruit", 4, "expected no key but"),
    ],
)
def test_lf_4_36_spaces_of_the_mat(case: Case) -> None:
    path, value, words = case
    refused_case((f"family[red].space[{path}", value, words))


def test_lf_4_38_the_mat_opens_every_advanced_order_once() -> None:
    order = "family[red].order[red.church.B]"
    moved = wrong_pack((f"{order}.row", "economy"), (f"{order}.id", "red.economy.B"))
    refused(moved, "family[red].order: expected red.church.B, which the mat opens (LF-4.38)")


@pytest.mark.parametrize(
    "case",
    [
        ("initiative", 10, "initiative: expected a whole number from 1 to 9, found 10"),
        ("kind", "defence", "kind: expected one of supply, attack"),
        ("kind", "supply", "skull: expected none of it on a supply order (LF-6.7), found 1"),
        ("shotguns", 3, "shotguns: expected a whole number from 0 to 2"),
        ("rally", 1, "rally: expected true or false"),
        ("pentito", [2, 0], "pentito: expected a list of whole numbers from 1 to 9"),
        ("supply", [{"do": "boat"}], "supply[1].do: expected one of place, recruit, money"),
        ("supply", [{"do": "money", "bonus": 1}], "supply[1].n: expected this key to be given"),
        ("special", "red_magic", 'special: expected one of "", green_justice_a'),
        ("special", "white_justice_a", 'special: expected a special effect for kind = "attack" (LF-9)'),
        ("row", "justice", 'row: expected "" (a basic order has none)'),
        ("skul", 4, "skul: expected no key but agitate, bombs, class"),
    ],
)
def test_lf_2_6_orders(case: Case) -> None:
    key, value, words = case
    refused_case((f"{ORDER}.{key}", value, f"{ORDER}.{words}"))


def test_lf_7_6_special_attacks_need_a_shotgun() -> None:
    refused_case(("family[green].order[green.justice.A].shotguns", 0, "expected at least 1 for the special effect"))


@pytest.mark.parametrize(
    "case",
    [
        ("special[blue_justice_b]", GONE, 'special: expected an entry "blue_justice_b"'),
        ("special[green_justice_a].when", "attack", 'expected "after_movement" (LF-9)'),
        ("special[black_justice_b].replace_defenders_max", 0, "expected a whole number from 1 to 9"),
    ],
)
def test_lf_9_2_special_orders(case: Case) -> None:
    refused_case(case)


def test_lf_2_5_six_families_four_of_them_for_the_first_game() -> None:
    refused_case(("family[red].first_game", False, "family: expected first_game = true for 4 families (LF-2.5)"))
    refused_case(("family[red].color", "pink", 'family: expected an entry "red"'))


def test_lf_7_20_turncoats_come_before_cowards() -> None:
    refused_case(("conflict_card[turncoat].resolve_order", 2, "expected 1 (LF-7.20), found 2"))


def test_q_53_a_pack_may_change_a_price(tmp_path: Path) -> None:
    file = tmp_path / "dear.toml"
    file.write_text('extends = "la-famiglia"\n[[control_tile]]\nid = "bribery"\ncost = 3\n', encoding="utf-8")
    check(load(file))


def test_q_72_real_values_can_be_dropped_in() -> None:
    order = {"id": "red.basic.1", "initiative": 3, "skull": 4, "prov": "S", "remove": ["prov_note"]}
    space = {"row": "economy", "pos": 1, "effect": "lab", "remove": ["n"]}
    check(overlay(own(), {"family": [{"color": "red", "order": [order], "space": [space]}]}))
