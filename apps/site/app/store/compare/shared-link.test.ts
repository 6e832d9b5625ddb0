import { expect, test } from 'vitest';
import { readSharedLots, sharedHref } from './shared-link.ts';

const read = (search: string) => readSharedLots(new URLSearchParams(search));

test.each([
  ['', null],
  ['?pin=k2-57', null],
  ['?lots=k2-57,t2-131', ['k2-57', 't2-131']],
  ['?lots=k2-57,k2-57,,<b>', ['k2-57']],
  ['?lots=', []],
  ['?lots=a,b,c,d,e,f,g,h,i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the address %s names %o', (search, ids) => {
  expect(read(search)).toEqual(ids);
});

test('a link names what it was made of', () => {
  const href = sharedHref(['k2-57', 't2-131']);
  expect(read(href.slice(href.indexOf('?')))).toEqual(['k2-57', 't2-131']);
});
