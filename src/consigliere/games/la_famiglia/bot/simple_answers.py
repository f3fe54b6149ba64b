"""Answers that the levels and the frozen greedy bot share: a change here changes what others are measured by."""

from consigliere.games.la_famiglia import notation
from consigliere.games.la_famiglia.state import LaFamigliaState


def fetch(s: LaFamigliaState, seat: int, moves: list[int]) -> int:
    """All but one Soldato from each origin, and its cars."""
    for move in moves:
        if notation.VERB[move] == notation.FETCH:
            origin, n = notation.fetch_of(move)
            if n == max(1, s.soldati[origin] - 1):
                return move
        elif notation.VERB[move] == notation.FETCH_CARS:
            origin, n = notation.pieces_of(move)
            if n == s.cars[origin]:
                return move
    return moves[-1]


def equipment(s: LaFamigliaState, seat: int, moves: list[int]) -> int:
    """A lab in the strongest area; a car where an attack is planned."""
    best, chosen = -1.0, moves[0]
    for move in moves:
        verb = notation.VERB[move]
        score = 0.0
        if verb == notation.LAB:
            score = 2.0 + 0.3 * min(s.soldati[notation.area_of(move)], 5)
        elif verb == notation.CAR:
            score = 1.0 + 0.4 * s.soldati[notation.area_of(move)] - s.cars[notation.area_of(move)]
        if score > best:
            best, chosen = score, move
    return chosen


def largest(moves: list[int]) -> int:
    """The largest number for the first area that is offered."""
    verb = notation.VERB[moves[0]]
    area, _ = notation.pieces_of(moves[0])
    return [move for move in moves if notation.VERB[move] == verb and notation.pieces_of(move)[0] == area][-1]
