"""A fresh clone with git and Python and nothing else, no compiler, no Node, no root: it still serves."""

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.table.server import ROOT, owner

COLD_SECONDS, WARM_SECONDS = 120, 5  # what is promised; printed beside what it took, since others may be busy
PATIENCE = 1800
PASSED_ON = ("PIP_", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "NODE_EXTRA_CA_CERTS")  # how this machine reaches packages


@pytest.fixture
def bare(tmp_path: Path) -> tuple[Path, list[str], dict[str, str]]:
    """A folder with a fresh clone, how to start Python in it, and an environment without anything else."""
    programs, home = tmp_path / "bin", tmp_path / "home"
    programs.mkdir()
    home.mkdir()
    python = shutil.which("python3", path="/usr/bin") or sys.executable
    for program in (shutil.which("git"), python):
        assert program is not None
        (programs / Path(program).name).symlink_to(program)
    assert [shutil.which(name, path=str(programs)) for name in ("cc", "gcc", "node", "npm")] == [None] * 4
    subprocess.run(["git", "clone", "-q", str(ROOT), str(home / "clone")], check=True)
    passed_on = {name: value for name, value in os.environ.items() if name.startswith(PASSED_ON)}
    command = [str(programs / Path(python).name)]
    if os.geteuid() == 0:
        user, _ = owner()
        for folder in (tmp_path, *tmp_path.parents):
            if folder.owner() == "root" and not folder.stat().st_mode & 0o001:
                folder.chmod(0o711)
        subprocess.run(["chown", "-R", user, str(home)], check=True)
        command = ["/usr/sbin/runuser", "-u", user, "--", *command]
    return home / "clone", command, {"PATH": str(programs), "HOME": str(home), "LANG": "C.UTF-8", **passed_on}


def test_a_fresh_clone_with_git_and_python_alone_serves(
    bare: tuple[Path, list[str], dict[str, str]], long: bool
) -> None:
    if not long:
        pytest.skip("a fresh set-up takes a minute or two: in the full size only")
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
            built = (folder / "src/consigliere/table/site/index.html").is_file()
            assert ("/assets/" in page.text) == built
            assert page.url.path == ("/" if built else "/plain/")
            print("the built client" if built else "the plain page")
        finally:
            server.terminate()
            server.wait(60)


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
