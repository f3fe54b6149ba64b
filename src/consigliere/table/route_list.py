"""All routes: routing, OpenAPI and the table in docs/api.md (`route_document.py`) are made from this list."""

from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from consigliere.table import answers, messages, openapi, outgoing
from consigliere.table.endpoint import LANG, SEAT, Endpoint, number, text
from consigliere.table.routes import Api
from consigliere.table.shelf import Content, content

TABLE = "/api/tables/{table}"
ANYONE, PERSON, SEATED, VIEWER, HOST = "anyone", "identity", "seat", "seat, watcher", "host"
CHANGED = (200, 401, 403)
READ = (200, 400, 401, 403, 404)
NOW = (*READ, 409)
RULES = (*NOW, 422)


async def description(api: Api, request: Request) -> Response:
    """The API for programs, as OpenAPI."""

    def make() -> Content:
        found = openapi.description(ENDPOINTS, api.settings.address)
        return content(msgspec.json.encode(found), "application/json")

    return await api.shelf.answer(request, "openapi", None, make)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/health",
        Api.health,
        ANYONE,
        "whether the server can do its work; 503 if the storage does not answer",
        answer=answers.Health,
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
        "the games: name, title, seats, teams, options with default, rule and text, bots, levels with ratings, "
        "`choices` (of each player in a game, by number of players), "
        "`rules_languages` (those its rules are written in); `languages` that the pages have words in, and their "
        "own names (`language_names`). Titles and texts are in `lang`, else in the language the browser prefers",
        query=(LANG,),
        answer=answers.Games,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/pack",
        Api.pack,
        ANYONE,
        "the component pack with its digest, for boards",
        answer=answers.PackBody,
        statuses=(200, 404),
    ),
    Endpoint(
        "GET",
        "/api/words/{lang}",
        Api.words,
        ANYONE,
        "the words of the pages, as Fluent; `any` for LANG is the language the browser prefers (`Content-Language`)",
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
        "who am I, with return link state and feed (null: nobody the server knows); "
        "who may make tables here (`guests`), and whether I may (`may_make`)",
        answer=answers.MeBody,
        statuses=(200, 401),
    ),
    Endpoint(
        "POST",
        "/api/me",
        Api.change_me,
        ANYONE,
        "makes or changes an identity, and sets the cookie; `lang` is the language of its mails and of its feed",
        body=messages.Me,
        answer=answers.MeBody,
        statuses=(200, 400, 401, 403),
    ),
    Endpoint(
        "POST",
        "/api/me/code",
        Api.give_code,
        PERSON,
        "the host's code, where one is needed to make tables (`--guests code`); typed once",
        body=messages.CodeBody,
        answer=answers.MeBody,
        statuses=(200, 400, 401, 403, 409, 429),
    ),
    Endpoint(
        "POST",
        "/api/me/invited",
        Api.accept_invitation,
        "identity with an invitation of the server's host",
        "this identity may make tables from now on; the invitation is spent",
        body=messages.TokenBody,
        answer=answers.MeBody,
        statuses=(200, 400, 401, 403, 429),
    ),
    Endpoint(
        "POST",
        "/api/mail/confirm",
        Api.confirm_mail,
        "holder of the link in a mail",
        "confirms the mail address; works once, for seven days",
        body=messages.TokenBody,
        answer=answers.Empty,
        statuses=(200, 400, 401, 403),
    ),
    Endpoint(
        "DELETE",
        "/api/me",
        Api.forget_me,
        PERSON,
        "forget me: all cookies and links of the identity are void",
        answer=answers.Empty,
        statuses=CHANGED,
    ),
    Endpoint(
        "POST",
        "/api/me/return",
        Api.new_return,
        PERSON,
        "a new personal return link; the one before is void",
        answer=answers.Link,
        statuses=CHANGED,
    ),
    Endpoint(
        "DELETE",
        "/api/me/return",
        Api.revoke_return,
        PERSON,
        "revokes the return link, and signs other devices out",
        answer=answers.Empty,
        statuses=CHANGED,
    ),
    Endpoint(
        "POST",
        "/api/me/restore",
        Api.restore,
        "holder of a return link",
        "uses it: this browser is that identity",
        body=messages.TokenBody,
        answer=answers.MeBody,
        statuses=(200, 400, 401, 403),
    ),
    Endpoint(
        "POST",
        "/api/me/feed",
        Api.new_feed,
        PERSON,
        "a new private feed address; the one before is void",
        answer=answers.Link,
        statuses=CHANGED,
    ),
    Endpoint(
        "GET",
        "/api/me/games",
        Api.finished,
        PERSON,
        "games of this identity that have ended, 20 at a time, the last one first: `{games, more}`, each with seats, "
        "`you` (its own seats) and `result`; `game`: only those of one game",
        query=(number("skip"), text("game", "NAME")),
        answer=answers.FinishedGames,
        statuses=(200, 400, 401),
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
        answer=answers.Lobby,
        statuses=(200, 401),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        Api.make_table,
        ANYONE,
        "makes a table → 201 `{table, watch, seats: [{seat, token, invitation}]}`; tokens for open seats only",
        body=messages.NewTable,
        answer=answers.Made,
        statuses=(201, 400, 401, 403, 404, 429),
    ),
    Endpoint(
        "GET",
        TABLE,
        Api.view,
        VIEWER,
        "the view with `choices`, `side_choices`, `outlook`, `sides`, `same`, `aids`; by `lang` words, `shortcuts`",
        query=(LANG, SEAT),
        answer=outgoing.View,
        statuses=NOW,
    ),
    Endpoint(
        "DELETE", TABLE, Api.close_table, HOST, "closes the table", answer=answers.Empty, statuses=(*CHANGED, 404)
    ),
    Endpoint(
        "GET",
        f"{TABLE}/about",
        Api.about,
        "anyone for open tables, else seat, watcher or invited",
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
        answer=answers.Seated,
        statuses=NOW,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/join",
        Api.join,
        "anyone, open tables",
        "takes a free seat; one for each person",
        body=messages.Join,
        answer=answers.Seated,
        statuses=NOW,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/invite",
        Api.renew_invitation,
        HOST,
        "a new invitation to a seat nobody has taken → `{seat, token, invitation}`; the one before is void",
        body=messages.SeatBody,
        answer=answers.Seated,
        statuses=NOW,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/leave",
        Api.leave,
        SEATED,
        "gives the seat up (before the start), or hands it to a bot",
        query=(SEAT,),
        answer=answers.Seated,
        statuses=NOW,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/swap",
        Api.swap,
        "the seat's holder, or the host",
        "before the start: two seats change places. The host may do it with any; a holder takes an open seat at once, "
        "with another person it is a wish (`swap-OTHER` in `agreements`, `yes: false` ends it) until that one wishes "
        "it, too → `about`. Invitations go with their seats",
        body=messages.Swap,
        answer=outgoing.About,
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
        answer=answers.WhyBody,
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
        answer=answers.Played,
        statuses=RULES,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/undo",
        Api.undo,
        SEATED,
        "takes back the seat's last move, 20 times at one question; `practice`: past barriers, alone against bots",
        body=messages.UndoBody,
        query=(SEAT,),
        answer=answers.Played,
        statuses=RULES,  # a key says again what it said first
    ),
    Endpoint(
        "GET",
        f"{TABLE}/events",
        Api.events,
        VIEWER,
        "`{at, mark, events}`: what this viewer was shown after its first N",
        query=(number("after"), SEAT),
        answer=answers.Events,
        statuses=NOW,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/log",
        Api.log,
        VIEWER,
        "`{log}`: what this viewer was shown up to N things (else everything), move by move as in `welcome`; of more "
        "than 200 moves the last 200",
        query=(number("until"), LANG, SEAT),
        answer=answers.Log,
        statuses=NOW,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/rounds",
        Api.rounds,
        VIEWER,
        "after the end: `{rounds}`, the scores by seat at the end of each round (or act; 0 is the beginning), from "
        "what everybody could know then, and `at`, how much this viewer had been shown",
        query=(SEAT,),
        answer=answers.Rounds,
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
        answer=answers.Chat,
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
        "GET", f"{TABLE}/notes", Api.notes, SEATED, "private notes", query=(SEAT,), answer=answers.Notes, statuses=READ
    ),
    Endpoint(
        "PUT",
        f"{TABLE}/notes",
        Api.keep_notes,
        SEATED,
        "replaces them",
        body=messages.NotesBody,
        query=(SEAT,),
        answer=answers.Empty,
        statuses=READ,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/bot",
        Api.hand_to_bot,
        "the seat's holder, or the host for an empty seat",
        "hands a seat to a bot; bots wait while no person plays who could",
        body=messages.BotBody,
        answer=answers.Empty,
        statuses=NOW,
    ),
    Endpoint(
        "DELETE",
        f"{TABLE}/bot",
        Api.take_back,
        "the seat's holder",
        "takes it back; not from a bot that plays on for who has resigned",
        query=(SEAT,),
        answer=answers.Empty,
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
        answer=answers.Empty,
        statuses=READ,
    ),
)


def routes(api: Api) -> list[Route]:
    """What is served; the table of permissions in the tests has a row for each."""
    return [Route(each.path, partial(each.handler, api), methods=[each.method]) for each in ENDPOINTS]
