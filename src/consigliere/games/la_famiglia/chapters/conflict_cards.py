"""LF-7.15 to LF-7.24: finesse or brute force, and the conflict cards."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import CODE, SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.conflict import conflict_args, knockout, lose_attackers
from consigliere.games.la_famiglia.chapters.pieces import compensate, remove_soldati, team_mask
from consigliere.games.la_famiglia.components import COWARD, TURNCOAT
from consigliere.games.la_famiglia.frames import (
    APPROACH,
    ATTACK_SIDE,
    ATTACK_SOLDATI,
    ATTACK_TARGET,
    ATTACKER_TAKES,
    ATTACKER_TOOK,
    COMMIT_CARD,
    DEFENDER,
    DEFENDER_TAKES,
    NAME_DEFENDER,
    attacker_takes,
    commit_card,
    defender_takes,
    name_defender,
)
from consigliere.games.la_famiglia.state import NEUTRAL, O_IDENTICAL_ONCE, SEATS, LaFamigliaState, allied, hue


class Approach(Step[LaFamigliaState]):
    """LF-7.15: finesse or brute force."""

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [notation.FINESSE, notation.BRUTE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        return 0 if move == notation.FINESSE or move == notation.BRUTE else NOT_AN_ANSWER

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move == notation.BRUTE:  # LF-7.16, Q-33
            n = min(s.c.brute_force_cost, f[ATTACK_SOLDATI])
            s.emit(events.BRUTE_FORCE, [hue(s, f[ATTACK_SIDE]), n])
            lose_attackers(s, f, n)
            knockout(s, f)
            return
        s.emit(events.FINESSE, [hue(s, f[ATTACK_SIDE])])
        side = s.side[f[ATTACK_TARGET]]
        s.swap(name_defender(f) if side == NEUTRAL else commit_card(f, side))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return conflict_args(s, f)


class NameDefender(Step[LaFamigliaState]):
    """LF-7.17: the next enemy in order of play names who plays for the neutrals (Q-65)."""

    def actors(self, s: LaFamigliaState, f: list[int]) -> list[int]:
        return [(f[SEAT] + 1) % SEATS]

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return sorted(notation.defend(s.family[other]) for other in range(SEATS))

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.DEFEND:
            return NOT_AN_ANSWER
        other = s.seat_of[notation.colour_of(move)]
        return 0 if other >= 0 and allied(seat, other) else refusals.NOT_YOUR_TEAM

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        defender = s.seat_of[notation.colour_of(move)]
        s.swap(commit_card(f, defender))
        s.emit(events.DEFENDER_NAMED, [defender])

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return conflict_args(s, f)


class CommitCard(Step[LaFamigliaState]):
    """LF-7.18: both choose a card at the same time, in secret."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if self.actors(s, f):
            return True
        s.swap(attacker_takes(f))
        return False

    def actors(self, s: LaFamigliaState, f: list[int]) -> list[int]:
        return [seat for seat in (f[SEAT], f[DEFENDER]) if s.committed[seat] < 0]

    def committed(self, s: LaFamigliaState, f: list[int]) -> list[int]:
        return [seat for seat in (f[SEAT], f[DEFENDER]) if s.committed[seat] >= 0]

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.EVERY_CARD

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        return 0 if notation.VERB[move] == notation.CARD else NOT_AN_ANSWER

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        card = notation.card_of(move)
        s.committed[seat] = card
        s.emit_secret(events.CARD_CHOSEN, [seat], [card], team_mask(seat))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return conflict_args(s, f)


