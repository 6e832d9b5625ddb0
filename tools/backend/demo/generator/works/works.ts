import type { WorkStage, WorkState } from '../../../src/modules/estate/types.ts';
import type { BuildingSeed } from '../../data/types.ts';
import { readinessOf } from './readiness.ts';
import { subvendorOf } from '../names.ts';

/** A month as a number: year × 12 + month from 0. */
export type Month = number;

/** The last month that is told: November 2026. */
export const LATEST: Month = 2026 * 12 + 10;

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
  const exact = restOf(building, month);
  const rest = Math.floor(exact);
  const grown = (from: number, months: number) =>
    Math.min(building.floors, Math.max(0, Math.ceil((building.floors * (rest - from)) / months)));
  return {
    subvendor: subvendorOf(building),
    stage: STAGES.find(([from]) => rest >= from)?.[1] ?? 'site',
    frame: grown(-19, 9),
    facade: grown(-14, 9),
    done: readinessOf(exact),
  };
}

/** Months until the keys by the plan that the building is at, below 0; those before the latest one are as far from it as its pace says. */
function restOf(building: BuildingSeed, month: Month): number {
  const { ahead = 0, pace = 1 } = building;
  const reported = Math.min(month, LATEST);
  const left = month - keysMonth(building) + (LATEST - reported) * (1 - pace);
  return left < 0 ? Math.min(-1, left + ahead) : left;
}
