"""What calls a person to the table: title, icon, sound and notification; and what moves, or does not, on the page."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.steps import against_bots, answer, deal, wait_for_turn
from tests.web.wording import said, word

Open = Callable[..., Page]
TURN = said("web-title-turn")
NOTE = """
  window.notes = []; window.tones = 0; window.away = false;
  class Told { constructor(title, more) { notes.push({title, ...more, note: this}); } close() { this.shut = true; } }
  Told.permission = 'default';
  Told.requestPermission = async () => (Told.permission = 'granted');
  window.Notification = Told;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real { createOscillator() { tones++; return super.createOscillator(); } };
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  window.leave = (away) => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); };
"""


def two(open_page: Open) -> tuple[Page, Page]:
    """Two people at a table: the one who is asked first, and the one who waits."""
    host, guest = open_page(path=""), open_page(path="")
    likes = "{speed: 'instant', notify: false, sound: true}"
    for page in (host, guest):
        page.context.add_init_script(f"localStorage.consigliere = JSON.stringify({likes}); {NOTE}")
    made = deal(host, "signorie", [{"kind": "me"}, {"kind": "open"}], wait=True)
    guest.goto(f"/t/{made['table']}#seat={made['seats'][0]['token']}")
    guest.get_by_label(word("your-name")).fill("Berta")
    guest.locator("form .btn.primary").click()
    for page in (host, guest):
        page.locator(".desk").wait_for()
    return (host, guest) if host.locator(".picker .opt, .picker .go").count() else (guest, host)


def play_until_asked(acting: Page, waiting: Page) -> None:
    """The one plays until the tab of the other calls."""
    for _ in range(40):
        if TURN.match(waiting.title()):
            return
        acting.wait_for_function("document.querySelector('.picker .opt, .picker .go, .status .sub')")
        if acting.locator(".picker .opt, .picker .go").count():
            answer(acting)
        else:
            acting.wait_for_timeout(50)
    raise AssertionError("nobody else is asked")


def test_title_icon_sound_and_notification_call_a_person_who_is_away(open_page: Open) -> None:
    acting, waiting = two(open_page)
    icon = waiting.locator("link[rel=icon]")
    waiting.get_by_role("button", name=word("settings")).click()
    waiting.get_by_label(word("set-notify")).check()
    expect(waiting.get_by_label(word("set-notify"))).to_be_checked()
    waiting.keyboard.press("Escape")
    assert not TURN.match(waiting.title())
    expect(icon).to_have_attribute("href", "/favicon.svg")
    waiting.evaluate("leave(true)")
    tones = waiting.evaluate("tones")
    play_until_asked(acting, waiting)
    expect(waiting).to_have_title(TURN)
    expect(icon).to_have_attribute("href", re.compile("favicon-turn.svg$"))
    assert waiting.evaluate("tones") > tones, "it makes a sound"
    assert waiting.evaluate("notes.map((one) => one.title)") == [waiting.title()], "one notification for the turn"
    assert waiting.evaluate("notes[0].body.length") > 10, "it says what is asked"
    waiting.evaluate("notes[0].note.onclick()")
    assert waiting.evaluate("notes[0].note.shut")
    waiting.evaluate("leave(false)")
    wait_for_turn(waiting)
    acting.get_by_role("button", name=word("settings")).click()
    acting.get_by_role("checkbox", name=word("set-sound")).uncheck()
    acting.keyboard.press("Escape")
    tones = acting.evaluate("tones")
    acting.evaluate("leave(true)")
    play_until_asked(waiting, acting)
    assert acting.evaluate("[notes.length, tones]") == [0, tones], "who wants no sound and no notification gets none"
    expect(waiting).not_to_have_title(TURN)
    expect(icon).to_have_attribute("href", re.compile("favicon.svg$"))
    assert waiting.evaluate("notes.length") == 1, "nobody who looks at the table is notified"


FLOWN = """() => {
  window.flown = 0;
  new MutationObserver((all) => all.forEach((one) => (flown += one.addedNodes.length)))
    .observe(document.querySelector('.fly'), {childList: true});
}"""


def test_pieces_move_only_if_they_may(open_page: Open) -> None:
    page = open_page(speed="fast", motion=True, path="")
    against_bots(page, "corleone", 2)
    page.evaluate(FLOWN)
    answer(page)
    page.wait_for_function("flown > 0")
    wait_for_turn(page)
    page.get_by_role("button", name=word("settings")).click()
    page.get_by_label(word("set-motion")).uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    expect(page.locator(".fly span")).to_have_count(0)
    page.evaluate("flown = 0")
    answer(page)
    wait_for_turn(page)
    assert page.evaluate("flown") == 0
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    page.evaluate("localStorage.consigliere = JSON.stringify({speed: 'fast', sound: false, motion: true})")
    page.reload()
    wait_for_turn(page)
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    page.evaluate(FLOWN)
    answer(page)
    wait_for_turn(page)
    assert page.evaluate("flown") == 0, "who asks the system for less motion gets it"


def test_the_board_can_be_enlarged_and_moved(page: Page) -> None:
    against_bots(page, "corleone")
    inner = page.locator(".zoom .inner")
    where = "getComputedStyle(document.querySelector('.zoom .inner')).transform"
    whole = page.evaluate(where)
    page.get_by_role("button", name=word("larger")).click()
    large = page.evaluate(where)
    assert large != whole
    box = inner.bounding_box()
    assert box is not None
    frame = page.locator(".zoom").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 30, steps=6)
    page.mouse.up()
    moved = inner.bounding_box()
    assert moved is not None
    assert (round(moved["x"] - box["x"]), round(moved["y"] - box["y"])) == (-60, -30)
    expect(page.locator(".picker .go")).to_have_count(0)  # dragging chooses nothing
    before = page.evaluate(where)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function(f"{where} !== {before!r}")
    page.get_by_role("button", name=word("whole")).click()
    assert page.evaluate(where) == whole
