"""`consigliere mcp`: a language model's client sits down at a table, by the Model Context Protocol over stdio."""

import argparse

import consigliere
from consigliere.cli.parser import Subparsers, taught
from consigliere.client.link import VARIABLE, Link
from consigliere.client.listener import Listener
from consigliere.client.seat import Lost, Refused
from consigliere.client.tools import Tools
from consigliere.core.errors import Mistake
from consigliere.words import say


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "mcp", help=say("mcp-help"), description=say("mcp-about", variable=VARIABLE), epilog=taught("mcp-examples")
    )
    parser.add_argument("--link-file", metavar=say("pack-file"), help=say("mcp-link-file-about", variable=VARIABLE))
    parser.add_argument("--chat", action="store_true", help=say("mcp-chat-about"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Take the seat and serve its tools until the client goes; stdout belongs to the protocol."""
    try:
        from consigliere.client.mcp_server import make
    except ImportError:
        raise Mistake("mistake-mcp-extra") from None
    link = Link(args.link_file)
    listener = Listener(link.text)
    try:
        game = consigliere.game(listener.take())
    except (Refused, Lost) as problem:
        raise Mistake("mistake-bot-seat", problem=str(problem)) from None
    link.save(listener)
    listener.start()
    try:
        make(Tools(listener, game), args.chat).run("stdio")
    finally:
        listener.stop()
    return 0
