import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEDUCTION_LAW, deductionFormula, taxBack } from './deduction.ts';

it.each([
  ['a dear home', 3_151_800_000, 'purchase', 26_000_000],
  ['a share below the limit', 150_000_000, 'purchase', 19_500_000],
  ['interest', 2_000_000_000, 'interest', 39_000_000],
  ['half a rouble', 100_000_050, 'purchase', 13_000_000],
] as const)('of %s', (_, spent, kind, back) => {
  expect(taxBack(spent, kind)).toBe(back);
});

it('never exceeds that of the limit, and is whole roubles', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      fc.constantFrom('purchase' as const, 'interest' as const),
      (spent, kind) => {
        const back = taxBack(spent, kind);
        expect(back % 100).toBe(0);
        expect(back * 100).toBeLessThanOrEqual(
          DEDUCTION_LAW.value[kind] * DEDUCTION_LAW.value.rate,
        );
        expect(taxBack(spent + 100_000, kind)).toBeGreaterThanOrEqual(back);
      },
    ),
  );
});

it('prints what it counts', () => {
  expect(
    deductionFormula('Вычет', 3_151_800_000, 'purchase').join(': ').replaceAll(/\s/g, ' '),
  ).toBe('Вычет: 2 000 000 ₽ × 13 % = 260 000 ₽, предел на человека из 31 518 000 ₽');
});
