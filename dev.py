#!/usr/bin/env python3
"""Set-up and entry with git and Python: dev.py test | lint | build | run | serve | map | pictures | bench | fuzz."""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BENCH_VENV = ROOT / ".venv-bench"  # other engines stay out of the way
RAY_VENV = ROOT / ".venv-ray"  # so does what a cluster needs; its test makes it
TRAIN_VENV = ROOT / ".venv-train"  # and what the example that learns needs; likewise
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
BIN = VENV / SCRIPTS
PYTHON = str(BIN / "python")
LOCKS = {
    "run": "requirements.lock",
    "dev": "requirements-dev.lock",
    "bench": "requirements-bench.lock",
    "ray": "requirements-ray.lock",
    "train": "requirements-train.lock",
}
BUILD_LOCK = "requirements-build.lock"  # beside what running needs
STAMP = "consigliere.stamp"
REPORTS = ROOT / "build"

NO_COMPILER, NO_MYPY = 3, 4  # exit codes of hatch_build.py
LOWEST_PRIORITY = 19
NO_NODE = 3  # exit code of web/build.py
SYSTEM = {  # programs: Debian's packages
    "chromium-headless-shell": "chromium-headless-shell",
    "initdb": "postgresql",
    "haproxy": "haproxy",
    "nginx": "nginx-light",
}
INSTEAD = {"chromium-headless-shell": "chromium"}  # does the same with more work for the processor
POSTGRESQL = "/usr/lib/postgresql"  # where Debian keeps its programs
SERVER_BENCHES = ("load", "faults", "soak")
NO_TESTS = 5  # exit code of pytest
LONGEST_TEST = 900  # seconds after which a test of the smaller sizes is ended, with what all its threads were doing
WORKERS = str((os.cpu_count() or 1) + 1)  # processes that run tests side by side: they wait a lot
FEW = 5  # tests in a browser that may be run once more; where more fail, something is broken
QUICK = ("ruff check", "ruff format")
NOT_SOURCES = {"node_modules", "__pycache__", "site", "examples"}
NOT_SOURCE_FILES = (".so", ".pyd", ".pyc", ".stamp")
LINTERS = [
    ("ruff check", [str(BIN / "ruff"), "check", "--quiet", "--output-format=concise", "."]),
    ("ruff format", [str(BIN / "ruff"), "format", "--check", "--quiet", "."]),
    ("mypy --strict", [PYTHON, "-m", "mypy"]),
    ("import-linter", [str(BIN / "lint-imports"), "--no-logo"]),
]


MAP_PAGE = ROOT / "CONTRIBUTING.md"
MAP_BEGIN = "<!-- the map, written by `python3 dev.py map --write` -->\n"
MAP_END = "<!-- end of the map -->\n"
MAP_COLUMN, MAP_SENTENCE = 36, 110
MODEL_GAME = "signorie"  # on the page the other games, which have the same parts, are one line each


@dataclass
class Outcome:
    """What one step of `lint` or `test` came to."""

    name: str
    passed: int
    failed: int
    seconds: float
    note: str = ""
    flaky: list[str] = field(default_factory=list)


def call(command: list[str], quiet: bool = False, **variables: str | None) -> int:
    """Run a command in the project; a variable that is None is taken out of its environment."""
    environment = {**os.environ, **{name: value for name, value in variables.items() if value is not None}}
    for name in [name for name, value in variables.items() if value is None]:
        environment.pop(name, None)
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL if quiet else None).returncode


def set_up(kind: str) -> None:
    """Make `.venv` with what `kind` needs, unless that is there already, or stop with a sentence."""
    if problem := install(VENV, "dev" if installed(VENV)[0] == "dev" else kind):  # dev holds what running needs
        sys.exit(problem)


def installed(venv: Path) -> list[str]:
    """What stands in an environment's stamp: kind, Python version, hash."""
    stamp = venv / STAMP
    return stamp.read_text(encoding="utf-8").split() if stamp.exists() else ["", "", ""]


