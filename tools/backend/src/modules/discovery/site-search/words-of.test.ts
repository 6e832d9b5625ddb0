import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test.each<[string, unknown, string]>([
  ['nothing', [], ''],
  [
    'prose without its markup',
    [{ type: 'text', html: '<p>Дом &laquo;Залив&raquo;</p><p>Ключи</p>' }],
    'Дом «Залив» Ключи',
  ],
  [
    'titles and words of items, however deep, and no addresses',
    [
      {
        type: 'accordion',
        items: [{ title: 'Сроки', html: '<b>5</b> дней', link: '/ddu' }],
        href: '/kanal',
      },
    ],
    'Сроки 5 дней',
  ],
  ['blocks that are none', [null, 3, { type: 'text', html: 5 }], ''],
])('of %s', (_, blocks, words) => {
  expect(wordsOf(blocks)).toBe(words);
});
