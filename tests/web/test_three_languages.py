"""One table, three people, three languages: all pages say the same, each in its own words, and can change them."""

import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from consigliere import words
from tests.web.conftest import Open
from tests.web.steps import PATIENCE, deal, drive_beside
from tests.web.test_ending import finish
from tests.web.test_languages import speak
from tests.web.test_pages import LARGER
from tests.web.wording import word

LOCALES = {"en": "en-US", "pl": "pl-PL", "ru": "ru-RU"}
LINES = {"label", "detail", "question", "gist", "parts", "brief", "scene"}  # and `text`, where it is one
LEDGER = {"what", "before", "after"}  # what there is more or less of, in words
ON_THE_BOARD = {  # one of the words that are drawn, by game
    "la-famiglia": "board-sicily",
    "corleone": "board-new-york",
    "signorie": "board-careers-title",
}
FIRST_TURN = {"la-famiglia": "ask-planning-turn", "corleone": "ask-turn", "signorie": "ask-turn"}
GAMES = ["signorie", *(pytest.param(game, marks=LARGER) for game in ("corleone", "la-famiglia"))]
TURNS = 4  # of each person, before the middle of the game is looked at
WHYS, PREVIEWS, LOG = 6, 4, 12
Body = dict[str, Any]


def is_line(key: str, value: object) -> bool:
    """Whether this is a sentence: texts, and names of things."""
    return key in LINES or (key == "text" and isinstance(value, list))


def substance(value: Any, key: str = "") -> Any:
    """What is said without its words: sentences only as the things they name."""
    if is_line(key, value):
        return sorted(part["ref"] for part in value if not isinstance(part, str))
    if isinstance(value, dict) and value.keys() == LEDGER:
        return {"before": value["before"], "after": value["after"]}
    if isinstance(value, dict):
        return {name: substance(one, name) for name, one in value.items()}
    return [substance(one) for one in value] if isinstance(value, list) else value


def sentences(value: Any, key: str = "") -> Iterator[list[Any]]:
    """All sentences in something."""
    if is_line(key, value):
        yield value
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from sentences(one, name)
    elif isinstance(value, list):
        for one in value:
            yield from sentences(one)


def plain(line: list[Any]) -> str:
    """A sentence without links, badges and spaces."""
    parts = [part if isinstance(part, str) else part["text"] * (not part["ref"].startswith("badge:")) for part in line]
    return squeezed("".join(parts))


def spoken(line: list[Any]) -> str:
    """A sentence as it is read aloud: with the letters of its badges."""
    return squeezed("".join(part if isinstance(part, str) else part["text"] for part in line))


def squeezed(text: str) -> str:
    """Without spaces: a page breaks lines and draws badges where it likes."""
    return re.sub(r"\s+", "", text)


class Told:
    """What the server tells one person about a table, in each language."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.path = f"/api/tables/{table}"

    def fetch(self, what: str, lang: str, params: dict[str, str]) -> Body:
        """An answer in one language."""
        answer = self.page.request.get(self.path + what, params={**params, "lang": lang})
        assert answer.ok, answer.text()
        body: Body = answer.json()
        return body

    def get(self, what: str = "", **params: str) -> dict[str, Body]:
        """An answer in all languages: the same in substance, and in other words wherever there are words."""
        found = {lang: self.fetch(what, lang, params) for lang in LOCALES}
        while found["en"] != self.fetch(what, "en", params):  # a bot has played meanwhile
            found = {lang: self.fetch(what, lang, params) for lang in LOCALES}
        for one, other in pairwise(found):
            assert substance(found[one]) == substance(found[other])
        for en, pl, ru in zip(*(sentences(found[lang]) for lang in LOCALES), strict=True):
            said = {plain(line) for line in (en, pl, ru)}
            own = plain([part for part in en if isinstance(part, str)])  # without names, which may be the same
            if re.search("[a-z]{3,}", own) and not re.fullmatch(r"[\w'’.,\-–: ]{0,30}", plain(en)):
                assert len(said) == len(LOCALES), said
            assert all(said) or said == {""}
        return found


@pytest.mark.ci
@pytest.mark.parametrize("game", GAMES)
def test_one_table_in_three_languages(open_page: Open, game: str) -> None:
    pages = {lang: open_page(path="", locale=locale, confirm="all") for lang, locale in LOCALES.items()}
    first, *others = pages.values()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = deal(first, game, seats + [{"kind": "bot", "bot": "random"}] * (game == "la-famiglia"), wait=True)
    table = made["table"]
    for page, seat in zip(others, made["seats"], strict=True):
        page.goto(f"/t/{table}#seat={seat['token']}")
        page.locator("form input").first.fill("Berta")
        page.locator("form .btn.primary").click()
    for page in pages.values():
        page.locator(".desk").wait_for()
    asked = first_asked(pages, table, FIRST_TURN[game])
    the_same_is_told_and_shown(pages, table, game)
    everything_changes_without_a_reload(asked, table, game)
    for _ in range(TURNS):
        for page in pages.values():
            drive_beside(page, table)
    speak(asked, next(lang for lang, page in pages.items() if page is asked))
    the_same_is_told_and_shown(pages, table, game)


@pytest.mark.ci
@pytest.mark.parametrize("game", [pytest.param(game, marks=LARGER) for game in ON_THE_BOARD])
def test_the_end_in_three_languages(page: Page, game: str) -> None:
    """Who won, why, and every number of the ledger, while the language changes."""
    table = finish(page, game)["table"]
    page.goto(f"/t/{table}")
    page.locator(".ending").wait_for()
    ending = Told(page, table).get()
    numbers = []
    for lang in ("ru", "en", "pl"):
        speak(page, lang)
        decided = [plain(line["parts"]) for line in ending[lang]["ending"] if not line["inset"]]
        reads(page, ".because li", decided.__eq__, f"the end in {lang}")
        expect(page.get_by_role("link", name=word("replay", lang)).first).to_be_visible()
        numbers.append(re.findall(r"\d+", page.locator("[data-part=final]").inner_text()))
    assert numbers[0]
    assert all(one == numbers[0] for one in numbers)


def first_asked(pages: dict[str, Page], table: str, question: str) -> Page:
    """Plays on until somebody has this question: a turn with the whole board to choose from."""
    wanted = f"view.step.message === '{question}'"
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for page in pages.values():
            view = drive_beside(page, table, wanted)
            if view["choices"] and view["step"]["message"] == question:
                page.locator(f'[data-ask="{view["ask"]}"] .opt').first.wait_for()
                return page
    raise AssertionError(f"nobody is asked {question}")


def the_same_is_told_and_shown(pages: dict[str, Page], table: str, game: str) -> None:
    """What everybody may know is the same for all; each page has it in its own words."""
    everybody = []
    for lang, page in pages.items():
        told = Told(page, table)
        view, log = told.get(), told.get("/log")
        everybody.append({key: view[lang][key] for key in ("actors", "over", "result", "table")})
        for choice in view[lang]["choices"][:PREVIEWS]:
            told.get("/preview", move=choice["text"])
        for element in page.evaluate(THINGS)[:WHYS] if view[lang]["choices"] else []:
            told.get("/why", element=element)
        shows(page, lang, view[lang], log[lang]["log"], game)
    assert all(one == everybody[0] for one in everybody)


THINGS = """() => [...new Set([...document.querySelectorAll('.board-area .spot[data-el]:not(.legal, .chosen)')]
  .map((one) => one.dataset.el))]"""
SHOWN = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const copy = one.cloneNode(true);
  for (const badge of copy.querySelectorAll('.badge, kbd, svg, .detail')) badge.remove();
  return [one.dataset.move ?? '', one.getAttribute('aria-label') ?? copy.textContent];
})"""