def install(venv: Path, kind: str, quiet: bool = False) -> str:
    """Bring an environment to what `kind` needs; returns a sentence if that is not possible."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    hashed = hashlib.sha256(b"".join((ROOT / name).read_bytes() for name in (LOCKS[kind], "pyproject.toml")))
    wanted = [kind, python, hashed.hexdigest()]
    if installed(venv) == wanted:
        return ""
    with one_at_a_time(venv):
        here = installed(venv)  # perhaps somebody else did it meanwhile
        return "" if here == wanted else install_now(venv, here, wanted, quiet)


@contextmanager
def one_at_a_time(venv: Path) -> Iterator[None]:
    """Two processes that want the same environment set it up one after the other (not on Windows)."""
    REPORTS.mkdir(exist_ok=True)
    with (REPORTS / f"{venv.name}.lock").open("w") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def install_now(venv: Path, here: list[str], wanted: list[str], quiet: bool) -> str:
    """Install what is wanted where something else, or nothing, is."""
    kind, python, _ = wanted
    print(f"Setting up {venv.name} from {LOCKS[kind]} …")
    if here[1] != python and call([sys.executable, "-m", "venv", "--clear", str(venv)], quiet):
        return f"Python could not make {venv.name}; on Debian its venv module is a package of its own: python3-venv."
    pip = [str(venv / SCRIPTS / "python"), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
    if call([*pip, "--require-hashes", "-r", LOCKS[kind]], quiet):
        return f"pip could not install {LOCKS[kind]}."
    if call([*pip, "--no-deps", "--no-build-isolation", "-e", "."], quiet):
        return "pip could not install the project itself."
    (venv / STAMP).write_text(" ".join(wanted) + "\n", encoding="utf-8")
    return ""


def lint(fix: bool = False, require: bool = False) -> list[Outcome]:
    """Style, types and the arrows between the parts."""
    if fix:
        call([str(BIN / "ruff"), "check", "--fix", "--quiet", "."])
        call([str(BIN / "ruff"), "format", "--quiet", "."])
        call([PYTHON, "web/build.py", "--format"])
    return [*(check(name, command) for name, command in LINTERS), client_lint(require)]


def unless_unchanged(step: Callable[[], Outcome], name: str, folders: tuple[str, ...]) -> Outcome:
    """A check, unless it passed with the same files before; `build/` remembers that."""
    stamp = REPORTS / "passed" / digest(name, folders)
    if stamp.is_file():
        return Outcome(name, 1, 0, 0.0, "unchanged")
    found = step()
    if found.passed and not found.failed:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()
    return found


def digest(name: str, folders: tuple[str, ...]) -> str:
    """One hash of all files below some folders and of those at the top."""
    found = hashlib.sha256(f"{name} {sys.version}".encode())
    files = [file for file in sorted(ROOT.iterdir()) if file.is_file()]
    for folder in folders:
        for place, inside, names in os.walk(ROOT / folder):
            inside[:] = sorted(each for each in inside if each not in NOT_SOURCES)
            files += [Path(place, each) for each in sorted(names) if not each.endswith(NOT_SOURCE_FILES)]
    for file in files:
        found.update(f"{file.relative_to(ROOT)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def checked(require: bool) -> list[Outcome]:
    """Linters and types of Python beside those of the client. What is required runs, whether it has changed or not."""
    python = [(name, partial(check, name, command)) for name, command in LINTERS]
    web = [("prettier, eslint", partial(client_lint, require)), ("client, types", partial(client, True, require))]

    def run(steps: list[tuple[str, partial[Outcome]]], folders: tuple[str, ...]) -> list[Outcome]:
        return [step() if require or name in QUICK else unless_unchanged(step, name, folders) for name, step in steps]

    with ThreadPoolExecutor() as pool:
        beside = pool.submit(run, web, ("web",))
        return [*run(python, ("src", "tests", "benchmarks")), *beside.result()]


def client_lint(require: bool) -> Outcome:
    """Prettier and ESLint of the client; without their packages only a failure if everything is required."""
    print("== prettier, eslint")
    start = time.monotonic()
    code = call([PYTHON, "web/build.py", "--lint"])
    failed = code != 0 and (require or code != NO_NODE)
    note = "skipped: the client's packages cannot be fetched" if code == NO_NODE else ""
    return Outcome("prettier, eslint", int(code == 0), int(failed), time.monotonic() - start, note)


def check(name: str, command: list[str]) -> Outcome:
    """One linter as one test."""
    print(f"== {name}")
    start = time.monotonic()
    failed = call(command) != 0
    return Outcome(name, int(not failed), int(failed), time.monotonic() - start)


def compiled(require: bool) -> Outcome:
    """The compiled build; without a C compiler only a failure if it is required."""
    print("== compiled build")
    start = time.monotonic()
    code = call([PYTHON, "hatch_build.py"])
    missing = code == NO_COMPILER
    failed = code != 0 and (require or not missing)
    note = "no C compiler: plain Python only" if missing else ""
    return Outcome("compiled build", int(code == 0), int(failed), time.monotonic() - start, note)


def client(check: bool, require: bool) -> Outcome:
    """The browser client, built with the wheel's own Node; without packages only a failure if it is required."""
    print("== client")
    start = time.monotonic()
    code = call([PYTHON, "web/build.py", *(["--check"] if check else [])])
    failed = code != 0 and (require or code != NO_NODE)
    note = "not built: the plain page is served" if code == NO_NODE else ""
    return Outcome("client, types" if check else "client", int(code == 0), int(failed), time.monotonic() - start, note)


