"""CE-13: every operation of the effect vocabulary by itself, as the only part of an ally (or job) that is played."""

from typing import Any

import pytest

from consigliere.games.corleone.effects import OPS, SHOOT_WHERE
from tests.games.effects import Entry, check, then, tree

ME, LEFT, LAST = "marzullo", "matarazzo", "vitale"
ALLY = "al_i_4"
Effect = dict[str, Any]


def do(move: str, who: str = ME) -> Entry:
    """A move that is played."""
    return {"seat": who, "move": move}


def may(*moves: str, who: str = ME) -> Entry:
    """All that is legal now."""
    return {"seat": who, "legal": list(moves)}


def plays(effects: Effect | list[Effect], *entries: Entry, luck: Any = (), **flat: Any) -> None:
    """From this position marzullo plays an ally with these effects; then everything must come true."""
    parts = effects if isinstance(effects, list) else [effects]
    position = tree(flat)
    own = position.setdefault("own", {}).setdefault(ME, {})
    own["hand"] = [*own.get("hand", []), ALLY]
    if "families" in position:
        position["families"] = {family: {} for family in (ME, LEFT, LAST)} | position["families"]
    turn(f"ally {ALLY}", list(entries), position, {"allies": [{"id": ALLY, "effects": parts}]}, luck)


def turn(card: str, entries: list[Entry], position: Entry, pack: Entry, luck: Any = ()) -> None:
    """Marzullo's turn in Act I, with nothing in the hands but what is named."""
    start = {"at": "family-business", "to_play": ME, "clear": True, "act": 1, **position}
    check("corleone", 3, [do(card), *entries], position=start, pack=pack, chance={"results": list(luck)})


# ---- icons: cards, money, goods, jobs


def test_ce_13_1_gain_money() -> None:
    gain = {"op": "gain_money", "value": 3}
    plays(gain, then(own__marzullo__hand=["$3"], supply={"$3": "-1"}, actors=[LEFT]))
    plays(gain, then(own__marzullo__hand=["$2"]), supply={"$3": 0})  # CE-6.3
    plays(gain, then(own__marzullo__hand=[]), supply={"$3": 0, "$2": 0, "$1": 0})


def test_ce_13_2_gain_good() -> None:
    gain = {"op": "gain_good", "good": "narcotics"}
    plays(gain, then(own__marzullo__hand=["narcotics"], supply__narcotics="-1", actors=[LEFT]))
    plays(gain, then(own__marzullo__hand=[], actors=[LEFT]), supply__narcotics=0)  # CE-6.2


def test_ce_13_3_gain_good_choice() -> None:
    gain = {"op": "gain_good_choice"}
    three = may("good gun", "good booze", "good blood_money")
    plays(gain, three, do("good booze"), then(own__marzullo__hand=["booze"], supply__booze="-1"))
    plays(gain, then(own__marzullo__hand=["blood_money"]), supply__gun=0, supply__booze=0)
    none = {"gun": 0, "booze": 0, "blood_money": 0}
    plays(gain, then(own__marzullo__hand=[], actors=[LEFT]), supply=none)


def test_ce_13_4_trade() -> None:
    trade = {"op": "trade", "discard": 3, "money": [3, 5]}
    hand = ["$1", "gun", "gun", "jg01"]
    spent = then(own__marzullo__hand=["$3", "$5", "gun"], discard=["jg01"], supply__gun="+1")
    discards = (do("use trade-3-for-$3-$5"), do("discard $1 1"), do("discard gun 1"), do("discard jg01 1"))
    plays(trade, may("use trade-3-for-$3-$5", "done"), *discards, spent, own__marzullo__hand=hand)
    plays(trade, do("done"), then(families__marzullo__hand=4, actors=[LEFT]), own__marzullo__hand=hand)
    plays(trade, then(own__marzullo__hand=["$1", "gun"], actors=[LEFT]), own__marzullo__hand=["$1", "gun"])


def test_ce_13_5_trade_good() -> None:
    trade = {"op": "trade_good", "discard": 1}
    plays(
        trade,
        do("use trade-good"),
        do("discard $1 1"),
        may("good gun", "good booze", "good blood_money"),
        do("good blood_money"),
        then(own__marzullo__hand=["blood_money"], supply={"$1": "+1", "blood_money": "-1"}),
        own__marzullo__hand=["$1"],
    )
    plays(trade, do("done"), then(own__marzullo__hand=["$1"]), own__marzullo__hand=["$1"])
    plays(trade, then(own__marzullo__hand=[], actors=[LEFT]))


