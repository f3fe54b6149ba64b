"""The properties of the design (§13) for any game, as plain functions that raise AssertionError where one fails."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere import IllegalMove, words
from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.games import get

VIEW_KEYS = [
    *("game", "rules", "pack", "seats", "options", "viewer", "at", "actors", "step", "ask", "moves", "side_moves"),
    *("chosen", "table", "own", "unknown", "over", "result"),
]
MOST_MOVES = 5000
MOST_LEGAL_MOVES = 100


def position(name: str, seats: int, seed: int, decisions: int, eager: bool) -> State:
    """The position after so many choices of random players."""
    rng = Random(seed)
    game = consigliere.game(name)
    options = {option: True for option in game.options if rng.random() < 0.2}
    state = game.start(seats, seed, options)
    for _ in walk(state, rng, decisions, eager):
        pass
    return state


def walk(state: State, rng: Random, n: int, eager: bool) -> Iterator[tuple[int, int]]:
    """Plays up to n random moves; yields each with its seat."""
    for _ in range(n):
        if state.over:
            return
        seat, move = choice(state, rng, eager)
        state.play(seat, move)
        yield seat, move


def choice(state: State, rng: Random, eager: bool) -> tuple[int, int]:
    """A random move of a seat that owes a choice; eager players choose a verb first, and seldom pass or stop."""
    seat = rng.choice(state.actors)
    moves = state.moves(seat)
    if not eager:
        return seat, rng.choice(moves)
    by_verb: dict[str, list[int]] = {}
    for move in moves:
        by_verb.setdefault(state.game.moves.verb(move).name, []).append(move)
    for idle in ("done", "pass"):
        if len(by_verb) > 1 and idle in by_verb and rng.random() < 0.9:
            del by_verb[idle]
    return seat, rng.choice(by_verb[rng.choice(list(by_verb))])


def viewers(state: State) -> list[int | None]:
    """All seats and the spectator."""
    return [None, *range(state.seats)]


def dumped(data: Any) -> str:
    """JSON, byte for byte."""
    return json.dumps(data, sort_keys=True)


def digest(state: State) -> str:
    """Of the complete position, the open questions included."""
    asked = [[state.moves(seat), state.side_moves(seat)] for seat in range(state.seats)]
    return hashlib.sha256(dumped([state.to_json(), asked]).encode()).hexdigest()


def seen_by_all(state: State) -> list[list[dict[str, Any] | None]]:
    """What every viewer is shown of the last move."""
    return [[event.seen(viewer) for event in state.events] for viewer in viewers(state)]


def rules_of(game: Game) -> set[str]:
    """The rules and rulings that have words."""
    return {message for message in words.ids(game.name) if message.startswith(("rule-", "ruling-"))}


def statistics_messages(game: Game) -> Iterator[str]:
    """The words that the tables of a game's statistics need besides the names of their rows."""
    for table in get(game.name).statistics(game, game.seats[-1]).tables:
        yield f"statistics-{table.name}"
        yield from (f"measure-{measure}" for measure in table.measures)


# ---- pieces, copies, JSON


def check_conserved(state: State) -> None:
    """All pieces are there."""
    assert get(state.game.name).audit.audit(state) == []


def check_conserved_in_play(state: State, rng: Random, moves: int, eager: bool) -> None:
    """All pieces stay there, and money moves only where an event says so."""
    stock = get(state.game.name).audit
    before = stock.money_of(state)
    check_conserved(state)
    for _ in walk(state, rng, moves, eager):
        check_conserved(state)
        assert stock.audit_money(before, state) == []
        before = stock.money_of(state)


