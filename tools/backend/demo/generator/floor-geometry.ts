import type { FloorGeometry, PlacedFlat } from '../../src/modules/estate/types.ts';
import type { Side } from '../data/types.ts';
import { drawCore } from './floor-core.ts';
import { sizeRows, type RowSize } from './floor-rows.ts';
import { composeLines, type FlatPlace } from './floor.ts';
import { HALF_WALL, planDrawingOf, type Box } from './plan/plan-drawing.ts';
import { chance } from './random.ts';

const CORRIDOR = 118;
/** Room around the section for balconies. */
const MARGIN = 150;

/** Where north is when the main facade is at the bottom, degrees clockwise. */
const NORTH: Readonly<Record<Side, number>> = { S: 0, E: 90, N: 180, W: 270 };

/**
 * Draws a floor: flats along two long facades, a corridor between, stairs and lifts among the flats
 * of the shorter row, where exactly is the building's own.
 * @param key what makes this floor different from others with the same flats
 */
export function floorGeometry(row: string, main: Side, key: string): FloorGeometry {
  const { front, back } = composeLines(row, main);
  const sizes = sizeRows(front, back);
  const { length } = sizes;
  const frontTop = sizes.back.depth + CORRIDOR;
  const bottom = frontTop + sizes.front.depth;
  const upper = placeRow(back, sizes.back, key, { top: 0, facade: 'top' });
  const lower = placeRow(front, sizes.front, key, { top: frontTop, facade: 'bottom' });
  const walls = { x: -HALF_WALL, y: 0, width: length + 2 * HALF_WALL, height: bottom };
  const corridor = { x: 0, y: sizes.back.depth, width: length, height: CORRIDOR };
  return {
    viewBox: [-MARGIN, -MARGIN, length + 2 * MARGIN, bottom + 2 * MARGIN].map(round) as Box4,
    north: NORTH[main],
    // Numbers run along the main facade and come back along the other one.
    flats: [...lower.flats, ...upper.flats.toReversed()],
    walls: rectPath(walls),
    ...drawCore(corridor, upper.core ?? lower.core),
  };
}

type Box4 = FloorGeometry['viewBox'];

interface RowPlace {
  top: number;
  facade: 'top' | 'bottom';
}

/** Puts the flats of a row beside each other, with a gap for the stairs. */
function placeRow(places: readonly FlatPlace[], size: RowSize, key: string, at: RowPlace) {
  const gap = size.core > 0 ? gapOf(places.length, key) : -1;
  let left = 0;
  let core: Box | null = null;
  const flats = places.map((place, index) => {
    if (index === gap) {
      core = { x: left, y: at.top, width: size.core, height: size.depth };
      left += size.core;
    }
    const width = size.widths[index] ?? 0;
    const flatPlace = placedFlat(
      place,
      { x: left, y: at.top, width, height: size.depth },
      at.facade,
    );
    left += width;
    return flatPlace;
  });
  return { flats, core: core as Box | null };
}

/** Index of the flat before which the stairs stand: never at an end, where a corner flat is. */
function gapOf(count: number, key: string): number {
  return count < 2 ? count : 1 + Math.floor(chance(`${key} stairs`) * (count - 1));
}

/** A flat's drawing fitted into its place; along the bottom it is turned round. */
function placedFlat(
  { plan, mirrored }: FlatPlace,
  place: Box,
  facade: RowPlace['facade'],
): PlacedFlat {
  const { body, balcony } = planDrawingOf(plan.id);
  const turned = facade === 'bottom';
  const flipped = turned !== mirrored;
  const a = ((flipped ? -1 : 1) * place.width) / body.width;
  const d = ((turned ? -1 : 1) * place.height) / body.height;
  const e = place.x + (flipped ? place.width : 0) - a * body.x;
  const f = place.y + (turned ? place.height : 0) - d * body.y;
  const at = (x: number, y: number) => `${round(a * x + e)} ${round(d * y + f)}`;
  const { x, y, width, height } = body;
  const bump = balcony
    ? [
        at(balcony.x, y),
        at(balcony.x, balcony.y),
        at(balcony.x + balcony.width, balcony.y),
        at(balcony.x + balcony.width, y),
      ]
    : [];
  const contour = [
    at(x, y),
    ...bump,
    at(x + width, y),
    at(x + width, y + height),
    at(x, y + height),
  ];
  return {
    path: `M${contour.join('L')}Z`,
    label: [round(place.x + place.width / 2), round(place.y + place.height / 2)],
    plan: plan.id,
    transform: `matrix(${[a, 0, 0, d].map(fine).join(' ')} ${round(e)} ${round(f)})`,
  };
}

const rectPath = ({ x, y, width, height }: Box) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

const round = (value: number) => Math.round(value * 10) / 10;
const fine = (value: number) => Math.round(value * 10_000) / 10_000;
