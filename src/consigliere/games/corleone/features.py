"""A position of Corleone's Empire as numbers, for learning; the names are explained in docs/research.md.

Of the cards in other hands only those count that everybody knows to be there.
"""

from typing import Any, Final

from consigliere.core.features import (
    NAME,
    NAMES,
    NUMBER,
    SEAT_NUMBER,
    SEAT_NUMBERS,
    Argument,
    FeatureList,
    bounded,
    one_of,
)
from consigliere.games.corleone.board import controller
from consigliere.games.corleone.cards import hand_size
from consigliere.games.corleone.components import (
    ACTS,
    ALLIES,
    BUSINESSES,
    COLOUR_IDS,
    FIRST_ALLY,
    FRONT_WHERE,
    GOOD_IDS,
    JOBS,
    MONEY,
    NEUTRALS,
    PILES,
    PRINTED,
    TERRITORIES,
)
from consigliere.games.corleone.features_of_view import read
from consigliere.games.corleone.phases import tiles_left
from consigliere.games.corleone.state import (
    BOX,
    CASE,
    DECK,
    DISCARDED,
    DISPLAY,
    FRONT,
    HAND,
    IN_WORK,
    LATER,
    LOOKED_AT,
    OPEN,
    PHASES,
    SHOT,
    Corleone,
)

# places of a job that a viewer may know, then for each player: suitcase, hand
AT_OPEN: Final = 0
AT_DISCARD: Final = 1
AT_WORK: Final = 2
AT_LOOKED: Final = 3
JOB_PLACES: Final = ["open", "discard", "in_work", "looked"]
# the same of an ally, then for each player: front, hand
AT_DISPLAY: Final = 0
AT_BOX: Final = 1
AT_LATER: Final = 2
ALLY_PLACES: Final = ["display", "box", "later"]
TILES: Final = BUSINESSES - PRINTED


