"""What an ally lets a player do, read from the rules text alone (CE-5.27, CE-5.35, CE-8, CE-13, RU-13) and by names."""

from typing import Any

GOODS = ("gun", "booze", "blood_money")
Effect = dict[str, Any]


class Table:
    """The table as the player on turn sees it, with the cards of the pack."""

    def __init__(self, pack: dict[str, Any], view: dict[str, Any]) -> None:
        self.view = view["table"]
        self.family = next(name for name, entry in self.view["families"].items() if entry["seat"] == view["viewer"])
        self.hand: list[str] = view["own"][self.family]["hand"]
        self.seats: int = view["seats"]
        self.spaces = {space["id"]: space for space in pack["board"]["family_spaces"]}
        self.territories = [area["id"] for area in pack["board"]["territories"] if area["number"]]
        self.at = {business["id"]: business["territory"] for business in pack["start_businesses"]}
        self.at |= {tile: area for area, tile in self.view["tiles"].items() if tile}
        self.secrets = bool(self.view["ledger"])  # cards have changed hands in secret

    # ---- the board

    def thug_spaces(self) -> list[str]:
        """CE-5.7: one on each business on the board, but none in Central Park (CE-5.16)."""
        return [business for business, area in self.at.items() if area in self.territories]

    def empty_thug_spaces(self) -> list[str]:
        return [business for business in self.thug_spaces() if not self.view["thugs"][business]]

    def empty_family_spaces(self) -> list[str]:
        """CE-2.12: spaces for more players do not exist."""
        members = self.view["members"]
        return [name for name, s in self.spaces.items() if s["min_players"] <= self.seats and not members[name]]

    def thugs_in(self, area: str) -> list[str]:
        return [b for b in self.thug_spaces() if self.at[b] == area and self.view["thugs"][b]]

    def members_in(self, area: str) -> list[str]:
        """CE-5.19: a figure on a family space is in every area the space touches."""
        return [name for name, s in self.spaces.items() if area in s["touches"] and self.view["members"][name]]

    # ---- the supply

    def money_left(self, value: int) -> bool:
        """CE-6.3: this value or a lower one."""
        return any(self.view["supply"][f"${lower}"] for lower in (1, 2, 3, 5) if lower <= value)

    def any_good(self) -> bool:
        return any(self.view["supply"][good] for good in GOODS)


def is_gain(effect: Effect) -> bool:
    """Terms: an ability that only gives cards."""
    return effect["op"] in ("gain_money", "gain_good", "gain_good_choice", "stash_money")


