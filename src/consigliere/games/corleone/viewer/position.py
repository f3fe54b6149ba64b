"""From the names of a view or a scenario back to a state: the inverse of view.py."""

from random import Random
from typing import Any

from consigliere.core.errors import Mistake
from consigliere.core.position_input import count_of, index_of
from consigliere.core.step import NO_SEAT
from consigliere.games.corleone.chapters import transfer_log as log
from consigliere.games.corleone.components import (
    ALLIES,
    FIRST_ALLY,
    JOBS,
    MONEY,
    PARK,
    PILES,
    TERRITORIES,
    is_job,
    job_of_card,
)
from consigliere.games.corleone.effects import BOSS, MAYOR, NEUTRALS
from consigliere.games.corleone.state import (
    BESIDE,
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
    NEUTRAL,
    OPEN,
    PHASES,
    SHOT,
    CorleoneState,
    case_at,
    hand_at,
)
from consigliere.games.corleone.viewer import hidden


def seat_named(s: CorleoneState, name: str) -> int:
    """The seat that leads a family, -1 if nobody does."""
    if name not in s.c.families:
        return -1
    family = s.c.families.index(name)
    return s.family.index(family) if family in s.family[: s.seats] else -1


def player(s: CorleoneState, name: str, where: str) -> int:
    """The seat of a family that plays, or a clear error."""
    seat = seat_named(s, name)
    if seat < 0:
        raise Mistake("mistake-corleone-family", where=where, name=name, names=list(playing(s)))
    return seat


def playing(s: CorleoneState) -> list[str]:
    """The families that play, by seat."""
    return [s.c.families[s.family[seat]] for seat in range(s.seats)]


# ---- common parts


def seat_families(s: CorleoneState, families: dict[str, Any]) -> None:
    """Who leads which family."""
    if not families:
        return
    if len(families) != s.seats:
        raise Mistake("mistake-corleone-families", seats=s.seats, found=len(families))
    order = [-1] * s.seats
    for place, (name, entry) in enumerate(families.items()):
        seat = entry.get("seat", place)
        if seat not in range(s.seats) or order[seat] >= 0:
            raise Mistake("mistake-corleone-seat", name=name, last=s.seats - 1, seat=seat)
        order[seat] = index_of(s.c.families, name, "families")
    rest = [family for family in range(len(s.c.families)) if family not in order]
    s.family = order + rest


def read_board(s: CorleoneState, table: dict[str, Any]) -> None:
    """Act, Horse Head, tiles, figures, control tokens."""
    s.act = table.get("act", 1)
    if s.act not in range(1, 5):
        raise Mistake("mistake-corleone-act", act=s.act)
    s.phase = index_of(PHASES, table.get("phase", "family-business"), "phase")
    s.horse = player(s, table["horse"], "horse") if table.get("horse") else 0
    for name, tile in named(table.get("tiles", {})):
        area = index_of(s.c.areas[:TERRITORIES], name, "tiles")
        business = index_of(s.c.businesses, tile, f"tiles.{name}")
        if business < len(s.c.areas) or s.spot[business] >= 0:
            raise Mistake("mistake-corleone-tile", name=name, tile=tile)
        s.tile_at[area] = business
        s.spot[business] = area
    for name, who in named(table.get("thugs", {})):
        business = index_of(s.c.businesses, name, "thugs")
        if s.spot[business] < 0:
            raise Mistake("mistake-corleone-thug-business", name=name)
        if business == PARK:
            raise Mistake("mistake-corleone-thug-park", name=name)
        if who == NEUTRALS[BOSS] and s.boss >= 0:
            raise Mistake("mistake-corleone-boss", name=name, place=s.c.businesses[s.boss])
        s.thug_at[business] = NEUTRAL if who == NEUTRALS[BOSS] else player(s, who, f"thugs.{name}")
        if who == NEUTRALS[BOSS]:
            s.boss = business
    for name, who in named(table.get("members", {})):
        space = index_of(s.c.space_names, name, "members")
        if s.c.min_players[space] > s.seats:
            raise Mistake("mistake-corleone-space", name=name, seats=s.seats)
        if who == NEUTRALS[MAYOR] and s.mayor >= 0:
            raise Mistake("mistake-corleone-mayor", name=name, place=s.c.space_names[s.mayor])
        s.member_at[space] = NEUTRAL if who == NEUTRALS[MAYOR] else player(s, who, f"members.{name}")
        if who == NEUTRALS[MAYOR]:
            s.mayor = space
    if table.get("chief"):
        s.chief = index_of(s.c.areas[:TERRITORIES], table["chief"], "chief")
    for name in table.get("hudson", []):
        figure = index_of(NEUTRALS, name, "hudson")
        if (s.boss, s.mayor, s.chief)[figure] != BESIDE:
            raise Mistake("mistake-corleone-hudson", name=name)
        if figure == BOSS:
            s.boss = SHOT
        elif figure == MAYOR:
            s.mayor = SHOT
        else:
            s.chief = SHOT
    for name, stack in table.get("control", {}).items():
        area = index_of(s.c.areas[:TERRITORIES], name, "control")
        s.control[area] = [player(s, owner, f"control.{name}") for owner in stack]


