import type { ResultOf } from '@m30/api/client';
import { contains, middleOf, type Rect } from './rect.ts';

type Geometry = ResultOf<'Objects.GetPlanGeometry'>;
type Box = Geometry['doors'][number]['box'];

/** A point; centimetres from the top left corner of the plan's frame. */
export interface Point {
  x: number;
  y: number;
}

/** The measured plan of a flat, in whole centimetres. */
export interface Plan {
  width: number;
  height: number;
  rooms: readonly Room[];
  doors: readonly Door[];
}

interface Room {
  name: string;
  /** m². */
  area: number;
  boxes: readonly Rect[];
}

export interface Door {
  /** The hole in the wall. */
  box: Rect;
  /** Places of the rooms that it joins; `null` is outside the flat. */
  between: readonly [number | null, number | null];
  /** A quarter of a circle from the open leaf to the closed one; `null` for an opening. */
  leaf: { hinge: Point; open: Point; closed: Point } | null;
}

const HUNDRED = 100;

/** Metres of the contract to whole centimetres. */
export function toPlan({ width, height, rooms, doors }: Geometry): Plan {
  return {
    width: cm(width),
    height: cm(height),
    rooms: rooms.map((room) => ({ ...room, boxes: room.boxes.map(toRect) })),
    doors: doors.map(({ box, between, leaf }) => ({
      box: toRect(box),
      between,
      leaf: leaf && {
        hinge: toPoint(leaf.hinge),
        open: toPoint(leaf.open),
        closed: toPoint(leaf.closed),
      },
    })),
  };
}

/** All the floor that one can walk on, through doors too. */
export const floorOf = ({ rooms, doors }: Plan): Rect[] => [
  ...rooms.flatMap(({ boxes }) => boxes),
  ...doors.map(({ box }) => box),
];

/** Place of the room where the middle of a box lies; -1 where it lies in none. */
export function roomOf({ rooms }: Pick<Plan, 'rooms'>, rect: Rect): number {
  const middle = middleOf(rect);
  return rooms.findIndex(({ boxes }) => boxes.some((box) => contains(box, middle)));
}

const cm = (metres: number) => Math.round(metres * HUNDRED);
const toPoint = ([x, y]: readonly [number, number]): Point => ({ x: cm(x), y: cm(y) });

// Edges are rounded, not sizes: boxes that touch in metres touch in centimetres.
function toRect([left, top, width, height]: Box): Rect {
  const [x, y] = [cm(left), cm(top)];
  return { left: x, top: y, width: cm(left + width) - x, height: cm(top + height) - y };
}
