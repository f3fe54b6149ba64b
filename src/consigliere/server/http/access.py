"""Who sends a request: by token, by cookie, from which page, in which language."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, cookie_parser

from consigliere.server.people import tokens
from consigliere.server.people.people import People
from consigliere.server.protocol.errors import Problem
from consigliere.server.tables.roles import Requester
from consigliere.words import accepted, languages

COOKIE = "consigliere"
LANG_COOKIE = "consigliere-lang"  # set by the pages


def requested_lang(asked: HTTPConnection) -> str:
    """The language of whoever asks: the one it names or has chosen, else the one its browser prefers, else English."""
    for wanted in (asked.query_params.get("lang"), asked.cookies.get(LANG_COOKIE)):
        if wanted in languages():
            return wanted
    return accepted(asked.headers.get("accept-language", ""))


async def requester(connection: HTTPConnection, people: People, token: str | None = None) -> Requester:
    """Who asks. A token counts alone; a cookie only with it."""
    header = connection.headers.get("authorization", "")
    scheme, _, given = header.partition(" ")
    if token is None and header:
        if scheme.lower() != "bearer" or not given.strip():
            raise Problem(401, "unauthenticated")
        token = given.strip()
    if token is not None:
        return Requester(token=token)
    return Requester(person=await people.of_cookie(connection.cookies.get(COOKIE)))


def named(headers: Headers, people: People) -> str | None:
    """A name for whoever asks, for counting only: the holder of a token, or of a cookie that we signed."""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return tokens.hash_of(given.strip())
    cookie = cookie_parser(headers.get("cookie", "")).get(COOKIE)
    signed = tokens.signed(people.secret, cookie) if cookie else None
    return signed[0] if signed else None


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
