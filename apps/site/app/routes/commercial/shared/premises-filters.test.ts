import { expect, test } from 'vitest';
import type { PremisesFacets } from '@m30/api';
import type { PremisesFilter } from '@m30/api/filters';
import { chosenWords, liftOf, listingChips } from '../../../components/listing-form/index.ts';
import { premisesWords } from './premises-filters.ts';
import { premisesListing } from './premises-url.ts';

const option = (value: string, label: string) => ({ value, label, count: 1 });

const facets: PremisesFacets = {
  complex: [option('kanal', 'Канал 9')],
  building: [],
  purpose: [option('cafe', 'Кофейня'), option('office', 'Офис')],
  handover: [option('2027-4', 'До конца 2027')],
  entrance: { count: 1 },
  free: { count: 1 },
  price: { min: 0, max: 1, histogram: [] },
  area: { min: 0, max: 1 },
  power: { min: 0, max: 1 },
  ceiling: { min: 0, max: 1 },
};

const chipsOf = (search: string) =>
  listingChips(
    {
      action: '/kommerciya',
      listing: premisesListing,
      state: premisesListing.read(new URLSearchParams(search)),
    },
    premisesWords,
    facets,
  ).map(({ label, href }) => [label.replaceAll('\u00a0', ' '), href]);

test('each filter in force is a chip with the address without it, in one order', () => {
  expect(
    chipsOf('entrance=1&ceilingFrom=3.5&purpose=cafe,office&complex=kanal&colour=red'),
  ).toEqual([
    ['Канал 9', '/kommerciya?ceilingFrom=3.5&purpose=cafe,office&entrance=1&colour=red'],
    ['Кофейня', '/kommerciya?complex=kanal&ceilingFrom=3.5&purpose=office&entrance=1&colour=red'],
    ['Офис', '/kommerciya?complex=kanal&ceilingFrom=3.5&purpose=cafe&entrance=1&colour=red'],
    ['Потолок от 3,5 м', '/kommerciya?complex=kanal&purpose=cafe,office&entrance=1&colour=red'],
    ['Отдельный вход', '/kommerciya?complex=kanal&ceilingFrom=3.5&purpose=cafe,office&colour=red'],
    [
      'Неизвестный фильтр «colour=red»',
      '/kommerciya?complex=kanal&ceilingFrom=3.5&purpose=cafe,office&entrance=1',
    ],
  ]);
});

test('a value that the facets do not know keeps its name', () => {
  expect(chipsOf('building=korpus-9')).toEqual([['korpus-9', '/kommerciya']]);
});

test('what lifting gives is known for the filters of the list alone', () => {
  const lift = liftOf(premisesWords);
  expect(lift('entrance')).toBe('С\u00a0любым входом');
  expect([lift('sort'), lift('constructor')]).toEqual([undefined, undefined]);
});

test.each([
  [['purpose'], 'Кофейня, Офис'],
  [['priceFrom', 'priceTo'], 'До 30 млн ₽'],
  [['complex'], undefined],
] as const)('the bar says what is chosen of %o in a line', (keys, words) => {
  const query = { purpose: ['cafe', 'office'], priceTo: 30_000_000 } satisfies PremisesFilter;
  expect(chosenWords(query, premisesWords, facets, keys)?.replaceAll('\u00a0', ' ')).toBe(words);
});
