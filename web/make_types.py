"""Writes the client's types of all messages and of what each game sends: `python web/make_types.py [--check]`."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
import consigliere  # noqa: E402
from consigliere.games import get, names  # noqa: E402
from web.types import messages  # noqa: E402
from web.types.views import game_types  # noqa: E402

SOURCE = ROOT / "web" / "src"


def wanted() -> dict[Path, str]:
    """The files and what must stand in them."""
    found = {SOURCE / "lib" / "net" / "messages.generated.ts": messages.text()}
    for name in names():
        game = consigliere.game(name)
        text = game_types(get(name).view_types, game.events, game.pack.data)
        found[SOURCE / "games" / name / "table.generated.ts"] = text
    return found


def main() -> int:
    """Writes what is not as it must be; with `--check` only says so."""
    check = "--check" in sys.argv[1:]
    stale = [file for file, text in wanted().items() if not file.is_file() or file.read_text(encoding="utf-8") != text]
    for file in stale:
        print(f"{file.relative_to(SOURCE.parent)}: {'not up to date' if check else 'written'}")
        if not check:
            file.write_text(wanted()[file], encoding="utf-8", newline="\n")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
