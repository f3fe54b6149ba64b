"""The component pack as arrays of ints: what the steps read while they play."""

from typing import Any, Final

from consigliere.games.corleone.effects import (
    COLLECT,
    DRAW_JOBS,
    GAIN_GOOD,
    GAIN_GOOD_CHOICE,
    GAIN_MONEY,
    NAMED,
    OFFER,
    STASH_MONEY,
    TAKE_HORSE,
    TRADE,
    TRADE_GOOD,
    Effect,
)

SEATS: Final = 5  # at most
FAMILIES: Final = 5
TERRITORIES: Final = 7
AREAS: Final = 8  # the territories, then Central Park
PARK: Final = 7
BUSINESSES: Final = 20  # printed ones first, then the tiles
PRINTED: Final = 8
SPACES: Final = 24  # family spaces, at most
PLACES: Final = BUSINESSES + SPACES + 1  # thug spaces, family spaces, the Police Chief
CHIEF_PLACE: Final = BUSINESSES + SPACES
ACTS: Final = 4

# kinds of cards: money by value, goods, then every job and every ally by itself
MONEY: Final = 4
GOODS: Final = 4
PILES: Final = MONEY + GOODS
JOBS: Final = 44
ALLIES: Final = 18
FIRST_JOB: Final = PILES
FIRST_ALLY: Final = FIRST_JOB + JOBS
CARDS: Final = FIRST_ALLY + ALLIES
NARCOTICS: Final = MONEY + 3
PLAIN_GOODS: Final = 3  # gun, booze, blood money: those a choice of goods offers and narcotics replace
GOOD_IDS: Final = ["gun", "booze", "blood_money", "narcotics"]
COLOUR_IDS: Final = ["yellow", "blue", "green", "grey"]
COLOURS: Final = 4

ABILITIES: Final = 40  # different abilities a pack may have, at most


