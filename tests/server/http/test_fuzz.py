"""`dev.py fuzz`, small: recorded conversations with mutations at a real server; and it notices what it is there for."""

import argparse
import asyncio
import json
from contextlib import nullcontext
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import consigliere
from benchmarks import conversations, fuzz, mutations
from benchmarks.conversations import Conversation, Person, Shown, Talker, dumped
from benchmarks.servers import cluster, is_complaint
from tests.conftest import Size
from tests.server.cluster.faults import Truth


def test_mutated_conversations_and_requests_do_no_harm(tmp_path: Path, size: Size) -> None:
    times, nodes = size((1, 1), (6, 2), ci=(3, 1))
    with cluster(nodes, nodes == 1) as servers:
        found = fuzz.Round(size(1, 2))
        asyncio.run(found.talk(servers, fuzz.CORPUS, times))
        if size(0, 2, ci=1):
            found.ask(servers, size(0, 8, ci=2))
    assert found.found == []
    said = {key.partition("|")[0] for key in found.counts}
    assert said >= {"hello", "move", "undo", "preview", "why", "chat", "agree", "language"}
    assert len({key.split("|")[1] for key in found.counts}) > len(mutations.KINDS) / 2
    assert any(key.startswith("move|as it was|done") for key in found.counts)


def test_rounds_go_on_where_they_were_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    async def talk(self: fuzz.Round, *_: Any) -> None:
        done.append(self.number)
        self.counts["hello|as it was|welcome"] += 1

    monkeypatch.setattr(fuzz.Round, "talk", talk)
    monkeypatch.setattr(fuzz.Round, "ask", lambda *_: None)
    monkeypatch.setattr(fuzz, "cluster", lambda *_: nullcontext())
    clock = iter(range(0, 1000, 60))
    monkeypatch.setattr(fuzz, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    options = {"nodes": 1, "record": False, "seed": 5, "times": 1, "examples": 1}
    for minutes in (2, 3):
        rows = fuzz.fuzz(argparse.Namespace(**options, minutes=minutes), tmp_path / "fuzz.jsonl", tmp_path)
    assert done == [5, 6, 7]
    assert "3 rounds in 3.0 minutes, 3 requests and messages, 0 findings" in fuzz.summary(rows)


# ---- what it notices


@pytest.fixture
def talked() -> tuple[Conversation, Truth]:
    """A table of four, and seat 1 that has said hello."""
    game = consigliere.game("la-famiglia")
    match = game.match(seats=4, seed=b"s" * 32)
    rows: list[dict[str, Any]] = [{"kind": "deal", "seat": -1, "move": ""}]
    for _ in range(12):
        seat = match.state.actors[0]
        text = game.text(match.state.moves(seat)[0])
        match.play(seat, game.parse(text))
        rows.append({"kind": "move", "seat": seat, "move": text})
    found = Conversation([], {"game": "la-famiglia", "seats": ["open"] * 4}, Random(1))
    found.tokens = {str(seat): f"token-of-seat-number-{seat}x" for seat in range(4)}
    found.owners = {token: who for who, token in found.tokens.items()}
    found.people = {who: Person(who) for who in found.tokens}
    return found, Truth("la-famiglia", 4, b"s" * 32, {}, rows)


def told(conversation: Conversation, truth: Truth, seat: int, **other: Any) -> None:
    """Seat 1 gets a view of some seat as the engine has it at the end."""
    game = consigliere.game(truth.game)
    match = game.match(seats=truth.seats, seed=truth.seed, options=truth.options)
    for row in truth.rows[1:]:
        match.play(row["seat"], game.parse(row["move"]))
    line = Talker.__new__(Talker)
    line.view = None
    line.held = line.greeting = {conversation.tokens["1"]}
    events = [one for event in match.opening.events if (one := event.seen(seat)) is not None]
    view = json.loads(json.dumps({**match.state.view(seat), **other}))
    message = {"type": "welcome", "view": view, "at": 1, "mark": "", "log": [{"events": events}]}
    conversation.take(conversation.people["1"], line, message, json.dumps(message).encode())


def problems(conversation: Conversation, truth: Truth, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the check of the whole conversation finds."""

    async def stored(database: str, table: str) -> dict[str, Truth]:
        return {table: truth}

    conversation.table = "here"
    monkeypatch.setattr(conversations, "truths", stored)
    return asyncio.run(conversation.checked(""))


def test_what_a_seat_may_see_is_no_finding(talked: tuple[Conversation, Truth], monkeypatch: pytest.MonkeyPatch) -> None:
    told(*talked, 1)
    assert problems(*talked, monkeypatch) == []


def test_a_view_of_another_seat_is_a_finding(talked: tuple[Conversation, Truth]) -> None:
    told(*talked, 2)
    assert talked[0].found == ["a view of 2 to 1"]


def test_the_hand_of_another_seat_is_a_finding(
    talked: tuple[Conversation, Truth], monkeypatch: pytest.MonkeyPatch
) -> None:
    told(*talked, 2, viewer=1)
    found = problems(*talked, monkeypatch)
    assert "a view that the engine does not show 1" in found


def test_a_token_of_another_seat_is_a_finding(talked: tuple[Conversation, Truth]) -> None:
    conversation, truth = talked
    told(conversation, truth, 1, note=conversation.tokens["3"])
    assert conversation.found == ["a token of 3"]


def test_moves_that_were_taken_back_were_shown(talked: tuple[Conversation, Truth]) -> None:
    _, truth = talked
    before = Shown(truth, "1")
    truth.rows += [{"kind": "undo", "seat": 0, "move": "11"}, truth.rows[-1]]
    assert Shown(truth, "1").views == before.views


@pytest.mark.parametrize("kind", mutations.KINDS)
def test_a_frame_is_kept_and_made_again(kind: str, talked: tuple[Conversation, Truth]) -> None:
    conversation, _ = talked
    message = {"type": "hello", "token": conversation.tokens["2"], "seat": 2, "lang": "pl"}
    for number in range(20):
        for raw in mutations.KINDS[kind](Random(number), message, list(conversation.owners)):
            kept = conversation.kept(raw)
            assert conversation.framed(*json.loads(json.dumps(kept))) == raw
            assert not any(token in str(kept) for token in conversation.owners)


def test_a_log_with_an_error_is_a_complaint() -> None:
    assert is_complaint("Traceback (most recent call last):")
    assert is_complaint(dumped({"level": "error", "message": "handling a message failed"}))
    assert not is_complaint(dumped({"level": "warning", "message": "slow"}))
