import { firstWhere } from '../../kernel/math/first-where.ts';
import { at } from '../travel/at.ts';
import { metresBetween } from '../travel/distance.ts';
import type { RoadData } from '../travel/road-graph.ts';
import type { Coordinate } from '../travel/types.ts';
import { REACH } from './model.ts';

/** Nodes near a place, with the metres as the crow flies. */
export type Around = readonly (readonly [node: number, metres: number])[];

/** Streets as a person on foot uses them: both ways, without motorways. */
export interface FootGraph {
  readonly nodes: readonly Coordinate[];
  /** By node: its neighbours with the metres between. */
  readonly next: readonly Around[];
  /** Nodes within `REACH` of a place; the nearest one where there is none. */
  near(place: Coordinate): Around;
  /** What places are joined to: stations are asked about for every address, and whoever lets go of a place lets go of it here. */
  readonly around: WeakMap<Coordinate, Around>;
}

/** Roads without a pavement; ramps lead to them. */
const MOTORWAYS = ['КАД', 'ЗСД', 'М-11 «Нева»'];

/** Degrees of latitude within which nodes are looked for. */
const BAND = REACH / 111_000;

/** Looks for the nodes near a place among those of its latitude. */
function nearIn(
  nodes: readonly Coordinate[],
  isJoined: (node: number) => boolean,
): (place: Coordinate) => Around {
  const northward = nodes
    .map((place, node) => [node, place] as const)
    .filter(([node]) => isJoined(node))
    .sort(([, [one]], [, [other]]) => one - other);
  const latitudes = Float64Array.from(northward, ([, [latitude]]) => latitude);
  return (place) => {
    const found: [number, number][] = [];
    const south = place[0] - BAND;
    const first = firstWhere(latitudes.length, (index) => at(latitudes, index) >= south);
    for (let index = first; index < northward.length; index++) {
      const [node, crossing] = northward[index] ?? [];
      if (node === undefined || !crossing || crossing[0] > place[0] + BAND) break;
      const metres = metresBetween(crossing, place);
      if (metres <= REACH) found.push([node, metres]);
    }
    if (found.length > 0) return found;
    let nearest: [number, number] = [-1, Infinity];
    for (const [node, crossing] of northward) {
      const metres = metresBetween(crossing, place);
      if (metres < nearest[1]) nearest = [node, metres];
    }
    return nearest[0] < 0 ? [] : [nearest];
  };
}

/** Makes the streets for people on foot of the roads for cars. */
export function createFootGraph({ nodes, edges, roads }: RoadData): FootGraph {
  const next = nodes.map(() => new Map<number, number>());
  const join = (from: number, to: number, metres: number) => {
    const known = next[from]?.get(to) ?? Infinity;
    next[from]?.set(to, Math.min(known, metres));
  };
  for (const [from, to, metres, , road] of edges) {
    if (road < 0 || MOTORWAYS.includes(roads[road] ?? '')) continue;
    join(from, to, metres);
    join(to, from, metres);
  }
  const places = nodes.map(([longitude, latitude]): Coordinate => [latitude, longitude]);
  return {
    nodes: places,
    next: next.map((neighbours) => [...neighbours]),
    near: nearIn(places, (node) => (next[node]?.size ?? 0) > 0),
    around: new WeakMap(),
  };
}
