import { together } from '../../lib/i18n/words';
import { teamName } from '../../lib/table/teams';
import { areaName, familyName } from './look';
import type { TableModel } from './table';
import type { TeamStand } from './table.generated';

// How a team stands, in words: what it holds, what of it is shaky, what it lacks to win. All numbers are the server's.

/** What is missing to win, in few words. */
export function missing({ say }: TableModel, team: TeamStand): string {
  return won(team)
    ? say('board-side-enough')
    : say('board-side-missing', { n: team.together.needs - team.together.has });
}

/** Whether it has enough. */
export const won = (team: TeamStand): boolean =>
  team.together.has >= team.together.needs || team.alone.has >= team.alone.needs;

/** All of it, one sentence after the other. */
export function told(table: TableModel, team: TeamStand, which: number): string[] {
  const { pack, say } = table;
  const all = pack.map.mandamenti[0]!.areas.length;
  const names = (ids: string[]) =>
    together(ids.map((id) => pack.map.mandamenti.find((one) => one.id === id)?.name ?? id));
  const held = (whole: boolean) =>
    team.held.filter((one) => one.areas >= all === whole).map((one) => one.mandamento);
  const n = pack.limits.areas_to_control_mandamento;
  const found = [
    say('board-side-has', {
      team: teamName(which),
      families: together(team.colours.map((colour) => familyName(pack, colour))),
      has: team.together.has,
      needs: team.together.needs,
    }),
  ];
  if (held(true).length) found.push(say('board-side-whole', { all, list: names(held(true)) }));
  if (held(false).length) found.push(say('board-side-bare', { n, all, list: names(held(false)) }));
  if (team.split.length) found.push(say('board-side-split', { list: names(team.split) }));
  found.push(
    won(team)
      ? say('board-side-wins')
      : say('board-side-lacks', {
          both: team.together.needs - team.together.has,
          alone: team.alone.needs - team.alone.has,
          family: familyName(pack, team.alone.side),
        }),
  );
  if (team.tie)
    found.push(say('board-side-tie', { area: areaName(pack, pack.map.tie_break_area) }));
  return found;
}

/** The Mandamenti on the way to winning: held with all areas, held with just enough, still missing. */
export function steps(team: TeamStand, all: number): ('whole' | 'bare' | 'open')[] {
  const held = [...team.held].sort((a, b) => b.areas - a.areas);
  return Array.from({ length: Math.max(team.together.needs, held.length) }, (_, i) =>
    held[i] ? (held[i].areas >= all ? 'whole' : 'bare') : 'open',
  );
}
