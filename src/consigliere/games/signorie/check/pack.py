# not compiled: runs once for each pack.
"""Whether a component pack can be played: the counts of SI-2, known ids and effects, references, numbers in range."""

from consigliere.core.errors import Phrase
from consigliere.core.pack import Pack, check_entries, check_header
from consigliere.core.pack_entry import Entry, check_exactly, check_ids
from consigliere.games.signorie.check.effects import check_bonus, check_effect, check_effects
from consigliere.games.signorie.components import (
    CITIES,
    CITY_SPACES,
    COLOURS,
    FACES,
    HELPER_ROWS,
    HOUSES,
    MANAGEMENT_IDS,
    PLACES,
    PORTRAITS,
    REWARDS,
    ROUNDS,
    SPAN,
    TASKS,
    TILES,
)
from consigliere.games.signorie.notation import DOWRIES, PAWNS, STEPS

SCHEMA = 1
GAME = "signorie"
NEEDED = [
    *("name", "title", "schema", "game", "rulebook", "die_colors", "player_colors", "careers", "rows", "rounds"),
    *("effect", "house", "die", "action_space", "management_action", "helper", "career_space", "initiative_space"),
    *("city", "task_tile", "task_space", "reward_tile", "alliance_tile", "plan", "portrait", "setup_by_players"),
    *("pieces", "start", "rules_constants", "sources", "layout"),
]
DIE_COLOURS = ["yellow", "red", "purple", "grey", "turquoise"]
PLAYER_COLOURS = ["yellow", "red", "purple", "blue"]
CAREER_IDS = ["politics", "church", "military"]
ROW_IDS = [*CAREER_IDS, "marriage"]
BONUS_ROUNDS = [1, 2, 3, 4, 5]
CONSTANTS = {
    "max_dice_per_round": (1, 5),
    "threshold_base": (0, 30),
    "threshold_per_pawn": (0, 9),
    "threshold_stated_maximum": (0, 99),
    "reward_alternative_florins": (0, 9),
    "wedding_florins": (0, 9),
    "vp_round_pay_florins": (1, 20),
    "vp_round_pay_vp": (0, 20),
    "dowry_max": (1, DOWRIES),
    "dowry_vp_per_florin": (0, 9),
    "alliance_row_minimum": (1, 10),
    "face_down_tile_vp": (0, 9),
}
LISTS = ["wedding_florins_rounds", "bonus_rounds", "vp_rounds", "offspring_woman_faces", "offspring_man_faces"]


def check(pack: Pack) -> None:
    """Raise a PackError that names file, key and expectation if the pack cannot be played."""
    top = pack.top
    check_header(top, GAME, SCHEMA, NEEDED)
    top.text("rulebook")
    top.fixed("rounds", ROUNDS, "SI-1.1")
    for key, wanted in (("die_colors", DIE_COLOURS), ("player_colors", PLAYER_COLOURS)):
        fixed_list(top, key, wanted, "SI-1.8")
    fixed_list(top, "careers", CAREER_IDS, "SI-8.1")
    fixed_list(top, "rows", ROW_IDS, "SI-9.2")
    check_entries(pack)
    check_effects(top)
    check_numbers(top)
    check_sizes(top)
    check_alliances(top)
    check_plans(top)
    check_boards(top)
    check_helpers(top)
    check_tracks(top)
    check_cities(top)
    check_tasks(top)
    check_rewards(top)


def fixed_list(entry: Entry, key: str, wanted: list[str], rule: str) -> None:
    """A list of words that a rule settles."""
    if entry.texts(key) != wanted:
        raise entry.wrong(key, Phrase("wanted-signorie-list", wanted=list(wanted), rule=rule))


