"""From a picture to pixels, with numpy alone."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from consigliere.picture import Disc, Number, Picture, Point, Polygon

FONT = {  # five rows of three dots
    "0": ("###", "#.#", "#.#", "#.#", "###"),
    "1": (".#.", "##.", ".#.", ".#.", "###"),
    "2": ("###", "..#", "###", "#..", "###"),
    "3": ("###", "..#", "###", "..#", "###"),
    "4": ("#.#", "#.#", "###", "..#", "..#"),
    "5": ("###", "#..", "###", "..#", "###"),
    "6": ("###", "#..", "###", "#.#", "###"),
    "7": ("###", "..#", "..#", ".#.", ".#."),
    "8": ("###", "#.#", "###", "#.#", "###"),
    "9": ("###", "#.#", "###", "..#", "###"),
    "-": ("...", "...", "###", "...", "..."),
}
Pixels = NDArray[np.uint8]
Mask = NDArray[np.bool_]


def pixels(picture: Picture, width: int) -> Pixels:
    """The picture so many pixels wide."""
    scale = width / picture.width
    image = np.empty((round(picture.height * scale), width, 3), np.uint8)
    image[:] = rgb(picture.background)
    for shape in picture.shapes:
        if isinstance(shape, Polygon):
            left, top, mask = filled(shape.points, scale)
        elif isinstance(shape, Disc):
            left, top, mask = circle(shape.x * scale, shape.y * scale, shape.radius * scale)
        else:
            left, top, mask = digits(shape, scale)
        paint(image, left, top, mask, shape.colour)
    return image


def rgb(colour: str) -> list[int]:
    """The three parts of "#RRGGBB"."""
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def paint(image: Pixels, left: int, top: int, mask: Mask, colour: str) -> None:
    """Colours the pixels of a mask that lie on the image."""
    cut = mask[max(0, -top) :, max(0, -left) :]
    part = image[max(0, top) : max(0, top) + cut.shape[0], max(0, left) : max(0, left) + cut.shape[1]]
    part[cut[: part.shape[0], : part.shape[1]]] = rgb(colour)


@lru_cache(maxsize=2000)
def filled(points: tuple[Point, ...], scale: float) -> tuple[int, int, Mask]:
    """The pixels inside a polygon: those from which an odd number of edges lies to the right."""
    ring = np.array(points) * scale
    left, top = np.floor(ring.min(0)).astype(int)
    right, bottom = np.ceil(ring.max(0)).astype(int)
    x = np.arange(left, right + 1)[None, :] + 0.5
    y = np.arange(top, bottom + 1)[:, None] + 0.5
    inside = np.zeros((y.size, x.size), np.bool_)
    for (x1, y1), (x2, y2) in zip(ring, np.roll(ring, -1, 0)):
        if y1 != y2:
            inside ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return int(left), int(top), inside


def circle(x: float, y: float, radius: float) -> tuple[int, int, Mask]:
    """The pixels inside a circle."""
    left, top = int(x - radius), int(y - radius)
    size = int(2 * radius) + 2
    across = np.arange(left, left + size)[None, :] + 0.5 - x
    down = np.arange(top, top + size)[:, None] + 0.5 - y
    return left, top, across**2 + down**2 <= radius**2


def digits(number: Number, scale: float) -> tuple[int, int, Mask]:
    """The pixels of a number."""
    dot = max(1, round(number.height * scale / 5))
    rows = [".".join(FONT[digit][row] for digit in str(number.value)) for row in range(5)]
    mask = np.array([[dot_here == "#" for dot_here in row] for row in rows], np.bool_)
    mask = mask.repeat(dot, 0).repeat(dot, 1)
    return round(number.x * scale - mask.shape[1] / 2), round(number.y * scale - mask.shape[0] / 2), mask
