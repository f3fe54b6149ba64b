"""The handlers of the routes of tables: each says who may use it by the access it asks for."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from consigliere.table import answers, consent, lobby, messages, rounds, seats, talk
from consigliere.table.access import asker
from consigliere.table.people import clean_name
from consigliere.table.problem import Problem
from consigliere.table.reading import read
from consigliere.table.route_base import answer, network, number
from consigliere.table.routes_games import GameRoutes
from consigliere.table.routes_people import PersonRoutes
from consigliere.words import SOURCE_LANGUAGE

MOST_SHOWN = 1 << 31


class Api(GameRoutes, PersonRoutes):
    """The handlers of all routes (`route_list.py`); those of tables are here."""

    # ---- tables

    async def lobby(self, request: Request) -> Response:
        """Lists of tables."""
        return answer(await lobby.lists(self.house.store, (await asker(request, self.house.people)).person))

    async def make_table(self, request: Request) -> Response:
        """Makes a table."""
        who = await asker(request, self.house.people)
        if who.token is None:
            self.check_origin(request)
        await self.guests.check(who.person)
        body = read(await request.body(), messages.NewTable)
        body.name = clean_name(body.name)
        return answer(await self.house.make(body, who.person, network=network(request)), 201)

    async def view(self, request: Request) -> Response:
        """What a viewer is sent of the position."""
        async with self.table(request) as live:
            viewer = await self.viewer(request, live)
            return answer(live.room.payload(viewer, live.phrasing(self.lang(request))))

    async def about(self, request: Request) -> Response:
        """The table itself: name, seats, status, clocks, consent."""
        async with self.table(request) as live:
            may = await self.may(request, live)
            if may.invited is not None:
                return answer(msgspec.structs.replace(live.about_for(None), invited=may.invited))
            return answer(live.about_for(may.viewer(live.room, number(request, "seat"))))

    async def renew_invitation(self, request: Request) -> Response:
        """Another link for a seat that nobody has taken."""
        body = read(await request.body(), messages.SeatBody)
        async with self.table(request) as live:
            (await self.may(request, live)).check_host(live.room)
            return answer(await seats.renew_invitation(live, body.seat))

    async def close_table(self, request: Request) -> Response:
        """The host closes the table."""
        async with self.table(request) as live:
            (await self.may(request, live)).check_host(live.room)
            await live.end("closed", "closed-host", None)
            return answer(answers.Empty())

    async def claim(self, request: Request) -> Response:
        """Takes the seat an invitation is for."""
        body = read(await request.body(), messages.TokenBody)
        async with self.table(request) as live:
            person = (await asker(request, self.house.people)).person
            if person is not None:
                self.check_origin(request)
            return answer(await seats.claim(live, body.token, person))

    async def join(self, request: Request) -> Response:
        """Takes a free seat of an open table."""
        self.check_origin(request)
        body = read(await request.body(), messages.Join)
        person = await self.person(request)
        async with self.table(request) as live:
            return answer(await seats.join(live, body.seat, person))

    async def leave(self, request: Request) -> Response:
        """Leaves the seat: free again before the start, later a bot plays on."""
        async with self.table(request) as live:
            return answer(await seats.leave(live, await self.seat(request, live)))

    async def swap(self, request: Request) -> Response:
        """Two seats change places before the start."""
        body = read(await request.body(), messages.Swap)
        async with self.table(request) as live:
            await seats.swap(live, await self.may(request, live), body.seat, body.other, body.yes)
            return answer(live.about_for(None))

    async def hand_to_bot(self, request: Request) -> Response:
        """Hands a seat to a bot."""
        body = read(await request.body(), messages.BotBody)
        async with self.table(request) as live:
            await seats.hand_to_bot(live, await self.may(request, live), body.seat, body.bot)
            return answer(answers.Empty())

    async def take_back(self, request: Request) -> Response:
        """The person takes the seat back from the bot."""
        async with self.table(request) as live:
            may = await self.may(request, live)
            await seats.take_back(live, may, may.seat(live.room, number(request, "seat")))
            return answer(answers.Empty())

    async def agree(self, request: Request) -> Response:
        """Consent to giving up, stopping, pausing, a rematch."""
        body = read(await request.body(), messages.Agree)
        async with self.table(request) as live:
            seat = await self.seat(request, live)
            await consent.agree(live, seat, body.what, body.yes, network(request))
            return answer(live.about_for(seat))

    async def rename(self, request: Request) -> Response:
        """Another name for the table."""
        body = read(await request.body(), messages.Rename)
        async with self.table(request) as live:
            (await self.may(request, live)).check_host(live.room)
            name = clean_name(body.name)
            if not name:
                raise Problem(400, "bad-request", detail="name")
            await seats.rename(live, name)
            return answer(answers.Empty())

    # ---- playing

    async def move(self, request: Request) -> Response:
        """Plays a move."""
        body = read(await request.body(), messages.MoveBody)
        async with self.table(request) as live:
            seat = await self.seat(request, live)
            return answer(answers.Played(at=await live.move(seat, body.ask, body.move, body.key, self.lang(request))))

    async def undo(self, request: Request) -> Response:
        """Takes back the seat's last move, or in practice more."""
        body = read(await request.body(), messages.UndoBody)
        async with self.table(request) as live:
            seat = await self.seat(request, live)
            return answer(answers.Played(at=await live.undo(seat, body.ask, body.key, body.practice)))

    async def preview(self, request: Request) -> Response:
        """What a move would do."""
        async with self.table(request) as live:
            seat = await self.seat(request, live)
            text = request.query_params.get("move", "")[:200]
            return answer(live.preview(seat, text, self.lang(request)))

    async def why(self, request: Request) -> Response:
        """Why a move, or a thing on the table, cannot be chosen now: rule and sentence."""
        async with self.table(request) as live:
            seat = await self.seat(request, live)
            query = request.query_params
            text, element = query.get("move"), query.get("element")
            refusal = live.why(seat, text and text[:200], element and element[:200], self.lang(request))
            return answer(answers.WhyBody(refusal=refusal))

    async def events(self, request: Request) -> Response:
        """What a viewer was shown after its first so many things."""
        async with self.table(request) as live:
            shown = live.room.history(await self.viewer(request, live))
            after = number(request, "after") or 0
            return answer(answers.Events(at=shown.at, mark=shown.mark, events=shown.after(after)))

    async def log(self, request: Request) -> Response:
        """A portion of the log, in words if a language is wanted."""
        async with self.table(request) as live:
            viewer = await self.viewer(request, live)
            until = number(request, "until")
            indexes = live.subscribers.until(viewer, MOST_SHOWN if until is None else until)
            lang = self.lang(request)
            known = lang if lang in live.phrasings else None
            return answer(answers.Log(log=await self.house.off_loop(live.subscribers.log, viewer, known, indexes)))

    async def rounds(self, request: Request) -> Response:
        """The scores of a game that has ended, round by round."""
        async with self.table(request) as live:
            viewer = await self.viewer(request, live)
            drawing = live.phrasings[SOURCE_LANGUAGE].drawing  # it says nothing: scores are the same in all
            return answer(answers.Rounds(rounds=await self.house.off_loop(rounds.rounds, live.room, viewer, drawing)))

    async def then(self, request: Request) -> Response:
        """An earlier moment, as the viewer saw it."""
        async with self.table(request) as live:
            viewer = await self.viewer(request, live)
            phrasing = live.phrasing(self.lang(request))
            return answer(await self.house.off_loop(live.room.then, viewer, number(request, "at") or 0, phrasing))

    async def record(self, request: Request) -> Response:
        """The record: whole after the end, one's own before."""
        async with self.table(request) as live:
            record = await self.house.off_loop(live.room.record, await self.viewer(request, live))
            name = f"consigliere-{live.room.game.name}-{live.room.id}.json"
            return answer(record, headers={"content-disposition": f'attachment; filename="{name}"'})

    # ---- writing

    async def chat(self, request: Request) -> Response:
        """What may be read of the chat."""
        async with self.table(request) as live:
            viewer = await self.viewer(request, live)
            lines = await talk.lines(self.house.store, live, viewer, number(request, "after") or 0)
            return answer(answers.Chat(chat=lines))

    async def write_chat(self, request: Request) -> Response:
        """Writes a line of chat."""
        body = read(await request.body(), messages.ChatBody)
        async with self.table(request) as live:
            seat = await self.seat(request, live)
            return answer(await talk.write(self.house.store, live, seat, body.text, body.scope, body.key))

    async def notes(self, request: Request) -> Response:
        """Private notes."""
        async with self.table(request) as live:
            seat = await self.seat(request, live)
            return answer(answers.Notes(text=await talk.notes(self.house.store, live.room.id, seat)))

    async def keep_notes(self, request: Request) -> Response:
        """Replaces the private notes."""
        body = read(await request.body(), messages.NotesBody)
        async with self.table(request) as live:
            seat = await self.seat(request, live)
            await talk.keep_notes(live.room, seat, body.text)
            return answer(answers.Empty())
