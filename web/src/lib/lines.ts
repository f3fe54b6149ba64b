import type { Element, Line } from './types';

/** A line as bare text, for labels. */
export const plain = (line: Line | undefined): string =>
  (line ?? [])
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .trim();

/** The things a line speaks of. */
export const elementsOf = (line: Line): Element[] =>
  line.flatMap((part) =>
    typeof part === 'string' || part.ref.startsWith('badge:') ? [] : [part.ref],
  );

/** The badge a line starts with, as colour and letter, and the line without it. */
export function splitBadge(line: Line): { colour: string; letter: string; rest: Line } {
  const [first, ...rest] = line;
  if (!first || typeof first === 'string' || !first.ref.startsWith('badge:'))
    return { colour: '', letter: '', rest: line };
  if (typeof rest[0] === 'string') rest[0] = rest[0].trimStart();
  return { colour: first.ref.slice(6), letter: first.text, rest };
}
