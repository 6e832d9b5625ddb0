import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DELAY_LAW } from './law.ts';
import { penaltyFormula, penaltyOf } from './penalty.ts';

const { handover, payment } = DELAY_LAW;

it.each([
  ['a day of a late handover', 1_208_400_000, 14, handover.value, 1, 1_127_840],
  ['twelve days of it', 1_208_400_000, 14, handover.value, 12, 13_534_080],
  ['a day of a late payment', 20_000_000, 14, payment.value, 1, 9_333],
  ['half a kopeck, up', 15_000, 0.5, payment.value, 2, 1],
  ['no delay', 1_208_400_000, 14, handover.value, 0, 0],
] as const)('of %s', (_, sum, rate, part, days, due) => {
  expect(penaltyOf({ sum, rate, part, days })).toBe(due);
});

it('is the nearest kopeck to what the law says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.constantFrom(handover.value, payment.value),
      fc.integer({ min: 0, max: 3650 }),
      (sum, tenths, part, days) => {
        const due = BigInt(penaltyOf({ sum, rate: tenths / 100, part, days }));
        const [over, under] = [BigInt(sum) * BigInt(tenths) * BigInt(days), 10_000n * BigInt(part)];
        const apart = 2n * (due * under - over);
        expect(apart > -under && apart <= under).toBe(true);
      },
    ),
  );
});

it('prints what it counts', () => {
  const printed = (days: number) =>
    penaltyFormula('Неустойка', { sum: 1_208_400_000, rate: 14, part: 150, days })
      .join(': ')
      .replaceAll(/\s/g, ' ');
  expect(printed(1)).toBe('Неустойка: 12 084 000 ₽ × 14 % ÷ 150 = 11 278,40 ₽ в день');
  expect(printed(12)).toBe('Неустойка: 12 084 000 ₽ × 14 % ÷ 150 × 12 дней = 135 340,80 ₽');
});

it('refuses what is no delay', () => {
  expect(() => penaltyOf({ sum: 1, rate: 14, part: 150, days: -1 })).toThrow(RangeError);
});
