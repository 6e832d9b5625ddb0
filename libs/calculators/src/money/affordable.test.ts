import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordable, loanFor, requiredIncome } from './affordable.ts';
import { annuityPayment } from './annuity.ts';
import { loanTerms, type LoanProgramme } from './loan-terms.ts';

const family: LoanProgramme = { rate: 6, downPayment: 20.1, term: 360, maxLoan: 1_200_000_000 };
const amount = fc.integer({ min: 0, max: 500_000_000 });

describe('loanFor', () => {
  it('is the loan of its payment', () => {
    const loan = loanFor(3_582_155, { rate: 6, months: 240 });
    expect(Math.abs(loan - 500_000_000)).toBeLessThan(100);
  });

  it('is the largest one: a kopeck more costs more a month', () => {
    const rate = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(amount, rate, fc.integer({ min: 1, max: 480 }), (payment, percent, months) => {
        const terms = { rate: percent, months };
        const loan = loanFor(payment, terms);
        expect(annuityPayment({ loan, ...terms })).toBeLessThanOrEqual(payment);
        if (payment > 0) {
          expect(annuityPayment({ loan: loan + 1, ...terms })).toBeGreaterThan(payment);
        }
      }),
    );
  });
});

describe('affordable', () => {
  it.each([
    ['the payment decides', 5_000_000, 300_000_000, { price: 1_133_958_155, loan: 833_958_155 }],
    ['the largest loan decides', 90_000_000, 900_000_000, { price: 2_100_000_000, loan: 1.2e9 }],
    ['own money decides', 90_000_000, 20_100_000, { price: 100_000_000, loan: 79_900_000 }],
    ['nothing is had', 0, 0, { price: 0, loan: 0 }],
  ])('%s', (_, payment, own, expected) => {
    expect(affordable({ payment, own }, family)).toEqual(expected);
  });

  it('finds a price that the programme finances within the means', () => {
    fc.assert(
      fc.property(amount, amount, (payment, own) => {
        const { price, loan } = affordable({ payment, own }, family);
        expect(loan).toBe(Math.max(0, price - own));
        const terms = loanTerms(price, family, { downPayment: Math.min(own, price) });
        expect(terms.downPayment).toBeLessThanOrEqual(own);
        expect(terms.payment).toBeLessThanOrEqual(payment);
      }),
    );
  });
});

describe('requiredIncome', () => {
  it.each([
    [5_100_827, 0, undefined, 10_201_654],
    [5_100_827, 1_000_000, undefined, 12_201_654],
    [5_100_827, 0, 40, 12_752_068],
  ])('of a payment of %i and others of %i', (payment, others, share, income) => {
    expect(requiredIncome(payment, others, share)).toBe(income);
  });
});
