# not compiled: runs once for each pack.
"""Whether the families of a pack can be played: mats (LF-4.35 to LF-4.38) and orders (LF-6 to LF-9)."""

from consigliere.core.errors import Phrase
from consigliere.core.pack_entry import Entry, check_exactly, check_ids, check_provenance, shown

COLORS = ["black", "blue", "green", "red", "white", "yellow"]
FIRST_GAME_FAMILIES = 4
ROWS = ["justice", "police", "economy", "church"]
LETTERS = ["A", "B", "C"]
BASE_VALUES = {"justice": ["car_attack", "car_strike"], "police": ["place"], "economy": [], "church": ["recruit"]}
INSTANTS = {"justice": ["car"], "police": [], "economy": ["money", "lab", "launder"], "church": []}
HIGHEST_BASE = 20

SUPPLY_PARTS = {
    **{word: ["n"] for word in ("place", "recruit", "money")},
    **{word: ["bonus"] for word in ("place_base", "recruit_base")},
    **{word: [] for word in ("launder", "car", "speedboat", "lab")},
}
ORDER_KEYS = ["id", "class", "row", "letter", "kind", "rally", "pentito", "supply", "special"]
ORDER_NUMBERS = {
    "initiative": (1, 9),
    "skull": (0, 9),
    "shotguns": (0, 2),
    "bombs": (0, 2),
    "agitate": (0, 3),
    "vest": (0, 9),
}
ATTACK_ONLY = ["skull", "shotguns", "bombs", "rally", "pentito", "agitate"]
HIGHEST_PENTITO = 9
MOST_PENTITO_AREAS = 6


def check_families(top: Entry) -> None:
    """The six families, four of them for the first game (LF-2.5)."""
    families = top.parts("family")
    check_exactly(top, "family", check_ids(families, "color"), COLORS)
    for family in families:
        family.keys(["color", "name", "identity", "first_game", "start", "space", "order"])
        family.text("name")
        family.text("identity")
        start = family.part("start")
        check_provenance(start)
        start.keys([key for keys in BASE_VALUES.values() for key in keys])
        for key in start.table:
            if key not in ("prov", "prov_note"):
                start.whole(key, 0, HIGHEST_BASE)
        opened = check_mat(family, top)
        check_orders(family, opened, top)
    first = [family.text("color") for family in families if family.flag("first_game")]
    if len(first) != FIRST_GAME_FAMILIES:
        expected = Phrase("wanted-la-famiglia-first-game", count=FIRST_GAME_FAMILIES)
        raise top.wrong("family", expected, ", ".join(first) or Phrase("wanted-none"))


def check_mat(family: Entry, top: Entry) -> list[str]:
    """The spaces of a mat by row, left to right; returns the advanced orders it opens, as row.letter (LF-4.38)."""
    spaces = family.parts("space")
    wanted = top.part("counts").part("per_family").whole("influence_tokens_mat", 1, 99)
    if len(spaces) != wanted:
        raise family.wrong("space", Phrase("wanted-la-famiglia-spaces", count=wanted), str(len(spaces)))
    opened: list[str] = []
    for row in ROWS:
        letters = ""
        for place, space in enumerate([space for space in spaces if space.word("row", ROWS) == row], 1):
            space.fixed("pos", place, Phrase("wanted-la-famiglia-why-next", row=row))
            column = space.word("column", LETTERS)
            if column not in (letters[-1:], "".join(LETTERS)[len(letters) : len(letters) + 1]):
                raise space.wrong("column", Phrase("wanted-la-famiglia-columns"))
            first = column not in letters
            space.fixed("opens", column if first else "", Phrase("wanted-la-famiglia-why-opens"))
            if first:
                letters += column
                opened.append(f"{row}.{column}")
            check_mat_space(space, row)
    return opened


