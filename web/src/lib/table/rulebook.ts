import { text } from '../net/api';
import { chapters, gameTitle, type Chapter } from './rules';

export interface Rulebook {
  title: string;
  chapters: Chapter[];
  /** What each rule says, by its id; a chapter's id leads to its title. */
  says: Map<string, string>;
}

const books = new Map<string, Promise<Rulebook>>();

/** The rules of a game in a language, read once; what did not come is asked for again. */
export function rulebook(game: string, lang: string): Promise<Rulebook> {
  const at = `/api/words/${lang}/${encodeURIComponent(game)}/rules`;
  let found = books.get(at);
  if (!found) {
    found = text(at).then((ftl) => {
      const all = chapters(ftl);
      const says = new Map(all.flatMap((one) => one.rules.map((rule) => [rule.id, rule.text])));
      for (const one of all) if (!says.has(one.id)) says.set(one.id, one.title);
      return { title: gameTitle(ftl), chapters: all, says };
    });
    found.catch(() => books.delete(at));
    books.set(at, found);
  }
  return found;
}
