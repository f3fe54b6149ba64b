# not compiled: it compares trees of plain data.
"""Plays a scenario and says what differs from what it says.

What the engine would play by itself is held back until it is needed, so that a scenario may name such a move or leave
it out, ask what is legal or refused at that question, and stop before it.
"""

from collections.abc import Callable, Iterator
from typing import Any

from consigliere.core.chance import Chance, key_of
from consigliere.core.errors import ENGLISH, Mistake, Phrase
from consigliere.core.event import Event
from consigliere.core.game import Game
from consigliere.core.refusal import CORE_MESSAGES, Refusal
from consigliere.core.scenario import Scenario
from consigliere.core.state import State
from consigliere.core.step import CODE

NOTHING: tuple[Any, ...] = (None, 0, "", [], {}, False)
NOT_CHECKED = set(CORE_MESSAGES.values())  # a refusal of these says nothing of the rule a scenario is about
SPECTATOR = "spectator"


def run(scenario: Scenario, load: Callable[[Scenario], Game], lang: str = ENGLISH) -> list[str]:
    """Plays the scenario; returns in sentences what differs from what it says, [] if nothing does."""
    try:
        return [difference.say(lang) for difference in Run(scenario, load(scenario)).differences()]
    except Mistake as mistake:
        if str(mistake).startswith(scenario.source):
            raise
        raise Mistake("mistake-where", where=scenario.source, problem=mistake) from mistake


