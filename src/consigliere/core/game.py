"""A game: rules and a component pack; immutable, shared by all its matches."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, Generic, cast

from typing_extensions import TypeVar

from consigliere.core.chance import Chance, Luck, chance_from_json, key_of
from consigliere.core.errors import Either, Mistake, Phrase
from consigliere.core.event import Event, EventTable
from consigliere.core.match import Match, passes_barrier
from consigliere.core.moves import MoveTable
from consigliere.core.pack import Pack
from consigliere.core.refusal import NO_SUCH_MOVE, Reasons, Refusal
from consigliere.core.result import Result
from consigliere.core.state import FORMAT, State
from consigliere.core.step import Step

POSITION_KEYS: Final = ["pack", "seats", "options", "chance", "over", "stack", "asked", "shown", "pieces"]
CHANCE_KEYS: Final = ["key", "drawn"]


class Option:
    """A yes/no variant of a match: its default, its message id and its rule.

    An option that comes `later`, when there are records and tables without it, is written down only where it differs
    from its default: so they still fit.
    """

    __slots__ = ("default", "later", "message", "name", "rule")

    def __init__(self, name: str, default: bool, rule: str, later: bool = False) -> None:
        self.name = name
        self.default = default
        self.later = later
        self.message = f"option-{name.replace('_', '-')}"
        self.rule = rule


S = TypeVar("S", bound=State, default=State)
Policy = Callable[[S, int, Random], int]  # the move a seat that owes a choice would play


class WorldSampler(Generic[S]):
    """A view, parsed once: call it with an rng for each world that could be the truth."""

    __slots__ = ("policy", "state", "viewer")

    def __init__(self, state: S, viewer: int | None, policy: "Policy[S] | None") -> None:
        self.state = state
        self.viewer = viewer
        self.policy = policy

    def __call__(self, rng: Random) -> S:
        """A complete state that could be the truth for the viewer, with a chance of its own."""
        world = self.state.copy(rng)
        world.shuffle_hidden(self.viewer, rng)
        if self.policy is not None:
            self.commit_by_policy(world, self.policy, rng)
        return world

    def commit_by_policy(self, world: S, policy: "Policy[S]", rng: Random) -> None:
        """What others have secretly committed is chosen anew; the step stays open, for somebody still owes a choice."""
        shown, asked = world.shown, world.asked
        world.shown, world.asked = shown[:], asked[:]
        for seat in world.game.uncommit(world, self.viewer):
            while seat in world.actors:
                world.apply(seat, policy(world, seat, rng))
        world.shown, world.asked = shown, asked


class Game(Generic[S]):
    """What the engine needs to know of a game; each game fills it in its own folder."""

    __slots__ = (
        "events",
        "last_rule",
        "move_count",
        "moves",
        "name",
        "null_event",
        "options",
        "pack",
        "pack_digest",
        "reasons",
        "rules",
        "seats",
        "steps",
    )

    name: str
    rules: str  # version of the rules code, pinned in records
    seats: tuple[int, ...]
    options: dict[str, Option]
    moves: MoveTable
    move_count: int
    events: EventTable
    reasons: list[tuple[str, str]]
    steps: list[Step[State]]
    last_rule: str  # the rule that ends the game
    null_event: Event  # stands for every event of a quiet move
    pack: Pack
    pack_digest: str

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.pack_digest = pack.digest

    def fill_tables(
        self,
        moves: MoveTable,
        events: EventTable,
        reasons: Reasons,
        steps: list[tuple[int, Step[S]]],
    ) -> None:
        """What the game numbers: its moves, kinds of events, reasons why not, and steps."""
        self.moves = moves
        self.move_count = moves.count
        self.events = events
        self.null_event = Event(events, 0, [])
        self.reasons = reasons.rows
        self.steps = numbered_steps(steps)

    # ---- what a game provides

    def fresh(self) -> S:
        """An empty state of the game."""
        raise NotImplementedError

    def begin(self, state: S) -> None:
        """The set-up up to the first choice: fills the pieces and the stack."""
        raise NotImplementedError

    def teams(self, seats: int) -> list[list[int]]:
        """The seats that win and lose together."""
        return [[seat] for seat in range(seats)]

    def place_pieces(self, state: S, position: dict[str, Any]) -> None:
        """Fills the state's pieces and stack from `table`, `own` and `step` of a view."""
        raise NotImplementedError

    def set_position(self, state: S, described: dict[str, Any]) -> None:
        """Fills a blank state from the [position] of a scenario, up to its moment."""
        raise NotImplementedError

    def position_of(self, state: S) -> dict[str, Any]:
        """The whole position with all secrets, in the words of scenarios."""
        raise NotImplementedError

    def seat_named(self, state: S, name: str) -> int:
        """A seat by what a scenario calls it, -1 if nobody is."""
        return -1

    def sets(self) -> tuple[str, ...]:
        """The lists of a position that have no order, as a scenario's vocabulary names them."""
        return ()

    def is_anytime(self, move: int) -> bool:
        """Whether the move's verb is an anytime option."""
        return False

    def anytime_candidates(self, state: S, seat: int) -> list[int]:
        """Anytime options of a seat worth checking."""
        return []

    def anytime_check(self, state: S, seat: int, move: int) -> int:
        """0, or why this is no anytime option of the seat now."""
        return NO_SUCH_MOVE

    def anytime_play(self, state: S, seat: int, move: int) -> None:
        """What an anytime option does."""
        raise NotImplementedError

    def may_help(self, state: S, seat: int) -> bool:
        """Whether an anytime option of anybody could help the seat now."""
        return bool(state.side_moves(seat))

    def outcome(self, state: S) -> Result:
        """The result of a game that is over."""
        raise NotImplementedError

    def table_of(self, state: S) -> dict[str, Any]:
        """Everything public, in the pack's names."""
        raise NotImplementedError

    def own_of(self, state: S, viewer: int) -> dict[str, Any]:
        """The secrets of a seat (and of its partner)."""
        raise NotImplementedError

    def unknown_of(self, state: S, viewer: int | None) -> list[dict[str, Any]]:
        """Groups of pieces the viewer cannot tell apart, with the places they are spread over."""
        raise NotImplementedError

    def chosen_of(self, state: S, viewer: int) -> dict[str, Any]:
        """Own (team's) secret choices of a simultaneous step that is still open."""
        return {}

    def shuffle_hidden(self, state: S, viewer: int | None, rng: Random) -> None:
        """Deals anew, in the state, what the viewer cannot tell apart."""
        raise NotImplementedError

    def uncommit(self, state: S, viewer: int | None) -> list[int]:
        """Takes back, in the state, what seats have committed that the viewer may not know; returns the seats."""
        return []

    def outlook(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """What can come of the open question, as a small table, found from any viewer's view alone; None if none."""
        return None

    def chance_names(self, label: str) -> list[str]:
        """The names of the results of a kind of chance, [] if they are plain numbers."""
        return []

    # ---- what everybody uses

    def start(self, seats: int | None = None, seed: int | bytes = 0, options: dict[str, bool] | None = None) -> S:
        """Set up a new game, up to the first choice."""
        state = self.blank(self.seats[0] if seats is None else seats, options or {})
        state.chance = Chance(key_of(seed))
        self.open(state)
        return state

    def open(self, state: S) -> None:
        """Sets up a blank state and goes to the first choice."""
        self.begin(state)
        state.settle([], -1)

    def blank(self, seats: int, options: dict[str, bool]) -> S:
        """A state with its header and nothing else."""
        if seats not in self.seats:
            raise Mistake("mistake-seats", game=self.name, counts=Either(self.seats), seats=seats)
        for name in options:
            if name not in self.options:
                raise Mistake("mistake-option", game=self.name, name=name, options=list(self.options))
        state = self.fresh()
        state.game = cast("Game[State]", self)
        state.seats = seats
        state.options = [int(options.get(name, option.default)) for name, option in self.options.items()]
        state.over = False
        state.stack = []
        state.events = []
        state.forced = []
        state.asked = [0] * seats
        state.shown = [0] * (seats + 1)
        state.legal_cache = []
        return state

    def options_to_json(self, options: list[int]) -> dict[str, bool]:
        """The options of a match by name; those that came later only if they differ from their default."""
        return {
            name: bool(value)
            for (name, option), value in zip(self.options.items(), options, strict=True)
            if not option.later or bool(value) != option.default
        }

    def load(self, data: dict[str, Any]) -> S:
        """The position of a `State.to_json`."""
        if data.get("format") != FORMAT or data.get("game") != self.name:
            raise Mistake("mistake-position-format", game=self.name, format=FORMAT)
        self.check_version(Phrase("mistake-of-position"), data.get("rules"))
        for key in [*POSITION_KEYS, *CHANCE_KEYS]:
            part = data["chance"] if key in CHANCE_KEYS else data
            if not isinstance(part, dict) or key not in part:
                raise Mistake("mistake-position-key", key=key)
        if data["pack"] != self.pack_digest:
            raise Mistake("mistake-position-pack", made=data["pack"][:12], here=self.pack_digest[:12])
        state = self.blank(data["seats"], data["options"])
        state.chance = chance_from_json(data["chance"])
        state.over = data["over"]
        state.stack = [list(f) for f in data["stack"]]
        state.asked = list(data["asked"])
        state.shown = list(data["shown"])
        try:
            state.pieces_from_json(data["pieces"])
        except KeyError as missing:
            raise Mistake("mistake-position-pieces", key=missing.args[0]) from missing
        return state

    def check_version(self, what: Phrase, rules: Any) -> None:
        """Raise a Mistake if a position or view has another rules version."""
        if rules != self.rules:
            raise Mistake("mistake-other-rules", what=what, rules=rules, here=self.rules)

    def worlds(self, view: dict[str, Any], policy: "Policy[S] | None" = None) -> WorldSampler[S]:
        """The worlds a viewer must reckon with, from its view alone.

        What others have secretly committed is drawn by the policy, without one among all their legal choices.
        """
        if view.get("game") != self.name or view.get("pack") != self.pack_digest:
            raise Mistake("mistake-view", game=self.name, pack=self.pack_digest[:12])
        self.check_version(Phrase("mistake-of-view"), view.get("rules"))
        state = self.blank(view["seats"], view["options"])
        state.over = view["over"]
        state.chance = Chance(b"")
        step = view["step"]
        state.stack = [] if step is None else [list(f) for f in step["stack"]]
        viewer: int | None = view["viewer"]
        state.shown[state.seats if viewer is None else viewer] = view["at"]
        if viewer is not None and view["ask"] is not None:
            state.asked[viewer] = view["ask"]
        self.place_pieces(state, view)
        return WorldSampler(state, viewer, policy)

    def imagine(self, view: dict[str, Any], rng: Random) -> S:
        """A complete state that could be the truth for this viewer."""
        return self.worlds(view)(rng)

    def match(self, seats: int | None = None, seed: int | bytes = 0, options: dict[str, bool] | None = None) -> Match:
        """Begin a new match."""
        return Match(cast("Game[State]", self), self.start(seats, seed, options))

    def preview(self, view: dict[str, Any], move: int) -> dict[str, Any]:
        """What the viewer would see of its move up to the barrier, and whether it passes one (on an imagined world)."""
        seat: int = view["viewer"]
        world = self.imagine(view, Random(0))
        world.play(seat, move)
        return self.preview_of(world, seat)

    def preview_of(self, world: State, seat: int) -> dict[str, Any]:
        """The same, of a move the seat has just played in an imagined world."""
        final = passes_barrier(world, seat)
        shown = []
        for event in world.events:
            if event.luck is not None or event.reveals():
                break
            shown.append(event.seen(seat))
        return {"events": shown, "final": final}

    def text(self, move: int) -> str:
        """The notation of a move."""
        return self.moves.text(move)

    def parse(self, text: str) -> int:
        """The move of a notation."""
        return self.moves.parse(text)

    def slots(self, move: int) -> dict[str, Any]:
        """The verb and the parts of a move by name."""
        return self.moves.slots(move)

    def elements(self, move: int) -> list[str]:
        """The things on the table a move speaks of: 'area:marsala', 'few:3'."""
        return self.moves.elements(move)

    def why_not(self, state: S, seat: int, element: str) -> Refusal | None:
        """Why a seat cannot choose a thing now; None if it can, or if nobody asks for it."""
        legal = state.moves(seat)
        verbs = {self.moves.verb(move).name for move in legal}
        first: Refusal | None = None
        for move in self.moves.speaking_of(verbs, element):
            refusal = state.refusal(seat, move)
            if refusal is None:
                return None
            first = first or refusal
        return first

    def prepared_luck(self, results: list[dict[str, Any]]) -> list[Luck]:
        """Results of chance as a person writes them: {label = value or list}, names or numbers."""
        prepared = []
        for entry in results:
            for label, value in entry.items():
                names = self.chance_names(label)
                values = value if isinstance(value, list) else [value]
                if any(not isinstance(v, int | str) for v in values):
                    raise Mistake("mistake-chance-kind", label=label, value=repr(value))
                unknown = [v for v in values if isinstance(v, str) and v not in names]
                if unknown:
                    raise Mistake("mistake-chance-result", unknown=unknown[0], label=label, names=list(names))
                prepared.append(
                    Luck(label, [names.index(str(v)) if str(v) in names else int(v) for v in values], names)
                )
        return prepared


def numbered_steps(found: list[tuple[int, Step[S]]]) -> list[Step[State]]:
    """All steps of a game, each at the index of its code."""
    found.sort(key=code_of)
    for place, (code, step) in enumerate(found):
        if code != place:
            raise AssertionError(f"the step '{step.name}' has the code {code}, but is number {place}")
    return [cast("Step[State]", step) for _, step in found]


def code_of(numbered: tuple[int, Step[S]]) -> int:
    """The code in front of a step."""
    return numbered[0]
