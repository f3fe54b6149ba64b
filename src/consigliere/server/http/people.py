"""The routes of a person: who am I, the return link, the feed."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from consigliere.games import names
from consigliere.server.http.access import COOKIE, LANG_COOKIE, requested_lang, requester
from consigliere.server.http.endpoint import CHANGED, PERSON, delete, get, post, query_number, query_text
from consigliere.server.http.handlers import RouteBase, answer, network, number
from consigliere.server.people import notices
from consigliere.server.people.mail import checked_address
from consigliere.server.people.mail_limits import ASKS_PER_DAY
from consigliere.server.people.people import NEW, Person, clean_name
from consigliere.server.protocol import messages, requests, responses
from consigliere.server.protocol.decode import read
from consigliere.server.protocol.errors import Problem
from consigliere.server.tables import lobby
from consigliere.words import known

YEAR = 365 * 24 * 3600


class PersonRoutes(RouteBase):
    """What a person asks about itself."""

    def with_cookie(self, person: Person | None, content: messages.Sent, status: int = 200) -> Response:
        """An answer that gives, renews or takes the cookie."""
        response = answer(content, status)
        value = self.people.cookie(person) if person else ""
        response.set_cookie(
            COOKIE,
            value,
            max_age=YEAR if person else 0,
            secure=self.settings.secure,
            httponly=True,
            samesite="lax",
        )
        return response

    async def about_me(self, person: Person | None) -> responses.MeBody:
        """A person, as they see themselves, and whether they may make tables."""
        me = (
            None
            if person is None
            else responses.Me(
                name=person.name,
                mail=person.mail,
                mail_confirmed=person.mail_confirmed,
                quiet=person.quiet,
                lang=person.lang,
                return_link=person.has_return,
                feed=person.has_feed,
                mail_possible=self.settings.mail is not None,
            )
        )
        may = await self.creation_policy.may_make(person)
        return responses.MeBody(me=me, guests=self.creation_policy.kind, may_make=may)

    @get("/api/me", answer=responses.MeBody, statuses=(200, 401))
    async def me(self, request: Request) -> Response:
        """Who am I, with return link state and feed (null: nobody the server knows); who may make tables here
        (`guests`), and whether I may (`may_make`)."""
        return answer(await self.about_me((await requester(request, self.people)).person))

    @post("/api/me", body=requests.Me, answer=responses.MeBody, statuses=(200, 400, 401, 403))
    async def change_me(self, request: Request) -> Response:
        """Makes or changes an identity, and sets the cookie; `lang` is the language of its mails and of its feed."""
        self.check_origin(request)
        body = read(await request.body(), requests.Me)
        name = clean_name(body.name)
        if not name:
            raise Problem(400, "bad-request", detail="name")
        people = self.people
        before = (await requester(request, people)).person
        values: dict[str, Any] = {"name": name}
        if body.mail is not msgspec.UNSET:
            values |= await self.address_change(before, checked_address(body.mail), network(request))
        if body.quiet is not msgspec.UNSET:
            values["quiet"] = body.quiet
        if body.lang is not msgspec.UNSET:
            values["lang"] = known(body.lang)
        speaks = LANG_COOKIE in request.cookies or "accept-language" in request.headers  # a program may not say
        person = before or await people.make(name, requested_lang(request) if speaks else None)
        await people.change(person, **values)
        await self.registry.rename_person(person, name)
        again = await people.get(person.id)
        assert again is not None
        return self.with_cookie(again, await self.about_me(again))

    async def address_change(self, person: Person | None, mail: str | None, network: str) -> dict[str, Any]:
        """What changes with a mail address: a new one is asked whether it wants mail, and so is one that has not
        answered yet if somebody wants that again."""
        same = person is not None and person.mail == mail
        if person is not None and same and (mail is None or person.mail_confirmed):
            return {}
        if mail is None:
            return {"mail": None, "mail_state": None, "confirm_hash": None, "confirm_until": None}
        if person is not None and await self.mail_limits.asks_today(person) >= ASKS_PER_DAY and not same:
            raise Problem(429, "too-many-email-addresses")
        if not self.creation_policy.allowance.ask_address(network):
            raise Problem(429, "too-many-email-addresses")
        new = {"mail": mail, "mail_state": NEW}
        return new if same else {**new, "confirm_hash": None, "confirm_until": None}

    @post(
        "/api/mail/confirm",
        "holder of the link in a mail",
        body=requests.TokenBody,
        answer=responses.Empty,
        statuses=(200, 400, 401, 403),
    )
    async def confirm_mail(self, request: Request) -> Response:
        """Confirms the mail address; works once, for seven days."""
        self.check_origin(request)
        body = read(await request.body(), requests.TokenBody)
        await self.mail_limits.confirm(body.token)
        return answer(responses.Empty())

    @post(
        "/api/me/code", PERSON, body=requests.CodeBody, answer=responses.MeBody, statuses=(200, 400, 401, 403, 409, 429)
    )
    async def give_code(self, request: Request) -> Response:
        """The host's code, where one is needed to make tables (`--guests code`); typed once."""
        self.check_origin(request)
        person = await self.person(request)
        body = read(await request.body(), requests.CodeBody)
        await self.creation_policy.give_code(person, body.code, network(request))
        return answer(await self.about_me(person))

    @post(
        "/api/me/invited",
        "identity with an invitation of the server's host",
        body=requests.TokenBody,
        answer=responses.MeBody,
        statuses=(200, 400, 401, 403, 429),
    )
    async def accept_invitation(self, request: Request) -> Response:
        """This identity may make tables from now on; the invitation is spent."""
        self.check_origin(request)
        person = await self.person(request)
        body = read(await request.body(), requests.TokenBody)
        await self.creation_policy.accept(person, body.token, network(request))
        return answer(await self.about_me(person))

    @delete("/api/me", PERSON, answer=responses.Empty, statuses=CHANGED)
    async def forget_me(self, request: Request) -> Response:
        """Forget me: name, mail, links and private notes are deleted; seats and chat lines stay, without a name."""
        self.check_origin(request)
        await self.registry.forget_person((await self.person(request)).id)
        return self.with_cookie(None, responses.Empty())

    @post("/api/me/return", PERSON, answer=responses.Link, statuses=CHANGED)
    async def new_return(self, request: Request) -> Response:
        """A new personal return link; the one before is void."""
        self.check_origin(request)
        token = await self.people.new_return(await self.person(request))
        return answer(responses.Link(link=f"{self.address(request)}/#return={token}"))

    @delete("/api/me/return", PERSON, answer=responses.Empty, statuses=CHANGED)
    async def revoke_return(self, request: Request) -> Response:
        """Revokes the return link, and signs other devices out."""
        self.check_origin(request)
        person = await self.person(request)
        await self.people.revoke_return(person)
        self.person_sockets.close(person.id)
        return self.with_cookie(await self.people.get(person.id), responses.Empty())

    @post(
        "/api/me/restore",
        "holder of a return link",
        body=requests.TokenBody,
        answer=responses.MeBody,
        statuses=(200, 400, 401, 403),
    )
    async def restore(self, request: Request) -> Response:
        """Uses it: this browser is that identity."""
        self.check_origin(request)
        body = read(await request.body(), requests.TokenBody)
        person = await self.people.of_return(body.token)
        if person is None:
            raise Problem(401, "invalid-token")
        return self.with_cookie(person, await self.about_me(person))

    @post("/api/me/feed", PERSON, answer=responses.Link, statuses=CHANGED)
    async def new_feed(self, request: Request) -> Response:
        """A new private feed address; the one before is void."""
        self.check_origin(request)
        token = await self.people.new_feed(await self.person(request))
        return answer(responses.Link(link=f"{self.address(request)}/api/feed/{token}"))

    @get("/api/feed/{token}", "holder of the private feed address", statuses=(200, 404), media="application/atom+xml")
    async def feed(self, request: Request) -> Response:
        """Your turns, as Atom."""
        person = await self.people.of_feed(str(request.path_params["token"]))
        if person is None:
            raise Problem(404, "invalid-token")
        text = await notices.feed(self.store, person, self.address(request))
        return Response(text, media_type="application/atom+xml")

    @get(
        "/api/me/games",
        PERSON,
        query=(query_number("skip"), query_text("game", "NAME")),
        answer=responses.FinishedGames,
        statuses=(200, 400, 401),
    )
    async def finished(self, request: Request) -> Response:
        """Games of this identity that have ended, 20 at a time, the last one first: `{games, more}`, each with seats,
        `you` (its own seats) and `result`; `game`: only those of one game."""
        person = await self.person(request)
        skip, game = number(request, "skip") or 0, request.query_params.get("game")
        if game is not None and game not in names():  # PostgreSQL cannot even be asked for every text
            return answer(responses.FinishedGames(games=[], more=False))
        return answer(await lobby.finished(self.store, person, skip, game))