def test_ce_13_6_launder() -> None:
    launder = {"op": "launder", "count": 2}
    hand = ["$1", "$3", "$5", "gun"]
    laundered = then(own__marzullo__hand=["$3", "gun"], families__marzullo__suitcase__money=["$1", "$5"])
    first = may("launder $1", "launder $3", "launder $5", "done")
    plays(launder, first, do("launder $5"), do("launder $1"), laundered, own__marzullo__hand=hand)
    plays(launder, first, do("launder $1"), do("launder $5"), laundered, own__marzullo__hand=hand)
    plays(launder, do("launder $5"), do("done"), then(families__marzullo__hand=3), own__marzullo__hand=hand)
    plays(launder, then(own__marzullo__hand=["gun"], actors=[LEFT]), own__marzullo__hand=["gun"])


def test_ce_13_7_draw_jobs() -> None:
    draw = {"op": "draw_jobs", "draw": 3, "keep": 2}
    luck = ({"job": "jg01"}, {"job": "jg02"}, {"job": "jg03"})
    kept = then(own__marzullo__hand=["jg01", "jg03"], discard=["jg02"], actors=[LEFT])
    plays(draw, do("use jobs-3-2"), do("keep jg01"), do("keep jg03"), kept, luck=luck)
    plays(draw, do("use jobs-3-2"), do("keep jg03"), do("keep jg01"), kept, luck=luck)
    plays(draw, may("use jobs-3-2", "done"), do("done"), then(own__marzullo__hand=[], discard=[]))


def test_ce_13_8_take_horse() -> None:
    horse = {"op": "take_horse"}
    plays(horse, may("use horse", "done"), do("use horse"), then(horse=ME, actors=[LEFT]), horse=LAST)
    plays(horse, do("done"), then(horse=LAST), horse=LAST)
    plays(horse, then(horse=ME, actors=[LEFT]), horse=ME)


def test_ce_13_9_stash_money() -> None:
    stash = {"op": "stash_money", "value": 5}
    stashed = then(families__marzullo__suitcase__money=["$5"], own__marzullo__hand=[], supply={"$5": "-1"})
    plays(stash, stashed)
    plays(stash, then(families__marzullo__suitcase__money=["$3"]), supply={"$5": 0})  # CE-6.3


# ---- figures

FIGURES: dict[str, Any] = {  # fm08 touches midtown and queens, fm15 upper_west_side and chelsea
    "thugs": {"sb_queens": LEFT, "sb_brooklyn": LAST, "sb_midtown": ME, "sb_chelsea": "union_boss"},
    "members": {"fm08": LAST, "fm15": LEFT},
    "chief": "queens",
}


def shoot(where: str, kind: str = "any", owner: str = "any", count: int = 1) -> Effect:
    return {"op": "shoot", "count": count, "kind": kind, "owner": owner, "where": where}


