"""Two tables whose truths differ only in what one viewer cannot tell apart, and everything that viewer is sent."""

import asyncio
import json
import re
from hashlib import sha256
from random import Random
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

import consigliere
from consigliere.core.match import Match
from consigliere.core.state import State
from consigliere.server.protocol.messages import RUNNING
from consigliere.server.storage.store import now
from consigliere.server.tables.table import Table
from tests.games import any_game
from tests.server.running import Live, Running, seated

HIDDEN = {  # the choices of which others see that something was chosen, not what
    "la-famiglia": ("order", "card", "lead"),
    "corleone": ("keep", "give", "offer", "bribe", "discard"),
    "signorie": (),
}
SHOWING = {  # the events after which worlds that looked the same may look different
    "la-famiglia": {"order-revealed", "cards-revealed", "leads"},
    "corleone": {
        *("looked", "stolen", "given", "offered", "bribe", "job-begun", "job-discarded", "discarded", "paid"),
        *("laundered", "open-job", "job-completed", "gained", "ally-played"),
    },
    "signorie": {"tiles-drawn"},
}
RANDOM_ANYWAY = re.compile(
    r'"(?:commitment|invitation|made|time|touched|due)": ?(?:"[0-9a-f]*"|\d+|null)'
    r"|<updated>[^<]*</updated>|:\d+</id>|date: [^\n]*"
)
NOTICE = '{"type":"notice"'
CLOCKS: list[dict[str, Any] | None] = [
    None,
    {"kind": "live", "minutes": 25, "increment": 10},
    {"kind": "turn", "hours": 24},
]
SMALL_PARTS = 60  # a seat's secret choice is made in fewer


class Party:
    """A server and people who play at many tables; its clock stands still, and its bots think for ever."""

    def __init__(self, server: Running, most: int = 5) -> None:
        self.server = server
        server.bot_pool.choose = think  # type: ignore[method-assign, assignment]
        self.stranger = server.stranger()
        self.people = [server.person(f"Person {n}") for n in range(most)]
        self.feeds = [urlsplit(person.post("/api/me/feed").json()["link"]).path for person in self.people]


