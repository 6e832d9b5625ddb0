import fc from 'fast-check';
import type { LotFilter, LotSort } from '@m30/api';
import { handoverValue, quarterIndex } from './handover.ts';
import { ROOM_OPTIONS } from './options.ts';
import type { IndexedLot, LotDictionary } from './types.ts';

const ready = 0;
const quarters = [2027, 2028, 2029].flatMap((year) =>
  [1, 2, 3, 4].map((quarter) => quarterIndex(year, quarter)),
);

/** Dictionary of the generated lots; complex `empty` and building `korpus-99` have none. */
export const dictionary: LotDictionary = {
  complexes: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'empty'].map(option),
  buildings: ['korpus-1', 'korpus-2', 'korpus-3', 'korpus-4', 'korpus-99'].map(option),
  handovers: quarters,
};

function option(value: string) {
  return { value, label: value };
}

/** Lots for tests and benchmarks, the same ones each time. */
export function generateIndexedLots(count: number): IndexedLot[] {
  const random = mulberry(30);
  const pick = <Item>(items: readonly Item[]): Item => {
    const [picked] = items.slice(Math.floor(random() * items.length));
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  return Array.from({ length: count }, (_, at) => {
    const area = Math.round(200 + random() * 1000) / 10;
    return {
      id: `${pick(['k', 'z', 'ss'])}${at}`,
      complex: pick(dictionary.complexes.slice(0, -1)).value,
      building: pick(dictionary.buildings.slice(0, -1)).value,
      rooms: pick(ROOM_OPTIONS).value,
      // Few different prices, so that equal ones have to be ordered by id.
      price: Math.round(area) * pick([170, 230, 320, 480]) * 100_000,
      area,
      handover: pick([ready, ...quarters.slice(0, -2)]),
    };
  });
}

/** mulberry32, public domain (Tommy Ettinger). */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 1 });
const someOf = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });

/** Any filter that the contract lets pass, in the order of its keys; many find nothing. */
export const filterArbitrary: fc.Arbitrary<LotFilter> = fc.record({
  complex: maybe(someOf([...dictionary.complexes.map(({ value }) => value), 'atlantida'])),
  building: maybe(someOf(dictionary.buildings.map(({ value }) => value))),
  rooms: maybe(someOf(ROOM_OPTIONS.map(({ value }) => value))),
  priceFrom: maybe(fc.integer({ min: 0, max: 60_000_000 })),
  priceTo: maybe(fc.integer({ min: 0, max: 60_000_000 })),
  areaFrom: maybe(fc.integer({ min: 0, max: 1300 }).map((tenths) => tenths / 10)),
  areaTo: maybe(fc.integer({ min: 0, max: 1300 }).map((tenths) => tenths / 10)),
  handover: maybe(fc.constantFrom('ready', ...quarters.map(handoverValue), '2031-2')),
});

/** Any sort of the contract. */
export const sortArbitrary: fc.Arbitrary<LotSort> = fc.constantFrom(
  'price',
  '-price',
  'area',
  '-area',
  'handover',
);
