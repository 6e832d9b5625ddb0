/** Latitude and longitude in degrees. */
export type Coordinate = readonly [latitude: number, longitude: number];

/** A line, a polygon or a point of the bundled map, longitude first. */
export interface Feature {
  properties: { name?: string };
  geometry:
    | { type: 'Point'; coordinates: readonly [number, number] }
    | { type: 'LineString'; coordinates: readonly (readonly [number, number])[] }
    | { type: 'Polygon'; coordinates: readonly (readonly (readonly [number, number])[])[] };
}

/** A square of the ground that a drawing shows, north up. */
export interface Frame {
  /** Place of a coordinate, as fractions of the square from its left upper corner. */
  place(coordinate: Coordinate): readonly [x: number, y: number];
  /** The coordinate of a place; six digits are a tenth of a metre. */
  coordinate(x: number, y: number): [latitude: number, longitude: number];
}

/** Metres of a degree of latitude. */
const DEGREE = 111_320;

/** The square around a place. @param metres of its side */
export function frameAround([latitude, longitude]: Coordinate, metres: number): Frame {
  const high = metres / DEGREE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  const round = (degrees: number) => Number(degrees.toFixed(6));
  return {
    place: ([north, east]) => [(east - longitude) / wide + 0.5, (latitude - north) / high + 0.5],
    coordinate: (x, y) => [round(latitude - (y - 0.5) * high), round(longitude + (x - 0.5) * wide)],
  };
}

const isWithin = (x: number, y: number) => x > 0 && x < 1 && y > 0 && y < 1;

/**
 * The path of a line or a polygon, in units of a hundredth of the square; empty where none of it is near.
 */
export function pathOf({ geometry }: Feature, frame: Frame): string {
  if (geometry.type === 'Point') return '';
  const lines = geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates];
  const placed = lines.map((line) => line.map(([east, north]) => frame.place([north, east])));
  const [xs, ys] = [0, 1].map((axis) => placed.flat().map((point) => point[axis] ?? 0));
  if (!crosses(xs ?? []) || !crosses(ys ?? [])) return '';
  const end = geometry.type === 'Polygon' ? 'Z' : '';
  return placed
    .map((line) => `M${line.map(([x, y]) => `${percent(x)} ${percent(y)}`).join('L')}${end}`)
    .join('');
}

const percent = (part: number) => (part * 100).toFixed(1);
const crosses = (all: readonly number[]) => Math.min(...all) < 1 && Math.max(...all) > 0;

/** A name and where it stands, in hundredths of the square. */
export interface Label {
  name: string;
  x: number;
  y: number;
}

/** Hundredths of the square that a letter of a name is wide and high. */
const [LETTER, LINE] = [1.55, 3.6];

/** Names of what is in the square, each once, in the middle of what is seen of it; those without room are left out. */
export function labelsOf(
  features: readonly Feature[],
  frame: Frame,
  taken: readonly Label[] = [],
): Label[] {
  const labels: Label[] = [];
  for (const { properties, geometry } of features) {
    const { name } = properties;
    if (!name || geometry.type === 'Polygon') continue;
    const points = geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates;
    const seen = points
      .map(([east, north]) => frame.place([north, east]))
      .filter(([x, y]) => isWithin(x, y));
    const [x, y] = seen[Math.floor(seen.length / 2)] ?? [];
    if (x === undefined || y === undefined) continue;
    const label = { name, x: x * 100, y: y * 100 };
    if (hasRoom(label) && ![...taken, ...labels].some((other) => isOver(label, other))) {
      labels.push(label);
    }
  }
  return labels;
}

const halfOf = ({ name }: Label) => (name.length * LETTER) / 2;

const hasRoom = (label: Label) =>
  label.x > halfOf(label) && label.x < 100 - halfOf(label) && label.y > LINE && label.y < 99;

const isOver = (one: Label, other: Label) =>
  one.name === other.name ||
  (Math.abs(one.x - other.x) < halfOf(one) + halfOf(other) && Math.abs(one.y - other.y) < LINE);
