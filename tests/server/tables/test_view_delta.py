"""Updates that say only what has changed come to the same views as those that say everything, and are shorter."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import consigliere
from consigliere.server.protocol.messages import View
from consigliere.server.tables.payload import viewer_payload
from consigliere.server.tables.view_delta import EncodedView, table_parts
from tests.conftest import Size
from tests.games import any_game
from tests.server.running import Message, Running, running, seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with wide limits."""
    with running(tmp_path_factory.mktemp("changes")) as found:
        yield found


def play(server: Running, people: list[httpx.Client], table: str, rng: Random, key: str) -> bool:
    """A random move, or one that is taken back; whether the game goes on."""

    def random_move(live: Any) -> tuple[int, int, str, bool]:
        state = live.state.match.state
        if state.over:
            return -1, 0, "", False
        seat, move = any_game.choice(state, rng, True)
        return seat, state.asked[seat], state.game.text(move), live.state.can_undo(seat).undo

    seat, ask, text, can_undo = server.at(table, random_move)
    if seat < 0:
        return False
    what, body = "moves", {"ask": ask, "move": text, "key": key}
    if can_undo and rng.random() < 0.3:
        what, body = "undo", {"ask": ask, "key": key}
    answer = people[seat].post(f"/api/tables/{table}/{what}?seat={seat}", json=body)
    assert answer.status_code == 200, answer.text
    return True


def merged(view: Message | None, message: Message) -> Message | None:
    """The view after a message, as a client puts it together."""
    if message["type"] == "changed":
        assert view is not None
        return {**view, **message["view"], "table": {**view["table"], **message["table"]}}
    found: Message | None = message.get("view", view)
    return found


@pytest.mark.parametrize("game", ["corleone", "la-famiglia", "signorie"])
def test_what_has_changed_makes_the_same_view_as_all_of_it(server: Running, game: str, size: Size) -> None:
    people = [server.person(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    table, rng = seated(people, game)["table"], Random(5)
    (plain, first), (lean, second) = (
        server.live(table, people[0], seat=0, lang="en", changes=changes) for changes in (False, True)
    )
    views, kinds, lengths = [first["view"], second["view"]], [set[str](), set[str]()], [0, 0]
    for n in range(size(40, 400, 100)):
        if not play(server, people, table, rng, f"k{n}"):
            break
        for i, line in enumerate((plain, lean)):
            for text in line.so_far():
                message = json.loads(text)
                views[i] = merged(views[i], message)
                kinds[i].add(message["type"])
                lengths[i] += len(text) if message["type"] in ("update", "changed") else 0
        assert views[0] == views[1]
    assert "changed" not in kinds[0]
    assert "changed" in kinds[1]
    assert "update" not in kinds[1]
    assert lengths[1] < lengths[0] * 0.7
    plain.close()
    lean.close()


def test_what_is_no_longer_there_is_told_by_all_of_it() -> None:
    game = consigliere.game("corleone")
    state = game.start(seats=3)
    view: View = viewer_payload(game, state.view(0))
    before = EncodedView(view, table_parts(view.table))
    after = EncodedView(view, {name: part for name, part in before.table.items() if name != "act"})
    assert after.diff(before) is None
    assert before.diff(after) == (b"{}", b'{"act":%b}' % before.table["act"])
    assert before.diff(None) is None
    assert json.loads(before.whole()) == json.loads(msgspec.json.encode(view))
