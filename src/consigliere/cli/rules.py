"""`consigliere rules`: a game's rules in our words, and what carries each of them."""

import argparse
import json
import os
import re
import shutil
import textwrap
from collections.abc import Iterator

from consigliere.cli.coverage import Cover, Coverage, coverage, kind, project_root
from consigliere.cli.parser import Subparsers, taught
from consigliere.core.errors import Mistake
from consigliere.rulebook import Chapter, Rulebook
from consigliere.words import SOURCE_LANGUAGE, game_say, rules_languages, say

WIDEST = 100
INDENT = "    "


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "rules", help=say("rules-help"), description=say("rules-about"), epilog=taught("rules-examples")
    )
    parser.add_argument("game", metavar=say("help-game"), help=taught("help-game-about"))
    parser.add_argument("id", metavar=say("rules-id"), nargs="?", help=say("rules-id-about"))
    parser.add_argument("--lang", metavar=say("rules-lang"), help=say("rules-lang-about"))
    parser.add_argument("--coverage", action="store_true", help=say("rules-coverage-about"))
    parser.add_argument("--json", action="store_true", help=say("rules-json-about"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the chapters, a chapter, a rule or a ruling; or what carries them."""
    book = Rulebook(args.game, args.lang or usual_language(args.game))
    if args.json and not args.coverage:
        raise Mistake("mistake-json")
    if args.coverage:
        return show_coverage(coverage(book, project_root()), args.id and book.find(args.id), args.json)
    if args.id:
        print(chapter_text(book, book.find(args.id)))
    else:
        print(contents(book))
    return 0


def usual_language(game: str) -> str:
    """The language of the environment if the game's rules are written in it, else English."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    lang = re.split(r"[_.@]", locale, maxsplit=1)[0].lower()
    return lang if lang in rules_languages(game) else SOURCE_LANGUAGE


def contents(book: Rulebook) -> str:
    """The chapters with their ids."""
    lines = [game_say(book.game, "game-title", lang=book.lang), ""]
    for chapter in book.chapters:
        count = len(chapter.rules)
        lines.append(say("rules-chapter", lang=book.lang, id=chapter.id.ljust(7), title=chapter.title, count=count))
    first = book.chapters[0]
    lines += ["", say("rules-how", lang=book.lang, game=book.game, chapter=first.id, rule=first.rules[0])]
    return "\n".join(lines)


def chapter_text(book: Rulebook, chapter: Chapter) -> str:
    """The title of a chapter and the full text of its rules, or of the one that was asked for."""
    title = say("rules-title", id=chapter.id, title=chapter.title)
    return "\n\n".join([title, *(f"{rule}\n{_wrapped(book.text(rule))}" for rule in chapter.rules)])


def show_coverage(found: Coverage, only: Chapter | None, as_json: bool) -> int:
    """Print what carries each rule; exit code 1 if something is empty that is not explained."""
    if only:
        found.rules = [cover for cover in found.rules if cover.id in only.rules]
    print(json.dumps(_coverage_json(found), indent=2, ensure_ascii=False) if as_json else _coverage_text(found))
    return 1 if found.empty() or found.unknown else 0


def _coverage_json(found: Coverage) -> dict[str, object]:
    return {
        "game": found.game,
        "tests_found": found.tests_found,
        "rules": [{"kind": kind(cover.id), **vars(cover)} for cover in found.rules],
        "empty": [cover.id for cover in found.empty()],
        "unknown": found.unknown,
    }


def _coverage_text(found: Coverage) -> str:
    return "\n".join([*map(_cover_text, found.rules), "", *(_wrapped(line, "") for line in _summary(found))])


def _summary(found: Coverage) -> Iterator[str]:
    if not found.tests_found:
        yield say("coverage-no-tests")
    for rule, places in found.unknown.items():
        yield say("coverage-unknown", rule=rule, places=", ".join(places))
    empty = found.empty()
    if empty:
        yield say("coverage-empty", count=len(empty), rules=", ".join(cover.id for cover in empty))
    else:
        yield say("coverage-full", count=len(found.rules))


def _cover_text(cover: Cover) -> str:
    lines = [cover.id]
    for what, places in (("tests", cover.tests), ("code", cover.code)):
        if places:
            lines.append(say(f"coverage-{what}", places=", ".join(places)))
        elif what in cover.explained:
            lines.append(say(f"coverage-{what}-explained", reason=cover.explained[what]))
        elif what in cover.empty:
            lines.append(say(f"coverage-{what}-empty"))
    return "\n".join([lines[0], *(_wrapped(line) for line in lines[1:])])


def _wrapped(text: str, indent: str = INDENT) -> str:
    """Each line of a text as a paragraph of the terminal's width."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return "\n".join(
        textwrap.fill(
            line,
            width,
            initial_indent=indent,
            subsequent_indent=indent,
            break_on_hyphens=False,
            break_long_words=False,
        )
        for line in text.splitlines()
    )
