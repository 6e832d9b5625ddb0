import FlatQueue from 'flatqueue';
import { at } from '../travel/at.ts';
import { metresBetween } from '../travel/distance.ts';
import type { Coordinate } from '../travel/types.ts';
import type { Around, FootGraph } from './foot-graph.ts';
import { DIRECT, FARTHEST, WALK, WINDING } from './model.ts';

/** Where a walk may begin, and the seconds that are gone by then. */
export interface Seed {
  readonly place: Coordinate;
  readonly seconds: number;
}

/** Whether a straight way between two places would go through water. */
export type Crosses = (from: Coordinate, to: Coordinate) => boolean;

/** Seconds to a place, and the seed the walk to it began at. */
interface Reached {
  readonly seconds: number;
  readonly seed: number;
}

/** Times from some places to any other. */
export interface FootField {
  /** The quickest way to a place; `null` where it is farther than an answer goes. */
  to(place: Coordinate): Reached | null;
}

/** Seconds of a walk that goes round corners. */
const walk = (metres: number) => (metres * WINDING) / WALK;

/**
 * Walks from some places over the streets. A place is joined to the nodes around it by a straight line × `WINDING`, and
 * to a place nearby as well; none of these lines goes through a big river.
 */
export function footField(graph: FootGraph, crosses: Crosses, seeds: readonly Seed[]): FootField {
  const seconds = new Float64Array(graph.nodes.length).fill(Infinity);
  const origin = new Int32Array(graph.nodes.length).fill(-1);
  const queue = new FlatQueue<number>();
  const offer = (node: number, time: number, seed: number) => {
    if (time >= at(seconds, node) || time > FARTHEST) return;
    seconds[node] = time;
    origin[node] = seed;
    queue.push(node, time);
  };
  for (const [index, seed] of seeds.entries())
    for (const [node, metres] of nodesAround(graph, crosses, seed.place))
      offer(node, seed.seconds + walk(metres), index);
  for (let node = queue.pop(); node !== undefined; node = queue.pop())
    for (const [next, metres] of graph.next[node] ?? [])
      offer(next, at(seconds, node) + metres / WALK, at(origin, node));

  return {
    to(place) {
      let best: Reached = { seconds: Infinity, seed: -1 };
      const take = (time: number, seed: number) => {
        if (time < best.seconds) best = { seconds: time, seed };
      };
      for (const [index, seed] of seeds.entries()) {
        const metres = metresBetween(seed.place, place);
        const time = seed.seconds + walk(metres);
        if (metres <= DIRECT && time < best.seconds && !crosses(seed.place, place))
          take(time, index);
      }
      for (const [node, metres] of graph.near(place)) {
        const time = at(seconds, node) + walk(metres);
        const { [node]: crossing } = graph.nodes;
        if (time < best.seconds && crossing && !crosses(place, crossing))
          take(time, at(origin, node));
      }
      return best.seconds > FARTHEST ? null : best;
    },
  };
}

/** Nodes that a place is joined to, with the metres as the crow flies. */
function nodesAround(graph: FootGraph, crosses: Crosses, place: Coordinate): Around {
  const around =
    graph.around.get(place) ??
    graph.near(place).filter(([node]) => !crosses(place, graph.nodes[node] ?? place));
  graph.around.set(place, around);
  return around;
}
