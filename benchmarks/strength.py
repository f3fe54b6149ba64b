"""How strong the levels are: the pairings that tell, each up to 200 games, stopped when its question is answered.

Every finished game is kept in `build/strength/`, so the same command goes on where it was stopped. The reports are
`benchmarks/strength/<game>.json`; `--html FILE` renders one as a page. Budgets are simulations, so
the figures do not depend on the machine.
The pairings of the ladder have a fixed number of games: the ratings that people see at the table come from them.
"""

import argparse
import json
import os
import sys
from dataclasses import asdict, dataclass
from math import ceil
from pathlib import Path
from typing import Any

import consigliere
from benchmarks.ladder import EXPERT, LADDER, write_ratings
from consigliere.arena.contest import Conditions
from consigliere.arena.entrants import entrants_of
from consigliere.arena.journal import Journal
from consigliere.arena.report import answer_of, line_up, margin_row, page, share_row
from consigliere.arena.results import results
from consigliere.arena.schedule import Schedule
from consigliere.arena.tournament import Tournament
from consigliere.arena.workers import play_in_processes
from consigliere.bots.search import SearchBot
from consigliere.cli.arena import Progress
from consigliere.core.errors import Mistake
from consigliere.games import get, names
from consigliere.words import game_say

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / "benchmarks" / "strength"
GAMES = ROOT / "build" / "strength"
MOST_GAMES, OTHER_SEATS_GAMES, EXPERT_GAMES, PEER_GAMES = 200, 40, 60, 20
QUICK_LADDER_GAMES, LADDER_GAMES, OTHER_SEATS_LADDER = 120, 40, 24
EXPERT_DIVISOR = 5  # experts and their opponents play with their budgets divided by this
EXPERT_DEALS = 1000  # deals on which nobody tried what an expert should be
# shares of victories that are asked for
HARD_BOUND, HARD_BOUNDS = 0.85, {"la-famiglia": 0.6}  # of hard against greedy: in general, and where it is another one
FOUR_PLAYERS_BOUND = 0.6  # of hard alone against three greedy ones
NORMAL_BOUND, EVEN, PEER_BOUND = 0.55, 0.5, 0.8
ISMCTS = "benchmarks/ismcts.py:Ismcts@1000ms"
PATIENCE = 600.0
CANNOT_MEASURE = 2


@dataclass(frozen=True)
class Wanted:
    """A pairing, and what the first bot's share of victories has to show."""

    name: str
    bots: str
    seats: int
    games: int = MOST_GAMES
    bound: float | None = None  # None: printed, nothing is asked
    side: str = "above"  # or "below", or "reached": the share itself, without its interval
    note: str = ""
    deals: int = 0  # the seed of the first deal


def budgets(game: str, seats: int) -> dict[str, tuple[int, int]]:
    """Milliseconds of the levels that search, and the simulations these usually allow in the compiled build."""
    found = {}
    for level in ("hard", "expert"):
        bot = consigliere.bot(level, consigliere.game(game))
        assert isinstance(bot, SearchBot)
        found[level] = bot.milliseconds, bot.budget_for({}, bot.heuristics(seats)).simulations
    return found


