import type { Explained, Say } from './game';

/** What a game calls a topic (`about-TOPIC`), with its rule; null if it knows none of that name. */
export const topic = (rules: Record<string, string>, name: string, say: Say): Explained | null =>
  rules[name] ? { kind: say(`about-${name}`), rule: rules[name] } : null;

/** A subject as its kind and the rest: `icon:common/coin`, `area:noto`, `about:careers`. */
export function parted(subject: string): [kind: string, id: string] {
  const at = subject.indexOf(':');
  return at < 0 ? [subject, ''] : [subject.slice(0, at), subject.slice(at + 1)];
}