class Components:
    """One pack, checked before, as lists of ints and names."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.entries: list[dict[str, Any]] = []  # every different effect as the pack writes it
        self.effects: list[Effect] = []  # the same
        self.abilities: list[str] = []  # names of the effects that `use` starts
        self.ability_of: list[int] = []  # effect -> ability, or -1
        self.effect_of: list[int] = []  # ability -> effect
        self.read_piles(data)
        self.read_board(data["board"])
        self.read_businesses(data)
        self.read_jobs(data["jobs"])
        self.read_allies(data["allies"])
        self.read_setup(data)

    def read_piles(self, data: dict[str, Any]) -> None:
        money = sorted(data["money"], key=value_of)
        self.values: list[int] = [entry["value"] for entry in money]
        counts = {entry["good"]: entry["count"] for entry in data["goods_cards"]}
        self.pile_size: list[int] = [entry["count"] for entry in money] + [counts[good] for good in GOOD_IDS]
        self.money_names = [f"${value}" for value in self.values]
        self.cards: list[str] = [
            *self.money_names,
            *GOOD_IDS,
            *[job["id"] for job in data["jobs"]],
            *[ally["id"] for ally in data["allies"]],
        ]

    def read_board(self, board: dict[str, Any]) -> None:
        territories: list[dict[str, Any]] = sorted(board["territories"], key=number_of)
        self.areas: list[str] = [entry["id"] for entry in territories]
        spaces: list[dict[str, Any]] = board["family_spaces"]
        self.n_spaces = len(spaces)
        self.space_names: list[str] = [space["id"] for space in spaces]
        self.touches: list[list[int]] = [sorted(self.areas.index(area) for area in s["touches"]) for s in spaces]
        self.touches_area: list[list[int]] = [[int(area in near) for area in range(AREAS)] for near in self.touches]
        self.min_players: list[int] = [space["min_players"] for space in spaces]

    def read_businesses(self, data: dict[str, Any]) -> None:
        printed: list[dict[str, Any]] = data["start_businesses"]
        printed = sorted(printed, key=self.area_number)
        tiles: list[dict[str, Any]] = data["business_tiles"]
        self.businesses: list[str] = [entry["id"] for entry in printed + tiles]
        self.tile_colour: list[str] = [tile["colour"] for tile in tiles]
        self.tile_colours: list[str] = list(dict.fromkeys(self.tile_colour))
        self.front: list[list[int]] = [self.icons(entry["front"]) for entry in printed + tiles]
        self.back: list[list[int]] = [self.icons(entry["back"]) for entry in printed + tiles]

    def area_number(self, entry: dict[str, Any]) -> int:
        return self.areas.index(entry["territory"])

    def icons(self, effects: list[dict[str, Any]]) -> list[int]:
        """The effects of one side of a business; an icon that launders several cards counts as several (CE-5.31)."""
        icons: list[int] = []
        for effect in effects:
            if effect["op"] == "launder":
                icons.extend([self.effect({"op": "launder", "count": 1})] * int(effect["count"]))
            else:
                icons.append(self.effect(effect))
        return icons

    def read_jobs(self, jobs: list[dict[str, Any]]) -> None:
        self.jobs: list[str] = [job["id"] for job in jobs]
        self.job_colour: list[int] = [COLOUR_IDS.index(job["colour"]) for job in jobs]
        self.needs: list[list[int]] = [[job["requires"].count(good) for good in GOOD_IDS[:PLAIN_GOODS]] for job in jobs]
        self.job_money: list[list[int]] = [[self.values.index(value) for value in job["money"]] for job in jobs]
        self.job_parts: list[list[int]] = [[self.effect(effect) for effect in job["effects"]] for job in jobs]

    def read_allies(self, allies: list[dict[str, Any]]) -> None:
        self.allies: list[str] = [ally["id"] for ally in allies]
        self.ally_act: list[int] = [ally["act"] for ally in allies]
        self.ally_parts: list[list[int]] = [[self.effect(effect) for effect in ally["effects"]] for ally in allies]

    def read_setup(self, data: dict[str, Any]) -> None:
        self.families: list[str] = [family["id"] for family in data["families"]]
        self.tokens: int = data["per_family"]["control_tokens"]
        by_players = {entry["players"]: entry for entry in data["setup"]}
        none = {"thugs": 0, "open_jobs": 0, "allies_dealt": 0, "setup_tiles_on": []}
        rows: list[dict[str, Any]] = [by_players.get(players, none) for players in range(SEATS + 1)]
        self.thugs: list[int] = [row["thugs"] for row in rows]
        self.open_jobs: list[int] = [row["open_jobs"] for row in rows]
        self.allies_dealt: list[int] = [row["allies_dealt"] for row in rows]
        self.setup_tiles: list[list[int]] = [
            sorted(self.areas.index(area) for area in row["setup_tiles_on"]) for row in rows
        ]
        self.setup_colour: str = data["setup_tiles"]["colour"]
        self.territory_bonus: int = data["end_bonuses"]["territory"]  # points, not cards (RU-24a)
        self.job_bonus: int = data["end_bonuses"]["job_colour"]  # the same
        self.start_money: list[int] = [self.values.index(value) for value in data["starting_hand"]["money"]]
        self.start_jobs: int = data["starting_hand"]["random_jobs"]
        acts = {entry["number"]: entry for entry in data["acts"]}
        numbers = range(1, ACTS + 1)
        self.act_colour: list[str] = [""] + [acts[n]["tile_colour"] for n in numbers]
        self.hand_limit: list[int] = [0] + [acts[n]["hand_limit"] for n in numbers]
        self.act_bribery: list[int] = [0] + [int(acts[n]["bribery"]) for n in numbers]
        self.act_member: list[str] = [""] + [acts[n]["new_family_member"] for n in numbers]
        self.members: list[int] = [1]  # family members of each family, by act
        for n in numbers:
            self.members.append(self.members[-1] + int(self.act_member[n] != "none"))

    def effect(self, entry: dict[str, Any]) -> int:
        """The number of an effect; equal effects have the same."""
        if entry in self.entries:
            return self.entries.index(entry)
        number = len(self.entries)
        effect = Effect(entry, self.values, GOOD_IDS)
        self.entries.append(entry)
        self.effects.append(effect)
        if effect.op in NAMED:
            self.ability_of.append(len(self.abilities))
            self.effect_of.append(number)
            self.abilities.append(self.ability_name(effect))
        else:
            self.ability_of.append(-1)
        return number

    def ability_name(self, effect: Effect) -> str:
        """What `use` calls an effect."""
        op, count = effect.op, effect.count
        if op in (GAIN_MONEY, GAIN_GOOD):
            return f"take-{self.cards[effect.card]}"
        if op == STASH_MONEY:
            return f"stash-{self.cards[effect.card]}"
        if op == TRADE:
            return "-".join(["trade", str(count), "for", *[self.cards[value] for value in effect.money]])
        if op == DRAW_JOBS:
            return "jobs" if count == 2 and effect.keep == 1 else f"jobs-{count}-{effect.keep}"
        if op == TRADE_GOOD:
            return "trade-good" if count == 1 else f"trade-{count}-for-good"
        if op == COLLECT:
            return "collect" if count == 1 else f"collect-{count}"
        return {GAIN_GOOD_CHOICE: "take-good", TAKE_HORSE: "horse", OFFER: "offer"}[op]


def card_of_good(good: int) -> int:
    """A good as a kind of card."""
    return MONEY + good


def card_of_job(job: int) -> int:
    """A job as a kind of card."""
    return FIRST_JOB + job


def card_of_ally(ally: int) -> int:
    """An ally as a kind of card."""
    return FIRST_ALLY + ally


def job_of_card(card: int) -> int:
    """The job that a card is."""
    return card - FIRST_JOB


def ally_of_card(card: int) -> int:
    """The ally that a card is."""
    return card - FIRST_ALLY


def is_pile(card: int) -> bool:
    """Whether a card is money or a good."""
    return card < PILES


def is_job(card: int) -> bool:
    """Whether a card is a job."""
    return FIRST_JOB <= card < FIRST_ALLY


def value_of(entry: dict[str, Any]) -> int:
    """Money cards in ascending order."""
    value: int = entry["value"]
    return value


def number_of(entry: dict[str, Any]) -> int:
    """Territories by their number, Central Park (0) last."""
    number: int = entry["number"]
    return number or AREAS
