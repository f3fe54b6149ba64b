"""The language of the pages: chosen by the browser, changed in the header at any moment, remembered with the person."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from consigliere import words
from tests.web.conftest import SCREENS, Open
from tests.web.steps import against_bots, drive
from tests.web.wording import word

NAMES = {"en": "English", "pl": "Polski", "ru": "Русский"}


def speak(page: Page, lang: str) -> None:
    """Chooses a language in the header."""
    page.locator(".language-button").click()
    page.locator(".languages").get_by_role("button", name=NAMES[lang]).click()
    expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize(("locale", "lang"), [("pl-PL", "pl"), ("ru-RU", "ru"), ("de-DE", "en")])
def test_a_page_is_in_the_language_of_the_browser(open_page: Open, locale: str, lang: str) -> None:
    page = open_page(locale=locale)
    page.goto("/")
    expect(page.locator("h1").first).to_have_text(word("hero", lang))
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(".language-button")).to_have_attribute("aria-label", f"{word('language', lang)}: {NAMES[lang]}")


def test_the_head_of_a_page_has_room_on_a_phone(open_page: Open) -> None:
    page = open_page(phone=True, locale="ru-RU")
    expect(page.locator(".language-button")).to_be_in_viewport(ratio=1)
    expect(page.locator("header.top nav a").last).to_be_in_viewport(ratio=1)


def test_another_language_is_spoken_at_once_and_remembered(open_page: Open) -> None:
    page = open_page()
    page.goto("/")
    page.locator(".language-button").click()
    offered = page.locator(".languages button")
    expect(offered).to_have_text(list(NAMES.values()))
    page.keyboard.press("Escape")
    speak(page, "pl")
    expect(page.locator("h1").first).to_have_text(word("hero", "pl"))
    page.reload()
    expect(page.locator("h1").first).to_have_text(word("hero", "pl"))
    page.goto("/new")
    expect(page).to_have_title(word("title-new", "pl"))
    page.get_by_label(word("table-name", "pl")).fill("Trzecia butelka")
    speak(page, "ru")
    expect(page).to_have_title(word("title-new", "ru"))
    expect(page.get_by_label(word("table-name", "ru"))).to_have_value("Trzecia butelka")


def test_a_table_changes_its_language_without_a_reload(open_page: Open) -> None:
    page = open_page()
    heard: list[dict[str, Any]] = []
    said: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))
        socket.on("framesent", lambda text: said.append(json.loads(text)))

    page.on("websocket", listen)
    against_bots(page, "signorie")
    page.evaluate("window.sameDocument = true")
    moments = page.locator(".history .n").inner_text().split()
    for lang in ("pl", "ru", "en", "ru"):
        speak(page, lang)
        expect(page.get_by_role("tab", name=word("tab-log", lang)).first).to_be_visible()
        expect(page.locator(".topbar")).to_contain_text(NAMES_OF_TABLE[lang])
        page.wait_for_function("() => document.querySelectorAll('.picker .opt').length > 0")
        expect(page.locator(".desk")).to_contain_text(words.game_say("signorie", "board-careers-title", lang))
    page.screenshot(path=SCREENS / "table-ru.png")
    assert page.evaluate("window.sameDocument")
    assert [one["lang"] for one in said if one["type"] in ("hello", "language")] == ["en", "pl", "ru", "en", "ru"]
    assert len([one for one in heard if one["type"] == "welcome"]) == 5
    assert page.locator(".history .n").inner_text().split()[-1] == moments[-1]
    me = page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert me["me"]["lang"] == "ru"  # mails and feeds follow
    page.context.clear_cookies(name="consigliere-lang")
    page.goto("/")
    expect(page.locator("h1").first).to_have_text(word("hero", "ru"))  # another browser of the same person


NAMES_OF_TABLE = {
    lang: words.game_say("signorie", "pack-title", lang).partition(", ")[0].rpartition(": ")[2] for lang in NAMES
}


def test_a_map_has_the_names_and_letters_of_the_language(open_page: Open) -> None:
    page = open_page(locale="ru-RU")
    table = against_bots(page, "la-famiglia", bots=3)["table"]
    drive(page, table, "JSON.stringify(view).includes('ask-planning-turn')")
    page.goto(f"/t/{table}")
    page.locator(".opens").first.wait_for()
    assert set(page.locator(".opens").all_inner_texts()) <= set("АБВ")
    named = page.locator("text.name").all_text_contents()
    assert len(named) == 38  # of 36 areas two stand in two lines
    assert not re.search("[A-Za-z]", " ".join(named))
    assert {"Джела", "Термини-", "Имерезе"} <= set(named)


def test_a_problem_is_told_in_the_language_of_the_page(open_page: Open) -> None:
    page = open_page(locale="pl-PL")
    page.goto("/t/0123456789abcdef")  # could be one
    expect(page.locator("main")).to_contain_text(words.say("table-unknown-table", "pl"))
