# not compiled: runs once for each pack.
"""Whether the effects of a pack are known, with their parameters, where they stand (table SI-15)."""

from consigliere.core.errors import Phrase
from consigliere.core.pack_entry import Entry, check_exactly, check_ids
from consigliere.games.signorie.components import EFFECT_IDS

TRACKS = ["politics", "church", "military", "initiative"]
USED_BY = {
    "track_points": ["management", "helper", "task", "bonus"],
    "track_points_die": ["helper"],
    "mission": ["management", "helper", "task", "bonus"],
    "marriage": ["management", "helper", "task", "bonus"],
    "offspring": ["management", "helper"],
    "gain_florins": ["management", "helper", "task", "bonus"],
    "gain_vp": ["helper", "bonus"],
    "face_down_tile": ["helper", "task", "bonus"],
    "take_pawns": ["helper", "task", "bonus"],
    "threshold": ["task"],
    "task_one_pawn": ["helper"],
    "vp_per_man_in_cities": ["helper"],
    "place_helper_free": ["bonus"],
    "extra_action": ["bonus"],
    "vp_per_helper": ["vp"],
    "vp_per_city": ["vp"],
    "vp_per_pawn_in_cities": ["vp"],
    "initiative_step": [],
}
"""Which kinds of entries may have an effect; bonus and vp are the two kinds of reward tiles."""

NUMBERS = {
    "max_points": (1, 12),
    "points_per_pawn": (1, 4),
    "amount": (0, 99),
    "florins_per_pawn": (0, 99),
    "pawns_per_pawn": (1, 1),
    "count": (1, 3),
    "threshold_per_pawn": (0, 9),
    "dice": (1, 5),
}
ONE_ONLY = {"task_one_pawn": "SI-10.5", "place_helper_free": "SI-11.11", "extra_action": "SI-11.12"}


def check_effects(top: Entry) -> None:
    """The list of effects names those the engine knows."""
    effects = top.parts("effect")
    check_exactly(top, "effect", check_ids(effects, "id"), [*EFFECT_IDS])
    for effect in effects:
        effect.keys(["id", "rule", "params"])
        effect.text("rule")
        effect.texts("params")


def check_effect(entry: Entry, own: list[str], where: str) -> None:
    """An entry with an effect: it may stand there and has its parameters, nothing else."""
    effect = entry.word("effect", [name for name, places in USED_BY.items() if where in places])
    wanted = parameters(effect, where)
    entry.keys([*own, "effect", *wanted])
    for key in wanted:
        if key == "tracks":
            if not entry.references(key, TRACKS, Phrase("wanted-signorie-of-tracks")):
                raise entry.wrong(key, Phrase("wanted-signorie-track"))
        elif key == "min_points":
            entry.fixed(key, 1, "SI-8.9")
        elif key == "face_down":
            entry.flag(key)
        elif key == "gender":
            genders = ["man", "woman"] if where == "vp" else ["man", "woman", "any"]
            entry.word(key, genders)
        elif key == "target_row":
            entry.fixed(key, "any", "SI-6.7")
        elif key == "dice" and where == "management":
            entry.fixed(key, "married_men", "SI-7.6")
        elif effect in ONE_ONLY:
            entry.fixed(key, 1, ONE_ONLY[effect])
        else:
            entry.whole(key, *NUMBERS[key])


def parameters(effect: str, where: str) -> list[str]:
    """The keys an effect needs where it stands: tasks count by pawns."""
    task = where == "task"
    return {
        "track_points": ["tracks", "min_points", "points_per_pawn" if task else "max_points"],
        "track_points_die": ["tracks", "min_points"],
        "mission": ["face_down"],
        "marriage": ["face_down"],
        "offspring": ["dice"],
        "gain_florins": ["florins_per_pawn" if task else "amount"],
        "face_down_tile": ["count", "target_row"],
        "take_pawns": ["pawns_per_pawn" if task else "count", "gender"],
        "threshold": ["threshold_per_pawn"],
        "task_one_pawn": ["pawns"],
        "place_helper_free": ["count"],
        "extra_action": ["dice"],
        "vp_per_city": ["amount", "gender"],
        "vp_per_pawn_in_cities": ["amount", "gender"],
    }.get(effect, ["amount"])


def check_bonus(space: Entry) -> None:
    """The bonus of a career space: florins or initiative steps (SI-8.6)."""
    if "bonus" in space.table:
        space.word("bonus", ["gain_florins", "initiative_step"])
        space.whole("bonus_amount", 1, 9)
    elif "bonus_amount" in space.table:
        raise space.wrong("bonus_amount", Phrase("wanted-signorie-bonus"))