def check_copies(state: State, rng: Random, moves: int) -> None:
    """Copies are exact and independent: all of them are kept, and none ever changes."""
    kept: list[tuple[State, str]] = []
    line: list[tuple[int, int]] = []
    first = state.copy()
    while not state.over and len(line) < moves:
        here = digest(state)
        copies = [state.copy(), state.copy().copy(), state.copy(Random(1))]
        kept += [(copy, digest(copy)) for copy in copies]
        assert kept[-3][1] == kept[-2][1] == here, "a copy differs from its original"
        assert copies[2].to_json()["chance"] != state.to_json()["chance"], "a branch has no luck of its own"
        assert {**copies[2].to_json(), "chance": 0} == {**state.to_json(), "chance": 0}
        for _ in walk(state.copy(), rng, 3, False):
            pass
        assert digest(state) == here, "playing on a copy changed its original"
        line += list(walk(state, rng, 1, False))
    for copy, before in kept:
        assert digest(copy) == before, "a copy changed when another state was played"
    for seat, move in line:
        first.play(seat, move)
    assert digest(first) == digest(state), "a copy plays differently"


def check_json(state: State, rng: Random, moves: int) -> None:
    """A position survives JSON, and plays on the same."""
    data = state.to_json()
    twin = state.game.load(json.loads(json.dumps(data)))
    assert twin.to_json() == data
    assert digest(twin) == digest(state)
    for _ in range(moves):
        if state.over:
            break
        seat, move = choice(state, rng, False)
        state.play(seat, move)
        twin.play(seat, move)
        assert digest(twin) == digest(state)
        assert seen_by_all(twin) == seen_by_all(state)
        assert twin.forced == state.forced


# ---- moves


def check_notation(state: State) -> None:
    """Every offered move has a text that parses back, and slots that say the same."""
    game = state.game
    for seat in range(state.seats):
        for move in state.moves(seat) + state.side_moves(seat):
            assert game.parse(game.text(move)) == move
            assert game.text(move).split() == [str(value) for value in game.slots(move).values()]


def check_moves(state: State, others: Iterable[int], tries: int = 20) -> None:
    """Offered moves are stable and accepted; every other one is refused with a rule, some of them are tried too."""
    others = list(others)
    rules = rules_of(state.game)
    for seat in range(state.seats):
        moves, side_moves = state.moves(seat), state.side_moves(seat)
        assert bool(moves) == (seat in state.actors)
        assert len(moves) <= MOST_LEGAL_MOVES
        assert len(set(moves + side_moves)) == len(moves) + len(side_moves)
        fresh = state.game.load(state.to_json())
        assert fresh.moves(seat) == moves, "the order of moves is not stable"
        assert fresh.side_moves(seat) == side_moves
        for move in moves + side_moves:
            check_accepted(state, seat, move)
        refused = [move for move in others if move not in moves and move not in side_moves]
        for move in refused:
            check_refused(state, seat, move, rules)
        for move in refused[:tries]:
            check_unchanged(state, seat, move)


def check_canonical(state: State) -> None:
    """The moves without permutations are some of the legal ones in their order, and some wherever there are any."""
    for seat in range(state.seats):
        moves, canonical = state.moves(seat), state.canonical(seat)
        assert bool(canonical) == bool(moves)
        assert [move for move in moves if move in canonical] == canonical


def check_accepted(state: State, seat: int, move: int) -> None:
    """A legal move is not refused and can be played."""
    text = state.game.text(move)
    assert state.refusal(seat, move) is None, text
    copy = state.copy()
    copy.play(seat, move)
    check_conserved(copy)
    assert copy.to_json() != state.to_json(), f"{text} does nothing"


def check_refused(state: State, seat: int, move: int, rules: set[str]) -> None:
    """Any other move is refused with a rule that exists."""
    refusal = state.refusal(seat, move)
    assert refusal is not None, f"{state.game.text(move)} is not offered and not refused"
    assert refusal.message.startswith("why-")
    rule = refusal.rule.replace(".", "-")
    assert f"rule-{rule}" in rules or f"ruling-{rule}" in rules, refusal
    assert refusal.args["seat"] == seat


def check_unchanged(state: State, seat: int, move: int) -> None:
    """A refused move raises the same refusal, which is plain JSON, and leaves everything as it was."""
    before = digest(state)
    refusal = state.refusal(seat, move)
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, move)
    assert refusal is not None
    assert refused.value.refusal.to_json() == refusal.to_json()
    assert json.loads(json.dumps(refusal.to_json())) == refusal.to_json()
    assert digest(state) == before


