"""What came of an arena, as plain JSON: the table, which depends on seeds and simulations alone, and the speed."""

from collections import Counter
from math import isfinite
from typing import Any

import consigliere
from consigliere.arena.journal import Journal
from consigliere.arena.ratings import ANCHOR, Contest, ratings
from consigliere.arena.schedule import ALONE, Schedule
from consigliere.arena.sequential import (
    EARLY,
    FINAL,
    NO,
    YES,
    confidence_sequence,
    fixed_interval,
    mean_interval,
)
from consigliere.arena.tournament import PairingRun, Tournament, points

BINS = 12
Json = dict[str, Any]


def results(tournament: Tournament, journal: Journal) -> Json:
    """Everything the report tells."""
    schedule = tournament.schedule
    counted = [line for run in tournament.runs for block in run.lines for line in block]
    return {
        "arena": journal.head,
        "build": consigliere.build,
        "table": table_of(tournament, counted),
        "speed": {entrant.label: speed_of(entrant.label, counted) for entrant in schedule.entrants},
    }


def table_of(tournament: Tournament, counted: list[Json]) -> Json:
    """Who beat whom, with intervals, ratings and faults: the same wherever the games were played."""
    return {
        "planned": tournament.planned * tournament.schedule.turns,
        "stops": tournament.stop,
        "bound": round(tournament.bound, 4),
        "pairings": [pairing_of(run, tournament) for run in tournament.runs],
        "ratings": ratings_of(tournament),
        "faults": [fault_of(line) for line in counted if line["fault"] is not None],
    }


def pairing_of(run: PairingRun, tournament: Tournament) -> Json:
    """One pairing."""
    schedule, lines = run.schedule, [line for block in run.lines for line in block]
    members = [run.label(member) for member in run.pairing.members]
    kind, error = interval_kind(run, tournament)
    shares = {}
    for label in members:
        each = run.shares(label)
        fixed = kind == "fixed"
        low, high = fixed_interval(each, schedule.turns, error) if fixed else confidence_sequence(each, error)
        mean = sum(each) / len(each) if each else 0.0
        shares[label] = {"share": round(mean, 4), "low": round(low, 4), "high": round(high, 4)}
    first = shares[members[0]]
    answer = run.question.answer if tournament.stop else None
    if answer is None and kind == "fixed":
        answer = YES if first["low"] > run.question.bound else NO if first["high"] < run.question.bound else None
    with_margin = members[:1] if run.pairing.kind == ALONE else members
    return {
        "bots": members,
        "sides": [run.label(side) for side in run.pairing.sides],
        "line_up": run.pairing.kind,
        "games": len(lines),
        "blocks": len(run.lines),
        "stopped": run.is_stopped,
        "answer": answer,
        "wins": {label: sum(points(line, label, schedule) == 1 for line in lines) for label in members},
        "divided": sum(all(points(line, label, schedule) < 1 for label in members) for line in lines),
        "interval": kind,
        "shares": shares,
        "by_side": [share_by_side(run, members[0], turn) for turn in range(schedule.turns)],
        "margins": {label: margin_of(run, label) for label in with_margin},
        "rounds": counted_rounds(lines),
        "moves": histogram([line["moves"] for line in lines if line["fault"] is None]),
    }


def interval_kind(run: PairingRun, tournament: Tournament) -> tuple[str, float]:
    """Which interval may be reported: the ordinary one only if the number of games was fixed before, and is reached."""
    complete = len(run.lines) == tournament.planned and not run.is_stopped
    if not tournament.stop:
        return ("fixed", EARLY + FINAL) if complete else ("sequential", EARLY + FINAL)
    return ("fixed", FINAL) if complete else ("sequential", EARLY)


def share_by_side(run: PairingRun, label: str, turn: int) -> float | None:
    """The first bot's share at one side of the table."""
    shares = [points(block[turn], label, run.schedule) for block in run.lines]
    return round(sum(shares) / len(shares), 4) if shares else None


def margin_of(run: PairingRun, label: str) -> Json | None:
    """Points more than the best of the others, on average over deals that were played without a fault."""
    margins = []
    for block in run.lines:
        if all(line["scores"] is not None for line in block):
            margins.append(sum(margin(line, label, run.schedule) for line in block) / len(block))
    if not margins:
        return None
    mean, low, high = mean_interval(margins)
    ends = [round(end, 2) if isfinite(end) else None for end in (low, high)]
    return {"mean": round(mean, 2), "low": ends[0], "high": ends[1], "blocks": len(margins)}


def margin(line: Json, label: str, schedule: Schedule) -> float:
    """Points more than the best of the others in one game."""
    own = [line["scores"][team[0]] for team in schedule.teams if line["bots"][team[0]] == label]
    others = [line["scores"][team[0]] for team in schedule.teams if line["bots"][team[0]] != label]
    return float(max(own) - max(others))


def ratings_of(tournament: Tournament) -> list[Json]:
    """The ladder, the strongest first."""
    schedule = tournament.schedule
    contests = []
    for run in tournament.runs:
        lines = [line for block in run.lines for line in block]
        wins = {
            member: sum(points(line, run.label(member), schedule) for line in lines) for member in run.pairing.members
        }
        contests.append(Contest(run.pairing.sides, wins))
    bots = [entrant.bot for entrant in schedule.entrants]
    anchor = bots.index(ANCHOR) if ANCHOR in bots else 0
    entries = []
    for entrant, rating in zip(schedule.entrants, ratings(len(bots), contests, anchor)):
        if rating is not None:
            ends = {"rating": round(rating.rating), "low": round(rating.low), "high": round(rating.high)}
            entries.append({"bot": entrant.label, **ends, "anchor": entrant is schedule.entrants[anchor]})
    return sorted(entries, key=lambda each: -each["rating"])


def fault_of(line: Json) -> Json:
    """A game that was not played to its end."""
    return {**{name: line[name] for name in ("pairing", "block", "turn", "seed", "moves")}, **line["fault"]}


def speed_of(label: str, lines: list[Json]) -> Json:
    """How fast a bot decided, where it had at least two answers to choose from."""
    seats = [(line, seat) for line in lines for seat, bot in enumerate(line["bots"]) if bot == label]
    decisions = sum(line["decisions"][seat] for line, seat in seats)
    seconds = sum(line["seconds"][seat] for line, seat in seats)
    longest = max((line["longest"][seat] for line, seat in seats), default=0.0)
    return {
        "decisions": decisions,
        "seconds": round(seconds, 2),
        "per_second": round(decisions / seconds, 1) if seconds else None,
        "ms": round(1000 * seconds / decisions, 2) if decisions else None,
        "longest_ms": round(1000 * longest, 1),
    }


def counted_rounds(lines: list[Json]) -> dict[str, int]:
    """How many rounds the games had."""
    counts = Counter(line["rounds"] for line in lines if line["rounds"] is not None)
    return {str(rounds): counts[rounds] for rounds in sorted(counts)}


def histogram(values: list[int]) -> Json | None:
    """Lengths in a few bins of the same width."""
    if not values:
        return None
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    mean = round(sum(values) / len(values), 1)
    return {"shortest": low, "longest": high, "mean": mean, "width": width, "counts": counts}
