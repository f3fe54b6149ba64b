"""One table: the match, its chairs and clocks. Every action is stored first and told afterwards, one at a time."""

import asyncio
from collections import Counter, OrderedDict
from copy import copy
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec
import sqlalchemy as sa

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.match import Match
from consigliere.core.refusal import NO_SUCH_MOVE, IllegalMove
from consigliere.table import outgoing, replay, schema
from consigliere.table.chairs import BOT, OPEN, PERSON, Chair
from consigliere.table.clocks import Clocks
from consigliere.table.cluster.lease import Lease
from consigliere.table.fair_queue import Owner
from consigliere.table.history import History, Seen
from consigliere.table.outgoing import CanUndo
from consigliere.table.payload import viewer_payload
from consigliere.table.phrasing import Phrasing
from consigliere.table.problem import Illegal, Problem, Stale, refusal_of
from consigliere.table.rounds import RoundEnd
from consigliere.table.store import Store, finished, now
from consigliere.table.stored_line import BACK, MOVE, UNDO, StoredLine

ROWS_BETWEEN_SNAPSHOTS = 50
REMEMBERED_REFUSALS = 100
POSITIONS = 4  # before the last moves; each is larger than all else that is kept of twenty moves
MOST_MISSED = 50
MOST_TAKE_BACKS = 20  # at one question, so that the rows of a table have an end
ADD_MOVE = schema.moves.insert()
ADD_SNAPSHOT = schema.snapshots.insert()
FOLLOW = (  # a table that was closed from outside stays closed
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("table"), schema.tables.c.status != "closed")
    .values(
        turn=sa.bindparam("turn", type_=sa.JSON),
        due=sa.bindparam("due"),
        clocks=sa.bindparam("clocks", type_=sa.JSON),
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
    lease: Lease
    name: str
    seed: bytes
    options: dict[str, bool]
    chairs: list[Chair]
    clocks: Clocks
    host: str | None
    listed: bool
    watch_hash: str
    made: int
    aids: bool = True  # planning aids, for everybody at the table
    status: str = WAITING
    reason: str | None = None
    stopped: dict[str, Any] | None = None  # the result of a game that was given up
    agreed: dict[str, list[int]] = field(default_factory=dict)
    stored_result: dict[str, Any] | None = None  # for a game that cannot be played again to find it
    next_table: str | None = None
    dealt: Match | None = None  # the match, once it has begun
    rules: str = ""
    pack: str = ""
    seq: int = 0
    last_snapshot: int = 0
    touched: int = 0
    origin: str | None = None  # a digest of the address it was made from

    def __post_init__(self) -> None:
        self.lock = asyncio.Lock()
        self.histories: dict[int | None, History] = {}
        self.changes = 0  # of the position, since the table was loaded
        self.views: dict[int | None, View] = {}  # of the position as it is, those that were asked for
        self.board: dict[str, Any] | None = None  # what all of them say of the table
        self.done: dict[tuple[int, str], int] = {}  # what was acknowledged, by key, from the first row on
        self.refused: OrderedDict[tuple[int, str], Problem] = OrderedDict()
        self.public: tuple[int, list[int]] = (0, [])
        self.asked_at: dict[tuple[int, int], int] = {}
        self.turns: dict[int, int] = {}  # seats that owe a choice: after which row they were to play
        self.noticed: dict[int, int] = {}  # the turns people were told of
        self.taken_back: Counter[int] = Counter()  # number of moves before a question: how often one was taken back
        self.round_ends: list[RoundEnd] | None = None  # once somebody has asked for them, after the end
        self.unread: StoredLine | None = None  # rows these rules do not understand any more
        self.broken = False  # memory and storage may differ: the room is loaded anew

    # ---- what is there

    @property
    def match(self) -> Match:
        """The match of a table where the game has begun."""
        if self.dealt is None and self.unread is not None:
            raise Problem(409, "not-running", state=self.status)
        if self.dealt is None:
            raise Problem(409, "waiting")
        return self.dealt

    @property
    def owner(self) -> Owner:
        """Whose turn it takes when bots think: of the address it was made from, or else of its host."""
        return self.origin or self.host or "", self.host or ""

    @property
    def commitment(self) -> str:
        """Published before the first move: what the seed will have been."""
        return sha256(b"consigliere" + self.id.encode() + self.seed).hexdigest()

    def history(self, viewer: int | None) -> History:
        """The history of a viewer."""
        if viewer not in self.histories:
            match = self.match
            self.histories[viewer] = History(viewer)
            self.histories[viewer].sync(match, self.histories.values())
        return self.histories[viewer]

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended, if it has."""
        if self.stopped is not None or self.dealt is None or self.unread is not None:
            return self.stopped or self.stored_result
        return self.dealt.result()

    def view(self, viewer: int | None) -> View:
        """What the viewer may know of the position: built once between two changes, and never changed."""
        if viewer not in self.views:
            self.views[viewer] = self.match.state.view(viewer, self.board)
            self.board = self.views[viewer]["table"]
        return self.views[viewer]

    def payload(self, viewer: int | None, phrasing: Phrasing | None) -> outgoing.View:
        """What the viewer is sent of the position."""
        return viewer_payload(self.game, self.view(viewer), phrasing, self.aids)

    def owing(self) -> list[int]:
        """The seats that owe a choice."""
        return self.dealt.state.actors if self.dealt is not None and self.status == RUNNING else []

    def owing_people(self) -> list[int]:
        """Those among them where a person chooses."""
        return [seat for seat in self.owing() if self.chairs[seat].kind == PERSON and not self.chairs[seat].bot]

    def owing_bots(self) -> list[int]:
        """Those among them where a bot chooses. It waits while nobody plays, except to answer for whose time is up."""
        bots = [seat for seat in self.owing() if self.chairs[seat].played_by_bot]
        return bots if self.bots_play() else [seat for seat in bots if self.clocks.answer_due(seat)]

    def bots_play(self) -> bool:
        """Whether a person plays, or none is expected back; else the bots wait."""
        expected = [chair for chair in self.chairs if chair.expected]
        return not expected or any(not chair.played_by_bot for chair in expected)

    def only_invited(self, chair: Chair) -> bool:
        """Whether the token of a seat is an invitation, good for claiming it; where no person is host it is the seat.

        Games of earlier versions that were dealt before all had come go on as they are.
        """
        return chair.kind == OPEN and self.host is not None and (self.status == WAITING or self.dealt is None)

    def alone(self, seat: int) -> bool:
        """Whether one person plays alone against bots."""
        others = [chair for chair in self.chairs if chair.seat != seat and chair.kind != BOT]
        me = self.chairs[seat].person
        return all(me is not None and chair.person == me for chair in others)

    def can_undo(self, seat: int | None) -> CanUndo:
        """What a seat may take back: its last move, or in practice more."""
        if seat is None or self.dealt is None or self.status not in (RUNNING, OVER) or self.chairs[seat].played_by_bot:
            return CanUndo(undo=False, practice=False)
        mine = any(entry.seat == seat for entry in self.dealt.entries)
        running = self.status == RUNNING
        return CanUndo(undo=running and self.dealt.can_undo(seat), practice=mine and running and self.alone(seat))

    # ---- beginning

    def begin(self) -> dict[str, Any]:
        """The game begins by the rules of now, whenever the table was made; returns its first row, to be stored."""
        self.rules, self.pack = self.game.rules, self.game.pack_digest
        self.deal()
        self.status = RUNNING
        self.clocks.follow(self.owing_people(), now())
        return replay.deal_row(self, now())

    def deal(self) -> None:
        """Deal by the seed."""
        self.start(self.game.match(len(self.chairs), self.seed, self.options))

    def start(self, match: Match) -> None:
        """The match of this table begins, with all that happened in it so far as its opening."""
        self.dealt = match
        self.histories.clear()
        self.asked_at.clear()
        self.follow_questions(self.seq)
        self.note_change()

    def follow_questions(self, seq: int) -> None:
        """Remembers how much each seat had been shown when its question came up, and after which row its turn began."""
        state = self.match.state
        for seat in state.actors:
            self.asked_at.setdefault((seat, state.asked[seat]), state.shown[seat])
        self.turns = {seat: self.turns.get(seat, seq) for seat in state.actors}

    # ---- moves

    async def move(self, seat: int, ask: int | None, text: str, key: str | None, by_bot: bool = False) -> int:
        """Plays a move of a seat; returns how much that seat has been shown then. The same key: the same answer."""
        if key is not None and (again := self.answer_again(seat, key)) is not None:
            return again
        if not by_bot:
            self.check_no_stand_in(seat)
        try:
            move = self.readable(seat, text)
            self.check_open(seat, ask, move)
            try:
                self.match.play(seat, move)
            except IllegalMove as illegal:
                raise Illegal(refusal_of(illegal.refusal)) from None
        except (Illegal, Stale) as problem:
            self.remember_refusal(seat, key, problem)
            raise
        entry = self.match.entries[-1]
        if by_bot and self.chairs[seat].kind != BOT:
            self.clocks.stand_in_played(seat, self.turns.get(seat, self.seq))
        return await self.keep(MOVE, seat, text, key, self.match.line(entry), entry.final)

    def check_no_stand_in(self, seat: int) -> None:
        """Who lets a bot play, or has given up, does not play as well."""
        if self.chairs[seat].played_by_bot and self.status == RUNNING:
            raise Problem(409, "stand-in")

    def answer_again(self, seat: int, key: str) -> int | None:
        """The first answer to a key; None if there was none yet."""
        if (seat, key) in self.refused:
            raise copy(self.refused[seat, key])
        return self.done.get((seat, key))

    def remember_refusal(self, seat: int, key: str | None, problem: Problem) -> None:
        """A refusal is only kept in memory: after a restart the same move gets the same one, or fits.

        A copy of it: what has been raised knows its whole way here, and the room itself.
        """
        if key is not None:
            self.refused[seat, key] = copy(problem)
            if len(self.refused) > REMEMBERED_REFUSALS:
                self.refused.popitem(last=False)

    def readable(self, seat: int, text: str) -> int:
        """The move of a notation."""
        try:
            return self.game.parse(text)
        except Mistake:
            refusal = self.match.state.explain(NO_SUCH_MOVE, seat, -1)
            raise Illegal(refusal_of(refusal)) from None

    def check_open(self, seat: int, ask: int | None, move: int) -> None:
        """A move must answer the open question; an anytime option answers none."""
        if self.status != RUNNING:
            raise Problem(409, "not-running", state=self.status)
        state = self.match.state
        if self.game.is_side(move) and not state.answers(seat, move):
            return
        if seat not in state.actors or ask != state.asked[seat]:
            raise Stale(self.missed(seat, ask))

    def missed(self, seat: int, ask: int | None) -> Seen:
        """What a seat was shown since a question of its own came up."""
        since = self.asked_at.get((seat, -1 if ask is None else ask))
        return self.history(seat).after(since)[-MOST_MISSED:] if since is not None else []

    async def undo(self, seat: int, ask: int | None, key: str | None, practice: bool) -> int:
        """Takes back the seat's last move; in practice all moves back to its last one."""
        if key is not None and (again := self.answer_again(seat, key)) is not None:
            return again
        match = self.match
        if self.status != RUNNING:
            raise Problem(409, "not-running", state=self.status)
        self.check_no_stand_in(seat)
        if not practice:
            if ask is not None and seat in match.state.actors and ask != match.state.asked[seat]:
                raise Stale(self.missed(seat, ask))
            taken = match.takes_back(seat)
            if taken < 0:
                raise Problem(409, "nothing-to-undo")
            self.count_take_back(taken)
            answered = seat not in match.state.actors
            match.undo(seat)
            if answered and seat in match.state.actors:
                self.clocks.answer_taken_back(seat, self.seq + 1)
            return await self.keep(UNDO, seat, str(taken), key, {}, False)
        if not self.alone(seat):
            raise Problem(403, "no-practice")
        last = next((i for i in range(len(match.entries) - 1, -1, -1) if match.entries[i].seat == seat), None)
        if last is None:
            raise Problem(409, "nothing-to-undo")
        self.count_take_back(last)
        n = len(match.entries) - last
        match.take_back(n)
        return await self.keep(BACK, seat, str(n), key, {}, False)

    def count_take_back(self, place: int) -> None:
        """A move after so many others is taken back: not too often at one question, whatever is played there."""
        if self.taken_back[place] >= MOST_TAKE_BACKS:
            raise Problem(409, "take-back-limit", detail=str(MOST_TAKE_BACKS))
        self.taken_back[place] += 1

    # ---- keeping

    async def write(self, *writes: Any) -> None:
        """Stores something of this table, as long as this server has it."""
        await self.store.write(*writes, lease=self.lease)

    async def keep(self, kind: str, seat: int, text: str, key: str | None, line: dict[str, Any], barrier: bool) -> int:
        """Stores what has just been done; if that fails the room is broken, and nothing was told."""
        state = self.match.state
        time = now()
        at = state.shown[seat]
        seq = self.seq + 1
        if state.over:
            self.status = OVER
            self.clocks.stop(time)
        self.clocks.follow(self.owing_people(), time)
        row = {
            "table_id": self.id,
            "seq": seq,
            "kind": kind,
            "seat": seat,
            "move": text,
            "chance": line.get("chance"),
            "forced": line.get("forced"),
            "key": key,
            "at": at,
            "clocks": [self.clocks.left_at(s, time) for s in range(len(self.chairs))] if self.clocks.kind else None,
            "made": time,
        }
        self.follow_questions(seq)
        if self.note_change():  # lists show when a table was played at: not when somebody thinks in secret
            self.touched = time
        writes: list[Any] = [(ADD_MOVE, [row]), (FOLLOW, [self.outline(self.touched)])]
        if barrier and seq - self.last_snapshot >= ROWS_BETWEEN_SNAPSHOTS:
            writes.append((ADD_SNAPSHOT, [replay.snapshot(self.id, seq, self.match)]))
        try:
            cancelled = await finished(self.write(*writes))
        except BaseException:
            self.broken = True
            raise
        self.seq = seq
        self.forget_positions()
        if len(writes) > 2:
            self.last_snapshot = seq
        if key is not None:
            self.done[seat, key] = at
        if cancelled:  # whoever played has gone meanwhile; the move stands, and is told to the others
            raise asyncio.CancelledError
        return at

    def note_change(self) -> bool:
        """After every change of the position; returns whether everybody can see that something has happened."""
        self.changes += 1
        self.forget_views()
        before, state = self.public, self.match.state
        self.public = state.shown[state.seats], state.actors
        return self.public != before

    def forget_views(self) -> None:
        """Views are large and made again when somebody asks."""
        self.views.clear()
        self.board = None

    def forget_positions(self) -> None:
        """A match keeps the positions before its last moves; a table with several people needs only a few of them.

        Whoever takes back more of a turn waits until the game has been played again, some milliseconds.
        """
        entries = self.match.entries
        if not entries or self.alone(entries[-1].seat):
            return
        for entry in reversed(entries[:-POSITIONS]):
            if entry.before is None:
                break
            entry.before = None

    def chair_update(self, chair: Chair) -> sa.Update:
        """The change of a chair as a statement."""
        where = (schema.seats.c.table_id == self.id) & (schema.seats.c.seat == chair.seat)
        return schema.seats.update().where(where).values(chair.row(self.id))

    def outline(self, time: int) -> dict[str, Any]:
        """What the lobby knows of the table, and when the server must act."""
        due = 0 if self.owing_bots() else self.clocks.deadline()
        return {
            "table": self.id,
            "turn": self.owing(),
            "due": due if self.status == RUNNING else None,
            "clocks": self.clock_state(),
            "status": self.status,
            "result": self.result,
            "touched": time,
        }

    def clock_state(self) -> dict[str, Any] | None:
        """What must outlive the server of the clocks, and in which turn each seat is: nobody gets time for it twice."""
        state = self.clocks.state()
        return None if state is None else {**state, "turns": {str(seat): turn for seat, turn in self.turns.items()}}

    # ---- the past

    def record(self, viewer: int | None) -> dict[str, Any]:
        """After the end everything; before, what the viewer was shown."""
        about: dict[str, Any] = {"table": self.id, "commitment": self.commitment}
        if self.unread is not None:
            stored = replay.stored_record(self, self.unread)
            return {**stored, **about, "seed": self.seed.hex(), "stopped": self.stopped}
        match = self.match
        if self.status in (OVER, CLOSED) or self.stopped:
            return {**replay.whole_record(match), **about, "seed": self.seed.hex(), "stopped": self.stopped}
        if viewer is not None:
            return {**match.record(viewer), **about}
        return {**match.header(), "seat": None, "shown": match.shown(None), "result": match.result(), **about}

    def then(self, viewer: int | None, at: int, phrasing: Phrasing | None) -> outgoing.View:
        """What the viewer was sent when it had been shown so much; nothing can be chosen in it."""
        view = viewer_payload(self.game, replay.moment(self, viewer, at).view(viewer), phrasing, self.aids)
        return msgspec.structs.replace(
            view, ask=None, moves=[], side_moves=[], choices=[], side_choices=[], shortcuts=[]
        )
