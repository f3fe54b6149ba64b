"""`consigliere words`: what a translation lacks, and how a message reads in every language."""

import argparse
import re
from pathlib import Path
from textwrap import dedent

from fluent.syntax import FluentSerializer

from consigliere.cli.parser import Subparsers, taught
from consigliere.cli.words_check import Finding, check
from consigliere.core.errors import Mistake
from consigliere.fluent_bundle import Book
from consigliere.words import SOURCE_LANGUAGE, place_name, say, word_places, written_languages

WRONG = 1


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "words", help=say("words-help"), description=say("words-about"), epilog=taught("words-examples")
    )
    parts = parser.add_subparsers(title=say("help-commands"), metavar=say("help-command"), required=True)
    checking = parts.add_parser("check", help=say("words-check-help"), description=say("words-check-about"))
    checking.add_argument("lang", nargs="?", metavar=say("rules-lang"), help=say("words-check-lang-about"))
    checking.set_defaults(run=run_check)
    showing = parts.add_parser("show", help=say("words-show-help"), description=say("words-show-about"))
    showing.add_argument("id", metavar=say("rules-id"), help=say("words-show-id-about"))
    showing.set_defaults(run=run_show)


def run_check(args: argparse.Namespace) -> int:
    """Tell what is wrong; exit code 1 if anything is."""
    wanted = [args.lang] if args.lang else [lang for lang in written_languages() if lang != SOURCE_LANGUAGE]
    if args.lang and args.lang not in written_languages():
        raise Mistake("mistake-words-lang", wanted=args.lang, languages=written_languages())
    count = 0
    for lang in wanted:
        for folder, findings in check(lang).items():
            if findings:
                print(say("words-place", file=f"{place_name(folder)}/{lang}.ftl", n=len(findings)))
            for finding in findings:
                print(f"  {described(finding)}")
            count += len(findings)
    print(say("words-checked", n=count, languages=", ".join(wanted)))
    return WRONG if count else 0


def described(finding: Finding) -> str:
    """A finding in one line."""
    return say(f"words-{finding.kind}", id=finding.id, detail=finding.detail)


def run_show(args: argparse.Namespace) -> int:
    """Show a message in every language, wherever there is one with this id."""
    lines = []
    for folder in word_places():
        files = {lang: folder / f"{lang}.ftl" for lang in written_languages()}
        books = {lang: Book(lang, [file]) for lang, file in files.items() if mentions(file, args.id)}
        if any(args.id in book.entries for book in books.values()):
            lines.append(say("words-shown", file=place_name(folder), id=args.id))
            lines += [line for lang in written_languages() for line in written(books.get(lang), lang, args.id)]
    if not lines:
        raise Mistake("mistake-words-id", id=args.id)
    print("\n".join(lines))
    return 0


def mentions(file: Path, message: str) -> bool:
    """Whether a file may have the message; reading all of them with care takes long."""
    return (
        file.is_file() and re.search(rf"^{re.escape(message)} *=", file.read_text(encoding="utf-8"), re.M) is not None
    )


def written(book: Book | None, lang: str, message: str) -> list[str]:
    """A message as a language's file has it, behind the name of the language."""
    if book is None or message not in book.entries:
        return [f"  {lang}  {say('words-none')}"]
    text = (
        FluentSerializer().serialize_entry(book.entries[message].message).strip().removeprefix(f"{message} =").strip()
    )
    first, *rest = text.splitlines()
    return [f"  {lang}  {first}", *(f"      {line}" for line in dedent("\n".join(rest)).splitlines())]
