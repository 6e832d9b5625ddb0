import { doorFindings } from './door-findings.ts';
import type { Finding } from './finding.ts';
import { rectOf, type Item } from './item.ts';
import { passageFindings } from './passage-findings.ts';
import { floorOf, type Plan } from './plan.ts';
import { sharedPart, shrunk, uncoveredArea, type Rect } from './rect.ts';

/** All that is wrong with how items stand, the gravest first. */
export function findFaults(plan: Plan, items: readonly Item[]): Finding[] {
  const rects = items.map(rectOf);
  return [
    ...overlapFindings(rects),
    ...wallFindings(plan, rects),
    ...doorFindings(plan, rects),
    ...passageFindings(plan, rects),
  ];
}

/** What stands on something else. */
export const overlapFindings = (rects: readonly Rect[]): Finding[] =>
  rects.flatMap((rect, item) =>
    rects.flatMap((other, at): Finding[] =>
      at > item && sharedPart(rect, other) ? [{ kind: 'overlap', item, other: at }] : [],
    ),
  );

/** What stands in a wall or outside; by a centimetre is rounding. */
export function wallFindings(plan: Plan, rects: readonly Rect[]): Finding[] {
  const floor = floorOf(plan);
  return rects.flatMap((rect, item): Finding[] =>
    uncoveredArea(shrunk(rect, 1), floor) > 0 ? [{ kind: 'wall', item }] : [],
  );
}
