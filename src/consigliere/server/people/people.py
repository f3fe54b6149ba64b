"""Who people are, without registration: a name, a signed cookie, a personal return link, a private feed."""

import contextlib
import secrets
from dataclasses import dataclass
from unicodedata import category, normalize

import sqlalchemy as sa
from sqlalchemy import Executable
from sqlalchemy.engine import RowMapping

from consigliere.cache import Cache
from consigliere.core.errors import Mistake
from consigliere.server.cluster.bus import Bus
from consigliere.server.people import tokens
from consigliere.server.protocol.errors import Problem
from consigliere.server.storage import schema
from consigliere.server.storage.row_checks import secret_of
from consigliere.server.storage.store import Store, Unavailable, now

LONGEST_NAME = 40
MOST_MARKS = 3  # on one letter; scripts that use them need no more once they are composed
SELECTORS = {chr(code) for code in range(0xFE00, 0xFE10)}  # how a sign is drawn: nobody is told apart by that
UNSEEN = (
    *((0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164)),
    *((0xFFA0, 0xFFA0), (0xFFFC, 0xFFFC), (0x1D159, 0x1D159), (0xE0000, 0xE0FFF)),
)
REMEMBERED = 10_000
NEW, ASKED, CONFIRMED = "new", "asked", "confirmed"  # states of a mail address


@dataclass
class Person:
    """One identity: what a person is called, and how they are reached."""

    id: str
    name: str
    generation: int
    mail: str | None
    mail_state: str | None
    quiet: str | None
    has_return: bool
    has_feed: bool
    lang: str | None = None  # in which it is written to

    @property
    def mail_confirmed(self) -> bool:
        """Whether whoever reads that mail wants it."""
        return self.mail is not None and self.mail_state == CONFIRMED


