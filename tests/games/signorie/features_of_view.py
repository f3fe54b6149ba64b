"""The features of Signorie read from a view, by name: slow, and independent of `features.py`."""

from typing import Any

from consigliere.core.features import bounded
from consigliere.core.game import Game


def read(view: dict[str, Any], game: Game) -> dict[str, int]:
    """All but what the open question tells."""
    pack = game.pack.data
    table = view["table"]
    seats: int = view["seats"]
    colours: list[str] = [""] * seats  # of the players, from the viewer on
    for colour, player in table["players"].items():
        colours[(player["seat"] - view["viewer"]) % seats] = colour
    found = {"round": int(table["round"])}
    for phase in ("preparation", "actions", "rewards"):
        found[f"phase.{phase}"] = int(table["phase"] == phase)
    for die in pack["die_colors"]:
        for value in range(1, 7):
            found[f"dice.{die}.{value}"] = table["dice"][die].count(value)
        found[f"aside.{die}"] = table["aside"][die]
    for space, laid in table["tasks"].items():
        for task in pack["task_tile"]:
            found[f"task.{space}.{task['id']}"] = int(laid == task["id"])
    for number, laid in table["rewards"].items():
        for reward in pack["reward_tile"]:
            found[f"reward.{number}.{reward['id']}"] = int(laid == reward["id"])
    found["stack"] = table["stack"]
    for house, n in table["removed"].items():
        found[f"removed.{house}"] = n
    found["helper_discs"] = table["helper_discs"]
    found["brides"] = table["brides"]
    for name, city in table["cities"].items():
        read_city(found, f"city.{name}", city, colours, pack)
    for i, colour in enumerate(colours):
        read_player(found, f"p{i}", colour, table, pack)
    return found


def read_city(found: dict[str, int], name: str, city: dict[str, Any], colours: list[str], pack: dict[str, Any]) -> None:
    """One city."""
    found[f"{name}.closed"] = int(city["closed"])
    found[f"{name}.lowest"] = city["lowest"]
    for i, colour in enumerate(colours):
        found[f"{name}.p{i}.men"] = city["pawns"].count(f"{colour}.man")
        found[f"{name}.p{i}.women"] = city["pawns"].count(f"{colour}.woman")
    tiles = {tile["id"]: tile for tile in pack["alliance_tile"]}
    for place in ("marriage", "mission"):
        tile = tiles.get(city[place])
        for house in pack["house"]:
            found[f"{name}.{place}.{house['id']}"] = int(tile is not None and tile["house"] == house["id"])
        found[f"{name}.{place}.value"] = 0 if tile is None else tile["value"]


def read_player(found: dict[str, int], p: str, colour: str, table: dict[str, Any], pack: dict[str, Any]) -> None:
    """One player."""
    player = table["players"][colour]
    for each in pack["player_colors"]:
        found[f"{p}.colour.{each}"] = int(each == colour)
    for key in ("florins", "vp"):
        found[f"{p}.{key}"] = bounded(player[key])
    for key in ("men", "women", "sum", "limit", "brides"):
        found[f"{p}.{key}"] = player[key]
    for gender in ("men", "women"):
        found[f"{p}.reserve.{gender}"] = player["reserve"][gender]
        found[f"{p}.threshold.{gender}"] = player["threshold"][gender]
    found[f"{p}.place"] = table["order"].index(colour) + 1
    found[f"{p}.passed"] = int(colour in table["passed"])
    found[f"{p}.entitled"] = int(colour in table["entitled"])
    for space, discs in table["initiative"].items():
        if colour in discs:
            found[f"{p}.initiative"] = int(space)
            found[f"{p}.initiative.below"] = discs.index(colour)
    for career, men in player["careers"].items():
        for space in pack["career_space"]:
            found[f"{p}.{career}.{space['space']}"] = men.count(space["space"])
    for die in pack["die_colors"]:
        found[f"{p}.die.{die}"] = player["dice"].get(die, 0)
    for helper in pack["helper"]:
        found[f"{p}.helper.{helper['id']}"] = int(helper["id"] in player["helpers"])
    houses = {tile["id"]: tile["house"] for tile in pack["alliance_tile"]}
    for row, tiles in player["rows"].items():
        for house in pack["house"]:
            found[f"{p}.row.{row}.{house['id']}"] = sum(houses[tile] == house["id"] for tile in tiles)
        found[f"{p}.row.{row}.face_down"] = player["face_down"][row]
        found[f"{p}.row.{row}.worth"] = player["worth"][row]
