import { getContext, setContext } from 'svelte';
import type { Colour, SeatLook } from './game';
import { t } from '../i18n/words';

// Partners have one mark wherever people are: a letter, a shape and a colour for each team (TeamMark.svelte), and a
// small sign on their badges (SeatMark.svelte).

export type Teams = readonly (readonly number[])[];
const KEY = Symbol('teams');

/** Whether anybody plays together with somebody. */
export const hasTeams = (teams: Teams | undefined): boolean =>
  !!teams?.some((team) => team.length > 1);

/** The team of a seat by its number; null where everybody plays alone. */
export function teamOf(teams: Teams | undefined, seat: number | null | undefined): number | null {
  if (seat === null || seat === undefined || !teams || !hasTeams(teams)) return null;
  const found = teams.findIndex((team) => team.includes(seat));
  return found < 0 ? null : found;
}

/** What a team is called: the letters of the language, one after the other. */
export const teamName = (team: number): string =>
  t('team-letters').split(' ')[team] ?? String(team + 1);

/** Everything below knows which colours are partners. */
export function markTeams(teams: () => Teams | undefined, seats: () => SeatLook[]): void {
  setContext(KEY, (colour: Colour) => {
    const seat = seats().findIndex((look) => look.colour === colour && look.name !== ''); // not one that only waits
    return seat < 0 ? null : teamOf(teams(), seat);
  });
}

/** The team of a colour at this table; null elsewhere. */
export const coloursTeam = (): ((colour: Colour) => number | null) =>
  getContext<((colour: Colour) => number | null) | undefined>(KEY) ?? (() => null);
