import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downPaymentFor, financedDown, loanTerms, type LoanProgramme } from './loan-terms.ts';
import { percentOf, shareOf } from './percent.ts';

const family: LoanProgramme = { rate: 6, downPayment: 20.1, term: 360, maxLoan: 1_200_000_000 };

describe('percentOf and shareOf', () => {
  it.each([
    [1_064_800_000, 20.1, 214_024_800],
    [100, 33.333, 34],
    [1, 0.001, 1],
    [0, 50, 0],
    [999_999_999, 100, 999_999_999],
  ])('takes of %d kopecks %d percent: %d', (amount, percent, share) => {
    expect(percentOf(amount, percent)).toBe(share);
  });

  it('reads a share back to a tenth', () => {
    expect(shareOf(1_064_800_000, 214_024_800)).toBe(20.1);
    expect(shareOf(0, 0)).toBe(0);
  });
});

describe('downPaymentFor', () => {
  it.each([
    ['the per cent of the price', 1_064_800_000, 214_024_800],
    ['what the largest loan leaves, for a dear flat', 2_500_000_000, 1_300_000_000],
    ['nothing for nothing', 0, 0],
  ])('asks %s', (_, price, expected) => {
    expect(downPaymentFor(price, family)).toBe(expected);
  });
});

describe('financedDown', () => {
  it.each([
    ['the share of a modest flat', 1_064_800_000, undefined, true],
    ['no share of a flat that the largest loan does not reach', 2_500_000_000, undefined, false],
    ['own money that fills the gap', 2_500_000_000, 1_300_000_000, true],
    ['own money that is a kopeck short', 2_500_000_000, 1_299_999_999, false],
    ['own money below the share', 1_064_800_000, 200_000_000, false],
  ])('takes %s', (_, price, own, expected) => {
    expect(financedDown(price, family, own)).toBe(expected);
  });
});

describe('loanTerms', () => {
  it('is the lightest loan when nothing is chosen', () => {
    expect(loanTerms(1_064_800_000, family)).toEqual({
      downPayment: 214_024_800,
      loan: 850_775_200,
      rate: 6,
      months: 360,
      payment: 5_100_827,
    });
  });

  it('keeps any choice within the programme', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: -5, max: 900 }), (price, down, months) => {
        const terms = loanTerms(price, family, { downPayment: down, months });
        expect(terms.loan + terms.downPayment).toBe(price);
        expect(terms.loan).toBeGreaterThanOrEqual(0);
        expect(terms.loan).toBeLessThanOrEqual(family.maxLoan);
        expect(terms.downPayment).toBeGreaterThanOrEqual(downPaymentFor(price, family));
        expect(terms.months).toBeGreaterThanOrEqual(1);
        expect(terms.months).toBeLessThanOrEqual(family.term);
      }),
    );
  });
});
