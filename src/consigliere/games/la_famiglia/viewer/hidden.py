"""What a viewer cannot tell apart: orders in headquarters and face down, a committed card (design: groups).

A face-down token cannot be an order that was gained after it was laid, nor one that has been sold. A token that came
back unseen joins the orders in headquarters again; what it could have been then still limits what the others can be.
"""

from random import Random
from typing import Any

from consigliere.core.step import CODE
from consigliere.games.la_famiglia import notation
from consigliere.games.la_famiglia.components import AREAS, CARDS, COLOURS, HAND
from consigliere.games.la_famiglia.frames import CHOOSE_FAMILIES, COMMIT_CARD
from consigliere.games.la_famiglia.state import (
    IN_HQ,
    ON_BOARD,
    SEATS,
    SOLD,
    LaFamigliaState,
    allied,
    family_orders,
    hq_orders,
    returned_tokens,
    team,
)


def hidden_seats(viewer: int | None) -> list[int]:
    """The seats whose secrets a viewer does not know."""
    return [seat for seat in range(SEATS) if viewer is None or not allied(viewer, seat)]


def face_down(s: LaFamigliaState, seat: int) -> list[int]:
    """The places of the seat's face-down tokens, in the order they were laid."""
    if s.revealed or s.family[seat] < 0:
        return []
    places = [at for at in range(AREAS * 2) if s.tokens[at] >= 0 and s.tokens[at] // HAND == s.family[seat]]
    places.sort(key=lambda at: s.laid[at])
    return places


def secret_orders(s: LaFamigliaState, seat: int) -> list[int]:
    """The orders a family may hold secretly: in headquarters or face down."""
    return [order for order in family_orders(s, seat) if s.where[order] == IN_HQ or s.where[order] == ON_BOARD]


def unknown(s: LaFamigliaState, viewer: int | None) -> list[dict[str, Any]]:
    """The groups of a viewer: pieces, the places they are spread over, what a place cannot hold."""
    groups: list[dict[str, Any]] = []
    for seat in hidden_seats(viewer):
        places = face_down(s, seat)
        if places:
            groups.append(order_group(s, seat, places))
        if s.committed[seat] >= 0:
            groups.append({"kind": "choice", "seat": seat, "size": 1})
    return groups


def order_group(s: LaFamigliaState, seat: int, places: list[int]) -> dict[str, Any]:
    """The orders of one family, its headquarters and its face-down tokens."""
    pieces = secret_orders(s, seat)
    spread: list[dict[str, Any]] = [{"place": "headquarters", "size": len(hq_orders(s, seat)), "cannot": []}]
    for at in places:
        later = [s.c.orders[order] for order in pieces if s.gained[order] > s.laid[at]]
        spread.append({"place": s.c.areas[at // 2], "index": at % 2, "size": 1, "cannot": later})
    return {
        "kind": "orders",
        "family": s.c.colours[s.family[seat]],
        "pieces": [s.c.orders[order] for order in pieces],
        "places": spread,
    }


def shuffle(s: LaFamigliaState, viewer: int | None, rng: Random) -> None:
    """Deals every group of the viewer anew, uniformly among the deals that are possible."""
    for seat in hidden_seats(viewer):
        places = face_down(s, seat)
        if places:
            deal(s, seat, places, rng)
        if s.committed[seat] >= 0:
            s.committed[seat] = any_choice(s, seat, rng)
    if s.legal_cache_seat >= 0 and s.legal_cache_seat in hidden_seats(viewer):
        s.legal_cache_seat = -1


def uncommit(s: LaFamigliaState, viewer: int | None) -> list[int]:
    """What others have committed is taken back, returns whose; a card that only waits to be revealed stays as dealt."""
    if s.stack[-1][CODE] not in (CHOOSE_FAMILIES, COMMIT_CARD):
        return []
    seats = [seat for seat in hidden_seats(viewer) if s.committed[seat] >= 0]
    for seat in seats:
        s.committed[seat] = -1
    return seats


def any_choice(s: LaFamigliaState, seat: int, rng: Random) -> int:
    """One of the secret choices the seat could have made."""
    if s.stack[-1][CODE] != CHOOSE_FAMILIES:
        return rng.randrange(CARDS)
    lower, upper = rng.sample([colour for colour in range(COLOURS) if s.dealt[colour] == team(seat)], 2)
    return notation.lead(lower, upper)


def deal(s: LaFamigliaState, seat: int, places: list[int], rng: Random) -> None:
    """Tokens in the order they were laid: what each may be only grows, so drawing one by one is uniform."""
    pieces = secret_orders(s, seat)
    while True:
        left = pieces[:]
        drawn: list[int] = []
        for at in places:
            order = rng.choice([order for order in left if s.gained[order] < s.laid[at] or not s.gained[order]])
            left.remove(order)
            drawn.append(order)
        if consistent(s, seat, places, drawn):
            break
    for order in left:
        s.where[order] = IN_HQ
    for at, order in zip(places, drawn, strict=True):
        s.tokens[at] = order
        s.where[order] = ON_BOARD


def consistent(s: LaFamigliaState, seat: int, places: list[int], drawn: list[int]) -> bool:
    """Whether the tokens that came back unseen can have been something, given the deal."""
    unseen = returned_tokens(s, seat)
    return not unseen or explain(s, seat, places, drawn, unseen, [])


def explain(
    s: LaFamigliaState, seat: int, places: list[int], drawn: list[int], unseen: list[tuple[int, int]], found: list[int]
) -> bool:
    """Finds an order for each returned token that was then in hand and not elsewhere on the board."""
    if len(found) == len(unseen):
        return True
    laid, returned = unseen[len(found)]
    for order in family_orders(s, seat):
        if s.where[order] not in (IN_HQ, ON_BOARD) and not (s.where[order] == SOLD and s.sold[order] > returned):
            continue
        if s.gained[order] > laid:
            continue
        on_board = any(other == order and s.laid[at] < returned for at, other in zip(places, drawn, strict=True))
        among_unseen = any(
            found[i] == order and unseen[i][0] < returned and laid < unseen[i][1] for i in range(len(found))
        )
        if not on_board and not among_unseen and explain(s, seat, places, drawn, unseen, [*found, order]):
            return True
    return False
