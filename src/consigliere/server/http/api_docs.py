"""Writes the table of routes in docs/api.md: `python -m consigliere.server.http.api_docs`."""

import sys
from pathlib import Path

import consigliere.server.http.tables  # noqa: F401 - declares them
from consigliere.server.http.endpoint import ENDPOINTS

FILE = Path(__file__).parents[4] / "docs" / "api.md"
BEGIN = "<!-- the table of routes, written by `python -m consigliere.server.http.api_docs` -->\n"
END = "<!-- end of the table of routes -->\n"


def documented(document: str) -> str:
    """The documentation with the table of routes as it is."""
    before, _, rest = document.partition(BEGIN)
    _, _, after = rest.partition(END)
    rows = [f"| `{each.written()}` | {each.who} | {each.what} |" for each in ENDPOINTS]
    socket = "| `WS /api/tables/ID/live` | seat, watcher | below |"
    table = "\n".join(["| route | who | what |", "|---|---|---|", *rows, socket])
    return f"{before}{BEGIN}\n{table}\n\n{END}{after}"


if __name__ == "__main__":
    FILE.write_text(documented(FILE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}\n")
