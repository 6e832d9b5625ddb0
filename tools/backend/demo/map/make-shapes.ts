/** `node make-shapes.ts <roads.geojson>`: writes the bends of the graph's edges that are not straight. */
import { readFileSync, writeFileSync } from 'node:fs';

type Point = [longitude: number, latitude: number];

const here = (name: string) => new URL(name, import.meta.url);
const graph: { nodes: Point[]; edges: [number, number, number, number, number][] } = JSON.parse(
  readFileSync(here('road-graph.json'), 'utf8'),
);
const roads: { features: { geometry: { coordinates: Point[] } }[] } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);

const EAST = 111_320 * Math.cos((59.93 * Math.PI) / 180);
const NORTH = 111_290;
const metres = (a: Point, b: Point) => Math.hypot((a[0] - b[0]) * EAST, (a[1] - b[1]) * NORTH);
const lengthOf = (line: Point[]) =>
  line.reduce((sum, point, at) => (at ? sum + metres(line[at - 1] ?? point, point) : 0), 0);

/** Ways along a road between two of its points; a ring has two. */
function waysAlong(road: Point[], from: Point, to: Point): Point[][] {
  const start = nearest(road, from);
  const end = nearest(road, to);
  const direct = start <= end ? road.slice(start, end + 1) : road.slice(end, start + 1).reverse();
  const [first, last] = [road[0], road.at(-1)];
  if (!first || !last || metres(first, last) > 1) return [direct];
  const around =
    start <= end
      ? [...road.slice(0, start + 1).reverse(), ...road.slice(end).reverse()]
      : [...road.slice(start), ...road.slice(0, end + 1)];
  return [direct, around];
}

function nearest(road: Point[], to: Point): number {
  const away = road.map((point) => metres(point, to));
  return away.indexOf(Math.min(...away));
}

const shapes: Record<string, Point[]> = {};
for (const [index, [from, to, long, , road]] of graph.edges.entries()) {
  const [start, end] = [graph.nodes[from], graph.nodes[to]];
  const line = roads.features[road]?.geometry.coordinates;
  if (!start || !end || !line || metres(start, end) > long * 0.98) continue;
  const fitting = waysAlong(line, start, end).find(
    (way) => Math.abs(lengthOf([start, ...way, end]) / long - 1) < 0.12,
  );
  if (fitting) shapes[index] = fitting;
}
writeFileSync(here('road-shapes.json'), `${JSON.stringify(shapes)}\n`);
