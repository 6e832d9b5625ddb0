import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import { fieldOf, shownValue } from './words.ts';

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
  ['note', undefined, '—'],
  ['note', null, '—'],
  ['note', '', '—'],
  ['ended', 0, '0'],
  ['totp', true, 'да'],
  ['totp', false, 'нет'],
  ['note', { a: [1] }, '{"a":[1]}'],
  ['role', 'marketer', 'Маркетолог'],
  ['role', 'none-of-ours', 'none-of-ours'],
  ['name', 'marketer', 'marketer'],
])('%s %o is shown as «%s»', (field, value, shown) => {
  expect(shownValue(field, value)).toBe(shown);
});

test('a field that has no words stays as it is written', () => {
  expect([fieldOf('role'), fieldOf('new_field')]).toEqual(['Роль', 'new_field']);
});
