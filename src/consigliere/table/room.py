"""One table: the match, its chairs and clocks. Every action is stored first and told afterwards, one at a time."""

import asyncio
import json
import zlib
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import sqlalchemy as sa

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.match import Match
from consigliere.core.refusal import NO_SUCH_MOVE, IllegalMove
from consigliere.table import schema
from consigliere.table.chairs import BOT, PERSON, Chair
from consigliere.table.clocks import Clocks
from consigliere.table.frame import frame
from consigliere.table.problem import Illegal, Problem, Stale
from consigliere.table.shown import Seen, Shown
from consigliere.table.store import Store, now
from consigliere.table.told import Teller

ROWS_BETWEEN_SNAPSHOTS = 50
REMEMBERED_REFUSALS = 200
MOST_MISSED = 50
ADD_MOVE = schema.moves.insert()
ADD_SNAPSHOT = schema.snapshots.insert()
FOLLOW = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values(
        turn=sa.bindparam("turn", type_=sa.JSON),
        due=sa.bindparam("due"),
        status=sa.bindparam("status"),
        result=sa.bindparam("result", type_=sa.JSON),
        touched=sa.bindparam("touched"),
    )
)
WAITING, RUNNING, PAUSED, OVER, CLOSED = "waiting", "running", "paused", "over", "closed"
View = dict[str, Any]


