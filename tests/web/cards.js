// Walks over everything that is drawn in the parts of a table and tells what has no card, by each way to ask for one.
async ({ ways, every }) => {
  const PARTS = '[data-region]:not([data-region=status])';
  const DRAWN = 'svg.icon, svg.badge, [data-el], [data-ref], [data-move], [data-icon], [data-colour], th, h2, h3';
  // what a person writes or reads only to use the page itself, and words that only help those who listen
  const LEFT_OUT = '.explain, .drawer, .tabs, .history, .zoom-tools, .grab, .sr-only, .chat, input, textarea, [hidden]';
  // waiting is done at once and between two pictures: nothing has to be painted
  const [later, never] = [window.setTimeout, window.clearTimeout];
  const waiting = new Map();
  let last = 1e9;
  const soon = (act) => {
    const id = ++last;
    waiting.set(id, act);
    queueMicrotask(() => waiting.delete(id) && act());
    return id;
  };
  const settle = async () => {
    for (let i = 0; i < 12; i++) await null;
  };
  const card = () => document.querySelector('.explain');

  const leaves = new Set();
  for (const part of document.querySelectorAll(PARTS)) {
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let at = words.nextNode(); at; at = words.nextNode())
      if (at.data.trim()) leaves.add(at.parentElement);
    for (const one of part.querySelectorAll(DRAWN)) leaves.add(one);
  }
  const shown = [...leaves].filter(
    (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 0 && !one.closest(LEFT_OUT),
  );

  // a few of what is drawn alike stand for all, unless every single thing is asked for
  const alike = new Map();
  const chosen = every ? shown : shown.filter((one) => {
    const kind = path(one, true);
    alike.set(kind, (alike.get(kind) ?? 0) + 1);
    return alike.get(kind) === 1;
  });

  /** What a pointer in the middle of a thing would meet: the thing, or what is drawn on it. */
  function met(one) {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // what a list has scrolled away cannot be pointed at: something else is at its place
    let list = one.parentElement;
    while (list && list.scrollHeight <= list.clientHeight + 1) list = list.parentElement;
    if (list && hit && !list.contains(hit)) return one;
    return hit?.closest('[data-region]') && (one.contains(hit) || hit.contains(one)) ? hit : one;
  }
  const at = (one) => {
    const box = one.getBoundingClientRect();
    return { bubbles: true, cancelable: true, composed: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  };
  const escape = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const told = () => {
    const found = card();
    if (!found?.querySelector('b')?.textContent.trim()) return null;
    return document.querySelector('[aria-describedby=explain]');
  };
  function path(one, short = false) {
    const own = one.closest('[data-el]')?.dataset.el ?? '';
    const classes = [];
    for (let up = one; up && !up.matches('[data-region]'); up = up.parentElement)
      classes.unshift(up.tagName.toLowerCase() + (up.getAttribute('class') ? '.' + up.getAttribute('class').replace(/ ?(svelte-\w+|s-\w+)/g, '').trim().split(' ').join('.') : ''));
    const part = one.closest('[data-region]')?.dataset.region ?? 'page';
    if (short) return `${part} ${classes.join(' ').replace(/\.(red|blue|green|yellow|black|white|purple|grey|turquoise|e-\w+|fam-\w+)/g, '')} ${own.split(':')[0]}`;
    return `${part}: ${classes.slice(-3).join(' > ')} “${one.textContent.trim().slice(0, 30)}” ${own}`;
  }

  window.setTimeout = soon;
  window.clearTimeout = (id) => waiting.delete(id) || never(id);
  const missing = {};
  const miss = (way, one) => (missing[way] ??= new Set()).add(path(one));
  const took = {};
  let since = performance.now();
  const lap = (way) => {
    took[way] = Math.round(performance.now() - since);
    since = performance.now();
  };
  // what is pointed at changes what the page tells: parts that were drawn anew since are another time's
  const there = (one) => one.isConnected;
  const nodes = new Map(); // what each leaf is explained as
  const quoted = new Set();
  const silent = new Set();
  try {
    if (ways.includes('hover'))
      for (const one of chosen) {
        if (!there(one)) continue;
        met(one).dispatchEvent(new PointerEvent('pointerover', { ...at(one), pointerType: 'mouse' }));
        for (let i = 0; i < 3 && !told(); i++) await settle();
        await settle();
        const node = told();
        if (!node) miss('hover', one);
        else nodes.set(one, node);
        if (node) (card().querySelector('.rule') ? quoted : silent).add(card().querySelector('b').textContent);
        escape();
      }
    lap('hover');
    if (ways.includes('press'))
      for (const one of chosen) {
        if (!there(one)) continue;
        const target = met(one);
        target.dispatchEvent(new PointerEvent('pointerdown', { ...at(one), pointerType: 'touch' }));
        for (let i = 0; i < 3 && !told(); i++) await settle();
        if (!told()) miss('press', one);
        target.dispatchEvent(new PointerEvent('pointerup', { ...at(one), pointerType: 'touch' }));
        escape();
      }
    lap('press');
    if (ways.includes('focus')) {
      const reached = new Set();
      document.activeElement?.blur?.();
      for (let i = 0; i < 3000; i++) {
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: 'e', code: 'KeyE', bubbles: true, cancelable: true }));
        await Promise.resolve();
        const on = document.activeElement;
        if (reached.has(on)) break;
        reached.add(on);
        if (i % 20 === 0) await settle();
        if (told() !== on && (await settle(), told() !== on)) miss('focus', on);
      }
      escape();
      for (const [one, node] of nodes) if (there(node) && !reached.has(node)) miss('focus', one);
    }
    lap('focus');
  } finally {
    [window.setTimeout, window.clearTimeout] = [later, never];
  }
  return {
    drawn: shown.length,
    looked: nodes.size,
    missing: Object.fromEntries(Object.entries(missing).map(([way, found]) => [way, [...found]])),
    took,
    quoted: quoted.size,
    silent: [...silent],
  };
};
