import FlatQueue from 'flatqueue';
import { at } from './at.ts';
import type { RoadGraph } from './road-graph.ts';

/** Best ways between one node and all others. */
export interface Paths {
  /** By node; `Infinity` where no way leads. */
  cost: Float64Array;
  metres: Float64Array;
  /** Tenths of a second at free flow. */
  tenths: Float64Array;
  /** The way's edge at the node, −1 at the root and where no way leads. */
  edge: Int32Array;
}

interface Search {
  /** `from` the root to the others, or from the others `to` the root. */
  direction: 'from' | 'to';
  /** Where the search may stop. */
  goal?: number;
}

/** Dijkstra over the whole graph or until the goal is reached. */
export function shortestPaths(graph: RoadGraph, root: number, { direction, goal }: Search): Paths {
  const { first, edges, other } = direction === 'from' ? graph.leaving : graph.arriving;
  const cost = new Float64Array(graph.size).fill(Infinity);
  const metres = new Float64Array(graph.size);
  const tenths = new Float64Array(graph.size);
  const edge = new Int32Array(graph.size).fill(-1);
  // A node that became cheaper waits there twice; its second turn changes nothing.
  const queue = new FlatQueue<number>();
  cost[root] = 0;
  queue.push(root, 0);
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (node === goal) break;
    for (let place = at(first, node); place < at(first, node + 1); place++) {
      const way = at(edges, place);
      const next = at(other, way);
      const sum = at(cost, node) + at(graph.cost, way);
      if (sum >= at(cost, next)) continue;
      cost[next] = sum;
      metres[next] = at(metres, node) + at(graph.metres, way);
      tenths[next] = at(tenths, node) + at(graph.tenths, way);
      edge[next] = way;
      queue.push(next, sum);
    }
  }
  return { cost, metres, tenths, edge };
}

/** Edges of the way from the root to a node, in the order of travel. */
export function edgesTo(graph: RoadGraph, { edge }: Paths, node: number): number[] {
  const way: number[] = [];
  for (let last = at(edge, node); last >= 0; last = at(edge, at(graph.from, last))) way.push(last);
  return way.reverse();
}