class Run:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, game: Game[Any]) -> None:
        self.scenario = scenario
        self.game: Game = game
        self.state: State = game.blank(game.seats[0] if scenario.seats is None else scenario.seats, scenario.options)
        self.state.chance = Chance(key_of(0))
        self.state.chance.script = game.prepared_luck(scenario.chance)
        game.set_position(self.state, scenario.position)
        self.sets = [word.split(".") for word in game.sets()]
        self.before = self.position()
        self.happened: list[Event] = []  # since the last move that the scenario names
        self.passed: list[State] = []  # the questions the engine has answered by itself since then
        self.by_itself: list[tuple[int, int]] = []  # and its answers: seat, move
        self.stopped = False  # nothing is played any more
        self.advance(self.stops_after(-1))
        if not self.stops_after(-1):
            self.play_forced()

    def position(self) -> dict[str, Any]:
        """The whole position, in the words of scenarios."""
        return self.game.position_of(self.state)

    def differences(self) -> list[Phrase]:
        """What differs; a refused move ends the run."""
        differences: list[Phrase] = []
        for i, entry in enumerate(self.scenario.play):
            where = f"play[{i + 1}]"
            try:
                problems, goes_on = self.step(entry, self.stops_after(i))
            except Mistake as mistake:
                raise Mistake("mistake-where", where=f"{self.scenario.source}: {where}", problem=mistake) from mistake
            differences += [Phrase("mistake-where", where=where, problem=problem) for problem in problems]
            if not goes_on:
                break
        return differences

    def stops_after(self, i: int) -> bool:
        """Whether nothing is played after the i-th entry; a stop at the end keeps the engine itself from it too."""
        play = self.scenario.play
        return bool(play) and "stop" in play[-1] and not any("move" in entry for entry in play[i + 1 :])

    def step(self, entry: dict[str, Any], stops: bool = False) -> tuple[list[Phrase], bool]:
        """One entry of [[play]]: its problems, and whether the run can go on."""
        differences: list[Phrase] = []
        seat = self.seat(entry["seat"]) if "seat" in entry else -1
        if "refuse" in entry:
            differences += self.refused(seat, entry["refuse"])
        if "legal" in entry:
            differences += self.legal(seat, entry["legal"])
        if "move" in entry:
            problem = self.move(seat, entry["move"], stops)
            if problem is not None:
                return [*differences, problem], False
        if entry.keys() & {"events", "expect", "sees"} and not stops:
            self.play_forced()
        if "events" in entry:
            differences += self.events(entry["events"])
        if "expect" in entry:
            now = self.position()
            differences += compare(entry["expect"], now, self.before, "", self.sets)
            self.before = now
        if "sees" in entry:
            differences += self.sees(entry["sees"])
        return differences, True

    def seat(self, name: int | str) -> int:
        """A seat by number or by what the game calls it."""
        seat = name if isinstance(name, int) else self.game.seat_named(self.state, name)
        if not 0 <= seat < self.state.seats:
            raise Mistake("mistake-scenario-seat", name=name)
        return seat

    # ---- playing, with what is forced held back

    def advance(self, stops: bool) -> None:
        """Goes on to the next question, forced or not; before a stop also to where luck is needed that is not given."""
        state = self.state
        state.legal_cache_seat = -1
        self.stopped = stops
        while not state.over:
            before = state.copy() if stops else None
            count = len(state.events)
            frame = state.stack[-1]
            try:
                if self.game.steps[frame[CODE]].advance(state, frame):
                    break
            except Mistake:
                if before is None or before.chance.script:
                    raise
                self.happened += state.events[:count]
                self.state = before
                break
        if self.state is state:
            self.happened += state.events
        self.state.events = self.happened
        for seat in self.state.actors:
            self.state.asked[seat] += 1

    def forced(self) -> tuple[int, int] | None:
        """The seat and the move that the engine would now play by itself, or None."""
        state = self.state
        actors = state.actors
        if len(actors) != 1 or self.game.steps[state.stack[-1][CODE]].simultaneous:
            return None
        moves = state.moves(actors[0])
        return (actors[0], moves[0]) if state.is_forced(state.stack[-1], actors[0], moves) else None

    def enact(self, seat: int, move: int, stops: bool) -> None:
        """Plays a move that is legal, up to the next question."""
        state = self.state
        state.events = []
        if self.game.is_anytime(move) and not state.answers(seat, move):
            self.game.anytime_play(state, seat, move)
        else:
            frame = state.stack[-1]
            self.game.steps[frame[CODE]].play(state, frame, seat, move)
        self.advance(stops)

    def play_forced(self) -> None:
        """Plays what the engine plays by itself."""
        while (forced := self.forced()) is not None:
            self.passed.append(self.state.copy())
            self.by_itself.append(forced)
            self.enact(*forced, False)

    def move(self, seat: int, text: str, stops: bool) -> Phrase | None:
        """Plays a move; None or why it cannot be played. What the engine has just played by itself counts."""
        move = self.game.parse(text)
        if self.forced() not in (None, (seat, move)):
            self.play_forced()
        refusal = self.state.refusal(seat, move)
        if refusal is not None and (seat, move) in self.by_itself:
            del self.by_itself[: self.by_itself.index((seat, move)) + 1]
            return None
        if refusal is not None:
            legal = [self.game.text(m) for m in self.state.moves(seat)] or Phrase("differs-nothing")
            question = self.state.question()
            asked = Phrase("differs-over")
            if question is not None:
                asked = Phrase("differs-asked", question=question["message"], seats=str(self.state.actors))
            by = f"{refusal.rule} ({refusal.message})"
            return Phrase("differs-refused", move=text, seat=seat, by=by, asked=asked, legal=legal)
        self.happened, self.passed, self.by_itself = [], [], []
        self.enact(seat, move, stops)
        return None

    def questions(self) -> Iterator[State]:
        """The questions since the last move that was named: those the engine answers by itself, and the open one."""
        yield from self.passed
        yield self.state
        if self.stopped:
            return
        ahead = self.ahead()
        while (forced := ahead.forced()) is not None:
            ahead.enact(*forced, False)
            yield ahead.state

    def ahead(self) -> "Run":
        """The same run on a copy of its position."""
        other: Run = object.__new__(Run)
        other.game = self.game
        other.state = self.state.copy()
        other.happened, other.passed, other.by_itself = [], [], []
        return other

    # ---- what must come of it

    def refused(self, seat: int, wanted: dict[str, str]) -> list[Phrase]:
        """A move is refused by the rule or with the message that is named, where it could be an answer."""
        text, rule, why = wanted["move"], wanted.get("rule"), wanted.get("why", "")
        move = self.game.parse(text)
        why = why if why.startswith("why-") or not why else f"why-{why}"
        refusals = [state.refusal(seat, move) for state in self.questions()]
        answers: list[Refusal | None] = [one for one in refusals if one is None or one.message not in NOT_CHECKED]
        should = rule or why or Phrase("differs-a-rule")
        if why in NOT_CHECKED:
            meant = [one for one in refusals if one is not None and one.message == why]
            answers = [*[one for one in meant if one.rule == rule], *meant, *refusals]
        elif not answers:
            message = next(refusal.message for refusal in refusals if refusal is not None)
            return [Phrase("differs-only-because", move=text, why=message)]
        first = answers[0]
        if first is None:
            return [Phrase("differs-allowed", move=text, rule=should)]
        if (rule is not None and first.rule != rule) or (why and first.message != why):
            return [Phrase("differs-forbidden", move=text, rule=should, other=first.rule, why=first.message)]
        return []

    def legal(self, seat: int, wanted: list[str]) -> list[Phrase]:
        """Exactly these moves answer one of the questions, side moves apart."""
        expected = {self.game.text(self.game.parse(text)) for text in wanted}
        answers = [{self.game.text(move) for move in state.moves(seat)} for state in self.questions()]
        if expected in answers:
            return []
        legal = next((moves for moves in reversed(answers) if moves), set())
        missing = [Phrase("differs-legal", move=text) for text in sorted(expected - legal)]
        return missing + [Phrase("differs-not-legal", move=text) for text in sorted(legal - expected)]

    def events(self, wanted: list[dict[str, Any]]) -> list[Phrase]:
        """The wanted events in this order, others may lie between."""
        rest = list(self.happened)
        for event in wanted:
            while rest and not any(agrees(event, rest[0].seen(viewer)) for viewer in range(self.state.seats)):
                rest.pop(0)
            if not rest:
                happened = [str(event.seen(None)) for event in self.happened]
                return [Phrase("differs-event", event=str(event), happened=happened)]
            rest.pop(0)
        return []

    def sees(self, wanted: dict[str, Any]) -> list[Phrase]:
        """What a viewer knows, by the keys of its view or of its table, and what it must not know."""
        viewer = None if wanted["viewer"] == SPECTATOR else self.seat(wanted["viewer"])
        view = self.state.view(viewer)
        known = {**view["own"], **view["table"], **view}
        differences = []
        for key, value in wanted.get("knows", {}).items():
            if key not in known:
                raise Mistake("mistake-scenario-sees", key=key, known=list(known))
            differences += [
                Phrase("differs-view", viewer=str(wanted["viewer"]), problem=problem)
                for problem in compare(value, known[key], None, key, self.sets)
            ]
        for path in wanted.get("not", []):
            value = at_path(known, path)
            if value not in NOTHING:
                problem = Phrase("differs-known", path=path, value=repr(value))
                differences.append(Phrase("differs-view", viewer=str(wanted["viewer"]), problem=problem))
        return differences


