"""A table without a server: it plays, refuses, takes back and counts votes, and what it returns can be stored."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

import consigliere
from consigliere.server.protocol.errors import Illegal, Problem, Stale
from consigliere.server.protocol.messages import OVER, RUNNING
from consigliere.server.storage.replay import snapshot
from consigliere.server.storage.stored_line import StoredLine
from consigliere.server.tables import votes
from consigliere.server.tables.clocks import Clocks
from consigliere.server.tables.loading import replay
from consigliere.server.tables.seats import BOT, PERSON, Chair
from consigliere.server.tables.table_state import MAX_UNDOS, REMEMBERED_REFUSALS, TableState

ANNA, BRUNO = "anna", "bruno"
HOURS = {"kind": "turn", "hours": 1}


def new_table(*people: str | None, game: str = "signorie", clock: dict[str, Any] | None = None) -> TableState:
    """A table with these people (None: a bot), dealt at the time 0."""
    chairs = [Chair(n, PERSON, who, who) if who else Chair(n, BOT, "Bot", bot="random") for n, who in enumerate(people)]
    state = TableState(
        id="t", game=consigliere.game(game), seed=bytes(32), chairs=chairs, clocks=Clocks(clock, len(chairs)), host=ANNA
    )
    state.begin(0)
    return state


def first(state: TableState) -> tuple[int, int, str]:
    """A move that can be played: whose, which question, its notation."""
    position = state.match.state
    seat = position.actors[0]
    return seat, position.asked[seat], state.game.text(position.moves(seat)[0])


def play(state: TableState, key: str | None = None, time: int = 0) -> dict[str, Any]:
    """Plays a possible move; returns its row."""
    seat, ask, text = first(state)
    return state.play(seat, ask, text, key, time, by_bot=state.chairs[seat].kind == BOT)


def play_until_undo(state: TableState) -> int:
    """Plays until a seat may take back its move."""
    while True:
        seat = play(state)["seat"]
        if state.can_undo(seat).undo:
            return int(seat)


def impossible(state: TableState, seat: int) -> str:
    """A move that the rules refuse."""
    moves = state.match.state.moves(seat)
    return state.game.text(next(move for move in range(state.game.move_count) if move not in moves))


def test_a_table_needs_no_database_and_no_web_server() -> None:
    code = (
        "import sys, consigliere.server.tables.table_state\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('sqlalchemy', 'alembic', 'starlette', 'uvicorn')"
        " or name.startswith('consigliere.server.') and name.split('.')[2] in ('store', 'database', 'cluster')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# ---- moves


def test_a_move_is_played_and_returned_as_a_row() -> None:
    state = new_table(ANNA, BRUNO)
    seat, ask, text = first(state)
    row = state.play(seat, ask, text, "k", 7)
    assert {name: row[name] for name in ("table_id", "seq", "kind", "seat", "move", "key", "made")} == {
        "table_id": "t",
        "seq": 1,
        "kind": "move",
        "seat": seat,
        "move": text,
        "key": "k",
        "made": 7,
    }
    assert row["at"] == state.match.state.shown[seat] == state.history(seat).seen_count
    assert len(state.match.entries) == state.seq == 1


def test_the_same_key_gets_the_first_answer() -> None:
    state = new_table(ANNA, BRUNO)
    assert state.answered(0, "k") is None
    row = play(state, "k")
    for _ in range(5):
        play(state)
    assert state.answered(row["seat"], "k") == row["at"]
    assert state.answered(1 - row["seat"], "k") is None
    assert state.answered(row["seat"], None) is None


def test_a_refused_move_changes_nothing_and_its_key_gets_the_same_refusal() -> None:
    state = new_table(ANNA, BRUNO)
    seat, ask, text = first(state)
    before = state.match.state.to_json()
    with pytest.raises(Illegal) as refused:
        state.play(seat, ask, impossible(state, seat), "k", 0)
    assert refused.value.refusal.rule.startswith("SI-")
    assert (state.match.state.to_json(), state.seq) == (before, 0)
    state.play(seat, ask, text, None, 0)
    with pytest.raises(Illegal) as again:
        state.answered(seat, "k")
    assert again.value.refusal == refused.value.refusal
    with pytest.raises(Illegal):
        state.play(seat, None, "no such move", None, 0)


def test_only_the_last_refusals_are_remembered() -> None:
    state = new_table(ANNA, BRUNO)
    seat, ask, _ = first(state)
    for n in range(REMEMBERED_REFUSALS + 1):
        with pytest.raises(Illegal):
            state.play(seat, ask, "no such move", str(n), 0)
    assert state.answered(seat, "0") is None
    with pytest.raises(Illegal):
        state.answered(seat, "1")


def test_an_answer_to_an_earlier_question_is_stale_and_says_what_was_missed() -> None:
    state = new_table(ANNA, BRUNO)
    seat, ask, text = first(state)
    row = state.play(seat, ask, text, None, 0)
    while seat not in state.owing() or state.match.state.asked[seat] == ask:
        play(state)
    before = state.seq
    with pytest.raises(Stale) as stale:
        state.play(seat, ask, text, "late", 0)
    assert stale.value.missed
    shown = state.history(seat).seen_count - row["at"]
    assert len(stale.value.missed) >= shown
    assert state.seq == before
    with pytest.raises(Stale):
        state.answered(seat, "late")
    with pytest.raises(Stale):
        state.play(1 - state.owing()[0], ask, text, None, 0)


def test_a_view_is_built_once_and_again_after_a_move() -> None:
    state = new_table(ANNA, BRUNO)
    view = state.view(0)
    assert state.view(0) is view
    play(state)
    assert state.view(0) is not view
    assert state.view(0) == state.match.state.view(0)


def test_the_clock_of_a_turn_starts_and_stops_with_it() -> None:
    state = new_table(ANNA, BRUNO, clock=HOURS)
    seat = state.owing()[0]
    assert list(state.clocks.running) == [seat]
    while state.owing() == [seat]:
        row = play(state, time=1000)
    assert list(state.clocks.running) == state.owing()
    assert row["clocks"] == [3_600_000] * 2
    assert state.outline(5)["due"] == state.clocks.deadline() == 3_601_000


def test_a_game_comes_to_its_end() -> None:
    state = new_table(ANNA, BRUNO, clock=HOURS)
    rng = Random(1)
    while state.status == RUNNING:
        position = state.match.state
        seat = position.actors[0]
        state.play(seat, position.asked[seat], state.game.text(rng.choice(position.moves(seat))), None, 0)
    assert state.status == OVER
    assert state.ended
    assert not state.clocks.running
    assert state.result == state.outline(0)["result"] == state.match.result()
    with pytest.raises(Problem, match="not-running"):
        state.play(0, None, state.game.text(0), None, 0)


# ---- undo and practice


def test_a_move_is_taken_back_once_and_a_move_of_another_seat_is_not() -> None:
    state = new_table(ANNA, BRUNO)
    seat = play_until_undo(state)
    before = len(state.match.entries)
    row = state.undo(seat, None, "u", False, 0)
    assert (row["kind"], row["move"], len(state.match.entries)) == ("undo", str(before - 1), before - 1)
    assert state.answered(seat, "u") == row["at"]
    with pytest.raises(Problem, match="nothing-to-undo"):
        state.undo(1 - seat, None, None, False, 0)
    with pytest.raises(Problem, match="practice-only"):
        state.undo(seat, None, None, True, 0)


def test_a_question_is_not_answered_and_taken_back_for_ever() -> None:
    state = new_table(ANNA, BRUNO)
    seat = play_until_undo(state)
    for _ in range(MAX_UNDOS):
        state.undo(seat, None, None, False, 0)
        play(state)
    before = state.match.state.to_json()
    with pytest.raises(Problem, match="undo-limit"):
        state.undo(seat, None, None, False, 0)
    assert state.match.state.to_json() == before


def test_alone_against_bots_all_moves_back_to_ones_last_are_taken_back() -> None:
    state = new_table(ANNA, None)
    while not any(entry.seat == 0 for entry in state.match.entries) or state.match.entries[-1].seat == 0:
        play(state)
    last = max(n for n, entry in enumerate(state.match.entries) if entry.seat == 0)
    count = len(state.match.entries) - last
    assert state.can_undo(0).practice
    row = state.undo(0, None, None, True, 0)
    assert (row["kind"], row["move"], len(state.match.entries)) == ("back", str(count), last)
    assert state.match.practice


# ---- stand-ins


def test_a_person_does_not_play_while_a_bot_does() -> None:
    state = new_table(ANNA, BRUNO, clock=HOURS)
    seat, ask, text = first(state)
    state.stand_in(seat, "random", 10)
    assert (state.owing_people(), state.owing_bots()) == ([], [seat])
    with pytest.raises(Problem, match="bot-playing"):
        state.play(seat, ask, text, None, 10)
    state.play(seat, ask, text, None, 10, by_bot=True)
    state.stand_in(seat, None, 20)
    assert state.chairs[seat].bot is None


def test_bots_wait_while_all_people_are_away() -> None:
    state = new_table(ANNA, None)
    state.stand_in(0, "random", 0)
    assert state.owing_bots() == []
    state.stand_in(0, None, 0)
    while state.owing() != [1]:
        play(state)
    assert state.owing_bots() == [1]


def test_a_pause_stops_the_clocks_and_all_moves() -> None:
    state = new_table(ANNA, BRUNO, clock=HOURS)
    seat, ask, text = first(state)
    state.pause(1000)
    assert (state.owing(), state.outline(0)["due"], state.clocks.left[seat]) == ([], None, 3_599_000)
    with pytest.raises(Problem, match="not-running"):
        state.play(seat, ask, text, None, 2000)
    state.resume(5000)
    assert state.clocks.left_at(seat, 6000) == 3_598_000
    state.play(seat, ask, text, None, 6000)


# ---- votes and wishes


def test_all_people_must_agree_but_none_that_a_bot_plays_for() -> None:
    state = new_table(ANNA, BRUNO, ANNA, game="corleone")
    assert votes.count(state, 0, "pause", True) == {0, 2}  # all seats of one person
    assert votes.concerned(state, "pause", 0) == {0, 1, 2}
    assert votes.concerned(state, "resign", 0) == {0}
    state.stand_in(1, "random", 0)
    assert votes.concerned(state, "pause", 0) == {0, 2}
    state.votes = {"pause": [0, 2]}
    assert votes.count(state, 2, "pause", False) == set()


def test_partners_resign_together() -> None:
    state = new_table(ANNA, BRUNO, ANNA, BRUNO, game="la-famiglia")
    partner = state.team(0) - {0}
    assert votes.concerned(state, "resign", 0) == {0, *partner}
    assert votes.count(state, 0, "resign", True) <= state.team(0)
    assert votes.given_up(4, [1, 3])["payoff"] == [-1.0, 1.0, -1.0, 1.0]


def test_wishes_to_change_places_are_sent_by_the_seat_that_is_wanted() -> None:
    state = new_table(ANNA, BRUNO, "carla", game="corleone")
    state.votes = {"pause": [1]}
    state.swap_wishes = [(0, 2), (1, 2), (2, 0)]
    assert state.agreements() == {"pause": [1], "swap-2": [0, 1], "swap-0": [2]}
    assert state.stored_votes() == {"pause": [1], "swap": [(0, 2), (1, 2), (2, 0)]}
    assert state.drop_wishes({0})
    assert state.agreements() == {"pause": [1], "swap-2": [1]}
    assert not state.drop_wishes({0})
    assert state.votes == {"pause": [1]}


# ---- rows


@pytest.mark.parametrize(("game", "seats"), [("signorie", 2), ("corleone", 3), ("la-famiglia", 4)])
def test_the_rows_of_a_table_make_the_same_table_again(game: str, seats: int) -> None:
    """Moves, undos and practice, all without a database."""
    rng = Random(seats)
    state = new_table(*[ANNA] * seats, game=game)
    rows: list[dict[str, Any]] = [{**state.row("deal", -1, "", None, 0, {}, 0), "seq": 0}]
    rows[0]["chance"] = state.match.luck(state.match.opening.events) or None
    digests: dict[int, str] = {}
    for n in range(150):
        undoable = [seat for seat in range(seats) if state.can_undo(seat).undo]
        if undoable and rng.random() < 0.3:
            rows.append(state.undo(rng.choice(undoable), None, f"u{n}", False, n))
        elif state.match.entries and rng.random() < 0.05:
            rows.append(state.undo(state.match.entries[-1].seat, None, f"b{n}", True, n))
        elif not state.match.state.over:
            position = state.match.state
            seat = rng.choice(position.actors)
            text = state.game.text(rng.choice(position.moves(seat)))
            rows.append(state.play(seat, position.asked[seat], text, f"m{n}", n))
        if n % 10 == 0:
            digests[state.seq] = snapshot("t", state.seq, state.match)["digest"]
    line = StoredLine()
    line.add([(row["seq"], row["kind"], row["seat"], row["move"], row["key"], row["at"]) for row in rows])
    standing = {*line.deals, *line.moves}
    line.rows = [row for row in rows if row["seq"] in standing]
    again = new_table(*[ANNA] * seats, game=game)
    assert replay(again, line, {seq: digest for seq, digest in digests.items() if seq in standing}, bool) is None
    assert again.match.state.to_json() == state.match.state.to_json()
    for name in ("seq", "done", "turns"):
        assert getattr(again, name) == getattr(state, name)
    assert +again.taken_back == +state.taken_back
    assert [again.history(seat).seen_digest for seat in range(seats)] == [
        state.history(seat).seen_digest for seat in range(seats)
    ]
    assert again.match.practice == state.match.practice
    line.rows[-1] = {**line.rows[-1], "move": "no such move"}
    assert str(replay(new_table(*[ANNA] * seats, game=game), line, {}, bool)).startswith(f"row {line.rows[-1]['seq']}:")
