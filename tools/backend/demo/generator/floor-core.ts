import type { FloorGeometry } from '../../src/modules/estate/types.ts';
import { HALF_WALL, type Box } from './plan/plan-drawing.ts';

/** A flight of stairs is so wide and so deep; steps lie 18 apart. */
const STAIRS = { width: 128, depth: 260, step: 18 } as const;
const SHAFT = 118;
/** Between things and the walls. */
const INSET = 22;

type Core = Pick<FloorGeometry, 'common' | 'stairs' | 'lifts'>;

/** Corridor, lift hall, stairs and two lifts. */
export function drawCore(corridor: Box, hall: Box | null): Core {
  const floor = rect(inner(corridor, HALF_WALL, HALF_WALL));
  if (!hall) return { common: floor, stairs: '', lifts: '' };
  const isAbove = hall.y < corridor.y;
  const room = inner(hall, HALF_WALL, 2 * HALF_WALL);
  // The hall is open towards the corridor.
  const opening = {
    x: room.x,
    y: isAbove ? room.y : corridor.y + corridor.height - HALF_WALL,
    width: room.width,
    height: room.height + 3 * HALF_WALL,
  };
  const left = room.x + INSET;
  const right = room.x + room.width - INSET - SHAFT;
  const top = room.y + INSET;
  return {
    common: `${floor}${rect(opening)}`,
    stairs: stairsAt(left, top, Math.min(STAIRS.depth, room.height - 2 * INSET)),
    lifts: [top, top + SHAFT + INSET].map((y) => shaftAt(right, y)).join(''),
  };
}

function stairsAt(x: number, y: number, depth: number): string {
  const { width, step } = STAIRS;
  const count = Math.floor(depth / step);
  const treads = Array.from({ length: count + 1 }, (_, index) => y + index * step);
  const end = y + count * step;
  return [
    ...treads.map((tread) => `M${round(x)} ${round(tread)}h${width}`),
    `M${round(x)} ${round(y)}V${round(end)}M${round(x + width)} ${round(y)}V${round(end)}`,
    `M${round(x + width / 2)} ${round(y)}V${round(end)}`,
  ].join('');
}

function shaftAt(x: number, y: number): string {
  const [left, top] = [round(x), round(y)];
  return `M${left} ${top}h${SHAFT}v${SHAFT}h${-SHAFT}ZL${round(x + SHAFT)} ${round(y + SHAFT)}M${round(x + SHAFT)} ${top}L${left} ${round(y + SHAFT)}`;
}

/** A box without its walls. */
function inner({ x, y, width, height }: Box, side: number, end: number): Box {
  return { x: x + side, y: y + end, width: width - 2 * side, height: height - 2 * end };
}

const rect = ({ x, y, width, height }: Box) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

const round = (value: number) => Math.round(value * 10) / 10;
