import type { Several } from './several';
import type { Component } from 'svelte';
import type { TableModel } from './model.svelte';
import type { Element, GameTypes, View } from '../net/types';

/**
 * Who sits at a seat, as colour, shape (it follows from the colour) and letter; the name is the family's, not the
 * person's.
 */
export interface SeatLook {
  colour: Colour;
  letter: string;
  name: string;
}
export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'white' | 'purple';

/** A piece that travels when an event happens: from one thing on the table to another. */
export interface Journey {
  from: Element;
  to: Element;
  colour?: Colour;
  letter?: string;
  icon?: string;
}

/** Where the game stands, for the top bar: "Round 2 of 4" and the phases with the present one. */
export interface Course {
  title: string;
  phases: { name: string; now: boolean }[];
}

/** Entries of a pack whose names are messages, `KIND-ID`: where they stand, what tells them apart, what names them. */
export interface PackNames {
  kind: string;
  path: string;
  by?: string;
  name?: string;
}

/** What a game knows of something that is drawn: for its card. */
export interface Explained {
  /** What it is called itself. */
  name?: string | undefined;
  /** What such things are called; for what has no name. */
  kind?: string | undefined;
  /** What it does, now. */
  text?: string | undefined;
  icon?: string | undefined;
  colour?: string | undefined;
  letter?: string | undefined;
  /** The id of its rule; the card quotes it. */
  rule?: string | undefined;
}

/**
 * What a game brings to the table page. Every component takes no props: it reads the table from `getTable()`.
 * A folder `games/<name>/index.ts` that exports this as default is all a new game needs.
 */
export interface GameClient<G extends GameTypes = GameTypes> {
  /** The board itself. */
  Board: Component;
  /** What all share beside the board (sheets, open jobs …), the middle column. */
  Shared?: Component;
  /** What is mine, below the board (mat, hand, headquarters). */
  Mine?: Component;
  /** The public counts of one seat, in the list of players. */
  Seat: Component<{ seat: number }>;
  /** A moment of its own (a conflict, a sealed bid): shown in place of Shared while `moment(view)` is true. */
  Moment?: Component;
  moment?(view: View<G>): boolean;
  /**
   * Whether that moment is what everybody looks at now: on a phone it comes to the front by itself. Without this:
   * always.
   */
  front?(view: View<G>): boolean;
  /**
   * What is left of a moment that needs less room, while `corner(view)` is true: it stands below it, and where the
   * moment is broad, beside it, above the talk; the choices then have the whole width below the board.
   */
  Corner?: Component;
  corner?(view: View<G>): boolean;
  /**
   * Whether a broad moment is only as high as what it holds: the talk then stands below it where the screen is high
   * enough, and the choices have the whole width below the board, as they do with a corner.
   */
  short?(view: View<G>): boolean;
  /**
   * An answer put together as a whole (cards for a sealed bid), shown in the picker while `answers(view)` is true;
   * its main button has the class `go`.
   */
  Answer?: Component;
  answers?(view: View<G>): boolean;
  /**
   * Questions that ask how many of each of some things, again and again until enough is taken: the picker puts them
   * together with steppers, for one button.
   */
  several?: readonly string[];
  /** The same for a question whose parts the server tells in the outlook. */
  compose?(view: View<G>, pack: G['pack'], say: Say): Several | null;
  /** Planning aids in words, a tab of the talk; shown while `table.aids` is there. */
  Aids?: Component;
  /** What of them helps with the open question, in the picker. */
  Hint?: Component;
  /** A strip above the board (the initiative track in an encounter), while it has something to show. */
  Strip?: Component;
  strip?(view: View<G>): boolean;
  /** How the teams stand on their way to winning (`sides` of the view), below the list of players. */
  Sides?: Component;
  /** The same in one line, above a board that is enlarged (a phone): what is drawn in its corner would be cut. */
  Standing?: Component;
  /** The end explained, points by source: who is called how, by seat. */
  Final?: Component<{ names: string[] }>;
  /** Who sits where; empty seats get a look too. */
  seats(view: View<G>, pack: G['pack'], say: Say): SeatLook[];
  course(view: View<G>, say: Say, pack: G['pack']): Course;
  journeys(event: G['event'], view: View<G>, pack: G['pack']): Journey[];
  /**
   * What a card says of a thing (`area:noto`), an icon (`icon:common/coin`), a seat (`colour:red`) or a part of a board
   * (`about:careers`), made from the view and the pack alone.
   */
  explain?(subject: string, table: TableModel<G>): Explained | null;
  /** Which names of its pack are messages. */
  names?: PackNames[];
  /** Names of the tabs on a phone for Board, Shared, Mine as message ids. */
  tabs: { board: string; shared?: string; mine?: string };
  /**
   * How wide the middle column is (also in a moment of its own), how high the part below the board is, as CSS
   * lengths; how far a phone zooms in, upright and on its side (`low`). A broad moment takes everything beside the
   * board, with the choices and the talk below the board.
   */
  layout?: {
    shared?: string;
    moment?: string;
    broad?: boolean;
    mine?: string;
    phone?: number;
    low?: number;
  };
}

export type Say = (id: string, args?: Record<string, string | number>) => string;

const folders = import.meta.glob<{ default: GameClient }>('../../games/*/index.ts');

/** The client of a game, loaded when a table of it is opened. */
export async function loadGame(name: string): Promise<GameClient> {
  const load = folders[`../../games/${name}/index.ts`];
  if (!load) throw new Error(`no client for ${name}`);
  return (await load()).default;
}

const drawings = import.meta.glob<string>('../../games/*/card.svg', {
  query: '?raw',
  import: 'default',
});

/** The drawing of a game for the home page as SVG; null if it has none. */
export async function loadDrawing(name: string): Promise<string | null> {
  const load = drawings[`../../games/${name}/card.svg`];
  return load ? await load() : null;
}
