"""Rings of points on a board: crossings, what lies inside and how far from the edge, shared edges."""

from math import hypot
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Ring: TypeAlias = list[Point]


def edges(ring: Ring) -> set[tuple[Point, Point]]:
    """The edges of a ring, each with its lesser end first."""
    sides: set[tuple[Point, Point]] = set()
    for place, end in enumerate(ring):
        start = ring[place - 1]
        sides.add((start, end) if start < end else (end, start))
    return sides


def inside(point: Point, ring: Ring) -> bool:
    """Whether a point lies inside a ring."""
    x, y = point
    within = False
    for place, (end_x, end_y) in enumerate(ring):
        start_x, start_y = ring[place - 1]
        if (start_y > y) != (end_y > y) and x < (end_x - start_x) * (y - start_y) / (end_y - start_y) + start_x:
            within = not within
    return within


def clearance(point: Point, ring: Ring) -> float:
    """How far a point is from the nearest edge of a ring."""
    return min(_distance(point, ring[place - 1], end) for place, end in enumerate(ring))


def crossing(ring: Ring) -> Point | None:
    """A point near which a ring touches or crosses itself, or None."""
    repeated = [point for point in ring if ring.count(point) > 1]
    if repeated:
        return repeated[0]
    by_left = sorted(edges(ring))
    for place, (start, end) in enumerate(by_left):
        for other in range(place + 1, len(by_left)):
            left, right = by_left[other]
            if left[0] > end[0]:
                break
            if _meet(start, end, left, right) and len({start, end, left, right}) == 4:
                return left
    return None


def _distance(point: Point, start: Point, end: Point) -> float:
    """How far a point is from an edge."""
    across, down = end[0] - start[0], end[1] - start[1]
    along = (point[0] - start[0]) * across + (point[1] - start[1]) * down
    part = max(0.0, min(1.0, along / (across * across + down * down)))
    return hypot(point[0] - start[0] - part * across, point[1] - start[1] - part * down)


def _meet(start: Point, end: Point, left: Point, right: Point) -> bool:
    one, two = _turn(start, end, left), _turn(start, end, right)
    three, four = _turn(left, right, start), _turn(left, right, end)
    if one * two < 0 and three * four < 0:
        return True
    return (
        (one == 0 and _between(start, left, end))
        or (two == 0 and _between(start, right, end))
        or (three == 0 and _between(left, start, right))
        or (four == 0 and _between(left, end, right))
    )


def _turn(start: Point, end: Point, point: Point) -> float:
    """Above 0 for a turn to one side, below for the other, 0 for straight on."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _between(start: Point, point: Point, end: Point) -> bool:
    """Whether a point on the line through two others lies between them."""
    (left, right), (top, bottom) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    return left <= point[0] <= right and top <= point[1] <= bottom
