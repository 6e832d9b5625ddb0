import type { LotFilter } from '@m30/api';
import { at } from './at.ts';
import type { Columns } from './columns.ts';
import { handoverLimit } from './handover.ts';
import { KOPECKS } from './options.ts';

/** One bit a facet: set in a row's mask where the row fails that facet. */
export const FAILS = {
  complex: 1,
  building: 2,
  rooms: 4,
  handover: 8,
  price: 16,
  area: 32,
} as const;

/**
 * Which facets each row fails. A row passes with 0; it counts for an option of a facet when it
 * fails nothing but that facet.
 */
export function scan(columns: Columns, filter: LotFilter): Uint8Array {
  const { complex, building, rooms, handover, price, area, values } = columns;
  const complexFails = failing(values.complex, FAILS.complex, filter.complex);
  const buildingFails = failing(values.building, FAILS.building, filter.building);
  const roomsFails = failing(values.rooms, FAILS.rooms, filter.rooms);
  const latest = filter.handover === undefined ? Infinity : handoverLimit(filter.handover);
  const handoverFails = Uint8Array.from(values.handover, (quarter) =>
    quarter > latest ? FAILS.handover : 0,
  );
  const priceFrom = (filter.priceFrom ?? 0) * KOPECKS;
  const priceTo = (filter.priceTo ?? Infinity) * KOPECKS;
  const areaFrom = filter.areaFrom ?? 0;
  const areaTo = filter.areaTo ?? Infinity;

  const masks = new Uint8Array(columns.size);
  for (let row = 0; row < columns.size; row += 1) {
    const rowPrice = at(price, row);
    const rowArea = at(area, row);
    masks[row] =
      at(complexFails, at(complex, row)) |
      at(buildingFails, at(building, row)) |
      at(roomsFails, at(rooms, row)) |
      at(handoverFails, at(handover, row)) |
      (rowPrice < priceFrom || rowPrice > priceTo ? FAILS.price : 0) |
      (rowArea < areaFrom || rowArea > areaTo ? FAILS.area : 0);
  }
  return masks;
}

/** By the position of a value: the facet's bit where the filter leaves the value out. */
function failing(
  values: readonly string[],
  bit: number,
  wanted: readonly string[] | undefined,
): Uint8Array {
  if (!wanted) return new Uint8Array(values.length);
  return Uint8Array.from(values, (value) => (wanted.includes(value) ? 0 : bit));
}

/** Rows that fail nothing. */
export function countPassing(masks: Uint8Array): number {
  let total = 0;
  for (let row = 0; row < masks.length; row += 1) if (masks[row] === 0) total += 1;
  return total;
}
