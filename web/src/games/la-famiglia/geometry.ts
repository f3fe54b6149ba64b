// The map's lines, from the polygons of the pack: neighbours use the same points, so a border is an edge two areas
// share.
import type { PackMap } from './table.generated';

type Point = [number, number];
export interface MapLines {
  coast: string;
  borders: string;
  seas: string;
}

export const path = (points: Point[], shut = true): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${shut ? 'Z' : ''}`;

/**
 * The crop of the canvas that is shown, and names the crop or the pieces would hide, moved: sea names, boats, names
 * of Mandamenti.
 */
export const FRAME = { x: 70, y: 56, width: 1062, height: 690 };
/** Names of areas that would meet a neighbour's in some language: how far they are moved. */
export const AREA_NAME: Record<string, Point> = { partinico: [8, -4] };
export const SEA_NAME: Record<string, Point> = {
  'mare-trapani': [136, 84],
  'mare-palermo': [492, 92],
  'mare-cefalu': [640, 84],
  'mare-milazzo': [905, 84],
  'mare-catania': [1066, 318],
  'mare-siracusa': [1064, 600],
  'mare-licata': [735, 722],
  'mare-agrigento': [430, 600],
  'mare-mazara': [190, 560],
};
export const BOATS: Record<string, Point> = {
  'mare-trapani': [126, 117],
  'mare-palermo': [505, 122],
  'mare-cefalu': [600, 121],
  'mare-milazzo': [930, 108],
  'mare-catania': [1073, 355],
  'mare-siracusa': [1070, 636],
  'mare-licata': [722, 678],
  'mare-agrigento': [430, 636],
  'mare-mazara': [190, 596],
};
/** Where the name of a Mandamento stands, from its marker. */
export const MARKER_NAME: Record<string, Point> = {
  trapani: [10, -24],
  sciacca: [-2, 35],
  palermo: [-48, -4],
  madonie: [-4, -22],
  agrigento: [-4, 35],
  enna: [0, -22],
  licata: [-44, 5],
  caltagirone: [12, 33],
  siracusa: [34, 34],
  etna: [42, 5],
  nebrodi: [-2, -22],
  messina: [6, 35],
};

/** Coast, borders between Mandamenti, and borders between seas. */
export function lines(map: PackMap): MapLines {
  const owners = new Map<string, { points: [Point, Point]; areas: string[] }>();
  const gather = <T extends { polygon: Point[] }>(things: T[], owner: (thing: T) => string) => {
    for (const thing of things) {
      const ring = thing.polygon;
      ring.forEach((a, i) => {
        const b = ring[(i + 1) % ring.length]!;
        const key = [a.join(), b.join()].sort().join('|');
        const entry = owners.get(key) ?? { points: [a, b], areas: [] };
        entry.areas.push(owner(thing));
        owners.set(key, entry);
      });
    }
    const found = [...owners.values()];
    owners.clear();
    return found;
  };
  const land = gather(map.areas, (area) => area.mandamento);
  const coast = land.filter((edge) => edge.areas.length === 1);
  const shore = new Set(
    coast.map((edge) =>
      edge.points
        .map((point) => point.join())
        .sort()
        .join('|'),
    ),
  );
  const water = gather(map.seas, (sea) => sea.id).filter(
    (edge) =>
      edge.areas.length === 2 &&
      !shore.has(
        edge.points
          .map((point) => point.join())
          .sort()
          .join('|'),
      ),
  );
  return {
    coast: chained(coast.map((edge) => edge.points)),
    borders: chained(
      land
        .filter((edge) => edge.areas.length === 2 && edge.areas[0] !== edge.areas[1])
        .map((edge) => edge.points),
    ),
    seas: chained(water.map((edge) => edge.points)),
  };
}

/** Edges joined to as few lines as possible. */
function chained(edges: [Point, Point][]): string {
  const at = new Map<string, [Point, Point][]>();
  for (const edge of edges)
    for (const point of edge) at.set(point.join(), [...(at.get(point.join()) ?? []), edge]);
  const used = new Set<[Point, Point]>();
  const found: string[] = [];
  const walk = (start: Point, first: [Point, Point]) => {
    const points = [start];
    let here = start;
    let edge: [Point, Point] | undefined = first;
    while (edge) {
      used.add(edge);
      here = edge[0].join() === here.join() ? edge[1] : edge[0];
      points.push(here);
      const next: [Point, Point][] = at.get(here.join())!;
      edge = next.length === 2 ? next.find((other) => !used.has(other)) : undefined;
    }
    const ring = points.length > 2 && points[0]!.join() === here.join();
    found.push(path(ring ? points.slice(0, -1) : points, ring));
  };
  for (const [point, here] of at)
    if (here.length !== 2)
      for (const edge of here)
        if (!used.has(edge)) walk(edge[0].join() === point ? edge[0] : edge[1], edge);
  for (const edge of edges) if (!used.has(edge)) walk(edge[0], edge);
  return found.join('');
}
