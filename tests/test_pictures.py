"""The pictures of the boards: made by a command, small, in both themes, and shown where people read."""

import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import consigliere

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
LARGEST = 120_000
SHOWN = re.compile(
    r'<picture><source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)"><img src="([^"]+)" alt="([^"]{20,})"'
)


def program() -> Any:
    """`web/pictures.py`."""
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "web/pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_there_is_a_command_that_takes_them() -> None:
    said = subprocess.run([sys.executable, "dev.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert re.search(r"^ +pictures +\w", said.stdout, re.MULTILINE)


def test_there_is_one_of_every_game_in_both_themes_and_small() -> None:
    wanted = {f"{game}-{theme}.webp" for game in consigliere.games() for theme in ("light", "dark")}
    assert {file.name for file in PICTURES.iterdir()} == wanted
    for file in PICTURES.iterdir():
        content = file.read_bytes()
        assert content[:4] == b"RIFF", file
        assert content[8:12] == b"WEBP", file
        assert 10_000 < len(content) <= LARGEST, file


def test_each_shows_a_moment_of_a_real_match() -> None:
    moments: dict[str, str] = program().MOMENTS
    assert set(moments) == set(consigliere.games())
    for game, name in moments.items():
        written = tomllib.loads((ROOT / f"web/examples/{game}.toml").read_text(encoding="utf-8"))
        assert name in {one["name"] for one in written["situation"]}


@pytest.mark.parametrize("page", ["README.md", "docs/play.md"])
def test_pages_show_all_of_them_in_the_readers_theme(page: str) -> None:
    folder = (ROOT / page).parent
    found = SHOWN.findall((ROOT / page).read_text(encoding="utf-8"))
    assert len(found) == len(consigliere.games())
    shown = {(folder / name).resolve() for dark, light, _ in found for name in (dark, light)}
    assert shown == {file.resolve() for file in PICTURES.iterdir()}
    assert all("dark" in dark and "light" in light for dark, light, _ in found)
