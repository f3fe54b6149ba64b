"""What nodes tell each other. One server alone has nobody to tell; several use PostgreSQL (`cluster_bus.py`)."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Executable


class Bus:
    """The bus of one server alone: it knows everything, and nobody listens."""

    listening = True  # whether this server hears what the others say

    def subscribe(self, kind: str, handler: Callable[..., None]) -> None:
        """Call the handler with the content of every message of a kind that another node sends."""

    def after_break(self, handler: Callable[[], None]) -> None:
        """Call the handler when messages may have been missed."""

    def statements(self, kind: str, **content: Any) -> list[Executable]:
        """Return what sends a message with the commit that it is a part of."""
        return []

    def publish(self, kind: str, **content: Any) -> None:
        """Send a message; if that fails, the others find out by reading."""
