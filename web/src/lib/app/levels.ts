import { get } from '../net/api';
import type { GameInfo, Health, SeatInfo } from '../net/types';
import { recall, remember } from './settings.svelte';
import { t, word } from '../i18n/words';

const KEPT = 'level';
const USUAL = 'normal';
const SEARCHERS = ['hard', 'expert'];

/** A bot's level in words; one that has none is called as it is. */
export const levelText = (bot: string): string => word(`level-${bot}`, bot);

/** What a level is like, in one line. */
export const character = (bot: string): string => word(`level-${bot}-about`, '');

/** The name that a level has on a seat. */
export function nameOn(bot: string, seat: number): string {
  const names = word(`level-${bot}-names`, bot).split(' · ');
  return names[seat % names.length]!;
}

/** What was measured of a level with so many players; nothing of what people are not offered. */
export function ratingText(game: GameInfo | undefined, seats: number, bot: string): string {
  const level = game?.levels.find((one) => one.bot === bot);
  if (!level) return '';
  const found = level.ratings[String(seats)];
  if (!found) return word('level-not-measured');
  const [rating, low, high] = [found.rating, found.low, found.high].map(String);
  return word('level-rating', '', { rating: rating!, low: low!, high: high! });
}

/** A bot at a table: its name and level; at tables of earlier days it has no name of its own. */
export const botText = (seat: SeatInfo): string =>
  seat.name === (seat.bot ?? seat.name)
    ? t('bot', { bot: levelText(seat.name) })
    : t('bot-named', { name: seat.name, level: levelText(seat.bot!) });

/** Whether the bot thinks as long as it is given time, so that a slow engine makes it weaker. */
export const searches = (bot: string | undefined): boolean => SEARCHERS.includes(bot ?? '');

/** The level a person chose last, if this game offers it. */
export function usualBot(game: GameInfo): string {
  const offered = game.levels.map((level) => level.bot);
  return [recall(KEPT, USUAL), USUAL].find((bot) => offered.includes(bot)) ?? offered[0]!;
}

export const rememberLevel = (bot: string): void => remember(KEPT, bot);

/** Whether the bots of this server think in plain Python. */
export const botsArePlain = (): Promise<boolean> =>
  get<Health>('/health').then((health) => health.bots === 'pure');
