import { expect, test } from 'vitest';
import { roomMistakes, roomPageMistakes } from './check-rooms.ts';

const reasonsOf = (value: object) => roomMistakes({ path: 'x', key: 'x', value });

test.each([
  ['a façade above words on a finish', { picture: 'kanal-hero', title: 'Отделка «Двор»' }, 1],
  ['a stored façade with such a caption', { picture: { id: 'zaliv-facade' }, caption: 'Кухня' }, 1],
  ['a kitchen above the same words', { picture: 'finish-dvor-kitchen', title: 'Отделка' }, 0],
  ['a façade above words on a house', { picture: 'kanal-hero', title: 'Дом у канала' }, 0],
  ['a yard that a reader sent', { picture: 'loft-courtyard', author: 'Я', text: 'Из кухни' }, 0],
])('%s', (_what, value, mistakes) => {
  expect(reasonsOf(value)).toHaveLength(mistakes);
});

test('a page about rooms shows no house', () => {
  const blocks = [{ picture: { id: 'loft-facade' } }, { picture: { id: 'living' } }, {}];
  expect(roomPageMistakes({ title: 'Дизайн-проект', blocks })).toHaveLength(1);
  expect(roomPageMistakes({ title: 'Паркинг', blocks })).toEqual([]);
});
