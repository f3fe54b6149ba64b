"""What a seat can do at a table, for requests and socket alike: one function for each thing."""

from random import Random
from typing import Any

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.refusal import IllegalMove
from consigliere.table.house import House
from consigliere.table.phrasing import Phrasing
from consigliere.table.problem import Illegal, Problem
from consigliere.table.subscribers import Subscribers


async def move(house: House, live: Subscribers, seat: int, ask: int | None, text: str, key: str | None) -> int:
    """Plays, stores, tells."""
    before = live.room.seq
    try:
        return await live.room.move(seat, ask, text, key)
    finally:  # also if whoever played has gone while it was stored
        if live.room.seq > before:
            house.moves += 1
            house.after_change(live)


async def undo(house: House, live: Subscribers, seat: int, ask: int | None, key: str | None, practice: bool) -> int:
    """Takes back, stores, tells."""
    before = live.room.seq
    try:
        return await live.room.undo(seat, ask, key, practice)
    finally:
        if live.room.seq > before:
            house.after_change(live)


def preview(live: Subscribers, seat: int, text: str, lang: str | None) -> dict[str, Any]:
    """What a move would do up to the barrier, found on an imagined world."""
    room = live.room
    view = room.match.state.view(seat)
    try:
        found = room.game.preview(view, room.readable(seat, text))
    except IllegalMove as refused:
        raise Illegal(refused.refusal.to_json()) from None
    phrasing = live.phrasings.get(lang) if lang else None
    if phrasing is not None:
        found["gist"] = phrasing.gist(view, found["events"])
        found["ledger"] = ledger(room.game, view, room.readable(seat, text), phrasing)
    return found


def ledger(game: Game, view: dict[str, Any], move: int, phrasing: Phrasing) -> list[dict[str, Any]]:
    """Of what the seat has more or less after the move: before and after; nothing where luck or a secret has a say."""
    seat: int = view["viewer"]
    world = game.imagine(view, Random(0))
    if any(event.luck is not None or event.reveals() for event in world.play(seat, move)):
        return []
    before, after = phrasing.stock(view), phrasing.stock(world.view(seat))
    return [{"what": what, "before": n, "after": after[what]} for what, n in before.items() if after.get(what, n) != n]


def why(live: Subscribers, seat: int, text: str | None, element: str | None, lang: str | None) -> dict[str, Any]:
    """Why a move, or a thing on the table, cannot be chosen now."""
    room = live.room
    state = room.match.state
    if element is not None:
        refusal = room.game.why_not(state, seat, element)
    elif text is not None:
        refusal = state.refusal(seat, room.readable(seat, text))
    else:
        raise Problem(400, "bad-request", detail="move or element")
    if refusal is None:
        return {"refusal": None}
    return {"refusal": with_words(live, seat, refusal.to_json(), lang)}


def with_words(live: Subscribers, seat: int, refusal: dict[str, Any], lang: str | None) -> dict[str, Any]:
    """A refusal, with its sentence if a language is wanted."""
    phrasing = live.phrasings.get(lang) if lang else None
    if phrasing is not None:
        try:
            refusal = {**refusal, "text": phrasing.refusal(live.room.match.state.view(seat), refusal)}
        except (Mistake, KeyError):
            return refusal
    return refusal
