"""`python -m consigliere`."""

import sys

from consigliere.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
