"""What one viewer has been shown, move by move: its own numbering, and a mark that tells whether memories agree."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from consigliere.core.match import Match
from consigliere.game_text import Seating
from consigliere.games import Drawing

Seen = list[dict[str, Any]]
Change = tuple[int | None, list[int]]
_START = b"consigliere"


class History:
    """The history of one viewer; nothing of it comes from anything but the events the viewer was shown."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.line: list[object] = []  # the opening and the entries of the match, to see what was taken back
        self.seen: list[Seen] = []
        self.counts: list[int] = []
        self.digests: list[bytes] = []
        self.movers: list[int | None] = []  # whose move it was; nobody's: the deal
        self.words: list[dict[str, bytes]] = []  # of a move by language, encoded, once somebody has asked for them
        self.seatings: list[Seating] = []  # who sat where before each move, as far as words were asked for

    def sync(self, match: Match, others: "Iterable[History]" = ()) -> Change:
        """Follows the match; returns where the viewer must go back to (None: nowhere), and what is new by index.

        What others at the table were shown as well is kept once.
        """
        now: list[object] = [match.opening, *match.entries]
        kept = min(len(self.line), len(now))
        while kept and self.line[kept - 1] is not now[kept - 1]:
            kept -= 1
        before = self.digests[kept:], self.counts[kept:]
        for part in (self.line, self.seen, self.counts, self.digests, self.movers, self.words, self.seatings):
            del part[kept:]
        for each in now[kept:]:
            self.add(each, match, others)
        fresh = [i for i in range(kept, len(self.seen)) if self.seen[i]]
        if before[1] and before[1][-1] > (self.counts[kept - 1] if kept else 0):  # something shown was taken back
            return self.common(kept, before, fresh)
        return None, fresh

    def common(self, kept: int, before: tuple[list[bytes], list[int]], fresh: list[int]) -> Change:
        """Where an old and a new line part: at the last move after which both show the same."""
        old = dict(zip(before[1], before[0]))
        at = self.counts[kept - 1] if kept else 0
        for i in fresh:
            if old.get(self.counts[i]) != self.digests[i]:
                break
            at = self.counts[i]
        later = [i for i in fresh if self.counts[i] > at]
        return (at if before[1][-1] > at else None), later

    def add(self, each: Any, match: Match, others: "Iterable[History]" = ()) -> None:
        """One move more."""
        seen = [one for event in each.events if (one := event.seen(self.viewer)) is not None]
        mark = self.digests[-1] if self.digests else _START
        if seen:
            mark = blake2b(mark + msgspec.json.encode(seen), digest_size=8).digest()
        self.line.append(each)
        self.seen.append(self.shared(seen, each, others))
        self.counts.append((self.counts[-1] if self.counts else 0) + len(seen))
        self.digests.append(mark)
        self.movers.append(None if each is match.opening else each.seat)
        self.words.append({})

    def shared(self, seen: Seen, each: object, others: "Iterable[History]") -> Seen:
        """What was shown of a move; if somebody else was shown the same, that is it."""
        i = len(self.line) - 1
        for other in others:
            if other is not self and i < len(other.seen) and other.line[i] is each and other.seen[i] == seen:
                return other.seen[i]
        return seen

    def shows_the_same(self, i: int, other: "History") -> bool:
        """Whether another viewer was shown the same of a move."""
        return i < len(other.line) and other.line[i] is self.line[i] and other.seen[i] is self.seen[i]

    def seating(self, i: int, match: Match, drawing: Drawing) -> Seating:
        """Who sat where before a move, whenever one asks: as the viewer was shown it by then."""
        if not self.seatings:
            self.seatings.append(drawing.seating_before(match.opening.view(self.viewer), self.seen[0]))
        for seen in self.seen[len(self.seatings) - 1 : i]:
            self.seatings.append(drawing.seating_after(seen, self.seatings[-1]))
        return self.seatings[i]

    @property
    def seen_count(self) -> int:
        """How many things the viewer has been shown."""
        return self.counts[-1]

    @property
    def seen_digest(self) -> str:
        """A short digest of all of them."""
        return self.digests[-1].hex()

    def after(self, n: int) -> Seen:
        """What was shown after the first n things."""
        first = bisect_left(self.counts, n + 1)
        events = [one for seen in self.seen[first:] for one in seen]
        return events[len(events) - max(self.seen_count - n, 0) :] if n < self.seen_count else []

    def remembers(self, at: int, mark: str) -> bool:
        """Whether a client that saw so much saw the same."""
        i = bisect_left(self.counts, at)
        return i < len(self.counts) and self.counts[i] == at and self.digests[i].hex() == mark

    def moves_until(self, at: int) -> int | None:
        """How many moves of the match had been played when the viewer had been shown so much, or a little less."""
        return bisect_right(self.counts, at) - 1 if at >= self.counts[0] else None
