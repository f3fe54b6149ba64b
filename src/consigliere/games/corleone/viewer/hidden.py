"""What a viewer cannot tell apart: jobs drawn in secret, cards that changed hands in secret, secret choices (CE-12.1).

A job nobody has seen lies in the deck it was last shuffled into, in the hand of somebody who drew from that deck, or
among the jobs a player is looking at. Once a card has gone from hand to hand in secret the hands of others are no
longer known: `transfers` finds what they can be.
"""

from random import Random
from typing import Any, Final

from consigliere.core.step import CODE
from consigliere.games.corleone.chapters.cards import piles_in_hand
from consigliere.games.corleone.components import (
    ALLIES,
    CARDS,
    JOBS,
    MONEY,
    PILES,
)
from consigliere.games.corleone.frames import GIVE_CARDS, OFFER_CARD, SET_BRIBES, TRIBUTE, WANTED
from consigliere.games.corleone.state import DECK, HAND, LOOKED_AT, CorleoneState, case_at, hand_at
from consigliere.games.corleone.viewer.transfers import deal_transfers

FRESH_TRIES: Final = 200


def others_than(s: CorleoneState, viewer: int | None) -> list[int]:
    """The seats whose secrets a viewer does not know."""
    return [seat for seat in range(s.seats) if seat != viewer]


def secret_jobs(s: CorleoneState, viewer: int | None) -> list[int]:
    """The jobs whose place the viewer does not know (before any secret transfer)."""
    jobs = []
    for job in range(JOBS):
        at = s.job_at[job]
        drawn = HAND <= at < HAND + s.seats and at - HAND != viewer and not s.job_seen[job]
        if drawn or at == DECK or (at == LOOKED_AT and s.looking_seat != viewer):
            jobs.append(job)
    return jobs


# ---- groups


def unknown(s: CorleoneState, viewer: int | None) -> list[dict[str, Any]]:
    """The groups of a viewer: pieces, the places they are spread over, what a place cannot hold."""
    groups: list[dict[str, Any]] = []
    if s.transfer_log:
        groups.append(transfer_group(s, viewer))
    else:
        pieces = secret_jobs(s, viewer)
        for age in sorted({s.job_age[job] for job in pieces}):
            groups.append(job_group(s, viewer, [job for job in pieces if s.job_age[job] == age], age))
    for seat in others_than(s, viewer):
        if s.committed[seat]:
            groups.append({"kind": "choice", "seat": seat, "size": 1})
    return groups


def job_group(s: CorleoneState, viewer: int | None, pieces: list[int], age: int) -> dict[str, Any]:
    """The jobs of one deck, and where they may lie."""
    places: list[dict[str, Any]] = []
    if age == s.deck_age and DECK in s.job_at:
        places.append({"place": "deck", "size": s.job_at.count(DECK), "cannot": []})
    looked = sum(s.job_at[job] == LOOKED_AT for job in pieces)
    if looked:
        places.append({"place": "looked", "seat": s.looking_seat, "size": looked, "cannot": []})
    for seat in others_than(s, viewer):
        size = sum(s.job_at[job] == HAND + seat for job in pieces)
        if size:
            places.append({"place": "hand", "seat": seat, "size": size, "cannot": []})
    return {"kind": "jobs", "age": age, "pieces": [s.c.jobs[job] for job in pieces], "places": places}


