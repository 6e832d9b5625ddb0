import fc from 'fast-check';
import { lotFilters, type LotSort } from '@m30/api/filters';
import { handoverValue } from '../handover.ts';
import type { Option } from '../facet/types.ts';
import { flats, type FlatDictionary, type FlatFilter } from './flats.ts';

/**
 * Any filter that the contract lets pass, in the order of its keys.
 * @param keys share of the keys that a filter has: 5 is every sixth
 */
export function filterArbitrary(
  dictionary: FlatDictionary,
  keys: number,
): fc.Arbitrary<FlatFilter> {
  const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
    fc.oneof({ arbitrary: fc.constant(undefined), weight: keys }, { arbitrary, weight: 1 });
  const someOf = <Value>(values: readonly Value[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
  const withStranger = (options: readonly Option[]) => [
    ...options.map(({ value }) => value),
    'atlantida',
  ];
  const tenths = (max: number) => fc.nat(max * 10).map((value) => value / 10);
  const ticked = fc.constant<'1'>('1');
  // Edge values alone would mostly find nothing.
  return fc.noBias(
    fc.record({
      complex: maybe(someOf(withStranger(dictionary.complexes))),
      building: maybe(someOf(withStranger(dictionary.buildings))),
      rooms: maybe(someOf(lotFilters.rooms.values)),
      priceFrom: maybe(fc.nat(60_000_000)),
      priceTo: maybe(fc.nat(60_000_000)),
      payFrom: maybe(fc.nat(150_000)),
      payTo: maybe(fc.nat(400_000)),
      programme: maybe(fc.constantFrom(...dictionary.programmes.map(({ id }) => id), 'nobody')),
      term: maybe(fc.integer({ min: 1, max: 40 })),
      down: maybe(fc.nat(20_000_000)),
      areaFrom: maybe(tenths(130)),
      areaTo: maybe(tenths(130)),
      kitchenFrom: maybe(tenths(26)),
      kitchenTo: maybe(tenths(26)),
      floorFrom: maybe(fc.integer({ min: 1, max: 25 })),
      floorTo: maybe(fc.integer({ min: 1, max: 25 })),
      floorNot: maybe(someOf(lotFilters.floorNot.values)),
      handover: maybe(
        fc.constantFrom('ready', ...dictionary.handovers.map(handoverValue), '2031-2', '2020-1'),
      ),
      finish: maybe(someOf(lotFilters.finish.values)),
      options: maybe(someOf(lotFilters.options.values)),
      sides: maybe(someOf(lotFilters.sides.values)),
      light: maybe(someOf(lotFilters.light.values)),
      sunFrom: maybe(fc.nat(12)),
      oppositeFrom: maybe(fc.nat(120)),
      pay: maybe(someOf(lotFilters.pay.values)),
      discount: maybe(ticked),
      free: maybe(ticked),
      metro: maybe(fc.integer({ min: 1, max: 40 })),
      school: maybe(fc.integer({ min: 1, max: 30 })),
      kindergarten: maybe(fc.integer({ min: 1, max: 30 })),
      clinic: maybe(fc.integer({ min: 1, max: 30 })),
      // A number names one lot or two: rarely, or nothing would be found.
      number: fc.oneof(
        { arbitrary: fc.constant(undefined), weight: keys * 10 },
        { arbitrary: fc.nat(2_000).map(numberOrId), weight: 1 },
      ),
      plan: maybe(someOf(withStranger(dictionary.plans))),
      commute: maybe(fc.subarray(dictionary.complexes.map(({ value }) => value))),
      commute2: maybe(fc.subarray(dictionary.complexes.map(({ value }) => value))),
    } satisfies Record<keyof FlatFilter, unknown>),
  );
}

const numberOrId = (at: number): string => (at % 2 ? `K${at}` : String(100_000 + at));

/** Any sort of the contract. */
export const sortArbitrary: fc.Arbitrary<LotSort> = fc.constantFrom(
  ...(Object.keys(flats.sorts) as LotSort[]),
);
