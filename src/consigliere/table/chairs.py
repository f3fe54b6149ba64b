"""Who sits at a table: a chair for each seat, empty, with a person or with a bot."""

from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy.engine import RowMapping

from consigliere.table.outgoing import SeatInfo

OPEN, PERSON, BOT = "open", "person", "bot"
STAND_IN = "greedy"  # plays on for a person whose time is up


@dataclass
class Chair:
    """One seat. A person's chair may have a bot that stands in."""

    seat: int
    kind: str
    name: str = ""
    person: str | None = None
    bot: str | None = None
    token_hash: str | None = None
    gone: bool = False

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot chooses for this seat now."""
        return self.bot is not None

    @property
    def expected(self) -> bool:
        """Whether somebody plays here, or may come back."""
        return self.kind != BOT and not self.gone

    @property
    def waits_for_person(self) -> bool:
        """Whether somebody is still to sit down here."""
        return self.kind == OPEN

    def row(self, table: str) -> dict[str, Any]:
        """The chair as a row."""
        return {
            "table_id": table,
            "seat": self.seat,
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "token_hash": self.token_hash,
            "gone": self.gone,
        }

    def about(self) -> SeatInfo:
        """Who sits here, as everybody may know it."""
        found = seat_info(self.seat, self.kind, self.name)
        if self.kind == BOT:
            found.bot = self.bot or ""
        elif self.bot is not None:
            found.standin = self.bot
            if self.gone:
                found.resigned = True
        return found


def seat_info(seat: int, kind: str, name: str) -> SeatInfo:
    """A seat by its columns."""
    return SeatInfo(seat=seat, kind=cast(Any, kind), name=name)


def of_row(row: RowMapping) -> Chair:
    """A chair out of the database."""
    return Chair(
        row["seat"], row["kind"], row["name"] or "", row["person"], row["bot"], row["token_hash"], bool(row["gone"])
    )
