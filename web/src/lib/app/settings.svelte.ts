// What a person likes, kept in this browser.

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
export type Confirm = 'all' | 'final' | 'none';

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  motion: boolean;
  speed: Speed;
  /** Look at every move before it is played, only at those that are final, or at none. */
  confirm: Confirm;
  notify: boolean;
  /** Planning aids, at tables that have them. */
  aids: boolean;
}

const KEY = 'consigliere';
const defaults: Settings = {
  theme: 'auto',
  sound: true,
  motion: true,
  speed: 'normal',
  confirm: 'final',
  notify: false,
  aids: true,
};

/** Reads a value of this browser; private windows may refuse. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    if (value === undefined || value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // it is forgotten with the page, then
  }
}

export const settings: Settings = $state({ ...defaults, ...recall<Partial<Settings>>(KEY, {}) });

/** Changes what a person likes. */
export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  remember(KEY, { ...settings });
  applySettings();
}

/** Puts theme and motion on the page. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = mayAnimate() ? 'on' : 'off';
}

/** Whether things may move. */
export function mayAnimate(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Milliseconds for which a turn of somebody else is shown, before the next one. */
export const PACE: Record<Speed, number> = { slow: 2600, normal: 1300, fast: 450, instant: 0 };
