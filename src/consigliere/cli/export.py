"""`consigliere export`: records of matches as data, one row for each decision."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from consigliere.cli.parser import Subparsers, taught
from consigliere.core.errors import Mistake
from consigliere.research.data import decisions, parsed, texts
from consigliere.research.export import FORMATS, Export
from consigliere.words import say


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "export", help=say("export-help"), description=say("export-about"), epilog=taught("export-examples")
    )
    parser.add_argument("files", nargs="+", metavar=say("export-files"), help=say("export-files-about"))
    parser.add_argument("--out", required=True, metavar=say("arena-out"), help=say("export-out-about"))
    parser.add_argument("--format", choices=FORMATS, default=FORMATS[0], help=say("export-format-about"))
    parser.add_argument("--pack", metavar=say("pack-file"), help=say("pack-pack-about"))
    parser.add_argument("--skip", action="store_true", help=say("export-skip-about"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write all decisions of the records."""
    if args.format == "parquet":
        try:
            import pyarrow.parquet  # noqa: F401 - whether it is there
        except ImportError:
            raise Mistake("mistake-export-extra") from None
    count = skipped = 0
    try:
        with Export(Path(args.out), args.format) as export:
            for where, text in given(args):
                try:
                    rows = list(decisions(parsed(where, text), where, args.pack))
                except Mistake as mistake:
                    if not args.skip:
                        raise
                    print(say("mistake", sentence=mistake.say()), file=sys.stderr)
                    skipped += 1
                    continue
                export.add(rows)
                count += 1
    except OSError as error:
        raise Mistake("mistake-export-out", folder=args.out, problem=error.strerror or str(error)) from None
    for file, number in export.rows.items():
        print(say("export-file", file=str(file), rows=number))
    print(say("export-done", count=count, skipped=skipped))
    return 0


def given(args: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """All records of the files and folders that were named."""
    for name in args.files:
        path = Path(name)
        if not path.exists():
            raise Mistake("mistake-export-file", file=name, problem=say("export-not-there"))
        yield from texts(path)
