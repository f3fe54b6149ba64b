"""`consigliere admin`: what a host does with the storage: look, examine, close, delete, back up, restore."""

import argparse
import asyncio
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from consigliere.cli.parser import Parser, Subparsers, taught
from consigliere.cli.screen import is_answer
from consigliere.core.errors import Mistake, Phrase
from consigliere.core.files import printable
from consigliere.server.settings import Settings, lan_address
from consigliere.words import say

MOST_INVITATIONS = 1000
COPIES = (".db", ".sqlite", ".sqlite3")


def add(commands: Subparsers) -> None:
    """Add the command with its parts."""
    parser = commands.add_parser(
        "admin", help=say("admin-help"), description=say("admin-about"), epilog=taught("admin-examples")
    )
    parts = parser.add_subparsers(title=say("help-commands"), metavar=say("help-command"), required=True)
    listing = parts.add_parser("tables", help=say("admin-tables-help"), description=say("admin-tables-about"))
    listing.set_defaults(run=run_tables)
    closing = parts.add_parser("close", help=say("admin-close-help"), description=say("admin-close-about"))
    closing.set_defaults(run=run_close)
    deleting = parts.add_parser("delete", help=say("admin-delete-help"), description=say("admin-delete-about"))
    deleting.add_argument("--yes", action="store_true", help=say("admin-yes-about"))
    deleting.set_defaults(run=run_delete)
    for part in (closing, deleting):
        part.add_argument("table", metavar=say("admin-table"), help=say("admin-table-about"))
    saving = parts.add_parser("backup", help=say("admin-backup-help"), description=say("admin-backup-about"))
    saving.set_defaults(run=run_backup)
    restoring = parts.add_parser("restore", help=say("admin-restore-help"), description=say("admin-restore-about"))
    restoring.set_defaults(run=run_restore)
    for part in (saving, restoring):
        part.add_argument("file", type=Path, metavar=say("record-file"), help=say("admin-file-about"))
    inviting = parts.add_parser("invite", help=say("admin-invite-help"), description=say("admin-invite-about"))
    inviting.add_argument(
        "--count", type=int, default=1, metavar=say("simulate-number"), help=say("admin-invite-count-about")
    )
    inviting.add_argument("--public-url", metavar=say("serve-text"), help=say("admin-invite-url-about"))
    inviting.set_defaults(run=run_invite)
    naming = parts.add_parser("guests", help=say("admin-guests-help"), description=say("admin-guests-about"))
    naming.set_defaults(run=run_guests)
    ending = parts.add_parser("uninvite", help=say("admin-uninvite-help"), description=say("admin-uninvite-about"))
    ending.add_argument("person", nargs="?", metavar=say("admin-person"), help=say("admin-person-about"))
    ending.set_defaults(run=run_uninvite)
    forgetting = parts.add_parser("forget", help=say("admin-forget-help"), description=say("admin-forget-about"))
    forgetting.add_argument("person", metavar=say("admin-person"), help=say("admin-forget-person-about"))
    forgetting.add_argument("--yes", action="store_true", help=say("admin-yes-about"))
    forgetting.set_defaults(run=run_forget)
    examining = parts.add_parser("doctor", help=say("admin-doctor-help"), description=say("admin-doctor-about"))
    examining.set_defaults(run=run_doctor)
    for part in (listing, closing, deleting, saving, restoring, inviting, naming, ending, forgetting, examining):
        with_database(part)


def with_database(parser: Parser) -> None:
    """Which storage is meant."""
    parser.add_argument(
        "--database", default=Settings.database, metavar=say("serve-text"), help=say("serve-database-about")
    )


