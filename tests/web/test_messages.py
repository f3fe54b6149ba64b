"""The shapes the client believes in are the server's own."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

import consigliere.server
from consigliere.server.protocol import messages, requests
from consigliere.server.protocol.decode import read_live
from tests.web.steps import against_bots, answer, wait_for_turn
from tests.web.wording import word

SOURCE = Path(__file__).parents[2] / "web" / "src"
PAGE_WORDS = Path(consigliere.server.__file__).parent / "web_words" / "en.ftl"


def test_what_is_said_on_the_socket_is_what_the_server_says_and_reads(page: Page) -> None:
    heard: list[dict[str, Any]] = []
    said: list[str | bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))
        socket.on("framesent", lambda text: said.append(text))

    page.on("websocket", listen)
    against_bots(page, "signorie")
    answer(page)
    wait_for_turn(page)
    spot = page.locator(".spot:not(.legal):not(.chosen)").first
    spot.dispatch_event("pointerover")
    page.get_by_role("tab", name=word("tab-table")).click()
    page.get_by_label(word("chat-write")).fill("Ciao")
    page.get_by_label(word("chat-write")).press("Enter")
    page.locator(".chat b").wait_for()
    page.wait_for_timeout(400)
    assert {one["type"] for one in heard} >= {"welcome", "changed", "done", "preview", "about", "chat"}
    for one in heard:
        msgspec.convert(one, messages.ServerMessage, strict=True)
    read = {type(read_live(one)) for one in said}
    assert read >= {requests.Hello, requests.LivePreview, requests.LiveMove, requests.LiveChat}


def test_every_word_of_the_page_is_a_message() -> None:
    said = set(re.findall(r"^(web-[\w-]+) =", PAGE_WORDS.read_text(encoding="utf-8"), re.M))
    used, begun = set(), set()
    for file in [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]:
        text = file.read_text(encoding="utf-8")
        calls = re.findall(r"\b(?:t|say)\(([^()]*(?:\([^()]*\)[^()]*)*)\)", text)
        for call in calls:
            used |= {f"web-{word}" for word in re.findall(r"'([a-z][a-z-]*)'", call)}
            begun |= {f"web-{word}" for word in re.findall(r"`([a-z-]+-)\$\{", call)}
        for direct in re.findall(r"\bt\('([a-z-]+)'", text):
            assert f"web-{direct}" in said, f"{file.name}: {direct}"
    assert {word for word in said if word not in used and not word.startswith(tuple(begun))} == set()
