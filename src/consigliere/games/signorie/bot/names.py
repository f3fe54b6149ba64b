"""The features by name, each with a guess of its weight in points: what is played by before anything was learned.

Learned weights are pulled to these guesses where games say little.
"""

from typing import Final

from consigliere.games.signorie.bot.features import KNOTS
from consigliere.games.signorie.components import Components

# by the dice that are left: KNOTS
TIMED_GUESSES: Final = [
    ("turns", [0.0, 16.0, 112.0]),
    ("florins", [0.1, 0.9, 1.3]),
    ("more florins", [0.1, 0.6, 1.0]),
    ("spare florins", [0.0, 0.3, 0.6]),
    ("best man", [0.0, 0.8, 0.9]),
    ("second man", [0.0, 0.5, 0.9]),
    ("third man", [0.0, 0.25, 0.9]),
    ("other men", [0.0, 0.1, 0.7]),
    ("men on careers", [0.0, 1.0, 4.0]),
    ("men in pool", [0.0, 0.8, 2.0]),
    ("more men", [0.0, 0.3, 1.2]),
    ("women in pool", [0.0, 1.0, 2.5]),
    ("more women", [0.0, 0.3, 1.2]),
    ("rows that lack one", [0.0, 0.3, 1.0]),
    ("points of rows that lack one", [0.0, 0.3, 0.9]),
    ("rows that lack two", [0.0, 0.1, 1.0]),
    ("points of rows that lack two", [0.0, 0.1, 0.8]),
    ("brides", [0.0, 0.9, 6.0]),
    ("place", [0.0, 0.7, 0.7]),
]
FIRST_GUESSES: Final = [
    ("points", 1.0),
    ("careers at end", 1.0),
    ("rows at end", 1.0),
    ("initiative", 1.0),
    ("steps", 0.35),
]
HELPER_GUESSES: Final = {
    "offspring_die": 1.8,
    "die_initiative": 2.0,
    "marriage_fd": 3.0,
    "take_pawn": 1.7,
    "florins3": 2.4,
    "die_politics": 3.6,
    "tile_fd": 1.4,
    "task_one": 3.0,
    "career3": 3.6,
    "vp3": 3.0,
    "die_military": 3.6,
    "mission_fd": 4.5,
    "initiative3": 2.2,
    "vp_men": 0.5,
    "die_church": 3.6,
}
ANY_HELPER: Final = 2.5  # one of another pack
LAST_GUESSES: Final = [
    ("men that helpers count", 1.0),
    ("scoring now", 1.0),
    ("scoring later", 0.7),
    ("florins for points", 0.6),
    ("reward mission", 1.0),
    ("reward marriage", 4.0),
    ("reward men", 3.0),
    ("reward women", 3.0),
    ("reward career", 5.0),
    ("reward initiative", 3.0),
    ("reward tile", 3.0),
    ("reward helper", 8.0),
    ("reward action", 7.0),
    ("wedding", 4.0),
    ("points of wedding", 1.0),
    ("over the limit", -0.3),
    ("career steps open", 1.8),
    ("disc steps open", 1.2),
    ("mission open", 1.2),
    ("marriage open", 4.0),
    ("tiles open", 2.0),
    ("task open", 3.0),
    ("action open", 5.0),
    ("free helper open", 6.0),
    ("die open", 8.0),
]


def guesses(c: Components) -> dict[str, float]:
    """Every feature by name, in the order of the weights, with its guess."""
    values: dict[str, float] = {}
    for name, by_time in TIMED_GUESSES:
        for i in range(len(KNOTS)):
            values[f"{name} at {KNOTS[i]} dice"] = by_time[i]
    for name, guess in FIRST_GUESSES:
        values[name] = guess
    for helper in c.helpers:
        values[f"uses of {helper}"] = HELPER_GUESSES.get(helper, ANY_HELPER)
    for name, guess in LAST_GUESSES:
        values[name] = guess
    return values
