import type { RoadData } from '../travel/road-graph.ts';
import type { Coordinate } from '../travel/types.ts';

/** Nodes near a place, with the metres as the crow flies. */
export type Around = readonly (readonly [node: number, metres: number])[];

/** Streets as a person on foot uses them: both ways, without motorways. */
export interface FootGraph {
  readonly nodes: readonly Coordinate[];
  /** By node: its neighbours with the metres between. */
  readonly next: readonly Around[];
  /** What places are joined to: stations are asked about for every address, and whoever lets go of a place lets go of it here. */
  readonly around: WeakMap<Coordinate, Around>;
}

/** Roads without a pavement; ramps lead to them. */
const MOTORWAYS = ['КАД', 'ЗСД', 'М-11 «Нева»'];

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
  return {
    nodes: nodes.map(([longitude, latitude]): Coordinate => [latitude, longitude]),
    next: next.map((neighbours) => [...neighbours]),
    around: new WeakMap(),
  };
}