def pairings(game: str) -> list[Wanted]:
    """What is measured of a game."""
    loaded = consigliere.game(game)
    fewest = loaded.seats[0]
    has_teams = len(loaded.teams(fewest)) < fewest
    hard = {seats: f"hard@{budgets(game, seats)['hard'][1]}" for seats in loaded.seats}
    found = [
        Wanted("hard-greedy", f"{hard[fewest]},greedy", fewest, bound=HARD_BOUNDS.get(game, HARD_BOUND)),
        Wanted("normal-greedy", "normal,greedy", fewest, bound=NORMAL_BOUND),
        Wanted("easy-normal", "easy,normal", fewest, bound=EVEN, side="below"),
        Wanted("easy-random", "easy,random", fewest, bound=EVEN),
    ]
    for seats in loaded.seats[1:]:
        games, bound = (MOST_GAMES, FOUR_PLAYERS_BOUND) if seats == 4 else (OTHER_SEATS_GAMES, None)
        found.append(Wanted(f"hard-greedy-{seats}", f"{hard[seats]},greedy", seats, games, bound))
    parts = {level: ceil(n / EXPERT_DIVISOR) for level, (_, n) in budgets(game, fewest).items()}
    experts = f"expert@{parts['expert']},hard@{parts['hard']}"
    note = f"1/{EXPERT_DIVISOR} of both budgets"
    found.append(Wanted(EXPERT, experts, fewest, EXPERT_GAMES, EVEN, note=note, deals=EXPERT_DEALS))
    for seats in loaded.seats:
        rungs = LADDER_GAMES if seats == fewest else OTHER_SEATS_LADDER
        found += [
            Wanted(f"{LADDER}easy-{seats}", "easy,greedy", seats, QUICK_LADDER_GAMES),
            Wanted(f"{LADDER}normal-{seats}", "normal,greedy", seats, QUICK_LADDER_GAMES),
            Wanted(f"{LADDER}hard-{seats}", f"{hard[seats]},normal", seats, rungs),
        ]
    if not has_teams:
        note = "OpenSpiel's own ISMCTS with ten times the time"
        found.append(Wanted("hard-ismcts", f"{hard[fewest]},{ISMCTS}", fewest, PEER_GAMES, PEER_BOUND, "reached", note))
    return found


def measure(game: str, wanted: Wanted, games: int | None, workers: int, restart: bool) -> dict[str, Any]:
    """Plays what is missing of one pairing, and returns its results."""
    teams = tuple(tuple(team) for team in consigliere.game(game).teams(wanted.seats))
    schedule = Schedule(game, teams, tuple(entrants_of(wanted.bots)), wanted.deals)
    file = GAMES / game / f"{wanted.name}.jsonl"
    if restart:
        file.unlink(missing_ok=True)
    stops = wanted.bound is not None and wanted.side != "reached"
    tournament = Tournament(schedule, games or wanted.games, wanted.bound, stops)
    journal = Journal(file, schedule, resume=True)
    progress = Progress()
    try:
        tournament.run(
            lambda next_job: play_in_processes(schedule, Conditions(PATIENCE), next_job, workers),
            journal,
            progress.show,
        )
    finally:
        progress.clear()
    return results(tournament, journal)


def verdict(wanted: Wanted, found: dict[str, Any]) -> str:
    """Whether it is as it should be."""
    pairing = found["table"]["pairings"][0]
    if wanted.bound is None:
        return "printed"
    if wanted.side == "reached":
        return "reached" if pairing["shares"][pairing["bots"][0]]["share"] >= wanted.bound else "NOT reached"
    good, bad = ("yes", "no") if wanted.side == "above" else ("no", "yes")
    return {good: "reached", bad: "NOT reached"}.get(pairing["answer"], "not known")


def table_row(wanted: Wanted, found: dict[str, Any]) -> str:
    """One pairing as a row of the table."""
    pairing = found["table"]["pairings"][0]
    first = pairing["bots"][0]
    bound = "" if wanted.bound is None else f"{wanted.side} {wanted.bound:.0%}"
    margin = pairing["margins"][first]
    margin_text = margin_row(first, margin).text if margin else ""
    share = share_row(first, pairing["shares"][first]).text
    faults = f", {len(found['table']['faults'])} faults" if found["table"]["faults"] else ""
    games = f"{pairing['games']}{faults}"
    reached = verdict(wanted, found)
    return f"| {wanted.name} | {wanted.seats} | {games} | {share} | {margin_text} | {bound} | {reached} |"


