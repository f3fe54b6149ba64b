"""Lists of tables: open ones, running ones to watch, those of the person with whose turn it is.

The lobby goes round: first one table of every address and host, those with most people first, then the second of each.
Whoever makes fifty tables fills the end of the list with them, and pushes nobody else out."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import RowMapping

from consigliere.server.people.people import Person
from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.messages import CLOSED, OVER, PAUSED, RUNNING, WAITING, Clock, Result
from consigliere.server.protocol.responses import FinishedGame, FinishedGames, Lobby, LobbyTable
from consigliere.server.storage import schema
from consigliere.server.storage.store import Store
from consigliere.server.tables.seats import PERSON, seat_info

log = logging.getLogger(__name__)

Listed = TypeVar("Listed", LobbyTable, FinishedGame)
MOST = 50
MOST_FINISHED = 20  # games that have ended, at a time
_T = schema.tables.c
_S = schema.seats.c
FREE_SEAT = sa.exists().where(_S.table_id == _T.id, _S.kind == "open")
OPEN = FREE_SEAT & _T.status.in_([WAITING, RUNNING, PAUSED])
SHOWN = (_T.id, _T.name, _T.game, _T.status, _T.clock, _T.options, _T.aids, _T.turn, _T.touched, _T.due)


async def lists(store: Store, person: Person | None) -> Lobby:
    """The lobby as somebody sees it."""
    lists_by_kind = {
        "open": await store.rows(in_turn(OPEN)),
        "running": await store.rows(in_turn(~FREE_SEAT & _T.status.in_([RUNNING, PAUSED]))),
        "mine": [],
    }
    if person is not None:
        theirs = sa.select(_S.table_id).where(_S.person == person.id)
        query = sa.select(*SHOWN).where(_T.id.in_(theirs) | (_T.host == person.id))
        lists_by_kind["mine"] = await store.rows(query.order_by(_T.touched.desc()).limit(MOST))
    seats = await seats_of(store, [row["id"] for rows in lists_by_kind.values() for row in rows])
    return Lobby(
        **{name: entries(rows, seats, person if name == "mine" else None) for name, rows in lists_by_kind.items()}
    )


async def finished(store: Store, person: Person, skip: int, game: str | None = None) -> FinishedGames:
    """A portion of the person's games that have ended, the last one first; also those that were begun and stopped.

    With a name only those of one game.
    """
    theirs = sa.select(_S.table_id).where(_S.person == person.id)
    begun = sa.exists().where(schema.moves.c.table_id == _T.id)
    ended = (_T.status == OVER) | ((_T.status == CLOSED) & begun)
    query = sa.select(_T.id, _T.name, _T.game, _T.status, _T.reason, _T.result, _T.touched)
    query = query.where(_T.id.in_(theirs) | (_T.host == person.id), ended)
    if game is not None:
        query = query.where(_T.game == game)
    rows = await store.rows(query.order_by(_T.touched.desc(), _T.id).offset(skip).limit(MOST_FINISHED + 1))
    seats = await seats_of(store, [row["id"] for row in rows[:MOST_FINISHED]])
    games = readable(rows[:MOST_FINISHED], lambda row: finished_game(row, seats.get(row["id"], []), person))
    return FinishedGames(games=games, more=len(rows) > MOST_FINISHED)


def finished_game(row: RowMapping, seats: Sequence[RowMapping], person: Person) -> FinishedGame:
    """A game that has ended, as one of those who were there sees it."""
    return FinishedGame(
        table=row["id"],
        name=row["name"],
        game=row["game"],
        status=row["status"],
        reason=row["reason"],
        seats=[seat_info(seat["seat"], seat["kind"], seat["name"] or "") for seat in seats],
        you=[seat["seat"] for seat in seats if seat["person"] == person.id],
        result=None if row["result"] is None else msgspec.convert(row["result"], Result),
        touched=row["touched"],
    )


def in_turn(condition: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """The listed tables of a kind, in the order of the lobby."""
    people = sa.select(sa.func.count(sa.distinct(_S.person))).where(_S.table_id == _T.id, _S.kind == PERSON)
    maker = sa.func.coalesce(_T.origin, _T.host, _T.id).label("maker")
    shown = sa.select(*SHOWN, maker, _T.host, people.scalar_subquery().label("people")).where(_T.listed.is_(True))
    tables = shown.where(condition).subquery()
    best = [tables.c.people.desc(), tables.c.touched.desc(), tables.c.id]
    of_host = sa.func.row_number().over(partition_by=[tables.c.maker, tables.c.host], order_by=best)
    ranked = sa.select(tables, of_host.label("of_host")).subquery()
    best = [ranked.c.people.desc(), ranked.c.touched.desc(), ranked.c.id]
    of_maker = sa.func.row_number().over(partition_by=ranked.c.maker, order_by=[ranked.c.of_host, *best])
    return sa.select(ranked).order_by(of_maker, *best).limit(MOST)


async def check_one_more(store: Store, person: Person | None, origin: str, most: tuple[int, int]) -> None:
    """A person, and all people at one address together, have only so many tables waiting in the lobby."""
    theirs = (_T.origin == origin) | (_T.host == person.id) if person is not None else _T.origin == origin
    query = sa.select(_T.host, _T.origin).where(_T.listed.is_(True), OPEN, theirs)
    waiting = await store.rows(query)
    mine = sum(1 for row in waiting if person is not None and row["host"] == person.id)
    here = sum(1 for row in waiting if row["origin"] == origin)
    if mine >= most[0] or here >= most[1]:
        raise Problem(409, "too-many-open-tables")


async def seats_of(store: Store, tables: list[str]) -> dict[str, list[RowMapping]]:
    """The chairs of some tables."""
    if not tables:
        return {}
    by_table: dict[str, list[RowMapping]] = {}
    query = sa.select(schema.seats).where(_S.table_id.in_(tables)).order_by(_S.table_id, _S.seat)
    for row in await store.rows(query):
        by_table.setdefault(row["table_id"], []).append(row)
    return by_table


def entries(rows: Sequence[RowMapping], seats: dict[str, list[RowMapping]], person: Person | None) -> list[LobbyTable]:
    """The tables of a list."""
    return readable(rows, lambda row: entry(row, seats.get(row["id"], []), person))


def readable(rows: Sequence[RowMapping], made: Callable[[RowMapping], Listed]) -> list[Listed]:
    """What is made of some rows; one that is damaged is left out, and the others are shown."""
    listed = []
    for row in rows:
        try:
            one = made(row)
            listed.append(msgspec.convert(msgspec.to_builtins(one), type(one)))
        except (ValueError, TypeError) as error:
            log.error("damaged table row", extra={"table": row["id"], "problem": str(error)[:200]})
    return listed


def entry(row: RowMapping, seats: Sequence[RowMapping], person: Person | None) -> LobbyTable:
    """A table in a list."""
    mine = [seat["seat"] for seat in seats if person is not None and seat["person"] == person.id]
    listed = LobbyTable(
        table=row["id"],
        name=row["name"],
        game=row["game"],
        status=row["status"],
        clock=msgspec.convert(row["clock"], Clock),
        options=row["options"],
        aids=bool(row["aids"]),
        seats=[seat_info(seat["seat"], seat["kind"], seat["name"] or "") for seat in seats],
        turn=row["turn"] if row["status"] == RUNNING else [],
        touched=row["touched"],
    )
    if person is not None:
        owing = [seat for seat in listed.turn if seat in mine]
        listed.you, listed.your_turn, listed.due = mine, bool(owing), row["due"] if owing else None
    return listed
