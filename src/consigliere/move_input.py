"""What somebody wrote, as a number or as words of a move's notation."""

from consigliere.core.game import Game

MOST_DIGITS = 6
SHORTEST = 2  # letters a shortened word needs


def whole(text: str) -> int | None:
    """A whole number that somebody typed."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def notation(game: Game, typed: str) -> str:
    """What was typed as a move is written: the words of the game with their capital letters."""
    known = {name.lower(): name for names in game.moves.kinds.values() for name in names}
    return " ".join(known.get(word, word) for word in typed.lower().split())


def matching(game: Game, moves: list[int], typed: str) -> list[int]:
    """Those of some moves that a text may stand for: the one whose notation it is, else all that have its words.

    A number is never words: it is the number of an answer.
    """
    text = " ".join(typed.lower().split())
    if not text or whole(text) is not None:
        return []
    texts = [(game.text(move).lower(), move) for move in moves]
    exact = [move for written, move in texts if written == text]
    return exact or [move for written, move in texts if stands_for(parts(text), parts(written))]


def parts(text: str) -> list[str]:
    """The words of a notation, those of an order's name too."""
    return text.replace(".", " ").split()


def stands_for(words: list[str], notation: list[str]) -> bool:
    """Whether each typed word is one of the notation's or begins one, in the same order."""
    at = 0
    for word in words:
        while at < len(notation) and not (
            notation[at] == word or (len(word) >= SHORTEST and not word.isdigit() and notation[at].startswith(word))
        ):
            at += 1
        if at == len(notation):
            return False
        at += 1
    return True