class Pair:
    """Two tables with the same people, brought to the same moment; from then on the truths differ."""

    def __init__(self, party: "Party", game: str, seats: int, seed: int, rng: Random) -> None:
        self.server = party.server
        self.stranger = party.stranger
        self.people = people = party.people[:seats]
        self.game = consigliere.game(game)
        self.rng = rng
        options = {name: True for name in self.game.options if rng.random() < 0.2}
        listed = rng.random() < 0.5
        with pytest.MonkeyPatch.context() as patch:
            same_seed = SimpleNamespace(token_bytes=lambda n: sha256(str(seed).encode()).digest()[:n])
            patch.setattr("consigliere.server.tables.creation.secrets", same_seed)
            clock = rng.choice(CLOCKS)
            self.tables = [seated(people, game, options=options, open=listed, clock=clock) for _ in range(2)]
        self.ids = [str(table["table"]) for table in self.tables]
        self.seed = seed
        self.options = options
        self.compared = 0
        self.wishes = 0  # that only one team may know
        self.steps = 0

    # ---- the truths

    def deal(self, viewer: int | None, decisions: int) -> None:
        """Both tables at the same random moment; on the second one what the viewer cannot tell apart is dealt anew.

        One pair in three has another future too: nobody may know what chance will bring.
        """
        state = self.game.start(len(self.people), self.seed, self.options)
        events = list(state.events)
        for _ in range(decisions):
            seat, move = any_game.choice(state, self.rng, self.rng.random() < 0.7)
            before = state.copy()
            events += state.play(seat, move)
            if state.over:
                state = before
                break
        twin = state.copy(Random(self.seed)) if self.seed % 3 == 2 else state.copy()
        twin.shuffle_hidden(viewer, self.rng)
        self.different = any_game.dumped(state.to_json()) != any_game.dumped(twin.to_json())
        for table, truth in zip(self.ids, (state, twin)):
            truth.events = events
            self.server.at(table, lambda live, truth=truth: begin(live, truth))  # type: ignore[misc]

    def states(self) -> tuple[State, State]:
        """Both truths."""
        here, there = (self.server.at(table, lambda live: live.state.match.state) for table in self.ids)
        return here, there

    # ---- playing on

    def play_on(self, viewer: int | None) -> bool:
        """One choice at both tables that looks the same to the viewer; False if there is none, or the game is over.

        A secret choice of several small parts is made as a whole, by each table's seat as it likes: how many parts
        it took is nobody's business.
        """
        here, there = self.states()
        if here.over or there.over:  # then everything is shown
            return False
        together = self.game.steps[here.stack[-1][0]].simultaneous
        mine = [] if viewer is None else self.team(viewer)
        seat = self.rng.choice(here.actors)
        move = other = -1
        if not together or seat in mine:
            pair = self.alike(here, there, viewer)
            if pair is None:
                return False
            seat, move, other = pair
        secret = together and seat not in mine and seat in here.actors
        by_bot = self.rng.random() < 0.3
        for i, each in enumerate((move, other)):
            if by_bot:
                self.hand_over(i, seat)
            if secret:
                self.commit(i, seat, by_bot)
            else:
                self.move(i, seat, each, by_bot)
            if by_bot:
                self.take_back(i, seat)
        return True

    def commit(self, i: int, seat: int, by_bot: bool) -> None:
        """A seat makes all parts of its secret choice at one table, changing its mind now and then."""
        for part in range(SMALL_PARTS):
            state = self.states()[i]
            step = state.stack[-1][0]
            self.move(i, seat, self.rng.choice(state.moves(seat)), by_bot)
            after = self.states()[i]
            if after.over or after.stack[-1][0] != step or seat not in after.actors:
                return
            if part < 3 and self.rng.random() < 0.3:
                self.people[seat].post(f"/api/tables/{self.ids[i]}/undo", json={})
        raise AssertionError("a secret choice that never ends")

    def move(self, i: int, seat: int, move: int, by_bot: bool) -> None:
        """Plays a move at one table as a person does, or its stand-in."""
        state = self.states()[i]
        ask = None if self.game.is_anytime(move) and not state.answers(seat, move) else state.asked[seat]
        if by_bot:
            self.play_for(self.ids[i], seat, ask, self.game.text(move))
            return
        body = {"move": self.game.text(move), "ask": ask, "key": f"{self.steps}-{self.rng.random()}"}
        answer = self.people[seat].post(f"/api/tables/{self.ids[i]}/moves", json=body)
        assert answer.status_code == 200, answer.text

    def alike(self, here: State, there: State, viewer: int | None) -> tuple[int, int, int] | None:
        """A seat, its move, and the move at the other table that looks the same to the viewer."""
        for _ in range(50):
            seat, move = any_game.choice(here, self.rng, True)
            legal = there.moves(seat) + there.side_moves(seat)
            verb = self.game.moves.verb(move).name
            hidden = verb in HIDDEN[self.game.name]
            mine = viewer is not None and seat in self.team(viewer)
            if move in legal and (mine or not hidden or self.game.name != "la-famiglia"):
                return seat, move, move
            assert not mine, f"'{self.game.text(move)}' of seat {seat} is legal in one world only"
            alike = [other for other in legal if self.game.moves.verb(other).name == verb]
            if hidden and alike:
                return seat, move, self.rng.choice(alike)
        return None

    def team(self, viewer: int) -> list[int]:
        """The seats that share their secrets."""
        return next(team for team in self.game.teams(len(self.people)) if viewer in team)

    def talk(self, viewer: int | None) -> None:
        """Others chat: the same to all; among themselves as much as they like, differently at each table."""
        seat = self.rng.choice([seat for seat in range(len(self.people)) if seat != viewer])
        for table in self.ids:
            line = {"text": f"line {self.steps}", "scope": "table"}
            assert self.people[seat].post(f"/api/tables/{table}/chat", json=line).status_code == 200
        others = [team for team in self.game.teams(len(self.people)) if viewer not in team and len(team) > 1]
        for team in others:
            for n, table in enumerate(self.ids):
                for _ in range(2 * n):
                    line = {"text": "a secret", "scope": "team"}
                    assert self.people[team[0]].post(f"/api/tables/{table}/chat", json=line).status_code == 200

    # ---- the table itself

    def play_for(self, table: str, seat: int, ask: int | None, text: str) -> None:
        """The stand-in of a seat plays."""

        async def play() -> None:
            async with self.server.registry.locked(table) as live:
                await live.play(seat, ask, text, by_bot=True)

        self.server.inside(play)

    def hand_over(self, i: int, seat: int) -> None:
        """A person lets a bot play."""
        answer = self.people[seat].post(f"/api/tables/{self.ids[i]}/bot", json={"seat": seat, "bot": "random"})
        assert answer.status_code == 200, answer.text

    def take_back(self, i: int, seat: int) -> None:
        """A person plays again."""
        answer = self.people[seat].delete(f"/api/tables/{self.ids[i]}/bot?seat={seat}")
        assert answer.status_code == 200 or self.states()[i].over, answer.text

    def agree(self, viewer: int | None) -> None:
        """Somebody wants something, or no longer; the others do not, so it stays a wish.

        What everybody may know happens at both tables. Who wants to resign is known to the team alone: if it is not
        the viewer's, it happens at one table only.
        """
        seat = self.rng.randrange(len(self.people))
        what, yes = self.rng.choice(["pause", "stop"]), self.rng.random() < 0.7
        for i in (0, 1):
            self.wish(i, seat, what, yes)
        for team in self.game.teams(len(self.people)):
            if len(team) > 1:
                tables = (0, 1) if viewer in team else (self.rng.randrange(2),)
                for i in tables:
                    self.wish(i, team[0], "resign", yes)
                self.wishes += 1

    def wish(self, i: int, seat: int, what: str, yes: bool) -> None:
        """One seat agrees to something at one table, if that leaves another one to be asked."""
        table = f"/api/tables/{self.ids[i]}"
        agreed = self.people[seat].get(f"{table}/about").json()["agreements"].get(what, [])
        asked = len(self.team(seat)) if what == "resign" else len(self.people)
        if not yes or len({*agreed, seat}) < asked:
            answer = self.people[seat].post(f"{table}/agree", json={"what": what, "yes": yes})
            assert answer.status_code == 200, answer.text

    # ---- comparing

    def showing(self) -> set[str]:
        """The kinds of events after which the worlds may look different."""
        found = set(SHOWING[self.game.name])
        if self.seed % 3 == 2:
            for table in self.ids:
                entries = self.server.at(table, lambda live: live.state.match.entries)
                found |= {event.table.names[event.kind] for entry in entries for event in entry.events if event.luck}
        return found

    def same(self, what: str, here: str, there: str) -> None:
        """Two texts the viewer was sent must be equal, byte for byte."""
        one, other = self.plain(here), self.plain(there)
        self.compared += 1
        if one != other:
            at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
            raise Leak(f"{what}: {one[max(at - 80, 0) : at + 80]!r} and {other[max(at - 80, 0) : at + 80]!r}")

    def plain(self, text: str) -> str:
        """A text without what is random anyway: ids, times, the commitment."""
        for table in self.ids:
            text = text.replace(table, "TABLE")
        return RANDOM_ANYWAY.sub("RANDOM", text)


