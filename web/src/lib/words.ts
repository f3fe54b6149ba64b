import { FluentBundle, FluentResource } from '@fluent/bundle';
import { text } from './api';
import type { Say } from './game';

/** A way to say messages of some Fluent texts; a message that is missing shows its id. */
export function speaker(lang: string, ...texts: string[]): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return (id, args) => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, args ?? null) : id;
  };
}

export const LANG = 'en';
let own: Say = (id) => id;
let source = '';

/** The page's own words, loaded once before anything is shown. */
export async function loadWords(from = `/api/words/${LANG}`): Promise<void> {
  source = await text(from);
  own = speaker(LANG, source);
}

/** Says one of the page's own messages, `web-…`. */
export const t: Say = (id, args) => own(`web-${id}`, args);

/** Says a message that the pages share with the server, or something else where there is none. */
export function word(id: string, otherwise = id, args?: Parameters<Say>[1]): string {
  const said = own(id, args);
  return said === id ? otherwise : said;
}

/** Says the page's messages and a game's. */
export async function loadGameWords(
  game: string,
  from = `/api/words/${LANG}/${game}`,
): Promise<Say> {
  return speaker(LANG, source, await text(from));
}
