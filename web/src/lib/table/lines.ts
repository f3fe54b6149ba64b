import type { SeatLook } from './game';
import type { Element, Line } from '../net/types';

/** A line as bare text, for labels. */
export const plain = (line: Line | undefined): string =>
  (line ?? [])
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .trim();

/** A line as it is read aloud: a badge is the name of its seat, and nothing where that follows it anyway. */
export const spoken = (line: Line, seats: SeatLook[]): string =>
  line
    .map((part, i) => {
      if (typeof part === 'string' || !part.ref.startsWith('badge:'))
        return typeof part === 'string' ? part : part.text;
      const name = seats.find((seat) => seat.colour === part.ref.slice(6))?.name ?? part.text;
      const stem = name.slice(0, 3); // its case may be another
      return plain(line.slice(i + 1)).startsWith(stem) ? '' : name;
    })
    .join('')
    .replace(/\s+/g, ' ')
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
