import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createListing, filterFields, isTidy, oneOrFirst, page } from './index.ts';

interface Query {
  complex?: string[];
  size?: ('small' | 'large')[];
  priceTo?: number;
  areaFrom?: number;
  free?: '1';
  sort?: 'price' | '-price';
  page?: number;
}

const listing = createListing<Query>({
  ...filterFields({
    complex: { kind: 'aliases' },
    size: { kind: 'some', values: ['small', 'large'] },
    priceTo: { kind: 'number', min: 0, max: 10_000_000_000, decimals: 0 },
    areaFrom: { kind: 'number', min: 0, max: 10_000, decimals: 2, unlimited: 0 },
    free: { kind: 'flag' },
  }),
  sort: oneOrFirst(['price', '-price']),
  page,
});

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const query = fc
  .record({
    complex: maybe(
      fc
        .uniqueArray(fc.constantFrom('kanal', 'loft', 'zaliv'), { minLength: 1 })
        .map((list) => list.sort()),
    ),
    size: maybe(fc.constantFrom<('small' | 'large')[]>(['small'], ['large'], ['small', 'large'])),
    priceTo: maybe(fc.integer({ min: 0, max: 10_000_000_000 })),
    areaFrom: maybe(fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100)),
    free: maybe(fc.constant<'1'>('1')),
    sort: maybe(fc.constant<'-price'>('-price')),
    page: maybe(fc.integer({ min: 2, max: 10_000 })),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));

describe('the address of a list', () => {
  test('keeps any state, and is tidy then', () => {
    fc.assert(
      fc.property(query, (one) => {
        const search = listing.write({ query: one, refused: [] });
        const state = listing.read(search);
        expect(state).toEqual({ query: one, refused: [] });
        expect(isTidy(listing, new URLSearchParams(search), state)).toBe(true);
      }),
    );
  });

  test.each([
    ['?size=huge', [{ key: 'size', value: 'huge' }]],
    ['?colour=red', [{ key: 'colour', value: 'red' }]],
    [
      '?priceTo=much&free=2',
      ['priceTo', 'free'].map((key, at) => ({ key, value: ['much', '2'][at] })),
    ],
    ['?utm_source=ya', []],
  ])('%s keeps in sight what it does not understand', (search, refused) => {
    expect(listing.read(search).refused).toEqual(refused);
  });

  test.each([
    ['?size=small&size=large', '?size=small,large'],
    ['?complex=&priceTo=1+200+000', '?priceTo=1200000'],
    ['?sort=price&page=1', ''],
  ])('%s is written %s', (search, tidy) => {
    const state = listing.read(search);
    expect(listing.write(state)).toBe(tidy);
    expect(isTidy(listing, new URLSearchParams(search), state)).toBe(false);
  });

  test('lets go of one value of a list and begins with the first page', () => {
    const state = listing.read('?complex=kanal,loft&priceTo=5&page=3');
    expect(listing.write(listing.lift(state, ['complex'], 'kanal'))).toBe(
      '?complex=loft&priceTo=5',
    );
    expect(listing.write(listing.lift(state, ['complex', 'priceTo']))).toBe('');
  });
});