def named(entries: dict[str, str | None]) -> list[tuple[str, str]]:
    """Places with something on them."""
    return [(name, value) for name, value in entries.items() if value]


def read_cards(s: CorleoneState, table: dict[str, Any]) -> None:
    """Open jobs, discard pile, allies on display and in front, suitcases."""
    jobs = table.get("open_jobs", [])
    wanted = s.c.open_jobs[s.seats]
    if len(jobs) > wanted:
        raise Mistake("mistake-corleone-open-jobs", wanted=wanted, found=len(jobs))
    s.open_jobs = [-1] * wanted
    for place, name in enumerate(jobs):
        if name:
            s.open_jobs[place] = put_job(s, name, OPEN, "open_jobs")
    s.discards = [put_job(s, name, DISCARDED, "discard") for name in table.get("discard", [])]
    for name in table.get("allies", []):
        put_ally(s, name, DISPLAY, "allies")
    for name, entry in table.get("families", {}).items():
        seat = player(s, name, "families")
        where = f"families.{name}.suitcase"
        for card in entry.get("suitcase", {}).get("money", []):
            s.suitcase[case_at(seat, index_of(s.c.money_names, card, where))] += 1
        for job in entry.get("suitcase", {}).get("jobs", []):
            put_job(s, job, CASE + seat, where)
        for ally in entry.get("front", []):
            put_ally(s, ally, FRONT + seat, f"families.{name}.front")


def put_job(s: CorleoneState, name: str, place: int, where: str) -> int:
    """A job to its place; each lies in one place only."""
    job = index_of(s.c.jobs, name, where)
    if s.job_at[job] != DECK:
        raise Mistake("mistake-corleone-twice", where=where, name=name)
    s.job_at[job] = place
    return job


def put_ally(s: CorleoneState, name: str, place: int, where: str) -> int:
    """An ally to its place; each lies in one place only."""
    ally = index_of(s.c.allies, name, where)
    if s.ally_at[ally] != LATER:
        raise Mistake("mistake-corleone-twice", where=where, name=name)
    s.ally_at[ally] = place
    return ally


def put_card(s: CorleoneState, seat: int, name: str, where: str) -> None:
    """A card in hand, jobs as if drawn in secret."""
    card = index_of(s.c.cards, name, where)
    if card < PILES:
        s.hand[hand_at(seat, card)] += 1
        s.seen[hand_at(seat, card)] += 1
    elif card < FIRST_ALLY:
        put_job(s, name, HAND + seat, where)
    else:
        s.ally_seen[put_ally(s, name, HAND + seat, where)] = 1


def derive_piles(s: CorleoneState, given: dict[str, Any]) -> None:
    """The supply follows by counting; if it is given, missing cards are out of the game."""
    for name in given:
        index_of(s.c.cards[:PILES], name, "supply")
    for pile in range(PILES):
        used = sum(s.hand[hand_at(seat, pile)] for seat in range(s.seats))
        if pile < MONEY:
            used += sum(s.suitcase[case_at(seat, pile)] + s.bribes[case_at(seat, pile)] for seat in range(s.seats))
        left = s.c.pile_size[pile] - used
        name = s.c.cards[pile]
        s.piles[pile] = count_of(given, name, "supply", max(0, left))
        s.box[pile] = left - s.piles[pile]
        if s.box[pile] < 0:
            raise Mistake("mistake-corleone-supply", name=name, n=-s.box[pile])


def derive_figures(s: CorleoneState, seat: int, entry: dict[str, Any], where: str) -> None:
    """Unplayed figures and tokens follow by counting; if they are given, missing ones are out of the game."""
    hudson = entry.get("hudson", {})
    s.hudson_thugs[seat] = count_of(hudson, "thugs", f"{where}.hudson", 0)
    s.hudson_members[seat] = count_of(hudson, "members", f"{where}.hudson", 0)
    thugs = s.c.thugs[s.seats] - s.thug_at.count(seat) - s.hudson_thugs[seat]
    members = s.c.members[s.act] - s.member_at.count(seat) - s.hudson_members[seat]
    tokens = s.c.tokens - sum(stack.count(seat) for stack in s.control)
    s.thugs[seat] = count_of(entry, "thugs", where, max(0, thugs))
    s.members[seat] = count_of(entry, "members", where, max(0, members))
    s.tokens[seat] = count_of(entry, "tokens", where, max(0, tokens))
    s.gone_thugs[seat] = thugs - s.thugs[seat]
    s.gone_members[seat] = members - s.members[seat]
    s.gone_tokens[seat] = tokens - s.tokens[seat]
    for what, gone in (("thugs", s.gone_thugs), ("members", s.gone_members), ("tokens", s.gone_tokens)):
        if gone[seat] < 0:
            raise Mistake("mistake-corleone-figures", where=where, what=what, n=-gone[seat])


