import { nameItems, rectOf, type Item } from '../core/item.ts';
import type { Plan, Point } from '../core/plan.ts';
import { middleOf, rightOf, bottomOf, sharedPart, type Rect } from '../core/rect.ts';
import styles from './FitPlan.module.css';
import { placedAt } from './frame.ts';

export interface PlanLabelsProps {
  plan: Plan;
  items: readonly Item[];
  frame: Rect;
}

/** Smallest sizes at which a plan is shown, CSS pixels: on a desk and on a phone. */
const DESK = { width: 560, height: 520 };
const PHONE = { width: 320, height: 420 };

/** Width of a letter and height of a line of 12 px, with a little paper around. */
const LETTER = 7;
const LINE = 16;
const PAPER = 8;

/** Names of rooms and of things over the drawing, where they have room; a thing too small for its name has its number in the table. */
export function PlanLabels({ plan, items, frame }: PlanLabelsProps) {
  const rects = items.map(rectOf);
  const [desk, phone] = [DESK, PHONE].map(({ width, height }) =>
    Math.min(width / frame.width, height / frame.height),
  );
  const names = nameItems(items);
  return (
    <div className={styles.labels} aria-hidden="true">
      {plan.rooms.map(({ name, boxes }) => {
        const at = boxes[0] && freeSpot(boxes[0], rects, sizeOf([name], phone ?? 1));
        return (
          at && (
            <span key={`${name} ${at.x}`} className={styles.room} style={placedAt(frame, at)}>
              {name}
            </span>
          )
        );
      })}
      {rects.map((rect, at) => {
        const name = names[at]?.name ?? '';
        const lines = name.split(' ');
        const fits = (scale: number | undefined) => isWithin(sizeOf(lines, scale ?? 1), rect);
        return (
          <span
            key={at}
            className={styles.name}
            style={placedAt(frame, middleOf(rect))}
            data-desk={fits(desk) ? 'name' : 'number'}
            data-phone={fits(phone) ? 'name' : 'number'}
          >
            <span>{name}</span>
            <i>{at + 1}</i>
          </span>
        );
      })}
    </div>
  );
}

interface Size {
  width: number;
  height: number;
}

/** What words take, in centimetres. */
const sizeOf = (lines: readonly string[], scale: number): Size => ({
  width: (Math.max(...lines.map(({ length }) => length)) * LETTER + PAPER) / scale,
  height: (lines.length * LINE + PAPER) / scale,
});

const isWithin = (size: Size, rect: Size) => size.width <= rect.width && size.height <= rect.height;

/** The middle of a room, else a place near its walls, that nothing stands on; `null` where there is none. */
function freeSpot(box: Rect, rects: readonly Rect[], size: Size): Point | null {
  const middle = middleOf(box);
  if (!isWithin(size, box)) return rects.some((rect) => sharedPart(rect, box)) ? null : middle;
  const [x, y] = [size.width / 2, size.height / 2];
  const [right, bottom] = [rightOf(box) - x, bottomOf(box) - y];
  const spots = [
    middle,
    { x: middle.x, y: bottom },
    { x: middle.x, y: box.top + y },
    { x: right, y: bottom },
    { x: box.left + x, y: bottom },
    { x: right, y: middle.y },
    { x: box.left + x, y: middle.y },
  ];
  const isFree = (at: Point) => {
    const words = { left: at.x - x, top: at.y - y, ...size };
    return !rects.some((rect) => sharedPart(rect, words));
  };
  return spots.find(isFree) ?? null;
}
