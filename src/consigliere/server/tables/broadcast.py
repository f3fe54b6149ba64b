"""Publish a table to its subscribers: to each only what is new, and only what its viewer may see."""

from bisect import bisect_right
from typing import Any, cast

import msgspec

from consigliere.server.bots.pool import BotPool
from consigliere.server.protocol.messages import (
    CLOSED,
    OVER,
    About,
    AboutMessage,
    Changed,
    Clock,
    LogEntry,
    Result,
    Rewound,
    SeatInfo,
    Sent,
    Update,
    Welcome,
)
from consigliere.server.storage.store import now
from consigliere.server.tables.history import History
from consigliere.server.tables.phrasing import Phrasing
from consigliere.server.tables.subscribers import Subscriber
from consigliere.server.tables.table_state import TableState
from consigliere.server.tables.view_delta import EncodedView, Parts, table_parts

WHOLE_LOG = 200  # moves a newcomer gets, and anybody who asks for earlier ones at a time
encode, asdict = msgspec.json.encode, msgspec.structs.asdict


class Broadcast:
    """All subscribers of one table."""

    def __init__(self, state: TableState, phrasings: dict[str, Phrasing], bot_pool: BotPool) -> None:
        self.state = state
        self.phrasings = phrasings
        self.bot_pool = bot_pool
        self.subscribers: set[Subscriber] = set()
        self.built: dict[
            tuple[int | None, str | None], tuple[int, EncodedView]
        ] = {}  # after how many changes of the position
        self.public: tuple[int, Parts] = -1, {}  # what is public, likewise
        self.status_sent = self.status_and_clocks()

    def present(self) -> set[int]:
        """Return the seats somebody is connected from."""
        return {subscriber.viewer for subscriber in self.subscribers if subscriber.viewer is not None}

    def payload(self, viewer: int | None, lang: str | None) -> EncodedView:
        """Return a viewer's payload, encoded: once for each position, however many come to see it."""
        changes, built = self.state.changes, self.built.get((viewer, lang))
        if built is None or built[0] != changes:
            view = self.state.payload(viewer, self.phrasings.get(lang) if lang else None)
            if self.public[0] != changes:
                self.public = changes, table_parts(view.table)
            built = self.built[viewer, lang] = changes, EncodedView(view, self.public[1])
        return built[1]

    # ---- coming and going

    def welcome(self, subscriber: Subscriber, after: int | None, mark: str | None) -> Welcome:
        """Add a subscriber, new or back again; return what it does not know yet of the game."""
        self.subscribers.add(subscriber)
        state, viewer = self.state, subscriber.viewer
        if state.dealt is None:
            return Welcome(view=None, at=0, mark="", whole=True, log=[], can_undo=state.can_undo(None))
        shown = state.history(viewer)
        subscriber.sent_view = self.payload(viewer, subscriber.lang)
        known, fresh = self.fresh(viewer, after, mark)
        return Welcome(
            view=raw(subscriber.sent_view.whole()),
            at=shown.seen_count,
            mark=shown.seen_digest,
            whole=not known,
            log=self.log(viewer, subscriber.lang, fresh),
            can_undo=state.can_undo(viewer),
        )

    def fresh(self, viewer: int | None, after: int | None, mark: str | None) -> tuple[bool, list[int]]:
        """Say whether what a client remembers is right, and which moves it does not have."""
        shown = self.state.history(viewer)
        known = after is not None and mark is not None and shown.remembers(after, mark)
        since = after if known and after is not None else 0
        moves = [i for i in range(len(shown.counts)) if shown.counts[i] > since and shown.seen[i]]
        return known, moves if known else moves[-WHOLE_LOG:]

    def until(self, viewer: int | None, at: int) -> list[int]:
        """Return the moves a viewer was shown until its count was `at`; of too many for one portion the last ones."""
        shown = self.state.history(viewer)
        return [i for i in range(bisect_right(shown.counts, at)) if shown.seen[i]][-WHOLE_LOG:]

    def wordless(self, viewer: int | None, lang: str | None, after: int | None, mark: str | None) -> list[int]:
        """Return the moves for a newcomer that are not yet in words of its language."""
        if self.state.dealt is None or lang is None:
            return []
        shown = self.state.history(viewer)
        return [i for i in self.fresh(viewer, after, mark)[1] if lang not in shown.words[i]]

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        self.subscribers.discard(subscriber)
        self.forget(subscriber.viewer, subscriber.lang)

    def forget(self, viewer: int | None, lang: str | None) -> None:
        """Forget what was built for a kind of viewer, if none is left."""
        kind = (viewer, lang)
        if not any((other.viewer, other.lang) == kind for other in self.subscribers):
            self.built.pop(kind, None)

    def drop(self, seat: int, person: str | None) -> None:
        """Disconnect from a seat all but the person it belongs to now: they must show that they still may look."""
        for subscriber in list(self.subscribers):
            if subscriber.viewer == seat and (person is None or subscriber.person != person):
                self.leave(subscriber)
                subscriber.abort()

    def swap(self, seat: int, other: int) -> None:
        """Exchange two seats: everybody goes on looking from where they sit now."""
        for subscriber in self.subscribers:
            if subscriber.viewer in (seat, other):
                subscriber.viewer = other if subscriber.viewer == seat else seat

    def set_language(self, subscriber: Subscriber, lang: str | None) -> None:
        """Change the language of a subscriber."""
        before, subscriber.lang = subscriber.lang, lang
        self.forget(subscriber.viewer, before)

    def welcome_moved(self) -> None:
        """Send a welcome to all who have another seat, or other ones."""
        about = self.about()
        for subscriber in list(self.subscribers):
            mine = [chair.seat for chair in self.state.chairs if subscriber.holds(chair)]
            if subscriber.you is None or (subscriber.you.seat, subscriber.you.seats) == (subscriber.viewer, mine):
                continue
            subscriber.you = msgspec.structs.replace(subscriber.you, seat=subscriber.viewer, seats=mine)
            welcome = self.welcome(subscriber, None, None)
            welcome.about, welcome.you = self.about_of(subscriber.viewer, about), subscriber.you
            subscriber.send(encode(welcome))

    def welcome_all(self) -> None:
        """Send the first view to all who waited for the game to begin."""
        for subscriber in list(self.subscribers):
            subscriber.send(encode(self.welcome(subscriber, None, None)))

    # ---- the position

    def publish(self) -> None:
        """After every stored action: send each viewer what it is shown of it, and the table itself if that changed."""
        self.send_updates()
        if self.status_sent != self.status_and_clocks():
            self.status_sent = self.status_and_clocks()
            self.send_about()

    def send_updates(self) -> None:
        """Send each viewer what it is shown of the position, if anything is new to it."""
        state = self.state
        if state.dealt is None:
            return
        histories = state.histories
        changes = {viewer: shown.sync(state.dealt, histories.values()) for viewer, shown in histories.items()}
        for viewer, lang in {(subscriber.viewer, subscriber.lang) for subscriber in self.subscribers}:
            if viewer not in changes:
                changes[viewer] = (None, list(range(len(state.history(viewer).seen))))
            self.send_update(viewer, lang, *changes[viewer])
        state.forget_views()

    def send_update(self, viewer: int | None, lang: str | None, back: int | None, fresh: list[int]) -> None:
        """Send an update to one kind of viewer, unless nothing it may see has changed."""
        told, shown = self.payload(viewer, lang), self.state.histories[viewer]
        news = {
            "at": shown.seen_count,
            "mark": shown.seen_digest,
            "log": self.log(viewer, lang, fresh),
            "can_undo": self.state.can_undo(viewer),
        }
        written: dict[int | None, bytes] = {}  # one message for all that have been sent the same before
        for subscriber in self.subscribers:
            if (subscriber.viewer, subscriber.lang) != (viewer, lang):
                continue
            before, subscriber.sent_view = subscriber.sent_view, told
            if not fresh and back is None and told.same(before):
                continue
            base = before if subscriber.changes and back is None else None
            if id(base) not in written:
                written[id(base)] = encode(self.update(news, told, base, back))
            subscriber.send(written[id(base)])

    def update(self, news: dict[str, Any], shown: EncodedView, before: EncodedView | None, back: int | None) -> Sent:
        """Return the message of a position: all of it, or what is new to those who were sent another one before."""
        if back is not None:
            return Rewound(**news, view=raw(shown.whole()), back=back)
        changes = shown.diff(before)
        if changes is None:
            return Update(**news, view=raw(shown.whole()))
        return Changed(**news, view=raw(changes[0]), table=raw(changes[1]))

    def log(self, viewer: int | None, lang: str | None, indexes: list[int]) -> list[LogEntry]:
        """Return some moves as log entries, in words if a language is wanted."""
        shown = self.state.histories[viewer]
        phrasing = self.phrasings.get(lang) if lang else None
        entries = []
        for i in indexes:
            entry = LogEntry(at=shown.counts[i], seat=shown.movers[i], events=shown.seen[i])
            if phrasing is not None:
                entry.lines = raw(self.words(shown, i, phrasing))
            entries.append(entry)
        return entries

    def words(self, shown: History, i: int, phrasing: Phrasing) -> bytes:
        """Return a move in words, encoded: made once for all viewers that were shown the same of it."""
        lang, match = phrasing.lang, self.state.match
        if lang not in shown.words[i]:
            seating = shown.seating(i, match, phrasing.drawing)
            for other in self.state.histories.values():
                if other is not shown and shown.shows_the_same(i, other) and lang in other.words[i]:
                    if other.seating(i, match, phrasing.drawing) == seating:
                        shown.words[i][lang] = other.words[i][lang]
                        break
            else:
                shown.words[i][lang] = encode(phrasing.log(self.state.view(shown.viewer), shown.seen[i], seating))
        return shown.words[i][lang]

    # ---- the table itself

    def status_and_clocks(self) -> tuple[str, Any]:
        """Return what of the table changes with its moves: whether it runs, and whose time does."""
        return self.state.status, self.state.clocks.shown()

    def about(self) -> About:
        """Return name, seats with their people, status, clocks, presence, commitment."""
        state, result = self.state, self.state.result
        return About(
            table=state.id,
            name=state.name,
            game=state.game.name,
            status=cast(Any, state.status),
            reason=state.reason,
            seats=self.seats(),
            teams=state.game.teams(len(state.chairs)),
            clock=msgspec.convert(state.clocks.kind, Clock),
            host=next((chair.seat for chair in state.chairs if state.host and chair.person == state.host), None),
            open=state.listed,
            options=state.options,
            aids=state.aids,
            commitment=state.commitment,
            agreements=state.agreements(),
            next=state.next_table,
            result=None if result is None else Result(**result),
            made=state.made,
            engine=self.bot_pool.build,
            seed=state.seed.hex() if state.status in (OVER, CLOSED) else msgspec.UNSET,
        )

    def seats(self) -> list[SeatInfo]:
        """Return who sits where, who is here, and what is left of their time."""
        state, time, present = self.state, now(), self.present()
        seats = []
        for chair in state.chairs:
            seat = chair.about()
            seat.here = chair.seat in present
            same = [other.seat for other in state.chairs if chair.person is not None and other.person == chair.person]
            if len(same) > 1:
                seat.shared = same[0]
            if state.clocks.kind:
                seat.clock_ms = state.clocks.left_at(chair.seat, time)
                seat.running = chair.seat in state.clocks.running
            seats.append(seat)
        return seats

    def about_for(self, viewer: int | None) -> About:
        """Return what a viewer may know of the table itself."""
        return self.about_of(viewer, self.about())

    def about_of(self, viewer: int | None, about: About) -> About:
        """Leave out what a viewer may not know: only a team knows who of it wants to resign."""
        team = {viewer} if viewer is None else self.state.team(viewer)
        mine = [seat for seat in about.agreements.get("resign", []) if seat in team]
        others = {what: seats for what, seats in about.agreements.items() if what != "resign"}
        return msgspec.structs.replace(about, agreements={**others, "resign": mine} if mine else others)

    def send_about(self, seats: set[int] | None = None) -> None:
        """Send the table itself to everybody, or to some seats."""
        about = self.about()
        viewers = {subscriber.viewer for subscriber in self.subscribers}
        for viewer in viewers if seats is None else viewers & seats:
            self.send_all(AboutMessage(**asdict(self.about_of(viewer, about))), {viewer})

    def send_all(self, message: Sent, viewers: set[int | None] | None = None) -> None:
        """Send a message to everybody, or to some viewers."""
        text = encode(message)
        for subscriber in self.subscribers:
            if viewers is None or subscriber.viewer in viewers:
                subscriber.send(text)


def raw(data: bytes) -> Any:
    """Return a view, or parts of it, that are encoded already: one encoding for all subscribers of a kind."""
    return msgspec.Raw(data)
