# not compiled: runs once for each pack.
"""Whether a component pack can be played: the counts of LF-1.6, known ids, references, numbers in range."""

from consigliere.core.errors import Phrase
from consigliere.core.pack import Pack, check_entries, check_header
from consigliere.core.pack_entry import Entry, check_exactly, check_ids, check_provenance
from consigliere.games.la_famiglia.check.family import check_families
from consigliere.games.la_famiglia.check.map import check_map
from consigliere.games.la_famiglia.check.sheets import check_columns, check_sheets

SCHEMA = 1
GAME = "la-famiglia"
NEEDED = [
    *("name", "title", "schema", "game", "counts", "limits", "conflict_card", "control_tile", "character"),
    *("column_action", "sheet", "special", "family", "map"),
]

BY_RULE = {
    "players": (4, "LF-1.1"),
    "teams": (2, "LF-1.1"),
    "rounds_max": (4, "LF-3.1"),
    "mandamenti": (12, "LF-1.2"),
    "areas": (36, "LF-1.2"),
    "sea_areas": (9, "LF-1.2"),
    "areas_per_mandamento": (3, "LF-1.2"),
    "action_sheets_loose": (4, "LF-2.1"),
    "character_cards": (6, "LF-2.10"),
    "drug_labs": (30, "LF-1.6"),
    "neutral_soldati": (30, "LF-1.6"),
    "neutral_influence_tokens": (8, "LF-1.6"),
    "starting_player_pieces": (1, "LF-2.9"),
    "control_tile_sets": (2, "LF-2.4"),
    "control_tiles_per_set": (11, "LF-2.4"),
    "families": (6, "LF-2.5"),
}
IN_THE_BOX = ["money_1", "money_2", "order_charts", "storage_boxes_large", "storage_boxes_small", "overview_sheets"]
PER_FAMILY = {
    "soldati": 50,
    "speedboats": 4,
    "cars": 5,
    "influence_tokens_mat": 17,
    "influence_tokens_supply": 8,
    "ultima_azione_busts": 1,
    "control_tokens": 6,
    "orders_basic": 5,
    "orders_advanced": 8,
    "conflict_cards": 3,
    "family_mats": 1,
    "screens": 1,
}
LIMITS = {
    "labs_per_area": (1, 4),
    "speedboats_per_sea_after_placement": (1, 9),
    "orders_per_area": (1, 2),
    "orders_per_area_chain_of_command": (1, 2),
    "win_mandamenti_single": (1, 12),
    "win_mandamenti_team": (1, 12),
    "areas_to_control_mandamento": (2, 3),
    "cost_foreign_token": (0, 9),
    "cost_per_token_gain_influence": (0, 9),
    "sell_order_gain": (0, 9),
    "gift_cost_extra": (0, 9),
    "brute_force_cost": (0, 9),
    "start_areas_per_player": (1, 9),
    "start_tokens_on_sheet0_per_player": (0, 8),
    "starting_player_gives_to_last": (0, 9),
}

CARDS = {"turncoat": ("turncoat", 1), "coward_1": ("coward", 2), "coward_2": ("coward", 2)}

ONE, SOME, ANY = (1, 1), (1, 9), (0, 9)
ONCE_PER_TURN, PER_MOVE, PASSIVE = ("planning", "once_per_turn"), ("encounter", "per_move"), ("encounter", "passive")
TILES = {
    "influence": (("planning", "phase_start"), {"discard_hq_soldati": ONE, "replace_neutral_token": ONE}),
    "meeting": (ONCE_PER_TURN, {"recruit": SOME}),
    "reinforcements": (ONCE_PER_TURN, {"place": SOME}),
    "cars": (ONCE_PER_TURN, {"car": ONE}),
    "chain_of_command": (("planning", "passive"), {"orders_per_area": (1, 2)}),
    "speedboats": (ONCE_PER_TURN, {"speedboat": ONE}),
    "recruitment": (("encounter", "on_takeover"), {"free_place": SOME, "paid_place": SOME, "paid_cost": ANY}),
    "allies": (PER_MOVE, {"extra_distance": ONE}),
    "bribery": (PER_MOVE, {"replace_defender": SOME}),
    "delay_detonator": (PASSIVE, {"car_bomb_distance": SOME}),
    "miniguns": (PASSIVE, {"sea_attack_bonus": ANY}),
}
TILE_WORDS = {"reinforcements": ("place_in", "own_area"), "allies": ("via", "empty_or_neutral")}

SPECIALS = {
    "green_justice_a": ("after_movement", {"replace_defenders_max": SOME}),
    "black_justice_b": ("after_movement", {"replace_defenders_max": SOME}),
    "yellow_economy_c": ("after_movement", {"money_per_removed_defender": ANY}),
    "yellow_economy_b": ("supply", {"cars": ONE, "labs": ONE, "soldati_per_own_lab": (1, 2)}),
    "white_justice_a": ("supply", {"soldati_per_area": SOME, "adjacent_areas_max": SOME}),
    "white_justice_b": ("attack", {"replace_enemies_max": SOME}),
    "blue_justice_b": ("attack", {"strikes": ONE, "movements": ONE}),
}


