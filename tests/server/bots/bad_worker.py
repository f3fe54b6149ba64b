"""A bots' process that knows the bots of a file too: python bad_worker.py FILE NICENESS. Servers know only theirs."""

import sys

from consigliere import bots
from consigliere.server.bots import pool, worker

KINDS = ["Crash", "Exit", "Leave", "Hang", "Rubbish", "Nothing"]
TALKATIVE = ["Chatter", "Bigmouth"]


def register(file: str) -> None:
    """As if these bots came with the server, here and in the processes that this one starts."""
    bots.BOTS.update({kind: f"{file}:{kind}" for kind in KINDS + TALKATIVE})
    pool.WORKER[:] = [__file__, file]


if __name__ == "__main__":
    register(sys.argv.pop(1))
    worker.main()