class TakeOrLeave(Step[LaFamigliaState]):
    """LF-7.18: first the attacker about the defender's card, then the defender, both without seeing it (Q-62)."""

    def actors(self, s: LaFamigliaState, f: list[int]) -> list[int]:
        return [f[SEAT] if f[CODE] == ATTACKER_TAKES else f[DEFENDER]]

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [notation.TAKE, notation.LEAVE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        return 0 if move == notation.TAKE or move == notation.LEAVE else NOT_AN_ANSWER

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        took = int(move == notation.TAKE)
        s.emit(events.CARD_TAKEN if took else events.CARD_LEFT, [seat])
        if f[CODE] == ATTACKER_TAKES:
            s.swap(defender_takes(f, took))
        else:
            reveal(s, f, took)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {**conflict_args(s, f), "attacker_took": f[ATTACKER_TOOK]}


def reveal(s: LaFamigliaState, f: list[int], defender_took: int) -> None:
    """LF-7.19, LF-7.20: the cards where they were taken; Turncoats, then Cowards, the attacker's first (LF-7.23)."""
    attacker, defender = s.committed[f[SEAT]], s.committed[f[DEFENDER]]
    s.emit(events.CARDS_REVEALED, [attacker, defender])
    s.committed[f[SEAT]] = -1
    s.committed[f[DEFENDER]] = -1
    front: list[list[int]] = [[], []]  # cards in front of the attacker, of the defender
    front[1 if defender_took else 0].append(attacker)
    front[0 if f[ATTACKER_TOOK] else 1].append(defender)
    for hand in front:
        if s.options[O_IDENTICAL_ONCE] and len(hand) == 2 and hand[0] == hand[1]:  # LF-7.24
            hand.pop()
    for kind in (TURNCOAT, COWARD):
        for of_attacker in (True, False):
            for card in front[0 if of_attacker else 1]:
                if s.c.card_kind[card] == kind:
                    apply_card(s, f, card, of_attacker)
    knockout(s, f)


def apply_card(s: LaFamigliaState, f: list[int], card: int, of_attacker: bool) -> None:
    """LF-7.21, LF-7.22: one card of one side, as far as possible."""
    if s.c.card_kind[card] == TURNCOAT:
        turncoat(s, f, s.c.card_n[card], of_attacker)
    else:
        coward(s, f, s.c.card_n[card], of_attacker)


def turncoat(s: LaFamigliaState, f: list[int], n: int, of_attacker: bool) -> None:
    """LF-7.21: an enemy Soldato goes, an own one comes from supply; two independent halves (Q-29)."""
    area = f[ATTACK_TARGET]
    defending = s.side[area]
    if of_attacker:
        go = min(n, s.soldati[area])
        remove_soldati(s, area, go)
        come = min(n, s.supply[f[ATTACK_SIDE]])
        s.supply[f[ATTACK_SIDE]] -= come
        f[ATTACK_SOLDATI] += come
    else:
        go = min(n, f[ATTACK_SOLDATI])
        lose_attackers(s, f, go)
        come = min(n, s.supply[defending])
        s.supply[defending] -= come
        s.soldati[area] += come
    s.emit(events.TURNCOAT, [hue(s, f[ATTACK_SIDE] if of_attacker else defending), go, come])


def coward(s: LaFamigliaState, f: list[int], n: int, of_attacker: bool) -> None:
    """LF-7.22: Soldati of the side go home to headquarters, neutral ones to their supply."""
    area = f[ATTACK_TARGET]
    side = f[ATTACK_SIDE] if of_attacker else s.side[area]
    n = min(n, f[ATTACK_SOLDATI] if of_attacker else s.soldati[area])
    s.emit(events.COWARD, [hue(s, side), n])
    if of_attacker and side == NEUTRAL:
        lose_attackers(s, f, n)
    elif of_attacker:
        f[ATTACK_SOLDATI] -= n
        s.hq[side] += n
    elif side == NEUTRAL:
        remove_soldati(s, area, n)
        compensate(s, f[SEAT], n)
    else:
        s.soldati[area] -= n
        s.hq[side] += n


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (APPROACH, Approach("approach", "LF-7.15")),
    (NAME_DEFENDER, NameDefender("name-defender", "LF-7.17")),
    (COMMIT_CARD, CommitCard("commit-card", "LF-7.18", simultaneous=True)),
    (ATTACKER_TAKES, TakeOrLeave("attacker-takes", "LF-7.18")),
    (DEFENDER_TAKES, TakeOrLeave("defender-takes", "LF-7.18")),
]