# ---- from a view (imagine)


def from_view(s: CorleoneState, view: dict[str, Any]) -> None:
    """Fills the pieces from a view; what the viewer cannot know gets some possible value."""
    table = view["table"]
    seat_families(s, table["families"])
    read_board(s, table)
    read_cards(s, table)
    read_course(s, table)
    ledger = table["ledger"]
    viewer: int | None = view["viewer"]
    for seat, name in enumerate(playing(s)):
        entry = table["families"][name]
        for card in entry["bribe"]:
            s.bribes[case_at(seat, s.c.money_names.index(card))] += 1
        read_hand(s, seat, entry["known"], view["own"].get(name))
        derive_figures(s, seat, entry, name)
    for name, entry in view["own"].items():
        for job in entry.get("looked", []):
            put_job(s, job, LOOKED_AT, name)
    if not ledger:
        read_drawn(s, table, viewer)
    read_choices(s, view)
    if ledger:
        read_looked(s, table, viewer)
        read_log(s, ledger, view["own"])
        hidden.shuffle(s, viewer, Random(0))
    elif any(s.committed):
        hidden.redraw_choices(s, viewer, Random(0))
    derive_piles(s, table["supply"])


def read_course(s: CorleoneState, table: dict[str, Any]) -> None:
    """The engine's notes; cards out of the game."""
    course = table["course"]
    s.borrowed, s.deck_age, s.looking_seat = course["borrowed"], course["deck_age"], course["looker"]
    for name, age in course["ages"].items():
        s.job_age[s.c.jobs.index(name)] = age
    for name in course["in_work"]:
        put_job(s, name, IN_WORK, "in_work")
    for name in table["box"]["jobs"]:
        put_job(s, name, BOX, "box")
    for name in table["box"]["allies"]:
        put_ally(s, name, BOX, "box")
    for seat in course["committed"]:
        s.committed[seat] = 1


def read_hand(s: CorleoneState, seat: int, known: list[str], own: dict[str, Any] | None) -> None:
    """A hand: all of it, or what everybody knows of it."""
    for name in known if own is None else own["hand"]:
        put_card(s, seat, name, "hand")
    first = hand_at(seat, 0)
    s.seen[first : first + PILES] = [known.count(s.c.cards[pile]) for pile in range(PILES)]
    for name in known:
        card = s.c.cards.index(name)
        if is_job(card):
            s.job_seen[job_of_card(card)] = 1
    for ally in range(ALLIES):
        if s.ally_at[ally] == HAND + seat:
            s.ally_seen[ally] = int(s.c.allies[ally] in known)


def read_drawn(s: CorleoneState, table: dict[str, Any], viewer: int | None) -> None:
    """Jobs drawn in secret get some possible face."""
    for seat, name in enumerate(playing(s)):
        if seat != viewer:
            for age in table["families"][name]["drawn"]:
                s.job_at[some_job(s, age)] = HAND + seat
    read_looked(s, table, viewer)


def read_looked(s: CorleoneState, table: dict[str, Any], viewer: int | None) -> None:
    """Jobs another player is looking at get some possible face."""
    if s.looking_seat != NO_SEAT and s.looking_seat != viewer:
        for age in table["course"]["looked"]:
            s.job_at[some_job(s, age)] = LOOKED_AT


def some_job(s: CorleoneState, age: int) -> int:
    """A job of that deck that lies nowhere yet."""
    for job in range(JOBS):
        if s.job_at[job] == DECK and s.job_age[job] == age:
            return job
    raise Mistake("mistake-corleone-view")


def read_log(s: CorleoneState, rows: list[list[int]], own: dict[str, Any]) -> None:
    """The transfer log with the secret cards the viewer knows."""
    s.transfer_log = [n for row in rows for n in row]
    for entry in own.values():
        for row, (name, age) in entry.get("ledger", {}).items():
            at = int(row) * log.ROW
            log.set_card(s.transfer_log, at, s.c.cards.index(name), age)
            assert log.is_secret(s.transfer_log, at)


def read_choices(s: CorleoneState, view: dict[str, Any]) -> None:
    """The viewer's own secret choice."""
    viewer = view["viewer"]
    if viewer is not None:
        for name, n in view["chosen"].get("cards", []):
            s.chosen[viewer].extend([s.c.cards.index(name), n])
