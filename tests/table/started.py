"""Starts the real server with settings the command line does not have: python started.py '{"notice_wait": 0}'."""

import json
import sys

from consigliere.table import serve
from consigliere.table.settings import Settings
from consigliere.words import say

if __name__ == "__main__":
    settings = Settings(**json.loads(sys.argv[1]))
    serve.run(settings, False, lambda address: print(say("serve-ready", address=address), flush=True))
