import { rectOf } from '../core/item.ts';
import type { Plan, Point } from '../core/plan.ts';
import type { Rect } from '../core/rect.ts';
import { lineOf } from '../core/reach.ts';
import { distancesOf } from '../core/words.ts';
import type { Fit } from '../state/use-fit.ts';
import styles from './FitPlan.module.css';
import { placedAt } from './frame.ts';

/** A length between two things: where, how many centimetres, and whether it is too short to pass. */
export interface Length {
  line: [Point, Point];
  distance: number;
  isNarrow: boolean;
}

/** Shorter ones have no room for a figure. */
const SHORTEST = 8;

/** Lengths from the chosen thing to what is around it, and all that are too short to pass. */
export function lengthsOf(
  plan: Plan,
  { items, faults, chosen }: Pick<Fit, 'items' | 'faults' | 'chosen'>,
): Length[] {
  const narrow = faults.flatMap((fault): Length[] =>
    fault.kind === 'narrow' ? [{ line: fault.line, distance: fault.gap, isNarrow: true }] : [],
  );
  const item = chosen === null ? undefined : items[chosen];
  if (!item || chosen === null) return narrow;
  const own = distancesOf(plan, items, chosen).map(([side, met]): Length => ({
    line: lineOf(rectOf(item), side, met),
    distance: met.distance,
    isNarrow: false,
  }));
  const isKnown = ({ line }: Length) =>
    narrow.some((one) => nearEach(middle(one.line), middle(line)));
  return [...own.filter((one) => one.distance >= SHORTEST && !isKnown(one)), ...narrow];
}

/** Lengths as lines of the drawing. */
export function LengthLines({ lengths }: { lengths: readonly Length[] }) {
  return (
    <g aria-hidden="true" data-lengths="">
      {lengths.map(({ line: [from, to], isNarrow }, at) => (
        <path
          key={`${at} ${from.x} ${from.y}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          data-narrow={isNarrow || undefined}
        />
      ))}
    </g>
  );
}

/** The same as figures over it. */
export function LengthFigures({ lengths, frame }: { lengths: readonly Length[]; frame: Rect }) {
  return (
    <div className={styles.figures} aria-hidden="true">
      {lengths.map(({ line, distance, isNarrow }, at) => (
        <b
          key={`${at} ${line[0].x} ${line[0].y}`}
          style={placedAt(frame, middle(line))}
          data-narrow={isNarrow || undefined}
        >
          {distance}
          {isNarrow && '!'}
        </b>
      ))}
    </div>
  );
}

const middle = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const nearEach = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < 5;
