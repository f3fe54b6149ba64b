"""Hold one table in memory: who sits there, the match, clocks and votes. It plays and refuses without any I/O."""

from collections import Counter, OrderedDict
from copy import copy
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.match import Match
from consigliere.core.refusal import NO_SUCH_MOVE, IllegalMove
from consigliere.server.bots.fair_queue import Owner
from consigliere.server.protocol.errors import Illegal, Problem, Stale, refusal_of
from consigliere.server.protocol.messages import CLOSED, OVER, PAUSED, RUNNING, WAITING, CanUndo
from consigliere.server.protocol.messages import View as Payload
from consigliere.server.storage.stored_line import BACK, DEAL, MOVE, NO_SEAT, UNDO, Row, StoredLine
from consigliere.server.tables.clocks import Clocks
from consigliere.server.tables.history import History, Seen
from consigliere.server.tables.payload import viewer_payload
from consigliere.server.tables.phrasing import Phrasing
from consigliere.server.tables.seats import BOT, OPEN, PERSON, Chair

REMEMBERED_REFUSALS = 100
POSITIONS = 4  # before the last moves; each is larger than all else that is kept of twenty moves
MOST_MISSED = 50
MAX_UNDOS = 20  # at one question, so that the rows of a table have an end
View = dict[str, Any]


