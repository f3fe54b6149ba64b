"""`consigliere bot join`: a program plays a seat of a real server by its invitation link."""

import time
from pathlib import Path

from tests.table.conftest import Start
from tests.table.forking import Forked, run
from tests.table.server import Server, Table, wait_until

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
