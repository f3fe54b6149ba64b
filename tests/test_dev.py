"""What `dev.py` makes of failures, with tiny suites: only a test in a browser gets a second chance, and is named.
And its map of the modules."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import dev
from tests import conftest as sizes
from tests.reporting import UNCHANGED

ROOT = Path(__file__).parents[1]
HEAD = "import pytest\nfrom pathlib import Path\n\n"
GOOD = "def test_good(): pass\n"
BAD = "def test_bad(): assert False\n"
SKIPPED = "def test_skipped(): pytest.skip('because')\n"
LEAVES_A_MESS = """
@pytest.fixture
def mess():
    yield
    assert False

def test_leaves_a_mess(mess): pass
"""
ONLY_THE_SECOND_TIME = """
def test_{name}():
    seen = Path(__file__).with_name("{name}.seen")
    if not seen.exists():
        seen.touch()
        assert False
"""
IN_BROWSER = "\n@pytest.mark.browser"
Run = Callable[..., dev.Outcome]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a suite of these parts as `dev.py test` would."""
    monkeypatch.setattr(dev, "PYTHON", sys.executable)
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "REPORTS", tmp_path / "reports")
    for name in [name for name in os.environ if name.startswith("PYTEST_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they take longer to import than these suites to run
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    browser\n", encoding="utf-8")

    def outcome(*parts: str, workers: str = "0", size: str = "small") -> dev.Outcome:
        monkeypatch.setattr(dev, "WORKERS", workers)
        (tmp_path / "test_suite.py").write_text(HEAD + "\n".join(parts), encoding="utf-8")
        return dev.pytest("compiled", ["test_suite.py"], size, False)

    return outcome


def test_what_passes_at_the_second_time_has_failed(run: Run) -> None:
    found = run(GOOD, ONLY_THE_SECOND_TIME.format(name="luck"), SKIPPED, LEAVES_A_MESS)
    assert (found.passed, found.failed, found.flaky, found.note) == (1, 2, [], "1 skipped")


@pytest.mark.parametrize("workers", ["0", "2"])
def test_only_in_a_browser_it_is_flaky_and_named(run: Run, workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    parts = [IN_BROWSER + ONLY_THE_SECOND_TIME.format(name="click"), ONLY_THE_SECOND_TIME.format(name="luck"), GOOD]
    found = run(*parts, workers=workers)
    assert (found.passed, found.failed, len(found.flaky), found.note) == (2, 1, 1, "1 flaky")
    assert dev.summary([found]) == 1
    printed = capsys.readouterr().out
    assert "test_suite.py::test_click (failed" in printed
    assert "flaky: " in printed
    assert "2 passed, 1 failed" in printed


def test_what_fails_in_a_browser_twice_has_failed(run: Run) -> None:
    found = run(GOOD, f"{IN_BROWSER}\n{BAD}")
    assert (found.passed, found.failed, found.flaky) == (1, 1, [])


def test_many_failures_in_a_browser_are_no_bad_luck(run: Run) -> None:
    found = run(*(IN_BROWSER + ONLY_THE_SECOND_TIME.format(name=f"click_{n}") for n in range(dev.FEW + 1)))
    assert (found.passed, found.failed, found.flaky) == (0, dev.FEW + 1, [])


def test_a_suite_that_cannot_run_has_failed(run: Run) -> None:
    assert run("import nowhere").failed == 1
    assert run("").failed == 1


def test_the_sizes_for_ci_are_printed_with_their_seconds(run: Run, capfd: pytest.CaptureFixture[str]) -> None:
    run("import time\n\ndef test_slow(): time.sleep(0.3)\n", GOOD, size="ci")
    lines = [line.split() for line in capfd.readouterr().out.splitlines()]
    slow, good = (
        next(line for line in lines if line[1:] == [f"test_suite.py::test_{name}"]) for name in ("slow", "good")
    )
    assert float(slow[0]) >= 0.3 > float(good[0])


@pytest.mark.parametrize(
    ("size", "wanted"), [("small", {"", "ci"}), ("ci", {"ci", "ci long"}), ("long", {"", "ci", "long", "ci long"})]
)
def test_a_size_takes_the_tests_that_are_marked_for_it(
    size: str, wanted: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sizes, "SIZE", size)
    marks = ("", "ci", "long", "ci long")
    assert {each for each in marks if sizes.is_wanted(set(each.split()))} == wanted
    assert sizes.Size()(1, 3, ci=2) == ("small", "ci", "long").index(size) + 1
    assert sizes.Size()(1, 3) == (1 if size == "small" else 3)


def test_what_names_its_sources_is_left_out_until_they_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    (tmp_path / "rules.py").write_text("first", encoding="utf-8")
    monkeypatch.setattr(sizes, "ROOT", tmp_path)
    monkeypatch.setattr(sizes, "UNCHANGED_IS_ENOUGH", True)
    request.node.add_marker(pytest.mark.sources("*.py"))
    stamp = sizes.stamp_of(request.node)
    assert stamp is not None
    stamp.parent.mkdir(parents=True)
    sizes.leave_out_unchanged(request.node)  # it has never passed
    stamp.touch()
    with pytest.raises(pytest.skip.Exception, match=UNCHANGED):
        sizes.leave_out_unchanged(request.node)
    (tmp_path / "rules.py").write_text("second", encoding="utf-8")
    sizes.leave_out_unchanged(request.node)


def test_a_check_that_passed_runs_again_when_its_files_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "REPORTS", tmp_path / "build")
    file = tmp_path / "src" / "part" / "module.py"
    file.parent.mkdir(parents=True)
    ran: list[str] = []

    def checks(failed: int) -> dev.Outcome:
        def step() -> dev.Outcome:
            ran.append(file.read_text(encoding="utf-8"))
            return dev.Outcome("types", 1 - failed, failed, 1.0)

        return dev.unless_unchanged(step, "types", ("src",))

    file.write_text("wrong", encoding="utf-8")
    assert [checks(failed=1).failed, checks(failed=1).failed] == [1, 1]  # a failure is never remembered
    file.write_text("right", encoding="utf-8")
    assert [checks(failed=0).note, checks(failed=0).note] == ["", "unchanged"]
    file.write_text("changed", encoding="utf-8")
    assert checks(failed=0).note == ""
    assert ran == ["wrong", "wrong", "right", "changed"]


@pytest.mark.parametrize("is_old", [False, True], ids=["all there are", "an older system"])
def test_system_parts_come_by_one_call_and_one_by_one_where_that_fails(
    monkeypatch: pytest.MonkeyPatch, is_old: bool
) -> None:
    here: set[str] = set()
    calls: list[list[str]] = []
    unknown = "chromium-headless-shell" if is_old else None

    def call(command: list[str], quiet: bool = False, **variables: str | None) -> int:
        packages = [name for name in [*dev.SYSTEM.values(), *dev.INSTEAD.values()] if name in command]
        if packages:
            assert variables["DEBIAN_FRONTEND"] == "noninteractive"
            calls.append(packages)
        if unknown not in packages:  # otherwise nothing is installed
            here.update(packages)
        return int(unknown in packages)

    programs = {**dev.SYSTEM, **{name: name for name in dev.INSTEAD.values()}}
    monkeypatch.setattr(dev, "is_here", lambda program: programs[program] in here)
    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr("shutil.which", lambda program: f"/usr/bin/{program}")
    assert dev.system_parts(require=True).failed == 0
    every = list(dev.SYSTEM.values())
    assert calls == ([every, *([name] for name in every), ["chromium"]] if is_old else [every])


def test_an_environment_that_two_want_at_once_is_set_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []

    def slow(command: list[str], quiet: bool = False) -> int:
        calls.append(command)
        time.sleep(0.05)
        (tmp_path / "venv").mkdir(exist_ok=True)
        return 0

    monkeypatch.setattr(dev, "call", slow)
    monkeypatch.setattr(dev, "REPORTS", tmp_path / "reports")
    with ThreadPoolExecutor() as both:
        assert list(both.map(lambda kind: dev.install(tmp_path / "venv", kind), ["ray", "ray"])) == ["", ""]
    assert len(calls) == 3  # the environment, the packages, the project


# ---- the map


def test_the_map_in_contributing_is_the_one_that_docstrings_give() -> None:
    page = dev.MAP_PAGE.read_text(encoding="utf-8")
    assert dev.MAP_BEGIN in page
    assert dev.with_map(page) == page, "run `python3 dev.py map --write`"


def test_the_map_needs_no_set_up_and_names_every_module() -> None:
    shown = subprocess.run(
        [sys.executable, "-S", ROOT / "dev.py", "map"], capture_output=True, encoding="utf-8", check=True
    ).stdout
    names = [line.split()[0] for line in shown.splitlines()]
    files = [file.name for file in (ROOT / "src/consigliere").rglob("*.py")]
    assert sorted(name for name in names if name.endswith(".py")) == sorted(
        name for name in files if name != "__init__.py"
    )
    assert all(len(line) <= dev.MAP_COLUMN + 1 + dev.MAP_SENTENCE for line in shown.splitlines())


def test_a_line_of_the_map_is_the_first_sentence_of_a_docstring(tmp_path: Path) -> None:
    for path, text in {
        "one.py": '"""Do one\nthing. And more."""',
        "none.py": "x = 1",
        "long.py": f'"""{"word " * 100}"""',
        "part/__init__.py": '"""A part."""',
        "part/two.py": '"""Two: a title\n\nMore."""',
        "games/chess/mate.py": '"""Mate."""',
        f"games/{dev.MODEL_GAME}/turn.py": '"""Turns."""',
        "data/words.toml": "",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    lines = [line.split(maxsplit=1) for line in dev.module_map(tmp_path)]
    assert lines[0][0] == "long.py"
    assert lines[0][1].endswith(" …")
    assert lines[1:] == [
        ["none.py"],
        ["one.py", "Do one thing"],
        ["games/"],
        ["chess/"],
        ["mate.py", "Mate"],
        [f"{dev.MODEL_GAME}/"],
        ["turn.py", "Turns"],
        ["part/", "A part"],
        ["two.py", "Two: a title"],
    ]
    short = [line.split()[0] for line in dev.module_map(tmp_path, short=True)]
    assert [each[0] for each in lines if each[0] not in short] == ["mate.py"]
