// Where the page is. Tokens behind the # are taken out of the address at once.

export const place = $state({ path: location.pathname, query: location.search, tokens: taken() });

function taken(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const kind of ['seat', 'watch', 'return', 'guest', 'confirm']) {
    const value = new RegExp(`^#${kind}=([A-Za-z0-9_.-]+)$`).exec(location.hash)?.[1];
    if (value) found[kind] = value;
  }
  if (Object.keys(found).length)
    history.replaceState(null, '', location.pathname + location.search);
  return found;
}

function arrived(): void {
  const tokens = taken();
  place.path = location.pathname;
  place.query = location.search;
  place.tokens = tokens;
}

/** Goes to another page of ours without loading it anew. */
export function go(to: string, instead = false): void {
  if (instead) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrived();
  if (!location.hash) scrollTo(0, 0);
}

addEventListener('popstate', arrived);
addEventListener('hashchange', arrived);

/** Lets links inside the page be followed without loading; for `onclick` of the whole page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.target ||
    link.hasAttribute('download')
  )
    return;
  const to = new URL(link.href);
  if (
    to.origin !== location.origin ||
    to.pathname.startsWith('/api/') ||
    /\.\w+$/.test(to.pathname)
  )
    return;
  if (to.pathname === location.pathname && to.hash) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}
