"""Who may make tables on a server: everybody, people whom its host has invited, or those who know the host's code.

Who holds a seat plays in any case."""

import asyncio
import contextlib
import hmac

import sqlalchemy as sa

from consigliere.server.people import tokens
from consigliere.server.people.people import People, Person
from consigliere.server.protocol.errors import Problem
from consigliere.server.rate_limits import Allowance
from consigliere.server.settings import Settings
from consigliere.server.storage import schema
from consigliere.server.storage.row_checks import ADDRESS, DAY, INVITATION_DAYS
from consigliere.server.storage.store import NothingFound, Store, Unavailable, now

_P = schema.people.c
_I = schema.invitations.c


class CreationPolicy:
    """Knows who may make tables; what was decided elsewhere (`consigliere admin`) counts at once."""

    def __init__(self, store: Store, people: People, settings: Settings, allowance: Allowance) -> None:
        self.store = store
        self.people = people
        self.allowance = allowance
        self.kind = settings.guests
        self.code = settings.guest_code or ""
        self.address = settings.address
        self.accepting = asyncio.Lock()

    async def open(self) -> None:
        """Writes down where people reach the server, for links that its host makes."""
        columns = schema.settings.c
        row = await self.store.row(sa.select(columns.value).where(columns.name == ADDRESS))
        if row is None or row["value"] != self.address:
            new = {"name": ADDRESS, "value": self.address}
            with contextlib.suppress(Unavailable):  # another node writes the same
                await self.store.write(
                    schema.settings.delete().where(columns.name == ADDRESS), schema.settings.insert().values(new)
                )

    async def may_make(self, person: Person | None) -> bool:
        """Whether somebody may make a table."""
        if self.kind == "open":
            return True
        if person is None:
            return False
        row = await self.store.row(sa.select(_P.invited, _P.code_hash).where(_P.id == person.id))
        return row is not None and (bool(row["invited"]) or (self.kind == "code" and self.knows(row["code_hash"])))

    async def check(self, person: Person | None) -> None:
        """Refuses who may not, and says why."""
        if not await self.may_make(person):
            raise Problem(403, "invitation-required" if self.kind == "invited" else "code-required")

    def knows(self, code_hash: str | None) -> bool:
        """Whether it is the present code that somebody has given."""
        return code_hash is not None and hmac.compare_digest(code_hash, self.code_hash)

    @property
    def code_hash(self) -> str:
        """What is kept of the code."""
        return self.people.digest("guests' code", self.code)

    async def give_code(self, person: Person, code: str, network: str) -> None:
        """A person types the code; it is asked for once."""
        if self.kind != "code":
            raise Problem(409, "code-not-needed")
        self.check_guesses(network)
        if not hmac.compare_digest(code.strip().encode(), self.code.encode()):
            self.allowance.guesses.take(network, self.allowance.share(network))
            raise Problem(403, "wrong-code")
        await self.people.change(person, code_hash=self.code_hash)

    async def accept(self, person: Person, token: str, network: str) -> None:
        """A person opens an invitation of the host; it is spent."""
        self.check_guesses(network)
        async with self.accepting:
            matching = (_I.token_hash == tokens.hash_of(token)) & (_I.made > now() - INVITATION_DAYS * DAY)
            if await self.store.row(sa.select(_I.made).where(matching)) is None:
                self.allowance.guesses.take(network, self.allowance.share(network))
                raise Problem(401, "invalid-token")
            try:
                await self.store.write(
                    schema.invitations.delete().where(matching).execution_options(must_find=True),
                    schema.people.update().where(_P.id == person.id).values(invited=True),
                )
            except NothingFound:  # somebody has used it this very moment, on another node
                raise Problem(401, "invalid-token") from None

    def check_guesses(self, network: str) -> None:
        """Whoever has guessed wrong too often waits, even with the right code."""
        if not self.allowance.guesses.has(network, self.allowance.share(network)):
            raise Problem(429, "too-many-attempts")
