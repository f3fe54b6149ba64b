# not compiled: runs once for each pack.
"""Whether the action sheets and column actions of a pack can be played (LF-4)."""

from consigliere.core.errors import Phrase
from consigliere.core.pack_entry import Entry, check_exactly, check_ids

COLUMNS = 6
ROWS = 6
INSTITUTIONS = ["justice", "police", "economy", "church"]
COLUMN_ACTIONS = ["starting_player", *INSTITUTIONS, "two_institutions"]
PLAIN_PARTS = [
    *("order", "order_two_areas", "order_two_in_one", "equipment", "launder", "gather"),
    *("exert_supply", "exert_sheet", "exert_two_one_row", "ultima"),
]
PARTS: dict[str, list[str]] = {
    "recruit": ["bonus"],
    "place": ["bonus", "empty_ok"],
    **{word: [] for word in PLAIN_PARTS},
}
JOINS = {"one": 1, "or": 2, "and": 2}


def check_columns(top: Entry) -> None:
    """The six column actions, each over a column of its own (LF-4.16 to LF-4.18)."""
    actions = top.parts("column_action")
    check_exactly(top, "column_action", check_ids(actions, "id"), COLUMN_ACTIONS)
    taken: list[int] = []
    for action in actions:
        action.keys(["id", "column", "row", "effect", "issue_order"])
        action.text("effect")
        name = action.text("id")
        action.fixed("row", name if name in INSTITUTIONS else "", "LF-4.17")
        action.fixed("issue_order", True, "LF-4.15")
        column = action.whole("column", 1, COLUMNS)
        if column in taken:
            raise action.wrong("column", Phrase("wanted-la-famiglia-own-column"))
        taken.append(column)


def check_sheets(top: Entry) -> None:
    """Sheet 0 on the board and the loose sheets, one for each round (LF-2.1)."""
    sheets = top.parts("sheet")
    last = top.part("counts").whole("action_sheets_loose", 1, 9)
    numbers = [sheet.whole("number", 0, last) for sheet in sheets]
    if numbers != [*range(last + 1)]:
        raise top.wrong("sheet", Phrase("wanted-la-famiglia-sheets", last=last), str(numbers))
    for number, sheet in enumerate(sheets):
        sheet.fixed("printed_on_board", number == 0, "LF-2.1")
        sheet.fixed("columns", COLUMNS, "LF-4.13")
        costs = sheet.wholes("column_cost", 0, 9)
        if len(costs) != COLUMNS and not (number == last and not costs):
            raise sheet.wrong("column_cost", Phrase("wanted-la-famiglia-cost", columns=COLUMNS))
        if number == 0:
            check_board_sheet(sheet, top)
        else:
            check_loose_sheet(sheet, number)


def check_board_sheet(sheet: Entry, top: Entry) -> None:
    """Sheet 0 takes all neutral tokens and leaves room for those of the players (LF-2.13)."""
    sheet.keys(["number", "printed_on_board", "columns", "column_cost", "spaces_per_column", "neutral_start"])
    rows = sheet.whole("spaces_per_column", 1, ROWS)
    neutral = sheet.wholes("neutral_start", 0, rows)
    counts = top.part("counts")
    tokens = counts.whole("neutral_influence_tokens", 0, 99)
    if len(neutral) != COLUMNS or sum(neutral) != tokens:
        raise sheet.wrong("neutral_start", Phrase("wanted-la-famiglia-neutral-start", columns=COLUMNS, tokens=tokens))
    players = counts.whole("players", 1, 9) * top.part("limits").whole("start_tokens_on_sheet0_per_player", 0, 8)
    if COLUMNS * rows - tokens < players:
        raise sheet.wrong("spaces_per_column", Phrase("wanted-la-famiglia-room", tokens=tokens, players=players))


def check_loose_sheet(sheet: Entry, number: int) -> None:
    """The spaces of a sheet; one that is always free keeps the phase going (Q-10)."""
    sheet.keys(["number", "printed_on_board", "columns", "column_cost", "space"])
    spaces = sheet.parts("space")
    check_ids(spaces, "id")
    rows = [0] * COLUMNS
    for space in spaces:
        check_space(space, number)
        column, row = space.whole("col", 1, COLUMNS), space.whole("row", 1, ROWS)
        rows[column - 1] += 1
        if row != rows[column - 1]:
            raise space.wrong("row", Phrase("wanted-la-famiglia-row", row=rows[column - 1], column=column))
    if not any(space.flag("infinite") and space.whole("money", -9, 9) >= 0 for space in spaces):
        raise sheet.wrong("space", Phrase("wanted-la-famiglia-infinite"), Phrase("wanted-none"))


def check_space(space: Entry, number: int) -> None:
    """One action space: its id, its price and its parts (LF-4.6 to LF-4.9)."""
    space.keys(["id", "col", "row", "infinite", "money", "join", "parts"])
    column, row = space.whole("col", 1, COLUMNS), space.whole("row", 1, ROWS)
    space.fixed("id", f"{number}-{column}-{row}", Phrase("wanted-la-famiglia-why-space"))
    space.flag("infinite")
    space.whole("money", -9, 9)
    join = space.word("join", [*JOINS])
    parts = space.parts("parts")
    if len(parts) != JOINS[join]:
        raise space.wrong("parts", Phrase("wanted-la-famiglia-parts", count=JOINS[join], join=join), str(len(parts)))
    for part in parts:
        check_part(part)
        if part.text("do") == "ultima" and (join != "one" or space.flag("infinite")):
            raise part.wrong("do", Phrase("wanted-la-famiglia-final"))


def check_part(part: Entry) -> None:
    """One part of a space: a known word with its parameters (LF-4.20 to LF-4.33)."""
    word = part.word("do", [*PARTS])
    part.keys(["do", *PARTS[word]])
    if "bonus" in PARTS[word]:
        part.whole("bonus", 0, 9)
    if "empty_ok" in PARTS[word]:
        part.flag("empty_ok")
