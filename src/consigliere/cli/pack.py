"""`consigliere pack`: what a component pack holds and where it comes from, whether it is right, how two differ."""

import argparse
import json
import shutil
import textwrap
from pathlib import Path

from consigliere.cli.parser import Subparsers, taught
from consigliere.core.errors import Mistake
from consigliere.core.pack import Difference, Entry, Pack, diff, entries, load
from consigliere.core.pack_entry import PROVENANCE, either, identity
from consigliere.games import get, names
from consigliere.words import say

WIDEST = 100
LONGEST_LIST = 80
INDENT = "    "


def add(commands: Subparsers) -> None:
    """Add the command with its three parts."""
    parser = commands.add_parser(
        "pack", help=say("pack-help"), description=taught("pack-about"), epilog=taught("pack-examples")
    )
    parts = parser.add_subparsers(title=say("help-commands"), metavar=say("help-command"), required=True)
    show = parts.add_parser("show", help=say("pack-show-help"), description=say("pack-show-about"))
    show.add_argument("game", metavar=say("help-game"), help=taught("help-game-about"))
    show.add_argument("--provenance", choices=PROVENANCE, type=str.upper, help=say("pack-provenance-about"))
    show.add_argument("--pack", metavar=say("pack-file"), help=say("pack-pack-about"))
    show.set_defaults(run=run_show)
    test = parts.add_parser("check", help=say("pack-check-help"), description=say("pack-check-about"))
    test.add_argument("file", metavar=say("pack-file"), help=say("pack-file-about"))
    test.set_defaults(run=run_check)
    compare = parts.add_parser("diff", help=say("pack-diff-help"), description=say("pack-diff-about"))
    compare.add_argument("left", metavar="A", help=say("pack-file-about"))
    compare.add_argument("right", metavar="B", help=say("pack-file-about"))
    compare.set_defaults(run=run_diff)


def run_show(args: argparse.Namespace) -> int:
    """Print the entries of a pack with their provenance."""
    if args.game not in names():
        raise Mistake("mistake-game", game=args.game, games=names())
    pack = _find(args.pack or args.game)
    get(args.game).check(pack)
    rows = entries(pack)
    print(_summary(pack, rows))
    for entry in rows:
        if not args.provenance or args.provenance in entry.prov.split("+"):
            print("\n" + _entry_text(entry))
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Say that a pack is right, or raise what is wrong."""
    pack = _find(args.file)
    game = pack.data.get("game")
    if game not in names():
        raise pack.top.wrong("game", either(names()))
    get(game).check(pack)
    print(say("pack-ok", name=pack.name, game=game, digest=pack.digest, count=len(entries(pack))))
    return 0


def run_diff(args: argparse.Namespace) -> int:
    """List what differs, by key path."""
    left, right = _find(args.left), _find(args.right)
    differences = diff(left, right)
    print("\n".join(map(_difference_text, differences)) or say("pack-same", left=left.name, right=right.name))
    return 0


def _find(name: str) -> Pack:
    """A game's own pack by the game's name, or the pack in a file or folder."""
    if name in names():
        return load(get(name).path / "pack")
    if not Path(name).exists():
        raise Mistake("mistake-pack", pack=name, games=names())
    return load(Path(name))


def _summary(pack: Pack, found: list[Entry]) -> str:
    title = say("pack-title", name=pack.name, title=str(pack.data.get("title", "")), count=len(found))
    lines = [title, say("pack-digest", digest=pack.digest)]
    for letter in PROVENANCE:
        count = sum(letter in entry.prov.split("+") for entry in found)
        if count:
            lines.append(say(f"pack-letter-{letter}", count=count))
    return "\n".join(lines)


def _entry_text(entry: Entry) -> str:
    lines = [say("pack-entry", path=entry.path, prov=entry.prov)]
    values = [
        f"{key} = {_value_text(value)}"
        for key, value in entry.table.items()
        if key not in ("prov", "prov_note") and not isinstance(value, dict) and not identity(value)
    ]
    if values:
        lines.append(_wrapped(", ".join(values)))
    if note := entry.table.get("prov_note"):
        lines.append(_wrapped(say("pack-note", note=str(note))))
    return "\n".join(lines)


def _value_text(value: object) -> str:
    """A value as it would stand in the file; long lists only by their length."""
    text = json.dumps(value, ensure_ascii=False)
    if isinstance(value, list) and len(text) > LONGEST_LIST:
        return say("pack-long", count=len(value))
    return text


def _difference_text(difference: Difference) -> str:
    path, left, right = difference.path, difference.left, difference.right
    if left is None:
        return say("pack-added", path=path, right=_value_text(right))
    if right is None:
        return say("pack-removed", path=path, left=_value_text(left))
    return say("pack-changed", path=path, left=_value_text(left), right=_value_text(right))


def _wrapped(text: str) -> str:
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return textwrap.fill(text, width, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False)
