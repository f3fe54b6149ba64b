"""A versioned name stands for the same rules, pack, moves and features for ever."""

import tomllib
from pathlib import Path

import pytest

import consigliere
from consigliere.core.errors import Mistake
from consigliere.research.versions import fingerprint, game_called, version_id
from tests.research.kinds import every_game

KNOWN = tomllib.loads(Path(__file__).with_name("versions.toml").read_text(encoding="utf-8"))


@every_game
def test_a_change_of_rules_pack_or_features_is_a_new_version(name: str) -> None:
    """Raise VERSION in the game's features.py, and add the new name and digest to versions.toml."""
    game = consigliere.game(name)
    assert KNOWN[version_id(game)] == fingerprint(game)


def test_no_two_versions_are_the_same() -> None:
    assert len(set(KNOWN.values())) == len(KNOWN)


def test_another_pack_has_a_name_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "cheap.toml"
    file.write_text('extends = "signorie"\nname = "cheap"\nhelper = [{id = "vp3", cost = 1}]\n')
    game = game_called("signorie", str(file))
    assert version_id(game) == f"signorie_v1-{game.pack_digest[:8]}"
    assert fingerprint(game) != fingerprint(consigliere.game("signorie"))


def test_games_by_name_and_by_version() -> None:
    assert game_called("la-famiglia") is game_called("la_famiglia_v1") is consigliere.game("la-famiglia")
    with pytest.raises(Mistake, match="no la_famiglia_v9 here, this is la_famiglia_v1"):
        game_called("la_famiglia_v9")
    with pytest.raises(Mistake, match="no game 'chess'"):
        game_called("chess_v1")
