"""The pages and their files: the built client, the plain page, and what is said where there is no page."""

import re
from html import escape
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from consigliere import words
from consigliere.games import names
from consigliere.server.http.access import requested_lang
from consigliere.server.http.static_cache import Content, StaticCache, content, stamp
from consigliere.server.protocol.errors import Problem

PACKAGE = Path(__file__).parents[1]
SITE = PACKAGE / "site"
PLAIN = PACKAGE / "plain"
HTML = "text/html; charset=utf-8"
FOREVER = "public, max-age=31536000, immutable"
VARY = "accept-encoding, accept-language, cookie"
ALONE = ("", "new", "me", "confirm", "rules", "gallery")  # pages of one word
OF_A_TABLE = re.compile(r"(?:t|replay)/[0-9a-f]{16}", re.ASCII)
ALONE_ON_A_PAGE = '<div style="max-width: 40rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.6">{}</div>'
NOTHING = """<!doctype html>
<html lang="{lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Consigliere</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/plain/plain.css" />
  </head>
  <body>
    <main>
      <h1>{title}</h1>
      <p>{why}</p>
      <p><a href="/">{home}</a></p>
    </main>
  </body>
</html>
"""


async def page(request: Request) -> Response:
    """A page or one of its files: the built client, or the plain page if there is none."""
    path = str(request.path_params.get("path", ""))
    if path.startswith("api/"):
        raise Problem(404, "unknown-route")
    built = SITE / "index.html"
    file = inside(SITE, path) if built.is_file() else None
    if path and file is not None:
        return await static_cache(request).file(request, file, FOREVER if path.startswith("assets/") else "no-cache")
    if not is_page(path):
        return nothing_here(request)
    if built.is_file():
        return await spoken(request, built)
    return RedirectResponse("/plain/") if not path.startswith("t/") else RedirectResponse(f"/plain/?{path[2:]}")


async def plain(request: Request) -> Response:
    """The plain page: every move a button, the view as tables; nothing to build."""
    name = str(request.path_params.get("path", "")) or "index.html"
    file = inside(PLAIN, name)
    if file is None:
        return nothing_here(request)
    return await (spoken(request, file) if file.suffix == ".html" else static_cache(request).file(request, file))


async def plain_words(request: Request) -> Response:
    """The words of the plain page in the language that is asked for, and which languages there are."""
    lang = requested_lang(request)

    def make() -> Content:
        wanted = [message for message in words.ids() if message.startswith(("plain-", "level-"))]
        messages = {message: words.say(message, lang) for message in wanted if not words.arguments(message)}
        offered = {each: words.language_name(each) for each in words.languages()}
        return content(msgspec.json.encode({"lang": lang, "languages": offered, "words": messages}), "application/json")

    return await static_cache(request).answer(request, f"plain-words/{lang}", None, make)


def is_page(path: str) -> bool:
    """Whether the client has a page at an address.

    Whether there is such a table the page itself finds out: only it knows the token, and nobody else is to learn it.
    """
    path = path.removesuffix("/")
    game = path.removeprefix("rules/")
    return path in ALONE or OF_A_TABLE.fullmatch(path) is not None or (game != path and game in names())


async def spoken(request: Request, file: Path) -> Response:
    """A page that says in the reader's language what it needs, where no script runs."""
    lang = requested_lang(request)
    response = await static_cache(request).answer(
        request, f"{file} {lang}", stamp(file), lambda: with_noscript(file.read_text(encoding="utf-8"), lang)
    )
    response.headers["vary"] = VARY
    return response


def with_noscript(text: str, lang: str) -> Content:
    """A page of ours with its language and what stands in place of its scripts."""
    link = f'<a href="/plain/">{escape(words.say("page-plain", lang))}</a>'
    said = [words.say("page-needs-script", lang), words.say("page-plain-note", lang)]
    lines = f"<h1>Consigliere</h1><p>{escape(said[0])}</p><p>{escape(said[1])} {link}</p>"
    text = text.replace('<html lang="en">', f'<html lang="{lang}">', 1)
    text = text.replace("</body>", f"  <noscript>{ALONE_ON_A_PAGE.format(lines)}</noscript>\n  </body>", 1)
    return content(text.encode(), HTML)


def nothing_here(request: Request) -> Response:
    """An address of nothing: a page with a way home for people, for programs that want a file the usual answer."""
    wanted = request.headers.get("accept", "")
    if "." in request.url.path.rpartition("/")[2] and "text/html" not in wanted:
        raise Problem(404, "unknown-route")
    lang = requested_lang(request)
    said = {key: escape(words.say(f"page-nothing-{key}", lang)) for key in ("title", "why", "home")}
    return Response(NOTHING.format(lang=lang, **said), 404, {"vary": VARY}, HTML)


def inside(folder: Path, path: str) -> Path | None:
    """A file inside a folder; None for a path that leads out of it or to nothing."""
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # a name too long, or with a NUL in it
        return None


def static_cache(request: Request) -> StaticCache:
    """The constant contents of the server that is asked."""
    cache: StaticCache = request.app.state.static_cache
    return cache
