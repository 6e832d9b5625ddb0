import { frameOf } from './plan-layers.ts';
import { floorsOf, placer, readPlanWords, type Box, type Point } from './read-plan-sheet.ts';

/** The floor between the walls of a plan, and its doors: metres from the frame's top left corner. */
export interface PlanGeometry {
  width: number;
  height: number;
  rooms: { name: string; area: number; boxes: Box[] }[];
  doors: PlanDoor[];
}

interface PlanDoor {
  /** The hole in the wall. */
  box: Box;
  /** Places of the rooms that it joins; `null` is outside. */
  between: [number | null, number | null];
  leaf: Leaf | null;
}

/** Ends of an open and of a closed leaf. */
interface Leaf {
  hinge: Point;
  open: Point;
  closed: Point;
}

const HOLE =
  /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="#(?:f4f7f8|fff)"\/>/g;
const LEAF =
  /<path d="M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)" stroke="#12202a" stroke-width="2.6" fill="none"\/><path d="M[-\d. ]+A[-\d.]+ [-\d.]+ 0 0 [01] ([-\d.]+) ([-\d.]+)"/g;

/** Walls are thinner than this and rooms wider: metres. */
const THICKEST = 0.4;

/** How far a hinge may lie from its hole, and lengths differ that are drawn as one: metres. */
const NEAR = 0.05;

/**
 * Reads the rooms and the doors of a labelled drawing.
 * @param flipped left to right
 */
export function readPlanGeometry(svg: string, flipped: boolean): PlanGeometry {
  const { width, height, rooms: named } = readPlanWords(svg, flipped);
  const { placeBox, placePoint } = placer(frameOf(svg), flipped);
  const floors = floorsOf(svg).map(placeBox).filter(isWide);
  const holes = [...svg.matchAll(HOLE)]
    .map((match) => placeBox(match.slice(1, 5).map(Number) as Box))
    .filter((box) => !isWide(box));
  const leaves = [...svg.matchAll(LEAF)].map((match): Leaf => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = match.slice(1).map(Number);
    return {
      hinge: placePoint([x1, y1]),
      open: placePoint([x2, y2]),
      closed: placePoint([x3, y3]),
    };
  });

  const rooms = named.map(({ name, area, box }) => ({ name, area, boxes: [box] }));
  const roomAt = (point: Point) => {
    const at = rooms.findIndex(({ boxes }) => boxes.some((box) => contains(box, point)));
    return at < 0 ? null : at;
  };
  const joined = new Set<Box>();
  for (const floor of floors.filter((box) => !rooms.some(({ boxes }) => has(boxes, box)))) {
    // A room that goes around a corner has its words in one box; the hole to the other fills a side of either.
    for (const hole of holes) {
      const ends = probes(hole);
      const [room] = ends.flatMap((at) => rooms[roomAt(at) ?? -1] ?? []);
      if (!room || !ends.some((at) => contains(floor, at))) continue;
      if (![floor, ...room.boxes].some((box) => fills(hole, box))) continue;
      joined.add(hole);
      room.boxes.push(floor, hole);
      break;
    }
  }
  const doors = holes
    .filter((hole) => !joined.has(hole))
    .map((box): PlanDoor => {
      const [before, after] = probes(box);
      const leaf = leaves.find(({ hinge, closed }) =>
        [hinge, closed].every((point) => contains(box, point, NEAR)),
      );
      return { box, between: [roomAt(before), roomAt(after)], leaf: leaf ?? null };
    });
  return { width, height, rooms, doors };
}

const isWide = ([, , width, height]: Box) => Math.min(width, height) > THICKEST;

const has = (boxes: readonly Box[], box: Box) => boxes.some((one) => `${one}` === `${box}`);

function contains([left, top, width, height]: Box, [x, y]: Point, by = 0): boolean {
  return x >= left - by && x <= left + width + by && y >= top - by && y <= top + height + by;
}

/** Points on both sides of a hole, before and behind its wall. */
function probes([left, top, width, height]: Box): [Point, Point] {
  const [x, y] = [left + width / 2, top + height / 2];
  const far = Math.min(width, height) / 2 + 2 * NEAR;
  return width < height
    ? [
        [x - far, y],
        [x + far, y],
      ]
    : [
        [x, y - far],
        [x, y + far],
      ];
}

function fills([, , width, height]: Box, [, , wide, high]: Box): boolean {
  return width < height ? Math.abs(height - high) < NEAR : Math.abs(width - wide) < NEAR;
}
