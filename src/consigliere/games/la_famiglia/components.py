"""The component pack as arrays of ints: what the steps read while they play."""

from typing import Any, Final

COLOURS: Final = 6
AREAS: Final = 36
SEAS: Final = 9
MANDAMENTI: Final = 12
COLUMNS: Final = 6
GRID_ROWS: Final = 6  # rows of an action sheet, at most
GRID: Final = COLUMNS * GRID_ROWS
ROWS: Final = 4
TILES: Final = 11
CARDS: Final = 3
HAND: Final = 13  # orders of one family
ORDERS: Final = COLOURS * HAND
SHEETS: Final = 5

# rows of the family mat
JUSTICE: Final = 0
POLICE: Final = 1
ECONOMY: Final = 2
CHURCH: Final = 3

# control tiles, in the fixed order of the rulebook's list
T_INFLUENCE: Final = 0
T_MEETING: Final = 1
T_REINFORCEMENTS: Final = 2
T_CARS: Final = 3
T_CHAIN: Final = 4
T_SPEEDBOATS: Final = 5
T_RECRUITMENT: Final = 6
T_ALLIES: Final = 7
T_BRIBERY: Final = 8
T_DETONATOR: Final = 9
T_MINIGUNS: Final = 10
TILE_IDS: Final = [
    "influence",
    "meeting",
    "reinforcements",
    "cars",
    "chain_of_command",
    "speedboats",
    "recruitment",
    "allies",
    "bribery",
    "delay_detonator",
    "miniguns",
]

COLOUR_IDS: Final = ["black", "blue", "green", "red", "white", "yellow"]
ROW_IDS: Final = ["justice", "police", "economy", "church"]

# parts of action spaces and orders
P_RECRUIT: Final = 1  # church base + bonus
P_PLACE: Final = 2  # police base + bonus, own or empty area
P_PLACE_OWN: Final = 3  # police base + bonus, own area only
P_ORDER: Final = 4
P_ORDER_TWO_AREAS: Final = 5
P_ORDER_TWO_IN_ONE: Final = 6
P_EQUIPMENT: Final = 7
P_LAUNDER: Final = 8
P_GATHER: Final = 9
P_EXERT_SUPPLY: Final = 10
P_EXERT_SHEET: Final = 11
P_EXERT_TWO: Final = 12
P_ULTIMA: Final = 13
P_PLACE_N: Final = 14  # exactly so many, on orders
P_RECRUIT_N: Final = 15
P_MONEY: Final = 16
P_CAR: Final = 17
P_SPEEDBOAT: Final = 18
P_LAB: Final = 19

SPACE_PARTS: Final = {
    "recruit": P_RECRUIT,
    "place": P_PLACE,
    "order": P_ORDER,
    "order_two_areas": P_ORDER_TWO_AREAS,
    "order_two_in_one": P_ORDER_TWO_IN_ONE,
    "equipment": P_EQUIPMENT,
    "launder": P_LAUNDER,
    "gather": P_GATHER,
    "exert_supply": P_EXERT_SUPPLY,
    "exert_sheet": P_EXERT_SHEET,
    "exert_two_one_row": P_EXERT_TWO,
    "ultima": P_ULTIMA,
}
ORDER_PARTS: Final = {
    "place": P_PLACE_N,
    "place_base": P_PLACE,
    "recruit": P_RECRUIT_N,
    "recruit_base": P_RECRUIT,
    "money": P_MONEY,
    "launder": P_LAUNDER,
    "car": P_CAR,
    "speedboat": P_SPEEDBOAT,
    "lab": P_LAB,
}
J_ONE: Final = 0
J_OR: Final = 1
J_AND: Final = 2
JOINS: Final = {"one": J_ONE, "or": J_OR, "and": J_AND}

# instant spaces of the mat
I_NONE: Final = 0
I_MONEY: Final = 1
I_LAB: Final = 2
I_LAUNDER: Final = 3
I_CAR: Final = 4
INSTANTS: Final = {"money": I_MONEY, "lab": I_LAB, "launder": I_LAUNDER, "car": I_CAR}

# column actions
C_STARTING_PLAYER: Final = 0
C_INSTITUTION: Final = 1
C_TWO_INSTITUTIONS: Final = 2

# special orders
X_NONE: Final = 0
X_GREEN_A: Final = 1
X_BLACK_B: Final = 2
X_YELLOW_C: Final = 3
X_YELLOW_B: Final = 4
X_WHITE_A: Final = 5
X_WHITE_B: Final = 6
X_BLUE_B: Final = 7
SPECIAL_IDS: Final = [
    "",
    "green_justice_a",
    "black_justice_b",
    "yellow_economy_c",
    "yellow_economy_b",
    "white_justice_a",
    "white_justice_b",
    "blue_justice_b",
]