SHOOTING: dict[str, tuple[Effect, list[Entry]]] = {
    "anywhere": (
        shoot("anywhere", "thug", "any"),
        [
            may("shoot sb_queens", "shoot sb_brooklyn", "shoot sb_midtown", "shoot sb_chelsea", "done"),
            do("shoot sb_chelsea"),
            then(thugs__sb_chelsea="", hudson=["union_boss"], actors=[LEFT]),
        ],
    ),
    "with_own_figure": (
        shoot("with_own_figure", "any", "opponent", 2),
        [may("shoot fm08", "done"), do("shoot fm08"), then(members__fm08="", families__vitale__hudson__members=1)],
    ),
    "one_territory": (
        shoot("one_territory", "any", "opponent", 2),
        [
            may("area queens", "area brooklyn", "area midtown", "area upper_west_side", "area chelsea", "done"),
            do("area queens"),
            may("shoot sb_queens", "shoot fm08", "done"),
            do("shoot fm08"),
            do("shoot sb_queens"),
            then(thugs__sb_queens="", members__fm08="", thugs__sb_brooklyn=LAST, chief="queens"),
        ],
    ),
    "one_territory_all": (
        shoot("one_territory_all", "thug", "any", 0),
        [
            do("area chelsea"),
            then(thugs__sb_chelsea="", hudson=["union_boss"], members__fm15=LEFT, actors=[LEFT]),
        ],
    ),
    "one_territory_thug_and_family": (
        shoot("one_territory_thug_and_family", "any", "any", 2),
        [
            do("area queens"),
            may("shoot sb_queens", "shoot fm08", "done"),
            do("shoot sb_queens"),
            may("shoot fm08", "done"),
            do("shoot fm08"),
            then(thugs__sb_queens="", members__fm08="", chief="queens"),
        ],
    ),
    "each_opponent": (
        shoot("each_opponent", "any", "opponent"),
        [
            may("shoot sb_queens", "shoot fm15", "done"),
            do("shoot fm15"),
            may("shoot sb_brooklyn", "shoot fm08", "done"),
            do("shoot sb_brooklyn"),
            then(members__fm15="", thugs={"sb_brooklyn": "", "sb_queens": LEFT}, members__fm08=LAST),
        ],
    ),
}


@pytest.mark.parametrize("where", SHOOTING)
def test_ce_13_10_shoot(where: str) -> None:
    effect, entries = SHOOTING[where]
    plays(effect, *entries, **FIGURES)


def test_ce_13_10_shoot_in_the_chiefs_territory_only_if_the_card_moved_him() -> None:
    chief = {"op": "place_neutral", "figure": "police_chief", "spaces": "any", "shakedown": "none"}
    both = [chief, shoot("chief_territory", "any", "any")]
    targets = may("shoot sb_brooklyn", "done")
    plays(both, do("area brooklyn"), targets, do("shoot sb_brooklyn"), then(thugs__sb_brooklyn=""), **FIGURES)
    plays(both, do("done"), then(thugs__sb_queens=LEFT, chief="queens", actors=[LEFT]), **FIGURES)


def test_ce_13_10_shoot_has_a_test_for_each_place() -> None:
    assert [*SHOOTING, "chief_territory"] == SHOOT_WHERE


def test_ce_13_11_move_figure() -> None:
    def move(kind: str, owner: str, shakedown: str, count: int = 1) -> Effect:
        return {"op": "move_figure", "kind": kind, "owner": owner, "count": count, "shakedown": shakedown}

    plays(
        move("thug", "opponent", "none"),
        may("move sb_queens", "move sb_brooklyn", "done"),
        do("move sb_queens"),
        may("to sb_wall_street", "to sb_upper_east_side", "to sb_upper_west_side"),
        do("to sb_wall_street"),
        then(thugs={"sb_queens": "", "sb_wall_street": LEFT}, own__matarazzo__hand=[], actors=[LEFT]),
        **FIGURES,
    )
    gains = then(thugs={"sb_midtown": "", "sb_upper_east_side": ME}, own__marzullo__hand=["$3"], horse=ME)
    own = (do("move sb_midtown"), do("to sb_upper_east_side"), do("use horse"))
    plays(move("thug", "own", "full"), *own, gains, horse=LAST, **FIGURES)  # Riding Club: the Horse Head, $3
    backs = (do("move fm12"), do("to fm10"), may("area queens", "area brooklyn", "done"), do("area queens"))
    here: dict[str, Any] = {**FIGURES, "members": {"fm12": ME}}
    plays(move("family", "own", "one_area"), *backs, then(own__marzullo__hand=["gun"]), **here)  # Scrapyard's back
    swapped = then(thugs={"sb_queens": LAST, "sb_wall_street": LEFT, "sb_brooklyn": ""})
    two = (do("move sb_queens"), do("to sb_wall_street"), do("move sb_brooklyn"), do("to sb_queens"))
    plays(move("thug", "opponent", "none", 2), *two, swapped, **FIGURES)


# ---- control


