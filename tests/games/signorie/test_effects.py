"""SI-15: every effect of the component data by itself, where the pack has it: on tasks, helpers, rewards, tracks."""

from typing import Any

from consigliere.games import load
from tests.games.effects import Entry, check, then, tree

RED = "red"
NEXT = "purple"
OTHERS = {"yellow": {"seat": 0}, "purple": {"seat": 2}, "blue": {"seat": 3}}


def do(move: str) -> Entry:
    """Red plays a move."""
    return {"seat": RED, "move": move}


def may(*moves: str) -> Entry:
    """All that is legal for red."""
    return {"seat": RED, "legal": list(moves)}


def acts(die: str, *entries: Entry, luck: Any = (), **flat: Any) -> None:
    """Round 2: red takes this die; yellow dice are left for the others."""
    colour, value = die.split()
    position = tree(flat)
    dice = {"yellow": [6, 6, 6]}
    dice[colour] = sorted([*dice.get(colour, []), int(value)])
    place = {"at": "actions", "to_play": RED, "clear": True, "round": 2, "dice": dice, **position}
    place["players"] = {**OTHERS, RED: {"seat": 1, **position.get("players", {}).get(RED, {})}}
    check("signorie", 4, [do(f"die {die}"), *entries], position=place, chance={"results": list(luck)})


def rewarded(reward: str, *entries: Entry, turn: int = 2, **flat: Any) -> None:
    """The last step of phase 3: red is the first to get the reward of the round."""
    position = tree(flat)
    order = [RED, "yellow", "purple", "blue"]
    place = {"at": "bonuses", "clear": True, "round": turn, "order": order, "rewards": {str(turn): reward}, **position}
    place["players"] = {**OTHERS, RED: {"seat": 1, **position.get("players", {}).get(RED, {})}}
    check("signorie", 4, list(entries), position=place)


# ---- tracks


def test_si_8_9_track_points() -> None:
    tracks = (do("manage"), do("step politics 0"), do("step church 3"), do("initiative 2"))
    after = {"careers": {"politics": [1], "church": [4]}, "men": 0, "florins": 2}  # 2 florins: SI-8.6
    four = then(players__red=after, initiative={"2": [RED]}, actors=[NEXT])
    acts("grey 4", *tracks, four, players__red={"men": 1, "careers": {"church": [3]}})
    task = (do("task grey_lower 2"), do("step military 0"), do("step military 1"), may("step military 2", "done"))
    two = then(players__red={"men": 0, "careers": {"military": [2]}}, actors=[NEXT])  # 2 points per pawn, 2 are lost
    acts("grey 4", *task, do("done"), two, tasks__grey_lower="task_military", players__red__men=3)


def test_si_10_6_track_points_die() -> None:
    steps = (do("step politics 0"), do("step politics 1"), do("step politics 2"))
    three = then(players__red={"men": 0, "careers": {"politics": [3]}}, actors=[NEXT])  # the die shows 3
    red = {"men": 1, "women": 1, "helpers": ["die_politics"]}
    task = do("task red_upper 1")
    acts("red 3", task, do("helper 3"), *steps, three, tasks__red_upper="task_florins", players__red=red)


def test_si_8_6_initiative_step() -> None:
    entered = then(players__red__careers__military=[6], initiative={"1": [RED]})
    acts("grey 4", do("manage"), do("step military 5"), entered, players__red__careers__military=[5])


# ---- cities


def test_si_7_4_mission() -> None:
    sent = then(
        players__red={"vp": 9, "careers": {"military": []}},  # space 5 is worth 9, its rank 4 is enough
        cities__milano={"pawns": [f"{RED}.man"], "lowest": 1},
        actors=[NEXT],
    )
    man = {"careers": {"military": [5]}}
    acts("turquoise 5", do("manage"), do("mission military 5 milano"), sent, players__red=man)
    unseen = then(players__red={"vp": 9, "face_down": {"military": 1}}, stack="-1", cities__milano__mission="este_1")
    helped = {"careers": {"military": [5]}, "women": 1, "helpers": ["mission_fd"]}
    task = (do("task grey_upper 1"), do("helper 3"), do("mission military 5 milano"))
    table = {"tasks__grey_upper": "task_florins", "cities__milano__mission": "este_1"}
    acts("grey 4", *task, unseen, players__red=helped, **table)  # SI-10.4


def test_si_7_7_marriage() -> None:
    dowries = [f"marriage {city} {n}" for city in ("milano", "venezia", "firenze", "roma", "napoli") for n in (1, 2, 3)]
    paid = then(players__red={"women": 0, "florins": 0, "vp": 6}, cities__milano__pawns=[f"{RED}.woman"])
    wedding = (do("manage"), may(*dowries), do("marriage milano 3"))  # 3 florins: no dowry of 4
    acts("red 2", *wedding, paid, players__red={"women": 1, "florins": 3})
    unseen = then(players__red={"vp": 2, "face_down": {"marriage": 1}}, stack="-1", cities__milano__marriage="este_1")
    helped = (do("manage"), do("helper 3"), do("marriage milano 1"))
    red = {"women": 1, "helpers": ["marriage_fd"]}
    acts("yellow 1", *helped, unseen, players__red=red, cities__milano__marriage="este_1")  # SI-10.4


def test_si_10_3_vp_per_man_in_cities() -> None:
    pawns = {"milano": {"pawns": [f"{RED}.man", f"{RED}.woman", "blue.man"]}, "roma": {"pawns": [f"{RED}.man"]}}
    red = {"women": 1, "helpers": ["vp_men"]}
    three = (do("task turquoise_upper 1"), do("helper 2"), then(players__red__vp=2, actors=[NEXT]))
    acts("turquoise 6", *three, tasks__turquoise_upper="task_florins", players__red=red, cities=pawns)


