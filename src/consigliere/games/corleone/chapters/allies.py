"""CE-5.27, RU-13: the parts of an ally, in any order and each optional but for gains (CE-5.35)."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import CODE, SEAT, Step
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import notation, refusals
from consigliere.games.corleone.chapters.abilities import gain, is_gain, usable
from consigliere.games.corleone.chapters.parts import YesOrNo, part_frames, start_part
from consigliere.games.corleone.chapters.picking import PickOrDone
from consigliere.games.corleone.frames import ALLY_PARTS, CARD, CHIEF_PLACED, PARTS_LEFT
from consigliere.games.corleone.state import CorleoneState

NEEDS_CARDS = (op.TRADE, op.TRADE_GOOD, op.LAUNDER)
TO_HAND = (op.GAIN_MONEY, op.GAIN_GOOD, op.GAIN_GOOD_CHOICE)


def is_left(f: list[int], part: int) -> bool:
    """Whether a part is not resolved yet."""
    return bool(f[PARTS_LEFT] >> part & 1)


def effects_left(s: CorleoneState, f: list[int]) -> list[int]:
    """The effects of the parts that are not resolved yet, in listed order."""
    return [number for part, number in enumerate(s.c.ally_parts[f[CARD]]) if is_left(f, part)]


def resolve(s: CorleoneState, f: list[int], number: int) -> None:
    """The first part with this effect is over, or begun."""
    for part, other in enumerate(s.c.ally_parts[f[CARD]]):
        if other == number and is_left(f, part):
            f[PARTS_LEFT] &= ~(1 << part)
            return


def is_possible(s: CorleoneState, frame: list[int]) -> bool:
    """Whether the choice of a part is open, as far as everybody may know (RU-38)."""
    step = s.game.steps[frame[CODE]]
    if isinstance(step, YesOrNo):
        return step.possible(s, frame)
    assert isinstance(step, PickOrDone)
    return step.possible(s, frame)


class AllyParts(Step[CorleoneState]):
    """Any part that can be used now, begun by its own first choice, or stop."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        seat, left = f[SEAT], effects_left(s, f)
        if not left:
            s.pop()
        elif len(left) == 1 or all(is_gain(s.c.effects[number]) for number in left):
            resolve(s, f, left[0])
            start_part(s, seat, left[0], f[CHIEF_PLACED])
        elif any(self.can_come(s, f, number, left) for number in left):
            return True
        else:
            self.stop(s, f)
        return False

    def can_come(self, s: CorleoneState, f: list[int], number: int, left: list[int]) -> bool:
        """Whether a part that may be declined can be used, now or after a gain; else it drops out (RU-37)."""
        effect = s.c.effects[number]
        if is_gain(effect):
            return False
        if any(is_possible(s, frame) for frame in part_frames(s, f[SEAT], number, f[CHIEF_PLACED])):
            return True
        if effect.op not in NEEDS_CARDS:
            return False
        for other in left:
            source = s.c.effects[other]
            helps = source.op == op.GAIN_MONEY or (effect.op != op.LAUNDER and source.op in TO_HAND)
            if helps and usable(s, f[SEAT], source) == 0:
                return True
        return False

    def stop(self, s: CorleoneState, f: list[int]) -> None:
        """The gains still unresolved happen in listed order, the rest is lost."""
        for number in effects_left(s, f):
            if not is_gain(s.c.effects[number]):
                resolve(s, f, number)

    def first_choice(self, s: CorleoneState, f: list[int], number: int) -> list[list[int]]:
        """The frames of a part up to the one whose choice comes first; none if it needs a figure not placed (RU-13)."""
        frames = part_frames(s, f[SEAT], number, f[CHIEF_PLACED])
        while len(frames) > 1 and not is_possible(s, frames[-1]):
            frames.pop()
        return frames

    def keep_open(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        return bool(s.transfer_log)

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        answers: list[int] = []
        for number in effects_left(s, f):
            if is_gain(s.c.effects[number]):
                answers.append(notation.use(s.c.ability_of[number]))
                continue
            frames = self.first_choice(s, f, number)
            if frames:
                answers.extend(s.game.steps[frames[-1][CODE]].candidates(s, frames[-1], seat))
        moves = [move for move in dict.fromkeys(answers) if move != notation.DONE]
        moves.append(notation.DONE)
        return moves

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        verb = notation.VERB[move]
        reason = refusals.NOT_IN_SET if verb == notation.USE or verb == notation.LAUNDER else NOT_AN_ANSWER
        for number in effects_left(s, f):
            found = self.part_check(s, f, seat, number, move)
            if found == 0:
                return 0
            if found != NOT_AN_ANSWER and found != refusals.NOT_IN_SET:
                reason = found
        return reason

    def part_check(self, s: CorleoneState, f: list[int], seat: int, number: int, move: int) -> int:
        """0 if the move begins this part, or why not."""
        effect = s.c.effects[number]
        if is_gain(effect):
            return usable(s, seat, effect) if move == notation.use(s.c.ability_of[number]) else NOT_AN_ANSWER
        frames = self.first_choice(s, f, number)
        if not frames:
            verb = notation.SHOOT if effect.op == op.SHOOT else notation.MOVE
            return refusals.NO_CHIEF if notation.VERB[move] == verb else NOT_AN_ANSWER
        step = s.game.steps[frames[-1][CODE]]
        if isinstance(step, PickOrDone) and not step.more(s, frames[-1]):
            return NOT_AN_ANSWER
        return step.check(s, frames[-1], seat, move)

    def canonical(self, s: CorleoneState, f: list[int], seat: int, move: int) -> bool:
        """The order of parts matters; within a part as its step says."""
        for number in effects_left(s, f):
            if move != notation.DONE and self.part_check(s, f, seat, number, move) == 0:
                if is_gain(s.c.effects[number]):
                    return True
                frame = self.first_choice(s, f, number)[-1]
                return s.game.steps[frame[CODE]].canonical(s, frame, seat, move)
        return True

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            self.stop(s, f)
            return
        for number in effects_left(s, f):
            if self.part_check(s, f, seat, number, move) == 0:
                resolve(s, f, number)
                self.begin(s, f, seat, number, move)
                return

    def begin(self, s: CorleoneState, f: list[int], seat: int, number: int, move: int) -> None:
        """A part is begun by its first choice, and resolved completely before the next (CE-13.28)."""
        effect = s.c.effects[number]
        if is_gain(effect):
            gain(s, seat, effect)
            return
        frames = self.first_choice(s, f, number)
        for frame in frames:
            s.push(frame)
        s.game.steps[frames[-1][CODE]].play(s, frames[-1], seat, move)

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"ally": s.c.allies[f[CARD]]}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [(ALLY_PARTS, AllyParts("ally-parts", "CE-5.27"))]