class Leak(AssertionError):
    """A viewer is sent something that tells two worlds apart."""


class Onlooker:
    """One viewer at both tables: its sockets and its requests."""

    def __init__(self, pair: Pair, viewer: int | None) -> None:
        self.pair = pair
        self.viewer = viewer
        self.lives: list[Live] = []
        self.welcomes: list[str] = []
        for table in pair.tables:
            who = None if viewer is None else pair.people[viewer]
            hello = {"token": table["watch"]} if viewer is None else {"seat": viewer}
            changes = viewer is not None and viewer % 2 == 1  # some are told what has changed, some all
            live, welcome = pair.server.live(table["table"], who, lang="en", changes=changes, **hello)
            assert welcome["type"] == "welcome", welcome
            self.lives.append(live)
            self.welcomes.append(json.dumps(welcome))

    def close(self) -> None:
        """Leaves both tables."""
        for live in self.lives:
            live.close()

    def compare_welcome(self) -> None:
        """The first message."""
        self.pair.same("welcome", *self.welcomes)

    def compare_messages(self) -> bool:
        """All messages since the last time; False if the viewer was shown something that tells the worlds apart."""
        both = [live.so_far() for live in self.lives]
        here, there = ([text for text in texts if not text.startswith(NOTICE)] for texts in both)
        for one, other in zip(here, there):
            if self.pair.plain(one) != self.pair.plain(other) and self.parts(json.loads(one), json.loads(other)):
                return False
            self.pair.same("message", one, other)
        self.pair.same("number of messages", str(len(here)), str(len(there)))
        self.compare_notices(both)
        return True

    def compare_notices(self, both: list[list[str]]) -> None:
        """Each table's notices come by the socket of the other one, since the same person sits at both."""
        found = [[text for text in both[1 - i] if text.startswith(NOTICE)] for i in (0, 1)]
        self.pair.same("notices", "".join(found[0]), "".join(found[1]))

    def parts(self, here: dict[str, Any], there: dict[str, Any]) -> bool:
        """Whether the first event that differs is one that shows something, or a result of chance."""
        if here["type"] != there["type"] or "log" not in here or "log" not in there:
            return False
        events = [[event for entry in message["log"] for event in entry["events"]] for message in (here, there)]
        for one, other in zip(*events):
            if one != other:
                return one["kind"] in self.pair.showing() and one["kind"] == other["kind"]
        shown = {event["kind"] for event in events[0] + events[1]}
        return len(events[0]) != len(events[1]) and bool(shown & self.pair.showing())

    def get(self, i: int, method: str, path: str, **more: Any) -> str:
        """One answer in full: status, headers, body."""
        pair = self.pair
        table = pair.tables[i]
        path = path.replace("TABLE", table["table"])
        headers = {"accept-encoding": "identity"}  # ids are random, and so is how well they compress
        if self.viewer is None:
            headers["authorization"] = f"Bearer {table['watch']}"
            answer = pair.stranger.request(method, path, headers=headers, **more)
        else:
            answer = pair.people[self.viewer].request(method, path, headers=headers, **more)
        head = "\n".join(f"{name}: {value}" for name, value in answer.headers.items() if name != "set-cookie")
        return f"{answer.status_code}\n{head}\n\n{answer.text}"

    def compare(self, method: str, path: str, **more: Any) -> None:
        """The same request at both tables."""
        here, there = (self.get(i, method, path, **more) for i in (0, 1))
        self.pair.same(f"{method} {path}", here, there)

    def compare_answers(self, rng: Random, how_many: int) -> None:
        """Some of everything that can be asked for."""
        requests = self.requests(rng)
        for method, path, more in rng.sample(requests, min(how_many, len(requests))):
            self.compare(method, path, **more)

    def requests(self, rng: Random) -> list[tuple[str, str, dict[str, Any]]]:
        """What a viewer may ask, sensible or not, allowed or not."""
        game, seat = self.pair.game, self.viewer
        at = rng.randrange(1, 200)
        table = "/api/tables/TABLE"
        found: list[tuple[str, str, dict[str, Any]]] = [
            ("GET", table, {}),
            ("GET", f"{table}?lang=en", {}),
            ("GET", f"{table}/about", {}),
            ("GET", f"{table}/events?after={at}", {}),
            ("GET", f"{table}/events", {}),
            ("GET", f"{table}/then?at={at}&lang=en", {}),
            ("GET", f"{table}/then?at=100000", {}),
            ("GET", f"{table}/log?until={at}&lang=en", {}),
            ("GET", f"{table}/log?lang=en", {}),
            ("GET", f"{table}/rounds", {}),
            ("GET", f"{table}/record", {}),
            ("GET", f"{table}/chat", {}),
            ("GET", f"{table}/notes", {}),
            ("POST", f"{table}/undo", {"json": {"practice": True}}),
            ("POST", f"{table}/rename", {"json": {"name": "x"}} if seat != 0 else {"json": {"nme": "x"}}),
        ]
        if seat is None:
            return [*found, ("POST", f"{table}/moves", {"json": {"move": "pass", "ask": 1}})]
        state = self.pair.states()[0]
        mine = state.moves(seat) + state.side_moves(seat)
        moves = rng.sample(range(game.move_count), 3) + rng.sample(mine, min(2, len(mine)))
        elements = [element for move in moves for element in game.elements(move)]
        found += [("GET", f"{table}/why", {"params": {"move": game.text(move), "lang": "en"}}) for move in moves]
        found += [("GET", f"{table}/preview", {"params": {"move": game.text(move), "lang": "en"}}) for move in moves]
        found += [("GET", f"{table}/why", {"params": {"element": each, "lang": "en"}}) for each in elements[:4]]
        stale = [{"move": game.text(move), "ask": ask} for move in moves[:2] for ask in (0, 1, 5)]
        found += [("POST", f"{table}/moves", {"json": body, "params": {"lang": "en"}}) for body in stale]
        refused = [move for move in moves if state.refusal(seat, move) is not None]
        asks = [{"move": game.text(move), "ask": state.asked[seat]} for move in refused]
        found += [("POST", f"{table}/moves", {"json": body, "params": {"lang": "en"}}) for body in asks]
        return found

    def compare_lists(self, feed: str) -> None:
        """The tables in the lobby and in the feed, entry by entry."""
        if self.viewer is None:
            return
        self.pair.server.inside(self.pair.server.app.state.notices.note_absent)
        lists = self.pair.people[self.viewer].get("/api/tables").json()
        for name, entries in lists.items():
            both = [[entry for entry in entries if entry["table"] == table] for table in self.pair.ids]
            self.pair.same(f"list of {name} tables", json.dumps(both[0]), json.dumps(both[1]))
        text = self.pair.stranger.get(feed).text
        both_turns = [re.findall(f"<entry>(?:(?!</entry>).)*{table}.*?</entry>", text) for table in self.pair.ids]
        self.pair.same("feed", json.dumps(both_turns[0]), json.dumps(both_turns[1]))


async def think(*arguments: Any) -> str:
    """A bot that never answers."""
    await asyncio.Event().wait()
    return ""


def begin(live: Table, truth: State) -> None:
    """A table goes on from a position as if it had begun there, all events so far being its opening."""
    state = live.state
    state.start(Match(state.game, truth))
    state.status = RUNNING
    state.clocks.stop(now())
    state.clocks.left = [state.clocks.full()] * len(state.chairs)
    state.clocks.follow(state.owing_people(), now())
    live.broadcast.status_sent = live.broadcast.status_and_clocks()
    for subscriber in live.broadcast.subscribers:
        subscriber.sent_view = None
