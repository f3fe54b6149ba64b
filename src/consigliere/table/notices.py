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
from consigliere.table.crowd import Crowd
from consigliere.table.house import House
from consigliere.table.people import Person
from consigliere.table.problem import Problem
from consigliere.table.store import Store, Unavailable, now
from consigliere.words import say

log = logging.getLogger(__name__)

ADDRESS = re.compile(r"[^@\s<>\",;:\\]+@[^@\s<>\",;:\\]+\.[^@\s<>\",;:\\]+")
WAIT = 60.0  # seconds a turn must last before a mail is written
LOOK = 20.0  # seconds between looks
SMTP_SECONDS = 20
_N = schema.notices.c


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

    def __init__(self, house: House, address: str, mail: str | None, wait: float = WAIT, look: float = LOOK) -> None:
        self.house = house
        self.address = address
        self.mail = Postman(mail) if mail else None
        self.wait = wait
        self.look = look
        house.on_turn.append(self.turn)

    def turn(self, crowd: Crowd, seat: int, ask: int) -> None:
        """A person owes a new choice. Live games tell themselves; the feed and the mail are for those who are away."""
        person = crowd.room.chairs[seat].person
        if person is not None and seat not in crowd.here():
            self.house.later(self.note(person, crowd.room.id, seat, ask))

    async def note(self, person: str, table: str, seat: int, ask: int) -> None:
        """One row per person, table and seat; a new turn is a new notice."""
        where = (_N.person == person) & (_N.table_id == table) & (_N.seat == seat)
        row = {"person": person, "table_id": table, "seat": seat, "ask": ask, "since": now(), "mailed": False}
        try:
            before = await self.house.store.row(sa.select(_N.ask).where(where))
            if before is not None and before["ask"] == ask:
                return
            await self.house.store.write(schema.notices.delete().where(where), schema.notices.insert().values(row))
        except Unavailable:
            log.warning("a notice was not kept", extra={"table": table})

    async def go_round(self) -> None:
        """Mails what is due, again and again."""
        while self.mail is not None:
            await asyncio.sleep(self.look)
            try:
                await self.mail_due()
            except Unavailable:
                continue

    async def mail_due(self) -> None:
        """One mail for each turn that still waits."""
        assert self.mail is not None
        query = sa.select(schema.notices).where(_N.mailed.is_(False), _N.since < now() - int(self.wait * 1000))
        for row in await self.house.store.rows(query):
            person = await self.house.people.get(row["person"])
            if person is None or quiet_now(person.quiet, now()):
                continue
            where = (_N.person == row["person"]) & (_N.table_id == row["table_id"]) & (_N.seat == row["seat"])
            waits = await self.still_waits(row["table_id"], row["seat"], row["ask"])
            if waits is not None and person.mail:
                try:
                    await asyncio.to_thread(self.mail.send, person.mail, *self.letter(person, waits))
                except (OSError, smtplib.SMTPException, ValueError) as error:
                    log.warning("a mail was not sent", extra={"problem": type(error).__name__})
                    continue
            await self.house.store.write(schema.notices.update().where(where).values(mailed=True))

    async def still_waits(self, table: str, seat: int, ask: int) -> dict[str, Any] | None:
        """The table, if the person still owes that choice and is not there."""
        try:
            async with self.house.at(table) as crowd:
                room = crowd.room
                open_still = seat in room.owing_people() and room.play.state.asked[seat] == ask
                if not open_still or seat in crowd.here():
                    return None
                return {"id": room.id, "name": room.name or room.game.pack.data["title"], "game": room.game.name}
        except Problem:
            return None

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
            raise Mistake("--mail should look like smtp://user:password@host:587/sender@example.org")
        self.scheme = parts.scheme
        self.host = parts.hostname
        self.port = parts.port or (465 if parts.scheme == "smtps" else 587)
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.sender = unquote(parts.path.strip("/")) or self.user or f"consigliere@{self.host}"

    def send(self, to: str, subject: str, text: str) -> None:
        """One mail."""
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
        sa.select(schema.notices, schema.tables.c.name, schema.tables.c.game, schema.tables.c.turn)
        .join(schema.tables, schema.tables.c.id == _N.table_id)
        .where(_N.person == person.id)
        .order_by(_N.since.desc())
        .limit(50)
    )
    rows = [row for row in await store.rows(query) if row["seat"] in row["turn"]]
    entries = "".join(
        f"<entry><id>urn:consigliere:{row['table_id']}:{row['seat']}:{row['ask']}</id>"
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
