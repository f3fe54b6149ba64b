"""Whether every card, figure and token is somewhere, and nowhere twice; and whether money moved as events say."""

from consigliere.core.errors import Phrase
from consigliere.core.event import Event
from consigliere.core.step import CODE, NO_SEAT
from consigliere.games.corleone import events
from consigliere.games.corleone.chapters import transfer_log as log
from consigliere.games.corleone.chapters.cards import hand_size, in_hand
from consigliere.games.corleone.chapters.choices import pairs, total
from consigliere.games.corleone.components import (
    ALLIES,
    BUSINESSES,
    JOBS,
    MONEY,
    PILES,
    PRINTED,
    SEATS,
    SPACES,
    TERRITORIES,
)
from consigliere.games.corleone.frames import SET_BRIBES
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
    NEUTRAL,
    OPEN,
    CorleoneState,
    case_at,
    hand_at,
)


def audit(s: CorleoneState) -> list[Phrase]:
    """What is wrong with a position, a phrase for each thing."""
    return [*cards(s), *jobs(s), *allies(s), *figures(s), *neutrals(s), *tokens(s), *tiles(s), *choices(s)]


def cards(s: CorleoneState) -> list[Phrase]:
    """CE-1.2: money and goods cards; what everybody knows of a hand is in it."""
    problems = []
    for pile in range(PILES):
        total = s.piles[pile] + s.box[pile]
        for seat in range(s.seats):
            total += s.hand[hand_at(seat, pile)]
            if pile < MONEY:
                total += s.suitcase[case_at(seat, pile)] + s.bribes[case_at(seat, pile)]
        if total != s.c.pile_size[pile]:
            problems.append(Phrase("audit-count", what=s.c.cards[pile], found=total, wanted=s.c.pile_size[pile]))
        if s.piles[pile] < 0:
            problems.append(Phrase("audit-corleone-pile", card=s.c.cards[pile], n=s.piles[pile]))
    for i in range(SEATS * PILES):
        if not 0 <= s.seen[i] <= s.hand[i]:
            card = s.c.cards[i % PILES]
            problems.append(Phrase("audit-corleone-seen", seat=i // PILES, card=card, n=s.seen[i], held=s.hand[i]))
        if not s.transfer_log and s.seen[i] != s.hand[i]:
            problems.append(Phrase("audit-corleone-unseen", seat=i // PILES, card=s.c.cards[i % PILES]))
    problems.extend(Phrase("audit-corleone-suitcase", n=n) for n in s.suitcase + s.bribes if n < 0)
    return problems


def jobs(s: CorleoneState) -> list[Phrase]:
    """Every job lies in one known place, and the lists agree with it."""
    places = [DECK, DISCARDED, OPEN, BOX, LOOKED_AT, IN_WORK]
    places += [HAND + seat for seat in range(s.seats)] + [CASE + seat for seat in range(s.seats)]
    lost = [job for job in range(JOBS) if s.job_at[job] not in places]
    problems = [Phrase("audit-corleone-job", job=s.c.jobs[job]) for job in lost]
    if sorted(s.discards) != [job for job in range(JOBS) if s.job_at[job] == DISCARDED]:
        problems.append(Phrase("audit-corleone-discards"))
    if sorted(job for job in s.open_jobs if job >= 0) != [job for job in range(JOBS) if s.job_at[job] == OPEN]:
        problems.append(Phrase("audit-corleone-open-jobs"))
    if any(s.job_at[job] == DECK and s.job_age[job] != s.deck_age for job in range(JOBS)):
        problems.append(Phrase("audit-corleone-deck"))
    if (s.looking_seat == NO_SEAT) != (LOOKED_AT not in s.job_at):
        problems.append(Phrase("audit-corleone-looked-at"))
    return problems


def allies(s: CorleoneState) -> list[Phrase]:
    """Every ally lies in one known place."""
    places = [DISPLAY, LATER, BOX]
    places += [HAND + seat for seat in range(s.seats)] + [FRONT + seat for seat in range(s.seats)]
    lost = [ally for ally in range(ALLIES) if s.ally_at[ally] not in places]
    return [Phrase("audit-corleone-ally", ally=s.c.allies[ally]) for ally in lost]


def figures(s: CorleoneState) -> list[Phrase]:
    """CE-1.3: thugs and family members, on the board, unplayed, in the Hudson."""
    problems = []
    for seat in range(s.seats):
        thugs = s.thugs[seat] + s.hudson_thugs[seat] + s.gone_thugs[seat] + s.thug_at.count(seat)
        if thugs != s.c.thugs[s.seats] or s.thugs[seat] < 0:
            what = Phrase("audit-corleone-thugs", seat=seat)
            problems.append(Phrase("audit-count", what=what, found=thugs, wanted=s.c.thugs[s.seats]))
        members = s.members[seat] + s.hudson_members[seat] + s.gone_members[seat] + s.member_at.count(seat)
        if members != s.c.members[s.act] or s.members[seat] < 0:
            what = Phrase("audit-corleone-members", seat=seat)
            problems.append(Phrase("audit-count", what=what, found=members, wanted=s.c.members[s.act]))
    for business in range(BUSINESSES):
        if s.thug_at[business] != NO_SEAT and s.spot[business] < 0:
            problems.append(Phrase("audit-corleone-business", business=s.c.businesses[business]))
    for space in range(SPACES):
        if s.member_at[space] != NO_SEAT and (space >= s.c.n_spaces or s.c.min_players[space] > s.seats):
            problems.append(Phrase("audit-corleone-space", space=space))
    return problems


def neutrals(s: CorleoneState) -> list[Phrase]:
    """The neutral figures stand where the board shows them."""
    problems = []
    if [b for b in range(BUSINESSES) if s.thug_at[b] == NEUTRAL] != ([s.boss] if s.boss >= 0 else []):
        problems.append(Phrase("audit-corleone-boss"))
    if [i for i in range(SPACES) if s.member_at[i] == NEUTRAL] != ([s.mayor] if s.mayor >= 0 else []):
        problems.append(Phrase("audit-corleone-mayor"))
    if s.chief >= TERRITORIES:
        problems.append(Phrase("audit-corleone-chief"))
    return problems


def tokens(s: CorleoneState) -> list[Phrase]:
    """Control tokens in supply and on the board."""
    problems = []
    for seat in range(s.seats):
        total = s.tokens[seat] + s.gone_tokens[seat] + sum(stack.count(seat) for stack in s.control)
        if total != s.c.tokens or s.tokens[seat] < 0:
            what = Phrase("audit-corleone-tokens", seat=seat)
            problems.append(Phrase("audit-count", what=what, found=total, wanted=s.c.tokens))
    return problems


def tiles(s: CorleoneState) -> list[Phrase]:
    """Tiles on the board lie on one slot each."""
    on_board = [(s.tile_at[area], area) for area in range(TERRITORIES) if s.tile_at[area] >= 0]
    placed = [(b, s.spot[b]) for b in range(PRINTED, BUSINESSES) if s.spot[b] >= 0]
    return [] if sorted(on_board) == sorted(placed) else [Phrase("audit-corleone-tiles")]


def choices(s: CorleoneState) -> list[Phrase]:
    """Secret choices are made of cards that are there; the transfer log has whole rows with their cards."""
    problems = []
    for seat in range(s.seats):
        choice = s.chosen[seat]
        for card, n in pairs(choice):
            bribes = bool(s.stack) and s.stack[-1][CODE] == SET_BRIBES
            held = s.suitcase[case_at(seat, card)] if bribes else in_hand(s, seat, card)
            if not 0 < n <= held:
                problems.append(Phrase("audit-corleone-chosen", seat=seat, card=s.c.cards[card], n=n, held=held))
        if total(choice) > 200 or hand_size(s, seat) < 0:
            problems.append(Phrase("audit-corleone-size", seat=seat))
    if len(s.transfer_log) % log.ROW:
        problems.append(Phrase("audit-corleone-ledger-row"))
    for row in log.rows(s.transfer_log):
        if log.is_secret(s.transfer_log, row) and not log.has_card(s.transfer_log, row):
            problems.append(Phrase("audit-corleone-ledger-card"))
    return problems


def money_of(s: CorleoneState) -> list[int]:
    """The money of each seat, in hand, suitcase and bribe."""
    counts = []
    for seat in range(s.seats):
        total = 0
        for value in range(MONEY):
            at = case_at(seat, value)
            total += (s.hand[hand_at(seat, value)] + s.suitcase[at] + s.bribes[at]) * s.c.values[value]
        counts.append(total)
    return counts


def audit_money(before: list[int], s: CorleoneState) -> list[Phrase]:
    """Money that moved otherwise than the events of the last move say."""
    expected = before[:]
    for event in s.events:
        for seat, change in money_changes(s, event):
            expected[seat] += change
    counts = money_of(s)
    return [
        Phrase("audit-money", seat=seat, found=counts[seat], before=before[seat], wanted=expected[seat])
        for seat in range(s.seats)
        if counts[seat] != expected[seat]
    ]


def money_changes(s: CorleoneState, event: Event) -> list[tuple[int, int]]:
    """What an event says about the money of seats: seat, change."""
    kind, parts = event.kind, event.parts
    if kind == events.GAINED or kind == events.STASHED or kind == events.OFFER_WON:
        seat, card = parts
        return [(seat, worth(s, [card]))]
    if kind == events.OFFERED:
        seat, card = parts
        return [(seat, -worth(s, [card]))]
    if kind == events.DISCARDED:
        seat, card, n = parts
        return [(seat, -worth(s, [card]) * n)]
    if kind == events.BRIBE_PAID:
        seat, total = parts
        return [(seat, -total)]
    if kind == events.STOLEN:
        seat, victim = parts
        moved = worth(s, event.secret or [])
        return [(seat, moved), (victim, -moved)]
    if kind == events.GIVEN:
        seat, taker, _ = parts
        moved = worth(s, event.secret or [])
        return [(seat, -moved), (taker, moved)]
    return []


def worth(s: CorleoneState, moved: list[int]) -> int:
    """The money among some cards."""
    return sum(s.c.values[card] for card in moved if card < MONEY)