def test_ce_13_12_place_control() -> None:
    def place(where: str, count: int = 1) -> Effect:
        return {"op": "place_control", "count": count, "where": where}

    all_areas = ["wall_street", "brooklyn", "upper_east_side", "queens", "upper_west_side", "midtown", "chelsea"]
    everywhere = may(*(f"area {area}" for area in all_areas), "done")
    control = {"queens": [LEFT], "midtown": [ME]}
    placed = then(control={"queens": [LEFT, ME], "midtown": [ME, ME]}, families__marzullo__tokens="-2")
    twice = (everywhere, do("area queens"), do("area midtown"))
    plays(place("any", 2), *twice, placed, control=control)
    touched = may("area midtown", "area queens", "done")
    plays(place("with_own_figure"), touched, do("done"), control=control, members={"fm08": ME})
    free = may(*(f"area {area}" for area in all_areas if area not in control), "done")
    plays(place("uncontrolled"), free, do("area chelsea"), then(control__chelsea=[ME]), control=control)
    out: dict[str, Any] = {"control": control, "families": {ME: {"tokens": 0}}}
    moved = then(control={"queens": [LEFT, ME], "midtown": []})
    plays(place("any"), do("area queens"), do("token midtown 1"), moved, **out)  # as CE-9.5


def test_ce_13_13_remove_control() -> None:
    remove = {"op": "remove_control", "where": "any"}
    control = {"queens": [ME, LEFT], "midtown": [LEFT, ME], "chelsea": [LAST]}
    gone = then(control={"queens": [ME], "chelsea": [LAST]}, families__matarazzo__tokens="+1", controllers__queens=ME)
    plays(remove, may("area queens", "area chelsea", "done"), do("area queens"), gone, control=control)
    near = {"op": "remove_control", "where": "with_own_figure"}
    plays(near, may("area chelsea", "done"), do("done"), control=control, thugs={"sb_chelsea": ME, "sb_midtown": ME})
    plays(remove, then(control__midtown=[ME], actors=[LEFT]), control={"midtown": [ME]})


def test_ce_13_14_replace_control() -> None:
    replace = {"op": "replace_control", "where": "any"}
    control = {"queens": [LAST, LEFT], "midtown": [ME]}
    tokens: dict[str, Any] = {"families__marzullo__tokens": "-1", "families__matarazzo__tokens": "+1"}
    plays(
        replace,
        may("area queens", "done"),
        do("area queens"),
        then(control__queens=[LAST, ME], **tokens),
        control=control,
    )
    out: dict[str, Any] = {"control": control, "families": {ME: {"tokens": 0}}}
    declined = then(control={"queens": [LAST], "midtown": [ME]}, families__matarazzo__tokens="+1")
    plays(replace, do("area queens"), do("done"), declined, **out)  # the opponent's token is gone either way


def test_ce_13_15_swap_control() -> None:
    swap = {"op": "swap_control"}
    control = {"queens": [LEFT, LAST], "midtown": [ME], "chelsea": [LAST]}
    choice = may("area queens", "area midtown", "area chelsea", "done")
    swapped = then(control={"queens": [LEFT, ME], "midtown": [LAST]})
    second = (choice, do("area queens"), may("area midtown", "area chelsea"), do("area midtown"))
    plays(swap, *second, swapped, control=control)
    plays(swap, do("area midtown"), may("area queens", "area chelsea"), do("area queens"), swapped, control=control)
    plays(swap, then(control__queens=[LEFT, LAST], actors=[LEFT]), control={"queens": [LEFT, LAST]})


def test_ce_13_16_reorder_control() -> None:
    reorder = {"op": "reorder_control"}
    control = {"queens": [ME, LEFT, LAST], "midtown": [ME]}
    turned = then(control={"queens": [ME, LAST, LEFT], "midtown": [ME]}, controllers__queens=LEFT)
    plays(reorder, may("area queens", "done"), do("area queens"), turned, control=control)


# ---- fronts and backs


def test_ce_13_17_use_front() -> None:
    def use(where: str, count: int = 1) -> Effect:
        return {"op": "use_front", "count": count, "where": where}

    thugs = {"sb_queens": LEFT, "sb_midtown": ME}
    shared = (do("front sb_queens"), do("self-first"))
    plays(
        use("opponent_thug"),
        may("front sb_queens", "done"),
        *shared,
        then(own={ME: {"hand": ["$2", "gun"]}, LEFT: {"hand": ["$2", "gun"]}}),
        thugs=thugs,
        control__queens=[LEFT],
    )
    controlled = (may("front sb_queens", "front bt_b2", "done"), do("front bt_b2"))
    here: dict[str, Any] = {"control__queens": [ME], "tiles__queens": "bt_b2"}
    plays(use("controlled", 1), *controlled, then(own__marzullo__hand=["booze", "booze"]), **here)
    several = (do("front sb_queens"), do("front sb_brooklyn"))
    both = then(own__marzullo__hand=["$2", "$2", "gun", "booze"], thugs={"sb_queens": "", "sb_brooklyn": ""})
    plays(use("any", 2), *several, both)


