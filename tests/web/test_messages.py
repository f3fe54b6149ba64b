"""The shapes the client believes in are the server's own."""

import json
import re
import types
from pathlib import Path
from typing import Any, get_args

import msgspec
from playwright.sync_api import Page, WebSocket

from consigliere.table import messages
from tests.web.steps import answer, play_now, wait_for_turn

SOURCE = Path(__file__).parents[2] / "web" / "src"
TYPES = (SOURCE / "lib" / "types.ts").read_text(encoding="utf-8")
PAGE_WORDS = Path(messages.__file__).parent / "en.ftl"


def union(name: str) -> dict[str, dict[str, bool]]:
    """The messages of a union in types.ts: their fields, and whether they must be there."""
    body = re.search(rf"export type {name} =\n(.*?);\n\n", TYPES, re.S)
    assert body
    found = {}
    for line in body[1].splitlines():
        kind = re.search(r"type: '(\w+)'", line)
        assert kind, line
        extends = re.search(r"& (\w+)", line)
        fields = re.findall(r"(\w+)(\??):", line.split("&")[0])
        found[kind[1]] = {field: not optional for field, optional in fields} | (
            interface(extends[1]) if extends else {}
        )
    return found


def interface(name: str) -> dict[str, bool]:
    """The fields of an interface in types.ts."""
    body = re.search(rf"export interface {name} {{\n(.*?)\n}}", TYPES, re.S)
    assert body
    return {field: not optional for field, optional in re.findall(r"^  (\w+)(\??):", body[1], re.M)}


def test_what_the_page_says_is_what_the_server_reads() -> None:
    said = union("ClientMessage")
    kinds: tuple[Any, ...] = get_args(messages.Live)
    assert isinstance(messages.Live, types.UnionType)
    read = {kind.__struct_config__.tag: msgspec.structs.fields(kind) for kind in kinds}
    assert set(said) == set(read)
    for kind, fields in read.items():
        known = {field.name for field in fields}
        needed = {field.name for field in fields if field.required}
        mine = said[kind].keys() - {"type"}
        assert mine <= known, kind
        assert needed <= {name for name in mine if said[kind][name]}, kind


def test_what_the_server_says_is_what_the_page_reads(page: Page) -> None:
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    page.on("websocket", listen)
    play_now(page, "signorie")
    answer(page)
    wait_for_turn(page)
    spot = page.locator(".spot:not(.legal):not(.chosen)").first
    spot.dispatch_event("pointerover")
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Say something").fill("Ciao")
    page.get_by_label("Say something").press("Enter")
    page.locator(".chat b").wait_for()
    page.wait_for_timeout(400)
    known = union("ServerMessage")
    assert {one["type"] for one in heard} >= {"welcome", "update", "done", "preview", "about", "chat"}
    for one in heard:
        check(one, known[one["type"]], one["type"])
        if "about" in one:
            check(one["about"], interface("About"), "about")
            for seat in one["about"]["seats"]:
                check(seat, interface("SeatInfo"), "seat")
        if one.get("view"):
            check(one["view"], interface("View"), "view")
            for choice in one["view"]["choices"]:
                check(choice, interface("Choice"), "choice")
        for entry in one.get("log", []):
            check(entry, interface("LogEntry"), "log")


def check(got: dict[str, Any], wanted: dict[str, bool], what: str) -> None:
    """Nothing unknown, nothing missing."""
    ignored = {"moves", "side_moves"} if what == "view" else set()
    assert got.keys() - wanted.keys() - ignored == set(), what
    assert {name for name, needed in wanted.items() if needed} - got.keys() == set(), what


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
