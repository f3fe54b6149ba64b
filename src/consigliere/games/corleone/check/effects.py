# not compiled: runs once for each pack.
"""Whether the effects of businesses, jobs and allies are operations of CE-13 with parameters they can have."""

from consigliere.core.errors import Phrase
from consigliere.core.pack_entry import Entry, shown
from consigliere.games.corleone.components import GOOD_IDS
from consigliere.games.corleone.effects import (
    CONTROL_WHERE,
    FRONT_WHERE,
    KINDS,
    NEUTRALS,
    OPS,
    OWNERS,
    SHAKEDOWNS,
    SHOOT_WHERE,
    SPACE_CHOICES,
)

ICONS = OPS[: OPS.index("shoot")]
"""CE-5.31: what a business may show."""

COUNTS = {
    "trade": {"discard": (1, 9)},
    "trade_good": {"discard": (1, 1)},
    "launder": {"count": (1, 9)},
    "draw_jobs": {"draw": (1, 9), "keep": (1, 9)},
    "shoot": {"count": (0, 9)},
    "move_figure": {"count": (1, 9)},
    "place_control": {"count": (1, 7)},
    "use_front": {"count": (1, 9)},
    "use_back": {"territories": (1, 7)},
    "steal_random": {"count": (1, 9)},
    "collect": {"count": (1, 9)},
    "take_open_job": {"count": (1, 4)},
}
WORDS = {
    "gain_good": {"good": GOOD_IDS},
    "shoot": {"kind": KINDS, "owner": OWNERS, "where": SHOOT_WHERE},
    "move_figure": {"kind": KINDS, "owner": OWNERS[1:], "shakedown": SHAKEDOWNS},
    "place_control": {"where": CONTROL_WHERE},
    "remove_control": {"where": CONTROL_WHERE[:2]},
    "replace_control": {"where": CONTROL_WHERE[:2]},
    "use_front": {"where": FRONT_WHERE},
    "use_back": {"where": ["any"]},
    "place_neutral": {"figure": NEUTRALS, "spaces": SPACE_CHOICES, "shakedown": SHAKEDOWNS[:2]},
}
MONEY = {"gain_money": "value", "stash_money": "value", "trade": "money"}


def check_icons(entry: Entry, side: str) -> None:
    """One side of a business."""
    for effect in entry.parts(side):
        effect.word("op", ICONS)
        check_effect(effect)


def check_effects(entry: Entry) -> None:
    """The parts of a job or ally."""
    parts = entry.parts("effects")
    for effect in parts:
        effect.word("op", OPS)
        check_effect(effect)
    names = [effect.text("op") for effect in parts]
    if "extra_action" in names and "requires" not in entry.table:
        raise entry.wrong("effects", Phrase("wanted-corleone-extra-action"))
    for effect in parts:
        about_chief = effect.text("op") == "chief_push" or effect.table.get("where") == "chief_territory"
        if about_chief and not any(part.table.get("figure") == "police_chief" for part in parts):
            raise entry.wrong("effects", Phrase("wanted-corleone-chief-first"))


def check_effect(effect: Entry) -> None:
    """One operation: exactly its parameters, each in its range."""
    op = effect.text("op")
    counts, words = COUNTS.get(op, {}), WORDS.get(op, {})
    effect.keys(["op", *counts, *words, *([MONEY[op]] if op in MONEY else [])])
    for key, (low, high) in counts.items():
        effect.whole(key, low, high)
    for key, known in words.items():
        effect.word(key, known)
    if op in MONEY:
        key = MONEY[op]
        value = effect.table.get(key)
        for one in value if isinstance(value, list) else [value]:
            if one not in (1, 2, 3, 5):
                raise effect.wrong(key, Phrase("wanted-corleone-value"), shown(one))
    if op == "draw_jobs" and effect.whole("keep", 1, 9) > effect.whole("draw", 1, 9):
        raise effect.wrong("keep", Phrase("wanted-corleone-keep"))
    if op == "place_neutral" and effect.text("figure") == "police_chief":
        effect.fixed("shakedown", "none", Phrase("wanted-corleone-why-chief"))
    if op == "move_figure" and effect.text("shakedown") == "one_area":
        effect.fixed("kind", "family", Phrase("wanted-corleone-why-one-area"))
