import { expect, test } from 'vitest';
import { addressSpellings, isSaid } from './address-spellings.ts';

test.each([
  ['Невского 28', 'Невский проспект 28'],
  ['Литейного, 20', 'Литейный проспект 20'],
  ['Садовой 12', 'Садовая улица 12'],
  ['Московского проспекта 100', 'Московский проспект 100'],
  ['Большой Зеленина 24', 'Большая Зеленина улица 24'],
  ['Марата 5', 'улица Марата 5'],
  ['ул. Рубинштейна', 'улица Рубинштейна'],
])('«%s» is looked for as «%s»', (said, spelling) => {
  expect(addressSpellings(said)[0]).toBe(spelling);
});

test('a bridge of the same name is not the avenue', () => {
  expect(isSaid('Невский проспект 28', 'Мост Александра Невского')).toBe(false);
  expect(isSaid('Невский проспект 28', 'Невский проспект')).toBe(true);
});