SUPPLY_ORDER: Final = 0
ATTACK_ORDER: Final = 1
TURNCOAT: Final = 0  # kinds of conflict cards
COWARD: Final = 1


class Part:
    """One part of an action space or of an order: what to do (P_…), and the bonus or number that goes with it."""

    __slots__ = ("do", "n")

    def __init__(self, do: int, n: int) -> None:
        self.do = do
        self.n = n


class Components:
    """One pack, checked before, as lists of ints and names."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.colours = COLOUR_IDS[:]
        self.rows = ROW_IDS[:]
        self.tiles = TILE_IDS[:]
        self.spaces = [f"{i // GRID_ROWS + 1}-{i % GRID_ROWS + 1}" for i in range(GRID)]
        self.read_counts(data["counts"], data["limits"])
        self.read_map(data["map"])
        self.read_cards(data)
        self.read_sheets(data["sheet"], data["column_action"])
        self.read_families({family["color"]: family for family in data["family"]})

    def read_counts(self, counts: dict[str, Any], limits: dict[str, Any]) -> None:
        family = counts["per_family"]
        self.soldati: int = family["soldati"]
        self.boats: int = family["speedboats"]
        self.cars: int = family["cars"]
        self.tokens: int = family["influence_tokens_mat"] + family["influence_tokens_supply"]
        self.control_tokens: int = family["control_tokens"]
        self.neutral_soldati: int = counts["neutral_soldati"]
        self.neutral_tokens: int = counts["neutral_influence_tokens"]
        self.labs: int = counts["drug_labs"]
        self.rounds: int = counts["rounds_max"]
        self.tiles_in_play: int = counts["control_tiles_in_play_per_team"]
        self.labs_per_area: int = limits["labs_per_area"]
        self.boats_per_sea: int = limits["speedboats_per_sea_after_placement"]
        self.orders_per_area: int = limits["orders_per_area"]
        self.orders_per_area_chain: int = limits["orders_per_area_chain_of_command"]
        self.win_alone: int = limits["win_mandamenti_single"]
        self.win_team: int = limits["win_mandamenti_team"]
        self.areas_to_control: int = limits["areas_to_control_mandamento"]
        self.foreign_token_cost: int = limits["cost_foreign_token"]
        self.gain_token_cost: int = limits["cost_per_token_gain_influence"]
        self.sale: int = limits["sell_order_gain"]
        self.gift_extra: int = limits["gift_cost_extra"]
        self.brute_force_cost: int = limits["brute_force_cost"]
        self.start_tokens: int = limits["start_tokens_on_sheet0_per_player"]
        self.first_gives: int = limits["starting_player_gives_to_last"]

    def read_map(self, data: dict[str, Any]) -> None:
        self.areas: list[str] = [area["id"] for area in data["areas"]]
        self.seas: list[str] = [sea["id"] for sea in data["seas"]]
        self.mandamenti: list[str] = [m["id"] for m in data["mandamenti"]]
        self.near: list[list[int]] = [sorted(self.areas.index(n) for n in a["neighbours"]) for a in data["areas"]]
        self.coast: list[list[int]] = [sorted(self.seas.index(n) for n in a["seas"]) for a in data["areas"]]
        self.sea_near: list[list[int]] = [sorted(self.seas.index(n) for n in s["neighbours"]) for s in data["seas"]]
        self.sea_areas: list[list[int]] = [
            [area for area in range(AREAS) if sea in self.coast[area]] for sea in range(SEAS)
        ]
        self.mandamento_of: list[int] = [self.mandamenti.index(area["mandamento"]) for area in data["areas"]]
        self.mandamento_areas: list[list[int]] = [
            [area for area in range(AREAS) if self.mandamento_of[area] == m] for m in range(MANDAMENTI)
        ]
        self.bronte = self.areas.index(data["tie_break_area"])
        self.distance = distances(self.near)
        self.start: list[dict[int, int]] = [
            {self.areas.index(area): n for area, n in data["start"]["seats"][str(seat)].items()} for seat in range(1, 5)
        ]
        self.start_neutral: dict[int, int] = {self.areas.index(a): n for a, n in data["start"]["neutral"].items()}

    def read_cards(self, data: dict[str, Any]) -> None:
        cards: list[dict[str, Any]] = data["conflict_card"]
        self.cards: list[str] = [card["id"] for card in cards]
        self.card_kind = [TURNCOAT if card["kind"] == "turncoat" else COWARD for card in cards]
        self.card_n: list[int] = [card["n"] for card in cards]
        people: list[dict[str, Any]] = data["character"]
        self.characters: list[str] = [card["id"] for card in people]
        self.hq_money: list[int] = [card["hq_money"] for card in people]
        self.hq_soldati: list[int] = [card["hq_soldati"] for card in people]
        self.extra_soldati: list[int] = [card["board_soldati"] for card in people]
        self.extra_cars: list[int] = [card["board_cars"] for card in people]
        self.extra_boats: list[int] = [card["board_speedboats"] for card in people]
        self.extra_labs: list[int] = [card["labs"] for card in people]
        tiles = {tile["id"]: tile for tile in data["control_tile"]}
        self.tile_cost: list[int] = [tiles[name]["cost"] for name in TILE_IDS]
        self.meeting_soldati: int = tiles["meeting"]["recruit"]
        self.reinforcements_soldati: int = tiles["reinforcements"]["place"]
        self.garrison_free: int = tiles["recruitment"]["free_place"]
        self.garrison_paid: int = tiles["recruitment"]["paid_place"]
        self.garrison_cost: int = tiles["recruitment"]["paid_cost"]
        self.bribery_swap: int = tiles["bribery"]["replace_defender"]
        self.detonator_range: int = tiles["delay_detonator"]["car_bomb_distance"]
        self.miniguns_bonus: int = tiles["miniguns"]["sea_attack_bonus"]
        specials = {special["id"]: special for special in data["special"]}
        self.turn_max = [0] * len(SPECIAL_IDS)
        self.turn_max[X_GREEN_A] = specials["green_justice_a"]["replace_defenders_max"]
        self.turn_max[X_BLACK_B] = specials["black_justice_b"]["replace_defenders_max"]
        self.buy_price: int = specials["yellow_economy_c"]["money_per_removed_defender"]
        self.soldati_per_lab: int = specials["yellow_economy_b"]["soldati_per_own_lab"]
        self.white_a_soldati: int = specials["white_justice_a"]["soldati_per_area"]
        self.white_a_areas: int = specials["white_justice_a"]["adjacent_areas_max"]
        self.white_b_max: int = specials["white_justice_b"]["replace_enemies_max"]

    def read_sheets(self, sheets: list[dict[str, Any]], columns: list[dict[str, Any]]) -> None:
        by_number = {sheet["number"]: sheet for sheet in sheets}
        self.column_cost: list[list[int]] = [by_number[k]["column_cost"] or [0] * COLUMNS for k in range(SHEETS)]
        self.neutral_start: list[int] = by_number[0]["neutral_start"]
        self.exists = [[0] * GRID for _ in range(SHEETS)]
        self.infinite = [[0] * GRID for _ in range(SHEETS)]
        self.space_money = [[0] * GRID for _ in range(SHEETS)]
        self.join = [[0] * GRID for _ in range(SHEETS)]
        self.parts: list[list[list[Part]]] = [[[] for _ in range(GRID)] for _ in range(SHEETS)]
        self.room = [[0] * COLUMNS for _ in range(SHEETS)]  # spaces of a column that hold one token
        self.endless = [[0] * COLUMNS for _ in range(SHEETS)]  # ∞ spaces of a column
        self.room[0] = [by_number[0]["spaces_per_column"]] * COLUMNS
        for number in range(1, SHEETS):
            for space in by_number[number]["space"]:
                i = (space["col"] - 1) * GRID_ROWS + space["row"] - 1
                self.exists[number][i] = 1
                self.infinite[number][i] = int(space["infinite"])
                self.space_money[number][i] = space["money"]
                self.join[number][i] = JOINS[space["join"]]
                for part in space["parts"]:
                    do = SPACE_PARTS[part["do"]]
                    if do == P_PLACE and not part["empty_ok"]:
                        do = P_PLACE_OWN
                    self.parts[number][i].append(Part(do, part.get("bonus", 0)))
                counts = self.endless if space["infinite"] else self.room
                counts[number][space["col"] - 1] += 1
        # spaces in the order in which tokens of one owner are laid: ∞ spaces last
        self.space_order = [
            sorted((i for i in range(GRID) if self.exists[k][i]), key=lambda i: (self.infinite[k][i], i))
            for k in range(SHEETS)
        ]
        self.space_list = [sorted(order) for order in self.space_order]
        self.column_action = [0] * COLUMNS
        self.column_row = [0] * COLUMNS
        for column in columns:
            i = column["column"] - 1
            if column["id"] in ROW_IDS:
                self.column_action[i] = C_INSTITUTION
                self.column_row[i] = ROW_IDS.index(column["row"])
            else:
                self.column_action[i] = C_STARTING_PLAYER if column["id"] == "starting_player" else C_TWO_INSTITUTIONS

    def read_families(self, families: dict[str, dict[str, Any]]) -> None:
        self.first_game: list[int] = [int(families[colour]["first_game"]) for colour in COLOUR_IDS]
        self.orders: list[str] = []
        self.order_kind: list[int] = []
        self.initiative: list[int] = []
        self.skull: list[int] = []
        self.shotguns: list[int] = []
        self.bombs: list[int] = []
        self.rally: list[int] = []
        self.agitate: list[int] = []
        self.vest: list[int] = []
        self.pentito: list[list[int]] = []
        self.order_parts: list[list[Part]] = []
        self.special: list[int] = []
        # by colour * ROWS + row: what each removed token reveals
        self.mat_size = [0] * (COLOURS * ROWS)
        self.opens: list[list[int]] = [[] for _ in range(COLOURS * ROWS)]  # order gained, or -1
        self.instant: list[list[int]] = [[] for _ in range(COLOURS * ROWS)]
        self.instant_n: list[list[int]] = [[] for _ in range(COLOURS * ROWS)]
        # by colour, then by the number of tokens removed from the row
        self.place_base: list[list[int]] = []
        self.recruit_base: list[list[int]] = []
        self.car_attack: list[list[int]] = []
        self.car_strike: list[list[int]] = []
        for colour in range(COLOURS):
            family = families[COLOUR_IDS[colour]]
            self.read_orders(family)
            for row in range(ROWS):
                self.read_row(family, colour, row)
            self.place_base.append(base_values(family, "police", "place"))
            self.recruit_base.append(base_values(family, "church", "recruit"))
            self.car_attack.append(base_values(family, "justice", "car_attack"))
            self.car_strike.append(base_values(family, "justice", "car_strike"))

    def read_orders(self, family: dict[str, Any]) -> None:
        for order in family["order"]:
            self.orders.append(order["id"])
            self.order_kind.append(ATTACK_ORDER if order["kind"] == "attack" else SUPPLY_ORDER)
            self.initiative.append(order["initiative"])
            self.skull.append(order["skull"])
            self.shotguns.append(order["shotguns"])
            self.bombs.append(order["bombs"])
            self.rally.append(int(order["rally"]))
            self.agitate.append(order["agitate"])
            self.vest.append(order["vest"])
            self.pentito.append(sorted(order["pentito"], reverse=True))
            special = SPECIAL_IDS.index(order["special"])
            parts = [Part(ORDER_PARTS[part["do"]], part.get("n", part.get("bonus", 0))) for part in order["supply"]]
            if special == X_YELLOW_B:  # LF-9.4: its car and its lab are ordinary supply parts
                parts += [Part(P_CAR, 1), Part(P_LAB, 1)]
            self.order_parts.append(parts)
            self.special.append(special)

    def read_row(self, family: dict[str, Any], colour: int, row: int) -> None:
        spaces = row_of(family, ROW_IDS[row])
        at = colour * ROWS + row
        self.mat_size[at] = len(spaces)
        for space in spaces:
            name = f"{family['color']}.{ROW_IDS[row]}.{space['opens']}"
            self.opens[at].append(self.orders.index(name) if space["opens"] else -1)
            self.instant[at].append(INSTANTS[space["effect"]] if space["kind"] == "instant" else I_NONE)
            self.instant_n[at].append(space.get("n", 0))


def row_of(family: dict[str, Any], row: str) -> list[dict[str, Any]]:
    """The spaces of one row of a mat, from left to right."""
    return sorted((space for space in family["space"] if space["row"] == row), key=lambda space: int(space["pos"]))


def base_values(family: dict[str, Any], row: str, key: str) -> list[int]:
    """The row's base value after 0, 1, 2 … tokens have been removed: the rightmost visible number."""
    values = [int(family["start"][key])]
    for space in row_of(family, row):
        values.append(int(space[key]) if space["kind"] == "base" else values[-1])
    return values


def distances(near: list[list[int]]) -> list[list[int]]:
    """Steps over land between any two areas."""
    rows = []
    for start in range(len(near)):
        steps = [-1] * len(near)
        steps[start] = 0
        queue = [start]
        for area in queue:
            for other in near[area]:
                if steps[other] < 0:
                    steps[other] = steps[area] + 1
                    queue.append(other)
        rows.append(steps)
    return rows
