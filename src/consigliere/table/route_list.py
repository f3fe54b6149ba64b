"""All routes: routing, OpenAPI and docs/api.md are made from this list (`python -m consigliere.table.route_list`)."""

import sys
from functools import partial
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from consigliere.table import messages, openapi, outgoing
from consigliere.table.endpoint import LANG, SEAT, Endpoint, number, text
from consigliere.table.route_base import answer
from consigliere.table.routes import Api

TABLE = "/api/tables/{table}"
ANYONE, PERSON, SEATED, VIEWER, HOST = "anyone", "identity", "seat", "seat, watcher", "host"
CHANGED = (200, 401, 403)
READ = (200, 400, 401, 403, 404)
NOW = (*READ, 409)
RULES = (*NOW, 422)


async def description(api: Api, request: Request) -> Response:
    """The API for programs, as OpenAPI."""
    return answer(openapi.description(ENDPOINTS, api.settings.address))


ENDPOINTS = (
    Endpoint(
        "GET",
        "/health",
        Api.health,
        ANYONE,
        "whether the server can do its work; 503 if the storage does not answer",
        answer=outgoing.Health,
        statuses=(200, 503),
    ),
    Endpoint(
        "GET",
        "/metrics",
        Api.metrics,
        "a program on the same machine (not through a proxy), or the metrics token",
        "numbers for Prometheus; with `--public-url` the token is needed",
        statuses=(200, 403),
        media="text/plain",
    ),
    Endpoint("GET", "/api/openapi.json", description, ANYONE, "these routes as OpenAPI"),
    Endpoint(
        "GET",
        "/api/games",
        Api.games,
        ANYONE,
        "the games: name, title, seats, teams, options with default, rule and text, bots",
        answer=outgoing.Games,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/pack",
        Api.pack,
        ANYONE,
        "the component pack with its digest, for boards",
        answer=outgoing.PackBody,
        statuses=(200, 404),
    ),
    Endpoint(
        "GET",
        "/api/words/{lang}",
        Api.words,
        ANYONE,
        "the words of the pages, as Fluent",
        statuses=(200, 404),
        media="text/plain",
    ),
    Endpoint(
        "GET",
        "/api/words/{lang}/{game}",
        Api.words,
        ANYONE,
        "the words of a game, as Fluent",
        statuses=(200, 404),
        media="text/plain",
    ),
    Endpoint(
        "GET",
        "/api/words/{lang}/{game}/rules",
        Api.rules,
        ANYONE,
        "the rules of a game, as Fluent",
        statuses=(200, 404),
        media="text/plain",
    ),
    Endpoint(
        "GET",
        "/api/me",
        Api.me,
        ANYONE,
        "who am I, with return link state and feed; null: nobody the server knows",
        answer=outgoing.MeBody,
        statuses=(200, 401),
    ),
    Endpoint(
        "POST",
        "/api/me",
        Api.change_me,
        ANYONE,
        "makes or changes an identity, and sets the cookie",
        body=messages.Me,
        answer=outgoing.MeBody,
        statuses=(200, 400, 401, 403),
    ),
    Endpoint(
        "DELETE",
        "/api/me",
        Api.forget_me,
        PERSON,
        "forget me: all cookies and links of the identity are void",
        answer=outgoing.Empty,
        statuses=CHANGED,
    ),
    Endpoint(
        "POST",
        "/api/me/return",
        Api.new_return,
        PERSON,
        "a new personal return link; the one before is void",
        answer=outgoing.Link,
        statuses=CHANGED,
    ),
    Endpoint(
        "DELETE",
        "/api/me/return",
        Api.revoke_return,
        PERSON,
        "revokes the return link, and signs other devices out",
        answer=outgoing.Empty,
        statuses=CHANGED,
    ),
    Endpoint(
        "POST",
        "/api/me/restore",
        Api.restore,
        "holder of a return link",
        "uses it: this browser is that identity",
        body=messages.TokenBody,
        answer=outgoing.MeBody,
        statuses=(200, 400, 401, 403),
    ),
    Endpoint(
        "POST",
        "/api/me/feed",
        Api.new_feed,
        PERSON,
        "a new private feed address; the one before is void",
        answer=outgoing.Link,
        statuses=CHANGED,
    ),
    Endpoint(
        "GET",
        "/api/feed/{token}",
        Api.feed,
        "holder of the private feed address",
        "your turns, as Atom",
        statuses=(200, 404),
        media="application/atom+xml",
    ),
    Endpoint(
        "GET",
        "/api/tables",
        Api.lobby,
        ANYONE,
        "lists for the lobby: `open`, `running`, `mine`",
        answer=outgoing.Lobby,
        statuses=(200, 401),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        Api.make_table,
        ANYONE,
        "makes a table → 201 `{table, watch, seats: [{seat, token}]}`; tokens for open seats only",
        body=messages.NewTable,
        answer=outgoing.Made,
        statuses=(201, 400, 401, 403, 404, 429),
    ),
    Endpoint(
        "GET",
        TABLE,
        Api.view,
        VIEWER,
        "the view with `choices`, `side_choices`, `outlook`; with `lang` also words",
        query=(LANG, SEAT),
        answer=outgoing.View,
        statuses=NOW,
    ),
    Endpoint(
        "DELETE", TABLE, Api.close_table, HOST, "closes the table", answer=outgoing.Empty, statuses=(*CHANGED, 404)
    ),
    Endpoint(
        "GET",
        f"{TABLE}/about",
        Api.about,
        "anyone for open tables, else seat or watcher",
        "name, game, seats with names, status, clocks, presence, commitment",
        query=(SEAT,),
        answer=outgoing.About,
        statuses=READ,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/claim",
        Api.claim,
        "invited",
        "takes the seat for this identity → `{seat, token?}`; a program (no cookie) gets a fresh token of its own. "
        "The invitation is spent",
        body=messages.TokenBody,
        answer=outgoing.Seated,
        statuses=NOW,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/join",
        Api.join,
        "anyone, open tables",
        "takes a free seat",
        body=messages.Join,
        answer=outgoing.Seated,
        statuses=NOW,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/leave",
        Api.leave,
        SEATED,
        "gives the seat up (before the start), or hands it to a bot",
        query=(SEAT,),
        answer=outgoing.Seated,
        statuses=NOW,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/preview",
        Api.preview,
        SEATED,
        "what a move would do: `{events, final}` and, with `lang`, `gist` (costs and gains in words) and `ledger`: "
        "`[{what, before, after}]`, what the seat has more or less of afterwards",
        query=(text("move"), LANG, SEAT),
        answer=outgoing.Preview,
        statuses=RULES,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/why",
        Api.why,
        SEATED,
        "why a move, or else a thing on the table, cannot be chosen: `{refusal}`, null if it can",
        query=(text("move"), text("element", "KIND:NAME"), LANG, SEAT),
        answer=outgoing.WhyBody,
        statuses=RULES,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/moves",
        Api.move,
        SEATED,
        'plays a move: 200 `{at}` · 409 `{error: "stale", missed}` · 422 `{rule, message, args, text?}`',
        body=messages.MoveBody,
        query=(LANG, SEAT),
        answer=outgoing.Played,
        statuses=RULES,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/undo",
        Api.undo,
        SEATED,
        "takes back the seat's last move; `practice`: past barriers, alone against bots",
        body=messages.UndoBody,
        query=(SEAT,),
        answer=outgoing.Played,
        statuses=RULES,  # a key says again what it said first
    ),
    Endpoint(
        "GET",
        f"{TABLE}/events",
        Api.events,
        VIEWER,
        "`{at, mark, events}`: what this viewer was shown after its first N",
        query=(number("after"), SEAT),
        answer=outgoing.Events,
        statuses=NOW,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/then",
        Api.then,
        VIEWER,
        "the view this viewer had when it had been shown N things; nothing can be chosen in it",
        query=(number("at"), LANG, SEAT),
        answer=outgoing.View,
        statuses=NOW,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/record",
        Api.record,
        VIEWER,
        "the record: after the end everything; while it runs what that seat was shown",
        query=(SEAT,),
        statuses=NOW,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/chat",
        Api.chat,
        VIEWER,
        "the chat; lines are numbered for each reader, so nobody can count what others write among themselves",
        query=(number("after"), SEAT),
        answer=outgoing.Chat,
        statuses=READ,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/chat",
        Api.write_chat,
        SEATED,
        "writes a line; `scope`: `table` or `team`",
        body=messages.ChatBody,
        query=(SEAT,),
        answer=outgoing.ChatLine,
        statuses=NOW,
    ),
    Endpoint(
        "GET", f"{TABLE}/notes", Api.notes, SEATED, "private notes", query=(SEAT,), answer=outgoing.Notes, statuses=READ
    ),
    Endpoint(
        "PUT",
        f"{TABLE}/notes",
        Api.keep_notes,
        SEATED,
        "replaces them",
        body=messages.NotesBody,
        query=(SEAT,),
        answer=outgoing.Empty,
        statuses=READ,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/bot",
        Api.hand_to_bot,
        "the seat's holder, or the host for an empty seat",
        "hands a seat to a bot",
        body=messages.BotBody,
        answer=outgoing.Empty,
        statuses=NOW,
    ),
    Endpoint(
        "DELETE",
        f"{TABLE}/bot",
        Api.take_back,
        "the seat's holder",
        "takes it back",
        query=(SEAT,),
        answer=outgoing.Empty,
        statuses=NOW,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/agree",
        Api.agree,
        SEATED,
        "`what`: `resign` (team), `stop`, `pause`, `resume`, `rematch`; done when all it concerns agree → `about`",
        body=messages.Agree,
        query=(SEAT,),
        answer=outgoing.About,
        statuses=NOW,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/rename",
        Api.rename,
        HOST,
        "another name for the table",
        body=messages.Rename,
        answer=outgoing.Empty,
        statuses=READ,
    ),
)


def routes(api: Api) -> list[Route]:
    """What is served; the table of permissions in the tests has a row for each."""
    return [Route(each.path, partial(each.handler, api), methods=[each.method]) for each in ENDPOINTS]


# ---- the documentation

DOCUMENT = Path(__file__).parents[3] / "docs" / "api.md"
BEGIN = "<!-- the table of routes, written by `python -m consigliere.table.route_list` -->\n"
END = "<!-- end of the table of routes -->\n"


def documented(document: str) -> str:
    """The documentation with the table of routes as it is."""
    before, _, rest = document.partition(BEGIN)
    _, _, after = rest.partition(END)
    rows = [f"| `{each.written()}` | {each.who} | {each.what} |" for each in ENDPOINTS]
    socket = "| `WS /api/tables/ID/live` | seat, watcher | below |"
    table = "\n".join(["| route | who | what |", "|---|---|---|", *rows, socket])
    return f"{before}{BEGIN}\n{table}\n\n{END}{after}"


if __name__ == "__main__":
    DOCUMENT.write_text(documented(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
    sys.stdout.write(f"{DOCUMENT.name}\n")
