import type { Box, PlaceSize } from '../../../src/modules/estate/premises-types.ts';
import { chance } from '../random.ts';
import { DEPTH, rect, round, UNIT, type RowPlace } from './measure.ts';

/** A place or a room on the drawing, not yet numbered. */
export interface DrawnPlace {
  /** `null` is a storage room. */
  size: PlaceSize | null;
  /** Metres. */
  width: number;
  depth: number;
  box: Box;
}

/** What a bay adds to the drawing. */
export interface DrawnBay {
  places: DrawnPlace[];
  blocks?: string;
  rooms?: string;
  details?: string;
  ramp?: string;
  labels?: { text: string; x: number; y: number }[];
}

/** Where a bay stands. */
export interface BayFrame {
  x: number;
  width: number;
  row: RowPlace;
}

/** Half of the line between two places. */
const GAP = 0.8;

/** Metres: cars, and what a motorcycle takes. */
const LARGE = 3.2;
const FAMILY = 3;
const MOTORCYCLE_DEPTH = 2.5;

/** Three standard places side by side. */
export function standardBay({ x, width, row }: BayFrame): DrawnBay {
  const each = width / 3;
  return { places: [0, 1, 2].map((at) => car('standard', x + at * each, each, row)) };
}

/** Two large places and a marked strip for who loads a trunk. */
export function largeBay({ x, width, row }: BayFrame): DrawnBay {
  const each = LARGE * UNIT;
  return {
    places: [car('large', x, each, row), car('large', x + width - each, each, row)],
    details: hatch(x + each, row.y, width - 2 * each, DEPTH),
  };
}

/** Two family places with a motorcycle between them. */
export function familyBay({ x, width, row }: BayFrame): DrawnBay {
  const each = FAMILY * UNIT;
  const rest = width - 2 * each;
  const depth = MOTORCYCLE_DEPTH * UNIT;
  const y = row.opensDown ? row.y + DEPTH - depth : row.y;
  const motorcycle = place('motorcycle', x + each, y, rest, depth);
  const behind = row.opensDown ? row.y : row.y + depth;
  return {
    places: [car('family', x, each, row), motorcycle, car('family', x + each + rest, each, row)],
    details: hatch(x + each, behind, rest, DEPTH - depth),
  };
}

/** Lifts and stairs with their walls. */
export function coreBay({ x, width, row }: BayFrame): DrawnBay {
  const wall = 5;
  const lifts = width * 0.58;
  const inner = DEPTH - 2 * wall;
  const y = row.y + wall;
  const car = 34;
  const carY = row.opensDown ? y + 5 : y + inner - 45;
  const doorY = row.opensDown ? row.y + DEPTH - wall - 0.4 : row.y - 0.4;
  const stairs = { x: x + lifts + wall, width: width - lifts - 2 * wall };
  const cars = [x + wall + 4, x + wall + 42];
  const steps = Array.from({ length: 9 }, (_, at) => carY + at * 5);
  const textY = row.opensDown ? y + inner - 22 : y + 28;
  return {
    places: [],
    blocks: rect(x, row.y, width, DEPTH),
    rooms:
      rect(x + wall, y, lifts - wall, inner) +
      rect(stairs.x, y, stairs.width, inner) +
      rect(x + lifts / 2 - 14, doorY, 28, wall + 0.8) +
      rect(stairs.x + stairs.width / 2 - 10, doorY, 20, wall + 0.8),
    details:
      cars
        .map((at) => `${rect(at, carY, car, 40)}M${at} ${carY}l${car} 40m0 -40l${-car} 40`)
        .join('') +
      steps.map((at) => `M${round(stairs.x + 5)} ${at}h${round(stairs.width - 10)}`).join(''),
    labels: [
      { text: 'Лифты', x: x + wall + (lifts - wall) / 2, y: textY },
      { text: 'Лестница', x: stairs.x + stairs.width / 2, y: textY + 14 },
    ],
  };
}

/** A ramp that leaves the level through its outer wall. */
export function rampBay({ x, width, row }: BayFrame): DrawnBay {
  const beyond = 42;
  const y = row.opensDown ? row.y - beyond : row.y;
  const height = DEPTH + beyond;
  const lines = Array.from({ length: 9 }, (_, at) => y + ((at + 1) * height) / 10);
  return {
    places: [],
    blocks: rect(x, y, 6, height) + rect(x + width - 6, y, 6, height),
    ramp: rect(x + 6, y, width - 12, height),
    details: lines.map((at) => `M${x + 6} ${round(at)}h${round(width - 12)}`).join(''),
    labels: [{ text: 'Рампа', x: x + width / 2, y: row.y + DEPTH / 2 + 5 }],
  };
}

