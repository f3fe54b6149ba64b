import { familyName } from './look';
import type { TableModel } from './table';

/** Why an area matters; `swing`: somebody would win the Mandamento by taking it. */
export interface Keystone {
  text: string;
  swing: boolean;
}

/** Areas on which a Mandamento hangs: whose it is, and who would win it by taking the area. */
export function keystonesOf({ aids, pack, say }: TableModel): Record<string, Keystone> {
  const found: Record<string, Keystone> = {};
  for (const { id, name } of pack.map.mandamenti) {
    const aid = aids?.mandamenti[id];
    if (!aid) continue;
    for (const [holder, areas] of Object.entries(aid.lose))
      for (const area of areas) {
        const takers = Object.entries(aid.win).filter(([, wanted]) => wanted.includes(area));
        const text = [
          say('board-aid-keystone', { mandamento: name, family: familyName(pack, holder) }),
          ...takers.map(([c]) => say('board-aid-swing', { family: familyName(pack, c) })),
        ].join('; ');
        found[area] = { text, swing: takers.length > 0 };
      }
  }
  return found;
}