def write_report(game: str, report: dict[str, Any]) -> None:
    """Write the report of a game."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    text = json.dumps(report, indent=1, ensure_ascii=False) + "\n"
    (REPORTS / f"{game}.json").write_text(text, encoding="utf-8")


def html_of(game: str, report: dict[str, Any]) -> str:
    """Return the report of a game as a page."""
    title = f"{game_say(game, 'game-title')}: how strong the levels are"
    about = [f"python3 dev.py bench strength {game}", *report["budgets"].values(), *not_offered(game)]
    sections = []
    for name, entry in report["pairings"].items():
        wanted, found = Wanted(**entry["wanted"]), entry["results"]
        sections.append((f"{name}: {verdict(wanted, found)}", found))
    return page(title, sections, about)


def not_offered(game: str) -> list[str]:
    """Which levels people cannot choose in this game, and why."""
    return [f"{level} is not offered: {why}" for level, why in get(game).measured["not_offered"].items()]


def earlier_report(game: str) -> dict[str, Any]:
    """What was measured before."""
    file = REPORTS / f"{game}.json"
    empty: dict[str, Any] = {"budgets": {}, "pairings": {}}
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else empty


def command_line() -> argparse.ArgumentParser:
    """The options."""
    parser = argparse.ArgumentParser(prog="dev.py bench strength", description=__doc__)
    parser.add_argument("game", choices=names(), metavar="GAME")
    parser.add_argument("--pairing", action="append", default=[], metavar="NAME", help="only this one; may be repeated")
    parser.add_argument("--list", action="store_true", help="print the pairings and budgets, play nothing")
    parser.add_argument("--html", type=Path, metavar="FILE", help="render the report as a page, play nothing")
    parser.add_argument("--games", type=int, metavar="N", help="at most so many games instead of what is planned")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    parser.add_argument("--restart", action="store_true", help="forget the games of these pairings: bots have changed")
    return parser


def main() -> int:
    """Measures, prints and writes the reports."""
    args = command_line().parse_args()
    if args.html is not None:
        args.html.write_text(html_of(args.game, earlier_report(args.game)), encoding="utf-8")
        return 0
    known = {wanted.name: wanted for wanted in pairings(args.game)}
    unknown = [name for name in args.pairing if name not in known]
    if unknown:
        print(f"There is no pairing {unknown[0]}; there is {', '.join(known)}.", file=sys.stderr)
        return CANNOT_MEASURE
    chosen = [known[name] for name in args.pairing] or [each for each in known.values() if each.name != "hard-ismcts"]
    seats = consigliere.game(args.game).seats
    budget_lines = {
        f"{level}-{n}": f"{level}, {n} seats: {ms} ms are about {simulations} simulations a decision (compiled build)"
        for n in seats
        for level, (ms, simulations) in budgets(args.game, n).items()
    }
    print("\n".join([*budget_lines.values(), f"this build: {consigliere.build}", ""]))
    if args.list:
        print("\n".join(f"{each.name}: {each.bots}, {each.seats} seats, {each.games} games" for each in chosen))
        return 0
    report = earlier_report(args.game) | {"game": args.game, "budgets": budget_lines}
    print("| pairing | seats | games | share of the first | margin | wanted | |")
    print("|---|---|---|---|---|---|---|", flush=True)
    try:
        for wanted in chosen:
            found = measure(args.game, wanted, args.games, args.workers, args.restart)
            report["pairings"][wanted.name] = {"wanted": asdict(wanted), "results": found}
            report["pairings"] = {name: report["pairings"][name] for name in known if name in report["pairings"]}
            write_report(args.game, report)
            write_ratings(report)
            print(table_row(wanted, found), flush=True)
    except Mistake as mistake:
        print(f"{mistake} If the bots have changed, --restart begins anew.", file=sys.stderr)
        return CANNOT_MEASURE
    for wanted in chosen:
        found = report["pairings"][wanted.name]["results"]
        pairing = found["table"]["pairings"][0]
        print(f"\n{wanted.name}: {line_up(found, pairing)} {answer_of(found['table'], pairing)}")
        print("; ".join(f"{bot}: {each['ms']} ms a decision here" for bot, each in found["speed"].items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
