import { METRE, sizeOf } from './floor-drawing.ts';
import { mainFacing, stripOf, type FlatPlace, type HouseFloors } from './place-windows.ts';

/** Part of a facade behind which a flat lies. */
export interface FlatFacade {
  /** Degrees clockwise from north. */
  facing: number;
  /** Its ends, shares of the facade from the left seen from outside. */
  from: number;
  to: number;
}

/** A flat that ends so near an outer wall reaches it, in the drawing's units: its contour runs within the wall. */
const WALL = 0.6 * METRE;
/** Sections lie end to end; their shares add up to 1 but for rounding. */
const END = 0.001;

/**
 * Facades of a flat by its contour on the drawing of its floor. Balconies that jut out belong to the facade behind them.
 * @returns none where nobody has drawn the floor or the flat
 */
export function flatFacades(
  house: HouseFloors,
  { section, floor, index }: FlatPlace,
): FlatFacade[] {
  const strip = stripOf(house, section, floor);
  const placed = strip?.geometry.flats[index];
  if (!strip || !placed) return [];
  const { left, width, depth } = sizeOf(strip.geometry);
  const main = mainFacing(strip.geometry);
  const { x0, y0, x1, y1 } = boxOf(placed.path, depth);
  const along = (x: number) => strip.start + (strip.share * (x - left)) / width;
  const found: (FlatFacade | false)[] = [
    y1 > depth - WALL && { facing: main, from: along(x0), to: along(x1) },
    y0 < WALL && { facing: (main + 180) % 360, from: 1 - along(x1), to: 1 - along(x0) },
    strip.start < END &&
      x0 < left + WALL && { facing: (main + 90) % 360, from: y0 / depth, to: y1 / depth },
    strip.start + strip.share > 1 - END &&
      x1 > left + width - WALL && {
        facing: (main + 270) % 360,
        from: 1 - y1 / depth,
        to: 1 - y0 / depth,
      },
  ];
  return found
    .filter((one) => one !== false)
    .map(({ facing, from, to }) => ({ facing, from: within(from), to: within(to) }));
}

const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 1e4) / 1e4;

/** What of the floor a flat takes, without its balconies. */
function boxOf(path: string, depth: number) {
  const corners = path
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number) as [number, number]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => Math.min(Math.max(y, 0), depth));
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
