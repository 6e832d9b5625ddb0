import fc from 'fast-check';
import { keysOf } from '../../../core/filter.ts';
import { lotFilters, type LotFilter } from '../../../catalogue/filters/lot.filters.ts';
import { demoNames } from '../sentence.fixture.ts';

const KNOWN = {
  complex: demoNames.complexes.map(({ id }) => id),
  building: demoNames.buildings.map(({ id }) => id),
  programme: demoNames.programmes.map(({ id }) => id),
};

const alias = fc.stringMatching(/^[a-z][a-z0-9._-]{0,20}$/);

const handover = fc.oneof(
  fc.constant('ready'),
  fc
    .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 4 }))
    .map((pair) => pair.join('-')),
);

const coordinate = fc
  .tuple(
    fc.integer({ min: -90, max: 90 }),
    fc.integer({ min: 0, max: 999_999 }),
    fc.integer({ min: -180, max: 180 }),
  )
  .map(([lat, part, lon]) => `${lat}.${part},${lon}`);

const named = (key: keyof typeof KNOWN) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...KNOWN[key]) },
    { weight: 1, arbitrary: alias },
  );

/** A value of a filter's key. */
function someValue(key: keyof LotFilter): fc.Arbitrary<unknown> {
  const declared = lotFilters[key];
  switch (key) {
    case 'handover':
      return handover;
    case 'work':
    case 'work2':
      return coordinate;
    case 'programme':
      return named(key);
    case 'complex':
    case 'building':
      return fc.uniqueArray(named(key), { minLength: 1, maxLength: 3 });
    case 'plan':
      return fc.uniqueArray(alias, { minLength: 1, maxLength: 2 });
    case 'number':
      return fc.stringMatching(/^[a-zа-я0-9][a-zа-я0-9 .-]{0,20}[a-zа-я0-9]$/);
    default:
  }
  if (declared.kind === 'some')
    return fc.subarray([...declared.values] as string[], { minLength: 1 });
  if (declared.kind === 'one') return fc.constantFrom(...declared.values);
  if (declared.kind !== 'number') return fc.constant('1');
  const { min, max, decimals } = declared;
  const first = 'unlimited' in declared ? min + 1 : min;
  const most = fc.constantFrom(max, Math.min(max, 100), Math.min(max, 20_000_000));
  return most
    .chain((last) => fc.integer({ min: first * 10 ** decimals, max: last * 10 ** decimals }))
    .map((value) => value / 10 ** decimals);
}

const PAIRS = [
  ['priceFrom', 'priceTo'],
  ['payFrom', 'payTo'],
  ['areaFrom', 'areaTo'],
  ['kitchenFrom', 'kitchenTo'],
  ['floorFrom', 'floorTo'],
] as const;

/** Limits in their order. */
function inOrder(filter: LotFilter): LotFilter {
  const ordered = { ...filter };
  for (const [from, to] of PAIRS) {
    const [low = 0, high = Infinity] = [filter[from], filter[to]];
    if (low > high) Object.assign(ordered, { [from]: high, [to]: low });
  }
  return Object.fromEntries(
    Object.entries(ordered).filter(([key, value]) => {
      const declared = lotFilters[key as keyof LotFilter];
      return !('unlimited' in declared) || declared.unlimited !== value;
    }),
  );
}

/** Any filter that an address may hold; each key is left out as often as not. */
export const someFilter: fc.Arbitrary<LotFilter> = fc
  .record(Object.fromEntries(keysOf(lotFilters).map((key) => [key, someValue(key)])), {
    requiredKeys: [],
  })
  .map((filter) => inOrder(filter as LotFilter));
