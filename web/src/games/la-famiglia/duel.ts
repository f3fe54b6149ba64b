// Both sides of a running attack, as the panels of a conflict see them.
import { colourAt, teamAt } from './look';
import type { Choice } from '../../lib/net/types';
import type { View } from './table';
import type { Colour, Conflict } from './table.generated';

export type Role = 'attacker' | 'defender';

export const otherSide = (side: Role): Role => (side === 'attacker' ? 'defender' : 'attacker');

/** The attack that is going on. */
export const attackOf = (view: View): Conflict => view.outlook as Conflict;

/** Whose cards a side plays: the agitator's for neutrals that attack, the named family's for neutrals that defend. */
export const cardsOf = (view: View, side: Role): Colour | null =>
  colourAt(view, attackOf(view)[side].seat);

/** The side of the viewer's team; null if it only watches. */
export function ownSide(view: View): Role | null {
  const ours = (side: Role) => {
    const { seat } = attackOf(view)[side];
    return seat !== null && teamAt(view, seat) === teamAt(view, view.viewer);
  };
  return ours('attacker') ? 'attacker' : ours('defender') ? 'defender' : null;
}

export const choiceOf = (view: View, verb: string): Choice | undefined =>
  view.choices.find((choice) => choice.slots.verb === verb);
