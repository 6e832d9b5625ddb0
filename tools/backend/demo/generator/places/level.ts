import type { LevelDrawing } from '../../../src/modules/estate/premises-types.ts';
import type { LevelSeed, ParkingSeed } from '../../data/places/levels.ts';
import {
  coreBay,
  familyBay,
  largeBay,
  rampBay,
  standardBay,
  storageBlock,
  ventilationBay,
  type BayFrame,
  type DrawnBay,
  type DrawnPlace,
} from './bays.ts';
import { COLUMN, DEPTH, frameOf, LANE, rect, round, WALL, type Frame } from './measure.ts';

/** A level with everything on it, places in the order of their numbers. */
export interface ComposedLevel {
  drawing: LevelDrawing;
  places: DrawnPlace[];
}

/** Margin around the walls, and room for the ramps. */
const MARGIN = 24;
const RAMP_MARGIN = 52;

const BAYS: Readonly<Record<string, (frame: BayFrame) => DrawnBay>> = {
  s: standardBay,
  l: largeBay,
  f: familyBay,
  c: coreBay,
  r: rampBay,
  t: ventilationBay,
};

/**
 * Composes a level from its rows.
 * @throws Error where a row is as long as no other, or a bay is of no known kind
 */
export function composeLevel(parking: ParkingSeed, { level, rows }: LevelSeed): ComposedLevel {
  const [first = ''] = rows;
  if (rows.length % 2 !== 0 || rows.some((row) => row.length !== first.length)) {
    throw new Error(`Level ${level} of «${parking.vendor}» has rows of different lengths`);
  }
  const frame = frameOf(rows, parking.standard);
  const bays = rows.flatMap((row, index) =>
    [...row.matchAll(/k+|[^k.]/g)].map(({ 0: bay, index: at }) => {
      const place = frame.rows[index];
      if (!place) throw new Error('a row without a place');
      const width = frame.bayX(at + bay.length) - COLUMN - frame.bayX(at);
      const here = { x: frame.bayX(at), width, row: place };
      if (bay.startsWith('k')) {
        return storageBlock(here, parking.storageTo, `${parking.vendor} ${level} ${index} ${at}`);
      }
      const compose = BAYS[bay];
      if (!compose) throw new Error(`No bay is called «${bay}»`);
      return compose(here);
    }),
  );
  const joined = (key: 'blocks' | 'rooms' | 'details' | 'ramp') =>
    bays.map((bay) => bay[key] ?? '').join('');
  return {
    places: bays.flatMap(({ places }) => places),
    drawing: {
      viewBox: viewBoxOf(frame, rows),
      walls: rect(-WALL, -WALL, frame.width + 2 * WALL, frame.height + 2 * WALL),
      floor: rect(0, 0, frame.width, frame.height),
      lanes: lanesOf(frame, rows),
      blocks: joined('blocks'),
      rooms: joined('rooms'),
      ramp: joined('ramp'),
      details: joined('details'),
      columns: columnsOf(frame, rows),
      arrows: arrowsOf(frame, rows),
      labels: bays
        .flatMap(({ labels = [] }) => labels)
        .map(({ text, x, y }) => ({ text, x: round(x), y: round(y) })),
    },
  };
}

function viewBoxOf({ width, height }: Frame, rows: readonly string[]): LevelDrawing['viewBox'] {
  const above = rows[0]?.includes('r') ? RAMP_MARGIN : MARGIN;
  const below = rows.at(-1)?.includes('r') ? RAMP_MARGIN : MARGIN;
  return [-MARGIN, -above, round(width + 2 * MARGIN), round(height + above + below)];
}

function lanesOf(frame: Frame, rows: readonly string[]): string {
  const across = frame.lanes.map((y) => rect(0, y, frame.width, LANE));
  const crossing = rows.flatMap((row, index) =>
    [...row.matchAll(/\./g)].map(({ index: at }) =>
      rect(
        at === 0 ? 0 : frame.bayX(at) - COLUMN,
        frame.rows[index]?.y ?? 0,
        frame.bay + 2 * COLUMN,
        DEPTH,
      ),
    ),
  );
  return [...across, ...crossing].join('');
}

/** Columns stand between bays that hold something, at the lane and where two rows meet. */
function columnsOf(frame: Frame, rows: readonly string[]): string {
  const corners = new Set<string>();
  rows.forEach((row, index) => {
    const place = frame.rows[index];
    if (!place) return;
    const isIsland = index > 0 && index < rows.length - 1;
    const ends = [place.opensDown ? place.y + DEPTH - COLUMN : place.y];
    if (isIsland) ends.push(place.opensDown ? place.y - COLUMN / 2 : place.y + DEPTH - COLUMN / 2);
    for (let at = 0; at <= row.length; at += 1) {
      const beside = [row[at - 1], row[at]].filter((bay) => bay !== undefined && bay !== '.');
      if (beside.length === 0 || beside.every((bay) => bay === 'k')) continue;
      for (const y of ends) corners.add(rect(frame.bayX(at) - COLUMN, y, COLUMN, COLUMN));
    }
  });
  return [...corners].join('');
}

function arrowsOf(frame: Frame, rows: readonly string[]): string {
  const left = (x: number, y: number) => `M${x} ${y}h-40m10 -8l-10 8l10 8`;
  const right = (x: number, y: number) => `M${x} ${y}h40m-10 -8l10 8l-10 8`;
  const count = Math.max(2, Math.floor(frame.width / 280));
  const along = frame.lanes.flatMap((y) =>
    Array.from({ length: count }, (_, at) => {
      const x = round(((at + 0.5) * frame.width) / count);
      return left(x - 10, round(y + LANE * 0.3)) + right(x + 10, round(y + LANE * 0.7));
    }),
  );
  const islandRows = rows.length / 2 - 1;
  const down = (x: number, y: number) => `M${x} ${y}v40m-8 -10l8 10l8 -10`;
  const up = (x: number, y: number) => `M${x} ${y}v-40m-8 10l8 -10l8 10`;
  const sides = Array.from({ length: islandRows }, (_, at) => {
    const y = round(DEPTH + LANE + at * (2 * DEPTH + LANE) + DEPTH);
    const [near, far] = [frame.bay * 0.3, frame.bay * 0.7].map(round);
    if (near === undefined || far === undefined) return '';
    return (
      down(near, y - 20) +
      up(far, y + 20) +
      down(round(frame.width - far), y - 20) +
      up(round(frame.width - near), y + 20)
    );
  });
  return [...along, ...sides].join('');
}