def begins(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    """The moves with which a part of an ally can be begun now."""
    return globals()[f"begins_{effect['op']}"](table, effect, chief_placed)  # type: ignore[no-any-return]


def begins_gain_money(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    return [f"use take-${effect['value']}"] if table.money_left(effect["value"]) else []


def begins_gain_good(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    return [f"use take-{effect['good']}"] if table.view["supply"][effect["good"]] else []


def begins_trade(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    """CE-5.33: it needs the full number of cards."""
    money = "-".join(f"${value}" for value in effect["money"])
    return [f"use trade-{effect['discard']}-for-{money}"] if len(table.hand) >= effect["discard"] else []


def begins_trade_good(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    """CE-13.5: a pile must have a card after the discard."""
    possible = table.hand and (table.any_good() or any(card in GOODS for card in table.hand))
    return ["use trade-good"] if possible else []


def begins_launder(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    return [f"launder {card}" for card in dict.fromkeys(table.hand) if card.startswith("$")]


def begins_take_horse(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    return [] if table.view["horse"] == table.family else ["use horse"]


def begins_place_neutral(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    """CE-8.1, CE-8.2, CE-8.6: to an empty space of its kind, the Chief to another territory; not out of the Hudson."""
    figure = effect["figure"]
    if figure in table.view["hudson"]:
        return []
    if figure == "police_chief":
        return [f"area {area}" for area in table.territories if area != table.view["chief"]]
    if figure == "union_boss":
        return [f"to {business}" for business in table.empty_thug_spaces()]
    two_way = effect["spaces"] == "two_way"
    return [f"to {s}" for s in table.empty_family_spaces() if not two_way or len(table.spaces[s]["touches"]) == 2]


def begins_chief_push(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    """CE-13.26, RU-13: only if this card placed him."""
    if not chief_placed or not table.empty_thug_spaces():
        return []
    return [f"move {business}" for business in table.thugs_in(table.view["chief"])]


def begins_shoot(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    """CE-13.10: of the allies' shots only the one in the Police Chief's territory."""
    assert effect["where"] == "chief_territory"
    assert (effect["kind"], effect["owner"]) == ("any", "any")
    chief = table.view["chief"]
    return [f"shoot {p}" for p in table.thugs_in(chief) + table.members_in(chief)] if chief_placed else []


def begins_move_figure(table: Table, effect: Effect, chief_placed: bool) -> list[str]:
    """CE-13.11: of the allies' moves only an own thug, if a space is empty."""
    assert (effect["kind"], effect["owner"]) == ("thug", "own")
    own = [business for business, who in table.view["thugs"].items() if who == table.family]
    return [f"move {business}" for business in own if table.empty_thug_spaces()]


def may_begin(table: Table, effect: Effect, chief_placed: bool) -> bool:
    """Whether others must reckon with it (RU-38): after secret transfers nobody else knows what a hand holds."""
    if table.secrets and effect["op"] == "launder":
        return True
    if table.secrets and effect["op"] == "trade_good":
        return bool(table.hand)
    return bool(begins(table, effect, chief_placed))


def is_asked(table: Table, left: list[Effect], chief_placed: bool) -> bool:
    """CE-5.35: a choice among parts comes while one that is no gain can be used, now or after a gain of the card."""
    if len(left) < 2:
        return False
    gains = [effect["op"] for effect in left if is_gain(effect) and begins(table, effect, chief_placed)]
    for effect in left:
        if is_gain(effect):
            continue
        if may_begin(table, effect, chief_placed):
            return True
        if effect["op"] == "launder" and "gain_money" in gains:
            return True
        if effect["op"] in ("trade", "trade_good") and gains:
            return True
    return False


def legal(table: Table, left: list[Effect], chief_placed: bool) -> set[str]:
    """RU-13: any part that can be used now, or stop."""
    return {"done", *(move for effect in left for move in begins(table, effect, chief_placed))}


# ---- cards that let a player pick several things (CE-9.5, CE-13.6, CE-13.7, CE-13.10, CE-13.12, CE-13.15, CE-13.20)


def own_territories(table: Table) -> set[str]:
    """CE-13.27: where the player has a figure; Central Park is no territory (RU-10)."""
    found = {table.at[business] for business, who in table.view["thugs"].items() if who == table.family}
    for space, who in table.view["members"].items():
        if who == table.family:
            found |= set(table.spaces[space]["touches"])
    return found & set(table.territories)


def standing(table: Table) -> dict[str, tuple[str, str, set[str]]]:
    """Every figure on the board by its place: kind (CE-8.7), side, the territories it is in (CE-5.19)."""
    found: dict[str, tuple[str, str, set[str]]] = {}
    for business, who in table.view["thugs"].items():
        if who:
            found[business] = ("thug", who, {table.at[business]})
    for space, who in table.view["members"].items():
        if who:
            found[space] = ("family", who, set(table.spaces[space]["touches"]) & set(table.territories))
    if table.view["chief"]:
        found["police_chief"] = ("neither", "police_chief", {table.view["chief"]})
    return found


def targets(table: Table, effect: Effect, area: str, shot: list[str]) -> set[str]:
    """CE-13.10: what can be shot next; `shot` are the kinds shot already."""
    found = set()
    families = set(table.view["families"])
    for place, (kind, side, areas) in standing(table).items():
        fits = effect["kind"] in ("any", kind)
        fits = fits and (effect["owner"] == "any" or (side in families and side != table.family))
        fits = fits and (not area or area in areas)
        if effect["where"] == "with_own_figure":
            fits = fits and bool(areas & own_territories(table))
        if effect["where"] == "one_territory_thug_and_family":
            fits = fits and kind != "neither" and kind not in shot
        if fits:
            found.add(f"shoot {place}")
    return found


def kind_of(table: Table, place: str) -> str:
    return standing(table)[place][0]


def with_tokens(table: Table) -> list[str]:
    return [area for area in table.territories if table.view["control"][area]]


def swaps(table: Table, first: str) -> set[str]:
    """CE-13.15: two territories with at least one token each, in whatever order they are named."""
    if first:
        return {f"area {area}" for area in with_tokens(table) if area != first}
    return {f"area {area}" for area in with_tokens(table)} | {"done"} if len(with_tokens(table)) > 1 else set()


def own_tokens(table: Table) -> set[str]:
    """CE-9.5: any own token anywhere in a stack, or none."""
    stacks = table.view["control"].items()
    own = {f"token {area} {i + 1}" for area, stack in stacks for i, who in enumerate(stack) if who == table.family}
    return own | {"done"}