/** A room for the machines that move the air. */
export function ventilationBay({ x, width, row }: BayFrame): DrawnBay {
  const doorY = row.opensDown ? row.y + DEPTH - 5.4 : row.y - 0.4;
  return {
    places: [],
    blocks: rect(x, row.y, width, DEPTH),
    rooms:
      rect(x + 5, row.y + 5, width - 10, DEPTH - 10) + rect(x + width / 2 - 12, doorY, 24, 5.8),
    labels: [{ text: 'Венткамера', x: x + width / 2, y: row.y + DEPTH / 2 + 5 }],
  };
}

/** Units: rows of rooms on both sides of a corridor. */
const ROOM = 1.95 * UNIT;
const CORRIDOR = UNIT;
const WIDTHS = [27, 31, 36, 42, 52, 62, 82];

/**
 * Storage rooms in neighbouring bays, entered from the lane at their left.
 * @param largest m²
 * @param seed text that the widths depend on
 */
export function storageBlock(frame: BayFrame, largest: number, seed: string): DrawnBay {
  const { x, width, row } = frame;
  const [first, second] = [row.y + 3, row.y + DEPTH - 1 - ROOM];
  const corridor = first + ROOM + 2;
  const laneTier = row.opensDown ? second : first;
  const passage = CORRIDOR + 2;
  const widest = Math.floor((largest / 1.95) * UNIT);
  const tiers = [first, second].map((y) => {
    const start = y === laneTier ? x + 3 + passage : x + 3;
    return fill(start, x + width - 3, widest, `${seed} ${y}`).map(([left, across]) =>
      place(null, left, y, across, ROOM),
    );
  });
  const doors = tiers.flat().map(({ box: [left, top, across] }) => {
    const middle = left + across / 2 - 7;
    return rect(middle, top < corridor ? corridor - 3.2 : corridor + CORRIDOR - 0.6, 14, 3.6);
  });
  const passageY = row.opensDown ? corridor : row.y - 0.4;
  return {
    places: tiers.flat(),
    blocks: rect(x, row.y, width, DEPTH),
    rooms:
      rect(x + 3, corridor, width - 6, CORRIDOR) +
      rect(x + 3, passageY, CORRIDOR, row.y + DEPTH - corridor + 0.4) +
      doors.join(''),
  };
}

/** Cuts a strip into rooms: left edge and width of each. */
function fill(from: number, to: number, widest: number, seed: string): [number, number][] {
  const rooms: [number, number][] = [];
  const widths = WIDTHS.filter((width) => width <= widest);
  const least = widths[0] ?? 27;
  for (let left = from; to - left >= least;) {
    const rest = to - left;
    const picked = widths[Math.floor(chance(`${seed} ${rooms.length}`) * widths.length)] ?? least;
    const width = rest - picked >= least ? picked : Math.min(rest, widest);
    rooms.push([left, width]);
    left += width;
  }
  return rooms;
}

function car(size: PlaceSize, x: number, width: number, { y }: RowPlace): DrawnPlace {
  return place(size, x, y, width, DEPTH);
}

function place(
  size: PlaceSize | null,
  x: number,
  y: number,
  width: number,
  depth: number,
): DrawnPlace {
  const box = [x + GAP, y + GAP, width - 2 * GAP, depth - 2 * GAP].map(round);
  const [left = 0, top = 0, across = 0, down = 0] = box;
  return {
    size,
    width: Math.round((width / UNIT) * 100) / 100,
    depth: Math.round((depth / UNIT) * 100) / 100,
    box: [left, top, across, down],
  };
}

/** Oblique lines over a strip that stays free. */
function hatch(x: number, y: number, width: number, height: number): string {
  if (width < 4) return '';
  const step = 12;
  const lines = Math.floor((height - width) / step);
  return (
    rect(x + 2, y + 2, width - 4, height - 4) +
    Array.from(
      { length: Math.max(lines, 0) },
      (_, at) =>
        `M${round(x + 2)} ${round(y + 2 + at * step + width - 4)}l${round(width - 4)} ${round(4 - width)}`,
    ).join('')
  );
}
