"""One language per reader: the same table, the same moment, the same log line in three languages at once."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import consigliere
from consigliere import words
from consigliere.fluent_bundle import Book
from consigliere.server.people import notices
from consigliere.server.people.people import Person
from consigliere.server.protocol.messages import Ref
from consigliere.server.tables.phrasing import Phrasing, plain
from tests.server.running import Message, Running, running, seated

LANGUAGES = ("en", "pl", "ru")
SAYING = {"say", "game_say"}
NOT_YOURS = {lang: words.say("table-forbidden", lang) for lang in LANGUAGES}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server."""
    with running(tmp_path_factory.mktemp("languages")) as found:
        yield found


@pytest.fixture
def people(server: Running) -> list[httpx.Client]:
    """Two people."""
    return [server.person(name) for name in ("Anna", "Bruno")]


def log_of(messages: list[Message]) -> list[str]:
    """The log lines of some messages, as text."""
    lines = [line for message in messages for entry in message["log"] for line in entry["lines"]]
    return ["".join(part if isinstance(part, str) else part["text"] for part in line["parts"]) for line in lines]


def mark_words(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Log lines say in which language they are, also where a game is not translated; returns who was asked."""
    asked: list[str] = []
    real = Phrasing.log

    def log(self: Phrasing, view: Any, events: Any, seating: Any) -> Any:
        asked.append(self.lang)
        lines = real(self, view, events, seating)
        for line in lines:
            line.parts.append(f" [{self.lang}]")
        return lines

    monkeypatch.setattr(Phrasing, "log", log)
    return asked


def test_the_languages_with_words_are_offered_in_their_own_names(server: Running) -> None:
    games = server.stranger().get("/api/games").json()
    assert games["languages"] == list(LANGUAGES)
    assert games["language_names"] == {"en": "English", "pl": "Polski", "ru": "Русский"}


def test_every_viewer_has_its_own_language_and_can_change_it(
    server: Running, people: list[httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = mark_words(monkeypatch)
    table = seated(people, "corleone")["table"]
    lives = [server.live(table, people[0], seat=0, lang=lang) for lang in LANGUAGES]
    for (_, welcome), lang in zip(lives, LANGUAGES, strict=True):
        assert log_of([welcome])
        assert all(line.endswith(f" [{lang}]") for line in log_of([welcome]))
    times = len(asked)
    again, welcome = server.live(table, people[0], seat=0, lang="pl")
    assert len(asked) == times  # what was said once is kept by viewer and language
    spoken = again.ask({"type": "language", "lang": "ru"}, "welcome")
    assert len(asked) == times
    assert spoken["whole"]
    assert spoken["you"] == welcome["you"]
    assert log_of([spoken]) == log_of([lives[2][1]])
    seat = server.at(table, lambda live: live.state.owing()[0])
    view = people[seat].get(f"/api/tables/{table}?seat={seat}").json()
    body = {"ask": view["ask"], "move": view["choices"][0]["text"], "key": "one"}
    assert people[seat].post(f"/api/tables/{table}/moves?seat={seat}", json=body).status_code == 200
    for live, lang in [*((live, lang) for (live, _), lang in zip(lives, LANGUAGES, strict=True)), (again, "ru")]:
        update = live.until("update")
        assert log_of([update])
        assert all(line.endswith(f" [{lang}]") for line in log_of([update]))
    assert len(asked) == times + len(LANGUAGES) * len(update["log"])


def test_a_language_nobody_has_words_in_is_none(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people, "corleone")["table"]
    live, welcome = server.live(table, people[0], seat=0, lang="pl")
    assert welcome["view"]["question"]
    spoken = live.ask({"type": "language", "lang": "xx"}, "welcome")
    assert not spoken["view"].get("question")
    live.ask({"type": "language", "lang": "pl"}, "welcome")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_problem_is_told_in_the_language_of_whoever_asks(
    server: Running, people: list[httpx.Client], lang: str
) -> None:
    found = seated(people, "signorie")
    watcher, _ = server.live(found["table"], token=found["watch"], lang=lang)
    refused = watcher.ask({"type": "move", "move": "pass", "key": "k"}, "refused")
    assert refused["message"] == NOT_YOURS[lang]
    answer = server.stranger().get("/api/nowhere", headers={"accept-language": f"{lang}-XX,de;q=0.5"})
    assert answer.json()["message"] == words.say("table-unknown-route", lang)
    assert server.stranger().get(f"/api/nowhere?lang={lang}").json() == answer.json()
    chosen = {"cookie": f"consigliere-lang={lang}", "accept-language": "de"}
    assert server.stranger().get("/api/nowhere", headers=chosen).json() == answer.json()
    assert server.stranger().get("/api/words/any", headers=chosen).headers["content-language"] == lang


def test_options_and_titles_come_in_the_language(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = server.stranger()
    by_header = stranger.get("/api/games", headers={"accept-language": "pl"}).json()
    assert by_header == stranger.get("/api/games?lang=pl").json()
    for game in by_header["games"]:
        for option in game["options"]:
            message = consigliere.game(game["name"]).options[option["name"]].message
            assert option["text"] == words.game_say(game["name"], message, "pl")


def test_words_of_a_page_are_whole_in_every_language(server: Running, tmp_path: Path) -> None:
    for place in ("", "/signorie"):
        ids = []
        for lang in LANGUAGES:
            file = tmp_path / f"{lang}.ftl"
            file.write_text(server.stranger().get(f"/api/words/{lang}{place}").text, encoding="utf-8")
            ids.append(set(Book(lang, [file]).ids))
        assert ids[0] == ids[1] == ids[2]
    assert server.stranger().get("/api/words/xx").status_code == 404


def test_a_person_is_written_to_in_its_language(server: Running) -> None:
    carla = server.stranger()
    made = carla.post("/api/me", json={"name": "Carla"}, headers={"accept-language": "ru"}).json()
    assert made["me"]["lang"] == "ru"
    assert carla.post("/api/me", json={"name": "Carla", "lang": "pl"}).json()["me"]["lang"] == "pl"
    assert carla.post("/api/me", json={"name": "Carla"}).json()["me"]["lang"] == "pl"
    assert carla.post("/api/me", json={"name": "Carla", "lang": "xx"}).json()["me"]["lang"] == "en"
    carla.post("/api/me", json={"name": "Carla", "lang": "pl"})
    feed = carla.post("/api/me/feed").json()["link"]
    assert words.say("feed-title", "pl", person="Carla") in carla.get(feed[feed.index("/api/") :]).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mail_is_in_the_language_of_the_person(server: Running, lang: str) -> None:
    found: notices.Notices = server.app.state.notices
    person = Person("p", "Anna", 1, "a@example.org", None, None, False, False, lang)
    turn = notices.OpenTurn("t", 0, 1, "p", "Espresso", "signorie")
    subject, text = found.letter(person, turn, last=True)
    assert subject == words.say("notice-mail-subject", lang)
    assert words.say("notice-mail-last", lang) in text
    assert found.question(person, "token")[0] == words.say("confirm-mail-subject", lang)


def test_the_plain_page_has_its_words_in_every_language(server: Running) -> None:
    for lang in LANGUAGES:
        found = server.stranger().get(f"/plain/words.json?lang={lang}").json()
        assert found["lang"] == lang
        assert found["words"]["plain-undo"] == words.say("plain-undo", lang)
        assert list(found["languages"]) == list(LANGUAGES)


def test_a_connection_that_changes_its_language_leaves_nothing_behind(
    server: Running, people: list[httpx.Client]
) -> None:
    table = seated(people, "corleone")["table"]
    live, _ = server.live(table, people[0], seat=0, lang="pl")
    live.ask({"type": "language", "lang": "ru"}, "welcome")

    def kept(live_table: Any) -> set[Any]:
        return set(live_table.broadcast.built)

    assert server.at(table, kept) == {(0, "ru")}


def test_names_lead_to_things_in_every_form() -> None:
    """A form of a name is still a part that leads to the board."""
    drawing = Phrasing(consigliere.game("la-famiglia"), "pl").drawing
    name = drawing.names.place("gela")  # type: ignore[attr-defined]
    from consigliere.server.tables.phrasing import parts

    assert parts(name.form("loc", {})) == [Ref(ref="area:gela", text=plain(parts(name.form("loc", {}))))]


def test_whoever_speaks_to_visitors_says_in_which_language() -> None:
    """Only what the host of a server reads in the terminal may be said without one."""
    for file in sorted(Path(notices.__file__).parents[1].rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in SAYING:
                start = node.args[0]
                to_host = isinstance(start, ast.Constant) and str(start.value).startswith(("mistake-", "admin-"))
                mistake = isinstance(start, ast.Name) and start.id == "lang"  # of a mistake that is said
                assert to_host or mistake or len(node.args) > 1, f"{file.name}:{node.lineno}"
