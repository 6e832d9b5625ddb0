import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LOT_SORTS, lotFilterEntries, lotFilters, LotFilterSchema, ROOMS } from '@m30/api';
import {
  catalogueListing,
  type CatalogueQuery,
  type CatalogueState,
  filterKeys,
  filterOf,
  VIEWS,
} from './filter-url.ts';

const alias = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,20}$/);
const aliases = fc.uniqueArray(alias, { minLength: 1, maxLength: 6 }).map((list) => list.sort());
const roubles = fc.integer({ min: 1, max: 10_000_000_000 });
const metres = fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100);
const floor = fc.integer({ min: 2, max: 200 });
const some = <Item extends string>(...items: Item[]) => fc.subarray(items, { minLength: 1 });
const state: fc.Arbitrary<CatalogueState> = fc.record({
  query: fc.record(
    {
      complex: aliases,
      building: aliases,
      rooms: some(...ROOMS),
      priceFrom: roubles,
      priceTo: roubles,
      payFrom: roubles,
      payTo: roubles,
      programme: alias,
      term: fc.integer({ min: 1, max: 50 }),
      down: roubles,
      areaFrom: metres,
      areaTo: metres,
      kitchenFrom: metres,
      kitchenTo: metres,
      floorFrom: floor,
      floorTo: floor,
      floorNot: some('first', 'last'),
      handover: fc.oneof(fc.constant('ready'), fc.stringMatching(/^20\d\d-[1-4]$/)),
      finish: some(...lotFilters.finish.values),
      options: some(...lotFilters.options.values),
      sides: some(...lotFilters.sides.values),
      light: some(...lotFilters.light.values),
      sunFrom: fc.integer({ min: 1, max: 24 }),
      oppositeFrom: fc.integer({ min: 1, max: 1000 }),
      pay: some(...lotFilters.pay.values),
      discount: fc.constant('1'),
      free: fc.constant('1'),
      metro: fc.integer({ min: 1, max: 240 }),
      school: fc.integer({ min: 1, max: 240 }),
      kindergarten: fc.integer({ min: 1, max: 240 }),
      clinic: fc.integer({ min: 1, max: 240 }),
      number: fc
        .string({ minLength: 1, maxLength: 40 })
        .filter((text) => text.trim() === text && !text.includes('\0')),
      plan: aliases,
      commute: fc.integer({ min: 1, max: 240 }),
      commuteBy: fc.constantFrom(...lotFilters.commuteBy.values),
      work: fc.stringMatching(/^-?\d{1,2}\.\d{1,6},-?\d{1,3}\.\d{1,6}$/),
      commute2: fc.integer({ min: 1, max: 240 }),
      commuteBy2: fc.constantFrom(...lotFilters.commuteBy.values),
      work2: fc.stringMatching(/^-?\d{1,2}\.\d{1,6},-?\d{1,3}\.\d{1,6}$/),
      sort: fc.constantFrom(...LOT_SORTS.slice(1)),
      page: fc.integer({ min: 2, max: 10_000 }),
      view: fc.constantFrom(...VIEWS.slice(1)),
    } satisfies Record<keyof CatalogueQuery, fc.Arbitrary<unknown>>,
    { requiredKeys: [] },
  ),
  refused: fc.uniqueArray(
    fc.record({ key: fc.stringMatching(/^x[a-z]{1,8}$/), value: fc.string({ maxLength: 20 }) }),
    { selector: ({ key, value }) => `${key}=${value}`, maxLength: 4 },
  ),
});

describe('an address of the catalogue', () => {
  test('keeps every state through address and back', () => {
    fc.assert(
      fc.property(state, (given) => {
        const url = catalogueListing.write(given);
        expect(catalogueListing.read(url)).toEqual(given);
        expect(catalogueListing.write(catalogueListing.read(url))).toBe(url);
      }),
    );
  });

  test('settles after one reading, whatever was typed into it', () => {
    const key = fc.oneof(fc.constantFrom(...catalogueListing.keys, 'utm_source'), fc.string());
    const pair = fc.tuple(
      key,
      fc.oneof(fc.string(), fc.constantFrom('2', '1,7', '0', '2028-4', 'n,w', '1')),
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
        const once = catalogueListing.read(new URLSearchParams(pairs));
        expect(catalogueListing.read(catalogueListing.write(once))).toEqual(once);
        expect(v.is(LotFilterSchema, filterOf(once.query))).toBe(true);
      }),
    );
  });

  test('has the keys of the contract in the order of the contract', () => {
    expect(filterKeys).toEqual(Object.keys(lotFilterEntries));
    expect(catalogueListing.keys).toEqual([...filterKeys, 'sort', 'page', 'view']);
  });

  test.each([
    ['?rooms=2&rooms=studio&priceFrom=&priceTo=14+000+000', '?rooms=studio,2&priceTo=14000000'],
    ['?priceTo=14000000&complex=kanal', '?complex=kanal&priceTo=14000000'],
    ['?areaFrom=48,40', '?areaFrom=48.4'],
    ['?sort=mixed&page=1&priceFrom=0&view=cards&floorFrom=1&down=0', ''],
    [
      '?view=plans&free=1&sides=w,n&pay=full&pay=capital',
      '?sides=n,w&pay=full,capital&free=1&view=plans',
    ],
    ['?number=+57+', '?number=57'],
    ['?priceFrom=0&priceFrom=2', '?priceFrom=2'],
    ['?utm_source=ya&yclid=1&gclid=2&ymclid=3&erid=4&rooms=1', '?rooms=1'],
  ])('%s is tidied into «%s»', (given, tidy) => {
    expect(catalogueListing.write(catalogueListing.read(given))).toBe(tidy);
    expect(catalogueListing.read(given).refused).toEqual([]);
  });

  test.each([
    ['?colour=red', [{ key: 'colour', value: 'red' }]],
    ['?rooms=2,7', [{ key: 'rooms', value: '7' }]],
    ['?priceFrom=дёшево', [{ key: 'priceFrom', value: 'дёшево' }]],
    ['?handover=2028-9', [{ key: 'handover', value: '2028-9' }]],
    ['?view=table', [{ key: 'view', value: 'table' }]],
    ['?free=yes', [{ key: 'free', value: 'yes' }]],
    ['?floorFrom=0', [{ key: 'floorFrom', value: '0' }]],
    ['?page=0', [{ key: 'page', value: '0' }]],
    ['?priceTo=1&priceTo=2', [{ key: 'priceTo', value: '2' }]],
  ])('%s is refused in the open', (given, refused) => {
    expect(catalogueListing.read(given).refused).toEqual(refused);
  });
});