@dataclass
class TableState:
    """A table. Hold the lock of its `Table` to change or read it."""

    id: str
    game: Game
    seed: bytes
    chairs: list[Chair]
    clocks: Clocks
    name: str = ""
    options: dict[str, bool] = field(default_factory=dict)
    host: str | None = None
    listed: bool = False
    watch_hash: str = ""
    made: int = 0
    aids: bool = True  # planning aids, for everybody at the table
    status: str = WAITING
    reason: str | None = None
    stopped: dict[str, Any] | None = None  # the result of a game that was given up
    votes: dict[str, list[int]] = field(default_factory=dict)  # which seats agree to what
    swap_wishes: list[tuple[int, int]] = field(default_factory=list)  # (seat, other): who would like which place
    stored_result: dict[str, Any] | None = None  # for a game that cannot be played again to find it
    next_table: str | None = None
    rules: str = ""
    pack: str = ""
    touched: int = 0
    origin: str | None = None  # a digest of the address it was made from

    def __post_init__(self) -> None:
        self.dealt: Match | None = None  # the match, once it has begun
        self.seq = 0  # of the last row
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
        self.round_ends: list[Any] | None = None  # kept by `past`, once somebody has asked for them
        self.unread: StoredLine | None = None  # rows these rules do not understand any more

    # ---- what is there

    @property
    def match(self) -> Match:
        """The match of a table where the game has begun."""
        if self.dealt is None and self.unread is not None:
            raise Problem(409, "not-running", state=self.status)
        if self.dealt is None:
            raise Problem(409, "not-started")
        return self.dealt

    @property
    def owner(self) -> Owner:
        """Whose share of the bots' time it takes: of the address it was made from, or else of its host."""
        return self.origin or self.host or "", self.host or ""

    @property
    def commitment(self) -> str:
        """What is published before the first move: a digest of the seed."""
        return sha256(b"consigliere" + self.id.encode() + self.seed).hexdigest()

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended, if it has."""
        if self.stopped is not None or self.dealt is None or self.unread is not None:
            return self.stopped or self.stored_result
        return self.dealt.result()

    def history(self, viewer: int | None) -> History:
        """Return the history of a viewer."""
        if viewer not in self.histories:
            match = self.match
            self.histories[viewer] = History(viewer)
            self.histories[viewer].sync(match, self.histories.values())
        return self.histories[viewer]

    def view(self, viewer: int | None) -> View:
        """Return what the viewer may know of the position: built once between two changes, and never changed."""
        if viewer not in self.views:
            self.views[viewer] = self.match.state.view(viewer, self.board)
            self.board = self.views[viewer]["table"]
        return self.views[viewer]

    def payload(self, viewer: int | None, phrasing: Phrasing | None) -> Payload:
        """Return what the viewer is sent of the position."""
        return viewer_payload(self.game, self.view(viewer), phrasing, self.aids)

    def team(self, seat: int) -> set[int]:
        """Return the seats that win and lose together with this one."""
        return next(set(team) for team in self.game.teams(len(self.chairs)) if seat in team)

    def owing(self) -> list[int]:
        """Return the seats that owe a choice."""
        return self.dealt.state.actors if self.dealt is not None and self.status == RUNNING else []

    def owing_people(self) -> list[int]:
        """Return those among them where a person chooses."""
        return [seat for seat in self.owing() if self.chairs[seat].kind == PERSON and not self.chairs[seat].bot]

    def owing_bots(self) -> list[int]:
        """Return those where a bot chooses. It waits while no person plays, unless somebody's time is up."""
        bots = [seat for seat in self.owing() if self.chairs[seat].played_by_bot]
        return bots if self.bots_play() else [seat for seat in bots if self.clocks.answer_due(seat)]

    def bots_play(self) -> bool:
        """Whether a person plays, or none is expected back; else the bots wait."""
        expected = [chair for chair in self.chairs if chair.expected]
        return not expected or any(not chair.played_by_bot for chair in expected)

    def only_invited(self, chair: Chair) -> bool:
        """Whether the token of a seat is only an invitation to claim it; where no person is host it is the seat."""
        return chair.kind == OPEN and self.host is not None and (self.status == WAITING or self.dealt is None)

    def alone(self, seat: int) -> bool:
        """Whether one person plays alone against bots."""
        others = [chair for chair in self.chairs if chair.seat != seat and chair.kind != BOT]
        me = self.chairs[seat].person
        return all(me is not None and chair.person == me for chair in others)

    def can_undo(self, seat: int | None) -> CanUndo:
        """Say what a seat may take back: its last move, or in practice more."""
        if seat is None or self.dealt is None or self.status != RUNNING or self.chairs[seat].played_by_bot:
            return CanUndo(undo=False, practice=False)
        mine = any(entry.seat == seat for entry in self.dealt.entries)
        return CanUndo(undo=self.dealt.can_undo(seat), practice=mine and self.alone(seat))

    # ---- the beginning

    def begin(self, time: int) -> Row:
        """Deal by the rules of now, whenever the table was made; return the first row."""
        self.rules, self.pack = self.game.rules, self.game.pack_digest
        self.deal()
        self.status = RUNNING
        self.clocks.follow(self.owing_people(), time)
        return self.row(
            DEAL, NO_SEAT, "", None, 0, {"chance": self.match.luck(self.match.opening.events) or None}, time
        )

    def deal(self) -> None:
        """Deal by the seed."""
        self.start(self.game.match(len(self.chairs), self.seed, self.options))

    def start(self, match: Match) -> None:
        """Begin with a match; all that happened in it so far is its opening."""
        self.dealt = match
        self.histories.clear()
        self.asked_at.clear()
        self.follow_questions(self.seq)
        self.note_change()

    # ---- moves

    def play(self, seat: int, ask: int | None, text: str, key: str | None, time: int, by_bot: bool = False) -> Row:
        """Play a move and return its row; raise Problem, everything unchanged, if it is refused."""
        if not by_bot:
            self.check_no_stand_in(seat)
        try:
            move = self.parse(seat, text)
            self.check_open(seat, ask, move)
            try:
                self.match.play(seat, move)
            except IllegalMove as illegal:
                raise Illegal(refusal_of(illegal.refusal)) from None
        except (Illegal, Stale) as problem:
            self.remember_refusal(seat, key, problem)
            raise
        if by_bot and self.chairs[seat].kind != BOT:
            self.clocks.stand_in_played(seat, self.turns.get(seat, self.seq))
        return self.follow(MOVE, seat, text, key, time, self.match.line(self.match.entries[-1]))

    def undo(self, seat: int, ask: int | None, key: str | None, practice: bool, time: int) -> Row:
        """Take back the seat's last move, in practice all moves back to its last one; return the row."""
        match = self.match
        if self.status != RUNNING:
            raise Problem(409, "not-running", state=self.status)
        self.check_no_stand_in(seat)
        if practice:
            return self.undo_practice(seat, key, time)
        if ask is not None and seat in match.state.actors and ask != match.state.asked[seat]:
            raise Stale(self.missed(seat, ask))
        place = match.takes_back(seat)
        if place < 0:
            raise Problem(409, "nothing-to-undo")
        self.count_take_back(place)
        answered = seat not in match.state.actors
        match.undo(seat)
        if answered and seat in match.state.actors:
            self.clocks.answer_taken_back(seat, self.seq + 1)
        return self.follow(UNDO, seat, str(place), key, time)

    def undo_practice(self, seat: int, key: str | None, time: int) -> Row:
        """Take back all moves back to the seat's last one, past any barrier."""
        if not self.alone(seat):
            raise Problem(403, "practice-only")
        entries = self.match.entries
        place = next((i for i in range(len(entries) - 1, -1, -1) if entries[i].seat == seat), None)
        if place is None:
            raise Problem(409, "nothing-to-undo")
        self.count_take_back(place)
        count = len(entries) - place
        self.match.take_back(count)
        return self.follow(BACK, seat, str(count), key, time)

    def answered(self, seat: int, key: str | None) -> int | None:
        """Return the first answer to a key, or raise it if it was a refusal; None if there was none yet."""
        if key is None:
            return None
        if (seat, key) in self.refused:
            raise copy(self.refused[seat, key])
        return self.done.get((seat, key))

    def check_no_stand_in(self, seat: int) -> None:
        """Refuse a person who lets a bot play, or has given up."""
        if self.chairs[seat].played_by_bot and self.status == RUNNING:
            raise Problem(409, "bot-playing")

    def remember_refusal(self, seat: int, key: str | None, problem: Problem) -> None:
        """Keep a refusal in memory only: after a restart the same move gets the same one, or fits.

        A copy of it: what has been raised refers to all frames on its way here.
        """
        if key is not None:
            self.refused[seat, key] = copy(problem)
            if len(self.refused) > REMEMBERED_REFUSALS:
                self.refused.popitem(last=False)

    def parse(self, seat: int, text: str) -> int:
        """Return the move of a notation."""
        try:
            return self.game.parse(text)
        except Mistake:
            refusal = self.match.state.explain(NO_SUCH_MOVE, seat, -1)
            raise Illegal(refusal_of(refusal)) from None

    def check_open(self, seat: int, ask: int | None, move: int) -> None:
        """Check that a move answers the open question; an anytime option answers none."""
        if self.status != RUNNING:
            raise Problem(409, "not-running", state=self.status)
        state = self.match.state
        if self.game.is_anytime(move) and not state.answers(seat, move):
            return
        if seat not in state.actors or ask != state.asked[seat]:
            raise Stale(self.missed(seat, ask))

    def missed(self, seat: int, ask: int | None) -> Seen:
        """Return what a seat was shown since a question of its own came up."""
        since = self.asked_at.get((seat, -1 if ask is None else ask))
        return self.history(seat).after(since)[-MOST_MISSED:] if since is not None else []

    def count_take_back(self, place: int) -> None:
        """Count a move that is taken back: not too often at one question, whatever is played there."""
        if self.taken_back[place] >= MAX_UNDOS:
            raise Problem(409, "undo-limit", detail=str(MAX_UNDOS))
        self.taken_back[place] += 1

    # ---- after a change of the position

    def follow(self, kind: str, seat: int, text: str, key: str | None, time: int, line: Row | None = None) -> Row:
        """Bring clocks, questions and status up to date after a move or an undo; return the row."""
        state = self.match.state
        self.seq += 1
        at = state.shown[seat]
        if state.over:
            self.status = OVER
            self.clocks.stop(time)
        self.clocks.follow(self.owing_people(), time)
        self.follow_questions(self.seq)
        if self.note_change():  # lists show when a table was played at: not when somebody thinks in secret
            self.touched = time
        self.forget_positions()
        if key is not None:
            self.done[seat, key] = at
        return self.row(kind, seat, text, key, at, line or {}, time)

    def row(self, kind: str, seat: int, text: str, key: str | None, at: int, line: Row, time: int) -> Row:
        """Return what is stored of a move, an undo or the deal."""
        running = self.clocks.kind is not None and kind != DEAL
        return {
            "table_id": self.id,
            "seq": self.seq,
            "kind": kind,
            "seat": seat,
            "move": text,
            "chance": line.get("chance"),
            "forced": line.get("forced"),
            "key": key,
            "at": at,
            "clocks": [self.clocks.left_at(s, time) for s in range(len(self.chairs))] if running else None,
            "made": time,
        }

    def follow_questions(self, seq: int) -> None:
        """Remember how much each seat had been shown when its question came up, and after which row its turn began."""
        state = self.match.state
        for seat in state.actors:
            self.asked_at.setdefault((seat, state.asked[seat]), state.shown[seat])
        self.turns = {seat: self.turns.get(seat, seq) for seat in state.actors}

    def note_change(self) -> bool:
        """Forget views of the position before; return whether everybody can see that something has happened."""
        self.changes += 1
        self.forget_views()
        before, state = self.public, self.match.state
        self.public = state.shown[state.seats], state.actors
        return self.public != before

    def forget_views(self) -> None:
        """Free the views: they are large, and made again when somebody asks."""
        self.views.clear()
        self.board = None

    def forget_positions(self) -> None:
        """Free all but the last positions that the match keeps, where several people play.

        An undo further back waits until the game has been played again, some milliseconds.
        """
        entries = self.match.entries
        if not entries or self.alone(entries[-1].seat):
            return
        for entry in reversed(entries[:-POSITIONS]):
            if entry.before is None:
                break
            entry.before = None

    # ---- changes of the table itself

    def stand_in(self, seat: int, bot: str | None, time: int) -> None:
        """Let a bot play on for a person, or (None) the person play again."""
        if bot is not None:
            self.clocks.hand_over(seat, time)
        elif self.chairs[seat].played_by_bot:
            self.clocks.take_back(seat, time, counted=self.bots_play())
        self.chairs[seat].bot = bot
        self.clocks.follow(self.owing_people(), time)

    def pause(self, time: int) -> None:
        """Stop all clocks; no one plays until `resume`."""
        self.clocks.stop(time)
        self.status = PAUSED

    def resume(self, time: int) -> None:
        """Go on after a pause."""
        self.status = RUNNING
        self.clocks.follow(self.owing_people(), time)

    def end(self, status: str, reason: str, result: dict[str, Any] | None, time: int) -> None:
        """End the table for good: closed, or over by resigning or consent."""
        self.clocks.stop(time)
        self.status, self.reason, self.stopped = status, reason, result

    def drop_wishes(self, seats: set[int]) -> bool:
        """Drop wishes to change places of these seats or with them; return whether there were any."""
        left = [wish for wish in self.swap_wishes if not seats & {*wish}]
        dropped = left != self.swap_wishes
        self.swap_wishes = left
        return dropped

    def stored_votes(self) -> dict[str, Any]:
        """Return votes and wishes as they are stored."""
        return {**self.votes, "swap": self.swap_wishes} if self.swap_wishes else self.votes

    def agreements(self) -> dict[str, list[int]]:
        """Return votes and wishes as they are sent: `swap-3` for all who would like to sit on seat 3."""
        content = dict(self.votes)
        for seat, other in self.swap_wishes:
            content[f"swap-{other}"] = [*content.get(f"swap-{other}", []), seat]
        return content

    # ---- what lists and a restart need

    def outline(self, time: int) -> Row:
        """Return what the lobby knows of the table, and when the server must act."""
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
        """Return what is kept of the clocks, and in which turn each seat is: time for it is given once."""
        state = self.clocks.state()
        return None if state is None else {**state, "turns": {str(seat): turn for seat, turn in self.turns.items()}}

    @property
    def ended(self) -> bool:
        """Whether the table is over or closed for good."""
        return self.status in (OVER, CLOSED)
