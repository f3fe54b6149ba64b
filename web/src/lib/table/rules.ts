import { FluentBundle, FluentResource } from '@fluent/bundle';

export interface Rule {
  id: string;
  text: string;
}
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** A message as the id people read: rule-XX-4-24 is XX-4.24, ruling-Q-10 is Q-10, chapter-XX-4 is XX-4. */
export function ruleId(message: string): string {
  const name = message.replace(/^(rule|ruling|chapter)-/, '');
  return message.startsWith('rule-') ? name.replace(/-(\d+[a-z]?)$/, '.$1') : name;
}

/** The first language somebody wants that the rules are written in; pl-PL is pl. English if there is none. */
export function rulesLanguage(there: string[], wanted: readonly (string | null)[]): string {
  const found = wanted.map((one) => one?.toLowerCase().split('-')[0] ?? '');
  return found.find((one) => there.includes(one)) ?? 'en';
}

function bundleOf(ftl: string): FluentBundle {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(ftl));
  return bundle;
}

/** What the game is called in a Fluent text with rules. */
export function gameTitle(ftl: string): string {
  const bundle = bundleOf(ftl);
  const value = bundle.getMessage('game-title')?.value;
  return value ? bundle.formatPattern(value, {}) : '';
}

/** The chapters of a Fluent text with rules, in its order. */
export function chapters(ftl: string): Chapter[] {
  const bundle = bundleOf(ftl);
  const found: Chapter[] = [];
  for (const [message] of ftl.matchAll(/^(?:chapter|rule|ruling)-[\w-]+(?= *=)/gm)) {
    const value = bundle.getMessage(message)?.value;
    if (!value) continue;
    const text = bundle.formatPattern(value, {});
    if (message.startsWith('chapter-')) found.push({ id: ruleId(message), title: text, rules: [] });
    else {
      if (!found.length) found.push({ id: 'start', title: '', rules: [] });
      found.at(-1)!.rules.push({ id: ruleId(message), text });
    }
  }
  return found.filter((chapter) => chapter.rules.length);
}
