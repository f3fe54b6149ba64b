"""Each property is seen to fail on an engine that is broken on purpose (in plain Python: compiled code stays whole)."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from consigliere.core import game as core_game
from consigliere.core.event import Event
from consigliere.core.moves import MoveTable
from consigliere.core.state import State
from consigliere.games.la_famiglia import events, refusals
from consigliere.games.la_famiglia.chapters import actions, anytime, conflict_cards, management, orders, rounds, spaces
from consigliere.games.la_famiglia.notation import DONE
from consigliere.games.la_famiglia.state import IN_HQ, LaFamigliaState, hq_orders
from consigliere.games.la_famiglia.viewer import hidden, view
from consigliere.games.la_famiglia.viewer import position as from_names
from tests.games import any_game
from tests.games.la_famiglia import deals
from tests.games.la_famiglia import properties as p
from tests.games.la_famiglia.positions import GAME, position

pytestmark = [pytest.mark.both, pytest.mark.pure]  # compiled code cannot be broken on purpose

Check = Callable[[LaFamigliaState, Random], Any]
Patch = pytest.MonkeyPatch


def seen_to_fail(check: Check, tries: int = 40) -> None:
    """The check raises on some position; where it does not, the fault did not come up."""
    for seed in range(tries):
        state = position(seed, 25 * seed % 400, "eager" if seed % 2 else "plain")
        if state.over:
            continue
        try:
            check(state, Random(seed))
        except AssertionError:
            return
    pytest.fail("the property did not notice")


def conserved(state: LaFamigliaState, rng: Random) -> None:
    any_game.check_conserved_in_play(state, rng, 60, True)


def copies(state: LaFamigliaState, rng: Random) -> None:
    any_game.check_copies(state, rng, 20)


def survives_json(state: LaFamigliaState, rng: Random) -> None:
    any_game.check_json(state, rng, 20)


def notation(state: LaFamigliaState, rng: Random) -> None:
    any_game.check_notation(state)


def moves(state: LaFamigliaState, rng: Random) -> None:
    any_game.check_moves(state, range(GAME.move_count))


def any_order(state: LaFamigliaState, rng: Random) -> None:
    any_game.check_any_order(state, rng, 60)


def ends(state: LaFamigliaState, rng: Random) -> None:
    p.check_ends(state, rng)


def views(state: LaFamigliaState, rng: Random) -> None:
    for viewer in p.VIEWERS:
        p.check_view(state, viewer)


def imagined(state: LaFamigliaState, rng: Random) -> None:
    for viewer in p.VIEWERS:
        p.check_imagined(state, viewer, rng, 8, range(0, GAME.move_count, 7))


def shuffled(state: LaFamigliaState, rng: Random) -> None:
    for viewer in p.VIEWERS:
        p.PairedFamiglia().check_shuffled(state, viewer, rng, range(0, GAME.move_count, 7))


def paired(state: LaFamigliaState, rng: Random) -> None:
    for viewer in p.VIEWERS:
        p.PairedFamiglia().check_play(state.copy(), viewer, rng, 60, True)


ALL: list[Check] = [
    conserved,
    copies,
    survives_json,
    notation,
    moves,
    any_order,
    ends,
    views,
    imagined,
    shuffled,
    paired,
]


@pytest.mark.parametrize("check", ALL)
def test_a_whole_engine_passes(check: Check) -> None:
    for seed in (3, 4):
        check(position(seed, 150, "eager"), Random(seed))


# ---- conservation


def test_a_soldato_that_vanishes_is_noticed(monkeypatch: Patch) -> None:
    def recruit(s: LaFamigliaState, seat: int, n: int) -> None:
        s.supply[seat] -= n

    monkeypatch.setattr(actions, "recruit", recruit)
    seen_to_fail(conserved)


def test_an_order_in_two_places_is_noticed(monkeypatch: Patch) -> None:
    def issue(s: LaFamigliaState, seat: int, area: int, order: int) -> None:
        whole(s, seat, area, order)
        s.where[order] = IN_HQ

    whole = orders.issue
    monkeypatch.setattr(orders, "issue", issue)
    seen_to_fail(conserved)


def test_money_without_an_event_is_noticed(monkeypatch: Patch) -> None:
    def receive(s: LaFamigliaState, seat: int, n: int) -> None:
        s.money[seat] += n

    monkeypatch.setattr(actions, "receive", receive)
    seen_to_fail(conserved)


def test_an_event_without_money_is_noticed(monkeypatch: Patch) -> None:
    def pay(s: LaFamigliaState, seat: int, to: int, n: int) -> None:
        if n:
            s.emit(events.PAID, [seat, to, n])

    monkeypatch.setattr(spaces, "pay", pay)
    seen_to_fail(conserved)


# ---- copies and JSON


@pytest.mark.parametrize("shared", ["soldati", "money", "top", "where", "committed", "opened"])
def test_a_shared_list_is_noticed(monkeypatch: Patch, shared: str) -> None:
    def copy_pieces(self: LaFamigliaState, other: State) -> None:
        whole(self, other)
        setattr(other, shared, getattr(self, shared))

    whole = LaFamigliaState.copy_pieces
    monkeypatch.setattr(LaFamigliaState, "copy_pieces", copy_pieces)
    seen_to_fail(copies)


def test_a_shared_stack_is_noticed(monkeypatch: Patch) -> None:
    def copy(self: State, rng: Random | None = None) -> State:
        other = whole(self, rng)
        other.stack = self.stack[:]
        return other

    whole = State.copy
    monkeypatch.setattr(State, "copy", copy)
    seen_to_fail(copies)


@pytest.mark.parametrize("lost", ["clock", "revealed"])
def test_a_number_that_json_loses_is_noticed(monkeypatch: Patch, lost: str) -> None:
    def pieces_from_json(self: LaFamigliaState, data: dict[str, Any]) -> None:
        whole(self, {**data, lost: 0})

    whole = LaFamigliaState.pieces_from_json
    monkeypatch.setattr(LaFamigliaState, "pieces_from_json", pieces_from_json)
    seen_to_fail(survives_json)


def test_chance_that_json_loses_is_noticed(monkeypatch: Patch) -> None:
    def load(self: core_game.Game, data: dict[str, Any]) -> State:
        return whole(self, {**data, "chance": {**data["chance"], "drawn": 0}})

    whole = core_game.Game.load
    monkeypatch.setattr(core_game.Game, "load", load)
    seen_to_fail(survives_json)


# ---- moves


def test_a_text_that_reads_otherwise_is_noticed(monkeypatch: Patch) -> None:
    def text(self: MoveTable, move: int) -> str:
        return whole(self, (move + 1) % self.count)

    whole = MoveTable.text
    monkeypatch.setattr(MoveTable, "text", text)
    seen_to_fail(notation)


def test_an_offered_move_that_is_refused_is_noticed(monkeypatch: Patch) -> None:
    def legal(self: State, seat: int) -> list[int]:
        found = whole(self, seat)
        return found if DONE in found else [*found, DONE]

    whole = State.legal
    monkeypatch.setattr(State, "legal", legal)
    seen_to_fail(moves)


def test_a_legal_move_that_is_not_offered_is_noticed(monkeypatch: Patch) -> None:
    def legal(self: State, seat: int) -> list[int]:
        found = whole(self, seat)
        return found[:-1] if len(found) > 2 else found

    whole = State.legal
    monkeypatch.setattr(State, "legal", legal)
    seen_to_fail(moves)


def test_moves_in_a_changing_order_are_noticed(monkeypatch: Patch) -> None:
    def legal(self: State, seat: int) -> list[int]:
        found = whole(self, seat)
        rng.shuffle(found)
        return found

    rng = Random(1)
    whole = State.legal
    monkeypatch.setattr(State, "legal", legal)
    seen_to_fail(moves)


def test_a_rule_that_does_not_exist_is_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAME, "reasons", [("LF-99.9", message) for _, message in GAME.reasons])
    seen_to_fail(moves)


def test_a_refusal_that_changes_the_state_is_noticed(monkeypatch: Patch) -> None:
    def play(self: State, seat: int, move: int) -> list[Event]:
        self.shown[0] += 1
        return whole(self, seat, move)

    whole = State.play
    monkeypatch.setattr(State, "play", play)
    seen_to_fail(moves)


def test_a_side_move_that_is_also_a_move_is_noticed(monkeypatch: Patch) -> None:
    def side_moves(self: State, seat: int) -> list[int]:
        return whole(self, seat) + self.moves(seat)[:1]

    whole = State.side_moves
    monkeypatch.setattr(State, "side_moves", side_moves)
    seen_to_fail(moves)


def test_a_first_commitment_that_counts_otherwise_is_noticed(monkeypatch: Patch) -> None:
    def play(self: conflict_cards.CommitCard, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.clock = seat
        whole(self, s, f, seat, move)

    whole = conflict_cards.CommitCard.play
    monkeypatch.setattr(conflict_cards.CommitCard, "play", play)
    seen_to_fail(any_order)


def test_a_sale_between_commitment_and_reveal_is_noticed(monkeypatch: Patch) -> None:
    def check(s: LaFamigliaState, seat: int, move: int) -> int:
        kept, s.committed = s.committed, [-1] * 4
        reason = whole(s, seat, move)
        s.committed = kept
        return reason

    whole = anytime.check
    monkeypatch.setattr(anytime, "check", check)
    seen_to_fail(any_order)


def test_a_game_without_end_is_noticed(monkeypatch: Patch) -> None:
    def next_round(s: LaFamigliaState) -> None:
        whole(s)
        s.round -= 1

    whole = rounds.next_round
    monkeypatch.setattr(management, "next_round", next_round)
    monkeypatch.setattr(any_game, "MOST_MOVES", 1500)
    seen_to_fail(ends)


# ---- views and imagined worlds


def test_a_view_that_is_no_json_is_noticed(monkeypatch: Patch) -> None:
    def boats(s: LaFamigliaState, sea: int) -> dict[Any, int]:
        return {seat: s.boats[sea * 4 + seat] for seat in range(4)}

    monkeypatch.setattr(view, "boats", boats)
    seen_to_fail(views)


def test_a_view_that_tells_the_number_of_draws_is_noticed(monkeypatch: Patch) -> None:
    def table(s: LaFamigliaState) -> dict[str, Any]:
        return {**view.position(s, False), "drawn": s.chance.drawn}

    monkeypatch.setattr(view, "table", table)
    seen_to_fail(views)


@pytest.mark.parametrize("check", [imagined, shuffled, paired])
def test_a_view_that_shows_face_down_orders_is_noticed(monkeypatch: Patch, check: Check) -> None:
    def table(s: LaFamigliaState) -> dict[str, Any]:
        return view.position(s, True)

    monkeypatch.setattr(view, "table", table)
    seen_to_fail(check)


@pytest.mark.parametrize("check", [imagined, shuffled])
def test_a_view_that_shows_the_enemies_headquarters_is_noticed(monkeypatch: Patch, check: Check) -> None:
    def own(s: LaFamigliaState, seats: list[int]) -> dict[str, Any]:
        return whole(s, [0, 1, 2, 3])

    whole = view.own
    monkeypatch.setattr(view, "own", own)
    seen_to_fail(check)


def test_a_view_that_shows_a_committed_card_is_noticed(monkeypatch: Patch) -> None:
    def chosen(s: LaFamigliaState, viewer: int) -> dict[str, Any]:
        return {str(seat): choice for seat, choice in enumerate(s.committed) if choice >= 0}

    monkeypatch.setattr(view, "chosen", chosen)
    seen_to_fail(paired)


def test_a_counter_that_depends_on_a_secret_is_noticed(monkeypatch: Patch) -> None:
    def emit_secret(self: State, kind: int, parts: list[int], secret: list[int], eyes: int) -> None:
        whole(self, kind, parts, secret, eyes)
        self.shown = [n + secret[0] % 2 for n in self.shown]

    whole = State.emit_secret
    monkeypatch.setattr(State, "emit_secret", emit_secret)
    seen_to_fail(paired)


def test_an_event_that_shows_an_order_to_enemies_is_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(orders, "team_mask", lambda seat: 15)
    seen_to_fail(paired)


@pytest.mark.parametrize("check", [imagined, shuffled, paired])
def test_a_refusal_that_depends_on_a_secret_is_noticed(monkeypatch: Patch, check: Check) -> None:
    def anytime_check(s: LaFamigliaState, seat: int, move: int) -> int:
        held = sum(hq_orders(s, (seat + 1) % 4))
        return refusals.GIFT_TOO_DEAR if held % 2 else whole(s, seat, move)

    whole = anytime.check
    monkeypatch.setattr(anytime, "check", anytime_check)
    seen_to_fail(check)


def test_worlds_that_are_all_the_same_are_noticed(monkeypatch: Patch) -> None:
    def draw(self: core_game.WorldSampler, rng: Random) -> State:
        return self.state.copy(rng)

    monkeypatch.setattr(core_game.WorldSampler, "__call__", draw)
    seen_to_fail(imagined)


def test_worlds_that_lack_pieces_are_noticed(monkeypatch: Patch) -> None:
    def derive(s: LaFamigliaState) -> None:
        whole(s)
        s.token_supply[0] = 0

    whole = from_names.derive
    monkeypatch.setattr(from_names, "derive", derive)
    seen_to_fail(imagined)


# ---- deals

GAINED_LATER: list[deals.Op] = [("lay", 0), ("gain", 0), ("gain", 0)]
CAME_BACK: list[deals.Op] = [*[("sell", 0)] * 4, ("lay", 0), ("gain", 1), ("gain", 1), ("lay", 0), ("back", 0)]


def test_the_histories_of_the_next_tests_are_dealt_rightly() -> None:
    for history in (GAINED_LATER, CAME_BACK):
        deals.check_deals(history, Random(1), 100)


def test_an_order_dealt_before_it_was_gained_is_noticed(monkeypatch: Patch) -> None:
    def deal(s: LaFamigliaState, seat: int, places: list[int], rng: Random) -> None:
        kept, s.gained = s.gained, [0] * len(s.gained)
        whole(s, seat, places, rng)
        s.gained = kept

    whole = hidden.deal
    monkeypatch.setattr(hidden, "deal", deal)
    with pytest.raises(AssertionError):
        deals.check_deals(GAINED_LATER, Random(1), 100)


def test_forgotten_tokens_that_came_back_are_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(hidden, "consistent", lambda s, seat, places, drawn: True)
    with pytest.raises(AssertionError):
        deals.check_deals(CAME_BACK, Random(1), 100)


def test_a_deal_that_never_comes_up_is_noticed(monkeypatch: Patch) -> None:
    def deal(s: LaFamigliaState, seat: int, places: list[int], rng: Random) -> None:
        whole(s, seat, places, rng)
        while s.tokens[places[0]] == min(hidden.secret_orders(s, seat)):
            whole(s, seat, places, rng)

    whole = hidden.deal
    monkeypatch.setattr(hidden, "deal", deal)
    with pytest.raises(AssertionError):
        deals.check_deals([("lay", 0)], Random(1), 100)


def test_deals_that_are_not_equally_likely_are_noticed(monkeypatch: Patch) -> None:
    def deal(s: LaFamigliaState, seat: int, places: list[int], rng: Random) -> None:
        whole(s, seat, places, rng)
        if s.tokens[places[0]] == min(hidden.secret_orders(s, seat)):
            whole(s, seat, places, rng)

    whole = hidden.deal
    monkeypatch.setattr(hidden, "deal", deal)
    with pytest.raises(AssertionError):
        deals.check_uniform([("lay", 0)], Random(1), 6000)