class Features(FeatureList[Corleone]):
    """The table, the own hand, and what everybody knows of the others'."""

    def describe(self) -> None:
        c = self.game.fresh().c
        sides = [*self.players(), "neutral"]
        self.number("act", ACTS)
        self.flags("phase", PHASES)
        self.flags("horse", self.players())
        self.describe_question(self.question_arguments())
        self.numbers("supply", c.cards[:PILES])
        self.number("deck", JOBS)
        self.numbers("stack", ["blue", "red"], TILES)
        self.flags("borrowed", NEUTRALS)
        self.flags("shot", NEUTRALS)
        self.flags("chief", c.areas[:TERRITORIES])
        for area in c.areas[:TERRITORIES]:
            self.flags(f"tile.{area}", c.businesses[PRINTED:])
            self.flags(f"controller.{area}", self.players())
            self.numbers(f"control.{area}", self.players())
        for business in c.businesses:
            self.flags(f"thug.{business}", sides)
        for space in c.space_names:
            self.flags(f"member.{space}", sides)
        for job in c.jobs:
            self.flags(f"job.{job}", JOB_PLACES)
            self.flags(f"job.{job}.suitcase", self.players())
            self.flags(f"job.{job}.hand", self.players())
        for ally in c.allies:
            self.flags(f"ally.{ally}", ALLY_PLACES)
            self.flags(f"ally.{ally}.front", self.players())
            self.flags(f"ally.{ally}.hand", self.players())
        self.numbers("chosen", [*c.cards[:PILES], "jobs", "allies"])
        for player in self.players():
            self.describe_player(player)

    def question_arguments(self) -> list[Argument]:
        """What questions speak of."""
        c = self.game.fresh().c
        counted = ("extra", "thugs", "members", "launder", "left", "limit", "n", "need", "two_way")
        return [
            *[Argument(key, NUMBER, []) for key in counted],
            Argument("ability", NAME, c.abilities),
            Argument("abilities", NAMES, c.abilities),
            Argument("business", NAME, c.businesses),
            Argument("area", NAME, c.areas),
            Argument("space", NAME, c.space_names),
            Argument("place", NAME, self.game.moves.kinds["place"]),
            Argument("where", NAME, FRONT_WHERE),
            Argument("figure", NAME, NEUTRALS),
            Argument("good", NAME, GOOD_IDS),
            Argument("job", NAME, c.jobs),
            Argument("ally", NAME, c.allies),
            Argument("controller", SEAT_NUMBER, []),
            Argument("owner", SEAT_NUMBER, []),
            Argument("taker", SEAT_NUMBER, []),
            Argument("bidders", SEAT_NUMBERS, []),
        ]

    def describe_player(self, p: str) -> None:
        """One family."""
        c = self.game.fresh().c
        for name in ("hand", "thugs", "members", "hudson.thugs", "hudson.members", "tokens"):
            self.number(f"{p}.{name}")
        self.number(f"{p}.looks", 1)
        self.number(f"{p}.committed", 1)
        self.numbers(f"{p}.known", c.cards[:PILES])  # of the viewer: all in hand
        self.numbers(f"{p}.suitcase", c.cards[:MONEY])
        self.numbers(f"{p}.bribe", c.cards[:MONEY])
        self.numbers(f"{p}.jobs", COLOUR_IDS, JOBS)

    def values(self, s: Corleone, seat: int) -> list[int]:
        """The position as a seat sees it."""
        found: list[int] = [s.act]
        seats = s.seats
        one_of(found, len(PHASES), s.phase)
        one_of(found, seats, (s.horse - seat) % seats)
        self.add_question(found, s, seat)
        found.extend(s.piles)
        found.append(s.job_at.count(DECK))
        found.append(len(tiles_left(s, "blue")))
        found.append(len(tiles_left(s, "red")))
        for i in range(len(NEUTRALS)):
            found.append(s.borrowed >> i & 1)
        found.append(int(s.boss == SHOT))
        found.append(int(s.mayor == SHOT))
        found.append(int(s.chief == SHOT))
        one_of(found, TERRITORIES, s.chief)
        for area in range(TERRITORIES):
            one_of(found, TILES, s.tile_at[area] - PRINTED)
            owner = controller(s, area)
            one_of(found, seats, (owner - seat) % seats if owner >= 0 else -1)
            first = len(found)
            found.extend([0] * seats)
            for other in s.control[area]:
                found[first + (other - seat) % seats] += 1
        for business in range(BUSINESSES):
            self.add_side(found, s.thug_at[business], seat)
        for space in range(s.c.n_spaces):
            self.add_side(found, s.member_at[space], seat)
        self.add_jobs(found, s, seat)
        self.add_allies(found, s, seat)
        self.add_chosen(found, s.chosen[seat])
        for i in range(seats):
            self.add_player(found, s, (seat + i) % seats, i == 0)
        return found

    def add_side(self, found: list[int], side: int, seat: int) -> None:
        """Who stands on a space: a player, counted from the viewer, or a neutral figure."""
        if side < 0:
            one_of(found, self.seats + 1, -1)
        else:
            one_of(found, self.seats + 1, (side - seat) % self.seats if side < self.seats else self.seats)

    def add_jobs(self, found: list[int], s: Corleone, seat: int) -> None:
        """Where each job is, as far as the viewer knows."""
        seats = s.seats
        size = len(JOB_PLACES) + 2 * seats
        first = len(found)
        found.extend([0] * (size * JOBS))
        for job in range(JOBS):
            at = s.job_at[job]
            if at == DECK or at == BOX:
                pass
            elif at == OPEN:
                found[first + AT_OPEN] = 1
            elif at == DISCARDED:
                found[first + AT_DISCARD] = 1
            elif at == IN_WORK:
                found[first + AT_WORK] = 1
            elif at == LOOKED_AT:
                if s.looker == seat:
                    found[first + AT_LOOKED] = 1
            elif at >= CASE:
                found[first + len(JOB_PLACES) + (at - CASE - seat) % seats] = 1
            elif at == HAND + seat or s.job_seen[job]:
                found[first + len(JOB_PLACES) + seats + (at - HAND - seat) % seats] = 1
            first += size

    def add_allies(self, found: list[int], s: Corleone, seat: int) -> None:
        """Where each ally is, as far as the viewer knows."""
        seats = s.seats
        size = len(ALLY_PLACES) + 2 * seats
        first = len(found)
        found.extend([0] * (size * ALLIES))
        for ally in range(ALLIES):
            at = s.ally_at[ally]
            if at == DISPLAY:
                found[first + AT_DISPLAY] = 1
            elif at == BOX:
                found[first + AT_BOX] = 1
            elif at == LATER:
                found[first + AT_LATER] = 1
            elif at >= FRONT:
                found[first + len(ALLY_PLACES) + (at - FRONT - seat) % seats] = 1
            elif at == HAND + seat or s.ally_seen[ally]:
                found[first + len(ALLY_PLACES) + seats + (at - HAND - seat) % seats] = 1
            first += size

    def add_chosen(self, found: list[int], choice: list[int]) -> None:
        """The viewer's own secret choice so far."""
        first = len(found)
        found.extend([0] * (PILES + 2))
        for i in range(0, len(choice), 2):
            card, n = choice[i], choice[i + 1]
            if card < PILES:
                found[first + card] += n
            else:
                found[first + PILES + int(card >= FIRST_ALLY)] += n

    def add_player(self, found: list[int], s: Corleone, seat: int, own: bool) -> None:
        """What `describe_player` names."""
        found.append(hand_size(s, seat))
        found.append(s.thugs[seat])
        found.append(s.members[seat])
        found.append(s.hudson_thugs[seat])
        found.append(s.hudson_members[seat])
        found.append(s.tokens[seat])
        found.append(int(s.looker == seat))
        found.append(s.committed[seat])
        known = s.hand if own else s.seen
        found.extend(known[seat * PILES : seat * PILES + PILES])
        for value in range(MONEY):
            found.append(bounded(s.suitcase[seat * MONEY + value]))
        found.extend(s.bribes[seat * MONEY : seat * MONEY + MONEY])
        colours = [0] * len(COLOUR_IDS)
        if CASE + seat in s.job_at:
            for job in range(JOBS):
                if s.job_at[job] == CASE + seat:
                    colours[s.c.job_colour[job]] += 1
        found.extend(colours)

    def read(self, view: dict[str, Any]) -> dict[str, int]:
        """The same from a seat's view alone."""
        return {**self.read_question(view), **read(view, self.game.pack.data)}