@dataclass
class Room:
    """A table in memory. Who changes or reads it holds its lock."""

    id: str
    game: Game
    store: Store
    name: str
    seed: bytes
    options: dict[str, bool]
    chairs: list[Chair]
    clocks: Clocks
    host: str | None
    listed: bool
    watch_hash: str
    made: int
    status: str = WAITING
    reason: str | None = None
    stopped: dict[str, Any] | None = None  # the result of a game that was given up
    agreed: dict[str, list[int]] = field(default_factory=dict)
    next_table: str | None = None
    match: Match | None = None
    rules: str = ""
    seq: int = 0
    last_snapshot: int = 0
    touched: int = 0

    def __post_init__(self) -> None:
        self.lock = asyncio.Lock()
        self.shown: dict[int | None, Shown] = {}
        self.answers: dict[tuple[int, str], int] = {}  # what was stored stays known, as the storage knows it
        self.refusals: OrderedDict[tuple[int, str], Problem] = OrderedDict()
        self.public: tuple[int, list[int]] = (0, [])
        self.asked_at: dict[tuple[int, int], int] = {}
        self.broken = False  # memory and storage may differ: the room is loaded anew

    # ---- what is there

    @property
    def play(self) -> Match:
        """The match of a table where the game has begun."""
        if self.match is None:
            raise Problem(409, "waiting")
        return self.match

    @property
    def commitment(self) -> str:
        """Published before the first move: what the seed will have been."""
        return sha256(b"consigliere" + self.id.encode() + self.seed).hexdigest()

    def seen_by(self, viewer: int | None) -> Shown:
        """The history of a viewer."""
        if viewer not in self.shown:
            match = self.play
            self.shown[viewer] = Shown(viewer)
            self.shown[viewer].sync(match)
        return self.shown[viewer]

    def frame(self, viewer: int | None, teller: Teller | None) -> View:
        """What the viewer is sent of the position."""
        return frame(self.play.state, viewer, teller)

    def owing(self) -> list[int]:
        """The seats that owe a choice."""
        return self.match.state.actors if self.match is not None and self.status == RUNNING else []

    def owing_people(self) -> list[int]:
        """Those among them where a person chooses."""
        return [seat for seat in self.owing() if self.chairs[seat].kind == PERSON and not self.chairs[seat].bot]

    def owing_bots(self) -> list[int]:
        """Those among them where a bot chooses."""
        return [seat for seat in self.owing() if self.chairs[seat].played_by_bot]

    def alone(self, seat: int) -> bool:
        """Whether one person plays alone against bots."""
        others = [chair for chair in self.chairs if chair.seat != seat and chair.kind != BOT]
        me = self.chairs[seat].person
        return all(me is not None and chair.person == me for chair in others)

    def can_undo(self, seat: int | None) -> dict[str, bool]:
        """What a seat may take back: its last move, or in practice more."""
        if seat is None or self.match is None or self.status not in (RUNNING, OVER):
            return {"undo": False, "practice": False}
        mine = any(entry.seat == seat for entry in self.match.entries)
        running = self.status == RUNNING
        return {"undo": running and self.match.can_undo(seat), "practice": mine and running and self.alone(seat)}

    # ---- beginning

    def begin(self) -> None:
        """Deals."""
        self.match = self.game.match(seats=len(self.chairs), seed=self.seed, options=self.options)
        self.status = RUNNING
        self.follow_questions()
        self.changed()
        self.clocks.follow(self.owing_people(), now())

    def follow_questions(self) -> None:
        """Remembers how much each seat had been shown when its question came up."""
        state = self.play.state
        for seat in state.actors:
            self.asked_at.setdefault((seat, state.asked[seat]), state.shown[seat])

    # ---- moves

    async def move(self, seat: int, ask: int | None, text: str, key: str | None) -> int:
        """Plays a move of a seat; returns how much that seat has been shown then. The same key: the same answer."""
        if key is not None and (seat, key) in self.answers:
            return self.answers[seat, key]
        if key is not None and (seat, key) in self.refusals:
            raise self.refusals[seat, key]
        try:
            move = self.readable(seat, text)
            self.check_open(seat, ask, move)
            refusal = self.play.state.refusal(seat, move)
            if refusal is not None:
                raise Illegal(refusal.to_json())
        except (Illegal, Stale) as problem:
            if key is not None:
                self.refusals[seat, key] = problem
                if len(self.refusals) > REMEMBERED_REFUSALS:
                    self.refusals.popitem(last=False)
            raise
        self.play.play(seat, move)
        entry = self.play.entries[-1]
        return await self.keep("move", seat, text, key, self.play.luck(entry.events) or None, entry.final)

    def readable(self, seat: int, text: str) -> int:
        """The move of a notation."""
        try:
            return self.game.parse(text)
        except Mistake:
            refusal = self.play.state.explain(NO_SUCH_MOVE, seat, -1)
            raise Illegal(refusal.to_json()) from None

    def check_open(self, seat: int, ask: int | None, move: int) -> None:
        """A move must answer the open question; an anytime option answers none."""
        if self.status != RUNNING:
            raise Problem(409, "not-running", state=self.status)
        state = self.play.state
        if self.game.is_side(move) and not state.answers(seat, move):
            return
        if seat not in state.actors or ask != state.asked[seat]:
            raise Stale(self.missed(seat, ask))

    def missed(self, seat: int, ask: int | None) -> Seen:
        """What a seat was shown since a question of its own came up."""
        since = self.asked_at.get((seat, -1 if ask is None else ask))
        return self.seen_by(seat).after(since)[-MOST_MISSED:] if since is not None else []

    async def undo(self, seat: int, ask: int | None, key: str | None, practice: bool) -> int:
        """Takes back the seat's last move; in practice all moves back to its last one."""
        if key is not None and (seat, key) in self.answers:
            return self.answers[seat, key]
        match = self.play
        if self.status != RUNNING:
            raise Problem(409, "not-running", state=self.status)
        if not practice:
            if ask is not None and seat in match.state.actors and ask != match.state.asked[seat]:
                raise Stale(self.missed(seat, ask))
            if not match.can_undo(seat):
                raise Problem(409, "nothing-to-undo")
            match.undo(seat)
            return await self.keep("undo", seat, "", key, None, False)
        if not self.alone(seat):
            raise Problem(403, "no-practice")
        last = next((i for i in range(len(match.entries) - 1, -1, -1) if match.entries[i].seat == seat), None)
        if last is None:
            raise Problem(409, "nothing-to-undo")
        n = len(match.entries) - last
        match.take_back(n)
        return await self.keep("back", seat, str(n), key, None, False)

    # ---- keeping

    async def keep(
        self, kind: str, seat: int, text: str, key: str | None, luck: list[dict[str, Any]] | None, barrier: bool
    ) -> int:
        """Stores what has just been done; if that fails the room is broken, and nothing was told."""
        state = self.play.state
        time = now()
        at = state.shown[seat]
        if state.over:
            self.status = OVER
            self.clocks.stop(time)
        self.follow_questions()
        self.clocks.follow(self.owing_people(), time)
        row = {
            "table_id": self.id,
            "seq": self.seq + 1,
            "kind": kind,
            "seat": seat,
            "move": text,
            "chance": luck,
            "key": key,
            "at": at,
            "clocks": [self.clocks.left_at(s, time) for s in range(len(self.chairs))] if self.clocks.kind else None,
            "made": time,
        }
        if self.changed():  # lists show when a table was played at: not when somebody thinks in secret
            self.touched = time
        writes: list[Any] = [(ADD_MOVE, [row]), (FOLLOW, [self.outline(self.touched)])]
        if barrier and self.seq + 1 - self.last_snapshot >= ROWS_BETWEEN_SNAPSHOTS:
            writes.append((ADD_SNAPSHOT, [self.snapshot(self.seq + 1)]))
        try:
            await self.store.write(*writes)
        except BaseException:
            self.broken = True
            raise
        self.seq += 1
        if len(writes) > 2:
            self.last_snapshot = self.seq
        self.remember(seat, key, at)
        return at

    def remember(self, seat: int, key: str | None, at: int) -> None:
        """The answer to a key."""
        if key is not None:
            self.answers[seat, key] = at

    def changed(self) -> bool:
        """Whether everybody can see that something has happened since the last time."""
        before, state = self.public, self.play.state
        self.public = state.shown[state.seats], state.actors
        return self.public != before

    def outline(self, time: int) -> dict[str, Any]:
        """What the lobby knows of the table, and when the server must act."""
        due = 0 if self.owing_bots() else self.clocks.deadline()
        result = None if self.match is None else self.match.result()
        return {
            "table": self.id,
            "turn": self.owing(),
            "due": due if self.status == RUNNING else None,
            "status": self.status,
            "result": self.stopped or result,
            "touched": time,
        }

    def snapshot(self, seq: int) -> dict[str, Any]:
        """The position, to compare with after an upgrade."""
        text = position_text(self.play)
        return {
            "table_id": self.id,
            "seq": seq,
            "digest": sha256(text).hexdigest(),
            "position": zlib.compress(text),
        }

    # ---- the past

    def record(self, viewer: int | None) -> dict[str, Any]:
        """After the end everything; before, what the viewer was shown."""
        match = self.play
        about: dict[str, Any] = {"table": self.id, "commitment": self.commitment}
        if self.status in (OVER, CLOSED) or self.stopped:
            return {**match.record(), **about, "seed": self.seed.hex(), "stopped": self.stopped}
        if viewer is not None:
            return {**match.record(viewer), **about}
        return {**match.header(), "seat": None, "shown": match.shown(None), "result": match.result(), **about}

    def then(self, viewer: int | None, at: int, teller: Teller | None) -> View:
        """The frame the viewer had when it had been shown so much; nothing can be chosen in it."""
        moves = self.seen_by(viewer).moves_until(at)
        if moves is None:
            raise Problem(404, "no-moment")
        view = frame(self.play.state_after(moves), viewer, teller)
        return {**view, "ask": None, "moves": [], "side_moves": [], "choices": [], "side_choices": [], "outlook": None}


