import { expect, it } from 'vitest';
import { loanFormula } from './formula.ts';
import { loanTerms } from './loan-terms.ts';

const family = { rate: 6, downPayment: 20.1, term: 360, maxLoan: 1_200_000_000 };
const seen = (price: number, programme = family) =>
  loanFormula(price, loanTerms(price, programme)).map((row) =>
    row.join(': ').replaceAll('\u00a0', ' '),
  );

it('prints every number that the payment is made of', () => {
  expect(seen(2_630_000_000)).toEqual([
    'Кредит: 26 300 000 ₽ − 14 300 000 ₽ = 12 000 000 ₽',
    'Платёж: кредит × i ÷ (1 − (1 + i)⁻ⁿ) = 71 946,06 ₽, где i = 6 % ÷ 12 ÷ 100, n = 360 мес.',
    'Округление: до копейки, половина вверх',
  ]);
});

it('divides a loan without interest', () => {
  expect(seen(1_000_000_00, { ...family, rate: 0, term: 10 })[1]).toBe(
    'Платёж: кредит ÷ 10 = 79 900 ₽',
  );
});
