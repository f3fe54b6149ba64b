"""Where the link of a seat comes from, a file or the environment, and where the way back is kept."""

import os
from hashlib import sha256
from pathlib import Path

from consigliere.client.seat import Seat
from consigliere.core.errors import Mistake, Phrase

VARIABLE = "CONSIGLIERE_LINK"


class Link:
    """The link of one seat. An invitation is spent when it is claimed; from then on the way back counts."""

    def __init__(self, file: str | None) -> None:
        given = os.environ.get(VARIABLE, "").strip()
        if file is not None:
            self.keeper = Path(file)
            self.text = read(self.keeper)
        elif given:
            self.keeper = state_folder() / sha256(given.encode()).hexdigest()[:32]
            self.text = read(self.keeper) if self.keeper.is_file() else given
        else:
            raise Mistake("mistake-mcp-link", variable=VARIABLE)

    def save(self, seat: Seat) -> None:
        """Keeps the way back, for this user alone."""
        if seat.link() == self.text:
            return
        fresh = self.keeper.with_name(self.keeper.name + ".new")
        try:
            self.keeper.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
                file.write(seat.link() + "\n")
            os.replace(fresh, self.keeper)
        except OSError as error:
            raise Mistake("mistake-mcp-keep", file=str(self.keeper), problem=str(error.strerror)) from None


def read(file: Path) -> str:
    """The first line of a file that says something."""
    try:
        lines = file.read_text(encoding="utf-8").split("\n")
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else Phrase("mistake-mcp-no-text")
        raise Mistake("mistake-mcp-file", file=str(file), problem=problem) from None
    return next((line.strip() for line in lines if line.strip()), "")


def state_folder() -> Path:
    """Where this user's seats are kept."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "consigliere" / "seats"
