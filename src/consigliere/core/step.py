"""A step: the small sub-phase on top of the stack that knows who chooses, what, why not, and what it does.

A step has no data of its own. What it needs to know stands in its frame on the state's stack: a list of ints that
begins with the step's code and the seat that chooses.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from consigliere.core.refusal import NOT_AN_ANSWER

if TYPE_CHECKING:
    from consigliere.core.state import State

S = TypeVar("S", bound="State")

# the first two slots of every frame; a step names its further ones beside its class
CODE: Final = 0  # which step it is
SEAT: Final = 1  # the seat that chooses, or NO_SEAT

NO_SEAT: Final = -1  # in place of a seat where no player is meant


class Step(Generic[S]):
    """One kind of question. `candidates` may list too much; `check` is the one test behind everything."""

    __slots__ = ("money_matters", "name", "rule", "simultaneous")

    def __init__(self, name: str, rule: str, money_matters: bool = False, simultaneous: bool = False) -> None:
        self.name = name  # the question's message id
        self.rule = rule  # the rule that opens the question
        self.money_matters = money_matters  # an anytime option can change what is possible here
        self.simultaneous = simultaneous  # several seats answer at once, in secret

    def rule_of(self, f: list[int]) -> str:
        """Return the rule of the open question, also of refusals whose reason has no rule."""
        return self.rule

    def advance(self, s: S, f: list[int]) -> bool:
        """Called when the frame is on top: True if a choice is open, False if the step went on by itself."""
        return True

    def actors(self, s: S, f: list[int]) -> list[int]:
        """The seats that owe a choice."""
        return [f[SEAT]]

    def keep_open(self, s: S, f: list[int], seat: int) -> bool:
        """Whether a single legal move is not forced: an anytime option could still change what the seat may choose."""
        return self.money_matters and s.game.may_help(s, seat)

    def committed(self, s: S, f: list[int]) -> list[int]:
        """The seats that have made their choice in a simultaneous step that is still open."""
        return []

    def candidates(self, s: S, f: list[int], seat: int) -> list[int]:
        """Moves worth checking: all legal ones, perhaps more."""
        raise NotImplementedError

    def check(self, s: S, f: list[int], seat: int, move: int) -> int:
        """0, or the reason why the move is not possible."""
        return NOT_AN_ANSWER

    def legal(self, s: S, f: list[int], seat: int) -> list[int]:
        """The candidates that pass `check`. A step has its own only to count once what `check` counts for each move."""
        return [move for move in self.candidates(s, f, seat) if self.check(s, f, seat, move) == 0]

    def canonical(self, s: S, f: list[int], seat: int, move: int) -> bool:
        """Whether a searcher tries this legal move: of picks that only differ in their order, one order."""
        return True

    def play(self, s: S, f: list[int], seat: int, move: int) -> None:
        """What a legal move does."""
        raise NotImplementedError

    def question_args(self, s: S, f: list[int]) -> dict[str, Any]:
        """The arguments of the question, as everybody may see them."""
        return {}
