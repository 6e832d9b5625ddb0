import { rectOf } from '../core/item.ts';
import type { Plan, Point } from '../core/plan.ts';
import type { Rect } from '../core/rect.ts';
import { lineOf } from '../core/reach.ts';
import { distancesOf } from '../core/words.ts';
import type { Fit } from '../state/use-fit.ts';
import styles from './FitPlan.module.css';
import { placedAt } from './frame.ts';

interface Drawn {
  plan: Plan;
  fit: Pick<Fit, 'items' | 'faults' | 'chosen'>;
}

/** A length between two things: where, how many centimetres, and whether it is too short to pass. */
interface Length {
  line: [Point, Point];
  distance: number;
  isNarrow: boolean;
}

/** Shorter ones have no room for a figure. */
const SHORTEST = 8;

/** Lengths from the chosen thing to what is around it, and all that are too short to pass. */
function lengthsOf({ plan, fit: { items, faults, chosen } }: Drawn): Length[] {
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

function Lines(drawn: Drawn) {
  return (
    <g aria-hidden="true" data-lengths="">
      {lengthsOf(drawn).map(({ line: [from, to], isNarrow }, at) => (
        <path
          key={`${at} ${from.x} ${from.y}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          data-narrow={isNarrow || undefined}
        />
      ))}
    </g>
  );
}

function Figures({ frame, ...drawn }: Drawn & { frame: Rect }) {
  return (
    <div className={styles.figures} aria-hidden="true">
      {lengthsOf(drawn).map(({ line, distance, isNarrow }, at) => (
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

/** The same lengths as lines of the drawing and as figures over it. */
export const Distances = { Lines, Figures };

const middle = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const nearEach = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < 5;
