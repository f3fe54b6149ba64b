import type { Explained, Say } from './game';

/** The rule of a message: its attribute `.rule`. */
export function ruleOf(say: Say, message: string): string | undefined {
  const rule = say(`${message}.rule`);
  return rule === `${message}.rule` ? undefined : rule;
}

/** What a game calls a topic (`about-TOPIC`), with its rule; null if it has none of that name. */
export function topic(say: Say, name: string): Explained | null {
  const rule = ruleOf(say, `about-${name}`);
  return rule ? { kind: say(`about-${name}`), rule } : null;
}

/** The part of a message id or the name of an icon that stands for a piece of a pack. */
export const dashed = (id: string): string => id.replaceAll('_', '-');

/** A subject as its kind and the rest: `icon:common/coin`, `area:noto`, `about:careers`. */
export function parted(subject: string): [kind: string, id: string] {
  const at = subject.indexOf(':');
  return at < 0 ? [subject, ''] : [subject.slice(0, at), subject.slice(at + 1)];
}
