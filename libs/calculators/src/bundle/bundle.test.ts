import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  bundledFormula,
  isBundle,
  MOST_TOGETHER,
  OWN_BUNDLE,
  priceTogether,
  type SeparateLot,
} from './price-together.ts';
import { sharePlan } from './share-plan.ts';

const price = fc.integer({ min: 1, max: 100_000_000_000 });
const accessory = fc.record({
  kind: fc.constantFrom('parking' as const, 'storage' as const),
  price,
});
const set = fc
  .tuple(price, fc.array(accessory, { minLength: 1, maxLength: MOST_TOGETHER - 1 }))
  .map(([flat, others]): SeparateLot[] => [{ kind: 'flat', price: flat }, ...others]);
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

describe('isBundle', () => {
  test.each([
    [['flat', 'parking'], true],
    [['storage', 'flat', 'parking'], true],
    [['flat'], false],
    [['parking', 'storage'], false],
    [['flat', 'flat', 'parking'], false],
    [['flat', 'parking', 'parking', 'storage', 'storage', 'storage'], false],
  ] as const)('%j: %s', (kinds, is) => {
    expect(isBundle(kinds.map((kind) => ({ kind })))).toBe(is);
  });
});

describe('priceTogether', () => {
  it('lowers the price of what goes with the flat', () => {
    const { lots, ...sums } = priceTogether([
      { kind: 'flat', price: 1_500_000_000 },
      { kind: 'parking', price: 175_000_000 },
      { kind: 'storage', price: 65_000_033 },
    ]);
    expect(lots).toEqual([
      { full: 1_500_000_000, percent: 0, discount: 0, price: 1_500_000_000 },
      { full: 175_000_000, percent: 5, discount: 8_750_000, price: 166_250_000 },
      { full: 65_000_033, percent: 10, discount: 6_500_004, price: 58_500_029 },
    ]);
    expect(sums).toEqual({ full: 1_740_000_033, saving: 15_250_004, price: 1_724_750_029 });
  });

  it('leaves a place without a flat at its price', () => {
    const { saving } = priceTogether([
      { kind: 'parking', price: 175_000_000 },
      { kind: 'storage', price: 65_000_000 },
    ]);
    expect(saving).toBe(0);
  });

  it('is the sum of its lots, and never gives less than was promised', () => {
    fc.assert(
      fc.property(set, (lots) => {
        const bundle = priceTogether(lots);
        expect(sum(bundle.lots.map((one) => one.price))).toBe(bundle.price);
        expect(bundle.price + bundle.saving).toBe(bundle.full);
        expect(bundle.full).toBe(sum(lots.map((one) => one.price)));
        for (const [index, { kind }] of lots.entries()) {
          const { full = 0, discount = 0, price: now = -1 } = bundle.lots[index] ?? {};
          const promised = kind === 'flat' ? 0 : OWN_BUNDLE[kind];
          expect(BigInt(discount) * 100n).toBeGreaterThanOrEqual(BigInt(full) * BigInt(promised));
          expect(now).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

test('the formula prints the numbers of the price', () => {
  const { lots } = priceTogether([
    { kind: 'flat', price: 1_500_000_000 },
    { kind: 'storage', price: 65_000_050 },
  ]);
  const printed = lots.map((lot) =>
    bundledFormula(lot).map((row) => row.join(': ').replaceAll('\u00a0', ' ')),
  );
  expect(printed).toEqual([
    [],
    [
      'Скидка комплекта: 650 000,50 ₽ × 10 % = 65 000,05 ₽',
      'Цена в комплекте: 650 000,50 ₽ − 65 000,05 ₽ = 585 000,45 ₽',
    ],
  ]);
});

describe('sharePlan', () => {
  it('pays what goes with the flat from own money, so that the loan is the flat’s', () => {
    expect(sharePlan([500, 1000], [1200, 200, 100], 'own-money-first')).toEqual([
      [200, 1000],
      [200, 0],
      [100, 0],
    ]);
  });

  it('pays an instalment for each lot by its price; what does not divide is the flat’s', () => {
    expect(sharePlan([100, 50, 50], [160, 30, 10], 'in-proportion')).toEqual([
      [80, 41, 39],
      [15, 7, 8],
      [5, 2, 3],
    ]);
  });

  it('leaves equal parts equal for each lot, the last one apart', () => {
    const shares = sharePlan(
      [3_000_001, 333_333, 333_333, 333_334],
      [3_700_001, 200_000, 100_000],
      'in-proportion',
    );
    for (const [, second, third] of shares) expect(second).toBe(third);
  });

  it('names each kopeck once, whatever is paid how', () => {
    fc.assert(
      fc.property(
        set,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 24 }),
        fc.constantFrom('own-money-first' as const, 'in-proportion' as const),
        (lots, cuts, sharing) => {
          const { lots: priced, price: total } = priceTogether(lots);
          const prices = priced.map((one) => one.price);
          const marks = [0, ...cuts.map((cut) => Math.floor(cut * total)).sort((a, b) => a - b)];
          const parts = marks.map((mark, index) => (marks[index + 1] ?? total) - mark);
          const shares = sharePlan(parts, prices, sharing);
          expect(shares.map(sum)).toEqual(prices);
          expect(parts.map((_, part) => sum(shares.map((lot) => lot[part] ?? 0)))).toEqual(parts);
          const others = shares.slice(1).flat();
          expect(Math.min(...others)).toBeGreaterThanOrEqual(0);
          // What the rounding of each part has left to the last one.
          expect(Math.min(...(shares[0] ?? []))).toBeGreaterThan(-lots.length * parts.length);
        },
      ),
    );
  });
});
