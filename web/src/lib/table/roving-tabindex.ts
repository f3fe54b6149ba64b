// One tab stop for each part of the page; the arrow keys go on from there, to what lies nearest in that direction.

const PART = '[data-region],[data-part]';
const CHOICE = '.spot.legal,.spot.chosen';
const lastFocused = new WeakMap<Element, Element>();
const pending = new Set<Element>();

/** Sees to it that the part a node stands in has exactly one tab stop. */
export function updateTabStop(node: Element): void {
  const part = node.closest(PART);
  if (!part) {
    node.setAttribute('tabindex', node.matches(CHOICE) ? '0' : '-1');
    return;
  }
  if (!pending.size) queueMicrotask(updatePending);
  pending.add(part);
}

function updatePending(): void {
  for (const part of pending) setTabStop(part);
  pending.clear();
}

function setTabStop(part: Element): void {
  const spots = [...part.querySelectorAll(CHOICE)];
  const kept = lastFocused.get(part);
  const one = kept && spots.includes(kept) ? kept : spots[0];
  for (const spot of spots) spot.setAttribute('tabindex', spot === one ? '0' : '-1');
}

/** Remembers where a part was left. */
export function rememberFocus(node: Element): void {
  const part = node.closest(PART);
  if (!part || !node.matches(CHOICE)) return;
  lastFocused.set(part, node);
  setTabStop(part);
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus from a spot to the nearest one that way; with Shift also to those that cannot be chosen. */
export function moveFocus(from: Element, event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key];
  if (!direction) return false;
  const part = from.closest(PART) ?? document.body;
  const to = nearest(
    from,
    [...part.querySelectorAll(event.shiftKey ? '.spot' : CHOICE)],
    direction,
  );
  (to as HTMLElement | undefined)?.focus();
  return true;
}

function centre(node: Element): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The best of some nodes in a direction: not far ahead, not far aside. */
export function nearest(
  from: Element,
  nodes: Element[],
  [dx, dy]: [number, number],
): Element | undefined {
  const [x, y] = centre(from);
  let best: Element | undefined;
  let least = Infinity;
  for (const node of nodes) {
    if (node === from) continue;
    const [a, b] = centre(node);
    const ahead = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    const far = ahead + 2.5 * aside;
    if (ahead > 1 && far < least) [best, least] = [node, far];
  }
  return best;
}

const INSIDE =
  'a[href], button:enabled:not([tabindex="-1"]), input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Lets the keyboard reach parts that scroll and hold nothing that takes the focus. */
export function makeScrollableFocusable(root: ParentNode): void {
  for (const node of root.querySelectorAll<HTMLElement>(
    '[data-region], [data-region] > *, [data-region] > * > *',
  )) {
    const scrolls =
      node.scrollHeight > node.clientHeight + 1 &&
      node.clientHeight > 0 &&
      /auto|scroll/.test(getComputedStyle(node).overflowY);
    if (scrolls && !node.querySelector(INSIDE) && !node.hasAttribute('tabindex')) {
      node.tabIndex = 0;
      node.dataset.reach = '';
    } else if ('reach' in node.dataset && (!scrolls || node.querySelector(INSIDE))) {
      node.removeAttribute('tabindex');
      delete node.dataset.reach;
    }
  }
}
