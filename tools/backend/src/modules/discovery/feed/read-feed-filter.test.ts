import { expect, test } from 'vitest';
import { readFeedFilter } from './read-feed-filter.ts';

test.each([
  ['', {}],
  ['/katalog', {}],
  ['https://site.test/katalog', {}],
  ['rooms=2', { rooms: ['2'] }],
  [
    'https://site.test/katalog?complex=kanal,zaliv&rooms=2&sort=price&page=3&utm_source=x#lots',
    { complex: ['kanal', 'zaliv'], rooms: ['2'] },
  ],
])('«%s» is %j', (text, filter) => {
  expect(readFeedFilter(text)).toEqual(filter);
});

test.each([
  ['colour=red', 'В каталоге нет отбора «colour»'],
  ['rooms=12', /^rooms/],
])('«%s» is refused at its field', (text, message) => {
  let issues: unknown;
  try {
    readFeedFilter(text);
  } catch (error) {
    ({ issues } = error as { issues: unknown });
  }
  expect(issues).toMatchObject([
    {
      path: 'filter',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    },
  ]);
});
