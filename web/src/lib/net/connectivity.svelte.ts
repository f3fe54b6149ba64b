import { untrack } from 'svelte';

// Whether the server answers. The head of the pages says so; what they could not read is read again when it is back.

export const connectivity = $state({ lost: false, returns: 0 });

const ANYTHING = '/favicon.svg'; // small, and costs the server nothing
const EVERY = 15_000; // milliseconds: how often an open page looks by itself
const PAUSES = [1000, 2000, 4000, 8000];
const NO_SERVER = [502, 504]; // what a proxy says when nobody is behind it
let timer: ReturnType<typeof setTimeout> | undefined;
let probing: Promise<void> | null = null;

/** Whether an answer comes from a proxy that has no server. */
export const fromNobody = (answer: Response): boolean => NO_SERVER.includes(answer.status);

async function answers(): Promise<boolean> {
  try {
    return !fromNobody(await fetch(ANYTHING, { method: 'HEAD', cache: 'no-store' }));
  } catch {
    return false;
  }
}

/** Looks whether the server answers, and if not, again and again until it does. */
export function probe(): Promise<void> {
  probing ??= probeOnce(0).finally(() => (probing = null));
  return probing;
}

async function probeOnce(tries: number): Promise<void> {
  clearTimeout(timer);
  if (await answers()) return reportOnline();
  connectivity.lost = true;
  timer = setTimeout(() => void probeOnce(tries + 1), PAUSES[Math.min(tries, PAUSES.length - 1)]);
}

/** The server has answered. */
export function reportOnline(): void {
  if (!connectivity.lost) return;
  clearTimeout(timer);
  connectivity.lost = false;
  connectivity.returns += 1;
}

/** A page that stays open looks now and then, and when the browser says that something has changed. */
export function watchConnectivity(): () => void {
  const regular = setInterval(() => !document.hidden && !connectivity.lost && void probe(), EVERY);
  const changed = () => void probe();
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    clearInterval(regular);
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Does something whenever the server is back; for components. */
export function onReturn(act: () => void): void {
  let before = connectivity.returns;
  $effect(() => {
    if (connectivity.returns === before) return;
    before = connectivity.returns;
    untrack(act);
  });
}
