"""The component pack of Signorie as lists of ints: what the rules read while they are played."""

from typing import Any, Final

COLOURS: Final = 4  # players
DICE: Final = 5  # colours of action dice, left to right
FACES: Final = 6
CAREERS: Final = 3
INITIATIVE: Final = 3  # a track besides the careers
PLAN_ROWS: Final = 4  # careers and marriage
MARRIAGE_ROW: Final = 3
HOUSES: Final = 6
TILES: Final = 54
CITIES: Final = 5
CITY_SPACES: Final = 8
HELPER_ROWS: Final = 3
HELPERS: Final = DICE * HELPER_ROWS
TASKS: Final = 10
REWARDS: Final = 14
ROUNDS: Final = 7
PORTRAITS: Final = 4  # places for brides
SPAN: Final = 10  # numbers of a career's spaces: 0 (the pool) to 9

MAN: Final = 0
WOMAN: Final = 1
ANY: Final = 2
GENDERS: Final = ["man", "woman", "any"]
PLACES: Final = ["marriage", "mission"]  # the two tile spaces of a city (SI-3.1)
MARRIAGE_PLACE: Final = 0
MISSION_PLACE: Final = 1

# what an effect does (table SI-15)
X_TRACK_POINTS: Final = 0
X_TRACK_POINTS_DIE: Final = 1
X_MISSION: Final = 2
X_MARRIAGE: Final = 3
X_OFFSPRING: Final = 4
X_GAIN_FLORINS: Final = 5
X_GAIN_VP: Final = 6
X_FACE_DOWN_TILE: Final = 7
X_TAKE_PAWNS: Final = 8
X_THRESHOLD: Final = 9
X_TASK_ONE_PAWN: Final = 10
X_VP_PER_MAN_IN_CITIES: Final = 11
X_PLACE_HELPER_FREE: Final = 12
X_EXTRA_ACTION: Final = 13
X_VP_PER_HELPER: Final = 14
X_VP_PER_CITY: Final = 15
X_VP_PER_PAWN_IN_CITIES: Final = 16
X_INITIATIVE_STEP: Final = 17
EFFECT_IDS: Final = [
    "track_points",
    "track_points_die",
    "mission",
    "marriage",
    "offspring",
    "gain_florins",
    "gain_vp",
    "face_down_tile",
    "take_pawns",
    "threshold",
    "task_one_pawn",
    "vp_per_man_in_cities",
    "place_helper_free",
    "extra_action",
    "vp_per_helper",
    "vp_per_city",
    "vp_per_pawn_in_cities",
    "initiative_step",
]
MANAGEMENT_IDS: Final = ["tracks", "mission", "offspring", "florins", "marriage"]
AMOUNTS: Final = [
    *("max_points", "points_per_pawn", "amount", "florins_per_pawn", "count", "pawns_per_pawn"),
    *("threshold_per_pawn", "pawns", "bonus_amount"),
]
"""The keys that give an effect its number; an entry has one of them at most."""


class Effect:
    """One effect of the pack: what it does, how much, on which tracks, for whom."""

    __slots__ = ("amount", "face_down", "gender", "kind", "married", "tracks")

    def __init__(self, entry: dict[str, Any], careers: list[str]) -> None:
        self.kind = EFFECT_IDS.index(entry["effect"])
        self.amount: int = 0
        for key in AMOUNTS:
            if key in entry:
                self.amount = int(entry[key])
        self.tracks: int = 0  # bit i: career i, bit 3: initiative
        for track in entry.get("tracks", []):
            self.tracks |= 1 << [*careers, "initiative"].index(track)
        self.gender = GENDERS.index(entry.get("gender", "any"))
        self.face_down = int(entry.get("face_down", False))
        self.married = int(entry.get("dice") == "married_men")  # offspring: a die for each married man
        if isinstance(entry.get("dice"), int):
            self.amount = int(entry["dice"])