def test_ce_13_18_use_back() -> None:
    back = {"op": "use_back", "territories": 2, "where": "any"}
    backs = (do("area queens"), do("area midtown"))
    plays(back, *backs, then(own__marzullo__hand=["gun", "booze", "blood_money"]), tiles__queens="bt_b2")
    again: Entry = {"seat": ME, "refuse": {"move": "area queens", "rule": "CE-13.18", "why": "why-backs-twice"}}
    plays(back, do("area queens"), again, do("done"), then(own__marzullo__hand=["gun"]))
    park = (do("area central_park"), do("launder $1"), do("area queens"))
    suitcase = then(families__marzullo__suitcase__money=["$1"], own__marzullo__hand=["gun"])
    plays(back, *park, suitcase, own__marzullo__hand=["$1"])


# ---- opponents


def test_ce_13_19_steal_random() -> None:
    steal = {"op": "steal_random", "count": 2}
    hands: dict[str, Any] = {"own__matarazzo__hand": ["$1", "$5", "gun"], "own__vitale__hand": ["booze"]}
    luck = ({"stolen": "gun"}, {"stolen": "$5"})
    taken = then(own={ME: {"hand": ["$5", "gun"]}, LEFT: {"hand": ["$1"]}})
    whom = may("opponent matarazzo", "opponent vitale", "done")
    plays(steal, whom, do("opponent matarazzo"), taken, luck=luck, **hands)
    fewer = then(own={ME: {"hand": ["booze"]}, LAST: {"hand": []}})
    plays(steal, do("opponent vitale"), fewer, luck=({"stolen": "booze"},), **hands)


def test_ce_13_20_collect() -> None:
    collect = {"op": "collect", "count": 1}
    hands: dict[str, Any] = {"own__matarazzo__hand": ["$1", "$5"], "own__vitale__hand": ["gun", "jg01"]}
    given = (do("use collect"), do("give $1", LEFT), do("give jg01", LAST))
    taken = then(own={ME: {"hand": ["$1", "jg01"]}, LEFT: {"hand": ["$5"]}, LAST: {"hand": ["gun"]}})
    plays(collect, may("use collect", "done"), *given, taken, **hands)
    two = (do("use collect-2"), do("give $5", LEFT), do("give $1", LEFT), do("give jg01", LAST), do("give gun", LAST))
    all_four = then(own={ME: {"hand": ["$1", "$5", "gun", "jg01"]}, LEFT: {"hand": []}, LAST: {"hand": []}})
    plays({"op": "collect", "count": 2}, *two, all_four, **hands)
    one = then(own={ME: {"hand": ["gun"]}, LAST: {"hand": []}}, actors=[LEFT])
    plays(collect, do("use collect"), do("give gun", LAST), one, own__vitale__hand=["gun"])


def test_ce_13_21_offer() -> None:
    offer = {"op": "offer"}
    hands: dict[str, Any] = {"own__matarazzo__hand": ["$1", "$3"], "own__vitale__hand": ["$2", "$5"]}
    offered = (do("use offer"), may("offer $1", "offer $3", who=LEFT), do("offer $3", LEFT), do("offer $2", LAST))
    best = then(
        families__marzullo__suitcase__money=["$3"],
        own={ME: {"hand": []}, LEFT: {"hand": ["$1"]}, LAST: {"hand": ["$5"]}},
        supply={"$2": "+1", "$3": "+0"},
    )
    plays(offer, *offered, best, **hands)
    alone = then(families__marzullo__suitcase__money=["$5"], own__matarazzo__hand=["gun"])
    plays(offer, do("use offer"), do("offer $5", LAST), alone, own__matarazzo__hand=["gun"], own__vitale__hand=["$5"])


