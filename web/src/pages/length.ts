import { t } from '../lib/i18n/words';
import type { GameInfo } from '../lib/net/types';

// How long a game takes: an estimate of ours, from choices that were counted in games between bots.

const SECONDS = 10; // of a person, for one choice
const FOLLOWED = 1.5; // for one of a bot, which is shown
const STEP = 5; // minutes; nobody knows it better

/** Minutes at one sitting, or 0 where nothing was counted. */
export function minutes(game: GameInfo, seats: number, people: number): number {
  const each = game.choices[String(seats)] ?? 0;
  const seconds = each * (people * SECONDS + (seats - people) * FOLLOWED);
  return Math.round(seconds / 60 / STEP) * STEP;
}

/** The same in a few words: for one person among bots, as the first page deals it. */
export function shortLength(game: GameInfo): string {
  const seats = game.seats.includes(3) ? 3 : game.seats[0]!;
  const n = minutes(game, seats, 1);
  return n ? t('length-short', { n }) : '';
}

/** The same in a sentence. */
export function lengthText(game: GameInfo, seats: number, people: number): string {
  const n = minutes(game, seats, people);
  return n ? t('length', { n, choices: game.choices[String(seats)]! }) : '';
}
