"""What a seat can do at a table, for requests and socket alike: one function for each thing."""

from random import Random
from typing import Any

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.refusal import IllegalMove
from consigliere.table.crowd import Crowd
from consigliere.table.house import House
from consigliere.table.problem import Illegal, Problem
from consigliere.table.told import Teller


async def move(house: House, crowd: Crowd, seat: int, ask: int | None, text: str, key: str | None) -> int:
    """Plays, stores, tells."""
    before = crowd.room.seq
    try:
        return await crowd.room.move(seat, ask, text, key)
    finally:  # also if whoever played has gone while it was stored
        if crowd.room.seq > before:
            house.moves += 1
            house.go_on(crowd)


async def undo(house: House, crowd: Crowd, seat: int, ask: int | None, key: str | None, practice: bool) -> int:
    """Takes back, stores, tells."""
    before = crowd.room.seq
    try:
        return await crowd.room.undo(seat, ask, key, practice)
    finally:
        if crowd.room.seq > before:
            house.go_on(crowd)


def preview(crowd: Crowd, seat: int, text: str, lang: str | None) -> dict[str, Any]:
    """What a move would do up to the barrier, found on an imagined world."""
    room = crowd.room
    view = room.play.state.view(seat)
    try:
        found = room.game.preview(view, room.readable(seat, text))
    except IllegalMove as refused:
        raise Illegal(refused.refusal.to_json()) from None
    teller = crowd.tellers.get(lang) if lang else None
    if teller is not None:
        found["gist"] = teller.gist(view, found["events"])
        found["ledger"] = ledger(room.game, view, room.readable(seat, text), teller)
    return found


def ledger(game: Game, view: dict[str, Any], move: int, teller: Teller) -> list[dict[str, Any]]:
    """Of what the seat has more or less after the move: before and after; nothing where luck or a secret has a say."""
    seat: int = view["viewer"]
    world = game.imagine(view, Random(0))
    if any(event.luck is not None or event.reveals() for event in world.play(seat, move)):
        return []
    before, after = teller.stock(view), teller.stock(world.view(seat))
    return [{"what": what, "before": n, "after": after[what]} for what, n in before.items() if after.get(what, n) != n]


def why(crowd: Crowd, seat: int, text: str | None, element: str | None, lang: str | None) -> dict[str, Any]:
    """Why a move, or a thing on the table, cannot be chosen now."""
    room = crowd.room
    state = room.play.state
    if element is not None:
        refusal = room.game.why_not(state, seat, element)
    elif text is not None:
        refusal = state.refusal(seat, room.readable(seat, text))
    else:
        raise Problem(400, "bad-request", detail="move or element")
    if refusal is None:
        return {"refusal": None}
    return {"refusal": with_words(crowd, seat, refusal.to_json(), lang)}


def with_words(crowd: Crowd, seat: int, refusal: dict[str, Any], lang: str | None) -> dict[str, Any]:
    """A refusal, with its sentence if a language is wanted."""
    teller = crowd.tellers.get(lang) if lang else None
    if teller is not None:
        try:
            refusal = {**refusal, "text": teller.refusal(crowd.room.play.state.view(seat), refusal)}
        except (Mistake, KeyError):
            return refusal
    return refusal
