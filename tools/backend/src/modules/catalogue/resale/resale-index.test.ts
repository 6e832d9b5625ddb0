import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResaleFilter } from '@m30/api';
import { agentRows, resaleRows } from '../../../../demo/generator/resale/resale.ts';
import { isListed } from '../lot/listing.ts';
import type { ResaleRow } from '../snapshot/read-resale.ts';
import { resaleIndex } from './resale-index.ts';

const agents = new Map(agentRows().map((agent) => [agent.id, agent]));
const rows = resaleRows().flatMap((row): ResaleRow[] => {
  const agent = agents.get(row.agentId);
  const {
    metro = null,
    livingArea = null,
    kitchenArea = null,
    oldPrice = null,
    planId = null,
  } = row;
  const facts = { metro, livingArea, kitchenArea, oldPrice, planId };
  return agent ? [{ ...row, ...facts, agent: { ...agent, portrait: agent.portrait ?? null } }] : [];
});
const resale = new Map(rows.map((row) => [row.id, row]));
const listed = rows.filter(isListed);

/** What the filter means, flat by flat. */
function passes(flat: ResaleRow, filter: ResaleFilter): boolean {
  const roubles = flat.price / 100;
  return (
    (filter.district?.includes(flat.district) ?? true) &&
    (filter.rooms?.includes(flat.rooms) ?? true) &&
    roubles >= (filter.priceFrom ?? 0) &&
    roubles <= (filter.priceTo ?? Infinity) &&
    flat.area >= (filter.areaFrom ?? 0) &&
    flat.area <= (filter.areaTo ?? Infinity) &&
    !(filter.floorNot?.includes('first') && flat.floor === 1) &&
    !(filter.floorNot?.includes('last') && flat.floor === flat.floors) &&
    flat.year >= (filter.yearFrom ?? 0) &&
    (filter.metro === undefined || (flat.metro?.minutes ?? Infinity) <= filter.metro)
  );
}

const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined, freq: 2 });
const some = <Value>(...values: Value[]) => maybe(fc.subarray(values, { minLength: 1 }));
const filters: fc.Arbitrary<ResaleFilter> = fc.record({
  district: some('gatchina', 'primorskij', 'moskovskij', 'centralnyj', 'nevskij'),
  rooms: some<'studio' | '1' | '2' | '3' | '4'>('studio', '1', '2', '3', '4'),
  priceFrom: maybe(fc.integer({ min: 4_000_000, max: 20_000_000 })),
  priceTo: maybe(fc.integer({ min: 6_000_000, max: 30_000_000 })),
  areaFrom: maybe(fc.integer({ min: 20, max: 80 })),
  areaTo: maybe(fc.integer({ min: 30, max: 130 })),
  floorNot: some<'first' | 'last'>('first', 'last'),
  yearFrom: maybe(fc.integer({ min: 1890, max: 2015 })),
  metro: maybe(fc.constantFrom(5, 10, 15, 20, 30)),
});

describe('the index of resale flats', () => {
  const index = resaleIndex({ resale });

  test('is made once for the same flats', () => {
    expect(resaleIndex({ resale })).toBe(index);
    expect(resaleIndex({ resale: new Map(resale) })).not.toBe(index);
  });

  test('finds and counts what a look at each flat does, for any filter', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const wanted = listed.filter((flat) => passes(flat, filter));
        const page = { offset: 0, limit: Infinity };
        expect(new Set(index.find(filter, 'price', page).ids)).toEqual(
          new Set(wanted.map(({ id }) => id)),
        );
        const { facets, total } = index.facets(filter);
        expect(total).toBe(wanted.length);
        const countOf = (lifted: ResaleFilter, test: (flat: ResaleRow) => boolean) =>
          listed.filter((flat) => passes(flat, lifted) && test(flat)).length;
        for (const { value, count } of facets.district) {
          const anywhere = { ...filter, district: undefined };
          expect(count).toBe(countOf(anywhere, ({ district }) => district === value));
        }
        for (const { value, count } of facets.rooms) {
          expect(count).toBe(
            countOf({ ...filter, rooms: undefined }, ({ rooms }) => rooms === value),
          );
        }
        for (const { value, count } of facets.metro) {
          expect(count).toBe(countOf({ ...filter, metro: Number(value) }, () => true));
        }
        if (total > 0) return;
        for (const { key, count } of index.relaxations(filter)) {
          expect(count).toBe(countOf({ ...filter, [key]: undefined }, () => true));
        }
      }),
      { numRuns: 150 },
    );
  });
});
