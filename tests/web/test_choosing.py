"""Choosing: what one click does, how many a turn takes, what is in reach, and what goes when the question goes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.conftest import Size
from tests.web.axe import serious
from tests.web.clicks import Clicker
from tests.web.steps import against_bots, answer, deal, drive, drive_beside, make, wait_for_turn
from tests.web.test_accessibility import come_to
from tests.web.test_pages import GAMES, LARGER
from tests.web.wording import said, word

Open = Callable[..., Page]
SEATS = {"la-famiglia": 4, "corleone": 2, "signorie": 2}
TURN = {"la-famiglia": "planning-turn", "corleone": "ask-turn", "signorie": "ask-turn"}
FIRST = [GAMES[0], *(pytest.param(game, marks=LARGER) for game in GAMES[1:])]
ORDINARY = 8  # clicks of a planning turn that uses a token; it was twice as many


@pytest.mark.parametrize("game", FIRST)
def test_a_turn_takes_few_clicks(page: Page, game: str, size: Size) -> None:
    made = deal(page, game, [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * (SEATS[game] - 1))
    turns = Clicker(page, made["table"], game).turns(size(2, 10), TURN[game])
    for clicks, moves in turns:
        print(game, clicks, "clicks:", ", ".join(moves))
        if moves[0].startswith("use "):
            tiles = sum(move.startswith("tile ") for move in moves)  # used besides: which, and where
            assert clicks <= ORDINARY + 2 * tiles, moves
        elif game == "la-famiglia":
            assert clicks <= len(moves) + 1, "each choice one click, and one for the end of the turn"
    before = sum(2 * text.count(";") + 2 for _, moves in turns for text in moves)
    assert sum(clicks for clicks, _ in turns) < before, "it was two for each choice"


def test_what_can_be_taken_back_is_played_by_one_click_and_what_is_final_by_enter(page: Page) -> None:
    against_bots(page, "signorie", level="normal")  # who does not pass at once: then one's turn would go on
    question = page.locator(".says .say")
    page.locator(".pool .one.legal").first.click()
    expect(question).to_contain_text(said("ask-main-action", "signorie"))
    page.locator('.picker .opt[data-move^="hire"]').first.click()
    expect(page.locator(".picker .go.final")).to_be_focused()
    expect(page.locator(".picker .ledger, .picker .gist").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(question).not_to_contain_text(said("ask-main-action", "signorie"))
    assert page.get_by_text(word("final-note")).count() == 0, "alone against bots it can"


def test_who_wants_to_be_asked_always_is_and_enter_after_a_click_plays(open_page: Open) -> None:
    page = open_page(path="", confirm="all")
    against_bots(page, "signorie")
    option = page.locator(".picker .opt").first
    option.click()
    expect(page.locator(".picker .go")).to_be_visible()
    expect(page.locator(".says .say")).to_contain_text(said("ask-turn", "signorie"))
    page.keyboard.press("Enter")
    expect(page.locator(".says .say")).to_contain_text(said("ask-main-action", "signorie"))


def test_two_halves_of_an_answer_are_one_click(page: Page) -> None:
    """A space with two parts: the part and the area at once; what is sent are the rules' own small moves."""
    at, parts = 0, "view.step.message === 'ask-action-parts' && view.choices.length > 1"
    for _ in range(40):
        if at == 0:
            table = str(make(page, "la-famiglia", [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * 3)["table"])
        view = drive(page, table, f"{parts} && view.at > {at}")
        at = 0 if view["over"] else view["at"]
        told = page.request.get(f"/api/tables/{table}?lang=en").json()
        if any("; at " in one["text"] for one in told["shortcuts"]):
            break
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    both = page.locator('.picker .opt[data-move^="part"][data-move*="; at "]')
    area = both.first.get_attribute("data-move")
    assert area is not None
    both.first.click()
    page.wait_for_function("(ask) => Number(document.querySelector('.picker').dataset.ask) > ask + 1", arg=view["ask"])
    expect(page.locator(".picker .opt").first).to_be_visible()
    page.get_by_role("button", name=word("undo")).first.click()  # one half of it
    rest = area.partition("; ")[2]  # may be shown with the order that is issued there
    expect(page.locator(f'.picker .opt[data-move^="{rest}"]').first).to_be_visible()


def test_several_picks_are_put_together_and_played_by_one_button(page: Page) -> None:
    table, view = come_to(page, "la-famiglia", "view.step.message === 'ask-extra-labs' && view.step.args.left > 1")
    left = view["step"]["args"]["left"]
    page.goto(f"/t/{table}")
    rows = page.locator(".picker .kinds li")
    go = page.locator(".picker .go")
    expect(go).to_be_disabled()
    rows.first.locator("button").last.click()
    if left > 1:
        expect(page.locator(".picker .unspent")).to_have_text(word("left-over", n=left - 1))
    for _ in range(left - 1):  # on the board, too
        page.locator("[data-region=board] .spot.legal").first.click()
    expect(page.locator(".picker .unspent")).to_have_count(0)
    expect(page.locator("[data-region=board] .spot.chosen").first).to_be_visible()
    assert serious(page) == []
    go.click()
    expect(page.locator(".picker .kinds")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(said("event-lab-placed", "la-famiglia", n=1))


def test_edges_go_when_the_question_goes(page: Page) -> None:
    """Corleone's suitcase: what was put together for a bribe is no longer marked when it is sealed."""
    table, _ = come_to(page, "corleone", "view.step.message === 'ask-set-bribes' && view.choices.length > 1")
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    ask = page.locator(".picker").get_attribute("data-ask")
    page.locator(".picker .kinds button[aria-disabled=false]").first.click()
    expect(page.locator(".case .bill:is(.legal, .chosen)").first).to_be_visible()
    page.locator(".picker .go").click()
    expect(page.locator(f'.picker:not([data-ask="{ask}"])')).to_be_visible()
    expect(page.locator(".case .bill:is(.legal, .chosen)")).to_have_count(0)


def test_a_phone_has_in_reach_what_is_to_be_chosen(open_page: Open) -> None:
    page = open_page(phone=True, path="")
    against_bots(page, "signorie")
    page.locator(".pool .one.legal").last.tap()  # a die is taken by tapping it, whatever would be told about it
    expect(page.locator(".says .say")).to_contain_text(said("ask-main-action", "signorie"))
    made = deal(page, "la-famiglia", [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * 3)
    wait_for_turn(page)
    page.locator(".lead").nth(0).tap()
    page.locator(".lead").nth(3).tap()
    go = page.locator(".picker .go")
    expect(go).to_be_in_viewport(ratio=1)  # the families' button, which was below all of them
    assert serious(page) == []
    page.locator(".picker .opt").last.dispatch_event("click")  # the third leads, the second is the partner's
    for card, which in ((2, 0), (1, 1)):
        expect(page.locator(".dealt article").nth(card).locator(".lead").nth(which)).to_have_class(
            re.compile(r"\bon\b")
        )
    go.tap()
    expect(page.locator(".lead")).to_have_count(0)
    drive_beside(page, made["table"], "view.step.message === 'ask-start-tokens'", patient=True, beside=True)
    page.locator(".column .cell.open").first.tap()  # an empty space is as good as the head of its column
    expect(page.locator(".colhead.chosen")).to_have_count(1)
    drive_beside(page, made["table"], "view.table.round === 1 && view.table.phase === 'planning'", patient=True)
    assert page.locator(".scene").count() == 0  # a round that begins with nothing to tell
    made = make(page, "corleone", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    drive(page, made["table"], "view.step.message === 'ask-tribute'")
    page.goto(f"/t/{made['table']}")
    expect(page.locator(".picker .kinds").first).to_be_in_viewport()  # not a part with nothing to choose


@pytest.mark.ci
@pytest.mark.long
def test_the_list_of_choices_makes_room_on_a_phone_only_if_all_are_above_it(open_page: Open) -> None:
    page = open_page(phone=True, path="")
    recruiting = "view.step.message === 'ask-choose-space' && view.choices.some((one) => one.text === 'space 2-2')"
    table, _ = come_to(page, "la-famiglia", recruiting)
    page.goto(f"/t/{table}")
    expect(page.locator(".picker .above")).to_be_visible()  # the sheets with all spaces
    page.locator('[data-el="space:2-2"]').tap()
    expect(page.locator(".picker .opt.number").first).to_be_visible()  # how many: nothing of that is on the table
    expect(page.locator(".picker .above")).to_have_count(0)
    few = "[2, 3].includes(view.choices.filter((one) => one.slots.verb === 'use').length)"  # tokens that are left
    planning = f"view.step.message === 'ask-planning-turn' && view.choices.length > 3 && {few}"
    for _ in range(12):  # until so few spaces are empty that token and space are one click
        table, _ = come_to(page, "la-famiglia", planning)
        shortcuts = page.request.get(f"/api/tables/{table}?lang=en").json()["shortcuts"]
        if any(one["text"].endswith("space 1-4") for one in shortcuts):
            break
    page.goto(f"/t/{table}")
    expect(page.locator(".picker .above")).to_be_visible()
    page.locator('[data-el="space:1-4"]').tap()
    expect(page.locator(".picker .opt").first).to_be_visible()  # with which token: few ways, so they are in sight
    several = "['use', 'launder'].every((verb) => view.choices.some((one) => one.slots.verb === verb))"
    table, _ = come_to(page, "corleone", f"view.step.message === 'ask-abilities' && {several}")
    page.goto(f"/t/{table}")
    expect(page.locator(".case .legal, [data-region=mine] .legal").first).to_be_visible()
    expect(page.locator(".picker .opt").first).to_be_visible()  # the money is there, the other abilities are not


@pytest.mark.parametrize("game", FIRST)
def test_a_turn_makes_sense_read_as_text(page: Page, game: str) -> None:
    """What a screen reader gets: the question in the status, its answers as buttons with whole sentences."""
    made = make(page, game, [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (SEATS[game] - 1))
    drive(page, made["table"], f"view.step.message.endsWith('{TURN[game]}')")
    page.goto(f"/t/{made['table']}")
    wait_for_turn(page)
    status = page.locator("[data-region=status]").aria_snapshot()
    picker = page.locator("[data-region=picker]").aria_snapshot()
    print(status, picker, sep="\n")
    assert "Your turn." in status
    buttons = re.findall(r'button "([^"]+)"', picker)
    assert len(buttons) > 2
    assert all(re.match("[A-Z]", button) for button in buttons), "each begins as a sentence does"
    assert not any(re.search(r"\b([A-Z]) \1", button) for button in buttons), (
        "a badge's letter is not read before the name"
    )
    unsaid = page.evaluate(
        """() => [...document.querySelectorAll('.picker .opt[aria-label]:has(.detail)')].filter((one) =>
          !one.ariaLabel.includes(one.querySelector('.detail').lastChild.textContent.trim()))
          .map((one) => one.ariaLabel)"""
    )
    assert unsaid == [], "what a choice costs or brings is read with it"
    lines = re.findall(r'button "([^"]+)"', page.locator(".log").aria_snapshot())
    assert lines
    assert not any(re.search(r"\b([A-Z]) \1", line) for line in lines)
    answer(page)


def test_points_on_the_tracks_are_put_together_and_what_is_left_is_said(page: Page) -> None:
    """Signorie: how far each man goes, by steppers and on the board, with one button for all."""
    several = (
        "view.step.message === 'ask-spend-points' && view.step.args.n > 2 && "
        "view.outlook.climbs.length > 1 && view.outlook.climbs.some((one) => one.track === 'initiative')"
    )
    table, view = come_to(page, "signorie", several)
    page.goto(f"/t/{table}")
    go = page.locator(".picker .go")
    expect(go).to_be_disabled()
    row = page.locator(".picker .kinds li[data-next]").first
    row.locator("button").last.click()
    expect(page.locator(".picker .unspent")).to_have_text(f"{view['step']['args']['n'] - 1} left")
    expect(page.locator("[data-el^='career:'].chosen")).to_have_count(1)
    page.locator('[data-el="steps:1"]').click()
    expect(page.locator('.picker .kinds li[data-move="initiative"]')).to_contain_text("1")
    assert serious(page) == []
    ask = page.locator(".picker").get_attribute("data-ask")
    go.click()
    expect(page.locator(f'.picker[data-ask="{ask}"]')).to_have_count(0)
    expect(page.locator(".picker .kinds")).to_have_count(0)  # nothing more is asked about these points


def test_nobody_is_asked_what_makes_no_difference(page: Page) -> None:
    """Who comes back to such a question sees one button that says so, and plays without waiting for a preview."""
    table, view = come_to(page, "corleone", "view.same")
    without_previews(page)
    page.goto(f"/t/{table}")
    expect(page.locator(".picker .same")).to_be_visible()
    expect(page.locator(".picker .opt")).to_have_count(0)
    page.locator(".picker .go").click()
    page.wait_for_function("(ask) => Number(document.querySelector('.picker').dataset.ask) != ask", arg=view["ask"])


def without_previews(page: Page) -> None:
    """Passes on everything between the page and the server but the page's questions what a move would do."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if '"preview"' in str(text) else server.send(text))

    page.route_web_socket("**/live", between)


@pytest.mark.long
def test_alone_the_page_answers_what_makes_no_difference(page: Page) -> None:
    for _ in range(8):  # the page is there when the question comes, and may be quicker than we are
        table = against_bots(page, "corleone")["table"]
        view = drive_beside(page, table, "view.same", patient=True, beside=True)
        if not view["over"]:
            break
    asked = "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).ask"
    page.wait_for_function(f"async ([table, ask]) => await ({asked})(table) != ask", arg=[table, view["ask"]])
