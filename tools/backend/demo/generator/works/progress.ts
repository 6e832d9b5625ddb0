import type { progressMonths } from '../../../src/modules/estate/object-content.table.ts';
import type { ComplexSeed } from '../../data/types.ts';
import { buildingName } from '../names.ts';
import { sayMonth, type Step } from './progress-words.ts';
import { typesetText } from '../../../src/kernel/words/typography.ts';
import { COMPLETED_IN, LATEST, workState, type Month } from './works.ts';

/** Months that are told at most: the longest way from a pit to facades. */
const MONTHS = 24;

/** The works of each complex since its first pit, two years at most; of a completed one up to its keys. */
export function progressRows(
  complexes: readonly ComplexSeed[],
): (typeof progressMonths.$inferInsert)[] {
  return complexes.flatMap((complex) => {
    const isCompleted = complex.buildings.every(({ handover }) => handover === null);
    const last = isCompleted ? COMPLETED_IN : LATEST;
    const months = Array.from({ length: MONTHS }, (_, index) => last - MONTHS + 1 + index);
    return months
      .filter((month) => hasBegun(complex, month))
      .map((month) => ({
        vendor: complex.vendor,
        month: isoMonth(month),
        text: typesetText(sayMonth(complex.buildings.map((building) => stepOf(building, month)))),
        works: complex.buildings.map((building) => workState(building, month)),
      }));
  });
}

const hasBegun = ({ buildings }: ComplexSeed, month: Month) =>
  buildings.some((building) => workState(building, month).stage !== 'site');

function stepOf(building: ComplexSeed['buildings'][number], month: Month): Step {
  const now = workState(building, month);
  let inStage = 1;
  while (inStage < 12 && workState(building, month - inStage).stage === now.stage) inStage += 1;
  return { name: buildingName(building), now, before: workState(building, month - 1), inStage };
}

/** First day of a month. */
export const isoMonth = (month: Month) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
