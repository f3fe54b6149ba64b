import type { Say } from '../table/game';

/** What the pages speak now: the language, their own words as Fluent, and who says them. */
export interface Speech {
  lang: string;
  source: string;
  say: Say;
}

let now: Speech = $state.raw({ lang: 'en', source: '', say: (id) => id });

/** What is spoken now; whatever is drawn with it is drawn again when that changes. */
export const speech = (): Speech => now;

export function speak(next: Speech): void {
  now = next;
}
