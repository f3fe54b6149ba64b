import type { Colour } from './game';

/** The shape belongs to the colour in every game. */
const SHAPE: Record<Colour, string> = {
  red: 'diamond',
  blue: 'circle',
  green: 'cross',
  yellow: 'triangle',
  black: 'square',
  white: 'star',
  purple: 'square',
};
const drawings = import.meta.glob<string>('../../icons/seats/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The outline of a seat's shape, in a box of 48 × 48. */
export function outline(colour: Colour): string {
  return drawings[`../../icons/seats/${SHAPE[colour]}.svg`]?.match(/ d="([^"]+)"/)?.[1] ?? '';
}

/** Where the letter's base line is below the middle of the box. */
export function letterDrop(colour: Colour): number {
  return { triangle: 12.5, star: 9 }[SHAPE[colour]] ?? 7.5;
}
