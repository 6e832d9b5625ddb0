import { rows } from '../data/rows.ts';
import type { Row, Side } from '../data/types.ts';
import { planOf, type PlanSeed } from './plans.ts';

/** A flat as it lies on its floor: its plan, whether that is mirrored, and which ways it looks. */
export interface FlatPlace {
  plan: PlanSeed;
  mirrored: boolean;
  sides: Side[];
}

const CLOCKWISE: Readonly<Record<Side, Side>> = { N: 'E', E: 'S', S: 'W', W: 'N' };

function turn(side: Side, quarters: number): Side {
  return quarters === 0 ? side : turn(CLOCKWISE[side], quarters - 1);
}

/**
 * Flats of one section on one floor. The lists of a row run, seen from outside the main facade,
 * from left to right: its left end looks a quarter turn clockwise from it (south → west).
 */
export function composeFloor(name: string, main: Side): FlatPlace[] {
  const { front, back } = composeLines(name, main);
  return [...front, ...back.toReversed()];
}

/**
 * The same flats along each of the two long facades, both from left to right.
 * @throws Error where `data/rows.ts` has no such row
 */
export function composeLines(name: string, main: Side): Record<keyof Row, FlatPlace[]> {
  const row = rows[name];
  if (!row) throw new Error(`data/rows.ts has no row «${name}»`);
  return { front: composeLine(row, 'front', main), back: composeLine(row, 'back', main) };
}

function composeLine(row: Row, line: keyof Row, main: Side): FlatPlace[] {
  const ids = row[line];
  const outside = line === 'front' ? main : turn(main, 2);
  return ids.map((id, index) => {
    const plan = planOf(id);
    if (!plan.corner) return { plan, mirrored: index % 2 === 1, sides: [outside] };
    const isFirst = index === 0;
    if (!isFirst && index !== ids.length - 1) {
      throw new Error(`Corner plan «${id}» stands in the middle of a row`);
    }
    // A drawing has its facade on top: seen from outside, its left is the right of the front line.
    const needed = isFirst === (line === 'front') ? 'right' : 'left';
    return {
      plan,
      mirrored: plan.corner !== needed,
      sides: [outside, turn(main, isFirst ? 1 : 3)],
    };
  });
}
