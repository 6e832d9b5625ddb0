import { expect, test } from 'vitest';
import { exampleOf } from '../../testing/example-of.ts';
import { previewLots, readAmount } from './lot.ts';

test.each([
  ['-2', -2],
  ['−1,5', -1.5],
  ['+250 000', 250_000],
  ['две', null],
  ['1,234', null],
  ['', null],
])('«%s» is read as %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test('lots that are not free keep their price and stand last', () => {
  const { lots } = exampleOf('Prices.Lots');
  const shown = previewLots(lots, { by: 'percent', amount: -2, step: 1_000_00 }, true);
  expect(shown.map(({ number, next }) => [number, next?.price, next?.oldPrice])).toEqual([
    [36, 2_230_100_000, 2_275_600_000],
    [24, 1_136_300_000, 1_159_500_000],
    [3, undefined, undefined],
  ]);
});
