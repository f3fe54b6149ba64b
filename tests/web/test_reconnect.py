"""A server that dies and comes back: nothing is lost, and the page finds it by itself."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server
from tests.web.steps import answer, ask, play_now, wait_for_turn


@pytest.mark.long  # test_table_menu.py kills it while something is picked, in the small size too
@pytest.mark.ci
def test_the_page_comes_back_after_the_server_was_killed(page: Page, server: Server) -> None:
    play_now(page, "signorie")
    answer(page)
    wait_for_turn(page)
    page.wait_for_timeout(300)
    before = ask(page)
    server.kill()
    expect(page.locator(".connection")).to_be_visible()
    server.start()
    expect(page.locator(".connection")).to_have_count(0, timeout=30_000)
    assert ask(page) == before
    answer(page)
