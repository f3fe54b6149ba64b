"""The package imports compiled files only if they were made from the sources beside them."""

import importlib.util
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import consigliere
from consigliere.core import refusal

ROOT = Path(__file__).parents[1]
build_sources = pytest.mark.sources(
    "hatch_build.py",
    "pyproject.toml",
    "requirements-dev.lock",
    "src/consigliere/__init__.py",
    "src/consigliere/_chooser.py",
)
TINY = {
    "core/__init__.py": "",
    "core/refusal.py": "class Refusal:\n    pass\n\n\nclass IllegalMove(Exception):\n    pass\n",
    "core/luck.py": "NUMBER = 6\n",
    "core/odd.py": "# not compiled: to see that this is heard\n",
    "games/__init__.py": "",
}


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A project with our chooser and build, and next to nothing to compile."""
    package = tmp_path / "src" / "consigliere"
    for name, text in TINY.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    for name in ("__init__.py", "_chooser.py"):
        shutil.copy(ROOT / "src" / "consigliere" / name, package)
    for name in ("hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def run(project: Path, *command: str, pure: bool = False) -> subprocess.CompletedProcess[str]:
    """A fresh Python in that project."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith("CONSIGLIERE_")}
    variables |= {"PYTHONPATH": str(project / "src"), "MYPYC_OPT_LEVEL": "0", "CONSIGLIERE_PURE": str(int(pure))}
    return subprocess.run([sys.executable, *command], cwd=project, env=variables, capture_output=True, text=True)


def imported(project: Path, pure: bool = False) -> tuple[str, str]:
    """The build that a fresh Python chooses, and the kind of file that a module of core then comes from."""
    asked = "import consigliere, consigliere.core.luck as luck; print(consigliere.build, luck.__file__)"
    build, file = run(project, "-c", asked, pure=pure).stdout.split(maxsplit=1)
    return build, "compiled" if file.strip().endswith(EXTENSION_SUFFIXES[0]) else "source"


@pytest.mark.both
def test_the_name_of_the_build_is_true() -> None:
    compiled = str(refusal.__file__).endswith(EXTENSION_SUFFIXES[0])
    assert consigliere.build == ("compiled" if compiled else "pure")


@build_sources
def test_without_a_build_the_sources_run(tiny: Path) -> None:
    assert imported(tiny) == ("pure", "source")


@build_sources
def test_a_compiled_build_runs_exactly_while_it_is_current(tiny: Path) -> None:
    built = run(tiny, "hatch_build.py")
    if built.returncode == 3:
        pytest.skip(built.stdout.strip())
    assert built.returncode == 0, built.stdout + built.stderr
    package = tiny / "src" / "consigliere"
    luck = package / "core" / "luck.py"
    assert imported(tiny) == ("compiled", "compiled")
    assert imported(tiny, pure=True) == ("pure", "source")
    assert not list(package.rglob("odd*" + EXTENSION_SUFFIXES[0]))
    assert "up to date" in run(tiny, "hatch_build.py").stdout

    luck.write_text("NUMBER = 7\n", encoding="utf-8")
    assert imported(tiny) == ("pure", "source")
    luck.write_text(TINY["core/luck.py"], encoding="utf-8")
    assert imported(tiny) == ("compiled", "compiled")

    (package / "games" / "another.py").touch()
    assert imported(tiny) == ("pure", "source")
    (package / "games" / "another.py").unlink()

    luck.unlink()
    assert "No module named 'consigliere.core.luck'" in run(tiny, "-c", "import consigliere.core.luck").stderr
    luck.write_text(TINY["core/luck.py"], encoding="utf-8")

    (package / "compiled.stamp").unlink()
    assert imported(tiny) == ("pure", "source")


@pytest.mark.long
@pytest.mark.ci
def test_a_change_in_one_game_compiles_that_game_only(tiny: Path) -> None:
    games = tiny / "src" / "consigliere" / "games"
    for name in ("one", "two"):
        (games / name).mkdir()
        (games / name / "__init__.py").touch()
        text = "from consigliere.core.refusal import Refusal\n\n\ndef refusal() -> Refusal:\n    return Refusal()\n"
        (games / name / "rules.py").write_text(text, encoding="utf-8")

    def built() -> dict[Path, int]:
        done = run(tiny, "hatch_build.py", "--force")
        if done.returncode == 3:
            pytest.skip(done.stdout.strip())
        assert done.returncode == 0, done.stdout + done.stderr
        objects = [path for path in (tiny / "build").rglob("*.o*") if path.suffix in (".o", ".obj")]
        return {path: path.stat().st_mtime_ns for path in objects}

    first = built()
    libraries = {path.stem for path in first if path.stem.startswith("__native_consigliere_")}
    assert libraries >= {f"__native_consigliere_{part}" for part in ("core", "one", "two")}
    assert built() == first
    with (games / "one" / "rules.py").open("a", encoding="utf-8") as file:
        file.write('\n\ndef number() -> str:\n    return "seven"\n')
    second = built()
    changed = {path.stem for path in second if second[path] != first.get(path)}
    assert changed == {"__native_consigliere_one", "__native_consigliere___games___one___rules"}
    asked = "from consigliere.games.one import rules; import consigliere; print(consigliere.build, rules.number())"
    assert run(tiny, "-c", asked).stdout.split() == ["compiled", "seven"]

    with (tiny / "src" / "consigliere" / "core" / "refusal.py").open("a", encoding="utf-8") as file:
        file.write("\n\nclass Another:\n    def __init__(self) -> None:\n        self.number = 1\n")
    third = built()
    changed = {path.stem for path in third if third[path] != second[path]}
    readers = {f"__native_consigliere___games___{name}___rules" for name in ("one", "two")}
    assert readers <= changed, "core's header changed, and these include it"


def test_a_build_shipped_without_sources_is_used(tiny: Path) -> None:
    spec = importlib.util.spec_from_file_location("chooser", tiny / "src" / "consigliere" / "_chooser.py")
    assert spec
    assert spec.loader
    chooser = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(chooser)
    package = tiny / "shipped"
    package.mkdir()
    assert not chooser.is_current(package)
    (package / "compiled.stamp").write_text("0", encoding="ascii")
    assert chooser.is_current(package)
