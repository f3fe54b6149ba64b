import type { Say } from '../../lib/table/game';
import type { Line } from '../../lib/net/types';
import type { Several } from '../../lib/table/several';
import type { Climb, Pack } from './table.generated';
import type { View } from './table';

const NEW_MEN = 'men';

/** Points on the tracks as one answer: how far each man goes up, and the disc. */
export function climbsOf(view: View, pack: Pack, say: Say): Several | null {
  const climbs = view.outlook?.climbs ?? [];
  const left = view.step?.args.n ?? 0;
  // one point is one click, and the disc alone a plain number
  if (left < 2 || climbs.every(({ track }) => track === 'initiative')) return null;
  const vp = ({ track }: Climb, space: number): number =>
    (track === 'initiative' ? pack.initiative_space : pack.career_space).find(
      (one) => one.space === space,
    )?.vp ?? 0;
  const kinds = climbs.map((climb, i) => {
    const { track, start, moves } = climb;
    const disc = track === 'initiative';
    const from = disc || start > 0 ? say('board-climb-from', { vp: vp(climb, start) }) : '';
    const to = (n: number): Line => [say('board-climb-to', { vp: vp(climb, start + n) })];
    return {
      text: disc ? track : `${moves[0]!.text} ${i}`,
      name: [
        disc
          ? say('board-initiative')
          : say(start ? 'board-climb' : 'board-climb-new', {
              career: say(`board-career-${track}`),
              vp: vp(climb, start),
            }),
      ],
      detail: disc ? [from] : [],
      moves,
      way: !disc,
      order: (n: number) => moves[n]!.order,
      says: disc ? (n: number): Line => [say('board-climb-disc', { n })] : to,
      supply: !disc && start === 0 ? NEW_MEN : undefined,
    };
  });
  const others = view.choices.filter(({ slots }) => slots.verb === 'done');
  const { men, unused } = view.outlook!;
  return { kinds, left, others, end: unused, supplies: { [NEW_MEN]: men } };
}
