import type { Facets, LotFilter } from '@m30/api';
import { handoverLabel, handoverLimit, handoverValue } from './handover.ts';
import { HISTOGRAM_STEPS, ROOM_OPTIONS } from './options.ts';
import { comparators } from './orders.ts';
import type { IndexedLot, LotDictionary, LotIndex } from './types.ts';

/** The plainest implementation of the index: what it says is true, and slow. */
export function createBruteForce(
  initial: readonly IndexedLot[],
  initialDictionary: LotDictionary,
): LotIndex {
  let lots = initial;
  let dictionary = initialDictionary;
  const passing = (filter: LotFilter) => lots.filter((lot) => passes(lot, filter));
  const count = (filter: LotFilter) => passing(filter).length;
  return {
    find(filter, sort, { offset, limit }) {
      const found = passing(filter).sort(comparators[sort]);
      return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length };
    },
    facets(filter) {
      const handovers = [0, ...dictionary.handovers].sort((a, b) => a - b);
      return {
        total: count(filter),
        facets: {
          complex: dictionary.complexes.map((option) => ({
            ...option,
            count: count({ ...filter, complex: [option.value] }),
          })),
          building: dictionary.buildings.map((option) => ({
            ...option,
            count: count({ ...filter, building: [option.value] }),
          })),
          rooms: ROOM_OPTIONS.map((option) => ({
            ...option,
            count: count({ ...filter, rooms: [option.value] }),
          })),
          handover: handovers.map((quarter) => ({
            value: handoverValue(quarter),
            label: handoverLabel(quarter),
            count: count({ ...filter, handover: handoverValue(quarter) }),
          })),
          price: pricesOf(passing({ ...filter, ...without('priceFrom', 'priceTo') }), lots),
          area: areasOf(passing({ ...filter, ...without('areaFrom', 'areaTo') }), lots),
        },
      };
    },
    relaxations(filter) {
      return (Object.keys(filter) as (keyof LotFilter)[])
        .filter((key) => filter[key] !== undefined)
        .map((key) => ({ key, count: count({ ...filter, ...without(key) }) }))
        .filter((relaxation) => relaxation.count > 0)
        .sort((a, b) => b.count - a.count);
    },
    refresh(changed, known) {
      lots = changed;
      dictionary = known;
    },
  };
}

function without(...keys: (keyof LotFilter)[]): LotFilter {
  return Object.fromEntries(keys.map((key) => [key, undefined]));
}

function passes(lot: IndexedLot, filter: LotFilter): boolean {
  const roubles = lot.price / 100;
  if (filter.complex && !filter.complex.includes(lot.complex)) return false;
  if (filter.building && !filter.building.includes(lot.building)) return false;
  if (filter.rooms && !filter.rooms.some((rooms) => rooms === lot.rooms)) return false;
  if (filter.priceFrom !== undefined && roubles < filter.priceFrom) return false;
  if (filter.priceTo !== undefined && roubles > filter.priceTo) return false;
  if (filter.areaFrom !== undefined && lot.area < filter.areaFrom) return false;
  if (filter.areaTo !== undefined && lot.area > filter.areaTo) return false;
  return filter.handover === undefined || lot.handover <= handoverLimit(filter.handover);
}

function pricesOf(found: readonly IndexedLot[], all: readonly IndexedLot[]): Facets['price'] {
  const prices = (found.length > 0 ? found : all).map(({ price }) => price / 100);
  const min = prices.length > 0 ? Math.floor(Math.min(...prices)) : 0;
  const max = prices.length > 0 ? Math.ceil(Math.max(...prices)) : 0;
  const step = (max - min) / HISTOGRAM_STEPS;
  const histogram = Array.from({ length: HISTOGRAM_STEPS }, (_, at) => {
    const isLast = at === HISTOGRAM_STEPS - 1;
    const inStep = ({ price }: IndexedLot) => {
      if (step === 0) return at === 0;
      const position = ((price / 100 - min) / (max - min)) * HISTOGRAM_STEPS;
      return position >= at && (position < at + 1 || isLast);
    };
    return found.filter(inStep).length;
  });
  return { min, max, histogram };
}

function areasOf(found: readonly IndexedLot[], all: readonly IndexedLot[]): Facets['area'] {
  const areas = (found.length > 0 ? found : all).map(({ area }) => area);
  if (areas.length === 0) return { min: 0, max: 0 };
  return { min: Math.min(...areas), max: Math.max(...areas) };
}
