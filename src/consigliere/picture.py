"""A plain picture as data: shapes on a canvas, from which others make pixels. Later shapes lie above earlier ones."""

from dataclasses import dataclass, field

Point = tuple[float, float]

INK = "#2B2622"
PAPER = "#FFFFFF"
PIECES = {  # colours of pieces by name
    "red": "#B5302A",
    "blue": "#2C5C9E",
    "green": "#3B7D4F",
    "yellow": "#DDAF2C",
    "black": "#33302E",
    "white": "#F4F1EA",
    "purple": "#6F4692",
    "grey": "#8B8B86",
    "turquoise": "#3D9C9A",
    "neutral": "#B9A98C",
}


@dataclass(frozen=True)
class Polygon:
    """A filled shape with straight edges."""

    points: tuple[Point, ...]
    colour: str


@dataclass(frozen=True)
class Disc:
    """A filled circle."""

    x: float
    y: float
    radius: float
    colour: str


@dataclass(frozen=True)
class Number:
    """Digits, centred."""

    x: float
    y: float
    height: float
    value: int
    colour: str


@dataclass
class Picture:
    """A canvas and what is drawn on it; the origin is at the top left."""

    width: float
    height: float
    background: str
    shapes: list[Polygon | Disc | Number] = field(default_factory=list)

    def polygon(self, points: list[list[float]], colour: str) -> None:
        """A filled ring of points."""
        self.shapes.append(Polygon(tuple((x, y) for x, y in points), colour))

    def box(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        """A filled rectangle."""
        self.polygon([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], colour)

    def disc(self, x: float, y: float, radius: float, colour: str, value: int | None = None) -> None:
        """A piece with an edge, and perhaps a number on it."""
        self.shapes.append(Disc(x, y, radius, INK))
        self.shapes.append(Disc(x, y, radius - 2, colour))
        if value is not None:
            self.number(x, y, radius * 1.1, value, contrast(colour))

    def tile(self, x: float, y: float, size: float, colour: str, value: int | None = None) -> None:
        """A square piece with an edge, centred, and perhaps a number on it."""
        self.box(x - size / 2, y - size / 2, size, size, INK)
        self.box(x - size / 2 + 2, y - size / 2 + 2, size - 4, size - 4, colour)
        if value is not None:
            self.number(x, y, size * 0.6, value, contrast(colour))

    def number(self, x: float, y: float, height: float, value: int, colour: str = INK) -> None:
        """Digits."""
        self.shapes.append(Number(x, y, height, value, colour))


def contrast(colour: str) -> str:
    """Ink or paper, whichever can be read on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 128 else PAPER