def position_text(match: Match) -> bytes:
    """A position without the versions it was made by."""
    found = match.state.to_json()
    del found["rules"], found["pack"]
    return json.dumps(found, sort_keys=True, separators=(",", ":")).encode()


def replay_rows(room: Room, rows: list[dict[str, Any]], snapshots: dict[int, str]) -> str | None:
    """Plays the stored rows again; returns what does not fit, or None."""
    room.begin()
    match = room.play
    for row in rows:
        try:
            if row["kind"] == "move":
                match.play(row["seat"], room.game.parse(row["move"]))
                luck = match.luck(match.entries[-1].events) or None
                if luck != row["chance"]:
                    return f"row {row['seq']}: chance differs"
            elif row["kind"] == "undo":
                match.undo(row["seat"])
            else:
                match.take_back(int(row["move"]))
        except (IllegalMove, Mistake) as error:
            return f"row {row['seq']}: {error}"
        room.follow_questions()
        room.seq = row["seq"]
        if row["key"] is not None:
            room.remember(row["seat"], row["key"], row["at"])
        if row["seq"] in snapshots:
            room.last_snapshot = row["seq"]
            if sha256(position_text(match)).hexdigest() != snapshots[row["seq"]]:
                return f"row {row['seq']}: the position differs"
    room.changed()
    if match.state.over:
        room.status = OVER
    return None