def check_numbers(top: Entry) -> None:
    """Pieces, start and the numbers of the rules."""
    pieces = top.part("pieces")
    pieces.keys(
        [
            *("men_per_player", "women_per_player", "discs_per_player", "brides", "helpers", "offspring_dice"),
            *("action_dice", "florins"),
        ]
    )
    men, women = pieces.whole("men_per_player", 1, 40), pieces.whole("women_per_player", 1, 40)
    pieces.fixed("discs_per_player", 3, "SI-2.2")
    pieces.whole("brides", COLOURS * PORTRAITS, 99)
    pieces.whole("helpers", 0, 60)
    pieces.fixed("offspring_dice", 1 + PORTRAITS, "SI-2.3")
    pieces.text("florins")
    start = top.part("start")
    start.keys(["florins", "men_available", "women_available", "men_reserve", "women_reserve", "vp"])
    start.whole("florins", 0, 99)
    start.whole("vp", 0, 99)
    start.fixed("men_reserve", men - start.whole("men_available", 0, men), Phrase("wanted-signorie-why-men"))
    start.fixed("women_reserve", women - start.whole("women_available", 0, women), Phrase("wanted-signorie-why-women"))
    numbers = top.part("rules_constants")
    numbers.keys([*CONSTANTS, *LISTS])
    for key, (low, high) in CONSTANTS.items():
        numbers.whole(key, low, high)
    rounds = numbers.wholes("bonus_rounds", 1, ROUNDS)
    if rounds != BONUS_ROUNDS:
        raise numbers.wrong("bonus_rounds", Phrase("wanted-signorie-bonus-rounds"))
    if sorted(rounds + numbers.wholes("vp_rounds", 1, ROUNDS)) != list(range(1, ROUNDS + 1)):
        raise numbers.wrong("vp_rounds", Phrase("wanted-signorie-vp-rounds"))
    numbers.wholes("wedding_florins_rounds", 1, ROUNDS)
    faces = numbers.wholes("offspring_woman_faces", 1, FACES) + numbers.wholes("offspring_man_faces", 1, FACES)
    if sorted(faces) != list(range(1, FACES + 1)):
        raise numbers.wrong("offspring_man_faces", Phrase("wanted-signorie-faces"))


def check_sizes(top: Entry) -> None:
    """What depends on the number of players (SI-2.3, SI-2.4, SI-2.7, SI-2.8)."""
    sizes = top.parts("setup_by_players")
    if [size.whole("players", 2, COLOURS) for size in sizes] != [2, 3, 4]:
        raise top.wrong("setup_by_players", Phrase("wanted-signorie-setup"), Phrase("wanted-signorie-others"))
    dice = {die.text("color"): die for die in top.parts("die")}
    check_exactly(top, "die", list(dice), DIE_COLOURS)
    for size in sizes:
        players = size.whole("players", 2, COLOURS)
        size.keys(["players", "dice_per_color", "cities_in_use", "alliance_tiles_removed_per_house", "extra_florins"])
        per_colour = size.whole("dice_per_color", 1, 9)
        size.whole("cities_in_use", 1, CITIES)
        size.whole("alliance_tiles_removed_per_house", 0, 5)
        if len(size.wholes("extra_florins", 0, 99)) != players:
            raise size.wrong("extra_florins", Phrase("wanted-signorie-florins", players=players))
        for die in dice.values():
            die.fixed(f"count_{players}p", per_colour, "setup_by_players.dice_per_color")
    for die in dice.values():
        die.keys(["color", "count_4p", "count_3p", "count_2p", "faces", "hex"])
        if die.wholes("faces", 1, FACES) != list(range(1, FACES + 1)):
            raise die.wrong("faces", Phrase("wanted-signorie-die"))
    top.part("pieces").fixed("action_dice", len(dice) * sizes[-1].whole("dice_per_color", 1, 9), "SI-2.3")


