"""What cards and businesses do (CE-13): the operations, their parameters, and one effect of the pack."""

from typing import Any, Final

# operations
GAIN_MONEY: Final = 0
GAIN_GOOD: Final = 1
GAIN_GOOD_CHOICE: Final = 2
STASH_MONEY: Final = 3
TRADE: Final = 4
TRADE_GOOD: Final = 5
LAUNDER: Final = 6
DRAW_JOBS: Final = 7
TAKE_HORSE: Final = 8
SHOOT: Final = 9
MOVE_FIGURE: Final = 10
PLACE_CONTROL: Final = 11
REMOVE_CONTROL: Final = 12
REPLACE_CONTROL: Final = 13
SWAP_CONTROL: Final = 14
REORDER_CONTROL: Final = 15
USE_FRONT: Final = 16
USE_BACK: Final = 17
STEAL_RANDOM: Final = 18
COLLECT: Final = 19
OFFER: Final = 20
AUDIT: Final = 21
TAKE_OPEN_JOB: Final = 22
EXTRA_ACTION: Final = 23
PLACE_NEUTRAL: Final = 24
CHIEF_PUSH: Final = 25
OPS: Final = [
    "gain_money",
    "gain_good",
    "gain_good_choice",
    "stash_money",
    "trade",
    "trade_good",
    "launder",
    "draw_jobs",
    "take_horse",
    "shoot",
    "move_figure",
    "place_control",
    "remove_control",
    "replace_control",
    "swap_control",
    "reorder_control",
    "use_front",
    "use_back",
    "steal_random",
    "collect",
    "offer",
    "audit",
    "take_open_job",
    "extra_action",
    "place_neutral",
    "chief_push",
]
NAMED: Final = [  # those that `use` starts
    *(GAIN_MONEY, GAIN_GOOD, GAIN_GOOD_CHOICE, STASH_MONEY, TRADE, TRADE_GOOD),
    *(DRAW_JOBS, TAKE_HORSE, COLLECT, OFFER),
]

# parameters of operations
ANY_KIND: Final = 0
THUG: Final = 1
FAMILY: Final = 2
KINDS: Final = ["any", "thug", "family"]
ANY_OWNER: Final = 0
OWN: Final = 1
OPPONENT: Final = 2
OWNERS: Final = ["any", "own", "opponent"]
ANYWHERE: Final = 0
WITH_OWN_FIGURE: Final = 1
ONE_TERRITORY: Final = 2
ONE_TERRITORY_ALL: Final = 3
THUG_AND_FAMILY: Final = 4
EACH_OPPONENT: Final = 5
CHIEF_TERRITORY: Final = 6
SHOOT_WHERE: Final = [
    "anywhere",
    "with_own_figure",
    "one_territory",
    "one_territory_all",
    "one_territory_thug_and_family",
    "each_opponent",
    "chief_territory",
]
UNCONTROLLED: Final = 2
CONTROL_WHERE: Final = ["any", "with_own_figure", "uncontrolled"]
CONTROLLED: Final = 1
OPPONENT_THUG: Final = 2
FRONT_WHERE: Final = ["any", "controlled", "opponent_thug"]
NO_SHAKEDOWN: Final = 0
FULL: Final = 1
ONE_AREA: Final = 2
SHAKEDOWNS: Final = ["none", "full", "one_area"]
BOSS: Final = 0
MAYOR: Final = 1
CHIEF: Final = 2
NEUTRALS: Final = ["union_boss", "mayor", "police_chief"]
ANY_SPACE: Final = 0
TWO_WAY: Final = 1
SPACE_CHOICES: Final = ["any", "two_way"]


WHERE: Final = {
    SHOOT: SHOOT_WHERE,
    PLACE_CONTROL: CONTROL_WHERE,
    REMOVE_CONTROL: CONTROL_WHERE,
    REPLACE_CONTROL: CONTROL_WHERE,
    USE_FRONT: FRONT_WHERE,
}
COUNTS: Final = ["count", "discard", "draw", "territories"]
"""The keys that say how many; an effect has one of them at most."""


class Effect:
    """One effect of the pack: its operation and the parameters; those it does not have are 0."""

    __slots__ = ("card", "count", "figure", "keep", "kind", "money", "op", "owner", "shakedown", "spaces", "where")

    def __init__(self, entry: dict[str, Any], values: list[int], goods: list[str]) -> None:
        self.op = OPS.index(entry["op"])
        self.count: int = 1  # cards, figures, tokens, fronts or areas, at most
        for key in COUNTS:
            if key in entry:
                self.count = int(entry[key])
        self.keep: int = entry.get("keep", 0)  # of the jobs drawn
        self.card: int = 0  # the pile a gain comes from
        if "value" in entry:
            self.card = values.index(entry["value"])
        elif "good" in entry:
            self.card = len(values) + goods.index(entry["good"])
        self.money: list[int] = [values.index(value) for value in entry.get("money", [])]
        self.kind = KINDS.index(entry.get("kind", "any"))
        self.owner = OWNERS.index(entry.get("owner", "any"))
        self.where: int = WHERE[self.op].index(entry["where"]) if self.op in WHERE else 0
        self.shakedown = SHAKEDOWNS.index(entry.get("shakedown", "none"))
        self.figure: int = NEUTRALS.index(entry["figure"]) if "figure" in entry else 0
        self.spaces = SPACE_CHOICES.index(entry.get("spaces", "any"))
