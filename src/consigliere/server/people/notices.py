"""Turn notices for play over days: one mail per turn outside quiet hours, and a private feed."""

import asyncio
import logging
import smtplib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from typing import Protocol
from xml.sax.saxutils import escape

import sqlalchemy as sa

import consigliere
from consigliere.server.cluster.lease import Elsewhere
from consigliere.server.people.mail import Mailer, harmless, reply_of
from consigliere.server.people.mail_limits import LINK_DAYS, MailLimits
from consigliere.server.people.people import NEW, People, Person
from consigliere.server.protocol.messages import RUNNING
from consigliere.server.settings import Settings
from consigliere.server.storage import schema
from consigliere.server.storage.store import Store, now
from consigliere.server.tasks import every
from consigliere.words import Speaker, known, say

log = logging.getLogger(__name__)

POST = "post"  # like a table, it is with one node at a time
_N = schema.notices.c
_T = schema.tables.c


def quiet_now(quiet: str | None, instant: int) -> bool:
    """Whether a person does not want mail at this time of its day: "22-7@60" is from 22 to 7 at UTC + 60 minutes."""
    if quiet is None:
        return False
    hours, _, minutes = quiet.partition("@")
    start, end = (int(part) % 24 for part in hours.split("-"))
    hour = datetime.fromtimestamp(instant / 1000, timezone(timedelta(minutes=int(minutes)))).hour
    return start <= hour < end if start <= end else hour >= start or hour < end


@dataclass(frozen=True)
class OpenTurn:
    """A person is to play at a table."""

    table: str
    seat: int
    turn: int
    person: str
    name: str
    game: str


class Tables(Protocol):
    """What notices need to know of the tables."""

    def absent_turns(self) -> list[OpenTurn]:
        """Return the turns of people who are not at their table."""
        ...

    async def absent_turn(self, table_id: str, seat: int, turn: int) -> OpenTurn | None:
        """Return a turn if it is still open, and the person is not at the table."""
        ...


