import { get, post } from '../net/api';
import { usualBot } from './levels';
import { introduce, whoAmI } from './me.svelte';
import { recall, remember } from './settings.svelte';
import type { Clock, GameInfo, Games, NewSeat } from '../net/types';
import { language, t } from '../i18n/words';

const answers = new Map<string, Promise<Games>>();

/** What the server says of its games and languages, asked once in each language. */
function offer(): Promise<Games> {
  const lang = language();
  let answer = answers.get(lang);
  if (!answer) {
    answer = get<Games>(`/api/games?lang=${lang}`);
    answers.set(lang, answer);
    answer.catch(() => answers.delete(lang));
  }
  return answer;
}

/** The games there are. */
export const allGames = async (): Promise<GameInfo[]> => (await offer()).games;

/** The languages there are, each by its own name. */
export const languageNames = async (): Promise<Record<string, string>> =>
  (await offer()).language_names;

/** A game's title in short, and what is said after the comma (where it comes from). */
export function splitTitle(title: string): { short: string; note: string } {
  const [name = title, ...rest] = title.split(', ');
  return { short: name.split(/[:.] /).at(-1)!, note: rest.join(', ') };
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, boolean>;
  name?: string;
  clock?: Clock;
  open?: boolean;
  aids?: boolean;
}

/** A name for a table nobody named. */
function randomName(): string {
  const names = t('table-names').split(' · ');
  return names[Math.floor(Math.random() * names.length)]!;
}

/** A link to a seat that this browser was given, and the name its invitation has in `about`. */
export interface Invitation {
  seat: number;
  link: string;
  invitation?: string; // links of earlier versions have none
}
const keptAs = (table: string) => `invites:${table}`;
export const invitationsOf = (table: string): Invitation[] =>
  recall<Invitation[]>(keptAs(table), []);

/** Remembers a link here. */
export function keepInvitation(table: string, one: Invitation): Invitation[] {
  const links = [
    ...invitationsOf(table).filter((other) => other.invitation || other.seat !== one.seat),
    one,
  ];
  remember(keptAs(table), links);
  return links;
}

/** Makes a table and remembers its links here; returns where it is. */
export async function makeTable(wanted: NewTable): Promise<string> {
  if (!(await whoAmI())) await introduce({ name: t('guest') });
  const made = await post<{
    table: string;
    watch: string;
    seats: { seat: number; token: string; invitation: string }[];
  }>('/api/tables', { ...wanted, name: wanted.name || randomName() });
  const base = `${location.origin}/t/${made.table}`;
  remember(`watchlink:${made.table}`, `${base}#watch=${made.watch}`);
  if (made.seats.length)
    remember(
      keptAs(made.table),
      made.seats.map(({ seat, token, invitation }) => ({
        seat,
        link: `${base}#seat=${token}`,
        invitation,
      })),
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
