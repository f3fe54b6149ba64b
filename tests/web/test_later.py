"""Later in a game: axe in the middle and at the end, on a laptop and a phone, light and dark."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.steps import deal, wait_for_turn
from tests.web.test_pages import GAMES, serious
from tests.web.test_whole_games import play_on

Open = Callable[..., Page]
Screen = Callable[[Page, str], None]
SEATS = {"la-famiglia": 4, "corleone": 2, "signorie": 2}
MIDDLE = {"la-famiglia": 70, "corleone": 30, "signorie": 40}  # things that have happened


@pytest.mark.parametrize(("phone", "dark"), [(False, True), (True, False)], ids=["dark-laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_middle_of_a_game(open_page: Open, screen: Screen, game: str, phone: bool, dark: bool) -> None:
    page = open_page(phone=phone, dark=dark)
    deal(page, game, [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (SEATS[game] - 1))
    happened = "Number(document.querySelector('.hist .n')?.innerText.split('/')[1] ?? 0)"
    if phone:  # the count is behind a tab
        happened = "document.querySelectorAll('.log li').length"
    play_on(page, random.Random(f"{game} middle"), until=lambda: page.evaluate(happened) > MIDDLE[game])
    wait_for_turn(page)
    page.wait_for_timeout(300)
    screen(page, f"{game}-middle-{'phone' if phone else 'laptop'}{'-dark' if dark else ''}")
    assert serious(page) == []
