"""A position of Corleone's Empire as numbers, for learning; the names are explained in docs/research.md.

Of the cards in other hands only those count that everybody knows to be there.
"""

from typing import Final

from librt.strings import BytesWriter

from consigliere.core.features import (
    NAME,
    NAMES,
    NUMBER,
    SEAT_NUMBER,
    SEAT_NUMBERS,
    Argument,
    FeatureList,
    put,
    put_part,
)
from consigliere.games.corleone.components import (
    ACTS,
    ALLIES,
    BUSINESSES,
    COLOUR_IDS,
    FIRST_ALLY,
    GOOD_IDS,
    JOBS,
    MONEY,
    PILES,
    PRINTED,
    TERRITORIES,
)
from consigliere.games.corleone.effects import FRONT_WHERE, NEUTRALS
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
    CorleoneState,
    case_at,
    hand_at,
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
JOBS_BY_COLOUR: Final = 8 + PILES + 2 * MONEY  # of one player, the last
PLAYER_SIZE: Final = JOBS_BY_COLOUR + 4
VERSION: Final = 1  # of the environments: raised with the rules, the pack or the list of features


class Features(FeatureList[CorleoneState]):
    """The table, the own hand, and what everybody knows of the others'."""

    def describe(self) -> None:
        self.version = VERSION
        c = self.game.fresh().c
        sides = [*self.players(), "neutral"]
        self.number("act", ACTS)
        self.flags("phase", PHASES)
        self.flags("horse", self.players())
        self.describe_question(self.question_arguments())
        self.numbers("supply", c.cards[:PILES])
        self.number("deck", JOBS)
        self.numbers("stack", c.tile_colours, TILES)
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
        first = len(self.names)
        for job in c.jobs:
            self.flags(f"job.{job}", JOB_PLACES)
            self.flags(f"job.{job}.suitcase", self.players())
            self.flags(f"job.{job}.hand", self.players())
        self.jobs_size = len(self.names) - first
        for ally in c.allies:
            self.flags(f"ally.{ally}", ALLY_PLACES)
            self.flags(f"ally.{ally}.front", self.players())
            self.flags(f"ally.{ally}.hand", self.players())
        self.cards_size = len(self.names) - first
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

    def fill(self, out: BytesWriter, at: int, s: CorleoneState, seat: int) -> None:
        """The position as a seat sees it."""
        seats = s.seats
        rel = [(side - seat) % seats for side in range(seats)]  # the seats counted from the viewer
        out[at] = s.act
        out[at + 1 + s.phase] = 1
        at += 1 + len(PHASES)
        out[at + rel[s.horse]] = 1
        at = self.fill_question(out, at + seats, s, seat)
        at = put(out, at, s.piles)
        for b in range(PRINTED, BUSINESSES):
            if s.spot[b] < 0:
                stack = at + 1 + s.c.tile_colours.index(s.c.tile_colour[b - PRINTED])
                out[stack] = out[stack] + 1
        deck = at
        at += 3
        for i in range(len(NEUTRALS)):
            out[at + i] = s.borrowed >> i & 1
        at += len(NEUTRALS)
        out[at] = int(s.boss == SHOT)
        out[at + 1] = int(s.mayor == SHOT)
        out[at + 2] = int(s.chief == SHOT)
        at += len(NEUTRALS)
        if s.chief >= 0:
            out[at + s.chief] = 1
        at += TERRITORIES
        for area in range(TERRITORIES):
            if s.tile_at[area] >= 0:
                out[at + s.tile_at[area] - PRINTED] = 1
            at += TILES
            tokens = s.control[area]
            if tokens:
                out[at + rel[tokens[-1]]] = 1
                for other in tokens:
                    out[at + seats + rel[other]] = out[at + seats + rel[other]] + 1
            at += 2 * seats
        for side in s.thug_at:
            if side >= 0:
                out[at + (rel[side] if side < seats else seats)] = 1
            at += seats + 1
        for space in range(s.c.n_spaces):
            side = s.member_at[space]
            if side >= 0:
                out[at + (rel[side] if side < seats else seats)] = 1
            at += seats + 1
        chosen = at + self.cards_size
        self.fill_jobs(out, at, s, seat, rel, deck, chosen + PILES + 2)
        self.fill_allies(out, at + self.jobs_size, s, seat, rel, chosen + PILES + 2)
        self.fill_chosen(out, chosen, s.chosen[seat])
        at = chosen + PILES + 2
        for i in range(seats):
            at = self.fill_player(out, at, s, (seat + i) % seats, i == 0)

    def fill_jobs(
        self, out: BytesWriter, at: int, s: CorleoneState, seat: int, rel: list[int], deck: int, players: int
    ) -> None:
        """Where each job is, as far as the viewer knows; how many are in the deck, in hands and suitcases."""
        seats = s.seats
        size = len(JOB_PLACES) + 2 * seats
        places = s.job_at
        for job in range(JOBS):
            place = places[job]
            if place == DECK:
                out[deck] = out[deck] + 1
            elif place == OPEN:
                out[at + AT_OPEN] = 1
            elif place == DISCARDED:
                out[at + AT_DISCARD] = 1
            elif place == IN_WORK:
                out[at + AT_WORK] = 1
            elif place == LOOKED_AT:
                if s.looking_seat == seat:
                    out[at + AT_LOOKED] = 1
            elif place >= CASE:
                owner = rel[place - CASE]
                out[at + len(JOB_PLACES) + owner] = 1
                colour = players + owner * PLAYER_SIZE + JOBS_BY_COLOUR + s.c.job_colour[job]
                out[colour] = out[colour] + 1
            elif place >= HAND:
                owner = rel[place - HAND]
                hand = players + owner * PLAYER_SIZE
                out[hand] = out[hand] + 1
                if owner == 0 or s.job_seen[job]:
                    out[at + len(JOB_PLACES) + seats + owner] = 1
            at += size

    def fill_allies(self, out: BytesWriter, at: int, s: CorleoneState, seat: int, rel: list[int], players: int) -> None:
        """Where each ally is, as far as the viewer knows; how many are in hands."""
        seats = s.seats
        size = len(ALLY_PLACES) + 2 * seats
        places = s.ally_at
        for ally in range(ALLIES):
            place = places[ally]
            if place == DISPLAY:
                out[at + AT_DISPLAY] = 1
            elif place == BOX:
                out[at + AT_BOX] = 1
            elif place == LATER:
                out[at + AT_LATER] = 1
            elif place >= FRONT:
                out[at + len(ALLY_PLACES) + rel[place - FRONT]] = 1
            elif place >= HAND:
                owner = rel[place - HAND]
                hand = players + owner * PLAYER_SIZE
                out[hand] = out[hand] + 1
                if owner == 0 or s.ally_seen[ally]:
                    out[at + len(ALLY_PLACES) + seats + owner] = 1
            at += size

    def fill_chosen(self, out: BytesWriter, at: int, choice: list[int]) -> None:
        """The viewer's own secret choice so far."""
        for i in range(0, len(choice), 2):
            card = choice[i]
            kind = at + (card if card < PILES else PILES + int(card >= FIRST_ALLY))
            out[kind] = out[kind] + choice[i + 1]

    def fill_player(self, out: BytesWriter, at: int, s: CorleoneState, seat: int, own: bool) -> int:
        """What `describe_player` names; jobs and allies in hand are counted already."""
        cards = 0
        for pile in range(PILES):
            cards += s.hand[hand_at(seat, pile)]
        out[at] = out[at] + cards
        out[at + 1] = s.thugs[seat]
        out[at + 2] = s.members[seat]
        out[at + 3] = s.hudson_thugs[seat]
        out[at + 4] = s.hudson_members[seat]
        out[at + 5] = s.tokens[seat]
        out[at + 6] = int(s.looking_seat == seat)
        out[at + 7] = s.committed[seat]
        put_part(out, at + 8, s.hand if own else s.seen, hand_at(seat, 0), PILES)
        put_part(out, at + 8 + PILES, s.suitcase, case_at(seat, 0), MONEY)
        put_part(out, at + 8 + PILES + MONEY, s.bribes, case_at(seat, 0), MONEY)
        return at + PLAYER_SIZE