def check_mat_space(space: Entry, row: str) -> None:
    """One space: base values or an instant of its row (LF-4.35, LF-4.36)."""
    kinds = [kind for kind, known in (("base", BASE_VALUES[row]), ("instant", INSTANTS[row])) if known]
    common = ["row", "pos", "column", "opens", "kind"]
    if space.word("kind", kinds) == "base":
        space.keys([*common, *BASE_VALUES[row]])
        for key in BASE_VALUES[row]:
            space.whole(key, 0, HIGHEST_BASE)
    elif space.word("effect", INSTANTS[row]) == "money":
        space.keys([*common, "effect", "n"])
        space.whole("n", 1, 9)
    else:
        space.keys([*common, "effect"])


def check_orders(family: Entry, opened: list[str], top: Entry) -> None:
    """5 basic and 8 advanced orders; the mat opens each advanced one once (LF-2.6, LF-4.38)."""
    orders = family.parts("order")
    ids = check_ids(orders, "id")
    per_family, color = top.part("counts").part("per_family"), family.text("color")
    for name in ("basic", "advanced"):
        wanted = per_family.whole(f"orders_{name}", 1, 99)
        matching = [order for order in orders if order.word("class", ["basic", "advanced"]) == name]
        if len(matching) != wanted:
            raise family.wrong(
                "order", Phrase("wanted-la-famiglia-orders", count=wanted, kind=name), str(len(matching))
            )
    for name in opened:
        if f"{color}.{name}" not in ids:
            raise family.wrong(
                "order",
                Phrase("wanted-la-famiglia-opened", colour=color, name=name),
                Phrase("wanted-la-famiglia-no-order"),
            )
    basic = 0
    for order in orders:
        order.keys([*ORDER_KEYS, *ORDER_NUMBERS])
        if order.text("class") == "basic":
            basic += 1
            order.fixed("id", f"{color}.basic.{basic}", Phrase("wanted-la-famiglia-why-basic"))
            order.fixed("row", "", Phrase("wanted-la-famiglia-why-none"))
            order.fixed("letter", "", Phrase("wanted-la-famiglia-why-none"))
        else:
            row, letter = order.word("row", ROWS), order.word("letter", LETTERS)
            order.fixed("id", f"{color}.{row}.{letter}", Phrase("wanted-la-famiglia-why-advanced"))
            if f"{row}.{letter}" not in opened:
                raise order.wrong("letter", Phrase("wanted-la-famiglia-letter", row=row))
        check_order(order, top)


def check_order(order: Entry, top: Entry) -> None:
    """What an order does (LF-6.2, LF-6.7 to LF-6.9, LF-7 to LF-9)."""
    for key, (low, high) in ORDER_NUMBERS.items():
        order.whole(key, low, high)
    order.flag("rally")
    if len(order.wholes("pentito", 1, HIGHEST_PENTITO)) > MOST_PENTITO_AREAS:
        raise order.wrong("pentito", Phrase("wanted-la-famiglia-pentito", most=MOST_PENTITO_AREAS))
    for part in order.parts("supply"):
        word = part.word("do", [*SUPPLY_PARTS])
        part.keys(["do", *SUPPLY_PARTS[word]])
        for key in SUPPLY_PARTS[word]:
            part.whole(key, 1 if key == "n" else 0, 9)
    kind = order.word("kind", ["supply", "attack"])
    specials = {special.text("id"): special.text("when") for special in top.parts("special")}
    special = order.word("special", ["", *specials])
    if kind == "supply":
        for key in ATTACK_ONLY:
            if order.table[key]:
                raise order.wrong(key, Phrase("wanted-la-famiglia-not-supply"))
    elif not special and not any(order.table[key] for key in ATTACK_ONLY):
        raise order.wrong("kind", Phrase("wanted-la-famiglia-attack"), Phrase("wanted-none"))
    if special and (specials[special] == "supply") != (kind == "supply"):
        raise order.wrong("special", Phrase("wanted-la-famiglia-special", kind=shown(kind)))
    if special and specials[special] == "after_movement" and not order.table["shotguns"]:
        raise order.wrong("shotguns", Phrase("wanted-la-famiglia-shotguns", special=special))
