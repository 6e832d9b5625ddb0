import { toColumns } from './columns.ts';
import { countFacets } from './count-facets.ts';
import { relax } from './relaxations.ts';
import { countPassing, scan } from './scan.ts';
import type { IndexedLot, LotDictionary, LotIndex } from './types.ts';

/** Makes the index over typed arrays: one pass over all rows answers a question. */
export function createLotIndex(lots: readonly IndexedLot[], dictionary: LotDictionary): LotIndex {
  let options = dictionary;
  let columns = toColumns(lots, dictionary);
  return {
    find(filter, sort, { offset, limit }) {
      const masks = scan(columns, filter);
      const order = columns.orders[sort];
      const ids: string[] = [];
      let total = 0;
      for (const row of order) {
        if (masks[row] !== 0) continue;
        if (total >= offset && ids.length < limit) ids.push(columns.ids[row] ?? '');
        total += 1;
      }
      return { ids, total };
    },
    facets: (filter) => countFacets(columns, scan(columns, filter), options),
    relaxations: (filter) => relax(filter, (relaxed) => countPassing(scan(columns, relaxed))),
    refresh(changed, known) {
      columns = toColumns(changed, known);
      options = known;
    },
  };
}
