import type { WorkStage, WorkState } from '../../src/modules/estate/types.ts';
import type { BuildingSeed } from '../data/types.ts';
import { subvendorOf } from './names.ts';

/** A month as a number: year × 12 + month from 0. */
export type Month = number;

/** Keys of the buildings that are completed today were given in this month. */
export const COMPLETED_IN: Month = 2026 * 12 + 4;

/** Month in which a building's keys are given: the last one of its quarter. */
function keysMonth({ handover }: BuildingSeed): Month {
  return handover === null ? COMPLETED_IN : handover[0] * 12 + handover[1] * 3 - 1;
}

/** Months before the keys at which a stage begins, from the latest. */
const STAGES: readonly (readonly [number, WorkStage])[] = [
  [0, 'keys'],
  [-4, 'finishing'],
  [-9, 'facade'],
  [-18, 'frame'],
  [-20, 'parking'],
  [-24, 'foundation'],
  [-27, 'pit'],
];

/** How far a building has come by the end of a month; the facade follows the frame. */
export function workState(building: BuildingSeed, month: Month): WorkState {
  const left = month - keysMonth(building);
  const rest = left < 0 ? Math.min(-1, left + (building.ahead ?? 0)) : left;
  const grown = (from: number, months: number) =>
    Math.min(building.floors, Math.max(0, Math.ceil((building.floors * (rest - from)) / months)));
  return {
    subvendor: subvendorOf(building),
    stage: STAGES.find(([from]) => rest >= from)?.[1] ?? 'site',
    frame: grown(-19, 9),
    facade: grown(-14, 9),
  };
}
