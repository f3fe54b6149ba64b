"""What stands on the table, in the pack's names; and what each player has in hand (CE-12)."""

from typing import Any

from consigliere.games.corleone.chapters import ending
from consigliere.games.corleone.chapters import transfer_log as log
from consigliere.games.corleone.chapters.board import controller
from consigliere.games.corleone.chapters.cards import hand_size
from consigliere.games.corleone.chapters.choices import pairs
from consigliere.games.corleone.chapters.phases import tiles_left
from consigliere.games.corleone.components import (
    ALLIES,
    BUSINESSES,
    COLOUR_IDS,
    COLOURS,
    JOBS,
    MONEY,
    PILES,
    TERRITORIES,
)
from consigliere.games.corleone.effects import BOSS, MAYOR, NEUTRALS
from consigliere.games.corleone.state import (
    BOX,
    CASE,
    DECK,
    DISPLAY,
    FRONT,
    HAND,
    IN_WORK,
    LATER,
    LOOKED_AT,
    NEUTRAL,
    PHASES,
    SHOT,
    CorleoneState,
    case_at,
    hand_at,
)


def name_of(s: CorleoneState, seat: int) -> str | None:
    """A seat by its family."""
    return s.c.families[s.family[seat]] if seat >= 0 else None


def table(s: CorleoneState) -> dict[str, Any]:
    """Everything public."""
    c = s.c
    return {
        "act": s.act,
        "phase": PHASES[s.phase],
        "horse": name_of(s, s.horse),
        "families": {c.families[s.family[seat]]: family(s, seat) for seat in range(s.seats)},
        "tiles": {c.areas[a]: c.businesses[s.tile_at[a]] if s.tile_at[a] >= 0 else None for a in range(TERRITORIES)},
        "stacks": {colour: len(tiles_left(s, colour)) for colour in c.tile_colours},
        "thugs": {c.businesses[b]: figure(s, s.thug_at[b], BOSS) for b in range(BUSINESSES)},
        "members": {c.space_names[i]: figure(s, s.member_at[i], MAYOR) for i in range(c.n_spaces)},
        "chief": c.areas[s.chief] if s.chief >= 0 else None,
        "hudson": [NEUTRALS[i] for i, at in enumerate((s.boss, s.mayor, s.chief)) if at == SHOT],
        "control": {c.areas[a]: [name_of(s, seat) for seat in s.control[a]] for a in range(TERRITORIES)},
        "controllers": {c.areas[a]: name_of(s, controller(s, a)) for a in range(TERRITORIES)},
        "open_jobs": [c.jobs[job] if job >= 0 else "" for job in s.open_jobs],
        "discard": [c.jobs[job] for job in s.discards],
        "deck_size": s.job_at.count(DECK),
        "allies": [c.allies[ally] for ally in range(ALLIES) if s.ally_at[ally] == DISPLAY],
        "supply": {c.cards[pile]: s.piles[pile] for pile in range(PILES)},
        "box": box(s),
        "course": course(s),
        "ledger": public_log(s),
    }


def figure(s: CorleoneState, side: int, neutral: int) -> str | None:
    """Who stands on a space, where a neutral figure can be this one only."""
    return NEUTRALS[neutral] if side == NEUTRAL else name_of(s, side)


def family(s: CorleoneState, seat: int) -> dict[str, Any]:
    """One family's public side; the money in its suitcase follows by counting (RU-25)."""
    content: dict[str, Any] = {
        "seat": seat,
        "hand": hand_size(s, seat),
        "known": known(s, seat),
        "suitcase": {"money": money_cards(s, s.suitcase, seat), "jobs": jobs_at(s, CASE + seat)},
        "front": allies_at(s, FRONT + seat),
        "thugs": s.thugs[seat],
        "members": s.members[seat],
        "hudson": {"thugs": s.hudson_thugs[seat], "members": s.hudson_members[seat]},
        "tokens": s.tokens[seat],
        "gone": {"thugs": s.gone_thugs[seat], "members": s.gone_members[seat], "tokens": s.gone_tokens[seat]},
        "bribe": money_cards(s, s.bribes, seat),
    }
    if not s.transfer_log:
        content["drawn"] = drawn(s, seat)
    if s.over:
        content["bonus"] = {"territories": ending.territory_bonuses(s, seat), "jobs": ending.job_bonuses(s, seat)}
        content["won"] = {
            "territories": [s.c.areas[a] for a in range(TERRITORIES) if ending.territory_bonus(s, a) == seat],
            "colours": [COLOUR_IDS[colour] for colour in range(COLOURS) if seat in ending.job_bonus(s, colour)],
        }
        content["wealth"] = ending.wealth(s, seat)
    return content


