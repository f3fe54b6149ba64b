"""A fresh clone with git and Python and nothing else, no compiler, no Node, no root: it still serves."""

import grp
import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.server import ROOT, owner

COLD_SECONDS, WARM_SECONDS = 120, 5  # what is promised; printed beside what it took, since others may be busy
PATIENCE = 1800
PASSED_ON = ("PIP_", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "NODE_EXTRA_CA_CERTS")  # how this machine reaches packages


@pytest.fixture
def bare() -> Iterator[tuple[Path, list[str], dict[str, str]]]:
    """A fresh clone, how to start Python in it, and an environment in which nothing else can be found."""
    folder = Path(tempfile.mkdtemp(prefix="consigliere-bare-"))
    programs = folder / "bin"
    programs.mkdir()
    python = shutil.which("python3", path="/usr/bin") or sys.executable
    for program in (shutil.which("git"), python):
        assert program is not None
        (programs / Path(program).name).symlink_to(program)
    assert [shutil.which(name, path=str(programs)) for name in ("cc", "gcc", "node", "npm")] == [None] * 4
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder / "clone")], check=True)
    command = [str(programs / Path(python).name)]
    if os.geteuid() == 0:
        user, group = owner()
        for path in (folder, *folder.rglob("*")):
            os.chown(path, pwd.getpwnam(user).pw_uid, grp.getgrnam(group).gr_gid, follow_symlinks=False)
        command = ["/usr/sbin/runuser", "-u", user, "--", *command]
    passed_on = {name: value for name, value in os.environ.items() if name.startswith(PASSED_ON)}
    yield folder / "clone", command, {"PATH": str(programs), "HOME": str(folder), "LANG": "C.UTF-8", **passed_on}
    shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.long
def test_a_fresh_clone_with_git_and_python_alone_serves(bare: tuple[Path, list[str], dict[str, str]]) -> None:
    folder, python, variables = bare
    for name, promised in (("cold", COLD_SECONDS), ("warm", WARM_SECONDS)):
        begun = time.monotonic()
        server = subprocess.Popen(
            [*python, "dev.py", "serve", "--port", "0"], cwd=folder, env=variables, stdout=subprocess.PIPE, text=True
        )
        try:
            address = answering(server)
            took = time.monotonic() - begun
            print(f"{name}: {took:.1f} s (promised: {promised} s)")
            assert httpx.get(f"{address}/health").json()["build"] == "pure"
            page = httpx.get(address, follow_redirects=True)
            assert page.status_code == 200
            built = (folder / "src/consigliere/server/site/index.html").is_file()
            assert ("/assets/" in page.text) == built
            assert page.url.path == ("/" if built else "/plain/")
            print("the built client" if built else "the plain page")
        finally:
            server.terminate()
            server.communicate(timeout=60)


@pytest.mark.long
def test_a_fresh_clone_with_a_compiler_gets_a_compiled_engine_while_it_serves(tmp_path: Path) -> None:
    """The real build, in the background: the server answers meanwhile, and its bots then use it without a restart."""
    if shutil.which("cc") is None:
        pytest.skip("no C compiler")
    folder = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("CONSIGLIERE_", "PYTHON"))}
    log = tmp_path / "log"
    with log.open("w", encoding="utf-8") as opened:
        command = [sys.executable, "dev.py", "serve", "--port", "0"]
        server = subprocess.Popen(
            command, cwd=folder, env=variables, stdout=subprocess.PIPE, stderr=opened, text=True, start_new_session=True
        )
    try:
        address = answering(server)
        begun = time.monotonic()
        assert httpx.get(f"{address}/health").json()["bots"] == "pure"
        while "engine compiled" not in (said := log.read_text(encoding="utf-8")):
            assert "compiling the engine failed" not in said, said
            assert time.monotonic() - begun < PATIENCE
            assert httpx.get(f"{address}/health", timeout=60).status_code == 200
            time.sleep(1)
        print(f"the engine was compiled in {time.monotonic() - begun:.0f} s")
        health = httpx.get(f"{address}/health").json()
        assert (health["build"], health["bots"]) == ("pure", "compiled")
        assert said.count("engine compiled") == 1
    finally:
        server.terminate()
        server.communicate(timeout=60)
    state = subprocess.run(["git", "status", "--porcelain"], cwd=folder, capture_output=True, text=True, check=True)
    assert state.stdout == ""


def answering(server: "subprocess.Popen[str]") -> str:
    """Where it answers, once it does; before that it may say what it is doing."""
    assert server.stdout is not None
    patience = threading.Timer(PATIENCE, server.kill)
    patience.start()
    try:
        for line in server.stdout:
            if found := re.search(r"http://\S+", line):
                return found[0]
    finally:
        patience.cancel()
    raise AssertionError("it ended without an answer")
