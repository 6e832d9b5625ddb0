import { at } from './at.ts';
import { metresBetween, nearestOn } from './distance.ts';
import { snap, type RoadGraph } from './road-graph.ts';
import { edgesTo, shortestPaths } from './shortest-paths.ts';
import { TravelError, wholeMinutes, type Coordinate, type Router, type Way } from './types.ts';

/** Free-flow time × this is about a day's time: signals and turns are not in the graph (map's README). */
const FACTOR = 1.45;

/** Streets between a place and the graph are longer than the crow's flight by this. */
const WINDING = 1.3;

/** Metres a second on those streets: 45 km/h. */
const LOCAL = 45 / 3.6;

/** Metres between a place and the graph past which nothing can be said. */
const FARTHEST = 15_000;

/** Points between the ends of an edge, [longitude, latitude]. */
export type RoadShapes = Readonly<Record<string, readonly (readonly [number, number])[]>>;

/** Ways on the embedded roads. */
export interface GraphRouter extends Router {
  /** Whole minutes from each place to the goal, by one search; places too far off are left out. */
  minutesTo<Key>(goal: Coordinate, places: ReadonlyMap<Key, Coordinate>): Map<Key, number>;
  /** Whole minutes from a place to the nearest point of a named road; `null` when too far off. */
  minutesToRoad(from: Coordinate, road: string): number | null;
}

interface OnGraph {
  node: number;
  /** Metres of streets between the place and the node. */
  tail: number;
}

interface WayParts {
  metres?: number;
  tenths?: number;
  /** Metres of streets that are not in the graph. */
  streets: number;
  line: Coordinate[];
}

/** Makes a router over a graph; its answers are estimates without traffic. */
export function createGraphRouter(graph: RoadGraph, shapes: RoadShapes = {}): GraphRouter {
  const onGraph = (place: Coordinate): OnGraph | null => {
    const point = snap(graph, place);
    return point.metres > FARTHEST ? null : { node: point.node, tail: point.metres * WINDING };
  };
  const seconds = (tenths: number, tails: number) => (tenths / 10 + tails / LOCAL) * FACTOR;

  /** Metres past the graph, where it would only send round by its node; `null` where it is of use. */
  function straightOr(from: Coordinate, to: Coordinate, start: OnGraph, goal: OnGraph) {
    const direct = metresBetween(from, to) * WINDING;
    return start.node === goal.node || direct <= start.tail + goal.tail ? direct : null;
  }

  function lineOf(start: number, edges: readonly number[]): Coordinate[] {
    const node = (index: number) => graph.nodes.slice(index, index + 1);
    const bends = (edge: number) =>
      (shapes[edge] ?? []).map(([longitude, latitude]): Coordinate => [latitude, longitude]);
    return [
      ...node(start),
      ...edges.flatMap((edge) => [...bends(edge), ...node(at(graph.to, edge))]),
    ];
  }

  const wayOf = ({ metres = 0, tenths = 0, streets, line }: WayParts): Way => ({
    metres: Math.round(metres + streets),
    seconds: seconds(tenths, streets),
    line,
    estimate: true,
  });

  return {
    route(from, to) {
      const [start, goal] = [onGraph(from), onGraph(to)];
      if (!start || !goal) return Promise.reject(new TravelError('too-far'));
      const paths = shortestPaths(graph, start.node, { direction: 'from', goal: goal.node });
      if (at(paths.cost, goal.node) === Infinity) return Promise.reject(new TravelError('too-far'));
      const direct = straightOr(from, to, start, goal);
      if (direct !== null) return Promise.resolve(wayOf({ streets: direct, line: [from, to] }));
      return Promise.resolve(
        wayOf({
          metres: at(paths.metres, goal.node),
          tenths: at(paths.tenths, goal.node),
          streets: start.tail + goal.tail,
          line: withoutSpurs([from, ...lineOf(start.node, edgesTo(graph, paths, goal.node)), to]),
        }),
      );
    },

    minutesTo(goal, places) {
      const minutes = new Map();
      const end = onGraph(goal);
      if (!end) return minutes;
      const paths = shortestPaths(graph, end.node, { direction: 'to' });
      for (const [key, place] of places) {
        const start = onGraph(place);
        if (!start || at(paths.cost, start.node) === Infinity) continue;
        const near = straightOr(place, goal, start, end);
        const tenths = near === null ? at(paths.tenths, start.node) : 0;
        minutes.set(key, wholeMinutes(seconds(tenths, near ?? start.tail + end.tail)));
      }
      return minutes;
    },

    minutesToRoad(from, road) {
      const start = onGraph(from);
      if (!start) return null;
      const paths = shortestPaths(graph, start.node, { direction: 'from' });
      const times = graph.nodesOf(road).map((node) => at(paths.tenths, node));
      return times.length === 0 ? null : wholeMinutes(seconds(Math.min(...times), start.tail));
    },
  };
}

/** Leaves the road where the place is nearest to it: the nearest node may lie behind it. */
function withoutSpurs(line: Coordinate[]): Coordinate[] {
  return cutStart(cutStart(line).reverse()).reverse();
}

function cutStart([place, first, second, ...rest]: Coordinate[]): Coordinate[] {
  if (!place || !first || !second) return [place, first, second].filter((point) => !!point);
  return [place, nearestOn(first, second, place), second, ...rest];
}
