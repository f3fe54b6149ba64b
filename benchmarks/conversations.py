"""Conversations of people with a table, as `tests/fuzz` keeps them: recorded, played again with mutations, and checked.

A conversation is a file of JSON lines: first the table, then who says what. `$ask`, `$choice:N`, `$token:WHO`, `$at`
and `$mark` stand for what that person has been told until then. Nobody may be told anything that only others may see:
no token that is not its own, no view from another seat, no event and no hand that the engine does not show that seat.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import consigliere
from benchmarks import mutations
from benchmarks.guests import CHANGES, TOLD, whole
from benchmarks.hostile import frame
from benchmarks.players import CLOSE, Line
from benchmarks.servers import Server
from tests.server.cluster.faults import Truth, truths

SECONDS = 10.0  # within which everything is answered
WATCHER, TURN = "watch", "turn"
KIND, PING = 15, 9  # of a frame, by its first byte
MUTATED, SWAPPED = 0.4, 0.1
Step = dict[str, Any]


class Talker(Line):
    """One connection."""

    def __init__(self, server: Server, table: str) -> None:
        super().__init__(server.address, f"/api/tables/{table}/live")
        self.ready = asyncio.Event()
        self.heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False
        self.code = 0
        self.held: set[str] = set()  # the tokens it has said
        self.view: dict[str, Any] | None = None
        self.greeting: set[str] | None = None  # those it has said first

    def opened(self) -> None:
        """Now it can talk."""
        self.ready.set()

    def told(self, content: bytes) -> None:
        """Keeps it until somebody looks."""
        self.heard.put_nowait(content)

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """Remembers why it was closed."""
        for kind, content in super().frames():
            if kind == CLOSE:
                self.code = int.from_bytes(content[:2], "big")
            yield kind, content

    def connection_lost(self, error: Exception | None) -> None:
        """It is over."""
        self.closed = True
        self.ready.set()
        self.heard.put_nowait(None)


class Person:
    """Somebody at the table: what it has been told, whatever it has said."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.line: Talker | None = None
        self.view: dict[str, Any] | None = None
        self.at: int | None = None
        self.mark: str | None = None


