"""The results of arenas as a page that needs nothing else: tables and plots, no scripts, light or dark."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from consigliere.arena.plots import Row, bars, columns, intervals
from consigliere.arena.schedule import ALONE
from consigliere.words import game_say, has, say, spoken

Json = dict[str, Any]
STYLE = Path(__file__).with_name("report.css")


def page(title: str, arenas: Sequence[tuple[str, Json]], about: Sequence[str] = ()) -> str:
    """A page with a section for each arena, given by its heading and its results."""
    body = [f"<h1>{escape(title)}</h1>", *(f"<p>{escape(each)}</p>" for each in about)]
    for heading, arena in arenas:
        body += section(heading, arena)
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>",
            *body,
            "</body>\n</html>\n",
        ]
    )


def section(heading: str, found: Json) -> list[str]:
    """One arena."""
    table = found["table"]
    body = [f"<h2>{escape(heading)}</h2>"]
    body += [paragraph(sentence) for sentence in [about_arena(found), about_test(table)]]
    if len(table["pairings"]) > 1:
        body += all_pairings(table)
    body += ladder(table["ratings"]) + faults(table["faults"])
    body += [line for pairing in table["pairings"] for line in pairing_part(found, pairing)]
    body += speeds(found["speed"], found["build"])
    return body


def paragraph(sentence: str) -> str:
    """A sentence of its own."""
    return f'<p class="soft">{escape(sentence)}</p>'


def titled(title: str, *parts: str) -> list[str]:
    """A part with a heading, unless it is empty."""
    return [f"<h3>{escape(title)}</h3>", *parts] if any(parts) else []


def about_arena(found: Json) -> str:
    """Which game, how many seats, which deals."""
    head, table = found["arena"], found["table"]
    games = sum(pairing["games"] for pairing in table["pairings"])
    title = game_say(head["game"], "game-title")
    return say("arena-about-games", game=title, seats=head["seats"], games=games, seed=str(head["seed"]))


def about_test(table: Json) -> str:
    """What was asked, and by which test it is answered."""
    return say("arena-about-test" if table["stops"] else "arena-about-all", bound=percent(table["bound"]))


def line_up(found: Json, pairing: Json) -> str:
    """Who sits at the table, in words."""
    sides, seats = pairing["sides"], found["arena"]["seats"]
    if pairing["line_up"] != ALONE:
        return say("arena-together", bots=", ".join(sides), turns=len(sides))
    if len(sides) > 2:
        return say("arena-alone", first=sides[0], others=len(sides) - 1, other=sides[1], turns=len(sides))
    return say("arena-teams" if seats > 2 else "arena-duel", first=sides[0], other=sides[1], count=seats // 2)


def answer_of(table: Json, pairing: Json) -> str:
    """The question and what is known."""
    ending = pairing["answer"] or "open"
    bot, bound = pairing["bots"][0], percent(table["bound"])
    sentence = say(f"arena-answer-{ending}", bot=bot, bound=bound)
    return say("arena-stopped", sentence=sentence, games=pairing["games"]) if pairing["stopped"] else sentence


def percent(share: float) -> str:
    """A share as people read it."""
    return say("simulate-share", share=share)


def number(value: float) -> str:
    """A number with its sign."""
    return f"{value:+.1f}"


def pairing_part(found: Json, pairing: Json) -> list[str]:
    """Everything about one pairing."""
    table, bots = found["table"], pairing["bots"]
    if not pairing["games"]:
        return [paragraph(line_up(found, pairing)), paragraph(say("arena-nothing"))]
    rows = [share_row(bot, pairing["shares"][bot]) for bot in bots]
    cells = [
        [bot, str(pairing["wins"][bot]), str(pairing["divided"]), row.text] for bot, row in zip(bots, rows, strict=True)
    ]
    margins = [margin_row(bot, margin) for bot, margin in pairing["margins"].items() if margin]
    sides = [f"{say('arena-side', number=i + 1)}: {percent(share)}" for i, share in enumerate(pairing["by_side"])]
    heads = [say(f"arena-column-{name}") for name in ("bot", "wins", "divided", "share")]
    return [
        f"<h3>{escape(' · '.join(bots))}</h3>",
        f"<p>{escape(line_up(found, pairing))} <strong>{escape(answer_of(table, pairing))}</strong></p>",
        html_table(heads, cells),
        paragraph(say(f"arena-interval-{pairing['interval']}")),
        *titled(say("arena-plot-shares"), intervals(rows, say("arena-plot-shares"), (0.0, 1.0), table["bound"])),
        paragraph(say("arena-by-side", bot=bots[0], list=", ".join(sides))),
        *titled(say("arena-plot-margins"), intervals(margins, say("arena-plot-margins"), mark=0.0)),
        *lengths(pairing),
    ]


def share_row(bot: str, share: Json) -> Row:
    """A share with its interval in words."""
    ends = {name: percent(share[name]) for name in ("share", "low", "high")}
    return Row(bot, share["share"], share["low"], share["high"], say("arena-share", **ends))


def margin_row(bot: str, margin: Json) -> Row:
    """A margin with its interval in words."""
    ends = {name: number(margin[name]) for name in ("mean", "low", "high") if margin[name] is not None}
    text = say("arena-margin" if len(ends) == 3 else "arena-margin-one", **ends)
    return Row(bot, margin["mean"], margin["low"], margin["high"], text)


def lengths(pairing: Json) -> list[str]:
    """How long the games were."""
    moves, rounds = pairing["moves"], pairing["rounds"]
    if moves is None:
        return []
    names = [str(moves["shortest"] + i * moves["width"]) for i in range(len(moves["counts"]))]
    numbers = {name: moves[name] for name in ("shortest", "longest", "mean")}
    parts = titled(
        say("arena-plot-moves"),
        columns(moves["counts"], names, say("arena-plot-moves")),
        paragraph(say("arena-moves", **numbers)),
    )
    if len(rounds) > 1:
        parts += titled(
            say("arena-plot-rounds"), columns(list(rounds.values()), list(rounds), say("arena-plot-rounds"))
        )
    return parts


def all_pairings(table: Json) -> list[str]:
    """The shares of all pairings beside each other."""
    played = [pairing for pairing in table["pairings"] if pairing["games"]]
    rows = []
    for pairing in played:
        first, other = pairing["bots"][0], pairing["bots"][1]
        row = share_row(first, pairing["shares"][first])
        rows.append(Row(say("arena-versus", first=first, other=other), row.value, row.low, row.high, row.text))
    return titled(say("arena-plot-all"), intervals(rows, say("arena-plot-all"), (0.0, 1.0), table["bound"]))


def ladder(ratings: list[Json]) -> list[str]:
    """The ratings, the strongest on top."""
    rows = [Row(each["bot"], each["rating"], each["low"], each["high"], rating_text(each)) for each in ratings]
    return titled(
        say("arena-plot-ratings"), intervals(rows, say("arena-plot-ratings")), paragraph(say("arena-about-ratings"))
    )


def rating_text(rating: Json) -> str:
    """A rating with its interval in words."""
    ends = {name: str(rating[name]) for name in ("rating", "low", "high")}
    return say("arena-anchor" if rating["anchor"] else "arena-rating", **ends)


def speeds(speed: dict[str, Json], build: str) -> list[str]:
    """Decisions per second."""
    rows = [
        Row(bot, each["per_second"], text=say("arena-speed", rate=f"{each['per_second']:g}", ms=f"{each['ms']:g}"))
        for bot, each in speed.items()
        if each["per_second"]
    ]
    title = say("arena-plot-speed", build=build)
    return titled(title, bars(rows, title), paragraph(say("arena-about-speed")))


def faults(found: list[Json]) -> list[str]:
    """The games that were not played to their end."""
    if not found:
        return []
    heads = [say(f"arena-column-{name}") for name in ("bot", "games", "fault", "seed", "last")]
    cells = [
        [each["bot"] or say("simulate-nobody"), str(count), fault_text(each), str(each["seed"]), each["last"]]
        for each, count in kinds_of_faults(found)
    ]
    return titled(say("arena-faults", count=len(found)), html_table(heads, cells))


def kinds_of_faults(found: list[Json]) -> list[tuple[Json, int]]:
    """The first game in which a bot did something wrong, and in how many it did."""
    counts = Counter((each["bot"], each["kind"], each["detail"]) for each in found)
    first = {(each["bot"], each["kind"], each["detail"]): each for each in reversed(found)}
    return [(first[kind], count) for kind, count in counts.items()]


def fault_text(fault: Json) -> str:
    """What went wrong, in words."""
    message = f"arena-fault-{fault['kind']}"
    return say(message if has(message) else "arena-fault-crash", detail=fault["detail"])


def html_table(heads: list[str], rows: list[list[str]]) -> str:
    """A table."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table>\n<tr>{head}</tr>\n{body}\n</table></div>'