class Components:
    """One pack, checked before, as lists of ints and names."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.colours: list[str] = data["player_colors"]
        self.dice: list[str] = data["die_colors"]
        self.careers: list[str] = data["careers"]
        self.rows: list[str] = data["rows"]
        self.read_numbers(data)
        self.read_alliances(data)
        self.read_boards(data)
        self.read_tracks(data)
        self.read_cities(data)
        self.read_tasks(data)
        self.read_rewards(data)

    def read_numbers(self, data: dict[str, Any]) -> None:
        pieces, start, numbers = data["pieces"], data["start"], data["rules_constants"]
        self.men: int = pieces["men_per_player"]
        self.women: int = pieces["women_per_player"]
        self.brides: int = pieces["brides"]
        self.discs: int = pieces["helpers"]
        self.start_florins: int = start["florins"]
        self.start_men: int = start["men_available"]
        self.start_women: int = start["women_available"]
        self.start_vp: int = start["vp"]
        self.most_dice: int = numbers["max_dice_per_round"]
        self.threshold: int = numbers["threshold_base"]
        self.threshold_per_pawn: int = numbers["threshold_per_pawn"]
        self.reward_florins: int = numbers["reward_alternative_florins"]
        self.wedding_florins: int = numbers["wedding_florins"]
        self.wedding_pays = [int(n in numbers["wedding_florins_rounds"]) for n in range(ROUNDS + 1)]
        self.bonus_round = [int(n in numbers["bonus_rounds"]) for n in range(ROUNDS + 1)]
        self.pay_florins: int = numbers["vp_round_pay_florins"]
        self.pay_vp: int = numbers["vp_round_pay_vp"]
        self.dowry_max: int = numbers["dowry_max"]
        self.dowry_vp: int = numbers["dowry_vp_per_florin"]
        self.row_minimum: int = numbers["alliance_row_minimum"]
        self.face_down_vp: int = numbers["face_down_tile_vp"]
        self.woman_face = [0] + [int(n in numbers["offspring_woman_faces"]) for n in range(1, FACES + 1)]
        sizes = {entry["players"]: entry for entry in data["setup_by_players"]}
        # by number of players
        self.dice_per_colour = [0, 0] + [int(sizes[n]["dice_per_color"]) for n in range(2, COLOURS + 1)]
        self.cities_in_use = [0, 0] + [int(sizes[n]["cities_in_use"]) for n in range(2, COLOURS + 1)]
        self.removed = [0, 0] + [int(sizes[n]["alliance_tiles_removed_per_house"]) for n in range(2, COLOURS + 1)]
        self.extra_florins: list[list[int]] = [[], []] + [list(sizes[n]["extra_florins"]) for n in (2, 3, 4)]

    def read_alliances(self, data: dict[str, Any]) -> None:
        self.houses: list[str] = [house["id"] for house in data["house"]]
        tiles: list[dict[str, Any]] = data["alliance_tile"]
        self.tiles: list[str] = [tile["id"] for tile in tiles]
        self.house: list[int] = [self.houses.index(tile["house"]) for tile in tiles]
        self.tile_vp: list[int] = [tile["value"] for tile in tiles]
        plans = {plan["player"]: plan for plan in data["plan"]}
        self.shields: list[int] = []  # (colour * PLAN_ROWS + row) * HOUSES + house
        for colour in self.colours:
            for row in self.rows:
                self.shields += [plans[colour][row].count(house) for house in self.houses]

    def read_boards(self, data: dict[str, Any]) -> None:
        spaces = {space["color"]: space for space in data["action_space"]}
        actions = {action["id"]: action for action in data["management_action"]}
        self.space_value: list[int] = [spaces[die]["value"] for die in self.dice]
        self.hires_in: list[int] = [self.dice.index(spaces[die]["hires_in"]) for die in self.dice]
        self.management: list[int] = [MANAGEMENT_IDS.index(spaces[die]["management"]) for die in self.dice]
        self.manages = [Effect(actions[name], self.careers) for name in MANAGEMENT_IDS]
        cells = {(cell["color"], cell["row"]): cell for cell in data["helper"]}
        by_cell = [cells[(die, row)] for die in self.dice for row in range(1, HELPER_ROWS + 1)]
        self.helpers: list[str] = [cell["id"] for cell in by_cell]  # die * HELPER_ROWS + row
        self.helper_cost: list[int] = [cell["cost"] for cell in by_cell]
        self.helps = [Effect(cell, self.careers) for cell in by_cell]
        self.sending = [cell for cell in range(HELPERS) if self.helps[cell].kind == X_MISSION]
        slots = sorted(data["portrait"], key=lambda portrait: int(portrait["slot"]))
        self.wedding_vp: list[int] = [slot["wedding_vp"] for slot in slots if not slot["married_at_start"]]

    def read_tracks(self, data: dict[str, Any]) -> None:
        spaces = sorted(data["career_space"], key=lambda space: int(space["space"]))
        self.top = len(spaces)
        self.career_vp = [0] + [int(space["vp"]) for space in spaces]
        self.career_end_vp = [0] + [int(space["end_vp"]) for space in spaces]
        self.rank = [0] + [int(space["rank"]) for space in spaces]
        self.bonus_florins = [0] * SPAN
        self.bonus_steps = [0] * SPAN
        for space in spaces:
            if space.get("bonus") == "gain_florins":
                self.bonus_florins[space["space"]] = space["bonus_amount"]
            if space.get("bonus") == "initiative_step":
                self.bonus_steps[space["space"]] = space["bonus_amount"]
        steps = sorted(data["initiative_space"], key=lambda space: int(space["space"]))
        self.initiative_vp: list[int] = [space["vp"] for space in steps]
        self.initiative_top = len(steps) - 1

    def read_cities(self, data: dict[str, Any]) -> None:
        cities = sorted(data["city"], key=lambda city: int(city["order"]))  # RU-08
        self.cities: list[str] = [city["id"] for city in cities]
        self.city_values: list[int] = []  # city * CITY_SPACES + place in filling order (RU-77)
        for city in cities:
            self.city_values += city["pawn_space_values"]

    def read_tasks(self, data: dict[str, Any]) -> None:
        self.task_spaces: list[str] = [space["id"] for space in data["task_space"]]
        self.task_die: list[int] = [self.dice.index(space["color"]) for space in data["task_space"]]
        self.task_gender: list[int] = [GENDERS.index(space["gender"]) for space in data["task_space"]]
        self.tasks: list[str] = [task["id"] for task in data["task_tile"]]
        self.task_min: list[int] = [task["pawns_min"] for task in data["task_tile"]]
        self.task_max: list[int] = [task["pawns_max"] for task in data["task_tile"]]
        self.task_effect = [Effect(task, self.careers) for task in data["task_tile"]]
        self.per_pawn = [int(any(key.endswith("_per_pawn") for key in task)) for task in data["task_tile"]]

    def read_rewards(self, data: dict[str, Any]) -> None:
        self.rewards: list[str] = [reward["id"] for reward in data["reward_tile"]]
        self.is_bonus: list[int] = [int(reward["kind"] == "bonus") for reward in data["reward_tile"]]
        self.reward_effect = [Effect(reward, self.careers) for reward in data["reward_tile"]]