def test_ce_13_22_audit() -> None:
    audit = {"op": "audit"}
    families = {LEFT: {"suitcase": {"money": ["$1", "$5"]}}, LAST: {"suitcase": {"jobs": ["jg01"]}}}
    whom = (may("opponent matarazzo", "done"), do("opponent matarazzo"))
    chosen = (may("withdraw $1", "withdraw $5", who=LEFT), do("withdraw $1", LEFT))
    told = then(own__matarazzo__hand=["$1"], families__matarazzo__suitcase__money=["$5"], actors=[LEFT])
    plays(audit, *whom, *chosen, told, families=families)


def test_ce_13_23_take_open_job() -> None:
    take = {"op": "take_open_job", "count": 2}
    jobs: dict[str, Any] = {"open_jobs": ["jg01", "jb01", "je01"]}
    choice = (may("take-job jg01", "take-job jb01", "take-job je01", "done"), do("take-job jb01"), do("done"))
    plays(take, *choice, then(own__marzullo__hand=["jb01"], open_jobs=["jg01", "", "je01"]), **jobs)
    both = (do("take-job jg01"), do("take-job je01"))
    plays(take, *both, then(own__marzullo__hand=["jg01", "je01"], open_jobs=["", "jb01", ""]), **jobs)


def test_ce_13_24_extra_action() -> None:
    """A job only: after it, another action in the same turn, or none."""
    pack = {"jobs": [{"id": "jg01", "requires": ["gun"], "money": [1], "effects": [{"op": "extra_action"}]}]}
    position = {"own": {ME: {"hand": ["gun", "jg01"]}}}
    thug = [do("thug sb_midtown"), then(own__marzullo__hand=["$1", "$2", "blood_money"], actors=[LEFT])]
    turn("job jg01", thug, position, pack)
    turn("job jg01", [do("done"), then(own__marzullo__hand=["$1"], actors=[LEFT])], position, pack)


# ---- neutral figures


def place_neutral(figure: str, spaces: str = "any", shakedown: str = "full") -> Effect:
    return {"op": "place_neutral", "figure": figure, "spaces": spaces, "shakedown": shakedown}


def test_ce_13_25_place_neutral() -> None:
    boss = (do("to sb_queens"),)
    shaken = then(thugs__sb_queens="union_boss", own__marzullo__hand=["$2", "gun"], actors=[LEFT])
    plays(place_neutral("union_boss"), *boss, shaken)
    quiet = then(thugs={"sb_queens": "union_boss", "sb_midtown": ""}, own__marzullo__hand=[])
    plays(place_neutral("union_boss", shakedown="none"), do("to sb_queens"), quiet, thugs__sb_midtown="union_boss")
    two_way = [f"to fm{n:02}" for n in (1, 6, 8, 10, 12, 14, 15, 16)]
    mayor = (may(*two_way, "done"), do("to fm10"))
    backs = then(members__fm10="mayor", own__marzullo__hand=["gun", "booze"])
    plays(place_neutral("mayor", "two_way"), *mayor, backs)  # the backs of queens and brooklyn
    chief = place_neutral("police_chief", shakedown="none")
    plays(chief, do("area chelsea"), then(chief="chelsea", own__marzullo__hand=[]), chief="queens")
    plays(chief, then(chief="", hudson=["police_chief"], actors=[LEFT]), hudson=["police_chief"])  # CE-8.6


def test_ce_13_26_chief_push() -> None:
    push = [place_neutral("police_chief", shakedown="none"), {"op": "chief_push"}]
    pushed = (do("area chelsea"), may("move sb_chelsea", "done"), do("move sb_chelsea"), do("to sb_wall_street"))
    moved = then(thugs={"sb_chelsea": "", "sb_wall_street": "union_boss"}, own__marzullo__hand=[], actors=[LEFT])
    plays(push, *pushed, moved, **FIGURES)
    plays(push, do("done"), then(thugs__sb_queens=LEFT, actors=[LEFT]), **FIGURES)


def test_every_operation_has_a_test() -> None:
    tested = [name for name in globals() if name.startswith("test_ce_13_")]
    untested = [op for op in OPS if not any(name.endswith(f"_{op}") for name in tested)]
    assert untested == []
