"""Turn notices for play over days: one mail per turn outside quiet hours, and a private feed."""

import asyncio
import logging
import re
import smtplib
import ssl
from datetime import UTC, datetime, timedelta, timezone
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit
from xml.sax.saxutils import escape

import sqlalchemy as sa

from consigliere.core.errors import Mistake
from consigliere.table import schema
from consigliere.table.background import again
from consigliere.table.house import House
from consigliere.table.people import Person
from consigliere.table.problem import Problem
from consigliere.table.room import RUNNING
from consigliere.table.settings import Settings
from consigliere.table.store import Store, now
from consigliere.words import say

log = logging.getLogger(__name__)

ADDRESS = re.compile(r"[^@\s<>\",;:\\]+@[^@\s<>\",;:\\]+\.[^@\s<>\",;:\\]+")
SMTP_SECONDS = 20
_N = schema.notices.c
_T = schema.tables.c


def checked_address(mail: str | None) -> str | None:
    """A mail address that can be one."""
    if mail is None or mail == "":
        return None
    if not ADDRESS.fullmatch(mail) or not mail.isprintable():
        raise Problem(400, "bad-request", detail="mail")
    return mail


def quiet_now(quiet: str | None, instant: int) -> bool:
    """Whether a person does not want mail at this time of its day: "22-7@60" is from 22 to 7 at UTC + 60 minutes."""
    if quiet is None:
        return False
    hours, _, minutes = quiet.partition("@")
    start, end = (int(part) % 24 for part in hours.split("-"))
    hour = datetime.fromtimestamp(instant / 1000, timezone(timedelta(minutes=int(minutes)))).hour
    return start <= hour < end if start <= end else hour >= start or hour < end


class Notices:
    """Writes down whose turn it is, and mails those who want it."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.address = settings.address
        self.mail = Postman(settings.mail) if settings.mail else None
        self.wait = settings.notice_wait
        self.look = settings.notice_look
        self.noted: dict[tuple[str, int], int] = {}  # table and seat: the turn that is written down

    async def go_round(self) -> None:
        """Looks who is away and to play, and mails what is due, again and again."""
        await again(self.round, self.look)

    async def round(self) -> None:
        """Notes who is away and to play, and mails what is due."""
        await self.note_absent()
        if self.mail is not None:
            await self.mail_due()

    async def note_absent(self) -> None:
        """Who sits at a table sees its turn; the feed and the mail are for those who are away."""
        away: dict[tuple[str, int], tuple[int, str]] = {}
        for live in self.house.tables.values():
            room, here = live.room, live.subscribers.present()
            if room.lock.locked():  # something is being stored there: nobody knows of it yet
                continue
            for seat in room.owing_people():
                person = room.chairs[seat].person
                if person is not None and seat not in here:
                    away[room.id, seat] = (room.turns[seat], person)
        for place, (turn, person) in away.items():
            if self.noted.get(place) != turn:
                await self.note(person, *place, turn)
                self.noted[place] = turn
        for place in [place for place in self.noted if place[0] not in self.house.tables]:
            del self.noted[place]

    async def note(self, person: str, table: str, seat: int, turn: int) -> None:
        """One row per person, table and seat; a new turn is a new notice."""
        where = (_N.person == person) & (_N.table_id == table) & (_N.seat == seat)
        row = {"person": person, "table_id": table, "seat": seat, "turn": turn, "since": now(), "mailed": False}
        before = await self.house.store.row(sa.select(_N.turn).where(where))
        if before is None or before["turn"] != turn:
            await self.house.store.write(schema.notices.delete().where(where), schema.notices.insert().values(row))

    async def mail_due(self) -> None:
        """One mail for each turn that still waits."""
        assert self.mail is not None
        query = sa.select(schema.notices).where(_N.mailed.is_(False), _N.since <= now() - int(self.wait * 1000))
        for row in await self.house.store.rows(query):
            person = await self.house.people.get(row["person"])
            if person is not None and quiet_now(person.quiet, now()):
                continue
            where = (_N.person == row["person"]) & (_N.table_id == row["table_id"]) & (_N.seat == row["seat"])
            waits = await self.still_waits(row["table_id"], row["seat"], row["turn"])
            if person is not None and person.mail and waits is not None:
                try:
                    await asyncio.to_thread(self.mail.send, person.mail, *self.letter(person, waits))
                except smtplib.SMTPRecipientsRefused:
                    log.warning("an address takes no mail")
                except (OSError, smtplib.SMTPException, ValueError) as error:
                    log.warning("a mail was not sent", extra={"problem": type(error).__name__})
                    continue
            await self.house.store.write(
                schema.notices.update().where(where, _N.turn == row["turn"]).values(mailed=True)
            )

    async def still_waits(self, table: str, seat: int, turn: int) -> dict[str, Any] | None:
        """The table, if it is still that turn of the person, and the person is not there."""
        try:
            async with self.house.at(table) as live:
                room = live.room
                if seat not in room.owing_people() or room.turns[seat] != turn or seat in live.subscribers.present():
                    return None
                title = room.game.pack.data["title"]
                return {"id": room.id, "name": room.name or title, "game": title}
        except Problem as problem:
            if problem.status == 404:  # the table is gone
                return None
            raise

    def letter(self, person: Person, table: dict[str, Any]) -> tuple[str, str]:
        """Subject and text of a mail."""
        link = f"{self.address}/t/{table['id']}"
        subject = say("notice-your-turn", name=table["name"])
        text = say("notice-your-turn-text", person=person.name, name=table["name"], game=table["game"], link=link)
        return subject, text


class Postman:
    """An SMTP server by URL: smtp://user:password@host:port/?from=address, smtps:// for TLS from the start."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps", "smtp+starttls") or not parts.hostname:
            raise Mistake(say("mistake-mail"))
        self.scheme = parts.scheme
        self.host = parts.hostname
        self.port = parts.port or (465 if parts.scheme == "smtps" else 587)
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.sender = unquote(parts.path.strip("/")) or self.user or f"consigliere@{self.host}"

    def send(self, to: str, subject: str, text: str) -> None:
        """Sends one mail."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message.set_content(text)
        secure = ssl.create_default_context()
        if self.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SMTP_SECONDS, context=secure)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SMTP_SECONDS)
        with server:
            if self.scheme == "smtp+starttls":
                server.starttls(context=secure)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)


async def feed(store: Store, person: Person, address: str) -> str:
    """The person's open turns as an Atom feed."""
    query = (
        sa.select(schema.notices, _T.name, _T.game, _T.turn.label("to_play"))
        .join(schema.tables, _T.id == _N.table_id)
        .where(_N.person == person.id, _T.status == RUNNING)
        .order_by(_N.since.desc())
        .limit(50)
    )
    rows = [row for row in await store.rows(query) if row["seat"] in row["to_play"]]
    entries = "".join(
        f"<entry><id>urn:consigliere:{row['table_id']}:{row['seat']}:{row['since']}</id>"  # no count of all rows
        f"<title>{escape(say('notice-your-turn', name=row['name'] or row['game']))}</title>"
        f"<updated>{stamp(row['since'])}</updated>"
        f'<link href="{escape(address)}/t/{row["table_id"]}"/></entry>'
        for row in rows
    )
    newest = max((row["since"] for row in rows), default=0)
    return (
        '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>urn:consigliere:person:{person.id}</id><title>{escape(say('feed-title', person=person.name))}</title>"
        f"<updated>{stamp(newest)}</updated>{entries}</feed>"
    )


def stamp(instant: int) -> str:
    """A time as feeds write it."""
    return datetime.fromtimestamp(instant / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
