"""The HTTP part of the API: each route says who may use it by the access it asks for."""

import hmac
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any

import msgspec
import prometheus_client
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import consigliere
from consigliere import bots, words
from consigliere.games import names
from consigliere.table import consent, deal, lobby, messages, notices, openapi, seats, talk
from consigliere.table.access import COOKIE, Access, access, asker, same_origin
from consigliere.table.crowd import Crowd
from consigliere.table.house import House
from consigliere.table.live import Sockets
from consigliere.table.people import Person, clean_name
from consigliere.table.problem import Illegal, Problem
from consigliere.table.settings import Settings

LONGEST_LANG = 8
YEAR = 365 * 24 * 3600
LOOPBACK = ("127.0.0.1", "::1")
HERE = ("127.0.0.1", "[::1]", "localhost")
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
Handler = Callable[[Request], Awaitable[Response]]


def answer(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON."""
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def number(request: Request, name: str, most: int = 1 << 31) -> int | None:
    """A number out of the query."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 10 or int(text) > most:
        raise Problem(400, "bad-request", detail=name)
    return int(text)


class Api:
    """All routes of a house."""

    def __init__(self, house: House, settings: Settings, sockets: Sockets) -> None:
        self.house = house
        self.settings = settings
        self.sockets = sockets
        self.shelf: dict[str, bytes] = {}  # packs and words never change while the server runs

    def routes(self) -> list[Route]:
        """What is served; the table of permissions in the tests has a row for each."""
        table = "/api/tables/{table}"
        rows: list[tuple[str, str, Handler]] = [
            ("GET", "/health", self.health),
            ("GET", "/metrics", self.metrics),
            ("GET", "/api/openapi.json", self.description),
            ("GET", "/api/games", self.games),
            ("GET", "/api/games/{game}/pack", self.pack),
            ("GET", "/api/words/{lang}", self.words),
            ("GET", "/api/words/{lang}/{game}", self.words),
            ("GET", "/api/words/{lang}/{game}/rules", self.rules),
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.change_me),
            ("DELETE", "/api/me", self.forget_me),
            ("POST", "/api/me/return", self.new_return),
            ("DELETE", "/api/me/return", self.revoke_return),
            ("POST", "/api/me/restore", self.restore),
            ("POST", "/api/me/feed", self.new_feed),
            ("GET", "/api/feed/{token}", self.feed),
            ("GET", "/api/tables", self.lobby),
            ("POST", "/api/tables", self.make_table),
            ("GET", table, self.frame),
            ("DELETE", table, self.close_table),
            ("GET", f"{table}/about", self.about),
            ("POST", f"{table}/claim", self.claim),
            ("POST", f"{table}/join", self.join),
            ("POST", f"{table}/leave", self.leave),
            ("GET", f"{table}/preview", self.preview),
            ("GET", f"{table}/why", self.why),
            ("POST", f"{table}/moves", self.move),
            ("POST", f"{table}/undo", self.undo),
            ("GET", f"{table}/events", self.events),
            ("GET", f"{table}/then", self.then),
            ("GET", f"{table}/record", self.record),
            ("GET", f"{table}/chat", self.chat),
            ("POST", f"{table}/chat", self.write_chat),
            ("GET", f"{table}/notes", self.notes),
            ("PUT", f"{table}/notes", self.keep_notes),
            ("POST", f"{table}/bot", self.hand_to_bot),
            ("DELETE", f"{table}/bot", self.take_back),
            ("POST", f"{table}/agree", self.agree),
            ("POST", f"{table}/rename", self.rename),
        ]
        return [Route(path, handler, methods=[method]) for method, path, handler in rows]

    # ---- who and where

    async def person(self, request: Request) -> Person:
        """The person behind the cookie."""
        found = (await asker(request, self.house.people)).person
        if found is None:
            raise Problem(401, "who")
        return found

    async def may(self, request: Request, crowd: Crowd) -> Access:
        """What the asker is at the table; what a cookie changes must come from our own page."""
        who = await asker(request, self.house.people)
        if request.method not in ("GET", "HEAD") and who.token is None:
            self.check_origin(request)
        return access(crowd.room, who)

    def check_origin(self, request: Request) -> None:
        """Refuses what another site sends with our cookie."""
        if not same_origin(request, self.settings.public_url):
            raise Problem(403, "origin")

    async def viewer(self, request: Request, crowd: Crowd) -> int | None:
        """The seat that looks, or None for a watcher."""
        return (await self.may(request, crowd)).viewer(crowd.room, number(request, "seat"))

    async def seat(self, request: Request, crowd: Crowd) -> int:
        """The seat that acts."""
        return (await self.may(request, crowd)).seat(crowd.room, number(request, "seat"))

    def lang(self, request: Request) -> str | None:
        """The language that is wanted, if any."""
        return request.query_params.get("lang")

    # ---- the server

    async def health(self, request: Request) -> Response:
        """Whether the server can do its work."""
        await self.house.store.check()
        return answer({"status": "ok", "version": version("consigliere"), "build": consigliere.build})

    async def metrics(self, request: Request) -> Response:
        """Numbers for Prometheus: for this machine, or with the token."""
        header = request.headers.get("authorization", "").encode()
        token = self.settings.metrics_token
        with_token = token is not None and hmac.compare_digest(header, f"Bearer {token}".encode())
        if not with_token and not self.from_here(request):
            raise Problem(403, "not-loopback")
        return Response(prometheus_client.generate_latest(), media_type=prometheus_client.CONTENT_TYPE_LATEST)

    def from_here(self, request: Request) -> bool:
        """Whether a program on this machine asks directly: no proxy in front, no page whose name leads here."""
        client = request.client.host if request.client else ""
        proxied = self.settings.public_url is not None or any(name in request.headers for name in FORWARDED)
        host = request.headers.get("host", "")
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        return client in LOOPBACK and not proxied and name in HERE

    async def description(self, request: Request) -> Response:
        """The API for programs."""
        return answer(openapi.description(self.settings.address))

    # ---- games and words

    async def games(self, request: Request) -> Response:
        """The games with all that a table can be made of."""
        found = []
        for name in names():
            game = consigliere.game(name)
            options = [
                {"name": o.name, "default": o.default, "rule": o.rule, "text": words.game_say(name, o.message)}
                for o in game.options.values()
            ]
            found.append(
                {
                    "name": name,
                    "title": game.pack.data["title"],
                    "seats": list(game.seats),
                    "teams": {str(n): game.teams(n) for n in game.seats},
                    "options": options,
                    "rules": game.rules,
                    "pack": game.pack_digest,
                    "bots": list(bots.BOTS),
                }
            )
        return answer({"games": found, "languages": sorted(self.house.tellers_of(names()[0]))})

    def known_game(self, request: Request) -> str:
        """A game out of the path."""
        name = str(request.path_params["game"])
        if name not in names():
            raise Problem(404, "unknown-game")
        return name

    def some_lang(self, request: Request) -> str:
        """A language out of the path; it becomes part of a file's name."""
        lang = str(request.path_params["lang"])
        if len(lang) > LONGEST_LANG:
            raise Problem(404, "unknown-route")
        return lang

    async def pack(self, request: Request) -> Response:
        """The component pack."""
        name = self.known_game(request)
        if name not in self.shelf:
            game = consigliere.game(name)
            self.shelf[name] = msgspec.json.encode({"digest": game.pack_digest, "data": game.pack.data})
        headers = {"cache-control": "no-cache"}
        return Response(self.shelf[name], 200, headers, "application/json")

    async def words(self, request: Request) -> Response:
        """Fluent texts: of the pages, or of a game."""
        game = self.known_game(request) if "game" in request.path_params else ""
        files = words.page_files(game, self.some_lang(request))
        if not files:
            raise Problem(404, "unknown-route")
        text = "\n".join(file.read_text(encoding="utf-8") for file in files)
        return Response(text, 200, {"cache-control": "no-cache"}, "text/plain; charset=utf-8")

    async def rules(self, request: Request) -> Response:
        """The rules of a game, as Fluent."""
        file = words.rules_file(self.known_game(request), self.some_lang(request))
        if file is None:
            raise Problem(404, "unknown-route")
        text = file.read_text(encoding="utf-8")
        return Response(text, 200, {"cache-control": "no-cache"}, "text/plain; charset=utf-8")

    # ---- me

    def with_cookie(self, person: Person | None, content: Any, status: int = 200) -> Response:
        """An answer that gives, renews or takes the cookie."""
        response = answer(content, status)
        value = self.house.people.cookie(person) if person else ""
        response.set_cookie(
            COOKIE,
            value,
            max_age=YEAR if person else 0,
            secure=self.settings.secure,
            httponly=True,
            samesite="lax",
        )
        return response

    def told(self, person: Person) -> dict[str, Any]:
        """A person to itself."""
        return {
            "name": person.name,
            "mail": person.mail,
            "quiet": person.quiet,
            "return_link": person.has_return,
            "feed": person.has_feed,
            "mail_possible": self.settings.mail is not None,
        }

    async def me(self, request: Request) -> Response:
        """Who am I?"""
        person = (await asker(request, self.house.people)).person
        return answer({"me": self.told(person) if person else None})

    async def change_me(self, request: Request) -> Response:
        """Makes a person, or changes it."""
        self.check_origin(request)
        body: messages.Me = messages.read(await request.body(), messages.Me)
        name = clean_name(body.name)
        if not name:
            raise Problem(400, "bad-request", detail="name")
        values: dict[str, Any] = {"name": name}
        if body.mail is not msgspec.UNSET:
            values["mail"] = notices.checked_address(body.mail)
        if body.quiet is not msgspec.UNSET:
            values["quiet"] = body.quiet
        people = self.house.people
        person = (await asker(request, people)).person or await people.make(name)
        await people.change(person, **values)
        await self.house.rename_person(person.id, name)
        again = await people.get(person.id)
        assert again is not None
        return self.with_cookie(again, {"me": self.told(again)})

    async def forget_me(self, request: Request) -> Response:
        """Makes all cookies and links of the person void; its seats stay where they are, played by bots."""
        self.check_origin(request)
        person = await self.person(request)
        await self.house.people.change(
            person, return_hash=None, feed_hash=None, mail=None, generation=person.generation + 1
        )
        self.sockets.let_go(person.id)
        return self.with_cookie(None, {})

    async def new_return(self, request: Request) -> Response:
        """A personal return link; the one before is void."""
        self.check_origin(request)
        token = await self.house.people.new_return(await self.person(request))
        return answer({"link": f"{self.settings.address}/#return={token}"})

    async def revoke_return(self, request: Request) -> Response:
        """No return link any more, and other devices are signed out."""
        self.check_origin(request)
        person = await self.person(request)
        await self.house.people.revoke_return(person)
        self.sockets.let_go(person.id)
        return self.with_cookie(await self.house.people.get(person.id), {})

    async def restore(self, request: Request) -> Response:
        """The return link on another device."""
        self.check_origin(request)
        body: messages.TokenBody = messages.read(await request.body(), messages.TokenBody)
        person = await self.house.people.of_return(body.token)
        if person is None:
            raise Problem(401, "token")
        return self.with_cookie(person, {"me": self.told(person)})

    async def new_feed(self, request: Request) -> Response:
        """A private feed address; the one before is void."""
        self.check_origin(request)
        token = await self.house.people.new_feed(await self.person(request))
        return answer({"link": f"{self.settings.address}/api/feed/{token}"})

    async def feed(self, request: Request) -> Response:
        """The turns of a person, for a feed reader."""
        person = await self.house.people.of_feed(str(request.path_params["token"]))
        if person is None:
            raise Problem(404, "token")
        text = await notices.feed(self.house.store, person, self.settings.address)
        return Response(text, media_type="application/atom+xml")

    # ---- tables

    async def lobby(self, request: Request) -> Response:
        """Lists of tables."""
        return answer(await lobby.lists(self.house.store, (await asker(request, self.house.people)).person))

    async def make_table(self, request: Request) -> Response:
        """A new table."""
        who = await asker(request, self.house.people)
        if who.token is None:
            self.check_origin(request)
        body: messages.NewTable = messages.read(await request.body(), messages.NewTable)
        body.name = clean_name(body.name)
        return answer(await self.house.make(body, who.person), 201)

    def table(self, request: Request) -> Any:
        """The table of the path, locked."""
        return self.house.at(str(request.path_params["table"]))

    async def frame(self, request: Request) -> Response:
        """What a viewer is sent of the position."""
        async with self.table(request) as crowd:
            viewer = await self.viewer(request, crowd)
            lang = self.lang(request)
            return answer(crowd.room.frame(viewer, crowd.tellers.get(lang) if lang else None))

    async def about(self, request: Request) -> Response:
        """The table itself."""
        async with self.table(request) as crowd:
            viewer = await self.viewer(request, crowd)
            return answer(crowd.about_for(viewer, self.house.about(crowd)))

    async def close_table(self, request: Request) -> Response:
        """The host closes the table."""
        async with self.table(request) as crowd:
            (await self.may(request, crowd)).check_host(crowd.room)
            await self.house.shut(crowd, "closed", "closed-host", None)
            return answer({})

    async def claim(self, request: Request) -> Response:
        """An invitation is used."""
        body: messages.TokenBody = messages.read(await request.body(), messages.TokenBody)
        async with self.table(request) as crowd:
            person = (await asker(request, self.house.people)).person
            if person is not None:
                self.check_origin(request)
            return answer(await seats.claim(self.house, crowd, body.token, person))

    async def join(self, request: Request) -> Response:
        """A free seat of an open table."""
        self.check_origin(request)
        body: messages.Join = messages.read(await request.body(), messages.Join)
        person = await self.person(request)
        async with self.table(request) as crowd:
            return answer(await seats.join(self.house, crowd, body.seat, person))

    async def leave(self, request: Request) -> Response:
        """Getting up."""
        async with self.table(request) as crowd:
            return answer(await seats.leave(self.house, crowd, await self.seat(request, crowd)))

    async def hand_to_bot(self, request: Request) -> Response:
        """A bot plays on."""
        body: messages.BotBody = messages.read(await request.body(), messages.BotBody)
        async with self.table(request) as crowd:
            await seats.hand_to_bot(self.house, crowd, await self.may(request, crowd), body.seat, body.bot)
            return answer({})

    async def take_back(self, request: Request) -> Response:
        """The person plays again."""
        async with self.table(request) as crowd:
            may = await self.may(request, crowd)
            await seats.take_back(self.house, crowd, may, may.seat(crowd.room, number(request, "seat")))
            return answer({})

    async def agree(self, request: Request) -> Response:
        """Consent to giving up, stopping, pausing, a rematch."""
        body: messages.Agree = messages.read(await request.body(), messages.Agree)
        async with self.table(request) as crowd:
            seat = await self.seat(request, crowd)
            await consent.agree(self.house, crowd, seat, body.what, body.yes)
            return answer(crowd.about_for(seat, self.house.about(crowd)))

    async def rename(self, request: Request) -> Response:
        """Another name for the table."""
        body: messages.Rename = messages.read(await request.body(), messages.Rename)
        async with self.table(request) as crowd:
            (await self.may(request, crowd)).check_host(crowd.room)
            name = clean_name(body.name)
            if not name:
                raise Problem(400, "bad-request", detail="name")
            await seats.rename(self.house, crowd, name)
            return answer({})

    # ---- playing

    async def move(self, request: Request) -> Response:
        """A move."""
        body: messages.MoveBody = messages.read(await request.body(), messages.MoveBody)
        async with self.table(request) as crowd:
            seat = await self.seat(request, crowd)
            try:
                return answer({"at": await deal.move(self.house, crowd, seat, body.ask, body.move, body.key)})
            except Illegal as illegal:
                return answer(deal.with_words(crowd, seat, illegal.refusal, self.lang(request)), 422)

    async def undo(self, request: Request) -> Response:
        """Taking back."""
        body: messages.UndoBody = messages.read(await request.body(), messages.UndoBody)
        async with self.table(request) as crowd:
            seat = await self.seat(request, crowd)
            return answer({"at": await deal.undo(self.house, crowd, seat, body.ask, body.key, body.practice)})

    async def preview(self, request: Request) -> Response:
        """What a move would do."""
        async with self.table(request) as crowd:
            seat = await self.seat(request, crowd)
            text = request.query_params.get("move", "")[:200]
            return answer(deal.preview(crowd, seat, text, self.lang(request)))

    async def why(self, request: Request) -> Response:
        """Why not."""
        async with self.table(request) as crowd:
            seat = await self.seat(request, crowd)
            query = request.query_params
            text, element = query.get("move"), query.get("element")
            return answer(deal.why(crowd, seat, text and text[:200], element and element[:200], self.lang(request)))

    async def events(self, request: Request) -> Response:
        """What a viewer was shown after its first so many things."""
        async with self.table(request) as crowd:
            shown = crowd.room.seen_by(await self.viewer(request, crowd))
            after = number(request, "after") or 0
            return answer({"at": shown.at, "mark": shown.mark, "events": shown.after(after)})

    async def then(self, request: Request) -> Response:
        """An earlier moment, as the viewer saw it."""
        async with self.table(request) as crowd:
            viewer = await self.viewer(request, crowd)
            lang = self.lang(request)
            teller = crowd.tellers.get(lang) if lang else None
            return answer(await self.house.aside(crowd.room.then, viewer, number(request, "at") or 0, teller))

    async def record(self, request: Request) -> Response:
        """The record: whole after the end, one's own before."""
        async with self.table(request) as crowd:
            return answer(await self.house.aside(crowd.room.record, await self.viewer(request, crowd)))

    # ---- writing

    async def chat(self, request: Request) -> Response:
        """What may be read of the chat."""
        async with self.table(request) as crowd:
            viewer = await self.viewer(request, crowd)
            return answer({"chat": await talk.lines(self.house.store, crowd, viewer, number(request, "after") or 0)})

    async def write_chat(self, request: Request) -> Response:
        """A line of chat."""
        body: messages.ChatBody = messages.read(await request.body(), messages.ChatBody)
        async with self.table(request) as crowd:
            seat = await self.seat(request, crowd)
            return answer(await talk.write(self.house.store, crowd, seat, body.text, body.scope, body.key))

    async def notes(self, request: Request) -> Response:
        """Private notes."""
        async with self.table(request) as crowd:
            seat = await self.seat(request, crowd)
            return answer({"text": await talk.notes(self.house.store, crowd.room.id, seat)})

    async def keep_notes(self, request: Request) -> Response:
        """Other private notes."""
        body: messages.NotesBody = messages.read(await request.body(), messages.NotesBody)
        async with self.table(request) as crowd:
            seat = await self.seat(request, crowd)
            await talk.keep_notes(self.house.store, crowd.room.id, seat, body.text)
            return answer({})
