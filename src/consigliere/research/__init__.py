"""For research: many games at once as arrays (`batch`), environments of PettingZoo and OpenSpiel, text, data."""

from typing import TYPE_CHECKING

from consigliere.core.errors import Mistake
from consigliere.core.game import Game

if TYPE_CHECKING:
    from consigliere.research.batches import Batch


def batch(
    game: str | Game,
    n: int,
    *,
    seats: int | None = None,
    options: dict[str, bool] | None = None,
    seed: int = 0,
    processes: int | None = None,
    pack: str | None = None,
) -> "Batch":
    """n games stepped at once, as numpy arrays; in a process for each core, in so many, or (0) in this one."""
    try:
        from consigliere.research.batches import Batch, Deal
    except ModuleNotFoundError as missing:
        raise Mistake("mistake-research-needs", missing=missing.name) from missing
    name = game if isinstance(game, str) else game.name
    return Batch(Deal(name, pack, seats, options or {}, seed), n, processes)
