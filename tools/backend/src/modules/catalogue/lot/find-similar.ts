import type { FlatFilter } from '../facet-index/flats/flats.ts';
import type { Catalogue } from './catalogue.ts';
import type { PlacedLot } from '../snapshot/snapshot.ts';

const COUNT = 4;
/** How far the price of a similar flat may be off, as a share. */
const SPREAD = 0.2;
/** Enough candidates to choose the nearest from. */
const CANDIDATES = 200;

/** Flats for sale with as many rooms and a near price; those of the same complex come first. */
export function findSimilar({ index, snapshot }: Catalogue, lot: PlacedLot): PlacedLot[] {
  const roubles = lot.price / 100;
  const near: FlatFilter = {
    rooms: [lot.rooms],
    priceFrom: Math.floor(roubles * (1 - SPREAD)),
    priceTo: Math.ceil(roubles * (1 + SPREAD)),
  };
  const search = (filter: FlatFilter) =>
    index.find(filter, 'price', { offset: 0, limit: CANDIDATES }).ids;
  const ids = new Set([
    ...search({ ...near, complex: [lot.complex.vendor] }),
    ...search(near),
    ...search({ rooms: [lot.rooms] }),
  ]);
  return [...ids]
    .flatMap((id) => snapshot.lots.get(id) ?? [])
    .filter(({ id }) => id !== lot.id)
    .sort((a, b) => distance(a, lot) - distance(b, lot))
    .slice(0, COUNT);
}

/** Relative difference of price and area; another complex counts as a tenth of the price. */
function distance(one: PlacedLot, lot: PlacedLot): number {
  const price = Math.abs(one.price - lot.price) / lot.price;
  const area = Math.abs(one.area - lot.area) / lot.area;
  return price + area + (one.complex.vendor === lot.complex.vendor ? 0 : 0.1);
}
