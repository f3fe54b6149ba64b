"""Packs of any game: read from files, extended, overlaid, compared; errors that name file and key."""

from pathlib import Path
from typing import Any

import pytest

from consigliere.core.pack import Pack, PackError, check_entries, diff, entries, load, overlay
from consigliere.core.pack_entry import Entry, Origins, check_exactly, check_ids
from consigliere.core.polygon import clearance, crossing, edges, inside

BASE = """
name = "plain"
[limits]
hand = 5
tie = "castle"
prov = "S"
[[card]]
id = "knight"
worth = 3
parts = [{ do = "ride" }, { do = "fight", n = 2 }]
prov = "S+R"
[[card]]
id = "bishop"
worth = 2
parts = []
prov = "R"
[[family]]
color = "red"
prov = "E"
space = [{ row = "top", pos = 1, value = 1, prov = "R" }, { row = "top", pos = 2, value = 2, prov = "R" }]
"""


@pytest.fixture
def base(tmp_path: Path) -> Pack:
    """A small pack in one file."""
    return load(written(tmp_path / "base.toml", BASE))


def written(file: Path, text: str) -> Path:
    """A file with a text."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def paths(pack: Pack, other: Pack) -> list[str]:
    """The key paths in which two packs differ."""
    return [difference.path for difference in diff(pack, other)]


def test_one_file_is_read(base: Pack) -> None:
    assert base.name == "plain"
    assert base.data["card"][0]["worth"] == 3
    assert base.source.endswith("base.toml")


def test_a_folder_is_merged_in_the_order_of_its_files(tmp_path: Path, base: Pack) -> None:
    head, cards = BASE.split("[[card]]", 1)
    knight, bishop = cards.split("[[card]]", 1)
    written(tmp_path / "pack" / "a.toml", head)
    written(tmp_path / "pack" / "cards" / "1.toml", "[[card]]" + knight)
    written(tmp_path / "pack" / "cards" / "2.toml", "[[card]]" + bishop)
    folder = load(tmp_path / "pack")
    assert folder.data == base.data
    assert folder.digest == base.digest


def test_a_pack_without_a_name_is_called_like_its_file(tmp_path: Path) -> None:
    assert load(written(tmp_path / "mine.toml", "schema = 1")).name == "mine"


@pytest.mark.both
def test_the_digest_depends_on_the_data_alone(tmp_path: Path, base: Pack) -> None:
    turned = load(
        written(tmp_path / "turned.toml", BASE.replace('hand = 5\ntie = "castle"', 'tie = "castle"\nhand = 5'))
    )
    other = load(written(tmp_path / "other.toml", BASE.replace("hand = 5", "hand = 6")))
    assert turned.digest == base.digest
    assert other.digest != base.digest
    tiny = load(written(tmp_path / "tiny.toml", "schema = 1"))
    assert tiny.digest == "af08b00f7593a1c73ae8dd3fc83077b42b2130ba9c7c7959996553493c141f77"


def test_an_extension_names_only_what_differs(tmp_path: Path, base: Pack) -> None:
    changes = """
        extends = "base.toml"
        name = "house rules"
        [[card]]
        id = "bishop"
        worth = 4
        [[card]]
        id = "rook"
        worth = 5
        parts = []
        prov = "M"
        [[family]]
        color = "red"
        space = [{ row = "top", pos = 2, value = 7 }]
    """
    pack = load(written(tmp_path / "mine.toml", changes))
    assert pack.name == "house rules"
    assert [card["id"] for card in pack.data["card"]] == ["knight", "bishop", "rook"]
    assert paths(base, pack) == ["name", "card[bishop].worth", "card[rook]", "family[red].space[top 2].value"]
    assert "extends" not in pack.data


def test_an_extension_that_changes_nothing_has_the_same_digest(tmp_path: Path, base: Pack) -> None:
    assert load(written(tmp_path / "same.toml", 'extends = "base.toml"')).digest == base.digest


def test_an_extension_can_be_extended(tmp_path: Path, base: Pack) -> None:
    written(tmp_path / "one.toml", 'extends = "base.toml"\nlimits.hand = 6')
    pack = load(written(tmp_path / "deep" / "two.toml", 'extends = "../one.toml"\nlimits.tie = "tower"'))
    assert paths(base, pack) == ["limits.hand", "limits.tie"]


def test_an_extension_can_name_a_game(tmp_path: Path) -> None:
    pack = load(written(tmp_path / "mine.toml", 'extends = "la-famiglia"\nlimits.brute_force_cost = 3'))
    assert pack.name == "mine"
    assert pack.data["limits"]["brute_force_cost"] == 3
    assert len(pack.data["family"]) == 6


def test_changes_can_remove_entries_and_keys(base: Pack) -> None:
    pack = overlay(base, {"card": [{"id": "bishop", "remove": True}, {"id": "knight", "remove": ["worth"]}]})
    assert [card["id"] for card in pack.data["card"]] == ["knight"]
    assert "worth" not in pack.data["card"][0]


def test_an_overlay_leaves_the_pack_as_it_was(base: Pack) -> None:
    before = base.digest
    pack = overlay(base, {"card": [{"id": "knight", "parts": [{"do": "rest"}]}], "limits": {"hand": 1}})
    assert pack.data["card"][0]["parts"] == [{"do": "rest"}]
    assert pack.data["card"][1] is base.data["card"][1]
    assert Pack(base.name, base.data, base.origins).digest == before != pack.digest
    assert pack.name == base.name


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"limits": 3}, "limits: expected a table, found 3"),
        ({"limits": {"hand": "five"}}, 'limits.hand: expected a number, found "five"'),
        ({"limits": {"hand": True}}, "limits.hand: expected a number, found true"),
        ({"card": {"id": "knight"}}, "card: expected a list, found a table"),
        ({"card": [{"worth": 1}]}, "card[1]: expected a table with id, found worth"),
        ({"card": [{"id": "king", "remove": True}]}, "card[king].remove: expected an entry that is there"),
        ({"card": [{"id": "knight", "remove": ["gold"]}]}, "card[knight].remove: expected keys that are there"),
        ({"family": [{"color": "red", "space": [{"row": "top"}]}]}, "space[1]: expected a table with row and pos"),
    ],
)
def test_changes_that_do_not_fit_name_the_key(base: Pack, changes: dict[str, Any], words: str) -> None:
    with pytest.raises(PackError) as error:
        overlay(base, changes, "scenario.toml")
    assert str(error.value).startswith("scenario.toml: ")
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hand = = 5", "expected TOML, found"),
        ('extends = "nothing"', 'extends: expected the name of a game or the path of a pack, found "nothing"'),
        ("extends = 7", "extends: expected the name of a game or the path of a pack, found 7"),
        ('extends = "bad.toml"', "extends: expected a pack that does not extend this one in turn"),
        ("born = 1986-07-14", "expected texts, numbers, true and false only"),
        ("size = nan", "expected texts, numbers, true and false only"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(PackError) as error:
        load(written(tmp_path / "bad.toml", text))
    assert "bad.toml" in str(error.value)
    assert words in str(error.value)


def test_a_missing_file_and_an_empty_folder_are_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"none\.toml: expected a pack, found No such file"):
        load(tmp_path / "none.toml")
    with pytest.raises(PackError, match="expected TOML files in this folder, found none"):
        load(tmp_path)


def test_two_files_of_a_folder_do_not_give_the_same_key(tmp_path: Path) -> None:
    written(tmp_path / "pack" / "a.toml", "[limits]\nhand = 5")
    written(tmp_path / "pack" / "b.toml", "[limits]\nhand = 6")
    with pytest.raises(PackError, match=r"b\.toml: limits\.hand: expected this key in one file only \(.*a\.toml"):
        load(tmp_path / "pack")


def test_entries_are_the_tables_with_provenance(base: Pack) -> None:
    assert [(entry.path, entry.prov) for entry in entries(base)] == [
        ("limits", "S"),
        ("card[knight]", "S+R"),
        ("card[bishop]", "R"),
        ("family[red]", "E"),
        ("family[red].space[top 1]", "R"),
        ("family[red].space[top 2]", "R"),
    ]
    check_entries(base)


@pytest.mark.parametrize("letters", ["", "X", "S+", "S R", "R+R"])
def test_provenance_must_be_known_letters(base: Pack, letters: str) -> None:
    with pytest.raises(PackError, match=r"card\[knight\]\.prov: expected letters out of S, E, W, M, R joined by"):
        check_entries(overlay(base, {"card": [{"id": "knight", "prov": letters}]}))


def test_an_entry_without_provenance_is_named(base: Pack) -> None:
    with pytest.raises(PackError, match=r"card\[knight\]\.prov: expected letters .* found nothing"):
        check_entries(overlay(base, {"card": [{"id": "knight", "remove": ["prov"]}]}))


def test_the_same_key_twice_in_a_list_is_named(tmp_path: Path) -> None:
    pack = load(written(tmp_path / "twice.toml", BASE.replace("bishop", "knight")))
    with pytest.raises(PackError, match=r"card\[knight\]: expected one entry of this key, found two"):
        check_entries(pack)


def test_an_error_names_the_file_that_gave_the_value(tmp_path: Path) -> None:
    written(tmp_path / "base.toml", BASE)
    mine = load(written(tmp_path / "mine.toml", 'extends = "base.toml"\n[[card]]\nid = "knight"\nworth = 99'))
    knight, bishop = mine.top.parts("card")
    with pytest.raises(PackError, match=r"mine\.toml: card\[knight\]\.worth: expected .* from 0 to 9, found 99"):
        knight.whole("worth", 0, 9)
    with pytest.raises(PackError, match=r"base\.toml: card\[bishop\]\.worth"):
        bishop.whole("worth", 5, 9)


@pytest.mark.parametrize(
    ("reading", "words"),
    [
        (lambda entry: entry.keys(["n", "gold"]), "gold: expected this key to be given, found nothing"),
        (lambda entry: entry.keys(["n", "text"], ["flag"]), "list: expected no key but flag, n, prov, prov_note, text"),
        (lambda entry: entry.whole("flag", 0, 1), "flag: expected a whole number from 0 to 1, found true"),
        (lambda entry: entry.fixed("n", 4, "rule 1"), "n: expected 4 (rule 1), found 3"),
        (lambda entry: entry.number("text", 0, 2), "text: expected a number from 0 to 2"),
        (lambda entry: entry.text("n"), "n: expected a text, found 3"),
        (lambda entry: entry.word("text", ["yes", "no"]), 'text: expected one of yes, no, found "perhaps"'),
        (lambda entry: entry.flag("n"), "n: expected true or false, found 3"),
        (lambda entry: entry.wholes("list", 0, 1), "list: expected a list of whole numbers from 0 to 1"),
        (lambda entry: entry.texts("list"), "list: expected a list of texts"),
        (lambda entry: entry.references("ids", ["b"], "cards"), 'ids: expected ids of cards, found "a"'),
        (lambda entry: entry.references("ids", ["a", "b"], "cards"), 'ids: expected every id once, found "a" 2 times'),
        (lambda entry: entry.point("list"), "list: expected a point [x, y]"),
        (lambda entry: entry.points("list"), "list: expected a list of points"),
        (lambda entry: entry.part("n"), "n: expected a table, found 3"),
        (lambda entry: entry.parts("list"), "list: expected a list of tables"),
        (lambda entry: check_ids([entry, entry], "text"), 'text: expected an id of its own, found "perhaps" twice'),
        (lambda entry: check_exactly(entry, "ids", ["a"], ["a", "b"]), 'ids: expected an entry "b", found a'),
        (lambda entry: check_exactly(entry, "ids", ["a", "b"], ["a"]), 'ids: expected only a, found "b"'),
    ],
)
def test_reading_names_key_and_expectation(reading: Any, words: str) -> None:
    table = {"n": 3, "flag": True, "text": "perhaps", "list": [1, 2, 3], "ids": ["a", "b", "a"]}
    with pytest.raises(PackError) as error:
        reading(Entry(Origins("some.toml"), "thing", table))
    assert str(error.value).startswith(f"some.toml: thing.{words}")


def test_rings_of_points() -> None:
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert crossing(square) is None
    assert crossing([(0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)]) is not None
    assert crossing([*square, (0.0, 0.0)]) is not None
    assert crossing([(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (2.0, 0.0), (0.0, 4.0)]) is not None
    assert inside((1.0, 1.0), square)
    assert not inside((5.0, 1.0), square)
    assert clearance((1.0, 2.0), square) == 1.0
    assert edges(square) & edges([(4.0, 4.0), (4.0, 0.0), (9.0, 2.0)]) == {((4.0, 0.0), (4.0, 4.0))}
