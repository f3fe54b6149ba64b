"""What axe finds on a page."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

SCRIPT: str = Axe().axe_script
STILL = """() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished.catch(() => {})))"""
MILD = [  # rules whose violations are never serious, and which take a quarter of the time
    "region",
    "hidden-content",
    "heading-order",
    "landmark-unique",
    "duplicate-id",
    "aria-allowed-role",
]
RUN = """async ([mild, part]) => {
  const rules = Object.fromEntries(mild.map((rule) => [rule, {enabled: false}]));
  const {violations} = await axe.run(part || document, {resultTypes: ['violations'], preload: false, rules});
  return violations.filter(({impact}) => ['serious', 'critical'].includes(impact))
    .map(({id, help, nodes}) => `${id}: ${help} ${nodes.slice(0, 3).map(({html}) => html.slice(0, 160)).join(' | ')}`);
}"""


A_MOMENT = 500  # milliseconds in which a page sees what is drawn and makes it reachable for the keyboard


def serious(page: Page, part: str = "") -> list[str]:
    """The serious and critical violations that stay, once nothing moves; the script is handed to a page only once.

    `part`: only in the elements of this selector, where the rest of the page is looked at elsewhere.
    """
    found = violations(page, part)
    if found:
        page.wait_for_timeout(A_MOMENT)
        found = [one for one in violations(page, part) if one in found]
    return found


def violations(page: Page, part: str) -> list[str]:
    """Those of this moment."""
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    found: list[str] = page.evaluate(RUN, [MILD, part])
    return found
