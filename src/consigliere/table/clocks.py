"""Time to think: none, a live clock with an increment, or so many hours for each turn."""

from typing import Any

MINUTE = 60_000
HOUR = 60 * MINUTE
RETURN_GRACE = 60_000  # a person who comes back to a live clock has at least this


class Clocks:
    """What is left to each seat; a seat's time runs while it owes a choice and a person sits there."""

    def __init__(self, kind: dict[str, Any] | None, seats: int) -> None:
        self.kind = kind
        full = self.full()
        self.left: list[int] = [full] * seats
        self.running: dict[int, int] = {}  # seat: since when

    def full(self) -> int:
        """The time a seat begins with."""
        if self.kind is None:
            return 0
        return int(self.kind["minutes"] * MINUTE if self.kind["kind"] == "live" else self.kind["hours"] * HOUR)

    def left_at(self, seat: int, now: int) -> int:
        """What is left to a seat now."""
        used = now - self.running[seat] if seat in self.running else 0
        return max(self.left[seat] - used, 0)

    def follow(self, owing: list[int], now: int) -> None:
        """Stops the time of those who no longer owe a choice, and starts that of those who do."""
        if self.kind is None:
            return
        for seat in [seat for seat in self.running if seat not in owing]:
            left = self.left_at(seat, now)
            del self.running[seat]
            live = self.kind["kind"] == "live"
            self.left[seat] = left + int(self.kind.get("increment", 0) * 1000) if live else self.full()
        for seat in owing:
            self.running.setdefault(seat, now)

    def stop(self, now: int) -> None:
        """All times stand still, without increments: a pause, or the end."""
        for seat in list(self.running):
            self.left[seat] = self.left_at(seat, now)
            del self.running[seat]

    def grant(self, seat: int) -> None:
        """Time for a person who takes the seat back."""
        if self.kind is not None:
            self.left[seat] = max(self.left[seat], RETURN_GRACE if self.kind["kind"] == "live" else self.full())

    def deadline(self) -> int | None:
        """When the first running time is up."""
        return min((since + self.left[seat] for seat, since in self.running.items()), default=None)

    def late(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self.left_at(seat, now) <= 0]