class Notices:
    """Store whose turn it is, and mail those who want it."""

    def __init__(self, store: Store, people: People, limits: MailLimits, tables: Tables, settings: Settings) -> None:
        self.store = store
        self.people = people
        self.limits = limits
        self.tables = tables
        self.address = settings.address
        self.mail = Mailer(settings.mail) if settings.mail else None
        self.wait = settings.notice_wait
        self.seconds = settings.notice_look
        self.noted: dict[tuple[str, int], int] = {}  # table and seat: the turn that is stored

    async def run(self) -> None:
        """Look again and again who is away and to play, and mail what is due."""
        await every(self.seconds, self.round)

    async def round(self) -> None:
        """Store who is away and to play, and mail what is due."""
        await self.note_absent()
        if self.mail is not None:
            if await self.is_postman():
                await self.ask_to_confirm()
            await self.mail_due()

    async def is_postman(self) -> bool:
        """Whether this node, of several, asks new addresses: each of them gets one mail."""
        try:
            await self.store.leases.take(POST, new=True)
        except Elsewhere:
            return False
        return True

    async def note_absent(self) -> None:
        """Store the turns of people who are away: the feed and the mail are for them."""
        turns = {(turn.table, turn.seat): turn for turn in self.tables.absent_turns()}
        for place, turn in turns.items():
            if self.noted.get(place) != turn.turn:
                await self.note(turn.person, *place, turn.turn)
                self.noted[place] = turn.turn
        self.noted = {place: turn for place, turn in self.noted.items() if place in turns}

    async def note(self, person: str, table: str, seat: int, turn: int) -> None:
        """One row per person, table and seat; a new turn is a new notice."""
        where = (_N.person == person) & (_N.table_id == table) & (_N.seat == seat)
        row = {"person": person, "table_id": table, "seat": seat, "turn": turn, "since": now(), "mailed": False}
        before = await self.store.row(sa.select(_N.turn).where(where))
        if before is None or before["turn"] != turn:
            await self.store.write(schema.notices.delete().where(where), schema.notices.insert().values(row))

    async def ask_to_confirm(self) -> None:
        """One mail to each new address: nothing else is sent there before its link was opened."""
        for person in await self.limits.new_addresses():
            assert person.mail is not None
            token = await self.limits.begin_to_ask(person)
            if token is not None and not await self.sent(person.mail, *self.question(person, token)):
                await self.limits.not_asked(person)

    async def mail_due(self) -> None:
        """One mail for each turn that still waits."""
        query = sa.select(schema.notices).where(_N.mailed.is_(False), _N.since <= now() - int(self.wait * 1000))
        for row in await self.store.rows(query):
            person = await self.people.get(row["person"])
            if person is not None and quiet_now(person.quiet, now()):
                continue
            if person is not None and person.mail_confirmed:
                left = await self.limits.left_today(person)
                if not left:
                    continue
                try:
                    open_turn = await self.tables.absent_turn(row["table_id"], row["seat"], row["turn"])
                except Elsewhere:  # the node that has the table writes
                    continue
                if open_turn is not None:
                    assert person.mail is not None
                    if not await self.sent(person.mail, *self.letter(person, open_turn, last=left == 1)):
                        continue
                    await self.limits.count(person)
            elif person is not None and person.mail and person.mail_state is None:
                await self.limits.mark(person, mail_state=NEW)
            where = (_N.person == row["person"]) & (_N.table_id == row["table_id"]) & (_N.seat == row["seat"])
            await self.store.write(schema.notices.update().where(where, _N.turn == row["turn"]).values(mailed=True))

    async def sent(self, to: str, subject: str, text: str) -> bool:
        """Sends a mail; False if it may be tried again."""
        assert self.mail is not None
        try:
            await asyncio.to_thread(self.mail.send, to, subject, text)
        except smtplib.SMTPRecipientsRefused as error:
            log.warning("email address rejected", extra={"reply": reply_of(error)})
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log.warning("sending an email failed", extra={"problem": type(error).__name__, "reply": reply_of(error)})
            return False
        return True

    def letter(self, person: Person, turn: OpenTurn, last: bool) -> tuple[str, str]:
        """Subject and text of a mail; what people wrote stands in the text only, and is said to be theirs."""
        name, link, lang = harmless(turn.name), f"{self.address}/t/{turn.table}", known(person.lang)
        game = pack_title(turn.game, lang)
        text = say("notice-mail-text", lang, game=game, link=link, person=harmless(person.name))
        if name:
            text += "\n" + say("notice-mail-name", lang, name=name)
        if last:
            text += "\n\n" + say("notice-mail-last", lang)
        return say("notice-mail-subject", lang), text

    def question(self, person: Person, token: str) -> tuple[str, str]:
        """Subject and text of the mail that asks whether an address wants more."""
        link, name, lang = f"{self.address}/confirm#confirm={token}", harmless(person.name), known(person.lang)
        text = say("confirm-mail-text", lang, server=self.address, link=link, days=LINK_DAYS, person=name)
        return say("confirm-mail-subject", lang), text


def pack_title(game: str, lang: str) -> str:
    """Return the title of a game's own pack."""
    return str(Speaker(game, lang).thing("pack-title", consigliere.game(game).pack.data["title"]))


async def feed(store: Store, person: Person, address: str) -> str:
    """The person's open turns as an Atom feed, in its language."""
    lang = known(person.lang)
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
        f"<title>{escape(say('notice-your-turn', lang, name=row['name'] or pack_title(row['game'], lang)))}</title>"
        f"<updated>{stamp(row['since'])}</updated>"
        f'<link href="{escape(address)}/t/{row["table_id"]}"/></entry>'
        for row in rows
    )
    newest = max((row["since"] for row in rows), default=0)
    title = escape(say("feed-title", lang, person=person.name))
    return (
        '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>urn:consigliere:person:{person.id}</id><title>{title}</title>"
        f"<updated>{stamp(newest)}</updated>{entries}</feed>"
    )


def stamp(instant: int) -> str:
    """A time as feeds write it."""
    return datetime.fromtimestamp(instant / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
