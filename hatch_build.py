"""Compiles core and games with mypyc: beside their sources for `dev.py build`, into wheels if CONSIGLIERE_COMPILE=1."""

import os
import runpy
import shutil
import sys
import sysconfig
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "consigliere"
WORK = ROOT / "build" / "mypyc"
OUTPUT = WORK / "lib"
SHARED_LIBRARY = "consigliere__mypyc"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
NOT_COMPILED = b"# not compiled"
NO_COMPILER = 3
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


def compile_modules() -> list[Path]:
    """Compile into the work folder; what came out lies below OUTPUT as it belongs below `src`."""
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """Compiles the C files of an extension side by side, and only those that changed."""

        def build_extensions(self) -> None:
            self.compiler.compile = partial(compile_changed, self.compiler, self.compiler.compile)
            super().build_extensions()

    optimisation = os.environ.get("MYPYC_OPT_LEVEL", "3")
    stamp = CHOOSER["digest"](PACKAGE)
    shutil.rmtree(OUTPUT, ignore_errors=True)
    with chdir(ROOT):
        extensions = mypycify(
            modules(),
            opt_level=optimisation,
            debug_level="0",
            multi_file=True,
            group_name="consigliere",
            target_dir=str(WORK),
        )
        command = ParallelBuild(Distribution({"ext_modules": extensions}))
        command.build_lib = str(OUTPUT)
        command.build_temp = str(WORK / f"mypy-{mypy_version}-O{optimisation}{SUFFIX}")
        command.ensure_finalized()
        command.run()
    (OUTPUT / PACKAGE.name / CHOOSER["STAMP"]).write_text(stamp + "\n", encoding="ascii")
    return [path for path in OUTPUT.rglob("*") if path.is_file()]


def compile_changed(
    compiler: Any, compile_files: Callable[..., object], sources: list[str], **options: Any
) -> list[str]:
    """The compiler's `compile`: in threads, and without the files that are no newer than their objects."""
    objects: list[str] = compiler.object_filenames(sources, output_dir=options["output_dir"])
    headers = max((path.stat().st_mtime for path in WORK.rglob("*.h")), default=0.0)

    def is_old(source: str, made: str) -> bool:
        return not os.path.exists(made) or os.path.getmtime(made) <= max(os.path.getmtime(source), headers)

    old = [source for source, made in zip(sources, objects) if is_old(source, made)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda source: compile_files([source], **options), old))
    return objects


def replace_compiled(files: list[Path]) -> None:
    """Put the compiled files beside their sources, the stamp last; running processes keep the files they have."""
    (PACKAGE / CHOOSER["STAMP"]).unlink(missing_ok=True)
    for old in [*PACKAGE.rglob(f"*{SUFFIX}"), SOURCE / f"{SHARED_LIBRARY}{SUFFIX}"]:
        old.unlink(missing_ok=True)
    for new in sorted(files, key=lambda path: path.name == CHOOSER["STAMP"]):
        new.replace(SOURCE / new.relative_to(OUTPUT))


def main(arguments: list[str]) -> int:
    """`dev.py build`."""
    if CHOOSER["is_current"](PACKAGE) and "--force" not in arguments:
        print("The compiled build is up to date.")
        return 0
    if lacks := missing():
        print(f"No {lacks} here: everything runs in plain Python, only slower.")
        return NO_COMPILER
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
