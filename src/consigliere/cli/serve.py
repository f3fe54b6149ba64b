"""`consigliere serve`: the web server."""

import argparse
import json
import os
import re
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from consigliere.cli.parser import Subparsers
from consigliere.core.errors import Mistake
from consigliere.server.settings import Settings
from consigliere.words import say

BUILD_VARIABLE = "CONSIGLIERE_BUILD"  # set by dev.py: the command that compiles the engine, as JSON
CODE_VARIABLE = "CONSIGLIERE_GUEST_CODE"
SHORTEST_CODE, LONGEST_CODE = 8, 100
SECRET_VARIABLE = "CONSIGLIERE_CLUSTER_SECRET"
SHORTEST_SECRET, LONGEST_SECRET = 32, 1000
NODE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,62}")
ANY_ADDRESS = ("0.0.0.0", "::", "")


def add(commands: Subparsers) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve", help=say("serve-help"), description=say("serve-about"), epilog=say("serve-examples")
    )
    ours = Settings()
    number, text = say("simulate-number"), say("serve-text")
    parser.add_argument("--host", default=ours.host, metavar=text, help=say("serve-host-about"))
    parser.add_argument("--port", type=int, default=ours.port, metavar=number, help=say("serve-port-about"))
    parser.add_argument("--database", default=ours.database, metavar=text, help=say("serve-database-about"))
    parser.add_argument("--public-url", metavar=text, help=say("serve-public-about"))
    parser.add_argument("--proxy", default=ours.proxies, metavar=text, help=say("serve-proxy-about"))
    parser.add_argument("--mail", metavar=text, help=say("serve-mail-about"))
    parser.add_argument(
        "--guests", choices=("open", "invited", "code"), default=ours.guests, help=say("serve-guests-about")
    )
    parser.add_argument(
        "--guest-code-file", type=Path, metavar=say("record-file"), help=say("serve-code-about", variable=CODE_VARIABLE)
    )
    parser.add_argument("--node", metavar=text, help=say("serve-node-about"))
    parser.add_argument("--node-listen", metavar=say("serve-place"), help=say("serve-node-listen-about"))
    parser.add_argument(
        "--cluster-secret-file",
        type=Path,
        metavar=say("record-file"),
        help=say("serve-secret-about", variable=SECRET_VARIABLE),
    )
    parser.add_argument("--metrics-token", metavar=text, help=say("serve-metrics-about"))
    parser.add_argument("--limit-days", type=float, default=ours.limit_days, metavar=number, help=say("serve-limit"))
    parser.add_argument(
        "--unload-minutes", type=float, default=ours.unload_minutes, metavar=number, help=say("serve-unload-about")
    )
    parser.add_argument("--workers", type=int, metavar=number, help=say("serve-workers-about"))
    parser.add_argument("--thinkers", metavar=say("serve-address"), help=say("serve-thinkers-about"))
    parser.add_argument("--rate", type=float, default=ours.rate, metavar=number, help=say("serve-rate-about"))
    parser.add_argument("--connections", type=int, default=ours.connections, metavar=number, help=say("serve-sockets"))
    parser.add_argument(
        "--tables-per-minute",
        type=float,
        default=ours.tables_per_minute,
        metavar=number,
        help=say("serve-makers-about"),
    )
    parser.add_argument(
        "--open-tables", type=int, default=ours.open_tables, metavar=number, help=say("serve-open-tables-about")
    )
    parser.add_argument("--bot-ms", type=int, default=ours.bot_ms, metavar=number, help=say("serve-bot-ms-about"))
    parser.add_argument("--no-build", dest="build", action="store_false", help=say("serve-build-about"))
    parser.add_argument("--open", action="store_true", help=say("serve-open-about"))
    parser.set_defaults(run=run)


def read_secret(file: Path | None, variable: str, longest: int) -> str:
    """What stands in a file or else in a variable: what stands on a command line is seen by others."""
    secret = os.environ.pop(variable, "")  # no bot's process needs it
    if file is not None:
        try:
            with file.open(encoding="utf-8") as opened:
                secret = opened.read(longest + 2)
        except (OSError, UnicodeDecodeError) as error:
            problem = getattr(error, "strerror", None) or "UTF-8"
            raise Mistake("mistake-admin-file", file=str(file), problem=problem) from None
    return secret.strip()


def guest_code(file: Path | None) -> str:
    """The code that guests type."""
    code = read_secret(file, CODE_VARIABLE, LONGEST_CODE)
    if not SHORTEST_CODE <= len(code) <= LONGEST_CODE or not code.isprintable():
        raise Mistake("mistake-guest-code", variable=CODE_VARIABLE, least=SHORTEST_CODE, most=LONGEST_CODE)
    return code


def proxies(text: str) -> str:
    """Addresses and networks, separated by commas."""
    try:
        return ",".join(str(ip_network(each.strip())) for each in text.split(","))
    except ValueError:
        raise Mistake("mistake-serve-proxy", proxy=text) from None


def node_settings(args: argparse.Namespace) -> dict[str, Any]:
    """What makes this server one of several."""
    if args.node is None:
        if args.node_listen is not None or args.cluster_secret_file is not None:
            raise Mistake("mistake-node-alone")
        return {}
    if not NODE_NAME.fullmatch(args.node):
        raise Mistake("mistake-node-called")
    host, _, port = (args.node_listen or "").rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if host in ANY_ADDRESS or not port.isascii() or not port.isdecimal() or int(port) > 65535:
        raise Mistake("mistake-node-listen")
    secret = read_secret(args.cluster_secret_file, SECRET_VARIABLE, LONGEST_SECRET)
    if not SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET:
        raise Mistake("mistake-node-no-secret", variable=SECRET_VARIABLE, least=SHORTEST_SECRET)
    return {"node": args.node, "node_host": host, "node_port": int(port), "cluster_secret": secret}


def build_command() -> tuple[str, ...]:
    """How to compile the engine, if this is a developer's tree."""
    return tuple(json.loads(os.environ.pop(BUILD_VARIABLE, "[]")))


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from consigliere.server import run  # only this command needs the server's libraries

    if args.public_url is not None and not args.public_url.startswith(("http://", "https://")):
        raise Mistake("mistake-serve-url", url=args.public_url)
    if args.thinkers is not None and find_spec("ray") is None:
        raise Mistake("mistake-serve-thinkers")
    settings = Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        public_url=args.public_url,
        proxies=proxies(args.proxy),
        mail=args.mail,
        metrics_token=args.metrics_token,
        guests=args.guests,
        guest_code=guest_code(args.guest_code_file) if args.guests == "code" else None,
        **node_settings(args),
        limit_days=args.limit_days,
        unload_minutes=args.unload_minutes,
        workers=args.workers,
        thinkers=args.thinkers,
        rate=args.rate,
        burst=args.rate * 4,
        connections=args.connections,
        tables_per_minute=args.tables_per_minute,
        open_tables=args.open_tables,
        bot_ms=args.bot_ms,
        build=build_command() if args.build else (),
    )

    def announce(address: str) -> None:
        print(say("serve-ready", address=address), flush=True)
        if settings.address_unknown:
            print(say("serve-guessed"), flush=True)

    run.run(settings, args.open, announce)
    return 0
