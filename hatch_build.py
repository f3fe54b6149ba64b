"""Compiles core and games with mypyc: beside their sources for `dev.py build`, into wheels if CONSIGLIERE_COMPILE=1."""

import hashlib
import os
import runpy
import shutil
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "consigliere"
WORK = ROOT / "build" / "mypyc"
OUTPUT = WORK / "lib"
MADE = WORK / "made"
LIBRARY_PREFIX = "consigliere_"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
UNIX_FLAGS = [
    "-fcommon",  # mypyc defines a library's table of another's functions in each of its C files
    "-fvisibility=hidden",  # what is called within a library is called directly
]
NOT_COMPILED = b"# not compiled"
NO_COMPILER, NO_MYPY = 3, 4
CHOOSER = runpy.run_path(str(PACKAGE / "_chooser.py"))


def modules() -> list[str]:
    """What is compiled: all of core and games but package files and modules whose first line says `# not compiled`."""
    paths = [path for path in CHOOSER["sources"](PACKAGE) if path.name != "__init__.py"]
    return [str(path.relative_to(ROOT)) for path in paths if not path.read_bytes().startswith(NOT_COMPILED)]


def missing() -> str:
    """What this machine lacks for compiling, or nothing."""
    compiler: str = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python headers (Python.h)"
    return ""


def groups() -> list[tuple[list[str], str | None]]:
    """What is compiled, by library: core, and each game, so that a change in a game is compiled with that game only."""
    found: dict[str, list[str]] = {}
    for name in modules():
        part, *inside = Path(name).relative_to(PACKAGE.relative_to(ROOT)).parts
        found.setdefault(inside[0] if part == "games" and len(inside) > 1 else part, []).append(name)
    return [(names, f"{LIBRARY_PREFIX}{part}") for part, names in sorted(found.items())]


def compile_modules() -> list[Path]:
    """Compile in the work folder what changed there; returns all files of the build, below OUTPUT as below `src`."""
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class GroupedBuild(build_ext):
        """Compiles the C files of all libraries side by side, then links them; what would come out the same is kept."""

        def build_extensions(self) -> None:
            compile_files, self.compiler.compile = self.compiler.compile, self.object_files
            keys: dict[str, str] = {}
            works: list[tuple[str, Callable[[], object]]] = []
            files = [(source, extension) for extension in self.extensions for source in extension.sources]
            for source, extension in sorted(files, key=lambda each: -os.path.getsize(each[0])):  # the longest first
                (made,) = self.object_files([source])
                if made not in keys:  # mypyc's own files are in every library
                    options = {"include_dirs": extension.include_dirs, "extra_postargs": extension.extra_compile_args}
                    keys[made] = key([*self.compiler.compiler_so, str(options)], [source, *extension.depends])
                    works.append((made, partial(compile_files, [source], output_dir=self.build_temp, **options)))
            make_changed(works, keys)
            works = []
            for extension in self.extensions:
                library = self.get_ext_fullpath(extension.name)
                keys[library] = key([*self.compiler.linker_so, *map(keys.get, self.object_files(extension.sources))])
                works.append((library, partial(self.build_extension, extension)))
            make_changed(works, keys)

        def object_files(self, sources: list[str], **_: Any) -> list[str]:
            """Where the compiler puts what it makes; the linking step calls this instead of the compiler."""
            found: list[str] = self.compiler.object_filenames(sources, output_dir=self.build_temp)
            return found

    optimisation = os.environ.get("MYPYC_OPT_LEVEL", "3")
    stamp = CHOOSER["digest"](PACKAGE)
    with chdir(ROOT):
        extensions = mypycify(
            ["--cache-dir", os.devnull, *modules()],
            opt_level=optimisation,
            debug_level="0",
            multi_file=True,
            separate=groups(),
            target_dir=str(WORK),
        )
        command = GroupedBuild(Distribution({"ext_modules": extensions}))
        command.build_lib = str(OUTPUT)
        command.build_temp = str(WORK / f"mypy-{mypy_version}-O{optimisation}{SUFFIX}")
        command.force = True  # whether something is old is decided here, by content
        command.ensure_finalized()
        if os.name != "nt":
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
        command.run()
        files = [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]
    (OUTPUT / PACKAGE.name / CHOOSER["STAMP"]).write_text(stamp + "\n", encoding="ascii")
    return [*files, OUTPUT / PACKAGE.name / CHOOSER["STAMP"]]


def key(words: Iterable[str | None], files: Iterable[str] = ()) -> str:
    """One hash of a command and of all that it reads."""
    contents = [hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in files]
    return hashlib.sha256("\0".join([*map(str, words), *contents]).encode()).hexdigest()


def make_changed(works: list[tuple[str, Callable[[], object]]], keys: dict[str, str]) -> None:
    """Make files side by side, but not those that were made with the same key; one that was interrupted has none."""

    def make(work: tuple[str, Callable[[], object]]) -> None:
        target, run = work
        note = MADE / hashlib.sha256(target.encode()).hexdigest()
        if os.path.exists(target) and note.exists() and note.read_text(encoding="ascii") == keys[target]:
            return
        note.unlink(missing_ok=True)
        run()
        note.write_text(keys[target], encoding="ascii")

    MADE.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(make, works))


def replace_compiled(files: list[Path]) -> None:
    """Put the compiled files beside their sources, the stamp last; running processes keep the files they have."""
    (PACKAGE / CHOOSER["STAMP"]).unlink(missing_ok=True)
    for old in [*PACKAGE.rglob(f"*{SUFFIX}"), *SOURCE.glob(f"{PACKAGE.name}*__mypyc{SUFFIX}")]:
        old.unlink(missing_ok=True)
    for new in sorted(files, key=lambda path: path.name == CHOOSER["STAMP"]):
        shutil.copy(new, SOURCE / new.relative_to(OUTPUT))


@contextmanager
def only_one() -> Iterator[None]:
    """One build at a time in this tree; whoever comes second waits, and finds it done."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> int:
    """`dev.py build`."""
    with only_one():
        return build(arguments)


def build(arguments: list[str]) -> int:
    """Compiles what is not up to date."""
    if CHOOSER["is_current"](PACKAGE) and "--force" not in arguments:
        print("The compiled build is up to date.")
        return 0
    if lacks := missing():
        print(f"No {lacks} here: everything runs in plain Python, only slower.")
        return NO_COMPILER
    if find_spec("mypyc") is None:
        print("mypy is not installed.")
        return NO_MYPY
    start = time.monotonic()
    names = modules()
    print(f"Compiling {len(names)} modules …", flush=True)
    replace_compiled(compile_modules())
    print(f"Compiled {len(names)} modules in {time.monotonic() - start:.0f} s.")
    return 0


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled files and their stamp to the wheel if the environment asks for it."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4"] if os.environ.get("CONSIGLIERE_COMPILE") == "1" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("CONSIGLIERE_COMPILE") != "1" or version == "editable":
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] = {str(path): path.relative_to(OUTPUT).as_posix() for path in compile_modules()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
