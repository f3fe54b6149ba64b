"""Every feature stands in docs/research.md, and nothing stands there that is none."""

import re
from pathlib import Path

import consigliere
from consigliere.games import get
from consigliere.words import game_say
from tests.research.kinds import every_game

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (`[^|]*`) \|", re.MULTILINE)


def patterns(heading: str) -> list[str]:
    """The names of a section's table, `*` for any part."""
    section = next(part for part in PAGE.split("\n### ")[1:] if part.split("\n")[0] in heading)
    return [name for row in ROW.findall(section) for name in re.findall(r"`([^`]+)`", row)]


@every_game
def test_all_features_are_explained(name: str) -> None:
    game = consigliere.game(name)
    documented = patterns("All games") + patterns(game_say(name, "game-title"))
    expressions = {each: re.compile(re.escape(each).replace(r"\*", ".+")) for each in documented}
    names = [feature for seats in game.seats for feature in get(game.name).features(game, seats).names]
    unexplained = {feature for feature in names if not any(each.fullmatch(feature) for each in expressions.values())}
    assert not unexplained
    unused = [each for each, expression in expressions.items() if not any(map(expression.fullmatch, names))]
    assert not unused