def check_any_order(state: State, rng: Random, moves: int) -> int:
    """Where several seats choose at once it does not matter who is asked first. Returns how often that came up."""
    found = 0
    for _ in range(moves):
        if state.over:
            break
        if len(state.actors) > 1:
            found += 1
            chosen = [(seat, rng.choice(state.moves(seat))) for seat in state.actors]
            one, other = commit(state, chosen), commit(state, chosen[::-1])
            assert dumped(one.to_json()) == dumped(other.to_json()), "it matters who is asked first"
        state.play(*choice(state, rng, True))
    return found


def commit(state: State, chosen: list[tuple[int, int]]) -> State:
    """The state after these secret choices; who has chosen has no anytime options before the last one has."""
    found = state.copy()
    for i, (seat, move) in enumerate(chosen):
        found.play(seat, move)
        for earlier, _ in chosen[: i + 1] if i + 1 < len(chosen) else []:
            if earlier not in found.actors:  # else its choice has further parts
                assert found.side_moves(earlier) == []
                assert found.moves(earlier) == []
    return found


def check_ends(state: State, rng: Random, eager: bool) -> None:
    """A random game always ends, with a result."""
    for _ in walk(state, rng, MOST_MOVES, eager):
        pass
    assert state.over
    assert state.actors == []
    result = state.result
    assert result is not None
    assert result.draw == (not result.winners)
    assert all(result.ranks[seat] == 1 for seat in result.winners)
    assert abs(sum(result.payoff)) < 1e-9


# ---- views and imagined worlds


def check_view(state: State, viewer: int | None) -> None:
    """A view is plain JSON with the agreed keys, and looking changes nothing."""
    before = digest(state)
    view = state.view(viewer)
    assert list(view) == VIEW_KEYS
    assert json.loads(json.dumps(view)) == view
    assert digest(state) == before
    for secret in (state.chance.key.hex(), '"seed"', '"chance"'):
        assert secret not in json.dumps(view)


def refusals(state: State, viewer: int | None, moves: Iterable[int]) -> list[dict[str, Any] | None]:
    """What the viewer is told about moves it might try."""
    if viewer is None:
        return []
    found = [state.refusal(viewer, move) for move in moves]
    return [None if refusal is None else refusal.to_json() for refusal in found]


def check_imagined(state: State, viewer: int | None, rng: Random, worlds: int, moves: Iterable[int]) -> None:
    """Imagined worlds look the same to the viewer, hold all pieces, can be played, and do not all go on alike."""
    moves = list(moves)
    view = json.loads(json.dumps(state.view(viewer)))
    shown, told = dumped(view), refusals(state, viewer, moves)
    draw = state.game.worlds(view)
    endings = set()
    for _ in range(worlds):
        world = draw(rng)
        assert dumped(world.view(viewer)) == shown
        assert dumped(view) == shown, "imagining changed the view"
        assert refusals(world, viewer, moves) == told
        check_conserved(world)
        if not world.over:
            check_ends(world, Random(1), True)
            endings.add(digest(world))
    assert len(endings) != 1 or worlds == 1, "all imagined worlds go on alike"


def check_shuffled(state: State, viewer: int | None, rng: Random, moves: Iterable[int]) -> State:
    """Exchanging what the viewer cannot tell apart changes nothing that the viewer can get. Returns the other world."""
    moves = list(moves)
    twin = state.copy()
    twin.shuffle_hidden(viewer, rng)
    check_conserved(twin)
    assert dumped(twin.view(viewer)) == dumped(state.view(viewer))
    assert refusals(twin, viewer, moves) == refusals(state, viewer, moves)
    return twin


def check_record(name: str, seats: int, seed: int) -> None:
    """A whole match is written down and replays without luck to the same position."""
    game = consigliere.game(name)
    match = game.match(seats, seed)
    rng = Random(seed)
    while not match.state.over:
        match.play(*choice(match.state, rng, True))
    record = json.loads(json.dumps(match.record()))
    again = consigliere.replay(record)
    assert again.record() == record
    assert again.state.to_json()["pieces"] == match.state.to_json()["pieces"]