class Conversation:
    """A table and everybody at it."""

    def __init__(self, servers: list[Server], head: Step, rng: Random) -> None:
        self.servers = servers
        self.head = head
        self.rng = rng
        self.found: list[str] = []  # what must not be
        self.counts: Counter[str] = Counter()
        self.views: list[tuple[str, dict[str, Any]]] = []  # who was told what
        self.events: list[tuple[str, str]] = []
        self.steps: list[Step] = []  # as they were sent
        self.published: set[str] = set()  # tokens that somebody has written into the chat

    async def begin(self) -> None:
        """Makes the table."""
        seats = [{"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat} for seat in self.head["seats"]]
        body = {"game": self.head["game"], "seats": seats}
        made = await asyncio.to_thread(self.rng.choice(self.servers).ask, "/api/tables", body)
        self.table: str = made["table"]
        self.tokens = {str(seat["seat"]): str(seat["token"]) for seat in made["seats"]} | {WATCHER: str(made["watch"])}
        self.owners = {token: who for who, token in self.tokens.items()}
        self.people = {name: Person(name) for name in self.tokens}

    def person(self, name: str) -> Person:
        """Somebody by name; or whoever owes a choice."""
        if name == TURN:
            owing = [person for person in self.people.values() if (person.view or {}).get("ask") is not None]
            return owing[0] if owing else self.people["0"]
        return self.people.get(name) or self.people[WATCHER]

    # ---- saying

    def resolved(self, person: Person, value: Any) -> Any:
        """What a placeholder stands for now."""
        if not isinstance(value, str) or not value.startswith("$"):
            return value
        name, _, which = value[1:].partition(":")
        if name == "token":
            return self.tokens[which]
        if name in ("at", "mark"):
            return getattr(person, name)
        view = person.view or {}
        if name == "ask":
            return view.get("ask")
        choices = view.get("choices") or [{"text": "pass"}]
        return choices[int(which) % len(choices)]["text"]

    def message(self, person: Person, step: Step) -> Step:
        """What is really said."""
        found = {name: self.resolved(person, value) for name, value in step["say"].items()}
        return {name: value for name, value in found.items() if value is not None}

    async def line(self, person: Person, step: Step) -> Talker | None:
        """A connection; a new one begins with a hello only."""
        if person.line is not None and not person.line.closed:
            return person.line
        if step.get("say", {}).get("type") != "hello" and "raw" not in step:
            return None
        line = Talker(self.rng.choice(self.servers), self.table)
        await asyncio.get_running_loop().create_connection(lambda: line, line.host, line.port)
        async with asyncio.timeout(SECONDS):
            await line.ready.wait()
        person.line = line
        return line

    async def step(self, step: Step, kind: str = "") -> str:
        """Somebody says something, right or with a mutation; returns what came of it."""
        for each in self.people.values():
            if step["who"] == TURN and each.line is not None and not each.line.closed:
                await self.settled(each, each.line)  # whoever is to play knows it
            self.listen(each)
        person = self.person(str(step["who"]))
        if step.get("leave"):
            if person.line is not None:
                person.line.transport.abort()
                person.line = None
            return "left"
        line = await self.line(person, step)
        if line is None:
            return "not there"
        if "raw" in step:
            frames, name = [self.framed(first, text) for first, text in step["raw"]], "raw"
        else:
            message = self.message(person, step)
            name = str(message.get("type"))
            known = [*self.tokens.values(), "x" * 22]
            frames = mutations.KINDS[kind](self.rng, message, known) if kind else [mutations.text(message)]
        self.steps.append({"who": person.name, "raw": [self.kept(each) for each in frames]})
        content = b"".join(payload for first, payload in map(parts, frames) if first & KIND != PING)
        said = self.secrets_in(content)
        line.held |= said
        line.greeting = said if line.greeting is None else line.greeting
        self.published |= said if b"chat" in content else set()
        line.transport.write(b"".join(frames))
        outcome = await self.settled(person, line)
        self.counts[f"{name}|{kind or 'as it was'}|{outcome}"] += 1
        return outcome

    async def settled(self, person: Person, line: Talker) -> str:
        """All that is told until a ping is answered; returns the answer's kind."""
        line.transport.write(frame(b'{"type":"ping"}'))
        found = ""
        while not line.closed or not line.heard.empty():
            try:
                async with asyncio.timeout(SECONDS):
                    content = await line.heard.get()
            except TimeoutError:
                self.found.append("not answered")
                line.transport.abort()
                return "held"
            if content is None:
                break
            message = json.loads(content)
            kind = message["type"]
            if kind == "pong":
                return found or "nothing"
            self.take(person, line, message, content)
            if kind not in ("update", "changed", "about", "chat", "rewound", "notice"):
                found = found or (f"{kind} {message.get('code') or message.get('error') or ''}".strip())
        return f"{found} closed {line.code}".strip()

    # ---- what everybody is told

    def listen(self, person: Person) -> None:
        """All that has come until now."""
        line = person.line
        while line is not None and not line.heard.empty():
            content = line.heard.get_nowait()
            if content is not None:
                self.take(person, line, json.loads(content), content)

    def take(self, person: Person, line: Talker, message: Step, content: bytes) -> None:
        """Keeps what is told, for the checks, and what the next step needs."""
        strange = self.secrets_in(content) - line.held - self.published
        if strange:
            self.found.append(f"a token of {', '.join(self.owners[token] for token in strange)}")
        if "unavailable" in (message.get("error"), message.get("code")):
            self.found.append(f"unavailable: {message.get('message')}")
        if message["type"] not in TOLD or message.get("view") is None:
            return
        may = {self.owners[token] for token in line.greeting or ()}
        view = line.view = whole(message, line.view) or {}
        owner = WATCHER if view["viewer"] is None else str(view["viewer"])
        if owner not in may:
            self.found.append(f"a view of {owner} to {', '.join(may) or 'nobody'}")
            return
        self.views.append((owner, {name: view[name] for name in ("own", "table", "unknown")}))
        self.events += [(owner, dumped(event)) for entry in message["log"] for event in entry["events"]]
        person.view, person.at, person.mark = view, message["at"], message["mark"]

    def kept(self, raw: bytes) -> list[Any]:
        """A frame for a file: its first byte, and its content with names instead of tokens, byte by byte."""
        first, content = parts(raw)
        for token, who in self.owners.items():
            content = content.replace(token.encode(), f"$token:{who}$".encode())
        return [first, content.decode("latin-1")]

    def framed(self, first: int, text: str) -> bytes:
        """The same frame at this table."""
        content = text.encode("latin-1")
        for who, token in self.tokens.items():
            content = content.replace(f"$token:{who}$".encode(), token.encode())
        return bytes([first]) + frame(content)[1:]

    def secrets_in(self, content: bytes) -> set[str]:
        """The tokens of the table that stand there."""
        return {token for token in self.owners if token.encode() in content}

    def leave(self) -> None:
        """Everybody goes."""
        for person in self.people.values():
            if person.line is not None:
                person.line.transport.abort()

    async def checked(self, database: str) -> list[str]:
        """Compares all that was told with the stored game; returns what must not be."""
        truth = (await truths(database, self.table))[self.table]
        shown = {owner: Shown(truth, owner) for owner, _ in self.views}
        for owner, view in self.views:
            if dumped(view) not in shown[owner].views:
                self.found.append(f"a view that the engine does not show {owner}")
        for owner, event in self.events:
            if event not in shown[owner].events:
                self.found.append(f"an event that the engine does not show {owner}")
        return self.found


class Shown:
    """All that the engine shows a viewer of a stored game, moves that were taken back included."""

    def __init__(self, truth: Truth, owner: str) -> None:
        seat = None if owner == WATCHER else int(owner)
        game = consigliere.game(truth.game)
        fresh = partial(game.match, seats=truth.seats, seed=truth.seed, options=truth.options)
        match = fresh()
        moves: list[tuple[int, int]] = []
        self.views: set[str] = set()
        self.events: set[str] = set()

        def note(events: Any) -> None:
            view = match.state.view(seat)
            self.views.add(dumped({name: view[name] for name in ("own", "table", "unknown")}))
            self.events |= {dumped(one) for event in events if (one := event.seen(seat)) is not None}

        note(match.opening.events)
        for row in truth.rows:
            if row["kind"] == "move":
                moves.append((row["seat"], game.parse(row["move"])))
                match.play(*moves[-1])
                note(match.entries[-1].events)
            elif row["kind"] == "undo":
                del moves[int(row["move"]) :]
                match = fresh()
                for move in moves:
                    match.play(*move)
                note([])


def dumped(value: Any) -> str:
    """Equal for equal things, whatever came over the wire."""
    return json.dumps(value, sort_keys=True)


def parts(raw: bytes) -> tuple[int, bytes]:
    """The first byte of a frame of ours, and what is in it."""
    size = raw[1] & 0x7F
    return raw[0], raw[6 + (0 if size < 126 else 2 if size == 126 else 8) :]


# ---- files


def load(file: Path) -> tuple[Step, list[Step]]:
    """A conversation."""
    head, *steps = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return head, steps


def save(file: Path, head: Step, steps: list[Step]) -> None:
    """Keeps one."""
    lines = [json.dumps(each, ensure_ascii=True) for each in (head, *steps)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


async def replay(
    servers: list[Server], database: str, head: Step, steps: list[Step], rng: Random, mutated: float = MUTATED
) -> Conversation:
    """Plays a conversation at a new table, with mutations; everything is checked."""
    conversation = Conversation(servers, head, rng)
    await conversation.begin()
    steps = list(steps)
    if mutated:
        for i in range(len(steps) - 1):
            if rng.random() < SWAPPED:
                steps[i], steps[i + 1] = steps[i + 1], steps[i]
    try:
        for step in steps:
            kind = rng.choice(list(mutations.KINDS)) if "say" in step and rng.random() < mutated else ""
            outcome = await conversation.step(step, kind)
            if "closed" in outcome:  # it comes back, as clients do
                who = conversation.person(str(step["who"])).name
                hello = {"type": "hello", "token": f"$token:{who}", "lang": "en"}
                await conversation.step({"who": who, "say": hello})
    finally:
        conversation.leave()
    await conversation.checked(database)
    return conversation


async def record(servers: list[Server], head: Step, rng: Random, length: int) -> list[Step]:
    """A conversation of people who mean it: some moves, and all the rest."""
    conversation = Conversation(servers, head, rng)
    await conversation.begin()
    steps: list[Step] = []

    async def say(who: str, **message: Any) -> None:
        steps.append({"who": who, "say": message})
        await conversation.step(steps[-1])

    langs = {who: rng.choice(["en", "pl", "ru"]) for who in conversation.people}
    for who in conversation.people:
        await say(who, type="hello", token=f"$token:{who}", lang=langs[who], changes=rng.random() < CHANGES)
    while len(steps) < length:
        playing = [
            who for who, person in conversation.people.items() if person.view and person.view.get("ask") is not None
        ]
        who = rng.choice(playing or list(conversation.people))
        key = f"k{len(steps)}"
        chance = rng.random()
        if chance < 0.6:
            await say(TURN, type="move", ask="$ask", move=f"$choice:{rng.randrange(50)}", key=key)
        elif chance < 0.66:
            await say(rng.choice([who, TURN]), type="undo", ask="$ask", key=key, practice=rng.random() < 0.3)
        elif chance < 0.74:
            await say(TURN, type="preview", move=f"$choice:{rng.randrange(50)}", id=len(steps))
        elif chance < 0.80:
            await say(who, type="why", element=f"seat:{rng.randrange(4)}", id=len(steps))
        elif chance < 0.86:
            await say(who, type="chat", text="Buona fortuna!", scope=rng.choice(["table", "team"]), key=key)
        elif chance < 0.90:
            await say(who, type="agree", what=rng.choice(["stop", "rematch", "resume"]), yes=who == "0")
        elif chance < 0.94:
            await say(who, type="language", lang=rng.choice(["en", "pl", "ru"]))
        else:
            steps.append({"who": who, "leave": True})
            await conversation.step(steps[-1])
            await say(who, type="hello", token=f"$token:{who}", lang=langs[who], after="$at", mark="$mark")
    conversation.leave()
    return steps
