"""A server that is not open to everybody says so on its pages; a mail address is confirmed on a page of its own."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from consigliere import words
from consigliere.server.storage import admin
from tests.server.mailbox import Mailbox, confirmation, mail_server
from tests.server.running import Running, running
from tests.server.server import wait_until
from tests.web.conftest import Open
from tests.web.wording import word

CODE = "a code of the house"


@dataclass
class Guarded:
    """A server that asks for a code, and the mails it has sent."""

    inside: Running
    mailbox: Mailbox
    was_killed = True  # requests are refused here, which a console calls an error

    @property
    def address(self) -> str:
        """Where it answers."""
        return self.inside.address


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Guarded]:
    """Instead of the open one."""
    with mail_server() as mailbox:
        url = f"smtp://127.0.0.1:{mailbox.server_address[1]}/table@example.org"
        with running(tmp_path, guests="code", guest_code=CODE, mail=url, notice_look=0.1) as found:
            yield Guarded(found, mailbox)


def can_make(page: Page, can: bool) -> None:
    """Whether the page offers to make tables, everywhere."""
    expect(page.get_by_role("link", name=word("make"))).to_have_count(2 if can else 0)
    expect(page.get_by_role("button", name=word("play-now"))).to_have_count(1 if can else 0)
    expect(page.get_by_role("region", name=word("guests"))).to_have_count(0 if can else 1)


def test_the_page_asks_for_the_hosts_code_once(page: Page, open_page: Open, server: Guarded) -> None:
    page.route("**/api/me", lambda route: route.abort(), times=1)  # it asks again if no answer comes
    page.goto("/")
    can_make(page, False)
    page.get_by_label(word("guests-code-label")).fill("no idea")
    page.get_by_role("button", name=word("guests-code-give")).click()
    expect(page.get_by_role("alert")).to_have_text(words.say("table-wrong-code"))
    page.goto("/new")
    expect(page.get_by_role("button", name=word("make"))).to_have_count(0)
    page.get_by_label(word("guests-code-label")).fill(CODE)
    page.get_by_role("button", name=word("guests-code-give")).click()
    expect(page.get_by_role("button", name=word("make"))).to_be_visible()
    page.goto("/")
    can_make(page, True)


def test_a_link_of_the_host_opens_the_door(open_page: Open, server: Guarded) -> None:
    (link,) = server.inside.inside(lambda: admin.invite(server.inside.settings.database, 1, None))
    page = open_page(path=link.removeprefix(server.address))
    expect(page.get_by_role("status").filter(has_text=word("guests-welcome"))).to_be_visible()
    can_make(page, True)
    assert "guest=" not in page.url
    late = open_page(path=link.removeprefix(server.address))
    expect(late.get_by_role("alert")).to_have_text(words.say("table-token"))
    can_make(late, False)


def test_an_address_is_confirmed_on_a_page(page: Page, open_page: Open, server: Guarded) -> None:
    page.goto("/me")
    page.get_by_label(word("your-name")).fill("Anna")
    page.get_by_label(word("mail")).fill("anna@example.org")
    page.get_by_role("button", name=word("keep")).click()
    expect(page.get_by_text(word("mail-asked", mail="anna@example.org"))).to_be_visible()
    wait_until(lambda: len(server.mailbox.letters) == 1, what="the mail")
    link = f"/confirm#confirm={confirmation(server.mailbox.letters[0][1])}"
    other = open_page(path=link)  # on another device
    other.get_by_role("button", name=word("confirm-yes")).click()
    expect(other.get_by_role("status").filter(has_text=word("confirm-done"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(word("mail-confirmed"))).to_be_visible()
    again = open_page(path=link)
    again.get_by_role("button", name=word("confirm-yes")).click()
    expect(again.get_by_role("alert")).to_have_text(words.say("table-token"))
