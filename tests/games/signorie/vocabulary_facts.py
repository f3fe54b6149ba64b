"""Signorie for the tests of its vocabulary."""

from consigliere.games import load
from consigliere.games.signorie.scenario import moments
from tests.games.vocabulary import Facts, examples_of_chance

NAME = "signorie"
LUCK = examples_of_chance(NAME)
REMOVED = [{"removed": [f"{house}_1", f"{house}_7"]} for house in load(NAME).events.kinds["house"]]
FACTS = Facts(
    name=NAME,
    example="Y-24",
    seat="red",
    seats=2,
    position="""
at = "actions"
clear = true
removed_tiles = ["medici_1", "medici_2"]
[players]
red = {seat = 0, men = 4, women = 3, dice = {grey = 4}, helpers = ["vp3"], brides = 1}
yellow = {seat = 1}
[dice]
red = [2, 5]
[cities]
roma = {closed = true}
napoli = {closed = true}
""",
    keys=moments.KEYS,
    keys_below={"players": moments.PLAYER_KEYS, "cities": moments.CITY_KEYS},
    unknown=[([], "towns"), (["cities", "milano"], "men"), (["players", "red"], "cash")],
    beside={"entitled": {"at": "rewards"}},
    luck={"start": LUCK[:4] + REMOVED + LUCK[5:], "preparation": LUCK[6:]},
)
