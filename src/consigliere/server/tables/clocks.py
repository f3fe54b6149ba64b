"""Time to think: none, a live clock with an increment, or so many hours for each turn."""

from typing import Any

MINUTE = 60_000
HOUR = 60 * MINUTE
LONGEST_GAME = 2000  # answers of one seat
RETURN_GRACE = 60_000  # a person who comes back to a live clock has at least this
OUTAGE_GRACE = HOUR  # and one whose hours ran out while the server was away this
BY_SEAT = ("running", "handed", "earned", "granted")


class Clocks:
    """What is left to each seat; a seat's time runs while it owes a choice and a person sits there."""

    def __init__(self, kind: dict[str, Any] | None, seats: int) -> None:
        self.kind = kind
        full = self.full()
        self.left: list[int] = [full] * seats
        self.running: dict[int, int] = {}  # seat: since when
        self.handed: dict[int, int] = {}  # seats whose stand-in has not played yet: since when it sits there
        self.earned: dict[int, int] = {}  # seats whose stand-in has played: in which turn
        self.granted: dict[int, int] = {}  # in which turn a seat got time for coming back: once for each

    @property
    def live(self) -> bool:
        """Whether it is one time for the whole game."""
        return self.kind is not None and self.kind["kind"] == "live"

    def full(self) -> int:
        """The time a seat begins with."""
        if self.kind is None:
            return 0
        return int(self.kind["minutes"] * MINUTE if self.live else self.kind["hours"] * HOUR)

    def increment(self) -> int:
        """What a seat gets for having answered."""
        return int(self.kind.get("increment", 0) * 1000) if self.kind is not None and self.live else 0

    def most(self) -> int:
        """More than this nobody can have: all increments of a long game."""
        return self.full() + LONGEST_GAME * self.increment()

    def left_at(self, seat: int, now: int) -> int:
        """What is left to a seat now."""
        used = max(now - self.running[seat], 0) if seat in self.running else 0
        return max(self.left[seat] - used, 0)

    def follow(self, owing: list[int], now: int) -> None:
        """Stops the time of those who no longer owe a choice, and starts that of those who do."""
        if self.kind is None:
            return
        for seat in [seat for seat in self.running if seat not in owing]:
            self.halt(seat, now)
            self.left[seat] = self.left[seat] + self.increment() if self.live else self.full()
        for seat in owing:
            self.running.setdefault(seat, now)

    def halt(self, seat: int, now: int) -> None:
        """A seat's time stands still, without an increment."""
        self.left[seat] = self.left_at(seat, now)
        self.running.pop(seat, None)

    def stop(self, now: int) -> None:
        """All times stand still: a pause, or the end."""
        for seat in list(self.running):
            self.halt(seat, now)

    def answer_taken_back(self, seat: int, turn: int) -> None:
        """A seat owes again what it had answered: the increment for that goes back too, and the turn is the same."""
        self.left[seat] = max(self.left[seat] - self.increment(), 0)
        if seat in self.granted:
            self.granted[seat] = turn

    # ---- stand-ins

    def hand_over(self, seat: int, now: int) -> None:
        """A bot sits down for a person: the time stands still."""
        if seat in self.running:
            self.halt(seat, now)
            self.handed[seat] = now

    def stand_in_played(self, seat: int, turn: int) -> None:
        """The bot has answered for the person, who then gets time for coming back."""
        self.handed.pop(seat, None)
        self.earned[seat] = turn

    def answer_due(self, seat: int) -> bool:
        """Whether a person's time was up, and the bot has not answered since."""
        return seat in self.handed and self.left[seat] <= 0

    def take_back(self, seat: int, now: int, counted: bool) -> None:
        """The person sits there again. Before the bot has played the time counts as if nobody had been asked.

        Not counted is what passed while the bots waited for people. Time to come back is given after the bot has
        played, once for each turn.
        """
        since = self.handed.pop(seat, None)
        if since is not None and counted:
            self.left[seat] = max(self.left[seat] - (now - since), 0)
        if not counted:
            self.handed = dict.fromkeys(self.handed, now)
        turn = self.earned.pop(seat, None)
        if turn is not None and self.granted.get(seat) != turn:
            self.granted[seat] = turn
            self.grant(seat)

    def grant(self, seat: int) -> None:
        """Time for a person who takes the seat back."""
        if self.kind is not None:
            self.left[seat] = max(self.left[seat], RETURN_GRACE) if self.live else self.full()

    # ---- when

    def deadline(self) -> int | None:
        """When the first running time is up."""
        return min((since + self.left[seat] for seat, since in self.running.items()), default=None)

    def late(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self.left_at(seat, now) <= 0]

    # ---- in the storage

    def shown(self) -> tuple[list[int], dict[int, int]]:
        """What everybody may see."""
        return self.left[:], dict(self.running)

    def state(self) -> dict[str, Any] | None:
        """What must outlive the server."""
        if self.kind is None:
            return None
        by_seat = {name: getattr(self, name) for name in BY_SEAT if name == "running" or getattr(self, name)}
        return {
            "left": self.left[:],
            **{name: {str(seat): value for seat, value in values.items()} for name, values in by_seat.items()},
        }

    def restore(self, state: dict[str, Any] | None, now: int) -> None:
        """After a restart. Hours go on while the server is away, but nobody finds them all gone; a live clock waits."""
        self.running.clear()
        if self.kind is None or state is None:
            return
        self.left = [min(max(int(left), 0), self.most()) for left in state["left"][: len(self.left)]]
        self.handed = {int(seat): now for seat in state.get("handed", {})}
        self.earned = {int(seat): turn for seat, turn in state.get("earned", {}).items()}
        self.granted = {int(seat): turn for seat, turn in state.get("granted", {}).items()}
        if self.live:
            return
        for name, since in state["running"].items():
            seat = int(name)
            self.running[seat] = min(int(since), now)  # the system's clock may have been set back meanwhile
            if self.left_at(seat, now) <= 0:
                self.left[seat], self.running[seat] = min(OUTAGE_GRACE, self.full()), now