def drawn(s: CorleoneState, seat: int) -> list[int]:
    """From which decks the jobs come that a player has drawn in secret."""
    return sorted(s.job_age[job] for job in range(JOBS) if s.job_at[job] == HAND + seat and not s.job_seen[job])


def known(s: CorleoneState, seat: int) -> list[str]:
    """The cards everybody knows to be in a hand (CE-12.2)."""
    cards: list[str] = []
    for pile in range(PILES):
        cards.extend([s.c.cards[pile]] * s.seen[hand_at(seat, pile)])
    cards.extend([s.c.jobs[job] for job in range(JOBS) if s.job_at[job] == HAND + seat and s.job_seen[job]])
    cards.extend([s.c.allies[a] for a in range(ALLIES) if s.ally_at[a] == HAND + seat and s.ally_seen[a]])
    return cards


def money_cards(s: CorleoneState, cards: list[int], seat: int) -> list[str]:
    """Money cards of a seat, one by one."""
    return [s.c.cards[value] for value in range(MONEY) for _ in range(cards[case_at(seat, value)])]


def jobs_at(s: CorleoneState, place: int) -> list[str]:
    return [s.c.jobs[job] for job in range(JOBS) if s.job_at[job] == place]


def allies_at(s: CorleoneState, place: int) -> list[str]:
    return [s.c.allies[ally] for ally in range(ALLIES) if s.ally_at[ally] == place]


def box(s: CorleoneState) -> dict[str, Any]:
    """What is out of the game (allies; other cards only in positions set up by hand)."""
    return {
        "allies": allies_at(s, BOX),
        "jobs": jobs_at(s, BOX),
        "cards": {s.c.cards[pile]: s.box[pile] for pile in range(PILES) if s.box[pile]},
    }


def course(s: CorleoneState) -> dict[str, Any]:
    """The engine's notes on the running action and on the deck."""
    return {
        "later": allies_at(s, LATER),
        "in_work": jobs_at(s, IN_WORK),
        "borrowed": s.borrowed,
        "deck_age": s.deck_age,
        "ages": {s.c.jobs[job]: s.job_age[job] for job in range(JOBS) if s.job_age[job]},
        "looker": s.looking_seat,
        "looked": sorted(s.job_age[job] for job in range(JOBS) if s.job_at[job] == LOOKED_AT),
        "committed": [seat for seat in range(s.seats) if s.committed[seat]],
    }


def public_log(s: CorleoneState) -> list[list[int]]:
    """The transfer log without what only the players concerned have seen."""
    return [log.public_row(s.transfer_log, row) for row in log.rows(s.transfer_log)]


def hand(s: CorleoneState, seat: int) -> list[str]:
    """All cards of a hand, in the fixed order of kinds."""
    cards: list[str] = []
    for pile in range(PILES):
        cards.extend([s.c.cards[pile]] * s.hand[hand_at(seat, pile)])
    return cards + jobs_at(s, HAND + seat) + allies_at(s, HAND + seat)


def own(s: CorleoneState, seats: list[int]) -> dict[str, Any]:
    """What only these seats know: their hands, jobs they look at, cards that went to or from them in secret."""
    content: dict[str, Any] = {}
    for seat in seats:
        entry: dict[str, Any] = {"hand": hand(s, seat)}
        if s.looking_seat == seat:
            entry["looked"] = jobs_at(s, LOOKED_AT)
        if s.transfer_log:
            entry["ledger"] = {
                str(row // log.ROW): [s.c.cards[log.card_at(s.transfer_log, row)], log.age_at(s.transfer_log, row)]
                for row in log.rows(s.transfer_log)
                if log.knows(s.transfer_log, row, seat)
            }
        content[s.c.families[s.family[seat]]] = entry
    return content


def chosen(s: CorleoneState, viewer: int) -> dict[str, Any]:
    """The viewer's secret choice of a simultaneous step that is still open: card, number."""
    choice = s.chosen[viewer]
    if not choice and not s.committed[viewer]:
        return {}
    return {"cards": [[s.c.cards[kind], n] for kind, n in pairs(choice)]}


def everything(s: CorleoneState) -> dict[str, Any]:
    """The whole position with all secrets, as scenarios write and expect it."""
    content = table(s)
    content["own"] = own(s, list(range(s.seats)))
    content["deck"] = jobs_at(s, DECK)
    content["actors"] = [name_of(s, seat) for seat in s.actors]
    content["over"] = s.over
    result = s.result
    content["result"] = None if result is None else result.to_json()
    return content
