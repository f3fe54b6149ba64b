"""Who asks, and what that is at a table: a seat, several seats of one person, a watcher, the host, nobody."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, cookie_parser

from consigliere.table import tokens
from consigliere.table.people import People, Person
from consigliere.table.problem import Problem
from consigliere.table.room import Room
from consigliere.words import accepted, languages

COOKIE = "consigliere"
LANG_COOKIE = "consigliere-lang"  # set by the pages


def asked_lang(asked: HTTPConnection) -> str:
    """The language of whoever asks: the one it names or has chosen, else the one its browser prefers, else English."""
    for wanted in (asked.query_params.get("lang"), asked.cookies.get(LANG_COOKIE)):
        if wanted in languages():
            return wanted
    return accepted(asked.headers.get("accept-language", ""))


@dataclass(frozen=True)
class Asker:
    """Who sends a request: a token, or a person by cookie, or nobody."""

    token: str | None = None
    person: Person | None = None


@dataclass(frozen=True)
class Access:
    """What an asker is at one table."""

    seats: list[int] = field(default_factory=list)
    watcher: bool = False
    host: bool = False
    person: Person | None = None
    invited: int | None = None  # the seat of an invitation that nobody has claimed

    def viewer(self, room: Room, wanted: int | None) -> int | None:
        """The seat that is meant (None: a watcher): the one named, else one that owes a choice, else the lowest."""
        if self.invited is not None:
            raise Problem(403, "invitation")
        if not self.seats and not self.watcher:
            raise Problem(404, "unknown-table")  # whether it exists is nobody's business
        if wanted is not None:
            if wanted not in self.seats:
                raise Problem(403, "forbidden")
            return wanted
        owing = [seat for seat in room.owing() if seat in self.seats]
        return next(iter(owing or self.seats), None)

    def seat(self, room: Room, wanted: int | None) -> int:
        """The same, for what only a seat may do."""
        seat = self.viewer(room, wanted)
        if seat is None:
            raise Problem(403, "forbidden")
        return seat

    def check_host(self, room: Room) -> None:
        """For what only the host may do."""
        self.viewer(room, None)
        if not self.host:
            raise Problem(403, "forbidden")


async def asker(connection: HTTPConnection, people: People, token: str | None = None) -> Asker:
    """Who asks. A token counts alone; a cookie only with it."""
    header = connection.headers.get("authorization", "")
    scheme, _, given = header.partition(" ")
    if token is None and header:
        if scheme.lower() != "bearer" or not given.strip():
            raise Problem(401, "who")
        token = given.strip()
    if token is not None:
        return Asker(token=token)
    return Asker(person=await people.of_cookie(connection.cookies.get(COOKIE)))


def named(headers: Headers, people: People) -> str | None:
    """A name for whoever asks, for counting only: the holder of a token, or of a cookie that we signed."""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return tokens.hash_of(given.strip())
    cookie = cookie_parser(headers.get("cookie", "")).get(COOKIE)
    found = tokens.signed(people.secret, cookie) if cookie else None
    return found[0] if found else None


def access(room: Room, who: Asker) -> Access:
    """What somebody is at a table. A token that fits nothing is an error of its own: it may have been revoked."""
    if who.token is not None:
        held = [chair for chair in room.chairs if tokens.fits(who.token, chair.token_hash)]
        if held:
            invited = next((chair.seat for chair in held if room.only_invited(chair)), None)
            return Access(seats=[chair.seat for chair in held]) if invited is None else Access(invited=invited)
        if tokens.fits(who.token, room.watch_hash):
            return Access(watcher=True)
        raise Problem(401, "token")
    if who.person is not None:
        seats = [chair.seat for chair in room.chairs if chair.person == who.person.id]
        host = room.host == who.person.id
        return Access(seats=seats, host=host, watcher=room.listed or host, person=who.person)
    return Access(watcher=room.listed)


def same_origin(connection: HTTPConnection, public_url: str | None) -> bool:
    """Whether a request comes from our own page: no Origin (no browser), or ours."""
    if connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if public_url is not None:
        ours = urlsplit(public_url)
        return origin == f"{ours.scheme}://{ours.netloc}"
    host = connection.headers.get("host", "")
    return bool(host) and origin in (f"http://{host}", f"https://{host}")
