# not compiled: runs once for each pack.
"""Whether a component pack can be played: the counts of CE-1.2, known ids, references, numbers in range."""

from consigliere.core.errors import Phrase
from consigliere.core.pack import Pack, check_entries, check_header
from consigliere.core.pack_entry import Entry, check_exactly, check_ids, shown
from consigliere.games.corleone.check.board import check_board
from consigliere.games.corleone.check.effects import check_effects, check_icons
from consigliere.games.corleone.components import COLOUR_IDS, FAMILIES, GOOD_IDS, PLAIN_GOODS, Components
from consigliere.games.corleone.effects import NEUTRALS

SCHEMA = 1
GAME = "corleone"
NEEDED = [
    *("name", "title", "schema", "game", "meta", "families", "per_family", "neutral_figures", "totals", "setup"),
    *("setup_tiles", "end_bonuses", "starting_hand", "acts", "money", "goods_cards", "start_businesses"),
    *("business_tiles", "jobs", "allies", "board"),
]
TOTALS = {
    "money_cards": 120,
    "goods_cards": 32,
    "business_tiles": 12,
    "job_cards": 44,
    "ally_cards": 18,
    "figures": 34,
    "control_tokens": 45,
    "suitcases": 5,
}
PER_FAMILY = {"suitcases": 1, "control_tokens": 9, "thugs": 3, "family_members": 3}
STANDS_ON = dict(zip(NEUTRALS, ["thug_space", "family_space", "territory_area"], strict=True))
PLAYERS = [2, 3, 4, 5]
TILES = {"blue": 8, "red": 4}
MOST_BONUS = 99
MOST_ABILITIES = 40
ACT_MEMBERS = {1: "none", 2: "consigliere", 3: "none", 4: "heir"}
ALLIES_PER_ACT = 6


def check(pack: Pack) -> None:
    """Raise a PackError that names file, key and expectation if the pack cannot be played."""
    top = pack.top
    check_header(top, GAME, SCHEMA, NEEDED)
    check_entries(pack)
    check_counts(top)
    check_piles(top)
    check_families(top)
    check_setup(top)
    check_acts(top)
    areas = check_board(top)
    check_businesses(top, areas)
    check_jobs(top)
    check_allies(top)
    check_abilities(top)


def fields(entry: Entry, needed: list[str], optional: list[str] | None = None) -> None:
    """The keys of an entry; every one of them may have a provenance of its own."""
    known = [*needed, *(optional or [])]
    entry.keys(needed, [*(optional or []), *[f"{key}_prov" for key in known]])


def check_counts(top: Entry) -> None:
    """CE-1.2, CE-1.3: as many pieces as the rules say."""
    totals = top.part("totals")
    fields(totals, [*TOTALS])
    for key, count in TOTALS.items():
        totals.fixed(key, count, "CE-1.2")
    family = top.part("per_family")
    fields(family, [*PER_FAMILY])
    for key, count in PER_FAMILY.items():
        family.fixed(key, count, "CE-1.3")
    meta = top.part("meta")
    fields(meta, ["game", "id", "data_version", "players_min", "players_max", "goods", "job_colours"])
    meta.fixed("players_min", PLAYERS[0], "CE-1.1")
    meta.fixed("players_max", PLAYERS[-1], "CE-1.1")
    for key, wanted in (("goods", GOOD_IDS), ("job_colours", COLOUR_IDS)):
        if meta.texts(key) != wanted:
            raise meta.wrong(key, shown(wanted))


def check_piles(top: Entry) -> None:
    """CE-1.2: four values of money, four kinds of goods, as many cards as there are."""
    money = top.parts("money")
    values = []
    for entry in money:
        fields(entry, ["value", "count"])
        values.append(entry.whole("value", 1, 99))
        entry.whole("count", 1, TOTALS["money_cards"])
    if len(set(values)) != 4 or len(values) != 4:
        raise top.wrong("money", Phrase("wanted-corleone-money"), shown(values))
    goods = top.parts("goods_cards")
    check_exactly(top, "goods_cards", check_ids(goods, "good"), GOOD_IDS)
    for entry in goods:
        fields(entry, ["good", "count"], ["joker_for"])
        entry.whole("count", 1, TOTALS["goods_cards"])
        if entry.text("good") == GOOD_IDS[PLAIN_GOODS] and entry.texts("joker_for") != GOOD_IDS[:PLAIN_GOODS]:
            raise entry.wrong("joker_for", Phrase("wanted-corleone-joker", goods=shown(GOOD_IDS[:PLAIN_GOODS])))
    for key, entries in (("money_cards", money), ("goods_cards", goods)):
        total = sum(entry.whole("count", 1, 999) for entry in entries)
        if total != TOTALS[key]:
            raise top.wrong(
                "money" if key == "money_cards" else key, Phrase("wanted-corleone-cards", count=TOTALS[key]), str(total)
            )


def check_families(top: Entry) -> None:
    """Five families, three neutral figures (CE-1.3, CE-8.1)."""
    families = top.parts("families")
    check_ids(families, "id")
    if len(families) != FAMILIES:
        raise top.wrong("families", Phrase("wanted-corleone-families", count=FAMILIES), str(len(families)))
    for family in families:
        fields(family, ["id", "name", "letter", "colour_name", "colour_hex", "don", "consigliere", "heir"])
        for key in ("name", "letter", "colour_name", "colour_hex", "don", "consigliere", "heir"):
            family.text(key)
    neutral = top.parts("neutral_figures")
    check_exactly(top, "neutral_figures", check_ids(neutral, "id"), NEUTRALS)
    for figure in neutral:
        fields(figure, ["id", "name", "stands_on"])
        figure.text("name")
        figure.fixed("stands_on", STANDS_ON[figure.text("id")], "CE-8.1")


