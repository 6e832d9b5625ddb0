import { expect, it } from 'vitest';
import { metrePrice, metrePriceFormula } from './metre-price.ts';
import { settleArea, settlementFormula } from './settle-area.ts';

const contract = { price: 1_208_400_000, area: 63.6 };
const plain = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.join(': ').replaceAll(/\s/g, ' '));

it.each([
  ['within one per cent', 64.2, 0.6, 0],
  ['just beyond it', 64.24, 0.64, 12_160_000],
  ['larger', 64.6, 1, 19_000_000],
  ['smaller', 62.6, -1, -19_000_000],
])('a flat that is %s', (_, measured, difference, due) => {
  expect(settleArea({ ...contract, measured })).toMatchObject({ difference, due, threshold: 0.64 });
});

it('asks for nothing where the difference is the threshold', () => {
  expect(settleArea({ price: 1_000_000_000, area: 50, measured: 50.5 }).due).toBe(0);
  expect(settleArea({ price: 1_000_000_000, area: 50, measured: 50.51 }).due).toBe(10_200_000);
});

it('prints what it counts', () => {
  expect(plain(settlementFormula({ ...contract, measured: 64.6 }))).toEqual([
    'Разница: 64,6 м² − 63,6 м² = 1 м²',
    'Порог: 63,6 м² × 1 % = 0,64 м²',
    'Доплата: 1 м² × 190 000 ₽ = 190 000 ₽',
  ]);
  expect(plain(settlementFormula({ ...contract, measured: 62.6 })).at(-1)).toBe(
    'Возврат: 1 м² × 190 000 ₽ = 190 000 ₽',
  );
  expect(plain(settlementFormula({ ...contract, measured: 63.7 })).at(-1)).toMatch(/цена прежняя/);
});

it('tells a m² to the kopeck in a contract, to the rouble on a page', () => {
  expect(metrePrice(1_000_000_000, 63.6, 'contract')).toBe(15_723_270);
  expect(metrePrice(1_000_000_000, 63.6, 'page')).toBe(15_723_300);
  expect(plain([metrePriceFormula(1_000_000_000, 63.6, 'page')])).toEqual([
    'Цена за м²: 10 000 000 ₽ ÷ 63,6 м² = 157 233 ₽, до рубля',
  ]);
});

it('refuses an area that is none', () => {
  expect(() => settleArea({ ...contract, measured: 0 })).toThrow(RangeError);
});
