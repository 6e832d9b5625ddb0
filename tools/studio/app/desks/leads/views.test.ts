import { expect, test } from 'vitest';
import { filterOf, viewOf } from './views.ts';

const filterAt = (query: string) => {
  const params = new URLSearchParams(query);
  return filterOf((name) => params.get(name) ?? '');
};

test.each([
  ['', { status: 'new' }],
  ['view=mine&source=yandex', { responsible: 'me', source: 'yandex' }],
  ['view=overdue&text=921', { overdue: '1', text: '921' }],
  // The tab is stronger than what was picked under another one.
  ['view=mine&responsible=nobody', { responsible: 'me' }],
  ['view=all&lead=1&as=board', {}],
])('«%s» asks for %o', (query, filter) => {
  expect(filterAt(query)).toEqual(filter);
});

test('a view that is none is the first one', () => {
  expect(viewOf('constructor')).toBe('new');
  expect(viewOf('board')).toBe('new');
});
