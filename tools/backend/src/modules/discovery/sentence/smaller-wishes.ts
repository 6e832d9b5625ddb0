import type { Facets, LotFilter } from '@m30/api';
import { NEARBY_KINDS } from '@m30/api/filters';

/** A filter with one wish of it made smaller. */
interface SmallerWish {
  key: keyof LotFilter;
  filters: LotFilter;
}

/** Steps that people name: a hundred thousand of a price, a thousand of a payment. */
const upTo = (value: number, step: number) => Math.ceil(value / step) * step;

/**
 * The least that each limit has to give way, by what the facets know of flats that fit all other wishes: bounds beyond the
 * limit, the first option that finds something.
 */
export function smallerWishes(filter: LotFilter, facets: Facets): SmallerWish[] {
  const wishes: SmallerWish[] = [];
  const give = <Key extends keyof LotFilter>(key: Key, value: LotFilter[Key]) =>
    wishes.push({ key, filters: { ...filter, [key]: value } });
  const { price, payment, area, kitchen, floor } = facets;
  if (filter.priceTo !== undefined && price.min > filter.priceTo)
    give('priceTo', upTo(price.min, 100_000));
  if (filter.payTo !== undefined && payment.min > filter.payTo)
    give('payTo', upTo(payment.min, 1_000));
  if (filter.areaFrom !== undefined && area.max < filter.areaFrom)
    give('areaFrom', Math.floor(area.max));
  if (filter.kitchenFrom !== undefined && kitchen.max < filter.kitchenFrom)
    give('kitchenFrom', Math.floor(kitchen.max));
  if (filter.floorFrom !== undefined && floor.max < filter.floorFrom) give('floorFrom', floor.max);
  if (filter.floorTo !== undefined && floor.min > filter.floorTo) give('floorTo', floor.min);
  for (const key of ['metro', ...NEARBY_KINDS] as const) {
    const most = filter[key];
    const next = facets[key].find(({ count }) => count > 0);
    if (most !== undefined && next && Number(next.value) > most) give(key, Number(next.value));
  }
  if (filter.handover !== undefined) {
    const next = facets.handover.find(({ count }) => count > 0);
    if (next && next.value !== filter.handover) give('handover', next.value);
  }
  return wishes;
}