def transfer_group(s: CorleoneState, viewer: int | None) -> dict[str, Any]:
    """After secret transfers: all cards whose place is not known; the log says what a hand cannot hold."""
    places: list[dict[str, Any]] = [{"place": "deck", "size": s.job_at.count(DECK), "cannot": []}]
    jobs = secret_jobs(s, viewer)
    looked = sum(s.job_at[job] == LOOKED_AT for job in jobs)
    if looked:
        places.append({"place": "looked", "seat": s.looking_seat, "size": looked, "cannot": []})
    loose = [0] * PILES
    allies: list[int] = []
    for seat in others_than(s, viewer):
        first = hand_at(seat, 0)
        here = [s.hand[first + pile] - s.seen[first + pile] for pile in range(PILES)]
        loose = [loose[pile] + here[pile] for pile in range(PILES)]
        mine = [ally for ally in range(ALLIES) if s.ally_at[ally] == HAND + seat and not s.ally_seen[ally]]
        allies.extend(mine)
        size = sum(here) + len(mine) + sum(s.job_at[job] == HAND + seat for job in jobs)
        if size:
            places.append({"place": "hand", "seat": seat, "size": size, "cannot": []})
    pieces = [s.c.cards[pile] for pile in range(PILES) for _ in range(loose[pile])]
    pieces += [s.c.jobs[job] for job in jobs] + [s.c.allies[ally] for ally in sorted(allies)]
    return {"kind": "cards", "pieces": pieces, "places": places}


def in_any_hand(s: CorleoneState, seat: int) -> list[int]:
    """The cards of a hand by kind."""
    jobs = [int(at == HAND + seat) for at in s.job_at]
    return piles_in_hand(s, seat) + jobs + [int(at == HAND + seat) for at in s.ally_at]


# ---- dealing anew


def shuffle(s: CorleoneState, viewer: int | None, rng: Random) -> None:
    """Deals every group of the viewer anew, among the deals that are possible."""
    for _ in range(FRESH_TRIES):
        if s.transfer_log:
            deal_transfers(s, viewer, rng)
        else:
            deal_jobs(s, viewer, rng)
        redraw_choices(s, viewer, rng)
        if s.legal_cache_seat in others_than(s, viewer):
            s.legal_cache_seat = -1
        if s.over or everybody_can_answer(s, viewer):
            return


def everybody_can_answer(s: CorleoneState, viewer: int | None) -> bool:
    """Whether each open question has an answer in this world: a job that was begun can be paid."""
    return all(seat == viewer or s.legal(seat) for seat in s.actors)


def deal_jobs(s: CorleoneState, viewer: int | None, rng: Random) -> None:
    """Exchanges the jobs of each deck among the places they may lie."""
    pieces = secret_jobs(s, viewer)
    for age in sorted({s.job_age[job] for job in pieces}):
        group = [job for job in pieces if s.job_age[job] == age]
        places = [s.job_at[job] for job in group]
        rng.shuffle(places)
        for job, place in zip(group, places, strict=True):
            s.job_at[job] = place


def redraw_choices(s: CorleoneState, viewer: int | None, rng: Random) -> None:
    """What another seat has committed is any of its legal choices; what it has only begun is empty."""
    for seat in others_than(s, viewer):
        committed = s.committed[seat]
        s.chosen[seat] = []
        if committed:
            s.committed[seat] = 0
            s.chosen[seat] = any_choice(s, seat, rng)
            s.committed[seat] = 1


def uncommit(s: CorleoneState, viewer: int | None) -> list[int]:
    """What others have committed is taken back; returns whose."""
    seats = [seat for seat in others_than(s, viewer) if s.committed[seat]]
    for seat in seats:
        s.committed[seat] = 0
        s.chosen[seat] = []
    return seats


def any_choice(s: CorleoneState, seat: int, rng: Random) -> list[int]:
    """One of the secret choices the seat could have made."""
    f = s.stack[-1]
    if f[CODE] == SET_BRIBES:
        moves: list[int] = []
        for value in range(MONEY):
            n = rng.randint(0, s.suitcase[case_at(seat, value)])
            if n:
                moves.extend([value, n])
        return moves
    cards = in_any_hand(s, seat)
    pool = [card for card in range(CARDS) for _ in range(cards[card])]
    if f[CODE] == OFFER_CARD:
        return [rng.choice([card for card in pool if card < MONEY]), 1]
    wanted = len(pool) - s.c.hand_limit[s.act] if f[CODE] == TRIBUTE else min(f[WANTED], len(pool))
    picked = sorted(rng.sample(pool, wanted))
    if f[CODE] == GIVE_CARDS:
        return [n for card in picked for n in (card, 1)]
    return [n for card in sorted(set(picked)) for n in (card, picked.count(card))]
