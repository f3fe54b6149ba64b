"""What a conflict with cards comes to (LF-7.15 to LF-7.29) if both sides play it well: solved once for each strength.

The attacker's plan is a card and whether to take the other one; the defender's a card and two answers, to a card that
was taken and to one that was left. Regret matching over all plans gives mixed ones that cannot be exploited by much.
"""

from typing import Final

from consigliere.games.la_famiglia.components import CARDS, TURNCOAT, Components

MOST: Final = 10  # Soldati; more on both sides are reckoned as fewer with the same difference
SIZE: Final = MOST + 1
ROUNDS: Final = 240  # of regret matching
ATTACKER_WAYS: Final = 2  # plans with one card: takes
DEFENDER_WAYS: Final = 4  # plans with one card: takes what was left * 2 + takes if its own was taken
ATTACKER_PLANS: Final = CARDS * ATTACKER_WAYS  # card * ATTACKER_WAYS + way
DEFENDER_PLANS: Final = CARDS * DEFENDER_WAYS  # card * DEFENDER_WAYS + way
TAKEN: Final = 1.0  # what the area is to the attacker
EMPTIED: Final = 0.4  # … if nobody is left in it
SOLDATO: Final = 0.06
RETURNED: Final = 0.7  # of a Soldato that went to headquarters instead of the supply
BRUTE_COST: Final = 2


class Odds:
    """One conflict between so many attackers and so many defenders."""

    def __init__(self, brute: bool, takes: float, empties: float, left: float, held: float) -> None:
        self.brute = brute  # brute force is better than finesse
        self.takes = takes  # the chance that the attacker takes the area
        self.empties = empties  # … that nobody is left
        self.left = left  # attackers left on average if they take it
        self.held = held  # defenders left on average if they hold it
        self.attacker: list[float] = []  # how likely each plan is, with finesse
        self.defender: list[float] = []

    def attacker_answers(self, card: int) -> tuple[float, float]:
        """How likely the attacker who has committed a card takes the other one, and leaves it."""
        first = card * ATTACKER_WAYS
        return self.attacker[first + 1], self.attacker[first]

    def defender_answers(self, card: int, was_taken: bool) -> tuple[float, float]:
        """The same of the defender, whose own card the attacker has taken or left."""
        plans, first = self.defender, card * DEFENDER_WAYS
        if was_taken:
            return plans[first + 1] + plans[first + 3], plans[first] + plans[first + 2]
        return plans[first + 2] + plans[first + 3], plans[first] + plans[first + 1]


SOLVED: Final[dict[str, list[Odds | None]]] = {}  # by the cards of a pack: attackers * SIZE + defenders


