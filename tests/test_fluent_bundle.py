"""Names have their cases by construction: a made-up language with forms, and what stands in where one is missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from consigliere import words
from consigliere.cli.words_check import Finding, Place
from consigliere.fluent_bundle import Book, Name, listed
from consigliere.words import Speaker

MADE_UP = """
area-gela = Gela
    .gen = Geli
    .loc = Geli
    .gender = f
area-noto = Noto
    .gen = Noto
    .loc = Noto
    .gender = n
good-gun = broń
    .counted =
        { $n ->
            [one] { $n } sztukę broni
            [few] { $n } sztuki broni
           *[many] { $n } sztuk broni
        }
in-area = Stoi w { $area-loc }.
from-areas = Wraca z { $areas-gen }.
drawn = Dobiera { $good-counted }.
taken = { $area } { $area-gender ->
    [f] zajęta
   *[n] zajęte
}.
which = { $area-id ->
    [gela] to Gela
   *[other] gdzie indziej
}
lacking = Bez { $area-ins }.
around = Tam: { in-area }
plain = { $area }
area-number = { $area } nr { $n }
"""


@pytest.fixture
def other_books() -> Iterator[None]:
    """What is remembered of the real words is forgotten, and afterwards that of others."""
    for remembered in (words._books, words.has):
        remembered.cache_clear()
    yield
    for remembered in (words._books, words.has):
        remembered.cache_clear()


@pytest.fixture
def speaker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other_books: None) -> Speaker:
    """Somebody who speaks the made-up language of a game that has nothing else."""
    file = tmp_path / "pl.ftl"
    file.write_text(MADE_UP, encoding="utf-8")
    book = Book("pl", [file])
    monkeypatch.setattr(words, "_book", lambda game, lang: book)
    return Speaker("made-up", "pl")


def test_a_sentence_asks_for_the_form_it_needs(speaker: Speaker) -> None:
    gela = speaker.name("area-gela")
    assert speaker.say("plain", area=gela) == "Gela"
    assert speaker.say("in-area", area=gela) == "Stoi w Geli."
    assert speaker.say("taken", area=gela) == "Gela zajęta."
    assert speaker.say("taken", area=speaker.name("area-noto")) == "Noto zajęte."


def test_a_form_is_found_through_other_messages_and_by_id(speaker: Speaker) -> None:
    assert speaker.say("around", area=speaker.name("area-gela")) == "Tam: Stoi w Geli."
    assert speaker.say("which", area=speaker.name("area-gela")) == "to Gela"
    assert speaker.say("which", area=speaker.name("area-noto")) == "gdzie indziej"


@pytest.mark.parametrize(("n", "said"), [(1, "1 sztukę broni"), (3, "3 sztuki broni"), (12, "12 sztuk broni")])
def test_a_form_counts_with_the_numbers_of_its_sentence(speaker: Speaker, n: int, said: str) -> None:
    assert speaker.say("drawn", good=speaker.name("good-gun"), n=n) == f"Dobiera {said}."


def test_every_part_of_a_list_gets_the_form(speaker: Speaker) -> None:
    both = [speaker.name("area-gela"), speaker.name("area-noto")]
    assert speaker.say("from-areas", areas=both) == "Wraca z Geli, Noto."
    assert speaker.say("from-areas", areas=listed(both, "; ")) == "Wraca z Geli; Noto."
    assert listed(both) == "Gela, Noto"


def test_a_name_made_of_names_has_them_in_its_forms(speaker: Speaker) -> None:
    third = speaker.name("area-number", area=speaker.name("area-gela"), n=3)
    assert speaker.say("in-area", area=third) == "Stoi w Geli nr 3."
    assert speaker.say("taken", area=third) == "Gela nr 3 zajęta."


def test_a_dressed_name_is_dressed_in_all_its_forms(speaker: Speaker) -> None:
    gela = speaker.name("area-gela").dressed(lambda text: f"<{text}>")
    assert speaker.say("in-area", area=gela) == "Stoi w <Geli>."
    assert speaker.say("taken", area=gela) == "<Gela> zajęta."


def test_a_form_that_is_missing_is_the_name_itself(speaker: Speaker) -> None:
    assert speaker.say("lacking", area=speaker.name("area-gela")) == "Bez Gela."
    assert speaker.say("in-area", area="Palermo") == "Stoi w Palermo."


def test_a_missing_argument_is_an_error_in_every_language(speaker: Speaker) -> None:
    with pytest.raises(words.MissingWords, match="in-area cannot be said in pl"):
        speaker.say("in-area")


def test_a_pack_that_calls_a_thing_otherwise_keeps_its_name() -> None:
    speaker = Speaker("la-famiglia", "en")
    assert speaker.thing("area-gela", "Gela") == "Gela"
    other = speaker.thing("area-gela", "Gela Nuova")
    assert other == "Gela Nuova"
    assert isinstance(other, Name)
    assert other.form("loc", {}) == "Gela Nuova"


def test_english_stands_in_and_it_is_reported_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, other_books: None
) -> None:
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "en.ftl").write_text("hello = Hello\nbye = Bye, { $name }\n", encoding="utf-8")
    (folder / "pl.ftl").write_text("bye = Cześć, { $nobody }\n", encoding="utf-8")
    books = {lang: Book(lang, [folder / f"{lang}.ftl"]) for lang in ("en", "pl")}
    monkeypatch.setattr(words, "_book", lambda game, lang: books[lang])
    with pytest.raises(words.MissingWords, match="no message hello in pl"):
        words.say("hello", "pl")
    monkeypatch.setattr(words, "strict", False)
    assert [words.say("hello", "pl") for _ in range(3)] == ["Hello"] * 3
    assert words.say("bye", "pl", name="Anna") == "Bye, Anna"
    assert words.say("never", "pl") == words.NOTHING_TO_SAY
    assert [(record.words, record.lang) for record in caplog.records] == [  # type: ignore[attr-defined]
        ("hello", "pl"),
        ("bye", "pl"),
        ("never", "pl"),
    ]


def test_the_same_name_in_two_things_is_not_mixed_up(speaker: Speaker) -> None:
    """A remembered sentence goes by the thing, not by what it is called."""
    first = Name.made("Union", lambda form, _: f"first-{form}")
    second = Name.made("Union", lambda form, _: f"second-{form}")
    assert speaker.say("in-area", area=first) == "Stoi w first-loc."
    assert speaker.say("in-area", area=second) == "Stoi w second-loc."


def test_what_is_wrong_with_a_translation_is_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "area-gela = Gela\narea-noto = Noto\nevent-took = { $seat } takes { $area }.\nhello = Hello, { $name }\n"
        "cards = { $n ->\n    [one] a card\n   *[other] { $n } cards\n}\ngone = Gone\n",
        encoding="utf-8",
    )
    (tmp_path / "pl.ftl").write_text(
        "area-gela = Gela\n    .loc = Geli\narea-noto = Noto\nevent-took = Obszar { $area } zajmuje { $seat }.\n"
        "hello = Cześć, { $nick } { $area-ins }\ncards = { $n ->\n    [one] karta\n   *[other] { $n } kart\n}\n"
        "cards = Karty: { $n }\nextra = Ekstra\n= to nie jest Fluent\n",
        encoding="utf-8",
    )
    assert set(Place(tmp_path, "pl").findings()) == {
        Finding("junk", "=", "12"),
        Finding("twice", "cards"),
        Finding("missing", "gone"),
        Finding("unused", "extra"),
        Finding("more-arguments", "hello", "$area, $nick"),
        Finding("fewer-arguments", "hello", "$name"),
        Finding("seat-first", "event-took"),
        Finding("no-form", "hello", "ins"),
        Finding("form", "area-noto", "loc"),
    }
    (tmp_path / "pl.ftl").write_text("cards = { $n ->\n    [one] karta\n   *[other] { $n } kart\n}\n", encoding="utf-8")
    assert Finding("plural", "cards", "many") in set(Place(tmp_path, "pl").findings())
    assert list(Place(tmp_path, "ru").findings()) == [Finding("no-file", detail="6")]


def test_a_form_is_asked_of_the_same_kind_only(tmp_path: Path) -> None:
    texts = "draw-one-gun = { $n }\ndraw-one-car = Car\ndraw-one-lab = Lab\ndraw-done-turn = Go on\n"
    (tmp_path / "en.ftl").write_text(texts, encoding="utf-8")
    (tmp_path / "pl.ftl").write_text(texts.replace("Car\n", "Wóz\n    .gen = wozu\n"), encoding="utf-8")
    assert list(Place(tmp_path, "pl").findings()) == [Finding("form", "draw-one-lab", "gen")]


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANG": "xx"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_an_environment(environment: dict[str, str], lang: str) -> None:
    assert words.of_environment(environment) == lang


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de,ru;q=0.7,pl;q=0.8", "pl"),
        ("de-DE", "en"),
        ("", "en"),
        ("ru;q=oops,pl;q=0.1", "pl"),
    ],
)
def test_the_language_a_browser_prefers(header: str, lang: str) -> None:
    assert words.accepted(header) == lang


def test_what_is_remembered_of_a_sentence_keeps_no_names(tmp_path: Path) -> None:
    """A name holds all that its other forms are made of: remembered sentences know it as mere text."""
    file = tmp_path / "en.ftl"
    file.write_text("goes = { $who } goes.\n", encoding="utf-8")
    book = Book("en", [file])
    assert book.say("goes", {"who": Name.made("Anna", lambda form, args: "Annas")})[0] == "Anna goes."
    assert [type(each) for key in book._said for each in key if each == "Anna"] == [str]
