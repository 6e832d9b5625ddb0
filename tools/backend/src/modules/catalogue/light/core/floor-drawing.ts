import type { FloorGeometry, PlacedFlat } from '../../../estate/types.ts';

/** Units of a drawing that are a metre. */
export const METRE = 64;

/** Size of the drawing of a section's floor, in its units: outer walls along the facades. */
export interface FloorSize {
  left: number;
  width: number;
  depth: number;
}

const RECTANGLE = /^M([-\d.]+) [-\d.]+h([-\d.]+)v([-\d.]+)h/;

/** @throws Error where the walls are no rectangle: then nobody knows where its facades are */
export function sizeOf({ walls }: Pick<FloorGeometry, 'walls'>): FloorSize {
  const [, left, width, depth] = RECTANGLE.exec(walls) ?? [];
  if (depth === undefined) throw new Error(`the walls of a floor are no rectangle: ${walls}`);
  return { left: Number(left), width: Number(width), depth: Number(depth) };
}

/** What takes a flat type's drawing to its place: `x' = a x + e`, `y' = d y + f`. */
export interface Placement {
  a: number;
  d: number;
  e: number;
  f: number;
}

const MATRIX = /^matrix\(([-\d.]+) 0 0 ([-\d.]+) ([-\d.]+) ([-\d.]+)\)$/;

/** @throws Error where a flat is not placed by a matrix without turns */
export function placementOf({ transform }: Pick<PlacedFlat, 'transform'>): Placement {
  const numbers = MATRIX.exec(transform)?.slice(1).map(Number);
  if (!numbers) throw new Error(`a flat is placed by ${transform}`);
  const [a, d, e, f] = numbers as [number, number, number, number];
  return { a, d, e, f };
}

/** A balcony on a floor, in the drawing's units. */
export interface DrawnBalcony {
  /** At the bottom of the drawing, which is the main facade. */
  isMain: boolean;
  from: number;
  to: number;
  depth: number;
}

/** Balconies of a floor: the contour of a flat that has one juts out between its second and its fifth corner. */
export function balconiesOf({ flats }: Pick<FloorGeometry, 'flats'>): DrawnBalcony[] {
  return flats.flatMap(({ path }) => {
    const corners = path
      .slice(1, -1)
      .split('L')
      .map((corner) => corner.split(' ').map(Number) as [number, number]);
    if (corners.length !== 8) return [];
    const [[, facade], , [fromX, edge], [toX]] = corners as [number, number][] as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ];
    return [
      {
        isMain: edge > facade,
        from: Math.min(fromX, toX),
        to: Math.max(fromX, toX),
        depth: Math.abs(edge - facade),
      },
    ];
  });
}
