"""Questions about a move before it is played: what it would do, and why it cannot be played."""

from random import Random

import msgspec

from consigliere.core.errors import Mistake
from consigliere.core.refusal import IllegalMove
from consigliere.core.state import State
from consigliere.server.protocol.errors import Illegal, Problem, refusal_of
from consigliere.server.protocol.messages import LedgerLine, Preview, Refusal
from consigliere.server.tables.phrasing import Phrasing
from consigliere.server.tables.shortcuts import JOIN
from consigliere.server.tables.table_state import TableState, View


def preview(table: TableState, seat: int, text: str, phrasing: Phrasing | None) -> Preview:
    """What a move (of a shortcut: all of them) would do up to the barrier, played once in an imagined world."""
    view = table.view(seat)
    world = table.game.imagine(view, Random(0))
    try:
        for one in text.split(JOIN):
            world.play(seat, table.parse(seat, one))
    except IllegalMove as refused:
        raise Illegal(refusal_of(refused.refusal)) from None
    result = Preview(**table.game.preview_of(world, seat))
    if phrasing is not None:
        result.gist = phrasing.gist(view, result.events)
        result.ledger = ledger(view, world, phrasing)
    return result


def ledger(view: View, world: State, phrasing: Phrasing) -> list[LedgerLine]:
    """Of what the viewer has more or less after the move just played in an imagined world: before and after.

    Empty where luck or a secret has a say.
    """
    if any(event.luck is not None or event.reveals() for event in world.events):
        return []
    before, after = phrasing.stock(view), phrasing.stock(world.view(view["viewer"]))
    changed = {what: n for what, n in before.items() if after.get(what, n) != n}
    return [LedgerLine(what=what, before=n, after=after[what]) for what, n in changed.items()]


def why(table: TableState, seat: int, text: str | None, element: str | None) -> Refusal | None:
    """Why a move, or a thing on the table, cannot be chosen now; None if it can."""
    state = table.match.state
    if element is not None:
        refusal = table.game.why_not(state, seat, element)
    elif text is not None:
        try:
            refusal = state.refusal(seat, table.parse(seat, text))
        except Illegal as illegal:  # no move at all: that is why
            return illegal.refusal
    else:
        raise Problem(400, "bad-request", detail="move, element")
    return None if refusal is None else refusal_of(refusal)


def in_words(table: TableState, seat: int, refusal: Refusal, phrasing: Phrasing | None) -> Refusal:
    """A refusal, with its sentence if there are words for it."""
    if phrasing is None:
        return refusal
    try:
        return msgspec.structs.replace(refusal, text=phrasing.refusal(table.view(seat), refusal))
    except (Mistake, KeyError):
        return refusal
