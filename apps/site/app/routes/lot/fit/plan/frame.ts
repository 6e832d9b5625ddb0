import type { CSSProperties } from 'react';
import type { Plan, Point } from '../core/plan.ts';
import { bottomOf, rightOf, type Rect } from '../core/rect.ts';

/** Centimetres around the floor: walls, and a little paper. */
const MARGIN = 45;

/** Below the floor there is the arrow of the entrance, too. */
const ENTRANCE = 85;

/** The part of a plan that is shown: without the lines of its sizes. */
export function frameOf({ rooms }: Pick<Plan, 'rooms'>): Rect {
  const boxes = rooms.flatMap((room) => room.boxes);
  const left = Math.min(...boxes.map((box) => box.left)) - MARGIN;
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
  return {
    ...{ left, top },
    width: Math.max(...boxes.map(rightOf)) + MARGIN - left,
    height: Math.max(...boxes.map(bottomOf)) + ENTRANCE - top,
  };
}

/** Where a point is within the frame, for words that lie over the drawing. */
export const placedAt = (frame: Rect, { x, y }: Point): CSSProperties => ({
  left: `${(((x - frame.left) / frame.width) * 100).toFixed(2)}%`,
  top: `${(((y - frame.top) / frame.height) * 100).toFixed(2)}%`,
});
