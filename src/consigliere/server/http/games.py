"""The routes that need no person: the server itself, the games, their packs and words."""

import hmac
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import msgspec
import prometheus_client
from starlette.requests import Request
from starlette.responses import Response

import consigliere
from consigliere import bots, words
from consigliere.bots import opponents
from consigliere.core.game import Game
from consigliere.games import names
from consigliere.server.http import openapi
from consigliere.server.http.access import requested_lang
from consigliere.server.http.endpoint import ENDPOINTS, LANG, get
from consigliere.server.http.handlers import RouteBase, answer
from consigliere.server.http.static_cache import Content, content, stamp
from consigliere.server.people.notices import pack_title
from consigliere.server.protocol import responses
from consigliere.server.protocol.errors import Problem
from consigliere.server.storage.store import Unavailable

LONGEST_LANG = 8
ANY = "any"  # in the path: the language that the browser prefers
LOOPBACK = ("127.0.0.1", "::1")
HERE = ("127.0.0.1", "[::1]", "localhost")
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")


class GameRoutes(RouteBase):
    """What anyone may read."""

    # ---- the server

    @get("/health", answer=responses.Health, statuses=(200, 503))
    async def health(self, request: Request) -> Response:
        """Whether the server can do its work; 503 if the storage does not answer."""
        self.store.leases.check()
        if self.registry.leaving:
            raise Unavailable("this node is leaving")
        await self.store.check()
        build, thinking = consigliere.build, self.registry.bot_pool.build
        return answer(responses.Health(status="ok", version=version("consigliere"), build=build, bots=thinking))

    @get(
        "/metrics",
        "a program on the same machine (not through a proxy), or the metrics token",
        statuses=(200, 403),
        media="text/plain",
    )
    async def metrics(self, request: Request) -> Response:
        """Numbers for Prometheus; with `--public-url` the token is needed."""
        header = request.headers.get("authorization", "").encode()
        token = self.settings.metrics_token
        with_token = token is not None and hmac.compare_digest(header, f"Bearer {token}".encode())
        if not with_token and not self.from_here(request):
            raise Problem(403, "local-only")
        return Response(prometheus_client.generate_latest(), media_type=prometheus_client.CONTENT_TYPE_LATEST)

    def from_here(self, request: Request) -> bool:
        """Whether a program on this machine asks directly: no proxy in front, no page whose name leads here."""
        client = request.client.host if request.client else ""
        proxied = self.settings.public_url is not None or any(name in request.headers for name in FORWARDED)
        host = request.headers.get("host", "")
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        return client in LOOPBACK and not proxied and name in HERE

    @get("/api/openapi.json")
    async def description(self, request: Request) -> Response:
        """These routes as OpenAPI."""

        def make() -> Content:
            schema = openapi.description(tuple(ENDPOINTS), self.settings.address)
            return content(msgspec.json.encode(schema), "application/json")

        return await self.static_cache.answer(request, "openapi", None, make)

    # ---- games and words

    @get("/api/games", query=(LANG,), answer=responses.Games)
    async def games(self, request: Request) -> Response:
        """The games: name, title, seats, teams, options with default, rule and text, bots, levels with ratings,
        `choices` (of each player in a game, by number of players), `rules_languages` (those its rules are written
        in); `languages` that the pages have words in, and their own names (`language_names`). Titles and texts are
        in `lang`, else in the language the browser prefers."""
        lang = requested_lang(request)
        return await self.static_cache.answer(request, f"games/{lang}", None, lambda: self.all_games(lang))

    def all_games(self, lang: str) -> Content:
        """The same, to be kept."""
        listed = []
        for name in names():
            game = consigliere.game(name)
            options = [
                responses.GameOption(
                    name=o.name, default=o.default, rule=o.rule, text=words.game_say(name, o.message, lang)
                )
                for o in game.options.values()
            ]
            listed.append(
                responses.GameInfo(
                    name=name,
                    title=pack_title(name, lang),
                    seats=list(game.seats),
                    teams={str(n): game.teams(n) for n in game.seats},
                    options=options,
                    rules=game.rules,
                    rules_languages=words.rules_languages(name),
                    pack=game.pack_digest,
                    bots=list(bots.BOTS),
                    levels=[level_info(game, level) for level in opponents.levels(name)],
                    choices={str(n): length for n in game.seats if (length := opponents.choices(name, n))},
                )
            )
        own = {each: words.language_name(each) for each in words.languages()}
        body = responses.Games(games=listed, languages=list(own), language_names=own)
        return content(msgspec.json.encode(body), "application/json")

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

    @get("/api/games/{game}/pack", answer=responses.PackBody, statuses=(200, 404))
    async def pack(self, request: Request) -> Response:
        """The component pack with its digest, for boards."""
        name = self.known_game(request)

        def make() -> Content:
            game = consigliere.game(name)
            body = responses.PackBody(digest=game.pack_digest, data=game.pack.data)
            return content(msgspec.json.encode(body), "application/json")

        return await self.static_cache.answer(request, f"pack/{name}", None, make)

    @get("/api/words/{lang}", statuses=(200, 404), media="text/plain")
    async def words(self, request: Request) -> Response:
        """The words of the pages, as Fluent; `any` for LANG is the language the browser prefers
        (`Content-Language`)."""
        return await self.page_words(request, "")

    @get("/api/words/{lang}/{game}", statuses=(200, 404), media="text/plain")
    async def game_words(self, request: Request) -> Response:
        """The words of a game, as Fluent."""
        return await self.page_words(request, self.known_game(request))

    async def page_words(self, request: Request, game: str) -> Response:
        """Answer with the words of the pages, or of a game."""
        lang = self.some_lang(request)
        if lang == ANY:
            lang = requested_lang(request)
        files = words.page_files(game, lang)
        if not files:
            raise Problem(404, "unknown-route")
        response = await self.texts(request, files, lambda: words.page_text(game, lang))
        response.headers["content-language"] = lang
        return response

    async def texts(self, request: Request, files: list[Path], text: Callable[[], str]) -> Response:
        """Texts that are read again only when the files they are made of have changed."""

        def make() -> Content:
            return content(text().encode(), "text/plain; charset=utf-8")

        return await self.static_cache.answer(request, f"words/{files}", stamp(*files), make)

    @get("/api/words/{lang}/{game}/rules", statuses=(200, 404), media="text/plain")
    async def rules(self, request: Request) -> Response:
        """The rules of a game, as Fluent."""
        file = words.rules_file(self.known_game(request), self.some_lang(request))
        if file is None:
            raise Problem(404, "unknown-route")
        return await self.texts(request, [file], lambda: file.read_text(encoding="utf-8"))


def level_info(game: Game, level: str) -> responses.Level:
    """A level with its ratings in a game."""
    ratings = {}
    for seats in game.seats:
        if rating := opponents.rating(game.name, seats, level):
            ratings[str(seats)] = responses.Rating(rating=rating.rating, low=rating.low, high=rating.high)
    return responses.Level(bot=level, ratings=ratings)