def is_here(program: str) -> bool:
    """Whether this machine has a program."""
    below = list(Path(POSTGRESQL).glob(f"*/bin/{program}")) if Path(POSTGRESQL).is_dir() else []
    return shutil.which(program) is not None or Path("/usr/sbin", program).is_file() or bool(below)


def lacking() -> list[str]:
    """The programs that tests need and this machine does not have, nor another in their place."""
    return [name for name in SYSTEM if not is_here(name) and not is_here(INSTEAD.get(name, name))]


def system_parts(require: bool) -> Outcome:
    """A browser, a database server and proxies by the system's package manager, where that is allowed."""
    print("== browser, database server, proxies")
    start = time.monotonic()
    wanted = [program for program in SYSTEM if not is_here(program)]
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if wanted and root and shutil.which("apt-get"):
        quiet = ["-qq", "-o", "Dpkg::Use-Pty=0", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=30"]
        install = ["apt-get", "install", "-y", "--no-install-recommends", *quiet]
        call(["apt-get", "update", *quiet])
        quietly: dict[str, str | None] = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # no services
        call([*install, *(SYSTEM[program] for program in wanted)], False, **quietly)
        for program in lacking():  # an older system does not have one of them, and then none was installed
            call([*install, SYSTEM[program]], False, **quietly)
        for program in [program for program in lacking() if program in INSTEAD]:
            call([*install, INSTEAD[program]], False, **quietly)
    missing = lacking()
    note = f"without {', '.join(missing)}: their tests are skipped" if missing else ""
    return Outcome("system parts", int(not missing), int(bool(missing) and require), time.monotonic() - start, note)


@dataclass
class Report:
    """What `tests/reporting.py` wrote about one run of pytest."""

    code: int
    outcomes: dict[str, str]  # by test: passed, failed, skipped or unchanged (since it passed)
    in_browser: set[str]
    seconds: dict[str, float]

    def those(self, outcome: str) -> list[str]:
        """The tests that came to this."""
        return [test for test, found in self.outcomes.items() if found == outcome]


def run_pytest(name: str, arguments: list[str], variables: dict[str, str | None]) -> Report:
    """One run of pytest and its report."""
    file = REPORTS / f"{name}.json"
    file.unlink(missing_ok=True)
    command = [PYTHON, "-m", "pytest", "-q", "-p", "tests.reporting", f"--outcomes={file}", *arguments]
    code = call(command, False, **variables)
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    outcomes = {test: each["outcome"] for test, each in found.items()}
    seconds = {test: each["seconds"] for test, each in found.items()}
    return Report(code, outcomes, {test for test, each in found.items() if each["browser"]}, seconds)


def pytest(build: str, arguments: list[str], size: str, require: bool) -> Outcome:
    """The tests in one build. A failure is a failure; only tests in a browser are run once more, alone, and named."""
    print(f"== tests, {build}")
    start = time.monotonic()
    variables: dict[str, str | None] = {
        "CONSIGLIERE_PURE": "1" if build == "pure" else None,
        "CONSIGLIERE_EXPECT": build,
        "CONSIGLIERE_SIZE": size,
        "CONSIGLIERE_REQUIRE_ALL": "1" if require else None,
        "PYTHONDONTWRITEBYTECODE": None,  # tests start hundreds of processes
    }
    limit = (
        [f"-o=faulthandler_timeout={LONGEST_TEST}", "-o=faulthandler_exit_on_timeout=true"] if size != "long" else []
    )
    parallel = ["-n", WORKERS, "--dist", "worksteal"]
    report = run_pytest(f"tests-{build}", [*parallel, *limit, *arguments], variables)
    if size == "ci":
        print_seconds(report.seconds)
    failed = report.those("failed")
    again = [test for test in failed if test in report.in_browser]
    flaky: list[str] = []
    if 0 < len(again) <= FEW:
        print(f"== tests, {build}: {len(again)} failed in the browser; once more, alone")
        alone = run_pytest(f"tests-{build}-alone", again, variables)
        flaky = [test for test in again if alone.outcomes.get(test) == "passed"]
    broken = len(failed) - len(flaky)
    if not failed and report.code != 0 and not (report.code == NO_TESTS and "both" in arguments):
        broken = 1  # pytest itself broke, or found nothing
    notes = [f"{len(found)} {kind}" for kind in ("skipped", "unchanged") if (found := report.those(kind))]
    notes += [f"{len(flaky)} flaky"] if flaky else []
    passed = len(report.those("passed")) + len(flaky)
    return Outcome(f"tests, {build}", passed, broken, time.monotonic() - start, ", ".join(notes), flaky)


def print_seconds(seconds: dict[str, float]) -> None:
    """What each test took, beside the others."""
    print("\n seconds  test")
    for test, took in sorted(seconds.items(), key=lambda each: -each[1]):
        print(f"{took:8.1f}  {test}")
    print(f"{sum(seconds.values()):8.1f}  together, in {WORKERS} processes\n")


def test(arguments: list[str], size: str, require_all: bool) -> list[Outcome]:
    """Everything: linters, the compiled build, all tests in it, and those marked `both` in plain Python too.

    The size `ci` comes after that: of the full sizes those marked for it, once.
    """
    outcomes = [] if size == "ci" else checked(require_all)
    outcomes += [system_parts(require_all), client(False, require_all), compiled(require_all)]
    build = "compiled" if outcomes[-1].passed else "pure"
    outcomes.append(pytest(build, arguments, size, require_all))
    if build == "compiled" and size != "ci":
        outcomes.append(pytest("pure", ["-m", "both", *(arguments or files_for_both())], size, require_all))
    return outcomes


def files_for_both() -> list[str]:
    """The files with tests marked `both`, so that the others need not be imported to find none."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if "mark.both" in file.read_text(encoding="utf-8")]


def serve(arguments: list[str]) -> int:
    """The server, in this very process; the client is built first if it changed, the engine while it runs."""
    call([PYTHON, "web/build.py"], CONSIGLIERE_SERVE="1")
    os.environ["CONSIGLIERE_BUILD"] = json.dumps([PYTHON, str(ROOT / "dev.py"), "build", "--background"])
    command = [PYTHON, "-m", "consigliere", "serve", *arguments]
    if os.name == "nt":
        return call(command)
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execv(PYTHON, command)


def pictures() -> int:
    """The boards as the real client shows them, for README.md and docs/play.md."""
    system_parts(require=False)
    return call([PYTHON, "web/build.py"]) or call([PYTHON, "web/pictures.py"])


def first_sentence(file: Path) -> str:
    """Return the first sentence of a module's docstring, shortened to one line."""
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    sentence = re.split(r"(?<=[.!?])\s|\n\n", text, maxsplit=1)[0]
    return textwrap.shorten(sentence, MAP_SENTENCE, placeholder=" …").removesuffix(".")


def module_map(folder: Path, short: bool = False, depth: int = 1) -> list[str]:
    """Return a line for each module and package in a folder: modules first, then packages with what they contain."""
    lines: list[str] = []

    def add(name: str, sentence: str) -> None:
        lines.append(f"{'    ' * depth + name:<{MAP_COLUMN}} {sentence}".rstrip())

    for file in sorted(folder.glob("*.py")):
        if file.name != "__init__.py":
            add(file.name, first_sentence(file))
    for part in sorted(path for path in folder.iterdir() if path.is_dir() and any(path.rglob("*.py"))):
        init = part / "__init__.py"
        add(part.name + "/", first_sentence(init) if init.exists() else "")
        if not short or folder.name != "games" or part.name == MODEL_GAME:
            lines += module_map(part, short, depth + 1)
    return lines


def with_map(page: str) -> str:
    """Return a page with the short map between its markers."""
    before, _, rest = page.partition(MAP_BEGIN)
    _, _, after = rest.partition(MAP_END)
    lines = "\n".join(["src/consigliere/", *module_map(ROOT / "src/consigliere", short=True)])
    return f"{before}{MAP_BEGIN}\n```\n{lines}\n```\n\n{MAP_END}{after}"


def show_map(write: bool) -> int:
    """Print the map of all modules, or write the short one into CONTRIBUTING.md."""
    if write:
        MAP_PAGE.write_text(with_map(MAP_PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print("\n".join(["src/consigliere/", *module_map(ROOT / "src/consigliere")]))
    return 0


def build_in_background() -> int:
    """Compiles the engine for a server that runs meanwhile, without what only tests need."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    code = call([PYTHON, "hatch_build.py"])
    if code != NO_MYPY:
        return code
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "-qq", "--require-hashes"]
    return call([*pip, "-r", BUILD_LOCK]) or call([PYTHON, "hatch_build.py"])


def bench(arguments: list[str]) -> int:
    """Ours and the peers, in turns, in an environment of their own; or two commits.

    `load`: servers under load; `soak`: for a long time; `faults`: what breaks; `strength`: how strong the bots are.
    """
    of_servers = arguments[:1] and arguments[0] in SERVER_BENCHES
    if any(argument.startswith("--against") for argument in arguments) and not of_servers:
        return call([PYTHON, "benchmarks/against.py", *arguments])
    if not set(arguments) & {"-h", "--help", "--html"}:
        call([PYTHON, "hatch_build.py"])
    if of_servers:
        return call([PYTHON, "-m", f"benchmarks.{arguments[0]}", *arguments[1:]])
    if arguments[:1] == ["strength"] and "hard-ismcts" not in arguments:
        return call([PYTHON, "-m", "benchmarks.strength", *arguments[1:]])
    if problem := install(BENCH_VENV, "bench", quiet=True):
        return later(f"The engines to compare with are not there: {problem}")
    program = ["strength", *arguments[1:]] if arguments[:1] == ["strength"] else ["bench", *arguments]
    return call([str(BENCH_VENV / SCRIPTS / "python"), "-m", f"benchmarks.{program[0]}", *program[1:]])


def summary(outcomes: list[Outcome]) -> int:
    """Print a line for each step and the totals; the exit code."""
    print()
    for step in outcomes:
        mark = "FAILED" if step.failed else "ok" if step.passed else "-"
        numbers = f"{step.passed} passed, {step.failed} failed" if step.name.startswith("tests") else ""
        notes = ", ".join(part for part in (numbers, step.note) if part)
        print(f"{step.name:16} {mark:6} {step.seconds:6.1f} s  {notes}".rstrip())
    for test in [test for step in outcomes for test in step.flaky]:
        print(f"flaky: {test} (failed beside others, passed alone)")
    failed = sum(step.failed for step in outcomes)
    print(f"{sum(step.passed for step in outcomes)} passed, {failed} failed")
    return 1 if failed else 0


def later(sentence: str) -> int:
    """For a command that cannot do its work here or yet."""
    print(sentence, file=sys.stderr)
    return 2


def command_line() -> argparse.ArgumentParser:
    """The commands and their options."""
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    everything = "linters, types, compiled build and all tests; further arguments go to pytest"
    testing = commands.add_parser("test", help=everything, allow_abbrev=False)
    sizes = testing.add_mutually_exclusive_group()
    sizes.add_argument(
        "--long", dest="size", action="store_const", const="long", default="small", help="all full sizes"
    )
    some = "only the full sizes that fit into 25 minutes on two cores, each with its seconds; CI runs this, too"
    sizes.add_argument("--ci", dest="size", action="store_const", const="ci", help=some)
    every = "whatever is missing (C compiler, browser, database server, proxies) or skipped is a failure"
    testing.add_argument("--require-all", action="store_true", help=every)
    linting = commands.add_parser("lint", help="ruff, mypy --strict, import-linter, Prettier and ESLint for the client")
    linting.add_argument("--fix", action="store_true", help="let ruff, Prettier and ESLint mend and format first")
    linting.add_argument("--require-all", action="store_true", help="a linter that cannot run here is a failure")
    building = commands.add_parser("build", help="compile core and games beside their sources")
    building.add_argument("--force", action="store_true", help="also if the sources have not changed")
    building.add_argument("--background", action="store_true", help=argparse.SUPPRESS)  # of `serve`
    commands.add_parser(
        "run", help="the consigliere command with its arguments, in the project's folder", add_help=False
    )
    commands.add_parser(
        "serve", help="the web server; its arguments follow (--open, --port, --no-build …)", add_help=False
    )
    mapping = commands.add_parser("map", help="print what every module is for, from its docstring")
    mapping.add_argument("--write", action="store_true", help="update the map in CONTRIBUTING.md")
    commands.add_parser("pictures", help="take the pictures of the boards in docs/pictures, with the real client")
    commands.add_parser(
        "bench",
        help="speed against other engines; --against COMMIT; `bench load`, `soak`, `faults`: the server; "
        "`bench strength`: the bots",
        add_help=False,
    )
    commands.add_parser(
        "fuzz", help="wrong requests and messages to a real server, for 30 minutes (--minutes, --nodes)", add_help=False
    )
    return parser


def main() -> int:
    """Read the command line, set up what the command needs, do it."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this may have an older one
        sys.exit("Consigliere needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")
    parser = command_line()
    options, rest = parser.parse_known_args()
    if rest and options.command not in ("test", "run", "bench", "serve", "fuzz"):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if options.command == "serve":
        set_up("run")
        return serve(sys.argv[2:])
    if options.command == "run":
        set_up("run")
        return call([PYTHON, "-m", "consigliere", *sys.argv[2:]])
    if options.command == "map":
        return show_map(options.write)
    if options.command == "build" and options.background:
        return build_in_background()
    set_up("dev")
    if options.command == "build":
        return call([PYTHON, "hatch_build.py", *(["--force"] if options.force else [])])
    if options.command == "bench":
        return bench(rest)
    if options.command == "fuzz":
        return call([PYTHON, "-m", "benchmarks.fuzz", *rest])
    if options.command == "pictures":
        return pictures()
    if options.command == "lint":
        return summary(lint(options.fix, options.require_all))
    return summary(test(rest, options.size, options.require_all))


if __name__ == "__main__":
    sys.exit(main())
