import { expect, test } from 'vitest';
import { readSearch, searchHref } from './search-query.ts';

test.each([
  ['', { query: '', kind: null }],
  ['q=+ипотека++', { query: 'ипотека', kind: null }],
  ['q=дом&kind=news', { query: 'дом', kind: 'news' }],
  ['q=дом&kind=constructor', { query: 'дом', kind: null }],
  [`q=${'а'.repeat(200)}`, { query: 'а'.repeat(120), kind: null }],
  ['q=%00дом', { query: 'дом', kind: null }],
])('reads «%s»', (params, asked) => {
  expect(readSearch(new URLSearchParams(params))).toEqual(asked);
});

test('an address leaves out what is not asked for', () => {
  expect(searchHref({ query: '' })).toBe('/poisk');
  expect(searchHref({ query: 'дом и сад', kind: 'news' })).toBe(
    '/poisk?q=%D0%B4%D0%BE%D0%BC+%D0%B8+%D1%81%D0%B0%D0%B4&kind=news',
  );
});
