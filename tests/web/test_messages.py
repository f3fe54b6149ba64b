"""The shapes the client believes in are the server's own."""

import json
import re
import types
from pathlib import Path
from typing import Any, get_args

import msgspec
from playwright.sync_api import Page, WebSocket

from consigliere.table import messages
from tests.table.typescript import Shape, client_types
from tests.web.steps import answer, play_now, wait_for_turn

SOURCE = Path(__file__).parents[2] / "web" / "src"
TYPES = client_types()
PAGE_WORDS = Path(messages.__file__).parent / "en.ftl"


def fields(shape: Shape) -> dict[str, bool]:
    """The fields of an object in types.ts, and whether they must be there."""
    if shape.kind == "name":
        return fields(TYPES.of[shape.name])
    found = {name: not optional for name, (_, optional) in shape.fields.items()}
    for part in shape.parts:
        found |= fields(part)
    return found


def union(name: str) -> dict[str, dict[str, bool]]:
    """The messages of a union in types.ts by their type."""
    found = {}
    for part in TYPES.of[name].parts:
        tagged = part.parts[0] if part.kind == "both" else part
        found[tagged.fields["type"][0].name] = fields(part)
    return found


def interface(name: str) -> dict[str, bool]:
    """The fields of an interface in types.ts."""
    return fields(TYPES.of[name])


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