def check_setup(top: Entry) -> None:
    """CE-2: what depends on the number of players."""
    rows = top.parts("setup")
    numbers = [row.whole("players", 2, 5) for row in rows]
    if sorted(numbers) != PLAYERS:
        raise top.wrong("setup", Phrase("wanted-corleone-setup"), shown(numbers))
    territories = [entry.text("id") for entry in top.part("board").parts("territories") if entry.flag("controllable")]
    for row in rows:
        keys = ["players", "thugs", "open_jobs", "allies_dealt", "setup_tiles_on", "family_spaces_3plus_used"]
        fields(row, keys)
        row.whole("thugs", 1, PER_FAMILY["thugs"])
        row.whole("open_jobs", 0, 4)
        row.whole("allies_dealt", 0, ALLIES_PER_ACT)
        row.fixed("family_spaces_3plus_used", row.whole("players", 2, 5) > 2, "CE-2.12")
        row.references("setup_tiles_on", territories, Phrase("wanted-corleone-of-territories"))
    tiles = top.part("setup_tiles")
    fields(tiles, ["colour"])
    tiles.word("colour", [*TILES])
    bonuses = top.part("end_bonuses")
    fields(bonuses, ["territory", "job_colour"])
    for key in ("territory", "job_colour"):
        bonuses.whole(key, 0, MOST_BONUS)
    start = top.part("starting_hand")
    fields(start, ["money", "random_jobs"])
    values = [entry.whole("value", 1, 99) for entry in top.parts("money")]
    for value in start.wholes("money", 1, 99):
        if value not in values:
            raise start.wrong("money", Phrase("wanted-corleone-values", values=shown(values)), str(value))
    start.whole("random_jobs", 0, 4)


def check_acts(top: Entry) -> None:
    """CE-3.3: the act track."""
    acts = top.parts("acts")
    if [act.whole("number", 1, 4) for act in acts] != [1, 2, 3, 4]:
        raise top.wrong("acts", Phrase("wanted-corleone-acts"))
    for act in acts:
        fields(act, ["number", "title", "tile_colour", "hand_limit", "new_family_member", "bribery"])
        number = act.whole("number", 1, 4)
        act.text("title")
        act.word("tile_colour", [*TILES])
        act.whole("hand_limit", 0, 20)
        act.fixed("new_family_member", ACT_MEMBERS[number], "CE-3.3")
        act.fixed("bribery", number < 4, "CE-3.2")


def check_businesses(top: Entry, areas: list[str]) -> None:
    """CE-4.2: one printed business for each area, 8 blue and 4 red tiles."""
    printed, tiles = top.parts("start_businesses"), top.parts("business_tiles")
    check_ids([*printed, *tiles], "id")
    check_exactly(top, "start_businesses", check_ids(printed, "territory"), areas)
    for entry in [*printed, *tiles]:
        fields(entry, ["id", "name", "front", "back", "territory" if entry in printed else "colour"])
        entry.text("name")
        for side in ("front", "back"):
            check_icons(entry, side)
        if not entry.table["front"] and entry.table.get("territory") != "central_park":
            raise entry.wrong("front", Phrase("wanted-corleone-front"))
    for colour, wanted in TILES.items():
        count = sum(tile.word("colour", [*TILES]) == colour for tile in tiles)
        if count != wanted:
            raise top.wrong("business_tiles", Phrase("wanted-corleone-tiles", count=wanted, colour=colour), str(count))


def check_jobs(top: Entry) -> None:
    """CE-1.2: 44 jobs, payable with at most four goods."""
    jobs = top.parts("jobs")
    check_ids(jobs, "id")
    if len(jobs) != TOTALS["job_cards"]:
        raise top.wrong("jobs", Phrase("wanted-corleone-jobs", count=TOTALS["job_cards"]), str(len(jobs)))
    values = [entry.whole("value", 1, 99) for entry in top.parts("money")]
    for job in jobs:
        fields(job, ["id", "colour", "title", "requires", "money", "effects", "text"])
        job.word("colour", COLOUR_IDS)
        job.text("title")
        job.text("text")
        goods = job.texts("requires")
        if not 1 <= len(goods) <= 4 or any(good not in GOOD_IDS[:PLAIN_GOODS] for good in goods):
            raise job.wrong("requires", Phrase("wanted-corleone-requires", goods=list(GOOD_IDS[:PLAIN_GOODS])))
        for value in job.wholes("money", 1, 99):
            if value not in values:
                raise job.wrong("money", Phrase("wanted-corleone-values", values=shown(values)), str(value))
        check_effects(job)


def check_allies(top: Entry) -> None:
    """CE-1.2: six allies for each of the acts I to III."""
    allies = top.parts("allies")
    check_ids(allies, "id")
    for ally in allies:
        fields(ally, ["id", "act", "name", "effects", "text"])
        ally.whole("act", 1, 3)
        ally.text("name")
        ally.text("text")
        check_effects(ally)
    for act in (1, 2, 3):
        count = sum(ally.whole("act", 1, 3) == act for ally in allies)
        if count != ALLIES_PER_ACT:
            raise top.wrong("allies", Phrase("wanted-corleone-allies", count=ALLIES_PER_ACT, act=act), str(count))


def check_abilities(top: Entry) -> None:
    """The move table has room for so many different abilities."""
    count = len(Components(top.table).abilities)
    if count > MOST_ABILITIES:
        raise top.wrong("", Phrase("wanted-corleone-abilities", most=MOST_ABILITIES), str(count))
