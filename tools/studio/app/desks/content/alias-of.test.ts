import * as v from 'valibot';
import { expect, test } from 'vitest';
import { alias } from '../../../contract/content/entry.ts';
import { aliasOf } from './alias-of.ts';

test.each([
  ['«Канал 9»: закончили кладку', 'kanal-9-zakonchili-kladku'],
  ['Ещё − 5 % на щедрый подъезд', 'esche-5-na-schedryj-podezd'],
  ['', ''],
  ['— !', ''],
])('%s is named %s', (title, expected) => {
  expect(aliasOf(title)).toBe(expected);
});

test('a long title gives whole words, and every name is a good one', () => {
  const name = aliasOf('Достопримечательности '.repeat(9));
  expect(name).toBe('dostoprimechatelnosti-dostoprimechatelnosti');
  for (const title of ['Ы'.repeat(200), 'Дом', name]) {
    expect(v.is(alias, aliasOf(title))).toBe(true);
  }
});
