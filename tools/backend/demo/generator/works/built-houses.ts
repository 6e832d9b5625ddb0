import type { builtHouses } from '../../../src/modules/estate/built-houses.table.ts';
import { typesetText } from '../../../src/kernel/words/typography.ts';
import { earlierHouses } from '../../data/built-houses.ts';
import { svetly } from '../../data/complexes/svetly.ts';
import { isoMonth } from './progress.ts';
import { COMPLETED_IN, workState } from './works.ts';

/** Months from the first pit of a house to its keys, by the plan. */
const WORKS = 27;

/** What the demo company has handed over: houses of its early years, and «Светлый двор» by its own months. */
export function builtHouseRows(): (typeof builtHouses.$inferInsert)[] {
  return [...earlierHouses, svetlyHouse()].map((house, position) => ({
    ...house,
    name: typesetText(house.name),
    position,
  }));
}

function svetlyHouse() {
  const [building] = svetly.buildings;
  if (!building?.commissioned) throw new Error('«Светлый двор» is not commissioned');
  const months = Array.from({ length: WORKS }, (_, at) => COMPLETED_IN - WORKS + 1 + at);
  return {
    id: svetly.vendor,
    name: `«${svetly.name}», пять корпусов`,
    begunOn: isoMonth(months[0] ?? COMPLETED_IN),
    promisedYear: 2026,
    promisedQuarter: 2,
    keysOn: building.commissioned,
    done: months.map((month) => workState(building, month).done ?? 0),
  };
}
