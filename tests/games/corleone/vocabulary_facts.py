"""Corleone's Empire for the tests of its vocabulary."""

from consigliere.games.corleone.scenario import moments
from tests.games.vocabulary import Facts, Results

NEXT_ACT: Results = [{"tile": "bt_b1"}]
AFTER_ENTRACTE: Results = [
    {"open-job": "jg01"},
    {"open-job": "jg02"},
    {"open-job": "jg03"},
    {"allies": ["al_iii_1", "al_iii_4"]},
    {"tile": "bt_r1"},
]
START: Results = [
    {"allies": ["al_i_1", "al_i_4"]},
    {"first": 1},
    {"open-job": "jg01"},
    {"open-job": "jg02"},
    {"open-job": "jg03"},
    {"hand-jobs": ["jg04", "jg05"]},
    {"hand-jobs": ["jg06", "jg07"]},
    {"hand-jobs": ["jg08", "jg09"]},
    {"tile": "bt_b1"},
]
FACTS = Facts(
    name="corleone",
    example="EC-7",
    seat="vitale",
    seats=3,
    position="""
at = "family-business"
act = 2
[families]
marzullo = {seat = 0}
matarazzo = {seat = 1}
vitale = {seat = 2}
""",
    keys=moments.KEYS,
    keys_below={"families": moments.FAMILY_KEYS},
    unknown=[([], "areals"), (["own", "vitale"], "suit"), (["families", "vitale"], "cash")],
    luck={"start": START, "open-business": NEXT_ACT, "turf-war": AFTER_ENTRACTE, "bribery": AFTER_ENTRACTE}
    | {"tribute": AFTER_ENTRACTE, "entracte": AFTER_ENTRACTE},
    seldom={"deck", "chief", "box.cards.CARD", "course.ages.JOB", "own.FAMILY.looked", "own.FAMILY.ledger.ROW"}
    | {"families.FAMILY.drawn"},
    seldom_drawn={"stolen"},
    games=8,
)