class People:
    """All identities, the ones seen lately at hand."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.secret = b""
        self.known: Cache[str, Person] = Cache(REMEMBERED)
        self.changes = 0  # of people, also by other nodes
        bus.subscribe("person", self.forget)
        bus.after_break(self.known.clear)

    async def open(self) -> None:
        """Finds or makes the server's secret."""
        query = sa.select(schema.settings.c.value).where(schema.settings.c.name == "secret")
        row = await self.store.row(query)
        if row is None:
            value = secrets.token_hex(32)
            with contextlib.suppress(Unavailable):  # another node was quicker
                await self.store.write(schema.settings.insert().values(name="secret", value=value))
            row = await self.store.row(query)
            if row is None:
                raise Mistake("mistake-secret")
        try:
            self.secret = secret_of(row["value"])
        except (ValueError, TypeError, Mistake) as error:
            raise Mistake("mistake-secret") from error

    def cookie(self, person: Person) -> str:
        """The cookie of a person."""
        return tokens.sign(self.secret, person.id, person.generation)

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Who a cookie belongs to; None if we did not sign it or it was revoked."""
        signed = tokens.signed(self.secret, cookie) if cookie else None
        if signed is None:
            return None
        person = await self.get(signed[0])
        return person if person is not None and person.generation == signed[1] else None

    async def get(self, person: str) -> Person | None:
        """A person by id."""
        if person not in self.known or not self.bus.listening:
            changes = self.changes
            row = await self.store.row(sa.select(schema.people).where(schema.people.c.id == person))
            if row is None:
                return None
            if changes != self.changes:  # somebody was changed or deleted meanwhile: what was read may be old
                return of_row(row)
            self.known[person] = of_row(row)
        return self.known[person]

    def forget(self, person: str) -> None:
        """A person has changed: it is read again."""
        self.changes += 1
        self.known.pop(person, None)

    async def make(self, name: str, lang: str | None = None) -> Person:
        """A new person, and the language it is written to in."""
        person = Person(tokens.new_id(), name, 1, None, None, None, False, False, lang)
        row = {"id": person.id, "name": name, "generation": 1, "lang": lang, "made": now()}
        await self.store.write(schema.people.insert().values(row))
        self.known[person.id] = person
        return person

    def digest(self, kind: str, text: str) -> str:
        """A name for something of a person that is not to be kept itself."""
        return tokens.digest(self.secret, f"{kind} {text}")

    async def change(self, person: Person, **values: str | int | None) -> None:
        """Changes columns of a person."""
        change = schema.people.update().where(schema.people.c.id == person.id).values(**values)
        await self.store.write(change, *self.news(person.id))
        self.forget(person.id)

    def news(self, person: str, kind: str = "person") -> list[Executable]:
        """Return what tells other nodes, with the same commit, that a person has changed."""
        return self.bus.statements(kind, person=person)

    async def missing(self, ids: set[str]) -> set[str]:
        """Return those of these people that no longer exist."""
        query = sa.select(schema.people.c.id).where(schema.people.c.id.in_(ids))
        return ids - {row["id"] for row in await self.store.rows(query)} if ids else set()

    # ---- the return link and the feed

    async def new_return(self, person: Person) -> str:
        """A new return link; the one before is void."""
        token = tokens.new_token()
        await self.change(person, return_hash=tokens.hash_of(token))
        return token

    async def revoke_return(self, person: Person) -> None:
        """No return link, and cookies on other devices are void."""
        await self.change(person, return_hash=None, generation=person.generation + 1)

    async def of_return(self, token: str) -> Person | None:
        """Who holds this return link."""
        return await self._of(schema.people.c.return_hash == tokens.hash_of(token))

    async def new_feed(self, person: Person) -> str:
        """A new private feed address; the one before is void."""
        token = tokens.new_token()
        await self.change(person, feed_hash=tokens.hash_of(token))
        return token

    async def of_feed(self, token: str) -> Person | None:
        """Whose feed this is."""
        return await self._of(schema.people.c.feed_hash == tokens.hash_of(token))

    async def of_confirmation(self, token: str, instant: int) -> Person | None:
        """Who asked for the mail with this link, if it is still good."""
        columns = schema.people.c
        return await self._of((columns.confirm_hash == tokens.hash_of(token)) & (columns.confirm_until > instant))

    async def _of(self, condition: sa.ColumnElement[bool]) -> Person | None:
        row = await self.store.row(sa.select(schema.people).where(condition))
        return of_row(row) if row is not None else None


def of_row(row: RowMapping) -> Person:
    """A person out of the database."""
    return Person(
        row["id"],
        row["name"],
        row["generation"],
        row["mail"],
        row["mail_state"],
        row["quiet"],
        row["return_hash"] is not None,
        row["feed_hash"] is not None,
        row["lang"],
    )


def forgetting(person: str) -> list[Executable]:
    """Statements that delete a person with their name, mail, links, notices and private notes.

    Seats and lines of chat stay, without a name.
    """
    seats, notes = schema.seats, schema.notes
    held = sa.exists().where(
        seats.c.table_id == notes.c.table_id, seats.c.seat == notes.c.seat, seats.c.person == person
    )
    return [
        notes.delete().where(held.correlate(notes)),
        seats.update().where(seats.c.person == person).values(name=""),
        schema.chat.update().where(schema.chat.c.person == person).values(name=""),
        schema.notices.delete().where(schema.notices.c.person == person),
        schema.people.delete().where(schema.people.c.id == person),
    ]


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no control characters, not too long; raises Problem if it cannot be read."""
    name = "".join(c for c in normalize("NFC", name) if c not in SELECTORS)
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]
    if any(is_unseen(c) for c in cleaned) or has_pile(cleaned):
        raise Problem(400, "unreadable-name")
    return cleaned


def is_unseen(character: str) -> bool:
    """Whether a character counts as one to be seen, but is not: fillers, tags, blanks of Braille."""
    code = ord(character)
    return any(first <= code <= last for first, last in UNSEEN)


def has_pile(name: str) -> bool:
    """Whether marks stand on nothing, around a letter, or so many on one that they reach other lines."""
    marks = MOST_MARKS  # before the first letter there is nothing to stand on
    for character in name:
        kind = category(character)
        marks = marks + 1 if kind.startswith("M") else 0 if character != " " else MOST_MARKS
        if kind == "Me" or marks > MOST_MARKS:
            return True
    return False
