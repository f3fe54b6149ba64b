"""How much mail an address gets: one until it is confirmed, then so many a day, whoever asks for them."""

import asyncio

import sqlalchemy as sa

from consigliere.server.people import tokens
from consigliere.server.people.mail import mailbox_of
from consigliere.server.people.people import ASKED, CONFIRMED, NEW, People, Person, of_row
from consigliere.server.protocol.errors import Problem
from consigliere.server.storage import schema
from consigliere.server.storage.store import Store, now

DAY = 24 * 3_600_000
LINK_DAYS = 7  # a link that asks is good for so long
ASK_AGAIN_DAYS = 30  # an address that did not confirm is asked again after that, if somebody wants it
MAILS_PER_DAY = 30  # to one address, and to one person
ASKS_PER_DAY = 3  # addresses that one person has mail sent to for confirmation
AT_ONCE = 20
_M = schema.mail_counts.c
_P = schema.people.c


class MailLimits:
    """Counts mails by address and by person; addresses are kept as digests only."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people
        self.counting = asyncio.Lock()
        self.swept = 0  # the day old counts were last deleted

    # ---- confirming

    async def new_addresses(self) -> list[Person]:
        """People whose address is to be asked, a few by lot: nobody keeps the others waiting."""
        query = sa.select(schema.people).where(_P.mail_state == NEW).order_by(sa.func.random())
        rows = await self.store.rows(query.limit(AT_ONCE))
        return [of_row(row) for row in rows]

    async def begin_to_ask(self, person: Person) -> str | None:
        """The token for the one mail that asks; None if the address has had one, or the person wants too many.
        Stored before anything is sent, so that no second one ever is."""
        instant = now()
        asked = await self.asked_at(person)
        if asked is not None and instant - asked < ASK_AGAIN_DAYS * DAY:
            await self.mark(person, mail_state=ASKED)
            return None
        if await self.asks_today(person) >= ASKS_PER_DAY:
            return None
        await self.add(self.of_asks(person))
        token = tokens.new_token()
        until = instant + LINK_DAYS * DAY
        await self.set_asked(person, instant)
        await self.mark(person, mail_state=ASKED, confirm_hash=tokens.hash_of(token), confirm_until=until)
        return token

    async def not_asked(self, person: Person) -> None:
        """The mail could not be sent: it is tried again."""
        await self.set_asked(person, None)
        await self.mark(person, mail_state=NEW, confirm_hash=None, confirm_until=None)
        await self.add(self.of_asks(person), -1)

    async def confirm(self, token: str) -> None:
        """Somebody has opened the link of the mail: it works once."""
        person = await self.people.of_confirmation(token, now())
        if person is None or person.mail is None:
            raise Problem(401, "invalid-token")
        await self.set_asked(person, None)
        await self.mark(person, mail_state=CONFIRMED, confirm_hash=None, confirm_until=None)

    async def mark(self, person: Person, **values: str | int | None) -> None:
        """Changes what is known of a person's address, unless it is another one by now: a link that went to one
        address never confirms the next."""
        same = (_P.id == person.id) & (_P.mail == person.mail)
        change = schema.people.update().where(same).values(**values)
        await self.store.write(change, *self.people.news(person.id))
        self.people.forget(person.id)

    async def asked_at(self, person: Person) -> int | None:
        """When the address of a person was asked, by whomever, and has not confirmed since."""
        row = await self.store.row(sa.select(_M.asked).where(_M.name == self.of_address(person)))
        return None if row is None else row["asked"]

    async def set_asked(self, person: Person, instant: int | None) -> None:
        """Notes when the address of a person was asked."""
        name = self.of_address(person)
        await self.add(name, 0)
        await self.store.write(schema.mail_counts.update().where(_M.name == name).values(asked=instant))

    async def asks_today(self, person: Person) -> int:
        """How many addresses a person has had asked today."""
        return await self.today(self.of_asks(person))

    # ---- counting

    async def left_today(self, person: Person) -> int:
        """How many mails may still go to a person, and to its address, today."""
        counts = [await self.today(name) for name in (self.of_address(person), self.of_person(person))]
        return max(0, MAILS_PER_DAY - max(counts))

    async def count(self, person: Person) -> None:
        """A mail was sent to a person."""
        for name in (self.of_address(person), self.of_person(person)):
            await self.add(name)

    async def today(self, name: str) -> int:
        """What was counted today."""
        row = await self.store.row(sa.select(_M.sent).where(_M.name == name, _M.day == today()))
        return 0 if row is None else int(row["sent"])

    async def add(self, name: str, more: int = 1) -> None:
        """Counts; a new day begins anew."""
        async with self.counting:
            row = await self.store.row(sa.select(schema.mail_counts).where(_M.name == name))
            if row is None:
                values = {"name": name, "day": today(), "sent": max(0, more), "asked": None}
                await self.store.write(schema.mail_counts.insert().values(values))
            else:
                sent = sa.case((_M.day == today(), _M.sent), else_=0) + more  # another node may count, too
                changed = {"day": today(), "sent": sa.case((sent > 0, sent), else_=0)}
                await self.store.write(schema.mail_counts.update().where(_M.name == name).values(changed))
        if self.swept != today():
            self.swept = today()
            old = (_M.day < today() - 1) & (_M.asked.is_(None) | (_M.asked < now() - ASK_AGAIN_DAYS * DAY))
            await self.store.write(schema.mail_counts.delete().where(old))

    def of_address(self, person: Person) -> str:
        """What the mails of an address are counted by."""
        return self.people.digest("mail", mailbox_of(person.mail or ""))

    def of_person(self, person: Person) -> str:
        """What the mails of a person are counted by."""
        return self.people.digest("mails of", person.id)

    def of_asks(self, person: Person) -> str:
        """What the addresses of a person that were asked are counted by."""
        return self.people.digest("asks of", person.id)


def today() -> int:
    """The day, counted from 1970."""
    return now() // DAY
