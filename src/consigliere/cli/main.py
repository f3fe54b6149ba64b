"""`consigliere`: reads the command line and runs the command's module."""

import os
import sys
from importlib.metadata import version

import consigliere
from consigliere.cli import (
    admin,
    arena,
    bot,
    export,
    games,
    learn,
    mcp,
    pack,
    play,
    record,
    rules,
    scenario,
    serve,
    simulate,
)
from consigliere.cli import words as words_command
from consigliere.cli.parser import Parser, taught
from consigliere.core.errors import Mistake
from consigliere.core.files import one_line
from consigliere.words import languages, of_environment, say, speak

COMMANDS = (
    games,
    play,
    serve,
    bot,
    mcp,
    admin,
    rules,
    arena,
    simulate,
    learn,
    record,
    export,
    scenario,
    pack,
    words_command,
)

LANG = "--lang"
RULES = "rules"
FINE = 0
WRONG_INPUT = 2
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code; a wrong input is one sentence on stderr and code 2."""
    speak(of_environment())
    try:
        return _run(spoken_to(sys.argv[1:] if argv is None else argv))
    except Mistake as mistake:
        print(say("mistake", sentence=one_line(mistake.say())), file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(say("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader (head, less) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def command_line() -> Parser:
    """The parser with all commands."""
    parser = Parser(prog="consigliere", description=say("help-about"), epilog=_examples())
    parser.set_defaults(run=None)
    parser.add_argument(LANG, metavar=say("help-lang"), help=say("help-lang-about", languages=", ".join(languages())))
    this = say("version", version=version("consigliere"), build=consigliere.build)
    parser.add_argument("--version", action="version", version=this, help=say("help-version"))
    commands = parser.add_subparsers(title=say("help-commands"), metavar=say("help-command"))
    for command in COMMANDS:
        command.add(commands)
    return parser


def spoken_to(argv: list[str]) -> list[str]:
    """Speaks the language that --lang names, wherever it stands; returns what else was typed.

    `rules` reads the option itself: a game's rules may be written in more languages.
    """
    rest: list[str] = []
    wanted: str | None = None
    parts = iter(argv)
    for part in parts:
        if part == LANG:
            wanted = next(parts, "")
        elif part.startswith(f"{LANG}="):
            wanted = part.partition("=")[2]
        else:
            rest.append(part)
    if wanted in languages():
        speak(wanted)
    if wanted is None or rest[:1] == [RULES]:
        return rest if wanted is None else [*rest, f"{LANG}={wanted}"]
    if wanted not in languages():
        raise Mistake("mistake-lang", wanted=wanted, languages=languages())
    return rest


def _examples() -> str:
    """One example of each command."""
    names = [command.__name__.rpartition(".")[2] for command in COMMANDS]
    return "\n".join(
        [say("help-examples"), *(f"  {taught(f'{name}-example')}" for name in names), "", say("help-more")]
    )


def _run(argv: list[str]) -> int:
    parser = command_line()
    try:
        args = parser.parse_args(argv)
    except SystemExit:  # --help and --version have said what they had to say
        return FINE
    if args.run is None:
        parser.print_help()
        return FINE
    code: int = args.run(args)
    sys.stdout.flush()
    return code