def at_path(tree: Any, path: str) -> Any:
    """What stands at a path such as own.red.orders, None if nothing does."""
    for key in path.split("."):
        tree = tree.get(key) if isinstance(tree, dict) else None
    return tree


def agrees(wanted: dict[str, Any], seen: dict[str, Any] | None) -> bool:
    return seen is not None and all(key in seen and seen[key] == value for key, value in wanted.items())


def compare(wanted: Any, now: Any, before: Any, path: str, sets: list[list[str]]) -> list[Phrase]:
    """What differs between the wanted parts and the position; '+n' and '-n' mean a change."""
    if isinstance(wanted, dict):
        if not isinstance(now, dict):
            return (
                []
                if now is None and all(same(value, None) for value in wanted.values())
                else [differs(path, wanted, now)]
            )
        differences = []
        for key, value in wanted.items():
            old = before.get(key) if isinstance(before, dict) else None
            if key not in now and not (path.count(".") or isinstance(value, dict)):
                raise Mistake("mistake-scenario-expect", key=key, known=list(now))
            differences += compare(value, now.get(key), old, f"{path}.{key}" if path else key, sets)
        return differences
    if isinstance(wanted, str) and wanted[:1] in "+-" and wanted[1:].isdigit():
        change = (now or 0) - (before or 0)
        by = f"{change:+d}"
        other = Phrase("differs-change", path=path, wanted=wanted, by=by, now=str(now))
        return [] if change == int(wanted) else [other]
    if isinstance(wanted, list) and isinstance(now, list) and is_set(path, sets):
        return [] if sorted(wanted, key=str) == sorted(now, key=str) else [differs(path, wanted, now)]
    return [] if same(wanted, now) else [differs(path, wanted, now)]


def is_set(path: str, sets: list[list[str]]) -> bool:
    """Whether the list at a path has no order; in the words of `sets` capitals stand for any name."""
    names = path.split(".")
    return any(len(word) == len(names) and all(a.isupper() or a == b for a, b in zip(word, names)) for word in sets)


def same(wanted: Any, now: Any) -> bool:
    """Equal, or both nothing (an absent piece, no side, an empty list)."""
    return bool(wanted == now) or (wanted in NOTHING and now in NOTHING)


def differs(path: str, wanted: Any, now: Any) -> Phrase:
    return Phrase("differs-value", path=path, wanted=repr(wanted), now=repr(now))
