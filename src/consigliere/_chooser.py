"""Chooses the compiled or the pure build before anything else of the package is imported. Never compiled itself."""

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

COMPILED_PARTS = ("core", "games")
STAMP = "compiled.stamp"


def sources(package: Path) -> list[Path]:
    """Every source file that the compiled build may depend on, in a stable order."""
    return sorted(path for part in COMPILED_PARTS for path in (package / part).rglob("*.py"))


def digest(package: Path) -> str:
    """The stamp that a compiled build of these sources carries, for the running Python."""
    hashed = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sources(package):
        text = path.read_bytes()
        hashed.update(f"\n{path.relative_to(package).as_posix()} {len(text)}\n".encode())
        hashed.update(text)
    return hashed.hexdigest()


def is_current(package: Path) -> bool:
    """Whether compiled files lie beside the sources and were made from them as they are now."""
    try:
        stamp = (package / STAMP).read_text(encoding="ascii").strip()
    except OSError:
        return False
    return not sources(package) or stamp == digest(package)  # shipped without sources: nothing can be stale


def choose(package: Path) -> str:
    """Switch the compiled files off unless they are current and wanted; returns the name of the build."""
    if os.environ.get("CONSIGLIERE_PURE") != "1" and is_current(package):
        return "compiled"
    _admit_only_python_source(package)
    return "pure"


def _admit_only_python_source(package: Path) -> None:
    """Below the package find `.py` files only: otherwise a compiled file wins over the source beside it."""
    top = str(package)

    def source_finder(entry: str) -> FileFinder:
        if entry != top and not entry.startswith(top + os.sep):
            raise ImportError(f"{entry} is not part of {top}")
        return FileFinder(entry, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, source_finder)
    sys.path_importer_cache.pop(top, None)
