"""The handlers of the routes of tables: each says who may use it by the access it asks for."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from consigliere.server.http.access import requester
from consigliere.server.http.endpoint import (
    CHANGED,
    HOST,
    LANG,
    NOW,
    READ,
    RULES,
    SEAT,
    SEATED,
    TABLE,
    VIEWER,
    delete,
    get,
    post,
    put,
    query_number,
    query_text,
)
from consigliere.server.http.games import GameRoutes
from consigliere.server.http.handlers import answer, network, number
from consigliere.server.http.people import PersonRoutes
from consigliere.server.people.people import clean_name
from consigliere.server.protocol import messages, requests, responses
from consigliere.server.protocol.decode import read
from consigliere.server.protocol.errors import Problem
from consigliere.server.tables import lobby, past, seating, votes
from consigliere.words import SOURCE_LANGUAGE

MOST_SHOWN = 1 << 31


class Api(GameRoutes, PersonRoutes):
    """The handlers of all routes (`endpoint.py`); those of tables are here."""

    # ---- tables

    @get("/api/tables", answer=responses.Lobby, statuses=(200, 401))
    async def lobby(self, request: Request) -> Response:
        """Lists for the lobby: `open`, `running`, `mine`"""
        return answer(await lobby.lists(self.store, (await requester(request, self.people)).person))

    @post("/api/tables", body=requests.NewTable, answer=responses.Made, statuses=(201, 400, 401, 403, 404, 429))
    async def make_table(self, request: Request) -> Response:
        """Makes a table → 201 `{table, watch, seats: [{seat, token, invitation}]}`; tokens for open seats only."""
        who = await requester(request, self.people)
        if who.token is None:
            self.check_origin(request)
        await self.creation_policy.check(who.person)
        body = read(await request.body(), requests.NewTable)
        body.name = clean_name(body.name)
        return answer(await self.registry.create(body, who.person, network=network(request)), 201)

    @get(TABLE, VIEWER, query=(LANG, SEAT), answer=messages.View, statuses=NOW)
    async def view(self, request: Request) -> Response:
        """The view with `choices`, `side_choices`, `outlook`, `sides`, `same`, `aids`; by `lang` words, `shortcuts`"""
        async with self.viewing(request) as (table, viewer):
            return answer(table.state.payload(viewer, table.phrasing(self.lang(request))))

    @get(
        f"{TABLE}/about",
        "anyone for open tables, else seat, watcher or invited",
        query=(SEAT,),
        answer=messages.About,
        statuses=READ,
    )
    async def about(self, request: Request) -> Response:
        """Name, game, seats with names, status, clocks, presence, commitment."""
        async with self.table(request) as table:
            may = await self.may(request, table)
            if may.invited is not None:
                return answer(msgspec.structs.replace(table.broadcast.about_for(None), invited=may.invited))
            return answer(table.broadcast.about_for(may.viewer(table.state, number(request, "seat"))))

    @post(f"{TABLE}/invite", HOST, body=requests.SeatBody, answer=responses.Seated, statuses=NOW)
    async def renew_invitation(self, request: Request) -> Response:
        """A new invitation to a seat nobody has taken → `{seat, token, invitation}`; the one before is void."""
        body = read(await request.body(), requests.SeatBody)
        async with self.table(request) as table:
            (await self.may(request, table)).check_host(table.state)
            return answer(await seating.renew_invitation(table, body.seat))

    @delete(TABLE, HOST, answer=responses.Empty, statuses=(*CHANGED, 404))
    async def close_table(self, request: Request) -> Response:
        """Closes the table."""
        async with self.table(request) as table:
            (await self.may(request, table)).check_host(table.state)
            await table.end("closed", "closed-host", None)
            return answer(responses.Empty())

    @post(f"{TABLE}/claim", "invited", body=requests.TokenBody, answer=responses.Seated, statuses=NOW)
    async def claim(self, request: Request) -> Response:
        """Takes the seat for this identity → `{seat, token?}`; a program (no cookie) gets a fresh token of its own.
        The invitation is spent."""
        body = read(await request.body(), requests.TokenBody)
        async with self.table(request) as table:
            person = (await requester(request, self.people)).person
            if person is not None:
                self.check_origin(request)
            return answer(await seating.claim(table, body.token, person))

    @post(f"{TABLE}/join", "anyone, open tables", body=requests.Join, answer=responses.Seated, statuses=NOW)
    async def join(self, request: Request) -> Response:
        """Takes a free seat; one for each person."""
        self.check_origin(request)
        body = read(await request.body(), requests.Join)
        person = await self.person(request)
        async with self.table(request) as table:
            return answer(await seating.join(table, body.seat, person))

    @post(f"{TABLE}/leave", SEATED, query=(SEAT,), answer=responses.Seated, statuses=NOW)
    async def leave(self, request: Request) -> Response:
        """Gives the seat up (before the start), or hands it to a bot."""
        async with self.acting(request) as (table, seat):
            return answer(await seating.leave(table, seat))

    @post(f"{TABLE}/swap", "the seat's holder, or the host", body=requests.Swap, answer=messages.About, statuses=NOW)
    async def swap(self, request: Request) -> Response:
        """Before the start: two seats change places. The host may do it with any; a holder takes an open seat at once,
        with another person it is a wish (`swap-OTHER` in `agreements`, `yes: false` ends it) until that one wishes
        it, too → `about`. Invitations go with their seats."""
        body = read(await request.body(), requests.Swap)
        async with self.table(request) as table:
            await seating.swap(table, await self.may(request, table), body.seat, body.other, body.yes)
            return answer(table.broadcast.about_for(None))

    @post(
        f"{TABLE}/bot",
        "the seat's holder, or the host for an empty seat",
        body=requests.BotBody,
        answer=responses.Empty,
        statuses=NOW,
    )
    async def hand_to_bot(self, request: Request) -> Response:
        """Hands a seat to a bot; bots wait while no person plays who could."""
        body = read(await request.body(), requests.BotBody)
        async with self.table(request) as table:
            await seating.hand_to_bot(table, await self.may(request, table), body.seat, body.bot)
            return answer(responses.Empty())

    @delete(f"{TABLE}/bot", "the seat's holder", query=(SEAT,), answer=responses.Empty, statuses=NOW)
    async def take_back(self, request: Request) -> Response:
        """Takes it back; not from a bot that plays on for who has resigned."""
        async with self.table(request) as table:
            may = await self.may(request, table)
            await seating.take_back(table, may, may.seat(table.state, number(request, "seat")))
            return answer(responses.Empty())

    @post(f"{TABLE}/agree", SEATED, body=requests.Agree, query=(SEAT,), answer=messages.About, statuses=NOW)
    async def agree(self, request: Request) -> Response:
        """`what`: `resign` (team), `stop`, `pause`, `resume`, `rematch`; done when all it concerns agree → `about`"""
        body = read(await request.body(), requests.Agree)
        async with self.acting(request) as (table, seat):
            await votes.vote(self.registry, table, seat, body.what, body.yes, network(request))
            return answer(table.broadcast.about_for(seat))

    @post(f"{TABLE}/rename", HOST, body=requests.Rename, answer=responses.Empty, statuses=READ)
    async def rename(self, request: Request) -> Response:
        """Another name for the table."""
        body = read(await request.body(), requests.Rename)
        async with self.table(request) as table:
            (await self.may(request, table)).check_host(table.state)
            name = clean_name(body.name)
            if not name:
                raise Problem(400, "bad-request", detail="name")
            table.state.name = name
            await table.change(name=name)
            return answer(responses.Empty())

    # ---- playing

    @post(f"{TABLE}/moves", SEATED, body=requests.MoveBody, query=(LANG, SEAT), answer=responses.Played, statuses=RULES)
    async def move(self, request: Request) -> Response:
        """Plays a move: 200 `{at}` · 409 `{error: "stale", missed}` · 422 `{rule, message, args, text?}`"""
        body = read(await request.body(), requests.MoveBody)
        async with self.acting(request) as (table, seat):
            return answer(
                responses.Played(at=await table.play(seat, body.ask, body.move, body.key, self.lang(request)))
            )

    @post(f"{TABLE}/undo", SEATED, body=requests.UndoBody, query=(SEAT,), answer=responses.Played, statuses=RULES)
    async def undo(self, request: Request) -> Response:
        """Takes back the seat's last move, 20 times at one question; `practice`: past barriers, alone against bots."""
        body = read(await request.body(), requests.UndoBody)
        async with self.acting(request) as (table, seat):
            return answer(responses.Played(at=await table.undo(seat, body.ask, body.key, body.practice)))

    @get(f"{TABLE}/preview", SEATED, query=(query_text("move"), LANG, SEAT), answer=messages.Preview, statuses=RULES)
    async def preview(self, request: Request) -> Response:
        """What a move would do: `{events, final}` and, with `lang`, `gist` (costs and gains in words) and `ledger`:
        `[{what, before, after}]`, what the seat has more or less of afterwards."""
        async with self.acting(request) as (table, seat):
            text = request.query_params.get("move", "")[:200]
            return answer(table.preview(seat, text, self.lang(request)))

    @get(
        f"{TABLE}/why",
        SEATED,
        query=(query_text("move"), query_text("element", "KIND:NAME"), LANG, SEAT),
        answer=responses.WhyBody,
        statuses=RULES,
    )
    async def why(self, request: Request) -> Response:
        """Why a move, or else a thing on the table, cannot be chosen: `{refusal}`, null if it can."""
        async with self.acting(request) as (table, seat):
            query = request.query_params
            text, element = query.get("move"), query.get("element")
            refusal = table.why(seat, text and text[:200], element and element[:200], self.lang(request))
            return answer(responses.WhyBody(refusal=refusal))

    @get(f"{TABLE}/events", VIEWER, query=(query_number("after"), SEAT), answer=responses.Events, statuses=NOW)
    async def events(self, request: Request) -> Response:
        """`{at, mark, events}`: what this viewer was shown after its first N."""
        async with self.viewing(request) as (table, viewer):
            shown = table.state.history(viewer)
            after = number(request, "after") or 0
            return answer(responses.Events(at=shown.seen_count, mark=shown.seen_digest, events=shown.after(after)))

    @get(f"{TABLE}/log", VIEWER, query=(query_number("until"), LANG, SEAT), answer=responses.Log, statuses=NOW)
    async def log(self, request: Request) -> Response:
        """`{log}`: what this viewer was shown up to N things (else everything), move by move as in `welcome`; of more
        than 200 moves the last 200."""
        async with self.viewing(request) as (table, viewer):
            until = number(request, "until")
            indexes = table.broadcast.until(viewer, MOST_SHOWN if until is None else until)
            lang = self.lang(request)
            known = lang if lang in table.broadcast.phrasings else None
            return answer(responses.Log(log=await self.registry.off_loop(table.broadcast.log, viewer, known, indexes)))

    @get(f"{TABLE}/rounds", VIEWER, query=(SEAT,), answer=responses.Rounds, statuses=NOW)
    async def rounds(self, request: Request) -> Response:
        """After the end: `{rounds}`, the scores by seat at the end of each round (or act; 0 is the beginning), from
        what everybody could know then, and `at`, how much this viewer had been shown."""
        async with self.viewing(request) as (table, viewer):
            drawing = table.broadcast.phrasings[SOURCE_LANGUAGE].drawing  # it says nothing: scores are the same in all
            return answer(
                responses.Rounds(rounds=await self.registry.off_loop(past.rounds, table.state, viewer, drawing))
            )

    @get(f"{TABLE}/then", VIEWER, query=(query_number("at"), LANG, SEAT), answer=messages.View, statuses=NOW)
    async def then(self, request: Request) -> Response:
        """The view this viewer had when it had been shown N things; nothing can be chosen in it."""
        async with self.viewing(request) as (table, viewer):
            phrasing = table.phrasing(self.lang(request))
            return answer(
                await self.registry.off_loop(past.then, table.state, viewer, number(request, "at") or 0, phrasing)
            )

    @get(f"{TABLE}/record", VIEWER, query=(SEAT,), statuses=NOW)
    async def record(self, request: Request) -> Response:
        """The record: after the end everything; while it runs what that seat was shown."""
        async with self.viewing(request) as (table, viewer):
            record = await self.registry.off_loop(past.record, table.state, viewer)
            name = f"consigliere-{table.state.game.name}-{table.state.id}.json"
            return answer(record, headers={"content-disposition": f'attachment; filename="{name}"'})

    # ---- writing

    @get(f"{TABLE}/chat", VIEWER, query=(query_number("after"), SEAT), answer=responses.Chat, statuses=READ)
    async def chat(self, request: Request) -> Response:
        """The chat; lines are numbered for each reader, so nobody can count what others write among themselves."""
        async with self.viewing(request) as (table, viewer):
            lines = await table.chat.lines(viewer, number(request, "after") or 0)
            return answer(responses.Chat(chat=lines))

    @post(f"{TABLE}/chat", SEATED, body=requests.ChatBody, query=(SEAT,), answer=messages.ChatLine, statuses=NOW)
    async def write_chat(self, request: Request) -> Response:
        """Writes a line; `scope`: `table` or `team`"""
        body = read(await request.body(), requests.ChatBody)
        async with self.acting(request) as (table, seat):
            return answer(await table.chat.write(seat, body.text, body.scope, body.key))

    @get(f"{TABLE}/notes", SEATED, query=(SEAT,), answer=responses.Notes, statuses=READ)
    async def notes(self, request: Request) -> Response:
        """Private notes."""
        async with self.acting(request) as (table, seat):
            return answer(responses.Notes(text=await table.chat.notes(seat)))

    @put(f"{TABLE}/notes", SEATED, body=requests.NotesBody, query=(SEAT,), answer=responses.Empty, statuses=READ)
    async def keep_notes(self, request: Request) -> Response:
        """Replaces them."""
        body = read(await request.body(), requests.NotesBody)
        async with self.acting(request) as (table, seat):
            await table.chat.store_notes(seat, body.text)
            return answer(responses.Empty())
