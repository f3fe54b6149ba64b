"""What the sender of a request is at a table: a seat, several seats of one person, a watcher, the host, nobody."""

from dataclasses import dataclass, field

from consigliere.server.people import tokens
from consigliere.server.people.people import Person
from consigliere.server.protocol.errors import Problem
from consigliere.server.tables.table_state import TableState


@dataclass(frozen=True)
class Requester:
    """Who sends a request: a token, or a person by cookie, or nobody."""

    token: str | None = None
    person: Person | None = None


@dataclass(frozen=True)
class Access:
    """What the sender of a request is at one table."""

    seats: list[int] = field(default_factory=list)
    watcher: bool = False
    host: bool = False
    person: Person | None = None
    invited: int | None = None  # the seat of an invitation that nobody has claimed

    def viewer(self, state: TableState, wanted: int | None) -> int | None:
        """The seat that is meant (None: a watcher): the one named, else one that owes a choice, else the lowest."""
        if self.invited is not None:
            raise Problem(403, "seat-not-claimed")
        if not self.seats and not self.watcher:
            raise Problem(404, "unknown-table")  # whether it exists is nobody's business
        if wanted is not None:
            if wanted not in self.seats:
                raise Problem(403, "forbidden")
            return wanted
        owing = [seat for seat in state.owing() if seat in self.seats]
        return next(iter(owing or self.seats), None)

    def seat(self, state: TableState, wanted: int | None) -> int:
        """The same, for what only a seat may do."""
        seat = self.viewer(state, wanted)
        if seat is None:
            raise Problem(403, "forbidden")
        return seat

    def check_host(self, state: TableState) -> None:
        """For what only the host may do."""
        self.viewer(state, None)
        if not self.host:
            raise Problem(403, "forbidden")


def access(state: TableState, who: Requester) -> Access:
    """What somebody is at a table. A token that fits nothing is an error of its own: it may have been revoked."""
    if who.token is not None:
        held = [chair for chair in state.chairs if tokens.fits(who.token, chair.token_hash)]
        if held:
            invited = next((chair.seat for chair in held if state.only_invited(chair)), None)
            return Access(seats=[chair.seat for chair in held]) if invited is None else Access(invited=invited)
        if tokens.fits(who.token, state.watch_hash):
            return Access(watcher=True)
        raise Problem(401, "invalid-token")
    if who.person is not None:
        seats = [chair.seat for chair in state.chairs if chair.person == who.person.id]
        host = state.host == who.person.id
        return Access(seats=seats, host=host, watcher=state.listed or host, person=who.person)
    return Access(watcher=state.listed)