def shown(page: Page, selector: str) -> list[tuple[str, str]]:
    """What stands in some parts of a page, without badges, and of which moves."""
    return [(move, squeezed(text)) for move, text in page.evaluate(SHOWN, selector)]


def shows(page: Page, lang: str, view: Body, log: list[Body], game: str) -> None:
    """Log, question, choices and board of a page are what the server says in its language."""
    last = [plain(line["parts"]) for entry in log for line in entry["lines"]][-LOG:]
    offers = [*view["choices"], *view["shortcuts"]]
    labels = {one["text"]: plain(one["label"]) for one in offers}

    def all_told(found: list[str]) -> bool:
        """What a choice costs or brings may follow its label."""
        return all(any(text == one or text.startswith(f"{one};") for one in labels.values()) for text in found)

    reads(page, ".log li button > span:last-child", lambda found: found[-len(last) :] == last, f"log in {lang}")
    asked = plain(view["question"]), spoken(view["question"])
    reads(page, ".says", lambda found: any(one in found[0] for one in asked), f"question in {lang}")
    reads(page, OPTIONS, all_told, f"choices in {lang}")
    offered = shown(page, OPTIONS)
    assert all(f"{text};".startswith(f"{labels[move]};") for move, text in offered)
    assert offered or not labels or page.locator(".picker .kinds").count()
    assert words.game_say(game, ON_THE_BOARD[game], lang) in page.locator(".desk").evaluate("one => one.outerHTML")


OPTIONS = ".picker .opt"


def reads(page: Page, selector: str, wanted: Callable[[list[str]], bool], what: str) -> None:
    """Waits until some parts of a page have certain words."""
    end = time.monotonic() + PATIENCE
    while not wanted(found := [text for _, text in shown(page, selector)]):
        assert time.monotonic() < end, f"{what}: {found}"
        page.wait_for_timeout(50)


def says_all(wanted: list[str], found: list[str]) -> bool:
    """Whether all of these can be read."""
    return all(one in "".join(found) for one in wanted)


def would_do(preview: Body) -> list[str]:
    """What a move would do, in words."""
    return [plain(preview["gist"]), *(squeezed(line["what"]) for line in preview["ledger"])]


def everything_changes_without_a_reload(page: Page, table: str, game: str) -> None:
    """Also what a chosen move would do, and why something cannot be chosen, while that is looked at."""
    page.evaluate("window.sameDocument = true")
    told = Told(page, table)
    view, log = told.get(), told.get("/log")
    chosen = next(
        move for move, _ in shown(page, OPTIONS) if any(would_do(told.fetch("/preview", "en", {"move": move})))
    )
    page.locator(f'{OPTIONS}[data-move="{chosen}"]').click()
    preview = told.get("/preview", move=chosen)
    refused = (
        (element, {lang: answer["refusal"] for lang, answer in found.items()})
        for element in page.evaluate(THINGS)
        if (found := told.get("/why", element=element))["en"]["refusal"]
    )
    element, refusal = next(refused, ("", {}))  # in the other games nothing that is drawn is refused at a first turn
    assert element or game != "corleone"
    if element:
        page.locator(f'.desk .spot[data-el="{element}"]').first.dispatch_event("click")
    for lang in ("ru", "en", "pl"):
        speak(page, lang)
        shows(page, lang, view[lang], log[lang]["log"], game)
        reads(page, ".picker .move-preview", partial(says_all, would_do(preview[lang])), f"preview in {lang}")
        if not element:
            continue
        said = plain(refusal[lang]["text"]) + refusal[lang]["rule"]
        reads(page, ".explain .why", [said].__eq__, f"why not in {lang}")
    assert page.evaluate("window.sameDocument")
    page.keyboard.press("Escape")