def check_alliances(top: Entry) -> None:
    """Six houses with nine tiles each (SI-2.7, SI-9.1)."""
    houses = top.parts("house")
    names = check_ids(houses, "id")
    if len(names) != HOUSES:
        raise top.wrong("house", Phrase("wanted-signorie-houses", count=HOUSES), str(len(names)))
    tiles = top.parts("alliance_tile")
    check_ids(tiles, "id")
    counted = dict.fromkeys(names, 0)
    for tile in tiles:
        tile.keys(["id", "house", "value"])
        counted[tile.word("house", names)] += 1
        tile.whole("value", 0, 9)
    for house in houses:
        house.keys(["id", "name", "color", "ink", "tiles"])
        house.fixed("tiles", counted[house.text("id")], Phrase("wanted-signorie-why-tiles"))
    if len(tiles) != TILES or any(n != TILES // HOUSES for n in counted.values()):
        raise top.wrong("alliance_tile", Phrase("wanted-signorie-tiles", count=TILES // HOUSES), f"{counted}")


def check_plans(top: Entry) -> None:
    """A plan for each player: four shields of three houses per career, one of each house for marriages (SI-9.2)."""
    plans = top.parts("plan")
    check_exactly(top, "plan", check_ids(plans, "player"), PLAYER_COLOURS)
    houses = [house.text("id") for house in top.parts("house")]
    for plan in plans:
        plan.keys(["player", *ROW_IDS])
        for career in CAREER_IDS:
            shields = plan.texts(career)
            if any(house not in houses for house in shields) or sorted(map(shields.count, set(shields))) != [1, 1, 2]:
                raise plan.wrong(career, Phrase("wanted-signorie-four-shields"))
        if sorted(plan.texts("marriage")) != sorted(houses):
            raise plan.wrong("marriage", Phrase("wanted-signorie-shields"))


def check_boards(top: Entry) -> None:
    """Action spaces, management actions and portraits."""
    actions = top.parts("management_action")
    check_exactly(top, "management_action", check_ids(actions, "id"), [*MANAGEMENT_IDS])
    for action in actions:
        if action.text("effect") == "marriage":
            numbers = top.part("rules_constants")
            action.fixed("max_dowry", numbers.whole("dowry_max", 1, DOWRIES), "rules_constants.dowry_max")
            per_florin = numbers.whole("dowry_vp_per_florin", 0, 9)
            action.fixed("vp_per_florin", per_florin, "rules_constants.dowry_vp_per_florin")
            action.fixed("min_dowry", "space value", "SI-7.7")
            check_effect(action, ["id", "min_dowry", "max_dowry", "vp_per_florin"], "management")
        else:
            check_effect(action, ["id"], "management")
    spaces = top.parts("action_space")
    check_exactly(top, "action_space", check_ids(spaces, "color"), DIE_COLOURS)
    for space in spaces:
        space.keys(["color", "column", "value", "management", "hires_in"])
        space.fixed("column", DIE_COLOURS.index(space.text("color")) + 1, Phrase("wanted-signorie-why-left"))
        space.whole("value", 1, FACES)
        if space.word("hires_in", DIE_COLOURS) == space.text("color"):
            raise space.wrong("hires_in", Phrase("wanted-signorie-column"))
    check_exactly(top, "action_space", [space.text("management") for space in spaces], [*MANAGEMENT_IDS])
    slots = sorted(top.parts("portrait"), key=lambda slot: slot.whole("slot", 1, 1 + PORTRAITS))
    if [slot.whole("slot", 1, 1 + PORTRAITS) for slot in slots] != list(range(1, PORTRAITS + 2)):
        raise top.wrong(
            "portrait", Phrase("wanted-signorie-slots", last=PORTRAITS + 1), Phrase("wanted-signorie-others")
        )
    for slot in slots:
        slot.keys(["slot", "married_at_start", "wedding_vp"])
        slot.fixed("married_at_start", slot.whole("slot", 1, 9) == 1, Phrase("wanted-signorie-why-head"))
        slot.whole("wedding_vp", 0, 99)


def check_helpers(top: Entry) -> None:
    """A helper on each of the fifteen cells, with a known effect (SI-10.3)."""
    helpers = top.parts("helper")
    check_ids(helpers, "id")
    cells = [f"{helper.word('color', DIE_COLOURS)} {helper.whole('row', 1, HELPER_ROWS)}" for helper in helpers]
    check_exactly(top, "helper", cells, [f"{die} {row}" for die in DIE_COLOURS for row in range(1, HELPER_ROWS + 1)])
    if len(set(cells)) != len(cells):
        raise top.wrong("helper", Phrase("wanted-signorie-helpers"), Phrase("wanted-signorie-two"))
    for helper in helpers:
        helper.whole("cost", 0, 99)
        helper.text("label")
        check_effect(helper, ["id", "color", "row", "cost", "label"], "helper")


def check_tracks(top: Entry) -> None:
    """Career and initiative spaces, numbered from the bottom (SI-8.1, SI-8.8, RU-60)."""
    spaces = top.parts("career_space")
    for place, space in enumerate(spaces, 1):
        space.keys(["space", "vp", "rank", "end_vp"], ["bonus", "bonus_amount"])
        space.fixed("space", place, Phrase("wanted-signorie-why-bottom"))
        space.whole("rank", 0, 9)
        space.fixed("end_vp", space.whole("vp", 0, 99) // 2, Phrase("wanted-signorie-why-half"))
        check_bonus(space)
    if not 2 <= len(spaces) < SPAN:
        raise top.wrong("career_space", Phrase("wanted-signorie-career", last=SPAN - 1), str(len(spaces)))
    steps = top.parts("initiative_space")
    for place, step in enumerate(steps):
        step.keys(["space", "vp"])
        step.fixed("space", place, Phrase("wanted-signorie-why-lowest"))
        step.whole("vp", 0, 99)
    if not 2 <= len(steps) <= STEPS + 1:
        raise top.wrong("initiative_space", Phrase("wanted-signorie-initiative", last=STEPS + 1), str(len(steps)))


def check_cities(top: Entry) -> None:
    """Five cities with eight pawn spaces in filling order and two tile spaces (SI-3.1, SI-7.9, RU-77)."""
    cities = top.parts("city")
    check_ids(cities, "id")
    if sorted(city.whole("order", 1, CITIES) for city in cities) != list(range(1, CITIES + 1)):
        raise top.wrong("city", Phrase("wanted-signorie-cities", count=CITIES), str(len(cities)))
    for city in cities:
        city.keys(["id", "name", "order", "pawn_space_values", "alliance_spaces"])
        values = city.wholes("pawn_space_values", 1, 9)
        if len(values) != CITY_SPACES or values != sorted(values):
            raise city.wrong("pawn_space_values", Phrase("wanted-signorie-values", count=CITY_SPACES))
        fixed_list(city, "alliance_spaces", [*PLACES], "SI-3.1")


def check_tasks(top: Entry) -> None:
    """Ten task tiles and ten task spaces, two for each colour (SI-3.3, SI-3.4)."""
    tasks = top.parts("task_tile")
    if len(check_ids(tasks, "id")) != TASKS:
        raise top.wrong("task_tile", Phrase("wanted-signorie-tasks", count=TASKS), str(len(tasks)))
    for task in tasks:
        most = task.whole("pawns_max", task.whole("pawns_min", 1, PAWNS), PAWNS)
        per_pawn = any(key.endswith("_per_pawn") for key in task.table)
        if per_pawn != (most > 1 and task.whole("pawns_min", 1, PAWNS) < most):
            raise task.wrong("pawns_max", Phrase("wanted-signorie-pawns"))
        check_effect(task, ["id", "pawns_min", "pawns_max"], "task")
        if task.text("effect") == "threshold":
            wanted = top.part("rules_constants").whole("threshold_per_pawn", 0, 9)
            task.fixed("threshold_per_pawn", wanted, "rules_constants.threshold_per_pawn")
    spaces = top.parts("task_space")
    wanted_ids = [f"{die}_{place}" for die in DIE_COLOURS for place in ("upper", "lower")]
    if check_ids(spaces, "id") != wanted_ids:
        raise top.wrong("task_space", ", ".join(wanted_ids), Phrase("wanted-signorie-others"))
    for space in spaces:
        space.keys(["id", "color", "position", "gender"])
        die, place = space.text("id").split("_")
        space.fixed("color", die, Phrase("wanted-signorie-why-id"))
        space.fixed("position", place, Phrase("wanted-signorie-why-id"))
        space.word("gender", ["man", "woman"])


def check_rewards(top: Entry) -> None:
    """Nine bonus tiles and five scoring tiles (SI-2.6)."""
    rewards = top.parts("reward_tile")
    if len(check_ids(rewards, "id")) != REWARDS:
        raise top.wrong("reward_tile", Phrase("wanted-signorie-rewards", count=REWARDS), str(len(rewards)))
    kinds = [reward.word("kind", ["bonus", "vp"]) for reward in rewards]
    if kinds.count("bonus") < len(BONUS_ROUNDS) or kinds.count("vp") < ROUNDS - len(BONUS_ROUNDS):
        raise top.wrong("reward_tile", Phrase("wanted-signorie-reward-kinds"), ", ".join(kinds))
    for reward in rewards:
        check_effect(reward, ["id", "kind"], reward.text("kind"))