def check(pack: Pack) -> None:
    """Raise a PackError that names file, key and expectation if the pack cannot be played."""
    top = pack.top
    check_header(top, GAME, SCHEMA, NEEDED)
    check_entries(pack)
    check_counts(top)
    check_limits(top)
    check_conflict_cards(top)
    check_tiles(top)
    check_characters(top)
    check_columns(top)
    check_sheets(top)
    check_specials(top)
    check_families(top)
    check_map(top)


def check_counts(top: Entry) -> None:
    """The pieces are as many as the rules say (LF-1.6)."""
    counts = top.part("counts")
    counts.keys([*BY_RULE, *IN_THE_BOX, "control_tiles_in_play_per_team", "per_family"])
    for key, (number, rule) in BY_RULE.items():
        counts.fixed(key, number, rule)
    for key in IN_THE_BOX:
        counts.whole(key, 0, 999)
    counts.whole("control_tiles_in_play_per_team", 1, len(TILES))
    per_family = counts.part("per_family")
    check_provenance(per_family)
    per_family.keys([*PER_FAMILY])
    for key, number in PER_FAMILY.items():
        per_family.fixed(key, number, "LF-1.6")


def check_limits(top: Entry) -> None:
    """The numbers of the rules are in range and do not contradict each other."""
    limits = top.part("limits")
    limits.keys([*LIMITS, "tie_break_area"])
    for key, (low, high) in LIMITS.items():
        limits.whole(key, low, high)
    limits.whole("orders_per_area_chain_of_command", limits.whole("orders_per_area", 1, 2), 2)


def check_conflict_cards(top: Entry) -> None:
    """The three cards of every family (LF-7.17), Turncoats resolved before Cowards (LF-7.20)."""
    cards = top.parts("conflict_card")
    check_exactly(top, "conflict_card", check_ids(cards, "id"), [*CARDS])
    for card in cards:
        card.keys(["id", "kind", "n", "resolve_order"])
        kind, order = CARDS[card.text("id")]
        card.fixed("kind", kind, "LF-7.17")
        card.fixed("resolve_order", order, "LF-7.20")
        card.whole("n", 1, 1 if kind == "turncoat" else 9)


def check_tiles(top: Entry) -> None:
    """The eleven control tiles (LF-10): their effects are known, their numbers are data."""
    tiles = top.parts("control_tile")
    check_exactly(top, "control_tile", check_ids(tiles, "id"), [*TILES])
    for tile in tiles:
        name = tile.text("id")
        (phase, limit), numbers = TILES[name]
        words = TILE_WORDS.get(name)
        tile.keys(["id", "name", "phase", "limit", "cost", "effect", *numbers, *([words[0]] if words else [])])
        tile.text("name")
        tile.text("effect")
        tile.fixed("phase", phase, "LF-10")
        tile.fixed("limit", limit, "LF-10")
        if words:
            tile.fixed(words[0], words[1], "LF-10")
        tile.whole("cost", 0, 9)
        for key, (low, high) in numbers.items():
            tile.whole(key, low, high)
        if name == "chain_of_command":
            both = top.part("limits").whole("orders_per_area_chain_of_command", 1, 2)
            tile.fixed("orders_per_area", both, "limits.orders_per_area_chain_of_command")
        if name == "recruitment" and tile.whole("paid_place", 1, 9) <= tile.whole("free_place", 1, 9):
            raise tile.wrong("paid_place", Phrase("wanted-la-famiglia-paid"))


def check_characters(top: Entry) -> None:
    """The six character cards (LF-2.10): what they show can be taken and placed."""
    limits, per_family = top.part("limits"), top.part("counts").part("per_family")
    cards = top.parts("character")
    check_ids(cards, "id")
    wanted = top.part("counts").whole("character_cards", 1, 99)
    if len(cards) != wanted:
        raise top.wrong("character", Phrase("wanted-la-famiglia-characters", count=wanted), str(len(cards)))
    room = limits.whole("start_areas_per_player", 1, 9) * limits.whole("labs_per_area", 1, 4)
    labs: list[int] = []
    for card in cards:
        card.keys(["id", "name", "hq_money", "hq_soldati", "board_soldati", "board_cars", "board_speedboats", "labs"])
        card.text("name")
        card.whole("hq_money", limits.whole("starting_player_gives_to_last", 0, 9), 99)
        card.whole("hq_soldati", 0, 20)
        card.whole("board_soldati", 0, 9)
        card.whole("board_cars", 0, per_family.whole("cars", 0, 9))
        card.whole("board_speedboats", 0, per_family.whole("speedboats", 0, 9))
        labs.append(card.whole("labs", 0, room))
    players, pool = top.part("counts").whole("players", 1, 9), top.part("counts").whole("drug_labs", 0, 99)
    if sum(sorted(labs)[-players:]) > pool:
        given = f"{sum(sorted(labs)[-players:])}"
        raise top.wrong("character", Phrase("wanted-la-famiglia-labs", players=players, pool=pool), given)


def check_specials(top: Entry) -> None:
    """The special orders (LF-9): their effects are known, their numbers are data."""
    specials = top.parts("special")
    check_exactly(top, "special", check_ids(specials, "id"), [*SPECIALS])
    for special in specials:
        when, numbers = SPECIALS[special.text("id")]
        special.keys(["id", "rule", "when", *numbers])
        special.text("rule")
        special.fixed("when", when, "LF-9")
        for key, (low, high) in numbers.items():
            special.whole(key, low, high)
