"""Who takes part in an arena: a bot with the budget it has for each decision, as the command line writes it."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from consigliere.core.errors import Mistake

PART = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*')+""")
BUDGET = re.compile(r"(.+)@(\d+)(ms)?")


@dataclass(frozen=True)
class Entrant:
    """A bot and its budget: simulations, milliseconds, or nothing, which leaves it to the bot."""

    label: str  # unique in its arena
    bot: str
    budget: tuple[tuple[str, int], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """As plain JSON."""
        return {"label": self.label, "bot": self.bot, "budget": dict(self.budget)}


def entrants_of(text: str, simulations: int | None = None, ms: int | None = None) -> list[Entrant]:
    """`hard@40,greedy`: each bot with a budget of its own, or the common one. Commas within quotes do not separate."""
    common = {name: n for name, n in (("simulations", simulations), ("ms", ms)) if n is not None}
    entrants: list[Entrant] = []
    times: Counter[str] = Counter()
    for part in PART.findall(text):
        label = part.strip()
        times[label] += 1
        own = BUDGET.fullmatch(label)
        bot, budget = label, common
        if own:
            bot, budget = own[1], {"ms" if own[3] else "simulations": int(own[2])}
        if not bot or 0 in budget.values():
            raise Mistake("mistake-arena-bot", bot=part)
        again = f"#{times[label]}" if times[label] > 1 else ""
        entrants.append(Entrant(label + again, bot, tuple(budget.items())))
    if len(entrants) < 2:
        raise Mistake("mistake-arena-two")
    return entrants
