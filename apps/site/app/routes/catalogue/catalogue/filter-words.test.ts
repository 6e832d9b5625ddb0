import { expect, test } from 'vitest';
import { facets } from './catalogue.fixture.ts';
import { liftWords, summaries } from './filter-words.ts';

test.each([
  ['price', {}, 'Любая'],
  ['price', { priceTo: 14_000_000 }, 'до 14 млн ₽'],
  ['price', { priceFrom: 6_300_000, priceTo: 14_000_000 }, '6,3–14 млн ₽'],
  ['area', { areaFrom: 42, areaTo: 70.5 }, '42–70,5 м²'],
  ['rooms', { rooms: ['studio', '4'] }, 'Студия, 4+'],
  ['complex', { complex: ['kanal', 'sosny'] }, 'Канал 9, Сосны'],
  ['handover', { handover: 'ready' }, 'дом сдан'],
  ['handover', {}, 'Любой срок'],
] as const)('the bar says of %s %o «%s»', (name, query, words) => {
  const text = summaries[name](structuredClone(query) as never, facets);
  expect(text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(words);
});

test('a filter that this page does not know cannot be lifted', () => {
  expect(liftWords('metro')).toBeUndefined();
  expect(liftWords('priceTo')).toEqual({ key: 'priceTo', words: 'Без верхней границы цены' });
});
