import { expect, test } from 'vitest';
import { readLotId } from './read-lot-id.ts';

test.each([
  ['k2-48', 'k2-48'],
  [' K2-48 ', 'k2-48'],
  ['/obekty/kanal/korpus-2/k2-48', 'k2-48'],
  ['https://meridian30.example/obekty/kanal/korpus-2/k2-48/?term=15#plan', 'k2-48'],
  ['https://meridian30.example/obekty/kanal/korpus-2/k2-48/cena', 'k2-48'],
  ['https://meridian30.example/parking/kanal?place=p1-7', 'p1-7'],
  ['', null],
  ['двушка до 12 млн', null],
  ['javascript:alert(1)', null],
  ['https://meridian30.example/', null],
])('«%s» names %s', (text, id) => {
  expect(readLotId(text)).toBe(id);
});
