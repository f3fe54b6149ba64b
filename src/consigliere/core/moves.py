"""The move table of a game: verbs and their slots, packed densely into ints, and their text both ways."""

from typing import Any

from consigliere.core.errors import Mistake


class Verb:
    """One verb: its name, its slots (name and kind), and where its ints begin."""

    __slots__ = ("base", "name", "size", "slots")

    def __init__(self, name: str, slots: list[tuple[str, str]], base: int, size: int) -> None:
        self.name = name
        self.slots = slots
        self.base = base
        self.size = size


class MoveTable:
    """All moves of a game, 0 <= move < count."""

    __slots__ = ("count", "index", "kinds", "of_move", "verbs")

    def __init__(self, verbs: list[tuple[str, str]], kinds: dict[str, list[str]]) -> None:
        """`verbs` pairs a name with its slots, e.g. ("fetch", "area n:upto50"); `kinds` lists the values of a kind."""
        self.kinds = kinds
        self.verbs: list[Verb] = []
        self.of_move: list[int] = []
        base = 0
        for name, slot_text in verbs:
            slots: list[tuple[str, str]] = []
            size = 1
            for part in slot_text.split():
                slot, _, kind = part.partition(":")
                slots.append((slot, kind or slot))
                size *= len(kinds[kind or slot])
            self.verbs.append(Verb(name, slots, base, size))
            self.of_move.extend([len(self.verbs) - 1] * size)
            base += size
        self.count = base
        self.index = {verb.name: verb for verb in self.verbs}

    def verb(self, move: int) -> Verb:
        """The verb of a move."""
        if not 0 <= move < self.count:
            raise Mistake("mistake-move-number", move=str(move), last=str(self.count - 1))
        return self.verbs[self.of_move[move]]

    def values(self, move: int) -> list[str]:
        """The texts of the slots of a move."""
        verb = self.verb(move)
        rest = move - verb.base
        values: list[str] = []
        for _, kind in reversed(verb.slots):
            names = self.kinds[kind]
            values.append(names[rest % len(names)])
            rest //= len(names)
        values.reverse()
        return values

    def text(self, move: int) -> str:
        """The notation of a move."""
        return " ".join([self.verb(move).name, *self.values(move)])

    def slots(self, move: int) -> dict[str, Any]:
        """The verb and its slots by name; numbers as numbers."""
        verb = self.verb(move)
        slots: dict[str, Any] = {"verb": verb.name}
        for (slot, _), value in zip(verb.slots, self.values(move), strict=True):
            slots[slot] = int(value) if value.isdigit() else value
        return slots

    def elements(self, move: int) -> list[str]:
        """The things on the table a move speaks of, as kind and name: 'area:marsala', 'few:3'."""
        verb = self.verb(move)
        return [f"{kind}:{value}" for (_, kind), value in zip(verb.slots, self.values(move), strict=True)]

    def speaking_of(self, verbs: set[str], element: str) -> list[int]:
        """The moves of some verbs that speak of a thing."""
        kind, _, value = element.partition(":")
        matching: list[int] = []
        for verb in self.verbs:
            if verb.name in verbs and any(slot_kind == kind for _, slot_kind in verb.slots):
                moves = range(verb.base, verb.base + verb.size)
                matching.extend(move for move in moves if element in self.elements(move))
        return matching if value else []

    def parse(self, text: str) -> int:
        """The move of a notation; a Mistake says what cannot be read."""
        words = text.split()
        verb = self.index.get(words[0]) if words else None
        if verb is None:
            raise Mistake("mistake-move-verb", text=text, verbs=list(self.index))
        if len(words) != len(verb.slots) + 1:
            wanted = " ".join([verb.name, *[slot.upper() for slot, _ in verb.slots]])
            raise Mistake("mistake-move-form", text=text, wanted=wanted)
        rest = 0
        for (slot, kind), word in zip(verb.slots, words[1:], strict=True):
            names = self.kinds[kind]
            if word not in names:
                raise Mistake("mistake-move-word", text=text, word=word, slot=slot, names=list(names))
            rest = rest * len(names) + names.index(word)
        return verb.base + rest


def numbered(verbs: list[tuple[str, str, int]], kinds: dict[str, list[str]]) -> MoveTable:
    """The table of verbs whose first ints the rules know as constants: name, slots, first."""
    table = MoveTable([(name, slots) for name, slots, _ in verbs], kinds)
    for verb, (name, _, first) in zip(table.verbs, verbs, strict=True):
        if verb.base != first:
            raise AssertionError(f"the verb '{name}' begins at {verb.base}, not at {first}")
    return table


def firsts(verbs: list[tuple[str, str, int]], end: int) -> list[int]:
    """For each move the first int of its verb."""
    firsts: list[int] = []
    for i in range(len(verbs)):
        last = verbs[i + 1][2] if i + 1 < len(verbs) else end
        firsts.extend([verbs[i][2]] * (last - verbs[i][2]))
    return firsts
