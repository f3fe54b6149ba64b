// What is wrong with how a table page is laid out, as a list of {kind, what, where}: run in the page by test_layout.py.
//
// cut      words that end where something hides them
// leaves   words or cells that stick out of the box they stand in
// over     words on other words, or covered by something painted
// crowd    neighbours, or panels, that lie on each other
// off      words outside the window
// scrolls  a part that has to be scrolled and should show everything
// small    a part with less room than it needs to be of use
(wanted) => {
  const SLACK = 2;
  const SCROLLERS = '.log, .chat, .choices, .notes, .pop, .talk-body, .talk-body *, .move-preview, .ending, .houses, .papers, .side, .players, textarea';
  const MAY_END = '.crumb, .player-name'; // names that people give; the whole name is said elsewhere
  const FLOATS = '.pop, .toast, .fly, [popover], .zoom.in .tools, .grab, .arrow0 ~ .head'; // what lies above the page on purpose
  const found = new Map();
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: auto !important; }';
  document.head.append(style);

  const name = (el) => {
    const own = el.getAttribute('data-el') ?? el.getAttribute('data-region') ?? '';
    const classes = (el.getAttribute('class') ?? '').split(/\s+/).filter((c) => c && !/^(s-|svelte-)/.test(c));
    return `${el.tagName.toLowerCase()}${classes.slice(0, 2).map((c) => `.${c}`).join('')}${own && `[${own}]`}`;
  };
  const path = (el) => {
    const region = el.closest('[data-region], .topbar, .nav, .strip-area');
    return `${region && region !== el ? `${name(region)} ` : ''}${name(el)}`;
  };
  const add = (kind, what, where, by = 0) => {
    const key = `${kind} ${where} ${what}`;
    if (!found.has(key)) found.set(key, { kind, what, where, by: Math.round(by) });
  };
  const NEEDED = [
    'position', 'display', 'visibility', 'opacity', 'overflowX', 'overflowY', 'fill', 'fillOpacity',
    'backgroundColor', 'clipPath', 'backgroundImage', 'borderTopWidth', 'borderLeftWidth',
  ];
  const css = (() => {
    const known = new Map(); // asking the browser again and again would take most of the time
    return (el) => {
      if (!known.has(el)) {
        const is = getComputedStyle(el);
        known.set(el, Object.fromEntries(NEEDED.map((key) => [key, is[key]])));
      }
      return known.get(el);
    };
  })();
  const box = (() => {
    const known = new Map();
    return (el) => known.get(el) ?? (known.set(el, el.getBoundingClientRect()), known.get(el));
  })();
  const rect = (left, top, right, bottom) => ({ left, top, right, bottom });
  const both = (a, b) =>
    rect(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom));
  const wide = (r) => r.right - r.left;
  const high = (r) => r.bottom - r.top;
  const alpha = (colour) => (/rgba?\(([^)]+)\)/.exec(colour)?.[1].split(/[\s,/]+/)[3] ?? (colour === 'none' ? 0 : 1)) * 1;
  const inSvg = (el) => el instanceof SVGElement;
  const paints = (el) => {
    const s = css(el);
    if (s.visibility === 'hidden' || s.opacity < 0.3) return false;
    if (el instanceof SVGGeometryElement)
      return alpha(s.fill) * s.fillOpacity > 0.3 && s.fill !== 'none' && !s.fill.startsWith('url');
    if (inSvg(el)) return false;
    return alpha(s.backgroundColor) > 0.3 || s.backgroundImage !== 'none';
  };
  const edged = (el) => {
    const s = css(el);
    return !inSvg(el) && (paints(el) || (s.borderTopWidth !== '0px' && s.borderLeftWidth !== '0px'));
  };
  const shown = (el) =>
    el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && css(el).clipPath !== 'inset(50%)' && !el.closest('.visually-hidden, .skip, title, desc, option');
  const scrolls = (el, axis) => /auto|scroll/.test(css(el)[`overflow${axis}`]) || el.matches('.zoom.in');
  const hides = (el, axis) => !scrolls(el, axis) && /hidden|clip/.test(css(el)[`overflow${axis}`]);

  /** What is left of a rectangle after everything around it; says where it is cut. */
  function visible(el, start, cut) {
    let r = start;
    for (let a = el; a && a !== document.body; a = a.parentElement) {
      if (inSvg(a) && a.tagName !== 'svg') continue;
      const b = box(a);
      const [left, top] = inSvg(a) ? [b.left, b.top] : [b.left + a.clientLeft, b.top + a.clientTop];
      const scale = inSvg(a) || !a.offsetWidth ? 1 : b.width / a.offsetWidth;
      const inner = inSvg(a) ? b : rect(left, top, left + a.clientWidth * scale, top + a.clientHeight * scale);
      const limits = rect(-1e6, -1e6, 1e6, 1e6);
      for (const [axis, from, to] of [['X', 'left', 'right'], ['Y', 'top', 'bottom']]) {
        if (scrolls(a, axis) || hides(a, axis)) [limits[from], limits[to]] = [inner[from], inner[to]];
        if (!hides(a, axis)) continue;
        const over = Math.max(inner[from] - r[from], r[to] - inner[to]);
        if (over > SLACK) cut(a, over);
      }
      r = both(r, limits);
      if (wide(r) <= 1 || high(r) <= 1) return null;
      if (css(a).position === 'fixed') break;
    }
    return r;
  }

  /** The part that stays while what is around it scrolls, and may lie on that. */
  const stuck = (el) => {
    let a = el;
    while (a && css(a).position !== 'sticky') a = a.parentElement;
    return a;
  };
  const tiny = (el) => el.closest('.badge, .seat-letter') !== null;

  // ---- words
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data.trim();
    const el = node.parentElement;
    if (!text || /^(script|style|noscript)$/i.test(el.tagName) || !shown(el) || el.closest(FLOATS)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const what = text.slice(0, 40);
    // what is squeezed into a length (SVG) is measured as it is drawn
    for (const line of inSvg(el) && el.childNodes.length === 1 ? [box(el)] : range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue;
      const lean = line.height * 0.2; // letters are lower than their line
      const r = rect(line.left, line.top + lean, line.right, line.bottom - lean);
      const left = visible(el, r, (by, over) => el.closest(MAY_END) || add('cut', what, `${path(el)} by ${name(by)}`, over));
      if (!left) continue;
      const off = Math.max(-left.left, -left.top, left.right - innerWidth, left.bottom - innerHeight);
      if (off > SLACK) add('off', what, path(el), off);
      else words.push({ el, what, r: left, whole: r, tiny: tiny(el), stuck: stuck(el) });
    }
  }
  for (const { el, what, whole } of words) {
    let edge = el;
    while (edge && edge !== document.body && (css(edge).display === 'inline' || !edged(edge))) {
      if (inSvg(edge) && edge.tagName === 'svg') edge = null;
      else if (scrolls(edge, 'X') || scrolls(edge, 'Y')) edge = null;
      edge = edge?.parentElement;
    }
    if (!edge || edge === document.body || inSvg(edge) || scrolls(edge, 'X') || el.closest(MAY_END)) continue;
    const b = box(edge);
    const over = Math.max(b.left - whole.left, b.top - whole.top, whole.right - b.right, whole.bottom - b.bottom);
    if (over > SLACK) add('leaves', what, `${path(el)} of ${name(edge)}`, over);
  }
  for (let i = 0; i < words.length; i++)
    for (let j = i + 1; j < words.length; j++) {
      const [a, b] = [words[i], words[j]];
      const across = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left);
      const down = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top);
      if (across <= SLACK || down <= SLACK || a.el === b.el || (a.tiny && b.tiny) || a.stuck !== b.stuck) continue;
      add('over', `${a.what} × ${b.what}`, path(a.el), Math.min(across, down));
    }
  for (const { el, what, r, whole, tiny, stuck: own } of words) {
    if (tiny || high(r) < 0.7 * high(whole)) continue;
    const [third, middle] = [(r.bottom - r.top) / 3, (r.left + r.right) / 2];
    for (const [x, y] of [
      [middle, r.top + third],
      [middle, r.bottom - SLACK],
      [r.left + SLACK, r.bottom - third],
      [r.right - SLACK, r.bottom - third],
    ]) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const there = document.elementsFromPoint(x, y);
      for (const above of there.slice(0, Math.max(0, there.indexOf(el)))) {
        if (above.contains(el) || el.contains(above)) break;
        if (above.closest(FLOATS) || !paints(above) || (stuck(above) && stuck(above) !== own)) continue;
        if (el.closest('label, button, .spot') && el.closest('label, button, .spot') === above.closest('label, button, .spot')) continue;
        add('over', what, `${path(el)} under ${path(above)}`);
        break;
      }
    }
  }

  // ---- boxes
  const overlap = (a, b) => {
    const r = both(box(a), box(b));
    return Math.min(wide(r), high(r));
  };
  const flows = (el) => !/absolute|fixed/.test(css(el).position) && shown(el) && box(el).width > 1 && box(el).height > 1;
  for (const parent of document.querySelectorAll('#app *')) {
    if (inSvg(parent) || !parent.checkVisibility() || parent.closest(FLOATS)) continue;
    const kids = [...parent.children].filter((el) => flows(el) && !inSvg(el) && edged(el) && css(el).display !== 'inline');
    for (let i = 0; i < kids.length; i++)
      for (let j = i + 1; j < kids.length; j++) {
        const by = overlap(kids[i], kids[j]);
        if (by > SLACK) add('crowd', '', `${path(kids[i])} on ${name(kids[j])}`, by);
      }
    const panel = parent.closest('.panel');
    if (panel && panel !== parent && edged(parent) && flows(parent) && !parent.closest(SCROLLERS)) {
      let inside = true; // of something that scrolls within the panel
      for (let a = parent.parentElement; a !== panel; a = a.parentElement) inside &&= !scrolls(a, 'X') && !scrolls(a, 'Y') && a.tagName !== 'svg';
      const [a, b] = [box(parent), box(panel)];
      const over = Math.max(b.left - a.left, b.top - a.top, a.right - b.right, a.bottom - b.bottom);
      if (inside && over > SLACK && !scrolls(panel, 'Y')) add('leaves', '', `${path(parent)} of ${name(panel)}`, over);
    }
  }
  const panels = [...document.querySelectorAll('.topbar, .status, .strip-area, .nav, .panel, [data-region]')].filter(
    (el) => shown(el) && !el.closest(FLOATS) && box(el).width > 1,
  );
  for (let i = 0; i < panels.length; i++)
    for (let j = i + 1; j < panels.length; j++) {
      const [a, b] = [panels[i], panels[j]];
      if (a.contains(b) || b.contains(a)) continue;
      const seen = [a, b].map((el) => visible(el.parentElement, box(el), () => {}));
      if (!seen[0] || !seen[1]) continue;
      const r = both(seen[0], seen[1]);
      if (wide(r) > SLACK && high(r) > SLACK) add('crowd', '', `${path(a)} on ${path(b)}`, Math.min(wide(r), high(r)));
    }

  // ---- room
  const whole = wanted.whole && !document.querySelector('.desk.split.over'); // a table that ended is read
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + SLACK) add('scrolls', 'sideways', 'page', page.scrollWidth - innerWidth);
  if (page.scrollHeight > innerHeight + SLACK) add('scrolls', '', 'page', page.scrollHeight - innerHeight);
  for (const el of document.querySelectorAll('#app *')) {
    if (inSvg(el) || !shown(el) || el.matches('.zoom, input') || el.closest(FLOATS)) continue;
    if (scrolls(el, 'X') && !el.matches(wanted.sideways) && el.scrollWidth > el.clientWidth + SLACK)
      add('scrolls', 'sideways', path(el), el.scrollWidth - el.clientWidth);
    if (whole && scrolls(el, 'Y') && !el.matches(SCROLLERS) && el.scrollHeight > el.clientHeight + SLACK)
      add('scrolls', '', path(el), el.scrollHeight - el.clientHeight);
  }
  const board = document.querySelector('.board-area');
  if (board && shown(board) && !document.querySelector('.ending')) {
    const b = box(board);
    if (b.height < wanted.board * innerHeight) add('small', `${Math.round(b.height)} of ${innerHeight}`, 'board');
  }
  const log = document.querySelector('.log');
  if (log && shown(log) && wanted.lines) {
    const lines = log.clientHeight / 21.2; // a line of the log with its padding
    const least = document.querySelector('.desk.broad') ? wanted.lines / 2 : wanted.lines;
    if (lines < least) add('small', `${lines.toFixed(1)} lines`, 'log');
    const choices = document.querySelector('.pick .choices');
    if (choices && choices.scrollHeight > choices.clientHeight + SLACK && lines > wanted.lines + 4)
      add('small', 'scrolls beside free room', 'picker', choices.scrollHeight - choices.clientHeight);
  }
  style.remove();
  return [...found.values()];
}