def run_tables(args: argparse.Namespace) -> int:
    """A line for each table."""
    from consigliere.server.storage import admin  # only this command needs the storage's libraries

    tables = asyncio.run(admin.tables(args.database))
    rows = [
        [
            row["id"],
            row["status"] + (f" ({row['reason']})" if row["reason"] else ""),
            row["game"],
            datetime.fromtimestamp(row["touched"] / 1000, UTC).strftime("%Y-%m-%d %H:%M"),
            ", ".join(row["people"]) + (f'  "{row["name"]}"' if row["name"] else ""),
        ]
        for row in tables
    ]
    rows = [[printable(cell) for cell in row] for row in rows]  # whoever wrote to the database
    widths = [max((len(row[i]) for row in rows), default=0) for i in range(5)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
    print(say("admin-count", count=len(rows)))
    return 0


def run_close(args: argparse.Namespace) -> int:
    """Close one."""
    from consigliere.server.storage import admin

    asyncio.run(admin.close(args.database, args.table))
    print(say("admin-closed", table=args.table))
    return 0


def run_delete(args: argparse.Namespace) -> int:
    """Delete one, after asking."""
    from consigliere.server.storage import admin

    if not args.yes and not confirmed(say("admin-sure", table=args.table)):
        print(say("admin-kept", table=args.table))
        return 1
    asyncio.run(admin.delete(args.database, args.table))
    print(say("admin-deleted", table=args.table))
    return 0


def confirmed(question: str) -> bool:
    """Ask for a yes; the end of the input is a no."""
    try:
        return is_answer(input(question + " "), "yes")
    except EOFError:
        return False


def run_forget(args: argparse.Namespace) -> int:
    """Delete a person, after asking."""
    from consigliere.server.storage import admin

    person, name = asyncio.run(admin.person_of(args.database, args.person))
    if not args.yes and not confirmed(say("admin-forget-sure", person=person, name=printable(name))):
        print(say("admin-forget-kept", person=person))
        return 1
    asyncio.run(admin.forget(args.database, person))
    print(say("admin-forgotten", person=person))
    return 0


def run_invite(args: argparse.Namespace) -> int:
    """Links for people who may make tables, one a line."""
    from consigliere.server.storage import admin

    if not 1 <= args.count <= MOST_INVITATIONS:
        raise Mistake("mistake-admin-count", most=MOST_INVITATIONS)
    links = asyncio.run(admin.invite(args.database, args.count, args.public_url))
    for link in links:
        print(link)
    if args.public_url is None and urlsplit(links[0]).hostname == lan_address():
        print(say("serve-guessed"), file=sys.stderr)
    return 0


def run_guests(args: argparse.Namespace) -> int:
    """Who is invited."""
    from consigliere.server.storage import admin

    people, open_invitations = asyncio.run(admin.guests(args.database))
    for person in people:
        since = datetime.fromtimestamp(person["made"] / 1000, UTC).strftime("%Y-%m-%d")
        print(f"{printable(person['id'])}  {since}  {printable(person['name'])}")
    print(say("admin-guests-count", people=len(people), invitations=open_invitations))
    return 0


def run_uninvite(args: argparse.Namespace) -> int:
    """Withdraws what was given."""
    from consigliere.server.storage import admin

    asyncio.run(admin.uninvite(args.database, args.person))
    print(say("admin-uninvited", person=args.person) if args.person else say("admin-uninvited-open"))
    return 0


def run_doctor(args: argparse.Namespace) -> int:
    """A line for each finding; what is bad makes the command fail."""
    from consigliere.server.storage import doctor

    findings = asyncio.run(doctor.examine(args.database))
    marks = {level: say(f"doctor-level-{level}") for level in (doctor.GOOD, doctor.CARE, doctor.BAD)}
    width = max(len(mark) for mark in marks.values())
    for each in findings:
        print(f"{marks[each.level].ljust(width)}  {printable(Phrase(each.message, **each.values).say())}")
    return int(any(each.level == doctor.BAD for each in findings))


def run_backup(args: argparse.Namespace) -> int:
    """Everything into a file that only its owner can read; complete or not there."""
    from consigliere.server.storage import admin

    if args.file.exists():
        raise Mistake("mistake-admin-exists", file=str(args.file))
    part = args.file.with_name(args.file.name + ".part")
    try:
        if args.file.suffix in COPIES:
            admin.copy(args.database, part)
            done = say("admin-copied", file=str(args.file))
        else:
            with open(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
                count = asyncio.run(admin.backup(args.database, file))
                file.flush()
                os.fsync(file.fileno())
            done = say("admin-backed-up", count=count, file=str(args.file))
        part.replace(args.file)
    except OSError as error:
        raise Mistake("mistake-admin-file", file=str(args.file), problem=error.strerror or "") from error
    finally:
        part.unlink(missing_ok=True)
    print(done)
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """Everything from a file."""
    from consigliere.server.storage import admin

    try:
        with args.file.open(encoding="utf-8") as file:
            count = asyncio.run(admin.restore(args.database, file))
    except UnicodeDecodeError as error:
        raise Mistake("mistake-admin-backup") from error
    except OSError as error:
        raise Mistake("mistake-admin-file", file=str(args.file), problem=error.strerror or "") from error
    print(say("admin-restored", count=count, file=str(args.file)))
    return 0
