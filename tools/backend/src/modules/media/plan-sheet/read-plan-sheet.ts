import { frameOf, type Frame } from './plan-layers.ts';

/** Units of a drawing in a metre. */
const METRE = 64;

/** What is written on a plan, and where: metres from the frame's top left corner. */
export interface PlanWords {
  width: number;
  height: number;
  rooms: {
    name: string;
    /** m². */
    area: number;
    /** Middle of its words. */
    at: [x: number, y: number];
    /** Left, top, width and height of the room that they stand in. */
    box: [left: number, top: number, width: number, height: number];
  }[];
  /** Lengths between walls, in metres, and where the line of each stands across. */
  sizes: { length: number; upright: boolean; from: number; to: number; across: number }[];
}

const ROOM =
  /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="#(?:ffffff|f4f7f8|e3ecf0|eef2f4)"[ /]/g;
const WORDS = /<text x="([-\d.]+)" y="([-\d.]+)"([^>]*)>(.*?)<\/text>/g;
const LINE =
  /<g stroke="#5f6e78" stroke-width="1" fill="none"><path d="M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)"/g;

/**
 * Reads the rooms and the sizes of a labelled drawing.
 * @param flipped left to right
 */
export function readPlanWords(svg: string, flipped: boolean): PlanWords {
  const frame = frameOf(svg);
  const [left, top, width, height] = frame;
  const { placeBox, placePoint } = placer(frame, flipped);
  const boxes = floorsOf(svg);
  const rooms = [...svg.matchAll(WORDS)].flatMap(([, x, y, rest = '', inside = '']) => {
    const words = namedArea(inside);
    if (rest.includes('rotate') || !words) return [];
    // The middle of two lines lies under the first one's feet.
    const at = [Number(x), Number(y) + (rest.includes('stroke') ? 6 : -4)] as const;
    const box = smallestAround(at, boxes);
    return box ? [{ ...words, at, box }] : [];
  });
  const sizes = [...svg.matchAll(LINE)].map((match) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = match.slice(1).map(Number);
    const upright = x1 === x2;
    const [from, to] = upright ? [y1 - top, y2 - top] : sideways(x1 - left, x2 - left);
    const across = metres(upright ? sideways(x1 - left, x1 - left)[0] : y1 - top);
    return { length: metres(to - from), upright, from: metres(from), to: metres(to), across };
  });
  return {
    width: metres(width),
    height: metres(height),
    rooms: rooms.map(({ at, box, ...words }) => ({
      ...words,
      at: placePoint(at),
      box: placeBox(box),
    })),
    sizes,
  };

  function sideways(from: number, to: number): [from: number, to: number] {
    return flipped ? [width - to, width - from] : [from, to];
  }
}

export type Box = [left: number, top: number, width: number, height: number];
export type Point = [x: number, y: number];

/** Boxes that a drawing fills as floor, in its own units. */
export const floorsOf = (svg: string): Box[] =>
  [...svg.matchAll(ROOM)].map((match) => match.slice(1, 5).map(Number) as Box);

/** From a drawing's own units to metres in its frame. */
export function placer([left, top, width]: Frame, flipped: boolean) {
  const across = (x: number) => (flipped ? width - (x - left) : x - left);
  return {
    placePoint: ([x, y]: readonly [number, number]): Point => [metres(across(x)), metres(y - top)],
    placeBox: ([x, y, wide, high]: Box): Box => [
      metres(across(flipped ? x + wide : x)),
      metres(y - top),
      metres(wide),
      metres(high),
    ],
  };
}

function smallestAround([x, y]: readonly [number, number], boxes: readonly Box[]): Box | undefined {
  return boxes
    .filter(([left, top, wide, high]) => x > left && x < left + wide && y > top && y < top + high)
    .toSorted((one, other) => one[2] * one[3] - other[2] * other[3])[0];
}

/** «Кухня- / гостиная / 14,5 м²» → its name and its area. */
function namedArea(inside: string): { name: string; area: number } | null {
  const words = inside
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const figure = words.findIndex((word) => /^\d/.test(word));
  if (figure < 1) return null;
  const name = words.slice(0, figure).join(' ').replaceAll('- ', '-');
  return { name, area: Number(words[figure]?.replace(',', '.')) };
}

const metres = (units: number) => Math.round((units / METRE) * 100) / 100;
