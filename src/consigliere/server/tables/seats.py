"""Who sits at a table: a chair for each seat, empty, with a person or with a bot."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from consigliere.bots import BOTS
from consigliere.bots.opponents import USUAL
from consigliere.server.people import tokens
from consigliere.server.protocol.messages import SeatInfo

log = logging.getLogger(__name__)

OPEN, PERSON, BOT = "open", "person", "bot"
STAND_IN = USUAL  # plays on for a person whose time is up


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
        info = seat_info(self.seat, self.kind, self.name)
        if self.kind == OPEN and self.token_hash is not None:
            info.invitation = tokens.short(self.token_hash)
        if self.kind == BOT:
            info.bot = self.bot or ""
        elif self.bot is not None:
            info.standin = self.bot
            if self.gone:
                info.resigned = True
        return info


def seat_info(seat: int, kind: str, name: str) -> SeatInfo:
    """A seat by its columns."""
    return SeatInfo(seat=seat, kind=cast(Any, kind), name=name)


def of_row(row: Mapping[Any, Any]) -> Chair:
    """A chair out of the database. A bot that this server does not have is never loaded: ours plays instead."""
    bot = row["bot"]
    if (bot is not None or row["kind"] == BOT) and bot not in BOTS:
        log.error(
            "unknown bot on a seat; using the stand-in bot", extra={"table": row["table_id"], "seat": row["seat"]}
        )
        bot = STAND_IN
    return Chair(row["seat"], row["kind"], row["name"] or "", row["person"], bot, row["token_hash"], bool(row["gone"]))
