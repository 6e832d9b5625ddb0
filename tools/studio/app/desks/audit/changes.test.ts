import { expect, test } from 'vitest';
import { changesOf, shownValue } from './changes.ts';

test('a field that is the same is no change; one that came or went is', () => {
  const before = { role: 'editor', name: 'Глеб', phone: '+7921' };
  const after = { role: 'marketer', name: 'Глеб', note: 'переведён' };
  expect(changesOf({ before, after })).toEqual([
    { field: 'role', before: 'editor', after: 'marketer' },
    { field: 'phone', before: '+7921', after: undefined },
    { field: 'note', before: undefined, after: 'переведён' },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test.each([
  [undefined, '—'],
  [null, '—'],
  ['', '—'],
  [0, '0'],
  [true, 'да'],
  [false, 'нет'],
  [{ a: [1] }, '{"a":[1]}'],
])('%o is shown as «%s»', (value, shown) => {
  expect(shownValue(value)).toBe(shown);
});
