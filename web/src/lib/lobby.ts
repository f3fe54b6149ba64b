import { get, post } from './api';
import { usualBot } from './levels';
import { introduce, whoAmI } from './me.svelte';
import { remember } from './settings.svelte';
import type { Clock, GameInfo, NewSeat } from './types';
import { t } from './words';

let games: Promise<GameInfo[]> | null = null;

/** The games there are, asked once. */
export function allGames(): Promise<GameInfo[]> {
  games ??= get<GameInfo[] | { games: GameInfo[] }>('/api/games').then((answer) =>
    Array.isArray(answer) ? answer : answer.games,
  );
  games.catch(() => (games = null));
  return games;
}

/** A game's title in short, and what is said after the comma (where it comes from). */
export function splitTitle(title: string): { short: string; note: string } {
  const [name = title, ...rest] = title.split(', ');
  return { short: name.split(': ').at(name.startsWith('The ') ? -1 : 0)!, note: rest.join(', ') };
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, boolean>;
  name?: string;
  clock?: Clock;
  open?: boolean;
}

/** A name for a table nobody named. */
function randomName(): string {
  const names = t('table-names').split(' · ');
  return names[Math.floor(Math.random() * names.length)]!;
}

/** Makes a table and remembers its links here; returns where it is. */
export async function makeTable(wanted: NewTable): Promise<string> {
  if (!(await whoAmI())) await introduce({ name: t('guest') });
  const made = await post<{
    table: string;
    watch: string;
    seats: { seat: number; token: string }[];
  }>('/api/tables', { ...wanted, name: wanted.name || randomName() });
  const base = `${location.origin}/t/${made.table}`;
  remember(`watchlink:${made.table}`, `${base}#watch=${made.watch}`);
  if (made.seats.length)
    remember(
      `invites:${made.table}`,
      made.seats.map(({ seat, token }) => ({ seat, link: `${base}#seat=${token}` })),
    );
  return `/t/${made.table}`;
}

/** One click: me and bots. */
export function playNow(game: GameInfo): Promise<string> {
  const count = game.seats.includes(3) ? 3 : game.seats[0]!;
  const seats: NewSeat[] = [
    { kind: 'me' },
    ...Array.from({ length: count - 1 }, () => ({ kind: 'bot' as const, bot: usualBot(game) })),
  ];
  remember('lastgame', game.name);
  return makeTable({ game: game.name, seats, options: {} });
}
