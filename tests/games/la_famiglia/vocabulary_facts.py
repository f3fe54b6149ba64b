"""La Famiglia for the tests of its vocabulary."""

from consigliere.games.la_famiglia.scenario import moments
from tests.games.vocabulary import Facts, examples_of_chance

NAME = "la-famiglia"
FACTS = Facts(
    name=NAME,
    example="X-17",
    seat="red",
    seats=4,
    position="""
at = "planning-turn"
clear = true
[families]
red = {seat = 0}
blue = {seat = 1}
green = {seat = 2}
yellow = {seat = 3}
[areas.gela]
side = "red"
soldati = 5
orders = ["red.justice.A"]
[dealt]
a = ["red", "green", "black"]
b = ["blue", "yellow", "white"]
[sheets]
columns = [{neutral = 1}]
spaces = {"6-1" = {blue = 1}}
""",
    keys=moments.KEYS,
    keys_below={"families": moments.FAMILY_KEYS, "areas": moments.AREA_KEYS},
    unknown=[([], "areals"), (["areas", "gela"], "men"), (["families", "red"], "cash")],
    luck={moment: examples_of_chance(NAME) for moment in moments.MOMENTS},
    seldom={"families.COLOUR.returned", "areas.AREA.executed", "seas.SEA.COLOUR"},
    not_listed={"marching"},
)
