"""A viewer is sent the same bytes whatever is hidden from it, until an event shows it something.

Two tables are brought to the same random moment; on one of them all that the viewer cannot tell apart is dealt anew.
Both are played on by the other seats with choices that look the same, and everything the viewer gets is compared.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import consigliere
from consigliere.server.protocol.messages import About, Done, View
from consigliere.server.storage import store
from consigliere.server.tables import history as histories
from consigliere.server.tables import lobby
from consigliere.server.tables.broadcast import Broadcast
from consigliere.server.tables.phrasing import Phrasing
from consigliere.server.tables.table_state import TableState
from tests.conftest import Size
from tests.server.cluster.forwarded import ALONE, OTHER_NODE, PassedOn, served
from tests.server.pairs import RANDOM_ANYWAY, Leak, Onlooker, Pair, Party
from tests.server.running import made

SMALL = {"la-famiglia": 4, "corleone": 3, "signorie": 4}  # seats; other numbers of them in larger sizes
ROLES = ["host", "guest", "invited", "watcher", "stranger"]
LARGER = (pytest.mark.ci, pytest.mark.long)
VIEWERS = [
    pytest.param(where, name, seats, viewer, marks=[] if is_small else pytest.mark.long)
    for where in (ALONE, OTHER_NODE)
    for name in consigliere.games()
    for seats in consigliere.game(name).seats
    for viewer in [None, *range(seats)]
    for is_small in [seats == SMALL[name] and (where == ALONE or viewer == 1)]
    if where == ALONE or seats == SMALL[name]
]
Patch = pytest.MonkeyPatch


@pytest.fixture(scope="module", params=[ALONE])
def party(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Party]:
    """A server (or another node, where a test says so) whose clock stands still, and five people."""
    instant = store.steady()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "steady", lambda: instant)
        patch.setattr(lobby, "MOST", 10_000)  # all tables of all pairs, so that both of one are on the list
        folder = tmp_path_factory.mktemp("leaks")
        with served(request.param, folder, request, notice_look=3600) as server:  # nobody looks between two tables
            yield Party(server)


def watch(
    party: Party, game: str, seats: int, viewer: int | None, seed: int, steps: int, asked: int, last: int = 12
) -> Pair:
    """Plays one pair of tables and compares; raises Leak where the viewer could tell them apart."""
    rng = Random(f"{game}/{seats}/{viewer}/{seed}")
    pair = Pair(party, game, seats, seed, rng)
    pair.deal(viewer, rng.choice([0, 5, rng.randrange(20, 150), rng.randrange(150, 400)]))
    eyes = [viewer] if viewer is None else pair.team(viewer)
    onlookers = [Onlooker(pair, eye) for eye in eyes]
    try:
        for onlooker in onlookers:
            onlooker.compare_welcome()
        for _ in range(steps):
            for onlooker in onlookers:
                if not onlooker.compare_messages() or pair.states()[0].over:
                    return pair
                onlooker.compare_answers(rng, asked)
            if rng.random() < 0.3:
                pair.talk(viewer)
            if rng.random() < 0.4:
                pair.agree(viewer)
            if not pair.play_on(viewer):
                break
            pair.steps += 1
        if all(onlooker.compare_messages() for onlooker in onlookers) and not pair.states()[0].over:
            for onlooker in onlookers:
                onlooker.compare_answers(rng, last)
                onlooker.compare_lists(party.feeds[onlooker.viewer or 0])
    finally:
        for onlooker in onlookers:
            onlooker.close()
    return pair


@pytest.mark.ci
@pytest.mark.parametrize(("party", "game", "seats", "viewer"), VIEWERS, indirect=["party"], scope="module")
def test_a_viewer_cannot_tell_apart_what_is_hidden_from_it(
    party: Party, game: str, seats: int, viewer: int | None, size: Size, record_property: Any
) -> None:
    steps, asked, last = size((7, 2, 10), (60, 8, 40), ci=(30, 4, 20))
    seeds = range(size(1, 30, ci=1 if isinstance(party.server, PassedOn) else 3))
    pairs = [watch(party, game, seats, viewer, seed, steps, asked, last) for seed in seeds]
    record_property("compared", sum(pair.compared for pair in pairs))
    record_property("steps", sum(pair.steps for pair in pairs))
    record_property("different", sum(pair.different for pair in pairs))
    assert sum(pair.compared for pair in pairs) > 2 * len(pairs)


@pytest.mark.parametrize(
    ("party", "role"),
    [(ALONE, role) for role in ROLES] + [pytest.param(OTHER_NODE, role, marks=LARGER) for role in ROLES],
    indirect=["party"],
    scope="module",
)
def test_nothing_can_be_told_of_a_table_where_a_seat_is_not_claimed(party: Party, role: str) -> None:
    """Two tables with other seeds, otherwise alike: whoever asks for whatever gets the same."""
    people = party.people
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    tables = [made(people[0], "la-famiglia", seats, wait=False, open=role == "stranger") for _ in range(2)]
    for table in tables:
        for person, seat in zip(people[1:3], table["seats"]):
            claim = {"token": seat["token"]}
            assert person.post(f"/api/tables/{table['table']}/claim", json=claim).status_code == 200
    tokens = {"invited": [table["seats"][2]["token"] for table in tables], "watcher": [t["watch"] for t in tables]}
    person = {"host": people[0], "guest": people[1]}.get(role, party.stranger)
    answers = []
    for i, table in enumerate(tables):
        headers = {"accept-encoding": "identity"}
        if role in tokens:
            headers["authorization"] = f"Bearer {tokens[role][i]}"
        path = f"/api/tables/{table['table']}"
        found = []
        for part in (
            "",
            "/about",
            "/events",
            "/log",
            "/rounds",
            "/record",
            "/then?at=1",
            "/chat",
            "/notes",
            "/preview?move=pass",
        ):
            answer = person.get(path + part, headers=headers)
            found.append(f"{part} {answer.status_code} {answer.text}")
        for part, body in (("/moves", {"move": "pass", "ask": 0}), ("/undo", {}), ("/agree", {"what": "resign"})):
            answer = person.post(path + part, headers=headers, json=body)
            assert answer.status_code in (401, 403, 409), answer.text
            found.append(f"{part} {answer.status_code} {answer.text}")
        hello = {"token": tokens[role][i]} if role in tokens else {}
        live, welcome = party.server.live(table["table"], None if role in tokens else person, lang="en", **hello)
        live.close()
        assert welcome.get("view") is None
        found.append(json.dumps(welcome))
        answers.append(RANDOM_ANYWAY.sub("RANDOM", "\n".join(found).replace(table["table"], "TABLE")))
    assert answers[0] == answers[1]


# ---- the test can fail


def leaks(party: Party, game: str, seats: int, viewer: int | None, seeds: range = range(8)) -> bool:
    """Whether the comparison notices something."""
    try:
        for seed in seeds:
            watch(party, game, seats, viewer, seed, 12, 2, 4)
    except Leak:
        return True
    return False


@pytest.mark.parametrize(
    ("party", "part"),
    [(ALONE, "outlook"), (ALONE, "aids"), pytest.param(OTHER_NODE, "outlook", marks=LARGER)],
    indirect=["party"],
    scope="module",
)
def test_a_number_that_follows_from_the_truth_is_noticed(party: Party, part: str, monkeypatch: Patch) -> None:
    payload = TableState.payload

    def telling(self: TableState, viewer: int | None, phrasing: Phrasing | None) -> View:
        weight = hash(str(self.match.state.to_json()["pieces"])) % 97
        return msgspec.structs.replace(payload(self, viewer, phrasing), **{part: {"weight": weight}})

    monkeypatch.setattr(TableState, "payload", telling)
    assert leaks(party, "la-famiglia", 4, 1)


def test_a_mark_over_all_that_happened_is_noticed(party: Party, monkeypatch: Patch) -> None:
    add = histories.History.add

    def adding(self: Any, each: Any, match: Any, others: Any) -> None:
        add(self, each, match, others)
        self.digests[-1] += bytes([sum(sum(event.secret or []) for event in each.events) % 256])

    monkeypatch.setattr(histories.History, "add", adding)
    assert leaks(party, "la-famiglia", 4, None) or leaks(party, "corleone", 3, None)


def test_a_message_for_every_small_choice_is_noticed(party: Party, monkeypatch: Patch) -> None:
    tell = Broadcast.send_updates

    def telling(self: Broadcast) -> None:
        tell(self)
        self.send_all(Done(key="", at=0))

    monkeypatch.setattr(Broadcast, "send_updates", telling)
    assert leaks(party, "corleone", 3, 0, range(4, 40))


def test_a_count_of_all_moves_is_noticed(party: Party, monkeypatch: Patch) -> None:
    about = Broadcast.about

    def counting(self: Broadcast) -> About:
        return msgspec.structs.replace(about(self), name=f"after {self.state.seq}")

    monkeypatch.setattr(Broadcast, "about", counting)
    assert leaks(party, "corleone", 3, 0, range(17, 60))  # it takes a secret choice of several parts


def test_a_wish_to_resign_told_with_the_clocks_is_noticed(party: Party, monkeypatch: Patch) -> None:
    def telling(self: Broadcast, viewer: int | None, about: About) -> About:
        return about

    monkeypatch.setattr(Broadcast, "about_of", telling)
    assert leaks(party, "la-famiglia", 4, 1)


def test_a_message_for_every_choice_of_a_stand_in_is_noticed(party: Party, monkeypatch: Patch) -> None:
    def telling(self: Broadcast) -> tuple[str, Any]:
        return self.state.status, self.state.seq if any(chair.bot for chair in self.state.chairs) else 0

    monkeypatch.setattr(Broadcast, "status_and_clocks", telling)
    assert leaks(party, "corleone", 3, 0, range(4, 40))
