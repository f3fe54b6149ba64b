import { text, textWithLanguage } from '../net/api';
import type { GameClient, Say } from '../table/game';
import { speaker } from './speaker';
import { speak, speech } from './speech.svelte';
import { dashed } from '../table/topics';
import type { GameTypes } from '../net/types';

export { speaker } from './speaker';

const COOKIE = 'consigliere-lang'; // so that the server knows it too, also before the first word is loaded
const YEAR = 365 * 24 * 3600;
const listeners = new Set<() => void>();

/** The language the pages are in; what is drawn with it is drawn again when it changes. */
export const language = (): string => speech().lang;

/** Some names within a sentence, in the language's own way: a, b and c. */
export const together = (names: string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);

/**
 * The page's own words, loaded before anything is shown: in the language that was chosen here, or in the one the
 * browser prefers among those the server has.
 */
export async function loadWords(from?: string): Promise<void> {
  const { content, lang } = await textWithLanguage(from ?? '/api/words/any');
  begin(lang ?? 'en', content);
}

function begin(lang: string, source: string): void {
  speak({ lang, source, say: speaker(lang, source) });
  document.documentElement.lang = lang;
}

/** Another language from now on, without a reload; this browser remembers it. */
export async function changeLanguage(lang: string): Promise<void> {
  if (lang !== language()) {
    begin(lang, await text(`/api/words/${lang}`));
    for (const listener of listeners) listener();
  }
  document.cookie = `${COOKIE}=${lang}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** The language a person has chosen elsewhere, if none was chosen in this browser. */
export async function adoptLanguage(lang: string): Promise<void> {
  const chosen = document.cookie.split('; ').some((one) => one.startsWith(`${COOKIE}=`));
  if (!chosen) await changeLanguage(lang);
}

/** Calls back when another language is spoken; returns how to stop that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says one of the page's own messages, `web-…`. */
export const t: Say = (id, args) => speech().say(`web-${id}`, args);

/** Says a message that the pages share with the server, or something else where there is none. */
export function word(id: string, otherwise = id, args?: Parameters<Say>[1]): string {
  const said = speech().say(id, args);
  return said === id ? otherwise : said;
}

/** Says the page's messages and a game's. */
export async function loadGameWords(game: string, from?: string): Promise<Say> {
  const { lang, source } = speech();
  return speaker(lang, source, await text(from ?? `/api/words/${lang}/${game}`));
}

/** The pack with the names that a language has for its things: what has no message keeps the pack's own name. */
export function namedPack<G extends GameTypes>(
  game: GameClient<G>,
  pack: G['pack'],
  say: Say,
): G['pack'] {
  const named = structuredClone(pack) as Record<string, unknown>;
  const rename = (entry: Record<string, unknown>, key: string, message: string): void => {
    const said = say(message);
    if (said !== message && key in entry) entry[key] = said;
  };
  rename(named, 'title', 'pack-title');
  for (const { kind, path, by = 'id', name = 'name' } of game.names ?? []) {
    const list = path.split('.').reduce<unknown>((part, key) => (part as never)[key], named);
    for (const entry of list as Record<string, unknown>[]) {
      const message = `${kind}-${dashed(String(entry[by]))}`;
      rename(entry, name, message);
      rename(entry, 'letter', `${message}.letter`);
    }
  }
  return named as G['pack'];
}
