import type { Facets } from '@m30/api';
import { at } from './at.ts';
import type { Columns } from './columns.ts';
import { handoverLabel, handoverValue } from './handover.ts';
import { ROOM_OPTIONS } from './options.ts';
import { areaBounds, priceBounds } from './bounds.ts';
import { countPassing, FAILS } from './scan.ts';
import type { LotDictionary } from './types.ts';

/** Counts every option over the masks of a scan. */
export function countFacets(
  columns: Columns,
  masks: Uint8Array,
  dictionary: LotDictionary,
): { total: number; facets: Facets } {
  const complex = countValues(columns.complex, masks, FAILS.complex, columns.values.complex.length);
  const building = countValues(
    columns.building,
    masks,
    FAILS.building,
    columns.values.building.length,
  );
  const rooms = countValues(columns.rooms, masks, FAILS.rooms, ROOM_OPTIONS.length);
  const quarters = columns.values.handover;
  const handover = countValues(columns.handover, masks, FAILS.handover, quarters.length);
  accumulate(handover);

  return {
    total: countPassing(masks),
    facets: {
      complex: withCounts(dictionary.complexes, complex),
      building: withCounts(dictionary.buildings, building),
      rooms: withCounts(ROOM_OPTIONS, rooms),
      handover: withCounts(
        quarters.map((quarter) => ({
          value: handoverValue(quarter),
          label: handoverLabel(quarter),
        })),
        handover,
      ),
      price: priceBounds(columns.price, masks),
      area: areaBounds(columns.area, masks),
    },
  };
}

/** Rows by value that fail at most the facet of `bit`. */
function countValues(
  column: Uint8Array | Uint16Array,
  masks: Uint8Array,
  bit: number,
  size: number,
): Uint32Array {
  const counts = new Uint32Array(size);
  const others = ~bit;
  for (let row = 0; row < masks.length; row += 1) {
    if ((at(masks, row) & others) !== 0) continue;
    const value = at(column, row);
    counts[value] = at(counts, value) + 1;
  }
  return counts;
}

/** A later limit lets everything pass that an earlier one does. */
function accumulate(counts: Uint32Array): void {
  for (let value = 1; value < counts.length; value += 1) {
    counts[value] = at(counts, value) + at(counts, value - 1);
  }
}

function withCounts(
  options: readonly { value: string; label: string }[],
  counts: Uint32Array,
): Facets['rooms'] {
  return options.map((option, value) => ({ ...option, count: at(counts, value) }));
}