class Conflicts:
    """The odds of all conflicts, each solved when it is first asked for, once for all minds."""

    def __init__(self, c: Components) -> None:
        self.kind = c.card_kind
        self.number = c.card_n
        cards = str((c.card_kind, c.card_n))
        if cards not in SOLVED:
            SOLVED[cards] = [None] * (SIZE * SIZE)
        self.solved = SOLVED[cards]

    def odds(self, attackers: int, defenders: int) -> Odds:
        """What comes of a conflict; at least one on each side."""
        over = max(attackers, defenders) - MOST
        if over > 0:
            attackers = max(1, attackers - over)
            defenders = max(1, defenders - over)
        at = attackers * SIZE + defenders
        odds = self.solved[at]
        if odds is None:
            odds = self.solve(attackers, defenders)
            self.solved[at] = odds
        return odds

    def result(self, attackers: int, defenders: int, mine: int, theirs: int) -> tuple[int, int, int, int]:
        """Attackers and defenders left, and how many of each returned to headquarters.

        `mine` and `theirs` are a plan of the attacker and one of the defender.
        """
        card, other = mine // ATTACKER_WAYS, theirs // DEFENDER_WAYS
        took = mine % ATTACKER_WAYS
        took_back = theirs % 2 if took else theirs // 2 % 2
        attacker_front = [0, 0, 0]
        defender_front = [0, 0, 0]
        if took_back:
            defender_front[card] += 1
        else:
            attacker_front[card] += 1
        if took:
            attacker_front[other] += 1
        else:
            defender_front[other] += 1
        a, d = attackers, defenders
        back_a, back_d = 0, 0
        for each in range(CARDS):
            if self.kind[each] == TURNCOAT:
                for _ in range(attacker_front[each]):
                    d = max(0, d - 1)
                    a += 1
                for _ in range(defender_front[each]):
                    a = max(0, a - 1)
                    d += 1
        for each in range(CARDS):
            if self.kind[each] != TURNCOAT:
                for _ in range(attacker_front[each]):
                    n = min(a, self.number[each])
                    a -= n
                    back_a += n
                for _ in range(defender_front[each]):
                    n = min(d, self.number[each])
                    d -= n
                    back_d += n
        n = min(a, d)
        return a - n, d - n, back_a, back_d

    def worth(self, a: int, d: int, back_a: int, back_d: int) -> float:
        """What an outcome is to the attacker."""
        area = TAKEN if a else 0.0 if d else EMPTIED
        return area + SOLDATO * (a - d + RETURNED * (back_a - back_d))

    def solve(self, attackers: int, defenders: int) -> Odds:
        """Regret matching over all plans, the last rounds counting more; brute force is the attacker's way out."""
        payoff: list[list[float]] = []
        for mine in range(ATTACKER_PLANS):
            row: list[float] = []
            for theirs in range(DEFENDER_PLANS):
                a, d, back_a, back_d = self.result(attackers, defenders, mine, theirs)
                row.append(self.worth(a, d, back_a, back_d))
            payoff.append(row)
        attacker, defender = matched_plans(payoff)
        takes, empties, left, held, worth = 0.0, 0.0, 0.0, 0.0, 0.0
        for mine in range(ATTACKER_PLANS):
            for theirs in range(DEFENDER_PLANS):
                chance = attacker[mine] * defender[theirs]
                a, d, _, _ = self.result(attackers, defenders, mine, theirs)
                worth += chance * payoff[mine][theirs]
                if a:
                    takes += chance
                    left += chance * a
                elif d:
                    held += chance * d
                else:
                    empties += chance
        a = max(0, attackers - BRUTE_COST)
        n = min(a, defenders)
        if self.worth(a - n, defenders - n, 0, 0) >= worth:
            odds = Odds(True, float(a > n), float(a == n == defenders), float(a - n), float(defenders - n))
        else:
            held /= max(0.01, 1.0 - takes - empties)
            odds = Odds(False, takes, empties, left / max(0.01, takes), held)
        odds.attacker = attacker
        odds.defender = defender
        return odds


def matched_plans(payoff: list[list[float]]) -> tuple[list[float], list[float]]:
    """Mixed plans of both sides of a matrix game by regret matching."""
    rows, columns = len(payoff), len(payoff[0])
    row_regret, column_regret = [0.0] * rows, [0.0] * columns
    row_total, column_total = [0.0] * rows, [0.0] * columns
    for step in range(1, ROUNDS + 1):
        mine, theirs = mixed(row_regret), mixed(column_regret)
        row_worth, column_worth = [0.0] * rows, [0.0] * columns
        for i in range(rows):
            line = payoff[i]
            for j in range(columns):
                row_worth[i] += theirs[j] * line[j]
                column_worth[j] += mine[i] * line[j]
        worth = 0.0
        for i in range(rows):
            worth += mine[i] * row_worth[i]
        for i in range(rows):
            row_regret[i] = max(0.0, row_regret[i] + row_worth[i] - worth)
            row_total[i] += step * mine[i]
        for j in range(columns):
            column_regret[j] = max(0.0, column_regret[j] + worth - column_worth[j])
            column_total[j] += step * theirs[j]
    return mixed(row_total), mixed(column_total)


def mixed(weights: list[float]) -> list[float]:
    """Weights as chances; all alike if there are none."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
