import { expect, test } from 'vitest';
import { typeset } from './typography.ts';

test.each([
  ['дом у воды', 'дом у_воды'],
  ['Дом — это дом', 'Дом_— это дом'],
  ['от 12 000 000 ₽ за 43,4 м²', 'от_12_000_000_₽ за_43,4_м²'],
  ['№ 214-ФЗ', '№_214-ФЗ'],
  ['<p>в доме</p>', '<p>в_доме</p>'],
  ['Лиговский пр., 87', 'Лиговский пр., 87'],
])('«%s» is set as «%s»', (text, set) => {
  expect(typeset({ text }).text.replaceAll('\u00A0', '_')).toBe(set);
});

test('addresses and names of things are left alone', () => {
  const block = { type: 'text', link: '/a b', html: '<a href="/katalog?a=1">к дому</a>' };
  expect(typeset([block])).toEqual([{ ...block, html: '<a href="/katalog?a=1">к\u00A0дому</a>' }]);
});