# ---- florins, points, tiles, pawns


def test_si_7_2_gain_florins() -> None:
    acts("yellow 1", do("manage"), then(players__red__florins=3, actors=[NEXT]))
    task = {"tasks__yellow_upper": "task_florins", "players__red__women": 3}
    acts("yellow 1", do("task yellow_upper 3"), then(players__red={"florins": 6, "women": 0}), **task)  # SI-6.11


def test_si_10_3_gain_vp() -> None:
    red = {"men": 1, "helpers": ["vp3"]}
    task = (do("task grey_lower 1"), do("helper 1"), then(players__red__vp=3, actors=[NEXT]))
    acts("grey 4", *task, tasks__grey_lower="task_florins", players__red=red)


def test_si_6_7_face_down_tile() -> None:
    rows = may("row politics", "row church", "row military", "row marriage")
    laid = then(players__red={"men": 0, "face_down": {"church": 1}}, stack="-1", actors=[NEXT])
    task = {"tasks__grey_lower": "task_tile", "players__red__men": 1}
    acts("grey 4", do("task grey_lower 1"), rows, do("row church"), laid, **task)


def test_si_6_12_take_pawns() -> None:
    task = {"tasks__grey_lower": "task_pawns", "players__red__men": 2}
    taken = then(players__red={"men": 1, "women": 1}, actors=[NEXT])
    acts("grey 4", do("task grey_lower 2"), may("take 2 0", "take 1 1", "take 0 2"), do("take 1 1"), taken, **task)
    men = then(players__red={"men": 2, "women": 0})
    rewarded("rw_men", do("bonus"), men)  # SI-11.9


def test_si_7_6_offspring() -> None:
    born = then(players__red={"men": 1, "women": 2}, actors=[NEXT])  # two brides: three dice; 1-3 a woman, 4-6 a man
    acts("purple 3", do("manage"), born, players__red__brides=2, luck=[{"offspring": [3, 4, 1]}])
    one = then(players__red={"men": 1, "women": 0})
    red = {"brides": 2, "helpers": ["offspring_die"]}
    acts("yellow 1", do("manage"), do("helper 1"), one, players__red=red, luck=[{"offspring": [6]}])


def test_si_6_8_threshold() -> None:
    raised = then(players__red={"women": 0, "threshold": {"women": 2}, "limit": 19}, actors=[NEXT])  # 13 + 3 + 3
    acts("grey 4", do("task grey_upper 2"), raised, tasks__grey_upper="task_threshold", players__red__women=2)


# ---- helpers and actions


def test_si_10_5_task_one_pawn() -> None:
    tasks = {"purple_upper": "task_florins", "turquoise_upper": "task_threshold", "red_lower": "task_mission"}
    red = {"women": 2, "men": 2, "careers": {"military": [1]}, "helpers": ["task_one"]}
    steward = (do("manage"), do("helper 2"), do("task turquoise_upper 1"))
    two_pawns = {"seat": RED, "refuse": {"move": "task red_lower 1", "rule": "SI-10.5"}}
    used = then(players__red={"women": 1, "threshold": {"women": 1}, "limit": 16})
    play = (*steward[:2], two_pawns, steward[2], used)
    acts("purple 3", *play, tasks=tasks, players__red=red, luck=[{"offspring": [6]}])


def test_si_11_11_place_helper_free() -> None:
    free = then(players__red={"helpers": ["mission_fd"], "florins": 0}, helper_discs="-1")
    rewarded("rw_helper", do("bonus"), do("cell grey 3"), free)


def test_si_11_12_extra_action() -> None:
    dice = {"turquoise": [1], "yellow": [3]}
    chosen = (may("bonus", "florins"), do("bonus"), may("die turquoise 1", "die yellow 3"), do("die turquoise 1"))
    sent = then(players__red={"vp": 9, "florins": 0, "dice": {"turquoise": 1}}, dice__turquoise=[])  # free of cost
    red = {"careers": {"military": [5]}, "dice": {"turquoise": 5}}
    rewarded("rw_action", *chosen, do("manage"), do("mission military 5 milano"), sent, dice=dice, players__red=red)


# ---- points of rounds 6 and 7

CITIES = {
    "milano": {"pawns": ["red.man", "red.man", "red.woman", "blue.man"]},
    "roma": {"pawns": ["red.man"]},
    "napoli": {"pawns": ["blue.man"]},
}


def test_si_11_14_vp_per_helper() -> None:
    red = {"helpers": ["vp3", "vp_men", "tile_fd"], "florins": 5}
    rewarded("rv_helpers", then(players__red__vp=6), turn=6, players__red=red)


def test_si_11_14_vp_per_city() -> None:
    rewarded("rv_city_men", then(players__red__vp=8), turn=6, cities=CITIES, players__red__florins=5)
    rewarded("rv_city_women", then(players__red__vp=4), turn=6, cities=CITIES, players__red__florins=5)


def test_si_11_14_vp_per_pawn_in_cities() -> None:
    rewarded("rv_men", then(players__red__vp=6), turn=6, cities=CITIES, players__red__florins=5)
    rewarded("rv_women", then(players__red__vp=2), turn=6, cities=CITIES, players__red__florins=5)


def test_every_effect_has_a_test() -> None:
    effects = [entry["id"] for entry in load("signorie").pack.data["effect"]]
    tested = [name for name in globals() if name.startswith("test_si_")]
    assert len(effects) == 18
    assert [effect for effect in effects if not any(name.endswith(f"_{effect}") for name in tested)] == []
