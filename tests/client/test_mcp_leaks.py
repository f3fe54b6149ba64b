"""A model is told the same whatever is hidden from its seat, until an event shows it something.

The pairs of tables are those of `tests/server/tables/test_leaks.py`, but programs sit at them, and a model at both.
"""

from collections.abc import Iterator
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

import consigliere
from consigliere.client.listener import Listener
from consigliere.client.tools import Tools
from consigliere.server.storage import store
from tests.conftest import Size
from tests.server import pairs
from tests.server.running import Running, made, running

SEATS = {"la-famiglia": 4, "corleone": 3, "signorie": 2}


class Programs:
    """One seat at two tables, as somebody who can be asked to post: the token goes by the table."""

    def __init__(self, client: httpx.Client, tables: list[dict[str, Any]], seat: int) -> None:
        self.client = client
        self.tokens: dict[str, str] = {table["table"]: table["tokens"][seat] for table in tables}

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request with the token of that table."""
        return self.client.request(method, path, headers={"authorization": f"Bearer {self.token(path)}"}, **more)

    def token(self, path: str) -> str:
        """The token for the table that a path names."""
        return self.tokens[path.split("/")[3].partition("?")[0]]

    def post(self, path: str, **more: Any) -> httpx.Response:
        """A POST."""
        return self.request("POST", path, **more)

    def get(self, path: str) -> httpx.Response:
        """A GET."""
        return self.request("GET", path)

    def delete(self, path: str) -> httpx.Response:
        """A DELETE."""
        return self.request("DELETE", path)


class ProgramPair(pairs.Pair):
    """Two tables at which programs sit."""

    def __init__(self, server: Running, game: str, seats: int, seed: int, rng: Random) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pairs, "seated", lambda people, name, **more: seat_programs(server, name, seats, **more))
            nobody = SimpleNamespace(server=server, stranger=server.stranger(), people=[None] * seats)
            super().__init__(cast(pairs.Party, nobody), game, seats, seed, rng)
        self.people = cast(Any, [Programs(self.stranger, self.tables, seat) for seat in range(seats)])


def seat_programs(server: Running, game: str, seats: int, **more: Any) -> dict[str, Any]:
    """A table whose seats are all claimed by programs."""
    client = server.stranger()
    table = made(client, game, [{"kind": "open"}] * seats, wait=True, **more)
    claim = f"/api/tables/{table['table']}/claim"
    claimed = [client.post(claim, json={"token": seat["token"]}) for seat in table["seats"]]
    return {**table, "tokens": [answer.json()["token"] for answer in claimed]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock stands still and whose bots think for ever."""
    instant = store.steady()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "steady", lambda: instant)
        with running(tmp_path_factory.mktemp("mcp-leaks"), notice_look=3600) as found:
            found.bot_pool.choose = pairs.think  # type: ignore[method-assign, assignment]
            yield found


class Models:
    """A model at the same seat of both tables."""

    def __init__(self, pair: ProgramPair, seat: int) -> None:
        self.pair = pair
        self.seat = seat
        self.sittings = []
        for table in pair.tables:
            link = f"{pair.server.address}/t/{table['table']}#seat={table['tokens'][seat]}"
            listener = Listener(link)
            listener.take()
            listener.start()
            self.sittings.append(listener)
        self.tools = [Tools(listener, pair.game) for listener in self.sittings]

    def close(self) -> None:
        for listener in self.sittings:
            listener.stop()

    def told(self, table: str) -> tuple[str, int | None, bool]:
        """Where the server is at a table: its mark, the open question, whether a bot plays for the seat."""
        person, path = self.pair.people[self.seat], f"/api/tables/{table}"
        chair = person.get(f"{path}/about").json()["seats"][self.seat]
        mark = person.get(f"{path}/events?after=0").json()["mark"]
        return mark, person.get(path).json()["ask"], bool(chair.get("standin"))

    @staticmethod
    def has_heard(listener: Listener, mark: str, ask: int | None, standin: bool) -> bool:
        """Whether the model's side is there, too."""
        asked = None if listener.view is None else listener.view["ask"]
        return (listener.mark, asked, listener.stood_in) == (mark, ask, standin)

    def shown(self) -> bool:
        """Waits until both have heard everything; whether the worlds still look the same."""
        for table, listener in zip(self.pair.ids, self.sittings):
            assert listener.wait_for(partial(self.has_heard, listener, *self.told(table)), 30)
        here, there = ([event for each in s.entries for event in each["events"]] for s in self.sittings)
        for one, other in zip(here, there):
            if one != other:
                assert one["kind"] in self.pair.showing()
                return False
        return len(here) == len(there) or not ({e["kind"] for e in here + there} & self.pair.showing())

    def compare(self, rng: Random, asked: int) -> None:
        """Everything the tools say at both tables."""
        game = self.pair.game
        pages = self.tools[0].text.drawing.pages
        moves = [game.text(move) for move in rng.sample(range(game.move_count), asked)]
        elements = [each for move in moves for each in game.elements(game.parse(move))[:1]]
        calls: list[tuple[str, dict[str, Any]]] = [("look", {}), ("look", {"page": rng.choice(pages)}), ("choices", {})]
        calls += [("why", {"what": what}) for what in [*moves, *elements]]
        calls += [("play", {"move": move, "ask": 10**6, "wait": 0}) for move in moves[:2]]
        for name, arguments in calls:
            here, there = (said(tools, name, arguments) for tools in self.tools)
            self.pair.same(f"{name} {arguments}", here, there)


def said(tools: Tools, name: str, arguments: dict[str, Any]) -> str:
    """What a tool answers, or its mistake."""
    try:
        return str(getattr(tools, name)(**arguments))
    except consigliere.core.errors.Mistake as mistake:
        return f"Mistake: {mistake}"


def watch(server: Running, game: str, seat: int, seed: int, steps: int, asked: int) -> ProgramPair:
    """Plays one pair of tables and compares; raises Leak where the model could tell them apart."""
    rng = Random(f"mcp/{game}/{seat}/{seed}")
    pair = ProgramPair(server, game, SEATS[game], seed, rng)
    pair.deal(seat, rng.choice([5, rng.randrange(20, 150), rng.randrange(150, 400)]))
    models = Models(pair, seat)
    try:
        for _ in range(steps):
            if not models.shown() or pair.states()[0].over:
                break
            models.compare(rng, asked)
            if rng.random() < 0.3:
                pair.talk(seat)
            if not pair.play_on(seat):
                break
            pair.steps += 1
    finally:
        models.close()
    return pair


@pytest.mark.ci
@pytest.mark.parametrize("game", consigliere.games())
def test_a_model_cannot_tell_apart_what_is_hidden_from_its_seat(game: str, server: Running, size: Size) -> None:
    seats = range(SEATS[game])
    seeds = range(size(1, 30, ci=4))
    steps, asked = size((4, 3), (40, 10), ci=(15, 6))
    found = [watch(server, game, seat, seed, steps, asked) for seat in seats[:: size(2, 1)] for seed in seeds]
    assert sum(pair.compared for pair in found) > 8 * len(found)
    assert any(pair.different for pair in found) or game == "signorie"


def test_an_answer_made_of_the_truth_is_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: Tools) -> str:
        state = server.at(self.listener.table, lambda live: live.state.match.state)
        return str(hash(str(state.to_json()["pieces"])))

    monkeypatch.setattr(Tools, "status", telling)
    found = 0
    for seed in range(4):
        try:
            watch(server, "corleone", 0, seed, 2, 1)
        except pairs.Leak:
            found += 1
    assert found
