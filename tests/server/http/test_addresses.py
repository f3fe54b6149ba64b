"""Addresses of the pages: what is there, what is not, and what is said where no script runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from consigliere import words
from consigliere.games import names
from consigliere.server.http import pages
from tests.server.running import Running, running

INDEX = '<!doctype html>\n<html lang="en"><head></head><body><div id="app"></div></body></html>'
TABLE = "0123456789abcdef"
PAGES = ["/", "/new", "/new/", "/me", "/confirm", "/rules", *(f"/rules/{game}" for game in names())]
NOTHING = [
    "/nothing",
    "/new/nothing",
    "/rules/chess",
    "/t",
    "/t/NOTHING",
    "/replay/x",
    f"/t/{TABLE}/x",
    "/plain/nothing",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server."""
    with running(tmp_path_factory.mktemp("addresses")) as found:
        yield found


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A client that was built."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    monkeypatch.setattr(pages, "SITE", tmp_path)


@pytest.mark.usefixtures("built")
def test_the_client_is_served_where_it_has_a_page_and_nowhere_else(server: Running) -> None:
    asked = server.stranger()
    for path in [*PAGES, f"/t/{TABLE}", f"/replay/{TABLE}"]:  # whether there is such a table only the page finds out
        assert (path, asked.get(path).status_code) == (path, 200)
    for path in NOTHING:
        answer = asked.get(path)
        assert (path, answer.status_code) == (path, 404)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
        assert '<a href="/">' in answer.text
        assert "<script" not in answer.text


def test_without_a_built_client_there_is_no_other_page_either(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "SITE", tmp_path)
    asked = server.stranger()
    assert asked.get("/new", follow_redirects=False).headers["location"] == "/plain/"
    assert asked.get("/nothing", follow_redirects=False).status_code == 404


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.usefixtures("built")
def test_both_pages_speak_the_readers_language_before_any_script_runs(server: Running, lang: str) -> None:
    asked = server.stranger()
    asked.headers["accept-language"] = lang
    nothing = asked.get("/nothing").text
    assert f'<html lang="{lang}">' in nothing
    assert words.say("page-nothing-why", lang) in nothing
    for path in ("/", "/plain/"):
        answer = asked.get(path)
        assert f'<html lang="{lang}">' in answer.text
        said = answer.text.partition("<noscript>")[2].partition("</noscript>")[0]
        assert words.say("page-plain-note", lang) in said
        assert '<a href="/plain/">' in said
        assert "accept-language" in answer.headers["vary"]
        again = asked.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
        other = {"cookie": f"consigliere-lang={'pl' if lang == 'en' else 'en'}"}
        assert asked.get(path, headers={"if-none-match": answer.headers["etag"], **other}).status_code == 200


@pytest.mark.usefixtures("built")
def test_a_program_that_wants_a_file_gets_the_usual_answer(server: Running) -> None:
    asked = server.stranger()
    assert asked.get("/assets/gone.js").json()["error"] == "unknown-route"
    assert asked.get("/api/nothing").json()["error"] == "unknown-route"
    assert asked.get("/old.html", headers={"accept": "text/html,*/*"}).text.startswith("<!doctype html>")
